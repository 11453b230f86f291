@VG
Feature: Supplement A. Information of pseudo-cards and record markers

  @VG-A1.1
  Rule: A1.1 A Plant token is of grade 0 with 5000 power and Boost

    Scenario: A called Plant token of 5000 power boosts the unit in front of it
      Given player A has the unit "Gardener" (probe "calls-plant") on the front left circle
      And "Plant#1" will be created
      When player A activates "Gardener"
      And player A chooses the back left circle
      Then "Plant#1" has 5000 power
      And "Plant#1" has a critical of 1
      And "Plant#1" is of grade 0
      When player A attacks "B vanguard" with "Gardener"
      And player A boosts with "Plant#1"
      Then player B's damage zone holds 1 card

  @VG-A1.2
  Rule: A1.2 A Vision token is of grade 3 with 13000 power and Twin Drive, and performs drive checks as a rear-guard

    Scenario: A Vision token that attacks as a rear-guard performs drive checks, and a unit beside it does not
      Given player A has the unit "Seer" (probe "calls-vision-to-the-front") on the back left circle
      And player A has "One", "Two" and "Three" on top of the deck
      And "Vision#1" will be created
      When player A activates "Seer"
      And player A chooses the front left circle
      Then "Vision#1" has 13000 power
      And "Vision#1" is of grade 3
      And "Vision#1" has a critical of 1
      When player A attacks "B vanguard" with "Vision#1"
      Then "One" is in player A's hand

  @VG-A1.3
  Rule: A1.3 An Evil Decoy token cannot attack, and intercepts from the back row as well

    Scenario: A called Evil Decoy token intercepts from the back row
      Given it is player B's Main Phase
      And player B has the unit "Trickster" (probe "calls-evil-decoy-to-the-back") on the front left circle
      And "Evil Decoy#1" will be created
      When player B activates "Trickster"
      And player B chooses the back right circle
      Then "Evil Decoy#1" is of grade 0
      And "Evil Decoy#1" has 0 power
      And "Evil Decoy#1" has a critical of 1

    Scenario: A called Evil Decoy token of the back row intercepts in the next turn, and a unit of the back row does not
      Given it is player B's Main Phase
      And player B has the unit "Trickster" (probe "calls-evil-decoy-to-the-back") on the front left circle
      And player A has the unit "Knight" on the front left circle
      And "Squire" has the icon "intercept"
      And player B has the unit "Squire" on the back left circle
      And "Evil Decoy#1" will be created
      When player B activates "Trickster"
      And player B chooses the back right circle
      Then "Evil Decoy#1" is on player B's back right circle
      When player B ends the turn
      And player A attacks "B vanguard" with "Knight"
      And player B tries to intercept for "B vanguard" with "Squire"
      Then that is refused
      When player B intercepts for "B vanguard" with "Evil Decoy#1"
      Then player B's field holds exactly "B vanguard", "Trickster" and "Squire"

    Scenario: An Evil Decoy token that is moved to the front row does not attack, and the unit beside it does
      Given player A has the unit "Trickster" (probe "calls-evil-decoy-to-the-back") on the front left circle
      And "Knight" is a unit of grade 1 with 12000 power
      And player A has the unit "Knight" on the front right circle
      And "Evil Decoy#1" will be created
      When player A activates "Trickster"
      And player A chooses the back left circle
      And player A exchanges the cards of the column of the front left circle
      And player A attacks "B vanguard" with "Knight"
      And player A tries to attack "B vanguard" with "Evil Decoy#1"
      Then that is refused
      When player A attacks "B vanguard" with "A vanguard"
      Then "Evil Decoy#1" stands
      And player B's damage zone holds 2 cards

  @VG-A1.4
  Rule: A1.4 A Quick Shield is a blitz order of grade 0 that gives 5000 power to an attacked unit

    Scenario: A Quick Shield gives the attacked unit 5000 power, so 12000 power does not hit it
      Given player A has the unit "Clerk" (probe "gives-opponent-quick-shield") on the front left circle
      And "Knight" is a unit of grade 1 with 12000 power
      And player A has the unit "Knight" on the front right circle
      And "Rookie" is a unit of grade 0 with 8000 power
      And player B has the unit "Rookie" on the vanguard circle
      And "Quick Shield#1" will be created
      When player A activates "Clerk"
      Then player B's hand holds exactly "Quick Shield#1"
      When player A attacks "Rookie" with "Knight"
      And player B plays "Quick Shield#1"
      Then player B's damage zone holds 0 cards
      And "Rookie" has 8000 power

    Scenario: A unit with 5000 power from a Quick Shield is still hit by 15000 power
      Given player A has the unit "Clerk" (probe "gives-opponent-quick-shield") on the front left circle
      And "Knight" is a unit of grade 1 with 15000 power
      And player A has the unit "Knight" on the front right circle
      And "Quick Shield#1" will be created
      When player A activates "Clerk"
      And player A attacks "B vanguard" with "Knight"
      And player B plays "Quick Shield#1"
      Then player B's damage zone holds 1 card

    Scenario: A Quick Shield is not played in the main phase
      Given player A has the unit "Clerk" (probe "creates-quick-shield") on the front left circle
      And player A has "Squire" in the hand
      And "Quick Shield#1" will be created
      When player A activates "Clerk"
      And player A tries to play "Quick Shield#1"
      Then that is refused
      When player A calls "Squire" to the back left circle
      Then player A's hand holds exactly "Quick Shield#1"

  @VG-A1.5
  Rule: A1.5 A Mask of Domination token has no power, a critical of 0, no icon and no text

    Scenario: A Mask of Domination token hits a vanguard without power and deals no damage
      Given player A has the unit "Masker" (probe "calls-mask-of-domination") on the back right circle
      And "Frail" is a unit of grade 3 with 0 power
      And player B has the unit "Frail" on the vanguard circle
      And "Mask of Domination#1" will be created
      When player A activates "Masker"
      And player A chooses the front left circle
      Then "Mask of Domination#1" has 0 power
      And "Mask of Domination#1" has a critical of 0
      And "Mask of Domination#1" is of grade 0
      When player A attacks "Frail" with "Mask of Domination#1"
      Then player B's damage zone holds 0 cards

  @VG-A1.6
  Rule: A1.6 A Meer's Present can be in the hand, and is erased elsewhere

    Scenario: A Meer's Present that was created and is bound with the hand is erased
      Given player A has the unit "Clerk" (probe "creates-meers-present") on the front left circle
      And player A has the unit "Sage" (probe "binds-hand") on the front right circle
      And player A has "Squire" in the hand
      And "Meer's Present#1" will be created
      When player A activates "Clerk"
      Then player A's hand holds exactly "Squire" and "Meer's Present#1"
      When player A activates "Sage"
      Then player A's bind zone holds exactly "Squire"
      And player A's hand holds 0 cards

  @VG-A1.7
  Rule: A1.7 A Shadow Army token is of grade 1 with 15000 power and Boost

    Scenario: A called Shadow Army token boosts with 15000 power
      Given player A has the unit "General" (probe "calls-shadow-army") on the front left circle
      And "Wall" is a unit of grade 3 with 23000 power
      And player B has the unit "Wall" on the vanguard circle
      And "Shadow Army#1" will be created
      When player A activates "General"
      Then "Shadow Army#1" has 15000 power
      And "Shadow Army#1" is of grade 1
      When player A attacks "Wall" with "General"
      And player A boosts with "Shadow Army#1"
      Then player B's damage zone holds 1 card

  @VG-A2.1
  Rule: A2.1 A unit under a Cradle marker has lost its abilities and its power, neither boosts nor intercepts, and gives a card of its grade when it is retired

    Background:
      Given player A has the unit "Witch" (probe "puts-cradle-on-all") on the back center circle
      And "Cradle#1" will be created

    Scenario: A unit under a Cradle marker has only the power that it is given
      Given player B has the unit "Victim" on the front left circle
      And player A has the unit "Bard" (probe "other-units-stronger") on the front left circle
      When player A activates "Witch"
      Then "Cradle#1" is a marker on "Victim"
      And "Victim" has 0 power
      When player A activates "Bard"
      Then "Victim" has 3000 power

    Scenario: A unit under a Cradle marker has lost the ability that is printed on it
      Given player B has the unit "Victim" (probe "opponents-called-draws") on the front left circle
      And player B has "Next" on top of the deck
      And player A has "Squire" and "Page" in the hand
      When player A calls "Squire" to the back left circle
      And player A activates "Witch"
      And player A calls "Page" to the back right circle
      Then player B's hand holds exactly "Next"

    Scenario: A unit under a Cradle marker that gets Intercept later does not intercept for a unit that is hit
      Given player A has the unit "Knight" on the front left circle
      And player A has the unit "Giver" (probe "act-gives-opponents-intercept") on the back left circle
      And player B has the unit "Victim" on the front left circle
      And player B has the unit "Wall" on the front right circle
      When player A activates "Witch"
      And player A activates "Giver"
      And player A attacks "Wall" with "Knight"
      And player B tries to intercept for "Wall" with "Victim"
      Then that is not offered
      And "Victim" is on player B's front left circle
      And player B's drop zone holds exactly "Wall"

    Scenario: A unit under a Cradle marker that gets Boost later does not boost
      Given player A has the unit "Hexer" (probe "puts-cradle-on-own-back-row") on the front right circle
      And player A has the unit "Giver" (probe "act-gives-boost") on the vanguard circle
      And player A has the unit "Victim" on the back left circle
      And "Knight" is a unit of grade 1 with 10000 power
      And player A has the unit "Knight" on the front left circle
      When player A activates "Hexer"
      And player A activates "Giver"
      And player A attacks "B vanguard" with "Knight"
      And player A tries to boost with "Victim"
      Then that is not offered
      And "Victim" stands
      And player B's damage zone holds 1 card

    @VG-15.8.4
    Scenario: When a unit under a Cradle marker is retired, the player who put the marker takes a card of its grade from their deck
      Given player A has the unit "Tyrant" (probe "retires-opponents-rear-guards") on the front left circle
      And "Victim" is a unit of grade 2 with 9000 power
      And player B has the unit "Victim" on the front left circle
      And "Second" is a unit of grade 2 with 9000 power
      And player A has "First" and "Second" on top of the deck
      When player A activates "Witch"
      And player A activates "Tyrant"
      And player A chooses "Second"
      Then player A's hand holds exactly "Second"
      And player A's marker zone holds 0 cards
      And player B's drop zone holds exactly "Victim"
