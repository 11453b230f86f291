@OP
Feature: 8-2. Valid and invalid effects

  @OP-8-2-1-1
  Rule: 8-2-1-1 An invalid effect does nothing, asks for no choice and takes no payment

    Scenario: what is negated does not happen
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Heir" (probe "on-ko-draw")
      And player B has the rested Character "Cousin" (probe "on-ko-draw")
      When player A plays "Silence"
      And player A chooses "Heir"
      And player A attacks "Heir" with "A leader"
      Then "Heir" is in player B's trash
      And player B's hand holds 0 cards
      When player A attacks "Cousin" with "Striker"
      Then player B's hand holds 1 card

    Scenario: its choice is not made
      Given "Avenger" has this data:
        """
        {"name":"Avenger","number":"T-A","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On K.O.] K.O. 1 of your opponent's Characters.",
         "abilities":[{"type":"auto","when":{"event":"koed"},
           "effect":[{"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}]}]}
        """
      And player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Friend"
      And player A has the active Character "Comrade"
      And player B has the rested Character "Avenger"
      When player A plays "Silence"
      And player A chooses "Avenger"
      And player A attacks "Avenger" with "A leader"
      Then "Avenger" is in player B's trash
      And "Friend" and "Comrade" are in player A's Character area

    Scenario: its cost is not paid
      Given "Gambler" has this data:
        """
        {"name":"Gambler","number":"T-G","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On K.O.] Trash 1 card from your hand: Draw 2 cards.",
         "abilities":[{"type":"auto","when":{"event":"koed"},"cost":[{"do":"discard","count":1}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has "Silence" (probe "event-negate") in the hand
      And player B has the rested Character "Gambler"
      And player B has "Keepsake" in the hand
      When player A plays "Silence"
      And player A attacks "Gambler" with "A leader"
      Then "Gambler" is in player B's trash
      And player B's hand holds exactly "Keepsake"

    Scenario: a negated activate effect cannot be activated
      Given player A has "Silence" (probe "event-negate"), "Keepsake" in the hand
      And player A has the active Character "Adept" (probe "rest-trash-draw-2")
      And player A has the active Character "Trainer" (probe "activate-leader-2000")
      When player A plays "Silence"
      And player A chooses "Adept"
      And player A tries to activate "Adept"
      Then that is refused
      When player A activates "Trainer"
      Then "A leader" has 7000 power
      And "Adept" is active

    @OP-10-1-4-1
    Scenario: a negated [Blocker] cannot block
      Given player A has "Silence" (probe "event-negate") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Sentry" (probe "blocker")
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A attacks "B leader" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Sentry"
      Then "Sentry" is in player B's trash

    Scenario: negated while it waits, it is not activated any more
      Given player A has the active Character "Mesmer" (probe "attacking-negate")
      And player B has the active Character "Lookout" (probe "opponent-attacks-draw")
      When player A attacks "B leader" with "Mesmer"
      Then player B's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "A leader"
      Then player B's hand holds 3 cards

    Scenario: only the part that is meant is invalid
      Given "Herald" has this data:
        """
        {"name":"Herald","number":"T-H","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On Play] Draw 2 cards. Your Leader gains +1000 power.",
         "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"draw","count":2}]},
           {"type":"permanent","effect":[
             {"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has "Herald" in the hand
      And player B has the active Character "Hush" (probe "negate-opponents-on-play")
      When player A plays "Herald"
      Then player A's hand holds 0 cards
      And "A leader" has 6000 power

    Scenario: a negated replacement does not replace
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Martyr" (probe "instead-trash-hand")
      And player B has the rested Character "Zealot" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A plays "Silence"
      And player A chooses "Martyr"
      And player A attacks "Martyr" with "A leader"
      Then "Martyr" is in player B's trash
      And player B's hand holds exactly "Keepsake"
      When player A attacks "Zealot" with "Striker"
      Then "Keepsake" is in player B's trash

    Scenario: the effects of a Leader and of a Stage are negated like those of a Character
      Given "Captain" has this data:
        """
        {"name":"Captain","number":"T-C","category":"leader","colors":["red"],"power":5000,"life":5,
         "text":"[On Your Opponent's Attack] Draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"opponentAttacks","subject":"any","player":"you"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Fort" has this data:
        """
        {"name":"Fort","number":"T-F","category":"stage","colors":["red"],"cost":1,
         "text":"[On Your Opponent's Attack] Draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"opponentAttacks","subject":"any","player":"you"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Gag" has this data:
        """
        {"name":"Gag","number":"T-G","category":"event","colors":["red"],"cost":1,
         "text":"[Main] Negate the effects of your opponent's Leader and Stage during this turn.",
         "abilities":[{"type":"main","effect":[{"do":"negate","target":{"all":{"player":"opponent","zone":["leader","stage"]}},"until":"turn"}]}]}
        """
      And player A has "Gag" in the hand
      And player A has the active Character "Weak" with 1000 power
      And player B's Leader is "Captain"
      And player B has the active Stage "Fort"
      When player A plays "Gag"
      And player A attacks "Captain" with "Weak"
      Then player B's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "Captain" with "Weak"
      And player B lets "Fort"'s ability come first
      Then player B's hand holds 3 cards

    Scenario: a negated [End of Your Turn] does nothing
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Clerk" (probe "end-of-turns-draw")
      And player A has the active Character "Scribe" (probe "end-of-turns-draw")
      And player A has "Fresh" and "Fresher" on top of the deck
      When player A plays "Silence"
      And player A chooses "Clerk"
      And player A ends the turn
      Then player A's hand holds exactly "Fresh"

    Scenario Outline: what waits is lost also in the own turn, on a <kind>
      Given "Herald" has this data:
        """
        {"name":"Herald","number":"T-H","category":"<kind>","colors":["red"],<numbers>,
         "text":"[When Attacking] Draw 3 cards.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":3}]}]}
        """
      And "Damper" has this data:
        """
        {"name":"Damper","number":"T-D","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"When one of your other cards attacks, draw 1 card and negate its effects during this turn.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared","player":"you","subject":{"player":"you","other":true}},
           "effect":[{"do":"draw","count":1},{"do":"negate","target":{"subject":true}}]}]}
        """
      And <Herald is there>
      And player A has the active Character "Damper"
      When player A attacks "B leader" with "Herald"
      And player A lets "Damper"'s ability come first
      Then player A's hand holds 1 card

      Examples:
        | kind      | numbers                 | Herald is there                                |
        | character | "cost":2,"power":3000   | player A has the active Character "Herald"     |
        | leader    | "power":5000,"life":5   | player A's Leader is "Herald"                  |

  @OP-8-2-1-2
  Rule: 8-2-1-2 What is valid only under a condition is invalid without it

    Scenario: the part without a condition works, the part with one waits for it
      Given "Knight" has this data:
        """
        {"name":"Knight","number":"T-K","category":"character","colors":["red"],"cost":1,"power":3000,
         "text":"This Character gains +1000 power. [DON!! x1] This Character gains +2000 power.",
         "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]},
           {"type":"permanent","don":1,"effect":[{"do":"modify","stat":"power","by":2000,"target":{"self":true}}]}]}
        """
      And player A has "Knight" in the hand
      When player A plays "Knight"
      Then "Knight" has 4000 power
      When player A gives 1 DON!! card to "Knight"
      Then "Knight" has 7000 power

    Scenario: without its condition an effect asks for no choice and takes no payment
      Given "Broker" has this data:
        """
        {"name":"Broker","number":"T-K","category":"character","colors":["red"],"cost":1,"power":1000,
         "text":"[DON!! x1] [When Attacking] Trash 1 card from your hand: Draw 2 cards.",
         "abilities":[{"type":"auto","don":1,"when":{"event":"attackDeclared"},"cost":[{"do":"discard","count":1}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Broker"
      And player A has "Keepsake", "Souvenir" in the hand
      When player A attacks "B leader" with "Broker"
      Then "Broker" is rested
      And player A's hand holds exactly "Keepsake", "Souvenir"

    Scenario: a [Your Turn] effect is not there in the other player's turn
      Given "Sleeper" has this data:
        """
        {"name":"Sleeper","number":"T-S","category":"character","colors":["red"],"cost":1,"power":1000,
         "text":"[Your Turn] [On K.O.] Draw 1 card.",
         "abilities":[{"type":"auto","turn":"your","when":{"event":"koed"},"effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the rested Character "Sleeper"
      When player A attacks "Sleeper" with "A leader"
      Then "Sleeper" is in player B's trash
      And player B's hand holds 0 cards

    @OP-8-3-2-3
    Scenario: a card is not one with [Blocker] while the condition before its [Blocker] is not met
      Given "Sentinel" has this data:
      """
      {"name": "Sentinel", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
       "text": "[DON!! x1] [Blocker]",
       "abilities": [{"type": "keyword", "keyword": "blocker", "don": 1}]}
      """
      And "Sentinel 2" has this data:
      """
      {"name": "Sentinel", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
       "text": "[DON!! x1] [Blocker]",
       "abilities": [{"type": "keyword", "keyword": "blocker", "don": 1}]}
      """
      And "Verdict" has this data:
      """
      {"name": "Verdict", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
       "text": "[Main] K.O. all of your opponent's Characters with [Blocker].",
       "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"], "has": "blocker"}}}]}]}
      """
      And player B has the active Character "Sentinel"
      And player B has the active Character "Sentinel 2"
      And "Sentinel" has been given 1 DON!! card
      And player A has "Verdict" in the hand
      When player A plays "Verdict"
      Then "Sentinel" is in player B's trash
      And "Sentinel 2" is in player B's Character area

    Scenario: nor while what it asks for after "if" is not there
      Given "Avenger" has this data:
        """
        {"name": "Avenger", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "If there is a card in your trash, this Character has [Blocker].",
         "abilities": [{"type": "keyword", "keyword": "blocker", "if": {"count": {"player": "you", "zone": ["trash"]}, "min": 1}}]}
        """
      And "Verdict" has this data:
        """
        {"name": "Verdict", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
         "text": "[Main] K.O. all of your opponent's Characters with [Blocker].",
         "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"], "has": "blocker"}}}]}]}
        """
      And "Verdict 2" has this data:
        """
        {"name": "Verdict", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
         "text": "[Main] K.O. all of your opponent's Characters with [Blocker].",
         "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"], "has": "blocker"}}}]}]}
        """
      And player B has the active Character "Avenger"
      And player B has the active Character "Guard" (probe "blocker")
      And player A has "Verdict" and "Verdict 2" in the hand
      When player A plays "Verdict"
      Then player B's Character area holds exactly "Avenger"
      When player A plays "Verdict 2"
      Then player B's trash holds exactly "Guard" and "Avenger"

    @reading
    Scenario: off the field, where no text is valid, what the card says is what it has
      Given "Sentinel" has this data:
        """
        {"name": "Sentinel", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[DON!! x1] [Blocker]",
         "abilities": [{"type": "keyword", "keyword": "blocker", "don": 1}]}
        """
      And "Muster" has this data:
        """
        {"name": "Muster", "number": "T-1", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] If your opponent has no Character with [Blocker], add 1 Character card with [Blocker] from your trash to your hand.",
         "abilities": [{"type": "main", "effect": [{"do": "if", "condition": {"count": {"player": "opponent", "zone": ["character"], "has": "blocker"}, "max": 0},
           "then": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character", "has": "blocker"}, "count": 1}}}]}]}]}
        """
      And "Sentinel 2" has this data:
        """
        {"name": "Sentinel", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[DON!! x1] [Blocker]",
         "abilities": [{"type": "keyword", "keyword": "blocker", "don": 1}]}
        """
      And player B has the active Character "Sentinel"
      And player A has "Sentinel 2" and "Plain" in the trash
      And player A has "Muster" in the hand
      When player A plays "Muster"
      Then "Sentinel 2" is in player A's hand

  @OP-8-2-2
  Rule: 8-2-2 A card whose effects are invalid is no card without a base effect

    Scenario: it is passed over by what looks for cards with no base effect
      Given player A has "Silence" (probe "event-negate"), "Cull" (probe "event-ko-no-base-effect") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Plain"
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A plays "Cull"
      Then "Plain" is in player B's trash
      And "Guard" is in player B's Character area

    Scenario: it gains nothing from what strengthens cards with no base effect
      Given "Patron" has this data:
        """
        {"name":"Patron","number":"T-P","category":"stage","colors":["red"],"cost":1,
         "text":"All of your Characters with no base effect gain +1000 power.",
         "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"power","by":1000,
           "target":{"all":{"player":"you","zone":["character"],"noBaseEffect":true}}}]}]}
        """
      And "Mist" has this data:
        """
        {"name":"Mist","number":"T-M","category":"event","colors":["red"],"cost":1,
         "text":"[Main] Return all Characters with no base effect to their owners' hands.",
         "abilities":[{"type":"main","effect":[{"do":"move","to":"hand",
           "target":{"all":{"zone":["character"],"noBaseEffect":true}}}]}]}
        """
      And player A has "Silence" (probe "event-negate"), "Patron", "Mist" in the hand
      And player A has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Plain"
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A plays "Patron"
      Then "Guard" has 3000 power
      And "Plain" has 4000 power
      When player A plays "Mist"
      Then player A's hand holds exactly "Plain"

  @OP-8-2-3
  Rule: 8-2-3 What has been activated and resolved is not taken back when its card's effects are negated

    Scenario: what an activate effect gave stays
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Trainer" (probe "activate-leader-2000")
      When player A activates "Trainer"
      And player A plays "Silence"
      Then "A leader" has 7000 power

    Scenario: what an auto effect gave stays, for the time it was given
      Given "Herald" has this data:
        """
        {"name":"Herald","number":"T-H","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On Play] Your Leader gains +1000 power until the end of your opponent's next turn.",
         "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"modify","stat":"power","by":1000,
           "target":{"all":{"player":"you","zone":["leader"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Herald" in the hand
      And player B has "Silence" (probe "event-negate") in the hand
      When player A plays "Herald"
      And player A ends the turn
      And player B plays "Silence"
      Then "A leader" has 6000 power
      When player B ends the turn
      Then "A leader" has 5000 power

  @OP-8-2-4
  Rule: 8-2-4 What a card gains from elsewhere is not negated with its own effects

    Scenario Outline: gained <order> the negation
      Given "Veteran" has this data:
        """
        {"name":"Veteran","number":"T-V","category":"character","colors":["red"],"cost":2,"power":1000,
         "text":"[When Attacking] Draw 3 cards.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":3}]}]}
        """
      And player A has "Silence" (probe "event-negate"), "Lesson" (probe "event-give-attacking-draw") in the hand
      And player A has the active Character "Veteran"
      When player A plays "<first>"
      And player A plays "<second>"
      And player A attacks "B leader" with "Veteran"
      Then player A's hand holds 1 card

      Examples:
        | order  | first   | second  |
        | before | Lesson  | Silence |
        | after  | Silence | Lesson  |

    Scenario: what another card's permanent effect gives stays as well
      Given "Drill" has this data:
        """
        {"name":"Drill","number":"T-D","category":"stage","colors":["red"],"cost":1,
         "text":"All of your Characters gain [Double Attack].",
         "abilities":[{"type":"permanent","effect":[{"do":"gain","ability":{"type":"keyword","keyword":"doubleAttack"},
           "target":{"all":{"player":"you","zone":["character"]}}}]}]}
        """
      And player A has "Silence" (probe "event-negate"), "Drill" in the hand
      And player A has the active Character "Brute" (probe "double-attack")
      When player A plays "Silence"
      And player A plays "Drill"
      And player A attacks "B leader" with "Brute"
      Then player B's Life area holds 1 card

    Scenario: a replacement and an [Activate: Main] that were gained work on
      Given "Bless" has this data:
        """
        {"name":"Bless","number":"T-B","category":"event","colors":["red"],"cost":1,
         "text":"[Main] All of your Characters gain until the end of your opponent's next turn: If this Character would be K.O.'d, trash 1 card from your hand instead. [Activate: Main] Your Leader gains +1000 power.",
         "abilities":[{"type":"main","effect":[
           {"do":"gain","until":"opponentsNextTurn","target":{"all":{"player":"you","zone":["character"]}},
             "ability":{"type":"instead","when":{"event":"koed"},"effect":[{"do":"discard","count":1}]}},
           {"do":"gain","until":"opponentsNextTurn","target":{"all":{"player":"you","zone":["character"]}},
             "ability":{"type":"activate","effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"turn"}]}}]}]}
        """
      And player A has "Bless", "Hush A" (probe "event-negate") and "Keepsake" in the hand
      And player A has the rested Character "Heir" (probe "on-ko-draw")
      And player B has "Hush B" (probe "event-negate") in the hand
      When player A plays "Bless"
      And player A plays "Hush A"
      And player A activates "Heir"
      Then "A leader" has 6000 power
      When player A ends the turn
      And player B plays "Hush B"
      And player B attacks "Heir" with "B leader"
      Then "Heir" is in player A's Character area
      And "Keepsake" is in player A's trash
