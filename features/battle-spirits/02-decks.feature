@BS
Feature: 2-2. Deck construction

  @BS-2-2-3
  Rule: 2-2-3 A Deck has at least 40 cards

    Scenario: A Deck of 39 cards is not legal, but a Deck of 40 cards is
      Given a deck of 39 cards for player A
      And a deck of 40 cards for player B
      When player A's deck is checked
      Then the deck breaks "2-2-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @BS-2-2-5
    Scenario: No game begins with a Deck of 39 cards that has four copies of a card
      Given a deck of 38 cards for player A
      And player A's deck has 3 copies of "Fox"
      And player A has "Twin" in the deck
      And "Twin" is printed with the name "Fox"
      And a deck of 40 cards for player B
      And the lot falls to player A
      Then the game cannot begin with a deck that breaks "2-2-3" and "2-2-5" and nothing else
      Given "Twin" is printed with the name "Twin"
      And player A has "Spare" in the deck
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step

  @BS-2-2-4
  Rule: 2-2-4 A Deck may be as large as its player likes

    Scenario Outline: A Deck of <size> cards is legal
      Given a deck of <size> cards for player A
      And a deck of 39 cards for player B
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-3" and nothing else

      Examples:
        | size |
        | 41   |
        | 121  |

  @BS-2-2-5
  Rule: 2-2-5 A Deck has at most three cards with the same name

    Scenario: A Deck may have three copies of a card, but not four
      Given a deck of 40 cards for player A
      And player A's deck has 3 copies of "Fox"
      And a deck of 40 cards for player B
      And player B's deck has 4 copies of "Fox"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-5" and nothing else

  @BS-2-2-6
  Rule: 2-2-6 Cards with the same name are the same card, whatever their card number

    Scenario: A reprint with another card number counts toward the three copies
      Given "Fox" has the card number "T-001"
      And "Reprint" has the card number "T-002"
      And "Reprint" is printed with the name "Fox"
      And a deck of 40 cards for player A
      And player A's deck has 2 copies of "Fox"
      And player A's deck has 2 copies of "Reprint"
      And a deck of 40 cards for player B
      And player B's deck has 2 copies of "Fox"
      And player B's deck has 1 copy of "Reprint"
      When player A's deck is checked
      Then the deck breaks "2-2-5" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @BS-2-2-7
  Rule: 2-2-7 Cards with the same name but different identification numbers are different cards

    Scenario: A Deck may have three copies with one identification number and three with another, but not four with one
      Given "Second Fox" is printed with the name "Fox"
      And "Second Fox" has the identification number 2
      And "Reprint" is printed with the name "Fox"
      And "Reprint" has the identification number 2
      And a deck of 40 cards for player A
      And player A's deck has 3 copies of "Fox"
      And player A's deck has 3 copies of "Second Fox"
      And a deck of 40 cards for player B
      And player B's deck has 2 copies of "Second Fox"
      And player B's deck has 2 copies of "Reprint"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-5" and nothing else

  @BS-2-2-8
  Rule: 2-2-8 Rebirth cards are the same card only if both of their sides have the same names

    @BS-20-1-5
    Scenario: Rebirth cards with different names on Side B are different cards, and those alike on both sides are the same
      Given "Other Fox" is printed with the name "Fox"
      And "Reprint" is printed with the name "Fox"
      And Side B of "Fox" is named "Old Fox"
      And Side B of "Other Fox" is named "Grey Fox"
      And Side B of "Reprint" is named "Old Fox"
      And a deck of 40 cards for player A
      And player A's deck has 3 copies of "Fox"
      And player A's deck has 3 copies of "Other Fox"
      And a deck of 40 cards for player B
      And player B's deck has 2 copies of "Fox"
      And player B's deck has 2 copies of "Reprint"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-5" and nothing else

    @BS-20-1-5
    Scenario: Rebirth cards with different names on Side A are different cards even if their Side B is the same
      Given Side B of "Fox" is named "Old One"
      And Side B of "Lynx" is named "Old One"
      And a deck of 40 cards for player A
      And player A's deck has 3 copies of "Fox"
      And player A's deck has 3 copies of "Lynx"
      And a deck of 40 cards for player B
      And player B's deck has 4 copies of "Fox"
      And player B's deck has 1 copy of "Lynx"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-5" and nothing else

  @BS-20-4-3-5
  Rule: 20-4-3-5 A Checklist Card has one checkmark

    Scenario Outline: A Checklist Card with <marks> is illegal
      Given Side B of "Fox" is named "Old Fox"
      And "List" is a Checklist Card with a checkmark for "Fox"
      And Side B of "Hare" is named "Old Hare"
      And "Blank" is a Checklist Card <with>
      And a deck of 40 cards for player A
      And player A's deck has 2 copies of "List"
      And player A has 2 copies of "Fox" in the replaced Rebirth cards
      And a deck of 40 cards for player B
      And player B's deck has 2 copies of "Blank"
      And player B has 2 copies of "Hare" in the replaced Rebirth cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "20-4-3-5" and nothing else

      Examples:
        | marks          | with                              |
        | no checkmark   | without a checkmark               |
        | two checkmarks | with a checkmark for "Fox" and "Hare" |

  @BS-20-4-3-6
  Rule: 20-4-3-6 The copies of a Rebirth card are either all in the Deck or all replaced by Checklist Cards

    Background:
      Given Side B of "Fox" is named "Old Fox"
      And Side B of "Owl" is named "Old Owl"
      And "List" is a Checklist Card with a checkmark for "Fox"
      And Side B of "Hare" is named "Old Hare"
      And "Mark" is a Checklist Card with a checkmark for "Hare"

    Scenario: A Deck may have one Rebirth card and Checklist Cards for another, but not both for the same card
      Given a deck of 40 cards for player A
      And player A's deck has 2 copies of "List"
      And player A has 2 copies of "Fox" in the replaced Rebirth cards
      And player A's deck has 2 copies of "Owl"
      And a deck of 40 cards for player B
      And player B's deck has 2 copies of "Mark"
      And player B has 2 copies of "Hare" in the replaced Rebirth cards
      And player B's deck has 1 copy of "Hare"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "20-4-3-6" and nothing else

    @BS-2-2-5
    Scenario: A Deck may have Checklist Cards for at most three copies of a Rebirth card
      Given a deck of 40 cards for player A
      And player A's deck has 3 copies of "List"
      And player A has 3 copies of "Fox" in the replaced Rebirth cards
      And a deck of 40 cards for player B
      And player B's deck has 4 copies of "Mark"
      And player B has 4 copies of "Hare" in the replaced Rebirth cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-5" and nothing else

  @BS-20-4-3-8
  Rule: 20-4-3-8 There are as many Rebirth cards beside the Deck as Checklist Cards in it

    Scenario: Two Checklist Cards need two Rebirth cards beside the Deck
      Given Side B of "Fox" is named "Old Fox"
      And "List" is a Checklist Card with a checkmark for "Fox"
      And Side B of "Hare" is named "Old Hare"
      And "Mark" is a Checklist Card with a checkmark for "Hare"
      And a deck of 40 cards for player A
      And player A's deck has 2 copies of "List"
      And player A has 2 copies of "Fox" in the replaced Rebirth cards
      And a deck of 40 cards for player B
      And player B's deck has 3 copies of "Mark"
      And player B has 2 copies of "Hare" in the replaced Rebirth cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "20-4-3-8" and nothing else

  @BS-2-2-9
  Rule: 2-2-9 A Deck has only one type of Contract Card

    Background:
      Given a deck of 40 cards for player A
      And a deck of 40 cards for player B
      And "Pact" is a Contract Card

    @BS-21-2-1
    Scenario: A Deck may have three copies of one Contract Card, but not two different Contract Cards
      Given "Oath" is a Contract Card
      And player A's deck has 3 copies of "Pact"
      And player B's deck has 1 copy of "Pact"
      And player B's deck has 1 copy of "Oath"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-9" and nothing else

  @BS-FAQ-10-1
  Rule: FAQ-10-1 The Contract Card in the opening Hand counts as a card of the Deck

    Background:
      Given "Pact" is a Contract Card

    Scenario: A Deck of 39 cards and one Contract Card is legal, but a Deck with four copies of the Contract Card is not
      Given a deck of 40 cards for player A
      And player A's deck has 1 copy of "Pact"
      And a deck of 41 cards for player B
      And player B's deck has 4 copies of "Pact"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-5" and nothing else

  @BS-2-2-10
  Rule: 2-2-10 A Deck may use any card that is not banned

    @BS-1-2-2
    Scenario: A Deck with a banned card is not legal
      Given "Outcast" is banned
      And a deck of 40 cards for player A
      And player A's deck has 1 copy of "Outcast"
      And a deck of 40 cards for player B
      And player B's deck has 1 copy of "Fox"
      When player A's deck is checked
      Then the deck breaks "2-2-10" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @BS-1-2-3
  Rule: 1-2-3 The Eternal format uses cards of every block icon

    Scenario Outline: A card with the block icon <icon> is legal in the Eternal format unless it is banned
      Given "Fox" has the block icon "<icon>"
      And "Outcast" has the block icon "<icon>"
      And "Outcast" is banned
      And a deck of 40 cards for player A
      And player A's deck has 1 copy of "Fox"
      And a deck of 40 cards for player B
      And player B's deck has 1 copy of "Outcast"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "2-2-10" and nothing else

      Examples:
        | icon |
        | 1    |
        | 13   |
        | A    |

  @BS-23-1-2
  Rule: 23-1-2 Tokens lie beside the Deck and are not part of it

    Background:
      Given "Imp" is a Token

    # answers: REVISION16#1
    Scenario: A player may have any number of Tokens beside the Deck, but none in the Deck
      Given a deck of 40 cards for player A
      And player A has 4 copies of "Imp" in the Token pile
      And a deck of 41 cards for player B
      And player B's deck has 1 copy of "Imp"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "23-1-2" and nothing else

    Scenario: Tokens beside a Deck do not count toward its 40 cards
      Given "Goblin" is a Token
      And a deck of 39 cards for player A
      And player A has "Imp" in the Token pile
      And a deck of 40 cards for player B
      And player B has "Goblin" in the Token pile
      When player A's deck is checked
      Then the deck breaks "2-2-3" and nothing else
      When player B's deck is checked
      Then the deck is legal
