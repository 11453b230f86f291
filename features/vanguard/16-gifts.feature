@VG
Feature: 16, 7.14.3, 7.42. Imaginary gifts and the stage

  @VG-6.3.7
  Rule: 6.3.7 A player who rides a unit with an imaginary gift icon gets that gift

    Background:
      Given "Duke" is a unit of grade 3 with 12000 power
      And it is player A's Ride Phase

    @VG-2.13.2.2 @VG-16.3.1.3.2 @VG-16.2.1.3
    Scenario: Player A rides a unit with the Force icon and chooses Force I for the vanguard circle
      Given "Duke" has the imaginary gift icon "force"
      And player A has "Duke" in the hand
      And "gift#1" will be created
      When player A rides "Duke"
      And player A tries to choose the gift type "III"
      Then that is refused
      When player A chooses the gift type "I"
      And player A chooses the vanguard circle
      Then "gift#1" is a marker on player A's vanguard circle
      And "Duke" has 22000 power

    @VG-2.13.2.3
    Scenario: A player who rides a unit with the Accel icon gets an Accel circle
      Given "Duke" has the imaginary gift icon "accel"
      And player A has "Duke" in the hand
      And "gift#1" will be created
      When player A rides "Duke"
      And player A chooses the gift type "I"
      Then "gift#1" is a marker on player A's first Accel circle

    # answers: GIFT#4
    @VG-2.13.2.4
    Scenario: A player who rides a unit with the Protect icon gets a Protect
      Given "Duke" has the imaginary gift icon "protect"
      And player A has "Duke" in the hand
      And "Protect#1" will be created
      When player A rides "Duke"
      And player A chooses the gift type "I"
      Then player A's hand holds exactly "Protect#1"

    @reading
    Scenario Outline: An effect that rides a unit with Protect and then counts the hand: the Protect <is there> (<by>)
      Given the ambiguous rule "When is the gift of a ridden unit resolved?" is answered "<choice>"
      And "Duke" has the imaginary gift icon "protect"
      And player A has "Duke" in the hand
      And player A has the unit "Herald" (probe "rides-from-hand-then-power") on the front left circle
      And "Protect#1" will be created
      When player A activates "Herald"
      And player A chooses the gift type "I"
      Then player A's hand holds exactly "Protect#1"
      And "Herald" has <power> power

      Examples:
        | choice                   | is there         | power | by                 |
        | at the next check timing | is not there yet | 8000  | our interpretation |
        | at once                  | is there         | 9000  | alternative        |

  @VG-11.6.1.2
  Rule: 11.6.1.2 The gift of the turn player is resolved before automatic abilities

    Scenario: A unit that counts the hand when it is ridden already counts the Protect of its own gift
      Given player A has "Duke" (probe "rider-protect-counts-hand") in the hand
      And it is player A's Ride Phase
      When player A rides "Duke"
      And player A chooses the gift type "I"
      Then "Duke" has 13000 power

  @VG-11.6.1.3
  Rule: 11.6.1.3 The gift of the other player is resolved before automatic abilities too

    Scenario: Player B, who rides from the soul in player A's turn, gets the Protect before abilities count the hand
      Given player A has the unit "Thief" (probe "opponents-vanguard-to-hand") on the front left circle
      And player B has "Duke" (probe "rider-protect-counts-hand") in the soul
      When player A activates "Thief"
      And player B chooses the gift type "I"
      Then "Duke" is on player B's vanguard circle
      And "Duke" has 14000 power

  @VG-7.14.3
  Rule: 7.14.3 A player who gets a gift by an effect resolves it

    @VG-7.14.3.2
    Scenario: An effect that gives player A a Protect gives player B none
      Given player A has the unit "Sage" (probe "gets-protect-1") on the front left circle
      And "Protect#1" will be created
      When player A activates "Sage"
      Then player A's hand holds exactly "Protect#1"
      And player B's hand holds 0 cards

    @VG-7.14.3.1
    Scenario: A gift by an effect is resolved before the rest of that effect
      Given player A has the unit "Sage" (probe "gets-protect-1-then-power") on the front left circle
      When player A activates "Sage"
      Then "Sage" has 9000 power

  @VG-16.2.1.3.1.1
  Rule: 16.2.1.3.1.1 What a gift marker gives is not the effect of an ability

    Scenario: A unit that effects cannot affect still gets the power of a Force I marker
      Given player A has the unit "Squire" (probe "unaffected-by-effects") on the front left circle
      And player A has the unit "Sage" (probe "gets-force-1") on the front right circle
      When player A activates "Sage"
      And player A chooses the front left circle
      Then "Squire" has 18000 power

    Scenario: A critical trigger is added to the critical that a Force II marker gives
      Given "Top" has the trigger icon "critical" with 10000 power
      And player A has "Top" on top of the deck
      And player A has the gift marker "Crown" of "Force II" on the vanguard circle
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 3 cards

    @reading
    Scenario Outline: A unit that sets its original critical to 3 on a circle with Force II deals <count> damage (<by>)
      Given the ambiguous rule "Which original critical does a unit on a circle with Force II have if an effect sets another number?" is answered "<choice>"
      And player A has the unit "Duke" (probe "original-critical-3") on the front left circle
      And "Duke" is a unit of grade 2 with 12000 power
      And player A has the gift marker "Crown" of "Force II" on the front left circle
      When player A attacks "B vanguard" with "Duke"
      Then player B's damage zone holds <count> cards

      Examples:
        | choice             | count | by                 |
        | that of the marker | 2     | our interpretation |
        | that of the effect | 3     | alternative        |

  @VG-16.3.1.1
  Rule: 16.3.1.1 A ride gives no gift of a clan type other than that of earlier rides

    Background:
      Given "Duke" is a unit of grade 3 with 12000 power
      And "Duke" has the imaginary gift icon "accel"
      And player A has the unit "Herald" (probe "rides-from-hand-act") on the back right circle

    # answers: WIKI-GIFT#4
    Scenario: After a ride that gave Force, a ride of a unit with Accel gives nothing
      Given "King" is a unit of grade 3 with 13000 power
      And "King" has the imaginary gift icon "force"
      And player A has "King" and "Duke" in the hand
      And it is player A's Ride Phase
      And "gift#1" will be created
      When player A rides "King"
      And player A chooses the gift type "I"
      And player A chooses the vanguard circle
      And player A activates "Herald"
      Then "Duke" is on player A's vanguard circle
      And player A's marker zone holds exactly "gift#1"

    Scenario: After an effect that gave Force, a ride of a unit with Accel gives its gift
      Given player A has the unit "Sage" (probe "gets-force-1") on the front left circle
      And player A has "Duke" in the hand
      And "gift#1" and "gift#2" will be created
      When player A activates "Sage"
      And player A chooses the back left circle
      And player A activates "Herald"
      And player A chooses the gift type "I"
      Then "gift#1" is a marker on player A's back left circle
      And "gift#2" is a marker on player A's first Accel circle

  @VG-16.3.1.3
  Rule: 16.3.1.3 A gift type that a text specifies counts as chosen

    @VG-16.3.1.3.1
    Scenario: A Protect given after an effect has specified Protect I is also Protect I
      Given player A has the unit "Sage" (probe "gets-protect-1") on the front left circle
      And player A has the unit "Monk" (probe "gets-protect") on the front right circle
      And "Protect#1" and "Protect#2" will be created
      When player A activates "Sage"
      And player A activates "Monk"
      Then player A's hand holds exactly "Protect#1" and "Protect#2"

    Scenario: If an effect specifies Force II, its player gets a Force II marker
      Given player A has the unit "Sage" (probe "gets-force-2") on the front left circle
      When player A activates "Sage"
      And player A chooses the vanguard circle
      Then "A vanguard" has 10000 power
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 2 cards

  @VG-16.3.1.3.1
  Rule: 16.3.1.3.1 A gift type chosen for a clan type applies for the rest of the game

    Scenario: A player who has chosen Protect II is asked for the type of Force, but not for that of Protect again
      Given player A has the unit "Monk" (probe "gets-protect") on the front right circle
      And player A has the unit "Sage" (probe "gets-force") on the front left circle
      And "gift#1", "gift#2" and "gift#3" will be created
      When player A activates "Monk"
      And player A chooses the gift type "II"
      And player A chooses the back left circle
      And player A activates "Sage"
      And player A chooses the gift type "I"
      And player A chooses the vanguard circle
      And player A activates "Monk"
      And player A chooses the back right circle
      Then "gift#3" is a marker on player A's back right circle
      And "A vanguard" has 20000 power

  @VG-16.3.1.3.2
  Rule: 16.3.1.3.2 A player who has not yet chosen a gift type for a clan type chooses one

    Scenario: Player A chooses Force II for the first gift of the game
      Given player A has the unit "Sage" (probe "gets-force") on the front left circle
      When player A activates "Sage"
      And player A chooses the gift type "II"
      And player A chooses the vanguard circle
      And player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 2 cards

  @VG-16.3.1.4.1
  Rule: 16.3.1.4.1 A Force marker is put on a vanguard circle or a rear-guard circle of its player

    Scenario: Player A puts Force I where no unit is, and the unit that is called there gets its power
      Given player A has the unit "Sage" (probe "gets-force-1") on the front left circle
      And player A has "Squire" in the hand
      When player A activates "Sage"
      And player A tries to choose the guardian circle
      Then that is refused
      When player A chooses the front right circle
      And player A calls "Squire" to the front right circle
      Then "Squire" has 18000 power

  @VG-16.3.1.4.1.1
  Rule: 16.3.1.4.1.1 A circle may have several Force markers, and their effects add up

    # answers: GIFT#2
    Scenario: Two Force I markers on a circle give 20000 power
      Given player A has the unit "Sage" (probe "gets-force-1") on the front left circle
      And player A has the gift marker "Crown" of "Force I" on the vanguard circle
      When player A activates "Sage"
      And player A chooses the vanguard circle
      Then "A vanguard" has 30000 power

  @VG-16.3.1.4.2
  Rule: 16.3.1.4.2 Force I gives 10000 power in its player's turn

    Scenario: A Force I marker that player B gets in player A's turn gives power in player B's turn
      Given player A has the unit "Sage" (probe "gives-opponent-force-1") on the front left circle
      When player A activates "Sage"
      And player B chooses the vanguard circle
      Then "B vanguard" has 10000 power
      When player A ends the turn
      Then "B vanguard" has 20000 power

  @VG-16.3.1.4.3
  Rule: 16.3.1.4.3 Force II makes the original critical 2

    Scenario: A vanguard with two Force II markers still deals two damage
      Given player A has the gift marker "Crown" of "Force II" on the vanguard circle
      And player A has the gift marker "Orb" of "Force II" on the vanguard circle
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 2 cards

  @VG-16.3.1.6.1
  Rule: 16.3.1.6.1 Protect I creates a Protect in the hand, and no marker

    Scenario: Player A who chooses Protect I gets a Protect in the hand
      Given player A has the unit "Monk" (probe "gets-protect") on the front left circle
      And "Protect#1" will be created
      When player A activates "Monk"
      And player A chooses the gift type "I"
      Then player A's hand holds exactly "Protect#1"
      And player A's marker zone holds 0 cards

  @VG-16.3.1.6.2
  Rule: 16.3.1.6.2 A unit that intercepts from a circle with Protect II gets 10000 shield

    Background:
      Given "Ogre" is a unit of grade 3 with 24000 power
      And player A has the unit "Ogre" on the front left circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" has the icon "intercept"

    Scenario: An interceptor from a circle with Protect II has 15000 shield and saves the unit
      Given player B has the gift marker "Aegis" of "Protect II" on the front left circle
      When player A attacks "B vanguard" with "Ogre"
      And player B intercepts for "B vanguard" with "Wall"
      Then player B's damage zone holds 0 cards
      And "Wall" is in player B's drop zone

    Scenario: An interceptor from the circle beside a Protect II marker gets no extra shield
      Given player B has the gift marker "Aegis" of "Protect II" on the front right circle
      When player A attacks "B vanguard" with "Ogre"
      And player B intercepts for "B vanguard" with "Wall"
      Then player B's damage zone holds 1 card

    Scenario: A Protect II marker can be put on a rear-guard circle, but not on the vanguard circle
      Given player A has the unit "Monk" (probe "gets-protect-2") on the back left circle
      And "gift#1" will be created
      When player A activates "Monk"
      And player A tries to choose the vanguard circle
      Then that is refused
      When player A chooses the back right circle
      Then "gift#1" is a marker on player A's back right circle

  @VG-16.3.2
  Rule: 16.3.2 Several gifts of one effect are resolved in the order of its text

    Scenario: An effect gives Protect and Accel, and player A chooses the type of Protect first
      Given player A has the unit "Sage" (probe "gets-protect-and-accel") on the front left circle
      And player A has "Next" on top of the deck
      And "Protect#1" and "gift#2" will be created
      When player A activates "Sage"
      And player A chooses the gift type "I"
      And player A chooses the gift type "II"
      Then player A's hand holds exactly "Protect#1" and "Next"
      And "gift#2" is a marker on player A's first Accel circle

  @VG-7.39.8
  Rule: 7.39.8 A dominated unit gets nothing from the gift markers of its circle

    Background:
      Given player A has the unit "Puppeteer" (probe "dominates-one") on the back left circle
      And player B has the unit "Guard" on the front left circle

    Scenario: A dominated unit on a circle with Force II deals only one damage
      Given player B has the gift marker "Crown" of "Force II" on the front left circle
      And "Guard" is a unit of grade 2 with 12000 power
      When player A activates "Puppeteer"
      And player A attacks "B vanguard" with "Guard"
      Then player B's damage zone holds 1 card

  # --- Accel ------------------------------------------------------------------------------------------------------------

  @VG-16.3.1.5.1
  Rule: 16.3.1.5.1 Accel gives a rear-guard circle to a player without a stage

    @VG-16.3.1.5.2 @VG-16.3.1.5.3
    Scenario: A unit called to the circle of an Accel I marker has 10000 more power
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      And player A has "Squire" in the hand
      And "gift#1" will be created
      When player A activates "Sage"
      And player A calls "Squire" to the first Accel circle
      Then "gift#1" is a marker on player A's first Accel circle
      And "Squire" has 18000 power

    @VG-16.3.1.5.1.1
    Scenario: A unit on an Accel circle can attack as in the front row
      Given player A has the unit "Sage" (probe "gets-accel-1") on the back left circle
      And player A has "Squire" in the hand
      When player A activates "Sage"
      And player A calls "Squire" to the first Accel circle
      And player A attacks "B vanguard" with "Squire"
      Then player B's damage zone holds 1 card

  @VG-16.3.1.5.1.2
  Rule: 16.3.1.5.1.2 Accel circles are added on the left, on the right and on the left again

    # answers: GIFT#3
    Scenario: Player A gains three circles by Accel, alternately on the left and the right
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      When player A activates "Sage"
      Then player A's first Accel circle is to the left of all others in the front row
      When player A activates "Sage"
      Then player A's second Accel circle is to the right of all others in the front row
      When player A activates "Sage"
      Then player A's third Accel circle is to the left of all others in the front row

    # answers: GIFT#1
    @VG-16.3.1.5.1.2.1
    Scenario: Player A's first Accel circle is in the same column as player B's second one
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      And player A has the unit "Herald" (probe "gives-opponent-accel-1") on the front right circle
      When player A activates "Sage"
      And player A activates "Herald"
      And player A activates "Herald"
      Then player A's first Accel circle is in the same column as player B's second Accel circle
      When player A activates "Sage"
      Then player A's second Accel circle is in the same column as player B's first Accel circle

  @VG-16.3.1.5.2.1
  Rule: 16.3.1.5.2.1 A circle whose last Accel marker is removed disappears at once

    Scenario: When an Accel circle disappears, its unit is retired before the rest of the effect
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      And player A has the unit "Smith" (probe "gets-force-1") on the back left circle
      And player A has the unit "Cleric" (probe "erases-all-markers-then-power") on the front right circle
      And player A has "Squire" and "Page" in the hand
      When player A activates "Sage"
      And player A activates "Smith"
      And player A chooses the first Accel circle
      And player A calls "Squire" to the first Accel circle
      And player A activates "Cleric"
      Then player A's marker zone holds 0 cards
      And "Cleric" has 9000 power
      And "Squire" is in player A's drop zone
      When player A tries to call "Page" to the first Accel circle
      Then that is refused

    Scenario: An Accel marker that moves gives its power on the new circle, and the old circle disappears
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      And player A has the unit "Porter" (probe "moves-gifts-to-the-back-right") on the back right circle
      And player A has "Squire" in the hand
      When player A activates "Sage"
      And player A calls "Squire" to the first Accel circle
      And player A activates "Porter"
      Then "Porter" has 18000 power
      And "Squire" is in player A's drop zone

    Scenario: When the Accel marker moves to the stage, a Force marker on its old circle is erased
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      And player A has the unit "Smith" (probe "gets-force-1") on the back right circle
      And player A has the unit "Director" (probe "back-left-becomes-stage") on the front right circle
      And "gift#1" and "gift#2" will be created
      When player A activates "Sage"
      And player A activates "Smith"
      And player A chooses the first Accel circle
      Then "gift#2" is a marker on player A's first Accel circle
      When player A activates "Director"
      Then player A's marker zone holds exactly "gift#1"

  @VG-16.3.1.5.3
  Rule: 16.3.1.5.3 Accel I gives 10000 power in its player's turn

    Scenario: A unit on player A's Accel circle has only its own power in player B's turn
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      And player A has "Squire" in the hand
      When player A activates "Sage"
      And player A calls "Squire" to the first Accel circle
      Then "Squire" has 18000 power
      When player A ends the turn
      Then "Squire" has 8000 power

  @VG-16.3.1.5.4
  Rule: 16.3.1.5.4 Accel II draws a card and gives 5000 power

    Scenario: A player who gets Accel II draws a card, and a unit on the circle gets 5000 power
      Given player A has the unit "Sage" (probe "gets-accel-2") on the front left circle
      And player A has "Squire" in the hand
      And player A has "Next" on top of the deck
      When player A activates "Sage"
      And player A calls "Squire" to the first Accel circle
      Then player A's hand holds exactly "Next"
      And "Squire" has 13000 power
      When player A ends the turn
      Then "Squire" has 8000 power

    @reading
    Scenario Outline: With a stage, Accel II adds no circle and <count> cards to the hand (<by>)
      Given the ambiguous rule "Does Accel II draw a card if its marker is put on the stage and no circle is created?" is answered "<choice>"
      And player A has the unit "Sage" (probe "gets-accel-2") on the front left circle
      And player A has the unit "Director" (probe "back-left-becomes-stage") on the front right circle
      And "gift#1" will be created
      When player A activates "Director"
      And player A activates "Sage"
      Then "gift#1" is a marker on player A's back left circle
      And player A's hand holds <count> cards

      Examples:
        | choice | count | by                 |
        | yes    | 1     | our interpretation |
        | no     | 0     | alternative        |

  @VG-7.42.1.1
  Rule: 7.42.1.1 A circle that becomes the stage is a rear-guard circle and a stage

    Scenario: A marker can be put on a circle that has become the stage, and a unit can be called there
      Given player A has the unit "Director" (probe "back-left-becomes-stage") on the front left circle
      And player A has the unit "Scribe" (probe "puts-brand-on-stage") on the front right circle
      And player A has "Squire" in the hand
      And "Brand#1" will be created
      When player A activates "Director"
      And player A activates "Scribe"
      And player A calls "Squire" to the back left circle
      Then "Brand#1" is a marker on player A's back left circle
      And "Squire" is on player A's back left circle

  @VG-7.42.1.2
  Rule: 7.42.1.2 The Accel markers of other circles go to the circle that becomes the stage

    @VG-7.42.1.2.1
    Scenario: Two Accel markers move to the circle that becomes the stage, and their circles disappear
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      And player A has the unit "Director" (probe "back-left-becomes-stage") on the front right circle
      And player A has the unit "Smith" on the back left circle
      And player A has "Squire" and "Page" in the hand
      And "gift#1" and "gift#2" will be created
      When player A activates "Sage"
      And player A activates "Sage"
      And player A calls "Squire" to the second Accel circle
      And player A activates "Director"
      Then "gift#1" is a marker on player A's back left circle
      And "gift#2" is a marker on player A's back left circle
      And "Smith" has 28000 power
      And player A's drop zone holds exactly "Squire"
      When player A tries to call "Page" to the first Accel circle
      Then that is refused

    @reading
    Scenario Outline: Player B's Accel marker <stays> when a circle of player A becomes the stage (<by>)
      Given the ambiguous rule "Does a circle that becomes the stage take the opponent's Accel markers as well?" is answered "<choice>"
      And player A has the unit "Herald" (probe "gives-opponent-accel-1") on the front left circle
      And player A has the unit "Director" (probe "back-left-becomes-stage") on the front right circle
      And "gift#1" will be created
      When player A activates "Herald"
      And player A activates "Director"
      Then "gift#1" is a marker on <circle>

      Examples:
        | choice                     | stays               | circle                        | by                 |
        | no, only its player's      | stays on its circle | player B's first Accel circle | our interpretation |
        | yes, those of both players | goes to that circle | player A's back left circle   | alternative        |

  @VG-7.42.2
  Rule: 7.42.2 A player with a stage gains no circle from Accel

    @VG-16.3.1.5.1 @VG-16.3.1.5.2
    Scenario: The marker of the next Accel is put on the stage
      Given player A has the unit "Sage" (probe "gets-accel-1") on the front left circle
      And player A has the unit "Director" (probe "back-left-becomes-stage") on the front right circle
      And player A has "Page" in the hand
      And "gift#1" will be created
      When player A activates "Director"
      And player A activates "Sage"
      Then "gift#1" is a marker on player A's back left circle
      When player A tries to call "Page" to the first Accel circle
      Then that is refused
