@DBS
Feature: 3-2 and 3-3. Deck and hand

  @DBS-3-2-1
  Rule: 3-2-1 Each player's deck is placed in their Deck Area at the beginning of the game

    Scenario: A 50-card deck holds 44 cards after the starting hand and 36 after the life is set
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player A
      When player A is asked to redraw
      Then player A's deck holds 44 cards
      And player B's deck holds 44 cards
      When player A is asked to charge
      Then player A's deck holds 36 cards
      And player B's deck holds 36 cards

    Scenario Outline: Player <player> draws the starting hand and then sets the life from the top of the shuffled deck
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the next shuffle of player <player>'s deck puts "player <player>'s card <1>", "player <player>'s card <2>", "player <player>'s card <3>", "player <player>'s card <4>", "player <player>'s card <5>", "player <player>'s card <6>" and "player <player>'s card <7>" on top
      And the lot falls to player <player>
      When player <player> is asked to redraw
      Then player <player>'s hand holds exactly "player <player>'s card <1>", "player <player>'s card <2>", "player <player>'s card <3>", "player <player>'s card <4>", "player <player>'s card <5>" and "player <player>'s card <6>"
      And "player <player>'s card <7>" is face down in player <player>'s deck
      When player <player> is asked to charge
      Then "player <player>'s card <7>" is face down in player <player>'s Life Area

      Examples:
        | player | 1  | 2  | 3  | 4  | 5  | 6  | 7  |
        | A      | 11 | 12 | 13 | 14 | 15 | 16 | 17 |
        | B      | 61 | 62 | 63 | 64 | 65 | 66 | 67 |

  @DBS-3-2-2
  Rule: 3-2-2 The deck is a secret area: no player may look at its cards or change their order

    Scenario Outline: Player <viewer> does not see player <owner>'s deck, nor the order of cards added to it
      Given player A has "Flood" (probe "extra-tuck-all") in the hand
      And player <owner> has the active Battle Card "Sunk" with 10000 power
      When player A activates "Flood"
      Then "Sunk" is face down in player <owner>'s deck
      And player <viewer> does not see what is in player <owner>'s deck

      Examples:
        | viewer | owner |
        | A      | A     |
        | A      | B     |
        | B      | A     |
        | B      | B     |

    Scenario: Cards that a player has looked at in the deck are secret again afterwards
      Given "Spyglass" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "look", "zone": "deck", "count": 2},
            {"do": "may", "then": [{"do": "draw", "count": 1}]}]}]}
        """
      And player A has "Spyglass" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Spyglass"
      And player A accepts the offer of the effect
      Then "One" is in player A's hand
      And player A does not know card 1 of player A's deck
      And player B does not see what is in player A's deck

  @DBS-3-2-3
  Rule: 3-2-3 Cards leave a deck one by one

    Scenario: A skill that draws 2 cards draws them one by one
      Given player A has "Sight" (probe "extra-draw-2") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A activates "Sight"
      Then these events happened in this order:
        | drew | First  |
        | drew | Second |
      And player A's hand holds exactly "First" and "Second"

    Scenario: A skill that sends 2 cards from the deck to the Warp leaves the second on top of the first
      Given player A has "Exile" (probe "extra-deck-to-warp-2") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A activates "Exile"
      Then the top of player A's Warp is "Second" and "First"
      And these events happened in this order:
        | warped | First  |
        | warped | Second |

    @DBS-9-2-1
    Scenario: A player whose last deck card goes to the Warp loses before the rest of the opponent's skill
      Given "Plunge" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "move", "to": "warp", "target": {"all": {"player": "opponent", "zone": ["deck"], "top": 2}}},
            {"do": "draw", "count": 1}]}]}
        """
      And player A has "Plunge" in the hand
      And player B has "Last" on top of the deck
      And player B has 1 card in the deck
      When player A activates "Plunge"
      Then player A wins the game
      And player A's hand holds 0 cards
      And player B's Warp holds exactly "Last"

    Scenario: Nobody orders cards that go one by one from the deck to the life
      Given player A has "Ballast" (probe "extra-deck-to-life-2") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A activates "Ballast"
      Then player A is not asked to arrange
      And the bottom of player A's Life Area is "One" and "Two"

    Scenario: Cards that [Burst 2] drops from the deck lie on top of the Drop Area, the last one on top
      Given player A has the active Battle Card "Watcher" (probe "drop-watcher")
      And player A has "Digger" (probe "burst-2-played-draw") in the hand
      And player A has "First" and "Second" on top of the deck
      When player A plays "Digger"
      And player A accepts the offer of the effect
      Then the top of player A's Drop Area is "Second" and "First"
      And "Watcher" has 12000 power

    @DBS-8-6-6-1
    Scenario: An [Auto] for exactly 1 card in the Drop Area triggers while a skill places 3 cards there
      Given "Lookout" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "situation": {"count": {"player": "you", "zone": ["drop"]}, "min": 1, "max": 1}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Lookout"
      And player A has the active Battle Card "Spill" (probe "mills-3")
      When player A activates "Spill"
      Then player A's Drop Area holds 3 cards
      And player A's hand holds 1 card

    @DBS-8-6-6-1
    Scenario: An [Auto] for exactly 1 card in the Warp triggers while a skill sends 2 cards there
      Given "Lookout" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "situation": {"count": {"player": "you", "zone": ["warp"]}, "min": 1, "max": 1}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Lookout"
      And player A has "Exile" (probe "extra-deck-to-warp-2") in the hand
      When player A activates "Exile"
      Then player A's Warp holds 2 cards
      And player A's hand holds 1 card

  @DBS-3-2-4
  Rule: 3-2-4 Shuffling puts a deck in random order, and its owner shuffles it

    Scenario Outline: A shuffle by player A's skill randomises the order of player <owner>'s deck
      Given player A has "Shake" (probe "<probe>") in the hand
      And player <owner> has "One", "Two" and "Three" on top of the deck
      And the next shuffle of player <owner>'s deck puts "Three" and "One" on top
      When player A activates "Shake"
      Then the top of player <owner>'s deck is "Three" and "One"
      And player <other>'s deck holds 20 cards
      And these events happened in this order:
        | shuffled | |

      Examples:
        | probe                   | owner | other |
        | extra-shuffle           | A     | B     |
        | extra-shuffle-opponents | B     | A     |

    Scenario: A shuffle of the opponent's deck leaves the other deck as it was
      Given player A has "Shake" (probe "extra-shuffle-opponents") in the hand
      And player A has "One" and "Two" on top of the deck
      And player B has "Their one" and "Their two" on top of the deck
      And the next shuffle of player B's deck puts "Their two" on top
      When player A activates "Shake"
      Then the top of player A's deck is "One" and "Two"
      And the top of player B's deck is "Their two"

  @DBS-3-3-2
  Rule: 3-3-2 A player may look at their own hand, which is secret, at any time

    Scenario Outline: Player <player> sees the drawn card in their hand, and player <other> does not
      Given it is player <other>'s Main Phase
      And player <player> has "Old" in the hand
      And player <player> has "Fresh" on top of the deck
      When player <other> ends the turn
      Then player <player> sees "Old" and "Fresh" in player <player>'s hand
      And player <other> does not see what is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A player may play any card of the hand, whatever its position there
      Given player A has "One", "Two" and "Three" in the hand
      When player A plays "Three"
      And player A plays "One"
      Then player A's Battle Area holds exactly "One" and "Three"
      And player A's hand holds exactly "Two"

    Scenario: A player sees a card that the opponent's skill returned to their hand
      Given player A has "Tide" (probe "extra-return") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Tide"
      Then player B sees "Crew" in player B's hand

  @DBS-3-3-3
  Rule: 3-3-3 A player cannot see the cards in the opponent's hand

    Scenario Outline: Player <viewer> does not see player <owner>'s hand, but can count its cards
      Given it is player <owner>'s Main Phase
      And player <owner> has "Old" and "Sight" (probe "extra-draw-for-1") in the hand
      And player <owner> has "Fresh" on top of the deck
      When player <owner> activates "Sight"
      Then player <owner>'s hand holds exactly "Old" and "Fresh"
      And player <viewer> does not see what is in player <owner>'s hand
      And player <viewer> counts 2 cards in player <owner>'s hand

      Examples:
        | viewer | owner |
        | A      | B     |
        | B      | A     |

    Scenario: Only its owner sees a card that damage moves from the life to the hand
      Given player A has the active Battle Card "Fighter" with 15000 power
      When player A attacks "B leader" with "Fighter"
      Then player B's Life Area holds 3 cards
      And player B counts 1 card in player B's hand
      And player A does not see what is in player B's hand
