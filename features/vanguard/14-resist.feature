@VG
Feature: 14.15. Resist

  @VG-14.15.1
  Rule: 14.15.1 An effect of the opponent does not choose a card with Resist

    Background:
      Given player B has the unit "Wall" (probe "resists") on the front left circle
      And player B has the unit "Guard" on the back left circle
      And player B has the unit "Squire" on the back right circle

    Scenario: An opponent's effect must choose another unit than the one with Resist
      Given player A has "Reaper" (probe "retire-one") in the hand
      When player A calls "Reaper" to the back left circle
      And player A tries to choose "Wall"
      Then that is refused
      When player A chooses "Guard"
      Then "Guard" is in player B's drop zone

    Scenario: An effect on all rear-guards chooses none and therefore also retires a unit with Resist
      Given player A has "Reaper" (probe "retire-one") and "Tyrant" (probe "called-retires-rear-guards") in the hand
      When player A calls "Reaper" to the back left circle
      And player A tries to choose "Wall"
      Then that is refused
      When player A chooses "Guard"
      And player A calls "Tyrant" to the back right circle
      Then "Wall" is in player B's drop zone

    @VG-7.39.2
    Scenario: A player who dominates a unit with Resist can choose it with their own effects
      Given player A has the unit "Puppeteer" (probe "dominates-all-rear-guards") on the back center circle
      And player A has the unit "Usher" (probe "moves-one-to-the-back-right") on the back right circle
      And player A has "Reaper" (probe "retire-one") in the hand
      When player A calls "Reaper" to the back left circle
      And player A tries to choose "Wall"
      Then that is refused
      When player A chooses "Squire"
      And player A activates "Puppeteer"
      And player A activates "Usher"
      And player A chooses "Wall"
      Then "Wall" is on player B's back right circle
