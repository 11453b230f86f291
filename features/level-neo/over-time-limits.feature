# Made by npm run docs from scripts/over-time/level-neo.ts; do not edit.
@LN
Feature: What may be used once in a turn, and what happens to the card in between

  @LN-2-3-2
  Rule: 2-3-2 The same Use skill is used at most once in a turn, whichever card it stands on

    Scenario: A used [Use] skill stays used when its card has left and come back
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

    Scenario: A used [Use] skill stays used for a copy when the card that used it has left
      Given it is player A's Battle Phase
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And "Guard" has a bystander
      And player B has "Tide" (probe "event-battle-return-one") in the hand
      When player A attacks "Prey" with "Striker"
      And player B uses "Guard"
      And player B uses "Tide"
      And player B chooses "Guard"
      And player B tries to use "Guard (bystander)"
      Then that is refused
      When player B uses "Captain"
      Then "Captain" has 3000 AP

    Scenario: A used [Use] skill stays used when it has been negated for a while
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
