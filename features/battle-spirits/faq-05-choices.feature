@BS
Feature: FAQ-5. Choosing cards

  Background:
    Given player A has 4 Cores in the Reserve
    And player B has 0 Cores in the Reserve

  @BS-FAQ-5-1
  Rule: FAQ-5-1 An effect on more Spirits than there are is carried out as far as possible

    Scenario: An effect that destroys 2 Spirits destroys the only Spirit there is
      Given player B has "Cub" on the Field
      And player A has "Doom" (probe "main-destroy-two") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then "Cub" is in player B's Trash

    Scenario: An effect that destroys 2 Spirits can be used even if there are none
      Given player A has "Doom" (probe "main-destroy-two") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then "Doom" is in player A's Trash
      And player A's Trash holds 1 Core

    Scenario: An effect that destroys 2 Spirits must destroy 2 if there are more
      Given player B has "Cub", "Lamb" and "Calf" on the Field
      And player A has "Doom" (probe "main-destroy-two") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A is asked to choose
      And player A tries to choose "Cub"
      Then that is refused
      When player A chooses "Cub" and "Calf"
      Then "Cub" and "Calf" are in player B's Trash
      And "Lamb" is in player B's Field

  @BS-FAQ-5-2
  Rule: FAQ-5-2 An effect on "up to" a number may choose none

    Scenario Outline: A player may choose <chosen> of the Spirits for an effect on up to 2
      Given player B has "Cub", "Lamb" and "Calf" on the Field
      And player A has "Doom" (probe "main-destroy-up-to-two") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A <step>
      Then player B's Field holds <left> cards
      And player A's hand holds 1 card
      And "Doom" is in player A's Trash

      Examples:
        | chosen | step                           | left |
        | none   | declines                       | 3    |
        | one    | chooses "Cub"                  | 2    |
        | two    | chooses "Cub" and "Lamb"       | 1    |

    Scenario Outline: A player may move <count> Cores by an effect that moves up to 3
      Given player A has "Fox" and "Cub" on the Field
      And 4 Cores are on "Fox"
      And player A has "Shift" in the hand
      And "Shift" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [
          { "do": "moveCores", "count": 3, "upTo": true, "target": { "all": { "player": "you", "name": "Fox" } }, "onto": { "all": { "player": "you", "name": "Cub" } } },
          { "do": "draw", "count": 2 }] }] }
        """
      When player A uses the Main effect of "Shift", paying 0 Cores
      And player A chooses the number <count>
      Then "Fox" has <left> Cores on it
      And "Cub" has <moved> Cores on it
      And player A's hand holds 2 cards

      Examples:
        | count | left | moved |
        | 0     | 4    | 1     |
        | 2     | 2    | 3     |

  @BS-FAQ-5-3
  Rule: FAQ-5-3 A Spirit that an effect cannot change can still be chosen for it

    Scenario Outline: An effect that Exhausts a Spirit and draws "if you do" draws <cards> if the Spirit was <state>
      Given player B has the <state> "Cub" on the Field
      And player A has "Nap" (probe "main-exhaust") in the hand
      When player A uses the Main effect of "Nap", paying 1 Core
      Then player A's hand holds <cards> cards
      And "Cub" is exhausted
      And "Nap" is in player A's Trash

      Examples:
        | state     | cards |
        | refreshed | 1     |
        | exhausted | 0     |

    Scenario: A player may choose a Spirit that cannot be destroyed, and no other Spirit is destroyed in its place
      Given player B has "Rock" (probe "indestructible") and "Cub" on the Field
      And player A has "Doom" (probe "main-destroy-two") in the hand
      And player B has "Lamb" on the Field
      When player A uses the Main effect of "Doom", paying 1 Core
      And player A chooses "Rock" and "Lamb"
      Then "Rock" is in player B's Field
      And "Lamb" is in player B's Trash
      And "Cub" is in player B's Field

  @BS-FAQ-5-4-1
  Rule: FAQ-5-4-1 An effect on all Spirits does not choose any

    Background:
      Given player B has "Ghost" (probe "not-chosen") and "Cub" on the Field

    Scenario: A Spirit that cannot be chosen is destroyed by an effect that destroys all Spirits
      Given player A has "Doom" (probe "main-destroy-all") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then "Ghost" and "Cub" are in player B's Trash

    Scenario: A Spirit that cannot be chosen is not destroyed by an effect that chooses Spirits
      Given player A has "Doom" (probe "main-destroy-two") in the hand
      When player A uses the Main effect of "Doom", paying 1 Core
      Then "Ghost" is in player B's Field
      And "Cub" is in player B's Trash

  @BS-FAQ-5-4-2
  Rule: FAQ-5-4-2 An effect on all Spirits for the turn also affects Spirits that are summoned later in the turn

    Background:
      Given player A has "Song" (probe "main-all-bp") and "Lamb" in the hand
      And player A has "Fox" on the Field
      And "Lamb" is a Spirit of cost 1 with 2000 BP

    Scenario: A Spirit summoned after an effect that gives all Spirits BP for the turn gets that BP
      When player A uses the Main effect of "Song", paying 1 Core
      And player A summons "Lamb", paying 1 Core and placing 1 from the Reserve
      Then "Lamb" now has 3000 BP
      And "Fox" now has 4000 BP

    Scenario: A Spirit summoned before an effect that gives all Spirits BP for the turn gets that BP once
      When player A summons "Lamb", paying 1 Core and placing 1 from the Reserve
      And player A uses the Main effect of "Song", paying 1 Core
      Then "Lamb" now has 3000 BP
      And "Fox" now has 4000 BP
