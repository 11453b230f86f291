@BS
Feature: The publisher's answers: effects and Bursts
  The ids above a scenario are those of the answers that it follows, as answers-on-turns-and-battles.feature explains them.

  Rule: The order of effects

    # answers: REVISION12#5
    @BS-24-3-2
    Scenario: Who comes first if both players have effects waiting? The other player declares those in the Hand; the turn player orders all
      Given player A has "Doom" (probe "main-loses-life") and "Mine" in the hand
      And player B has "Yours" in the hand
      And player A has "Well" (probe "life-loss-draws") on the Field
      And "Mine" has this data:
        """
        {"category":"spirit","abilities":[{"type":"auto","may":true,"zones":["hand"],"when":{"event":"lifeReduced","player":"you","subject":"any"},"effect":[{"do":"addCores","count":1,"to":"trashCores"}]}]}
        """
      And "Yours" has this data:
        """
        {"category":"spirit","abilities":[{"type":"auto","may":true,"zones":["hand"],"when":{"event":"lifeReduced","player":"opponent","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Doom", paying 1 Core
      Then player B is the one who decides
      When player B declares the effect
      And player A declares the effect
      And player A lets "Yours"'s ability come first
      And player A is asked to say which comes first
      Then player B's hand holds 2 cards
      And player A's hand holds 1 card
      And player A's Trash holds 1 Core

  Rule: When Bursts are declared and resolved

    # answers: QA-MAGIC#2
    @BS-16-4-1 @BS-4-2-4
    Scenario: Can a player use a Magic card in the opponent's Main Step when they declare a Burst there? No, only the Burst
      Given player A has "Fox" in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Ember" (probe "flash-draw") in the hand
      And player B has "Wall" (probe "burst-summoned-draws") face down in the Burst Area
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      And player B declares the Burst "Wall"
      Then player B's hand holds 2 cards
      When player B tries to use the Flash effect of "Ember", paying 1 Core
      Then that is not offered

    # date: 2023-07-27
    # answers: NOTE2023#3
    @BS-16-4-3 @BS-16-4-1
    Scenario: Is a Burst after a Seal resolved if the Spirit that performed the Seal has left? Yes, it is resolved
      Given it is player A's Attack Step
      And player A has "Monk" and "Owl" on the Field
      And "Monk" has this data:
        """
        {"category":"spirit","abilities":[{"type":"seal","when":{"event":"attackDeclared"},"effect":[{"do":"seal"}]},
          {"type":"auto","when":{"event":"sealed","player":"you","subject":"any"},"effect":[{"do":"destroy","target":{"self":true}}]}]}
        """
      And player B has "Wall" face down in the Burst Area
      And "Wall" has this data:
        """
        {"category":"magic","abilities":[{"type":"burst","when":{"event":"sealed","player":"any","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Monk"
      And player A accepts the offer of the effect
      And player B declares the Burst "Wall"
      Then "Monk" is in player A's Trash
      And player B's hand holds 1 card

    # date: 2023-07-27
    # answers: NOTE2023#4
    @BS-16-4-3 @BS-24-3-3
    Scenario: Is an effect activated by another effect resolved before a declared Burst? Yes, before the Burst as well
      Given player A has "Ash" (probe "destroyed-may-draw") on the Field
      And player B has "Reed" (probe "destroyed-destroys") and "Lark" (probe "destroyed-draws") on the Field
      And player B has "Wall" (probe "burst-destroyed") face down in the Burst Area
      And player A has "Blast" (probe "main-destroy-two") in the hand
      When player A uses the Main effect of "Blast", paying 1 Core
      And player B declares the Burst "Wall"
      And player A lets "Reed"'s ability come first
      And player A is asked to accept the offer
      Then player B's hand holds 0 cards
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's hand holds 2 cards
      And "Wall" is in player B's Trash
