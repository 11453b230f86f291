@DBS
Feature: What the publisher has answered: keyword skills
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: What happens with [Awaken]

    # answers: SD2-01#1
    @DBS-10-2-1
    Scenario: Can a Leader awaken if it has no rested energy to switch for the effect? Yes, only the condition of [Awaken] must be met
      Given "Boss" has this data:
        """
        {"category":"leader","power":10000, "abilities":[{"type":"awaken","if":{"value":"life","of":"you","max":4},"effect":[{"do":"draw","count":2},
           {"do":"setState","state":"active","target":{"choose":{"from":{"player":"you","zone":["energy"],"state":"rested"},"count":2,"upTo":true}}}]}],
         "back":{"name":"Roused","power":15000}}
        """
      And player A's Leader is "Boss"
      And player A has 6 active and 0 rested energy
      When player A activates "Boss"
      Then "Boss" shows its back side
      And player A's hand holds 2 cards
      And player A's Energy Area holds 6 active and 0 rested cards

    # answers: MANUAL4#21-10-2
    @DBS-10-2-5
    Scenario Outline: Which mode and power does an awakened Leader have? It is still <state> and keeps its +5000 power
      Given player A's Leader is the <state> "Boss" (probe "leader-awakens-at-4") with 10000 power
      And "Boss" has brought about this effect on "Boss":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      When player A activates "Boss"
      Then "Boss" shows its back side
      And "Boss" has 20000 power
      And "Boss" is <state>

      Examples:
        | state  |
        | active |
        | rested |

    # answers: MANUAL4#22-2-4
    @DBS-10-2-3 @reading
    Scenario: Is the effect of an [Awaken] carried out before the card is turned over? Yes, so it still finds the front
      Given the ambiguous rule "Is a card turned over before or after the other effects of its [Awaken] or [Wish]?" is answered "after them"
      And "Boss" has this data:
        """
        {"category":"leader","power":10000,"characters":["Kelda"],
         "abilities":[{"type":"awaken","if":{"value":"life","of":"you","max":4},"effect":[{"do":"setState","state":"rested","target":{"all":{"zone":["leader"],"character":"Kelda"}}}]}],
         "back":{"name":"Roused","power":15000,"characters":["Orrin"]}}
        """
      And player A's Leader is "Boss"
      When player A activates "Boss"
      Then "Boss" shows its back side
      And "Boss" is rested

  Rule: [Blocker], [Revenge] and [Dual Attack]

    # answers: MANUAL4#22-4-3-1
    @DBS-10-4-1 @reading
    Scenario: Does a card that blocks count as attacked? Yes, its skill for being attacked draws a card
      Given the ambiguous rule "Is a card attacked that becomes the guard card by its [Blocker]?" is answered "yes"
      And player B has the active Battle Card "Wall" (probe "blocker-attacked-draw")
      When player A attacks "B leader" with "A leader"
      And player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Wall" is in player B's Drop Area

    # answers: MANUAL4#8-1-7-2
    @DBS-7-1-1
    Scenario: Is the Leader attacked again when [Blocker] is negated? No, its skill for being attacked does not trigger a second time
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player B's Leader is "Keeper" (probe "leader-attacked-draw")
      And player A has "No" (probe "extra-battle-negates-blocker") and "Spare" in the hand
      When player A attacks "Keeper" with "A leader"
      And player B lets "Keeper"'s ability come first
      And player B lets "Wall" block
      And player A activates "No"
      And player A is asked to act in the Offence Step
      Then "Keeper" is being attacked
      And player B's hand holds 1 card

    # answers: MANUAL4#22-9-3
    @DBS-10-9-1
    Scenario: Does [Revenge] KO the attacker if its card became the guard card by [Blocker]? Yes, both are KO-ed
      Given player B has the active Battle Card "Wall" (probe "blocker-with-revenge")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player B lets "Wall" block
      Then "Wall" is in player B's Drop Area
      And "Striker" is in player A's Drop Area

    # answers: MANUAL4#22-8-3
    @DBS-10-8-1
    Scenario: How often does [Dual Attack] make its card active in a turn? Once, even if the card attacks three times
      Given player A has the active Battle Card "Twice" (probe "dual-attack")
      And player A has "Again" (probe "main-activates-own") in the hand
      When player A attacks "B leader" with "Twice"
      Then "Twice" is active
      When player A attacks "B leader" with "Twice"
      Then "Twice" is rested
      When player A activates "Again"
      And player A attacks "B leader" with "Twice"
      Then "Twice" is rested
      And player B's Life Area holds 1 card

  Rule: Damage by keyword skills

    # answers: MANUAL4#22-6-2
    @since-1.071 @DBS-10-6-1
    Scenario: Does [Critical] apply to damage from a skill? No, only to damage from an attack
      Given player A has the active Battle Card "Edge" (probe "critical-damages")
      When player A activates "Edge"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Edge"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 1 card
      And player B's Life Area holds 2 cards

    # answers: MANUAL4#22-7-2
    @DBS-10-7-1
    Scenario: Are [Double Strike] and [Triple Strike] of one card added up? No, the attack deals 3 damage
      Given player A has the active Battle Card "Fist" (probe "double-and-triple-strike")
      When player A attacks "B leader" with "Fist"
      Then player B's Life Area holds 1 card

    # answers: MANUAL4#22-18-2
    @DBS-10-20-1
    Scenario: Does [Victory Strike] win the game with damage from a skill? No, only with damage from an attack
      Given player A has the active Battle Card "End" (probe "victory-strike-damages")
      When player A activates "End"
      Then the game goes on
      And player B's Life Area holds 3 cards
      When player A attacks "B leader" with "End"
      Then player A wins the game

  Rule: Keyword skills that protect a card

    # answers: MANUAL4#22-12-2
    @DBS-10-12-1
    Scenario: Does [Indestructible] protect a card from its own player's skills? No, only from the opponent's skills and from battles
      Given player B has the rested Battle Card "Rock" (probe "unbreakable")
      And player A has "Blast" (probe "ko-any-1") in the hand
      And player B has "Chisel" (probe "ko-any-1") in the hand
      When player A activates "Blast"
      And player A attacks "Rock" with "A leader"
      Then "Rock" is in player B's Battle Area
      When player A ends the turn
      And player B activates "Chisel"
      Then "Rock" is in player B's Drop Area

    # answers: MANUAL4#21-6-2
    @DBS-9-5-2-1 @reading
    Scenario: Does [Indestructible] keep a card in play that the opponent has brought to 0 power? No, the card is dropped
      Given the ambiguous rule "Is a card with [Indestructible] dropped if the opponent's skill reduces it to 0 power?" is answered "yes"
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player A has "Drain" (probe "weaken-10000") in the hand
      When player A activates "Drain"
      And player A chooses "Rock"
      Then "Rock" is in player B's Drop Area

    # answers: MANUAL4#22-16-2
    @DBS-10-16-1
    Scenario: Does [Barrier] protect a card from every skill of the opponent? No, only from being chosen, so a KO of all cards affects it
      Given player B has the active Battle Card "Veil" (probe "shielded")
      And player B has the active Battle Card "Other" with 10000 power
      And player B has the active Battle Card "Third" with 10000 power
      And player A has "Pick" (probe "ko-any-1") and "Sweep" (probe "ko-all-battle") in the hand
      When player A activates "Pick"
      And player A tries to choose "Veil"
      Then that is refused
      When player A chooses "Other"
      Then "Other" is in player B's Drop Area
      When player A activates "Sweep"
      Then "Veil" is in player B's Drop Area

    # answers: MANUAL4#22-20-2
    @DBS-10-22-1 @DBS-10-22-2
    Scenario: Does [Deflect] apply while its card is played from the hand? Yes, a [Counter: Play] cannot negate that play
      Given player A has "Sure" (probe "deflecting") in the hand
      And player B has "Denial" (probe "counter-play-negate") in the hand
      When player A plays "Sure"
      And player B counters with "Denial"
      Then "Sure" is in player A's Battle Area
      And player B's Drop Area holds exactly "Denial"

    # answers: MANUAL4#22-19-2
    @DBS-10-21-1 @reading
    Scenario: Does [Warrior of Universe 7] help the opponent's cards? No, only its own player's cards, and their total cost stays the same
      Given the ambiguous rule "Whose cards have no specified cost because of [Warrior of Universe 7]?" is answered "those of its player"
      And player A has the active Battle Card "Leader of men" (probe "warrior-of-universe-7")
      And "Recruit" is a Battle Card of energy cost 2 with 10000 power
      And "Recruit" has the special trait "Universe 7"
      And "Recruit" has the specified cost 2 blue
      And "Rival" is a Battle Card of energy cost 2 with 10000 power
      And "Rival" has the special trait "Universe 7"
      And "Rival" has the specified cost 2 blue
      And player A has "Recruit" in the hand
      And player B has "Rival" in the hand
      When player A plays "Recruit"
      Then player A's Energy Area holds 4 active and 2 rested cards
      When player A ends the turn
      And player B tries to play "Rival"
      Then that is refused

  Rule: [Bond], [Burst] and [Sparking]

    # answers: MANUAL4#22-21-3
    @DBS-10-23-1
    Scenario: Does a card count for its own [Bond]? Yes, [Bond 2] needs only one other Battle Card
      Given player A has the active Battle Card "Friend" (probe "bond-2-draws")
      And player A has "Mate" in the hand
      When player A attacks "B leader" with "Friend"
      Then player A's hand holds 1 card
      When player A plays "Mate"
      And player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Friend"
      Then player A's hand holds 2 cards

    # answers: MANUAL4#22-27-3, MANUAL4#22-27-4
    @DBS-10-30-1
    Scenario: Can [Burst 2] be activated with 1 card in the deck? No, but [Burst 1] can, and its player then loses the game
      Given player A has the active Battle Card "Small" (probe "burst-1-activate-draw")
      And player A has the active Battle Card "Great" (probe "burst-2-activate-draw")
      And player A has "Last" in the deck
      And player A has 1 card in the deck
      When player A tries to activate "Great"
      Then that is refused
      When player A activates "Small"
      Then player B wins the game

    # answers: MANUAL4#22-26-3
    @DBS-10-29-1
    Scenario: Whose Drop Area counts for [Sparking]? Only that of the card's own player
      Given player A has the active Battle Card "Spark" (probe "sparking-3-power")
      And player A has "One", "Two" and "Three" in the Drop Area
      And player B has the active Battle Card "Damp" (probe "sparking-3-power")
      And player B has "Four" in the Drop Area
      Then "Spark" has 15000 power
      And "Damp" has 10000 power
      When player A attacks "B leader" with "Spark"
      Then player B's Life Area holds 3 cards

  Rule: [Over Realm], tokens, removed cards and [Field]

    # answers: MANUAL4#22-15-4
    @DBS-10-15-3 @reading
    Scenario: When does the Drop Area go to the Warp for [Over Realm]? When it is activated, before the opponent can answer
      Given the ambiguous rule "When do the cards leave that [Union-Fusion] uses and that [Over Realm] sends to the Warp?" is answered "when the skill is activated"
      And player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") in the hand
      And player B has "Answer" (probe "counter-play-draws") in the hand
      When player A activates "Rift"
      And player B is asked to counter
      Then player A's Warp holds exactly "One", "Two" and "Three"
      When player B counters with "Answer"
      Then "Rift" is in player A's Battle Area

    # answers: MANUAL4#22-15-6
    @DBS-10-15-4
    Scenario: Does a card played by [Over Realm] go to the Warp at the end of the turn if it has left and come back? No, it stays in play
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") and "Round" (probe "renew") in the hand
      When player A activates "Rift"
      And player A activates "Round"
      And player A ends the turn
      Then "Rift" is in player A's Battle Area
      And player A's Warp holds exactly "One", "Two" and "Three"

    # answers: MANUAL4#19-1-7
    @DBS-10-18-7
    Scenario: Where does a token go that is returned to the hand? Nowhere, it is in no area any more
      Given "Spark Token#1" will be created
      And player A has "Kiln" (probe "extra-creates-token") and "Back" (probe "extra-all-to-hand") in the hand
      When player A activates "Kiln"
      Then "Spark Token#1" has 5000 power
      When player A activates "Back"
      Then player A's Battle Area holds 0 cards
      And player A's hand holds 0 cards

    # answers: MANUAL4#19-1-6-1
    @DBS-10-18-2
    Scenario: Does a token without an energy cost count as a card of energy cost 1 or less? No, it has no energy cost
      Given "Spark Token#1" and "Spark Token#2" will be created
      And player A has "Kiln" (probe "extra-creates-2-tokens") and "Sweep" (probe "extra-rest-all-of-energy-cost-1-or-less") in the hand
      And player A has the active Battle Card "Cheap"
      And "Cheap" is a Battle Card of energy cost 1 with 5000 power
      When player A activates "Kiln"
      And player A activates "Sweep"
      Then "Cheap" is rested
      And "Spark Token#1" is active

    # answers: MANUAL4#20-10-4
    @DBS-10-19-1
    Scenario: Has a card that is removed from the game left the Battle Area? Yes, its skill for leaving triggers
      Given player B has the active Battle Card "Gone" (probe "leaves-draws")
      And player A has "Erase" (probe "extra-removes-from-game") in the hand
      When player A activates "Erase"
      Then player B's hand holds 1 card
      And player B's Battle Area holds 0 cards

    # answers: MANUAL4#22-24-2
    @DBS-10-26-1
    Scenario: Do two [Wormhole] cards allow a third [Over Realm] in a turn? No, only two are allowed
      Given player A has the active Battle Card "Hole" (probe "travels-twice")
      And player A has the active Battle Card "Spill" (probe "mills-3")
      And player A has the active Battle Card "Spill 2" (probe "mills-3")
      And player A has the active Battle Card "Hole 2" (probe "travels-twice")
      And player A has "One", "Two" and "Three" in the Drop Area
      And player A has "First" (probe "over-realm-3"), "Second" (probe "over-realm-3") and "Third" (probe "over-realm-3") in the hand
      When player A activates "First"
      And player A activates "Spill"
      And player A activates "Second"
      And player A activates "Spill 2"
      And player A tries to activate "Third"
      Then that is refused
      And player A's Battle Area holds exactly "Hole", "Hole 2", "Spill", "Spill 2", "First" and "Second"

    # answers: MANUAL4#22-3-5
    @DBS-10-3-3
    Scenario: Can a player have two [Field] cards in play? No, the second one sends the first to the Drop Area
      Given player A has the active Battle Card "Old" (probe "field")
      And player B has the active Battle Card "Their" (probe "field")
      And player A has "New" (probe "field-strengthens-leader") in the hand
      When player A activates "New"
      Then "Old" is in player A's Drop Area
      And player A's Battle Area holds exactly "New"
      And "Their" is in player B's Battle Area
