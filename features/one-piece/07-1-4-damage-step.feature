@OP
Feature: 7-1-4. Damage Step

  @OP-7-1-4-1
  Rule: 7-1-4-1 The attacker wins if its power is equal to or greater than that of the attacked card

    Scenario: A Leader attacked with equal power takes 1 damage
      When player A attacks "B leader" with "A leader"
      Then "A leader" is rested
      And player B's Life area holds 2 cards
      And player B's hand holds 1 card
      And no battle is going on

    Scenario: A rested Character attacked with equal power is K.O.'d
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 3000 power
      And player A has the rested Character "Prey" with 3000 power
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's trash
      And "Striker" is in player B's Character area

    # answers: ST02-003#1
    Scenario: The attacker's power at the Damage Step counts, with its given DON!! cards
      Given player A has the active Character "Striker" with 3000 power
      When player A gives 2 DON!! cards to "Striker"
      And player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    @OP-7-1-4-2
    Scenario: The attacked card's power at the Damage Step counts, with its [Counter] Event
      Given player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker 1" with 6000 power
      And player A has the active Character "Striker 2" with 6000 power
      When player A attacks "B leader" with "Striker 1"
      And player B plays "Wall"
      And player A attacks "B leader" with "Striker 2"
      Then player B's Life area holds 2 cards

    @OP-7-1-4-2
    Scenario: Power that the attacker loses after declaring its attack is gone when powers are compared
      Given "Curse" has this data:
        """
        {
          "category": "event", "cost": 1, "abilities": [{
            "type": "counter",
            "effect": [{
              "do": "modify", "stat": "power", "by": -1000, "target": { "all": { "player": "opponent", "inBattle": true } }
            }]
          }]
        }
        """
      And player B has "Curse" in the hand
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Curse"
      And player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards
      And "A leader" has 4000 power

    # answers: RULES#15, RULES#16
    @OP-1-3-6-1 @OP-7-1-4-2
    Scenario: A power below 0 is less than a power of 0
      Given player B's Leader is "Zero" with 0 power
      And player B has "Curse" (probe "counter-event-battling-minus-2000") in the hand
      And player A has the active Character "Weak" with 1000 power
      And player A has the active Character "Strong" with 2000 power
      When player A attacks "Zero" with "Weak"
      And player B plays "Curse"
      Then "Weak" has -1000 power
      And player B's Life area holds 3 cards
      When player A attacks "Zero" with "Strong"
      Then player B's Life area holds 2 cards

  @OP-7-1-4-1-1
  Rule: 7-1-4-1-1 An attack that beats a Leader deals it one damage

    Scenario: An attack deals one damage however great the difference in power
      Given player A has the active Character "Giant" with 12000 power
      When player A attacks "B leader" with "Giant"
      Then player B's Life area holds 2 cards
      And player B's hand holds 1 card

    Scenario: Each attack that beats a Leader deals one damage
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 5000 power
      When player B attacks "A leader" with "B leader"
      And player B attacks "A leader" with "Striker"
      Then player A's Life area holds 1 card
      And player A's hand holds 2 cards

    Scenario: A Leader that loses a battle stays in the Leader area
      Given player B's Leader is "Weak" with 0 power
      When player A attacks "Weak" with "A leader"
      Then "Weak" is in player B's Leader area
      And player B's Life area holds 2 cards

    # answers: ST06-004#1
    Scenario: An attacker that lost [Double Attack] before the Damage Step deals only 1 damage
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has "Hush" (probe "counter-event-negate-opponents") in the hand
      When player A attacks "B leader" with "Axe"
      And player B plays "Hush"
      Then player B's Life area holds 2 cards
      And player B's hand holds 1 card

    Scenario: An attacker that gained [Double Attack] after it declared its attack deals 2 damage
      Given "Vow" has this data:
        """
        {"category": "character", "cost": 2, "power": 5000,
         "abilities": [{"type": "auto", "when": {"event": "attackDeclared"}, "effect": [
           {"do": "gain", "ability": {"type": "keyword", "keyword": "doubleAttack"}, "until": "battle", "target": {"self": true}}]}]}
        """
      And player A has the active Character "Vow"
      When player A attacks "B leader" with "Vow"
      Then player B's Life area holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 0 cards
      And player B's hand holds 3 cards

  @OP-7-1-4-1-1-1
  Rule: 7-1-4-1-1-1 Damage to a Leader at 0 Life wins the game for the attacking player

    Scenario: An attack that beats a Leader with no Life left wins the game
      Given player B has 0 Life cards
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: Player B also wins when their attack beats a Leader with no Life left
      Given it is player B's Main Phase
      And player A has 0 Life cards
      And player B has the active Character "Striker" with 5000 power
      When player B attacks "A leader" with "Striker"
      Then player B wins the game

    @OP-7-1-4-1-1-2
    Scenario: Losing the last Life card does not lose the game, but the next damage does
      Given player B has 1 Life card
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      Then the game goes on
      And player B's Life area holds 0 cards
      And player B's hand holds 1 card
      When player A attacks "B leader" with "Striker"
      Then player A wins the game

    @OP-7-1-4-2
    Scenario: An attack that loses to a Leader with no Life left does not win the game
      Given player B has 0 Life cards
      And player A has the active Character "Weakling" with 4000 power
      When player A attacks "B leader" with "Weakling"
      Then the game goes on
      And "Weakling" is rested
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    @OP-7-1-4-1-1-2
    Scenario: A player at 0 Life is saved if a [Counter] adds Life before the damage is determined
      Given player B has 0 Life cards
      And player B has "Mercy" (probe "counter-event-add-life") in the hand
      And player B has "Top" on top of the deck
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B plays "Mercy"
      Then the game goes on
      And "Top" is in player B's hand
      When player A attacks "B leader" with "Striker"
      Then player A wins the game

    Scenario: An attacker with [Banish] wins against a Leader at 0 Life like any other
      Given player B has 0 Life cards
      And player A has the active Character "Flame" (probe "banish")
      When player A attacks "B leader" with "Flame"
      Then player A wins the game

  @OP-7-1-4-1-1-2
  Rule: 7-1-4-1-1-2 The top Life card goes to the hand, or its [Trigger] is activated instead

    Scenario: A player who takes 1 damage adds the top Life card to their hand
      Given player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds exactly "First"
      And the top of player B's Life area is "Second", "Third"

    Scenario: A [Trigger] is activated instead of adding the Life card to the hand
      Given it is player B's Main Phase
      And player A's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player A has "Top" on top of the deck
      When player B attacks "A leader" with "B leader"
      And player A activates the Trigger
      Then player A's hand holds exactly "Top"
      And "Spring" is in player A's trash
      And player A's Life area holds exactly "Second"

    Scenario: A player may decline a [Trigger] and add the Life card to their hand
      Given player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B is asked to activate the Trigger
      And player B declines
      Then player B's hand holds exactly "Spring"
      And player B's deck holds 20 cards

    Scenario: The [Trigger] of the last Life card can be activated
      Given player B's Life cards are "Spring" (probe "trigger-draw")
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then the game goes on
      And player B's hand holds exactly "Top"
      And player B's Life area holds 0 cards

    Scenario: A Life card without [Trigger] offers none, even if the card below it has one
      Given player B's Life cards are "First" and "Spring" (probe "trigger-draw")
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is not offered
      And "First" is in player B's hand
      And player B's Life area holds exactly "Spring"

  @OP-7-1-4-1-1-3
  Rule: 7-1-4-1-1-3 Several points of damage are taken one Life card at a time

    @OP-10-1-2-1
    Scenario: A player who takes 2 damage takes two Life cards
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "Axe"
      Then player B's hand holds exactly "First" and "Second"
      And player B's Life area holds exactly "Third"

    # answers: RULES#36
    @reading @OP-1-2-2-1
    Scenario: [Double Attack] against a player's only Life card takes that card, and the game goes on
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has 1 Life card
      When player A attacks "B leader" with "Axe"
      Then the game goes on
      And player B's Life area holds 0 cards
      And player B's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: [Double Attack] still deals its second damage if a [Trigger] K.O.'s the attacker in between
      Given it is player B's Main Phase
      And player B has the active Character "Axe" (probe "double-attack")
      And player A's Life cards are "Revenge" (probe "trigger-ko"), "Second" and "Third"
      When player B attacks "A leader" with "Axe"
      And player A activates the Trigger
      Then "Axe" is in player B's trash
      And player A's hand holds exactly "Second"
      And player A's Life area holds exactly "Third"

    # answers: RULES#35, OP03-108#1
    Scenario: [Double Attack] still deals its second damage if a [Trigger] negates it in between
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Hush" (probe "trigger-negate-opponents"), "Second" and "Third"
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      Then player B's hand holds exactly "Second"
      And player B's Life area holds exactly "Third"

    Scenario: An attacker that gains [Double Attack] from the [Trigger] of its first damage deals no second damage
      Given player B's Life cards are "Gift" (probe "trigger-opponents-double-attack"), "Second", "Third" and "Fourth"
      And player A has the active Character "Striker 1" with 6000 power
      And player A has the active Character "Striker 2" with 6000 power
      When player A attacks "B leader" with "Striker 1"
      And player B activates the Trigger
      Then player B's hand holds 0 cards
      When player A attacks "B leader" with "Striker 2"
      Then player B's hand holds exactly "Second" and "Third"

    Scenario: A card that a [Trigger] adds to Life between two points of damage is taken next
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Heal" (probe "trigger-add-life") and "Second"
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And player B's Life area holds exactly "Second"

    Scenario: Each Life card that [Double Attack] takes offers its own [Trigger]
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Spring 1" (probe "trigger-draw"), "Spring 2" (probe "trigger-draw") and "Third"
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Axe"
      And player B is asked to activate the Trigger
      And player B declines
      And player B activates the Trigger
      Then player B's hand holds exactly "Spring 1" and "Top"
      And "Spring 2" is in player B's trash

    # answers: ST07-015#4, OP03-118#1
    @OP-10-1-2-1
    Scenario: A card that the [Trigger] of the only Life card adds to Life is taken by the second damage
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Heal" (probe "trigger-add-life")
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And player B's Life area holds 0 cards
      And the game goes on

  @OP-7-1-4-1-2
  Rule: 7-1-4-1-2 An attack that beats a Character K.O.'s it

    Scenario: A K.O.'d Character goes to its owner's trash, and the Leader takes no damage
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 9000 power
      And player A has the rested Character "Prey" with 3000 power
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's trash
      And player A's Life area holds 3 cards
      And no battle is going on

    Scenario: A Character that loses a battle counts as K.O.'d
      Given player B has the rested Character "Ghost" (probe "on-ko-draw")
      When player A attacks "Ghost" with "A leader"
      Then "Ghost" is in player B's trash
      And player B's hand holds 1 card

    Scenario: [Double Attack] deals no damage to the Leader when a Character is attacked
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "Axe"
      Then "Prey" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: A Character that cannot be K.O.'d in battle stays on the field
      Given player A has the active Character "Striker" with 5000 power
      And player B has the rested Character "Iron" (probe "not-koed-in-battle")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Iron" with "A leader"
      And player A attacks "Prey" with "Striker"
      Then "Iron" is in player B's Character area
      And player B's trash holds exactly "Prey"

    @OP-10-2-1-1
    Scenario: A Character K.O.'d in battle is K.O.'d by the attacker, whose effect for such a K.O. activates
      Given player A has the active Character "Reaper" (probe "kos-in-battle-draw")
      And player B has the rested Character "Prey" with 1000 power
      And player B has the rested Character "Second prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      Then player A's hand holds 0 cards
      When player A attacks "Second prey" with "Reaper"
      Then player A's hand holds 1 card

  @OP-7-1-4-2
  Rule: 7-1-4-2 An attacker with less power loses the battle, and nothing happens

    Scenario: A Leader attacked with less power takes no damage, and the attacker stays
      Given player A has the active Character "Weakling" with 4000 power
      When player A attacks "B leader" with "Weakling"
      Then "Weakling" is rested
      And "Weakling" is in player A's Character area
      And player B's Life area holds 3 cards

    Scenario: When the attacking Character has less power, neither Character is K.O.'d
      Given it is player B's Main Phase
      And player B has the active Character "Weakling" with 2000 power
      And player A has the rested Character "Rock" with 3000 power
      When player B attacks "Rock" with "Weakling"
      Then "Weakling" is rested
      And "Weakling" is in player B's Character area
      And "Rock" is in player A's Character area
      And no battle is going on

    Scenario: An attacker that lacks just 1 power loses the battle
      Given player B's Leader is "Tall" with 5001 power
      When player A attacks "Tall" with "A leader"
      Then "A leader" is rested
      And player B's Life area holds 3 cards
