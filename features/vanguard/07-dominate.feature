@VG
Feature: 7.39. Dominated units

  @VG-7.39.1
  Rule: 7.39.1 The master of a dominating effect uses the dominated unit as if it were their own

    # answers: DOMINATE#1
    @VG-7.39.2.3
    Scenario: A dominated unit that attacks pays for its ability with a rear-guard of the player who dominates it
      Given player A has the unit "Puppeteer" (probe "dominates-to-attack-vanguard") on the vanguard circle
      And player B has the unit "Maker" (probe "attacks-retires-another-to-draw") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has "Next" on top of the deck
      When player A activates "Puppeteer"
      And player A accepts the offer of the effect
      Then "Squire" is in player A's drop zone
      And "Next" is in player A's hand

    Scenario: Player A may attack with a unit of player B that player A dominates until the end of the turn
      Given player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      And player B has the unit "Guard" on the front left circle
      And player B has the unit "Squire" on the front right circle
      When player A activates "Puppeteer"
      And player A chooses "Guard"
      And player A attacks "Squire" with "Guard"
      Then "Guard" is at rest
      And "Squire" is in player B's drop zone

  @VG-7.39.1.1.1
  Rule: 7.39.1.1.1 A dominated unit no longer counts for its original master

    Scenario: Player B's vanguard that counts rear-guards does not count a dominated one
      Given player B has the unit "Knight" (probe "power-by-rear-guards") on the vanguard circle
      And player B has the unit "Guard" on the front left circle
      And player B has the unit "Squire" on the back left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      When player A activates "Puppeteer"
      And player A chooses "Guard"
      Then "Knight" has 13000 power

  @VG-7.39.1.1.2
  Rule: 7.39.1.1.2 A dominated unit cannot be dominated again

    Scenario: Player B dominates all of player A's rear-guards, and attacks with player A's own and not with the unit that player A dominates
      Given player B has the unit "Guard" on the front left circle
      And "Guard" is dominated by player A
      And player A has the unit "Squire" on the front right circle
      And player B has the unit "Puppeteer" (probe "dominates-all-rear-guards") on the back left circle
      And it is player B's Main Phase
      When player B activates "Puppeteer"
      And player B ends the phase
      And player B tries to attack "A vanguard" with "Guard"
      Then that is refused
      When player B attacks "A vanguard" with "Squire"
      Then "Squire" is at rest

  @VG-7.39.1.2
  Rule: 7.39.1.2 An effect without a duration dominates a unit only while it is being resolved

    Scenario: A unit dominated for one effect gets power from it, but cannot attack for player A
      Given player A has the unit "Puppeteer" (probe "dominates-and-strengthens") on the vanguard circle
      And player B has the unit "Guard" on the front left circle
      And player B has the unit "Squire" on the front right circle
      When player A activates "Puppeteer"
      Then "Guard" has 9000 power
      And "Guard" is not dominated
      When player A ends the phase
      And player A tries to attack "Squire" with "Guard"
      Then that is refused
      When player A attacks "Squire" with "Puppeteer"
      Then "Puppeteer" is at rest

  @VG-7.39.1.2.1
  Rule: 7.39.1.2.1 A unit that is dominated and put on the guardian circle is dominated until the end of the battle

    Scenario: Player A's rear-guard, dominated by player B, guards player B's vanguard and goes to player A's drop zone
      Given player B has the unit "Puppeteer" (probe "attacked-dominates-to-guard") on the vanguard circle
      And player A has the unit "Squire" on the back left circle
      And "Squire" has this data:
        """
        { "shield": 10000 }
        """
      And player B has "Page" in the hand
      And it is player A's Battle Phase
      When player A attacks "Puppeteer" with "A vanguard"
      And player B is asked to guard
      Then "Squire" is on player B's guardian circle
      And "Puppeteer" has 20000 power
      When player B declines
      Then player B's damage zone holds 0 cards
      And "Squire" is in player A's drop zone

  @VG-7.39.1.3
  Rule: 7.39.1.3 "Your next stand phase" is that of the player who is the master at that time

    Scenario: A unit that attacked while player A dominated it does not stand in player B's next Stand Phase, and stands in the one after that
      Given player A has the unit "Puppeteer" (probe "dominates-to-attack-vanguard") on the vanguard circle
      And player B has the unit "Guard" (probe "attacks-stays-at-rest") on the front left circle
      When player A activates "Puppeteer"
      And player A ends the turn
      Then "Guard" is at rest
      When player B ends the turn
      And player A ends the turn
      Then "Guard" stands

  @VG-7.39.1.4
  Rule: 7.39.1.4 If a unit of a legion is dominated, both units of the legion are dominated

    Scenario: Player A, who dominates a legion leader, attacks with the leader and its mate
      Given player B has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player B has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player B has the unit "Squire" on the front left circle
      And player B has the unit "Rival" on the front right circle
      And player A has the unit "Puppeteer" (probe "dominates-a-vanguard") on the back left circle
      And player A has the unit "Captain" (probe "others-are-stronger") on the back center circle
      When player A activates "Puppeteer"
      And player A chooses "Leader"
      Then "Leader" has 11000 power
      And "Mate" has 10000 power
      When player A attacks "Squire" with "Leader" and "Mate"
      Then "Mate" is at rest
      And "Squire" is in player B's drop zone

  @VG-7.39.2
  Rule: 7.39.2 Player A's texts affect a unit that player A dominates, and "your" in its own text means player A

    Scenario: A dominated unit that counts rear-guards counts those of player A and itself
      Given player B has the unit "Guard" (probe "power-by-rear-guards") on the front left circle
      And player B has the unit "Squire" on the back left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      And player A has the unit "One" on the back center circle
      And player A has the unit "Two" on the back right circle
      When player A activates "Puppeteer"
      And player A chooses "Guard"
      Then "Guard" has 19000 power

    Scenario: Player A's critical trigger may give its power to a unit that player A dominates
      Given player B has the unit "Guard" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      And player A has "Flash" on top of the deck
      And "Flash" has the trigger icon "critical" with 10000 power
      When player A activates "Puppeteer"
      And player A attacks "B vanguard" with "A vanguard"
      And player A chooses "Guard"
      And player A chooses "Guard"
      Then "Guard" has 18000 power

    Scenario: A unit that player A dominates and deletes can attack for player A
      Given player B has the unit "Guard" on the front left circle
      And player B has the unit "Squire" on the front right circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the back right circle
      When player A activates "Puppeteer"
      And player A chooses "Guard"
      And player A activates "Eraser"
      And player A chooses "Guard"
      And player A attacks "Squire" with "Guard"
      Then "Guard" is at rest
      And "Guard" is deleted

  @VG-7.39.2.1
  Rule: 7.39.2.1 A dominated unit counts as one of the units of the player who dominates it

    Scenario: Player A's vanguard that counts rear-guards counts the unit that player A dominates
      Given player A has the unit "Knight" (probe "power-by-rear-guards") on the vanguard circle
      And player B has the unit "Guard" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      When player A activates "Puppeteer"
      Then "Knight" has 15000 power

  @VG-7.39.2.2
  Rule: 7.39.2.2 Effects of the dominating player's units apply to a dominated unit

    Scenario: A dominated unit gets the power that player A's unit gives to player A's other units
      Given player A has the unit "Captain" (probe "others-are-stronger") on the back center circle
      And player B has the unit "Guard" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      When player A activates "Puppeteer"
      Then "Guard" has 10000 power

  @VG-7.39.2.3
  Rule: 7.39.2.3 The player who dominates a unit plays its abilities

    Scenario: Player A may activate the ability of a unit that player A dominates, and draws
      Given player B has the unit "Scholar" (probe "act-draws") on the back left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      And player A has "Next" on top of the deck
      When player A activates "Puppeteer"
      And player A activates "Scholar"
      Then "Next" is in player A's hand

    @VG-7.39.4.1
    Scenario: A dominated unit is retired to player B's drop zone, and player A plays its ability "when this unit is retired"
      Given player B has the unit "Martyr" (probe "retired-draws") on the front left circle
      And player A has the unit "Tyrant" (probe "retires-rear-guards") on the vanguard circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      And player A has "Next" on top of the deck
      When player A activates "Puppeteer"
      And player A activates "Tyrant"
      Then "Martyr" is in player B's drop zone
      And "Next" is in player A's hand

  @VG-7.39.2.3.1
  Rule: 7.39.2.3.1 The player who dominated a unit when it created a timed trigger plays that trigger

    Scenario: A unit that attacked while player A dominated it draws a card for player A at the end of the turn
      Given player A has the unit "Puppeteer" (probe "dominates-to-attack-vanguard") on the vanguard circle
      And player B has the unit "Sexton" (probe "attacks-draws-at-turn-end") on the front left circle
      And player A has "Next" on top of the deck
      When player A activates "Puppeteer"
      And player A ends the turn
      Then "Next" is in player A's hand

    Scenario: A unit's effect on "your next attack" still belongs to the player who dominated it when it was locked
      Given player B has the unit "Squire" (probe "act-next-attack-retires") on the back left circle
      And player B has the unit "Prey" on the back right circle
      And player A has the unit "Striker" on the front left circle
      And player A has the unit "Jailer" (probe "locks-a-rear-guard") on the back left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back center circle
      When player A activates "Puppeteer"
      And player A chooses "Squire"
      And player A activates "Squire"
      And player A activates "Jailer"
      And player A chooses "Squire"
      And player A attacks "B vanguard" with "Striker"
      Then "Prey" is in player B's drop zone

  @VG-7.39.2.4
  Rule: 7.39.2.4 A dominated unit that is locked is no longer dominated

    Scenario: A unit that player A dominates is locked and unlocked, and player A does not attack with it
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the back left circle
      And player A has the unit "Warden" (probe "unlocks-a-card") on the back right circle
      And player B has the unit "Guard" on the front left circle
      And "Guard" is dominated by player A
      And player B has the unit "Squire" on the front right circle
      When player A activates "Jailer"
      And player A chooses "Guard"
      And player A activates "Warden"
      And player A ends the phase
      And player A tries to attack "Squire" with "Guard"
      Then that is refused
      When player A attacks "Guard" with "A vanguard"
      Then "Guard" is in player B's drop zone

  @VG-7.39.2.5
  Rule: 7.39.2.5 Both players shuffle their decks after a dominated unit has gone to its owner's deck

    Scenario: Both players shuffle when player A puts a dominated unit into player B's deck
      Given player A has the unit "Shepherd" (probe "returns-one-and-shuffles") on the back left circle
      And player A has the unit "Squire" on the back right circle
      And player B has the unit "Guard" on the front left circle
      And "Guard" is dominated by player A
      And player B has "One" and "Two" in the deck
      And the next shuffle of player B's deck puts "Guard" on top
      When player A activates "Shepherd"
      And player A chooses "Guard"
      Then the top of player B's deck is "Guard"

  @VG-7.39.3
  Rule: 7.39.3 A dominated unit's position counts from the view of the player who dominates it

    Scenario: A dominated unit in player B's front row gets power given to player A's front row
      Given player B has the unit "Guard" on the front left circle
      And player B has the unit "Squire" on the back left circle
      And player A has the unit "Puppeteer" (probe "dominates-all-rear-guards") on the back left circle
      And player A has "Herald" (probe "called-front-stronger") in the hand
      When player A activates "Puppeteer"
      And player A calls "Herald" to the back right circle
      Then "Guard" has 13000 power
      And "Squire" has 8000 power

  @VG-7.39.3.1
  Rule: 7.39.3.1 A dominated unit in the opponent's right column counts as in its new master's left column

    Scenario: Of player B's two columns the right one gets the power of player A's left column
      Given player B has the unit "Right" on the front right circle
      And player B has the unit "Left" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-all-rear-guards") on the back center circle
      And player A has the unit "Banner" (probe "left-column-gets-power") on the back left circle
      When player A activates "Puppeteer"
      And player A activates "Banner"
      Then "Right" has 13000 power
      And "Banner" has 13000 power
      And "Left" has 8000 power

    Scenario: A unit of player A that strengthens its column strengthens the dominated unit opposite
      Given player B has the unit "Guard" on the front right circle
      And player B has the unit "Squire" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-all-rear-guards") on the back center circle
      And player A has "Herald" (probe "called-column-stronger") in the hand
      When player A activates "Puppeteer"
      And player A calls "Herald" to the back left circle
      Then "Guard" has 13000 power
      And "Squire" has 8000 power

  @VG-7.39.3.2
  Rule: 7.39.3.2 Circles of different players' units are not in front of or behind each other

    Scenario: Player A's unit with Boost cannot boost a dominated unit in its column
      Given "Squire" has the icon "boost"
      And player A has the unit "Squire" on the back right circle
      And player A has the unit "Knight" on the front right circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back center circle
      And player B has the unit "Guard" on the front left circle
      When player A activates "Puppeteer"
      And player A attacks "B vanguard" with "Guard"
      Then player A is not asked to boost
      When player A attacks "B vanguard" with "Knight"
      And player A boosts with "Squire"
      Then "Squire" is at rest

  @VG-7.39.4.1
  Rule: 7.39.4.1 A dominated unit that leaves the circles goes to its owner's zone

    @VG-7.39.4
    Scenario: A dominated unit goes to player B's soul when player A puts all of their rear-guards into the soul
      Given player B has the unit "Guard" on the front left circle
      And player A has the unit "Squire" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back center circle
      And player A has "Priest" (probe "called-rear-guards-to-soul") in the hand
      When player A activates "Puppeteer"
      And player A calls "Priest" to the back left circle
      Then "Guard" is in player B's soul
      And "Squire" is in player A's soul

  @VG-7.39.4.2
  Rule: 7.39.4.2 A dominated unit cannot be moved to a rear-guard circle of the other player

    @VG-7.39.4
    Scenario: Player A cannot move a dominated unit to player A's own circle, but can move their own unit there
      Given player B has the unit "Guard" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back center circle
      And player A has the unit "Squire" on the back left circle
      And player A has the unit "Usher" (probe "moves-one-to-your-front-right") on the back right circle
      When player A activates "Puppeteer"
      And player A activates "Usher"
      And player A chooses "Guard"
      Then "Guard" is on player B's front left circle
      When player A activates "Usher"
      And player A chooses "Squire"
      Then "Squire" is on player A's front right circle

  @VG-7.39.4.3
  Rule: 7.39.4.3 Other moves of a dominated unit are made as those of any unit

    @VG-7.39.4
    Scenario: Player A may move a dominated unit to another circle of player B
      Given player B has the unit "Guard" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back center circle
      And player A has the unit "Usher" (probe "moves-one-to-the-back-right") on the back left circle
      When player A activates "Puppeteer"
      And player A activates "Usher"
      And player A chooses "Guard"
      Then "Guard" is on player B's back right circle

  @VG-7.39.5
  Rule: 7.39.5 A dominated unit's circle still belongs to its own player

    Scenario: Player B may call a unit onto a dominated unit's circle, and the dominated unit is retired
      Given player B has the unit "Maker" (probe "attacked-calls") on the vanguard circle
      And player B has the unit "Guard" on the front left circle
      And player B has "Page" in the hand
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back center circle
      When player A activates "Puppeteer"
      And player A attacks "Maker" with "A vanguard"
      Then "Page" is on player B's front left circle
      And "Guard" is in player B's drop zone

    Scenario: Player B, whose vanguard player A dominates, does not lose and does not ride from the soul
      Given player B has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 11000 power
      And player B has "Old" in the soul
      And player A has the unit "Puppeteer" (probe "dominates-a-vanguard") on the back center circle
      And player B has the unit "Guard" on the front left circle
      And player B has the unit "Squire" on the front right circle
      When player A activates "Puppeteer"
      And player A attacks "Guard" with "Knight"
      Then "Knight" is at rest
      And "Old" is in player B's soul

  @VG-7.39.5.1
  Rule: 7.39.5.1 The other player's cards cannot be called to a dominated unit's circle

    Scenario: Player A's card cannot be called to a dominated unit's circle, but can be called to player A's own
      Given player B has the unit "Herald" (probe "calls-to-its-circle") on the front left circle
      And player A has the unit "Caller" (probe "calls-to-its-circle") on the back left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back center circle
      And player A has "Page" in the hand
      When player A activates "Puppeteer"
      And player A activates "Herald"
      Then "Page" is in player A's hand
      And "Herald" is on player B's front left circle
      When player A activates "Caller"
      Then "Page" is on player A's back left circle
      And "Caller" is in player A's drop zone

  @VG-7.39.6
  Rule: 7.39.6 A dominated rear-guard can neither boost nor intercept

    Scenario: A dominated unit cannot boost another dominated unit in front of it
      Given "Squire" has the icon "boost"
      And player B has the unit "Squire" on the back left circle
      And player B has the unit "Guard" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-all-rear-guards") on the back center circle
      When player A activates "Puppeteer"
      And player A attacks "B vanguard" with "Guard"
      Then player A is not asked to boost
      And "Guard" is at rest

    Scenario: Player A cannot intercept with a dominated unit, but can with their own unit
      Given "Guard" has the icon "intercept"
      And "Squire" has the icon "intercept"
      And player B has the unit "Guard" on the front left circle
      And "Guard" is dominated by player A
      And player A has the unit "Squire" on the front left circle
      And it is player B's Battle Phase
      When player B attacks "A vanguard" with "B vanguard"
      And player A tries to intercept for "A vanguard" with "Guard"
      Then that is refused
      When player A intercepts for "A vanguard" with "Squire"
      Then "Squire" is in player A's drop zone

  @VG-7.39.7
  Rule: 7.39.7 The player who dominates a vanguard makes its drive checks

    Scenario: Player A attacks with player B's vanguard and gets the card of the drive check
      Given player B has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 3 with 11000 power
      And player B has the unit "Guard" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-a-vanguard") on the back center circle
      And player A has "Next A" on top of the deck
      And player B has "Next B" on top of the deck
      When player A activates "Puppeteer"
      And player A attacks "Guard" with "Knight"
      Then "Next A" is in player A's hand

  @VG-11.8.10.2
  Rule: 11.8.10.2 An ability that stands by is played for the player who was the master when it came to stand by

    Scenario: Player B's unit is attacked, then player A dominates it, and player B draws by its ability
      Given player B has the unit "Guard" (probe "attacked-draws") on the front left circle
      And player A has the unit "Puppeteer" (probe "attacks-dominates-attacked") on the front left circle
      And player B has "Next B" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "Guard" with "Puppeteer"
      Then "Next B" is in player B's hand

  @VG-9.9.2.5
  Rule: 9.9.2.5 A unit can overDress only a rear-guard on its own player's circle

    Scenario: Player A cannot overDress a dominated unit, but can overDress their own
      Given player B has the unit "Guard" on the front left circle
      And player A has the unit "Puppeteer" (probe "dominates-one") on the back center circle
      And "Guard" has the card name "Maiden"
      And player A has the unit "Maiden" on the front right circle
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A activates "Puppeteer"
      And player A tries to overDress "Guard" with "Dragon"
      Then that is refused
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front right circle
