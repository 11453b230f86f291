@BS
Feature: 16-3. Setting a Burst

  Background:
    Given player A has "Wall" (probe "burst-life") in the hand

  @BS-16-3-1
  Rule: 16-3-1 A player may set a card with a Burst face down once per turn, at no cost

    Background:
      Given player A has "Ward" (probe "burst-attack-draws") in the hand
      And player A has 0 Cores in the Reserve

    Scenario: Setting a Burst costs nothing, and the opponent does not see the card
      When player A sets "Wall" as a Burst
      Then "Wall" is face down in player A's Burst Area
      And player B does not see "Wall"

    Scenario: A player cannot set a second Burst in the same turn
      When player A sets "Wall" as a Burst
      And player A tries to set "Ward" as a Burst
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A sets "Ward" as a Burst
      Then "Ward" is face down in player A's Burst Area

    @BS-6-1-2
    Scenario: A Spirit set as a Burst does not reduce a cost with its symbol
      Given player A has "Owl" (probe "burst-summons-itself") and "Fox" in the hand
      And "Fox" has the reduction symbols red and red
      And player A has "Cub" on the Field
      And 4 Cores are on "Cub"
      When player A sets "Owl" as a Burst
      And player A tries to summon "Fox", moving 1 Core from "Cub" to the Trash and 1 Core from "Cub" to "Fox"
      Then that is refused
      When player A summons "Fox", moving 2 Cores from "Cub" to the Trash and 1 Core from "Cub" to "Fox"
      Then "Fox" is in player A's Field

  @BS-16-3-3
  Rule: 16-3-3 A new Burst replaces the one that is set, which goes to the Trash

    @BS-16-3-2
    Scenario: The Burst that was set goes to the Trash when another Burst is set
      Given player A has "Ward" (probe "burst-attack-draws") face down in the Burst Area
      When player A sets "Wall" as a Burst
      Then player A's Burst Area holds exactly "Wall"
      And "Ward" is in player A's Trash

  @BS-16-3-4
  Rule: 16-3-4 The Burst Area is not part of the Field

    Scenario: An effect that destroys all cards on the Field does not destroy a set Burst
      Given player B has "Ward" (probe "burst-attack-draws") face down in the Burst Area
      And player B has "Gate" on the Field
      And player A has "Storm" (probe "main-destroy-all") in the hand
      When player A uses the Main effect of "Storm", paying 1 Core
      Then "Gate" is in player B's Trash
      And player B's Burst Area holds exactly "Ward"

  @BS-16-3-5
  Rule: 16-3-5 A Burst cannot be set from the set aside cards

    Scenario: A set aside card cannot be set as a Burst
      Given player A has "Ward" (probe "burst-attack-draws") in the set aside cards
      When player A tries to set "Ward" as a Burst
      Then that is refused
      When player A sets "Wall" as a Burst
      Then player A's Burst Area holds exactly "Wall"

  @BS-16-3-6
  Rule: 16-3-6 A player who has set a card without a Burst loses when that is discovered

    Scenario: A player loses the game when a card without a Burst that they set is discarded
      Given player A has "Fox" face down in the Burst Area
      When player A sets "Wall" as a Burst
      Then player B wins the game

    @reading
    Scenario: Under the interpretation that refuses it, a card without a Burst cannot be set
      Given the ambiguous rule "Can a card without a Burst be set as one?" is answered "no, that is refused"
      And player A has "Fox" in the hand
      When player A tries to set "Fox" as a Burst
      Then that is refused
      When player A sets "Wall" as a Burst
      Then player A's Burst Area holds exactly "Wall"

    @reading
    Scenario: Under the interpretation that allows it, a card without a Burst can be set and lies there undiscovered
      Given the ambiguous rule "Can a card without a Burst be set as one?" is answered "yes, it is set"
      And player A has "Fox" in the hand
      When player A sets "Fox" as a Burst
      Then "Fox" is face down in player A's Burst Area
      And the game goes on

  @BS-16-3-7
  Rule: 16-3-7 A Burst is shown when it leaves the Burst Area or when the game ends while it is set

    Scenario: A discarded Burst lies face up in the Trash
      Given player B has "Ward" (probe "burst-attack-draws") face down in the Burst Area
      And player A has "Gust" (probe "main-discards-burst") in the hand
      When player A uses the Main effect of "Gust", paying 1 Core
      Then player A sees "Ward" in player B's Trash

    Scenario: A set Burst is shown when the game ends
      Given player A has "Ward" (probe "burst-attack-draws") face down in the Burst Area
      And player A has "Doom" (probe "main-loses-life") in the hand
      And player A has 1 Core in the Life
      When player A uses the Main effect of "Doom", paying 1 Core
      Then player B wins the game
      And "Ward" is face up in player A's Burst Area

  @BS-16-3-8
  Rule: 16-3-8 A set Burst cannot have Cores on it

    Scenario: A Core cannot be moved onto a set Burst
      Given player A has "Ward" (probe "burst-attack-draws") face down in the Burst Area
      And player A has "Fox" on the Field
      When player A tries to move 1 Core from the Reserve to "Ward"
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it

  @BS-16-3-9
  Rule: 16-3-9 A set Burst can be neither taken back nor discarded at will, only replaced by another Burst

    # answers: QA-BURST#1
    Scenario: A player cannot set the set Burst again to put it into the Trash
      Given player A has "Ward" (probe "burst-attack-draws") face down in the Burst Area
      When player A tries to set "Ward" as a Burst
      Then that is refused
      When player A sets "Wall" as a Burst
      Then "Ward" is in player A's Trash
