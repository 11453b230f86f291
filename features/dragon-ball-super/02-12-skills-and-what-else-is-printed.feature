@DBS
Feature: 2-12 to 2-16. Skills and other printed information

  @DBS-2-12-2
  Rule: 2-12-2 Skills of Leader Cards and Battle Cards are valid only in the Leader Area and the Battle Area

    Scenario Outline: A Battle Card's [Permanent] has no effect while the card is in the <area>
      Given player A has "Banner" (probe "banner-5000") in the <area>
      And player A has "Return" (probe "recall-1") in the hand
      And player A has the active Battle Card "Other" (probe "banner-5000")
      Then "A leader" has 15000 power
      When player A activates "Return"
      Then "Other" is in player A's hand
      And "A leader" has 10000 power

      Examples:
        | area      |
        | hand      |
        | Drop Area |
        | Warp      |
        | Life Area |

    Scenario: A Battle Card's [Permanent] has no effect until the card has been played
      Given player A has "Banner" (probe "banner-5000") in the hand
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A plays "Banner"
      And player B is asked to counter
      Then "A leader" has 10000 power
      When player B counters with "Answer"
      Then "Banner" is in player A's Battle Area
      And "A leader" has 15000 power

    Scenario: A Battle Card's [Permanent] has no effect in the Energy Area and begins when the card is played
      Given player A has the active energy "Fuel" (probe "banner-5000")
      And player A has the active energy "Other"
      And player A has "Banner" (probe "banner-5000") in the hand
      When player A plays "Banner"
      Then "A leader" has 15000 power

    Scenario: A Battle Card's [Permanent] stops when the card moves to the Combo Area
      Given player A has the active Battle Card "Banner" (probe "banner-5000")
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      Then "A leader" has 15000 power
      When player A combos with "Banner"
      And player B is asked to act in the Defense Step
      Then "Banner" is in player A's Combo Area
      And "A leader" has 10000 power

    Scenario Outline: A Battle Card's [Activate: Main] can be used in the Battle Area, but not in the <area>
      Given player A has "Away" (probe "activate-draw-once") in the <area>
      And player A has the active Battle Card "Here" (probe "activate-draw-once")
      When player A tries to activate "Away"
      Then that is refused
      When player A activates "Here"
      Then player A's deck holds 19 cards

      Examples:
        | area      |
        | hand      |
        | Drop Area |
        | Warp      |

    Scenario: An [Auto] of a Battle Card in the hand does not trigger
      Given player A has "Greeter" (probe "greets-the-strong") and "Giant" in the hand
      And "Giant" is a Battle Card of energy cost 1 with 20000 power
      And player A has the active Battle Card "Here" (probe "greets-the-strong")
      When player A plays "Giant"
      Then player A's hand holds 2 cards
      And player A's deck holds 19 cards

    Scenario: A [Permanent] that reduces the card's cost in the hand works in the hand, but not in the Battle Area
      Given "Bargain" has this data:
        """
        {"category": "battle", "power": 10000, "comboPower": 5000, "comboCost": 0, "energyCost": 2, "abilities": [{"type": "permanent", "zones": ["hand"],
          "effect": [{"do": "modify", "stat": "energyCost", "by": -1, "target": {"self": true}}]}]}
        """
      And player A has 3 active and 0 rested energy
      And player A has "Bargain" and "Regular" in the hand
      When player A plays "Bargain"
      Then player A's Energy Area holds 2 active and 1 rested cards
      And "Bargain" has an energy cost of 2
      When player A plays "Regular"
      Then player A's Energy Area holds 0 active and 3 rested cards

    Scenario: An [Activate: Main] that names the Drop Area can be used in it, but not in the Battle Area
      Given "Echo" has this data:
        """
        {"category": "battle", "abilities": [{"type": "activate", "timings": ["main"], "zones": ["drop"],
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Echo"
      And player A has "Blow" (probe "extra-ko-any") in the hand
      When player A tries to activate "Echo"
      Then that is refused
      When player A activates "Blow"
      And player A activates "Echo"
      Then player A's hand holds 1 card
      And "Echo" is in player A's Drop Area

  @DBS-2-12-3
  Rule: 2-12-3 An explanatory note on a card has no effect of its own

    @DBS-10-4-1
    Scenario: A Battle Card whose [Blocker] is negated cannot block, although its explanatory note remains
      Given player A has "Silence" (probe "silence") in the hand
      And player B has the active Battle Card "Guard" (probe "blocker-explained")
      And player B has the active Battle Card "Watch" (probe "blocker")
      When player A activates "Silence"
      And player A chooses "Guard"
      And player A attacks "B leader" with "A leader"
      And player B lets "Watch" block
      Then "Watch" is in player B's Drop Area
      And "Guard" is active

    @DBS-10-7-1-1
    Scenario: [Double Strike] with an explanatory note deals 2 damage, not more
      Given player A has the active Battle Card "Striker" (probe "double-strike-explained")
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 2 cards

  @DBS-2-12-3-1
  Rule: 2-12-3-1 Text in parentheses may also be a skill

    Scenario: An effect written in parentheses is carried out with its skill
      Given player A has "Herald" (probe "draws-in-parentheses") in the hand
      When player A plays "Herald"
      Then player A's hand holds 1 card
      And "A leader" has 15000 power

  @DBS-2-12-4
  Rule: 2-12-4 A card without card text is skill-less

    Scenario: A skill about skill-less cards affects cards without text, but no card with any skill
      Given player A has "Sweep" (probe "rest-skill-less") in the hand
      And player B has the active Battle Card "Mate"
      And player B has the active Battle Card "Guard" (probe "blocker")
      And player B has the active Battle Card "Double" (probe "also-drift")
      And player B's Leader is "Pilot" (probe "two-sided")
      When player A activates "Sweep"
      Then "Mate" and "A leader" are rested
      And "Guard", "Double" and "Pilot" are active

    Scenario: A card whose skills are negated is not skill-less
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-skill-less") in the hand
      And player B has the active Battle Card "Guard" (probe "blocker")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Guard"
      And player A activates "Sweep"
      Then "Mate" is rested
      And "Guard" is active

    Scenario: Combo power and a specified cost are not card text, so the card is still skill-less
      Given "Mate" is a Battle Card of energy cost 3 with 15000 power
      And "Mate" has the specified cost 2 blue
      And "Mate" has 10000 combo power and a combo cost of 1
      And player A has "Sweep" (probe "rest-skill-less") in the hand
      And player B has the active Battle Card "Mate"
      And player B has the active Battle Card "Guard" (probe "blocker")
      When player A activates "Sweep"
      Then "Mate" is rested
      And "Guard" is active

  @DBS-2-14-2
  Rule: 2-14-2 The rarity of a card has no effect on the game

    @DBS-5-1-3-1
    Scenario: A fifth copy breaks the deck limit even if its rarity differs; 4 copies are legal
      Given "New print" has this data:
        """
        { "number": "V-rarity", "rarity": "first", "category": "battle" }
        """
      And "Old print" has this data:
        """
        { "number": "V-rarity", "rarity": "second", "category": "battle" }
        """
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 3 copies of "Old print"
      And player A's deck has 2 copies of "New print"
      And player B's deck has 2 copies of "Old print"
      And player B's deck has 2 copies of "New print"
      When player A's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @DBS-5-1-3-1
    Scenario: Cards of different numbers are not copies of each other, even if they share a rarity
      Given "One print" has this data:
        """
        { "number": "V-1", "rarity": "first", "category": "battle" }
        """
      And "Other print" has this data:
        """
        { "number": "V-2", "rarity": "first", "category": "battle" }
        """
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 4 copies of "One print"
      And player A's deck has 4 copies of "Other print"
      And player B's deck has 5 copies of "One print"
      And player B's deck has 1 copy of "Other print"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

  @DBS-2-16-2
  Rule: 2-16-2 The block of a card has no effect on the game

    @DBS-5-1-3-1
    Scenario: A fifth copy breaks the deck limit even if its block differs; 4 copies are legal
      Given "New print" has this data:
        """
        { "number": "V-block", "block": "first", "category": "battle" }
        """
      And "Old print" has this data:
        """
        { "number": "V-block", "block": "second", "category": "battle" }
        """
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 3 copies of "Old print"
      And player A's deck has 2 copies of "New print"
      And player B's deck has 2 copies of "Old print"
      And player B's deck has 2 copies of "New print"
      When player A's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @DBS-5-1-3-1
    Scenario: Cards of different numbers are not copies of each other, even if they share a block
      Given "One print" has this data:
        """
        { "number": "V-1", "block": "first", "category": "battle" }
        """
      And "Other print" has this data:
        """
        { "number": "V-2", "block": "first", "category": "battle" }
        """
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 4 copies of "One print"
      And player A's deck has 4 copies of "Other print"
      And player B's deck has 5 copies of "One print"
      And player B's deck has 1 copy of "Other print"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

  @DBS-2-15-2-1
  Rule: 2-15-2-1 A deck holds at most 4 cards with the same card number

    @DBS-5-1-3-1
    Scenario: A deck with 4 copies of a card is legal, and a deck with 5 copies is not
      Given a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 4 copies of "Mate"
      And player B's deck has 5 copies of "Mate"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    @DBS-5-1-3-1
    Scenario: Cards of one number count as copies whatever their names, and cards of one name with two numbers do not
      Given "Mate" has the card number "V-SAME"
      And "Crew" has the card number "V-SAME"
      And "Young" has the card name "Beacon"
      And "Grown" has the card name "Beacon"
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 3 copies of "Mate"
      And player A's deck has 2 copies of "Crew"
      And player B's deck has 4 copies of "Young"
      And player B's deck has 4 copies of "Grown"
      When player A's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @DBS-5-1-3-1
    Scenario: A deck may hold 4 copies of an Extra Card, but not 5
      Given "Draw" is the probe card "extra-draw-2"
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 5 copies of "Draw"
      And player B's deck has 4 copies of "Draw"
      When player A's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else
      When player B's deck is checked
      Then the deck is legal
