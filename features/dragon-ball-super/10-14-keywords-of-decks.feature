@DBS
Feature: 10-14, 10-17, 10-31. Keyword skills about the making of decks

  @DBS-10-14-1
  Rule: 10-14-1 Only one card with [Ultimate] may be in a deck

    Scenario: one is fine, two copies of it are not
      Given "Peak" is the probe card "ultimate"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 1 copy of "Peak"
      And player B's deck has 2 copies of "Peak"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-14-1" and nothing else

    Scenario: nor are two different cards that have it
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

    Scenario: one player's does not count for the other
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
  Rule: 10-17 Only four cards with [Super Combo] in all may be in a deck

    Scenario: four of any numbers, not five
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
    Scenario: of one number five break the limit of copies as well
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
  Rule: 10-31-1 Of cards with [Dragon Ball] there may be any number of copies, and seven in all

    Scenario: seven copies of one card, not eight
      Given "Orb" is the probe card "dragon-ball"
      And a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 7 copies of "Orb"
      And player B's deck has 8 copies of "Orb"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "10-31-1" and nothing else

    Scenario: of two cards that have it seven together
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
    Scenario: cards without it stay at four
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
    Scenario: all these limits are looked at together
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
