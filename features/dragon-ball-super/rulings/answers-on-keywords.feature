@DBS
Feature: What the publisher has answered: keyword skills
  The ids above a scenario are those of the answers that it follows, as answers-on-areas-and-decks.feature explains them.

  Rule: [Awaken]

    # answers: SD2-01#1
    @DBS-10-2-1
    Scenario: it takes its condition and no more: with all energy active the effect that would switch some is nothing
      Given "Boss" has this data:
        """
        {"category":"leader","power":10000,"text":"[Awaken] With 4 or less life: Draw 2 cards. Switch up to 2 of your rested energy to Active Mode.",
         "abilities":[{"type":"awaken","if":{"value":"life","of":"you","max":4},"effect":[{"do":"draw","count":2},
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
    Scenario Outline: the other side lies as it lay (<state>), and keeps the power that it had gained
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
    Scenario: what it does is done before the card is turned over
      Given the reading "awaken-turns" is "after"
      And "Boss" has this data:
        """
        {"category":"leader","power":10000,"characters":["Kelda"],"text":"[Awaken] With 4 or less life: Switch all <Kelda> cards to Rest Mode.",
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
    Scenario: the card that blocks is attacked
      Given the reading "blocker-is-attacked" is "yes"
      And player B has the active Battle Card "Wall" (probe "blocker-attacked-draw")
      When player A attacks "B leader" with "A leader"
      And player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Wall" is in player B's Drop Area

    # answers: MANUAL4#8-1-7-2
    @DBS-7-1-1
    Scenario: what was attacked at first is not attacked anew where [Blocker] is negated
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
    Scenario: a card with [Revenge] that has become the guard card by [Blocker] is avenged
      Given player B has the active Battle Card "Wall" (probe "blocker-with-revenge")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player B lets "Wall" block
      Then "Wall" is in player B's Drop Area
      And "Striker" is in player A's Drop Area

    # answers: MANUAL4#22-8-3
    @DBS-10-8-1
    Scenario: [Dual Attack] switches its card to Active Mode once in a turn, however often it attacks
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

  Rule: damage

    # answers: MANUAL4#22-6-2
    @since-1.071 @DBS-10-6-1
    Scenario: [Critical] sends away what an attack takes, not what a skill takes
      Given player A has the active Battle Card "Edge" (probe "critical-damages")
      When player A activates "Edge"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Edge"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 1 card
      And player B's Life Area holds 2 cards

    # answers: MANUAL4#22-7-2
    @DBS-10-7-1
    Scenario: [Double Strike] and [Triple Strike] of one card are not added up
      Given player A has the active Battle Card "Fist" (probe "double-and-triple-strike")
      When player A attacks "B leader" with "Fist"
      Then player B's Life Area holds 1 card

    # answers: MANUAL4#22-18-2
    @DBS-10-20-1
    Scenario: [Victory Strike] wins by an attack that deals damage, not by a skill that does
      Given player A has the active Battle Card "End" (probe "victory-strike-damages")
      When player A activates "End"
      Then the game goes on
      And player B's Life Area holds 3 cards
      When player A attacks "B leader" with "End"
      Then player A wins the game

  Rule: what keeps skills off

    # answers: MANUAL4#22-12-2
    @DBS-10-12-1
    Scenario: [Indestructible] keeps off the opponent's skills and battles, not those of its own player
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
    Scenario: it does not keep a card in play that the opponent has brought to 0 power
      Given the reading "indestructible-without-power" is "is-dropped"
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player A has "Drain" (probe "weaken-10000") in the hand
      When player A activates "Drain"
      And player A chooses "Rock"
      Then "Rock" is in player B's Drop Area

    # answers: MANUAL4#22-16-2
    @DBS-10-16-1
    Scenario: [Barrier] keeps off what chooses, not what is done to all, nor what its own player does
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
    Scenario: [Deflect] is there while the card is still in the hand
      Given player A has "Sure" (probe "deflecting") in the hand
      And player B has "Denial" (probe "counter-play-negate") in the hand
      When player A plays "Sure"
      And player B counters with "Denial"
      Then "Sure" is in player A's Battle Area
      And player B's Drop Area holds exactly "Denial"

    # answers: MANUAL4#22-19-2
    @DBS-10-21-1 @reading
    Scenario: [Warrior of Universe 7] helps its own player alone, and leaves the cost as high as it is
      Given the reading "universe-7-of-whom" is "of-its-player"
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

  Rule: what modifies skills

    # answers: MANUAL4#22-21-3
    @DBS-10-23-1
    Scenario: for [Bond] its own card counts
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
    Scenario: [Burst] is not activated with fewer cards in the deck than it says
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
    Scenario: for [Sparking] the own Drop Area counts
      Given player A has the active Battle Card "Spark" (probe "sparking-3-power")
      And player A has "One", "Two" and "Three" in the Drop Area
      And player B has the active Battle Card "Damp" (probe "sparking-3-power")
      And player B has "Four" in the Drop Area
      Then "Spark" has 15000 power
      And "Damp" has 10000 power
      When player A attacks "B leader" with "Spark"
      Then player B's Life Area holds 3 cards

  Rule: realms, tokens and what is removed

    # answers: MANUAL4#22-15-4
    @DBS-10-15-3 @reading
    Scenario: for [Over Realm] the Drop Area is emptied before the opponent can answer
      Given the reading "given-up-for-a-skill" is "activated"
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
    Scenario: the card that was played so goes to the Warp as the turn ends, and not if it has left and come back
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") and "Round" (probe "renew") in the hand
      When player A activates "Rift"
      And player A activates "Round"
      And player A ends the turn
      Then "Rift" is in player A's Battle Area
      And player A's Warp holds exactly "One", "Two" and "Three"

    # answers: MANUAL4#19-1-7
    @DBS-10-18-7
    Scenario: a token that leaves for another area is no more
      Given "Spark Token#1" will be created
      And player A has "Kiln" (probe "extra-creates-token") and "Back" (probe "extra-all-to-hand") in the hand
      When player A activates "Kiln"
      Then "Spark Token#1" has 5000 power
      When player A activates "Back"
      Then player A's Battle Area holds 0 cards
      And player A's hand holds 0 cards

    # answers: MANUAL4#19-1-6-1
    @DBS-10-18-2
    Scenario: a token without an energy cost is none of so low a cost
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
    Scenario: a card that is removed from the game has left its area
      Given player B has the active Battle Card "Gone" (probe "leaves-draws")
      And player A has "Erase" (probe "extra-removes-from-game") in the hand
      When player A activates "Erase"
      Then player B's hand holds 1 card
      And player B's Battle Area holds 0 cards

    # answers: MANUAL4#22-24-2
    @DBS-10-26-1
    Scenario: two [Wormhole]s are no third time
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
    Scenario: a second [Field] of a player takes the place of the first
      Given player A has the active Battle Card "Old" (probe "field")
      And player B has the active Battle Card "Their" (probe "field")
      And player A has "New" (probe "field-strengthens-leader") in the hand
      When player A activates "New"
      Then "Old" is in player A's Drop Area
      And player A's Battle Area holds exactly "New"
      And "Their" is in player B's Battle Area
