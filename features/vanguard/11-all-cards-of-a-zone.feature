@VG
Feature: Effects on all cards of a zone

  @VG-11.8.3.1
  Rule: 11.8.3.1 An ability or order that is played does what its text says, to each card that it names

    Scenario Outline: An order that counts the grades of all its player's cards <where> counts each of them and no other card
      Given player A has the unit "Prince" on the vanguard circle
      And "Prince" is a unit of grade 3 with 10000 power
      And player A has the unit "Fox" on the front left circle
      And "Fox" is a unit of grade 10 with 8000 power
      And player A has the unit "Owl" at rest on the back left circle
      And "Owl" is a unit of grade 20 with 8000 power
      And player A has "Page" and "Verse" in the hand
      And "Page" is a unit of grade 100 with 8000 power
      And "Verse" has this data:
        """
        {"category": "order", "grade": 200}
        """
      And player A has "Old page" and "Old verse" in the drop zone
      And "Old page" is a unit of grade 1000 with 8000 power
      And "Old verse" has this data:
        """
        {"category": "order", "grade": 2000}
        """
      And player A has "Soul page" and "Soul verse" in the soul
      And "Soul page" is a unit of grade 10000 with 8000 power
      And "Soul verse" has this data:
        """
        {"category": "order", "grade": 20000}
        """
      And player A has "Wound" in the damage zone
      And "Wound" is a unit of grade 100000 with 8000 power
      And player A has "Captive" in the bind zone
      And "Captive" is a unit of grade 1000000 with 8000 power
      And player A has "Song" in the order zone
      And "Song" has this data:
        """
        {"category": "order", "subtype": "set", "setSubtype": "song", "grade": 10000000}
        """
      And player A has "Giant" face up in the G zone
      And player A has "Titan" face down in the G zone
      And "Giant" has this data:
        """
        {"category": "unit", "subtype": "G", "grade": 40000000, "power": 8000}
        """
      And "Titan" has this data:
        """
        {"category": "unit", "subtype": "G", "grade": 80000000, "power": 8000}
        """
      And player A has "Ghost" in the removed cards
      And "Ghost" is a unit of grade 400000000 with 8000 power
      And player B has the unit "Toad" on the front left circle
      And player B has "Heron" in the hand
      And player B has "Old heron" in the drop zone
      And player B has "Soul heron" in the soul
      And player B has "Bruise" in the damage zone
      And player B has "Prey" in the bind zone
      And player A has "Tally" in the hand
      And "Tally" has this data:
        """
        {"category": "order", "grade": 0, "abilities": [{"type": "order", "effect": [{"do": "modify", "stat": "power", "by": {"value": "grade", "of": {"all": {"player": "you", "zone": ["<zone>"]}}}, "target": {"all": {"player": "you", "vanguard": true}}, "until": "turn"}]}]}
        """
      When player A plays the order "Tally"
      Then "Prince" has <power> power

      Examples:
        | where                 | zone      | power     |
        | on the field          | field     | 10033     |
        | in the hand           | hand      | 10300     |
        | in the drop zone      | drop      | 13000     |
        | in the soul           | soul      | 40000     |
        | in the damage zone    | damage    | 110000    |
        | in the bind zone      | bind      | 1010000   |
        | in the order zone     | orderZone | 10010000  |
        | in the G zone         | gZone     | 120010000 |
        | that are removed      | removed   | 400010000 |
