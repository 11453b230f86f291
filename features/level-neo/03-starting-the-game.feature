@LN
Feature: 3. Starting the game

  @LN-3-1
  Rule: 3-1 A random method such as rock-paper-scissors decides who chooses the turn order

    Scenario Outline: Player <winner>, who is chosen at random, is asked who goes first
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the lot falls to player <winner>
      When player <winner> is asked to choose who goes first
      And player <winner> chooses to go first
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then it is now player <winner>'s Main Phase 1
      And turn 1 of the game has come

      Examples:
        | winner |
        | A      |
        | B      |

  @LN-3-2
  Rule: 3-2 The player chosen at random decides whether to go first or second

    Scenario Outline: Player <winner>, who is chosen at random, decides to go <order>
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the lot falls to player <winner>
      When player <winner> chooses to go <order>
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then it is now player <first>'s Main Phase 1

      Examples:
        | winner | order  | first |
        | A      | first  | A     |
        | A      | second | B     |
        | B      | first  | B     |
        | B      | second | A     |

    Scenario: The player chosen at random can choose only to go first or second
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the lot falls to player B
      When player B tries to choose to go third
      Then that is refused
      When player B chooses to go second
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then it is now player A's Main Phase 1

    Scenario: The second player's turn comes after the first player's turn
      Given "Page" is a character of turn cost 1 with 500 AP
      And player B has "Page" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the lot falls to player A
      And the next shuffle of player B's deck puts "Page" on top
      When player A chooses to go second
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player B plays "Page"
      And player B ends the turn
      Then it is now player A's Main Phase 1
      And turn 2 of the game has come

  @LN-3-3
  Rule: 3-3 Each player places a character of turn cost 1 from their deck face down as their Main Character

    Scenario: The chosen Main Character leaves the deck and lies face down
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player A gets the first turn
      And player A chooses "Heroine" as Main Character
      And player B is asked to choose a Main Character
      Then "Heroine" is face down in player A's main character zone
      And player B does not see "Heroine"
      And "Hero" is in player A's deck
      And player A's deck holds 39 cards

    Scenario: Both players choose a Main Character each
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Nemesis" as Main Character
      Then player A's main character zone holds exactly "Hero"
      And player B's main character zone holds exactly "Nemesis"

    Scenario Outline: A character of turn cost <cost> cannot be chosen as the Main Character
      Given "Almost" is a character of turn cost <cost> with 3000 AP
      And player A has "Almost" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player A gets the first turn
      And player A tries to choose "Almost" as Main Character
      Then that is refused
      When player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then player A's main character zone holds exactly "Hero"

      Examples:
        | cost |
        | 0    |
        | 2    |

    Scenario: An event card of turn cost 1 cannot be chosen as the Main Character
      Given "Spark" is an event card of turn cost 1
      And player B has "Spark" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B tries to choose "Spark" as Main Character
      Then that is refused
      When player B chooses "Rival" as Main Character
      Then player B's main character zone holds exactly "Rival"

    Scenario: A player cannot choose a character of the opponent's deck as Main Character
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player A gets the first turn
      And player A tries to choose "Rival" as Main Character
      Then that is refused
      When player A chooses "Heroine" as Main Character
      And player B chooses "Rival" as Main Character
      Then player A's main character zone holds exactly "Heroine"
      And player B's main character zone holds exactly "Rival"

    @reading
    Scenario: Both Main Characters stay face down until both players have decided on redraws, and then are turned face up
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player B is asked to redraw
      Then "Hero" is face down in player A's main character zone
      And "Rival" is face down in player B's main character zone
      When player B declines
      And player A is asked to use effects
      Then "Hero" is face up in player A's main character zone
      And "Rival" is face up in player B's main character zone
      And player A sees "Rival" in player B's main character zone

  @LN-3-4
  Rule: 3-4 Each deck is shuffled before cards are drawn from it

    Scenario: Player A draws the opening hand in the order that the shuffle gave the deck
      Given player A has "One", "Two", "Three", "Four", "Five", "Six" and "Seven" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the next shuffle of player A's deck puts "Seven" on top
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then player A's hand holds exactly "Seven", "One", "Two", "Three", "Four" and "Five"
      And the top of player A's deck is "Six"

    Scenario: Player B draws the opening hand in the order that the shuffle gave the deck
      Given player B has "One", "Two", "Three", "Four", "Five", "Six" and "Seven" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the next shuffle of player B's deck puts "Six", "Seven", "Two", "One", "Four" and "Three" on top
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then player B's hand holds exactly "One", "Two", "Three", "Four", "Six" and "Seven"
      And the top of player B's deck is "Five"

    Scenario: A character that was not chosen as Main Character is shuffled into the deck
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the next shuffle of player A's deck puts "Hero" on top
      And the next shuffle of player B's deck puts "Nemesis" on top
      When player A gets the first turn
      And player A chooses "Heroine" as Main Character
      And player B chooses "Rival" as Main Character
      Then "Hero" is in player A's hand
      And "Nemesis" is in player B's hand

  @LN-3-5
  Rule: 3-5 Each player draws an opening hand of 6 cards

    Scenario: Each player has 6 cards in the opening hand, before the first player draws for the first turn
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A is asked to redraw
      Then player A's hand holds 6 cards
      And player B's hand holds 6 cards

    Scenario: The cards of an opening hand are drawn like the card at the start of a turn
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A is asked to redraw
      Then the event "drew" happened exactly 12 times
      And player A's hand holds 6 cards

    Scenario: The player who goes second gets no extra card
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A is asked to redraw
      Then player A's hand holds 6 cards
      And player B's hand holds 6 cards

    Scenario: The Main Character is not one of the 6 opening cards, which leaves 33 cards in the deck
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then player A's hand holds 6 cards
      And player A's deck holds 33 cards
      And "Hero" is in player A's main character zone

    Scenario: The opening hand comes from the top of the deck
      Given player A has "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11" and "A12" in the deck
      And player B has "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11" and "B12" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11" and "A12" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11" and "B12" on top
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then player A's hand holds exactly "A1", "A2", "A3", "A4", "A5" and "A6"

  @LN-3-6
  Rule: 3-6 Each player may once put any cards of their opening hand on the bottom of their deck, in any order

    Background:
      Given player A has "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11" and "A12" in the deck
      And player B has "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11" and "B12" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11" and "A12" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11" and "B12" on top

    Scenario: A player may put two cards of the opening hand on the bottom of the deck
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A returns "A2" and "A5" to the bottom of the deck
      Then the bottom of player A's deck is "A2" and "A5"
      And "A1" is in player A's hand

    Scenario: A player chooses the order of the cards returned from the opening hand, with the last one lowest
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A returns "A5", "A6" and "A2" to the bottom of the deck
      Then the bottom of player A's deck is "A5", "A6" and "A2"

    Scenario: A player may return a single card of the opening hand
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player B returns "B3" to the bottom of the deck
      Then the bottom of player B's deck is "B3"
      And player B's hand holds exactly "B1", "B2", "B4", "B5", "B6" and "B7"

    Scenario: A player may return the whole opening hand
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player B returns "B1", "B2", "B3", "B4", "B5" and "B6" to the bottom of the deck
      Then the bottom of player B's deck is "B1", "B2", "B3", "B4", "B5" and "B6"

    Scenario: A player may keep the whole opening hand
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A is asked to redraw
      And player A declines
      Then player A's hand holds exactly "A1", "A2", "A3", "A4", "A5" and "A6"
      And the top of player A's deck is "A7"

    Scenario: A player can return only cards of the opening hand, not cards of the deck
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A tries to return "A1" and "A7" to the bottom of the deck
      Then that is refused
      When player A returns "A1" to the bottom of the deck
      Then the bottom of player A's deck is "A1"

    Scenario: The player who goes first may return cards of the opening hand too
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A returns "A1" to the bottom of the deck
      Then the bottom of player A's deck is "A1"
      And player A's hand holds exactly "A2", "A3", "A4", "A5", "A6", "A7" and "A8"

    Scenario: A player who has returned cards and drawn new ones cannot return cards again
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player B returns "B1" to the bottom of the deck
      Then player A is the one who decides
      And the bottom of player B's deck is "B1"

    @reading
    Scenario Outline: Player <first>, who goes first, decides first about returning cards
      When player <first> gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then player <first> is the one who decides
      When player <first> returns "<card>" to the bottom of the deck
      Then player <second> is the one who decides
      And the bottom of player <first>'s deck is "<card>"

      Examples:
        | first | second | card |
        | A     | B      | A1   |
        | B     | A      | B1   |

    @reading
    Scenario: The deck is not shuffled after cards of the opening hand have been returned
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A returns "A1" and "A2" to the bottom of the deck
      Then the top of player A's deck is "A9", "A10", "A11" and "A12"
      And the bottom of player A's deck is "A1" and "A2"

  @LN-3-7
  Rule: 3-7 A player who returned cards draws new ones until the hand has 6 cards again

    Background:
      Given player A has "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11" and "A12" in the deck
      And player B has "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11" and "B12" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the next shuffle of player A's deck puts "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11" and "A12" on top
      And the next shuffle of player B's deck puts "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11" and "B12" on top

    Scenario: A player who returned two cards draws two new ones
      When player B gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A returns "A1" and "A6" to the bottom of the deck
      Then player A's hand holds exactly "A2", "A3", "A4", "A5", "A7" and "A8"
      And player A's deck holds 33 cards

    Scenario: A player who returned one card draws one new one
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player B returns "B4" to the bottom of the deck
      Then player B's hand holds exactly "B1", "B2", "B3", "B5", "B6" and "B7"
      And player B's deck holds 33 cards

    Scenario: A player who returned the whole hand draws six new cards
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player B returns "B1", "B2", "B3", "B4", "B5" and "B6" to the bottom of the deck
      Then player B's hand holds exactly "B7", "B8", "B9", "B10", "B11" and "B12"
      And player B's deck holds 33 cards

    Scenario: The first player has 6 cards again before drawing for the first turn
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A returns "A1", "A2" and "A3" to the bottom of the deck
      Then player A's hand holds exactly "A4", "A5", "A6", "A7", "A8", "A9" and "A10"

  @LN-3-8
  Rule: 3-8 Each turn marker starts at 0

    Scenario Outline: In player <first>'s first turn the turn markers are at 1 and 0
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      When player <first> gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      Then player <first>'s turn marker stands at 1
      And player <second>'s turn marker stands at 0

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    Scenario: The second player's turn marker goes from 0 to 1 in the second turn
      Given "Page" is a character of turn cost 1 with 500 AP
      And player A has "Page" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the next shuffle of player A's deck puts "Page" on top
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A plays "Page"
      And player A ends the turn
      Then player B's turn marker stands at 1

    @LN-4-2-1 @reading
    Scenario: In the first turn a card of turn cost 1 can be played, but not a card of turn cost 2
      Given "Page" is a character of turn cost 1 with 500 AP
      And "Knight" is a character of turn cost 2 with 3000 AP
      And player A has "Page" and "Knight" in the deck
      And both players have decks of 40 cards, with the turn cost 1 characters "Hero" and "Heroine" for player A and "Rival" and "Nemesis" for player B
      And the next shuffle of player A's deck puts "Page" and "Knight" on top
      When player A gets the first turn
      And player A chooses "Hero" as Main Character
      And player B chooses "Rival" as Main Character
      And player A tries to play "Knight"
      Then that is refused
      When player A plays "Page"
      Then "Page" is in player A's support zone
