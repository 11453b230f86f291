@DBS
Feature: 10-14, 10-17, 10-31. Keyword skills about the making of decks

  @DBS-10-14-1
  Rule: 10-14-1 A deck can have only one card with [Ultimate]

    Scenario: A deck can have one copy of a card with [Ultimate], but not two
      Given "Peak" is the probe card "ultimate"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 1 copy of "Peak"
      And player B's deck has 2 copies of "Peak"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-14-1" and nothing else

    Scenario: A deck cannot have two different cards with [Ultimate]
      Given "Peak" is the probe card "ultimate"
      And "Summit" is the probe card "ultimate-extra"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 1 copy of "Peak"
      And player B's deck has 1 copy of "Peak"
      And player B's deck has 1 copy of "Summit"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-14-1" and nothing else

    Scenario: Each player's deck can have one card with [Ultimate]
      Given "Peak" is the probe card "ultimate"
      And "Summit" is the probe card "ultimate-extra"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 1 copy of "Peak"
      And player B's deck has 1 copy of "Summit"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is legal
      Given player A's deck has 1 copy of "Summit"
      When player A's deck is checked
      Then the deck breaks "10-14-1" and nothing else

  @DBS-10-17
  Rule: 10-17 A deck can have only four cards with [Super Combo] in total

    Scenario: A deck can have four cards with [Super Combo] of any card numbers, but not five
      Given "Surge" is the probe card "super-combo"
      And "Swell" is the probe card "super-combo-10000"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 3 copies of "Surge"
      And player A's deck has 1 copy of "Swell"
      And player B's deck has 3 copies of "Surge"
      And player B's deck has 2 copies of "Swell"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-17" and nothing else

    @DBS-5-1-3-1
    Scenario: Five copies of one [Super Combo] card break both the [Super Combo] limit and the copy limit
      Given "Surge" is the probe card "super-combo"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 4 copies of "Surge"
      And player B's deck has 5 copies of "Surge"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-17" and "5-1-3-1" and nothing else

  @DBS-10-31-1
  Rule: 10-31-1 A deck can have any number of copies of a [Dragon Ball] card, but only seven such cards in total

    Scenario: A deck can have seven copies of one card with [Dragon Ball], but not eight
      Given "Orb" is the probe card "dragon-ball"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 7 copies of "Orb"
      And player B's deck has 8 copies of "Orb"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-31-1" and nothing else

    Scenario: A deck can have seven cards with [Dragon Ball] in total, even if they are two different cards
      Given "Orb" is the probe card "dragon-ball"
      And "Pearl" is the probe card "dragon-ball-extra"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 5 copies of "Orb"
      And player A's deck has 2 copies of "Pearl"
      And player B's deck has 4 copies of "Orb"
      And player B's deck has 4 copies of "Pearl"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-31-1" and nothing else

    @DBS-5-1-3-1
    Scenario: A deck with [Dragon Ball] cards can still have only four copies of any other card
      Given "Orb" is the probe card "dragon-ball"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 7 copies of "Orb"
      And player A's deck has 4 copies of "Plain"
      And player B's deck has 2 copies of "Orb"
      And player B's deck has 5 copies of "Plain"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    @DBS-10-14-1 @DBS-10-17 @DBS-5-1-3-1
    Scenario: A deck that breaks the [Ultimate], [Super Combo] and [Dragon Ball] limits breaks each of them
      Given "Orb" is the probe card "dragon-ball"
      And "Surge" is the probe card "super-combo"
      And "Peak" is the probe card "ultimate"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 7 copies of "Orb"
      And player A's deck has 4 copies of "Surge"
      And player A's deck has 1 copy of "Peak"
      And player B's deck has 8 copies of "Orb"
      And player B's deck has 5 copies of "Surge"
      And player B's deck has 2 copies of "Peak"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-14-1", "10-17", "10-31-1" and "5-1-3-1" and nothing else
