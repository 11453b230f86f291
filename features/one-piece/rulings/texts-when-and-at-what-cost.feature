@OP
Feature: Card texts: timing, conditions and costs
  Timings, conditions and costs that no clause of the rulebook is about by itself, each on a card that is played: what it does is
  what it says.

  Rule: What activates an effect, and what the effect looks back at

    @OP-8-1-3-1
    Scenario: Does "when this Character's attack deals damage" include another card's attack? No
      Given "Raider" has this data:
        """
        {"category":"character","cost":2,"power":6000,"text":"When this Character's attack deals damage to your opponent's Leader, draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"damageDealt","player":"opponent","subject":"any","by":{"cause":"battle","self":true}},
         "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Raider"
      And player A has the active Character "Fellow" with 6000 power
      When player A attacks "B leader" with "Fellow"
      Then player B's Life area holds 2 cards
      And player A's hand holds 0 cards
      When player A attacks "B leader" with "Raider"
      Then player B's Life area holds 1 card
      And player A's hand holds 1 card

    @OP-8-1-3-1 @OP-10-1-5-1
    Scenario: Does "when your opponent activates a [Trigger]" include a Life card without [Trigger]? No
      Given "Herald" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","when":{"event":"triggerActivated","player":"opponent","subject":"any"},"effect":[{"do":"draw",
         "count":2}]}]}
        """
      And player B's Life cards are "Plain" and "Snare" (probe "trigger-draw")
      And player A has the active Character "Herald"
      And player A has the active Character "Fellow" with 6000 power
      When player A attacks "B leader" with "Fellow"
      Then "Plain" is in player B's hand
      And player A's hand holds 0 cards
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Snare" is in player B's trash
      And player A's hand holds 2 cards

    @OP-8-1-3-1
    Scenario: Does "when a card is trashed from your hand by an effect" include a card trashed from the deck? No
      Given "Mourner" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","when":{"event":"trashed","player":"you","subject":"any","from":["hand"],"by":{"cause":"effect"}},
         "effect":[{"do":"draw","count":1}]}]}
        """
      And "Purge" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"discard","count":1},{"do":"mill","count":1}]}]}
        """
      And player A has the active Character "Mourner"
      And player A has "Purge" and "Spare" in the hand
      When player A plays "Purge"
      Then "Spare" is in player A's trash
      And player A's trash holds 3 cards
      And player A's hand holds 1 card

    @OP-8-1-3-1 @OP-8-4-5
    Scenario: Does "when a card is added to your Life cards" activate for the top card of the deck? Yes
      Given "Keeper" has this data:
        """
        {"category":"character","text":"When a card is added to your Life cards, this Character gains +2000 power during this turn.",
         "abilities":[{"type":"auto","when":{"event":"addedToLife","player":"you","subject":"any"},"effect":[{"do":"modify","stat":"power",
         "by":2000,"target":{"self":true}}]}]}
        """
      And player A has the active Character "Keeper"
      And player A has "Shelter" (probe "event-life-up") in the hand
      When player A plays "Shelter"
      Then player A's Life area holds 4 cards
      And "Keeper" has 5000 power

    @OP-8-1-3-1
    Scenario: Does "when you give a DON!! card in your Main Phase" include DON!! cards given by effects? No
      Given "Vain" has this data:
        """
        {"category":"character","text":"When you give a DON!! card to this Character in your Main Phase, draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"donGiven","subject":"self","by":{"cause":"rule"}},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Present" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"giveDon","count":1,"target":{"choose":{"from":{"player":"you","zone":["character"]},
         "count":1}}}]}]}
        """
      And player A has the active Character "Vain"
      And player A has the active Character "Modest"
      And player A has "Present" in the hand
      When player A gives 1 DON!! card to "Modest"
      Then player A's hand holds 1 card
      When player A gives 1 DON!! card to "Vain"
      Then player A's hand holds 2 cards
      When player A plays "Present"
      And player A chooses "Vain"
      Then "Vain" has 2 DON!! cards under it
      And player A's hand holds 1 card

    # answers: ST10-007#1, ST10-011#1, ST10-014#1, OP06-042#1
    @OP-8-1-3-1 @OP-8-3-1-6
    Scenario: Does "when 1 of your DON!! cards is returned" activate for each of 2 DON!! cards returned? Yes, twice
      Given "Reaper" has this data:
        """
        {"category":"character","text":"When one of your DON!! cards is returned to your DON!! deck, draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"donReturned","player":"you","subject":"any"},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Reaper"
      And player A has "Burn" (probe "event-return-don-2") in the hand
      When player A plays "Burn"
      And player A returns "player A's DON!! card 1" and "player A's DON!! card 2" to the DON!! deck
      Then player A's DON deck holds 6 cards
      And player A's hand holds 2 cards

    @OP-8-1-3-1 @OP-3-7-3
    Scenario: Does "when you play a Character other than by an effect" include one that an effect plays? No
      Given "Recruiter" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","when":{"event":"played","player":"you","subject":{"category":"character"},"by":{"cause":"rule"}},
         "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Recruiter"
      And player A has "Recall" (probe "event-play-from-trash") and "Fresh" in the hand
      And player A has "Old" in the trash
      When player A plays "Recall"
      And player A chooses "Old"
      Then "Old" is in player A's Character area
      And player A's hand holds exactly "Fresh"
      When player A plays "Fresh"
      Then "Fresh" is in player A's Character area
      And player A's hand holds 1 card

    # answers: OP12-081#2
    @OP-8-1-3-1 @OP-10-2-13-1
    Scenario: Can a [Once Per Turn] effect with two timings be used once for each timing? No, only once in the turn
      Given "Admiral" has this data:
        """
        {"category":"character",
         "text":"[Once Per Turn] When you take damage or your other Character with 6000 base power or more is K.O.'d, draw 1 card.",
         "abilities":[{"type":"auto","oncePerTurn":true,"when":{"event":"damageDealt","player":"you","subject":"any","or":[{"event":"koed",
         "player":"you","subject":{"other":true,"stat":{"basePower":{"min":6000}}}}]},"effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the active Character "Admiral"
      And player B has the rested Character "Giant" with 6000 power
      And player B has the rested Character "Cadet" with 1000 power
      And player A has the active Character "Striker" with 9000 power
      And player A has the active Character "Second" with 9000 power
      When player A attacks "Cadet" with "Second"
      Then player B's hand holds 0 cards
      When player A attacks "Giant" with "Striker"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      And player B's hand holds 2 cards

    @OP-8-1-3-1
    Scenario: Does "K.O.'d by your opponent's Event" include a K.O. by a Character's effect? No
      Given "Mourner" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","when":{"event":"koed","player":"you","subject":"any","by":{"cause":"effect","player":"opponent",
         "source":{"category":"event"}}},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Executioner" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","effect":[{"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"],
         "stat":{"cost":{"max":0}}},"count":1}}}]}]}
        """
      And "First" is a Character of cost 0 with 3000 power
      And player B has the active Character "Mourner"
      And player B has the active Character "First"
      And player B has the active Character "Second" with 3000 power
      And player A has the active Character "Executioner"
      And player A has "Cannonade" (probe "event-ko") in the hand
      When player A activates "Executioner"
      Then "First" is in player B's trash
      And player B's hand holds 0 cards
      When player A plays "Cannonade"
      And player A chooses "Second"
      Then "Second" is in player B's trash
      And player B's hand holds 1 card

    @OP-8-3-3
    Scenario: Does "has been K.O.'d in this turn" include a K.O. in the turn before? No
      Given "Avenger" has this data:
        """
        {"category":"character","text":"[Activate: Main] If a Character of your opponent has been K.O.'d in this turn, draw 1 card.",
         "abilities":[{"type":"activate","effect":[{"do":"if","condition":{"happened":{"event":"koed","player":"opponent","subject":"any"}},
         "then":[{"do":"draw","count":1}]}]}]}
        """
      And player A has the active Character "Avenger"
      And player B has the rested Character "Prey" with 3000 power
      When player A activates "Avenger"
      Then player A's hand holds 0 cards
      When player A attacks "Prey" with "A leader"
      And player A activates "Avenger"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      And player A activates "Avenger"
      Then player A's hand holds 2 cards

    @OP-8-4-1-1
    Scenario: Can an effect "if no Character has been K.O.'d in this turn" be activated after a K.O. in battle? No
      Given "Calm" has this data:
        """
        {"category":"character","text":"[Activate: Main] If no Character has been K.O.'d in this turn, draw 1 card.",
         "abilities":[{"type":"activate","if":{"happened":{"event":"koed","subject":"any"},"max":0},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Calm"
      And player B has the rested Character "Prey" with 3000 power
      When player A activates "Calm"
      Then player A's hand holds 1 card
      When player A attacks "Prey" with "A leader"
      And player A tries to activate "Calm"
      Then that is refused
      And player A's hand holds 1 card

    @OP-8-1-3-3-2
    Scenario: When does a permanent effect about Events activated in this turn work? From the second Event until the turn ends
      Given "Reciter" has this data:
        """
        {"category":"character","text":"If you have activated 2 or more Events in this turn, this Character gains +2000 power.",
         "abilities":[{"type":"permanent","if":{"happened":{"event":"eventActivated","player":"you","subject":"any"},"min":2},
         "effect":[{"do":"modify","stat":"power","by":2000,"target":{"self":true}}]}]}
        """
      And player A has the active Character "Reciter"
      And player A has "Verse" (probe "event-power-this-turn") in the hand
      And player A has "Chorus" (probe "event-power-this-turn") in the hand
      When player A plays "Verse"
      Then "Reciter" has 3000 power
      When player A plays "Chorus"
      Then "Reciter" has 5000 power
      When player A ends the turn
      Then "Reciter" has 3000 power

    @OP-1-3-10 @OP-8-1-3-1
    Scenario: Is a discard by an effect on both players one "by your opponent's effect"? Yes, for the opponent of the effect's player
      Given "Hoarder" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","when":{"event":"trashed","player":"you","subject":"any","from":["hand"],"by":{"cause":"effect",
         "player":"opponent"}},"effect":[{"do":"draw","count":2}]}]}
        """
      And player B has the active Character "Hoarder"
      And player A has the active Character "Keeper"
      And "Keeper" is a Character of cost 2 with 3000 power
      And player B has "Spare" in the hand
      And player A has "Levy" (probe "event-each-discards-1") and "Rest" in the hand
      When player A plays "Levy"
      Then "Rest" is in player A's trash
      And player B's hand holds 2 cards

  Rule: What an effect asks for

    @OP-8-4-1-1 @OP-8-4-5
    Scenario Outline: Which draws does "when you draw a card <text>" count? Only those in that phase: the power becomes <power>
      Given "Scholar" has this data:
        """
        {"category":"character","text":"When you draw a card <text>, this Character gains +1000 power during this game.",
         "abilities":[{"type":"auto","if":<condition>,"when":{"event":"drew","player":"you","subject":"any"},"effect":[{"do":"modify",
         "stat":"power","by":1000,"target":{"self":true},"until":"game"}]}]}
        """
      And it is player A's Refresh Phase
      And player A has the active Character "Scholar"
      And player A has the active Character "Early" (probe "turn-start-draw")
      And player A has the active Character "Busy" (probe "activate-draw-once")
      And player A has the active Character "Late" (probe "end-your-turn-draw")
      When player A activates "Busy"
      And player A ends the turn
      Then player A's hand holds 4 cards
      And "Scholar" has <power> power

      Examples:
        | condition                  | text                       | power |
        | {"phase": "refresh"}       | in your Refresh Phase      | 4000  |
        | {"phase": "draw"}          | in your Draw Phase         | 4000  |
        | {"phase": "main"}          | in your Main Phase         | 4000  |
        | {"phase": "end"}           | in your End Phase          | 4000  |
        | {"not": {"phase": "draw"}} | outside of your Draw Phase | 6000  |

    @OP-8-3-3
    Scenario Outline: What does an effect with "if <text>" do? It draws <drawn> and leaves <trashed> in the trash
      Given "Council" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] If <text>, draw 2 cards. If not, trash 2 cards from the top of your deck.",
         "abilities":[{"type":"main","effect":[{"do":"if","condition":<condition>,"then":[{"do":"draw","count":2}],"else":[{"do":"mill",
         "count":2}]}]}]}
        """
      And player B has the active Character "Foe"
      And player A has "Council" in the hand
      When player A plays "Council"
      Then player A's hand holds <drawn> cards
      And player A's trash holds <trashed>

      Examples:
        | condition                                                                                                                    | text                                                                     | drawn | trashed |
        | {"all": [{"value": "lifeCards", "of": "you", "max": 3}, {"count": {"player": "opponent", "zone": ["character"]}, "min": 2}]} | you have 3 or less Life cards and your opponent has 2 or more Characters | 0     | 3 cards |
        | {"any": [{"value": "lifeCards", "of": "you", "max": 3}, {"count": {"player": "opponent", "zone": ["character"]}, "min": 2}]} | you have 3 or less Life cards or your opponent has 2 or more Characters  | 2     | 1 card  |
        | {"not": {"count": {"player": "opponent", "zone": ["character"]}, "min": 2}}                                                  | your opponent does not have 2 or more Characters                         | 2     | 1 card  |
        | {"not": {"value": "lifeCards", "of": "you", "max": 3}}                                                                       | you do not have 3 or less Life cards                                     | 0     | 3 cards |

    @OP-8-4-1-1 @OP-8-1-3-2
    Scenario: Is "this effect can be activated while you have 2 or more Characters" checked before it is activated? Yes
      Given "Foreman" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","if":{"count":{"player":"you","zone":["character"]},"min":2},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Foreman"
      And player A has "Fresh" in the hand
      When player A tries to activate "Foreman"
      Then that is refused
      When player A plays "Fresh"
      Then "Fresh" is in player A's Character area
      When player A activates "Foreman"
      Then player A's hand holds 1 card

    @OP-8-3-2-2 @OP-8-4-1-1
    Scenario: Does a condition added for a turn keep an [Activate: Main] from being activated until it is met? Yes
      Given "Curfew" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"require","of":{"type":"activate"},"if":{"count":{"player":"you","zone":["character"]},
         "min":2},"target":{"all":{"player":"you","zone":["character"]}},"until":"turn"},{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Busy" (probe "activate-draw-once")
      And player A has "Curfew" and "Fresh" in the hand
      When player A plays "Curfew"
      And player A tries to activate "Busy"
      Then that is refused
      When player A plays "Fresh"
      Then "Fresh" is in player A's Character area
      When player A activates "Busy"
      Then player A's hand holds 2 cards

    @OP-8-3-3
    Scenario: Does "if you have a face-up Life card" hold with face-down Life cards only? No
      Given "Watcher" has this data:
        """
        {"category":"character","text":"[Activate: Main] If you have a face-up Life card, draw 2 cards.",
         "abilities":[{"type":"activate","effect":[{"do":"if","condition":{"count":{"player":"you","zone":["life"],"face":"up"},"min":1},
         "then":[{"do":"draw","count":2}]}]}]}
        """
      And player A has the active Character "Watcher"
      And player A has "Reveal" (probe "event-turn-life-up") in the hand
      When player A activates "Watcher"
      Then player A's hand holds exactly "Reveal"
      When player A plays "Reveal"
      And player A activates "Watcher"
      Then player A's hand holds 2 cards

  Rule: What an effect compares

    @OP-8-3-3
    Scenario: Does "if you have less Life cards than your opponent" hold with equal Life? No, only with less
      Given "Underdog" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"if","condition":{"value":"lifeCards","of":"you","max":{"value":"lifeCards",
         "of":"opponent","plus":-1}},"then":[{"do":"draw","count":1}]}]}]}
        """
      And "Second underdog" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"if","condition":{"value":"lifeCards","of":"you","max":{"value":"lifeCards",
         "of":"opponent","plus":-1}},"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A has "Underdog", "Second underdog" and "Hit" (probe "event-damage-you-1") in the hand
      And player A's Life cards are "Top", "Middle" and "Low"
      When player A plays "Underdog"
      Then player A's hand holds 2 cards
      When player A plays "Hit"
      Then "Top" is in player A's hand
      When player A plays "Second underdog"
      Then player A's hand holds 2 cards

    @OP-8-1-4-1
    Scenario: How many DON!! cards does "until you have as many as your opponent" add? As many as the opponent has more
      Given "Rival" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"addDon","count":{"count":{"player":"opponent","zone":["cost","given"]},
         "plus":{"count":{"player":"you","zone":["cost","given"]},"times":-1}}}]}]}
        """
      And player A has 3 active and 0 rested DON!! cards
      And player A has "Rival" in the hand
      When player A plays "Rival"
      Then player A's cost area holds 5 active and 1 rested DON!! cards

  Rule: What an effect costs

    @OP-8-3-1 @OP-8-3-1-4
    Scenario: Does a [Counter] with "you may trash 1 card" work if its player trashes a card? Yes
      Given "Parry" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"counter","may":true,"cost":[{"do":"discard","count":1}],"effect":[{"do":"modify","stat":"power","by":4000,
         "target":{"all":{"player":"you","zone":["leader"]}},"until":"battle"}]}]}
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has "Parry" and "Spare" in the hand
      When player A attacks "B leader" with "Striker"
      And player B plays "Parry"
      And player B accepts the offer of the effect
      Then "Spare" is in player B's trash
      And player B's Life area holds 3 cards

    @OP-8-3-1-4
    Scenario: Does a [Counter] with "you may trash 1 card" work if its player does not trash a card? No
      Given "Parry" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"counter","may":true,"cost":[{"do":"discard","count":1}],"effect":[{"do":"modify","stat":"power","by":4000,
         "target":{"all":{"player":"you","zone":["leader"]}},"until":"battle"}]}]}
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has "Parry" and "Spare" in the hand
      When player A attacks "B leader" with "Striker"
      And player B plays "Parry"
      Then "Parry" is in player B's trash
      And "Spare" is in player B's hand
      And player B's Life area holds 2 cards

    # answers: OP04-064#2, OP04-066#2, OP04-069#1
    @OP-8-3-1 @OP-10-1-5-1
    Scenario: Does a [Trigger] with a cost work if its player pays the cost? Yes, its card is played
      Given "Ambush" has this data:
        """
        {"category":"character", "abilities":[{"type":"trigger","cost":[{"do":"discard","count":1}],"effect":[{"do":"play","target":{"self":true}}]}]}
        """
      And player B's Life cards are "Ambush"
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Spare" is in player B's trash
      And "Ambush" is in player B's Character area

    @reading @OP-8-3-1-3
    Scenario: Can a [Trigger] whose cost cannot be paid be activated? No, the card is added to the hand
      Given "Ambush" has this data:
        """
        {"category":"character", "abilities":[{"type":"trigger","cost":[{"do":"discard","count":1}],"effect":[{"do":"play","target":{"self":true}}]}]}
        """
      And player B's Life cards are "Ambush"
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is not offered
      And "Ambush" is in player B's hand
