@BS
Feature: 19. Advent

  Background:
    Given player A has "Fox" on the Field
    And player A has "Crown" (probe "advent") in the hand

  @BS-19-1-1
  Rule: 19-1-1 A card can Advent only from the Hand

    Scenario: A card with Advent in the Trash cannot Advent
      Given player A has "Relic" (probe "advent") in the Trash
      When player A tries to Advent "Relic" onto "Fox"
      Then that is refused
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

  @BS-19-1-2
  Rule: 19-1-2 A card can Advent onto a Spirit that meets the Advent condition

    Background:
      Given player A has "Cub" on the Field
      And "Cub" is a Spirit of cost 2 with 3000 BP

    Scenario: A card cannot Advent onto a Spirit that is too cheap for the Advent condition
      When player A tries to Advent "Crown" onto "Cub"
      Then that is refused
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field
      And "Fox" is in player A's Advent sources

    Scenario: A player cannot Advent onto an opponent's Spirit
      Given player B has "Gate" on the Field
      When player A tries to Advent "Crown" onto "Gate"
      Then that is refused
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

    Scenario: A card without Advent cannot be put onto a Spirit
      Given player A has "Owl" in the hand
      When player A tries to Advent "Owl" onto "Fox"
      Then that is refused
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

    Scenario: The defending player may Advent in a Flash Timing
      Given player B has "Gate" on the Field
      And it is player B's Attack Step
      When player B declares an attack with "Gate"
      And player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

  @BS-19-1-3
  Rule: 19-1-3 An Advent costs only the Soul Core

    Scenario: The Soul Core goes to the Trash for an Advent, and the card's cost is not paid
      When player A Advents "Crown" onto "Fox"
      Then player A's Trash holds 1 Soul Core
      And player A's Trash holds 1 Core
      And player A's Reserve holds 3 Cores

    @BS-19-2-2
    Scenario: The Soul Core goes where the Advent effect says
      Given player A has "Idol" (probe "advent-soul-core-to-reserve") in the hand
      And 1 Core is on "Fox"
      And 1 Soul Core is on "Fox"
      When player A Advents "Idol" onto "Fox"
      Then player A's Reserve holds 1 Soul Core
      And player A's Trash holds 0 Soul Cores

  @BS-19-1-4
  Rule: 19-1-4 A card with Advent can also be summoned

    Scenario: A Spirit with Advent can be summoned for its cost
      Given player A has 6 Cores in the Reserve
      When player A summons "Crown", paying 5 Cores and placing 1 from the Reserve
      Then "Crown" is in player A's Field
      And "Fox" is in player A's Field

  @BS-19-1-5
  Rule: 19-1-5 An Advent is not a summon

    Scenario: An effect for being summoned is not activated by an Advent
      Given player A has "Herald" (probe "advent-or-summoned-draws") in the hand
      When player A Advents "Herald" onto "Fox"
      Then player A's hand holds exactly "Crown"

    Scenario: An effect that forbids summoning does not forbid an Advent
      Given player B has "Ban" (probe "nobody-summons") on the Field
      And player A has 6 Cores in the Reserve
      And player A has 1 Soul Core in the Reserve
      When player A tries to summon "Crown", paying 5 Cores and placing 1 from the Reserve
      Then that is refused
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

  @BS-19-2-1
  Rule: 19-2-1 A player who Advents first reveals the card and declares its target

    Scenario: The opponent sees the card that Advents before its effects are resolved
      Given player A has "Maker" (probe "advent-adds-core") in the hand
      And player A has "Cub" on the Field
      When player A Advents "Maker" onto "Fox"
      And player A is asked to choose
      Then player B sees "Maker" in player A's cards in use

  @BS-19-2-2
  Rule: 19-2-2 The effects of the Advent are resolved before the Soul Core moves

    Scenario: The Soul Core has not yet moved while the effects of an Advent are resolved
      Given player A has "Maker" (probe "advent-adds-core") in the hand
      And player A has "Cub" on the Field
      When player A Advents "Maker" onto "Fox"
      And player A is asked to choose
      Then player A's Reserve holds 1 Soul Core
      When player A chooses "Cub"
      Then player A's Trash holds 1 Soul Core
      And "Cub" has 2 Cores on it
      And "Maker" is in player A's Field

    Scenario: Another card's effect for performing an Advent is activated
      Given player A has "Shrine" (probe "begun-advent-draws") on the Field
      When player A Advents "Crown" onto "Fox"
      Then player A's hand holds 1 card
      And "Crown" is in player A's Field

  @BS-19-2-3
  Rule: 19-2-3 A card that Advents is put on top of its source and counts as one card with it

    Scenario: A Spirit that was Advented onto lies under the card as its source
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field
      And "Fox" is in player A's Advent sources
      And player A's Field holds 1 card

  @BS-19-2-5
  Rule: 19-2-5 An effect of the Advent may make its condition be met

    Background:
      Given player A has "Climber" (probe "advent-raises-cost") in the hand
      And player A has "Cub" on the Field

    Scenario: A card can Advent onto a Spirit that meets the Advent condition only through the Advent's own effect
      When player A Advents "Climber" onto "Fox"
      And player A chooses "Fox"
      Then "Climber" is in player A's Field
      And "Fox" is in player A's Advent sources

    @reading
    Scenario: If the condition is still not met, the card returns to the Hand, but the Soul Core has moved
      When player A Advents "Climber" onto "Fox"
      And player A chooses "Cub"
      Then "Climber" is in player A's Hand
      And "Fox" is in player A's Field
      And player A's Trash holds 1 Soul Core

    @reading
    Scenario: Under the alternative interpretation, the Soul Core stays and can be used for another Advent
      Given the ambiguous rule "Does the Soul Core move for an Advent whose condition is no longer met after the effects of the Advent?" is answered "no, it stays"
      When player A Advents "Climber" onto "Fox"
      And player A chooses "Cub"
      Then "Climber" is in player A's Hand
      And player A's Reserve holds 1 Soul Core
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

  @BS-19-2-6
  Rule: 19-2-6 The Soul Core for an Advent comes from the Reserve, the Field or the Life

    Scenario: A player may Advent with the Soul Core on another Spirit
      Given player A has "Cub" on the Field
      And 1 Core is on "Cub"
      And 1 Soul Core is on "Cub"
      When player A Advents "Crown" onto "Fox"
      Then "Cub" has 1 Core on it
      And player A's Trash holds 1 Soul Core

    Scenario: A player may Advent with the Soul Core in their Life
      Given player A has 4 Cores in the Life
      And player A has 1 Soul Core in the Life
      When player A Advents "Crown" onto "Fox"
      Then player A's Life holds 4 Cores
      And player A's Trash holds 1 Soul Core

    @BS-19-1-3
    Scenario: A player cannot Advent with the Soul Core in the Trash
      Given player A has 3 Cores in the Reserve
      And player A has 1 Soul Core in the Trash
      When player A tries to Advent "Crown" onto "Fox"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

  @BS-19-2-7
  Rule: 19-2-7 An effect for when the card Advents activates once the Advent is complete

    Scenario: A Spirit that Advents activates its own effect for it
      Given player A has "Herald" (probe "advented-draws") in the hand
      And player A has "Top" on top of the deck
      When player A Advents "Herald" onto "Fox"
      Then "Top" is in player A's Hand

  @BS-19-2-8
  Rule: 19-2-8 A card that Advents gets the Cores of its source and no others

    Scenario: A card that Advents has the Cores that were on its source
      Given 3 Cores are on "Fox"
      When player A Advents "Crown" onto "Fox"
      Then "Crown" has 3 Cores on it
      And player A's Reserve holds 3 Cores

    Scenario: A card that Advents gets no Core from the Reserve
      When player A Advents "Crown" onto "Fox"
      Then "Crown" has 1 Core on it
      And player A's Reserve holds 3 Cores

  @BS-19-2-9
  Rule: 19-2-9 A Brave whose Combine condition is no longer met after an Advent is separated

    Background:
      Given player A has "Wing" combined with "Fox"
      And player A has 0 Cores in the Reserve
      And player A has 1 Soul Core in the Reserve
      And 3 Cores are on "Fox"

    Scenario: A Brave for white Spirits does not stay combined when a red card Advents
      Given "Wing" combines only with white Spirits
      And "Fox" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      When player A Advents "Crown" onto "Fox"
      Then "Wing" is in player A's Trash

    Scenario: A Brave whose Combine condition is still met stays combined after an Advent
      Given "Wing" combines only with red Spirits
      When player A Advents "Crown" onto "Fox"
      Then "Wing" is combined with "Crown"

  @BS-19-3-1
  Rule: 19-3-1 A card that Advents takes over the state of its source and the effects on it

    Scenario Outline: A card that Advents onto <a> Spirit is <state> as well
      Given player A has the <state> "Cub" on the Field
      When player A Advents "Crown" onto "Cub"
      Then "Crown" is <state>

      Examples:
        | a            | state     |
        | an exhausted | exhausted |
        | a refreshed  | refreshed |

    Scenario: BP that the source got for the turn stays on the card that Advents
      Given player A has "Surge" (probe "flash-bp") in the hand
      When player A uses the Flash effect of "Surge", paying 1 Core
      And player A Advents "Crown" onto "Fox"
      Then "Crown" now has 9000 BP

  @BS-19-3-2
  Rule: 19-3-2 A card that Advents continues the battle of its source

    Background:
      Given player A has "Storm" (probe "advent-attack-draws") in the hand
      And it is player A's Attack Step
      And player B has "Gate" on the Field

    @BS-19-3-1
    Scenario: A card that Advents onto an attacking Spirit continues the attack
      When player A declares an attack with "Fox"
      And player A Advents "Storm" onto "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And "Storm" is in player A's Field
      And "Storm" is exhausted

    Scenario: A card that Advents onto an attacking Spirit does not activate its own effect for attacking
      When player A declares an attack with "Fox"
      And player A Advents "Storm" onto "Fox"
      And player B is asked to block
      And player B declines
      Then player B's Life holds 4 Cores
      And player A's hand holds exactly "Crown"

    Scenario: A card that Advents onto a blocking Spirit continues the block
      Given player B has "Wall" (probe "advent") in the hand
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player B Advents "Wall" onto "Gate"
      Then "Fox" is in player A's Trash
      And "Wall" is in player B's Field
      And player B's Life holds 5 Cores

  @BS-19-3-3
  Rule: 19-3-3 A Spirit's effects do not apply while it is an Advent source

    Scenario: An Advent source does not give other Spirits BP
      Given player A has "Drum" (probe "spirits-get-bp") on the Field
      When player A Advents "Crown" onto "Drum"
      Then "Fox" now has 3000 BP

    Scenario: An Advent source's symbol does not reduce a cost
      Given player A has "Cub" on the Field
      And player A has "Owl" in the hand
      And "Owl" is a Spirit of cost 3 with 3000 BP
      And "Owl" has 2 red reduction symbols
      And "Crown" has 0 symbols
      When player A Advents "Crown" onto "Fox"
      And player A tries to summon "Owl", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Owl", paying 2 Cores and placing 1 from the Reserve
      Then "Owl" is in player A's Field

  @BS-19-3-4
  Rule: 19-3-4 An effect During Advent applies only while the card has a source

    Background:
      Given player A has "Titan" (probe "during-advent-bp") on the Field

    Scenario: A card that has Advented has its effect During Advent
      Given player A has "Giant" (probe "during-advent-bp") in the hand
      When player A Advents "Giant" onto "Fox"
      Then "Giant" now has 9000 BP
      And "Titan" now has 6000 BP

    Scenario: An effect During Advent ends when the source is removed
      Given "Titan" lies on "Cub" by Advent
      And player A has "Purge" (probe "source-to-trash") in the hand
      When player A uses the Main effect of "Purge", paying 0 Cores
      Then "Titan" now has 6000 BP
      And "Cub" is in player A's Trash

  @BS-19-3-5
  Rule: 19-3-5 When a card leaves the Field, its Advent sources go where it goes

    Scenario: A destroyed card's Advent sources go to the Trash
      Given player B has "Lord" (probe "advent") on the Field
      And "Lord" lies on "Gate" and "Wall" by Advent
      And player A has "Bolt" (probe "main-destroy") in the hand
      And player A has 4 Cores in the Reserve
      When player A uses the Main effect of "Bolt", paying 3 Cores
      Then "Lord", "Gate" and "Wall" are in player B's Trash

    Scenario: A depleted card's Advent sources go to the Trash
      Given player A has "Lord" (probe "advent") on the Field
      And "Lord" lies on "Cub" by Advent
      When player A moves 1 Core from "Lord" to the Reserve
      Then "Lord" and "Cub" are in player A's Trash

  @BS-19-4-1
  Rule: 19-4-1 A Contract Advent can be performed onto a Spirit on the Field like any other Advent

    Scenario: A card with Contract Advent can be put onto a Spirit
      Given player A has "Pact" (probe "contract-advent") in the hand
      When player A Advents "Pact" onto "Fox"
      Then "Pact" is in player A's Field
      And player A's Trash holds 1 Soul Core
      And "Fox" is in player A's Advent sources

  @BS-19-4-2
  Rule: 19-4-2 A Contract Advent can be performed onto a card in Soul State that allows it

    Background:
      Given player A has "Pact" (probe "contract-advent") in the hand

    Scenario: A card in Soul State that allows it can be the source of a Contract Advent
      Given player A has "Lynx" (probe "contract-spirit-soul-advent") on the Field
      And "Lynx" is in Soul State
      When player A tries to Advent "Crown" onto "Lynx"
      Then that is refused
      When player A Advents "Pact" onto "Lynx"
      Then "Pact" is in player A's Field
      And "Lynx" is in player A's Advent sources
      And "Pact" has 1 Core on it

    Scenario: A card cannot Contract Advent onto a card in Soul State that does not allow it
      Given player A has "Lynx" (probe "contract-spirit-source") on the Field
      And "Lynx" is in Soul State
      When player A tries to Advent "Pact" onto "Lynx"
      Then that is refused
      When player A Advents "Pact" onto "Fox"
      Then "Pact" is in player A's Field

    Scenario: A card cannot Contract Advent onto a card in Soul State that brings no Core, as it would be Depleted
      Given player A has "Lynx" (probe "contract-spirit-soul-bare") on the Field
      And "Lynx" is in Soul State
      When player A tries to Advent "Pact" onto "Lynx"
      Then that is refused
      When player A Advents "Pact" onto "Fox"
      Then "Pact" is in player A's Field

  @BS-19-4-3
  Rule: 19-4-3 A Contract Advent's source lends its Contract Advent Source effect

    Background:
      Given player A has "Lynx" (probe "contract-spirit-source") on the Field
      And player A has "Pact" (probe "contract-advent") in the hand

    Scenario: A Contract Spirit gives its source effect to the card that Contract Advents onto it
      When player A Advents "Pact" onto "Lynx"
      Then "Pact" now has 9000 BP

    Scenario: A Contract Spirit that is not a source does not use its source effect
      When player A Advents "Pact" onto "Fox"
      Then "Pact" now has 6000 BP
      And "Lynx" now has 3000 BP

  @BS-FAQ-9-1
  Rule: FAQ-9-1 Whether an Advent Depletes the card is checked when the Advent is complete

    Background:
      Given player A has 3 Cores in the Reserve
      And 0 Cores are on "Fox"
      And 1 Soul Core is on "Fox"

    Scenario: A card cannot Advent onto a Spirit that has only the Soul Core, which the Advent takes away
      Given player A has "Cub" on the Field
      When player A tries to Advent "Crown" onto "Fox"
      Then that is refused
      When player A Advents "Crown" onto "Cub"
      Then "Crown" is in player A's Field
      And "Fox" is in player A's Trash

    Scenario: A card can Advent if an effect of the Advent brings the Core that it needs
      Given player A has "Maker" (probe "advent-adds-core") in the hand
      When player A Advents "Maker" onto "Fox"
      Then "Maker" is in player A's Field
      And "Maker" has 1 Core on it
      And player A's Trash holds 1 Soul Core

    Scenario: A card that Advents needs the Cores for its own lowest level
      Given "Crown" needs 2 Cores for its lowest level
      And player A has "Cub" and "Owl" on the Field
      And 2 Cores are on "Owl"
      When player A tries to Advent "Crown" onto "Cub"
      Then that is refused
      When player A Advents "Crown" onto "Owl"
      Then "Crown" is in player A's Field

  @BS-FAQ-9-1
  Rule: FAQ-9-1 Whether an Advent Depletes the card is checked when the Advent is complete

    Background:
      Given "Fox" needs 2 Cores for its lowest level
      And 1 Core is on "Fox"
      And 1 Soul Core is on "Fox"
      And player A has 3 Cores in the Reserve

    @reading
    Scenario: A card that needs only 1 Core can Advent onto a Spirit that needs 2, although the Soul Core leaves it
      When player A Advents "Crown" onto "Fox"
      Then "Fox" is in player A's Advent sources
      And "Crown" has 1 Core on it

    @reading
    Scenario: Under the alternative interpretation, the Spirit below must keep enough Cores without its Soul Core
      Given the ambiguous rule "Can an Advent take the Soul Core from its own source if that Depletes the source before it is covered?" is answered "no"
      When player A tries to Advent "Crown" onto "Fox"
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      And player A Advents "Crown" onto "Fox"
      Then "Crown" has 2 Cores on it

  @BS-FAQ-9-2
  Rule: FAQ-9-2 A card cannot Advent onto a Brave or a Nexus, even if it counts as a Spirit

    Scenario: A card cannot Advent onto a Brave in Spirit state
      Given player A has "Wing" on the Field
      And "Wing" is a Brave of cost 4 with 3000 BP that adds 3000 BP
      When player A tries to Advent "Crown" onto "Wing"
      Then that is refused
      When player A Advents "Crown" onto "Fox"
      Then "Crown" is in player A's Field

  @BS-FAQ-9-3
  Rule: FAQ-9-3 Cards face down under a card are not Advent sources

    @BS-G-26
    Scenario: An effect During Advent does not apply to a card with only face-down cards under it
      Given player A has "Titan" (probe "during-advent-bp") on the Field
      And "Titan" has "Cub" face down under it
      And player A has "Giant" (probe "during-advent-bp") in the hand
      When player A Advents "Giant" onto "Fox"
      Then "Titan" now has 6000 BP
      And "Giant" now has 9000 BP

  @BS-FAQ-9-4
  Rule: FAQ-9-4 The Soul Core that leaves the Life for an Advent counts as reducing the Life

    Scenario: A Burst for reduced Life can be declared when the Soul Core leaves the Life for an Advent
      Given player A has 4 Cores in the Life
      And player A has 1 Soul Core in the Life
      And player A has "Wall" (probe "burst-life") face down in the Burst Area
      When player A Advents "Crown" onto "Fox"
      And player A declares the Burst "Wall"
      Then player A's hand holds 1 card
      And "Crown" is in player A's Field

    @BS-1-6-2
    Scenario: A player who Advents with the Soul Core as their last Life loses the game
      Given player A has 0 Cores in the Life
      And player A has 1 Soul Core in the Life
      When player A Advents "Crown" onto "Fox"
      Then player B wins the game

  @BS-FAQ-9-5
  Rule: FAQ-9-5 A card can Advent onto a card that has Advented, which becomes a source too

    Scenario: The earlier sources stay under the new card when it Advents onto their card
      Given player A has "Lord" (probe "advent") on the Field
      And "Lord" lies on "Cub" by Advent
      When player A Advents "Crown" onto "Lord"
      Then "Lord" and "Cub" are in player A's Advent sources
      And "Crown" is in player A's Field

  @BS-FAQ-9-6
  Rule: FAQ-9-6 A swapped card's Advent sources go to the Hand with it

    Scenario: A swapped card and its Advent source both go to the Hand
      Given player A has "Lord" (probe "advent") on the Field
      And "Lord" lies on "Cub" by Advent
      And player A has "Trade" (probe "swap-with-hand") in the hand
      When player A uses the Main effect of "Trade", paying 0 Cores
      And player A chooses "Lord"
      Then "Lord" and "Cub" are in player A's Hand

  @BS-FAQ-9-7
  Rule: FAQ-9-7 Contract Advent and Divine Advent count as Advent

    Scenario Outline: An effect for an Advent is activated by <title>
      Given player A has "Shrine" (probe "any-advent-draws") on the Field
      And player A has "Herald" (probe "<probe>") in the hand
      And player A has "Top" on top of the deck
      When player A Advents "Herald" onto "Fox"
      Then "Top" is in player A's Hand

      Examples:
        | title             | probe           |
        | a Contract Advent | contract-advent |
        | a Divine Advent   | divine-advent   |
