@BS
Feature: 16-2, 16-4, 16-5. Bursts

  Background:
    Given it is player A's Attack Step
    And player A has "Fox" and "Cub" on the Field
    And player A has 5 Cores in the Reserve
    And player B has 5 Cores in the Reserve

  @BS-16-2-1
  Rule: 16-2-1 A Burst can be used only while it is set

    Scenario Outline: A card in the <zone> cannot be declared as a Burst, but a set Burst can
      Given player B has "Ward" (probe "burst-life") in the <zone>
      And player B has "Wall" (probe "burst-draws-main-core") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B may declare the Burst "Wall"
      And player B tries to declare the Burst "Ward"
      Then that is refused
      When player B declares the Burst "Wall"
      Then "Wall" is in player B's Trash

      Examples:
        | zone  |
        | hand  |
        | Trash |

    # answers: QA-MAGIC#9
    Scenario: A set Burst's Flash effect cannot be used from the Burst Area
      Given player B has "Wall" (probe "burst-destroys-flash-draw") face down in the Burst Area
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B tries to use the Flash effect of "Wall", paying 2 Cores
      Then that is refused
      When player B uses the Flash effect of "Spark", paying 1 Core
      Then "Spark" is in player B's Trash

  @BS-16-2-2
  Rule: 16-2-2 A set Burst whose condition is met is turned face up and activated without paying its cost

    Background:
      Given player B has "Wall" (probe "burst-life") face down in the Burst Area

    @BS-16-4-1 @BS-16-4-2 @BS-5-8-2
    Scenario: A set Burst is activated when its condition is met, and costs nothing
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      Then player B's hand holds 1 card
      And "Wall" is in player B's Trash
      And player B's Trash holds 0 Cores

  @BS-16-4-2
  Rule: 16-4-2 A Burst "after your Life is reduced" can be declared whatever reduced the Life

    Scenario: A Burst for reduced Life can be declared when its player's own effect reduces the Life
      Given it is player B's Main Step
      And player B has "Doom" (probe "main-loses-life") in the hand
      And player B has "Wall" (probe "burst-life") face down in the Burst Area
      When player B uses the Main effect of "Doom", paying 1 Core
      And player B declares the Burst "Wall"
      Then player B's hand holds 1 card
      And "Wall" is in player B's Trash

    Scenario: A Burst for its player's reduced Life cannot be declared when the opponent's Life is reduced
      Given it is player A's Main Step
      And player A has "Doom" (probe "main-loses-life") in the hand
      And player B has "Wall" (probe "burst-life") face down in the Burst Area
      When player A uses the Main effect of "Doom", paying 1 Core
      Then player A's Life holds 4 Cores
      And "Wall" is face down in player B's Burst Area

  @BS-16-4-3
  Rule: 16-4-3 A declared Burst is resolved after all other effects

    Scenario: Effects triggered by the same event are resolved before a declared Burst
      Given player A has "Thief" (probe "discards-opponents-burst") on the Field
      And player B has "Wall" (probe "burst-life") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      Then player B's hand holds 0 cards
      And "Wall" is in player B's Trash

    # answers: COMMUNITY-BURST#1
    @BS-7-8-5
    Scenario: A destroyed Spirit is in the Trash when a declared Burst is resolved
      Given player B has "Gate" (probe "destroyed-draws") on the Field
      And player B has "Wall" (probe "burst-destroyed-returns") face down in the Burst Area
      And player B has "Spark" (probe "flash-draw") in the Trash
      And "Fox" is a Spirit of cost 3 with 6000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player B declares the Burst "Wall"
      Then "Gate" is in player B's hand
      And player B's hand holds 2 cards

    # answers: NOTE2023#1
    Scenario: A Burst after an attack is turned face down again if the attacking Spirit has left the Field
      Given player A has "Ash" (probe "attack-destroys-itself") on the Field
      And player B has "Wall" (probe "burst-attack-draws") face down in the Burst Area
      When player A declares an attack with "Ash"
      And player B declares the Burst "Wall"
      Then "Ash" is in player A's Trash
      And "Wall" is face down in player B's Burst Area
      And player B's hand holds 0 cards

  @BS-16-4-4
  Rule: 16-4-4 Activated Bursts are resolved one after the other, in the order of their activation

    Scenario: If two Bursts that discard each other are declared, only the first one declared is resolved
      Given player A has "Dart" (probe "burst-any-life-discards") face down in the Burst Area
      And player B has "Wall" (probe "burst-any-life-discards") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      And player A declares the Burst "Dart"
      Then player B's hand holds 1 card
      And player A's hand holds 0 cards

  @BS-16-4-5
  Rule: 16-4-5 A declared Burst is still a set Burst

    Scenario: A declared Burst that an effect discards is not resolved
      Given player A has "Thief" (probe "discards-opponents-burst") on the Field
      And player B has "Wall" (probe "burst-life") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      Then "Wall" is in player B's Trash
      And player B's hand holds 0 cards

  @BS-16-4-7
  Rule: 16-4-7 A card in Burst state is affected only by effects on Bursts

    @BS-16-4-6 @BS-G-60
    Scenario Outline: A Burst that is being resolved costs <cost> if an effect raises the cost of <effect>
      Given player A has "Tax" (probe "<probe>") on the Field
      And player B has "Wall" (probe "burst-draws-by-cost") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      Then player B's hand holds <cost> cards

      Examples:
        | effect                        | probe                      | cost |
        | the opponent's cards          | opponents-cards-cost-more  | 1    |
        | the opponent's set Burst      | opponents-burst-costs-more | 3    |

  @BS-16-4-8
  Rule: 16-4-8 A Burst that an effect activates from the Hand or the Trash works as if it were set

    Scenario: A Burst activated from the Trash is face up in the Burst Area while it is resolved
      Given it is player A's Main Step
      And player A has "Call" (probe "main-activates-burst") in the hand
      And player A has "Wall" (probe "burst-draws-main-core") in the Trash
      When player A uses the Main effect of "Call", paying 1 Core
      And player A is asked to pay for an effect
      Then "Wall" is face up in player A's Burst Area
      And player A's hand holds 1 card

    Scenario: A Burst activated from the Hand goes to the Trash afterwards
      Given it is player A's Main Step
      And player A has "Call" (probe "main-activates-burst") in the hand
      And player A has "Wall" (probe "burst-life") in the hand
      When player A uses the Main effect of "Call", paying 1 Core
      And player A chooses "Wall"
      Then "Wall" is in player A's Trash
      And player A's hand holds 1 card

  @BS-16-4-9
  Rule: 16-4-9 A Spirit unaffected by certain effects is also unaffected by them as Bursts

    Scenario: A Spirit unaffected by red Magic is not destroyed by the Burst of a red Magic card
      Given player A has "Shell" (probe "armor-red-magic") on the Field
      And player B has "Wall" (probe "burst-destroys-spirit") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      Then "Shell" is in player A's Field
      And "Fox" and "Cub" are in player A's Trash

  @BS-16-5-1
  Rule: 16-5-1 After a Magic card's Burst effect its player may pay its cost to use its Main or Flash effect too

    Scenario: A Burst's Flash effect is paid for with reductions and used before any waiting effect
      Given player A has "Ash" (probe "destroyed-draws") on the Field
      And player B has "Gate" on the Field
      And player B has "Wall" (probe "burst-destroys-flash-draw") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      And player B chooses "Ash"
      And player B tries to pay 2 Cores for the Flash effect
      Then that is refused
      When player B pays 1 Core for the Flash effect
      Then player B's hand holds 2 cards
      And player B's Trash holds 1 Core
      And player A's hand holds 1 card

    # answers: QA-MAGIC#10
    @BS-FAQ-1-7-2
    Scenario: The effect of a Spirit that a Burst has destroyed is resolved only after the Burst's Flash effect
      Given player A has "Ash" (probe "destroyed-draws") on the Field
      And player B has "Gate" on the Field
      And player B has "Wall" (probe "burst-destroys-flash-draw") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      And player B chooses "Ash"
      And player B is asked to pay for an effect
      Then "Ash" is in player A's Field
      And player A's hand holds 0 cards
      When player B pays 1 Core for the Flash effect
      Then player A's hand holds 1 card

    Scenario: A Magic card used as a Burst may be paid for its Main effect even outside the Main Step
      Given player B has "Wall" (probe "burst-draws-main-core") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      And player B pays 1 Core for the Main effect
      Then player B's hand holds 1 card
      And player B's Reserve holds 10 Cores

  @BS-16-5-2
  Rule: 16-5-2 A Magic card used as a Burst goes to the Trash once all its effects are resolved

    Scenario: A Magic card used as a Burst goes to the Trash if its player does not pay for its other effect
      Given player B has "Wall" (probe "burst-draws-main-core") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      And player B is asked to pay for an effect
      And player B declines
      Then "Wall" is in player B's Trash
      And player B's Reserve holds 6 Cores

    Scenario: A Magic card used as a Burst goes to the Trash after its player has paid for its other effect
      Given player B has "Wall" (probe "burst-draws-main-core") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      And player B pays 1 Core for the Main effect
      Then "Wall" is in player B's Trash
      And player B's Trash holds 1 Core
