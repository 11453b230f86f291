@VG
Feature: 11.9.1.7. Power that a text counts by words and values of cards

  @VG-11.9.1.7
  Rule: 11.9.1.7 A text that counts cards counts those that are what it names, each once

    Background:
      Given player A has "Page" in the drop zone

    Scenario: A unit counts the cards of the drop zone that have a skill icon, and one with two icons once
      Given player A has the unit "Counter" (probe "act-stronger-by-icons-in-drop") on the front left circle
      And player A has "Booster", "Interceptor", "Twin", "Triple" and "Both" in the drop zone
      And "Booster" has the icon "boost"
      And "Interceptor" has the icon "intercept"
      And "Twin" has the icon "Twin Drive"
      And "Triple" has the icon "Triple Drive"
      And "Both" has the icon "boost"
      And "Both" has the icon "intercept"
      When player A activates "Counter"
      Then "Counter" has 13000 power

    Scenario: A unit that counts trigger units in the drop zone counts them whatever their icon
      Given player A has the unit "Counter" (probe "act-stronger-by-triggers-in-drop") on the front left circle
      And player A has "Crit", "Draw", "Stand", "Heal", "Front" and "Over" in the drop zone
      And "Crit" has the trigger icon "critical" with 10000 power
      And "Draw" has the trigger icon "draw" with 10000 power
      And "Stand" has the trigger icon "stand" with 10000 power
      And "Heal" has the trigger icon "heal" with 10000 power
      And "Front" has the trigger icon "front" with 10000 power
      And "Over" has the trigger icon "over" with 10000 power
      When player A activates "Counter"
      Then "Counter" has 14000 power

    Scenario: A unit that counts normal units, G units, blitz orders and music does not count trigger units and set orders
      Given player A has the unit "Counter" (probe "act-stronger-by-subtypes") on the front left circle
      And player A has "Flash" (probe "blitz-order-draws") in the drop zone
      And player A has "Song" (probe "music-draws") in the drop zone
      And player A has "Edict" (probe "set-regalis-piece-draws") in the drop zone
      And player A has "Giant" (probe "strider") face up in the G zone
      And player A has "Crit" in the drop zone
      And "Crit" has the trigger icon "critical" with 10000 power
      And "Crit" is of the subtype "trigger"
      When player A activates "Counter"
      Then "Counter" has 12000 power

    Scenario: A unit that counts cards with a keyword counts units and orders
      Given player A has the unit "Counter" (probe "act-stronger-by-keywords-in-drop") on the front left circle
      And player A has "Lord" (probe "lord") in the drop zone
      And player A has "Chain" (probe "restrained") in the drop zone
      And player A has "Guard" (probe "sentinel") in the drop zone
      And player A has "Piece" (probe "regalis-piece") in the drop zone
      And player A has "Coat" (probe "over-dress-maiden") in the drop zone
      And player A has "Gown" (probe "xover-dress-grade-4") in the drop zone
      And player A has "Sparkle" (probe "glitter") in the drop zone
      And player A has "Ember" (probe "blazes") in the drop zone
      And player A has "Glutton" (probe "engorges") in the drop zone
      And player A has "Runner" (probe "rushes-draws") in the drop zone
      And player A has "Bull" (probe "charges") in the drop zone
      And player A has "Ghost" (probe "hollows") in the drop zone
      And player A has "Choir" (probe "harmony") in the drop zone
      And player A has "Star" (probe "success-13000") in the drop zone
      And player A has "Herald" (probe "forerunner") in the drop zone
      And player A has "Shade" (probe "afterimage") in the drop zone
      And player A has "Tune" (probe "melody-stronger") in the drop zone
      And player A has "Mate" (probe "friend") in the drop zone
      When player A activates "Counter"
      Then "Counter" has 26000 power

    Scenario: A unit that counts strides, ultimate strides and G guardians counts no other G units
      Given player A has the unit "Counter" (probe "act-stronger-by-strides-in-g-zone") on the front left circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Titan" (probe "ultimate-strider") in the G zone
      And player A has "Shield" (probe "g-guardian") in the G zone
      And player A has "Idle" in the G zone
      And "Idle" is a G unit
      When player A activates "Counter"
      Then "Counter" has 11000 power

  @VG-11.9.1.7
  Rule: 11.9.1.7 Power for each of a value counts the current value or the original one, as the text says

    Scenario: A unit can get power from the number of cards in several zones at once
      Given player A has the unit "Counter" (probe "act-stronger-by-zones") on the front left circle
      And player A has 2 cards in the damage zone
      And player A has 3 cards in the hand
      And player B has 1 card in the soul
      And player A has 2 cards in the soul
      And player A has "Page" in the drop zone
      And player A has "Squire" in the bind zone
      And player A has 14 cards in the deck
      When player A activates "Counter"
      Then "Counter" has 244500 power

    Scenario Outline: A unit that gets power from a vanguard's values counts them <which>
      Given player A has the unit "Counter" (probe "<probe>") on the front left circle
      And player A has the unit "Lord" on the vanguard circle
      And "Lord" is a unit of grade 3 with 13500 power
      And "Lord" has the icon "Twin Drive"
      And "Lord" has brought about this effect on "Lord":
        """
        { "do": "modify", "stat": "critical", "by": 1, "until": "turn" }
        """
      And "Lord" has brought about this effect on "Lord":
        """
        { "do": "modify", "stat": "power", "by": 5000, "until": "turn" }
        """
      When player A activates "Counter"
      Then "Counter" has <power> power

      Examples:
        | probe                             | which      | power   |
        | act-stronger-by-values            | now        | 231000  |
        | act-stronger-by-values-as-printed | as printed | 1321000 |

    Scenario: A drop zone card counts once even if several of its values are in the range
      Given player A has the unit "Counter" (probe "act-stronger-by-values-in-drop") on the front left circle
      And player A has "Sharp", "Wall", "Twin", "Old" and "Weak" in the drop zone
      And "Sharp" has this data:
        """
        { "category": "unit", "name": "Sharp", "number": "T-901", "grade": 1, "power": 8000, "critical": 2 }
        """
      And "Wall" has this data:
        """
        { "category": "unit", "name": "Wall", "number": "T-902", "grade": 1, "power": 1000, "shield": 20000 }
        """
      And "Twin" has the icon "Twin Drive"
      And "Old" is a unit of grade 4 with 1001 power
      And "Weak" is a unit of grade 1 with 1000 power
      When player A activates "Counter"
      Then "Counter" has 13000 power

    Scenario: A rear-guard counts only if its original critical and original shield are both in the range
      Given player A has the unit "Counter" (probe "act-stronger-by-original-values") on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has the unit "Sharp" on the back left circle
      And player A has the unit "Wall" on the back right circle
      And "Squire" has this data:
        """
        { "category": "unit", "name": "Squire", "number": "T-903", "grade": 1, "power": 8000, "shield": 10000 }
        """
      And "Sharp" has this data:
        """
        { "category": "unit", "name": "Sharp", "number": "T-901", "grade": 1, "power": 8000, "shield": 5000, "critical": 2 }
        """
      And "Wall" has this data:
        """
        { "category": "unit", "name": "Wall", "number": "T-904", "grade": 1, "power": 8000, "shield": 15000 }
        """
      When player A activates "Counter"
      Then "Counter" has 10000 power

    Scenario: A unit can count different nations by twos, different races one by one and cards by threes
      Given player A has the unit "Counter" (probe "act-stronger-by-different-nations-and-races") on the front left circle
      And player A has "One", "Two", "Three" and "Four" in the drop zone
      And "One" is of the nation "Alpha"
      And "Two" is of the nation "Beta"
      And "Three" is of the nation "Gamma"
      And "One" is of the race "Human"
      And "Two" is of the race "Human"
      And "Four" is of the race "Elf"
      When player A activates "Counter"
      Then "Counter" has 129500 power

    Scenario: A unit strengthened by draws outside the Main Phase counts only the draw of the turn
      Given player B has the unit "Reader" (probe "draws-stronger-outside-of-main-and-battle-phase") on the front left circle
      And player B has the unit "Student" (probe "draws-stronger-in-own-turn-not-in-main-phase") on the front right circle
      And player B has "Edict" (probe "order-draws") in the hand
      When player A ends the turn
      And player B plays the order "Edict"
      Then "Reader" has 9000 power
      And "Student" has 9000 power

  @VG-11.9.1.7
  Rule: 11.9.1.7 If a value is outside its range, a text may add another amount of power

    Scenario Outline: With a grade <grade> vanguard and rear-guards of <clan> and Moon, a unit that needs grade 3 and two clans gets <power> power
      Given player A has the unit "Sage" (probe "act-stronger-by-grade-and-clans") on the front left circle
      And player A has the unit "Lord" on the vanguard circle
      And player A has the unit "Squire" on the front right circle
      And player A has the unit "Page" on the back left circle
      And "Lord" is a unit of grade <grade> with 13000 power
      And "Squire" is of the clan "<clan>"
      And "Page" is of the clan "Moon"
      When player A activates "Sage"
      Then "Sage" has <power> power

      Examples:
        | grade | clan | power |
        | 3     | Sun  | 13000 |
        | 2     | Sun  | 9000  |
        | 4     | Sun  | 9000  |
        | 3     | Moon | 9000  |
