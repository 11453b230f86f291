@DBS
Feature: 8-6-2. Trigger conditions of [Auto] skills

  @DBS-8-6-2
  Rule: 8-6-2 An [Auto] skill becomes pending when its trigger condition is met

    Scenario: An [Auto] triggers when a card is placed in the Drop Area as a skill cost
      Given player A has the active Battle Card "Mourner" (probe "sees-drops-draws")
      And player A has "Trade" (probe "extra-discard-draw-2"), "Page" and "Leaf" in the hand
      And player A has "First", "Second", "Third" and "Fourth" on top of the deck
      When player A activates "Trade"
      And player A chooses "Page"
      Then "Page" is in player A's Drop Area
      And the event "skill activated" happened exactly 2 times to "Mourner"
      And player A's hand holds 5 cards

    Scenario: An [Auto] triggers when a card is played by a skill for which the player chose the card
      Given player A has the active Battle Card "Muster" (probe "turn-end-play")
      And player A has the active Battle Card "Greeter" (probe "any-played-draw")
      And player A has "Called" and "Spare" in the hand
      And player A has "Top" on top of the deck
      When player A ends the phase
      And player A chooses "Called"
      Then "Called" is in player A's Battle Area
      And player A's hand holds exactly "Spare" and "Top"

    Scenario: [Auto] skills that trigger each other are carried out one after the other, each to its end
      Given "Bomb" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto", "when": {"event": "koed"},
          "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["battle"]}, "count": 1}}}, {"do": "draw", "count": 1}]}]}
        """
      And "Mine" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto", "when": {"event": "koed"},
          "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["battle"]}, "count": 1}}}, {"do": "draw", "count": 1}]}]}
        """
      And "Fuse" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto", "when": {"event": "koed"},
          "effect": [{"do": "discard", "count": 1}]}]}
        """
      And player B has the active Battle Card "Bomb"
      And player B has the active Battle Card "Mine"
      And player B has the active Battle Card "Fuse"
      And player B has "First" and "Second" on top of the deck
      And player A has "Trap" (probe "main-kos-one") in the hand
      When player A activates "Trap"
      And player A chooses "Bomb"
      And player B chooses "Mine"
      And player B chooses "Second"
      Then player B's Drop Area holds exactly "Second", "Fuse", "Mine" and "Bomb"
      And player B's hand holds exactly "First"

    Scenario: A skill that plays a card carries out its rest before the [Auto] of that card is activated
      Given player A has the active Battle Card "Source" (probe "main-play-then-draw")
      And player A has "Arrival" (probe "played-draw") in the hand
      And player A has "T1" and "T2" on top of the deck
      When player A activates "Source"
      And player A chooses "Arrival"
      Then these events happened in this order:
        | played          | Arrival |
        | drew            | T1      |
        | skill activated | Arrival |
        | drew            | T2      |
      And player A's hand holds exactly "T1" and "T2"

    Scenario: An [Auto] that an attack has triggered is resolved although that attack is negated
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Answer" (probe "counter-attack-negate") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then player A's hand holds 1 card
      And no battle is going on

    Scenario: A pending [Auto] keeps its master even if the opponent gains control of its card
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Answer" (probe "counter-attack-take-control") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then "Striker" is in player B's Battle Area
      And player A's hand holds 1 card
      And no battle is going on

    Scenario: An [Auto] that waits for any card to be played triggers once when its own card is played
      Given player A has the active Battle Card "Source" (probe "main-play")
      And player A has "Watcher" (probe "any-played-draw") in the hand
      When player A activates "Source"
      And player A chooses "Watcher"
      Then player A's hand holds 1 card
      And "Watcher" is in player A's Battle Area

    Scenario Outline: An [Auto] for cards that are <done> does not trigger on cards that are <done otherwise>
      Given "Watcher" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "played", "player": "you", "subject": "any", "by": {"manner": "<manner>"}}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Stranger" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "played", "player": "you", "subject": "any", "by": {"manner": "<other>"}}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Kid" has the character name "Ember"
      And "Fire" has the character name "Ember"
      And "Cold" has the character name "Frost"
      And "Ice" has the character name "Frost"
      And "Passenger" has the special trait "Drift"
      And "Passenger" has the colour "black"
      And "Second" has the colour "black"
      And "Third" has the colour "black"
      And "Trader" is a Battle Card of energy cost 4 with 10000 power
      And "Trader" has the special trait "Drift"
      And player A has the active Battle Card "Watcher"
      And player A has the active Battle Card "Stranger"
      And player A has the active Battle Card "Kid"
      And player A has the active Battle Card "Cold"
      And player A has "Fire", "Ice", "Trader" and "Plain" in the hand
      And player A has "Passenger", "Second" and "Third" in the Drop Area
      And player A has "Actor" (probe "<probe>") in the <area>
      When player A plays "Plain"
      Then "Watcher" has 10000 power
      When player A activates "Actor"
      And <then>
      Then "Watcher" has 15000 power
      And "Stranger" has 10000 power

      Examples:
        | manner        | other         | done                        | done otherwise              | probe                  | area        | then                              |
        | play          | evolve        | played by a skill           | played by [Evolve]          | extra-play-from-drop   | hand        | player A chooses "Passenger"      |
        | evolve        | exEvolve      | played by [Evolve]          | played by [EX-Evolve]       | evolve-onto-ember      | hand        | player A is asked to act          |
        | exEvolve      | xenoEvolve    | played by [EX-Evolve]       | played by [Xeno-Evolve]     | ex-evolve-onto-ember   | hand        | player A is asked to act          |
        | xenoEvolve    | evolve        | played by [Xeno-Evolve]     | played by [Evolve]          | xeno-evolve-onto-ember | hand        | player A is asked to act          |
        | unionFusion   | unionPotara   | played by [Union-Fusion]    | played by [Union-Potara]    | fusion-ember-and-frost | hand        | player A is asked to act          |
        | unionPotara   | unionAbsorb   | played by [Union-Potara]    | played by [Union-Absorb]    | potara-ember-and-frost | hand        | player A chooses "Kid" and "Cold" |
        | unionAbsorb   | unionFusion   | played by [Union-Absorb]    | played by [Union-Fusion]    | absorbs-drift-of-drop  | Battle Area | player A is asked to act          |
        | overRealm     | darkOverRealm | played by [Over Realm]      | played by [Dark Over Realm] | over-realm-3           | hand        | player A is asked to act          |
        | darkOverRealm | overRealm     | played by [Dark Over Realm] | played by [Over Realm]      | dark-over-realm-3      | hand        | player A is asked to act          |
        | swap          | play          | played by [Swap]            | played by a skill           | swap-4-drift           | Battle Area | player A chooses "Trader"         |

    Scenario Outline: An [Auto] for cards dropped by <what> does not trigger on cards dropped otherwise
      Given "Watcher" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "dropped", "subject": "any", "by": {"cause": "<cause>"}}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Payer" has this data:
        """
        {"category": "battle", "abilities": [{"type": "activate", "timings": ["main"],
          "cost": [{"do": "discard", "count": 1}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Watcher"
      And player A has the active Battle Card "Payer"
      And player A has the active Battle Card "Miller" (probe "main-mill")
      And player A has the active Battle Card "Striker" with 10000 power
      And player A has "Paid" in the hand
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A activates "Miller"
      Then "Watcher" has <after a skill> power
      When player A activates "Payer"
      Then "Watcher" has <after a cost> power
      When player A attacks "Prey" with "Striker"
      Then "Watcher" has <after a battle> power
      When player A attacks "B leader" with "A leader"
      And player A combos with "Miller"
      Then "Watcher" has <after a rule> power

      Examples:
        | what                     | cause  | after a skill | after a cost | after a battle | after a rule |
        | a skill, or its cost     | effect | 15000         | 20000        | 20000          | 20000        |
        | a payment                | cost   | 10000         | 15000        | 15000          | 15000        |
        | a battle                 | battle | 10000         | 10000        | 15000          | 15000        |
        | the rules, after a combo | rule   | 10000         | 10000        | 10000          | 15000        |

    Scenario Outline: An [Auto] for KOs by <what> does not trigger on other KOs
      Given "Watcher" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "koed", "player": "opponent", "subject": "any", "by": <by>}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Blow" has this data:
        """
        {"category": "extra", "colors": ["blue"], "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"]}, "count": 1}}}]}]}
        """
      And "Herald" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto", "when": {"event": "played"},
          "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"]}, "count": 1}}}]}]}
        """
      And player A has the active Battle Card "Watcher"
      And player A has the active Battle Card "Striker" (probe "blocker")
      And "Striker" has the colour "green"
      And player A has "Blow" and "Herald" in the hand
      And player B has the rested Battle Card "One" with 5000 power
      And player B has the rested Battle Card "Two" with 5000 power
      And player B has the rested Battle Card "Three" with 5000 power
      When player A activates "Blow"
      And player A chooses "One"
      Then "Watcher" has <after Blow> power
      When player A plays "Herald"
      And player A chooses "Two"
      Then "Watcher" has <after Herald> power
      When player A attacks "Three" with "Striker"
      Then "Three" is in player B's Drop Area
      And "Watcher" has <after Striker> power

      Examples:
        | what                               | by                                | after Blow | after Herald | after Striker |
        | a blue card, wherever it is by now | {"source": {"color": "blue"}}     | 15000      | 15000        | 15000         |
        | a red card                         | {"source": {"color": "red"}}      | 10000      | 15000        | 15000         |
        | a green card, in battle            | {"source": {"color": "green"}}    | 10000      | 10000        | 15000         |
        | an [Activate]                      | {"ability": {"type": "activate"}} | 15000      | 15000        | 15000         |
        | an [Auto]                          | {"ability": {"type": "auto"}}     | 10000      | 15000        | 15000         |
        | a skill of being played            | {"ability": {"event": "played"}}  | 10000      | 15000        | 15000         |

    Scenario: An [Auto] for cards dropped by a [Counter: Play] does not trigger on a [Counter: Attack]
      Given "Watcher" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "dropped", "player": "you", "subject": "any", "by": {"ability": {"keyword": "counterPlay"}}}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Watcher"
      And player A has the active Battle Card "Striker" with 10000 power
      And player A has "Recruit" in the hand
      And player B has "Parry" (probe "counter-attack-ko") and "Veto" (probe "counter-play-drop") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Parry"
      Then "Striker" is in player A's Drop Area
      And "Watcher" has 10000 power
      When player A plays "Recruit"
      And player B counters with "Veto"
      Then "Recruit" is in player A's Drop Area
      And "Watcher" has 15000 power

    Scenario Outline: An [Auto] triggers when a card of player <whose> is placed in the <area>, and ignores other areas and players
      Given "Mover" has this data:
        """
        {"category": "battle", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "move", "to": "<zone>", "target": {"all": {"player": "<player>", "zone": ["deck"], "top": 1}}}]}]}
        """
      And "Own" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "<event>", "player": "you", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Rival" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "<event>", "player": "opponent", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Deaf" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "<other>", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Mover"
      And player A has the active Battle Card "Own"
      And player A has the active Battle Card "Rival"
      And player A has the active Battle Card "Deaf"
      When player A activates "Mover"
      And player A is asked to act
      Then "Own" has <own> power
      And "Rival" has <rival> power
      And "Deaf" has 10000 power

      Examples:
        | area        | zone   | event          | other          | whose | player   | own   | rival |
        | Life Area   | life   | addedToLife    | placedAsEnergy | A     | you      | 15000 | 10000 |
        | Life Area   | life   | addedToLife    | placedAsEnergy | B     | opponent | 10000 | 15000 |
        | Warp        | warp   | warped         | dropped        | A     | you      | 15000 | 10000 |
        | Warp        | warp   | warped         | dropped        | B     | opponent | 10000 | 15000 |
        | Drop Area   | drop   | dropped        | warped         | A     | you      | 15000 | 10000 |
        | Drop Area   | drop   | dropped        | warped         | B     | opponent | 10000 | 15000 |
        | hand        | hand   | addedToHand    | addedToLife    | A     | you      | 15000 | 10000 |
        | hand        | hand   | addedToHand    | addedToLife    | B     | opponent | 10000 | 15000 |
        | Energy Area | energy | placedAsEnergy | addedToHand    | A     | you      | 15000 | 10000 |
        | Energy Area | energy | placedAsEnergy | addedToHand    | B     | opponent | 10000 | 15000 |

    Scenario: A card that moves within the Life Area has neither left the life nor been added to it
      Given "Mover" has this data:
        """
        {"category": "battle", "abilities": [
          {"type": "activate", "timings": ["main"], "effect": [{"do": "move", "to": "life", "place": "bottom", "target": {"choose": {"from": {"player": "you", "zone": ["life"]}, "count": 1}}}]},
          {"type": "activate", "timings": ["main"], "effect": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["life"]}, "count": 1}}}]}]}
        """
      And "Ear" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "auto",
          "when": {"event": "addedToLife", "player": "you", "subject": "any", "or": [{"event": "tookLife", "player": "you", "subject": "any"}]},
          "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Mover"
      And player A has the active Battle Card "Ear"
      And player A has "One" and "Two" in the Life Area
      When player A activates ability 1 of "Mover"
      And player A chooses "One"
      And player A is asked to act
      Then "Ear" has 10000 power
      When player A activates ability 2 of "Mover"
      And player A chooses "One"
      And player A is asked to act
      Then "Ear" has 15000 power

    Scenario Outline: An [Auto] for cards that go from player <whose>'s life to <where> ignores other cards that leave the life
      Given "Watcher" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "tookLife", "player": "<player>", "subject": "any"<to>}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And player A has the active Battle Card "Watcher"
      And player A has the active Battle Card "Reaper" (probe "critical")
      And player A has the active Battle Card "Bleeder" (probe "main-drops-own-life")
      When player A attacks "B leader" with "A leader"
      Then "Watcher" has <after damage> power
      When player A attacks "B leader" with "Reaper"
      Then "Watcher" has <after critical damage> power
      When player A activates "Bleeder"
      Then player A's Life Area holds 3 cards
      And "Watcher" has <after the own skill> power

      Examples:
        | whose | player   | where           | to               | after damage | after critical damage | after the own skill |
        | B     | opponent | any area        |                  | 15000        | 20000                 | 20000               |
        | B     | opponent | the hand        | , "to": ["hand"] | 15000        | 15000                 | 15000               |
        | B     | opponent | the Drop Area   | , "to": ["drop"] | 10000        | 15000                 | 15000               |
        | A     | you      | any area        |                  | 10000        | 10000                 | 15000               |

    Scenario: An [Auto] with two trigger conditions triggers when either of them is met
      Given "Eager" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "played", "or": [{"event": "attackDeclared"}]}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And player A has "Eager" in the hand
      When player A plays "Eager"
      Then "Eager" has 15000 power
      When player A attacks "B leader" with "Eager"
      Then "Eager" has 20000 power

    Scenario Outline: An [Auto] that waits for 2 or 3 damage counts the <damage> damage of a card with [<keyword>]
      Given "Striker" has this data:
        """
        {"category": "battle", "abilities": [<keywords>,
          {"type": "auto", "when": {"event": "dealtDamage", "atLeast": 2}, "effect": [{"do": "draw", "count": 1}]},
          {"type": "auto", "when": {"event": "dealtDamage", "atLeast": 3}, "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has the active Battle Card "Striker"
      When player A attacks "B leader" with "Striker"
      Then player B's hand holds <damage> cards
      And player A's hand holds <drawn> cards

      Examples:
        | keyword       | keywords                                                                                         | damage | drawn |
        | Double Strike | {"type": "keyword", "keyword": "doubleStrike"}                                                   | 2      | 1     |
        | Triple Strike | {"type": "keyword", "keyword": "doubleStrike"}, {"type": "keyword", "keyword": "tripleStrike"} | 3      | 3     |

    Scenario Outline: An [Auto] triggers when an attack of <which> is negated, and only then
      Given "Fury" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "attackNegated", "subject": <subject>}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Fury"
      And player B has "Parry" (probe "counter-attack-negate") and "Second parry" (probe "counter-attack-negate") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Parry"
      Then player A's hand holds <after the leader> cards
      When player A attacks "B leader" with "Fury"
      And player B counters with "Second parry"
      Then player A's hand holds <after this card> cards

      Examples:
        | which           | subject          | after the leader | after this card |
        | this card       | "self"           | 0                | 1               |
        | any card        | "any"            | 1                | 2               |
        | your other card | {"other": true}  | 1                | 1               |

    Scenario Outline: An [Auto] that waits for "<what>" on player <whose>'s side ignores the other side
      Given "Mover" has this data:
        """
        {"category": "battle", "abilities": [{"type": "activate", "timings": ["main"], "effect": [<effect>]}]}
        """
      And "Own" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "<event>", "player": "you", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Rival" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "<event>", "player": "opponent", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Deaf" has this data:
        """
        {"category": "battle", "abilities": [{"type": "auto",
          "when": {"event": "<other>", "subject": "any"}, "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"self": true}}]}]}
        """
      And "Pal" has the card name "Object"
      And "Foe" has the card name "Object"
      And "Tired pal" has the card name "Sleeper"
      And "Tired foe" has the card name "Sleeper"
      And player A has the active Battle Card "Mover"
      And player A has the active Battle Card "Own"
      And player A has the active Battle Card "Rival"
      And player A has the active Battle Card "Deaf"
      And player A has the active Battle Card "Pal"
      And player B has the active Battle Card "Foe"
      And player A has the rested Battle Card "Tired pal"
      And player B has the rested Battle Card "Tired foe"
      When player A activates "Mover"
      And player A is asked to act
      Then "Own" has <own> power
      And "Rival" has <rival> power
      And "Deaf" has 10000 power

      Examples:
        | what                        | event       | other     | whose | own   | rival | effect                                                                                                            |
        | a KO                        | koed        | rested    | A     | 15000 | 10000 | {"do": "ko", "target": {"all": {"player": "you", "zone": ["battle"], "name": "Object"}}}                          |
        | a KO                        | koed        | rested    | B     | 10000 | 15000 | {"do": "ko", "target": {"all": {"player": "opponent", "zone": ["battle"], "name": "Object"}}}                     |
        | a card leaves, without a KO | removed     | koed      | A     | 15000 | 10000 | {"do": "move", "to": "hand", "target": {"all": {"player": "you", "zone": ["battle"], "name": "Object"}}}          |
        | a card leaves, without a KO | removed     | koed      | B     | 10000 | 15000 | {"do": "move", "to": "hand", "target": {"all": {"player": "opponent", "zone": ["battle"], "name": "Object"}}}     |
        | a card goes to Rest Mode    | rested      | setActive | A     | 15000 | 10000 | {"do": "setState", "state": "rested", "target": {"all": {"player": "you", "zone": ["battle"], "name": "Object"}}} |
        | a card goes to Rest Mode    | rested      | setActive | B     | 10000 | 15000 | {"do": "setState", "state": "rested", "target": {"all": {"player": "opponent", "zone": ["battle"], "name": "Object"}}} |
        | a card goes to Active Mode  | setActive   | rested    | A     | 15000 | 10000 | {"do": "setState", "state": "active", "target": {"all": {"player": "you", "zone": ["battle"], "name": "Sleeper"}}} |
        | a card goes to Active Mode  | setActive   | rested    | B     | 10000 | 15000 | {"do": "setState", "state": "active", "target": {"all": {"player": "opponent", "zone": ["battle"], "name": "Sleeper"}}} |
        | a card is drawn             | drew        | tookLife  | A     | 15000 | 10000 | {"do": "draw", "count": 1, "player": "you"}                                                                                        |
        | a card is drawn             | drew        | tookLife  | B     | 10000 | 15000 | {"do": "draw", "count": 1, "player": "opponent"}                                                                  |
        | damage                      | damageDealt | drew      | A     | 15000 | 10000 | {"do": "damage", "count": 1, "player": "you"}                                                                     |
        | damage                      | damageDealt | drew      | B     | 10000 | 15000 | {"do": "damage", "count": 1, "player": "opponent"}                                                                |

    Scenario: An [Auto] that waits for a card to leave life ignores a card that is KO-ed in the Battle Area
      Given player A has the active Battle Card "Mourner" (probe "life-watcher")
      And player A has "Crew" and "Blow" (probe "extra-ko-any") in the hand
      And player A has "T1" and "T2" on top of the deck
      When player A plays "Crew"
      And player A activates "Blow"
      And player A chooses "Crew"
      Then "Crew" is in player A's Drop Area
      And player A's hand holds 0 cards
      When player A ends the turn
      And player B attacks "A leader" with "B leader"
      Then player A's Life Area holds 3 cards
      And player A's hand holds 2 cards
      And "T1" is in player A's hand

    @DBS-8-6-5-1-2
    Scenario: An [Auto] that waits for the KO of one chosen Battle Card triggers when that card is KO-ed
      Given "Bounty" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "trigger", "until": "turn", "ability": {"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "draw", "count": 1}]},
            "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"], "category": "battle"}, "count": 1}}}]}]}
        """
      And player A has "Bounty" in the hand
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A activates "Bounty"
      And player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Drop Area
      And player A's hand holds 1 card
