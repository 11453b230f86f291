@OP
Feature: 10-1-5 to 10-1-7. [Trigger], [Rush: Character] and [Unblockable]

  @OP-10-1-5-1
  Rule: 10-1-5-1 On damage a player may reveal a Life card with [Trigger] and activate it instead of adding it to the hand

    Scenario: A [Trigger] can be activated on the damage of an attack
      Given player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And player B's Life area holds exactly "Second"

    Scenario: A [Trigger] can be activated on the damage of an effect, too
      Given it is player B's Main Phase
      And player B has "Bolt" (probe "event-damage-1") in the hand
      And player A's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player A has "Top" on top of the deck
      When player B plays "Bolt"
      And player A activates the Trigger
      Then player A's hand holds exactly "Top"
      And "Spring" is in player A's trash

    Scenario: The opponent sees a Life card that is revealed for its [Trigger]
      Given player B's Life cards are "Snare" (probe "trigger-ko") and "Second"
      And player A has the active Character "Striker 1" with 5000 power
      And player A has the active Character "Striker 2" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B is asked to activate the Trigger
      Then player A does not see "Snare"
      When player B activates the Trigger
      And player B chooses "Striker 2"
      Then "Striker 2" is in player A's trash
      And player A sees "Snare" in player B's trash

    # answers: OP03-043#2
    Scenario: A [Trigger] cannot be activated when an effect adds the Life card to the hand
      Given player A has "Grasp" (probe "event-life-to-hand") in the hand
      And player A's Life cards are "Spring 1" (probe "trigger-draw") and "Spring 2" (probe "trigger-draw")
      And player A has "Top" on top of the deck
      When player A plays "Grasp"
      And player A tries to activate the Trigger
      Then that is not offered
      And player A's hand holds exactly "Spring 1"
      When player A ends the turn
      And player B attacks "A leader" with "B leader"
      And player A activates the Trigger
      Then player A's hand holds exactly "Spring 1" and "Top"
      And player A's trash holds exactly "Grasp" and "Spring 2"

    Scenario: A [Trigger] can be activated on damage that a player's own effect deals to their own Leader
      Given player A has "Sting" (probe "event-damage-you-1") in the hand
      And player A's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player A has "Top" on top of the deck
      When player A plays "Sting"
      And player A activates the Trigger
      Then player A's hand holds exactly "Top"
      And player A's trash holds exactly "Sting" and "Spring"

    Scenario: The [Trigger] of a face-up Life card can be activated as well
      Given player B has "Spring" (probe "trigger-draw") face up in the Life area
      And player B has 1 Life card
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds exactly "Top"
      And "Spring" is in player B's trash

    Scenario: A Life card used for its [Trigger] counts as removed by the damage
      Given player B has the active Character "Scar" (probe "own-life-removed-in-attack-draw")
      And player B's Life cards are "Snare" (probe "trigger-ko"), "Second" and "Third"
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B activates the Trigger
      Then "Striker" is in player A's trash
      And player B's hand holds 1 card

    Scenario: Only the revealed Life card's [Trigger] activates, not that of a card on the field
      Given player B has the active Character "Well" (probe "trigger-draw")
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds 1 card
      And "Spring" is in player B's trash

  @OP-10-1-5-2
  Rule: 10-1-5-2 A player who declines a [Trigger] adds the card to the hand unrevealed

    Scenario: A declined [Trigger] does nothing, and the Life card goes to the hand
      Given player B's Life cards are "Snare" (probe "trigger-ko") and "Second"
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "Striker"
      And player B is asked to activate the Trigger
      And player B declines
      Then player B's hand holds exactly "Snare"
      And "Striker" is in player A's Character area

    Scenario: The opponent does not see a Life card whose [Trigger] is declined
      Given it is player B's Main Phase
      And player A's Life cards are "Spring" (probe "trigger-draw") and "Second"
      When player B attacks "A leader" with "B leader"
      And player A is asked to activate the Trigger
      Then player B does not see "Spring"
      When player A declines
      Then player A's hand holds exactly "Spring"
      And player B does not see "Spring"
      And player A sees "Spring" in player A's hand

  @OP-10-1-5-3
  Rule: 10-1-5-3 A card is outside all areas while its [Trigger] is carried out, and is then trashed by default

    Scenario: A card is in no area while its [Trigger] is carried out, and is then trashed
      Given player B's Life cards are "Snare" (probe "trigger-ko") and "Second"
      And player A has the active Character "Striker 1" with 5000 power
      And player A has the active Character "Striker 2" with 5000 power
      When player A attacks "B leader" with "Striker 1"
      And player B activates the Trigger
      And player B is asked to choose
      Then "Snare" is in no area
      And player B's Life area holds exactly "Second"
      And player B's hand holds 0 cards
      And player B's trash holds 0 cards
      When player B chooses "Striker 2"
      Then "Snare" is in player B's trash
      And "Striker 2" is in player A's trash

    # answers: OP15-079#2, OP14-082#2, OP14-089#1, OP14-100#1, OP14-102#1, OP14-109#1, OP14-110#1, OP14-111#1
    Scenario: A [Trigger] cannot take its own card from the trash, since the card is not there yet
      Given it is player B's Main Phase
      And player A's Life cards are "Digger" (probe "trigger-salvage") and "Second"
      When player B attacks "A leader" with "B leader"
      And player A activates the Trigger
      Then "Digger" is in player A's trash
      And player A's hand holds 0 cards

    Scenario: A [Trigger] can take a card that was in the trash before
      Given player B's Life cards are "Digger" (probe "trigger-salvage") and "Second"
      And player B has "Old" in the trash
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's trash holds exactly "Digger"
      And player B's hand holds exactly "Old"

    # answers: OP15-103#1, OP09-100#1, OP09-108#1, OP09-112#1, OP09-114#1, OP04-099#1, EB02-055#1, OP10-100#1, OP10-110#1, ST29-013#1
    Scenario: A [Trigger] counts its own card neither in the hand nor in the Life area
      Given player B's Life cards are "Ledger" (probe "trigger-draw-per-hand-and-life") and "Second"
      And player B has "Kept" in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds 3 cards
      And "Ledger" is in player B's trash

    Scenario: A card whose [Trigger] plays it stays on the field
      Given player B's Life cards are "Landing" (probe "trigger-play-self") and "Second"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Landing" is in player B's Character area
      And "Landing" is active
      And player B's trash holds 0 cards
      And player B's cost area holds 6 active and 0 rested DON!! cards

    Scenario: A card whose [Trigger] adds it to the hand goes to the hand
      Given player B's Life cards are "Boomerang" (probe "event-trigger-draw-and-to-hand") and "Second"
      And player B has "Top" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds exactly "Boomerang" and "Top"
      And player B's trash holds 0 cards

    @OP-7-1-4-1-1-3
    Scenario: The second damage waits until the first [Trigger] card is in the trash
      Given player A has the active Character "Axe" (probe "double-attack")
      And player A has the active Character "Other" with 1000 power
      And player B's Life cards are "Snare" (probe "trigger-ko"), "Digger" (probe "trigger-salvage") and "Third"
      When player A attacks "B leader" with "Axe"
      And player B activates the Trigger
      And player B is asked to choose
      Then the top of player B's Life area is "Digger" and "Third"
      And player B's Life area holds 2 cards
      When player B chooses "Other"
      And player B activates the Trigger
      Then player B's hand holds exactly "Snare"
      And player B's trash holds exactly "Digger"
      And player B's Life area holds exactly "Third"

    Scenario: A [Trigger] card is trashed by the rules and not by its effect
      Given player B has the rested Character "Mourner" (probe "own-trashed-by-effect-set-active")
      And player B's Life cards are "Snare" (probe "trigger-draw") and "Loss" (probe "event-trigger-mill")
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Snare" is in player B's trash
      And "Mourner" is rested
      When player A attacks "B leader" with "Striker"
      And player B activates the Trigger
      Then "Mourner" is active

    Scenario: A [Trigger] that activates its card's [On Play] does not activate effects that watch for other cards
      Given "Gift" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"auto","when":{"event":"played","subject":{"category":"character","other":true},"player":"you"},"effect":[{"do":"draw","count":2}]},
           {"type":"auto","when":{"event":"played"},"effect":[{"do":"draw","count":1}]},
           {"type":"trigger","effect":[{"do":"activateEffect","of":"onPlay","target":{"self":true}}]}]}
        """
      And player B's Life cards are "Gift"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Gift" is in player B's trash
      And player B's hand holds 1 card

  @OP-10-1-6-1
  Rule: 10-1-6-1 [Rush: Character] lets a Character attack Characters in the turn in which it is played

    Scenario: A Character with [Rush: Character] can attack a rested Character in the turn it is played
      Given player A has "Pounce" (probe "rush-character") in the hand
      And player B has the rested Character "Prey" with 6000 power
      When player A plays "Pounce"
      And player A attacks "Prey" with "Pounce"
      Then "Prey" is in player B's trash
      And "Pounce" is rested

    Scenario: A Character with [Rush: Character] cannot attack the Leader in the turn it is played
      Given it is player B's Main Phase
      And player B has "Pounce" (probe "rush-character") in the hand
      And player A has the rested Character "Prey" with 6000 power
      When player B plays "Pounce"
      And player B tries to attack "A leader" with "Pounce"
      Then that is refused
      When player B attacks "Prey" with "Pounce"
      Then "Prey" is in player A's trash
      And player A's Life area holds 3 cards

    # answers: ST29-014#1
    @OP-7-1-1-2
    Scenario: A Character with [Rush: Character] cannot attack an active Character
      Given player A has "Pounce" (probe "rush-character") in the hand
      And player B has the active Character "Alert" with 1000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A plays "Pounce"
      And player A tries to attack "Alert" with "Pounce"
      Then that is refused
      When player A attacks "Prey" with "Pounce"
      Then player B's trash holds exactly "Prey"

    Scenario: A Character with [Rush: Character] can attack the Leader in a later turn
      Given player A has "Pounce" (probe "rush-character") in the hand
      When player A plays "Pounce"
      And player A tries to attack "B leader" with "Pounce"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Pounce"
      Then player B's Life area holds 2 cards

    Scenario: A Character with [Rush] besides [Rush: Character] can attack the Leader in the turn it is played
      Given player A has "Pounce" (probe "rush-character") and "Fury" (probe "rush-rush-character") in the hand
      And player B has the rested Character "Prey" with 6000 power
      When player A plays "Pounce"
      And player A plays "Fury"
      And player A attacks "Prey" with "Pounce"
      And player A attacks "B leader" with "Fury"
      Then player B's Life area holds 2 cards
      And "Prey" is in player B's trash

    @OP-7-1-1-2
    Scenario: [Rush: Character] together with an effect to attack active Characters reaches them in the turn it is played
      Given player A has "Hunter" (probe "rush-character-attacks-active") in the hand
      And player B has the active Character "Alert" with 1000 power
      When player A plays "Hunter"
      And player A tries to attack "B leader" with "Hunter"
      Then that is refused
      When player A attacks "Alert" with "Hunter"
      Then "Alert" is in player B's trash

    @OP-10-2-9-1 @OP-3-7-4
    Scenario: [Rush: Character] works neither without its [DON!! x1] nor when it is negated
      Given player A has the active Character "Chaser" (probe "don-1-rush-character")
      And player A has the active Character "Hushed" (probe "rush-character")
      And "Chaser" was played in this turn
      And "Hushed" was played in this turn
      And player A has "Hush" (probe "event-negate") in the hand
      And player B has the rested Character "Prey" with 1000 power
      When player A plays "Hush"
      And player A chooses "Hushed"
      And player A tries to attack "Prey" with "Hushed"
      Then that is refused
      When player A tries to attack "Prey" with "Chaser"
      Then that is refused
      When player A gives 1 DON!! card to "Chaser"
      And player A attacks "Prey" with "Chaser"
      Then "Prey" is in player B's trash

    @OP-3-7-4
    Scenario: A Character that has gained [Rush: Character] can attack Characters in the turn it is played
      Given player A has the active Stage "Whistle" (probe "stage-4000-rush-character")
      And player A has the active Character "Weak" with 3000 power
      And player A has the active Character "Strong" with 4000 power
      And "Weak" was played in this turn
      And "Strong" was played in this turn
      And player B has the rested Character "Prey" with 1000 power
      When player A tries to attack "Prey" with "Weak"
      Then that is refused
      When player A tries to attack "B leader" with "Strong"
      Then that is refused
      When player A attacks "Prey" with "Strong"
      Then "Prey" is in player B's trash

    @reading @OP-7-1-1-2
    Scenario: An attack by [Rush: Character] can be redirected to the Leader, since it forbids no attack
      Given player A has the active Character "Chaser" (probe "rush-character")
      And "Chaser" was played in this turn
      And player B has the active Character "Herald" (probe "on-opponents-attack-to-leader")
      And player B has the rested Character "Prey" with 1000 power
      When player A gives 2 DON!! cards to "Chaser"
      And player A attacks "Prey" with "Chaser"
      Then player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

  @OP-10-1-7-1
  Rule: 10-1-7-1 No [Blocker] can be activated against an attack by a card with [Unblockable]

    Scenario: An attack by a card with [Unblockable] on the Leader cannot be blocked
      Given player A has the active Character "Blade" (probe "unblockable")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Blade"
      And player B tries to block with "Guard"
      Then that is not offered
      And player B's Life area holds 2 cards
      And "Guard" is in player B's Character area

    Scenario: An attack by a card with [Unblockable] on a Character cannot be blocked either
      Given it is player B's Main Phase
      And player B has the active Character "Blade" (probe "unblockable")
      And player A has the active Character "Guard" (probe "blocker")
      And player A has the rested Character "Prey" with 1000 power
      When player B attacks "Prey" with "Blade"
      And player A tries to block with "Guard"
      Then that is not offered
      And "Prey" is in player A's trash
      And "Guard" is in player A's Character area

    Scenario: [Unblockable] does not stop a [Blocker] against attacks by its player's other cards
      Given player A has the active Character "Blade" (probe "unblockable")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Blade"
      And player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then player B's Life area holds 2 cards
      And "Guard" is in player B's trash

    Scenario: An attack by a card with [Unblockable] can still be countered
      Given player A has the active Character "Blade" (probe "unblockable")
      And player B has the active Character "Guard" (probe "blocker")
      And "Shield" has the Counter value 2000
      And player B has "Shield" in the hand
      When player A attacks "B leader" with "Blade"
      And player B uses the Counter of "Shield" on "B leader"
      Then player B's Life area holds 3 cards
      And "Shield" is in player B's trash
      And "Guard" is active

    Scenario: [Unblockable] gained when attacking counts for that attack
      Given player A has the active Character "Feint" (probe "attacking-gains-unblockable")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Feint"
      And player B tries to block with "Guard"
      Then that is not offered
      And player B's Life area holds 2 cards

    Scenario: A Leader can have [Unblockable]
      Given player A's Leader is "Captain" (probe "leader-unblockable")
      And player A has the active Character "Striker" with 6000 power
      And player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      And player B blocks with "Guard 1"
      And player A attacks "B leader" with "Captain"
      And player B tries to block with "Guard 2"
      Then that is not offered
      And player B's trash holds exactly "Guard 1"
      And player B's Life area holds 2 cards

    # answers: ST29-016#1, ST29-016#2
    Scenario: An effect can still change the target of an attack with [Unblockable]
      Given player A has the active Character "Blade" (probe "unblockable")
      And player B has the active Character "Decoy" (probe "on-opponents-attack-to-self")
      And player B has the active Character "Guard" (probe "blocker")
      When player A attacks "B leader" with "Blade"
      Then "Decoy" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: A [Blocker] cannot take the place of a card that became the new target of an [Unblockable] attack
      Given player B has the active Character "Decoy" (probe "on-opponents-attack-to-self")
      And player A has the active Character "Blade" (probe "unblockable")
      And player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B blocks with "Guard 1"
      And player A gives 2 DON!! cards to "Blade"
      And player A attacks "B leader" with "Blade"
      And player B tries to block with "Guard 2"
      Then that is not offered
      And player B's trash holds exactly "Decoy" and "Guard 1"

    @OP-8-2-1-1
    Scenario: A card whose [Unblockable] is negated by the Block Step can be blocked
      Given player A has the active Character "Blade 1" (probe "unblockable")
      And player A has the active Character "Blade 2" (probe "unblockable")
      And player B has the active Character "Muffler" (probe "on-opponents-attack-negate-attacker-once")
      And player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "Blade 1"
      And player B blocks with "Guard 1"
      And player A attacks "B leader" with "Blade 2"
      And player B tries to block with "Guard 2"
      Then that is not offered
      And player B's trash holds exactly "Guard 1"

    @OP-10-2-9-1
    Scenario: A card whose [DON!! x1] [Unblockable] lacks its DON!! card can be blocked
      Given player A has the active Character "Ghost" (probe "don-1-unblockable")
      And player B has the active Character "Guard 1" (probe "blocker")
      And player B has the active Character "Guard 2" (probe "blocker")
      When player A attacks "B leader" with "Ghost"
      And player B blocks with "Guard 1"
      And player A ends the turn
      And player B ends the turn
      And player A gives 1 DON!! card to "Ghost"
      And player A attacks "B leader" with "Ghost"
      And player B tries to block with "Guard 2"
      Then that is not offered
      And player B's Life area holds 2 cards
