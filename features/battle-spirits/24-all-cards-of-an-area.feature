@BS
Feature: Effects on all cards of an area

  @BS-24-2-1
  Rule: 24-2-1 An effect works when its text says so, and on all the cards that its text names

    Scenario Outline: An effect that counts all of a player's cards <where> counts exactly those
      Given player A has the Ultimate "Prince" on the Field
      And player A has "Fox" and "Hill" on the Field
      And "Fox" is a Spirit of cost 10 with 3000 BP
      And "Hill" is a Nexus of cost 20
      And player A has "Tally" (probe "tally-<area>") in the hand
      And player A has "Page" and "Tower" in the hand
      And "Page" is a Spirit of cost 100 with 3000 BP
      And "Tower" is a Nexus of cost 200
      And player A has "Old page" and "Old tower" in the Trash
      And "Old page" is a Spirit of cost 1000 with 3000 BP
      And "Old tower" is a Nexus of cost 2000
      And player A has "Far page" and "Far tower" in the set aside cards
      And "Far page" is a Spirit of cost 10000 with 3000 BP
      And "Far tower" is a Nexus of cost 20000
      And player B has "Toad" on the Field
      And player B has "Heron" in the hand
      And player B has "Old heron" in the Trash
      And player B has "Far heron" in the set aside cards
      When player A uses the Main effect of "Tally", paying 0 Cores
      Then "Prince" now has <bp> BP

      Examples:
        | where                    | area      | bp    |
        | on the Field             | field     | 9033  |
        | in the Hand              | hand      | 9300  |
        | in the Trash             | trash     | 12000 |
        | that are set aside       | set-aside | 39000 |
