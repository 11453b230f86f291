@VG
Feature: 14.37. Wave

  Background:
    Given player A has the unit "Striker" on the front left circle
    And player A has the unit "Lancer" on the front right circle
    And player B has the unit "One" on the front left circle
    And player B has the unit "Two" on the front right circle

  @VG-14.37.1
  Rule: 14.37.1 Wave is active in the battles of the turn that it names

    # answers: SET-GBT09#4
    Scenario: A unit with Wave – 2nd time only draws in the second battle of the turn and no other
      Given player A has the unit "Tide" (probe "any-attacks-wave-2-only-draws") on the back left circle
      And player A has "Checked" and "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player A's hand holds exactly "Checked"
      When player A attacks "One" with "Striker"
      Then player A's hand holds exactly "Checked" and "Top"
      When player A attacks "Two" with "Lancer"
      Then player A's hand holds exactly "Checked" and "Top"

    Scenario: Wave also counts the battles of the opponent's turn
      Given player B has the unit "Tide" (probe "any-attacks-wave-2-only-draws") on the back left circle
      And player B has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "One" with "Striker"
      Then player B's hand holds 0 cards
      When player A attacks "Two" with "Lancer"
      Then player B's hand holds exactly "Top"

    Scenario: Wave does not count the battles of the turn before
      Given player B has the unit "Tide" (probe "any-attacks-wave-1-only-draws") on the back left circle
      And player B has "Top", "Next" and "Third" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "One" with "Striker"
      Then player B's hand holds exactly "Top"
      When player A ends the turn
      And player B attacks "Lancer" with "Two"
      Then player B's hand holds exactly "Top", "Next" and "Third"

    Scenario: A unit with Wave – 1st time draws in the first battle, but not after the last battle
      Given player A has the unit "Tide" (probe "any-attacks-or-turn-ends-wave-1-draws") on the back left circle
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "One" with "Striker"
      Then player A's hand holds exactly "Top"
      When player A ends the turn
      Then player A's hand holds exactly "Top"

  @VG-14.37.2
  Rule: 14.37.2 Wave says in which battles of the turn it is active

    Scenario: A unit with Wave – 2nd time does not draw in the first battle, and draws in the second
      Given player A has the unit "Tide" (probe "any-attacks-wave-2-draws") on the back left circle
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "One" with "Striker"
      Then player A's hand holds 0 cards
      When player A attacks "Two" with "Lancer"
      Then player A's hand holds exactly "Top"

    Scenario: A unit with Wave – 1st time only draws in the first battle, and not in the second
      Given player A has the unit "Tide" (probe "any-attacks-wave-1-only-draws") on the back left circle
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "One" with "Striker"
      Then player A's hand holds exactly "Top"
      When player A attacks "Two" with "Lancer"
      Then player A's hand holds exactly "Top"

    @reading
    Scenario Outline: A unit with Wave – 1st time leaves <cards> in the hand after two battles if it is active <active>
      Given the ambiguous rule "In which battles is Wave active if its text says 'Nth time' without 'only'?" is answered "<choice>"
      And player A has the unit "Tide" (probe "any-attacks-wave-1-draws") on the back left circle
      And player A has "Top" and "Next" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "One" with "Striker"
      And player A attacks "Two" with "Lancer"
      Then player A's hand holds <cards>

      Examples:
        | choice               | active               | cards   |
        | from that battle on  | from that battle on  | 2 cards |
        | in that battle alone | in that battle alone | 1 card  |
