@BS
Feature: FAQ-8. Questions about Bursts

  Background:
    Given it is player A's Attack Step
    And player A has "Fox" and "Cub" on the Field

  @BS-FAQ-8-1
  Rule: FAQ-8-1 A player may look at their own set Burst

    Scenario: Only its own player sees what a set Burst is
      Given it is player A's Main Step
      And player A has "Wall" (probe "burst-life") in the hand
      When player A sets "Wall" as a Burst
      Then player A sees "Wall" in player A's Burst Area
      And player B does not see "Wall"

  @BS-FAQ-8-2
  Rule: FAQ-8-2 A player may decline to activate a Burst and activate it when its condition is met again

    Scenario: A Burst that its player does not declare can be declared the next time
      Given player B has "Wall" (probe "burst-life") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B may declare the Burst "Wall"
      And player B declines
      Then "Wall" is face down in player B's Burst Area
      When player A declares an attack with "Cub"
      And player B declares the Burst "Wall"
      Then "Wall" is in player B's Trash

  @BS-FAQ-8-3
  Rule: FAQ-8-3 A Burst whose condition is not met stays set, face down

    @BS-16-4-1
    Scenario: A player cannot declare a Burst at a time when its condition is not met
      Given it is player A's Main Step
      And player A has "Lynx" in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Wall" (probe "burst-life") face down in the Burst Area
      When player A summons "Lynx", paying 3 Cores and placing 1 from the Reserve
      And player B tries to declare the Burst "Wall"
      Then that is refused
      When player A declares an attack with "Fox"
      And player B declares the Burst "Wall"
      Then "Wall" is in player B's Trash

  @BS-FAQ-8-4
  Rule: FAQ-8-4 A Burst's condition cannot be met by the effect that set it

    Background:
      Given it is player A's Main Step
      And player A has "Plan" (probe "main-sets-burst-loses-life") in the hand
      And player A has "Wall" (probe "burst-life") in the hand

    Scenario: A Burst cannot be declared for a later part of the effect that set it
      When player A uses the Main effect of "Plan", paying 1 Core
      And player A tries to declare the Burst "Wall"
      Then that is not offered
      And "Wall" is face down in player A's Burst Area

    Scenario: A Burst can be declared for the next effect after the one that set it
      Given player A has "Doom" (probe "main-loses-life") in the hand
      When player A uses the Main effect of "Plan", paying 1 Core
      And player A chooses "Wall"
      And player A uses the Main effect of "Doom", paying 1 Core
      And player A declares the Burst "Wall"
      Then "Wall" is in player A's Trash
      And player A's hand holds 1 card

  @BS-FAQ-8-5
  Rule: FAQ-8-5 A Burst must be declared at once when its condition is met, and the other player declares first

    Scenario: A Burst is declared before the other effects of the same event are resolved
      Given player B has "Wall" (probe "burst-life") face down in the Burst Area
      And player B has "Well" (probe "life-loss-draws") on the Field
      When player A declares an attack with "Fox"
      And player B may declare the Burst "Wall"
      Then player B's hand holds 0 cards
      When player B declares the Burst "Wall"
      Then player B's hand holds 2 cards

    Scenario: A Burst that was not declared at once cannot be declared later for the same event
      Given player B has "Wall" (probe "burst-life") face down in the Burst Area
      And player B has the Nexus "Well" on the Field
      And "Well" has this data:
        """
        {"category":"nexus","abilities":[{"type":"auto","when":{"event":"lifeReduced","player":"you","subject":"any"},"may":true,"effect":[{"do":"addCores","count":2,"to":"trashCores"}]}]}
        """
      When player A declares an attack with "Fox"
      And player B may declare the Burst "Wall"
      And player B declines
      And player B accepts the offer of the effect
      And player B tries to declare the Burst "Wall"
      Then that is not offered
      And player B's Trash holds 2 Cores

    Scenario: If one event meets two Bursts, the player whose turn it is not declares first, outside battles too
      Given it is player A's Main Step
      And player A has "Doom" (probe "main-loses-life") in the hand
      And player A has "Dart" (probe "burst-any-life-discards") face down in the Burst Area
      And player B has "Wall" (probe "burst-any-life-discards") face down in the Burst Area
      When player A uses the Main effect of "Doom", paying 1 Core
      And player B declares the Burst "Wall"
      And player A declares the Burst "Dart"
      Then player B's hand holds 1 card
      And player A's hand holds 0 cards

    Scenario: A Burst for a destroyed Spirit is declared while the Spirit is still on the Field
      Given player B has "Gate" (probe "destroyed-may-draw") on the Field
      And player B has "Wall" (probe "burst-destroyed-returns") face down in the Burst Area
      And "Fox" is a Spirit of cost 3 with 6000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player B may declare the Burst "Wall"
      Then "Gate" is in player B's Field
      When player B declares the Burst "Wall"
      Then "Gate" is in player B's hand

    @BS-21-6-3
    Scenario: A declared Burst for a destroyed Spirit is turned face down again if the Spirit stays on the Field
      Given player B has "Gate" (probe "destroyed-stays-exhausted") on the Field
      And player B has "Wall" (probe "burst-destroyed-returns") face down in the Burst Area
      And "Fox" is a Spirit of cost 3 with 6000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player B declares the Burst "Wall"
      Then "Gate" is exhausted
      And "Wall" is face down in player B's Burst Area
