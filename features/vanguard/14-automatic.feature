@VG
Feature: 14.8, 14.22, 14.24, 14.43. Keywords that stand for automatic abilities

  @VG-14.8.2
  Rule: 14.8.2 A unit with Forerunner may be called when a unit of its clan is ridden upon it

    Background:
      Given player A has the unit "Scout" (probe "forerunner") on the vanguard circle
      And "General" is a unit of grade 2 with 9000 power
      And player A has "General" in the hand
      And it is player A's Ride Phase

    Scenario: A player rides a unit of the same clan and calls the unit with Forerunner to a rear-guard circle of their choice
      Given "General" is of the clan "Sun"
      When player A rides "General"
      And player A accepts the offer of the effect
      And player A chooses the back right circle
      Then "Scout" is on player A's back right circle

    Scenario: A player who does not call the unit with Forerunner leaves it in the soul
      Given "General" is of the clan "Sun"
      When player A rides "General"
      And player A declines
      Then "Scout" is in player A's soul

    Scenario: A unit with Forerunner stays in the soul under a unit of another clan
      Given "General" is of the clan "Moon"
      When player A rides "General"
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Scout" is in player A's soul

    Scenario: A unit with a second clan that an effect rides upon the unit with Forerunner is of the same clan
      Given "Hero" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 12000, "clans": ["Moon", "Sun"]}
        """
      And it is player A's Main Phase
      And player A has "Caller" (probe "ride-from-hand") in the hand
      And player A has "Hero" in the hand
      When player A calls "Caller" to the back left circle
      And player A chooses "Hero"
      And player A accepts the offer of the effect
      And player A chooses the back right circle
      Then "Scout" is on player A's back right circle

    Scenario: A unit with Forerunner has the clan that an effect has given it when it is ridden upon
      Given "Hero" is a unit of grade 3 with 12000 power
      And "Hero" is of the clan "Moon"
      And it is player A's Main Phase
      And player A has "Edict" (probe "order-vanguard-clan-becomes-moon") in the hand
      And player A has "Caller" (probe "ride-from-hand") in the hand
      And player A has "Hero" in the hand
      When player A plays the order "Edict"
      And player A calls "Caller" to the back left circle
      And player A chooses "Hero"
      And player A accepts the offer of the effect
      And player A chooses the back right circle
      Then "Scout" is on player A's back right circle

  @VG-14.22.2
  Rule: 14.22.2 A unit with Revelation puts the top card of the deck into the soul if its player likes, and then a rear-guard rests

    Background:
      Given player A has "Top" and "Next" on top of the deck

    # answers: SET-GBT14#3
    Scenario: A player looks at the top card, puts it into the soul and rests one of the standing rear-guards
      Given player A has the unit "Page" on the front left circle
      And player A has the unit "Tired" at rest on the front right circle
      And player A has "Seer" (probe "revelation-on-rear-guard-circle") in the hand
      When player A calls "Seer" to the back left circle
      And player A accepts the offer of the effect
      And player A tries to choose "Tired"
      Then that is refused
      When player A tries to choose "A vanguard"
      Then that is refused
      When player A chooses "Page"
      Then player A's soul holds exactly "Top"
      And "Page" is at rest
      And "Seer" stands

    Scenario: A unit with Revelation that is the only standing rear-guard rests itself
      Given player A has "Seer" (probe "revelation-on-rear-guard-circle") in the hand
      When player A calls "Seer" to the back left circle
      And player A accepts the offer of the effect
      Then "Seer" is at rest

    Scenario: A player who leaves the top card on the deck has seen it, and rests no rear-guard
      Given player A has "Seer" (probe "revelation-on-rear-guard-circle") in the hand
      When player A calls "Seer" to the back left circle
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's deck
      And player B does not see "Top"
      When player A declines
      Then the top of player A's deck is "Top" and "Next"
      And "Seer" stands

    Scenario: Revelation of the rear-guard circle does nothing for a unit that is ridden, and works for one that is called
      Given player A has "Herald" (probe "ride-from-hand") in the hand
      And player A has "Seer" (probe "revelation-on-rear-guard-circle") in the hand
      And player A has "Augur" (probe "revelation-on-rear-guard-circle") in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Seer"
      And player A tries to accept the offer of the effect
      Then that is not offered
      When player A calls "Augur" to the back right circle
      And player A accepts the offer of the effect
      And player A chooses "Augur"
      Then "Augur" is at rest

  @VG-14.22.2.1
  Rule: 14.22.2.1 Where all rear-guards are at rest, Revelation rests none

    @VG-14.22.2
    Scenario: The top card goes into the soul though the only rear-guard is at rest, and the vanguard with Revelation stands
      Given player A has the unit "Tired" at rest on the front right circle
      And player A has the unit "Novice" on the vanguard circle
      And "Novice" is a unit of grade 1 with 8000 power
      And player A has "Oracle" (probe "revelation-on-vanguard-circle") in the hand
      And player A has "Top" on top of the deck
      And it is player A's Ride Phase
      When player A rides "Oracle"
      And player A accepts the offer of the effect
      Then "Top" is in player A's soul
      And "Oracle" stands

  @VG-14.22.3
  Rule: 14.22.3 The card that Revelation puts into the soul is put there by the effect of Revelation

    Scenario: A unit answers the card of Revelation, and not the card of a soul-charge
      Given player A has the unit "Acolyte" (probe "revelation-into-soul-stronger") on the front left circle
      And player B has the unit "Stranger" (probe "revelation-into-soul-stronger") on the front left circle
      And player A has "Seer" (probe "revelation-on-rear-guard-circle") in the hand
      And player A has the unit "Collector" (probe "act-soul-charges-1") on the back right circle
      When player A calls "Seer" to the back left circle
      And player A accepts the offer of the effect
      And player A chooses "Seer"
      And player A activates "Collector"
      Then "Acolyte" has 10000 power
      And "Stranger" has 8000 power

  @VG-14.24.1
  Rule: 14.24.1 A unit with Afterimage may return to the hand when the opponent takes a card from the bind zone into the hand

    Background:
      Given player B has the unit "Ghost" (probe "afterimage") on the front left circle
      And player A has "Bound" in the bind zone
      And player A has "Taker" (probe "called-takes-bound-units") in the hand

    Scenario: Player B, with six cards in the hand, returns the unit to the hand
      Given player B has 6 cards in the hand
      When player A calls "Taker" to the back left circle
      And player B accepts the offer of the effect
      Then "Ghost" is in player B's hand

    Scenario: Player B, with seven cards in the hand, cannot return the unit
      Given player B has 7 cards in the hand
      When player A calls "Taker" to the back left circle
      And player B tries to accept the offer of the effect
      Then that is not offered
      And "Bound" is in player A's hand
      And "Ghost" is on player B's front left circle

    Scenario: Of two units with Afterimage and six cards in the hand one returns, for the cards are counted when each resolves
      Given player B has the unit "Shade" (probe "afterimage") on the front right circle
      And player B has 6 cards in the hand
      When player A calls "Taker" to the back left circle
      And player B lets "Shade"'s ability come first
      And player B accepts the offer of the effect
      And player B tries to accept the offer of the effect
      Then that is not offered
      And "Shade" is in player B's hand
      And "Ghost" is on player B's front left circle

    Scenario: A player who does not want to return the unit keeps it on its circle
      When player A calls "Taker" to the back left circle
      And player B declines
      Then "Ghost" is on player B's front left circle
      And "Bound" is in player A's hand

    Scenario: A unit with Afterimage does not answer a card that the opponent takes from the damage zone, nor one that its own player takes from the bind zone
      Given player A has the unit "Wraith" (probe "afterimage") on the front left circle
      And player A has "Scholar" (probe "called-takes-damage-units") in the hand
      And player A has "Wound" in the damage zone
      When player A calls "Scholar" to the back left circle
      And player B tries to accept the offer of the effect
      Then that is not offered
      When player A calls "Taker" to the back right circle
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Wound" and "Bound" are in player A's hand
      And "Ghost" is on player B's front left circle
      And "Wraith" is on player A's front left circle

  @VG-14.43.1
  Rule: 14.43.1 Nitou Kaigan answers the unit that it names, which boosts this unit or is boosted by it

    Background:
      Given "Squire" is a unit of grade 1 with 8000 power
      And "Squire" has the icon "boost"
      And "Page" is a unit of grade 1 with 8000 power
      And "Page" has the icon "boost"
      And player A has "Next" on top of the deck
      And player B has "Shield" in the hand
      And it is player A's Battle Phase

    # answers: SET-GTHD01#3
    Scenario: The unit that it names boosts the unit with Nitou Kaigan
      Given player A has the unit "Blade" (probe "nitou-kaigan-squire-draws") on the front left circle
      And player A has the unit "Squire" on the back left circle
      When player A attacks "B vanguard" with "Blade"
      And player A boosts with "Squire"
      And player B is asked to guard
      Then player A's hand holds exactly "Next"

    Scenario: The unit with Nitou Kaigan boosts the unit that it names
      Given player A has the unit "Squire" on the front left circle
      And player A has the unit "Blade" (probe "nitou-kaigan-squire-draws") on the back left circle
      When player A attacks "B vanguard" with "Squire"
      And player A boosts with "Blade"
      And player B is asked to guard
      Then player A's hand holds exactly "Next"

    Scenario: Another unit boosts the unit with Nitou Kaigan, and the unit that it names boosts another
      Given player A has the unit "Blade" (probe "nitou-kaigan-squire-draws") on the front left circle
      And player A has the unit "Page" on the back left circle
      And player A has the unit "Ace" on the front right circle
      And player A has the unit "Squire" on the back right circle
      When player A attacks "B vanguard" with "Blade"
      And player A boosts with "Page"
      And player A attacks "B vanguard" with "Ace"
      And player A boosts with "Squire"
      And player B is asked to guard
      Then "Squire" is at rest
      And player A's hand holds 0 cards
