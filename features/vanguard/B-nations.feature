@VG
Feature: Supplement B. Nations and the clans of cards that name only a nation

  @VG-B.1
  Rule: B.1 The new name and the old name of a nation mean the same

    Scenario Outline: A unit of <new> shares its nation with a unit of <old>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<new>"
      And player A has the unit "Stranger" on the front right circle
      And "Stranger" is of the nation "Vale"
      And player A has the unit "Envoy" (probe "act-same-nation-gets-power") on the back left circle
      And "Envoy" is of the nation "<old>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power
      And "Stranger" has 8000 power

      Examples:
        | new | old |
        | Keter Sanctuary | United Sanctuary |
        | Brandt Gate | Star Gate |
        | Dark States | Dark Zone |
        | Stoicheia | Zoo |
        | Stoicheia | Magallanica |
        | Lyrical Monasterio | Magallanica |

  @VG-B.2
  Rule: B.2 A card that names no clan belongs to all clans of its nation

    Scenario: A unit that names its clan besides its nation is of no other clan of the nation
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "Dragon Empire"
      And player A has the unit "Ninja" on the front right circle
      And "Ninja" is of the nation "Dragon Empire"
      And "Ninja" is of the clan "Murakumo"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "Kagero"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power
      And "Ninja" has 8000 power

  @VG-B.3
  Rule: B.3 A Keter Sanctuary or United Sanctuary card without a clan belongs to six clans

    Scenario Outline: A <nation> unit without a clan belongs to the clan <clan>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<nation>"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "<clan>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

      Examples:
        | nation | clan |
        | Keter Sanctuary | Royal Paladin |
        | United Sanctuary | Oracle Think Tank |
        | Keter Sanctuary | Angel Feather |
        | United Sanctuary | Shadow Paladin |
        | Keter Sanctuary | Gold Paladin |
        | United Sanctuary | Genesis |

  @VG-B.4
  Rule: B.4 A Dragon Empire card without a clan belongs to five clans

    Scenario Outline: A <nation> unit without a clan belongs to the clan <clan>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<nation>"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "<clan>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

      Examples:
        | nation | clan |
        | Dragon Empire | Kagero |
        | Dragon Empire | Nubatama |
        | Dragon Empire | Tachikaze |
        | Dragon Empire | Murakumo |
        | Dragon Empire | Narukami |

  @VG-B.5
  Rule: B.5 A Brandt Gate or Star Gate card without a clan belongs to three clans

    Scenario Outline: A <nation> unit without a clan belongs to the clan <clan>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<nation>"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "<clan>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

      Examples:
        | nation | clan |
        | Brandt Gate | Nova Grappler |
        | Star Gate | Dimension Police |
        | Brandt Gate | Link Joker |

  @VG-B.6
  Rule: B.6 A Star Gate card without a clan also belongs to the clan Etranger

    Scenario Outline: A <nation> unit without a clan belongs to the clan <clan>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<nation>"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "<clan>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

      Examples:
        | nation | clan |
        | Star Gate | Etranger |

    Scenario: A Brandt Gate unit without a clan does not belong to the clan Etranger
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "Star Gate"
      And player A has the unit "Pilot" on the front right circle
      And "Pilot" is of the nation "Brandt Gate"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "Etranger"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power
      And "Pilot" has 8000 power

  @VG-B.7
  Rule: B.7 A Dark States or Dark Zone card without a clan belongs to four clans

    Scenario Outline: A <nation> unit without a clan belongs to the clan <clan>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<nation>"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "<clan>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

      Examples:
        | nation | clan |
        | Dark States | Spike Brothers |
        | Dark Zone | Dark Irregulars |
        | Dark States | Pale Moon |
        | Dark Zone | Gear Chronicle |

  @VG-B.8
  Rule: B.8 A Stoicheia or Zoo card without a clan belongs to three clans

    Scenario Outline: A <nation> unit without a clan belongs to the clan <clan>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<nation>"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "<clan>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

      Examples:
        | nation | clan |
        | Stoicheia | Megacolony |
        | Zoo | Great Nature |
        | Stoicheia | Neo Nectar |

  @VG-B.9
  Rule: B.9 A Stoicheia or Magallanica card without a clan belongs to two clans

    Scenario Outline: A <nation> unit without a clan belongs to the clan <clan>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<nation>"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "<clan>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

      Examples:
        | nation | clan |
        | Stoicheia | Granblue |
        | Magallanica | Aqua Force |

  @VG-B.10
  Rule: B.10 A Lyrical Monasterio or Magallanica card without a clan belongs to the clan Bermuda Triangle

    Scenario Outline: A <nation> unit without a clan belongs to the clan <clan>
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "<nation>"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "<clan>"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

      Examples:
        | nation | clan |
        | Lyrical Monasterio | Bermuda Triangle |
        | Magallanica | Bermuda Triangle |

  @VG-B.11
  Rule: B.11 A card of the nation Touken Ranbu without a clan is of the clan of that name

    Scenario: A unit of Touken Ranbu that names no clan is of the clan Touken Ranbu
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "Touken Ranbu"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "Touken Ranbu"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

  @VG-B.12
  Rule: B.12 A card of the nation BanG Dream! without a clan is of the clan of that name

    Scenario: A unit of BanG Dream! that names no clan is of the clan BanG Dream!
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "BanG Dream!"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "BanG Dream!"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

  @VG-B.13
  Rule: B.13 A card of the nation SHAMAN KING without a clan is of the clan of that name

    Scenario: A unit of SHAMAN KING that names no clan is of the clan SHAMAN KING
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "SHAMAN KING"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "SHAMAN KING"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power

  @VG-B.14
  Rule: B.14 A card of the nation Record of Ragnarok without a clan is of the clan of that name

    Scenario: A unit of Record of Ragnarok that names no clan is of the clan Record of Ragnarok
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "Record of Ragnarok"
      And player A has the unit "Envoy" (probe "act-same-clan-gets-power") on the back left circle
      And "Envoy" is of the clan "Record of Ragnarok"
      When player A activates "Envoy"
      Then "Soldier" has 13000 power
