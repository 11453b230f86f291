@OP
Feature: Official answers: battles
  The ids above a scenario are those of the answers that it follows.

  Rule: Which cards can attack, and which can be attacked

    # answers: OP01-021#1, OP01-112#1, OP11-014#1, OP11-082#1, OP11-084#1, OP11-119#1
    @OP-3-7-4
    Scenario: Can a Character that may attack active Characters attack on the turn it is played? No, it waits like any other
      Given player A has "Hunter" (probe "attacks-active-characters") in the hand
      And player B has the active Character "Prey"
      When player A plays "Hunter"
      And player A tries to attack "Prey" with "Hunter"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A attacks "Prey" with "Hunter"
      Then "Prey" is in player B's trash

    # answers: OP01-051#2, OP11-010#1
    @OP-1-3-3
    Scenario: Two rested Characters each allow attacks only on their name: which can be attacked? Either of the two, and no other card
      Given "One" has this data:
        """
        {"category":"character","name":"Lure","text":"[Opponent's Turn] While this Character is rested, your opponent cannot attack any card other than [Lure].",
         "abilities":[{"type":"permanent","turn":"opponent","if":{"count":{"other":false,"state":"rested"},"min":1},
           "effect":[{"do":"forbid","what":"beAttacked","target":{"all":{"player":"you","zone":["leader","character"],"not":{"name":"Lure"}}}}]}]}
        """
      And "Two" has this data:
        """
        {"category":"character","name":"Lure","text":"[Opponent's Turn] While this Character is rested, your opponent cannot attack any card other than [Lure].",
         "abilities":[{"type":"permanent","turn":"opponent","if":{"count":{"other":false,"state":"rested"},"min":1},
           "effect":[{"do":"forbid","what":"beAttacked","target":{"all":{"player":"you","zone":["leader","character"],"not":{"name":"Lure"}}}}]}]}
        """
      And player B has the rested Character "One"
      And player B has the rested Character "Two"
      And player B has the active Character "Prey"
      And player A has the active Character "Hunter" (probe "attacks-active-characters")
      When player A tries to attack "B leader" with "Hunter"
      Then that is refused
      When player A tries to attack "Prey" with "Hunter"
      Then that is refused
      When player A attacks "Two" with "Hunter"
      Then "Two" is in player B's trash
      When player A attacks "One" with "A leader"
      Then "One" is in player B's trash

    # answers: OP11-058#1
    @OP-1-3-3
    Scenario: Does paying the cost to attack get around another effect that forbids the attack? No, the card still cannot attack
      Given "Rover" has this data:
        """
        {"category":"character","cost":2,"power":6000,"text":"To attack with this Character you must also trash 2 cards from your hand. While you have 3 or more cards in your hand, it cannot attack.",
         "abilities":[
           {"type":"permanent","effect":[{"do":"require","of":{"action":"attack"},"cost":[{"do":"discard","count":2}],"target":{"self":true}}]},
           {"type":"permanent","if":{"count":{"player":"you","zone":["hand"]},"min":3},"effect":[{"do":"forbid","what":"attack","target":{"self":true}}]}]}
        """
      And player A has the active Character "Rover"
      And player A has "Coin", "Ring" and "Recruit" in the hand
      When player A tries to attack "B leader" with "Rover"
      Then that is refused
      When player A plays "Recruit"
      And player A attacks "B leader" with "Rover"
      And player A chooses "Coin" and "Ring"
      Then player A's hand holds 0 cards
      And player B's Life area holds 2 cards

    # answers: OP14-021#1, OP14-027#1, OP14-028#1, OP14-032#1, OP14-035#1, OP14-119#1
    @OP-7-1-1-1
    Scenario: Does a card that attacks count as becoming rested? Yes, "when this becomes rested" activates
      Given player A has the active Character "Napper" (probe "on-rest-draw")
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 0 cards
      When player A attacks "B leader" with "Napper"
      Then player A's hand holds 1 card

    # answers: OP06-026#1, OP06-026#2
    @OP-1-3-3
    Scenario: Does "cannot attack a Leader this turn" undo an earlier attack? No, but every later attack on a Leader is forbidden
      Given "Truce" has this data:
        """
        {"category":"event",
         "abilities":[{"type":"main","effect":[{"do":"forbid","what":"attackLeader","target":{"all":{"player":"you","zone":["leader","character"]}},"until":"turn"}]}]}
        """
      And player A has the active Character "Fellow" with 6000 power
      And player A has "Truce" in the hand
      And player B has the rested Character "Prey"
      When player A attacks "B leader" with "A leader"
      And player A plays "Truce"
      Then player B's Life area holds 2 cards
      When player A tries to attack "B leader" with "Fellow"
      Then that is refused
      When player A attacks "Prey" with "Fellow"
      Then "Prey" is in player B's trash

  Rule: What happens in the Attack Step

    # answers: OP09-032#2, OP01-035#1
    @OP-10-2-16-1 @OP-7-1-1-2
    Scenario: Can a [Blocker] rested by [When Attacking] still block? Yes, if its [On Your Opponent's Attack] sets it active again
      Given "Riser" has this data:
        """
        {"category":"character", "abilities":[{"type":"keyword","keyword":"blocker"},
           {"type":"auto","when":{"event":"opponentAttacks","player":"you","subject":"any"},"effect":[{"do":"setState","state":"active","target":{"self":true}}]}]}
        """
      And "Crusher" has this data:
        """
        {"category":"character","cost":2,"power":6000, "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"setState","state":"rested",
           "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}]}]}
        """
      And player A has the active Character "Crusher"
      And player B has the active Character "Riser"
      When player A tries to attack "Riser" with "Crusher"
      Then that is refused
      When player A attacks "B leader" with "Crusher"
      And player B blocks with "Riser"
      Then "Riser" is in player B's trash
      And player B's Life area holds 3 cards

    # answers: OP11-043#1
    @OP-10-2-16-1 @OP-8-4-1-1
    Scenario: Is the condition of [On Your Opponent's Attack] checked before [When Attacking]? No, after [When Attacking] is resolved
      Given "Purist" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"auto","when":{"event":"opponentAttacks","player":"you","subject":"any"},"if":{"count":{"player":"you","zone":["character"]},"max":1},"effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the active Character "Purist"
      And player B has the active Character "Alien"
      And player A has the active Character "Raider" (probe "when-attacking-ko")
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Raider"
      And player A chooses "Alien"
      Then player B's hand holds 2 cards

    # answers: OP05-075#1
    @OP-10-2-16-1
    Scenario: Does a Character played by one [On Your Opponent's Attack] effect answer the same attack? No, only a later one
      Given player B has the active Character "Caller" (probe "on-opponents-attack-play-cost-2")
      And player B has "Sentry" (probe "on-opponents-attack-may-draw") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B chooses "Sentry"
      Then player B's hand holds 0 cards
      When player A attacks "B leader" with "A leader"
      And player B lets "Caller"'s ability come first
      And player B accepts the offer of the effect
      Then player B's hand holds 2 cards

    # answers: OP01-049#1
    @OP-3-7-6-1 @OP-7-1-1-4
    Scenario: Does an attack go on if the attacker is trashed to make room for the Character its [When Attacking] plays? No, the battle ends
      Given player A has the active Character "Ferry" (probe "attacking-play-cost-2")
      And player A has "One", "Two", "Three" and "Four" in the Character area
      And "Guest" is a Character of cost 2 with 2000 power
      And player A has "Guest" in the hand
      When player A attacks "B leader" with "Ferry"
      And player A chooses "Guest"
      And player A trashes "Ferry" to make room
      Then "Guest" is in player A's Character area
      And player B's Life area holds 3 cards
      And no battle is going on

    # answers: OP13-053#1
    @OP-7-1-1-4 @OP-8-4-1-5
    Scenario: What if the attacker trashes itself to pay for [When Attacking]? The effect is resolved, and the battle ends
      Given "Spark" has this data:
        """
        {"category":"character","cost":2,"power":6000,
         "abilities":[{"type":"auto","may":true,"when":{"event":"attackDeclared"},"cost":[{"do":"move","to":"trash","target":{"self":true}}],"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Spark"
      When player A attacks "B leader" with "Spark"
      And player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's Life area holds 3 cards
      And no battle is going on

    # answers: EB01-061#1, OP06-009#1, OP06-009#3
    @OP-4-9-2 @OP-8-1-4-2
    Scenario: Does a base power copied from the opponent's Leader change with that Leader? No, and given DON!! cards add to it
      Given "Mirror" has this data:
        """
        {"category":"character","cost":2,"power":2000, "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"modify","stat":"power","base":true,
           "to":{"value":"power","of":{"all":{"player":"opponent","zone":["leader"]}}},"target":{"self":true},"until":"yourNextTurn"}]}]}
        """
      And player A has the active Character "Mirror"
      And "Mirror" has been given 1 DON!! card
      And player B has "Shield" (probe "counter-event-power-1000") in the hand
      When player A attacks "B leader" with "Mirror"
      And player B plays "Shield"
      Then "Mirror" has 6000 power
      And player B's Life area holds 2 cards

  Rule: What happens when an attack is blocked and countered

    # answers: OP15-012#2
    @OP-8-3-2-3
    Scenario: Does a DON!! card given by [When Attacking] count for [DON!! x1] [On Block] in the same attack? Yes
      Given "Guardian" has this data:
        """
        {"category":"character", "abilities":[{"type":"keyword","keyword":"blocker"},{"type":"auto","don":1,"when":{"event":"blocked"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Jester" has this data:
        """
        {"category":"character","cost":2,"power":6000,
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"giveDon","count":1,"player":"opponent","state":"rested",
           "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}]}]}
        """
      And player A has the active Character "Jester"
      And player B has the active Character "Guardian"
      And player B has 1 active and 1 rested DON!! cards
      When player A attacks "B leader" with "Jester"
      And player B blocks with "Guardian"
      Then player B's hand holds 1 card

    # answers: OP01-014#1
    @OP-7-1-2-2
    Scenario: Can a [Blocker] block if its [On Block] has nothing to do? Yes, it blocks and is attacked
      Given player B has the active Character "Ambush" (probe "blocker-on-block-ko-attacker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Ambush"
      Then "Ambush" is in player B's trash
      And player B's Life area holds 3 cards

    # answers: P-004#1, OP06-054#1, OP11-057#1
    @OP-10-1-4-1 @OP-7-1-4-1
    Scenario: Is a Character that blocked still attacked if it then loses [Blocker]? Yes, it stays the target
      Given player B has the active Character "Guard" (probe "don-1-blocker")
      And "Guard" has been given 1 DON!! card
      And player B has "Barter" (probe "counter-event-return-don-draw") in the hand
      And player B has 0 active and 0 rested DON!! cards
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      And player B plays "Barter"
      Then "Guard" is in player B's trash
      And player B's Life area holds 3 cards

    # answers: ST01-002#1, RULES#30
    @OP-10-1-4-1 @OP-7-1-3-2-1
    Scenario: Does a [Counter] that makes a [Blocker] too strong to have blocked undo the block? No, it stays the target
      Given "Charger" has this data:
        """
        {"category":"character","cost":2,"power":8000, "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"forbid","what":"block","until":"battle",
           "target":{"all":{"player":"opponent","zone":["character"],"stat":{"power":{"min":5000}}}}}]}]}
        """
      And "Shield" has the Counter value 2000
      And player A has the active Character "Charger"
      And player B has the active Character "Guard" (probe "blocker")
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "Charger"
      And player B blocks with "Guard"
      And player B uses the Counter of "Shield" on "Guard"
      Then "Guard" is in player B's trash
      And player B's Life area holds 3 cards

    # answers: OP14-070#1
    @OP-10-1-4-1
    Scenario: Does a Character that blocks become rested by the opponent's effect? No, its own player rests it
      Given player B has the active Stage "Drill" (probe "stage-characters-blocker")
      And player B has the active Character "Wary" (probe "instead-of-opponents-rest-to-hand")
      And player B has the active Character "Shy" (probe "instead-of-opponents-rest-to-hand")
      And player A has "Calm" (probe "event-rest-1") in the hand
      When player A plays "Calm"
      And player A chooses "Shy"
      Then "Shy" is in player B's hand
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Wary"
      Then "Wary" is in player B's trash

    # answers: OP01-057#2, OP01-087#1, OP04-035#2
    @OP-7-1-3-2
    Scenario: Can a [Blocker] set active in the Counter Step block the current attack? No, but it can block the next one
      Given player B has the rested Character "Guard" (probe "blocker")
      And player B has "Wake" (probe "counter-event-activate-yours") and "Spare" in the hand
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Wake"
      And player B tries to block with "Guard"
      Then that is not offered
      And player B's Life area holds 2 cards
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash

    # answers: ST03-016#3
    @OP-7-1-3-2-1
    Scenario: Can a Character that a [Counter] Event returned to the hand be used for its (Symbol) Counter in the same step? Yes
      Given "Mate" has the Counter value 1000
      And player B has the active Character "Mate"
      And player B has "Haul" (probe "counter-event-rescue") in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Haul"
      And player B uses the Counter of "Mate" on "B leader"
      Then "Mate" is in player B's trash
      And player B's Life area holds 3 cards

    # answers: OP01-064#1
    @OP-7-1-3-2-1
    Scenario: Can a Character that [When Attacking] returned to the hand be used for its (Symbol) Counter in that battle? Yes
      Given "Wave" has this data:
        """
        {"category":"character","cost":2,"power":5000, "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"move","to":"hand",
           "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}]}]}
        """
      And "Mate" has the Counter value 1000
      And player A has the active Character "Wave"
      And player B has the active Character "Mate"
      When player A attacks "B leader" with "Wave"
      And player B uses the Counter of "Mate" on "B leader"
      Then "Mate" is in player B's trash
      And player B's Life area holds 3 cards

    # answers: OP06-002#1
    @OP-7-1-4-1-1-2
    Scenario: Does an attacker keep [Banish] that depends on its power after a [Counter] lowers that power? No, the Life card goes to the hand
      Given "Flicker" has this data:
        """
        {"category":"character","cost":2,"power":7000, "abilities":[{"type":"keyword","keyword":"banish","if":{"value":"power","of":{"self":true},"min":7000}}]}
        """
      And player A has the active Character "Flicker"
      And player B has "Weaken" (probe "counter-event-attacker-minus-2000") in the hand
      And player B's Life cards are "Saved" and "Last"
      When player A attacks "B leader" with "Flicker"
      And player B plays "Weaken"
      Then "Saved" is in player B's hand

    # answers: OP09-118#1
    @OP-7-1-2-2 @OP-1-2-5
    Scenario: Does "when your opponent activates a [Blocker]" need an attack by that card? No, an attack by any card is enough
      Given "Crown" has this data:
        """
        {"category":"character","text":"When your opponent activates a [Blocker], if you or your opponent have 0 Life cards, you win the game.",
         "abilities":[{"type":"auto","when":{"event":"blocked","player":"opponent","subject":"any"},"effect":[{"do":"if",
         "condition":{"any":[{"value":"lifeCards","of":"you","max":0},{"value":"lifeCards","of":"opponent","max":0}]},"then":[{"do":"winGame"}]}]}]}
        """
      And player A has the active Character "Crown"
      And player B has the active Character "Guard" (probe "blocker")
      And player A has 0 Life cards
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then player A wins the game

  Rule: Which cards have battled

    # answers: OP12-020#1, OP12-020#2
    @OP-7-1-5-2 @OP-10-1-4-1
    Scenario Outline: Has an attacker battled a Character if it attacks "<target>" and "<blocker>" blocks? The attacker's effect draws <cards>
      Given "Hawk" has this data:
        """
        {"category":"character","cost":2,"power":6000,
         "abilities":[{"type":"auto","when":{"event":"battled"},"if":{"count":{"player":"opponent","zone":["leader"],"inBattle":true},"max":0},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Hawk"
      And player B's Leader is "Captain" (probe "leader-blocker")
      And player B has the active Character "Wall" (probe "blocker") with 9000 power
      And player B has the rested Character "Prey"
      When player A attacks "<target>" with "Hawk"
      And player B blocks with "<blocker>"
      Then "<blocker>" is rested
      And player A's hand holds <cards>

      Examples:
        | target  | blocker | cards   |
        | Captain | Wall    | 1 card  |
        | Prey    | Captain | 0 cards |

    # answers: OP05-030#1, OP05-030#3, OP13-008#1, OP13-047#1, OP13-060#1, OP08-045#1
    @OP-10-2-1-3 @OP-7-1-5-2
    Scenario: Has a Character that is trashed instead of being K.O.'d been battled and K.O.'d? It was battled, but not K.O.'d
      Given player B has the rested Character "Martyr" (probe "instead-yours-may-trash-this")
      And player A has the active Character "Duellist" (probe "battles-draw")
      And player A has the active Character "Tally" (probe "opponent-koed-draw")
      When player A attacks "Martyr" with "Duellist"
      And player B accepts the offer of the effect
      Then "Martyr" is in player B's trash
      And player A's hand holds 1 card
