@OP
Feature: 7-1-4. Damage Step

  @OP-7-1-4-1
  Rule: 7-1-4-1 The attacker wins with power equal to that of the card attacked

    Scenario: a Leader that attacks a Leader of the same power takes a Life card
      When player A attacks "B leader" with "A leader"
      Then "A leader" is rested
      And player B's Life area holds 2 cards
      And player B's hand holds 1 card
      And no battle is going on

    Scenario: a Character of the same power is beaten
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 3000 power
      And player A has the rested Character "Prey" with 3000 power
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's trash
      And "Striker" is in player B's Character area

    # answers: ST02-003#1
    Scenario: the power of that moment counts, for the attacker
      Given player A has the active Character "Striker" with 3000 power
      When player A gives 2 DON!! cards to "Striker"
      And player A attacks "B leader" with "Striker"
      Then player B's Life area holds 2 cards

    @OP-7-1-4-2
    Scenario: and for the card attacked
      Given player B has "Wall" (probe "counter-event-power") in the hand
      And player A has the active Character "Striker 1" with 6000 power
      And player A has the active Character "Striker 2" with 6000 power
      When player A attacks "B leader" with "Striker 1"
      And player B plays "Wall"
      And player A attacks "B leader" with "Striker 2"
      Then player B's Life area holds 2 cards

    @OP-7-1-4-2
    Scenario: a loss of power of the attacker after its declaration counts
      Given "Curse" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Counter] Your opponent's cards in this battle get -1000 power during this turn.",
          "abilities": [{
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
    Scenario: a power below 0 is less than 0
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

    Scenario: one, however great the difference in power
      Given player A has the active Character "Giant" with 12000 power
      When player A attacks "B leader" with "Giant"
      Then player B's Life area holds 2 cards
      And player B's hand holds 1 card

    Scenario: one for each attack
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 5000 power
      When player B attacks "A leader" with "B leader"
      And player B attacks "A leader" with "Striker"
      Then player A's Life area holds 1 card
      And player A's hand holds 2 cards

    Scenario: the Leader stays in its area
      Given player B's Leader is "Weak" with 0 power
      When player A attacks "Weak" with "A leader"
      Then "Weak" is in player B's Leader area
      And player B's Life area holds 2 cards

    # answers: ST06-004#1
    Scenario: no more where the attacker has lost its [Double Attack] by then
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has "Hush" (probe "counter-event-negate-opponents") in the hand
      When player A attacks "B leader" with "Axe"
      And player B plays "Hush"
      Then player B's Life area holds 2 cards
      And player B's hand holds 1 card

    Scenario: two where it has gained [Double Attack] since it attacked
      Given "Vow" has this data:
        """
        {"category": "character", "power": 5000, "text": "[When Attacking] This Character gains [Double Attack] during this battle.",
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
  Rule: 7-1-4-1-1-1 Damage that is dealt when no Life is left wins the game for the attacking player

    Scenario: an attack at 0 Life
      Given player B has 0 Life cards
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: player B wins so as well
      Given it is player B's Main Phase
      And player A has 0 Life cards
      And player B has the active Character "Striker" with 5000 power
      When player B attacks "A leader" with "Striker"
      Then player B wins the game

    @OP-7-1-4-1-1-2
    Scenario: the loss of the last Life card is not yet the defeat, the next damage is
      Given player B has 1 Life card
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      Then the game goes on
      And player B's Life area holds 0 cards
      And player B's hand holds 1 card
      When player A attacks "B leader" with "Striker"
      Then player A wins the game

    @OP-7-1-4-2
    Scenario: an attack that is beaten at 0 Life wins nothing
      Given player B has 0 Life cards
      And player A has the active Character "Weakling" with 4000 power
      When player A attacks "B leader" with "Weakling"
      Then the game goes on
      And "Weakling" is rested
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    @OP-7-1-4-1-1-2
    Scenario: Life that comes back before the damage is determined saves the player
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

    Scenario: [Banish] makes no difference
      Given player B has 0 Life cards
      And player A has the active Character "Flame" (probe "banish")
      When player A attacks "B leader" with "Flame"
      Then player A wins the game

  @OP-7-1-4-1-1-2
  Rule: 7-1-4-1-1-2 With Life left the top Life card goes to the hand, or its [Trigger] is activated instead

    Scenario: the top card, into its player's hand
      Given player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds exactly "First"
      And the top of player B's Life area is "Second", "Third"

    Scenario: a [Trigger] is activated instead
      Given it is player B's Main Phase
      And player A's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player A has "Top" on top of the deck
      When player B attacks "A leader" with "B leader"
      And player A activates the Trigger
      Then player A's hand holds exactly "Top"
      And "Spring" is in player A's trash
      And player A's Life area holds exactly "Second"

    Scenario: its player may decline and take the card
      Given player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B is asked to activate the Trigger
      And player B declines
      Then player B's hand holds exactly "Spring"
      And player B's deck holds 20 cards

    Scenario: the [Trigger] of the last Life card can be activated
      Given player B's Life cards are "Spring" (probe "trigger-draw")
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then the game goes on
      And player B's hand holds exactly "Top"
      And player B's Life area holds 0 cards

    Scenario: nobody is asked where the card has no [Trigger], though one below it has
      Given player B's Life cards are "First" and "Spring" (probe "trigger-draw")
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is not offered
      And "First" is in player B's hand
      And player B's Life area holds exactly "Spring"

  @OP-7-1-4-1-1-3
  Rule: 7-1-4-1-1-3 Damage of more than one is taken card by card, as many times as was determined

    @OP-10-1-2-1
    Scenario: two cards for two damage
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "First", "Second" and "Third"
      When player A attacks "B leader" with "Axe"
      Then player B's hand holds exactly "First" and "Second"
      And player B's Life area holds exactly "Third"

    # answers: RULES#36
    @reading @OP-1-2-2-1
    Scenario: with one Life card only that one is taken, and the game goes on
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has 1 Life card
      When player A attacks "B leader" with "Axe"
      Then the game goes on
      And player B's Life area holds 0 cards
      And player B's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player A wins the game

    Scenario: the attacker that leaves in between does not make it less
      Given it is player B's Main Phase
      And player B has the active Character "Axe" (probe "double-attack")
      And player A's Life cards are "Revenge" (probe "trigger-ko"), "Second" and "Third"
      When player B attacks "A leader" with "Axe"
      And player A activates the Trigger
      Then "Axe" is in player B's trash
      And player A's hand holds exactly "Second"
      And player A's Life area holds exactly "Third"

    # answers: RULES#35, OP03-108#1
    Scenario: the attacker that loses its keyword in between does not make it less
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Hush" (probe "trigger-negate-opponents"), "Second" and "Third"
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      Then player B's hand holds exactly "Second"
      And player B's Life area holds exactly "Third"

    Scenario: an attacker that gets the keyword in between does not make it more
      Given player B's Life cards are "Gift" (probe "trigger-opponents-double-attack"), "Second", "Third" and "Fourth"
      And player A has the active Character "Striker 1" with 6000 power
      And player A has the active Character "Striker 2" with 6000 power
      When player A attacks "B leader" with "Striker 1"
      And player B activates the Trigger
      Then player B's hand holds 0 cards
      When player A attacks "B leader" with "Striker 2"
      Then player B's hand holds exactly "Second" and "Third"

    Scenario: a card that a [Trigger] adds to the Life in between is the next one taken
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B's Life cards are "Heal" (probe "trigger-add-life") and "Second"
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And player B's Life area holds exactly "Second"

    Scenario: each of the cards offers its own [Trigger]
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
    Scenario: a card that a [Trigger] adds when there was only one is taken as well
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

    Scenario: it goes to its owner's trash, and its Leader takes no damage
      Given it is player B's Main Phase
      And player B has the active Character "Striker" with 9000 power
      And player A has the rested Character "Prey" with 3000 power
      When player B attacks "Prey" with "Striker"
      Then "Prey" is in player A's trash
      And player A's Life area holds 3 cards
      And no battle is going on

    Scenario: it counts as K.O.'d
      Given player B has the rested Character "Ghost" (probe "on-ko-draw")
      When player A attacks "Ghost" with "A leader"
      Then "Ghost" is in player B's trash
      And player B's hand holds 1 card

    Scenario: the [Double Attack] of the attacker deals no damage to the Leader
      Given player A has the active Character "Axe" (probe "double-attack")
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "Axe"
      Then "Prey" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: what an effect keeps from being K.O.'d in battle stays
      Given player A has the active Character "Striker" with 5000 power
      And player B has the rested Character "Iron" (probe "not-koed-in-battle")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Iron" with "A leader"
      And player A attacks "Prey" with "Striker"
      Then "Iron" is in player B's Character area
      And player B's trash holds exactly "Prey"

    @OP-10-2-1-1
    Scenario: it is the attacker that has K.O.'d it
      Given player A has the active Character "Reaper" (probe "kos-in-battle-draw")
      And player B has the rested Character "Prey" with 1000 power
      And player B has the rested Character "Second prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      Then player A's hand holds 0 cards
      When player A attacks "Second prey" with "Reaper"
      Then player A's hand holds 1 card

  @OP-7-1-4-2
  Rule: 7-1-4-2 An attacker with less power loses the battle, and nothing happens

    Scenario: a Leader that is attacked with less power takes no damage, and the attacker stays
      Given player A has the active Character "Weakling" with 4000 power
      When player A attacks "B leader" with "Weakling"
      Then "Weakling" is rested
      And "Weakling" is in player A's Character area
      And player B's Life area holds 3 cards

    Scenario: neither of two Characters is K.O.'d
      Given it is player B's Main Phase
      And player B has the active Character "Weakling" with 2000 power
      And player A has the rested Character "Rock" with 3000 power
      When player B attacks "Rock" with "Weakling"
      Then "Weakling" is rested
      And "Weakling" is in player B's Character area
      And "Rock" is in player A's Character area
      And no battle is going on

    Scenario: 1 power too little is too little
      Given player B's Leader is "Tall" with 5001 power
      When player A attacks "Tall" with "A leader"
      Then "A leader" is rested
      And player B's Life area holds 3 cards
