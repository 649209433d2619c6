"""Accessibility checks of a page: names, structure, contrast and reach."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import Page

CHECKS = r"""() => {
  const found = [];
  const complain = (rule, node) => found.push(`${rule}: ${node.outerHTML.slice(0, 160)}`);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const hidden = (node) => node.closest("[aria-hidden=true], [hidden], [inert]") !== null;
  const shown = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === "visible";
  const named = (node) => (node.getAttribute("aria-labelledby") ?? "").split(" ").some((id) => id && document.getElementById(id))
    || node.getAttribute("aria-label") || node.labels?.length || node.textContent.trim() || node.title
    || node.querySelector("img[alt]:not([alt=''])");
  const CONTROLS = "button, a[href], input:not([type=hidden]), textarea, select, [tabindex='0'], [role=option], [role=menuitem], [role=dialog], [role=listbox], [role=textbox], [role=combobox]";

  for (const node of all(CONTROLS)) {
    if (!shown(node)) continue;
    if (!hidden(node) && !named(node)) complain("without a name", node);
    if (node.closest("[aria-hidden=true]") && node.tabIndex >= 0) complain("reached by the keyboard and hidden", node);
  }
  for (const node of all("button, a[href], [role=option], [role=menuitem]"))
    if (node.querySelector("button, a[href], input, [tabindex='0']")) complain("a control within a control", node);
  for (const node of all("img")) if (!node.hasAttribute("alt")) complain("a picture without words", node);
  for (const list of all("ul, ol")) {
    if (list.hasAttribute("role") && list.getAttribute("role") !== "list") continue;
    for (const child of list.children)
      if (child.tagName !== "LI" || child.hasAttribute("role")) complain("no item of its list", child);
  }
  for (const node of all("li")) if (!node.closest("ul, ol, menu, [role=list]")) complain("an item without a list", node);
  for (const node of all("[role=option]")) if (!node.closest("[role=listbox]")) complain("an option without its list", node);
  const ids = all("[id]").map((node) => node.id);
  for (const node of all("[id]")) if (ids.filter((id) => id === node.id).length > 1) complain("an id twice", node);
  for (const node of all("[aria-controls], [aria-activedescendant], [aria-labelledby], [aria-describedby]"))
    for (const name of ["aria-controls", "aria-activedescendant", "aria-labelledby", "aria-describedby"])
      for (const id of (node.getAttribute(name) ?? "").split(" "))
        if (id && !document.getElementById(id)) complain(`${name} leads nowhere`, node);
  for (const node of all("[role=listbox], [role=log], [role=region], *")) {
    const style = getComputedStyle(node);
    const scrolls = node.scrollHeight > node.clientHeight + 2 && ["auto", "scroll"].includes(style.overflowY);
    if (scrolls && shown(node) && node.tabIndex < 0 && !node.querySelector("button, a[href], input, textarea, [tabindex='0']"))
      complain("scrolls, but not by the keyboard", node);
  }
  if (all("h1").filter((node) => shown(node)).length !== 1) found.push(`first headings: ${all("h1").length}`);
  if (all("main").length !== 1) found.push("not one main part");
  if (!document.documentElement.lang) found.push("no language");
  if (!document.title) found.push("no title");
  const meta = document.querySelector("meta[name=viewport]")?.content ?? "";
  if (/user-scalable=no|maximum-scale=1\b/.test(meta)) found.push("cannot be made larger");

  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true }), mixed = new Map();
  const colour = (words) => {
    if (!mixed.has(words)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = words;
      brush.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
      mixed.set(words, { r, g, b, a: a / 255 });
    }
    return mixed.get(words);
  };
  const over = (top, under) => ({ r: top.r * top.a + under.r * (1 - top.a), g: top.g * top.a + under.g * (1 - top.a), b: top.b * top.a + under.b * (1 - top.a), a: 1 });
  const ground = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== "none" || style.position === "fixed" && at !== node && layers.length === 0 && at.tagName === "IMG") return null;
      layers.push(colour(style.backgroundColor));
      if (layers.at(-1).a === 1) break;
    }
    return layers.reverse().reduce((under, top) => over(top, under), { r: 0, g: 0, b: 0, a: 1 });
  };
  const light = ({ r, g, b }) => [r, g, b].map((part) => part / 255).map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(node) || hidden(node) || node.closest(".sr-only, :disabled, [aria-disabled=true], [aria-busy=true]")) continue;
    let opacity = 1;
    for (let at = node; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    if (opacity === 0) continue;
    const style = getComputedStyle(node), under = ground(node);
    if (!under) continue;
    const ink = colour(style.color);
    const seen = over({ ...ink, a: ink.a * opacity }, under);
    const [high, low] = [light(seen), light(under)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(style.fontSize), large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5) - 0.01) complain(`contrast ${ratio.toFixed(2)}`, node);
  }
  return [...new Set(found)];
}"""

ONLY_COLOURS = "runOnly: ['color-contrast', 'link-in-text-block'],"


async def unfair(page: Page) -> list[str]:
    """Return all barriers to people with a handicap, on the light page and on the dark one.

    Both differ only in colours, so on the dark page our own check of contrasts is enough. Motion is off, because a
    colour that fades in has no fair contrast yet.
    """
    await page.emulate_media(color_scheme="light", reduced_motion="reduce")
    complaints: list[str] = await page.evaluate(CHECKS)
    complaints += await axe_complains(page)
    await page.emulate_media(color_scheme="dark")
    return complaints + [f"dark: {each}" for each in await page.evaluate(CHECKS)]


async def axe_complains(page: Page, rules: str = "") -> list[str]:
    """Return the faults that axe-core finds with all its rules."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE_SCRIPT)
    violations = await page.evaluate(
        f"axe.run({{{rules} resultTypes: ['violations']}}).then(({{ violations }}) => violations)"
    )
    return [
        f"axe {violation['id']}: {node['html'][:160]} {node['failureSummary']}"
        for violation in violations
        for node in violation["nodes"]
    ]
