@VG
Feature: 10.1 to 10.4. Start step and attack step

  Background:
    Given "Striker" is a unit of grade 2 with 10000 power
    And player A has the unit "Striker" on the front left circle
    And it is player A's Battle Phase

  @VG-10.1.1
  Rule: 10.1.1 The Battle Phase proceeds step by step, and its turn player attacks with standing units of the front row

    Scenario: A standing unit can attack, but a unit at rest cannot
      Given player A has the unit "Tired" at rest on the front right circle
      When player A tries to attack "B vanguard" with "Tired"
      Then that is refused
      When player A attacks "B vanguard" with "Striker"
      Then player B's damage zone holds 1 card

    Scenario: A unit in the front row can attack, but a unit in the back row cannot
      Given player A has the unit "Archer" on the back right circle
      When player A tries to attack "B vanguard" with "Archer"
      Then that is refused
      When player A attacks "B vanguard" with "Striker"
      Then player B's damage zone holds 1 card

    Scenario: All standing units in the front row may attack in one Battle Phase, including the vanguard
      Given "Second" is a unit of grade 2 with 10000 power
      And player A has the unit "Second" on the front right circle
      When player A attacks "B vanguard" with "Striker"
      And player A attacks "B vanguard" with "A vanguard"
      And player A attacks "B vanguard" with "Second"
      Then player B's damage zone holds 3 cards

  @VG-10.1.3
  Rule: 10.1.3 A battle counts from the moment it begins, even if it is cut off

    @VG-10.4.1.7 @VG-10.4.1.7.1
    Scenario: A battle in which no unit can be attacked is cut off and still counts as the first battle of the turn
      Given player A has the unit "Counter" (probe "second-battle-draws") on the back center circle
      And player B has the unit "Veil" (probe "nobody-is-attacked") on the back left circle
      And "Second" is a unit of grade 2 with 10000 power
      And player A has the unit "Second" on the front right circle
      When player A attacks "B vanguard" with "Striker"
      And player B accepts the offer of the effect
      Then player A's hand holds 0 cards
      And player B's damage zone holds 0 cards
      And "Striker" is at rest
      When player A attacks "B vanguard" with "Second"
      Then player A's hand holds 1 card
      And player B's damage zone holds 1 card

    @VG-10.4.1.7 @VG-10.4.1.7.1
    Scenario: A battle that is cut off has a close step
      Given player A has the unit "Keeper" (probe "battle-ends-draws") on the back center circle
      And player A has the unit "Watch" (probe "guard-step-draws") on the back left circle
      And player B has the unit "Veil" (probe "nobody-is-attacked") on the back left circle
      When player A attacks "B vanguard" with "Striker"
      And player B accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's damage zone holds 0 cards

  @VG-10.1.4
  Rule: 10.1.4 A battle in which a vanguard is attacked stays one until its close step

    Scenario: An ability for the end of a battle against a vanguard does not trigger for a rear-guard
      Given player A has the unit "Herald" (probe "attacked-vanguard-draws") on the back center circle
      And player B has the unit "Target" on the front left circle
      And "Second" is a unit of grade 2 with 10000 power
      And player A has the unit "Second" on the front right circle
      When player A attacks "Target" with "Striker"
      Then player A's hand holds 0 cards
      When player A attacks "B vanguard" with "Second"
      Then player A's hand holds 1 card

    Scenario: An ability for the end of a battle against a rear-guard triggers even if the rear-guard was retired
      Given player A has the unit "Herald" (probe "attacked-rear-guard-draws") on the back center circle
      And player B has the unit "Target" on the front left circle
      When player A attacks "Target" with "Striker"
      Then "Target" is in player B's drop zone
      And player A's hand holds 1 card

  @VG-10.1.5
  Rule: 10.1.5 An attack that is changed to another unit is an attack on that unit

    Background:
      Given player B has the unit "Decoy" (probe "takes-attacks") on the front left circle

    @VG-7.38.1
    Scenario: A rear-guard that takes over the attack is hit in place of the vanguard
      When player A attacks "B vanguard" with "Striker"
      Then "Decoy" is in player B's drop zone
      And player B's damage zone holds 0 cards

    @VG-7.38.1
    Scenario: After the attack is changed, the battle is one in which a rear-guard is attacked
      Given player A has the unit "Crier" (probe "attacked-rear-guard-draws") on the back left circle
      When player A attacks "B vanguard" with "Striker"
      Then player A's hand holds 1 card
      And the event "attacks" happened exactly 1 time

  @VG-10.2.3
  Rule: 10.2.3 A unit that cannot be attacked does not take part in the battle

    Scenario: A further target that cannot be attacked stays out of the battle
      Given "Sweeper" is the probe card "attacks-battles-front-row"
      And player A has the unit "Sweeper" on the front right circle
      And player B has the unit "Ghost" (probe "cannot-be-attacked") on the front left circle
      When player A attacks "B vanguard" with "Sweeper"
      Then "Ghost" is on player B's front left circle
      And player B's damage zone holds 1 card

    @reading
    Scenario Outline: If one of two further targets cannot be attacked, the other one <happens> (<by>)
      Given the ambiguous rule "If an effect would have several units attacked and one of them cannot be, are the others attacked?" is answered "<choice>"
      And "Sweeper" is the probe card "attacks-battles-front-row"
      And player A has the unit "Sweeper" on the front right circle
      And player B has the unit "Ghost" (probe "cannot-be-attacked") on the front left circle
      And player B has the unit "Target" on the front right circle
      When player A attacks "B vanguard" with "Sweeper"
      Then "Ghost" is on player B's front left circle
      And player B's drop zone holds <cards> cards
      And player B's damage zone holds 1 card

      Examples:
        | choice                         | happens         | cards | by                 |
        | yes, only that one is left out | is attacked     | 1     | our interpretation |
        | no, none of them is attacked   | is not attacked | 0     | alternative        |

  @VG-10.3.1.1
  Rule: 10.3.1.1 "At the beginning of your battle phase" triggers at the first start step

    Scenario: An ability "at the beginning of your battle phase" triggers once, however many battles follow
      Given it is player A's Main Phase
      And player A has the unit "Early" (probe "battle-phase-draws") on the back center circle
      When player A attacks "B vanguard" with "Striker"
      Then player A's hand holds 1 card
      When player A attacks "B vanguard" with "A vanguard"
      # One more card comes from the drive check.
      Then player A's hand holds 2 cards

  @VG-10.3.1.2
  Rule: 10.3.1.2 The turn player chooses whether to attack

    @VG-10.3.1.3
    Scenario: The turn player is asked again after each attack, and declining leads to the End Phase
      When player A attacks "B vanguard" with "Striker"
      Then player A is asked to attack
      When player A ends the phase
      Then player B is the turn player
      And "A vanguard" stands
      And player B's damage zone holds 1 card

  @VG-10.3.1.4
  Rule: 10.3.1.4 A player who does not attack goes to the next phase

    Scenario: The End Phase follows if the turn player does not attack
      Given player A has the unit "Dusk" (probe "turn-ends-draws") on the back center circle
      When player A ends the phase
      Then player B is the turn player
      And player A's hand holds 1 card

  @VG-10.4.1.1
  Rule: 10.4.1.1 The battle begins with the attack step

    Scenario: An effect "until the end of that battle" ends with the battle even if it began before the attack
      Given player A has the unit "Riser" (probe "attack-step-power") on the front right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 13000 power
      When player A attacks "Wall" with "Riser"
      Then "Wall" is in player B's drop zone
      And "Riser" has 8000 power

  @VG-10.4.1.2
  Rule: 10.4.1.2 Each battle begins with its attack step, and "at the beginning of the attack step" triggers

    Scenario: An ability "at the beginning of the attack step" triggers in each battle
      Given player A has the unit "Starter" (probe "attack-step-draws") on the back center circle
      And "Second" is a unit of grade 2 with 10000 power
      And player A has the unit "Second" on the front right circle
      When player A attacks "B vanguard" with "Striker"
      And player A attacks "B vanguard" with "Second"
      Then player A's hand holds 2 cards

  @VG-10.4.1.3
  Rule: 10.4.1.3 The attacking unit is chosen in the attack step

    Scenario: Another unit attacks if the first one was rested at the beginning of the attack step
      Given player B has the unit "Binder" (probe "attack-step-rests") on the back left circle
      And "Second" is a unit of grade 2 with 10000 power
      And player A has the unit "Second" on the front right circle
      When player A attacks "B vanguard" with "Striker"
      And player B chooses "Striker"
      And player A names "Second" as the new attacker
      Then "Second" is at rest
      And player B's damage zone holds 1 card

    Scenario: A unit that cannot attack is not chosen, but another one can be
      Given player A has the unit "Pacifist" (probe "cannot-attack") on the front right circle
      When player A tries to attack "B vanguard" with "Pacifist"
      Then that is refused
      When player A attacks "B vanguard" with "Striker"
      Then player B's damage zone holds 1 card

  @VG-10.4.1.3.1
  Rule: 10.4.1.3.1 Without a unit that can attack the battle ends and the next phase comes

    Scenario: If no unit can attack any more, the battle ends without a close step
      Given player B has the unit "Peace" (probe "nobody-attacks") on the back left circle
      And player A has the unit "Keeper" (probe "battle-ends-draws") on the back center circle
      When player A attacks "B vanguard" with "Striker"
      And player B accepts the offer of the effect
      Then player B is the turn player
      And player A's hand holds 0 cards
      And "Striker" stands

  @VG-10.4.1.5
  Rule: 10.4.1.5 A unit that attacks is rested

    Scenario: A rear-guard that attacks is at rest, and the other units stand
      When player A attacks "B vanguard" with "Striker"
      Then "Striker" is at rest
      And "A vanguard" stands

  @VG-10.4.1.5.1
  Rule: 10.4.1.5.1 A unit attacks as long as it stays on its circle

    Scenario: An attacker that has been moved away and back is no longer attacking
      Given player A has the unit "Runner" (probe "attacks-moves-and-returns") on the front right circle
      When player A attacks "B vanguard" with "Runner"
      Then player B's damage zone holds 0 cards
      And "Runner" is at rest
      And "Runner" is on player A's front right circle

  @VG-10.4.1.5.2
  Rule: 10.4.1.5.2 A unit that may not attack any more goes on with its attack

    Scenario: A ban on attacking that comes after the attack began does not affect that battle
      Given player B has the unit "Curfew" (probe "attacked-forbids-attack") on the front left circle
      And player A has the unit "Keeper" (probe "battle-ends-draws") on the back center circle
      When player A attacks "Curfew" with "Striker"
      Then "Curfew" is in player B's drop zone
      And player A's hand holds 1 card

  @VG-10.4.1.6
  Rule: 10.4.1.6 A unit in the front row can be attacked

    Scenario: A unit in the back row cannot be attacked
      Given player B has the unit "Hidden" on the back left circle
      When player A tries to attack "Hidden" with "Striker"
      Then that is refused
      When player A attacks "B vanguard" with "Striker"
      Then player B's damage zone holds 1 card

    Scenario: A unit that an effect protects from attacks cannot be chosen as the target
      Given player B has the unit "Ghost" (probe "cannot-be-attacked") on the front left circle
      And player B has the unit "Target" on the front right circle
      When player A tries to attack "Ghost" with "Striker"
      Then that is refused
      When player A attacks "Target" with "Striker"
      Then "Target" is in player B's drop zone

    Scenario: A unit that cannot attack a vanguard may attack a rear-guard
      Given player A has the unit "Hunter" (probe "cannot-attack-vanguards") on the front right circle
      And player B has the unit "Target" on the front left circle
      When player A tries to attack "B vanguard" with "Hunter"
      Then that is refused
      When player A attacks "Target" with "Hunter"
      Then "Target" is in player B's drop zone

    Scenario: A player cannot attack their own units
      Given player A has the unit "Friend" on the front right circle
      When player A tries to attack "Friend" with "Striker"
      Then that is refused
      When player A attacks "B vanguard" with "Striker"
      Then player B's damage zone holds 1 card

    Scenario: Another unit must be attacked if the first one can no longer be attacked
      Given player B has the unit "Shade" (probe "attack-step-hides") on the front left circle
      And player B has the unit "Target" on the front right circle
      When player A attacks "Shade" with "Striker"
      And player A tries to name "Shade" as the unit that is attacked
      Then that is refused
      When player A names "Target" as the unit that is attacked
      Then "Target" is in player B's drop zone
      And "Shade" is on player B's front left circle

  @VG-10.4.1.8
  Rule: 10.4.1.8 The chosen unit is attacked as long as it stays on its circle

    Scenario: A unit that has moved to another circle is not hit
      Given player B has the unit "Dodger" (probe "attacked-moves") on the front left circle
      When player A attacks "Dodger" with "Striker"
      And player B chooses the back left circle
      Then "Dodger" is on player B's back left circle

    Scenario: A unit that has been moved away and back is no longer attacked
      Given player B has the unit "Dodger" (probe "attacked-moves-and-returns") on the front left circle
      When player A attacks "Dodger" with "Striker"
      Then "Dodger" is on player B's front left circle
      And "Striker" is at rest

  @VG-10.4.1.8.1
  Rule: 10.4.1.8.1 The battle goes on without a unit that is no longer attacked

    Scenario: A vanguard whose target has moved away still makes its drive check
      Given player B has the unit "Dodger" (probe "attacked-moves") on the front left circle
      And player A has the unit "Keeper" (probe "battle-ends-draws") on the back center circle
      When player A attacks "Dodger" with "A vanguard"
      And player B chooses the back left circle
      Then player A's hand holds 2 cards

  @VG-10.4.1.8.2
  Rule: 10.4.1.8.2 The attacker and the unit that is attacked are battle opponents

    Scenario: An attacker's battle opponent is the unit that it attacks
      Given player A has the unit "Biter" (probe "attacks-opponent-weaker") on the front right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      When player A attacks "Wall" with "Biter"
      Then "Wall" is in player B's drop zone
      And "B vanguard" has 10000 power
      And "Biter" has 10000 power

    Scenario: An attacked unit's battle opponent is the attacker, not the unit that boosts
      Given player B has the unit "Nettle" (probe "attacked-opponent-weaker") on the front left circle
      And player A has the unit "Drummer" on the back left circle
      And "Drummer" has the icon "boost"
      When player A attacks "Nettle" with "Striker"
      And player A boosts with "Drummer"
      Then "Striker" has 5000 power
      And "Drummer" has 8000 power

  @VG-10.4.1.8.3
  Rule: 10.4.1.8.3 An effect can let the attacker battle further units

    @VG-10.4.1.8.4 @VG-7.37.1
    Scenario: An attacker that battles the whole front row hits each of its units
      Given player A has the unit "Sweeper" (probe "attacks-battles-front-row") on the front right circle
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      And player B has the unit "Hidden" on the back left circle
      When player A attacks "B vanguard" with "Sweeper"
      Then "One" and "Two" are in player B's drop zone
      And player B's damage zone holds 1 card
      And "Hidden" is on player B's back left circle

    @VG-10.4.1.8.4 @VG-7.37.1
    Scenario: An attacker that battles all rear-guards hits those in the back row too
      Given player A has the unit "Sweeper" (probe "attacks-battles-rear-guards") on the front right circle
      And player B has the unit "One" on the front left circle
      And player B has the unit "Hidden" on the back left circle
      When player A attacks "One" with "Sweeper"
      Then "One" and "Hidden" are in player B's drop zone
      And player B's damage zone holds 0 cards

  @VG-10.4.1.9
  Rule: 10.4.1.9 A guardian guards one of the units that are attacked

    Background:
      Given player A has the unit "Sweeper" (probe "attacks-battles-front-row") on the front right circle
      And player B has the unit "Two" on the front right circle

    Scenario: A guardian adds its shield only to the unit that its player has named
      Given player B has the unit "One" on the front left circle
      And player B has "Shield" in the hand
      When player A attacks "B vanguard" with "Sweeper"
      And player B guards "Two" with "Shield"
      Then "Two" is on player B's front right circle
      And "One" is in player B's drop zone
      And player B's damage zone holds 1 card

    Scenario: A player names which unit a guardian called by an effect guards
      Given player B has the unit "One" (probe "guard-call-from-hand") on the front left circle
      And player B has "Shield" and "Spare" in the hand
      When player A attacks "B vanguard" with "Sweeper"
      And player B chooses "Shield"
      And player B tries to let the guardian guard "A vanguard"
      Then that is refused
      When player B lets the guardian guard "Two"
      Then "Two" is on player B's front right circle
      And "One" is in player B's drop zone

  @VG-10.4.1.9.1
  Rule: 10.4.1.9.1 If a single unit is attacked, every guardian guards that unit

    Scenario: A guardian called by an effect guards the only attacked unit
      Given player B has the unit "One" (probe "guard-call-from-hand") on the front left circle
      And player B has "Shield" and "Spare" in the hand
      When player A attacks "One" with "Striker"
      And player B chooses "Shield"
      Then "One" is on player B's front left circle
      And "Shield" is in player B's drop zone

  @VG-10.4.1.10
  Rule: 10.4.1.10 A unit put on the circle of an attacked unit is not attacked

    Scenario: A unit called onto an attacked unit's circle stays there unharmed
      Given player B has the unit "Lure" (probe "attacked-calls") on the front left circle
      And player B has "Fresh" and "Spare" in the hand
      When player A attacks "Lure" with "Striker"
      And player B chooses "Fresh"
      Then "Lure" is in player B's drop zone
      And "Fresh" is on player B's front left circle

  @VG-10.4.1.11
  Rule: 10.4.1.11 A unit with Boost behind the attacker may boost it

    Background:
      Given player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      And "Drummer" has the icon "boost"

    @VG-14.5.2
    Scenario: The booster's power counts in the battle
      Given player A has the unit "Drummer" on the back left circle
      When player A attacks "Wall" with "Striker"
      And player A boosts with "Drummer"
      Then "Drummer" is at rest
      And "Wall" is in player B's drop zone
      And "Striker" has 10000 power

    Scenario: A player may attack without a boost
      Given player A has the unit "Drummer" on the back left circle
      When player A attacks "Wall" with "Striker"
      And player A declines
      Then "Drummer" stands
      And "Striker" is at rest
      And "Wall" is on player B's front left circle

    Scenario: Only the unit behind the attacker can boost it, not a unit in another column
      Given player A has the unit "Drummer" on the back left circle
      And player A has the unit "Stray" on the back right circle
      And "Stray" has the icon "boost"
      When player A attacks "Wall" with "Striker"
      And player A tries to boost with "Stray"
      Then that is refused
      When player A boosts with "Drummer"
      Then "Wall" is in player B's drop zone
      And "Stray" stands

    Scenario: A unit at rest cannot boost
      Given player A has the unit "Drummer" at rest on the back left circle
      When player A attacks "Wall" with "Striker"
      And player A tries to boost with "Drummer"
      Then that is not offered
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 1 card
      And "Wall" is on player B's front left circle

    Scenario: A unit without Boost cannot boost
      Given player A has the unit "Mute" on the back left circle
      When player A attacks "Wall" with "Striker"
      And player A tries to boost with "Mute"
      Then that is not offered
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 1 card
      And "Mute" stands

    Scenario: The unit behind the vanguard can boost it
      Given player A has the unit "Drummer" on the back center circle
      When player A attacks "Wall" with "A vanguard"
      And player A boosts with "Drummer"
      Then "Wall" is in player B's drop zone

  @VG-10.4.1.11.1
  Rule: 10.4.1.11.1 The power of the booster is added as long as it boosts

    Background:
      Given player B has the unit "Wall" on the front left circle
      And player A has the unit "Drummer" on the back right circle
      And "Drummer" has the icon "boost"

    Scenario: Power that the booster gains also counts for the attacker
      Given "Wall" is a unit of grade 3 with 21000 power
      And player A has the unit "Singer" (probe "boosted-booster-stronger") on the front right circle
      When player A attacks "Wall" with "Singer"
      And player A boosts with "Drummer"
      Then "Wall" is in player B's drop zone

    Scenario: The power of a booster that has left no longer counts
      Given "Wall" is a unit of grade 3 with 15000 power
      And player A has the unit "Loner" (probe "boosted-retires-booster") on the front right circle
      When player A attacks "Wall" with "Loner"
      And player A boosts with "Drummer"
      Then "Wall" is on player B's front left circle
      And "Drummer" is in player A's drop zone

  @VG-10.4.1.12
  Rule: 10.4.1.12 "When this unit attacks" and "when this unit boosts" are carried out before the guard step

    @VG-10.4.1.13
    Scenario: The attacker has attacked and the booster has boosted when the other player is asked to guard
      Given player A has the unit "Caller" (probe "attacks-draws") on the front right circle
      And player A has the unit "Drummer" (probe "boosts-draws") on the back right circle
      And player B has 1 card in the hand
      When player A attacks "B vanguard" with "Caller"
      And player A boosts with "Drummer"
      Then player B is asked to guard
      And player A's hand holds 2 cards

    Scenario: What the attack triggers is carried out before the guard step begins
      Given player A has the unit "Caller" (probe "attacks-draws") on the front right circle
      And player A has the unit "Watch" (probe "guard-step-draws") on the back center circle
      When player A attacks "B vanguard" with "Caller"
      Then player A is not asked to say which comes first
      And player A's hand holds 2 cards

  @VG-10.4.1.4.1
  Rule: 10.4.1.4.1 If the attacking unit can no longer attack, the battle goes to the close step

    Scenario: If an effect lets two units attack and one has left, the other one still attacks
      Given it is player A's Main Phase
      And player A has "General" (probe "placed-all-attack") in the hand
      And player A has the unit "Shy" (probe "attack-step-leaves") on the back left circle
      And "Striker" is a unit of grade 2 with 9000 power
      When player A calls "General" to the front right circle
      And player A names "Shy" as the new attacker
      And player A names "General" as the new attacker
      Then "Shy" is in player A's hand
      And the event "attacks" did not happen to "Shy"
      And "General" is at rest
      And player B's damage zone holds 1 card

  @VG-10.4.1.7.1
  Rule: 10.4.1.7.1 An attack whose target can no longer be attacked leads to the close step

    Scenario: A unit that has left its circle cannot be attacked, even if an effect ordered the attack
      Given it is player A's Main Phase
      And player A has "Raider" (probe "placed-attacks-rear-guard") in the hand
      And player B has the unit "Shy" (probe "attack-step-leaves") on the back left circle
      When player A calls "Raider" to the front right circle
      Then "Shy" is in player B's hand
      And the event "is attacked" did not happen to "Shy"
      And "Raider" is at rest

  @VG-10.4.1.4
  Rule: 10.4.1.4 The attacking unit must be able to attack when the attack begins

    @VG-10.4.1.4.1
    Scenario: If the attacking unit has been rested, the battle goes on to its close step
      Given it is player A's Main Phase
      And player A has "Charger" (probe "placed-attacks-vanguard") in the hand
      And player A has the unit "Keeper" (probe "battle-ends-draws") on the back center circle
      And player B has the unit "Binder" (probe "attack-step-rests") on the back left circle
      When player A calls "Charger" to the front right circle
      And player B chooses "Charger"
      Then player A's hand holds 1 card
      And player B's damage zone holds 0 cards
      And "Charger" is at rest
      And it is now player A's Main Phase
