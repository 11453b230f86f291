@BS
Feature: 16-2 to 16-4. Bursts

  @BS-16-2-2
  Rule: 16-2-2 When its condition is met, a set Burst is turned face up and its effect is activated without paying its cost

    Background:
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player B has "Wall" (probe "burst-life") face down in the Burst Area
      And player B has 0 Cores in the Reserve

    @BS-16-4-1 @BS-16-4-2
    Scenario: A Burst is activated when its condition is met, and costs nothing
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      Then player B's hand holds 1 card
      And "Wall" is in player B's Trash
      And player B's Trash holds 0 Cores
