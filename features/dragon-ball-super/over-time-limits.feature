# Made by npm run docs from scripts/over-time/dragon-ball-super.ts; do not edit.
@DBS
Feature: Limits per turn of copies and of cards that leave, change control or are negated

  @DBS-3-1-4
  Rule: 3-1-4 A card that leaves the Battle Area for any area but the Combo Area is a new card there

    Scenario: A used [Auto] skill with [Once per turn] can be used again once its card has left the Battle Area and come back
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Blow 1" (probe "extra-ko-any") and "Blow 2" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player A has "Tide" (probe "extra-return") in the hand
      And player B has the active Battle Card "Wall" with 10000 power
      When player A activates "Blow 1"
      And player A chooses "One"
      And player A activates "Tide"
      And player A chooses "Mourner"
      And player A plays "Mourner"
      And player A activates "Blow 2"
      And player A chooses "Two"
      Then player A's hand holds 2 cards

    Scenario: A used [Dual Attack] can be used again once its card has left the Battle Area and come back
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has "Tide" (probe "extra-return") in the hand
      And player B has the active Battle Card "Wall" with 10000 power
      When player A attacks "B leader" with "Whirl"
      Then "Whirl" is active
      When player A activates "Tide"
      And player A chooses "Whirl"
      And player A plays "Whirl"
      And player A attacks "B leader" with "Whirl"
      Then "Whirl" is active
      And player B's Life Area holds 2 cards

    Scenario: A used [Dual Attack] stays used when its card comes back from the Combo Area
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has "Rally" (probe "battle-play-from-combo") in the hand
      When player A attacks "B leader" with "Whirl"
      Then "Whirl" is active
      When player A attacks "B leader" with "A leader"
      And player A combos with "Whirl"
      And player A activates "Rally"
      Then "Whirl" is in player A's Battle Area
      When player A attacks "B leader" with "Whirl"
      Then "Whirl" is rested

  @DBS-10-8-1
  Rule: 10-8-1 A card with [X Attack] switches to Active Mode after its attack, one time fewer in a turn than X

    Scenario: A used [Dual Attack] does not count for a copy that is played later in the turn
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has "Second" (probe "dual-attack") in the hand
      When player A attacks "B leader" with "Whirl"
      Then "Whirl" is active
      When player A plays "Second"
      And player A attacks "B leader" with "Second"
      Then "Second" is active
      And player B's Life Area holds 2 cards

    Scenario: A used [Dual Attack] stays used even if it has been negated for a while
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And "Whirl" has the special trait "Drift"
      And player A has "Hush" (probe "mutes-drifts") and "Send" (probe "extra-to-warp") in the hand
      When player A attacks "B leader" with "Whirl"
      Then "Whirl" is active
      When player A plays "Hush"
      And player A activates "Send"
      And player A chooses "Hush"
      And player A attacks "B leader" with "Whirl"
      Then "Whirl" is rested

    Scenario: A used [Dual Attack] stays used when its owner loses control of its card and gains it back
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And player B has "Grab" (probe "extra-battle-gains-control") in the hand
      When player A attacks "B leader" with "Whirl"
      Then "Whirl" is active
      When player A attacks "B leader" with "A leader"
      And player B activates "Grab"
      And player A is asked to act
      Then "Whirl" is in player B's Battle Area
      When player A activates "Lure"
      And player A attacks "B leader" with "Whirl"
      Then "Whirl" is rested

  @DBS-10-11-1
  Rule: 10-11-1 An [Auto] or [Activate] skill with [Once per turn] can be activated only once in a turn

    Scenario: A used [Auto] skill with [Once per turn] stays used when the opponent gains control of its card
      Given player B has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Blow 1" (probe "extra-ko-any") and "Blow 2" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Blow 1"
      And player A chooses "One"
      Then player B's hand holds 1 card
      When player A activates "Lure"
      And player A chooses "Mourner"
      And player A activates "Blow 2"
      And player A chooses "Two"
      Then player A's hand holds 0 cards

  @DBS-10-11-2
  Rule: 10-11-2 [Once per turn] counts separately for each skill of each card

    Scenario: A used [Auto] skill with [Once per turn] does not count for a copy that is played later in the turn
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Blow 1" (probe "extra-ko-any") and "Blow 2" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player A has "Second" (probe "ko-watcher-once") in the hand
      When player A activates "Blow 1"
      And player A chooses "One"
      And player A plays "Second"
      And player A activates "Blow 2"
      And player A chooses "Two"
      Then player A's hand holds 2 cards

  @DBS-10-11-5
  Rule: 10-11-5 A [Once per turn] skill that was resolved cannot trigger or be activated again in that turn

    Scenario: A used [Activate] skill with [Once per turn] stays used even if it has been negated for a while
      Given player A has the active Battle Card "Scout" (probe "activate-draw-once")
      And "Scout" has the special trait "Drift"
      And player A has "Hush" (probe "mutes-drifts") and "Send" (probe "extra-to-warp") in the hand
      When player A activates "Scout"
      And player A plays "Hush"
      And player A activates "Send"
      And player A chooses "Hush"
      And player A tries to activate "Scout"
      Then that is refused
      And player A's hand holds 1 card

    Scenario: A used [Auto] skill with [Once per turn] stays used even if it has been negated for a while
      Given player A has the active Battle Card "Mourner" (probe "ko-watcher-once")
      And player A has "Blow 1" (probe "extra-ko-any") and "Blow 2" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And "Mourner" has the special trait "Drift"
      And player A has "Hush" (probe "mutes-drifts") and "Send" (probe "extra-to-warp") in the hand
      When player A activates "Blow 1"
      And player A chooses "One"
      And player A plays "Hush"
      And player A activates "Send"
      And player A chooses "Hush"
      And player A activates "Blow 2"
      And player A chooses "Two"
      Then player A's hand holds 1 card
