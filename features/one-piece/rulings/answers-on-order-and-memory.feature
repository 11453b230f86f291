@OP
Feature: What the publisher has answered: what comes first, how long it lasts, what is remembered
  In brackets the card and the number of the official answer that each scenario retells on cards of our own.

  Rule: what comes first

    @OP-8-6-1 @OP-10-2-16-1
    Scenario: [When Attacking], then [On Your Opponent's Attack], then the [On Play] that the first has caused (OP07-019#2)
      Given player A has the active Character "Vanguard" (probe "attacking-play-cost-2")
      And player A has "Brought" (probe "on-play-may-draw") in the hand
      And player B has the active Character "Sentry" (probe "on-opponents-attack-may-draw")
      When player A attacks "B leader" with "Vanguard"
      And player A chooses "Brought"
      Then player B is the one who decides
      When player B accepts the offer of the effect
      Then player A is the one who decides
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's hand holds 2 cards
