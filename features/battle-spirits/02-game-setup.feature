@BS
Feature: 2-6. Game setup

  Background:
    Given both players have decks of 40 Spirits
    And the lot falls to player A

  @BS-2-6-2
  Rule: 2-6-2 Cores that are not in use lie in the Void

    Scenario: A player cannot take Cores from the Void at will
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      And player A tries to move 1 Core from the Void to the Reserve
      Then that is refused
      When player A ends the turn
      Then player B's Reserve holds 5 Cores
      And player A's Reserve holds 4 Cores

  @BS-2-6-3
  Rule: 2-6-3 The Decks are shuffled before the opening Hands are drawn

    Scenario Outline: Player <player>'s opening Hand comes from the shuffled Deck
      Given player <player> has "Fox" in the deck
      And the next shuffle of player <player>'s deck puts "Fox" on top
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And "Fox" is in player <player>'s hand
      And player <player>'s deck holds <deck> cards

      Examples:
        | player | deck |
        | A      | 36   |
        | B      | 37   |

    Scenario: Nobody sees the cards of a Deck
      Given player A has "Fox" in the deck
      And the next shuffle of player A's deck puts "player A's card 1", "player A's card 2", "player A's card 3" and "player A's card 4" on top
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then player A does not see "Fox"
      And player B does not see "Fox"
      And player B counts 36 cards in player A's deck

  @BS-2-6-4
  Rule: 2-6-4 A player may present a Contract Card before the Decks are shuffled

    Background:
      Given "Pact" is a Contract Card
      And player A has "Pact" in the deck

    @BS-21-2-2
    Scenario: The presented Contract Card is not shuffled into the Deck
      Given the next shuffle of player A's deck puts "player A's card 1", "player A's card 2", "player A's card 3" and "player A's card 4" on top
      When player A presents "Pact"
      And player A is asked to choose who goes first
      Then "Pact" is in player A's hand

    @BS-21-2-2
    Scenario: A card without a contract cannot be presented
      When player A tries to present "player A's card 1"
      Then that is refused
      When player A presents "Pact"
      And player A chooses to go first
      Then "Pact" is in player A's hand

    @BS-21-2-4
    Scenario: A player need not present a Contract Card
      Given the next shuffle of player A's deck puts "player A's card 1", "player A's card 2", "player A's card 3" and "player A's card 4" on top
      When player A is asked to choose a Contract Card
      And player A declines
      And player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then "Pact" is in player A's deck
      And player A's hand holds 5 cards

  @BS-21-1-3
  Rule: 21-1-3 One Contract Card can be added to the Hand at the start of the game

    Scenario: Only one of two copies of a Contract Card is added to the opening Hand
      Given "Pact" is a Contract Card
      And player A has 2 copies of "Pact" in the deck
      And the next shuffle of player A's deck puts "player A's card 1", "player A's card 2", "player A's card 3" and "player A's card 4" on top
      When player A presents "Pact 1"
      And player A is asked to choose who goes first
      Then player A's hand holds exactly "Pact 1", "player A's card 1", "player A's card 2" and "player A's card 3"

  @BS-20-4-3-7
  Rule: 20-4-3-7 The opponent sees how many Rebirth cards are replaced, but not which

    Scenario: The opponent can count the Rebirth cards beside a Deck but does not see them
      Given Side B of "Fox" is named "Old Fox"
      And "List" is a Checklist Card with a checkmark for "Fox"
      And player A has "List" in the deck
      And player A has "Fox" in the replaced Rebirth cards
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player B counts 1 card in player A's replaced Rebirth cards
      And player B does not see "Fox"
      And player A sees "Fox" in player A's replaced Rebirth cards

  @BS-2-6-5
  Rule: 2-6-5 Each player has 5 Cores in the Life

    Scenario: Each player begins with 5 Cores in the Life
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A's Life holds 5 Cores
      And player B's Life holds 5 Cores

  @BS-2-6-6
  Rule: 2-6-6 Each player has 3 Cores and the Soul Core in the Reserve

    Scenario: Each player begins with 3 Cores and the Soul Core in the Reserve
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A's Reserve holds 4 Cores
      And player B's Reserve holds 4 Cores

  @BS-2-6-7
  Rule: 2-6-7 The opening Hand is 4 cards

    Scenario: Each player begins with 4 cards in the Hand
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player B's hand holds 4 cards
      And player B's deck holds 36 cards

  @BS-2-6-8
  Rule: 2-6-8 A player keeps their Hand hidden from the opponent

    Scenario: A player sees their own Hand, and the opponent sees only the number of cards in it
      Given player A has "Fox" in the deck
      And the next shuffle of player A's deck puts "Fox" on top
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A sees "Fox" in player A's hand
      And player B does not see "Fox"
      And player B counts 5 cards in player A's hand

  @BS-2-6-9
  Rule: 2-6-9 A presented Contract Card is one of the four cards of the opening Hand

    Background:
      Given "Pact" is a Contract Card
      And player A has "Pact" in the deck

    @BS-21-2-3
    Scenario: A player who has presented a Contract Card draws three cards instead of four
      When player A presents "Pact"
      And player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then "Pact" is in player A's hand
      And player A's hand holds 5 cards
      And player A's deck holds 36 cards

    @BS-21-2-3
    Scenario: The opponent is shown the Contract Card before it joins the Hand
      When player A presents "Pact"
      And player A is asked to choose who goes first
      Then these events happened in this order:
        | revealed | Pact |
      And player B counts 4 cards in player A's hand

  @BS-2-6-10
  Rule: 2-6-10 The player chosen at random decides whether to go first

    Scenario Outline: The player chosen at random decides to go <turn>, and player <player> takes the first turn
      When player A chooses to go <turn>
      And player <player> keeps the opening Hand
      And player <other> keeps the opening Hand
      Then it is now player <player>'s Main Step

      Examples:
        | turn   | player | other |
        | first  | A      | B     |
        | second | B      | A     |

    Scenario: Both players have drawn their opening Hands before the turn order is chosen
      When player A is asked to choose who goes first
      Then player A's hand holds 4 cards
      And player B's hand holds 4 cards
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step

  @BS-2-6-11
  Rule: 2-6-11 Each player may redraw the opening Hand

    Scenario Outline: Player <player> may redraw the opening Hand
      Given player <player> has "Fox" in the deck
      And the next shuffle of player <player>'s deck puts "Fox" on top
      When player A chooses to go first
      And player <player> redraws the opening Hand
      Then "Fox" is in player <player>'s deck
      And player <player>'s hand holds <cards> cards

      Examples:
        | player | cards |
        | A      | 5     |
        | B      | 4     |

    Scenario: A player may keep the opening Hand
      Given player B has "Fox" in the deck
      And the next shuffle of player B's deck puts "Fox" on top
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And "Fox" is in player B's hand

  @BS-2-6-12
  Rule: 2-6-12 The first player decides about a redraw before the second player

    Scenario Outline: Player <first>, who goes first, decides before player <second>
      When player A chooses to go <turn>
      And player <first> is asked to redraw the Hand
      Then player <first> is the one who decides
      When player <first> redraws the opening Hand
      And player <second> is asked to redraw the Hand
      Then player <second> is the one who decides
      When player <second> keeps the opening Hand
      Then it is now player <first>'s Main Step

      Examples:
        | turn   | first | second |
        | first  | A     | B      |
        | second | B     | A      |

  @BS-2-6-13
  Rule: 2-6-13 A player who redraws returns the entire Hand, shuffles the Deck and draws four new cards

    Scenario Outline: Player <player>, who redraws, gets four new cards
      Given player <player> has "Fox" in the deck
      And the next shuffle of player <player>'s deck puts "Fox" on top
      And the next shuffle of player <player>'s deck puts "<new>" on top
      When player A chooses to go second
      And player <player> redraws the opening Hand
      Then it is now player B's Main Step
      And "Fox" is in player <player>'s deck
      And "<new>" is in player <player>'s hand
      And player <player>'s hand holds <hand> cards
      And player <player>'s deck holds <deck> cards

      Examples:
        | player | new                | hand | deck |
        | A      | player A's card 30 | 4    | 37   |
        | B      | player B's card 60 | 5    | 36   |

  @BS-2-6-14
  Rule: 2-6-14 A player cannot redraw a second time

    Scenario: A player who has redrawn keeps the new Hand
      When player A chooses to go second
      And player A redraws the opening Hand
      Then player A is not asked to redraw the Hand
      And it is now player B's Main Step

  @BS-2-6-15
  Rule: 2-6-15 A player who redraws cannot take a Contract Card from the Deck

    Scenario: A player who redraws is not offered a Contract Card
      Given "Pact" is a Contract Card
      And player A has "Pact" in the deck
      When player A chooses to go second
      And player A redraws the opening Hand
      Then player A is not asked to choose a Contract Card
      And it is now player B's Main Step

  @BS-2-3-2
  Rule: 2-3-2 Each player has one Soul Core

    @BS-1-3-2
    Scenario: Each player begins with one Soul Core
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A's Reserve holds 1 Soul Core
      And player B's Reserve holds 1 Soul Core

  @BS-4-10-1
  Rule: 4-10-1 The first turn of the game has no Core Step and no Attack Step

    Scenario: The first turn of the game has no Core Step and no Attack Step, but the second turn has both
      Given player A has "Fox" in the deck
      And player B has "Cub" in the deck
      And "Fox" is a Spirit of cost 0 with 3000 BP
      And "Cub" is a Spirit of cost 0 with 3000 BP
      And the next shuffle of player A's deck puts "Fox" on top
      And the next shuffle of player B's deck puts "Cub" on top
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A's Reserve holds 4 Cores
      And player A's hand holds 5 cards
      When player A summons "Fox", paying 0 Cores and placing 1 from the Reserve
      And player A ends the phase
      Then it is now player B's Main Step
      And player B's Reserve holds 5 Cores
      When player B summons "Cub", paying 0 Cores and placing 1 from the Reserve
      And player B ends the phase
      Then it is now player B's Attack Step
      When player B declares an attack with "Cub"
      Then player A's Life holds 4 Cores
