@VG
Feature: 17.5, 17.10. Imprisoned and scouted cards

  Background:
    Given "Jail" has this data:
      """
      { "category": "order", "subtype": "set", "setSubtype": "prison", "grade": 1 }
      """
    And "Dungeon" has this data:
      """
      { "category": "order", "subtype": "set", "setSubtype": "prison", "grade": 1 }
      """
    And "Camp" has this data:
      """
      { "category": "order", "subtype": "set", "setSubtype": "base", "grade": 1 }
      """
    And "Outpost" has this data:
      """
      { "category": "order", "subtype": "set", "setSubtype": "base", "grade": 1 }
      """

  @VG-17.5.1.1
  Rule: 17.5.1.1 A player who has a Prison puts imprisoned cards into the order zone beside it

    Scenario: A rear-guard of player B goes to player A's order zone as an imprisoned card
      Given player A has "Jail" in the order zone
      And player A has the unit "Warden" (probe "act-imprisons-rear-guard") on the front left circle
      And player B has the unit "Thief" on the back left circle
      When player A activates "Warden"
      Then "Thief" is in player A's order zone
      And "Thief" is imprisoned

    Scenario: A player cannot imprison with a Base of their own and a Prison of the opponent
      Given player A has "Camp" in the order zone
      And player B has "Jail" in the order zone
      And player A has the unit "Warden" (probe "act-imprisons-rear-guard") on the front left circle
      And player B has the unit "Thief" on the back left circle
      And player A has "Squire" in the hand
      When player A activates "Warden"
      And player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And "Thief" is on player B's back left circle

  @VG-17.5.1.2
  Rule: 17.5.1.2 What a unit wears is imprisoned together with it

    Scenario: A unit and the card that it wears are imprisoned together
      Given player A has "Jail" in the order zone
      And player A has the unit "Warden" (probe "act-imprisons-rear-guard") on the front left circle
      And player B has the unit "Thief" on the back left circle
      And player B has the unit "Cloak" on the back left circle
      And "Cloak" is worn by "Thief"
      When player A activates "Warden"
      Then "Thief" and "Cloak" are in player A's order zone
      And "Cloak" is imprisoned

  @VG-17.5.2.1
  Rule: 17.5.2.1 An imprisoned card can use only the abilities that say so

    Scenario: An ability of an imprisoned card works only if it says so, for the player who imprisoned it
      Given player A has "Jail" in the order zone
      And player A has the unit "Warden" (probe "act-imprisons-rear-guard") on the front left circle
      And player B has the unit "Singer" (probe "imprisoned-draws-at-end") on the back left circle
      And player B has the unit "Mute" (probe "order-zone-draws-at-end") on the back right circle
      When player A activates "Warden"
      And player A ends the turn
      Then player B is the turn player
      And player A's hand holds 1 card
      And player B's hand holds 1 card

  @VG-17.5.3
  Rule: 17.5.3 Without a Prison that is not imprisoned itself the imprisoned cards go to the drop zones of their owners

    Scenario: When the Prison returns to the hand, the imprisoned card goes to its owner's drop zone
      Given player A has "Jail" in the order zone
      And player A has the unit "Warden" (probe "act-imprisons-rear-guard") on the front left circle
      And player A has the unit "Porter" (probe "act-takes-one-set-order") on the front right circle
      And player B has the unit "Thief" on the back left circle
      When player A activates "Warden"
      And player A activates "Porter"
      Then player A's hand holds exactly "Jail"
      And player B's drop zone holds exactly "Thief"

    Scenario: An imprisoned Prison does not keep any imprisoned cards, not even itself
      Given player A has "Jail" in the order zone
      And player A has "Dungeon" in the drop zone
      And player A has the unit "Warden" (probe "act-imprisons-drop") on the front left circle
      And player A has the unit "Porter" (probe "act-takes-one-set-order") on the front right circle
      When player A activates "Warden"
      Then "Dungeon" is imprisoned
      When player A activates "Porter"
      And player A chooses "Jail"
      Then "Dungeon" is in player A's drop zone
      And "Dungeon" is not imprisoned

  @VG-17.10.1.1
  Rule: 17.10.1.1 A player who has a Base puts scouted cards into the order zone

    Scenario: A card of the drop zone is scouted to the Base
      Given player A has "Camp" in the order zone
      And player A has "Ranger" in the drop zone
      And player A has the unit "Guide" (probe "act-scouts-drop") on the front left circle
      When player A activates "Guide"
      Then "Ranger" is in player A's order zone
      And "Ranger" is scouted

    Scenario: A player without a Base cannot scout
      Given player A has "Jail" in the order zone
      And player A has "Ranger" in the drop zone
      And player A has the unit "Guide" (probe "act-scouts-drop") on the front left circle
      And player A has "Squire" in the hand
      When player A activates "Guide"
      And player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And "Ranger" is in player A's drop zone

  @VG-17.10.2.1
  Rule: 17.10.2.1 A scouted card can use only the abilities that say so

    Scenario: An ability of a scouted card works only if it says so
      Given player A has "Camp" in the order zone
      And player A has "Singer" (probe "scouted-draws-at-end") and "Mute" (probe "order-zone-draws-at-end") in the drop zone
      And player A has the unit "Guide" (probe "act-scouts-drop") on the front left circle
      When player A activates "Guide"
      And player A ends the turn
      Then player B is the turn player
      And player A's hand holds 1 card

  @VG-17.10.3
  Rule: 17.10.3 Without a Base in the order zone the scouted cards go to the drop zone

    Scenario: When the Base returns to the hand, the scouted card goes to the drop zone
      Given player A has "Camp" in the order zone
      And player A has "Ranger" in the drop zone
      And player A has the unit "Guide" (probe "act-scouts-drop") on the front left circle
      And player A has the unit "Porter" (probe "act-takes-one-set-order") on the front right circle
      When player A activates "Guide"
      And player A activates "Porter"
      Then player A's hand holds exactly "Camp"
      And "Ranger" is in player A's drop zone
      And "Ranger" is not scouted

    Scenario: A scouted Base is a Base in the order zone as well
      Given player A has "Camp" in the order zone
      And player A has "Outpost" in the drop zone
      And player A has the unit "Guide" (probe "act-scouts-drop") on the front left circle
      And player A has the unit "Porter" (probe "act-takes-one-set-order") on the front right circle
      When player A activates "Guide"
      And player A activates "Porter"
      And player A chooses "Camp"
      Then "Outpost" is in player A's order zone
      And "Outpost" is scouted
