@BS
Feature: 21. Contract Cards and Soul State

  Background:
    Given player A has 4 Cores in the Reserve
    And player B has "Lynx" on the Field
    And "Lynx" is a Contract Card
    And "Lynx" is a Spirit of cost 3 with 3000 BP
    And player A has "Doom" (probe "main-destroy-any") in the hand

  @BS-21-3-1
  Rule: 21-3-1 A Contract Card that leaves the Field because of the opponent may enter Soul State instead

    # answers: CONTRACT#1
    @BS-21-1-4 @BS-21-3-3
    Scenario: A Contract Spirit that the opponent destroys may enter Soul State, and its Cores go to the Reserve
      Given 2 Cores are on "Lynx"
      And player B has 0 Cores in the Reserve
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B puts the Contract Card into Soul State
      Then "Lynx" is in player B's Field
      And "Lynx" is now in Soul State
      And player B's Reserve holds 2 Cores

    Scenario: A player may let a Contract Spirit go to the Trash
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B does not put the Contract Card into Soul State
      Then "Lynx" is in player B's Trash

    Scenario Outline: A Contract Spirit that the opponent <how> may enter Soul State
      Given player A has "Gust" (probe "<probe>") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      And player B puts the Contract Card into Soul State
      Then "Lynx" is in player B's Field
      And "Lynx" is now in Soul State

      Examples:
        | how                           | probe              |
        | returns to the Hand           | main-return        |
        | puts on the bottom of a Deck  | main-return-bottom |

    Scenario: A Contract Spirit that an opponent's effect Depletes may enter Soul State
      Given player A has "Leak" (probe "core-to-trash") in the hand
      When player A uses the Main effect of "Leak", paying 2 Cores
      And player B puts the Contract Card into Soul State
      Then "Lynx" is now in Soul State

    Scenario: A Contract Spirit that loses a battle may enter Soul State
      Given it is player A's Attack Step
      And player A has "Bear" on the Field
      And "Bear" is a Spirit of cost 4 with 6000 BP
      When player A declares an attack with "Bear"
      And player B declares a block with "Lynx"
      And player B puts the Contract Card into Soul State
      Then "Lynx" is now in Soul State

    Scenario: A Contract Spirit that its own player destroys cannot enter Soul State and goes to the Trash
      Given it is player B's Main Step
      And player B has 1 Core in the Reserve
      And player B has "Sacrifice" (probe "main-destroy-own") in the hand
      When player B uses the Main effect of "Sacrifice", paying 1 Core
      Then player B is not asked to decide about the Soul State
      And "Lynx" is in player B's Trash

    Scenario: A Contract Spirit that its own player Depletes cannot enter Soul State and goes to the Trash
      Given it is player B's Main Step
      When player B moves 1 Core from "Lynx" to the Reserve
      Then player B is not asked to decide about the Soul State
      And "Lynx" is in player B's Trash

    Scenario: A Spirit that is not a Contract Card cannot enter Soul State
      Given player B has "Toad" on the Field
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Toad"
      Then player B is not asked to decide about the Soul State
      And "Toad" is in player B's Trash

  @BS-21-1-1
  Rule: 21-1-1 Contract Cards of every card type follow the same rules

    @BS-21-1-2
    Scenario: A Contract Nexus that the opponent returns to the Hand may enter Soul State
      Given player B has the Nexus "Shrine" on the Field
      And "Shrine" is a Contract Card
      And player A has "Storm" (probe "main-return-all") in the hand
      When player A uses the Main effect of "Storm", paying 1 Core
      And player B does not put the Contract Card into Soul State
      And player B puts the Contract Card into Soul State
      Then player B's Field holds 1 card
      And player B's hand holds 1 card

  @BS-21-3-2
  Rule: 21-3-2 The owner decides about the Soul State after the effects of leaving, together with the Brave

    Scenario: A Contract Spirit that leaves is on the Field outside Soul State while its effect for leaving is resolved
      Given player B has "Reed" (probe "leaves-may-draw") on the Field
      And "Reed" is a Contract Card
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Reed"
      And player B is asked to accept the offer
      Then "Reed" is in player B's Field
      When player B accepts the offer of the effect
      And player B puts the Contract Card into Soul State
      Then "Reed" is now in Soul State
      And player B's hand holds 1 card

    Scenario: A player may keep the Brave of a Contract Spirit that enters Soul State
      Given player B has "Wing" combined with "Lynx"
      And player B has 1 Core in the Reserve
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B puts the Contract Card into Soul State
      And player B keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then "Lynx" is now in Soul State
      And "Wing" is in player B's Field
      And "Wing" is not combined with "Lynx"

    Scenario: A Brave that is not kept goes where the Contract Spirit would have gone
      Given player B has "Wing" combined with "Lynx"
      And player B has 1 Core in the Reserve
      And player A has "Gust" (probe "main-return") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      And player B puts the Contract Card into Soul State
      And player B declines
      Then "Wing" is in player B's hand
      And "Lynx" is now in Soul State

  @BS-21-3-4
  Rule: 21-3-4 A Contract Card under a Spirit that leaves may enter Soul State

    Background:
      Given player B has "Crown" (probe "contract-advent") on the Field
      And "Crown" lies on "Kite" (probe "contract-spirit-source") by Advent

    Scenario: A Contract source may enter Soul State when the Spirit on top of it goes to the Trash
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Crown"
      And player B puts the Contract Card into Soul State
      Then "Kite" is in player B's Field
      And "Kite" is now in Soul State
      And "Crown" is in player B's Trash

    Scenario: A player may keep the Brave of a Spirit whose Contract source enters Soul State
      Given player B has "Wing" combined with "Crown"
      And player B has 1 Core in the Reserve
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Crown"
      And player B puts the Contract Card into Soul State
      And player B keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then "Kite" is now in Soul State
      And "Wing" is in player B's Field
      And "Wing" has 1 Core on it
      And "Crown" is in player B's Trash

  @BS-21-3-5
  Rule: 21-3-5 Entering Soul State is not an effect of the card

    Scenario: A Contract Spirit that cannot activate its effects may still enter Soul State
      Given player A has "Hush" (probe "spirits-cannot-activate") on the Field
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B puts the Contract Card into Soul State
      Then "Lynx" is now in Soul State

  @BS-21-4-1
  Rule: 21-4-1 A card in Soul State cannot have Cores placed on it

    Scenario: A player cannot move a Core onto a card in Soul State
      Given it is player B's Main Step
      And "Lynx" is in Soul State
      And player B has "Cub" on the Field
      And player B has 1 Core in the Reserve
      When player B tries to move 1 Core from the Reserve to "Lynx"
      Then that is refused
      When player B moves 1 Core from the Reserve to "Cub"
      Then "Cub" has 2 Cores on it

  @BS-21-4-2
  Rule: 21-4-2 A card in Soul State does not reduce costs with its symbols

    Scenario: A Spirit costs more once a Contract Spirit has entered Soul State
      Given it is player B's Main Step
      And "Lynx" is in Soul State
      And player B has "Owl" in the hand
      And "Owl" is a Spirit of cost 2 with 3000 BP
      And "Owl" has 2 red reduction symbols
      And player B has "Cub" on the Field
      And player B has 4 Cores in the Reserve
      When player B tries to summon "Owl", paying 0 Cores and placing 1 from the Reserve
      Then that is refused
      When player B summons "Owl", paying 1 Core and placing 1 from the Reserve
      Then "Owl" is in player B's Field

  @BS-21-4-3
  Rule: 21-4-3 Only a card's own effects and effects that name Soul State affect it in Soul State

    Background:
      Given "Lynx" is in Soul State

    Scenario: An effect on all cards on the Field does not affect a card in Soul State
      Given player B has "Toad" on the Field
      And player A has "Storm" (probe "main-return-all") in the hand
      When player A uses the Main effect of "Storm", paying 1 Core
      Then "Toad" is in player B's hand
      And "Lynx" is in player B's Field

    Scenario: An effect that destroys one Spirit can choose only the other Spirit, not a card in Soul State
      Given player B has "Toad" on the Field
      When player A uses the Main effect of "Doom", paying 1 Core
      Then "Toad" is in player B's Trash
      And "Lynx" is in player B's Field

    Scenario: An effect that counts the cards on the Field does not count a card in Soul State
      Given player B has "Toad" and "Newt" on the Field
      And player A has "Tally" in the hand
      And "Tally" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [{ "do": "draw", "count": { "count": { "player": "opponent" } } }] }] }
        """
      When player A uses the Main effect of "Tally", paying 0 Cores
      Then player A's hand holds 3 cards

    Scenario: An effect that needs two cards on the Field does not count a card in Soul State
      Given player B has "Toad" on the Field
      And "Toad" has this data:
        """
        { "category": "spirit", "abilities": [{ "type": "auto", "if": { "count": { "player": "you" }, "min": 2 }, "when": { "event": "attackDeclared" }, "effect": [{ "do": "count", "by": 1 }] }] }
        """
      And it is player B's Attack Step
      When player B declares an attack with "Toad"
      Then player A's Life holds 4 Cores
      And player B's Count holds 0 Cores

    Scenario: An effect that names Soul State can destroy a card in Soul State
      Given player A has "Exorcist" (probe "main-destroy-soul") in the hand
      When player A uses the Main effect of "Exorcist", paying 1 Core
      Then "Lynx" is in player B's Trash

  @BS-21-4-4
  Rule: 21-4-4 A card in Soul State can neither attack nor block

    Scenario: A card in Soul State cannot block
      Given it is player A's Attack Step
      And "Lynx" is in Soul State
      And player A has "Bear" on the Field
      And player B has "Cub" on the Field
      When player A declares an attack with "Bear"
      And player B tries to declare a block with "Lynx"
      Then that is refused
      When player B declares a block with "Cub"
      Then "Cub" is in player B's Trash

    Scenario: A card in Soul State cannot attack
      Given it is player B's Attack Step
      And "Lynx" is in Soul State
      And player B has "Cub" on the Field
      When player B tries to declare an attack with "Lynx"
      Then that is refused
      When player B declares an attack with "Cub"
      Then player A's Life holds 4 Cores

  @BS-21-4-5
  Rule: 21-4-5 A Contract Spirit that is not in Soul State is a Spirit like any other

    Scenario: A Contract Spirit outside Soul State can attack
      Given it is player B's Attack Step
      When player B declares an attack with "Lynx"
      Then player A's Life holds 4 Cores

  @BS-21-5-1
  Rule: 21-5-1 A Soul State effect works only while its card is in Soul State

    Scenario: A Soul State effect begins to work when its card enters Soul State
      Given player B has "Owl" (probe "soul-state-bp") on the Field
      And player B has "Cub" on the Field
      Then "Cub" now has 3000 BP
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Owl"
      And player B puts the Contract Card into Soul State
      Then "Cub" now has 4000 BP

    Scenario: An effect that does not name Soul State stops when its card enters Soul State
      Given player B has "Owl" (probe "contract-bp") on the Field
      And player B has "Cub" on the Field
      Then "Cub" now has 4000 BP
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Owl"
      And player B puts the Contract Card into Soul State
      Then "Cub" now has 3000 BP

  @BS-21-5-2
  Rule: 21-5-2 A card with Contract Advent takes over the effect that its source lends

    Scenario: A Spirit that has performed a Contract Advent has its source's effect
      Given it is player B's Main Step
      And player B has "Kite" (probe "contract-spirit-source") on the Field
      And player B has "Crown" (probe "contract-advent") in the hand
      And player B has 1 Soul Core in the Reserve
      Then "Kite" now has 3000 BP
      When player B Advents "Crown" onto "Kite"
      Then "Crown" now has 9000 BP

  @BS-21-6-6
  Rule: 21-6-6 A source lends no effect to a Spirit that has performed a normal Advent

    Scenario: A Spirit that has performed a normal Advent does not have its source's effect
      Given it is player B's Main Step
      And player B has "Kite" (probe "contract-spirit-source") on the Field
      And player B has "Crown" (probe "divine-advent") in the hand
      And player B has 1 Soul Core in the Reserve
      When player B Advents "Crown" onto "Kite"
      Then "Crown" now has 6000 BP

  @BS-21-5-3
  Rule: 21-5-3 A level requirement applies only while the card is a Spirit

    Background:
      Given it is player B's Main Step
      And player B has "Bat" (probe "soul-source-spirit-draw") on the Field

    Scenario: A Spirit on another level cannot use an effect of level 1
      Given 3 Cores are on "Bat"
      When player B tries to activate "Bat"
      Then that is refused
      When player B moves 1 Core from "Bat" to the Reserve
      And player B activates "Bat"
      Then player B's hand holds 1 card

    Scenario: A card in Soul State can use an effect whatever its level requirement
      Given "Bat" is in Soul State
      When player B activates "Bat"
      Then player B's hand holds 1 card

    Scenario: A Spirit on level 2 can use its Contract source's effect of level 1
      Given player B has "Crown" (probe "contract-advent-two-levels") on the Field
      And "Crown" lies on "Moth" (probe "soul-source-spirit-draw") by Advent
      And 3 Cores are on "Crown"
      When player B activates "Crown"
      Then player B's hand holds 1 card

  @BS-21-6-1
  Rule: 21-6-1 Effects on a Spirit end when it comes into Soul State

    @BS-21-6-2
    Scenario: A Spirit that Advents onto a card in Soul State does not get the BP that this card had as a Spirit
      Given it is player B's Main Step
      And player B has "Ghost" (probe "contract-spirit-soul-advent") and "Cub" on the Field
      And player B has 3 Cores in the Reserve
      And player B has 1 Soul Core in the Reserve
      And player B has "Growth" (probe "flash-bp") and "Crown" (probe "contract-advent") in the hand
      And player A has "Snare" (probe "flash-destroy") in the hand
      When player B uses the Flash effect of "Growth", paying 1 Core
      And player B chooses "Ghost"
      Then "Ghost" now has 6000 BP
      When player B ends the phase
      And player B declares an attack with "Cub"
      And player A uses the Flash effect of "Snare", paying 1 Core
      And player A chooses "Ghost"
      And player B puts the Contract Card into Soul State
      And player B Advents "Crown" onto "Ghost"
      Then "Crown" now has 6000 BP

  @BS-21-6-3
  Rule: 21-6-3 A card that enters Soul State has not gone to the Trash

    # answers: NOTE2023#2
    Scenario: A declared Burst for a destroyed Spirit is not resolved if the Spirit enters Soul State
      Given player B has "Wall" (probe "burst-destroyed") face down in the Burst Area
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B declares the Burst "Wall"
      And player B puts the Contract Card into Soul State
      Then "Lynx" is now in Soul State
      And player B's hand holds 0 cards

  @BS-21-6-4
  Rule: 21-6-4 An effect once per turn is used once for the Spirit, the card in Soul State and the source together

    @BS-FAQ-10-3
    Scenario: A card that has used its effect as a Spirit cannot use it in Soul State in the same turn
      Given it is player B's Main Step
      And player B has "Bat" (probe "soul-source-spirit-draw"), "Moth" (probe "soul-source-spirit-draw") and "Cub" on the Field
      And "Moth" is in Soul State
      And player A has "Snare" (probe "flash-destroy") in the hand
      When player B activates "Bat"
      Then player B's hand holds 1 card
      When player B ends the phase
      And player B declares an attack with "Cub"
      And player A uses the Flash effect of "Snare", paying 1 Core
      And player A chooses "Bat"
      And player B puts the Contract Card into Soul State
      And player B tries to activate "Bat"
      Then that is refused
      When player B activates "Moth"
      Then player B's hand holds 2 cards

    Scenario: A card that has used its effect as a Spirit cannot use it as a source in the same turn
      Given it is player B's Main Step
      And player B has "Bat" (probe "soul-source-spirit-draw"), "Moth" (probe "soul-source-spirit-draw") on the Field
      And player B has "Crown" (probe "contract-advent") in the hand
      And player B has 1 Soul Core in the Reserve
      When player B activates "Bat"
      And player B Advents "Crown" onto "Bat"
      And player B tries to activate "Crown"
      Then that is refused
      When player B activates "Moth"
      Then player B's hand holds 2 cards

  @BS-21-6-5
  Rule: 21-6-5 A card that leaves the Field and is summoned again may use its [Once per turn] effect again

    Scenario: A card that has used its effect in Soul State may use it again after it is summoned again
      Given it is player B's Main Step
      And player B has "Bat" (probe "soul-source-spirit-draw") on the Field
      And "Bat" is in Soul State
      And player B has "Recall" (probe "main-return-own-soul") in the hand
      And player B has 5 Cores in the Reserve
      When player B activates "Bat"
      And player B uses the Main effect of "Recall", paying 1 Core
      And player B summons "Bat", paying 3 Cores and placing 1 from the Reserve
      And player B activates "Bat"
      Then player B's hand holds 2 cards

  @BS-FAQ-10-2
  Rule: FAQ-10-2 A Contract Card discarded from the Hand or the Deck does not enter Soul State

    Scenario: Contract Cards that the opponent discards from the Hand and the Deck go to the Trash
      Given player B has "Kite" (probe "contract-bp") in the hand
      And player B has "Owl" (probe "contract-bp") on top of the deck
      And player A has "Thief" (probe "main-discards-hand-and-deck") in the hand
      When player A uses the Main effect of "Thief", paying 1 Core
      Then player B is not asked to decide about the Soul State
      And "Kite" is in player B's Trash
      And "Owl" is in player B's Trash
