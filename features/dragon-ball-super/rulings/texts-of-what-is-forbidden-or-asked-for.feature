@DBS
Feature: What texts forbid, ask for besides, or keep off
  Each word of such texts on a card that is played: what it keeps from happening, and what goes on beside it.

  Rule: What a text can forbid

    @DBS-1-3-3 @DBS-7-1
    Scenario Outline: Which card can still be attacked under "<text>"? <instead>, and not <not>
      Given "Ban" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"forbid","what":<what>,
         "target":{"all":{"player":<whose>,"zone":[<area>]}},"until":"turn"}]}]}
        """
      And player A has "Ban" in the hand
      And player A has the active Battle Card "Striker" with 15000 power
      And player A has the active Battle Card "Mate" with 15000 power
      And player B has the rested Battle Card "Prey"
      When player A activates "Ban"
      And player A tries to attack "<not>" with "Striker"
      Then that is refused
      When player A attacks "<instead>" with "Striker"
      Then "Striker" is rested
      And <after>
      And "Mate" is active

      Examples:
        | what           | whose      | area     | text                                            | not      | instead  | after                              |
        | "attackLeader" | "you"      | "battle" | Your Battle Cards cannot attack Leader Cards    | B leader | Prey     | "Prey" is in player B's Drop Area  |
        | "attackBattle" | "you"      | "battle" | Your Battle Cards cannot attack Battle Cards    | Prey     | B leader | player B's Life Area holds 3 cards |
        | "beAttacked"   | "opponent" | "leader" | Your opponent's Leader Card cannot be attacked  | B leader | Prey     | "Prey" is in player B's Drop Area  |
        | "beAttacked"   | "opponent" | "battle" | Your opponent's Battle Cards cannot be attacked | Prey     | B leader | player B's Life Area holds 3 cards |

    @DBS-8-5-3
    Scenario: Can a text forbid only the opponent's Extra Cards to choose Battle Cards? Yes, their Battle Cards can still choose them
      Given "Veil" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"forbid","what":"choose","by":{"cause":"effect","player":"opponent",
         "source":{"category":"extra"}},"target":{"all":{"player":"you","zone":["battle"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Veil" in the hand
      And player A has the active Battle Card "Veiled"
      And player B has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Binder" (probe "rests-at-will")
      And player B has the active Battle Card "Mate"
      When player A activates "Veil"
      And player A ends the turn
      And player B activates "Blow"
      And player B tries to choose "Veiled"
      Then that is refused
      When player B chooses "Mate"
      And player B activates "Binder"
      And player B chooses "Veiled"
      Then "Mate" is in player B's Drop Area
      And "Veiled" is rested

    @DBS-1-3-3
    Scenario: Does "cannot leave the Battle Area by a skill" protect a card in battle? No, it is still KO-ed in battle
      Given "Anchor" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"forbid","what":"remove","by":{"cause":"effect"},
         "target":{"all":{"zone":["battle"]}},"until":"turn"}]}]}
        """
      And player A has "Anchor", "Return" (probe "return-any-1"), "Blow" (probe "ko-any-1") and "Gate" (probe "warp-any-1") in the hand
      And player A has the active Battle Card "Striker" with 15000 power
      And player B has the rested Battle Card "Held"
      When player A activates "Anchor"
      And player A activates "Return"
      And player A chooses "Held"
      And player A activates "Blow"
      And player A chooses "Held"
      And player A activates "Gate"
      And player A chooses "Held"
      Then "Held" is in player B's Battle Area
      When player A attacks "Held" with "Striker"
      Then "Held" is in player B's Drop Area

    @DBS-1-3-3 @DBS-8-5-2-3
    Scenario: Can a text forbid the skills of Extra Cards in the opponent's hand? Yes, and the skills of all other cards can still be activated
      Given "Gag" has this data:
        """
        {"category":"extra","energyCost":1,
         
         "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"forbid","what":"activateEffect","target":{"all":{"player":"opponent",
         "zone":["hand"],"category":"extra"}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Gag" in the hand
      And player B has "Answer" (probe "counter-attack-draw"), "Plan" (probe "extra-draw") and "Fighter" (probe "battle-card-counter-draw") in the hand
      And player B has the active Battle Card "Source" (probe "main-draw")
      When player A activates "Gag"
      And player A attacks "B leader" with "A leader"
      And player B tries to counter with "Answer"
      Then that is refused
      When player B counters with "Fighter"
      Then "Fighter" is in player B's Drop Area
      When player A ends the turn
      And player B tries to activate "Plan"
      Then that is refused
      When player B activates "Source"
      Then player B's hand holds 6 cards
      And "Answer" and "Plan" are in player B's hand

    @DBS-1-3-3 @DBS-7-1-4
    Scenario: Can a text forbid that the Leader's attacks are negated? Yes, a [Counter] that would negate the attack then does nothing
      Given "Drive" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"forbid","what":"negateAttack","target":{"all":{"player":"you",
         "zone":["leader"]}},"until":"turn"}]}]}
        """
      And player A has "Drive" in the hand
      And player A has the active Battle Card "Striker" with 15000 power
      And player B has "Stop" (probe "counter-attack-negate") and "Halt" (probe "counter-attack-negate") in the hand
      When player A activates "Drive"
      And player A attacks "B leader" with "A leader"
      And player B counters with "Stop"
      Then player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Striker"
      And player B counters with "Halt"
      Then player B's Life Area holds 3 cards
      And player B's Drop Area holds exactly "Stop" and "Halt"

    @DBS-1-3-3 @DBS-6-2-5
    Scenario: Can a text forbid the opponent to place energy in the Charge Phase? Yes, until the end of their next turn
      Given "Drought" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"forbid","what":"charge","target":{"all":{"player":"opponent",
         "zone":["leader"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Drought" and "Kept" in the hand
      And player B has "Seed" in the hand
      When player A activates "Drought"
      And player A ends the turn
      Then player B is not asked to charge
      And player B's Energy Area holds 6 active and 0 rested cards
      And player B's hand holds 2 cards
      When player B ends the turn
      And player A ends the turn
      And player B charges "Seed"
      Then player B's Energy Area holds 7 active and 0 rested cards

    @DBS-1-3-3
    Scenario: Can a text forbid every [Counter] of the opponent? Yes, for the turn, and its own player can still use them
      Given "Seal" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"forbid","what":"counter","target":{"all":{"player":"opponent",
         "zone":["leader"]}},"until":"turn"}]}]}
        """
      And player A has "Seal" in the hand
      And player A has "Own" (probe "counter-attack-draw") in the hand
      And player B has "Stop" (probe "counter-attack-negate") in the hand
      When player A activates "Seal"
      And player A attacks "B leader" with "A leader"
      And player B tries to counter with "Stop"
      Then that is not offered
      And player B's Life Area holds 3 cards
      When player A ends the turn
      And player B attacks "A leader" with "B leader"
      And player A counters with "Own"
      Then "Own" is in player A's Drop Area
      When player B ends the turn
      And player A attacks "B leader" with "A leader"
      And player B counters with "Stop"
      Then player B's Life Area holds 3 cards

    @DBS-3-6-4
    Scenario: Can a text make the opponent's Battle Cards come into play rested? Yes, whether they are played from the hand or by a skill
      Given "Gate" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"playActive","target":{"all":{"player":"opponent",
         "zone":["hand","drop"],"category":"battle"}}}]}]}
        """
      And it is player B's Main Phase
      And player A has the active Battle Card "Gate"
      And player A has "Own" in the hand
      And player B has "Late" and "Lift" (probe "extra-play-from-drop") in the hand
      And player B has "Risen" in the Drop Area
      When player B plays "Late"
      And player B activates "Lift"
      Then "Late" and "Risen" are rested
      When player B ends the turn
      And player A plays "Own"
      Then "Own" is active

    @DBS-3-6-4
    Scenario: Can a [Counter: Play] make the card that is played come in rested? Yes, and only that card
      Given "Trip" has this data:
        """
        {"category":"extra","energyCost":1,
         "abilities":[{"type":"counter","keyword":"counterPlay","effect":[{"do":"forbid","what":"playActive","target":{"subject":true},"until":"turn"}]}]}
        """
      And player A has "First" and "Second" in the hand
      And player B has "Trip" in the hand
      When player A plays "First"
      And player B counters with "Trip"
      And player A plays "Second"
      Then "First" is rested
      And "Second" is active

    @DBS-8-3-2
    Scenario Outline: Does a negation that works <by> affect a card whose skills cannot be negated? No, all its skills still work
      Given "Firm" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,"traits":["Drift"],
         
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"negate","target":{"self":true}}]},
         {"type":"permanent","effect":[{"do":"modify","stat":"power","by":5000,"target":{"self":true}}]},
         {"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Frail" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,"traits":["Drift"],
         
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Hush" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"negate","target":{"all":{"player":"you","zone":["battle"]}},
         "until":"turn"}]}]}
        """
      And player A has the active Battle Card "Firm"
      And player A has the active Battle Card "Frail"
      And player A has "Hush" and "Muter" (probe "mutes-drifts") in the hand
      When player A <does>
      And player A attacks "B leader" with "Frail"
      Then player A's hand holds 1 card
      When player A attacks "B leader" with "Firm"
      Then player A's hand holds 2 cards
      And "Firm" has 15000 power

      Examples:
        | by                         | does             |
        | by a skill for a while     | activates "Hush" |
        | as long as a card is there | plays "Muter"    |

    @DBS-8-3-2
    Scenario: Can a text protect skills from being negated by the opponent for a turn? Yes, a [Counter] that would negate them does nothing
      Given "Resolve" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"forbid","what":"negate","by":{"cause":"effect","player":"opponent"},
         "target":{"all":{"player":"you","zone":["battle"]}},"until":"turn"}]}]}
        """
      And player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player A has the active Battle Card "Source" (probe "main-no-attack")
      And player A has "Resolve" in the hand
      And player B has the active Battle Card "Held"
      And player B has "Stop" (probe "counter-attack-silence") in the hand
      And player B has "Hush" (probe "counter-attack-silence") in the hand
      When player A activates "Source"
      And player B counters with "Stop"
      And player A tries to activate "Source"
      Then that is refused
      When player A activates "Resolve"
      And player A attacks "B leader" with "Striker"
      And player B counters with "Hush"
      Then player A's hand holds 1 card
      And player A's Drop Area holds exactly "Resolve"
      And player B's Drop Area holds exactly "Stop" and "Hush"

    @DBS-1-3-3
    Scenario: Can a [Counter] negate a skill of a card whose skills cannot be negated? No, the skill is still resolved
      Given "Firm" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"negate","target":{"self":true}}]},
         {"type":"activate","timings":["main"],"oncePerTurn":true,"effect":[{"do":"play","target":{"choose":{"from":{"player":"you",
         "zone":["hand"],"category":"battle"},"count":1,"upTo":true}}}]}]}
        """
      And player A has the active Battle Card "Firm"
      And player A has the active Battle Card "Frail" (probe "main-play")
      And player A has "One" and "Two" in the hand
      And player B has "Stop" (probe "counter-play-negate") and "Halt" (probe "counter-play-negate") in the hand
      When player A activates "Firm"
      And player B counters with "Stop"
      And player A chooses "One"
      Then "One" is in player A's Battle Area
      When player A activates "Frail"
      And player B counters with "Halt"
      Then player A's hand holds exactly "Two"

  Rule: What a text lets or makes cards do

    @DBS-7-1 @DBS-1-3-1
    Scenario: Can a Battle Card in Active Mode be attacked? Only by a card whose text allows it
      Given "Hunter" has this data:
        """
        {"category":"battle","energyCost":2,"power":15000,"comboPower":5000,"comboCost":0, "abilities":[{"type":"keyword","keyword":"attacksActive"}]}
        """
      And player A has the active Battle Card "Hunter"
      And player A has the active Battle Card "Mate" with 15000 power
      And player B has the active Battle Card "Prey"
      When player A tries to attack "Prey" with "Mate"
      Then that is refused
      When player A attacks "Prey" with "Hunter"
      Then "Prey" is in player B's Drop Area

    @DBS-7-1 @DBS-1-3-1 @DBS-10-10-3-2
    Scenario: Can a skill that lets a Leader attack active Battle Cards be answered with [Counter: Attack]? Yes, it speaks of attacking
      Given "Scent" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"gain","ability":{"type":"keyword","keyword":"attacksActive"},
         "target":{"all":{"player":"you","zone":["leader"]}},"until":"turn"}]}]}
        """
      And player A has "Scent" in the hand
      And player B has "Answer" (probe "counter-attack-draw") in the hand
      And player B has the active Battle Card "Prey"
      When player A tries to attack "Prey" with "A leader"
      Then that is refused
      When player A activates "Scent"
      And player B counters with "Answer"
      And player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Drop Area
      And "Answer" is in player B's Drop Area

    @DBS-6-3-1-2-4
    Scenario: Can a player end the Main Phase while their cards must attack? No, not before each card that is able to has attacked
      Given "Taunt" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"oblige","what":"attack","target":{"all":{"player":"opponent",
         "zone":["battle"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Taunt" in the hand
      And player B has the active Battle Card "Hothead"
      And player B has the rested Battle Card "Stuck" (probe "never-active-again")
      When player A activates "Taunt"
      And player A ends the turn
      And player B tries to end the phase
      Then that is refused
      When player B attacks "A leader" with "Hothead"
      And player B ends the turn
      Then it is now player A's Main Phase
      And player A's Life Area holds 3 cards

    @DBS-6-3-1-2-4 @DBS-8-1-4
    Scenario: Does a card that must attack keep its player in the Main Phase? Yes, but no longer once it is rested and cannot attack
      Given "Hothead" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"permanent","effect":[{"do":"oblige","what":"attack","target":{"self":true}}]}]}
        """
      And player A has "Hothead" in the hand
      And player A has "Lull" (probe "extra-rest-all-battle-cards") in the hand
      When player A plays "Hothead"
      And player A tries to end the phase
      Then that is refused
      When player A activates "Lull"
      Then "Hothead" is rested
      When player A ends the turn
      Then it is now player B's Main Phase

    @DBS-10-11-1 @DBS-10-11-2
    Scenario: How often can a [Twice per turn] [Activate] skill be activated in a turn? Twice, and not a third time
      Given "Busy" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"activate","timings":["main"],"timesPerTurn":2,"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Battle Card "Busy"
      And player A has the active Battle Card "Free" (probe "main-draw")
      When player A activates "Busy"
      And player A activates "Busy"
      Then player A's hand holds 2 cards
      When player A tries to activate "Busy"
      Then that is refused
      When player A activates "Free"
      Then player A's hand holds 3 cards

    @DBS-10-11-1 @DBS-10-11-5
    Scenario: How often is a [Twice per turn] [Auto] skill activated in a turn? Twice, and the third attack draws nothing
      Given "Crier" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"auto","timesPerTurn":2,"when":{"event":"attackDeclared","player":"you","subject":{"zone":["leader","battle"]}},
         "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Battle Card "Crier"
      And player A has the active Battle Card "One" with 5000 power
      When player A attacks "B leader" with "One"
      And player A attacks "B leader" with "A leader"
      Then player A's hand holds 2 cards
      When player A attacks "B leader" with "Crier"
      Then player A's hand holds 2 cards
      And player B's Life Area holds 2 cards

  Rule: Further costs and conditions that a text demands

    @DBS-8-5-2-2 @DBS-8-1-4
    Scenario Outline: Can a text demand a discard for "<text>" of the opponent's Battle Cards? Yes, and other skills cost nothing more
      Given "Toll" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"permanent","effect":[{"do":"require","of":<of>,"cost":[{"do":"discard","count":1}],
         "target":{"all":{"player":"opponent","zone":["battle"]}}}]}]}
        """
      And it is player B's Main Phase
      And player A has the active Battle Card "Toll"
      And player B has "Spare" in the hand
      And player B has the active Battle Card "Dear" (probe "<dear>")
      And player B has the active Battle Card "Free" (probe "<free>")
      When player B <first>
      Then player B's Drop Area holds exactly "Spare"
      And player B's hand holds 1 card
      When player B <then>
      Then player B's Drop Area holds exactly "Spare"
      And player B's hand holds 2 cards

      Examples:
        | text           | of                         | dear         | free         | first                          | then                           |
        | an [Activate]  | {"type":"activate"}        | main-draw    | attacks-draw | activates "Dear"               | attacks "A leader" with "Free" |
        | what an attack sets off | {"event":"attackDeclared"} | attacks-draw | main-draw | attacks "A leader" with "Dear" | activates "Free"               |

    @DBS-8-1-3 @DBS-8-2-2-2
    Scenario: Can an effect add a condition to the opponent's [Activate] skills for some time? Yes, here 3 or less life
      Given "Decree" has this data:
        """
        {"category":"extra","energyCost":1,
         
         "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"require","of":{"type":"activate"},"if":{"value":"life","of":"opponent","max":3},
         "target":{"all":{"player":"opponent","zone":["battle"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Decree" in the hand
      And player A has 3 cards in the Life Area
      And player B has the active Battle Card "Source" (probe "main-draw")
      And player B has "Bleed" (probe "extra-life-to-hand") in the hand
      And player B has "L1", "L2", "L3" and "L4" in the Life Area
      When player A activates "Decree"
      And player A ends the turn
      And player B tries to activate "Source"
      Then that is refused
      When player B activates "Bleed"
      And player B chooses "L2"
      And player B activates "Source"
      Then player B's hand holds 3 cards
      And "Bleed" is in player B's Drop Area

    @DBS-8-1-3 @DBS-8-1-4
    Scenario: Can a [Permanent] add a condition to the skills of the opponent's Leader? Yes, here 2 or more Battle Cards
      Given "Warden" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"permanent","effect":[{"do":"require","if":{"count":{"player":"opponent","zone":["battle"]},"min":2},
         "target":{"all":{"player":"opponent","zone":["leader"]}}}]}]}
        """
      And it is player B's Main Phase
      And player A has the active Battle Card "Warden"
      And player A has the active Battle Card "Mate"
      And player B's Leader is "Chief" (probe "leader-main-draw")
      And player B has the active Battle Card "One"
      And player B has "Two" in the hand
      When player B tries to activate "Chief"
      Then that is refused
      When player B plays "Two"
      And player B activates "Chief"
      Then player B's hand holds 1 card
      And "Two" is in player B's Battle Area

    @DBS-7-1 @DBS-8-2-2-2
    Scenario: Can an effect make attacks of the opponent's Battle Cards cost a discard for some time? Yes, and Leader attacks stay free
      Given "Tariff" has this data:
        """
        {"category":"extra","energyCost":1,
         
         "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"require","of":{"action":"attack"},"cost":[{"do":"discard","count":1}],
         "target":{"all":{"player":"opponent","zone":["battle"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Tariff" in the hand
      And player B has the active Battle Card "Striker"
      And player B has "One" and "Two" in the hand
      And player A has the active Battle Card "Own"
      When player A activates "Tariff"
      And player A attacks "B leader" with "Own"
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player B chooses "Two"
      Then "Striker" is rested
      And player B's Drop Area holds exactly "Two"
      When player B attacks "A leader" with "B leader"
      Then player B's Drop Area holds exactly "Two"
      And player A's Life Area holds 2 cards

    @DBS-7-1 @DBS-8-1-4
    Scenario: Can a card that attacks only for a discard attack with an empty hand? No, not before its player has a card to discard
      Given "Miser" has this data:
        """
        {"category":"battle","energyCost":2,"power":15000,"comboPower":5000,"comboCost":0,
         
         "abilities":[{"type":"permanent","effect":[{"do":"require","of":{"action":"attack"},"cost":[{"do":"discard","count":1}],"target":{"self":true}}]}]}
        """
      And player A has the active Battle Card "Miser"
      And player A has the active Battle Card "Source" (probe "main-draw")
      When player A tries to attack "B leader" with "Miser"
      Then that is refused
      When player A activates "Source"
      And player A attacks "B leader" with "Miser"
      Then player A's hand holds 0 cards
      And player A's Drop Area holds 1 card
      And player B's Life Area holds 3 cards

  Rule: What protects cards from skills

    @DBS-8-7-1 @DBS-8-2-2-2
    Scenario: Does "not affected by your opponent's skills" stop the skills of the card's own player? No, only the opponent's
      Given "Aloof" has this data:
        """
        {"category":"extra","energyCost":1, "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"unaffected","by":{"player":"opponent"},
         "target":{"all":{"player":"you","zone":["battle"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Aloof" and "Boost" (probe "strengthen-5000") in the hand
      And player A has the active Battle Card "Apart"
      And player B has "Storm" (probe "weaken-all-10000") in the hand
      And player B has the active Battle Card "Prey" with 15000 power
      When player A activates "Aloof"
      And player A activates "Boost"
      And player A chooses "Apart"
      Then "Apart" has 15000 power
      When player A ends the turn
      And player B activates "Storm"
      Then "Apart" has 10000 power
      And "Prey" has 5000 power

    @DBS-8-7-1
    Scenario Outline: Does a skill that weakens all Battle Cards affect a card "not affected by <text>"? No, it keeps its power
      Given "Rock" has this data:
        """
        {"category":"battle","energyCost":2,"power":10000,"comboPower":5000,"comboCost":0,
         "abilities":[{"type":"permanent","effect":[{"do":"unaffected",<by>"target":{"self":true}}]}]}
        """
      And player A has the active Battle Card "Rock"
      And player A has the active Battle Card "Mate" with 15000 power
      And player A has "Boost" (probe "strengthen-5000") in the hand
      And player B has "Storm" (probe "weaken-all-10000") in the hand
      And player B has the active Battle Card "Binder" (probe "rests-at-will")
      And player B has the active Battle Card "Prey" with 15000 power
      When player A activates "Boost"
      And player A chooses "<boosted>"
      Then "<boosted>" has 15000 power
      When player A ends the turn
      And player B activates "Binder"
      And player B chooses "<rested>"
      And player B activates "Storm"
      Then "Prey" has 5000 power
      And "Rock" has 10000 power
      And "<rested>" is rested

      Examples:
        | text                                 | by                                                              | boosted  | rested   |
        | skills                               |                                                                 | A leader | A leader |
        | skills of your opponent's Extra Cards | "by":{"player":"opponent","source":{"category":"extra"}},      | Rock     | Rock     |
