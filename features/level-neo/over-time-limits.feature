# Made by npm run docs from scripts/over-time/level-neo.ts; do not edit.
@LN
Feature: Use skills, once in a turn, of cards that leave, come back or are negated

  @LN-2-3-2
  Rule: 2-3-2 A player may use the same Use skill only once in a turn, whichever card it is on

    Scenario: A used [Use] skill stays used even if its card leaves the field and comes back
      Given it is player A's Battle Phase
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player B has "Blink" (probe "event-battle-blink") in the hand
      When player A attacks "Prey" with "Striker"
      And player B uses "Guard"
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B chooses "Guard"
      And player B tries to use "Guard"
      Then that is refused
      When player B uses "Captain"
      Then "Captain" has 3000 AP

    Scenario: A used [Use] skill stays used for a copy even if the card that used it has left the field
      Given it is player A's Battle Phase
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And "Guard" has a decoy
      And player B has "Tide" (probe "event-battle-return-one") in the hand
      When player A attacks "Prey" with "Striker"
      And player B uses "Guard"
      And player B uses "Tide"
      And player B chooses "Guard"
      And player B tries to use "Guard (decoy)"
      Then that is refused
      When player B uses "Captain"
      Then "Captain" has 3000 AP

    Scenario: A used [Use] skill stays used even if it has been negated for a while
      Given it is player A's Battle Phase
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player B has "Vow" (probe "event-choose-battle") in the hand
      When player A attacks "Prey" with "Striker"
      And player B uses "Guard"
      And player B uses "Vow"
      And player B takes choice 4 of the effect
      And player A attacks "Prey" with "Second striker"
      And player B tries to use "Guard"
      Then that is refused
      When player B uses "Captain"
      Then "Captain" has 3000 AP
