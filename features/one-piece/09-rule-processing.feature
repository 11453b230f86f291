@OP
Feature: 9. Rule processing

  @OP-9-1-2
  Rule: 9-1-2 Rules are processed at once, also in the middle of something else

    Scenario: between two sentences of an effect
      Given player A has "Gamble" (probe "event-mill-1-then-damage-1") in the hand
      And player A has 1 card in the deck
      And player B has 0 Life cards
      When player A plays "Gamble"
      Then player B wins the game

    Scenario: the same effect with one card more in the deck
      Given player A has "Gamble" (probe "event-mill-1-then-damage-1") in the hand
      And player A has 2 cards in the deck
      And player B has 0 Life cards
      When player A plays "Gamble"
      Then player A wins the game

    # answers: ST03-005#1
    Scenario: in the middle of one sentence: the second card is not drawn into defeat, the first is
      Given player A has "Sift" (probe "event-draw-then-discard") in the hand
      And player A has 1 card in the deck
      When player A plays "Sift"
      Then player B wins the game
      And player A's hand holds 1 card
      And player A's trash holds exactly "Sift"

    Scenario: before an effect that has triggered is carried out
      Given player B has the rested Character "Saver" (probe "on-ko-draw")
      And player B has 2 cards in the deck
      And player A has "Landslide" (probe "event-mill-opponent-2-then-draw") in the hand
      When player A attacks "Saver" with "A leader"
      Then player B's deck holds 1 card
      When player A plays "Landslide"
      Then player A wins the game
      And player A's hand holds 0 cards

    Scenario: A defeat that becomes due after an answer comes before the rest of the effect
      Given "Gamble" has this data:
        """
        {"category": "event", "cost": 0, "text": "[Main] You may trash 1 card from your hand and 1 card from the top of your deck. Then, deal 1 damage to your opponent's Leader.",
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

    Scenario: a chain of effects that would go on without end stops there
      Given player A has the active Character "Spinner" (probe "spins-and-mills")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      And player B has 4 cards in the deck
      When player A plays "Nudge"
      Then player A wins the game
      And player B's deck holds 0 cards

    Scenario: in the middle of a battle
      Given player A has the active Character "Rash" (probe "attacking-mill")
      And player A has 1 card in the deck
      And player B has 0 Life cards
      When player A attacks "B leader" with "Rash"
      Then player B wins the game

    Scenario: between a cost and its effect
      Given player A has the active Character "Miller" (probe "mill-win")
      And player A has 1 card in the deck
      When player A activates "Miller"
      Then player B wins the game

  @OP-9-2-1
  Rule: 9-2-1 All players who meet a condition of defeat when rules are processed lose

    Scenario: one of the two decks runs out
      Given player A has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has 2 cards in the deck
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then player A wins the game

    Scenario: also where it is the turn player's
      Given player A has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has 1 card in the deck
      And player B has 2 cards in the deck
      When player A plays "Landslide"
      Then player B wins the game

    @reading
    Scenario Outline: both decks run out at the same moment in player <turn>'s turn: both lose, and nobody wins
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

    Scenario: both would lose, and something saves the one: the other does
      Given player A has "Landslide" (probe "event-both-mill-at-once") in the hand
      And player A has the active Character "Saviour" (probe "under-the-deck-instead-of-losing")
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then player A wins the game
      And the bottom of player A's deck is "Saviour"

    Scenario: one after the other, the first defeat ends the game
      Given player A has "Landslide" (probe "event-each-mills-1") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A plays "Landslide"
      Then player B wins the game
      And player B's deck holds 1 card

  @OP-9-2-1-1
  Rule: 9-2-1-1 Either player's Leader that takes damage while its player has no Life has met the condition

    Scenario Outline: the own effect damages the own Leader of player <player>
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

    Scenario: the Leader that blocks nothing but is hit by an attack
      Given it is player B's Main Phase
      And player A has 0 Life cards
      And player B has the active Character "Raider" with 5000 power
      When player B attacks "A leader" with "Raider"
      Then player B wins the game

  @OP-9-2-1-2
  Rule: 9-2-1-2 Either player's deck without cards has met the condition

    Scenario Outline: in player <turn>'s turn the deck of player <other> runs out
      Given it is player <turn>'s Main Phase
      And player <turn> has "Landslide" (probe "event-mill-opponent-2-then-draw") in the hand
      And player <other> has 2 cards in the deck
      When player <turn> plays "Landslide"
      Then player <turn> wins the game

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

    Scenario: in the turn of the other player, by what a Trigger draws
      Given player B's Life cards are "Fuse" (probe "trigger-draw")
      And player B has 1 card in the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player A wins the game

    Scenario: the last card goes to the Life area
      Given player A has "Chart" (probe "event-life-up-then-win") in the hand
      And player A has 1 card in the deck
      When player A plays "Chart"
      Then player B wins the game
