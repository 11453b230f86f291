@LN
Feature: 9-1 to 9-3. Who wins a battle

  @LN-9-1
  Rule: 9-1 The AP of both sides at this moment is compared

    Scenario: the boost that the Main Character has in its own turn counts, and for the attacking one alone
      Given player B's Main Character is "Rival" with 3400 AP
      When player A attacks "Rival" with "A main"
      Then player A's Main Character is now at level 2

    Scenario: what the attack began with does not matter if an effect raises the target afterwards
      Given player B has "Stand" (probe "event-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire"
      And player B uses "Stand"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's support zone
      And "Guard" has 4000 AP

    Scenario: a Level Burst performed just before counts
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5500 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: a weak character that covers for a strong one stands with its own AP
      Given player B's Main Character is "Rival" with 9000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Rival" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: a strong character that covers for a weak one stands with its own AP
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B's Main Character is the resting "Rival" with 1000 AP
      And player B has the active Support Character "Guard" with 5000 AP
      When player A attacks "Rival" with "Squire"
      And player B covers with "Guard"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's support zone

    @LN-5-6-1
    Scenario: the side of a combi attack is both its characters together
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 4400 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then player A's Main Character is now at level 2

    Scenario: AP that has been brought below zero is less than none
      Given "Curse" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "modify", "stat": "ap", "by": -2000,
                  "target": { "all": { "player": "opponent", "zone": ["support"] } }, "until": "turn"
                }
              ]
            }
          ]
        }
        """
      And player A has "Curse" in the hand
      And player A has the active Support Character "One" with 0 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A uses "Curse"
      And player A attacks "Prey" with "One"
      Then "Prey" is in player B's discard pile
      And "One" is in player A's support zone

  @LN-9-2
  Rule: 9-2 The side with more AP wins, the side with less loses

    Scenario Outline: <attacking> AP against <defending>: the attacking side wins, however small the difference
      Given player A has the active Support Character "Squire" with <attacking> AP
      And player B has the resting Support Character "Guard" with <defending> AP
      When player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone

      Examples:
        | attacking | defending |
        | 3100      | 3000      |
        | 100       | 0         |
        | 9000      | 1000      |

    Scenario Outline: <attacking> AP against <defending>: the defending side wins, however small the difference
      Given player A has the active Support Character "Squire" with <attacking> AP
      And player B has the resting Support Character "Guard" with <defending> AP
      When player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's support zone

      Examples:
        | attacking | defending |
        | 3000      | 3100      |
        | 0         | 100       |
        | 1000      | 9000      |

    Scenario: Main Characters: the one with more AP wins, the one with less loses
      Given player B's Main Character is "Rival" with 3400 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then player A's Main Character is now at level 2
      And player B's Main Character is now at level 2

    Scenario: in player B's turn it is the same the other way round
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Guard" with 3000 AP
      And player B has the active Support Character "Archer" with 3200 AP
      And player A has the resting Support Character "Squire" with 3100 AP
      When player B attacks "Squire" with "Guard"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone
      When player B attacks "Squire" with "Archer"
      Then "Squire" is in player A's discard pile
      And "Archer" is in player B's support zone

  @LN-9-3
  Rule: 9-3 With equal AP both sides lose

    Scenario Outline: support against support with <ap> AP each: both are lost
      Given player A has the active Support Character "Squire" with <ap> AP
      And player B has the resting Support Character "Guard" with <ap> AP
      When player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's discard pile

      Examples:
        | ap   |
        | 3000 |
        | 0    |

    Scenario: Main Character against Main Character: the attacking one gains nothing, the defending one levels down
      Given player B's Main Character is "Rival" with 3500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then player A's Main Character is now at level 1
      And player B's Main Character is now at level 2

    Scenario: support against Main Character: the support is lost and the Main Character levels down
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "Squire"
      And player B gives up "Scribe" from the level zone
      Then "Squire" is in player A's discard pile
      And player B's Main Character is now at level 2

    Scenario: Main Character against a support that covers: the support is lost, the Main Character is not
      Given player B has the active Support Character "Guard" with 3500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "A main" is in player A's main character zone
      And "A main" is resting

    Scenario: support against a support that covers: both are lost, the card attacked first is not
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's discard pile
      And "Prey" is in player B's support zone

    Scenario: Main and Support Character together against a Main Character: only the defending side suffers
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 4500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main" and "Squire"
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1
      And "Squire" is in player A's support zone

    @reading
    Scenario: two supports against a support: it is lost, and so is one of the two
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player B picks "Archer" as the attacker that is lost
      Then "Guard" is in player B's discard pile
      And "Archer" is in player A's discard pile
      And "Squire" is in player A's support zone

    @reading
    Scenario: two supports against a Main Character: it levels down, and one of the two is lost
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "Squire" and "Archer"
      And player B picks "Squire" as the attacker that is lost
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 2
      And "Squire" is in player A's discard pile
      And "Archer" is in player A's support zone

    Scenario: a Level Neo Main Character does not win the game by it
      Given player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 5500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then the game goes on
      And player B's Main Character is now at level 2
