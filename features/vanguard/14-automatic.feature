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

    Scenario: A player may leave a unit with Forerunner in the soul
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

    Scenario: A unit with a second clan ridden upon a unit with Forerunner shares its clan
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

    Scenario: Forerunner uses a clan that an effect gave the unit
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
  Rule: 14.22.2 Revelation lets its player put the top card into the soul, and then a rear-guard rests

    Background:
      Given player A has "Top" and "Next" on top of the deck

    # answers: SET-GBT14#3
    Scenario: A player who uses Revelation looks at the top card, puts it into the soul and rests a rear-guard
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

    Scenario: A unit with Revelation rests itself if it is the only standing rear-guard
      Given player A has "Seer" (probe "revelation-on-rear-guard-circle") in the hand
      When player A calls "Seer" to the back left circle
      And player A accepts the offer of the effect
      Then "Seer" is at rest

    Scenario: A player who leaves the top card on the deck rests no rear-guard
      Given player A has "Seer" (probe "revelation-on-rear-guard-circle") in the hand
      When player A calls "Seer" to the back left circle
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's deck
      And player B does not see "Top"
      When player A declines
      Then the top of player A's deck is "Top" and "Next"
      And "Seer" stands

    Scenario: Revelation on a rear-guard circle works for a unit that is called, but not for one that is ridden
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
  Rule: 14.22.2.1 If all rear-guards are at rest, Revelation rests none

    @VG-14.22.2
    Scenario: Revelation puts the top card into the soul even if the only rear-guard is at rest
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

    Scenario: "When a card is put into the soul by Revelation" triggers on Revelation, but not on a soul-charge
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
  Rule: 14.24.1 A unit with Afterimage may return to the hand when the opponent takes a bound card into the hand

    Background:
      Given player B has the unit "Ghost" (probe "afterimage") on the front left circle
      And player A has "Bound" in the bind zone
      And player A has "Taker" (probe "called-takes-bound-units") in the hand

    Scenario: A player with six cards in the hand may return the unit with Afterimage
      Given player B has 6 cards in the hand
      When player A calls "Taker" to the back left circle
      And player B accepts the offer of the effect
      Then "Ghost" is in player B's hand

    Scenario: A player with seven cards in the hand cannot return the unit with Afterimage
      Given player B has 7 cards in the hand
      When player A calls "Taker" to the back left circle
      And player B tries to accept the offer of the effect
      Then that is not offered
      And "Bound" is in player A's hand
      And "Ghost" is on player B's front left circle

    Scenario: With six cards in the hand only one of two units with Afterimage returns, as the hand is counted each time
      Given player B has the unit "Shade" (probe "afterimage") on the front right circle
      And player B has 6 cards in the hand
      When player A calls "Taker" to the back left circle
      And player B lets "Shade"'s ability come first
      And player B accepts the offer of the effect
      And player B tries to accept the offer of the effect
      Then that is not offered
      And "Shade" is in player B's hand
      And "Ghost" is on player B's front left circle

    Scenario: A player may leave a unit with Afterimage on its circle
      When player A calls "Taker" to the back left circle
      And player B declines
      Then "Ghost" is on player B's front left circle
      And "Bound" is in player A's hand

    Scenario: Afterimage triggers only on a bound card that the opponent takes
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
  Rule: 14.43.1 Nitou Kaigan triggers when its unit and the unit that it names boost each other

    Background:
      Given "Squire" is a unit of grade 1 with 8000 power
      And "Squire" has the icon "boost"
      And "Page" is a unit of grade 1 with 8000 power
      And "Page" has the icon "boost"
      And player A has "Next" on top of the deck
      And player B has "Shield" in the hand
      And it is player A's Battle Phase

    # answers: SET-GTHD01#3
    Scenario: Nitou Kaigan triggers when the named unit boosts its unit
      Given player A has the unit "Blade" (probe "nitou-kaigan-squire-draws") on the front left circle
      And player A has the unit "Squire" on the back left circle
      When player A attacks "B vanguard" with "Blade"
      And player A boosts with "Squire"
      And player B is asked to guard
      Then player A's hand holds exactly "Next"

    Scenario: Nitou Kaigan triggers when its unit boosts the named unit
      Given player A has the unit "Squire" on the front left circle
      And player A has the unit "Blade" (probe "nitou-kaigan-squire-draws") on the back left circle
      When player A attacks "B vanguard" with "Squire"
      And player A boosts with "Blade"
      And player B is asked to guard
      Then player A's hand holds exactly "Next"

    Scenario: Nitou Kaigan does not trigger on other boosts
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
