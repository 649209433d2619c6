"""Discord's protocol: payloads and errors, gateway, interactions, message bodies, CDN, and faults for tests."""
