@LN
Feature: 9-1 to 9-3. Who wins a battle

  @LN-9-1
  Rule: 9-1 The AP that each side has at the judgement is compared

    Scenario: The attacking Main Character's AP for its level counts in the judgement, and the defender gets none
      Given player B's Main Character is "Rival" with 3400 AP
      When player A attacks "Rival" with "A main"
      Then player A's Main Character is now at level 2

    Scenario: AP that an effect gives the target after the attack counts in the judgement
      Given player B has "Stand" (probe "event-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire"
      And player B uses "Stand"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's support zone
      And "Guard" has 4000 AP

    Scenario: The boost of a Level Burst counts in the judgement
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5500 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: A weak Support that covers for a strong Main Character fights with its own AP
      Given player B's Main Character is "Rival" with 9000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Rival" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: A strong Support that covers for a weak Main Character fights with its own AP
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B's Main Character is the resting "Rival" with 1000 AP
      And player B has the active Support Character "Guard" with 5000 AP
      When player A attacks "Rival" with "Squire"
      And player B covers with "Guard"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's support zone

    @LN-5-6-1
    Scenario: A combi attack compares the total AP of both attackers with the AP of the target
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 4400 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then player A's Main Character is now at level 2

    Scenario: A character with less than 0 AP loses to a character with 0 AP
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
  Rule: 9-2 The side with more AP wins, and the side with less loses

    Scenario Outline: An attacker with <attacking> AP beats a Support with <defending> AP
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

    Scenario Outline: A Support with <defending> AP beats an attacker with <attacking> AP
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

    Scenario: A Main Character with more AP than the other wins and levels up, and the loser levels down
      Given player B's Main Character is "Rival" with 3400 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then player A's Main Character is now at level 2
      And player B's Main Character is now at level 2

    Scenario: In player B's turn the side with more AP wins too
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
  Rule: 9-3 If the AP is equal, both sides lose

    Scenario Outline: If two Supports with <ap> AP each fight, both are lost
      Given player A has the active Support Character "Squire" with <ap> AP
      And player B has the resting Support Character "Guard" with <ap> AP
      When player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's discard pile

      Examples:
        | ap   |
        | 3000 |
        | 0    |

    Scenario: If two Main Characters tie, the attacking one does not level up and the defending one levels down
      Given player B's Main Character is "Rival" with 3500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then player A's Main Character is now at level 1
      And player B's Main Character is now at level 2

    Scenario: If a Support ties with a Main Character, the Support is lost and the Main Character levels down
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "Squire"
      And player B gives up "Scribe" from the level zone
      Then "Squire" is in player A's discard pile
      And player B's Main Character is now at level 2

    Scenario: If a Main Character ties with a covering Support, the Support is lost and the Main Character stays
      Given player B has the active Support Character "Guard" with 3500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "A main" is in player A's main character zone
      And "A main" is resting

    Scenario: If a Support ties with a covering Support, both are lost, and the Support first attacked stays
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's discard pile
      And "Prey" is in player B's support zone

    Scenario: If a combi attack with the Main Character ties with a Main Character, only the defending one levels down
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 4500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main" and "Squire"
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1
      And "Squire" is in player A's support zone

    @reading
    Scenario: If two attacking Supports tie with a Support, that Support and one of the two are lost
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player B picks "Archer" as the attacker that is lost
      Then "Guard" is in player B's discard pile
      And "Archer" is in player A's discard pile
      And "Squire" is in player A's support zone

    @reading
    Scenario: If two attacking Supports tie with a Main Character, it levels down and one of the two is lost
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

    Scenario: A Level Neo Main Character that ties with a Main Character does not win the game
      Given player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 5500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then the game goes on
      And player B's Main Character is now at level 2
