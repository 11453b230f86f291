@LN
Feature: 10. Victory conditions

  @LN-10-1
  Rule: 10-1 A Level Neo Main Character that wins a battle wins the game for its player

    Scenario Outline: Player <winner> wins the game by winning a battle with an attacking Level Neo Main Character
      Given it is player <winner>'s Main Phase 1
      And player <winner>'s Main Character is "Hero" with 3000 AP
      And player <winner>'s Main Character is at level 5
      When player <winner> attacks "<other> main" with "Hero"
      Then player <winner> wins the game

      Examples:
        | winner | other |
        | A      | B     |
        | B      | A     |

    Scenario: A Level Neo Main Character wins the game even if the Main Character it beats has a level to lose
      Given player A's Main Character is "Hero" with 3000 AP
      And player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 3000 AP
      And player B's Main Character is at level 2
      When player A attacks "Rival" with "Hero"
      Then player A wins the game

    Scenario: A Main Character that wins at level 4 becomes Level Neo and wins the game by its next victory
      Given player A's Main Character is "Hero" with 3000 AP
      And player A's Main Character is at level 4
      When player A attacks "B main" with "Hero"
      Then player A's Main Character is now at level 5
      And the game goes on
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B main" with "Hero"
      Then player A wins the game

    Scenario: A Support that wins a battle beside a Level Neo Main Character does not win the game
      Given player A's Main Character is "Hero" with 3000 AP
      And player A's Main Character is at level 5
      And player A has the active Support Character "Squire" with 4000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      When player A attacks "Rival" with "Squire"
      Then "Squire" is resting
      And the game goes on
      When player A attacks "Rival" with "Hero"
      Then player A wins the game

    Scenario Outline: A Level Neo Main Character must win its battle to win the game: <what>
      Given player A's Main Character is "Hero" with 3000 AP
      And player A's Main Character is at level 5
      And player B's Main Character is "Wall" with <wall> AP
      And player A has "Rally" (probe "event-main-ap") in the hand
      And player A's turn marker is at 2
      When player A attacks "Wall" with "Hero"
      Then "Hero" is resting
      And the game goes on
      When player A ends the turn
      And player B ends the turn
      And player A uses "Rally"
      And player A attacks "Wall" with "Hero"
      Then player A wins the game

      Examples:
        | what                                         | wall |
        | a lost battle does not win the game          | 6000 |
        | a battle that both lose does not win the game | 5500 |

    @reading
    Scenario: A Level Neo Main Character that wins a battle as the defender does not win the game
      Given player B's Main Character is "Rival" with 4000 AP
      And player B's Main Character is at level 5
      And player A's Main Character is "Hero" with 3000 AP
      When player A attacks "Rival" with "Hero"
      Then "Hero" is resting
      And the game goes on
      When player A ends the turn
      And player B attacks "Hero" with "Rival"
      Then player B wins the game

    @reading
    Scenario: Under the alternative interpretation, a Level Neo Main Character that wins as defender wins the game
      Given the ambiguous rule "Does a Main Character that wins a battle as the defender level up, or win the game as Level Neo?" is answered "yes, the winner of any battle does"
      And player B's Main Character is "Rival" with 4000 AP
      And player B's Main Character is at level 5
      And player A's Main Character is "Hero" with 3000 AP
      When player A attacks "Rival" with "Hero"
      Then player B wins the game

    @LN-6-2 @LN-9-4-2
    Scenario: A Main Character that becomes Level Neo during the battle wins the game by beating a covering Support
      Given player A has "Grow" (probe "event-battle-level-up") in the hand
      And player A's Main Character is at level 4
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A uses "Grow"
      Then player A wins the game

  @LN-10-2
  Rule: 10-2 A player whose deck has run out loses as soon as every effect has been carried out

    Scenario Outline: Player <loser> loses by drawing the last card at the start of their turn
      Given it is player <winner>'s Main Phase 1
      And player <loser> has 1 card in the deck
      When player <winner> ends the turn
      Then player <winner> wins the game

      Examples:
        | winner | loser |
        | A      | B     |
        | B      | A     |

    Scenario: A player with one card left in the deck has not lost
      Given player B has 2 cards in the deck
      When player A ends the turn
      Then player B's deck holds 1 card
      And the game goes on
      When player B ends the turn
      And player A ends the turn
      Then player A wins the game

    Scenario: A player who draws the last card by an effect loses
      Given player A has "Insight" (probe "event-draw") in the hand
      And player A has 1 card in the deck
      When player A uses "Insight"
      Then player B wins the game

    Scenario: A player whose Main Character levels up after a battle with the last card of the deck loses
      Given player A's Main Character is "Hero" with 3000 AP
      And player A has 1 card in the deck
      When player A attacks "B main" with "Hero"
      Then player B wins the game

    Scenario: A player whose Main Character levels up by an effect with the last card of the deck loses
      Given player A has "Growth" (probe "event-main-level-up") in the hand
      And player A has 1 card in the deck
      When player A uses "Growth"
      Then player B wins the game

    Scenario Outline: Player <loser> loses when the last card of their deck is put into the discard pile
      Given player A has "Landslide" (probe "event-mill-both") in the hand
      And player <loser> has 1 card in the deck
      When player A uses "Landslide"
      Then player <winner> wins the game

      Examples:
        | loser | winner |
        | A     | B      |
        | B     | A      |

    Scenario: A player whose deck runs out during a battle loses before a Level Neo victory can count
      Given player A's Main Character is "Seer" (probe "start-attack-draw")
      And player A's Main Character is at level 5
      And player A has 1 card in the deck
      When player A attacks "B main" with "Seer"
      Then player B wins the game

    Scenario: The attacked player loses as soon as their deck runs out in the middle of a battle
      Given player B has the active Support Character "Seer" (probe "start-any-attack-draw")
      And player B has 1 card in the deck
      And player A's Main Character is "Hero" with 3000 AP
      And player A's Main Character is at level 2
      When player A attacks "B main" with "Hero"
      Then player A wins the game
      And player A's Main Character is now at level 2

    Scenario: A player who draws the last card and puts a card back in the same effect does not lose
      Given player A has "Exchange" (probe "event-draw-return") and "Spare" in the hand
      And player A has "Last" on top of the deck
      And player A has 1 card in the deck
      When player A uses "Exchange"
      And player A chooses "Spare"
      Then player A's deck holds exactly "Spare"
      And the game goes on
      When player A ends the turn
      And player B ends the turn
      Then player B wins the game

    Scenario: A player does not lose if a waiting skill puts a card back into the empty deck
      Given player B has the active Support Character "Keeper" (probe "start-draw-return")
      And player B has "Spare" in the hand
      And player B has "Last" on top of the deck
      And player B has 1 card in the deck
      And player A has "Landslide" (probe "event-mill-both") in the hand
      And player A's turn marker is at 2
      When player A ends the turn
      And player B chooses "Last"
      Then player B's deck holds exactly "Last"
      And the game goes on
      When player B ends the turn
      And player A uses "Landslide"
      Then player A wins the game

    @reading
    Scenario: If both decks have run out, the game is a draw
      Given player A has "Landslide" (probe "event-mill-both") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A uses "Landslide"
      Then the game is a draw

    @reading
    Scenario: Under the alternative against the turn player, the turn player loses if both decks have run out
      Given the ambiguous rule "Who wins when both decks are empty?" is answered "the opponent of the turn player"
      And player A has "Landslide" (probe "event-mill-both") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player A uses "Landslide"
      Then player B wins the game
