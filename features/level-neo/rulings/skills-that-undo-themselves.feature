@LN
Feature: A [Cont] skill that takes away its own condition
  My support has the skill "your supports of at most 3000 AP get AP +1000". It has 3000 AP itself. With the bonus it has
  4000, and is above the limit. Has it 3000 or 4000 AP, or does it never come to rest?

  It has 4000. A [Cont] skill is applied to what is true without it, so that it does not undo itself. Only where two
  skills undo and redo each other does nothing ever come to rest; nobody can stop that, and the game is a draw.

  Background:
    Given "Drillmaster" has this data:
      """
      { "category": "character", "ap": 3000,
        "turnCost": 3,
        "abilities": [
          {
            "type": "cont",
            "effect": [
              {
                "do": "modify",
                "stat": "ap",
                "by": 1000,
                "target": { "all": { "player": "you", "zone": ["support"], "stat": { "ap": { "max": 3000 } } } }
              }
            ]
          }
        ]
      }
      """
    And player A has "Drillmaster" in the hand

  @LN-2-2-2 @reading
  Scenario: Does a [Cont] skill for Supports of at most 3000 AP stop when it raises itself above that? No, it keeps its boost
    Given player A has the active Support Character "Recruit" with 3000 AP
    And player A has the active Support Character "Giant" with 3001 AP
    When player A plays "Drillmaster"
    Then "Drillmaster" has 4000 AP
    And "Recruit" has 4000 AP
    And "Giant" has 3001 AP

  @LN-2-2-2 @reading
  Scenario: What if a skill that raises the weak and one that raises the strong never settle? The game is a draw
    Given "Flatterer" has this data:
      """
      { "category": "character",
        "turnCost": 3,
        "ap": 3500,
        "abilities": [
          {
            "type": "cont",
            "effect": [
              {
                "do": "modify",
                "stat": "ap",
                "by": 1000,
                "target": { "all": { "player": "you", "zone": ["support"], "stat": { "ap": { "min": 4000 } } } }
              }
            ]
          }
        ]
      }
      """
    And player A has the active Support Character "Flatterer"
    When player A plays "Drillmaster"
    Then the game is a draw
