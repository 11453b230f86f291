@DBS
Feature: 2-1 to 2-4. Card name, card type and colour

  @DBS-2-1-2
  Rule: 2-1-2 A name in braces means the cards of exactly this card name, whatever their type

    Scenario Outline: cards of the name are meant, of both players, and no others (player <player>)
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

    Scenario: a Leader Card and an Extra Card of the name are meant too
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
  Rule: 2-1-3 A card name that a [Permanent] of the card itself adds is its name by default, everywhere

    Scenario: in play it is a card of that name besides its own
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

    Scenario: in the deck, which nobody sees, it is found by that name
      Given player A has "Search" (probe "search-by") in the hand
      And player A has "Top" and "Double" (probe "also-beacon") on top of the deck
      When player A activates "Search"
      And player A takes choice 1 of the effect
      And player A tries to choose "Top"
      Then that is refused
      When player A chooses "Double"
      Then player A's hand holds exactly "Double"

    Scenario: in the Drop Area it is a card of that name
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Double" (probe "also-beacon") and "Mate" in the Drop Area
      When player A activates "Recall"
      And player A takes choice 1 of the effect
      Then "Double" is in player A's hand
      And "Mate" is in player A's Drop Area

    Scenario: it is of that name though its skills are negated
      Given player A has "Silence" (probe "silence") and "Sweep" (probe "rest-beacons") in the hand
      And player B has the active Battle Card "Double" (probe "also-beacon")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Double"
      And player A activates "Sweep"
      Then "Double" is rested
      And "Mate" is active

    @DBS-5-1-3-2-1
    Scenario: in a deck it counts among the cards of that name, of which there may be as many as the limit says
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
  Rule: 2-2-2 The illustration makes no difference

    @DBS-5-1-3-1
    Scenario: a fifth copy is one too many, whatever its illustration, and four are legal
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
    Scenario: cards that only share their illustration are no copies of each other
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

    Scenario: when a game is prepared each Leader Card goes to its player's Leader Area
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
  Rule: 2-3-2-1-1 "Leader" and "Leader Card" mean the Leader Card in the Leader Area

    Scenario Outline: the Leader Cards of both players are meant and nothing else (player <player>)
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

    Scenario: a Leader Card that shows its back side is one
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      And player A has "Call" (probe "rest-leaders") in the hand
      When player A activates "Call"
      Then "Pilot" is rested

  @DBS-2-3-2-1-2
  Rule: 2-3-2-1-2 Of a Leader Card only what stands on the side that is up counts; the other side is as if it were not there

    Scenario: the skills and the power of the front side count, those of the back side do not
      Given player A's Leader is "Pilot" (probe "two-sided")
      When player A attacks "B leader" with "Pilot"
      Then player A's hand holds 1 card
      And "Pilot" has 10000 power

    Scenario Outline: <what> of the back side is not there
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

    Scenario: the colour of the back side is not there
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Mark" has the colour "blue"
      And player A has the active Battle Card "Mark"
      And player A has "Sweep" (probe "rest-a-colour") in the hand
      When player A activates "Sweep"
      And player A takes choice 2 of the effect
      Then "Pilot" is active
      And "Mark" is rested

    Scenario Outline: <what> of the front side is there
      Given player B's Leader is "Pilot" (probe "two-sided")
      And player A has "Sweep" (probe "<probe>") in the hand
      When player A activates "Sweep"
      Then "Pilot" is rested

      Examples:
        | what      | probe       |
        | the trait | rest-drifts |
        | the era   | rest-dawns  |

    Scenario Outline: a text can ask which side is up: <side>
      Given player A's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      And "Glance" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] Switch all Leader Cards that show their <side> side to Rest Mode.", "abilities": [{"type": "activate", "timings": ["main"],
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
  Rule: 2-3-2-1-3 With its back side up all that stands there counts, and nothing of the front side

    Scenario: the skills and the power of the back side count, those of the front side do not
      Given player A's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      When player A attacks "B leader" with "Pilot"
      Then player A's hand holds 2 cards
      And "Pilot" has 15000 power

    Scenario: turned over in play it is at once a card of its back side
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

    Scenario: its [Awaken] stands on the front side and is not there any more
      Given player A's Leader is "Pilot" (probe "two-sided")
      And player A has 3 cards in the Life Area
      And player A has "Draw" (probe "extra-draw-2") in the hand
      When player A activates "Pilot"
      Then "Pilot" shows its back side
      When player A tries to activate "Pilot"
      Then that is refused
      When player A activates "Draw"
      Then player A's hand holds 2 cards

    Scenario Outline: <what> of the front side is not there
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

    Scenario Outline: <what> of a front side is gone, which another card has
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

    Scenario Outline: <what> of the back side is there
      Given player B's Leader is "Pilot" (probe "two-sided")
      And "Pilot" lies with its back side up
      And player A has "Sweep" (probe "<probe>") in the hand
      When player A activates "Sweep"
      Then "Pilot" is rested

      Examples:
        | what               | probe        |
        | the card name      | rest-beacons |
        | the character name | rest-keldas  |

    Scenario: the colour of the back side is there, that of the front side is not
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
  Rule: 2-3-2-2-1 "Battle Card" means a card of the type Battle Card

    @DBS-8-5-4
    Scenario: an Extra Card in the Battle Area and a Leader Card are none
      Given player A has "Call" (probe "rest-battle-cards") in the hand
      And player B has the active Battle Card "Land" (probe "field-strengthens-leader")
      And player B has the active Battle Card "Mate"
      And player A has the active Battle Card "Own" (probe "unbreakable")
      When player A activates "Call"
      Then "Mate" and "Own" are rested
      And "Land", "A leader" and "B leader" are active

    Scenario: in the Drop Area those of the type are meant
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Mate", "Trick" (probe "extra-draw-2") and "Land" (probe "field-strengthens-leader") in the Drop Area
      When player A activates "Recall"
      And player A takes choice 5 of the effect
      Then "Mate" is in player A's hand
      And "Trick" and "Land" are in player A's Drop Area

  @DBS-2-3-2-3
  Rule: 2-3-2-3 Extra Cards activate their skills by being placed in the Drop Area from the hand

    Scenario Outline: activated from the hand it lies in the Drop Area (player <player>)
      Given it is player <player>'s Main Phase
      And player <player> has "Draw" (probe "extra-draw-2") in the hand
      When player <player> activates "Draw"
      Then "Draw" is in player <player>'s Drop Area
      And player <player>'s hand holds 2 cards

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: from another area its skill is not activated
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
  Rule: 2-3-2-3-1 "Extra Card" means a card of the type Extra Card

    Scenario: a Battle Card with an [Activate] is none
      Given player A has "Search" (probe "search-by") in the hand
      And player A has "Mate" (probe "activate-draw-once"), "Plain" and "Trick" (probe "silence") on top of the deck
      When player A activates "Search"
      And player A takes choice 4 of the effect
      And player A tries to choose "Mate"
      Then that is refused
      When player A chooses "Trick"
      Then player A's hand holds exactly "Trick"

    Scenario: an Extra Card with [Field], and a [Counter], are such
      Given player A has "Recall" (probe "salvage-by") in the hand
      And player A has "Mate", "Land" (probe "field-strengthens-leader") and "Answer" (probe "counter-play-ko") in the Drop Area
      When player A activates "Recall"
      And player A takes choice 4 of the effect
      Then "Land" and "Answer" are in player A's hand
      And "Mate" is in player A's Drop Area

  @DBS-2-4-1
  Rule: 2-4-1 The colour of a card is what texts and costs ask for

    Scenario: a specified cost is paid with energy of its colour
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

    Scenario: without energy of the colour it cannot be paid
      Given "Mate" is a Battle Card of energy cost 2 with 10000 power
      And "Mate" has the specified cost 1 blue
      And "Plain" is a Battle Card of energy cost 2 with 10000 power
      And player A has "Mate" and "Plain" in the hand
      When player A tries to play "Mate"
      Then that is refused
      When player A plays "Plain"
      Then "Plain" is in player A's Battle Area

    Scenario: a card of two colours is of each of them
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
  Rule: 2-4-1-1 There are five colours

    Scenario Outline: what is said of <colour> cards is about them and no others
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

    Scenario Outline: a specified cost of <colour> is paid with <colour> energy
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
