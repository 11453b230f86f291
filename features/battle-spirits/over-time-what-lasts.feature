# Made by npm run docs from scripts/over-time/battle-spirits.ts; do not edit.
@BS
Feature: Lasting effects on a Spirit that turns over or under a card that Advents

  @BS-19-3-1
  Rule: 19-3-1 A card that Advents takes over the state of its source and the effects on it

    Scenario: A gained symbol stays on a Spirit when another card Advents onto it
      Given player A has "Vow" (probe "main-adds-symbol") in the hand
      And player A has "Owl" on the Field
      And player A has "Fox" on the Field
      And player A has "Crown" (probe "advent") in the hand
      When player A uses the Main effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A Advents "Crown" onto "Fox"
      And player A declares an attack with "Crown"
      Then player B's Life holds 3 Cores

    Scenario: A gained effect stays on a Spirit when another card Advents onto it
      Given player A has "Vow" (probe "main-gives-attack-draw") in the hand
      And player A has "Owl" on the Field
      And player A has "Fox" on the Field
      And player A has "Crown" (probe "advent") in the hand
      When player A uses the Main effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A Advents "Crown" onto "Fox"
      And player A declares an attack with "Crown"
      Then player A's hand holds 1 card

    Scenario: A ban on attacking stays on a Spirit when another card Advents onto it
      Given player A has "Vow" (probe "main-forbids-attack") in the hand
      And player A has "Owl" on the Field
      And player A has "Fox" on the Field
      And player A has "Crown" (probe "advent") in the hand
      When player A uses the Main effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A Advents "Crown" onto "Fox"
      And player A ends the phase
      And player A tries to declare an attack with "Crown"
      Then that is refused
      When player A declares an attack with "Owl"
      Then player B's Life holds 4 Cores

  @BS-20-3-3
  Rule: 20-3-3 A card keeps its state and the effects on it when it turns over

    Scenario: A change of BP stays on a Spirit when it turns over
      Given player A has "Vow" (probe "flash-bp") in the hand
      And player A has "Owl" on the Field
      And player A has "Fox" (probe "rebirth-attack") on the Field
      And player A has "Turn" (probe "main-flip") in the hand
      When player A uses the Flash effect of "Vow", paying 1 Core
      And player A chooses "Fox"
      And player A uses the Main effect of "Turn", paying 0 Cores
      And player A chooses "Fox"
      Then "Fox" shows Side B
      And "Fox" now has 9000 BP

    Scenario: A gained symbol stays on a Spirit when it turns over
      Given player A has "Vow" (probe "main-adds-symbol") in the hand
      And player A has "Owl" on the Field
      And player A has "Fox" (probe "rebirth-attack") on the Field
      And player A has "Turn" (probe "main-flip") in the hand
      When player A uses the Main effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Main effect of "Turn", paying 0 Cores
      And player A chooses "Fox"
      Then "Fox" shows Side B
      When player A declares an attack with "Fox"
      Then player B's Life holds 3 Cores

    Scenario: A gained effect stays on a Spirit when it turns over
      Given player A has "Vow" (probe "main-gives-attack-draw") in the hand
      And player A has "Owl" on the Field
      And player A has "Fox" (probe "rebirth-attack") on the Field
      And player A has "Turn" (probe "main-flip") in the hand
      When player A uses the Main effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Main effect of "Turn", paying 0 Cores
      And player A chooses "Fox"
      Then "Fox" shows Side B
      When player A declares an attack with "Fox"
      Then player A's hand holds 1 card

    Scenario: A ban on attacking stays on a Spirit when it turns over
      Given player A has "Vow" (probe "main-forbids-attack") in the hand
      And player A has "Owl" on the Field
      And player A has "Fox" (probe "rebirth-attack") on the Field
      And player A has "Turn" (probe "main-flip") in the hand
      When player A uses the Main effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Main effect of "Turn", paying 0 Cores
      And player A chooses "Fox"
      Then "Fox" shows Side B
      When player A ends the phase
      And player A tries to declare an attack with "Fox"
      Then that is refused
      When player A declares an attack with "Owl"
      Then player B's Life holds 4 Cores
