### Words on the pictures of War for Arrakis. Short: a picture has little room.

## Two letters for every leader with a name.

picture-arrakis-leader-paul-atreides = PA
picture-arrakis-leader-paul-muad-dib = MD
picture-arrakis-leader-lady-jessica = LJ
picture-arrakis-leader-reverend-mother-jessica = RM
picture-arrakis-leader-gurney-halleck = GH
picture-arrakis-leader-alia = AL
picture-arrakis-leader-stilgar = ST
picture-arrakis-leader-chani = CH
picture-arrakis-leader-wild-maker = WM
picture-arrakis-leader-baron-harkonnen = BH
picture-arrakis-leader-beast-rabban = BR
picture-arrakis-leader-feyd-rautha = FR
picture-arrakis-leader-thufir-hawat = TH
picture-arrakis-leader-captain-aramsham = CA
picture-arrakis-leader-gaius-helen-mohiam = HM
picture-arrakis-leader-shaddam-iv = SH
