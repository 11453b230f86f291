# Made by npm run docs from scripts/over-time/one-piece.ts; do not edit.
@OP
Feature: Lasting effects on a chosen card and not on its copy

  @OP-8-4-4
  Rule: 8-4-4 A player makes an effect's choice when that part of the effect is resolved

    Scenario: A change of power applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "event-power-2000") in the hand
      And player A has the active Character "Crew" with 6000 power
      And player B has 5 Life cards
      And "Crew" has a decoy
      When player A plays "Vow"
      And player A chooses "Crew"
      Then "Crew" has 8000 power
      And "Crew (decoy)" has 6000 power

    Scenario: A new base power applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "event-base-power-7000") in the hand
      And player A has the active Character "Crew" with 6000 power
      And player B has 5 Life cards
      And "Crew" has a decoy
      When player A plays "Vow"
      And player A chooses "Crew"
      Then "Crew" has 7000 power
      And "Crew (decoy)" has 6000 power

    Scenario: A gained keyword applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "event-give-double-attack") in the hand
      And player A has the active Character "Crew" with 6000 power
      And player B has 5 Life cards
      And "Crew" has a decoy
      When player A plays "Vow"
      And player A chooses "Crew"
      And player A attacks "B leader" with "Crew"
      Then player B's Life area holds 3 cards
      When player A attacks "B leader" with "Crew (decoy)"
      Then player B's Life area holds 2 cards

    Scenario: A gained ability applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "event-give-attacking-draw") in the hand
      And player A has the active Character "Crew" with 6000 power
      And player B has 5 Life cards
      And "Crew" has a decoy
      When player A plays "Vow"
      And player A chooses "Crew"
      And player A attacks "B leader" with "Crew"
      Then player A's hand holds 1 card
      When player A attacks "B leader" with "Crew (decoy)"
      Then player B's hand holds 2 cards
      And player A's hand holds 1 card

    Scenario: A delayed effect applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "event-later-rest-and-tuck") in the hand
      And player B has the active Character "Cod" with 6000 power
      And "Cod" has a decoy
      When player A plays "Vow"
      And player A chooses "Cod"
      And player A ends the turn
      Then the bottom of player B's deck is "Cod"
      And "Cod (decoy)" is in player B's Character area
