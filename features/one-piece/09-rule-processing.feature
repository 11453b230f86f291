@OP
Feature: 9. Rule processing

  @OP-9-1-2
  Rule: 9-1-2 Rules are processed at once, also in the middle of something else

    Scenario: A player whose deck runs out loses before the next sentence of the effect
      Given player A has "Gamble" (probe "event-mill-1-then-damage-1") in the hand
      And player A has 1 card in the deck
      And player B has 0 Life cards
      When player A plays "Gamble"
      Then player B wins the game

    Scenario: An effect goes on to its damage if a card is left in the deck
      Given player A has "Gamble" (probe "event-mill-1-then-damage-1") in the hand
      And player A has 2 cards in the deck
      And player B has 0 Life cards
      When player A plays "Gamble"
      Then player A wins the game

    # answers: ST03-005#1
    Scenario: A player who draws the last card of the deck loses before drawing the next one
      Given player A has "Sift" (probe "event-draw-then-discard") in the hand
      And player A has 1 card in the deck
      When player A plays "Sift"
      Then player B wins the game
      And player A's hand holds 1 card
      And player A's trash holds exactly "Sift"

    Scenario: A player whose deck runs out loses before an effect that has triggered is carried out
      Given player B has the rested Character "Saver" (probe "on-ko-draw")
      And player B has 2 cards in the deck
      And player A has "Landslide" (probe "event-mill-opponent-2-then-draw") in the hand
      When player A attacks "Saver" with "A leader"
      Then player B's deck holds 1 card
      When player A plays "Landslide"
      Then player A wins the game
      And player A's hand holds 0 cards

    Scenario: A player whose deck runs out after a choice loses before the rest of the effect
      Given "Gamble" has this data:
        """
        {"category": "event", "cost": 0,
         "abilities": [{"type": "main", "effect": [{"do": "may", "then": [{"do": "discard", "count": 1}, {"do": "mill", "count": 1}]},
           {"do": "damage", "count": 1, "player": "opponent"}]}]}
        """
      And player A has "Gamble", "Spare" and "Other" in the hand
      And player A has 1 card in the deck
      And player B has 0 Life cards
      When player A plays "Gamble"
      And player A accepts the offer of the effect
      And player A chooses "Spare"
      Then player B wins the game
      And player A's hand holds exactly "Other"

    Scenario: A chain of effects that would go on without end stops when a deck runs out
      Given player A has the active Character "Spinner" (probe "spins-and-mills")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      And player B has 4 cards in the deck
      When player A plays "Nudge"
      Then player A wins the game
      And player B's deck holds 0 cards

    Scenario: A player whose deck runs out in the middle of a battle loses at once
      Given player A has the active Character "Rash" (probe "attacking-mill")
      And player A has 1 card in the deck
      And player B has 0 Life cards
      When player A attacks "B leader" with "Rash"
      Then player B wins the game

    Scenario: A player whose deck runs out by paying a cost loses before its effect
      Given player A has the active Character "Miller" (probe "mill-win")
      And player A has 1 card in the deck
      When player A activates "Miller"
      Then player B wins the game

  @OP-9-2-1
  Rule: 9-2-1 All players who meet a condition of defeat when rules are processed lose

    Scenario: When only the opponent's deck runs out, the opponent loses
      Given player A has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has 2 cards in the deck
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then player A wins the game

    Scenario: When only the turn player's deck runs out, the turn player loses
      Given player A has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has 1 card in the deck
      And player B has 2 cards in the deck
      When player A plays "Landslide"
      Then player B wins the game

    @reading
    Scenario Outline: If both decks run out at the same moment in player <turn>'s turn, both lose and the game is a draw
      Given it is player <turn>'s Main Phase
      And player <turn> has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player <turn> plays "Landslide"
      Then the game is a draw

      Examples:
        | turn |
        | A    |
        | B    |

    Scenario: If both players would lose and an effect saves one of them, the other loses
      Given player A has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has the active Character "Saviour" (probe "under-the-deck-instead-of-losing")
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then player A wins the game
      And the bottom of player A's deck is "Saviour"

    Scenario: If the decks would run out one after the other, the first defeat ends the game
      Given player A has "Landslide" (probe "event-each-mills-1") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then player B wins the game
      And player B's deck holds 1 card

  @OP-9-2-1-1
  Rule: 9-2-1-1 A player whose Leader takes damage at 0 Life has met a condition of defeat

    Scenario Outline: Player <player> loses when their own effect damages their own Leader at 0 Life
      Given it is player <player>'s Main Phase
      And player <player> has "Recoil" (probe "event-damage-you-1") in the hand
      And player <player> has "Again" (probe "event-damage-you-1") in the hand
      And player <player> has 1 Life card
      When player <player> plays "Recoil"
      Then player <player>'s Life area holds 0 cards
      And the game goes on
      When player <player> plays "Again"
      Then player <other> wins the game

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A player loses when an attack damages their Leader at 0 Life
      Given it is player B's Main Phase
      And player A has 0 Life cards
      And player B has the active Character "Raider" with 5000 power
      When player B attacks "A leader" with "Raider"
      Then player B wins the game

  @OP-9-2-1-2
  Rule: 9-2-1-2 A player whose deck is empty has met a condition of defeat

    Scenario Outline: Player <other> loses when their deck runs out in player <turn>'s turn
      Given it is player <turn>'s Main Phase
      And player <turn> has "Landslide" (probe "event-mill-opponent-2-then-draw") in the hand
      And player <other> has 2 cards in the deck
      When player <turn> plays "Landslide"
      Then player <turn> wins the game

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

    Scenario: A player loses when their [Trigger] draws the last card of the deck in the opponent's turn
      Given player B's Life cards are "Fuse" (probe "trigger-draw")
      And player B has 1 card in the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player A wins the game

    Scenario: A player loses when the last card of the deck goes to the Life area
      Given player A has "Chart" (probe "event-life-up-then-win") in the hand
      And player A has 1 card in the deck
      When player A plays "Chart"
      Then player B wins the game
