@VG
Feature: 15.2 to 15.6. Pseudo-cards: tokens, tickets, Protect and Meer's Present

  @VG-15.1.2.2
  Rule: 15.1.2.2 A text that says "marker" means record markers and pseudo-cards, but not tokens and tickets

    Scenario: An effect that erases all markers does not erase a token and a ticket
      Given player A has the unit "Sage" (probe "erases-all-markers") on the front left circle
      And player A has the token "Plant" on the back left circle
      And player A has the pseudo-card "Quick Shield" in the hand
      And player A has the pseudo-card "Protect" in the hand
      And player B has put the marker "Brand" on the back right circle
      When player A activates "Sage"
      Then "Plant" is on player A's back left circle
      And player A's hand holds exactly "Quick Shield"
      And player B's marker zone holds 0 cards

  @VG-15.1.2.4.1
  Rule: 15.1.2.4.1 A marker has only the information that rules and effects state

    Scenario: An effect on cards named Protect does not affect the Protect pseudo-card
      Given player A has the unit "Sage" (probe "drops-protect-by-name") on the front left circle
      And player A has the "Protect" pseudo-card "Gift" in the hand
      And player A has "Protect" in the hand
      When player A activates "Sage"
      Then player A's hand holds exactly "Gift"
      And player A's drop zone holds exactly "Protect"

  @VG-15.1.2.4.2
  Rule: 15.1.2.4.2 A number that a marker does not have counts as 0

    Scenario: A Meer's Present, which has no grade, counts as a card of grade 0
      Given player A has the unit "Sage" (probe "drops-grade-0-of-hand") on the front left circle
      And player A has the pseudo-card "Meer's Present" in the hand
      And "Recruit" is a unit of grade 0 with 5000 power
      And player A has "Recruit" and "Squire" in the hand
      When player A activates "Sage"
      Then player A's hand holds exactly "Squire"
      And player A's drop zone holds exactly "Recruit"

    Scenario: A token that guards adds no shield because it has none
      Given player A has the unit "Knight" on the front left circle
      And player B has the unit "Wall" on the front right circle
      And player B has the token "Evil Decoy" on the front left circle
      When player A attacks "Wall" with "Knight"
      And player B intercepts for "Wall" with "Evil Decoy"
      Then player B's drop zone holds exactly "Wall"

    @reading
    Scenario Outline: A Vision token performs <number> drive checks (<by>)
      Given the ambiguous rule "Which drive does a token have besides what its icons add?" is answered "<choice>"
      And player A has the unit "Seer" (probe "calls-vision-to-the-front") on the back left circle
      And player A has "One", "Two" and "Three" on top of the deck
      And "Vision#1" will be created
      When player A activates "Seer"
      And player A chooses the front left circle
      And player A attacks "B vanguard" with "Vision#1"
      Then player A's hand holds <number> cards

      Examples:
        | choice | number | by                 |
        | 1      | 2      | our interpretation |
        | 0      | 1      | alternative        |

  @VG-15.2.1.1
  Rule: 15.2.1.1 Pseudo-cards count as cards of their zone, and effects on cards affect them

    Scenario: A unit that gets power for each card in the hand counts a Protect
      Given player A has the unit "Sage" (probe "hand-power") on the front left circle
      And player A has the pseudo-card "Protect" in the hand
      And player A has "Squire" in the hand
      When player A activates "Sage"
      Then "Sage" has 10000 power

    Scenario: An effect that binds the hand erases a Protect in it
      Given player A has the unit "Sage" (probe "binds-hand") on the front left circle
      And player A has the pseudo-card "Protect" in the hand
      And player A has "Squire" in the hand
      When player A activates "Sage"
      Then player A's hand holds 0 cards
      And player A's bind zone holds exactly "Squire"

  @VG-15.2.1.1.1
  Rule: 15.2.1.1.1 Pseudo-cards can be distinguished from the other cards of their zone

    @VG-15.2.1.1.1.1
    Scenario: Player B sees that a Protect is in player A's hand, but not the card beside it
      Given player A has the pseudo-card "Protect" in the hand
      And player A has "Squire" and "Page" in the hand
      When player A calls "Squire" to the back left circle
      Then player B sees "Protect" in player A's hand
      And "Squire" is on player A's back left circle
      And player B does not see "Page"

  @VG-15.2.1.1.1.1
  Rule: 15.2.1.1.1.1 Any player may check which pseudo-card is in a hidden zone

    Scenario: Player B sees which two pseudo-cards were created in player A's hand
      Given player A has the unit "Sage" (probe "creates-protect") on the front left circle
      And player A has the unit "Clerk" (probe "creates-quick-shield") on the front right circle
      And "Protect#1" and "Quick Shield#2" will be created
      When player A activates "Sage"
      And player A activates "Clerk"
      Then player B sees "Protect#1" and "Quick Shield#2" in player A's hand

  @VG-15.2.2
  Rule: 15.2.2 A pseudo-card that is created exists in its zone from then on

    Scenario: An effect that creates a Protect puts exactly one into the hand
      Given player A has the unit "Sage" (probe "creates-protect") on the front left circle
      And "Protect#1" will be created
      When player A activates "Sage"
      Then player A's hand holds exactly "Protect#1"

  @VG-15.2.2.1
  Rule: 15.2.2.1 A pseudo-card belongs to the player in whose zone it is created

    Scenario: Player B may play the ticket that player A's unit created in player B's hand
      Given player A has the unit "Clerk" (probe "gives-opponent-quick-shield") on the front left circle
      And "Knight" is a unit of grade 1 with 12000 power
      And player A has the unit "Knight" on the front right circle
      And "Quick Shield#1" will be created
      When player A activates "Clerk"
      Then player B's hand holds exactly "Quick Shield#1"
      When player A attacks "B vanguard" with "Knight"
      And player B plays "Quick Shield#1"
      Then player B's damage zone holds 0 cards

  @VG-15.2.2.2
  Rule: 15.2.2.2 A pseudo-card that is created counts as put in its zone, and on a circle as placed

    Scenario: A unit's ability for another unit being placed triggers for a created token
      Given player A has the unit "Gardener" (probe "calls-plant") on the front left circle
      And player A has the unit "Herald" (probe "others-placed-draw") on the front right circle
      And player A has "Next" on top of the deck
      When player A activates "Gardener"
      And player A chooses the back left circle
      Then player A's hand holds exactly "Next"

    Scenario: A unit's ability for a card put into the hand triggers for a created Protect
      Given player A has the unit "Sage" (probe "creates-protect") on the front left circle
      And player A has the unit "Herald" (probe "into-hand-power") on the front right circle
      When player A activates "Sage"
      Then "Herald" has 13000 power

  @VG-15.2.3
  Rule: 15.2.3 A pseudo-card that is erased is no longer in any zone

    Scenario: Tokens that are erased do not count as retired and are in no zone
      Given player A has the unit "Reaper" (probe "erases-your-tokens") on the front left circle
      And player A has the unit "Mourner" (probe "others-retired-draw") on the front right circle
      And player A has the token "Plant" on the back left circle
      And player A has the "Plant" token "Sprout" on the back right circle
      When player A activates "Reaper"
      Then player A's field holds exactly "A vanguard", "Reaper" and "Mourner"
      And player A's drop zone holds 0 cards
      And player A's hand holds 0 cards

  @VG-15.2.3.1
  Rule: 15.2.3.1 A pseudo-card that is erased has left its zone

    Scenario: A unit's ability for another unit leaving the field triggers for a token that is erased
      Given player A has the unit "Reaper" (probe "erases-your-tokens") on the front left circle
      And player A has the unit "Mourner" (probe "others-leave-draw") on the front right circle
      And player A has the token "Plant" on the back left circle
      And player A has "Next" on top of the deck
      When player A activates "Reaper"
      Then player A's hand holds exactly "Next"

  @VG-15.2.3.2
  Rule: 15.2.3.2 A pseudo-card that is removed is erased

    Scenario: A token removed from the game is erased, unlike a unit
      Given player A has the unit "Exile" (probe "removes-other-rear-guards") on the front left circle
      And player A has the token "Plant" on the back left circle
      And player A has the unit "Squire" on the back right circle
      When player A activates "Exile"
      Then player A's removed cards holds exactly "Squire"
      And player A's field holds exactly "A vanguard" and "Exile"

  @VG-15.2.4.1.1
  Rule: 15.2.4.1.1 A pseudo-card moves to an effective zone like any card

    @VG-15.3.4
    Scenario: A token can be moved to another circle, and a Protect can return to the hand
      Given player A has the unit "Thief" (probe "returns-placed-guardian") on the front right circle
      And player A has the token "Plant" on the back left circle
      And player B has the pseudo-card "Protect" in the hand
      When player A exchanges the cards of the column of the front left circle
      Then "Plant" is on player A's front left circle
      When player A attacks "B vanguard" with "Thief"
      And player B guards "B vanguard" with "Protect"
      Then player B's hand holds exactly "Protect"

  @VG-15.2.4.2.1
  Rule: 15.2.4.2.1 A pseudo-card that comes to an erase zone is erased before the next step of the effect

    Scenario: A token put on top of the deck is erased, and the card below it is drawn
      Given player A has the unit "Mover" (probe "rear-guards-on-top-then-draws") on the front left circle
      And player A has the token "Plant" on the back left circle
      And player A has "Top" on top of the deck
      When player A activates "Mover"
      Then player A's hand holds exactly "Top"

  @VG-15.2.4.2.2
  Rule: 15.2.4.2.2 A pseudo-card cannot be created in one of its erase zones

    Scenario: A unit's ability for a card put into the soul does not trigger for a ticket that would be created there
      Given player A has the unit "Clerk" (probe "creates-quick-shield-in-soul-then-draws") on the front left circle
      And player A has the unit "Herald" (probe "into-soul-draws") on the front right circle
      And player A has "Next" and "Last" on top of the deck
      When player A activates "Clerk"
      Then player A's soul holds 0 cards
      And player A's hand holds exactly "Next"

  @VG-13.8.1
  Rule: 13.8.1 A pseudo-card in one of its erase zones is erased

    Scenario: A token that is retired for a cost does not stay in the drop zone
      Given player A has the unit "Baron" (probe "act-retires-another-to-draw") on the front left circle
      And player A has the token "Plant" on the back left circle
      And player A has "Next" on top of the deck
      When player A activates "Baron"
      Then player A's drop zone holds 0 cards
      And player A's hand holds exactly "Next"

  @VG-15.3.1
  Rule: 15.3.1 A Protect has the special type Protect and no type

    Scenario: An effect that puts the units and orders of the hand into the drop zone does not affect a Protect
      Given player A has the unit "Giver" (probe "creates-protect") on the front right circle
      And player A has the unit "Sage" (probe "drops-types-of-hand") on the front left circle
      And "Decree" is the probe card "order-draws"
      And player A has "Squire" and "Decree" in the hand
      And "Protect#1" will be created
      When player A activates "Giver"
      And player A activates "Sage"
      Then player A's hand holds exactly "Protect#1"

  @VG-15.3.2
  Rule: 15.3.2 A Protect's grade is not a number

    Scenario: An effect on cards of grade 0 in the hand does not affect a Protect
      Given player A has the unit "Sage" (probe "drops-grade-0-of-hand") on the front left circle
      And player A has the pseudo-card "Protect" in the hand
      And "Recruit" is a unit of grade 0 with 5000 power
      And player A has "Recruit" in the hand
      When player A activates "Sage"
      Then player A's hand holds exactly "Protect"
      And player A's drop zone holds exactly "Recruit"

  @VG-15.3.2.1
  Rule: 15.3.2.1 A Protect's grade can be neither increased nor reduced

    Scenario: A Protect gets no grade when all cards of the hand get a higher grade
      Given player A has the unit "Sage" (probe "grade-up-then-drops-grade-1") on the front left circle
      And player A has the pseudo-card "Protect" in the hand
      And "Recruit" is a unit of grade 0 with 5000 power
      And player A has "Recruit" in the hand
      When player A activates "Sage"
      Then player A's hand holds exactly "Protect"
      And player A's drop zone holds exactly "Recruit"

  @VG-15.3.3
  Rule: 15.3.3 A Protect that is placed as a guardian keeps a unit from being hit for a card of the hand

    Background:
      Given player A has the unit "Sage" (probe "gives-opponent-protect") on the front left circle
      And "Knight" is a unit of grade 1 with 30000 power
      And player A has the unit "Knight" on the front right circle
      And "Protect#1" will be created

    Scenario: Player B discards a card for a Protect, and the vanguard is not hit by 30000 power
      Given player B has "Spare" and "Other" in the hand
      When player A activates "Sage"
      And player A attacks "B vanguard" with "Knight"
      And player B guards "B vanguard" with "Protect#1"
      And player B accepts the offer of the effect
      And player B chooses "Spare"
      And player B chooses "B vanguard"
      Then player B's damage zone holds 0 cards
      And player B's drop zone holds exactly "Spare"

    Scenario: Player B has no card to discard for a Protect, and the vanguard is hit
      When player A activates "Sage"
      And player A attacks "B vanguard" with "Knight"
      And player B guards "B vanguard" with "Protect#1"
      Then player B's damage zone holds 1 card

  @VG-15.3.4
  Rule: 15.3.4 A Protect can be in the hand and on the guardian circle, and is erased elsewhere

    Scenario: A Protect that has guarded is in no zone after the battle
      Given player A has the unit "Knight" on the front left circle
      And player B has the unit "Wall" on the front right circle
      And player B has the pseudo-card "Protect" in the hand
      When player A attacks "Wall" with "Knight"
      And player B guards "Wall" with "Protect"
      Then player B's drop zone holds exactly "Wall"
      And player B's hand holds 0 cards
      And player B's field holds exactly "B vanguard"

  @VG-15.3.4.1
  Rule: 15.3.4.1 A Protect on the guardian circle is a unit

    Scenario: A unit's ability for a guardian being placed triggers for a Protect
      Given player A has the unit "Knight" on the front left circle
      And player B has the unit "Herald" (probe "guardian-units-placed-draw") on the back left circle
      And player B has the pseudo-card "Protect" in the hand
      And player B has "Next" on top of the deck
      When player A attacks "B vanguard" with "Knight"
      And player B guards "B vanguard" with "Protect"
      Then player B's hand holds exactly "Next"

  @VG-15.3.5
  Rule: 15.3.5 A Protect can be called only to the guardian circle, as if it were a unit

    Scenario: A Protect can guard in a battle
      Given player A has the unit "Knight" on the front left circle
      And player B has the pseudo-card "Protect" in the hand
      When player A attacks "B vanguard" with "Knight"
      And player B guards "B vanguard" with "Protect"
      Then player B's hand holds 0 cards

    Scenario: A Protect cannot be called to a rear-guard circle, but a unit can
      Given player A has the pseudo-card "Protect" in the hand
      And player A has "Squire" in the hand
      When player A tries to call "Protect" to the back left circle
      Then that is refused
      When player A calls "Squire" to the back left circle
      Then player A's hand holds exactly "Protect"
      And "Squire" is on player A's back left circle

  @VG-15.3.6
  Rule: 15.3.6 A Protect that would go to a rear-guard circle goes to the drop zone and is erased

    Scenario: A Protect moved from the guardian circle to a rear-guard circle counts as retired
      Given player A has the unit "Thief" (probe "moves-placed-guardian") on the front left circle
      And player B has the unit "Mourner" (probe "others-retired-draw") on the back left circle
      And player B has the unit "Wall" on the front left circle
      And player B has the pseudo-card "Protect" in the hand
      And player B has "Next" on top of the deck
      When player A attacks "B vanguard" with "Thief"
      And player B guards "B vanguard" with "Protect"
      Then player B's hand holds exactly "Next"
      And "Wall" is on player B's front left circle
      And player B's drop zone holds 0 cards

  @VG-15.3.7
  Rule: 15.3.7 A Protect that is locked from the hand is erased from the circle

    Scenario: A Protect is put onto a circle as a locked card, where it retires the unit and is erased
      Given player A has the unit "Jailer" (probe "puts-locked-on-the-back-left") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has the pseudo-card "Protect" in the hand
      When player A activates "Jailer"
      Then player A's field holds exactly "A vanguard" and "Jailer"
      And player A's drop zone holds exactly "Squire"

  @VG-15.3.9
  Rule: 15.3.9 A Protect in the hand is used like any other card of the hand

    Scenario: A Protect can be discarded for a cost
      Given player A has the unit "Baron" (probe "act-discards-if-soul-draws-once-a-turn") on the front left circle
      And player A has "Old" in the soul
      And player A has the pseudo-card "Protect" in the hand
      And player A has "Next" on top of the deck
      When player A activates "Baron"
      Then player A's hand holds exactly "Next"
      And player A's drop zone holds 0 cards

  @VG-15.4.1
  Rule: 15.4.1 A token has a grade, power, a critical, a name, a race, icons and a text, but nothing else

    Scenario: A Shadow Army token is of grade 1 with 15000 power and a critical of 1
      Given player A has the unit "General" (probe "calls-shadow-army") on the front left circle
      And "Shadow Army#1" will be created
      When player A activates "General"
      Then "Shadow Army#1" is of grade 1
      And "Shadow Army#1" has 15000 power
      And "Shadow Army#1" has a critical of 1

  @VG-15.4.1.1
  Rule: 15.4.1.1 A token is a unit, and its subtype is token

    Scenario: An effect on units with the subtype token affects a token, but not a unit beside it
      Given player A has the unit "Gardener" (probe "calls-plant") on the front left circle
      And player A has the unit "Reaper" (probe "erases-your-tokens") on the front right circle
      And player A has the unit "Squire" on the back right circle
      And "Plant#1" will be created
      When player A activates "Gardener"
      And player A chooses the back left circle
      Then "Plant#1" is on player A's back left circle
      When player A activates "Reaper"
      Then player A's field holds exactly "A vanguard", "Gardener", "Reaper" and "Squire"

  @VG-15.4.1.2
  Rule: 15.4.1.2 The name and the race of a token are those with which it is called

    Scenario Outline: A called Plant token is a Plant because of its <what>
      Given player A has the unit "Gardener" (probe "calls-plant") on the front left circle
      And player A has the unit "Druid" (probe "<probe>") on the front right circle
      And "Plant#1" will be created
      When player A activates "Gardener"
      And player A chooses the back left circle
      And player A activates "Druid"
      Then "Plant#1" has 10000 power
      And "Druid" has 8000 power

      Examples:
        | what | probe               |
        | name | name-plant-stronger |
        | race | race-plant-stronger |

  @VG-15.4.1.3
  Rule: 15.4.1.3 What else a token is follows from the name with which it was created

    Scenario: A Vision token and a Plant token differ in grade and power
      Given player A has the unit "Gardener" (probe "calls-plant") on the front left circle
      And player A has the unit "Seer" (probe "calls-vision-to-the-front") on the back right circle
      And "Plant#1" and "Vision#2" will be created
      When player A activates "Gardener"
      And player A chooses the back left circle
      And player A activates "Seer"
      And player A chooses the front right circle
      Then "Plant#1" is of grade 0
      And "Plant#1" has 5000 power
      And "Vision#2" is of grade 3
      And "Vision#2" has 13000 power

  @VG-15.4.2
  Rule: 15.4.2 A token can be on the field, and is erased elsewhere

    Scenario: A token that goes to the hand with a unit is erased
      Given player A has the unit "Mover" (probe "rear-guards-to-hand") on the front left circle
      And player A has the token "Plant" on the back left circle
      And player A has the unit "Squire" on the back right circle
      When player A activates "Mover"
      Then player A's hand holds exactly "Squire"

    Scenario: Of a token and a unit that the opponent imprisons only the unit is in the order zone
      Given "Jail" has this data:
        """
        { "category": "order", "subtype": "set", "setSubtype": "prison", "grade": 1 }
        """
      And player A has "Jail" in the order zone
      And player A has the unit "Warden" (probe "act-imprisons-rear-guard") on the front left circle
      And player B has the token "Plant" on the back left circle
      And player B has the unit "Thief" on the back right circle
      When player A activates "Warden"
      Then player A's order zone holds exactly "Jail" and "Thief"
      And player B's field holds exactly "B vanguard"

    Scenario: A token can intercept and be on the guardian circle
      Given player A has the unit "Knight" on the front left circle
      And player B has the token "Evil Decoy" on the front left circle
      And player B has "Spare" in the hand
      When player A attacks "B vanguard" with "Knight"
      And player B intercepts for "B vanguard" with "Evil Decoy"
      Then player B is asked to guard
      And "Evil Decoy" is on player B's guardian circle

  @VG-15.4.2.1
  Rule: 15.4.2.1 A token that goes to the soul is erased there

    Scenario: A token put into the soul counts as put there, but is not in it
      Given player A has the unit "Mover" (probe "rear-guards-to-soul") on the front left circle
      And player A has the token "Plant" on the back left circle
      And player A has the unit "Herald" (probe "into-soul-draws") on the vanguard circle
      And player A has "Next" on top of the deck
      When player A activates "Mover"
      Then player A's soul holds 0 cards
      And player A's hand holds exactly "Next"

  @VG-15.4.3
  Rule: 15.4.3 A text that names a token refers to token units with this in their names

    Scenario: An effect on Army tokens affects a Shadow Army token, but not the unit "Army"
      Given player A has the unit "General" (probe "army-tokens-stronger") on the front left circle
      And player A has the token "Shadow Army" on the back left circle
      And player A has the unit "Army" on the back right circle
      When player A activates "General"
      Then "Shadow Army" has 20000 power
      And "Army" has 8000 power

  @VG-15.4.3.1
  Rule: 15.4.3.1 A token comes to exist on the circle to which it is called, with its name as name and race

    Scenario: Two Plant tokens may be called to two circles, and a unit on one of them is retired
      Given player A has the unit "Gardener" (probe "calls-two-plants") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has the unit "Herald" (probe "others-called-draw") on the front right circle
      And player A has "Next" and "Last" on top of the deck
      And "Plant#1" and "Plant#2" will be created
      When player A activates "Gardener"
      And player A chooses the back left circle
      And player A chooses the back center circle
      Then "Plant#1" is on player A's back left circle
      And "Plant#2" is on player A's back center circle
      And "Plant#2" stands
      And player A's drop zone holds exactly "Squire"
      And player A's hand holds exactly "Next" and "Last"

  @VG-15.4.4
  Rule: 15.4.4 A token that is locked is erased

    Scenario: A token that is locked is erased, and a unit can be called to its circle
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the token "Plant" on the back left circle
      And player A has "Squire" in the hand
      When player A activates "Jailer"
      Then player A's field holds exactly "A vanguard" and "Jailer"
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle

  @VG-15.4.5
  Rule: 15.4.5 A token is otherwise treated like any other unit

    Scenario: A Shadow Army token may move to the front row and attack, and then it is at rest
      Given player A has the unit "General" (probe "calls-shadow-army") on the front left circle
      And "Shadow Army#1" will be created
      When player A activates "General"
      And player A exchanges the cards of the column of the front left circle
      And player A attacks "B vanguard" with "Shadow Army#1"
      Then "Shadow Army#1" is at rest
      And player B's damage zone holds 1 card

  @VG-15.5.1
  Rule: 15.5.1 A ticket has a type, a grade, a card name and a text, but nothing else

    Scenario: A Quick Shield cannot be called as a guardian, but can be played as an order
      Given "Knight" is a unit of grade 1 with 12000 power
      And player A has the unit "Knight" on the front left circle
      And player B has the pseudo-card "Quick Shield" in the hand
      When player A attacks "B vanguard" with "Knight"
      And player B tries to guard "B vanguard" with "Quick Shield"
      Then that is refused
      When player B plays "Quick Shield"
      Then player B's hand holds 0 cards
      And player B's damage zone holds 0 cards

  @VG-15.5.1.1
  Rule: 15.5.1.1 A ticket is an order

    Scenario: An effect that puts the orders of the hand into the drop zone erases a ticket
      Given player A has the unit "Sage" (probe "drops-orders-of-hand") on the front left circle
      And player A has the pseudo-card "Quick Shield" in the hand
      And player A has "Squire" in the hand
      When player A activates "Sage"
      Then player A's hand holds exactly "Squire"

  @VG-15.5.1.2
  Rule: 15.5.1.2 The name of a ticket is that with which it is created

    Scenario: An effect on cards named Quick Shield affects a ticket created with that name
      Given player A has the unit "Clerk" (probe "creates-quick-shield") on the front left circle
      And player A has the unit "Sage" (probe "drops-quick-shield-by-name") on the front right circle
      And player A has "Squire" in the hand
      And "Quick Shield#1" will be created
      When player A activates "Clerk"
      Then player A's hand holds exactly "Squire" and "Quick Shield#1"
      When player A activates "Sage"
      Then player A's hand holds exactly "Squire"

  @VG-15.5.1.3
  Rule: 15.5.1.3 What else a ticket is follows from the name with which it was created

    Scenario: A created Quick Shield is a blitz order of grade 0 that gives power to the attacked unit
      Given player A has the unit "Clerk" (probe "gives-opponent-quick-shield") on the front left circle
      And "Knight" is a unit of grade 1 with 14000 power
      And player A has the unit "Knight" on the front right circle
      And "Rookie" is a unit of grade 0 with 10000 power
      And player B has the unit "Rookie" on the vanguard circle
      And "Quick Shield#1" will be created
      When player A activates "Clerk"
      Then player B's hand holds exactly "Quick Shield#1"
      When player A attacks "Rookie" with "Knight"
      And player B plays "Quick Shield#1"
      Then player B's damage zone holds 0 cards

  @VG-15.5.2
  Rule: 15.5.2 A ticket can be in the hand and in the order area, and is erased elsewhere

    Scenario: A ticket that has been played is not in the drop zone
      Given player A has the unit "Knight" on the front left circle
      And player B has the pseudo-card "Quick Shield" in the hand
      When player A attacks "B vanguard" with "Knight"
      And player B plays "Quick Shield"
      Then player B's hand holds 0 cards
      And player B's drop zone holds 0 cards

    Scenario: A ticket that is bound with the hand is erased
      Given player A has the unit "Sage" (probe "binds-hand") on the front left circle
      And player A has the pseudo-card "Quick Shield" in the hand
      And player A has "Squire" in the hand
      When player A activates "Sage"
      Then player A's bind zone holds exactly "Squire"

  @VG-15.5.3
  Rule: 15.5.3 A text that names a ticket refers to tickets with this in their names

    Scenario: An effect on Shield tickets affects a Quick Shield, but not the unit "Shield"
      Given player A has the unit "Sage" (probe "drops-shield-tickets") on the front left circle
      And player A has the pseudo-card "Quick Shield" in the hand
      And player A has "Shield" in the hand
      When player A activates "Sage"
      Then player A's hand holds exactly "Shield"
      And player A's drop zone holds 0 cards

  @VG-15.5.4
  Rule: 15.5.4 A ticket is otherwise treated like any other order

    Scenario: Player B cannot play another order in the turn after playing a ticket
      Given player A has the unit "Knight" on the front left circle
      And player B has the pseudo-card "Quick Shield" in the hand
      And "Ruse" is the probe card "blitz-order-draws"
      And player B has "Ruse" and "Shield" in the hand
      When player A attacks "B vanguard" with "Knight"
      And player B plays "Quick Shield"
      And player B tries to play "Ruse"
      Then that is refused
      When player B guards "B vanguard" with "Shield"
      Then player B's hand holds exactly "Ruse"

  @VG-15.6.1
  Rule: 15.6.1 A Meer's Present that would go to a circle goes to the drop zone and is erased

    Scenario: A Meer's Present cannot be put onto a circle as a locked card, so the unit there stays
      Given player A has the unit "Jailer" (probe "puts-locked-on-the-back-left") on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has the pseudo-card "Meer's Present" in the hand
      When player A activates "Jailer"
      Then "Squire" is on player A's back left circle
      And player A's hand holds 0 cards
      And player A's drop zone holds 0 cards

  @VG-15.6.2
  Rule: 15.6.2 A Meer's Present is otherwise treated like any other pseudo-card

    Scenario: Player B sees a Meer's Present in player A's hand, and it counts as a card there
      Given player A has the unit "Sage" (probe "hand-power") on the front left circle
      And player A has the pseudo-card "Meer's Present" in the hand
      Then player B sees "Meer's Present" in player A's hand
      When player A activates "Sage"
      Then "Sage" has 9000 power
