@VG
Feature: 2.17, 14.3 to 14.6, 14.9. Drive, Intercept, Boost, Restraint and Lord

  Background:
    Given "Ace" is a unit of grade 3 with 10000 power
    And player A has the unit "Ace" on the vanguard circle
    And player A has the unit "Second" on the front right circle
    And it is player A's Battle Phase

  @VG-14.3.3.1
  Rule: 14.3.3.1 Twin Drive gives drive +1

    # answers: RULE#42
    @VG-2.17.2.1
    Scenario: A vanguard with Twin Drive makes two drive checks
      Given "Ace" has the icon "Twin Drive"
      When player A attacks "B vanguard" with "Ace"
      Then player A's hand holds 2 cards

  @VG-14.3.4.1
  Rule: 14.3.4.1 Triple Drive gives drive +2

    @VG-2.17.2.1
    Scenario: A vanguard with Triple Drive makes three drive checks
      Given "Ace" has the icon "Triple Drive"
      When player A attacks "B vanguard" with "Ace"
      Then player A's hand holds 3 cards

  @VG-14.3.2
  Rule: 14.3.2 Of several drive abilities the greatest is in effect

    Scenario: A vanguard with Twin Drive that gains Triple Drive makes three drive checks
      Given "Ace" has the icon "Twin Drive"
      And player A has the unit "Teacher" (probe "vanguard-gains-triple-drive") on the back center circle
      When player A attacks "B vanguard" with "Ace"
      Then player A's hand holds 3 cards

    Scenario: A vanguard with Triple Drive that gains Twin Drive makes three drive checks
      Given "Ace" has the icon "Triple Drive"
      And player A has the unit "Teacher" (probe "vanguard-gains-twin-drive") on the back center circle
      When player A attacks "B vanguard" with "Ace"
      Then player A's hand holds 3 cards

    Scenario: A vanguard with Twin Drive that gains Twin Drive makes two drive checks
      Given "Ace" has the icon "Twin Drive"
      And player A has the unit "Teacher" (probe "vanguard-gains-twin-drive") on the back center circle
      When player A attacks "B vanguard" with "Ace"
      Then player A's hand holds 2 cards

  @VG-14.4.2
  Rule: 14.4.2 A rear-guard of the front row with Intercept can intercept

    @reading
    Scenario: Where only rear-guards intercept, a vanguard with Intercept cannot
      Given the ambiguous rule "Can a vanguard with Intercept intercept?" is answered "no, only rear-guards can"
      And player B has the unit "Chief" on the vanguard circle
      And "Chief" is a unit of grade 3 with 10000 power
      And "Chief" has the icon "intercept"
      And player B has the unit "Target" on the front left circle
      And player B has the unit "Wall" on the front right circle
      And "Wall" has the icon "intercept"
      When player A attacks "Target" with "Ace"
      And player B tries to intercept for "Target" with "Chief"
      Then that is refused
      When player B intercepts for "Target" with "Wall"
      Then "Target" is on player B's front left circle
      And "Wall" is in player B's drop zone

    @reading
    Scenario: Where every unit of the front row may intercept, a vanguard with Intercept can
      Given the ambiguous rule "Can a vanguard with Intercept intercept?" is answered "yes, every unit of the front row can"
      And player B has the unit "Chief" on the vanguard circle
      And "Chief" is a unit of grade 3 with 10000 power
      And "Chief" has the icon "intercept"
      And player B has "Heir" in the soul
      And player B has the unit "Target" on the front left circle
      When player A attacks "Target" with "Ace"
      And player B intercepts for "Target" with "Chief"
      Then "Target" is on player B's front left circle
      And "Chief" is in player B's drop zone
      And "Heir" is on player B's vanguard circle

    @VG-10.5.1.2.4
    Scenario: A unit that was attacked, moved away and came back is no longer attacked and can intercept
      Given player A has the unit "Sweeper" (probe "attacks-battles-front-row") on the front left circle
      And player B has the unit "Dodger" (probe "attacked-moves-and-returns") on the front left circle
      And "Dodger" has the icon "intercept"
      When player A attacks "B vanguard" with "Sweeper"
      And player B intercepts for "B vanguard" with "Dodger"
      Then player B's damage zone holds 0 cards
      And "Dodger" is in player B's drop zone

  @VG-10.5.1.2.1.1
  Rule: 10.5.1.2.1.1 A player who cannot act in the guard step has passed

    Background:
      Given player A has the unit "Ban" (probe "no-intercept") on the back center circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" has the icon "intercept"
      And player B has "Shield" in the hand

    @reading
    Scenario: A player who may not intercept can still call guardians if only having no possible action counts as a pass
      Given the ambiguous rule "When does a player who is restricted from calling or intercepting pass automatically in the guard step?" is answered "when nothing is possible"
      When player A attacks "B vanguard" with "Ace"
      And player B tries to intercept for "B vanguard" with "Wall"
      Then that is refused
      When player B guards "B vanguard" with "Shield"
      Then player B's damage zone holds 0 cards
      And "Shield" is in player B's drop zone

    @reading
    Scenario: A player who may not intercept passes automatically if one forbidden action is enough
      Given the ambiguous rule "When does a player who is restricted from calling or intercepting pass automatically in the guard step?" is answered "as soon as one restriction applies"
      When player A attacks "B vanguard" with "Ace"
      And player B tries to guard "B vanguard" with "Shield"
      Then that is not offered
      And player B's damage zone holds 1 card

  @VG-14.5.2
  Rule: 14.5.2 A unit with Boost boosts the attacker of its column

    Scenario: A unit that has gained Boost can boost
      Given player A has the unit "Fan" (probe "gains-boost") on the back center circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 18000 power
      When player A attacks "Wall" with "Ace"
      And player A boosts with "Fan"
      Then "Wall" is in player B's drop zone
      And "Fan" is at rest

  @VG-14.6.2
  Rule: 14.6.2 A unit with Restraint is not chosen as the attacking unit

    Scenario: A unit with Restraint cannot attack, but another unit can
      Given player A has the unit "Bound" (probe "restrained") on the front left circle
      When player A tries to attack "B vanguard" with "Bound"
      Then that is refused
      When player A attacks "B vanguard" with "Ace"
      Then player B's damage zone holds 1 card
      And "Bound" stands

  @VG-14.9.2
  Rule: 14.9.2 A unit with Lord cannot attack beside a unit that has no clan in common with it

    Background:
      Given player A has the unit "Liege" (probe "lord") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And "Ace" is of the clan "Kagero"
      And "Second" is of the clan "Kagero"

    Scenario: A unit with Lord cannot attack beside a unit of another clan, but the vanguard can
      Given "Squire" is of the clan "Narukami"
      When player A tries to attack "B vanguard" with "Liege"
      Then that is refused
      When player A attacks "B vanguard" with "Ace"
      Then player B's damage zone holds 1 card
      And "Liege" stands

    Scenario: A unit with Lord attacks beside a unit of two clans, one of which is its own, and beside a Cray Elemental
      Given player A has the unit "Gale" on the back right circle
      And "Gale" is of the clan "Cray Elemental"
      And "Squire" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "clans": ["Narukami", "Kagero"]}
        """
      And player B has the unit "Stranger" on the front left circle
      And "Stranger" is of the clan "Narukami"
      When player A attacks "B vanguard" with "Liege"
      Then player B's damage zone holds 1 card
      And "Liege" is at rest
