@VG
Feature: 14.44, 14.49. Melody and Friend

  @VG-14.44.2
  Rule: 14.44.2 Units with Melody share the melodies of all of their player's units

    Background:
      Given player A has the unit "Alto" (probe "melody-stronger") on the front left circle

    Scenario: Two units with Melody share their abilities with each other and with no other units
      Given player A has the unit "Tenor" (probe "melody-attacks-draws") on the front right circle
      And player A has the unit "Page" on the back left circle
      And "Page" is a unit of grade 1 with 8000 power
      And player B has the unit "Rival" (probe "melody-attacks-draws") on the front left circle
      And player B has "Shield" in the hand
      And player A has "Next" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Alto"
      And player B is asked to guard
      Then player A's hand holds exactly "Next"
      And "Alto" has 10000 power
      And "Tenor" has 10000 power
      And "Page" has 8000 power
      And "Rival" has 8000 power

    Scenario: Two units whose melodies give the same ability have that ability twice
      Given player A has the unit "Tenor" (probe "melody-attacks-draws") on the front right circle
      And player A has the unit "Bass" (probe "melody-attacks-draws") on the back right circle
      And player B has "Shield" in the hand
      And player A has "Next" and "Last" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Tenor"
      And player B is asked to guard
      Then player A's hand holds exactly "Next" and "Last"

    Scenario: A unit keeps only its own Melody's ability once the other unit with Melody has left
      Given player A has the unit "Treble" (probe "melody-stronger") on the front right circle
      And player A has the unit "Reaper" (probe "act-retires-another-to-draw") on the back left circle
      When player A activates "Reaper"
      And player A chooses "Treble"
      Then "Alto" has 10000 power

    Scenario: A dominated unit shares Melody with the units of the player who dominates it, and not with those of its owner
      Given player B has the unit "Rival" (probe "melody-stronger") on the front left circle
      And player B has the unit "Fellow" (probe "melody-stronger") on the front right circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      When player A activates "Puppeteer"
      And player A chooses "Rival"
      Then "Alto" has 12000 power
      And "Rival" has 12000 power
      And "Fellow" has 10000 power

  @VG-14.49.1
  Rule: 14.49.1 A unit with Friend and another unit in its column are Friends

    Background:
      Given player A has the unit "Host" (probe "act-friends-stronger") on the back right circle
      And "Page" is a unit of grade 1 with 8000 power
      And "Squire" is a unit of grade 1 with 8000 power

    Scenario: A unit with Friend and the unit behind it are Friends, but two units in another column are not
      Given player A has the unit "Pal" (probe "friend") on the front left circle
      And player A has the unit "Page" on the back left circle
      And player A has the unit "Squire" on the front right circle
      When player A activates "Host"
      Then "Pal" has 10000 power
      And "Page" has 10000 power
      And "Squire" has 8000 power
      And "Host" has 8000 power

    Scenario: A vanguard can be a Friend of the unit behind it, but not of a unit in its row or of the opponent's
      Given "Chief" is a unit of grade 3 with 12000 power
      And player A has the unit "Chief" on the vanguard circle
      And player A has the unit "Chum" (probe "friend") on the back center circle
      And player A has the unit "Pal" (probe "friend") on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player B has the unit "Page" on the front right circle
      When player A activates "Host"
      Then "Chief" has 14000 power
      And "Chum" has 10000 power
      And "Pal" has 8000 power
      And "Squire" has 8000 power
      And "Page" has 8000 power

    Scenario: A locked card does not make a unit with Friend a Friend
      Given player A has the unit "Pal" (probe "friend") on the front left circle
      And player A has the locked card "Page" on the back left circle
      And player A has the unit "Chum" (probe "friend") on the front right circle
      When player A activates "Host"
      Then "Pal" has 8000 power
      And "Chum" has 10000 power

  @VG-14.49.1.1
  Rule: 14.49.1.1 Two units are Friends as long as both are in the same column

    Background:
      Given player A has the unit "Host" (probe "act-friends-stronger") on the back center circle
      And player A has the unit "Pal" (probe "friend") on the front left circle
      And "Page" is a unit of grade 1 with 8000 power

    Scenario: A unit that is called into the column of a unit with Friend becomes a Friend
      Given player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      And player A activates "Host"
      Then "Pal" has 10000 power
      And "Page" has 10000 power

    Scenario: A unit with Friend is no longer a Friend when the other unit leaves the column
      Given player A has the unit "Page" on the back left circle
      And player A has the unit "Reaper" (probe "act-retires-another-to-draw") on the back right circle
      When player A activates "Host"
      And player A activates "Reaper"
      And player A chooses "Page"
      And player A activates "Host"
      Then "Pal" has 10000 power

    Scenario: A unit is no longer a Friend when the unit with Friend leaves the column
      Given player A has the unit "Page" on the back left circle
      And player A has the unit "Reaper" (probe "act-retires-another-to-draw") on the back right circle
      When player A activates "Host"
      And player A activates "Reaper"
      And player A chooses "Pal"
      And player A activates "Host"
      Then "Page" has 10000 power
