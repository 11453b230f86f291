@DBS
Feature: What the publisher has answered: attacks and battles
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: What an attack triggers

    # answers: SD1-001#1, BT1-001#1, BT1-002#2
    @DBS-8-1-5
    Scenario: May a player decline to draw when their card's attack triggers "draw 1 card"? No, the card is drawn without asking
      Given player A's Leader is "Boss" (probe "leader-attack-draw")
      When player A attacks "B leader" with "Boss"
      Then player A is not asked to accept the offer
      And player A's hand holds 1 card

    # answers: BT1-001#2
    @DBS-8-5-2-5 @DBS-10-11-5
    Scenario Outline: Does an attack with <first>, the first of two, use up a [Once per turn] skill for strong attackers? Yes, so it draws <drawn> in all
      Given "Boss" has this data:
        """
        {"category":"leader","back":null,"power":10000,
         "abilities":[{"type":"auto","oncePerTurn":true,"when":{"event":"attackDeclared","player":"you","subject":{"category":"battle"}},
           "effect":[{"do":"if","condition":{"value":"power","of":{"subject":true},"min":15000},"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A's Leader is "Boss"
      And player A has the active Battle Card "Weak" with 10000 power
      And player A has the active Battle Card "Strong" with 15000 power
      When player A attacks "B leader" with "<first>"
      And player A attacks "B leader" with "<second>"
      Then player A's hand holds <drawn> cards
      And the event "skill activated" happened exactly 1 time to "Boss"
      And "Weak" and "Strong" are rested

      Examples:
        | first  | second | drawn |
        | Weak   | Strong | 0     |
        | Strong | Weak   | 1     |

    # answers: BT1-001#3
    @DBS-4-5-3-2
    Scenario Outline: Does a player choose which of two skills of one attack comes first? Yes, and with <first> first the number of cards drawn is <drawn>
      Given "Boss" has this data:
        """
        {"category":"leader","back":null,"power":10000, "abilities":[{"type":"auto","when":{"event":"attackDeclared","player":"you","subject":{"category":"battle"}},
           "effect":[{"do":"if","condition":{"value":"power","of":{"subject":true},"min":15000},"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A's Leader is "Boss"
      And player A has the active Battle Card "Climber" (probe "attack-strengthens-for-battle")
      When player A attacks "B leader" with "Climber"
      And player A lets "<first>"'s ability come first
      Then player A's hand holds <drawn> cards
      And "Climber" is rested

      Examples:
        | first   | drawn |
        | Climber | 1     |
        | Boss    | 0     |

    # answers: BT1-002#1
    @DBS-7-1
    Scenario Outline: Can a player attack a card of their own that is <state>? No, neither a Battle Card nor the Leader Card
      Given player A has the active Battle Card "Striker" with 10000 power
      And player A has the <state> Battle Card "Mate" with 5000 power
      When player A tries to attack "Mate" with "Striker"
      Then that is refused
      When player A tries to attack "A leader" with "Striker"
      Then that is refused
      When player A attacks "B leader" with "Striker"
      Then "Striker" is rested

      Examples:
        | state  |
        | active |
        | rested |

    # answers: BT1-003#1, MANUAL4#22-4-4
    @DBS-10-4-2
    Scenario: Where does the attack go when [Blocker] is negated? Back to the card that was attacked first, and the [Blocker] stays rested
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player B has the rested Battle Card "Prey" with 5000 power
      And player A has "No" (probe "extra-battle-negates-blocker") and "Spare" in the hand
      When player A attacks "Prey" with "A leader"
      And player B lets "Wall" block
      And player A activates "No"
      And player A is asked to act in the Offence Step
      Then "Prey" is being attacked
      When player A is asked to act
      Then "Prey" is in player B's Drop Area
      And "Wall" is in player B's Battle Area
      And "Wall" is rested

    # answers: SD2-02#1
    @DBS-8-8-1-2 @reading
    Scenario: Does a card that its own attack skill brings to 40000 power gain [Triple Strike] for that power? Yes, it deals 3 damage
      Given the ambiguous rule "Which power does an effect see that changes no number but asks for one?" is answered "the power after effects that change numbers"
      And "Giant" has this data:
        """
        {"category":"battle","energyCost":2,"comboPower":5000,"comboCost":0,"power":35000,
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"modify","stat":"power","by":5000,"target":{"self":true},"until":"battle"}]},
           {"type":"permanent","if":{"value":"power","of":{"self":true},"min":40000},"effect":[{"do":"gain","ability":{"type":"keyword","keyword":"tripleStrike"},"target":{"self":true}}]}]}
        """
      And player A has the active Battle Card "Giant"
      When player A attacks "B leader" with "Giant"
      Then player B's Life Area holds 1 card

    # answers: SD2-03#1
    @DBS-7-2-1-2-1 @DBS-10-16-1
    Scenario: Can a card with [Barrier] be used in a combo? Yes, like any other card
      Given player A has the active Battle Card "Shielded" (probe "shielded")
      And player B has the active Battle Card "Shield" (probe "shielded")
      When player A attacks "B leader" with "A leader"
      And player A combos with "Shielded"
      And player B combos with "Shield"
      Then "Shielded" is in player A's Drop Area
      And "Shield" is in player B's Drop Area
      And player B's Life Area holds 3 cards
