@OP
Feature: Card texts: all names and types, numbers, simultaneous actions and declining
  Words of texts that no clause of the rulebook is about by itself, each on a card that is played; in brackets the official answers
  that a scenario retells on cards of our own.

  Rule: All names, types and attributes, and the size of the DON!! deck

    Scenario Outline: Does a Leader with all names, types and attributes count when a text asks for <asked>? Yes
      Given "Faceless" has this data:
        """
        {"category":"leader","life":5,"power":5000, "abilities":[{"type":"byRules","every":["name","type","attribute"]}]}
        """
      And "Seeker" has this data:
        """
        {"category":"character","power":3000,"cost":1,"text":"[Activate: Main] If you have such a card, draw 1 card.","abilities":[{"type":"activate",
         "effect":[{"do":"if","condition":{"all":[<conditions>]},"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A's Leader is "Faceless"
      And player A has the active Character "Seeker"
      When player A activates "Seeker"
      Then player A's hand holds <cards>

      # answers: OP15-064#1, OP15-072#1, EB02-012#1, EB02-033#1
      @OP-2-1-3
      Examples:
        | asked     | conditions                                                                                            | cards  |
        | two names | {"count":{"player":"you","name":"Anchor"},"min":1},{"count":{"player":"you","name":"Rudder"},"min":1} | 1 card |

      @OP-2-4-4
      Examples:
        | asked  | conditions                                                         | cards  |
        | a type | {"count":{"player":"you","zone":["leader"],"type":"Navy"},"min":1} | 1 card |

      @OP-2-5-7
      Examples:
        | asked        | conditions                                                                | cards  |
        | an attribute | {"count":{"player":"you","zone":["leader"],"attribute":"Wisdom"},"min":1} | 1 card |

    Scenario Outline: Does a Leader with all names and types count when a text asks for <card>? Yes
      Given "Faceless" has this data:
        """
        {"category":"leader","life":5,"power":5000, "abilities":[{"type":"byRules","every":["name","type"]}]}
        """
      And "Twin" has this data:
        """
        {"category":"character","power":3000,"cost":1,"types":["Crew"],"text":"[Activate: Main] If you have such a card other than this Character, draw 1 card.",
         "abilities":[{"type":"activate","effect":[{"do":"if","condition":{"count":{"player":"you","other":true,<asked>},"min":1},
         "then":[{"do":"draw","count":1}]}]}]}
        """
      And player A's Leader is "Faceless"
      And player A has the active Character "Twin"
      When player A activates "Twin"
      Then player A's hand holds 1 card

      # answers: RULES#56
      @OP-2-1-3
      Examples:
        | asked                                         | card                                    |
        | "name":"Twin"                                 | a card with the name Twin               |
        | "shares":{"word":"name","with":{"self":true}} | a card that shares a name with this one |

      # answers: RULES#57
      @OP-2-1-2-1 @OP-2-1-3
      Examples:
        | asked                 | card                              |
        | "nameContains":"Anch" | a card whose name includes "Anch" |

      # answers: RULES#58
      @OP-2-4-3-1 @OP-2-4-4
      Examples:
        | asked                | card                             |
        | "typeContains":"Cre" | a card whose type includes "Cre" |

      @OP-2-4-4
      Examples:
        | asked                                         | card                                    |
        | "shares":{"word":"type","with":{"self":true}} | a card that shares a type with this one |

    # answers: OP15-070#1, OP15-071#1
    @OP-4-9-2
    Scenario: Does a Leader with all names get the base power that all cards of a name get? Yes
      Given "Faceless" has this data:
        """
        {"category":"leader","life":5,"power":5000,"abilities":[{"type":"byRules","every":["name"]}]}
        """
      And "Beacon" has this data:
        """
        {"category":"character","abilities":[{"type":"permanent",
         "turn":"opponent","effect":[{"do":"modify","stat":"power","to":6000,"base":true,"target":{"all":{"player":"you",
         "zone":["leader","character"],"name":"Anchor"}}}]}]}
        """
      And player A's Leader is "Faceless"
      And player A has the active Character "Beacon"
      And player A has the active Character "Bystander" with 3000 power
      When player A ends the turn
      Then "Faceless" has 6000 power
      And "Bystander" has 3000 power

    @OP-5-1-2 @OP-5-2-1-1
    Scenario: How many DON!! cards does a deck have if the Leader says 6? Exactly 6, and neither ten nor five
      Given "Miser" has this data:
        """
        {"category":"leader","life":5,"power":5000,"abilities":[{"type":"byRules","donDeck":6}]}
        """
      And "Second miser" has this data:
        """
        {"category":"leader","life":5,"power":5000,"abilities":[{"type":"byRules","donDeck":6}]}
        """
      And a deck of 50 cards for player A with the Leader "Miser" and 6 DON!! cards
      And a deck of 50 cards for player B with the Leader "Second miser" and 5 DON!! cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2" and nothing else

    @OP-6-4-2
    Scenario: Can the cost area grow beyond six with a DON!! deck of six cards? No, the DON!! deck is then empty
      Given "Miser" has this data:
        """
        {"category":"leader","life":5,"power":5000,"abilities":[{"type":"byRules","donDeck":6}]}
        """
      And player B's Leader is "Miser"
      And player B has 5 active and 0 rested DON!! cards
      When player A ends the turn
      Then player B's cost area holds 6 active and 0 rested DON!! cards
      And player B's DON deck holds 0 cards

  Rule: What happens at one moment

    # answers: OP09-061#1
    @OP-8-1-3-1
    Scenario: Do DON!! cards returned one by one count as 2 returned at the same time? No
      Given "Ledger" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","turn":"your","oncePerTurn":true,"when":{"event":"donReturnedAtOnce","player":"you"},
         "effect":[{"do":"draw","count":1}]}]}
        """
      And "Toll" has this data:
        """
        {"category":"event","cost":0, "abilities":[{"type":"main","effect":[{"do":"returnDon","count":1},{"do":"returnDon","count":1}]}]}
        """
      And "Levy" has this data:
        """
        {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"returnDon","count":2}]}]}
        """
      And player A has the active Character "Ledger"
      And player A has "Toll" and "Levy" in the hand
      And player A has 4 active and 0 rested DON!! cards
      When player A plays "Toll"
      And player A returns "player A's DON!! card 1" to the DON!! deck
      And player A returns "player A's DON!! card 2" to the DON!! deck
      Then player A's hand holds 1 card
      When player A plays "Levy"
      And player A returns "player A's DON!! card 3" and "player A's DON!! card 4" to the DON!! deck
      Then player A's hand holds 1 card
      And the event "don returned at once" happened exactly 1 time

    # answers: OP09-061#2
    @OP-8-1-3-1 @OP-6-6-1-2
    Scenario: Do 3 DON!! cards returned at the end of the turn count as "3 or more"? Yes, and the effect activates once
      Given "Ledger" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","when":{"event":"donReturnedAtOnce","player":"you","atLeast":3},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Levy" has this data:
        """
        {"category":"event","cost":0, "abilities":[{"type":"main","effect":[{"do":"returnDon","count":2},{"do":"later","at":"endOfTurn","then":[{"do":"returnDon","count":3}]}]}]}
        """
      And player A has the active Character "Ledger"
      And player A has "Levy" in the hand
      And player A has 5 active and 0 rested DON!! cards
      When player A plays "Levy"
      And player A returns "player A's DON!! card 1" and "player A's DON!! card 2" to the DON!! deck
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 1 card

    @OP-4-6-2 @OP-4-6-2-1
    Scenario: Can an effect deal damage to both players at one moment? Yes, each takes their top Life card
      Given "Quake" has this data:
        """
        {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"damage","count":1,"player":"each"}]}]}
        """
      And player A has "Quake" in the hand
      And player A's Life cards are "Mine"
      And player B's Life cards are "Theirs"
      When player A plays "Quake"
      Then "Mine" is in player A's hand
      And "Theirs" is in player B's hand

    @OP-4-6-2 @OP-1-2-1 @OP-9-2-1
    Scenario: Who wins if both players take 1 damage and only one has no Life? The other, who then takes nothing
      Given "Quake" has this data:
        """
        {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"damage","count":1,"player":"each"}]}]}
        """
      And player A has "Quake" in the hand
      And player A has 1 Life card
      And player B has 0 Life cards
      When player A plays "Quake"
      Then player A wins the game
      And player A's Life area holds 1 card

    @OP-1-2-1 @OP-9-2-1 @reading
    Scenario Outline: What happens if both players take damage with no Life? By the chosen ruling, <outcome>
      Given the ambiguous rule "Who wins when both players lose at the same moment?" is answered "<choice>"
      And "Quake" has this data:
        """
        {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"damage","count":1,"player":"each"}]}]}
        """
      And player A has "Quake" in the hand
      And player A has 0 Life cards
      And player B has 0 Life cards
      When player A plays "Quake"
      Then <outcome>

      Examples:
        | choice                          | outcome                |
        | nobody, the game is a draw      | the game is a draw     |
        | the opponent of the turn player | player B wins the game |

    # answers: OP05-098#2
    @OP-8-1-3-1
    Scenario: Has the number of Life cards become 0 if the [Trigger] of the last one adds a card to Life? Yes
      Given "Vow" has this data:
        """
        {"category":"character","abilities":[{"type":"auto",
         "when":{"event":"lifeEmptied","player":"you"},"effect":[{"do":"draw","count":2}]}]}
        """
      And "Heir" has this data:
        """
        {"category":"event","abilities":[{"type":"trigger","effect":[{"do":"move",
         "target":{"all":{"player":"you","zone":["deck"],"top":1}},"to":"life","place":"top"}]}]}
        """
      And player B has the active Character "Vow"
      And player B's Life cards are "First" and "Heir"
      And player A has the active Character "Second striker" with 9000 power
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Second striker"
      And player B activates the Trigger
      Then player B's Life area holds 1 card
      And player B's hand holds 3 cards
      And the event "life emptied" happened exactly 1 time

  Rule: What a player may decline, and what not

    # answers: OP15-059#1
    @OP-8-1-4-1 @OP-4-10-1
    Scenario Outline: How many cards do you draw when the opponent "may return" an active DON!! card and <answers>? You draw <cards>
      Given "Toll" has this data:
        """
        {"category":"event","cost":0,"text":"[Main] Your opponent may return 1 of their active DON!! cards. If they do not, draw 2 cards.","abilities":[{"type":"main",
         "effect":[{"do":"ifYouDo","first":[{"do":"may","by":"opponent","then":[{"do":"move","to":"donDeck","target":{"choose":{"from":{"player":"opponent",
         "zone":["cost"],"state":"active"},"count":1,"by":"opponent"}}}]}],"else":[{"do":"draw","count":2}]}]}]}
        """
      And player A has "Toll" in the hand
      And player B has <active> active and <rested> rested DON!! cards
      When player A plays "Toll"
      And player B <answers>
      Then player A's hand holds <cards>
      And player B's cost area holds <left> active and <rested> rested DON!! cards

      Examples:
        | active | rested | answers                         | cards   | left |
        | 1      | 1      | accepts the offer of the effect | 0 cards | 0    |
        | 1      | 1      | declines                        | 2 cards | 1    |

    @OP-8-1-4-1 @OP-4-10-1 @OP-1-3-2
    Scenario: Can an opponent without an active DON!! card return a rested one to avoid "if they do not"? No
      Given "Toll" has this data:
        """
        {"category":"event","cost":0,"text":"[Main] Your opponent may return 1 of their active DON!! cards. If they do, they draw 1 card. If they do not, draw 2 cards.",
         "abilities":[{"type":"main","effect":[{"do":"ifYouDo","first":[{"do":"may","by":"opponent","then":[{"do":"move","to":"donDeck",
         "target":{"choose":{"from":{"player":"opponent","zone":["cost"],"state":"active"},"count":1,"by":"opponent"}}}]}],
         "then":[{"do":"draw","count":1,"player":"opponent"}],"else":[{"do":"draw","count":2}]}]}]}
        """
      And player A has "Toll" in the hand
      And player B has 0 active and 2 rested DON!! cards
      When player A plays "Toll"
      Then player A's hand holds 2 cards
      And player B's hand holds 0 cards
      And player B's cost area holds 0 active and 2 rested DON!! cards

    @OP-10-1-5-3
    Scenario Outline: What becomes of a [Trigger] card with "you may" if its player <deed>? It ends in the <area>
      Given "Bargain" has this data:
        """
        {"category":"character","abilities":[{"type":"trigger","may":true,
         "cost":[{"do":"discard","count":1}],"effect":[{"do":"play","target":{"self":true}}]}]}
        """
      And player B's Life cards are "Bargain" and "Rest"
      And player B has "Coin" in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      And player B <deed>
      Then "Bargain" is in player B's <area>
      And "Coin" is in player B's <other>

      Examples:
        | deed                            | area           | other |
        | accepts the offer of the effect | Character area | trash |
        | declines                        | trash          | hand  |

    # answers: OP10-118#1
    @OP-10-2-13-1
    Scenario: Is a player asked whether to use "[Once Per Turn] cannot be K.O.'d"? No, it applies to the first K.O. of the turn
      Given "Sturdy" has this data:
        """
        {"category":"character","abilities":[{"type":"instead","oncePerTurn":true,
         "when":{"event":"koed","by":{"cause":"effect","player":"opponent"}},"effect":[]}]}
        """
      And player B has the active Character "Sturdy"
      And player A has "Storm" (probe "event-ko-all") and "Second storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      Then "Sturdy" is in player B's Character area
      When player A plays "Second storm"
      Then "Sturdy" is in player B's trash

    @OP-8-4-4
    Scenario: Can an effect choose one Character and do something to the others? Yes, the chosen one is spared
      Given "Favour" has this data:
        """
        {"category":"event","cost":0,"text":"[Main] Choose 1 of your opponent's Characters. Then, K.O. the others.","abilities":[{"type":"main","effect":[
         {"do":"choose","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}},
         {"do":"ko","target":{"all":{"player":"opponent","zone":["character"],"chosen":false}}}]}]}
        """
      And player A has "Favour" in the hand
      And player B has the active Character "One"
      And player B has the rested Character "Two"
      When player A plays "Favour"
      And player A chooses "Two"
      Then "Two" is rested
      And "One" is in player B's trash

  Rule: Who causes an effect, when it works and for how much

    @OP-8-1-3-1
    Scenario: Does "plays a Character with a Character's effect" include a [Trigger] or a play from the hand? No
      Given "Herald" has this data:
        """
        {"category":"character","abilities":[{"type":"auto","when":{"event":"played",
         "player":"opponent","subject":"any","by":{"cause":"effect","effectOf":"character"}},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Leaper" has this data:
        """
        {"category":"character","abilities":[{"type":"trigger","effect":[{"do":"play","target":{"self":true}}]}]}
        """
      And "Caller" has this data:
        """
        {"category":"character","power":3000,"cost":1,"abilities":[{"type":"auto","when":{"event":"played"},
         "effect":[{"do":"play","target":{"choose":{"from":{"player":"you","zone":["hand"],"category":"character","stat":{"cost":{"min":2,"max":2}}},"count":1}}}]}]}
        """
      And player A has the active Character "Herald"
      And player B's Life cards are "Leaper" and "Rest"
      And player B has "Caller" and "Friend" in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Leaper" is in player B's Character area
      And player A's hand holds 0 cards
      When player A ends the turn
      And player B plays "Caller"
      And player B chooses "Friend"
      Then "Friend" is in player B's Character area
      And player A's hand holds 1 card

    @OP-8-1-3-1
    Scenario Outline: Does "K.O.'d by a <card>'s effect" include another card's effect? No, only the effect of a <card>
      Given "Mourner" has this data:
        """
        {"category":"character","abilities":[{"type":"auto","when":{"event":"koed",
         "player":"you","subject":"any","by":{"cause":"effect","effectOf":"<card>"}},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Axe" has this data:
        """
        {"category":"<card>","abilities":[{"type":"<type>","effect":[{"do":"ko","target":{"choose":
         {"from":{"player":"opponent","zone":["character"],"stat":{"cost":{"min":5}}},"count":1}}}]}]}
        """
      And "Knife" has this data:
        """
        {"category":"character","power":3000,"cost":0,"abilities":[{"type":"auto","when":{"event":"played"},
         "effect":[{"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"],"stat":{"cost":{"min":4,"max":4}}},"count":1}}}]}]}
        """
      And "Lumber" is a Character of cost 5 with 1000 power
      And "Twig" is a Character of cost 4 with 1000 power
      And player B has the active Character "Mourner"
      And player B has the active Character "Lumber"
      And player B has the active Character "Twig"
      And player A has "Knife" in the hand
      And <placed>
      When player A plays "Knife"
      Then "Twig" is in player B's trash
      And player B's hand holds 0 cards
      When player A activates "Axe"
      Then "Lumber" is in player B's trash
      And player B's hand holds 1 card

      Examples:
        | card   | type     | placed                              |
        | leader | activate | player A's Leader is "Axe"          |
        | stage  | activate | player A has the active Stage "Axe" |
        | event  | main     | player A has "Axe" in the hand      |

    @OP-8-1-3-1
    Scenario: Does "plays a Character from their hand" include a play from the trash? No
      Given "Herald" has this data:
        """
        {"category":"character","abilities":[{"type":"auto","when":{"event":"played",
         "player":"opponent","subject":{"category":"character"},"from":["hand"]},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Return" has this data:
        """
        {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"play","target":{"choose":{"from":
         {"player":"you","zone":["trash"],"category":"character"},"count":1}}}]}]}
        """
      And player B has the active Character "Herald"
      And player A has "Return" and "Recruit" in the hand
      And player A has "Veteran" in the trash
      When player A plays "Return"
      Then "Veteran" is in player A's Character area
      And player B's hand holds 0 cards
      When player A plays "Recruit"
      Then player B's hand holds 1 card

    @OP-3-7-5 @OP-1-3-1
    Scenario: Are Characters that "are played rested" rested even if another effect plays them active? Yes
      Given "Mire" has this data:
        """
        {"category":"character","abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"playActive",
         "target":{"all":{"player":"opponent","zone":["hand","trash"],"category":"character"}}}]}]}
        """
      And "Return" has this data:
        """
        {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"play","state":"active","target":{"choose":
         {"from":{"player":"you","zone":["trash"],"category":"character"},"count":1}}}]}]}
        """
      And player B has the active Character "Mire"
      And player A has "Return" and "Recruit" in the hand
      And player A has "Veteran" in the trash
      And player B has "Own" in the hand
      When player A plays "Recruit"
      Then "Recruit" is rested
      When player A plays "Return"
      Then "Veteran" is rested
      When player A ends the turn
      And player B plays "Own"
      Then "Own" is active

    @OP-8-4-1-1
    Scenario Outline: Can an effect "in your second turn or later" be used in turn <turn> of the game? No, that is its player's first turn
      Given "Patience" has this data:
        """
        {"category":"character","abilities":[{"type":"activate",
         "if":{"value":"turns","of":"you","min":2},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Patience"
      And it is turn <turn> of the game
      When player A tries to activate "Patience"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A activates "Patience"
      Then player A's hand holds 2 cards

      Examples:
        | turn |
        | 1    |
        | 2    |

    # answers: OP02-025#3
    @OP-2-7-1 @OP-4-7-1
    Scenario: Does "pay 2 DON!! cards less" for the next Character change its cost? No, and it counts for that Character only
      Given "Signal" has this data:
        """
        {"category":"event","cost":0,
         "abilities":[{"type":"main","effect":[{"do":"gain","until":"turn","orUntil":{"event":"played","player":"you","subject":{"type":"Navy"},"from":["hand"]},
         "target":{"all":{"player":"you","zone":["leader"]}},"ability":{"type":"permanent","effect":[{"do":"modify","stat":"payment","by":-2,
         "target":{"all":{"player":"you","zone":["hand"],"type":"Navy","category":"character"}}}]}}]}]}
        """
      And "First" is a Character of cost 3 with 3000 power
      And "First" is of the type "Navy"
      And "Second" is a Character of cost 3 with 3000 power
      And "Second" is of the type "Navy"
      And "Small" is a Character of cost 2 with 1000 power
      And player A has "Signal", "First", "Second", "Small" and "Herald" (probe "on-play-play-cost-2") in the hand
      And player A has 4 active and 0 rested DON!! cards
      When player A plays "Signal"
      Then "First" has a cost of 3
      When player A plays "Herald"
      And player A tries to choose "First"
      Then that is refused
      When player A plays "First"
      Then player A's cost area holds 2 active and 2 rested DON!! cards
      And "First" has a cost of 3
      When player A tries to play "Second"
      Then that is refused

    @OP-4-4-2
    Scenario: Which DON!! card does an effect give if it names no state? An active or a rested one of the cost area, as its player chooses
      Given "Quartermaster" has this data:
        """
        {"category":"character","power":3000,"cost":1,"abilities":[{"type":"auto","when":{"event":"played"},
         "effect":[{"do":"giveDon","count":1,"state":"any","target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And "Steward" has this data:
        """
        {"category":"character","power":3000,"cost":0,"abilities":[{"type":"auto","when":{"event":"played"},
         "effect":[{"do":"giveDon","count":1,"state":"active","target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has "Quartermaster" and "Steward" in the hand
      And player A has 2 active and 1 rested DON!! cards
      When player A plays "Quartermaster"
      And player A chooses "player A's DON!! card 3"
      Then player A's cost area holds 1 active and 1 rested DON!! cards
      And "A leader" has 1 DON!! card under it
      When player A plays "Steward"
      Then player A's cost area holds 0 active and 1 rested DON!! cards
      And "A leader" has 2 DON!! cards under it

    # answers: ST10-016#1
    @OP-6-6-1-2
    Scenario: Until when does "until the end of your next turn" last from a [Trigger] on the opponent's turn? The end of the turn after that
      Given "Resolve" has this data:
        """
        {"category":"character","abilities":[{"type":"trigger","effect":[{"do":"modify","stat":"power",
         "by":1000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"endOfYourNextTurn"}]}]}
        """
      And player B's Life cards are "Resolve" and "Rest"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "B leader" has 6000 power
      When player A ends the turn
      Then "B leader" has 6000 power
      When player B ends the turn
      Then "B leader" has 5000 power

    @OP-6-6-1-2
    Scenario: Does "until the end of your next turn" end with this turn if it is your own? No, it ends with your turn after it
      Given "Plan" has this data:
        """
        {"category":"event","cost":0,"abilities":[{"type":"main","effect":[{"do":"modify","stat":"power",
         "by":1000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"endOfYourNextTurn"}]}]}
        """
      And player A has "Plan" in the hand
      When player A plays "Plan"
      And player A ends the turn
      Then "A leader" has 6000 power
      When player B ends the turn
      Then "A leader" has 6000 power
      When player A ends the turn
      Then "A leader" has 5000 power

    @OP-7-1-5-2
    Scenario: Does "a battle in which this Character battles" include battles of other cards? No
      Given "Veteran" has this data:
        """
        {"category":"character","cost":2,"power":9000,"abilities":[{"type":"auto","when":{"event":"battleEnded",
         "subject":"any"},"if":{"count":{"other":false,"inBattle":true},"min":1},"effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the rested Character "Veteran"
      And player B has the rested Character "Companion" with 9000 power
      And player A has the active Character "Striker"
      When player A attacks "Companion" with "A leader"
      Then player B's hand holds 0 cards
      When player A attacks "Veteran" with "Striker"
      Then player B's hand holds 1 card
