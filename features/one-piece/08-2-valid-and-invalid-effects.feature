@OP
Feature: 8-2. Valid and invalid effects

  @OP-8-2-1-1
  Rule: 8-2-1-1 An invalid effect does nothing, asks for no choice and takes no payment

    Scenario: A Character's negated [On K.O.] does nothing
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

    Scenario: The choice of a negated effect is not made
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Friend"
      And player A has the active Character "Comrade"
      And player B has the rested Character "Avenger" (probe "on-ko-ko")
      When player A plays "Silence"
      And player A chooses "Avenger"
      And player A attacks "Avenger" with "A leader"
      Then "Avenger" is in player B's trash
      And "Friend" and "Comrade" are in player A's Character area

    Scenario: The cost of a negated effect is not paid
      Given player A has "Silence" (probe "event-negate") in the hand
      And player B has the rested Character "Gambler" (probe "on-ko-trash-draw-2")
      And player B has "Keepsake" in the hand
      When player A plays "Silence"
      And player A attacks "Gambler" with "A leader"
      Then "Gambler" is in player B's trash
      And player B's hand holds exactly "Keepsake"

    Scenario: A negated activate effect cannot be activated
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
    Scenario: A negated [Blocker] cannot block
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

    Scenario: An auto effect that is negated while it waits is no longer activated
      Given player A has the active Character "Mesmer" (probe "attacking-negate")
      And player B has the active Character "Lookout" (probe "on-opponents-attack-draw")
      When player A attacks "B leader" with "Mesmer"
      Then player B's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "A leader"
      Then player B's hand holds 3 cards

    Scenario: A waiting effect that is negated is not activated, though another effect of its card still works
      Given "Mesmer" has this data:
        """
        {"category": "character", "cost": 4, "power": 4000, "abilities": [{"type": "auto", "when": {"event": "attackDeclared"},
           "effect": [{"do": "negate", "of": {"event": "opponentAttacks"}, "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
        """
      And "Lookout" has this data:
        """
        {"category": "character", "cost": 2, "power": 2000,
         "abilities": [
           {"type": "auto", "when": {"event": "opponentAttacks", "subject": "any", "player": "you"}, "effect": [{"do": "draw", "count": 1}]},
           {"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has the active Character "Mesmer"
      And player B has the rested Character "Lookout"
      When player A attacks "Lookout" with "Mesmer"
      Then "Lookout" is in player B's trash
      And player B's hand holds 2 cards

    Scenario: When only the [On Play] effects are negated, the card's permanent effect still works
      Given player A has "Herald" (probe "on-play-draw-2-leader-1000") in the hand
      And player B has the active Character "Hush" (probe "negate-opponents-on-play")
      When player A plays "Herald"
      Then player A's hand holds 0 cards
      And "A leader" has 6000 power

    Scenario: A negated replacement does not replace anything
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

    Scenario: The effects of a Leader and of a Stage can be negated like those of a Character
      Given player A has "Gag" (probe "event-negate-leader-and-stage") in the hand
      And player A has the active Character "Weak" with 1000 power
      And player B's Leader is "Captain" (probe "leader-on-opponents-attack-draw")
      And player B has the active Stage "Fort" (probe "stage-on-opponents-attack-draw")
      When player A plays "Gag"
      And player A attacks "Captain" with "Weak"
      Then player B's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "Captain" with "Weak"
      And player B lets "Fort"'s ability come first
      Then player B's hand holds 3 cards

    Scenario: A negated [End of Your Turn] effect does nothing
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Clerk" (probe "end-of-turns-draw")
      And player A has the active Character "Scribe" (probe "end-of-turns-draw")
      And player A has "Fresh" and "Fresher" on top of the deck
      When player A plays "Silence"
      And player A chooses "Clerk"
      And player A ends the turn
      Then player A's hand holds exactly "Fresh"

    Scenario Outline: A waiting effect of a <kind> is lost when negated, in its player's own turn too
      Given <Herald is there>
      And player A has the active Character "Damper" (probe "other-attacks-draw-and-negates")
      When player A attacks "B leader" with "Herald"
      And player A lets "Damper"'s ability come first
      Then player A's hand holds 1 card

      Examples:
        | kind      | Herald is there                                                           |
        | character | player A has the active Character "Herald" (probe "attacking-draw-3")     |
        | leader    | player A's Leader is "Herald" (probe "leader-attacking-draw-3")           |

  @OP-8-2-1-2
  Rule: 8-2-1-2 What is valid only under a condition is invalid without it

    # answers: OP05-005#1, ST19-003#2, OP14-069#1, OP04-024#3
    Scenario: On one card the effect without a condition works while the one with a condition waits for it
      Given player A has "Knight" (probe "self-1000-don-1-2000") in the hand
      When player A plays "Knight"
      Then "Knight" has 4000 power
      When player A gives 1 DON!! card to "Knight"
      Then "Knight" has 7000 power

    Scenario: An effect whose condition is not met asks for no choice and takes no payment
      Given player A has the active Character "Broker" (probe "don-1-attacking-trash-draw-2")
      And player A has "Keepsake", "Souvenir" in the hand
      When player A attacks "B leader" with "Broker"
      Then "Broker" is rested
      And player A's hand holds exactly "Keepsake", "Souvenir"

    Scenario: A [Your Turn] effect does nothing in the opponent's turn
      Given player B has the rested Character "Sleeper" (probe "your-turn-on-ko-draw")
      When player A attacks "Sleeper" with "A leader"
      Then "Sleeper" is in player B's trash
      And player B's hand holds 0 cards

    @OP-8-3-2-3
    Scenario: A Character whose [DON!! x1] [Blocker] is not met does not count as a Character with [Blocker]
      Given player B has the active Character "Sentinel" (probe "don-1-blocker")
      And player B has the active Character "Sentinel 2" (probe "don-1-blocker")
      And "Sentinel" has been given 1 DON!! card
      And player A has "Verdict" (probe "event-ko-blockers") in the hand
      When player A plays "Verdict"
      Then "Sentinel" is in player B's trash
      And "Sentinel 2" is in player B's Character area

    # answers: OP05-062#1, OP05-086#1
    Scenario: A Character does not count as one with [Blocker] while the "if" before its [Blocker] is not met
      Given player B has the active Character "Avenger" (probe "blocker-if-trash")
      And player B has the active Character "Guard" (probe "blocker")
      And player A has "Verdict" (probe "event-ko-blockers") and "Verdict 2" (probe "event-ko-blockers") in the hand
      When player A plays "Verdict"
      Then player B's Character area holds exactly "Avenger"
      When player A plays "Verdict 2"
      Then player B's trash holds exactly "Guard" and "Avenger"

    @reading
    Scenario: A card outside the field counts as having the [Blocker] in its text, whatever the condition
      Given "Muster" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [{"do": "if", "condition": {"count": {"player": "opponent", "zone": ["character"], "has": "blocker"}, "max": 0},
           "then": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character", "has": "blocker"}, "count": 1}}}]}]}]}
        """
      And player B has the active Character "Sentinel" (probe "don-1-blocker")
      And player A has "Sentinel 2" (probe "don-1-blocker") and "Plain" in the trash
      And player A has "Muster" in the hand
      When player A plays "Muster"
      Then "Sentinel 2" is in player A's hand

  @OP-8-2-2
  Rule: 8-2-2 A card whose effects are invalid is not a card without a base effect

    Scenario: A Character whose effects are negated is not K.O.'d as one with no base effect
      Given player A has "Silence" (probe "event-negate"), "Cull" (probe "event-ko-no-base-effect") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Plain"
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A plays "Cull"
      Then "Plain" is in player B's trash
      And "Guard" is in player B's Character area

    Scenario: A Character whose effects are negated gets no power meant for those with no base effect
      Given player A has "Silence" (probe "event-negate") and "Patron" (probe "stage-no-base-effect-1000") in the hand
      And player A has "Mist" (probe "event-bounce-no-base-effect") in the hand
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

    Scenario: Power that an activate effect gave stays when its card's effects are negated later
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Trainer" (probe "activate-leader-2000")
      When player A activates "Trainer"
      And player A plays "Silence"
      Then "A leader" has 7000 power

    # answers: OP06-074#5
    Scenario: Power that an auto effect gave for a time stays when its card's effects are negated later
      Given player A has "Herald" (probe "on-play-leader-1000-opponents-next-turn") in the hand
      And player B has "Silence" (probe "event-negate") in the hand
      When player A plays "Herald"
      And player A ends the turn
      And player B plays "Silence"
      Then "A leader" has 6000 power
      When player B ends the turn
      Then "A leader" has 5000 power

  @OP-8-2-4
  Rule: 8-2-4 What a card gains from other cards is not negated with its own effects

    # answers: OP09-093#4, OP09-097#4, OP09-098#4, OP09-068#1, OP09-084#1, OP06-074#1, OP06-083#1, OP06-074#6, OP06-083#3
    Scenario Outline: An ability that a card gained <order> the negation of its effects still works
      Given player A has "Silence" (probe "event-negate"), "Lesson" (probe "event-give-attacking-draw") in the hand
      And player A has the active Character "Veteran" (probe "attacking-draw-3")
      When player A plays "<first>"
      And player A plays "<second>"
      And player A attacks "B leader" with "Veteran"
      Then player A's hand holds 1 card

      Examples:
        | order  | first   | second  |
        | before | Lesson  | Silence |
        | after  | Silence | Lesson  |

    # answers: OP06-074#4
    Scenario: [Double Attack] from another card's permanent effect stays when a Character's effects are negated
      Given player A has "Silence" (probe "event-negate"), "Drill" (probe "stage-characters-double-attack") in the hand
      And player A has the active Character "Brute" (probe "double-attack")
      When player A plays "Silence"
      And player A plays "Drill"
      And player A attacks "B leader" with "Brute"
      Then player B's Life area holds 1 card

    # answers: OP10-098#4
    Scenario: A replacement and an [Activate: Main] that a Character gained still work when its effects are negated
      Given "Bless" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[
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

    Scenario Outline: A gained [Double Attack] outlasts the negation of its card: <order> the negation
      Given player A has "Silence" (probe "event-negate"), "Lesson" (probe "event-give-double-attack") in the hand
      And player A has the active Character "Brute" (probe "<probe>")
      When player A plays "<first>"
      And player A plays "<second>"
      And player A attacks "B leader" with "Brute"
      Then player B's Life area holds 1 card

      Examples:
        | order                             | probe          | first   | second  |
        | before                            | attacking-mill | Lesson  | Silence |
        | after                             | attacking-mill | Silence | Lesson  |
        | that is its own as well, before   | double-attack  | Lesson  | Silence |
        | that is its own as well, after    | double-attack  | Silence | Lesson  |
