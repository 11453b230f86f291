@DBS
Feature: Whose events trigger an [Auto], and in whose turn

  @DBS-8-6-2
  Rule: 8-6-2 An [Auto] skill becomes pending when its trigger condition is met

    Scenario Outline: A skill that says "when <what>" counts the events of one player only
      Given "Ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "you", "subject": <subject>}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And "Foe ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "opponent", "subject": <subject>}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Ear"
      And player B has the active Battle Card "Foe ear"
      And player A has the active Battle Card "Doer" (probe "<deed>")
      And player A has the active Battle Card "Second"
      And player B has the active Battle Card "Foe doer" (probe "<deed>")
      And player A has 8 cards in the Life Area
      And player B has 8 cards in the Life Area
      When player A activates "Doer"
      And player A activates "Doer"
      And player A activates "Doer"
      And player A attacks "B leader" with "A leader"
      And player B activates "Foe doer"
      And player A attacks "B leader" with "Second"
      And player B activates "Foe doer"
      And player A ends the turn
      And player B activates "Foe doer"
      And player B attacks "A leader" with "B leader"
      And player A activates "Doer"
      And player B ends the turn
      And player A ends the turn
      Then "Ear" has <power> power
      And "Foe ear" has <power> power

      Examples:
        | what                              | event               | subject            | deed                              | power |
        | a turn begins                     | turnStarting        | "any"              | main-battle-shuffle               | 11000 |
        | a Charge Phase begins             | chargePhaseStarting | "any"              | main-battle-shuffle               | 11000 |
        | a Main Phase begins               | mainPhaseStarting   | "any"              | main-battle-shuffle               | 12000 |
        | a Main Phase ends                 | mainPhaseEnding     | "any"              | main-battle-shuffle               | 12000 |
        | a turn ends                       | turnEnding          | "any"              | main-battle-shuffle               | 12000 |
        | a card attacks                    | attackDeclared      | "any"              | main-battle-shuffle               | 12000 |
        | a card is attacked                | isAttacked          | "any"              | main-battle-shuffle               | 11000 |
        | an Offence Step begins            | offenceStepStarting | "any"              | main-battle-shuffle               | 12000 |
        | a Defense Step begins             | defenseStepStarting | "any"              | main-battle-shuffle               | 11000 |
        | a Damage Step begins              | damageStepStarting  | "any"              | main-battle-shuffle               | 12000 |
        | a card deals damage               | dealsDamage         | "any"              | main-battle-shuffle               | 12000 |
        | a card has dealt damage           | dealtDamage         | "any"              | main-battle-shuffle               | 12000 |
        | a player takes damage             | damageDealt         | "any"              | main-battle-shuffle               | 11000 |
        | a battle ends                     | battleEnding        | "any"              | main-battle-shuffle               | 12000 |
        | an attack is negated              | attackNegated       | "any"              | main-battle-negate-attack         | 12000 |
        | a card is used in a combo         | comboed             | "any"              | main-battle-combo-top             | 14000 |
        | the battle of a combo ends        | comboBattleEnding   | "any"              | main-battle-combo-top             | 11000 |
        | a card is played                  | played              | "any"              | main-battle-play-top              | 14000 |
        | a skill is activated              | skillActivated      | {"has":"activate"} | main-battle-shuffle               | 14000 |
        | a card is drawn                   | drew                | "any"              | main-battle-draw                  | 15000 |
        | a card leaves the life            | tookLife            | "any"              | main-battle-shuffle               | 11000 |
        | a card is added to the life       | addedToLife         | "any"              | main-battle-top-to-life           | 14000 |
        | a card is added to the hand       | addedToHand         | "any"              | main-battle-top-to-hand           | 15000 |
        | a card is placed as energy        | placedAsEnergy      | "any"              | main-battle-top-to-energy         | 14000 |
        | a card is placed in the Drop Area | dropped             | "any"              | main-battle-mill                  | 14000 |
        | a card is sent to the Warp        | warped              | "any"              | main-battle-top-to-warp           | 14000 |
        | a card is KO-ed                   | koed                | "any"              | main-battle-token-koed            | 14000 |
        | a card leaves the Battle Area     | removed             | "any"              | main-battle-token-koed            | 14000 |
        | a card is switched to Rest Mode   | rested              | {"token":true}     | main-battle-token-rested-koed     | 14000 |
        | a card is switched to Active Mode | setActive           | {"token":true}     | main-battle-token-set-active-koed | 14000 |

    Scenario Outline: A skill that says "when <what>" counts the Extra Cards of one player's hand only
      Given "Ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "you", "subject": <subject>}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And "Foe ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "opponent", "subject": <subject>}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Ear"
      And player B has the active Battle Card "Foe ear"
      And player A has "E1" (probe "extra-draw"), "E2" (probe "extra-draw") and "E3" (probe "extra-battle-power") in the hand
      And player B has "F1" (probe "extra-battle-power") and "F2" (probe "extra-draw") in the hand
      When player A activates "E1"
      And player A activates "E2"
      And player A attacks "B leader" with "A leader"
      And player B activates "F1"
      And player A ends the turn
      And player B activates "F2"
      And player B attacks "A leader" with "B leader"
      And player A activates "E3"
      Then "Ear" has <power> power
      And "Foe ear" has <power> power

      Examples:
        | what                       | event          | subject | power |
        | an Extra Card is activated | extraActivated | "any"   | 13000 |

    Scenario Outline: A skill that says "when <what>" counts the [Counter] skills of one player only
      Given "Ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "you", "subject": <subject>}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And "Foe ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "opponent", "subject": <subject>}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Ear"
      And player B has the active Battle Card "Foe ear"
      And player A has "Q1" (probe "counter-counter-negate") and "P2" (probe "counter-attack-negate") in the hand
      And player B has "P1" (probe "counter-attack-negate") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "P1"
      And player A counters with "Q1"
      And player A ends the turn
      And player B attacks "A leader" with "B leader"
      And player A counters with "P2"
      Then "Ear" has <power> power
      And "Foe ear" has <power> power

      Examples:
        | what                     | event            | subject | power |
        | a [Counter] is activated | counterActivated | "any"   | 12000 |

    Scenario Outline: A skill that says "when <what>" in one player's turns counts both players' events
      Given "Ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "any", "subject": <subject>}, "if": {"turn": "you"}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And "Foe ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "any", "subject": <subject>}, "if": {"turn": "opponent"}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Ear"
      And player B has the active Battle Card "Foe ear"
      And player A has the active Battle Card "Doer" (probe "<deed>")
      And player A has the active Battle Card "Second"
      And player B has the active Battle Card "Foe doer" (probe "<deed>")
      And player A has 8 cards in the Life Area
      And player B has 8 cards in the Life Area
      When player A activates "Doer"
      And player A activates "Doer"
      And player A activates "Doer"
      And player A attacks "B leader" with "A leader"
      And player B activates "Foe doer"
      And player A attacks "B leader" with "Second"
      And player B activates "Foe doer"
      And player A ends the turn
      And player B activates "Foe doer"
      And player B attacks "A leader" with "B leader"
      And player A activates "Doer"
      And player B ends the turn
      And player A ends the turn
      Then "Ear" has <power> power
      And "Foe ear" has <power> power

      Examples:
        | what                              | event               | subject            | deed                              | power |
        | a turn begins                     | turnStarting        | "any"              | main-battle-shuffle               | 11000 |
        | a Charge Phase begins             | chargePhaseStarting | "any"              | main-battle-shuffle               | 11000 |
        | a Main Phase begins               | mainPhaseStarting   | "any"              | main-battle-shuffle               | 12000 |
        | a Main Phase ends                 | mainPhaseEnding     | "any"              | main-battle-shuffle               | 12000 |
        | a turn ends                       | turnEnding          | "any"              | main-battle-shuffle               | 12000 |
        | a card attacks                    | attackDeclared      | "any"              | main-battle-shuffle               | 12000 |
        | a card is attacked                | isAttacked          | "any"              | main-battle-shuffle               | 12000 |
        | an Offence Step begins            | offenceStepStarting | "any"              | main-battle-shuffle               | 12000 |
        | a Defense Step begins             | defenseStepStarting | "any"              | main-battle-shuffle               | 12000 |
        | a Damage Step begins              | damageStepStarting  | "any"              | main-battle-shuffle               | 12000 |
        | a card deals damage               | dealsDamage         | "any"              | main-battle-shuffle               | 12000 |
        | a card has dealt damage           | dealtDamage         | "any"              | main-battle-shuffle               | 12000 |
        | a player takes damage             | damageDealt         | "any"              | main-battle-shuffle               | 12000 |
        | a battle ends                     | battleEnding        | "any"              | main-battle-shuffle               | 12000 |
        | an attack is negated              | attackNegated       | "any"              | main-battle-negate-attack         | 12000 |
        | a card is used in a combo         | comboed             | "any"              | main-battle-combo-top             | 15000 |
        | the battle of a combo ends        | comboBattleEnding   | "any"              | main-battle-combo-top             | 12000 |
        | a card is played                  | played              | "any"              | main-battle-play-top              | 15000 |
        | a skill is activated              | skillActivated      | {"has":"activate"} | main-battle-shuffle               | 15000 |
        | a card is drawn                   | drew                | "any"              | main-battle-draw                  | 16000 |
        | a card leaves the life            | tookLife            | "any"              | main-battle-shuffle               | 12000 |
        | a card is added to the life       | addedToLife         | "any"              | main-battle-top-to-life           | 15000 |
        | a card is added to the hand       | addedToHand         | "any"              | main-battle-top-to-hand           | 17000 |
        | a card is placed as energy        | placedAsEnergy      | "any"              | main-battle-top-to-energy         | 15000 |
        | a card is placed in the Drop Area | dropped             | "any"              | main-battle-mill                  | 15000 |
        | a card is sent to the Warp        | warped              | "any"              | main-battle-top-to-warp           | 15000 |
        | a card is KO-ed                   | koed                | "any"              | main-battle-token-koed            | 15000 |
        | a card leaves the Battle Area     | removed             | "any"              | main-battle-token-koed            | 15000 |
        | a card is switched to Rest Mode   | rested              | {"token":true}     | main-battle-token-rested-koed     | 15000 |
        | a card is switched to Active Mode | setActive           | {"token":true}     | main-battle-token-set-active-koed | 15000 |

    Scenario Outline: A skill that says "when <what>" in one player's turns counts the Extra Cards of both hands
      Given "Ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "any", "subject": <subject>}, "if": {"turn": "you"}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And "Foe ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "any", "subject": <subject>}, "if": {"turn": "opponent"}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Ear"
      And player B has the active Battle Card "Foe ear"
      And player A has "E1" (probe "extra-draw"), "E2" (probe "extra-draw") and "E3" (probe "extra-battle-power") in the hand
      And player B has "F1" (probe "extra-battle-power") and "F2" (probe "extra-draw") in the hand
      When player A activates "E1"
      And player A activates "E2"
      And player A attacks "B leader" with "A leader"
      And player B activates "F1"
      And player A ends the turn
      And player B activates "F2"
      And player B attacks "A leader" with "B leader"
      And player A activates "E3"
      Then "Ear" has <power> power
      And "Foe ear" has <power> power

      Examples:
        | what                       | event          | subject | power |
        | an Extra Card is activated | extraActivated | "any"   | 13000 |

    Scenario Outline: A skill that says "when <what>" in one player's turns counts both players' [Counter] skills
      Given "Ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "any", "subject": <subject>}, "if": {"turn": "you"}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And "Foe ear" has this data:
        """
        {"category": "battle",
          "abilities": [{"type": "auto", "when": {"event": "<event>", "player": "any", "subject": <subject>}, "if": {"turn": "opponent"}, "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "game", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Ear"
      And player B has the active Battle Card "Foe ear"
      And player A has "Q1" (probe "counter-counter-negate") and "P2" (probe "counter-attack-negate") in the hand
      And player B has "P1" (probe "counter-attack-negate") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "P1"
      And player A counters with "Q1"
      And player A ends the turn
      And player B attacks "A leader" with "B leader"
      And player A counters with "P2"
      Then "Ear" has <power> power
      And "Foe ear" has <power> power

      Examples:
        | what                     | event            | subject | power |
        | a [Counter] is activated | counterActivated | "any"   | 12000 |

    Scenario Outline: After both Leaders awaken in player A's turn, a card counting awakenings <whose> has <power> power
      Given player A has the active Battle Card "Ear" (probe "<own>")
      And player B has the active Battle Card "Foe ear" (probe "<foe>")
      And player A's Leader is "Captain" (probe "leader-awakens-at-4")
      And player B's Leader is "Rival" (probe "leader-awakens-at-4")
      And player A has 4 cards in the Life Area
      And player B has 4 cards in the Life Area
      When player A activates "Captain"
      And player A attacks "Rival" with "Captain"
      And player B activates "Rival"
      Then "Ear" has <power> power
      And "Foe ear" has <power> power

      Examples:
        | whose                | own                       | foe                       | power |
        | of one player        | own-awakens-power         | foe-awakens-power         | 11000 |
        | in the turns of one  | awakens-in-own-turn-power | awakens-in-foe-turn-power | 12000 |

    Scenario Outline: After both Leaders awaken in player B's turn, a card counting awakenings <whose> has <power> power
      Given player A has the active Battle Card "Ear" (probe "<own>")
      And player B has the active Battle Card "Foe ear" (probe "<foe>")
      And player A's Leader is "Captain" (probe "leader-awakens-at-4")
      And player B's Leader is "Rival" (probe "leader-awakens-at-4")
      And player A has 4 cards in the Life Area
      And player B has 4 cards in the Life Area
      When player A ends the turn
      And player B activates "Rival"
      And player B attacks "Captain" with "Rival"
      And player A activates "Captain"
      Then "Ear" has <power> power
      And "Foe ear" has <power> power
      And "Captain" shows its back side

      Examples:
        | whose                | own                       | foe                       | power |
        | of one player        | own-awakens-power         | foe-awakens-power         | 11000 |
        | in the turns of one  | awakens-in-own-turn-power | awakens-in-foe-turn-power | 10000 |
