@VG
Feature: 10.5. Guard step

  Background:
    Given "Striker" is a unit of grade 2 with 10000 power
    And player A has the unit "Striker" on the front left circle
    And player A has the unit "Second" on the front right circle
    And it is player A's Battle Phase

  @VG-10.5.1.1
  Rule: 10.5.1.1 "At the beginning of the guard step" triggers in each guard step

    Scenario: An ability "at the beginning of the guard step" is carried out before the other player guards
      Given player B has the unit "Watch" (probe "guard-step-draws") on the back center circle
      When player A attacks "B vanguard" with "Striker"
      Then player B is asked to guard
      And player B's hand holds 1 card

  @VG-10.5.1.2
  Rule: 10.5.1.2 The player who is attacked may act in the guard step as often as they like

    # answers: RULE#24
    @VG-10.5.2
    Scenario: A player may intercept and then call a guardian from the hand, and both guard
      Given "Hammer" is a unit of grade 3 with 19000 power
      And player A has the unit "Hammer" on the vanguard circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" has the icon "intercept"
      And player B has "Shield" in the hand
      When player A attacks "B vanguard" with "Hammer"
      And player B intercepts for "B vanguard" with "Wall"
      And player B guards "B vanguard" with "Shield"
      Then player B's damage zone holds 0 cards
      And "Wall" and "Shield" are in player B's drop zone

  @VG-10.5.1.2.1
  Rule: 10.5.1.2.1 After the pass comes the drive step of a unit that makes drive checks, or otherwise the damage step

    Scenario: A rear-guard's attack has no drive step, but a vanguard's attack has one
      Given player A has the unit "Drill" (probe "drive-step-draws") on the back center circle
      When player A attacks "B vanguard" with "Striker"
      Then player A's hand holds 0 cards
      When player A attacks "B vanguard" with "A vanguard"
      Then player A's hand holds 2 cards

  @VG-10.5.1.2.1.1
  Rule: 10.5.1.2.1.1 A player who can do nothing in the guard step has passed

    Scenario: If no unit is being attacked, there is no guarding
      Given player B has the unit "Dodger" (probe "attacked-moves") on the front left circle
      And player B has "Shield" in the hand
      When player A attacks "Dodger" with "Striker"
      And player B chooses the back left circle
      And player B tries to guard "Dodger" with "Shield"
      Then that is not offered
      And "Dodger" is on player B's back left circle
      And "Shield" is in player B's hand

  @VG-10.5.1.2.2
  Rule: 10.5.1.2.2 The player who is attacked may call guardians from the hand

    Scenario: A guardian's shield can save the attacked unit
      Given player B has the unit "Target" on the front left circle
      And player B has "Shield" in the hand
      When player A attacks "Target" with "Striker"
      And player B guards "Target" with "Shield"
      Then "Target" is on player B's front left circle
      And "Shield" is in player B's drop zone

    Scenario: A player may call several guardians at the same moment
      Given player B has "One" and "Two" in the hand
      And "Hammer" is a unit of grade 3 with 19000 power
      And player A has the unit "Hammer" on the vanguard circle
      When player A attacks "B vanguard" with "Hammer"
      And player B guards "B vanguard" with "One" and "Two"
      Then player B's damage zone holds 0 cards
      And "One" and "Two" are in player B's drop zone

    Scenario: The same card cannot guard twice
      Given player B has "One" and "Two" in the hand
      When player A attacks "B vanguard" with "Striker"
      And player B tries to guard "B vanguard" with "One" and "One"
      Then that is refused
      When player B guards "B vanguard" with "Two"
      Then player B's damage zone holds 0 cards
      And "One" is in player B's hand
      And "Striker" is at rest

    Scenario: An order cannot guard
      Given player B has "Plan" and "Shield" in the hand
      And "Plan" has this data:
        """
        {"category":"order","grade":0}
        """
      When player A attacks "B vanguard" with "Striker"
      And player B tries to guard "B vanguard" with "Plan"
      Then that is refused
      When player B guards "B vanguard" with "Shield"
      Then "Plan" is in player B's hand
      And player B's damage zone holds 0 cards
      And "Striker" is at rest

    Scenario: A unit that is not attacked cannot be guarded
      Given player B has the unit "Bystander" on the front left circle
      And player B has "Shield" in the hand
      When player A attacks "B vanguard" with "Striker"
      And player B tries to guard "Bystander" with "Shield"
      Then that is refused
      When player B guards "B vanguard" with "Shield"
      Then player B's damage zone holds 0 cards
      And "Striker" is at rest

  @VG-10.5.1.2.2.1
  Rule: 10.5.1.2.2.1 Calling a guardian from the hand is a normal call

    Scenario: "When this unit is called" triggers for a guardian
      Given player B has "Recruit" (probe "called-draws") in the hand
      When player A attacks "B vanguard" with "Striker"
      And player B guards "B vanguard" with "Recruit"
      Then player B's hand holds 1 card
      And "Recruit" is in player B's drop zone

  @VG-10.5.1.2.2.1
  Rule: 10.5.1.2.2.1 A card's text can add a cost to calling a guardian

    Background:
      Given player A has the unit "Toll" (probe "opponents-hand-guards-for-a-card") on the back left circle

    @VG-1.3.1
    Scenario: A player must discard a card for each guardian if the opponent's text demands it
      Given player B has "Shield" and "Coin" in the hand
      When player A attacks "B vanguard" with "Striker"
      And player B guards "B vanguard" with "Shield"
      Then "Shield" and "Coin" are in player B's drop zone
      And player B's hand holds 0 cards
      And player B's damage zone holds 0 cards

    @VG-1.3.1
    Scenario: Two guardians cost two more cards, so a player with three cards can call only one guardian
      Given player B has "Shield", "Wall" and "Coin" in the hand
      When player A attacks "B vanguard" with "Striker"
      And player B tries to guard "B vanguard" with "Shield" and "Wall"
      Then that is refused
      When player B guards "B vanguard" with "Wall"
      And player B chooses "Coin"
      Then player B's hand holds exactly "Shield"
      And player B's damage zone holds 0 cards

    @VG-1.3.1
    Scenario: A player who cannot pay to call a guardian can still intercept
      Given player B has "Shield" in the hand
      And player B has the unit "Wall" on the front left circle
      And "Wall" has the icon "intercept"
      When player A attacks "B vanguard" with "Striker"
      And player B tries to guard "B vanguard" with "Shield"
      Then that is refused
      When player B intercepts for "B vanguard" with "Wall"
      Then player B's damage zone holds 0 cards
      And "Wall" is in player B's drop zone

  @VG-10.5.1.2.2.2
  Rule: 10.5.1.2.2.2 Guardians may have any grade

    Scenario: A guardian's grade may be higher than the vanguard's
      Given "Captain" is a unit of grade 1 with 8000 power
      And player B has the unit "Captain" on the vanguard circle
      And player B has "Giant" in the hand
      And "Giant" is a unit of grade 3 with 12000 power
      When player A attacks "Captain" with "Striker"
      And player B guards "Captain" with "Giant"
      Then player B's damage zone holds 0 cards
      And "Giant" is in player B's drop zone

  @VG-10.5.1.2.4
  Rule: 10.5.1.2.4 Units with Intercept leave the front row to guard

    Background:
      Given player B has the unit "Wall" on the front left circle
      And "Wall" has the icon "intercept"

    # answers: RULE#28
    @VG-14.4.2
    Scenario: A unit with Intercept guards the vanguard with its shield
      When player A attacks "B vanguard" with "Striker"
      And player B intercepts for "B vanguard" with "Wall"
      Then player B's damage zone holds 0 cards
      And "Wall" is in player B's drop zone

    # answers: RULE#26
    @VG-14.4.2
    Scenario: A unit at rest can intercept
      Given player B has the unit "Sleeper" at rest on the front right circle
      And "Sleeper" has the icon "intercept"
      When player A attacks "B vanguard" with "Striker"
      And player B intercepts for "B vanguard" with "Sleeper"
      Then player B's damage zone holds 0 cards
      And "Striker" is at rest

    Scenario: An interceptor is at rest on the guardian circle
      Given player B has "Spare" in the hand
      When player A attacks "B vanguard" with "Striker"
      And player B intercepts for "B vanguard" with "Wall"
      Then player B is asked to guard
      And "Wall" is on player B's guardian circle
      And "Wall" is at rest

    Scenario: Several units may intercept at the same moment
      Given player B has the unit "Fence" on the front right circle
      And "Fence" has the icon "intercept"
      And "Hammer" is a unit of grade 3 with 19000 power
      And player A has the unit "Hammer" on the vanguard circle
      When player A attacks "B vanguard" with "Hammer"
      And player B intercepts for "B vanguard" with "Wall" and "Fence"
      Then player B's damage zone holds 0 cards
      And "Hammer" is at rest

    @VG-14.4.2
    Scenario: The attacked unit cannot intercept, but another unit can
      Given player B has the unit "Fence" on the front right circle
      And "Fence" has the icon "intercept"
      When player A attacks "Wall" with "Striker"
      And player B tries to intercept for "Wall" with "Wall"
      Then that is refused
      When player B intercepts for "Wall" with "Fence"
      Then "Wall" is on player B's front left circle
      And "Striker" is at rest

    # answers: RULE#33
    @VG-14.4.2
    Scenario: A unit in the back row cannot intercept
      Given player B has the unit "Behind" on the back right circle
      And "Behind" has the icon "intercept"
      When player A attacks "B vanguard" with "Striker"
      And player B tries to intercept for "B vanguard" with "Behind"
      Then that is refused
      When player B intercepts for "B vanguard" with "Wall"
      Then player B's damage zone holds 0 cards
      And "Behind" is on player B's back right circle
      And "Striker" is at rest

    Scenario: A unit without Intercept cannot intercept
      Given player B has the unit "Plain" on the front right circle
      When player A attacks "B vanguard" with "Striker"
      And player B tries to intercept for "B vanguard" with "Plain"
      Then that is refused
      When player B intercepts for "B vanguard" with "Wall"
      Then "Plain" is on player B's front right circle
      And player B's damage zone holds 0 cards
      And "Striker" is at rest

  @VG-10.5.1.2.4.1
  Rule: 10.5.1.2.4.1 "When this unit intercepts" triggers when the unit is chosen, unless it does not move

    Scenario: A unit's ability "when this unit intercepts" triggers when it is chosen to intercept
      Given player B has the unit "Lookout" (probe "intercepts-draws") on the front left circle
      When player A attacks "B vanguard" with "Striker"
      And player B intercepts for "B vanguard" with "Lookout"
      Then player B's hand holds 1 card
      And "Lookout" is in player B's drop zone

    Scenario: A unit that cannot be moved does not intercept, and its ability for intercepting does not trigger
      Given player B has the unit "Statue" (probe "intercepts-draws-immovable") on the front left circle
      When player A attacks "B vanguard" with "Striker"
      And player B intercepts for "B vanguard" with "Statue"
      Then player B's hand holds 0 cards
      And "Statue" is on player B's front left circle
      And player B's damage zone holds 1 card

    Scenario: The trigger condition for intercepting is checked while the unit is still a rear-guard
      Given player B has the unit "Last" (probe "intercepts-as-rear-guard-draws") on the front left circle
      When player A attacks "B vanguard" with "Striker"
      And player B intercepts for "B vanguard" with "Last"
      Then player B's hand holds 1 card

  @VG-10.5.1.2.5
  Rule: 10.5.1.2.5 The player who is attacked may play a blitz order

    Scenario: A player may play a blitz order from the hand in the guard step
      Given player B has "Trick" (probe "blitz-order-draws") in the hand
      And player B has "Next" on top of the deck
      When player A attacks "B vanguard" with "Striker"
      And player B plays the order "Trick"
      Then player B's hand holds exactly "Next"
      And "Trick" is in player B's drop zone
      And player B's damage zone holds 1 card

    Scenario: An order that is not a blitz order cannot be played in the guard step
      Given player B has "Plan" (probe "order-draws") in the hand
      And player B has "Shield" in the hand
      When player A attacks "B vanguard" with "Striker"
      And player B tries to play the order "Plan"
      Then that is refused
      When player B guards "B vanguard" with "Shield"
      Then player B's damage zone holds 0 cards
      And player B's hand holds exactly "Plan"
      And "Striker" is at rest

    Scenario: A blitz order with a higher grade than the vanguard cannot be played
      Given "Recruit" is a unit of grade 0 with 5000 power
      And player B has the unit "Recruit" on the vanguard circle
      And player B has "Trick" (probe "blitz-order-draws") in the hand
      And player B has "Shield" in the hand
      When player A attacks "Recruit" with "Striker"
      And player B tries to play the order "Trick"
      Then that is refused
      When player B guards "Recruit" with "Shield"
      Then player B's hand holds exactly "Trick"
      And "Striker" is at rest

  @VG-10.5.1.2.5.1
  Rule: 10.5.1.2.5.1 A player may play only one order in a turn

    # answers: WIKI-ORDER#1-2
    Scenario: A player who has played a blitz order cannot play a second one in that turn
      Given player B has "Trick" (probe "blitz-order-draws") and "Ruse" (probe "blitz-order-draws") in the hand
      When player A attacks "B vanguard" with "Striker"
      And player B plays the order "Trick"
      And player B tries to play the order "Ruse"
      Then that is refused
      And "Trick" is in player B's drop zone
      And "Ruse" is in player B's hand
