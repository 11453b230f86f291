@OP
Feature: 10-1-1 to 10-1-4. [Rush], [Double Attack], [Banish] and [Blocker]

  @OP-10-1-1-1
  Rule: 10-1-1-1 [Rush] lets a Character attack in the turn in which it is played

    Scenario: A Character with [Rush] can attack the Leader in the turn it is played
      Given player A has "Dash" (probe "rush") in the hand
      And player B's Leader is "Low" with 4000 power
      When player A plays "Dash"
      And player A attacks "Low" with "Dash"
      Then player B's Life area holds 2 cards
      And "Dash" is rested

    Scenario: A Character with [Rush] can attack a rested Character in the turn it is played
      Given it is player B's Main Phase
      And player B has "Dash" (probe "rush") in the hand
      And player A has the rested Character "Prey" with 4000 power
      When player B plays "Dash"
      And player B attacks "Prey" with "Dash"
      Then "Prey" is in player A's trash

    @OP-3-7-4
    Scenario: A Character without [Rush] cannot attack in the turn it is played
      Given player A has "Dash" (probe "rush") and "Slow" in the hand
      And player B's Leader is "Low" with 3000 power
      When player A plays "Slow"
      And player A plays "Dash"
      And player A tries to attack "Low" with "Slow"
      Then that is refused
      When player A attacks "Low" with "Dash"
      Then player B's Life area holds 2 cards
      And "Slow" is active

    @OP-7-1-1-1
    Scenario: A Character with [Rush] that has attacked is rested and cannot attack a second time
      Given player A has "Dash" (probe "rush") in the hand
      And player B's Leader is "Low" with 4000 power
      When player A plays "Dash"
      And player A attacks "Low" with "Dash"
      And player A tries to attack "Low" with "Dash"
      Then that is refused
      When player A attacks "Low" with "A leader"
      Then player B's Life area holds 1 card

    # answers: OP04-118#1, EB02-019#1, EB02-061#1
    @OP-3-7-4
    Scenario: [DON!! x1] [Rush] does nothing without the DON!! card
      Given player A has "Burst" (probe "don-1-rush") in the hand
      When player A plays "Burst"
      And player A tries to attack "B leader" with "Burst"
      Then that is refused
      When player A gives 1 DON!! card to "Burst"
      And player A attacks "B leader" with "Burst"
      Then player B's Life area holds 2 cards

    Scenario: A Character that gained [Rush] can attack in the turn it is played
      Given player A has the active Stage "Pennant" (probe "stage-characters-rush")
      And "Fresh" is a Character of cost 1 with 6000 power
      And player A has "Fresh" in the hand
      When player A plays "Fresh"
      And player A attacks "B leader" with "Fresh"
      Then player B's Life area holds 2 cards

    @OP-8-2-1-1 @OP-3-7-4
    Scenario: A Character whose [Rush] is negated cannot attack in the turn it is played
      Given player A has the active Character "Dasher" (probe "rush")
      And player A has the active Character "Second" (probe "rush")
      And "Dasher" was played in this turn
      And "Second" was played in this turn
      And player A has "Hush" (probe "event-negate") in the hand
      When player A plays "Hush"
      And player A chooses "Dasher"
      And player A tries to attack "B leader" with "Dasher"
      Then that is refused
      When player A gives 1 DON!! card to "Second"
      And player A attacks "B leader" with "Second"
      Then player B's Life area holds 2 cards

  @OP-10-1-2-1
  Rule: 10-1-2-1 With [Double Attack] an attack deals the opponent's Leader two damage

    Scenario: An attack with [Double Attack] adds two Life cards to the opponent's hand
      Given it is player B's Main Phase
      And player B has the active Character "Axe" (probe "double-attack")
      When player B attacks "A leader" with "Axe"
      Then player A's Life area holds 1 card
      And player A's hand holds 2 cards

    Scenario: [Double Attack] does not count for attacks of another card
      Given player A has the active Character "Axe" (probe "double-attack")
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      When player A attacks "B leader" with "Axe"
      Then player B's Life area holds 0 cards
      And player B's hand holds 3 cards

    @reading @OP-7-1-4-1-1-3 @OP-1-2-2-1
    Scenario: [Double Attack] against a single Life card takes that card and does not win
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has 1 Life card
      When player A attacks "B leader" with "Axe"
      Then the game goes on
      And player B's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: A Leader's [DON!! x1] [Double Attack] works only with the DON!! card
      Given player A's Leader is "Captain" (probe "leader-don-1-double-attack")
      And player B has 4 Life cards
      When player A attacks "B leader" with "Captain"
      Then player B's Life area holds 3 cards
      When player A ends the turn
      And player B ends the turn
      And player A gives 1 DON!! card to "Captain"
      And player A attacks "B leader" with "Captain"
      Then player B's Life area holds 1 card

    @OP-10-1-4-1
    Scenario: A Character that blocks [Double Attack] keeps the Leader from taking any damage
      Given player A has the active Character "Axe 1" (probe "double-attack")
      And player A has the active Character "Axe 2" (probe "double-attack")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Axe 1"
      And player B blocks with "Guard"
      Then player B's Life area holds 3 cards
      When player A attacks "B leader" with "Axe 2"
      Then player B's Life area holds 1 card

    Scenario: A Character that has [Double Attack] twice still deals only 2 damage
      Given player A has the active Stage "Whetstone" (probe "stage-characters-double-attack")
      And player A has the active Character "Axe" (probe "double-attack")
      When player A attacks "B leader" with "Axe"
      Then player B's Life area holds 1 card
      And player B's hand holds 2 cards

    @OP-7-1-2-1
    Scenario: A Leader that blocks an attack with [Double Attack] makes its player take 2 damage
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Leader is "Captain" (probe "leader-blocker")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "Axe"
      And player B blocks with "Captain"
      Then player B's Life area holds 1 card
      And "Prey" is in player B's Character area

    @OP-10-1-3-1 @since-1.2.0
    Scenario: [Double Attack] and [Banish] count for a Character's attack, but not for damage by its effect
      Given "Fury" has this data:
        """
        { "category": "character", "cost": 3, "power": 6000, "abilities": [{ "type": "keyword", "keyword": "doubleAttack" }, { "type": "keyword", "keyword": "banish" },
            { "type": "activate", "effect": [{ "do": "damage", "count": 1, "player": "opponent" }] }] }
        """
      And player A has the active Character "Fury"
      When player A activates "Fury"
      Then player B's Life area holds 2 cards
      And player B's hand holds 1 card
      When player A attacks "B leader" with "Fury"
      Then player B's Life area holds 0 cards
      And player B's trash holds 2 cards

  @OP-10-1-3-1
  Rule: 10-1-3-1 With [Banish] the Life card is trashed, and its [Trigger] is skipped

    Scenario: [Banish] puts the top Life card into its owner's trash
      Given player A has the active Character "Flame" (probe "banish")
      And player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "Flame"
      Then player B's trash holds exactly "First"
      And player B's hand holds 0 cards
      And the top of player B's Life area is "Second"

    Scenario: The [Trigger] of a Life card that is banished cannot be activated
      Given it is player B's Main Phase
      And player B has the active Character "Flame" (probe "banish")
      And player A's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player B attacks "A leader" with "Flame"
      And player A tries to activate the Trigger
      Then that is not offered
      And player A's trash holds exactly "Spring"
      And player A's Life area holds exactly "Second"

    Scenario: [Banish] does not count for attacks of another card
      Given player A has the active Character "Flame" (probe "banish")
      And player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "A leader"
      And player A attacks "B leader" with "Flame"
      Then player B's hand holds exactly "First"
      And player B's trash holds exactly "Second"

    # answers: RULES#33, RULES#34
    @OP-10-1-2-1 @OP-7-1-4-1-1-3
    Scenario: [Double Attack] with [Banish] trashes both Life cards
      Given player A has the active Character "Inferno" (probe "double-attack-banish")
      And player B's Life cards are "First", "Spring" (probe "trigger-draw") and "Third"
      When player A attacks "B leader" with "Inferno"
      Then player B's trash holds exactly "First" and "Spring"
      And player B's hand holds 0 cards
      And player B's Life area holds exactly "Third"

    # answers: EB03-055#3
    @since-1.2.0
    Scenario: Damage by another card's effect is not banished
      Given player A has the active Character "Flame" (probe "banish")
      And player A has "Bolt" (probe "event-damage-1") in the hand
      And player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "Flame"
      And player A plays "Bolt"
      Then player B's trash holds exactly "First"
      And player B's hand holds exactly "Second"

    Scenario: A Leader can have [Banish]
      Given player A's Leader is "Captain" (probe "leader-banish")
      And player B's Life cards are "First" and "Second"
      When player A attacks "B leader" with "Captain"
      Then player B's trash holds exactly "First"

    Scenario: A Character that has gained [Banish] trashes the Life card
      Given player A has the active Stage "Torch" (probe "stage-characters-banish")
      And player A has the active Character "Striker" with 6000 power
      And player B's Life cards are "First" and "Second"
      When player A attacks "B leader" with "Striker"
      Then player B's trash holds exactly "First"

    @OP-4-6-3-1
    Scenario: [Banish] trashes a Life card that cannot be added to the hand
      Given player A has the active Character "Flame" (probe "banish")
      And player B has the active Stage "Lock" (probe "stage-life-not-to-hand")
      And player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "Flame"
      Then player B's trash holds exactly "First"
      When player A attacks "B leader" with "A leader"
      Then the top of player B's Life area is "Second" and "Third"
      And player B's Life area holds 2 cards
      And player B's hand holds 0 cards

    @OP-4-6-3-1
    Scenario: [Banish] leaves nothing to replace, since the Life card is not added to the hand
      Given player A has the active Character "Flame" (probe "banish")
      And player B has the active Stage "Vault" (probe "stage-instead-of-life-to-hand-tuck")
      And player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "Flame"
      Then player B's trash holds exactly "First"
      When player A attacks "B leader" with "A leader"
      Then the bottom of player B's deck is "Second"
      And player B's Life area holds exactly "Third"

    Scenario: A banished Life card lies on top of the trash and counts as trashed from the Life area
      Given player A has the active Character "Flame" (probe "banish")
      And player B has the active Character "Sexton" (probe "own-life-trashed-draw")
      And player B's Life cards are "First" and "Second"
      And player B has "Old" in the trash
      When player A attacks "B leader" with "Flame"
      Then the top of player B's trash is "First" and "Old"
      And player B's hand holds 1 card

    Scenario: [Banish] gained when attacking counts for that attack
      Given player A has the active Character "Flame" (probe "attacking-gains-banish")
      And player B's Life cards are "First" and "Second"
      When player A attacks "B leader" with "Flame"
      Then "First" is in player B's trash
      And player B's hand holds 0 cards

    @OP-8-2-1-1
    Scenario: A Character whose [Banish] is negated does not trash the Life card
      Given player A has the active Character "Scourge 1" (probe "banish")
      And player A has the active Character "Scourge 2" (probe "banish")
      And player A has "Hush" (probe "event-negate") in the hand
      When player A plays "Hush"
      And player A chooses "Scourge 1"
      And player A gives 2 DON!! cards to "Scourge 1"
      And player A gives 2 DON!! cards to "Scourge 2"
      And player A attacks "B leader" with "Scourge 1"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Scourge 2"
      Then player B's trash holds 1 card
      And player B's hand holds 1 card

    @OP-10-2-9-1
    Scenario: [DON!! x1] [Banish] works only with the DON!! card
      Given player A has the active Character "Ram" (probe "don-1-banish")
      When player A attacks "B leader" with "Ram"
      Then player B's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      And player A gives 1 DON!! card to "Ram"
      And player A attacks "B leader" with "Ram"
      Then player B's trash holds 1 card
      And player B's hand holds 2 cards

    @OP-7-1-2-1
    Scenario: [Banish] trashes the Life card of a Leader that blocks as well
      Given player A has the active Character "Scourge" (probe "banish")
      And player B's Leader is "Captain" (probe "leader-blocker")
      And player B has the rested Character "Prey" with 1000 power
      When player A gives 2 DON!! cards to "Scourge"
      And player A attacks "Prey" with "Scourge"
      And player B blocks with "Captain"
      Then player B's trash holds 1 card
      And player B's hand holds 0 cards

  @OP-10-1-4-1
  Rule: 10-1-4-1 A [Blocker] is rested in the Block Step to take the place of its player's attacked card

    Scenario: A [Blocker] rests and becomes the target of the attack
      Given player B has the active Character "Guard" (probe "blocker")
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      And player B is asked to counter
      Then "Guard" is rested
      And "Guard" is being attacked
      When player B declines
      Then "Guard" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: A [Blocker] can take the place of an attacked Character
      Given it is player B's Main Phase
      And player A has the active Character "Guard" (probe "blocker")
      And player A has the rested Character "Prey" with 1000 power
      When player B attacks "Prey" with "B leader"
      And player A blocks with "Guard"
      Then "Guard" is in player A's trash
      And "Prey" is in player A's Character area

    Scenario: The attack is compared with the [Blocker]'s own power
      Given player B has the active Character "Guard" (probe "blocker")
      And player B's Leader is "Weak" with 0 power
      And player A has the active Character "Scout" with 2000 power
      When player A attacks "Weak" with "Scout"
      And player B blocks with "Guard"
      Then "Guard" is in player B's Character area
      And "Guard" is rested
      And player B's Life area holds 3 cards

    # answers: RULES#32
    Scenario: A rested [Blocker] cannot block, but an active one can
      Given player B has the rested Character "Tired" (probe "blocker")
      And player B has the active Character "Fresh" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Tired"
      Then that is refused
      When player B blocks with "Fresh"
      Then player B's trash holds exactly "Fresh"

    Scenario: A Character without [Blocker] cannot block
      Given player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Plain" with 9000 power
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Plain"
      Then that is refused
      When player B blocks with "Guard"
      Then player B's trash holds exactly "Guard"
      And "Plain" is active

    # answers: RULES#29
    Scenario: An attacked [Blocker] cannot block the attack on itself
      Given player A has the active Character "Hunter" (probe "attacks-active-characters")
      And player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "Guard 1" with "Hunter"
      And player B tries to block with "Guard 1"
      Then that is refused
      When player B blocks with "Guard 2"
      Then player B's trash holds exactly "Guard 2"
      And "Guard 1" is active

    Scenario: A [Blocker] can block in the opponent's next turn after it was played
      Given player A has "Guard" (probe "blocker") in the hand
      When player A plays "Guard"
      And player A ends the turn
      And player B attacks "A leader" with "B leader"
      And player A blocks with "Guard"
      Then "Guard" is in player A's trash
      And player A's Life area holds 3 cards

    @OP-8-3-1-7
    Scenario: A [Blocker] that another card rests for does not take the place of the attacked card
      Given "Oath" has this data:
        """
        {
          "category": "stage",
          "abilities": [{
            "type": "instead",
            "when": { "event": "rested", "subject": { "player": "you", "category": "character" }, "by": { "cause": "cost" } },
            "effect": [{ "do": "setState", "target": { "self": true }, "state": "rested" }]
          }]
        }
        """
      And player B has the active Stage "Oath"
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Oath" is rested
      And "Guard" is active
      And player B's Life area holds 2 cards

    Scenario: A [Blocker] can block in the same turn in which it was played
      Given player B has the active Character "Guard" (probe "blocker")
      And "Guard" was played in this turn
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: A Character that has gained [Blocker] can block
      Given player B has the active Stage "Rampart" (probe "stage-characters-blocker")
      And player B has the active Character "Plain" with 1000 power
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Plain"
      Then "Plain" is in player B's trash

    # answers: OP11-034#3, OP13-032#3
    @OP-1-3-3
    Scenario Outline: A [Blocker] that cannot <cannot> cannot block
      Given "Spell" has this data:
      """
      {"category": "stage",
       "abilities": [{"type": "permanent", "effect": [
         {"do": "forbid", "what": "<what>", "target": {"all": {"player": "opponent", "zone": ["character"], "stat": {"power": {"max": 2000}}}}}]}]}
      """
      And player A has the active Stage "Spell"
      And player B has the active Character "Bound" (probe "blocker") with 2000 power
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Bound"
      Then that is refused
      When player B blocks with "Guard"
      Then player B's trash holds exactly "Guard"

      Examples:
        | cannot               | what           |
        | be rested            | rest           |
        | activate its effects | activateEffect |

    @reading @OP-1-3-3
    Scenario: A [Blocker] that cannot be attacked cannot block
      Given player B has the active Character "Ghost" (probe "blocker-not-attacked")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Ghost"
      Then that is refused
      When player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And "Ghost" is active

    @reading
    Scenario: Under the alternative interpretation, a [Blocker] that cannot be attacked can block
      Given the ambiguous rule "Can a [Blocker] block an attacker that cannot attack it?" is answered "yes, it can block"
      And player B has the active Character "Ghost" (probe "blocker-not-attacked")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Ghost"
      Then "Ghost" is in player B's trash

    @OP-7-1-1-3
    Scenario: A [Blocker] that was attacked first can block once an effect has changed the target
      Given player A has the active Character "Hunter" (probe "attacks-active-characters")
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Herald" (probe "on-opponents-attack-to-leader")
      When player A attacks "Guard" with "Hunter"
      And player B is asked to block
      Then "B leader" is being attacked
      When player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And player B's Life area holds 3 cards

    @OP-1-3-2 @OP-7-1-2-1
    Scenario: A [Blocker] that left the field to pay for blocking does not take the attack, but counts as activated
      Given player A has the active Stage "Toll" (probe "stage-opponents-blockers-cost-return")
      And player B has the active Character "Guard" (probe "blocker")
      And "Guard" has the Counter value 1000
      And player B has the active Character "Other" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      And player B chooses "Guard"
      And player B is asked to counter
      Then "Guard" is in player B's hand
      And "B leader" is being attacked
      And "Other" is active
      When player B declines
      Then player B's Life area holds 2 cards

    @reading @OP-1-3-3
    Scenario: A Leader with [Blocker] cannot block an attacker that cannot attack a Leader
      Given player A has the active Character "Shy" (probe "cannot-attack-leaders")
      And player B's Leader is "Captain" (probe "leader-blocker")
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "Shy"
      And player B tries to block with "Captain"
      Then that is refused
      When player B blocks with "Guard"
      Then "Guard" is in player B's trash
      And "Captain" is active
