@VG
Feature: 8.2. Preparing for the game

  @VG-8.2.1.2.1
  Rule: 8.2.1.2.1 The first vanguard of a player with a ride deck is its grade 0 unit

    Scenario: The other three cards of the ride deck are in the ride deck zone when the game begins
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      Then "player A's grade 0" is on player A's vanguard circle
      And player A's ride deck zone holds 3 cards
      And "player B's grade 0" is on player B's vanguard circle
      When player A is asked to ride
      Then player A's hand holds 6 cards

  @VG-8.2.1.8
  Rule: 8.2.1.8 Each player draws five cards as the initial hand

    # answers: RULE#1, QA2011#1
    Scenario: The player going first has drawn one more card in the Draw Phase
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      Then player A's hand holds 6 cards
      And player B's hand holds 5 cards

    Scenario: The first player decides first about returning cards, and returned cards are not drawn again
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player B
      And the next shuffle of player B's deck puts "player B's card 31", "player B's card 32", "player B's card 33", "player B's card 34", "player B's card 35", "player B's card 36" and "player B's card 37" on top
      When player B tries to put "player B's card 36" of the opening hand back
      Then that is refused
      When player B puts "player B's card 31" and "player B's card 32" of the opening hand back
      And player A is asked to return cards of the opening hand
      Then player B's hand holds exactly "player B's card 33", "player B's card 34", "player B's card 35", "player B's card 36" and "player B's card 37"

    Scenario: A player who puts cards back shuffles the deck after the draw
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player B
      And the next shuffle of player B's deck puts "player B's card 31", "player B's card 32", "player B's card 33", "player B's card 34", "player B's card 35" and "player B's card 36" on top
      And the next shuffle of player B's deck puts "player B's card 31" on top
      When player B puts "player B's card 31" of the opening hand back
      And player A is asked to return cards of the opening hand
      Then "player B's card 36" is in player B's hand
      And the top of player B's deck is "player B's card 31"

  @VG-8.2.1.1
  Rule: 8.2.1.1 The decks that are presented keep the rules of 8.1

    Scenario: No game begins while a player's main deck is a card short
      Given a main deck of 49 cards for player A
      And a main deck of 50 cards for player B
      And the lot falls to player A
      Then the game cannot begin with a deck that breaks "8.1.4" and nothing else
      Given player A has "Spare" in the deck
      When player A chooses "player A's trigger unit 1 1" as the first vanguard
      And player B chooses "player B's trigger unit 1 1" as the first vanguard
      And player A is asked to return cards of the opening hand
      Then player A's hand holds 5 cards

  @VG-8.2.1.2
  Rule: 8.2.1.2 A player without a ride deck chooses a unit of grade 0 as the first vanguard

    Scenario: The chosen first vanguard is face down, and the other 49 cards are the deck and the hand
      Given both players fight with decks of 50 cards and no ride decks
      And the lot falls to player A
      When player A tries to choose "player A's card 1" as the first vanguard
      Then that is refused
      When player A chooses "player A's trigger unit 2 1" as the first vanguard
      And player B chooses "player B's trigger unit 1 1" as the first vanguard
      And player A is asked to return cards of the opening hand
      Then "player A's trigger unit 2 1" is on player A's vanguard circle
      And player B does not see "player A's trigger unit 2 1"
      And player A's deck holds 44 cards

  @VG-8.2.1.3
  Rule: 8.2.1.3 The main decks are shuffled before the game

    @VG-8.2.1.3.1
    Scenario Outline: The card that the shuffle of player <player> puts on top is the first of the hand
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      And the next shuffle of player <player>'s deck puts "<card>" on top
      When player A is asked to return cards of the opening hand
      Then "<card>" is in player <player>'s hand
      And player <player>'s deck holds 41 cards
      When player A is asked to ride
      Then player A's hand holds 6 cards

      Examples:
        | player | card               |
        | A      | player A's card 9  |
        | B      | player B's card 39 |

  @VG-8.2.1.4
  Rule: 8.2.1.4 The cards of the ride deck lie in the ride deck zone

    Scenario: Of the ride deck grades 1 to 3 lie face down in the ride deck zone, and none of them is in the deck
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      When player A is asked to return cards of the opening hand
      Then player A's ride deck zone holds exactly "player A's grade 1", "player A's grade 2" and "player A's grade 3"
      And "player A's grade 1" is face down in player A's ride deck zone
      And player B does not see "player A's grade 1"
      When player A is asked to ride
      Then player A's hand holds 6 cards

  @VG-8.2.1.5
  Rule: 8.2.1.5 The G deck lies face down in the G zone

    @VG-4.14.3
    Scenario: The cards of the G deck lie face down in the G zone when the game begins
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And a G deck of 4 cards for player A
      And the lot falls to player A
      When player A is asked to return cards of the opening hand
      Then player A's G zone holds 4 cards
      And "A G unit 1 1" is face down in player A's G zone
      And player B's G zone holds 0 cards
      When player A is asked to ride
      Then player A's hand holds 6 cards

  @VG-8.2.1.6
  Rule: 8.2.1.6 Chance decides who goes first

    @VG-8.2.1.6.1 @VG-8.2.1.9
    Scenario Outline: Player <player>, who is chosen at random, takes the first turn without a choice
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player <player>
      When player <player> is asked to ride
      Then player <player> is the turn player
      And turn 1 of the game has come

      Examples:
        | player |
        | A      |
        | B      |

  @VG-8.2.1.7
  Rule: 8.2.1.7 Each player begins with a vanguard damage of 0

    Scenario: Neither player has damage when the game begins
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      When player A is asked to ride
      Then player A's vanguard damage stands at 0
      And player B's vanguard damage stands at 0
      And player B's damage zone holds 0 cards
      And player A's hand holds 6 cards

  @VG-8.2.1.9
  Rule: 8.2.1.9 The first vanguards are turned face up when the game begins

    Scenario: The first vanguard is hidden while opening hands are changed, and is shown in the first turn
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      When player A is asked to return cards of the opening hand
      Then player B does not see "player A's grade 0"
      When player A is asked to ride
      Then player B sees "player A's grade 0" in player A's field
      And "player A's grade 0" is face up in player A's field
