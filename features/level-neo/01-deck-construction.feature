@LN
Feature: 1. Deck construction

  @LN-1-1
  Rule: 1-1 A deck has exactly 40 cards, no more and no fewer

    Scenario: A deck of 39 cards is not legal
      Given a deck of 39 cards for player A, 10 of them characters of turn cost 1
      And a deck of 40 cards for player B, 10 of them characters of turn cost 1
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario: A deck of 41 cards is not legal
      Given a deck of 40 cards for player A, 10 of them characters of turn cost 1
      And a deck of 41 cards for player B, 10 of them characters of turn cost 1
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    Scenario Outline: A deck of <size> cards is not legal
      Given a deck of <size> cards for player A, 5 of them characters of turn cost 1
      And a deck of 40 cards for player B, 5 of them characters of turn cost 1
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | size |
        | 20   |
        | 50   |
        | 80   |

    Scenario: The Main Character is one of the 40 cards, so 40 cards beside it are one too many
      Given a deck of 41 cards for player A, 1 of them characters of turn cost 1
      And a deck of 40 cards for player B, 1 of them characters of turn cost 1
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    @LN-1-2
    Scenario: No game begins with a deck that is a card short and has no character of turn cost 1
      Given a deck of 39 cards for player A, 0 of them characters of turn cost 1
      And a deck of 40 cards for player B, 5 of them characters of turn cost 1
      And the lot falls to player A
      Then the game cannot begin with a deck that breaks "1-1" and "1-2" and nothing else
      Given "Hero" is a character of turn cost 1 with 3000 AP
      And player A has "Hero" in the deck
      When player A chooses to go first
      And player B chooses "B main 1" as Main Character
      Then it is now player A's Main Phase 1

  @LN-1-2
  Rule: 1-2 A deck needs at least one character of turn cost 1, which can be the Main Character

    Scenario: A deck without a character of turn cost 1 is not legal, and one such character is enough
      Given a deck of 40 cards for player A, 0 of them characters of turn cost 1
      And a deck of 40 cards for player B, 1 of them characters of turn cost 1
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario: A deck may hold any number of characters of turn cost 1
      Given a deck of 40 cards for player A, 40 of them characters of turn cost 1
      And a deck of 40 cards for player B, 0 of them characters of turn cost 1
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    Scenario: An event card of turn cost 1 does not replace the character of turn cost 1 that a deck needs
      Given "Spark" is an event card of turn cost 1
      And player A has "Spark" in the deck
      And a deck of 40 cards for player A, 0 of them characters of turn cost 1
      And a deck of 40 cards for player B, 1 of them characters of turn cost 1
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario Outline: A character of turn cost <cost> does not replace the character of turn cost 1 that a deck needs
      Given "Almost" is a character of turn cost <cost> with 3000 AP
      And player A has "Almost" in the deck
      And a deck of 40 cards for player A, 0 of them characters of turn cost 1
      And a deck of 40 cards for player B, 1 of them characters of turn cost 1
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | cost |
        | 0    |
        | 3    |

  @LN-1-4
  Rule: 1-4 A deck holds at most 3 copies of one card

    Scenario: A deck may hold three copies of a card, but not a fourth
      Given a deck of 40 cards for player A, 5 of them characters of turn cost 1
      And player A's deck has 3 copies of "Guard"
      And a deck of 40 cards for player B, 5 of them characters of turn cost 1
      And player B's deck has 4 copies of "Guard"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    Scenario: A deck may hold three copies of each card, however many different cards there are
      Given a deck of 40 cards for player A, 5 of them characters of turn cost 1
      And player A's deck has 3 copies of "Guard"
      And player A's deck has 3 copies of "Archer"
      And player A's deck has 3 copies of "Rider"
      And a deck of 40 cards for player B, 5 of them characters of turn cost 1
      And player B's deck has 3 copies of "Guard"
      And player B's deck has 4 copies of "Archer"
      And player B's deck has 2 copies of "Rider"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    Scenario: A deck holds at most three copies of an event card too
      Given "Spark" is an event card of turn cost 2
      And a deck of 40 cards for player A, 5 of them characters of turn cost 1
      And player A's deck has 4 copies of "Spark"
      And a deck of 40 cards for player B, 5 of them characters of turn cost 1
      And player B's deck has 3 copies of "Spark"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario: The Main Character counts as one of the three copies of its card
      Given both players have decks of 40 cards, with the turn cost 1 characters "Hero" for player A and "Rival" for player B
      And player A's deck has 4 copies of "Hero"
      And player B's deck has 3 copies of "Rival"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    @reading
    Scenario: Cards of one name with different numbers are different cards; two prints of one number are the same card
      Given "Hero" has the card number "N-001"
      And "Hero, older" has this data:
        """
        { "category": "character", "turnCost": 3, "name": "Hero", "number": "N-002", "ap": 4000 }
        """
      And "Rival" has the card number "N-003"
      And "Rival, foil" has this data:
        """
        { "category": "character", "name": "Rival", "number": "N-003" }
        """
      And a deck of 40 cards for player A, 5 of them characters of turn cost 1
      And player A's deck has 3 copies of "Hero"
      And player A's deck has 3 copies of "Hero, older"
      And a deck of 40 cards for player B, 5 of them characters of turn cost 1
      And player B's deck has 3 copies of "Rival"
      And player B's deck has 1 copy of "Rival, foil"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    @reading
    Scenario: Under the alternative interpretation, cards with one name and different numbers are the same card
      Given the ambiguous rule "What makes two cards the same card in deck construction?" is answered "the same name"
      And "Hero" has the card number "N-001"
      And "Hero, older" has this data:
        """
        { "category": "character", "turnCost": 3, "name": "Hero", "number": "N-002", "ap": 4000 }
        """
      And a deck of 40 cards for player A, 5 of them characters of turn cost 1
      And player A's deck has 3 copies of "Hero"
      And player A's deck has 1 copy of "Hero, older"
      And a deck of 40 cards for player B, 5 of them characters of turn cost 1
      And player B's deck has 3 copies of "Hero"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal
