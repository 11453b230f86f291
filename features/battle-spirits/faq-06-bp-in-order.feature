@BS
Feature: FAQ-6. BP is computed in order

  @BS-FAQ-6-1
  Rule: FAQ-6-1 BP+ and BP- are added to the BP of the level that the Spirit has now

    Scenario: A Spirit with BP+3000 keeps it when it rises to level 2
      Given player A has "Rage" (probe "flash-bp") in the hand
      And player A has 9 Cores in the Reserve
      And player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 1000 BP, and 2000 BP with 2 Cores
      When player A uses the Flash effect of "Rage", paying 1 Core
      Then "Fox" now has 4000 BP
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" now has 5000 BP

    @reading
    Scenario: A Spirit's BP is raised to 0 before a later BP+ is added
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 1000 BP
      And player A has "Rage" (probe "flash-bp") in the hand
      And "Rage" has brought about this effect on "Fox":
        """
        { "do": "modify", "stat": "bp", "by": -2000, "until": "turn" }
        """
      When player A uses the Flash effect of "Rage", paying 1 Core
      Then "Fox" now has 3000 BP

    # answers: Q#3630
    Scenario: An effect that sets a Spirit's BP replaces its base BP together with its Brave's BP+
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      And player A has "Shape" (probe "turns-base-to-6000") and "Rage" (probe "main-all-bp") in the hand
      When player A uses the Main effect of "Rage", paying 1 Core
      And player A uses the Main effect of "Shape", paying 1 Core
      Then "Fox" now has 7000 BP

  @BS-FAQ-6-2
  Rule: FAQ-6-2 "Then, if its BP is 0, destroy it" is checked once, when the effect is resolved

    Scenario: A Spirit whose BP falls to 0 after the effect is not destroyed by it
      Given player A has "Curse" (probe "weakens-and-destroys") and "Drain" (probe "core-to-trash") in the hand
      And player A has 9 Cores in the Reserve
      And player B has "Fox" on the Field
      And 2 Cores are on "Fox"
      And "Fox" is a Spirit of cost 2 with 1000 BP, and 3000 BP with 2 Cores
      When player A uses the Main effect of "Curse", paying 1 Core
      Then "Fox" now has 1000 BP
      When player A uses the Main effect of "Drain", paying 2 Cores
      Then "Fox" is in player B's Field
      And "Fox" now has 0 BP

    Scenario: A Spirit whose BP is 0 when the effect is resolved is destroyed
      Given player A has "Curse" (probe "weakens-and-destroys") in the hand
      And player B has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 2000 BP
      When player A uses the Main effect of "Curse", paying 1 Core
      Then "Fox" is in player B's Trash

  @BS-FAQ-6-3
  Rule: FAQ-6-3 A Spirit that enters the Field after a BP- effect gets the BP-, but is not destroyed by it

    Scenario: A Spirit summoned after the effect stays on the Field with 0 BP
      Given player A has "Plague" (probe "weakens-every-spirit") and "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 2000 BP
      And player B has "Cub" on the Field
      And "Cub" is a Spirit of cost 2 with 1000 BP
      And player A has 9 Cores in the Reserve
      When player A uses the Main effect of "Plague", paying 1 Core
      Then "Cub" is in player B's Trash
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And "Fox" now has 0 BP
