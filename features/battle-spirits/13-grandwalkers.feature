@BS
Feature: 13. Grandwalker Nexuses

  Background:
    Given player A has "Warden" (probe "oracle") on the Field
    And 2 Cores are on "Warden"

  @BS-13-1-1
  Rule: 13-1-1 A Grandwalker Nexus is a Nexus with special rules

    Scenario: Cores on a Nexus can be moved, but those on a Grandwalker Nexus cannot
      Given player A has "Tower" on the Field
      And "Tower" is a Nexus of cost 3
      And 2 Cores are on "Tower"
      When player A tries to move 1 Core from "Warden" to the Reserve
      Then that is refused
      When player A moves 1 Core from "Tower" to the Reserve
      Then "Tower" has 1 Core on it

  @BS-13-1-2
  Rule: 13-1-2 Oracle and similar effects place Cores from the Void on a Grandwalker Nexus

    Scenario: A Grandwalker Nexus gets a Core by Oracle, but not from the Reserve
      Given player A has "Giant" in the hand
      And "Giant" is a Spirit of cost 5 with 6000 BP
      And player A has 7 Cores in the Reserve
      When player A tries to move 1 Core from the Reserve to "Warden"
      Then that is refused
      When player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      And player A accepts the offer of the effect
      Then "Warden" has 3 Cores on it
      And player A's Reserve holds 1 Core

  @BS-13-1-3
  Rule: 13-1-3 A Divine Art moves its Cores from the Nexus to the Void

    Scenario: The Cores used for a Divine Art go to the Void
      Given player A has "Sage" (probe "divine-art-draws") on the Field
      And 3 Cores are on "Sage"
      When player A activates "Sage"
      Then player A's hand holds 1 card
      And "Sage" has 1 Core on it
      And player A's Reserve holds 4 Cores
      And player A's Trash holds 0 Cores

    Scenario: A Divine Art cannot be used with fewer Cores than it takes
      Given player A has "Sage" (probe "divine-art-draws") and "Elder" (probe "divine-art-draws") on the Field
      And 1 Core is on "Sage"
      And 2 Cores are on "Elder"
      When player A tries to activate "Sage"
      Then that is refused
      When player A activates "Elder"
      Then player A's hand holds 1 card

  @BS-13-1-4
  Rule: 13-1-4 A Divine Realm needs its level and takes no Cores

    Scenario: A Nexus on the level for a Divine Realm uses it and keeps its Cores
      Given player A has "Sage" (probe "divine-realm-draws") on the Field
      And 3 Cores are on "Sage"
      When player A activates "Sage"
      Then player A's hand holds 1 card
      And "Sage" has 3 Cores on it

    Scenario: A Nexus below the level for a Divine Realm cannot use it
      Given player A has "Sage" (probe "divine-realm-draws") on the Field
      And 2 Cores are on "Sage"
      And player A has "Elder" (probe "divine-realm-draws") on the Field
      And 3 Cores are on "Elder"
      When player A tries to activate "Sage"
      Then that is refused
      When player A activates "Elder"
      Then player A's hand holds 1 card

  @BS-13-1-5
  Rule: 13-1-5 A God symbol meets God reduction symbols, but no color

    # answers: REVISION9#1
    Scenario Outline: A God symbol meets <reduction> reduction symbol, so a cost of 2 comes to <paid>
      Given "Warden" has the symbol God
      And player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Fox" has the reduction symbol <symbol>
      When player A tries to summon "Fox", paying <wrong> Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying <paid> Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

      Examples:
        | reduction | symbol | paid | wrong |
        | a God     | God    | 1    | 2     |
        | no red    | red    | 2    | 1     |

  @BS-13-2-1
  Rule: 13-2-1 Only effects that name Grandwalker Nexuses affect a Grandwalker Nexus

    Scenario: An effect that destroys a Nexus does not destroy a Grandwalker Nexus
      Given player B has "Keep" (probe "oracle") on the Field
      And player A has "Ram" (probe "main-destroy-nexus") in the hand
      And player A has "Hunter" (probe "main-destroy-grandwalker") in the hand
      When player A uses the Main effect of "Ram", paying 0 Cores
      Then "Keep" is in player B's Field
      When player A uses the Main effect of "Hunter", paying 0 Cores
      Then "Keep" is in player B's Trash

    Scenario: A continuous effect that disables effects of Nexuses does not disable those of a Grandwalker Nexus
      Given player A has "Sage" (probe "divine-art-draws") on the Field
      And 2 Cores are on "Sage"
      And player B has "Hush" (probe "nexus-effects-off") on the Field
      When player A activates "Sage"
      Then player A's hand holds 1 card

  @BS-13-2-2
  Rule: 13-2-2 A Grandwalker Nexus gets Cores only by Oracle and by effects that name it

    Scenario Outline: A Grandwalker Nexus with 2 Cores has <cores> after an effect that puts a Core <that>
      Given player A has "Gift" (probe "<probe>") in the hand
      When player A uses the Main effect of "Gift", paying 0 Cores
      Then "Warden" has <cores> Cores on it
      And "Gift" is in player A's Trash

      Examples:
        | that                          | probe                   | cores |
        | on Nexuses                    | core-onto-nexus         | 2     |
        | on Grandwalker Nexuses        | core-onto-grandwalker   | 3     |

    Scenario: A Core that cannot be placed on a Grandwalker Nexus stays in the Reserve
      Given player A has "Gift" (probe "reserve-core-onto-nexus") in the hand
      When player A uses the Main effect of "Gift", paying 0 Cores
      And player A holds the Soul Core back
      Then player A's Reserve holds 4 Cores
      And "Warden" has 2 Cores on it
      And "Gift" is in player A's Trash

  @BS-13-2-3
  Rule: 13-2-3 A Grandwalker Nexus is a Nexus whose color and symbol count

    Scenario: A Grandwalker Nexus's symbol reduces a cost
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Fox" has the reduction symbol red
      When player A summons "Fox", paying 1 Core and placing 1 from the Reserve
      Then "Fox" is in player A's Field

    Scenario: A player whose only Nexus is a Grandwalker Nexus has a Nexus on the Field
      Given player A has "Ask" (probe "draw-if-nexus") in the hand
      And player A has "Top" on top of the deck
      When player A uses the Main effect of "Ask", paying 0 Cores
      Then "Top" is in player A's hand

  @BS-13-2-4
  Rule: 13-2-4 Effects like "destroy 1 Nexus" cannot target a Grandwalker Nexus

    Scenario: An effect that destroys a Nexus can choose only the other Nexus, not a Grandwalker Nexus
      Given player B has "Keep" (probe "oracle") on the Field
      And player B has "Tower" on the Field
      And "Tower" is a Nexus of cost 3
      And player A has "Ram" (probe "main-destroy-nexus") in the hand
      When player A uses the Main effect of "Ram", paying 0 Cores
      Then "Tower" is in player B's Trash
      And "Keep" is in player B's Field

  @BS-13-2-5
  Rule: 13-2-5 Cores on a Grandwalker Nexus cannot be placed, moved or paid at will

    Background:
      Given player A has "Spring" (probe "oracle-ultimate") in the hand

    Scenario: A player cannot place a Core on a Grandwalker Nexus when deploying it
      When player A tries to deploy "Spring", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A deploys "Spring", paying 1 Core and placing 0 from the Reserve
      Then "Spring" is in player A's Field

    Scenario: A player cannot pay with the Cores on a Grandwalker Nexus
      When player A tries to deploy "Spring", moving 1 Core from "Warden" to the Trash
      Then that is refused
      When player A deploys "Spring", moving 1 Core from the Reserve to the Trash
      Then "Spring" is in player A's Field
      And "Warden" has 2 Cores on it

  @BS-13-2-6
  Rule: 13-2-6 The Cores on a Grandwalker Nexus do not count as Cores on the Field

    Scenario: An effect that counts the Cores on the Field does not count those on a Grandwalker Nexus
      Given player A has "Fox" on the Field
      And 2 Cores are on "Fox"
      And player A has "Tally" (probe "draw-by-field-cores") in the hand
      When player A uses the Main effect of "Tally", paying 0 Cores
      Then player A's hand holds 2 cards

  @BS-13-2-7
  Rule: 13-2-7 The Cores on a Grandwalker Nexus go to the Void when it leaves

    Scenario: A destroyed Grandwalker Nexus's Cores do not go to the Reserve
      Given player B has "Keep" (probe "oracle") on the Field
      And 2 Cores are on "Keep"
      And player A has "Hunter" (probe "main-destroy-grandwalker") in the hand
      When player A uses the Main effect of "Hunter", paying 0 Cores
      Then "Keep" is in player B's Trash
      And player B's Reserve holds 4 Cores

  @BS-13-2-8
  Rule: 13-2-8 An effect "Core +X" on a Grandwalker Nexus does not increase a player's Cores from the Void

    @BS-G-23
    Scenario: An effect that forbids adding Cores from the Void does not stop Cores placed on a Grandwalker Nexus
      Given player B has "Drought" (probe "nobody-adds-cores") on the Field
      And player A has "Rain" (probe "core-from-void") in the hand
      And player A has "Gift" (probe "core-onto-grandwalker") in the hand
      When player A uses the Main effect of "Rain", paying 1 Core
      Then player A's Reserve holds 3 Cores
      When player A uses the Main effect of "Gift", paying 0 Cores
      Then "Warden" has 3 Cores on it

  @BS-13-3-1
  Rule: 13-3-1 A card that meets the Oracle condition brings a Core when it is summoned or Advents

    Background:
      Given player A has "Giant" in the hand
      And "Giant" is a Spirit of cost 5 with 6000 BP
      And player A has 8 Cores in the Reserve

    Scenario: A summoned Spirit that meets the Oracle condition brings a Core, and another brings none
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 1 with 3000 BP
      When player A summons "Fox", paying 1 Core and placing 1 from the Reserve
      Then player A is not asked to accept the offer
      When player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      And player A accepts the offer of the effect
      Then player A is not asked to accept the offer
      And "Warden" has 3 Cores on it

    Scenario: A Spirit that meets the Oracle condition brings a Core when it Advents
      Given player A has "Cub" on the Field
      And player A has 1 Soul Core in the Reserve
      And player A has "Crown" (probe "advent") in the hand
      When player A Advents "Crown" onto "Cub"
      And player A accepts the offer of the effect
      Then "Warden" has 3 Cores on it

    Scenario: A Spirit that the opponent summons brings no Core by Oracle
      Given player B has "Keep" (probe "oracle") on the Field
      And 1 Core is on "Keep"
      When player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      And player A accepts the offer of the effect
      Then "Keep" has 1 Core on it
      And "Warden" has 3 Cores on it

  @BS-13-3-2
  Rule: 13-3-2 A Nexus with Oracle deployed as the first of its name puts the top 3 cards of the Deck into the Trash

    Background:
      Given player A has "Spring" (probe "oracle") in the hand

    Scenario: Three cards of the Deck go to the Trash when the first Nexus of its name is deployed
      Given "Spring" has the card name "Spring"
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      When player A deploys "Spring", paying 1 Core and placing 0 from the Reserve
      And player A accepts the offer of the effect
      Then "One", "Two" and "Three" are in player A's Trash
      And the top of player A's deck is "Four"

    Scenario: No card goes to the Trash if another Nexus of that name is on the Field
      When player A deploys "Spring", paying 1 Core and placing 0 from the Reserve
      Then player A is not asked to accept the offer
      And player A's Trash holds 0 cards
      And "Spring" is in player A's Field

    Scenario: Both cards of a two-card Deck go to the Trash when a Nexus with Oracle is deployed
      Given "Spring" has the card name "Spring"
      And player A has 2 cards in the deck
      When player A deploys "Spring", paying 1 Core and placing 0 from the Reserve
      And player A accepts the offer of the effect
      Then player A's Trash holds 2 cards

  @BS-13-3-3
  Rule: 13-3-3 Each card put into the Trash that meets the Oracle condition brings a Core

    Scenario: Two of the three cards put into the Trash meet the Oracle condition and bring a Core each
      Given player A has "Spring" (probe "oracle") in the hand
      And "Spring" has the card name "Spring"
      And player A has "One", "Two" and "Three" on top of the deck
      And "One" is a Spirit of cost 5 with 6000 BP
      And "Two" is a Spirit of cost 2 with 3000 BP
      And "Three" is a Spirit of cost 7 with 6000 BP
      When player A deploys "Spring", paying 1 Core and placing 0 from the Reserve
      And player A accepts the offer of the effect
      Then "Spring" has 2 Cores on it

  @BS-13-3-4
  Rule: 13-3-4 A player may decline an Oracle

    Scenario: A player who declines an Oracle gets no Core
      Given player A has "Giant" in the hand
      And "Giant" is a Spirit of cost 5 with 6000 BP
      And player A has 8 Cores in the Reserve
      When player A summons "Giant", paying 5 Cores and placing 1 from the Reserve
      And player A is asked to accept the offer
      And player A declines
      Then "Warden" has 2 Cores on it
      And "Giant" is in player A's Field

  @BS-13-3-5
  Rule: 13-3-5 Only Spirits count for an Oracle unless its condition names something else

    Background:
      Given player A has "Wing" and "Titan" in the hand
      And "Wing" is a Brave of cost 5 with 3000 BP that adds 3000 BP
      And "Titan" is an Ultimate of cost 5 with 9000 BP
      And player A has 8 Cores in the Reserve

    Scenario Outline: <card> does not count for an Oracle that names only a cost
      When player A summons "<name>", paying 5 Cores and placing 1 from the Reserve
      Then player A is not asked to accept the offer
      And "Warden" has 2 Cores on it
      And "<name>" is in player A's Field

      Examples:
        | card        | name  |
        | A Brave     | Wing  |
        | An Ultimate | Titan |

    Scenario: An Ultimate counts for an Oracle that names Ultimates
      Given player A has "Shrine" (probe "oracle-ultimate") on the Field
      When player A summons "Titan", paying 5 Cores and placing 1 from the Reserve
      And player A accepts the offer of the effect
      Then "Shrine" has 1 Core on it

  @BS-13-4-1
  Rule: 13-4-1 A Grandwalker Nexus that has used Grandforce counts as a Spirit as well

    Background:
      Given player A has "Force" (probe "grandforce") on the Field
      And 2 Cores are on "Force"

    Scenario: A Nexus that has used Grandforce can attack in that turn
      When player A activates "Force"
      Then "Force" now has 5000 BP
      When player A ends the phase
      And player A declares an attack with "Force"
      Then player B's Life holds 4 Cores

    Scenario: A Nexus that has not used Grandforce cannot attack
      Given player A has "Calm" (probe "grandforce") on the Field
      When player A activates "Force"
      And player A ends the phase
      And player A tries to declare an attack with "Calm"
      Then that is refused
      When player A declares an attack with "Force"
      Then player B's Life holds 4 Cores

    Scenario: A Nexus that has used Grandforce is still a Nexus
      Given player A has "Study" in the hand
      And "Study" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"draw","count":{"count":{"player":"you","category":"nexus"}}}]}]}
        """
      When player A activates "Force"
      And player A uses the Main effect of "Study", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Force" now has 5000 BP

    Scenario: A Nexus that has used Grandforce can block
      Given player B has "Gate" on the Field
      And it is player B's Attack Step
      When player B declares an attack with "Gate"
      And player A activates "Force"
      And player A declares a block with "Force"
      Then "Gate" is in player B's Trash
      And player A's Life holds 5 Cores

    Scenario: A Nexus that has used Grandforce is no longer a Spirit in the next turn
      Given player B has "Gate" on the Field
      When player A activates "Force"
      And player A ends the turn
      And player B ends the phase
      And player B declares an attack with "Gate"
      Then player A is not asked to block
      And player A's Life holds 4 Cores

  @BS-13-4-2
  Rule: 13-4-2 Only another Grandwalker Nexus can destroy a Nexus with Grandforce

    Scenario: An effect that destroys a Grandwalker Nexus does not destroy a Nexus with Grandforce
      Given player B has "Force" (probe "grandforce") on the Field
      And "Force" has Grandforce
      And player A has "Bolt" (probe "main-destroy") in the hand
      And player A has "Hunter" (probe "main-destroy-grandwalker") in the hand
      When player A uses the Main effect of "Hunter", paying 0 Cores
      Then "Force" is in player B's Field
      And "Hunter" is in player A's Trash

  @BS-13-4-3
  Rule: 13-4-3 Spirits and Ultimates cannot destroy a Nexus with Grandforce in battle, but another such Nexus can

    Background:
      Given player A has "Force" (probe "grandforce") on the Field
      And "Force" has Grandforce
      And it is player A's Attack Step

    Scenario: A stronger Spirit does not destroy a Nexus with Grandforce
      Given player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 9000 BP
      When player A declares an attack with "Force"
      And player B declares a block with "Gate"
      Then "Force" is in player A's Field
      And "Gate" is in player B's Field
      And "Force" is exhausted

    Scenario: A Nexus with Grandforce destroys a weaker Spirit
      Given player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 3000 BP
      When player A declares an attack with "Force"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And "Force" is in player A's Field

    Scenario: Two Nexuses with Grandforce and equal BP destroy each other
      Given player B has "Keep" (probe "grandforce") on the Field
      And "Keep" has Grandforce
      When player A declares an attack with "Force"
      And player B declares a block with "Keep"
      Then "Force" is in player A's Trash
      And "Keep" is in player B's Trash

  @BS-13-4-4
  Rule: 13-4-4 Effects on Spirits do not affect a Nexus with Grandforce

    Scenario: An effect that Refreshes a Spirit does not Refresh a Nexus with Grandforce
      Given player A has "Force" (probe "grandforce") on the Field
      And "Force" has Grandforce
      And player A has "Dawn" (probe "flash-refresh") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Force"
      And player A uses the Flash effect of "Dawn", paying 1 Core
      Then "Force" is exhausted
      And "Dawn" is in player A's Trash

  @BS-13-4-5
  Rule: 13-4-5 A Nexus with Grandforce gets a Saga Brave's effects for both Spirits and Nexuses

    @BS-11-4-2
    Scenario: A Nexus with Grandforce uses both effects of its Saga Brave
      Given player A has "Force" (probe "grandforce") on the Field
      And 1 Core is on "Force"
      And player A has "Song" (probe "spirit-or-nexus") combined with "Force"
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A activates "Force"
      And player A ends the phase
      And player A declares an attack with "Force"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then player A's hand holds 2 cards
