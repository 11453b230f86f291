@OP
Feature: 10-2-14 to 10-2-17. Trash, [On Block], [On Your Opponent's Attack] and [On K.O.]

  @OP-10-2-14-1
  Rule: 10-2-14-1 "Trash 1 card" means to choose a card from the hand and put it in the trash

    Scenario Outline: "Trash 1 card" makes player <player> choose a card from their own hand
      Given it is player <player>'s Main Phase
      And player <player> has "Burn" (probe "event-draw-and-discard"), "One" and "Two" in the hand
      And player <player> has "Drawn" and "Next" on top of the deck
      And player <player> has the active Character "Bystander"
      When player <player> plays "Burn"
      And player <player> tries to choose "Bystander"
      Then that is refused
      When player <player> chooses "Two"
      Then player <player>'s trash holds exactly "Burn" and "Two"
      And player <player>'s hand holds exactly "One" and "Drawn"
      And the top of player <player>'s deck is "Next"

      Examples:
        | player |
        | A      |
        | B      |

    # answers: OP01-114#2, P-048#1
    Scenario: When an effect makes the opponent trash a card, the opponent chooses it
      Given player A has "Pressure" (probe "event-opponent-discards") and "Mine" in the hand
      And player B has "One" and "Two" in the hand
      When player A plays "Pressure"
      Then player B is the one who decides
      When player B chooses "One"
      Then "One" is in player B's trash
      And player B's hand holds exactly "Two"
      And player A's hand holds exactly "Mine"

    Scenario: An effect that trashes a Character takes it from the field, not from the hand
      Given player A has "Purge" (probe "event-trash-character") and "Held" in the hand
      And player B has the active Character "Prey"
      And player B has "Theirs" in the hand
      And player A has "Burn" (probe "event-discard") in the hand
      When player A plays "Purge"
      Then "Prey" is in player B's trash
      When player A plays "Burn"
      Then player A's trash holds exactly "Purge", "Burn" and "Held"
      And "Theirs" is in player B's hand

  @OP-10-2-15-1
  Rule: 10-2-15-1 [On Block] activates in the Block Step when the card's [Blocker] is activated

    Background:
      Given "Warden" is the probe card "on-block-may-draw"

    Scenario: [On Block] activates before the Counter Step and before the damage
      Given player B has the active Character "Warden"
      And player B has "Spare" in the hand
      And "Spare" has the Counter value 1000
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Warden"
      And player B accepts the offer of the effect
      And player B is asked to counter
      Then player B's hand holds 2 cards
      And "Warden" is being attacked
      When player B declines
      Then "Warden" is in player B's trash

    Scenario: [On Block] activates neither when its card is attacked nor when another card blocks
      Given it is player B's Main Phase
      And player A has the rested Character "Watch" (probe "blocker-on-block-draw")
      And player A has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Watch 2" (probe "blocker-on-block-draw")
      And player B has the active Character "Striker"
      When player B attacks "Watch" with "B leader"
      And player A blocks with "Guard"
      Then "Guard" is in player A's trash
      And player A's hand holds 0 cards
      When player B attacks "Watch" with "Striker"
      And player A blocks with "Watch 2"
      Then "Watch 2" is in player A's trash
      And player A's hand holds 1 card

    @OP-7-1-2-2
    Scenario: [On Block] does not activate when an effect makes its card the target
      Given "Decoy" has this data:
        """
        { "category": "character", "cost": 3, "power": 4000, "abilities": [{ "type": "auto", "when": { "event": "opponentAttacks", "subject": "any", "player": "you" },
            "effect": [{ "do": "redirect", "target": { "self": true } }] }, { "type": "keyword", "keyword": "blocker" },
            { "type": "auto", "when": { "event": "blocked" }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      And player B has the active Character "Decoy"
      And player B has the active Character "Guard" (probe "on-block-may-draw")
      When player A attacks "B leader" with "A leader"
      And player B is asked to block
      Then "Decoy" is being attacked
      And player B's hand holds 0 cards
      When player B blocks with "Guard"
      And player B accepts the offer of the effect
      Then player B's hand holds 1 card

  @OP-10-2-16-1
  Rule: 10-2-16-1 [On Your Opponent's Attack] activates on the opponent's declaration, after the [When Attacking] effects

    Background:
      Given "Sentry" is the probe card "on-opponents-attack-may-draw"

    # answers: RULES#53, OP13-001#1
    Scenario: [On Your Opponent's Attack] comes after [When Attacking] and before the Block Step
      Given player A has the active Character "Raider" (probe "when-attacking-may-draw")
      And player B has the active Character "Sentry"
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Raider"
      Then player A is the one who decides
      When player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player B is asked to block
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      And "B leader" is being attacked

    Scenario: [On Your Opponent's Attack] comes before what a [When Attacking] effect has caused
      Given it is player B's Main Phase
      And player B has the active Character "Vanguard" (probe "attacking-play-cost-2")
      And player B has "Brought" (probe "on-play-may-draw") in the hand
      And player A has the active Character "Sentry"
      When player B attacks "A leader" with "Vanguard"
      And player B chooses "Brought"
      Then player A is the one who decides
      When player A accepts the offer of the effect
      Then player B is the one who decides
      When player B accepts the offer of the effect
      Then player A's hand holds 2 cards
      And player B's hand holds 1 card

    # answers: RULES#54
    Scenario: [On Your Opponent's Attack] activates when a Character is attacked, and by any attacker
      Given player B has the active Character "Sentry"
      And player B has the rested Character "Prey"
      And player A has the active Character "Striker"
      When player A attacks "Prey" with "Striker"
      And player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Prey" is in player B's trash

    Scenario: [On Your Opponent's Attack] does not activate when its own player attacks
      Given player A has the active Character "Alarm" (probe "on-opponents-attack-draw")
      And player B has the rested Character "Prey"
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's trash
      And player A's hand holds 0 cards
      When player A ends the turn
      And player B attacks "A leader" with "B leader"
      Then player A's hand holds 2 cards

    Scenario: [On Your Opponent's Attack] activates even if [When Attacking] has trashed the attacker
      Given "Kamikaze" has this data:
        """
        {"category": "character", "cost": 4, "power": 5000,
         
         "abilities": [{"type": "auto", "when": {"event": "attackDeclared"}, "effect": [{"do": "move", "target": {"self": true}, "to": "trash"}]}]}
        """
      And player A has the active Character "Kamikaze"
      And player B has the active Character "Sentry"
      When player A attacks "B leader" with "Kamikaze"
      And player B accepts the offer of the effect
      Then "Kamikaze" is in player A's trash
      And player B's hand holds 1 card
      And player B's Life area holds 3 cards

    Scenario: [On Your Opponent's Attack] activates on a rested card, too
      Given player B has the rested Character "Alarm" (probe "on-opponents-attack-draw")
      When player A attacks "Alarm" with "A leader"
      Then "Alarm" is in player B's trash
      And player B's hand holds 1 card

  @OP-10-2-17-1
  Rule: 10-2-17-1 [On K.O.] is judged on the field and resolved in the trash

    Background:
      Given "Strike" is the probe card "event-ko"

    Scenario: [DON!! x2] [On K.O.] counts the given DON!! cards although the K.O. takes them away
      Given player B has the active Character "Charged" (probe "don-2-on-ko-draw")
      And "Charged" has been given 2 DON!! cards
      And player A has "Strike" in the hand
      When player A plays "Strike"
      Then "Charged" is in player B's trash
      And player B's hand holds 1 card

    Scenario: [DON!! x2] [On K.O.] does not activate with one given DON!! card
      Given player B has the active Character "Charged" (probe "don-2-on-ko-draw")
      And player B has the active Character "Charged 2" (probe "don-2-on-ko-draw")
      And "Charged" has been given 1 DON!! card
      And "Charged 2" has been given 2 DON!! cards
      And player A has "Cataclysm" (probe "event-ko-all") in the hand
      When player A plays "Cataclysm"
      Then player B's trash holds exactly "Charged" and "Charged 2"
      And player B's hand holds 1 card

    # answers: ST27-005#1
    Scenario: A Character in the trash can play itself with its own [On K.O.]
      Given it is player B's Main Phase
      And player A has the rested Character "Phoenix" (probe "on-ko-play-self")
      And "Phoenix" has been given 1 DON!! card
      When player B attacks "Phoenix" with "B leader"
      Then "Phoenix" is in player A's Character area
      And "Phoenix" is rested
      And "Phoenix" has 0 DON!! cards under it

    Scenario: A K.O.'d Character counts itself in the trash, not among the Characters, for its [On K.O.]
      Given "Census" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [
           {"do": "draw", "count": {"count": {"player": "you", "zone": ["trash"], "category": "character"}}},
           {"do": "restDon", "count": {"count": {"player": "you", "zone": ["character"]}}}]}]}
        """
      And player B has the rested Character "Census"
      And player B has the active Character "Other"
      And player B has "Old" in the trash
      When player A attacks "Census" with "A leader"
      Then player B's hand holds 2 cards
      And player B's cost area holds 5 active and 1 rested DON!! cards

    Scenario: [On K.O.] effects that set each other off are carried out one after the other, each to its end
      Given "Bomb" has this data:
        """
        {"category": "character", "cost": 2, "power": 3000,
         "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [
           {"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}}, {"do": "draw", "count": 1}]}]}
        """
      And "Mine" has this data:
        """
        {"category": "character", "cost": 2, "power": 3000,
         "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [
           {"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}}, {"do": "draw", "count": 1}]}]}
        """
      And "Fuse" has this data:
        """
        {"category": "character", "cost": 2, "power": 3000,
         "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "discard", "count": 1}]}]}
        """
      And player B has the active Character "Bomb"
      And player B has the active Character "Mine"
      And player B has the active Character "Fuse"
      And player B has "First" and "Second" on top of the deck
      And player A has "Strike" in the hand
      When player A plays "Strike"
      And player A chooses "Bomb"
      And player B chooses "Mine"
      And player B chooses "Second"
      Then player B's trash holds exactly "Second", "Fuse", "Mine" and "Bomb"
      And player B's hand holds exactly "First"

    Scenario: An [On K.O.] that a Character only gained on the field is resolved in the trash as well
      Given "Blessing" has this data:
        """
        {"category": "stage",
         "abilities": [{"type": "permanent", "effect": [{"do": "gain", "target": {"all": {"player": "you", "zone": ["character"]}},
           "ability": {"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "draw", "count": 1}]}}]}]}
        """
      And player B has "Blessing" in the Stage area
      And player B has the rested Character "Fallen" (probe "on-ko-draw")
      When player A attacks "Fallen" with "A leader"
      Then "Fallen" is in player B's trash
      And player B's hand holds 2 cards

    # answers: OP09-093#3, OP09-097#3, OP09-098#3, OP06-074#2, OP10-098#3
    Scenario: An [On K.O.] that was negated on the field does not come back in the trash
      Given player A has "Silence" (probe "event-negate-up-to-1") and "Cataclysm" (probe "event-ko-all") in the hand
      And player B has the active Character "Fallen" (probe "on-ko-draw")
      And player B has the active Character "Fallen 2" (probe "on-ko-draw")
      When player A plays "Silence"
      And player A chooses "Fallen"
      And player A plays "Cataclysm"
      Then player B's trash holds exactly "Fallen" and "Fallen 2"
      And player B's hand holds 1 card

    Scenario Outline: [Opponent's Turn] [On K.O.] draws <cards> when its Character is K.O.'d in player <player>'s turn
      Given it is player <player>'s Main Phase
      And player B has the active Character "Timed" (probe "opponents-turn-on-ko-draw")
      And player <player> has "Sweep" (probe "event-ko-all") in the hand
      When player <player> plays "Sweep"
      Then "Timed" is in player B's trash
      And player B's hand holds <cards>

      Examples:
        | player | cards   |
        | A      | 1 card  |
        | B      | 0 cards |

    @reading
    Scenario: The cost of an [On K.O.] is paid when its turn comes, with the Character already in the trash
      Given player B has the active Character "Insured" (probe "on-ko-may-trash-draw-2")
      And player B has "Spare" in the hand
      And player A has "Strike" in the hand
      When player A plays "Strike"
      And player B is asked to accept the offer
      Then "Insured" is in player B's trash
      And "Spare" is in player B's hand
      When player B accepts the offer of the effect
      Then player B's trash holds exactly "Spare" and "Insured"
      And player B's hand holds 2 cards

    @reading
    Scenario: An [On K.O.] is not resolved if its Character has left the trash before
      Given player A has "Cataclysm" (probe "event-ko-all") in the hand
      And player B has the active Character "Rescuer" (probe "on-ko-fetch-character")
      And player B has the active Character "Fallen" (probe "on-ko-draw")
      When player A plays "Cataclysm"
      And player B lets "Rescuer"'s ability come first
      And player B chooses "Fallen"
      Then player B's hand holds exactly "Fallen"
      And "Rescuer" is in player B's trash

    @reading
    Scenario: Under the alternative interpretation, an [On K.O.] is resolved even if its Character has left the trash before
      Given the ambiguous rule "Is an [On K.O.] effect resolved if its card has left the trash before?" is answered "yes"
      And player A has "Cataclysm" (probe "event-ko-all") in the hand
      And player B has the active Character "Rescuer" (probe "on-ko-fetch-character")
      And player B has the active Character "Fallen" (probe "on-ko-draw")
      When player A plays "Cataclysm"
      And player B lets "Rescuer"'s ability come first
      And player B chooses "Fallen"
      Then "Fallen" is in player B's hand
      And player B's hand holds 2 cards
      And "Rescuer" is in player B's trash

    Scenario: The "only if" of an [On K.O.] is checked on the field, with the Character itself still there
      Given player B has the rested Character "Last" (probe "on-ko-draw-if-2-characters")
      And player B has the rested Character "Last 2" (probe "on-ko-draw-if-2-characters")
      And player A has the active Character "Striker"
      When player A attacks "Last" with "A leader"
      Then player B's hand holds 1 card
      When player A attacks "Last 2" with "Striker"
      Then "Last 2" is in player B's trash
      And player B's hand holds 1 card
