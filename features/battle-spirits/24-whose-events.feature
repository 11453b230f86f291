@BS
Feature: Whose events activate effects, and in whose turn

  @BS-24-2-1
  Rule: 24-2-1 An effect is activated by the events of the players and in the turns that its text names

    Background:
      Given player A has "Fox", "Owl" and "Wall" on the Field
      And "Fox" is a Spirit of cost 3 with 5000 BP
      And player A has "Kid", "Hill", "Dew" (probe "flash-draw") and "Drizzle" (probe "flash-draw") in the hand
      And "Kid" is a Spirit of cost 0 with 3000 BP
      And "Lad" is a Spirit of cost 0 with 3000 BP
      And "Hill" is a Nexus of cost 0
      And "Mound" is a Nexus of cost 0
      And player A has 5 Cores in the Reserve
      And player B has "Gate", "Toad" and "Newt" on the Field
      And "Newt" is a Spirit of cost 3 with 7000 BP
      And player B has "Lad", "Mound", "Frost" (probe "flash-draw") and "Fog" (probe "flash-draw") in the hand
      And player B has 5 Cores in the Reserve

    Scenario Outline: When <what>, an effect can distinguish its player's events from the opponent's, in both players' turns
      Given player A has "Ear" (probe "hears-<event>-of-each") on the Field
      When player A summons "Kid", paying 0 Cores and placing 1 from the Reserve
      And player A deploys "Hill", paying 0 Cores and placing 0 from the Reserve
      And player A uses the Flash effect of "Dew", paying 1 Core
      And player A declares an attack with "Owl"
      And player B uses the Flash effect of "Frost", paying 1 Core
      And player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A ends the turn
      And player B summons "Lad", paying 0 Cores and placing 1 from the Reserve
      And player B deploys "Mound", paying 0 Cores and placing 0 from the Reserve
      And player B uses the Flash effect of "Fog", paying 1 Core
      And player B declares an attack with "Toad"
      And player A uses the Flash effect of "Drizzle", paying 1 Core
      And player B declares an attack with "Newt"
      And player A declares a block with "Wall"
      Then "Ear" has <own> on it
      And player A's Count holds <others>

      Examples:
        | what                          | event           | own     | others  |
        | a card is summoned            | summoned        | 1 Core  | 1 Core  |
        | a Nexus is deployed           | deployed        | 1 Core  | 1 Core  |
        | a card is used                | used            | 4 Cores | 4 Cores |
        | a card is drawn               | drew            | 2 Cores | 3 Cores |
        | a Hand increases by an effect | hand-increased  | 2 Cores | 2 Cores |
        | a Spirit attacks              | attack-declared | 2 Cores | 2 Cores |
        | a Spirit blocks               | blocked         | 1 Core  | 1 Core  |
        | a Spirit is Exhausted         | exhausted       | 3 Cores | 3 Cores |
        | a Life is reduced             | life-reduced    | 1 Core  | 1 Core  |
        | a card is destroyed           | destroyed       | 1 Core  | 1 Core  |
        | a card leaves the Field       | left-field      | 1 Core  | 1 Core  |

    Scenario Outline: When <what>, an effect for its player's turn is activated by events of both players in that turn only
      Given player A has "Ear" (probe "hears-<event>-in-your-turn") on the Field
      When player A summons "Kid", paying 0 Cores and placing 1 from the Reserve
      And player A deploys "Hill", paying 0 Cores and placing 0 from the Reserve
      And player A uses the Flash effect of "Dew", paying 1 Core
      And player A declares an attack with "Owl"
      And player B uses the Flash effect of "Frost", paying 1 Core
      And player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A ends the turn
      And player B summons "Lad", paying 0 Cores and placing 1 from the Reserve
      And player B deploys "Mound", paying 0 Cores and placing 0 from the Reserve
      And player B uses the Flash effect of "Fog", paying 1 Core
      And player B declares an attack with "Toad"
      And player A uses the Flash effect of "Drizzle", paying 1 Core
      And player B declares an attack with "Newt"
      And player A declares a block with "Wall"
      Then "Ear" has <cores> on it

      Examples:
        | what                           | event            | cores   |
        | a card is summoned             | summoned         | 1 Core  |
        | a Nexus is deployed            | deployed         | 1 Core  |
        | a card is used                 | used             | 4 Cores |
        | a card is drawn                | drew             | 2 Cores |
        | a Hand increases by an effect  | hand-increased   | 2 Cores |
        | a Spirit attacks               | attack-declared  | 2 Cores |
        | a Spirit blocks                | blocked          | 1 Core  |
        | a Spirit is Exhausted          | exhausted        | 3 Cores |
        | a battle is resolved           | battle-resolving | 2 Cores |
        | a Life is reduced              | life-reduced     | 1 Core  |
        | a card is destroyed            | destroyed        | 1 Core  |
        | a card leaves the Field        | left-field       | 1 Core  |
        | a battle ends                  | battle-ending    | 2 Cores |
        | a battle has ended             | battle-ended     | 2 Cores |

    Scenario Outline: When <what>, an effect for the opponent's turn is activated by events of both players in that turn only
      Given player A has "Ear" (probe "hears-<event>-in-opponents-turn") on the Field
      When player A summons "Kid", paying 0 Cores and placing 1 from the Reserve
      And player A deploys "Hill", paying 0 Cores and placing 0 from the Reserve
      And player A uses the Flash effect of "Dew", paying 1 Core
      And player A declares an attack with "Owl"
      And player B uses the Flash effect of "Frost", paying 1 Core
      And player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A ends the turn
      And player B summons "Lad", paying 0 Cores and placing 1 from the Reserve
      And player B deploys "Mound", paying 0 Cores and placing 0 from the Reserve
      And player B uses the Flash effect of "Fog", paying 1 Core
      And player B declares an attack with "Toad"
      And player A uses the Flash effect of "Drizzle", paying 1 Core
      And player B declares an attack with "Newt"
      And player A declares a block with "Wall"
      Then "Ear" has <cores> on it

      Examples:
        | what                           | event            | cores   |
        | a card is summoned             | summoned         | 1 Core  |
        | a Nexus is deployed            | deployed         | 1 Core  |
        | a card is used                 | used             | 4 Cores |
        | a card is drawn                | drew             | 3 Cores |
        | a Hand increases by an effect  | hand-increased   | 2 Cores |
        | a Spirit attacks               | attack-declared  | 2 Cores |
        | a Spirit blocks                | blocked          | 1 Core  |
        | a Spirit is Exhausted          | exhausted        | 3 Cores |
        | a battle is resolved           | battle-resolving | 2 Cores |
        | a Life is reduced              | life-reduced     | 1 Core  |
        | a card is destroyed            | destroyed        | 1 Core  |
        | a card leaves the Field        | left-field       | 1 Core  |
        | a battle ends                  | battle-ending    | 2 Cores |
        | a battle has ended             | battle-ended     | 2 Cores |
