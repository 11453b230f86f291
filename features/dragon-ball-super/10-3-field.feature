@DBS
Feature: 10-3. [Field]

  @DBS-10-3-1
  Rule: 10-3-1 [Field] is an [Activate: Main] of an Extra Card that places it in the Battle Area in Active Mode

    Scenario Outline: from the hand, for its energy cost
      Given it is player <whose>'s Main Phase
      And player <whose> has 2 active and 0 rested energy
      And player <whose> has "Arena" (probe "field") in the hand
      When player <whose> activates "Arena"
      Then "Arena" is in player <whose>'s Battle Area
      And "Arena" is active
      And player <whose>'s Energy Area holds 1 active and 1 rested cards
      And player <whose>'s Drop Area holds 0 cards

      Examples:
        | whose |
        | A     |
        | B     |

    Scenario: not in a battle, and not without its energy cost
      Given player A has 1 active and 1 rested energy
      And player A has "Arena" (probe "field") in the hand
      And player A has "Ruins" (probe "field") and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      And player A tries to activate "Arena"
      Then that is refused
      When player A is asked to act
      And player A activates "Arena"
      Then "Arena" is in player A's Battle Area
      When player A tries to activate "Ruins"
      Then that is refused

    Scenario: it is no play of a Battle Card
      Given player A has "Arena" (probe "field") in the hand
      And player B has the active Battle Card "Scout" with 5000 power
      And player B has "Sneer" (probe "counter-play-draws") in the hand
      When player A activates "Arena"
      Then "Arena" is in player A's Battle Area
      And the event "played" did not happen

    Scenario: once it lies in the Battle Area it is not activated again
      Given player A has the active Battle Card "Arena" (probe "field")
      And player A has "Ruins" (probe "field") in the hand
      When player A tries to activate "Arena"
      Then that is refused
      When player A activates "Ruins"
      Then "Ruins" is in player A's Battle Area

  @DBS-10-3-2
  Rule: 10-3-2 Its other skills count while it lies in the Battle Area, and do not send it to the Drop Area

    Scenario Outline: an [Activate] skill
      Given it is player <whose>'s Main Phase
      And player <whose> has the active Battle Card "Arena" (probe "field-activate-draw")
      When player <whose> activates ability 2 of "Arena"
      Then player <whose>'s hand holds 1 card
      And "Arena" is in player <whose>'s Battle Area

      Examples:
        | whose |
        | A     |
        | B     |

    Scenario: not from the hand
      Given player A has "Arena" (probe "field-activate-draw") in the hand
      When player A tries to activate ability 2 of "Arena"
      Then that is refused
      When player A activates ability 1 of "Arena"
      And player A activates ability 2 of "Arena"
      Then player A's hand holds 1 card
      And "Arena" is in player A's Battle Area

    Scenario: a [Permanent] skill
      Given player A has "Arena" (probe "field-strengthens-leader") in the hand
      And player B has "Other arena" (probe "field-strengthens-leader") in the Drop Area
      When player A activates "Arena"
      Then "A leader" has 15000 power
      And "B leader" has 10000 power

    Scenario: not while it is in the hand
      Given player A has "Arena" (probe "field-strengthens-leader") in the hand
      And player B has the active Battle Card "Ruins" (probe "field-strengthens-leader")
      When player A attacks "B leader" with "A leader"
      Then "A leader" has 10000 power
      And "B leader" has 15000 power
      And player B's Life Area holds 4 cards
      When player A is asked to act
      And player A activates "Arena"
      Then "A leader" has 15000 power

    Scenario: an [Activate: Battle] skill in a battle
      Given player B has the rested Battle Card "Ruins" (probe "field-battle-power")
      When player A attacks "B leader" with "A leader"
      And player B activates "Ruins"
      Then player B's Life Area holds 4 cards
      And "A leader" is rested
      And "Ruins" is in player B's Battle Area

  @DBS-10-3-3
  Rule: 10-3-3 When another [Field] has been resolved the other Extra Cards with [Field] of the player go to the Drop Area

    Scenario Outline: the one that lies there
      Given it is player <whose>'s Main Phase
      And player <whose> has the rested Battle Card "Ruins" (probe "field-strengthens-leader")
      And player <whose> has "Arena" (probe "field") in the hand
      When player <whose> activates "Arena"
      Then "Ruins" is in player <whose>'s Drop Area
      And "Arena" is in player <whose>'s Battle Area
      And "<whose> leader" has 10000 power

      Examples:
        | whose |
        | A     |
        | B     |

    Scenario: no earlier: between its activation and that the old one is there, and strengthens whom it strengthens
      Given player A has the active Battle Card "Mate" with 10000 power
      And "Mate" has brought about this effect on "Mate":
        """
        {"do": "modify", "stat": "power", "by": -10000, "until": "turn"}
        """
      And player A has the active Battle Card "Old arena" (probe "field-power")
      And player A has "Arena" (probe "field-power") in the hand
      When player A activates "Arena"
      Then player A's Battle Area holds exactly "Mate" and "Arena"
      And "Mate" has 5000 power
      And player A's Drop Area holds exactly "Old arena"

    Scenario: neither that of the other player nor a Battle Card
      Given player A has the active Battle Card "Mate" with 5000 power
      And player B has the active Battle Card "Ruins" (probe "field")
      And player A has the active Battle Card "Old arena" (probe "field")
      And player A has "Arena" (probe "field") in the hand
      When player A activates "Arena"
      Then "Ruins" is in player B's Battle Area
      And "Mate" is in player A's Battle Area
      And "Old arena" is in player A's Drop Area
