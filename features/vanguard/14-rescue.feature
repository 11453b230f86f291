@VG
Feature: 14.19. Rescue

  @VG-14.19.1.1
  Rule: 14.19.1.1 Rescue heals as many cards as it says and deals as much damage to one vanguard

    Scenario: Rescue 2 heals two cards, even a face-down one, and deals two damage to the vanguard
      Given player A has the unit "Healer" (probe "rescues-two") on the back left circle
      And player A has "One" and "Two" in the damage zone
      And player A has "Hidden" face down in the damage zone
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Healer"
      And player A chooses "One" and "Hidden"
      Then "One" and "Hidden" are in player A's drop zone
      And player A's damage zone holds exactly "Two", "Top" and "Next"
      And player B's damage zone holds 0 cards

    Scenario: Rescue 2 with one card in the damage zone still deals two damage
      Given player A has the unit "Healer" (probe "rescues-two") on the back left circle
      And player A has "One" in the damage zone
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Healer"
      Then "One" is in player A's drop zone
      And player A's damage zone holds exactly "Top" and "Next"

    Scenario: Rescue 1 deals its damage to one vanguard of a legion, which its player chooses
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Healer" (probe "rescues-one") on the back left circle
      And player A has "One" in the damage zone
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Healer"
      And player A tries to choose "Leader" and "Mate"
      Then that is refused
      When player A chooses "Mate"
      Then player A's damage zone holds exactly "Top"

    # answers: SET-GBT09#1
    Scenario: Damage from Rescue is checked for triggers
      Given player A has the unit "Healer" (probe "rescues-one") on the back left circle
      And "Spark" has the trigger icon "critical" with 10000 power
      And player A has "One" in the damage zone
      And player A has "Spark" on top of the deck
      When player A activates "Healer"
      And player A chooses "Healer"
      And player A chooses "Healer"
      Then "Healer" has 18000 power
      And "Spark" is in player A's damage zone

    Scenario: An effect that reduces damage by 1 reduces the damage of Rescue 2
      Given player A has the unit "Healer" (probe "rescues-two") on the back left circle
      And player A has the unit "Guardian" (probe "damage-is-one-less") on the back right circle
      And player A has "One" and "Two" in the damage zone
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Healer"
      Then "One" and "Two" are in player A's drop zone
      And player A's damage zone holds exactly "Top"

  @VG-14.19.1.2
  Rule: 14.19.1.2 A unit with Rescue of any number is a unit with Rescue

    Scenario: An effect for units with Rescue applies to Rescue 1 and Rescue 2
      Given player A has the unit "Healer" (probe "rescues-one") on the back left circle
      And player A has the unit "Surgeon" (probe "rescues-two") on the back center circle
      And player A has the unit "Captain" (probe "rescuers-get-power") on the back right circle
      When player A activates "Captain"
      Then "Healer" has 10000 power
      And "Surgeon" has 10000 power
      And "Captain" has 8000 power
