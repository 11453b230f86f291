@BS
Feature: The publisher's answers: turns, costs and battles
  The ids above a scenario are those of the answers that it follows. FAQ-ATTACK is the publisher's list of questions,
  battlespirits.com/faq/list.php, category Attack Step. CONTRACT is the publisher's page about Contract Cards. REVISION, with the number of the
  manual or the year, is what the publisher revised then, item by item. Q is the number of a question on the publisher's site as others quote it,
  and a word beside it stands for an answer that they quote without a number. QA is a question of the publisher's that a wiki copies, on the
  page with that name. LINE, with the year, is the publisher's rule line as players quote it
  (ameblo.jp/sera56 and, of 2010, hamakazeisekaio.hatenadiary.org/entry/20101201), and NOTE a collection of its answers. COMMUNITY is what players wrote from them, on
  the page with that name. Where two of them disagree, the publisher counts most and the community least.

  Rule: When the effects of a battle are resolved

    # date: 2024-10-31
    # answers: FAQ-ATTACK#2, FAQ-ATTACK#4
    @BS-7-3-3 @BS-7-3-2 @BS-7-5-2 @BS-7-5-3
    Scenario: When are Spirits exhausted in a battle? When they attack or block, and the attack's effect comes before the block
      Given it is player A's Attack Step
      And player A has "Wolf" (probe "attack-draws") on the Field
      And player A has "Spark" (probe "flash-draw") in the hand
      And player B has "Ram" (probe "block-draws") on the Field
      When player A declares an attack with "Wolf"
      And player B is asked to block
      Then "Wolf" is exhausted
      And "Ram" is refreshed
      And player A's hand holds 2 cards
      And player B's hand holds 0 cards
      When player B declares a block with "Ram"
      And player A is asked to use a Flash effect
      Then "Ram" is exhausted
      And player B's hand holds 1 card

    # date: 2017-05-01
    # answers: REVISION2017#1
    @BS-24-2-1
    Scenario: Does BP for each other Spirit change when one of them is destroyed? Yes, it becomes lower at once
      Given it is player A's Attack Step
      And player A has "Pack Wolf", "Cub" and "Owl" on the Field
      And "Pack Wolf" has this data:
        """
        {"category":"spirit","abilities":[{"type":"auto","when":{"event":"attackDeclared"},
          "effect":[{"do":"modify","stat":"bp","by":{"count":{"player":"you","category":"spirit","other":true},"times":1000},"target":{"self":true}}]}]}
        """
      And player A has "Spark" (probe "flash-draw") in the hand
      And player B has "Bolt" (probe "flash-destroy") in the hand
      When player A declares an attack with "Pack Wolf"
      And player B is asked to use a Flash effect
      Then "Pack Wolf" now has 5000 BP
      When player B uses the Flash effect of "Bolt", paying 1 Core
      And player B chooses "Cub"
      And player A is asked to use a Flash effect
      Then "Pack Wolf" now has 4000 BP

    # date: 2017-05-01
    # answers: REVISION2017#2
    @BS-24-2-1 @BS-7-7-1
    Scenario: Is an effect for reduced Life activated twice by an attack and its own effect? Yes, once for each reduction
      Given it is player A's Attack Step
      And player A has "Fang" and "Owl" on the Field
      And "Fang" has this data:
        """
        {"category":"spirit","abilities":[{"type":"auto","when":{"event":"battleEnding"},"effect":[{"do":"reduceLife","count":1,"player":"opponent"}]}]}
        """
      And player B has "Well" (probe "life-loss-draws") on the Field
      When player A declares an attack with "Fang"
      Then player B's Life holds 3 Cores
      And player B's hand holds 2 cards

  Rule: The Refresh Step and the Draw Step

    # answers: COMMUNITY-HEAVY-EXHAUST#1
    @BS-27-1-6 @BS-4-6-1
    Scenario: Is a Heavy Exhausted Spirit that becomes Exhausted in the Refresh Step Refreshed? Yes, and effects for it are activated
      Given player B has the Heavy Exhausted "Cub" on the Field
      And player B has "Sage" (probe "refreshed-draws") on the Field
      When player A ends the turn
      Then "Cub" is exhausted
      And player B's hand holds 2 cards

    # answers: Q-HAND#1
    @BS-FAQ-1-12 @BS-4-5-1
    Scenario: Does the draw of the Draw Step increase the Hand by an effect? No, but the draw of a Magic card does
      Given it is player B's Main Step
      And player A has "Study" (probe "main-draw") in the hand
      And player B has "Watch" (probe "opponents-hand-increase-draws") on the Field
      When player B ends the turn
      Then player A's hand holds 2 cards
      And player B's hand holds 0 cards
      When player A uses the Main effect of "Study", paying 3 Cores
      Then player B's hand holds 1 card

  Rule: What is paid, and what the payment causes

    # date: 2016-04-01
    # answers: REVISION7#1
    @BS-FAQ-3-2-1 @BS-6-2-4-4 @BS-FAQ-4-1-2
    Scenario: When is a Spirit's effect resolved if it is Depleted by paying for a Magic card? After the Magic card's effect
      Given player A has "Reed" (probe "depleted-puts-two-cores-from-void") on the Field
      And player A has 1 Core in the Reserve
      And player A has "Tally" in the hand
      And "Tally" has this data:
        """
        {"category":"magic","cost":1,"abilities":[{"type":"main","effect":[{"do":"draw","count":{"value":"reserve","of":"you"}},{"do":"draw","count":{"count":{"player":"you","category":"spirit"}}}]}]}
        """
      When player A uses the Main effect of "Tally", moving 1 Core from "Reed" to the Trash
      Then player A's hand holds 2 cards
      And "Reed" is in player A's Trash
      And player A's Reserve holds 3 Cores

    # date: 2016-04-01
    # answers: REVISION7#2
    @BS-FAQ-4-1-2 @BS-6-2-4-4
    Scenario: Is a Spirit still on the Field when a Nexus's effect for its depletion is resolved? Yes, until that effect is resolved
      Given player B has "Reed" on the Field
      And player B has the Nexus "Mourner" on the Field
      And "Mourner" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","may":true,"when":{"event":"depleted","subject":{"player":"you","category":"spirit"}},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has "Leak" (probe "core-to-trash") in the hand
      When player A uses the Main effect of "Leak", paying 2 Cores
      And player B is asked to accept the offer
      Then "Reed" is in player B's Field
      When player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Reed" is in player B's Trash

    # answers: QA-SPIRIT#5
    @BS-6-1-7-1
    Scenario: Does a Spirit summoned with the Cores of level 2 activate its level 2 effect for being summoned? Yes, it does
      Given player A has "Fox" (probe "level-two-summoned-draws") and "Cub" (probe "level-two-summoned-draws") in the hand
      And player A has 10 Cores in the Reserve
      When player A summons "Cub", paying 3 Cores and placing 1 from the Reserve
      Then player A's hand holds exactly "Fox"
      When player A summons "Fox", paying 3 Cores and placing 3 from the Reserve
      Then player A's hand holds 1 card
      And "Fox" is in player A's Field

    # answers: QA-ULTIMATE#1
    @BS-12-1-4 @BS-12-1-5
    Scenario: Can an Ultimate be summoned if its payment Depletes the Spirit its condition asks for? Yes, the condition was met
      Given player A has "King" (probe "asks-for-red-spirit") and "Queen" (probe "asks-for-red-spirit") in the hand
      And player A has "Fox" on the Field
      And player A has 6 Cores in the Reserve
      When player A summons "King", moving 1 Core from "Fox" to the Trash, 1 Core from the Reserve to the Trash and 1 Core from the Reserve to "King"
      Then "King" is in player A's Field
      And "Fox" is in player A's Trash
      When player A tries to summon "Queen", paying 2 Cores and placing 1 from the Reserve
      Then that is refused

  Rule: Braves and Advent sources

    # answers: LINE2012#1
    @BS-9-2-4
    Scenario: When is "when this Brave is Summoned" resolved in a direct combination? Once the Brave is part of its Combined Spirit
      Given player A has "Wing" in the hand
      And "Wing" has this data:
        """
        {"category":"brave","combine":{},"cost":1,"abilities":[{"type":"auto","when":{"event":"summoned"},"effect":[{"do":"draw","count":{"count":{"player":"you","is":"combined"},"plus":1}}]}]}
        """
      And player A has "Fox" on the Field
      When player A summons "Wing" combined with "Fox", paying 1 Core
      Then player A's hand holds 2 cards

    # answers: QA-ADVENT#1
    @BS-19-3-5
    Scenario: Where does the Advent source of a card that returns to the Hand go? To the Hand with it
      Given player B has "Lord" (probe "advent") on the Field
      And "Lord" lies on "Gate" by Advent
      And player A has "Gust" (probe "main-return") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      Then "Lord" and "Gate" are in player B's hand
