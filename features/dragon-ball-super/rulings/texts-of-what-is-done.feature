@DBS
Feature: What texts do at once, and in which turn of the text

  Rule: Drawing, turning and revealing cards

    @DBS-4-9-3
    Scenario Outline: How many cards does each player draw for "<text>"? Player A <A> and player B <B>
      Given "Supply" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"draw","count":2,"player":"<who>"}]}]}
        """
      And player A has "Supply" in the hand
      When player A activates "Supply"
      Then player A's hand holds <A> cards
      And player B's hand holds <B> cards

      Examples:
        | who      | text                       | A | B |
        | you      | Draw 2 cards               | 2 | 0 |
        | opponent | Your opponent draws 2 cards | 0 | 2 |

    @DBS-3-9-2
    Scenario: Can a text add a card to the life face up and turn another face down? Yes, the opponent then sees only the first
      Given "Oath" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"turn","target":{"all":{"player":"you","zone":["life"],"face":"up"}},
         "face":"down"},{"do":"move","target":{"choose":{"from":{"player":"you","zone":["hand"],"category":"battle"},"count":1}},"to":"life",
         "face":"up"}]}]}
        """
      And player A has "Known" face up in the Life Area
      And player A has "Oath" and "Pledge" in the hand
      When player A activates "Oath"
      And player A chooses "Pledge"
      Then player B sees "Pledge" in player A's Life Area
      And player B does not see "Known"

    @DBS-11-2-1
    Scenario: How long is a card revealed that a skill reveals? Until the skill has been resolved
      Given "Boast" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"reveal","target":{"choose":{"from":{"player":"you","zone":["hand"]},
         "count":1}}},{"do":"may","by":"opponent","then":[{"do":"discard","count":1,"player":"opponent"}]}]}]}
        """
      And player A has "Boast", "Pride" and "Secret" in the hand
      And player B has "Spare" in the hand
      When player A activates "Boast"
      And player A chooses "Pride"
      And player B is asked to accept the offer
      Then player B sees "Pride" in player A's hand
      And player B does not see "Secret"
      When player B accepts the offer of the effect
      Then "Spare" is in player B's Drop Area
      And player B does not see "Pride"

  Rule: Conditions, choices and repetition

    @DBS-8-7-1
    Scenario Outline: If a skill says "your opponent may draw 1 card" and player B <does>, who discards a card? Here <who>
      Given "Offer" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"ifYouDo","first":[{"do":"may","by":"opponent",
         "then":[{"do":"draw","count":1,"player":"opponent"}]}],"then":[{"do":"draw","count":2}],
         "else":[{"do":"discard","count":1,"player":"opponent"}]}]}]}
        """
      And player A has "Offer" in the hand
      And player B has "Spare" in the hand
      When player A activates "Offer"
      And player B <does>
      Then player A's hand holds <A> cards
      And player B's hand holds <B> cards

      Examples:
        | who       | does                           | A | B |
        | nobody    | accepts the offer of the effect | 2 | 2 |
        | player B  | declines                       | 0 | 0 |

    @DBS-8-7-1
    Scenario Outline: How many cards are dropped for "discard 1, if they do not, drop 2 of the deck" with <cards> in the hand? <dropped>
      Given "Levy" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"ifYouDo","first":[{"do":"discard","count":1,"player":"opponent"}],
         "else":[{"do":"mill","count":2,"player":"opponent"}]}]}]}
        """
      And player A has "Levy" in the hand
      And player B has <cards> in the hand
      When player A activates "Levy"
      Then player B's hand holds 0 cards
      And player B's Drop Area holds <dropped> cards

      Examples:
        | cards   | dropped |
        | 1 card  | 1       |
        | 0 cards | 2       |

    @DBS-8-3-3
    Scenario Outline: How many cards does a player with <life> life draw for "3 or less life: draw 2, otherwise draw 1"? <drawn>
      Given "Fork" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"if","condition":{"value":"life","of":"you","max":3},
         "then":[{"do":"draw","count":2}],"else":[{"do":"draw","count":1}]}]}]}
        """
      And player A has "Fork" in the hand
      And player A has <life> cards in the Life Area
      When player A activates "Fork"
      Then player A's hand holds <drawn> cards
      And "Fork" is in player A's Drop Area

      Examples:
        | life | drawn |
        | 3    | 2     |
        | 4    | 1     |

    @DBS-10-27-1
    Scenario: Can a text let the opponent choose one of several effects? Yes, and only the chosen effect happens
      Given "Dilemma" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"chooseOne","by":"opponent","modes":[[{"do":"draw","count":2}],
         [{"do":"discard","count":1,"player":"opponent"}]]}]}]}
        """
      And player A has "Dilemma" in the hand
      And player B has "Spare" in the hand
      When player A activates "Dilemma"
      And player B takes choice 2 of the effect
      Then "Spare" is in player B's Drop Area
      And player A's hand holds 0 cards
      And "Dilemma" is in player A's Drop Area

    @DBS-8-7-1
    Scenario: Can a text repeat an effect for each card that it counts? Yes, two rested Battle Cards rest two of the opponent's
      Given "Volley" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"repeat","times":{"count":{"player":"you","zone":["battle"],
         "state":"rested"}},"then":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"opponent","zone":["battle"],
         "state":"active"},"count":1}}}]}]}]}
        """
      And player A has "Volley" in the hand
      And player A has the rested Battle Card "One"
      And player A has the rested Battle Card "Two"
      And player B has the active Battle Card "Left"
      And player B has the active Battle Card "Middle"
      And player B has the active Battle Card "Right"
      When player A activates "Volley"
      And player A chooses "Right"
      And player A chooses "Left"
      Then "Right" and "Left" are rested
      And "Middle" is active

    @DBS-1-2-6
    Scenario: Can an effect make the opponent win the game? Yes, the opponent of its player wins
      Given "Surrender" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"winGame","player":"opponent"}]}]}
        """
      And player A has "Surrender" in the hand
      When player A activates "Surrender"
      Then "Surrender" is in player A's Drop Area
      And player B wins the game

    @DBS-8-7-1
    Scenario: Can a text refer again to cards that it has moved? Yes, it counts the cards it sent to the Warp and then plays them
      Given "Detour" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"named","as":"sent","then":[{"do":"move","to":"warp",
         "target":{"choose":{"from":{"player":"you","zone":["battle"]},"count":2,"upTo":true}}}]},{"do":"modify","stat":"power",
         "by":{"result":"sent","times":-5000},"target":{"choose":{"from":{"player":"opponent","zone":["battle"]},"count":1}},"until":"turn"},
         {"do":"play","target":{"result":"sent"},"state":"rested"}]}]}
        """
      And player A has "Detour" in the hand
      And player A has the active Battle Card "One"
      And player A has the active Battle Card "Two"
      And player A has the active Battle Card "Stays"
      And player B has the active Battle Card "Foe" with 20000 power
      And player B has the active Battle Card "Other foe" with 20000 power
      When player A activates "Detour"
      And player A chooses "One" and "Two"
      And player A chooses "Foe"
      Then "Foe" has 10000 power
      And "One" and "Two" are rested
      And "Stays" is active

  Rule: Damage, battles, turns, Leader Cards, tokens and costs

    @DBS-4-10-2-2
    Scenario Outline: How much life do the players with 4 life have after 2 damage to <text>? Player A <A> and player B <B>
      Given "Blast" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"damage","count":2,"player":"<who>"}]}]}
        """
      And player A has "Blast" in the hand
      When player A activates "Blast"
      Then player A's Life Area holds <A> cards
      And player B's Life Area holds <B> cards
      And player A's hand holds <takes> cards

      Examples:
        | who      | text          | A | B | takes |
        | you      | yourself      | 2 | 4 | 2     |
        | opponent | your opponent | 4 | 2 | 0     |
        | each     | each player   | 2 | 2 | 2     |

    @DBS-7-1
    Scenario: Can a [Counter] redirect the attack to another card? Yes, that card is attacked instead of the Leader
      Given "Feint" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"counter","keyword":"counterAttack","effect":[{"do":"redirect",
         "target":{"choose":{"from":{"player":"you","zone":["battle"]},"count":1}}}]}]}
        """
      And player B has "Feint" in the hand
      And player B has the active Battle Card "Decoy"
      And player B has the active Battle Card "Mate"
      When player A attacks "B leader" with "A leader"
      And player B counters with "Feint"
      And player B chooses "Decoy"
      Then "Decoy" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    @DBS-6-4-1-3
    Scenario: Can a card give its player another turn? Yes, one more turn, and then the opponent has theirs
      Given "Again" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"extraTurn"}]}]}
        """
      And player A has "Again" in the hand
      When player A activates "Again"
      And player A ends the turn
      Then it is now player A's Main Phase
      And turn 6 of the game has come
      When player A ends the turn
      Then it is now player B's Main Phase

    @DBS-2-3-2-1-2 @DBS-2-3-2-1-3
    Scenario: Can a text turn a Leader Card over without [Awaken]? Yes, to its back or to its front
      Given "Turn" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"turnOver","target":{"all":{"player":"you","zone":["leader"]}},
         "side":"back"},{"do":"turnOver","target":{"all":{"player":"opponent","zone":["leader"]}},"side":"front"}]}]}
        """
      And player A has "Turn" in the hand
      And "Rival" has this data:
        """
        {"category":"leader","colors":["red"],"power":10000,"back":{"name":"Rival, roused","colors":["red"],"power":15000}}
        """
      And player B's Leader is "Rival"
      And "Rival" lies with its back side up
      When player A activates "Turn"
      Then "A leader" shows its back side
      And "A leader" has 15000 power
      And "Rival" shows its front side
      And "Rival" has 10000 power

    @DBS-7-4-1-8
    Scenario: When is an effect carried out that is put off until the end of the battle? At the end of that battle, and not before
      Given "Sting" has this data:
        """
        {"category":"battle","energyCost":2,"power":15000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"later","at":"endOfBattle","target":{"self":true},
         "then":[{"do":"draw","count":1},{"do":"move","target":{"chosen":true},"to":"warp"}]}]}]}
        """
      And player A has the active Battle Card "Sting"
      And player B has the rested Battle Card "Prey"
      And player B has the active Battle Card "Wall" (probe "cannot-be-koed")
      And player A has "Spare" in the hand
      When player A attacks "Prey" with "Sting"
      And player A is asked to act in the Offence Step
      Then "Sting" is in player A's Battle Area
      When player A is asked to act
      Then "Sting" is in player A's Warp
      And player A's hand holds 2 cards

    @DBS-10-18-4
    Scenario: Can a token have an era? Yes, and a skill for cards of that era affects it
      Given "Cradle" has this data:
        """
        {"category":"extra","energyCost":1,
         "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"createToken","token":{"name":"Wisp","power":5000,"era":"Dawn Saga"}}]}]}
        """
      And player A has "Cradle" and "Sleep" (probe "rest-dawns") in the hand
      And player A has the active Battle Card "Mate"
      And "Wisp#1" will be created
      When player A activates "Cradle"
      And player A activates "Sleep"
      Then "Wisp#1" is rested
      And "Mate" is active

    @DBS-8-4-2-4
    Scenario Outline: Which energy pays for a <color> sphere in a skill cost? Only <color> energy
      Given "Flame" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"activate","timings":["main"],"cost":[{"do":"restEnergy","count":1,"specified":{"<color>":1}}],
         "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Battle Card "Flame"
      And "Right" has the colour "<color>"
      And "Wrong" has the colour "blue"
      And player A has the active energy "Wrong"
      And player A has the active energy "Right"
      When player A activates "Flame"
      Then "Right" is rested
      And "Wrong" is active
      And player A's hand holds 1 card
      When player A tries to activate "Flame"
      Then that is refused

      Examples:
        | color  |
        | red    |
        | green  |
        | yellow |
        | black  |
