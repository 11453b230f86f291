@LN
Feature: 9-5 to 9-7. What ends with a battle

  @LN-9-5
  Rule: 9-5 After the judgement the characters in it lose effects until the end of the next battle

    Scenario: The Main Characters that fought both lose their boosts until the end of the next battle
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP
      And "B main" has 3000 AP

    Scenario: A boost until the end of the next battle counts in that battle's judgement
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B's Main Character is "Rival" with 4400 AP
      When player A uses "Rally"
      And player A attacks "Rival" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP

    Scenario: A covering Support and its attacker both lose their boosts until the end of the next battle
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      And player B has the active Support Character "Guard" with 5000 AP
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "A main" has 3500 AP
      And "Guard" has 5000 AP
      And "Guard" is resting

    Scenario: A Support that is attacked and wins loses its boost until the end of the next battle
      Given player B has "Cheer" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player B uses "Cheer"
      And player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" has 3000 AP

    Scenario: A Support that attacks and wins loses its boost until the end of the next battle
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 2500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A uses "Rally"
      And player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And "Squire" has 2500 AP

    Scenario: Both attackers in a lost combi attack lose their boosts until the end of the next battle
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 9000 AP
      When player A uses "Rally"
      And player A attacks "Rival" with "A main" and "Squire"
      Then "A main" is resting
      And "A main" has 3500 AP
      And "Squire" has 1000 AP

    Scenario: AP that an opponent's effect took until the end of the next battle comes back after that battle
      Given player B has "Fog" (probe "event-main-next-battle-weaken") in the hand
      And player B's Main Character is "Rival" with 3000 AP
      When player B uses "Fog"
      Then "A main" has 2500 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 1
      And "A main" has 3500 AP

    Scenario: A boost until the end of the turn is kept when a boost until the end of the next battle is lost
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has "Zeal" (probe "event-main-ap") in the hand
      And player B's Main Character is "Rival" with 9000 AP
      When player A uses "Rally"
      And player A uses "Zeal"
      And player A attacks "Rival" with "A main"
      Then "A main" is resting
      And "A main" has 4500 AP

    Scenario: AP gained until the end of the next battle counts once for a Support that then covers
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-next-battle") in the hand
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

    Scenario Outline: A Support under <what> until the end of the next battle cannot use its skill until that battle is judged
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-next-battle") in the hand
      And player B has "Page" on top of the deck
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice <choice> of the effect
      And player B covers with "Guard"
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
    Scenario: A skill gained until the end of the next battle can be used after the cover, but not after the judgement
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "event-choose-next-battle") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Second guard" with 2000 AP
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player A has the active Support Character "Striker" with 1000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 3 of the effect
      And player B covers with "Guard"
      And player B uses "Second guard"
      Then player B's hand holds 1 card
      When player A attacks "Prey" with "Second striker"
      And player B tries to use "Guard"
      Then that is refused
      When player B uses "Captain"
      Then "Captain" has 3000 AP

    Scenario Outline: A Support loses its AP until the end of the next battle when it leaves the field and comes back
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Second guard" with 2000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
      And player A has the active Support Character "Striker" with 2500 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice 1 of the effect
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      When player A attacks "Prey" with "Second striker"
      Then "Second striker" is in player A's discard pile

      Examples:
        | probe                    |
        | event-choose-next-battle |

    Scenario Outline: A Support is free of <what> until the end of the next battle once it leaves and comes back
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player B's Main Character is "Captain" (probe "use-in-battle-ap")
      And player A has the active Support Character "Second striker" with 1000 AP
      And player A has the active Support Character "Striker" with 1000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Vow"
      And player B takes choice <choice> of the effect
      And player B uses "Blink"
      And player B chooses "Guard"
      And player B uses "Guard"
      Then player B's hand holds 1 card
      When player A attacks "Prey" with "Second striker"
      Then "Second striker" is in player A's discard pile

      Examples:
        | what          | probe                    | choice |
        | a prohibition | event-choose-next-battle | 2      |
        | a negation    | event-choose-next-battle | 4      |

    @LN-2-3
    Scenario Outline: A Support loses a skill until the end of the next battle when it leaves the field and comes back
      Given it is player A's Battle Phase
      And player B has "Vow" (probe "<probe>") in the hand
      And player B has "Blink" (probe "event-battle-blink") in the hand
      And player B has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Second guard" with 2000 AP
      And player A has the active Support Character "Second striker" with 1000 AP
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
      When player A attacks "Prey" with "Second striker"
      Then "Second striker" is in player A's discard pile

      Examples:
        | probe                    |
        | event-choose-next-battle |

  @LN-9-6
  Rule: 9-6 Characters that were not in the judgement keep effects until the end of the next battle

    Scenario: Supports that are not in a battle keep their boosts until the end of the next battle
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "B main" with "A main"
      Then "Squire" has 2000 AP
      And "Guard" has 2500 AP
      And "A main" has 4000 AP
      And "B main" has 3000 AP

    Scenario: Main Characters that are not in a battle keep their boosts until the end of the next battle
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" has 2000 AP
      And "A main" has 4500 AP
      And "B main" has 3500 AP

    Scenario: A boost kept through one battle counts in the next and is lost after that
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3000 AP
      And player B has the resting Support Character "Guard" with 3500 AP
      When player A uses "Rally"
      And player A attacks "B main" with "A main"
      Then "Squire" has 4000 AP
      When player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And "Squire" has 3000 AP

    Scenario: A Support that did not join a combi attack keeps its boost until the end of the next battle
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1000 AP
      And player A has the active Support Character "Healer" with 500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A uses "Rally"
      And player A attacks "Guard" with "Squire" and "Archer"
      Then "Guard" is in player B's discard pile
      And "Squire" has 1000 AP
      And "Archer" has 1000 AP
      And "Healer" has 1500 AP

    Scenario: AP that an effect took from a character that is not in the battle stays lost after that battle
      Given player B has "Fog" (probe "event-main-next-battle-weaken") in the hand
      And player A has the active Support Character "Squire" with 3000 AP
      When player B uses "Fog"
      And player A attacks "B main" with "A main"
      Then "A main" has 3500 AP
      And "Squire" has 2000 AP

    @reading
    Scenario: A battle that ends without a judgement ends no boost until the end of the next battle
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A uses "Rally"
      And player A attacks "Guard" with "Squire"
      And player B uses "Retreat"
      Then "Guard" is in player B's hand
      And "Squire" has 2000 AP
      When player A attacks "B main" with "A main"
      Then "A main" has 4000 AP
      And "Squire" has 2000 AP

    @reading
    Scenario: An attacker that left the field and came back was not judged and keeps a boost it got afterwards
      Given "Blink" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "battle", "turn": 1,
              "effect": [
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["support"], "name": "Striker" } },
                  "to": "hand"
                },
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["hand"], "name": "Striker" } },
                  "to": "support"
                },
                {
                  "do": "modify", "stat": "ap", "by": 1000,
                  "target": { "all": { "player": "you", "zone": ["support"] } }, "until": "nextBattle"
                }
              ]
            }
          ]
        }
        """
      And player A has "Blink" in the hand
      And player A has the active Support Character "Striker" with 1000 AP
      When player A attacks "B main" with "A main" and "Striker"
      And player A uses "Blink"
      Then player A's Main Character is now at level 2
      And "Striker" has 2000 AP

  @LN-9-7
  Rule: 9-7 A card that was attacked and then covered also keeps effects until the end of the next battle

    Scenario: A covered Main Character keeps its boost until the end of the next battle; the covering Support loses its own
      Given player B has "Cheer" (probe "event-main-next-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 5000 AP
      When player B uses "Cheer"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "B main" has 4000 AP
      And "Guard" has 5000 AP

    Scenario: A covered Support keeps its boost until the end of the next battle; the covering Support loses its own
      Given player B has "Cheer" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 5000 AP
      When player B uses "Cheer"
      And player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Squire" is in player A's discard pile
      And "Prey" has 2000 AP
      And "Guard" has 5000 AP

    Scenario: A covered Support keeps its boost until it is attacked again without being covered
      Given player B has "Cheer" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3500 AP
      And player A has the active Support Character "Archer" with 1000 AP
      And player B has the resting Support Character "Prey" with 2000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player B uses "Cheer"
      And player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Prey" has 3000 AP
      When player A attacks "Prey" with "Archer"
      Then "Archer" is in player A's discard pile
      And "Prey" has 2000 AP

    Scenario: A character that is in no battle keeps its boost when another character covers
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B has the active Support Character "Guard" with 5000 AP
      And player B has the resting Support Character "Clerk" with 1000 AP
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Squire" has 2000 AP
      And "Clerk" has 1500 AP
      And "A main" has 3500 AP
      And "Guard" has 5000 AP

    Scenario: In player B's turn player A's covered Main Character keeps its boost until the end of the next battle
      Given it is player B's Main Phase 1
      And player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 5000 AP
      When player A uses "Rally"
      And player B attacks "A main" with "B main"
      And player A covers with "Squire"
      Then "A main" has 4000 AP
      And "Squire" has 5000 AP
