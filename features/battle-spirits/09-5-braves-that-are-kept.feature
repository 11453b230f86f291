@BS
Feature: 9-5. When a Combined Spirit leaves the Field

  @BS-9-5-1
  Rule: 9-5-1 When a Combined Spirit leaves the Field, its player decides whether the Brave stays

    @BS-9-5-2
    Scenario Outline: The Brave of a Spirit that is <manner> can stay on the Field
      Given player A has "Bolt" (probe "<probe>") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      When player A uses the Main effect of "Bolt", paying <cost> Cores
      And player B keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then "Wing" is in player B's Field
      And "Wing" now has 4000 BP
      And "Fox" is in player B's <zone>

      Examples:
        | manner               | probe         | cost | zone  |
        | destroyed            | main-destroy  | 4    | Trash |
        | Depleted             | core-to-trash | 2    | Trash |
        | returned to the Hand | main-return   | 1    | hand  |

  @BS-9-5-2
  Rule: 9-5-2 A Brave remains on the Field if it gets the Cores for its lowest level, moved as when it is summoned

    Scenario: A Brave cannot stay on the Field with too few Cores
      Given player A has "Bolt" (probe "main-return") in the hand
      And player B has "Fox" and "Cub" on the Field
      And 2 Cores are on "Cub"
      And player B has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      And "Wing" needs 2 Cores for its lowest level
      When player A uses the Main effect of "Bolt", paying 1 Core
      And player A chooses "Fox"
      And player B tries to keep "Wing", moving 1 Core from the Reserve to "Wing"
      Then that is refused
      When player B keeps "Wing", moving 1 Core from the Reserve to "Wing" and 1 Core from "Cub" to "Wing"
      Then "Wing" has 2 Cores on it
      And "Cub" has 1 Core on it

  @BS-9-5-3
  Rule: 9-5-3 A Brave whose lowest level needs 0 Cores can remain on the Field with 0 Cores

    Scenario: A Brave whose lowest level needs 0 Cores stays on the Field without any Core being moved
      Given player A has "Bolt" (probe "main-return") in the hand
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      And "Wing" needs 0 Cores for its lowest level
      When player A uses the Main effect of "Bolt", paying 1 Core
      And player B keeps "Wing"
      Then "Wing" is in player B's Field
      And "Wing" has 0 Cores on it
      And player B's Reserve holds 5 Cores

  @BS-9-5-4
  Rule: 9-5-4 A Brave that leaves the Field with its Spirit goes where the Spirit goes

    Scenario Outline: A Brave that does not stay goes to the <zone> with its Spirit
      Given player A has "Bolt" (probe "<probe>") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      When player A uses the Main effect of "Bolt", paying <cost> Cores
      And player B is asked to keep a Brave
      And player B declines
      Then "Fox" and "Wing" are in player B's <zone>

      Examples:
        | probe           | cost | zone  |
        | main-destroy    | 4    | Trash |
        | main-return     | 1    | hand  |
        | main-return-top | 1    | deck  |

  @BS-9-5-5
  Rule: 9-5-5 A Combined Spirit leaves the Field like any other Spirit

    Scenario: A destroyed Combined Spirit's Cores return to the Reserve
      Given player A has "Bolt" (probe "main-destroy") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Fox" on the Field
      And 2 Cores are on "Fox"
      And player B has 1 Core in the Reserve
      And player B has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      When player A uses the Main effect of "Bolt", paying 4 Cores
      And player B keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then "Fox" is in player B's Trash
      And player B's Reserve holds 2 Cores
      And "Wing" has 1 Core on it

  @BS-9-5-6
  Rule: 9-5-6 A Brave that remains on the Field continues the attack or block

    @BS-FAQ-7-3
    Scenario: The Brave of a destroyed attacker continues the attack with its own symbols
      Given player B has "Bolt" (probe "flash-destroy") in the hand
      And player A has "Fox" on the Field
      And "Fox" has 2 symbols
      And player A has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Bolt", paying 1 Core
      And player A keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then player B's Life holds 4 Cores
      And "Wing" is in player A's Field

    Scenario: The Brave of a destroyed blocker continues the block with its own BP
      Given player A has "Bolt" (probe "flash-destroy") in the hand
      And player A has "Lynx" on the Field
      And "Lynx" is a Spirit of cost 2 with 3000 BP
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      When player A declares an attack with "Lynx"
      And player B declares a block with "Fox"
      And player A uses the Flash effect of "Bolt", paying 1 Core
      And player B keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then "Lynx" is in player A's Trash
      And "Wing" is in player B's Field
      And player B's Life holds 5 Cores

    Scenario: An effect "when this Spirit attacks" is not activated again when the Brave continues the attack
      Given player B has "Bolt" (probe "flash-destroy") in the hand
      And player A has "Fox" on the Field
      And player A has "Wing" (probe "brave-attack-draws") combined with "Fox"
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Bolt", paying 1 Core
      And player A keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then player B's Life holds 4 Cores
      And player A's hand holds 0 cards
