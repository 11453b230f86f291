@VG
Feature: 2. Names, clans, nations, types and icons of cards

  @VG-2.1.2
  Rule: 2.1.2 A card that "is also regarded as" another name has that name in every zone

    Scenario: A card in the drop zone is found by the name that its text gives it
      Given player A has the unit "Squire" (probe "act-takes-knight-from-drop") on the front left circle
      And player A has "Alias" (probe "also-named-knight") and "Page" in the drop zone
      When player A activates "Squire"
      Then "Alias" is in player A's hand
      And "Page" is in player A's drop zone

    Scenario: Cards whose text gives them a name count for that name's limit in a deck
      Given "Knight" is a unit of grade 1 with 8000 power
      And "Alias" is the probe card "also-named-knight"
      And a main deck of 50 cards for player A
      And player A's deck has 3 copies of "Knight"
      And player A's deck has 2 copies of "Alias"
      And a main deck of 50 cards for player B
      And player B's deck has 2 copies of "Knight"
      And player B's deck has 2 copies of "Alias"
      When player A's deck is checked
      Then the deck breaks "8.1.6" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-2.2.3.1
  Rule: 2.2.3.1 "This card is also a <<clan>>" adds a clan to the card

    Scenario: A unit of the clan Moon that is also of the clan Sun belongs to both clans
      Given player A has the unit "Mixed" (probe "also-sun") on the front left circle
      And "Mixed" is of the clan "Moon"
      And player A has the unit "Sage" (probe "act-sun-units-get-power") on the back left circle
      And player A has the unit "Seer" (probe "act-moon-units-get-power") on the back center circle
      When player A activates "Sage"
      And player A activates "Seer"
      Then "Mixed" has 15000 power

  @VG-2.2.4
  Rule: 2.2.4 Cards of the clan Cray Elemental belong to all clans and nations

    Scenario: A Cray Elemental is strengthened as a unit of a clan and as one of a nation, and a unit of another clan is not
      Given player A has the unit "Gust" on the front left circle
      And "Gust" is of the clan "Cray Elemental"
      And player A has the unit "Knight" on the front right circle
      And "Knight" is of the clan "Moon"
      And player A has the unit "Sage" (probe "act-sun-units-get-power") on the back left circle
      And player A has the unit "Seer" (probe "act-empire-units-get-power") on the back center circle
      When player A activates "Sage"
      And player A activates "Seer"
      Then "Gust" has 18000 power
      And "Knight" has 8000 power

  @VG-2.2.5
  Rule: 2.2.5 An order without a clan and a nation belongs to all of them

    Scenario Outline: An order without a clan and a nation is taken as an order of a <kind>
      Given player A has the unit "Squire" (probe "<probe>") on the front left circle
      And player A has "Plan" (probe "order-draws") in the drop zone
      When player A activates "Squire"
      Then "Plan" is in player A's hand

      Examples:
        | kind   | probe                 |
        | clan   | act-takes-sun-order    |
        | nation | act-takes-empire-order |

    Scenario: Of two orders the one of another clan is not taken
      Given player A has the unit "Squire" (probe "act-takes-sun-order") on the front left circle
      And player A has "Plan" (probe "order-draws") and "Scheme" (probe "order-draws") in the drop zone
      And "Scheme" is of the clan "Moon"
      When player A activates "Squire"
      Then "Plan" is in player A's hand
      And "Scheme" is in player A's drop zone

    Scenario: Of an order and a unit without a clan and a nation the order is of every clan, and the unit of none
      Given player A has the unit "Squire" (probe "act-takes-any-sun-card") on the front left circle
      And player A has "Plan" (probe "order-draws") and "Page" in the drop zone
      When player A activates "Squire"
      Then "Plan" is in player A's hand
      And "Page" is in player A's drop zone

  @VG-2.9.3
  Rule: 2.9.3 A card has only one main type at a time

    Background:
      Given "Ace" is a unit of grade 3 with 11000 power
      And player A has the unit "Ace" on the vanguard circle
      And player A has the unit "Giant" (probe "strider") on the vanguard circle
      And "Ace" is in the heart state under "Giant"

    Scenario: A heart counts as a heart and not as a unit
      Given player A has the unit "Counter" (probe "act-stronger-by-unit-cards") on the front left circle
      And player A has the unit "Reckoner" (probe "act-stronger-by-heart-cards") on the front right circle
      When player A activates "Counter"
      And player A activates "Reckoner"
      Then "Counter" has 11000 power
      And "Reckoner" has 9000 power

    @VG-2.9.4.3
    Scenario: A trigger unit that has become a heart is still of the subtype trigger
      Given "Ace" is of the subtype "trigger"
      And player A has the unit "Reckoner" (probe "act-stronger-by-trigger-hearts") on the front right circle
      When player A activates "Reckoner"
      Then "Reckoner" has 9000 power

  @VG-2.9.3.1.1
  Rule: 2.9.3.1.1 "Unit" without a zone means a unit on the field

    Scenario: A player told to take a unit can take one from a circle, but not a unit card in the drop zone
      Given player A has the unit "Squire" (probe "act-takes-a-unit") on the front left circle
      And player A has the unit "Page" on the front right circle
      And player A has the unit "Boy" on the back right circle
      And player A has "Fallen" in the drop zone
      When player A activates "Squire"
      And player A tries to choose "Fallen"
      Then that is refused
      When player A chooses "Page"
      Then "Page" is in player A's hand

  @VG-2.9.4.3
  Rule: 2.9.4.3 A heart and a worn card keep their subtype

    Scenario: A worn trigger unit still counts as a trigger unit
      Given player A has the unit "Dragon" (probe "xover-dress-maiden-and-squire") on the front left circle
      And player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front left circle
      And "Maiden" is of the subtype "trigger"
      And "Maiden" is worn by "Dragon" through XoverDress
      And "Squire" is worn by "Dragon" through XoverDress
      And player A has the unit "Taker" (probe "act-takes-worn-trigger") on the front right circle
      When player A activates "Taker"
      Then "Maiden" is in player A's hand
      And "Squire" is on player A's front left circle

  @VG-2.9.5.1
  Rule: 2.9.5.1 Special types are independent of main types and subtypes

    Scenario: A ticket that loses its subtype is still a ticket
      Given player A has the pseudo-card "Quick Shield" in the hand
      And player A has "Page" in the hand
      And player A has the unit "Sage" (probe "act-drops-tickets") on the front left circle
      And player A has "Change" (probe "order-hand-loses-subtypes") in the hand
      When player A plays the order "Change"
      And player A activates "Sage"
      Then player A's hand holds exactly "Page"

  @VG-2.10.1.1
  Rule: 2.10.1.1 The Boost icon means Boost

    Scenario: A unit with the Boost icon can boost
      Given player A has the unit "Squire" on the back center circle
      And "Squire" has the icon "boost"
      And player B has "Shield" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A boosts with "Squire"
      And player B is asked to guard
      Then "A vanguard" has 18000 power

  @VG-2.10.1.2
  Rule: 2.10.1.2 The Intercept icon means Intercept

    Scenario: A unit with the Intercept icon can intercept
      Given player B has the unit "Wall" on the front left circle
      And "Wall" has the icon "intercept"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B intercepts for "B vanguard" with "Wall"
      Then "Wall" is in player B's drop zone
      And player B's damage zone holds 0 cards

  @VG-2.10.1.3
  Rule: 2.10.1.3 The Twin Drive icon means Twin Drive

    Scenario: A vanguard with the Twin Drive icon has a drive of 2
      Given "Ace" is a unit of grade 3 with 10000 power
      And player A has the unit "Ace" on the vanguard circle
      And "Ace" has the icon "Twin Drive"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Ace"
      Then "Ace" has a drive of 2
      And player A's hand holds 2 cards

  @VG-2.10.1.4
  Rule: 2.10.1.4 The Triple Drive icon means Triple Drive

    Scenario: A vanguard with the Triple Drive icon has a drive of 3
      Given "Ace" is a unit of grade 3 with 10000 power
      And player A has the unit "Ace" on the vanguard circle
      And "Ace" has the icon "Triple Drive"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Ace"
      Then player A's hand holds 3 cards

  @VG-2.14.4
  Rule: 2.14.4 Some nations are others as well, and a card that names a nation and no clan is of the clans of its nation

    Scenario: A unit of the Dragon Empire without a clan is of the clan Kagero, and one that names its clan is not
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "Dragon Empire"
      And player A has the unit "Ninja" on the front right circle
      And "Ninja" is of the nation "Dragon Empire"
      And "Ninja" is of the clan "Nubatama"
      And player A has the unit "Sage" (probe "act-kagero-units-get-power") on the back left circle
      When player A activates "Sage"
      Then "Soldier" has 13000 power
      And "Ninja" has 8000 power

    Scenario: A unit of Keter Sanctuary counts as one of United Sanctuary
      Given player A has the unit "Soldier" on the front left circle
      And "Soldier" is of the nation "Keter Sanctuary"
      And player A has the unit "Stranger" on the front right circle
      And "Stranger" is of the nation "Dragon Empire"
      And player A has the unit "Sage" (probe "act-sanctuary-units-get-power") on the back left circle
      When player A activates "Sage"
      Then "Soldier" has 13000 power
      And "Stranger" has 8000 power

  @VG-2.15.2
  Rule: 2.15.2 A card's illustration has no meaning for the rules

    Scenario: Five cards with the same name and different illustrations break the limit of four
      Given "Twin" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Twin", "number": "T-900", "grade": 1, "power": 8000, "illustration": "Twin by day"}
        """
      And "Other" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Twin", "number": "T-900", "grade": 1, "power": 8000, "illustration": "Twin by night"}
        """
      And a main deck of 50 cards for player A
      And player A's deck has 3 copies of "Twin"
      And player A's deck has 2 copies of "Other"
      And a main deck of 50 cards for player B
      And player B's deck has 2 copies of "Twin"
      And player B's deck has 2 copies of "Other"
      When player A's deck is checked
      Then the deck breaks "8.1.6" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-2.16.2
  Rule: 2.16.2 A card's collection number does not make it a different card

    Scenario: Five cards with the same name and different collection numbers break the limit of four
      Given "Twin" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Twin", "number": "T-900", "grade": 1, "power": 8000, "collectionNumber": "T-900/1"}
        """
      And "Other" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Twin", "number": "T-900", "grade": 1, "power": 8000, "collectionNumber": "T-900/2"}
        """
      And a main deck of 50 cards for player A
      And player A's deck has 3 copies of "Twin"
      And player A's deck has 2 copies of "Other"
      And a main deck of 50 cards for player B
      And player B's deck has 2 copies of "Twin"
      And player B's deck has 2 copies of "Other"
      When player A's deck is checked
      Then the deck breaks "8.1.6" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-18.3.1
  Rule: 18.3.1 "Different cards" are counted by their names

    Scenario: Three rear-guards of which two have the same name are two different cards
      Given player A has the unit "Counter" (probe "act-stronger-by-different-rear-guards") on the vanguard circle
      And player A has the unit "Knight" on the front left circle
      And player A has the unit "Second" on the front right circle
      And player A has the unit "Page" on the back left circle
      And "Second" has this data:
        """
        { "name": "Knight", "grade": 2, "power": 9000 }
        """
      When player A activates "Counter"
      Then "Counter" has 12000 power

  @VG-18.3.1.1
  Rule: 18.3.1.1 Different names are counted, not the cards that have them

    Scenario: A single rear-guard with two names is two different names
      Given player A has the unit "Counter" (probe "act-stronger-by-different-blades") on the vanguard circle
      And player A has the unit "Sun Blade" on the front left circle
      And "Sun Blade" has this data:
        """
        { "names": ["Moon Blade", "Moon Lance"] }
        """
      When player A activates "Counter"
      Then "Counter" has 12000 power

  @VG-18.3.1.2
  Rule: 18.3.1.2 If a text names another property, that is compared instead of the names

    Scenario: Three rear-guards of two grades have two different grades
      Given player A has the unit "Counter" (probe "act-stronger-by-different-grades") on the vanguard circle
      And player A has the unit "Knight" on the front left circle
      And player A has the unit "Page" on the front right circle
      And player A has the unit "Lord" on the back left circle
      And "Lord" is a unit of grade 2 with 9000 power
      When player A activates "Counter"
      Then "Counter" has 12000 power
