@LN
Feature: 8-7. What ends with the battle of a Level Burst

  @LN-8-7
  Rule: 8-7 The effects of a Level Burst end with the battle in which it was performed

    Scenario: A Level Burst's boost is gone after the battle, and the winner keeps only the AP for its new level
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3
      And "A main" has 4500 AP

    Scenario: A Level Burst's boost is gone after a lost battle as well
      Given player B has "Insight" (probe "level-burst-draw-and-ap") and "Page" in the level zone
      And player B's Main Character is "Rival" with 1000 AP
      When player A attacks "Rival" with "A main"
      And player B performs a Level Burst with "Insight"
      And player B gives up "Page" from the level zone
      Then "Insight" is face up in player B's level zone
      And "Rival" has 1000 AP

    Scenario: A Level Burst's boost does not count in the next battle of that turn
      Given player B has "Ward" (probe "level-burst-ap") and "Page" in the level zone
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player A has the active Support Character "First" with 4000 AP
      And player A has the active Support Character "Second" with 4500 AP
      When player A attacks "Rival" with "First"
      And player B performs a Level Burst with "Ward"
      Then "First" is in player A's discard pile
      And "Rival" has 3000 AP
      When player A attacks "Rival" with "Second"
      And player B gives up "Page" from the level zone
      Then "Second" is in player A's support zone
      And "Page" is in player B's discard pile

    Scenario: A Level Burst's boost lasts to the end of the battle even if the opponent bursts after it
      Given player A has "Surge" (probe "level-burst-ap") and "Page" in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Scribe" in the level zone
      And player B's Main Character is "Rival" with 4000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B performs a Level Burst with "Ward"
      And player A is asked to perform a Level Burst
      Then "A main" has 6500 AP
      And "Rival" has 6000 AP
      When player B gives up "Scribe" from the level zone
      Then "A main" has 5000 AP
      And "Rival" has 4000 AP

    Scenario: A card drawn by a Level Burst stays in the hand after the battle
      Given player B has "Insight" (probe "level-burst-draw-and-ap") in the level zone
      And player B has "Page" on top of the deck
      And player B's Main Character is "Rival" with 3000 AP
      When player A attacks "Rival" with "A main"
      And player B performs a Level Burst with "Insight"
      Then "Page" is in player B's hand
      And "Rival" has 3000 AP

    @reading
    Scenario: A Level Burst that removes the target ends the battle, and its own boost ends with it
      Given "Gust" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "levelBurst",
              "effect": [
                {
                  "do": "modify", "stat": "ap", "by": 2000,
                  "target": { "all": { "player": "you", "zone": ["main"] } }, "until": "battle"
                },
                { "do": "move", "target": { "all": { "player": "opponent", "zone": ["support"] } }, "to": "hand" }
              ]
            }
          ]
        }
        """
      And player A has "Gust" and "Other" in the level zone
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A performs a Level Burst with "Gust"
      Then "Guard" is in player B's hand
      And "A main" has 4500 AP

    Scenario: A Level Burst that forbids attacks on the Main Character forbids them only in that battle
      Given "Ward" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "levelBurst",
              "effect": [
                {
                  "do": "forbid", "what": "beAttacked", "target": { "all": { "player": "you", "zone": ["main"] } }
                }
              ]
            }
          ]
        }
        """
      And player B has "Ward" in the level zone
      And player B's Main Character is the resting "Sleeper" with 3000 AP
      And player A has the active Support Character "One" with 1000 AP
      And player A has the active Support Character "Two" with 1000 AP
      When player A attacks "Sleeper" with "One"
      And player B performs a Level Burst with "Ward"
      And player A attacks "Sleeper" with "Two"
      Then "Two" is in player A's discard pile

    Scenario: AP gained until the end of the battle counts after the cover and is gone in the next battle
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-battle") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player A has the active Support Character "Striker" with 2500 AP
      And player A has the active Support Character "Second striker" with 2500 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 1 of the effect
      And player B covers with "Guard"
      Then "Guard" is resting
      When player A attacks "Guard" with "Second striker"
      Then "Guard" is in player B's discard pile

    Scenario Outline: A Support under <what> until the end of the battle cannot use its skill after the cover, but can next battle
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-battle") in the hand
      And player B has "Page" on top of the deck
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player B has the active Support Character "Ward" with 2000 AP
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice <choice> of the effect
      And player B covers with "Ward"
      And player B tries to use "Guard"
      Then that is refused
      When player B uses "Captain"
      And player A attacks "Prey" with "Second striker"
      And player B uses "Guard"
      Then "Page" is in player B's hand

      Examples:
        | what          | choice |
        | a prohibition | 2      |

      @LN-2-3
      Examples:
        | what       | choice |
        | a negation | 4      |

    @LN-2-3
    Scenario: A skill gained until the end of the battle can be used after the cover
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-battle") in the hand
      And player B has "Found" on top of the deck
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Ward" with 2000 AP
      And player A has the active Support Character "Striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 3 of the effect
      And player B covers with "Ward"
      And player B uses "Guard"
      Then "Found" is in player B's hand

    @LN-2-3
    Scenario: A skill gained until the end of the battle is gone in the next battle, even if it was never used
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-battle") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Ward" with 2000 AP
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 3 of the effect
      And player B covers with "Ward"
      And player A attacks "Prey" with "Second striker"
      And player B tries to use "Guard"
      Then that is refused
      When player B uses "Captain"
      Then "Captain" has 3000 AP

    Scenario Outline: A Support loses the AP it gained in a battle when it leaves the field and comes back
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Second guard" with 2000 AP
      And player A has the active Support Character "Striker" with 2500 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 1 of the effect
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile

      Examples:
        | probe               |
        | event-choose-battle |

    Scenario Outline: A Support is free of <what> when it leaves the field and comes back in the battle
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player A has the active Support Character "Striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice <choice> of the effect
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B uses "Guard"
      Then player B's hand holds 1 card

      Examples:
        | what          | probe               | choice |
        | a prohibition | event-choose-battle | 2      |
        | a negation    | event-choose-battle | 4      |

    @LN-2-3
    Scenario Outline: A Support loses the skill it gained in a battle when it leaves the field and comes back
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Second guard" with 2000 AP
      And player A has the active Support Character "Striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 3 of the effect
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B tries to use "Guard"
      Then that is refused
      When player B uses "Second guard"
      Then player B's hand holds 1 card

      Examples:
        | probe               |
        | event-choose-battle |
