@OP
Feature: Card texts: durations, prohibitions and replacements
  What goes on for a while and where, prohibitions and replacements that no clause of the rulebook is about by itself, each on a
  card that is played.

  Rule: What lasts for a while, and where it works

    @OP-8-1-4-2 @OP-6-2-4
    Scenario: Does a Character that skips the next Refresh Phase become active later? Yes, in the Refresh Phase after that
      Given "Deep sleep" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"forbid","what":"refresh","target":{"choose":{"from":{"player":"opponent",
         "zone":["character"],"state":"rested"},"count":1}},"until":"opponentsNextRefresh"}]}]}
        """
      And player B has the rested Character "Sleeper"
      And player B has the rested Character "Waker"
      And player A has "Deep sleep" in the hand
      When player A plays "Deep sleep"
      And player A chooses "Sleeper"
      And player A ends the turn
      Then "Sleeper" is rested
      And "Waker" is active
      When player B ends the turn
      And player A ends the turn
      Then "Sleeper" is active

    @OP-8-1-3-3 @OP-4-9-2
    Scenario: Does a base power equal to the Leader's base power grow with given DON!! cards? With its own, but not with the Leader's
      Given "Mimic" has this data:
        """
        {"category":"character","text":"The base power of this Character becomes the base power of your Leader.",
         "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"power","to":{"value":"basePower","of":{"all":{"player":"you",
         "zone":["leader"]}}},"base":true,"target":{"self":true}}]}]}
        """
      And player A has "Mimic" in the hand
      And player A's Leader is "Chief" with 7000 power
      When player A plays "Mimic"
      Then "Mimic" has 7000 power
      When player A gives 1 DON!! card to "Mimic"
      Then "Mimic" has 8000 power
      When player A gives 1 DON!! card to "Chief"
      Then "Mimic" has 8000 power

    # answers: OP05-003#1, OP05-003#3
    @OP-10-1-1-1 @OP-3-7-4
    Scenario: Does a Character gain [Rush] under a condition as soon as the condition is met? Yes
      Given "Reckless" has this data:
        """
        {"category":"character","cost":2,"power":6000, "abilities":[{"type":"keyword","keyword":"rush","if":{"value":"lifeCards","of":"you","max":2}}]}
        """
      And player A has "Reckless" and "Sacrifice" (probe "event-take-life") in the hand
      When player A plays "Reckless"
      And player A tries to attack "B leader" with "Reckless"
      Then that is refused
      When player A plays "Sacrifice"
      And player A attacks "B leader" with "Reckless"
      Then player B's Life area holds 2 cards

    @OP-8-3-2-4
    Scenario: Does "[Your Turn] This Character has [Double Attack]" count for its attack in its player's turn? Yes
      Given "Champion" has this data:
        """
        {"category":"character","cost":2,"power":6000, "abilities":[{"type":"keyword","keyword":"doubleAttack","turn":"your"}]}
        """
      And player A has the active Character "Champion"
      When player A attacks "B leader" with "Champion"
      Then player B's Life area holds 1 card

    @OP-8-3-2-5 @OP-8-2-1-2
    Scenario: Does "[Opponent's Turn] This Character has [Double Attack]" count for its attack in its player's turn? No
      Given "Sentinel" has this data:
        """
        {"category":"character","cost":2,"power":6000, "abilities":[{"type":"keyword","keyword":"doubleAttack","turn":"opponent"}]}
        """
      And player A has the active Character "Sentinel"
      When player A attacks "B leader" with "Sentinel"
      Then player B's Life area holds 2 cards

    @OP-8-2-1-1 @OP-10-1-4-1
    Scenario: Does negating a Character's [Blocker] negate its other effects, too? No, only the [Blocker]
      Given "Guard" has this data:
        """
        {"category":"character", "abilities":[{"type":"keyword","keyword":"blocker"},{"type":"permanent","effect":[{"do":"modify","stat":"power","by":1000,
         "target":{"self":true}}]}]}
        """
      And "Pin" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"negate","of":{"keyword":"blocker"},"target":{"choose":{"from":{"player":"opponent",
         "zone":["character"]},"count":1}},"until":"turn"}]}]}
        """
      And player B has the active Character "Guard"
      And player B has the active Character "Wall" (probe "blocker")
      And player A has "Pin" in the hand
      When player A plays "Pin"
      And player A chooses "Guard"
      And player A attacks "B leader" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Wall"
      Then "Wall" is in player B's trash
      And "Guard" has 4000 power

    @OP-2-8-2 @OP-2-7-2
    Scenario: Does "this card in your hand costs 3 less" also lower the cost on the field? No
      Given "Bargain" has this data:
        """
        {"category":"character","power":3000,"cost":4,"text":"If your opponent has 2 or more Characters, this card in your hand costs 3 less.",
         "abilities":[{"type":"permanent","zones":["hand"],"if":{"count":{"player":"opponent","zone":["character"]},"min":2},
         "effect":[{"do":"modify","stat":"cost","by":-3,"target":{"self":true}}]}]}
        """
      And player B has the active Character "One" with 3000 power
      And player A has 2 active and 0 rested DON!! cards
      And player A has "Bargain" in the hand
      And it is player A's Main Phase
      And "Recruit" is a Character of cost 0 with 1000 power
      And player B has "Recruit" in the hand
      When player A tries to play "Bargain"
      Then that is refused
      When player A ends the turn
      And player B plays "Recruit"
      And player B ends the turn
      Then "Bargain" has a cost of 1
      When player A plays "Bargain"
      Then "Bargain" has a cost of 4

    @OP-2-8-2
    Scenario: Does "while this card is in your trash" also work on the field? No
      Given "Memory" has this data:
        """
        {"category":"character","text":"While this card is in your trash, your Leader has +1000 power.",
         "abilities":[{"type":"permanent","zones":["trash"],"effect":[{"do":"modify","stat":"power","by":1000,
         "target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player B has the rested Character "Memory"
      Then "B leader" has 5000 power
      When player A attacks "Memory" with "A leader"
      Then "Memory" is in player B's trash
      And "B leader" has 6000 power

    # answers: OP12-061#2, OP12-061#3, OP02-025#1, OP02-025#2, OP02-025#5
    @OP-8-1-4-2
    Scenario: Does "the next {Navy} Character costs 2 less" also count for the one after it? No, only for the first
      Given "Signal" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"gain","until":"turn","orUntil":{"event":"played","player":"you",
         "subject":{"type":"Navy"},"from":["hand"]},"target":{"all":{"player":"you","zone":["leader"]}},"ability":{"type":"permanent",
         "effect":[{"do":"modify","stat":"cost","by":-2,"target":{"all":{"player":"you","zone":["hand"],"type":"Navy",
         "category":"character"}}}]}}]}]}
        """
      And "First" is a Character of cost 3 with 3000 power
      And "First" is of the type "Navy"
      And "Second" is a Character of cost 3 with 3000 power
      And "Second" is of the type "Navy"
      And "Stranger" is a Character of cost 1 with 3000 power
      And player A has "Signal", "First", "Second" and "Stranger" in the hand
      When player A plays "Signal"
      And player A plays "Stranger"
      Then "First" has a cost of 1
      When player A plays "First"
      Then "Second" has a cost of 3

    @OP-8-1-4-2
    Scenario: Does negating the opponent's [On Play] effects until a later turn include Characters played in that turn? Yes
      Given "Silence" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"gain","until":"opponentsNextTurn","target":{"all":{"player":"you","zone":["leader"]}},
         "ability":{"type":"permanent","effect":[{"do":"negate","of":{"event":"played"},"target":{"all":{"player":"opponent",
         "zone":["character"]}}}]}}]}]}
        """
      And player B has "Herald" (probe "on-play-draw") in the hand
      And player A has "Silence" in the hand
      When player A plays "Silence"
      And player A ends the turn
      And player B plays "Herald"
      Then "Herald" is in player B's Character area
      And player B's hand holds 1 card

  Rule: What effects forbid

    # answers: OP06-023#1
    @OP-1-3-3 @OP-8-1-4-2
    Scenario: Can a Character attack in its next turn if it "cannot attack until the end of your opponent's next turn"? No, but another can
      Given "Fetters" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"forbid","what":"attack","target":{"choose":{"from":{"player":"opponent",
         "zone":["character"]},"count":1}},"until":"opponentsNextTurn"}]}]}
        """
      And player B has the rested Character "Bound" with 6000 power
      And player B has the active Character "Free" with 6000 power
      And player A has "Fetters" in the hand
      When player A plays "Fetters"
      And player A chooses "Bound"
      And player A ends the turn
      Then "Bound" is active
      When player B tries to attack "A leader" with "Bound"
      Then that is refused
      When player B attacks "A leader" with "Free"
      Then player A's Life area holds 2 cards

    @OP-1-3-3
    Scenario: Can a Character that "cannot attack a Leader" attack a Character? Yes
      Given "Duellist" has this data:
        """
        {"category":"character","cost":2,"power":6000, "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"attackLeader","target":{"self":true}}]}]}
        """
      And player A has the active Character "Duellist"
      And player B has the rested Character "Prey"
      When player A tries to attack "B leader" with "Duellist"
      Then that is refused
      When player A attacks "Prey" with "Duellist"
      Then "Prey" is in player B's trash

    @OP-1-3-3
    Scenario: Can a rested Character that "cannot be attacked" be attacked? No, but another rested Character can
      Given "Envoy" has this data:
        """
        {"category":"character", "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"beAttacked","target":{"self":true}}]}]}
        """
      And player B has the rested Character "Envoy"
      And player B has the rested Character "Prey"
      When player A tries to attack "Envoy" with "A leader"
      Then that is refused
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's trash

    @OP-1-3-3 @OP-8-1-4-2
    Scenario: Can a stronger [Blocker] block if only those with 3000 power or less cannot? Yes
      Given "Charger" has this data:
        """
        {"category":"character","cost":2,"power":6000, "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"forbid","what":"block",
         "target":{"all":{"player":"opponent","zone":["character"],"stat":{"power":{"max":3000}}}},"until":"battle"}]}]}
        """
      And "Big guard" has this data:
        """
        {"category":"character","cost":2,"power":5000, "abilities":[{"type":"keyword","keyword":"blocker"}]}
        """
      And player A has the active Character "Charger"
      And player B has the active Character "Small guard" (probe "blocker")
      And player B has the active Character "Big guard"
      When player A attacks "B leader" with "Charger"
      And player B tries to block with "Small guard"
      Then that is refused
      When player B blocks with "Big guard"
      Then "Big guard" is in player B's trash
      And player B's Life area holds 3 cards

    @OP-1-3-3
    Scenario: Can a Character with a cost of 3 use its effect if only those with a cost of 2 or less cannot? Yes
      Given "Warden" has this data:
        """
        {"category":"character", "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"activateEffect","target":{"all":{"player":"opponent",
         "zone":["character"],"stat":{"cost":{"max":2}}}}}]}]}
        """
      And "Cheap" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","effect":[{"do":"draw","count":1}]}]}
        """
      And "Dear" has this data:
        """
        {"category":"character","power":3000,"cost":3, "abilities":[{"type":"activate","effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the active Character "Warden"
      And player A has the active Character "Cheap"
      And player A has the active Character "Dear"
      When player A tries to activate "Cheap"
      Then that is refused
      When player A activates "Dear"
      Then player A's hand holds 1 card

    @OP-1-3-3
    Scenario: Can an effect give DON!! cards to a Character that cannot be given any? No, neither a player nor an effect can
      Given "Miser" has this data:
        """
        {"category":"character","text":"DON!! cards cannot be given to your opponent's Characters.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"giveDon","target":{"all":{"player":"opponent",
         "zone":["character"]}}}]}]}
        """
      And "Bounty" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"giveDon","count":1,"target":{"all":{"player":"you","zone":["leader","character"]}}}]}]}
        """
      And player B has the active Character "Miser"
      And player A has the active Character "Poor"
      And player A has "Bounty" in the hand
      When player A tries to give a DON!! card to "Poor"
      Then that is refused
      When player A plays "Bounty"
      Then "A leader" has 1 DON!! card under it
      And "Poor" has 0 DON!! cards under it

    @OP-1-3-3
    Scenario: Can a player use a [Counter] Event while they cannot use a (Symbol) Counter? Yes
      Given "Hawk" has this data:
        """
        {"category":"character","cost":2,"power":6000,"text":"Your opponent cannot activate a (Symbol) Counter.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"counter","target":{"all":{"player":"opponent","zone":["hand"]}}}]}]}
        """
      And "Shield" has the Counter value 2000
      And player A has the active Character "Hawk"
      And player B has "Shield" and "Rally" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "Hawk"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is refused
      When player B plays "Rally"
      Then "Rally" is in player B's trash
      And "Shield" is in player B's hand
      And player B's Life area holds 3 cards

    # answers: OP01-024#1, P-007#1
    @OP-7-1-4-1-2 @OP-1-3-3
    Scenario: Is a Character that Slash cards cannot K.O. in battle safe from other cards, too? No, only from Slash cards
      Given "Buoy" has this data:
        """
        {"category":"character", "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"ko","by":{"cause":"battle","source":{"attribute":"Slash"}},
         "target":{"self":true}}]}]}
        """
      And "Sword" has the attribute "Slash"
      And player B has the rested Character "Buoy"
      And player A has the active Character "Sword" with 6000 power
      And player A has the active Character "Fist" with 6000 power
      When player A attacks "Buoy" with "Sword"
      Then "Buoy" is in player B's Character area
      When player A attacks "Buoy" with "Fist"
      Then "Buoy" is in player B's trash

    @OP-8-1-3-4-4
    Scenario: Does a replacement of a K.O. by a Character's effect also replace one by an Event's effect? No
      Given "Decoy" has this data:
        """
        {"category":"character", "abilities":[{"type":"instead","when":{"event":"koed","by":{"cause":"effect","player":"opponent","source":{"category":"character"}}},
         "effect":[{"do":"setState","state":"rested","target":{"self":true}}]}]}
        """
      And "Executioner" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"move","target":{"self":true},"to":"trash"}],"effect":[{"do":"ko",
         "target":{"all":{"player":"opponent","zone":["character"]}}}]}]}
        """
      And player B has the active Character "Decoy"
      And player A has the active Character "Executioner"
      And player A has "Cannonade" (probe "event-ko") in the hand
      When player A activates "Executioner"
      Then "Executioner" is in player A's trash
      And "Decoy" is rested
      When player A plays "Cannonade"
      Then "Decoy" is in player B's trash

    @OP-4-7-2 @OP-10-1-5-3
    Scenario: Can a [Trigger] play its card if Characters with a base cost of 3 or more cannot be played? Only if its base cost is lower
      Given "Embargo" has this data:
        """
        {"category":"character","text":"Your opponent cannot play Character cards with a base cost of 3 or more.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"play","target":{"all":{"player":"opponent","zone":["hand","deck",
         "trash","life","resolving"],"category":"character","stat":{"baseCost":{"min":3}}}}}]}]}
        """
      And "Stowaway" has this data:
        """
        {"category":"character","power":3000,"cost":3, "abilities":[{"type":"trigger","effect":[{"do":"play","target":{"self":true}}]}]}
        """
      And "Cabin boy" has this data:
        """
        {"category":"character", "abilities":[{"type":"trigger","effect":[{"do":"play","target":{"self":true}}]}]}
        """
      And player A has the active Character "Embargo"
      And player A has the active Character "Striker" with 6000 power
      And player B's Life cards are "Stowaway", "Cabin boy" and "Last"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Stowaway" is in player B's trash
      When player A attacks "B leader" with "Striker"
      And player B activates the Trigger
      Then "Cabin boy" is in player B's Character area

    @OP-1-3-1
    Scenario: Can a Character that "cannot attack unless" 2 cards are trashed attack? Yes, if its player trashes 2 cards
      Given "Toll" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] Until the end of your opponent's next turn, 1 of your opponent's Characters cannot attack unless your opponent trashes 2 cards from their hand.",
         "abilities":[{"type":"main","effect":[{"do":"require","of":{"action":"attack"},"cost":[{"do":"discard","count":2}],
         "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}},"until":"opponentsNextTurn"}]}]}
        """
      And player B has the active Character "Raider" with 6000 power
      And player B has "Coin" and "Ring" in the hand
      And player B has "Pearl" on top of the deck
      And player A has "Toll" in the hand
      When player A plays "Toll"
      And player A ends the turn
      And player B attacks "A leader" with "Raider"
      And player B chooses "Coin" and "Pearl"
      Then "Coin" and "Pearl" are in player B's trash
      And player A's Life area holds 2 cards

    @OP-1-3-1
    Scenario: Can a Character attack if its player cannot trash the 2 cards that its attack needs? No, but another card can
      Given "Toll" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] Until the end of your opponent's next turn, 1 of your opponent's Characters cannot attack unless your opponent trashes 2 cards from their hand.",
         "abilities":[{"type":"main","effect":[{"do":"require","of":{"action":"attack"},"cost":[{"do":"discard","count":2}],
         "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}},"until":"opponentsNextTurn"}]}]}
        """
      And player B has the active Character "Raider" with 6000 power
      And player A has "Toll" in the hand
      When player A plays "Toll"
      And player A ends the turn
      And player B tries to attack "A leader" with "Raider"
      Then that is refused
      When player B attacks "A leader" with "B leader"
      Then player B's hand holds 1 card
      And player A's Life area holds 2 cards

  Rule: What happens instead

    @OP-10-2-13-1 @OP-8-1-3-4-4
    Scenario: Does a [Once Per Turn] replacement save its Character from a second K.O. in the same turn? No
      Given "Survivor" has this data:
        """
        {"category":"character", "abilities":[{"type":"instead","oncePerTurn":true,"when":{"event":"koed"},"effect":[{"do":"discard","count":1}]}]}
        """
      And player B has the active Character "Survivor"
      And player A has "First blow" (probe "event-ko") and "Second blow" (probe "event-ko") in the hand
      And player B has "Spare" and "Kept" in the hand
      When player A plays "First blow"
      And player B chooses "Spare"
      Then "Survivor" is in player B's Character area
      When player A plays "Second blow"
      Then "Survivor" is in player B's trash
      And "Kept" is in player B's hand

    @OP-8-3-2-3 @OP-8-1-3-4-4
    Scenario: Does a [DON!! x1] replacement work without its DON!! card? No, the Character is K.O.'d
      Given "Rich" has this data:
        """
        {"category":"character", "abilities":[{"type":"instead","don":1,"when":{"event":"koed"},"effect":[{"do":"setState","target":{"self":true},
         "state":"rested"}]}]}
        """
      And "Needy" has this data:
        """
        {"category":"character", "abilities":[{"type":"instead","don":1,"when":{"event":"koed"},"effect":[{"do":"setState","target":{"self":true},
         "state":"rested"}]}]}
        """
      And player B has the active Character "Rich"
      And player B has the active Character "Needy"
      And "Rich" has been given 1 DON!! card
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      Then "Rich" is in player B's Character area
      And "Rich" is rested
      And "Needy" is in player B's trash

    @OP-8-3-2-5 @OP-8-1-3-4-4
    Scenario: Does an [Opponent's Turn] replacement work in its player's own turn? No, the Character is K.O.'d
      Given "Mine" has this data:
        """
        {"category":"character", "abilities":[{"type":"instead","turn":"opponent","when":{"event":"koed"},"effect":[{"do":"setState","target":{"self":true},
         "state":"rested"}]}]}
        """
      And "Theirs" has this data:
        """
        {"category":"character", "abilities":[{"type":"instead","turn":"opponent","when":{"event":"koed"},"effect":[{"do":"setState","target":{"self":true},
         "state":"rested"}]}]}
        """
      And player A has the active Character "Mine"
      And player B has the active Character "Theirs"
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      Then "Mine" is in player A's trash
      And "Theirs" is rested

    @OP-8-1-3-4-4 @OP-8-1-3-4-7
    Scenario: Can the top card of the deck be trashed instead of a card from the hand? Yes, if the opponent's effect would trash it
      Given "Archivist" has this data:
        """
        {"category":"character", "abilities":[{"type":"instead","when":{"event":"trashed","player":"you","subject":"any","from":["hand"],"by":{"cause":"effect",
         "player":"opponent"}},"effect":[{"do":"mill","count":1}]}]}
        """
      And "Pillage" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"discard","count":1,"player":"opponent"}]}]}
        """
      And player B has the active Character "Archivist"
      And player A has "Pillage" in the hand
      And player B has "Treasure" in the hand
      And player B has "Chaff" on top of the deck
      When player A plays "Pillage"
      Then "Treasure" is in player B's hand
      And "Chaff" is in player B's trash
