@VG
Feature: 7.16 to 7.20, 7.35. Revealing triggers, placing, retiring, healing, damage

  @VG-7.16.1
  Rule: 7.16.1 A trigger unit is revealed when a drive check or a damage check puts it into the trigger zone

    Background:
      Given "Spark" has the trigger icon "critical" with 10000 power
      And it is player A's Battle Phase

    Scenario: A trigger unit of a drive check is revealed, and a normal unit of a damage check is not
      Given player A has the unit "Watcher" (probe "trigger-revealed-draws") on the back left circle
      And player A has the unit "Reserve" on the front left circle
      And player B has the unit "Other watcher" (probe "trigger-revealed-draws") on the back left circle
      And player A has "Spark" and "Next" on top of the deck
      And player B has "Plain" and "Below" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then "Next" is in player A's hand
      And player B's hand holds 0 cards

    Scenario: A trigger unit of a damage check is revealed
      Given player B has the unit "Watcher" (probe "trigger-revealed-draws") on the back left circle
      And player A has the unit "Reserve" on the front left circle
      And player B has "Spark" and "Next" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      And player B chooses "B vanguard"
      And player B chooses "B vanguard"
      Then "Next" is in player B's hand

  @VG-7.17.1
  Rule: 7.17.1 A card is placed when it moves to a circle from anywhere except a circle

    @VG-7.17.2
    Scenario: A unit called from the hand is placed, but moving it to another circle does not place it again
      Given player A has "Scout" (probe "placed-draws") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Scout" to the front left circle
      And player A exchanges the cards of the column of the front left circle
      Then player A's hand holds exactly "Next"
      And "Scout" is on player A's back left circle

  @VG-7.17.2
  Rule: 7.17.2 A unit that is called or ridden is placed, wherever it came from

    Scenario: A unit called from another circle has been placed
      Given player A has the unit "Scout" (probe "placed-draws") on the front left circle
      And player A has "Herald" (probe "call-a-rear-guard") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Herald" to the back center circle
      And player A chooses the back right circle
      Then "Next" is in player A's hand

    Scenario: A unit that is ridden is placed
      Given player A has "Herald" (probe "ride-from-hand") in the hand
      And player A has "Scout" (probe "placed-draws") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Herald" to the back center circle
      Then "Scout" is on player A's vanguard circle
      And "Next" is in player A's hand

  @VG-7.18.1
  Rule: 7.18.1 A unit that is retired goes from the field to its owner's drop zone

    # answers: FAQ2012#1
    Scenario: An effect retires a rear-guard of the opponent
      Given player B has the unit "Target" on the front left circle
      And player A has "Herald" (probe "retire-one") in the hand
      When player A calls "Herald" to the back center circle
      Then "Target" is in player B's drop zone

  @VG-7.18.2
  Rule: 7.18.2 A unit that goes from the field to the drop zone is retired, whatever sent it there

    Scenario: A unit that an effect puts into the drop zone is retired, but one that returns to the hand is not
      Given player B has the unit "Target" (probe "retired-draws") on the front left circle
      And player B has the unit "Other target" (probe "retired-draws") on the front right circle
      And player B has "Next" on top of the deck
      And player A has "Herald" (probe "bounce-one") in the hand
      And player A has "Second" (probe "drop-one") in the hand
      When player A calls "Herald" to the back center circle
      And player A chooses "Other target"
      And player A calls "Second" to the back left circle
      Then player B's hand holds exactly "Other target" and "Next"
      And "Target" is in player B's drop zone

  @VG-7.20.1
  Rule: 7.20.1 A card that is healed goes from its player's damage zone to the drop zone

    Scenario: An effect that heals one card puts one of two damage cards into the drop zone
      Given player A has "Wound" and "Scar" in the damage zone
      And player A has "Herald" (probe "heal-one") in the hand
      When player A calls "Herald" to the back center circle
      And player A chooses "Scar"
      Then "Scar" is in player A's drop zone
      And "Wound" is in player A's damage zone

  @VG-7.35.1
  Rule: 7.35.1 Damage that is dealt to a vanguard is counted for its player

    Scenario: An effect that deals 2 damage puts two cards of the deck into the damage zone
      Given player A has "Herald" (probe "damage-two") in the hand
      And player B has "First", "Second" and "Third" on top of the deck
      When player A calls "Herald" to the back center circle
      Then player B's damage zone holds exactly "First" and "Second"
      And the top of player B's deck is "Third"

  @VG-7.35.1.1
  Rule: 7.35.1.1 Damage to "the vanguard" is dealt to each of several vanguards

    Scenario: A legion of two vanguards takes the damage twice
      Given player B has the unit "Leader" on the vanguard circle
      And player B has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has "Herald" (probe "damage-two") in the hand
      When player A calls "Herald" to the back center circle
      Then player B's damage zone holds 4 cards

  @VG-7.35.1.2
  Rule: 7.35.1.2 The damage check is made as a rule action after the effect that deals the damage

    Scenario: The next sentence of an effect that deals damage does not yet find the card in the damage zone
      Given player A has "Herald" (probe "damage-then-draw") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Herald" to the back center circle
      Then player B's damage zone holds 1 card
      And the top of player A's deck is "Next"
