# Made by npm run docs from scripts/over-time/one-piece.ts; do not edit.
@OP
Feature: [Once Per Turn] effects of copies and of negated cards

  @OP-10-2-13-2
  Rule: 10-2-13-2 [Once Per Turn] counts separately for each of several cards with the same effect

    Scenario: A used [Activate: Main] effect with [Once Per Turn] does not count for a copy that is played later in the turn
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Second" (probe "activate-draw-once") in the hand
      When player A activates "Sage"
      And player A plays "Second"
      And player A activates "Second"
      Then player A's hand holds 2 cards

    Scenario: A used auto effect with [Once Per Turn] does not count for a copy that is played later in the turn
      Given player A has the active Character "Herald" (probe "your-attack-may-draw-once")
      And player A has the active Character "One" with 6000 power
      And player A has the active Character "Two" with 6000 power
      And player A has "Second" (probe "your-attack-may-draw-once") in the hand
      When player A attacks "B leader" with "One"
      And player A accepts the offer of the effect
      And player A plays "Second"
      And player A attacks "B leader" with "Two"
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards

    Scenario: A used replacement effect with [Once Per Turn] does not count for a copy that is played later in the turn
      Given player A has the active Character "Shelter" (probe "instead-other-rest-don-once")
      And player A has the active Character "Ally" with 6000 power
      And player A has "Blow 1" (probe "event-ko-any") and "Blow 2" (probe "event-ko-any") in the hand
      And player A has "Second" (probe "instead-other-rest-don-once") in the hand
      When player A plays "Blow 1"
      And player A chooses "Ally"
      Then "Ally" is in player A's Character area
      When player A plays "Second"
      And player A plays "Blow 2"
      And player A chooses "Ally"
      Then "Ally" is in player A's Character area
      And player A's cost area holds 2 active and 4 rested DON!! cards

  @OP-10-2-13-3
  Rule: 10-2-13-3 A [Once Per Turn] effect that was resolved cannot be activated or paid for again in that turn

    Scenario: A used [Activate: Main] effect with [Once Per Turn] stays used even if it has been negated for a while
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Damp" (probe "cheap-negated") and "Toss" (probe "event-trash-character") in the hand
      And player A has "Sale" (probe "event-cheaper-2") in the hand
      And player A has the active Character "Mate" with 6000 power
      When player A activates "Sage"
      And player A plays "Sale"
      And player A chooses "Sage"
      And player A plays "Damp"
      And player A plays "Toss"
      And player A chooses "Damp"
      And player A tries to activate "Sage"
      Then that is refused
      And player A's hand holds 1 card

    Scenario: A used auto effect with [Once Per Turn] stays used even if it has been negated for a while
      Given player A has the active Character "Herald" (probe "your-attack-may-draw-once")
      And player A has the active Character "One" with 6000 power
      And player A has the active Character "Two" with 6000 power
      And player A has "Damp" (probe "cheap-negated") and "Toss" (probe "event-trash-character") in the hand
      And player A has "Sale" (probe "event-cheaper-2") in the hand
      And player A has the active Character "Mate" with 6000 power
      When player A attacks "B leader" with "One"
      And player A accepts the offer of the effect
      And player A plays "Sale"
      And player A chooses "Herald"
      And player A plays "Damp"
      And player A plays "Toss"
      And player A chooses "Damp"
      And player A attacks "B leader" with "Two"
      Then player A is not asked to accept the offer
      And player A's hand holds 1 card

    Scenario: A used replacement effect with [Once Per Turn] stays used even if it has been negated for a while
      Given player A has the active Character "Shelter" (probe "instead-other-rest-don-once")
      And player A has the active Character "Ally" with 6000 power
      And player A has "Blow 1" (probe "event-ko-any") and "Blow 2" (probe "event-ko-any") in the hand
      And player A has "Damp" (probe "cheap-negated") and "Toss" (probe "event-trash-character") in the hand
      And player A has "Sale" (probe "event-cheaper-2") in the hand
      And player A has the active Character "Mate" with 6000 power
      When player A plays "Blow 1"
      And player A chooses "Ally"
      Then "Ally" is in player A's Character area
      When player A plays "Sale"
      And player A chooses "Shelter"
      And player A plays "Damp"
      And player A plays "Toss"
      And player A chooses "Damp"
      And player A plays "Blow 2"
      And player A chooses "Ally"
      Then "Ally" is in player A's trash
