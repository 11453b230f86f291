@LN
Feature: Effects that leave their player a choice

  "My skill says that I may draw when it attacks. Must I say so at once, and what if I say nothing? And my event lets me
  choose one of two things: may I choose a card that it does not name?"

  The skill itself happens without being asked for; what it offers is taken or left by its player when it is carried
  out. A choice is made among the cards that the effect names, and no others.

  @LN-2-2-4
  Scenario Outline: May a player decline what their skill offers? Yes, they take or leave it when the skill is carried out, here <answer>
    Given "Scout" has this data:
      """
      { "category": "character",
        "turnCost": 3,
        "ap": 2000,
        "abilities": [
          { "type": "start", "when": { "event": "attackDeclared" }, "effect": [{ "do": "may", "then": [{ "do": "draw", "count": 1 }] }] }
        ]
      }
      """
    And player A has the active Support Character "Scout"
    And player B has the resting Support Character "Prey" with 1000 AP
    When player A attacks "Prey" with "Scout"
    And player A <answers>
    Then player A's hand holds <cards> cards
    And "Prey" is in player B's discard pile

    Examples:
      | answer | answers                         | cards |
      | taken  | accepts the offer of the effect | 1     |
      | left   | declines                        | 0     |

  @LN-2-3
  Scenario Outline: May a player choose either of two effects of an event? Yes, here <title>
    Given "Crossroads" is an event card of turn cost 3
    And "Crossroads" has this data:
      """
      {
        "abilities": [
          {
            "type": "use", "phase": "main", "turn": 1,
            "effect": [{ "do": "chooseOne", "modes": [[{ "do": "draw", "count": 1 }], [{ "do": "draw", "count": 3 }]] }]
          }
        ]
      }
      """
    And player A has "Crossroads" in the hand
    When player A uses "Crossroads"
    And player A takes choice <choice> of the effect
    Then player A's hand holds <cards> cards
    And player A's deck holds <left> cards

    Examples:
      | title      | choice | cards | left |
      | the first  | 1      | 1     | 19   |
      | the second | 2      | 3     | 17   |

  @LN-2-3
  Scenario: Can a player choose a card that the effect does not name? No, only one of the cards it names
    Given "Lullaby" is an event card of turn cost 3
    And "Lullaby" has this data:
      """
      {
        "abilities": [
          {
            "type": "use", "phase": "main", "turn": 1,
            "effect": [
              {
                "do": "setState", "state": "resting",
                "target": { "choose": { "from": { "player": "opponent", "zone": ["support"] }, "count": 1 } }
              }
            ]
          }
        ]
      }
      """
    And player A has "Lullaby" in the hand
    And player A has the active Support Character "Friend" with 1000 AP
    And player B has the active Support Character "Owl" with 1000 AP
    And player B has the active Support Character "Lark" with 1000 AP
    When player A uses "Lullaby"
    And player A tries to choose "Friend"
    Then that is refused
    When player A chooses "Lark"
    Then "Lark" is resting
    And "Owl" and "Friend" are active
