@DBS
Feature: 2-1 to 2-4. Card name, card type and colour

  @DBS-2-1-2
  Rule: 2-1-2 A name in braces refers to cards of exactly that card name, of any card type

    Scenario Outline: A card name in player <player>'s skill refers to cards of exactly that name on both sides
      Given it is player <player>'s Main Phase
      And player <player> has "Sweep" (probe "rest-beacons") in the hand
      And "One" has the card name "Beacon"
      And "Two" has the card name "Old Beacon"
      And "Four" has the character name "Beacon"
      And "Four" has the special trait "Beacon"
      And "Own" has the card name "Beacon"
      And player <other> has the active Battle Card "One"
      And player <other> has the active Battle Card "Two"
      And player <other> has the active Battle Card "Three"
      And player <other> has the active Battle Card "Four"
      And player <player> has the active Battle Card "Own"
      When player <player> activates "Sweep"
      Then "One" and "Own" are rested
      And "Two", "Three" and "Four" are active

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A card name in a skill also refers to a Leader Card and an Extra Card of that name
      Given player A has "Sweep" (probe "rest-beacons") in the hand
      And player B's Leader is "Chief" with 10000 power
      And "Chief" has the card name "Beacon"
      And "Land" is the probe card "field-strengthens-leader"
      And "Land" has the card name "Beacon"
      And player B has the active Battle Card "Land"
      And player B has the active Battle Card "Mate"
      When player A activates "Sweep"
      Then "Chief" and "Land" are rested
      And "Mate" is active

  @DBS-2-1-3
  Rule: 2-1-3 A card name that a card gives itself by its own [Permanent] applies in every area

    Scenario: A card in play that also has a second card name counts as a card of both names
      Given player A has "Sweep" (probe "rest-beacons") and "Lord" (probe "lasts-while-here") in the hand
      And player A has the active Battle Card "Double" (probe "also-beacon")
      And "Double" has the card name "Might"
      And player A has the active Battle Card "Mate"
      When player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active
      When player A plays "Lord"
      Then "Double" has 15000 power
      And "Mate" has 10000 power

    Scenario: A search of the deck finds a card by the additional card name that it gives itself
      Given player A has "Search" (probe "search-by") in the hand
      And player A has "Top" and "Double" (probe "also-beacon") on top of the deck
      When player A activates "Search"
      And player A takes choice 1 of the effect
      And player A tries to choose "Top"
      Then that is refused
      When player A chooses "Double"
      Then player A's hand holds exactly "Double"

    Scenario: A card in the Drop Area keeps the additional card name that it gives itself
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Double" (probe "also-beacon") and "Mate" in the Drop Area
      When player A activates "Recall"
      And player A takes choice 1 of the effect
      Then "Double" is in player A's hand
      And "Mate" is in player A's Drop Area

    Scenario: A card keeps the additional card name that it gives itself while its skills are negated
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-beacons") in the hand
      And player B has the active Battle Card "Double" (probe "also-beacon")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Double"
      And player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active

    @DBS-5-1-3-2-1
    Scenario: In deck construction a card with an additional card name counts against the limit for that name
      Given "Keeper" is the probe card "limits-beacons"
      And "Double" is the probe card "also-beacon"
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 1 copy of "Keeper"
      And player A's deck has 3 copies of "Double"
      And player B's deck has 1 copy of "Keeper"
      And player B's deck has 2 copies of "Double"
      When player A's deck is checked
      Then the deck breaks "5-1-3-2-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @DBS-2-2-2
  Rule: 2-2-2 The illustration of a card has no effect on the game

    @DBS-5-1-3-1
    Scenario: A fifth copy breaks the deck limit even if its illustration differs; 4 copies are legal
      Given "New art" has this data:
        """
        { "number": "V-ART", "illustration": "at night", "category": "battle" }
        """
      And "Old art" has this data:
        """
        { "number": "V-ART", "illustration": "at noon", "category": "battle" }
        """
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 3 copies of "Old art"
      And player A's deck has 2 copies of "New art"
      And player B's deck has 2 copies of "Old art"
      And player B's deck has 2 copies of "New art"
      When player A's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @DBS-5-1-3-1
    Scenario: Cards of different numbers are not copies of each other, even if they share an illustration
      Given "One art" has this data:
        """
        { "number": "V-1", "illustration": "at night", "category": "battle" }
        """
      And "Other art" has this data:
        """
        { "number": "V-2", "illustration": "at night", "category": "battle" }
        """
      And a deck of 50 cards for player A, led by "Chief"
      And a deck of 50 cards for player B, led by "Captain"
      And player A's deck has 4 copies of "One art"
      And player A's deck has 4 copies of "Other art"
      And player B's deck has 5 copies of "One art"
      And player B's deck has 1 copy of "Other art"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

  @DBS-2-3-2-1
  Rule: 2-3-2-1 Leader Cards are placed in the Leader Area

    Scenario: Each Leader Card starts the game in its player's Leader Area and stays in it when it attacks
      Given both players have decks for a game, led by "Chief" and "Captain"
      And the lot falls to player A
      When player A is asked to redraw
      Then player A's Leader Area holds exactly "Chief"
      And player B's Leader Area holds exactly "Captain"
      And player A's Battle Area holds 0 cards
      When player A declines
      And player B declines
      And player A attacks "Captain" with "Chief"
      Then "Chief" is rested
      And player A's Leader Area holds exactly "Chief"
      And player B's Leader Area holds exactly "Captain"

  @DBS-2-3-2-1-1
  Rule: 2-3-2-1-1 "Leader" and "Leader Card" refer to the Leader Card in the Leader Area

    Scenario Outline: Player <player>'s skill about Leader Cards affects both Leader Cards and no Battle Card named "Leader"
      Given it is player <player>'s Main Phase
      And player <player> has "Call" (probe "rest-leaders") in the hand
      And "Mate" has the card name "Leader"
      And player <player> has the active Battle Card "Mate"
      And player <other> has the active Battle Card "Foe"
      When player <player> activates "Call"
      Then "A leader" and "B leader" are rested
      And "Mate" and "Foe" are active

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A Leader Card with its back side up still counts as a Leader Card
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      And player A has "Call" (probe "rest-leaders") in the hand
      When player A activates "Call"
      Then "Pilot" is rested

  @DBS-2-3-2-1-2
  Rule: 2-3-2-1-2 Only the side of a Leader Card that faces up counts; the other side does not exist

    Scenario: A Leader Card with its front side up has the skills and power of its front side, not its back side
      Given player A's Leader is "Pilot" (probe "two-sided")
      When player A attacks "B leader" with "Pilot"
      Then player A's hand holds 1 card
      And "Pilot" has 10000 power

    Scenario Outline: A Leader Card with its front side up does not have <what> of its back side
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Mark" has the card name "Beacon"
      And "Mark" has the character name "Kelda"
      And "Mark" has the special trait "Order"
      And "Mark" has the colour "blue"
      And player A has the active Battle Card "Mark"
      And player A has "Sweep" (probe "<probe>") in the hand
      When player A activates "Sweep"
      Then "Pilot" is active
      And "Mark" is rested

      Examples:
        | what               | probe        |
        | the card name      | rest-beacons |
        | the character name | rest-keldas  |
        | the trait          | rest-orders  |

    Scenario: A Leader Card with its front side up does not have the colour of its back side
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Mark" has the colour "blue"
      And player A has the active Battle Card "Mark"
      And player A has "Sweep" (probe "rest-a-colour") in the hand
      When player A activates "Sweep"
      And player A takes choice 2 of the effect
      Then "Pilot" is active
      And "Mark" is rested

    Scenario Outline: A Leader Card with its front side up has <what> of its front side
      Given player B's Leader is "Pilot" (probe "two-sided")
      And player A has "Sweep" (probe "<probe>") in the hand
      When player A activates "Sweep"
      Then "Pilot" is rested

      Examples:
        | what      | probe       |
        | the trait | rest-drifts |
        | the era   | rest-dawns  |

    Scenario Outline: A skill can refer to Leader Cards that show their <side> side, and to no others
      Given player A's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      And "Glance" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "setState", "state": "rested", "target": {"all": {"zone": ["leader"], "side": "<side>"}}}]}]}
        """
      And player A has "Glance" in the hand
      When player A activates "Glance"
      Then "<meant>" is rested
      And "<other>" is active

      Examples:
        | side  | meant    | other    |
        | back  | Pilot    | B leader |
        | front | B leader | Pilot    |

  @DBS-2-3-2-1-3
  Rule: 2-3-2-1-3 A Leader Card with its back side up has everything on that side and nothing of its front side

    Scenario: A Leader Card with its back side up has the skills and power of its back side, not its front side
      Given player A's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      When player A attacks "B leader" with "Pilot"
      Then player A's hand holds 2 cards
      And "Pilot" has 15000 power

    Scenario: A Leader Card that is turned over during the game at once has its back side's name, trait and power
      Given player A's Leader is "Pilot" (probe "two-sided")
      And player A has "Name" (probe "rest-beacons") and "Trait" (probe "rest-drifts") in the hand
      And "Mark" has the special trait "Drift"
      And player B has the active Battle Card "Mark"
      When player A activates "Pilot"
      Then "Pilot" shows its back side
      And "Pilot" has 15000 power
      When player A activates "Trait"
      Then "Pilot" is active
      And "Mark" is rested
      When player A activates "Name"
      Then "Pilot" is rested

    Scenario: A Leader Card with its back side up cannot use the [Awaken] of its front side again
      Given player A's Leader is "Pilot" (probe "two-sided")
      And player A has 3 cards in the Life Area
      And player A has "Draw" (probe "extra-draw-2") in the hand
      When player A activates "Pilot"
      Then "Pilot" shows its back side
      When player A tries to activate "Pilot"
      Then that is refused
      When player A activates "Draw"
      Then player A's hand holds 2 cards

    Scenario Outline: A Leader Card with its back side up does not have <what> of its front side
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      And "Mark" has the special trait "Drift"
      And "Mark" has the era "Dawn Saga"
      And "Mark" has the colour "red"
      And player A has the active Battle Card "Mark"
      And player A has "Sweep" (probe "<probe>") in the hand
      When player A activates "Sweep"
      Then "Pilot" is active
      And "Mark" is rested

      Examples:
        | what      | probe       |
        | the trait | rest-drifts |
        | the era   | rest-dawns  |

    Scenario Outline: A Leader Card with its back side up loses <what> of its front side, even if other cards have it
      Given player B's Leader is "Herald" (probe "two-sided-beacon")
      And "Herald" has the card name "Beacon"
      And "Herald" lies with its back side up
      And "Mark" has the card name "Beacon"
      And "Mark" has the character name "Kelda"
      And player A has the active Battle Card "Mark"
      And player A has "Sweep" (probe "<probe>") in the hand
      When player A activates "Sweep"
      Then "Herald" is active
      And "Mark" is rested

      Examples:
        | what               | probe        |
        | the card name      | rest-beacons |
        | the character name | rest-keldas  |

    Scenario Outline: A Leader Card with its back side up has <what> of its back side
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      And player A has "Sweep" (probe "<probe>") in the hand
      When player A activates "Sweep"
      Then "Pilot" is rested

      Examples:
        | what               | probe        |
        | the card name      | rest-beacons |
        | the character name | rest-keldas  |

    Scenario: A Leader Card with its back side up has the colour of its back side, not of its front side
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      And player A has "Red" (probe "rest-a-colour") and "Blue" (probe "rest-a-colour") in the hand
      And "Mark" has the colour "red"
      And player B has the active Battle Card "Mark"
      When player A activates "Red"
      And player A takes choice 1 of the effect
      Then "Pilot" is active
      And "Mark" is rested
      When player A activates "Blue"
      And player A takes choice 2 of the effect
      Then "Pilot" is rested

  @DBS-2-3-2-2-1
  Rule: 2-3-2-2-1 "Battle Card" refers only to cards of the type Battle Card

    @DBS-8-5-4
    Scenario: A skill about Battle Cards in play does not affect Leader Cards or an Extra Card in the Battle Area
      Given player A has "Call" (probe "rest-battle-cards") in the hand
      And player B has the active Battle Card "Land" (probe "field-strengthens-leader")
      And player B has the active Battle Card "Mate"
      And player A has the active Battle Card "Own" (probe "unbreakable")
      When player A activates "Call"
      Then "Mate" and "Own" are rested
      And "Land", "A leader" and "B leader" are active

    Scenario: A skill that returns all Battle Cards from the Drop Area leaves the Extra Cards behind
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Mate", "Trick" (probe "extra-draw-2") and "Land" (probe "field-strengthens-leader") in the Drop Area
      When player A activates "Recall"
      And player A takes choice 5 of the effect
      Then "Mate" is in player A's hand
      And "Trick" and "Land" are in player A's Drop Area

  @DBS-2-3-2-3
  Rule: 2-3-2-3 An Extra Card activates its skill by going from the hand to the Drop Area

    Scenario Outline: An Extra Card that player <player> activates from the hand goes to the Drop Area
      Given it is player <player>'s Main Phase
      And player <player> has "Draw" (probe "extra-draw-2") in the hand
      When player <player> activates "Draw"
      Then "Draw" is in player <player>'s Drop Area
      And player <player>'s hand holds 2 cards

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: An Extra Card in the Drop Area or the Energy Area cannot activate its skill
      Given player A has "Old" (probe "extra-draw-2") in the Drop Area
      And player A has "Draw" (probe "extra-draw-2") in the hand
      And player A has the active energy "Fuel" (probe "extra-draw-2")
      When player A tries to activate "Old"
      Then that is refused
      When player A tries to activate "Fuel"
      Then that is refused
      When player A activates "Draw"
      Then player A's hand holds 2 cards

  @DBS-2-3-2-3-1
  Rule: 2-3-2-3-1 "Extra Card" refers only to cards of the type Extra Card

    Scenario: A Battle Card with an [Activate] skill is not an Extra Card
      Given player A has "Search" (probe "search-by") in the hand
      And player A has "Mate" (probe "activate-draw-once"), "Plain" and "Trick" (probe "silence") on top of the deck
      When player A activates "Search"
      And player A takes choice 4 of the effect
      And player A tries to choose "Mate"
      Then that is refused
      When player A chooses "Trick"
      Then player A's hand holds exactly "Trick"

    Scenario: An Extra Card with [Field] and an Extra Card with [Counter] both count as Extra Cards
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Mate", "Land" (probe "field-strengthens-leader") and "Answer" (probe "counter-play-ko") in the Drop Area
      When player A activates "Recall"
      And player A takes choice 4 of the effect
      Then "Land" and "Answer" are in player A's hand
      And "Mate" is in player A's Drop Area

  @DBS-2-4-1
  Rule: 2-4-1 The colour of a card is what skills and costs refer to

    Scenario: A specified cost must be paid with energy of its colour
      Given "Mate" is a Battle Card of energy cost 2 with 10000 power
      And "Mate" has the specified cost 1 blue
      And "Wave" has the colour "blue"
      And "Flame" has the colour "red"
      And "Ember" has the colour "red"
      And player A has the active energy "Wave"
      And player A has the active energy "Flame"
      And player A has the active energy "Ember"
      And player A has "Mate" in the hand
      When player A tries to play "Mate" with the energy "Flame" and "Ember"
      Then that is refused
      When player A plays "Mate" with the energy "Flame" and "Wave"
      Then "Mate" is in player A's Battle Area
      And "Flame" and "Wave" are rested

    Scenario: A player without energy of the specified colour cannot play the card
      Given "Mate" is a Battle Card of energy cost 2 with 10000 power
      And "Mate" has the specified cost 1 blue
      And "Plain" is a Battle Card of energy cost 2 with 10000 power
      And player A has "Mate" and "Plain" in the hand
      When player A tries to play "Mate"
      Then that is refused
      When player A plays "Plain"
      Then "Plain" is in player A's Battle Area

    Scenario: A card with two colours counts as a card of each colour
      Given "Both" has the colours "blue" and "green"
      And "Green" has the colour "green"
      And "Red" has the colour "red"
      And player B has the active Battle Card "Both"
      And player B has the active Battle Card "Green"
      And player B has the active Battle Card "Red"
      And player A has "Sweep" (probe "rest-a-colour") in the hand
      When player A activates "Sweep"
      And player A takes choice 3 of the effect
      Then "Both" and "Green" are rested
      And "Red" is active

  @DBS-2-4-1-1
  Rule: 2-4-1-1 There are five colours: red, blue, green, yellow and black

    Scenario Outline: A skill about <colour> cards affects <colour> cards and no others
      Given "Red" has the colour "red"
      And "Blue" has the colour "blue"
      And "Green" has the colour "green"
      And "Yellow" has the colour "yellow"
      And "Black" has the colour "black"
      And player B's Leader is "Chief" with 10000 power
      And "Chief" has the colour "<colour>"
      And player A's Leader is "Captain" with 10000 power
      And "Captain" has the colour "<other>"
      And player B has the active Battle Card "Red"
      And player B has the active Battle Card "Blue"
      And player B has the active Battle Card "Green"
      And player B has the active Battle Card "Yellow"
      And player B has the active Battle Card "Black"
      And player A has "Sweep" (probe "rest-a-colour") in the hand
      When player A activates "Sweep"
      And player A takes choice <choice> of the effect
      Then "<card>" and "Chief" are rested
      And <others> are active
      And "Captain" is active

      Examples:
        | colour | choice | card   | other  | others                                |
        | red    | 1      | Red    | blue   | "Blue", "Green", "Yellow" and "Black" |
        | blue   | 2      | Blue   | green  | "Red", "Green", "Yellow" and "Black"  |
        | green  | 3      | Green  | yellow | "Red", "Blue", "Yellow" and "Black"   |
        | yellow | 4      | Yellow | black  | "Red", "Blue", "Green" and "Black"    |
        | black  | 5      | Black  | red    | "Red", "Blue", "Green" and "Yellow"   |

    Scenario Outline: A specified cost of <colour> must be paid with <colour> energy
      Given "Mate" is a Battle Card of energy cost 1 with 10000 power
      And "Mate" has the specified cost 1 <colour>
      And "Right" has the colour "<colour>"
      And "Wrong" has the colour "<other>"
      And player A has the active energy "Right"
      And player A has the active energy "Wrong"
      And player A has "Mate" in the hand
      When player A tries to play "Mate" with the energy "Wrong"
      Then that is refused
      When player A plays "Mate" with the energy "Right"
      Then "Right" is rested
      And "Wrong" is active

      Examples:
        | colour | other  |
        | red    | black  |
        | blue   | red    |
        | green  | blue   |
        | yellow | green  |
        | black  | yellow |
