@BS
Feature: 14. Contract Grandwalker Nexuses

  @BS-14-1-1
  Rule: 14-1-1 A Contract Grandwalker Nexus is both a Contract Card and a Grandwalker Nexus

    Scenario: A player cannot move the Cores on a Contract Grandwalker Nexus
      Given player A has "Pact" (probe "true-oracle") on the Field
      And 2 Cores are on "Pact"
      And player A has "Fox" on the Field
      When player A tries to move 1 Core from "Pact" to the Reserve
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it

  @BS-14-1-2
  Rule: 14-1-2 A Contract Grandwalker Nexus's level depends on the Count, not on its Cores

    Scenario Outline: A Contract Grandwalker Nexus with <cores> Cores is on level <level> once a Count of <count> grows by 1
      Given player A has "Pact" (probe "contract-domain-draws") on the Field
      And player A has <count> Cores in the Count
      And <cores> Cores are on "Pact"
      And player A has "Rise" (probe "count-up") in the hand
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then player A's Count holds <after> Cores
      And "Pact" is now on level <level>

      Examples:
        | count | cores | after | level |
        | 2     | 0     | 3     | 2     |
        | 1     | 3     | 2     | 1     |

  @BS-14-1-3
  Rule: 14-1-3 A colored God symbol meets a God reduction symbol or one of its color

    @BS-3-1-11
    Scenario Outline: With a red God symbol, a cost of 2 with a <symbol> reduction symbol comes to <paid>
      Given player A has "Pact" (probe "true-oracle") on the Field
      And player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Fox" has the reduction symbol <symbol>
      When player A summons "Fox", paying <paid> Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

      Examples:
        | symbol | paid |
        | God    | 1    |
        | red    | 1    |
        | white  | 2    |

    @reading
    Scenario: One red God symbol meets only one of two reduction symbols
      Given player A has "Pact" (probe "true-oracle") on the Field
      And player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 3 with 3000 BP
      And "Fox" has the reduction symbols red and God
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-14-1-4
  Rule: 14-1-4 A Contract Art takes Cores, and a Contract Domain needs a level

    Scenario: The Cores used for a Contract Art go to the Void
      Given player A has "Pact" (probe "contract-art-draws") on the Field
      And 2 Cores are on "Pact"
      When player A activates "Pact"
      Then player A's hand holds 1 card
      And "Pact" has 0 Cores on it
      And player A's Reserve holds 4 Cores

    Scenario: A Contract Domain can be used once the Count gives the Nexus the level for it
      Given player A has "Pact" (probe "contract-domain-draws") on the Field
      And 1 Core is on "Pact"
      And player A has 2 Cores in the Count
      And player A has "Rise" (probe "count-up") in the hand
      And player A has "Top" on top of the deck
      When player A tries to activate "Pact"
      Then that is refused
      When player A uses the Main effect of "Rise", paying 0 Cores
      And player A activates "Pact"
      Then "Top" is in player A's hand
      And "Pact" has 1 Core on it

  @BS-14-1-5
  Rule: 14-1-5 Revival deploys a Nexus from the Soul State for its cost

    Background:
      Given player A has "Pact" (probe "revival") on the Field
      And "Pact" is in Soul State

    Scenario: A Nexus in Soul State can be deployed by Revival for its cost
      Given "Pact" has the symbol white
      When player A tries to revive "Pact", paying 2 Cores
      Then that is refused
      When player A revives "Pact", paying 3 Cores
      Then player A's Trash holds 3 Cores
      And "Pact" is no longer in Soul State

    Scenario: Symbols of another card reduce the cost of a Revival
      Given "Pact" has the symbol white
      And player A has "Fox" on the Field
      When player A tries to revive "Pact", paying 3 Cores
      Then that is refused
      When player A revives "Pact", paying 2 Cores
      Then player A's Trash holds 2 Cores

    @reading
    Scenario Outline: A Nexus's own symbol <does> the cost of its Revival
      Given the ambiguous rule "Does the symbol of a Contract Grandwalker Nexus in Soul State reduce the cost of its own Revival?" is answered "<choice>"
      And player A has "Fox" on the Field
      When player A tries to revive "Pact", paying <wrong> Cores
      Then that is refused
      When player A revives "Pact", paying <cost> Cores
      Then "Pact" is no longer in Soul State

      Examples:
        | choice | does            | wrong | cost |
        | no     | does not reduce | 1     | 2    |
        | yes    | reduces         | 2     | 1    |

    Scenario: A Nexus that is not in Soul State cannot be revived
      Given "Pact" has the symbol white
      And player A has "Mate" (probe "revival") on the Field
      When player A tries to revive "Mate", paying 3 Cores
      Then that is refused
      When player A revives "Pact", paying 2 Cores
      Then "Pact" is no longer in Soul State

  @BS-14-2-1
  Rule: 14-2-1 A Contract Grandwalker Nexus gets Cores only by effects like True Oracle

    Scenario: A Core of the Reserve cannot be placed on a Contract Grandwalker Nexus
      Given player A has "Pact" (probe "true-oracle") on the Field
      And player A has "Giant" in the hand
      And "Giant" is a Spirit of cost 5 with 6000 BP
      And player A has 8 Cores in the Reserve
      When player A tries to move 1 Core from the Reserve to "Pact"
      Then that is refused
      When player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      And player A accepts the offer of the effect
      Then "Pact" has 1 Core on it

  @BS-14-2-2
  Rule: 14-2-2 A summoned card that meets the True Oracle condition brings a Core

    Scenario: A summoned Spirit that meets the True Oracle condition brings a Core onto the Nexus
      Given player A has "Pact" (probe "true-oracle") on the Field
      And player A has "Giant" in the hand
      And "Giant" is a Spirit of cost 5 with 6000 BP
      And player A has 8 Cores in the Reserve
      When player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      And player A accepts the offer of the effect
      Then "Pact" has 1 Core on it

  @BS-14-2-3
  Rule: 14-2-3 An Advent brings no Core by True Oracle

    Scenario: A Spirit that meets the True Oracle condition brings a Core when summoned, but none by its Advent
      Given player A has "Pact" (probe "true-oracle") on the Field
      And player A has "Cub" on the Field
      And player A has "Crown" (probe "advent") in the hand
      And player A has "Giant" in the hand
      And "Giant" is a Spirit of cost 5 with 6000 BP
      And player A has 8 Cores in the Reserve
      And player A has 1 Soul Core in the Reserve
      When player A Advents "Crown" onto "Cub"
      Then player A is not asked to accept the offer
      And "Pact" has 0 Cores on it
      When player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      And player A accepts the offer of the effect
      Then "Pact" has 1 Core on it

  @BS-14-2-4
  Rule: 14-2-4 True Oracle puts the top 3 cards of the Deck into the Trash, also beside another Nexus of its name

    Scenario: Three cards go to the Trash by True Oracle even if another Nexus of its name is on the Field
      Given player A has "Pact" (probe "true-oracle") on the Field
      And player A has "Second" (probe "true-oracle") in the hand
      When player A deploys "Second", paying 1 Core and placing 0 from the Reserve
      And player A accepts the offer of the effect
      Then player A's Trash holds 3 cards

  @BS-14-2-5
  Rule: 14-2-5 Each card put into the Trash that meets the True Oracle condition brings a Core

    Scenario: One of the three cards put into the Trash meets the True Oracle condition and brings a Core
      Given player A has "Pact" (probe "true-oracle") in the hand
      And player A has "One" and "Two" on top of the deck
      And "One" is a Spirit of cost 5 with 6000 BP
      And "Two" is a Spirit of cost 2 with 3000 BP
      When player A deploys "Pact", paying 1 Core and placing 0 from the Reserve
      And player A accepts the offer of the effect
      Then "Pact" has 1 Core on it

  @BS-14-2-6
  Rule: 14-2-6 True Oracle looks at the Deck only once per turn for each name

    Scenario: A second Nexus of the same name does not look at the Deck by True Oracle in that turn
      Given player A has "First" (probe "true-oracle") in the hand
      And player A has "Second" (probe "true-oracle") in the hand
      When player A deploys "First", paying 1 Core and placing 0 from the Reserve
      And player A accepts the offer of the effect
      And player A deploys "Second", paying 1 Core and placing 0 from the Reserve
      Then player A is not asked to accept the offer
      And player A's Trash holds 3 cards

    Scenario: A summoned Spirit brings a Core by True Oracle even if the Deck was looked at in that turn
      Given player A has "First" (probe "true-oracle") in the hand
      And player A has "Giant" in the hand
      And "Giant" is a Spirit of cost 5 with 6000 BP
      And player A has 8 Cores in the Reserve
      When player A deploys "First", paying 1 Core and placing 0 from the Reserve
      And player A accepts the offer of the effect
      And player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      And player A accepts the offer of the effect
      Then "First" has 1 Core on it

  @BS-14-2-7
  Rule: 14-2-7 An effect that prevents Oracle also prevents True Oracle

    Scenario: True Oracle brings no Core while Oracle cannot be used
      Given player A has "Pact" (probe "true-oracle") on the Field
      And player B has "Silence" (probe "no-oracle") on the Field
      And player A has "Giant" in the hand
      And "Giant" is a Spirit of cost 5 with 6000 BP
      And player A has 8 Cores in the Reserve
      When player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      Then player A is not asked to accept the offer
      And "Giant" is in player A's Field
      And "Pact" has 0 Cores on it
