@VG
Feature: 13. Rule actions

  @VG-13.1.2
  Rule: 13.1.2 Rule actions check the situation only at a check timing

    # answers: WIKI-RULES#1
    Scenario: Six damage cards in the middle of an effect that then heals one do not lose the game
      Given player A has "Wound" in the damage zone
      And player A has 5 cards in the damage zone
      And player A has "Herald" (probe "sixth-then-heal") in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Wound"
      Then the game goes on
      And player A's damage zone holds 5 cards
      And "Wound" is in player A's drop zone

  @VG-13.1.3
  Rule: 13.1.3 Rule actions that are due at the same time are carried out at the same time

    # answers: WIKI-RULES#2
    Scenario: If both decks are empty at the same check timing, both players lose and the game is a draw
      Given player A has 1 card in the deck
      And player B has 1 card in the deck
      And player A has "Herald" (probe "both-lose-the-top") in the hand
      When player A calls "Herald" to the back left circle
      Then the game is a draw

  @VG-13.2.1
  Rule: 13.2.1 A player with a losing condition loses

    @VG-13.2.2 @VG-1.2.2.1
    Scenario: A player whose vanguard is dealt the sixth damage loses the game
      Given player B has 5 cards in the damage zone
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player A wins the game

    Scenario: A heal trigger in the second damage check comes too late if the first damage already lost the game
      Given "Spark" has the trigger icon "heal" with 10000 power
      And player A has 5 cards in the damage zone
      And player B has 5 cards in the damage zone
      And player B has the unit "Zealot" (probe "trigger-revealed-heals") on the back left circle
      And player B has "First" and "Spark" on top of the deck
      And player A has "Herald" (probe "damage-two") in the hand
      When player A calls "Herald" to the back left circle
      Then player A wins the game

  @VG-13.2.3
  Rule: 13.2.3 A player without cards in the deck loses

    @VG-1.2.2.2
    Scenario: A player who draws the last card of their deck loses
      Given player B has 1 card in the deck
      When player A ends the turn
      Then player A wins the game

    Scenario: A player who checks the last card of their deck in a drive check loses before it goes to the hand
      Given player A has 1 card in the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player B wins the game
      And player A's trigger zone holds 1 card
      And player A's hand holds 0 cards

  @VG-13.2.4
  Rule: 13.2.4 A player without vanguard and without soul loses

    # answers: RULES2015#2
    @VG-1.2.2.3
    Scenario: A player whose only vanguard returns to the hand and who has no soul loses
      Given player A has "Herald" (probe "vanguard-to-the-hand") in the hand
      When player A calls "Herald" to the back left circle
      Then player B wins the game

    @reading
    Scenario: Where hearts come first, a player whose heart is left on the vanguard circle does not lose
      Given the ambiguous rule "Does a player lose whose vanguard is gone while hearts are on the vanguard circle?" is answered "no"
      And player A has the unit "Captain" on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state
      And player A has "Herald" (probe "vanguard-to-the-hand") in the hand
      When player A calls "Herald" to the back left circle
      Then the game goes on
      And "Captain" is in player A's hand

    @reading
    Scenario: Where hearts save nobody, a player whose heart is left on the vanguard circle loses
      Given the ambiguous rule "Does a player lose whose vanguard is gone while hearts are on the vanguard circle?" is answered "yes"
      And player A has the unit "Captain" on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state
      And player A has "Herald" (probe "vanguard-to-the-hand") in the hand
      When player A calls "Herald" to the back left circle
      Then player B wins the game

  @VG-13.3.3
  Rule: 13.3.3 Of several units on the vanguard circle the last one placed stays, and the others go into the soul

    Scenario: A rear-guard that an effect moves onto the vanguard circle replaces the vanguard
      Given player A has the unit "Heir" on the front left circle
      And player A has "Herald" (probe "rear-guard-to-the-vanguard-circle") in the hand
      When player A calls "Herald" to the back left circle
      Then "Heir" is on player A's vanguard circle
      And "A vanguard" is in player A's soul

  @VG-13.3.5
  Rule: 13.3.5 Of several cards on a rear-guard circle the last one placed stays, and the others go to the drop zone

    Scenario: A unit that an effect moves onto another unit's circle replaces it
      Given player A has the unit "Wanderer" on the front left circle
      And player A has "Herald" (probe "move-a-rear-guard") in the hand
      And player A has "Resident" in the hand
      When player A calls "Resident" to the back right circle
      And player A calls "Herald" to the back left circle
      And player A chooses "Wanderer"
      And player A chooses the back right circle
      Then "Wanderer" is on player A's back right circle
      And "Resident" is in player A's drop zone

    Scenario: A music order on a circle goes to the drop zone when another music order is put there
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player A has "Tango" (probe "music-draws") in the hand
      When player A plays the order "Tango"
      Then "Tango" is on player A's back center circle
      And "Waltz" is in player A's drop zone

  @VG-13.3.5.1
  Rule: 13.3.5.1 If several cards were placed last together on a circle, their player chooses which one stays

    Scenario: A player chooses which of two units placed together on one circle stays
      Given player A has the unit "One" on the front left circle
      And player A has the unit "Two" on the front left circle
      And player A has "Recruit" in the hand
      When player A chooses "One"
      And player A calls "Recruit" to the back left circle
      Then "Recruit" is on player A's back left circle
      And "One" is on player A's front left circle
      And "Two" is in player A's drop zone

  @VG-13.4.1
  Rule: 13.4.1 A guardian goes to the drop zone when no unit is being attacked

    Scenario: A guardian that returns the attacked unit to the hand is retired before the drive check
      Given player B has the unit "Target" on the front left circle
      And player B has "Shield" (probe "rear-guards-to-the-hand") in the hand
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "Target" with "A vanguard"
      And player B guards "Target" with "Shield"
      Then these events happened in this order:
        | put into hand | Target |
        | retired       | Shield |
        | drive checked | Top    |
      And "Shield" is in player B's drop zone

    Scenario: A guardian of the attacking player goes to the drop zone, but a guardian of the defender stays
      Given player A has the unit "Striker" (probe "attacks-with-a-guardian") on the front left circle
      And player A has "Intruder" in the hand
      And player B has "Shield" and "Spare" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Striker"
      And player B guards "B vanguard" with "Shield"
      And player B is asked to guard
      Then "Intruder" is in player A's drop zone
      And "Shield" is on player B's guardian circle

  @VG-13.5.1
  Rule: 13.5.1 A player without a vanguard rides a card from the soul

    # answers: RULES2015#1
    Scenario: A player without a vanguard chooses which of two cards in the soul to ride
      Given player A has "Squire" and "Knight" in the soul
      And player A has "Herald" (probe "vanguard-to-the-hand") in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Knight"
      Then "Knight" is on player A's vanguard circle
      And "Squire" is in player A's soul

    Scenario: A unit ridden from the soul by a rule is placed, and no unit is ridden upon
      Given player A has the unit "Captain" (probe "placed-and-rode-upon") on the vanguard circle
      And player A has "Herald" (probe "vanguard-to-the-soul") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Herald" to the back left circle
      Then "Captain" is on player A's vanguard circle
      And player A's hand holds exactly "Next"

  @VG-13.5.1.1
  Rule: 13.5.1.1 A player without a vanguard and without a card in the soul that can be ridden loses

    # answers: WIKI-RULES#3
    Scenario: A player without a vanguard whose soul has only an order loses
      Given "Decree" has this data:
        """
        {"category": "order"}
        """
      And player A has "Decree" in the soul
      And player A has "Herald" (probe "vanguard-to-the-hand") in the hand
      When player A calls "Herald" to the back left circle
      Then player B wins the game

  @VG-13.6.1
  Rule: 13.6.1 Damage is dealt only while no card is in a trigger zone

    Scenario: Damage dealt by an ability that a drive check triggered waits until the checked card is in the hand
      Given "Spark" has the trigger icon "front" with 10000 power
      And player A has the unit "Zealot" (probe "trigger-revealed-damages") on the back left circle
      And player A has "Spark" on top of the deck
      And player B has the unit "Target" on the front left circle
      And player B has "First" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "Target" with "A vanguard"
      Then these events happened in this order:
        | drive checked  | Spark |
        | put into hand  | Spark |
        | damage checked | First |
      And "First" is in player B's damage zone

  @VG-13.6.1.1
  Rule: 13.6.1.1 If both players have damage to take, the turn player takes it first

    Scenario: An ability deals damage to the opponent and then to its own player, whose card is checked first
      Given player A has "Herald" (probe "damage-both") in the hand
      And "A first" has the trigger icon "critical" with 10000 power
      And player A has "A first" on top of the deck
      And player B has "B first" on top of the deck
      When player A calls "Herald" to the back left circle
      And player A is asked to choose
      Then "A first" is in player A's trigger zone
      And player B's damage zone holds 0 cards
      When player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then "A first" is in player A's damage zone
      And "B first" is in player B's damage zone

  @VG-13.6.2
  Rule: 13.6.2 Each damage check reduces the remaining damage by 1

    @VG-13.6.3 @VG-13.7.2
    Scenario: Two damage put the top two cards of the deck into the damage zone, one after the other
      Given player A has "Herald" (probe "damage-two") in the hand
      And player B has "First", "Second" and "Third" on top of the deck
      When player A calls "Herald" to the back left circle
      Then player B's damage zone holds exactly "First" and "Second"
      And the top of player B's deck is "Third"
      And player B's vanguard damage stands at 0

  @VG-13.6.4
  Rule: 13.6.4 A trigger icon takes effect in a damage check

    # answers: RULE#20
    @VG-13.7.1
    Scenario: A draw trigger in the first damage check draws a card before the second check
      Given "Spark" has the trigger icon "draw" with 10000 power
      And player A has "Herald" (probe "damage-two") in the hand
      And player B has "Spark", "Next" and "Third" on top of the deck
      When player A calls "Herald" to the back left circle
      Then "Next" is in player B's hand
      And player B's damage zone holds exactly "Spark" and "Third"
      And "B vanguard" has 20000 power

  @VG-13.7.1
  Rule: 13.7.1 The checked card goes to the damage zone after the waiting abilities

    Scenario: A trigger unit cannot be healed by an ability that its own check triggered
      Given "Spark" has the trigger icon "front" with 10000 power
      And player B has the unit "Zealot" (probe "trigger-revealed-heals") on the back left circle
      And player B has "Spark" on top of the deck
      And player B has "Wound" in the damage zone
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds exactly "Spark"
      And "Wound" is in player B's drop zone

  @VG-13.7.2
  Rule: 13.7.2 The checked card goes to the damage zone after its trigger icon has taken effect

    Scenario: A player survives the sixth damage if its check is a heal trigger that heals a card
      Given "Spark" has the trigger icon "heal" with 10000 power
      And player A has 5 cards in the damage zone
      And player B has "Wound" in the damage zone
      And player B has 5 cards in the damage zone
      And player B has "Spark" on top of the deck
      And player A has the unit "Reserve" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B chooses "Wound"
      Then the game goes on
      And "Spark" is in player B's damage zone
      And player B's damage zone holds 5 cards
      And "Wound" is in player B's drop zone

  @VG-13.10.1
  Rule: 13.10.1 A card in a trigger zone while nothing is being checked goes to the drop zone

    Scenario: A card left in the trigger zone goes to the drop zone before the turn player acts
      Given player A has "Stray" in the trigger zone
      And player A has "Recruit" in the hand
      When player A calls "Recruit" to the back left circle
      Then "Recruit" is on player A's back left circle
      And "Stray" is in player A's drop zone

    Scenario: The card of a drive check goes to the drop zone when an effect ends the turn before it comes to the hand
      Given "Spark" has the trigger icon "front" with 10000 power
      And player A has the unit "Zealot" (probe "trigger-revealed-ends-the-turn") on the back left circle
      And player A has "Spark" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then "Spark" is in player A's drop zone
      And player B's damage zone holds 0 cards
      And player B is the turn player

  @VG-13.11.1
  Rule: 13.11.1 An order in the order area that is not being played goes to the drop zone

    Background:
      Given "Decree" has this data:
        """
        {"category": "order"}
        """
      And player A has "Recruit" in the hand

    Scenario: An order left in the order area goes to the drop zone before the turn player acts
      Given player A has "Decree" in the order area
      When player A calls "Recruit" to the back left circle
      Then "Recruit" is on player A's back left circle
      And "Decree" is in player A's drop zone

  @VG-13.11.2
  Rule: 13.11.2 A card in the order area that is not an order goes to the drop zone

    Scenario: A unit left in the order area goes to the drop zone before the turn player acts
      Given player A has "Stray" in the order area
      And player A has "Recruit" in the hand
      When player A calls "Recruit" to the back left circle
      Then "Recruit" is on player A's back left circle
      And "Stray" is in player A's drop zone

  @VG-13.11.3
  Rule: 13.11.3 A face-up order on a circle goes to the drop zone

    Scenario: An order on a rear-guard circle goes to the drop zone before the turn player acts
      Given "Decree" has this data:
        """
        {"category": "order"}
        """
      And player A has the unit "Decree" on the front left circle
      And player A has "Recruit" in the hand
      When player A calls "Recruit" to the back left circle
      Then "Recruit" is on player A's back left circle
      And "Decree" is in player A's drop zone
