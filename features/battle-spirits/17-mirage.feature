@BS
Feature: 17. Mirage

  Background:
    Given player A has "Mist" (probe "mirage-bp") in the hand
    And player A has "Fox" on the Field
    And "Fox" has the symbol white
    And player A has 5 Cores in the Reserve

  @BS-17-1-1
  Rule: 17-1-1 A Mirage's effect works while it is set

    @BS-5-9-2
    Scenario: A Mirage gives BP while it is set, but not while it is in the Hand
      Then "Fox" now has 3000 BP
      When player A sets "Mist" as a Mirage, paying 2 Cores
      Then "Fox" now has 4000 BP

    Scenario: A set Mirage's effect is activated when one of its player's Spirits attacks
      Given player A has "Haze" (probe "mirage-attack-exhausts") face up in the Burst Area
      And player A has "Cub" on the Field
      And player B has "Gate" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Fox"
      Then "Gate" is exhausted

    Scenario: An effect that sets a Mirage cannot set a Nexus without Mirage
      Given player A has "Tower" in the hand
      And "Tower" is a Nexus of cost 3
      And player A has "Haze" (probe "mirage-attack-exhausts") in the hand
      And player A has "Herald" (probe "main-sets-mirage") in the hand
      When player A uses the Main effect of "Herald", paying 1 Core
      And player A tries to choose "Tower"
      Then that is refused
      When player A chooses "Haze"
      Then "Haze" is in player A's Burst Area

  @BS-17-1-2
  Rule: 17-1-2 A Spirit unaffected by effects of Nexuses is also unaffected by a Nexus set as a Mirage

    Scenario Outline: A red Nexus set as a Mirage <does> a Spirit that is unaffected by red <kind>
      Given player A has "Haze" (probe "mirage-attack-exhausts") face up in the Burst Area
      And player A has "Cub" on the Field
      And player B has "Gate" on the Field
      And player B has "Shell" (probe "<probe>") on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Fox"
      Then "Shell" is <state>
      And "Gate" is exhausted

      Examples:
        | does            | kind    | probe           | state     |
        | does not Exhaust | Nexuses | armor-red-nexus | refreshed |
        | Exhausts        | Magic   | armor-red-magic | exhausted |

  @BS-17-2-1
  Rule: 17-2-1 A player may set a card with Mirage face up once per turn by paying its Mirage Cost

    @BS-5-9-1
    Scenario: A player pays a Mirage's Mirage Cost, not the cost of the card
      When player A tries to set "Mist" as a Mirage, paying 5 Cores
      Then that is refused
      When player A sets "Mist" as a Mirage, paying 2 Cores
      Then "Mist" is face up in player A's Burst Area
      And player A's Trash holds 2 Cores

    # answers: QA-MIRAGE#1
    Scenario: A player cannot set a second Mirage in the same turn, but an effect can
      Given player A has "Haze" (probe "mirage-attack-exhausts") in the hand
      And player A has "Veil" (probe "main-sets-mirage") in the hand
      When player A sets "Mist" as a Mirage, paying 2 Cores
      And player A tries to set "Haze" as a Mirage, paying 1 Core
      Then that is refused
      When player A uses the Main effect of "Veil", paying 1 Core
      And player A chooses "Haze"
      Then "Haze" is face up in player A's Burst Area

  @BS-17-2-2
  Rule: 17-2-2 A Mirage cannot be set from the set aside cards

    # answers: REVISION12#1
    Scenario: A set aside Mirage cannot be set, but one in the Hand can
      Given player A has "Haze" (probe "mirage-attack-exhausts") in the set aside cards
      When player A tries to set "Haze" as a Mirage, paying 1 Core
      Then that is refused
      When player A sets "Mist" as a Mirage, paying 2 Cores
      Then player A's Burst Area holds exactly "Mist"

  @BS-17-2-3
  Rule: 17-2-3 Symbols on the Field reduce the Mirage Cost

    Scenario: A red symbol on the Field reduces a Mirage Cost by 1
      Given player A has "Cub" on the Field
      And "Cub" has the symbol red
      When player A tries to set "Mist" as a Mirage, paying 2 Cores
      Then that is refused
      When player A sets "Mist" as a Mirage, paying 1 Core
      Then player A's Trash holds 1 Core

  @BS-17-2-4
  Rule: 17-2-4 A Mirage gets no Cores

    Scenario: A player cannot place a Core on a Mirage when setting it
      When player A tries to set "Mist" as a Mirage, paying 2 Cores and placing 1 from the Reserve
      Then that is refused
      When player A sets "Mist" as a Mirage, paying 2 Cores
      Then player A's Reserve holds 3 Cores

  @BS-17-3-3
  Rule: 17-3-3 A new Mirage must be paid for, and the Mirage it replaces returns to the Hand

    # answers: REVISION12#4
    @BS-17-3-1 @BS-17-3-2
    Scenario: A set Mirage returns to the Hand when another Mirage is set
      Given player A has "Haze" (probe "mirage-attack-exhausts") face up in the Burst Area
      When player A sets "Mist" as a Mirage, paying 2 Cores
      Then player A's Burst Area holds exactly "Mist"
      And player A's hand holds exactly "Haze"
      And player A's Trash holds 2 Cores

    Scenario: A Mirage that returns to the Hand because another is set does not count as an increase by an effect
      Given player A has "Haze" (probe "mirage-attack-exhausts") face up in the Burst Area
      And player B has "Watch" (probe "opponents-hand-increase-draws") on the Field
      When player A sets "Mist" as a Mirage, paying 2 Cores
      Then player A's hand holds exactly "Haze"
      And player B's hand holds 0 cards

  @BS-17-3-4
  Rule: 17-3-4 A set Mirage can be neither taken back nor discarded at will, only replaced by another Mirage

    Scenario: A player cannot set the set Mirage again to return it to the Hand
      Given player A has "Haze" (probe "mirage-attack-exhausts") face up in the Burst Area
      When player A tries to set "Haze" as a Mirage, paying 1 Core
      Then that is refused
      When player A sets "Mist" as a Mirage, paying 2 Cores
      Then player A's hand holds exactly "Haze"

  @BS-17-4-2
  Rule: 17-4-2 A Burst and a Mirage can be in the Burst Area at the same time

    @BS-17-4-1
    Scenario: A set Burst stays face down in the Burst Area when a Mirage is set
      Given player A has "Wall" (probe "burst-life") face down in the Burst Area
      When player A sets "Mist" as a Mirage, paying 2 Cores
      Then player A's Burst Area holds exactly "Mist" and "Wall"
      And "Wall" is face down in player A's Burst Area

    # answers: QA-MIRAGE#2
    Scenario: An effect that discards a Burst does not discard a Mirage
      Given player B has "Wall" (probe "burst-life") face down in the Burst Area
      And player B has "Haze" (probe "mirage-attack-exhausts") face up in the Burst Area
      And player A has "Gust" (probe "main-discards-burst") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      Then player B's Burst Area holds exactly "Haze"
      And "Wall" is in player B's Trash

    Scenario: A set Mirage stays in the Burst Area when a Burst is set
      Given player A has "Wall" (probe "burst-life") in the hand
      And player A has "Haze" (probe "mirage-attack-exhausts") face up in the Burst Area
      When player A sets "Wall" as a Burst
      Then player A's Burst Area holds exactly "Haze" and "Wall"

  @BS-17-4-3
  Rule: 17-4-3 Effects on cards on the Field do not affect a set Mirage

    # answers: REVISION12#2
    Scenario: An effect that destroys all cards on the Field does not destroy a set Mirage
      Given player B has "Haze" (probe "mirage-attack-exhausts") face up in the Burst Area
      And player B has "Gate" on the Field
      And player A has "Storm" (probe "main-destroy-all") in the hand
      When player A uses the Main effect of "Storm", paying 1 Core
      Then "Gate" is in player B's Trash
      And player B's Burst Area holds exactly "Haze"

  @BS-17-4-4
  Rule: 17-4-4 A set Mirage's symbols do not reduce costs

    # answers: REVISION12#3
    Scenario: A set Mirage's symbol does not reduce the cost of a Spirit
      Given player A has "Dusk" (probe "mirage-bp") face up in the Burst Area
      And player A has "Cub" in the hand
      And "Cub" is a Spirit of cost 2 with 3000 BP
      And "Cub" has 1 red reduction symbol
      When player A tries to summon "Cub", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Cub", paying 2 Cores and placing 1 from the Reserve
      Then "Cub" is in player A's Field
