# Made by npm run docs from scripts/over-time/battle-spirits.ts; do not edit.
@BS
Feature: [Once per turn] effects of copies and of cards that leave or are negated

  @BS-FAQ-1-9-1
  Rule: FAQ-1-9-1 Each card may use its [Once per turn] effect once per turn

    Scenario: An effect with [Once per turn] is activated once for each of two copies
      Given player A has "Bell" (probe "spirits-attack-draws-once") on the Field
      And player A has "Fox" and "Owl" on the Field
      And it is player A's Attack Step
      And player A has "Second" (probe "spirits-attack-draws-once") on the Field
      When player A declares an attack with "Owl"
      And player A declares an attack with "Fox"
      Then player A's hand holds 2 cards

    Scenario: A used effect with [Once per turn] does not count for a copy that is deployed later in the turn
      Given player A has "Well" (probe "main-step-draw") on the Field
      And player A has "Second" (probe "main-step-draw") in the hand
      And player A has 4 Cores in the Reserve
      When player A activates "Well"
      Then player A's hand holds 2 cards
      When player A deploys "Second", paying 3 Cores and placing 0 from the Reserve
      And player A activates "Second"
      Then player A's hand holds 2 cards

    Scenario: A used effect with [Once per turn] stays used even if it has been negated for a while
      Given player A has "Well" (probe "main-step-draw") on the Field
      And player A has "Hush" (probe "nexus-effects-off") in the hand
      And player A has 5 Cores in the Reserve
      When player A activates "Well"
      Then player A's hand holds 2 cards
      When player A summons "Hush", paying 3 Cores and placing 1 from the Reserve
      And player A moves 1 Core from "Hush" to the Reserve
      Then "Hush" is in player A's Trash
      When player A tries to activate "Well"
      Then that is refused
      And player A's hand holds 1 card

  @BS-21-6-5
  Rule: 21-6-5 A card that leaves the Field and is summoned again may use its [Once per turn] effect again

    Scenario: An effect with [Once per turn] is activated again once its card has left the Field and been summoned again
      Given player A has "Bell" (probe "spirits-attack-draws-once") on the Field
      And player A has "Fox" and "Owl" on the Field
      And it is player A's Attack Step
      And "Bell" is a Contract Card
      And player A has "Recall" (probe "flash-return-own") and "Renew" (probe "flash-summons") in the hand
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Recall", paying 0 Cores
      And player A chooses "Bell"
      And player A is asked to use a Flash effect
      Then "Bell" is in player A's Hand
      When player A uses the Flash effect of "Renew", paying 0 Cores
      And player A chooses "Bell"
      And player A pays for the card, moving 1 Core from the Reserve to "Bell"
      And player A declares an attack with "Fox"
      Then player A's hand holds 2 cards
