@DBS
Feature: 10-29 and 10-30. [Sparking] and [Burst]

  @DBS-10-29-1
  Rule: 10-29-1 A [Sparking X] skill works only with X or more cards in its player's Drop Area

    Scenario Outline: A [Sparking 3] [Activate] skill cannot be activated with <count> cards in its player's Drop Area
      Given player A has the active Battle Card "Spark" (probe "sparking-3-activate-draw")
      And player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And player A has <count> cards in the Drop Area
      And player B has 5 cards in the Drop Area
      When player A tries to activate "Spark"
      Then that is refused
      When player A activates "Scout"
      Then player A's hand holds 1 card

      Examples:
        | count |
        | 0     |
        | 2     |

    Scenario Outline: A [Sparking 3] [Activate] skill is activated with <count> cards in the Drop Area, which stay there
      Given player A has the active Battle Card "Spark" (probe "sparking-3-activate-draw")
      And player A has <count> cards in the Drop Area
      When player A activates "Spark"
      Then player A's hand holds 1 card
      And player A's Drop Area holds <count> cards

      Examples:
        | count |
        | 3     |
        | 4     |

    Scenario: A [Sparking 3] [Permanent] applies only while its player has 3 or more cards in the Drop Area
      Given player A has the active Battle Card "Spark" (probe "sparking-3-power")
      And player A has "Sight" (probe "extra-draw-for-1") and "Stow" (probe "extra-drop-to-deck-2") in the hand
      And player A has "One" and "Two" in the Drop Area
      Then "Spark" has 10000 power
      When player A activates "Sight"
      Then "Spark" has 15000 power
      When player A activates "Stow"
      And player A chooses "One" and "Two"
      And player A arranges "One" and "Two"
      Then player A's Drop Area holds 2 cards
      And "Spark" has 10000 power

    Scenario Outline: With <count> cards in the Drop Area, a triggered [Sparking 3] [Auto] does <what>
      Given player A has "Spark" (probe "sparking-3-played-draw") in the hand
      And player A has <count> cards in the Drop Area
      When player A plays "Spark"
      Then player A's hand holds <hand> cards
      And "Spark" is in player A's Battle Area

      Examples:
        | count | what    | hand |
        | 2     | nothing | 0    |
        | 3     | work    | 1    |

    Scenario: A [Sparking 3] [Auto] works if the Drop Area has 3 cards by the time it would be activated
      Given player A has "Spark" (probe "sparking-3-played-draw") in the hand
      And player A has 2 cards in the Drop Area
      And "Sower" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "played", "player": "you", "subject": {"other": true}}, "effect": [{"do": "mill", "count": 1}]}]}
        """
      And player A has the active Battle Card "Sower"
      When player A plays "Spark"
      And player A lets "Sower"'s ability come first
      Then player A's Drop Area holds 3 cards
      And player A's hand holds 1 card

    @reading
    Scenario: [Sparking] of a controlled card counts the Drop Area of the player who controls it
      Given player A has 1 card in the Drop Area
      And player B has 3 cards in the Drop Area
      And player A has "Lure" (probe "extra-gain-control") and "Sight" (probe "extra-draw-for-1") in the hand
      And player B has the active Battle Card "Spark" (probe "sparking-3-activate-draw")
      When player A activates "Lure"
      And player A tries to activate "Spark"
      Then that is refused
      When player A activates "Sight"
      And player A activates "Spark"
      Then player A's hand holds 2 cards
      And player A's Drop Area holds 3 cards

    @reading
    Scenario: Under the alternative interpretation, [Sparking] of a controlled card counts its owner's Drop Area
      Given the ambiguous rule "Whose Drop Area does [Sparking] count if the opponent of the owner controls the card?" is answered "that of its owner"
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And player B has the active Battle Card "Spark" (probe "sparking-3-activate-draw")
      And player B has 3 cards in the Drop Area
      When player A activates "Lure"
      And player A activates "Spark"
      Then player A's hand holds 1 card
      And player A's Drop Area holds 1 card

    Scenario: A [Sparking 3] Extra Card in the hand does not count itself
      Given player A has "Flash" (probe "sparking-3-extra-draw") and "Sight" (probe "extra-draw-for-1") in the hand
      And player A has 2 cards in the Drop Area
      And player A has "First" and "Second" on top of the deck
      When player A tries to activate "Flash"
      Then that is refused
      When player A activates "Sight"
      And player A activates "Flash"
      Then player A's hand holds exactly "First" and "Second"

  @DBS-10-30-1
  Rule: 10-30-1 A [Burst X] skill is activated only by placing X cards from the top of the deck in the Drop Area

    Scenario: A [Burst 2] [Activate] skill is activated by dropping the top 2 cards of the deck
      Given player A has the active Battle Card "Digger" (probe "burst-2-activate-draw")
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Digger"
      Then player A's Drop Area holds exactly "One" and "Two"
      And player A's hand holds exactly "Three"

    Scenario: A player may drop 2 cards to activate a [Burst 2] [Auto] skill
      Given player A has "Digger" (probe "burst-2-played-draw") in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A plays "Digger"
      And player A accepts the offer of the effect
      Then player A's Drop Area holds exactly "One" and "Two"
      And player A's hand holds exactly "Three"

    Scenario: A player may decline a [Burst 2] [Auto] skill, and then drops no cards
      Given player A has "Digger" (probe "burst-2-played-draw") in the hand
      And player A has "Other digger" (probe "burst-2-played-draw") in the hand
      When player A plays "Digger"
      And player A declines
      Then player A's Drop Area holds 0 cards
      And player A's hand holds 1 card
      When player A plays "Other digger"
      And player A accepts the offer of the effect
      Then player A's Drop Area holds 2 cards

    Scenario: A [Burst 2] skill cannot be activated with 1 card in the deck
      Given player A has the active Battle Card "Digger" (probe "burst-2-activate-draw")
      And player A has the active Battle Card "Miner" (probe "burst-1-activate-draw")
      And player A has 1 card in the deck
      When player A tries to activate "Digger"
      Then that is refused
      And player A's deck holds 1 card
      When player A activates "Miner"
      Then player B wins the game

    Scenario: A player drops the cards for [Burst] before paying the rest of the skill cost
      Given "Miner" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "activate", "timings": ["main"], "burst": 1,
          "cost": [{"do": "restEnergy", "count": 1}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Miner"
      And player A has "One" on top of the deck
      When player A activates "Miner"
      Then "One" is in player A's Drop Area
      And player A's Energy Area holds 5 active and 1 rested cards
      And player A's hand holds 1 card
      And these events happened in this order:
        | dropped | One |
        | rested  |     |
        | drew    |     |

    @reading
    Scenario: [Burst] of a controlled card drops cards of the player who controls it
      Given player A has "Lure" (probe "extra-gain-control") in the hand
      And player B has the active Battle Card "Digger" (probe "burst-2-activate-draw")
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Lure"
      And player A activates "Digger"
      Then player A's Drop Area holds exactly "One", "Two" and "Lure"
      And player A's hand holds exactly "Three"
      And player B's Drop Area holds 0 cards

    @reading
    Scenario: Under the alternative interpretation, [Burst] of a controlled card drops cards of its owner's deck
      Given the ambiguous rule "From whose deck does [Burst] place cards if the opponent of the owner controls the card?" is answered "from that of its owner"
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And player B has the active Battle Card "Digger" (probe "burst-2-activate-draw")
      And player A has "One" on top of the deck
      When player A activates "Lure"
      And player A activates "Digger"
      Then player A's Drop Area holds exactly "Lure"
      And player A's hand holds exactly "One"
      And player B's Drop Area holds 2 cards
