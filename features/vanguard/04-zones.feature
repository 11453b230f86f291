@VG
Feature: 4.1 to 4.7, 4.10 to 4.18. Zones

  @VG-4.1.3
  Rule: 4.1.3 A card that comes to a public zone is public

    @VG-7.29.1 @VG-4.12.2 @VG-4.2.2 @VG-4.3.3.1 @VG-4.3.3.3
    Scenario: Both players see a card from the hand that has been bound
      Given player A has "Hermit" and "Binder" (probe "called-binds-hand") in the hand
      When player A calls "Binder" to the front left circle
      Then player B sees "Hermit" in player A's bind zone

  @VG-4.1.4
  Rule: 4.1.4 Both players may count the cards of every zone

    Scenario: Both players know how many cards a hand and a deck hold
      Given player A has "Squire" in the hand
      And player A has 3 cards in the hand
      And player A has 7 cards in the deck
      When player A calls "Squire" to the front left circle
      Then player B counts 2 cards in player A's hand
      And player B counts 7 cards in player A's deck

  @VG-4.1.6
  Rule: 4.1.6 A hidden card that cannot go to a public zone because of its properties must be shown

    Scenario: A card of grade 3 that cannot be discarded is shown to the opponent whose effect would discard it
      Given "Keeper" is a unit of grade 3 with 13000 power
      And player B has "Keeper" and "Page" in the hand
      And player A has "Thief" (probe "called-drops-hand"), "Spare" and "Other" in the hand
      And player B has the unit "Ward" (probe "grade-3-is-not-discarded") on the back left circle
      When player A calls "Thief" to the front left circle
      And player A is asked to choose
      Then "Page" is in player B's drop zone
      And player A sees "Keeper" in player B's hand
      When player A chooses "Spare"
      Then player A does not see "Keeper"
      And player B's hand holds exactly "Keeper"

  @VG-4.1.8
  Rule: 4.1.8 A unit that moves to another circle is the same card as before, and one that leaves the circles is a new one

    Scenario: A unit moved to another circle keeps the power that an effect gave it
      Given player A has the unit "Hero" on the front left circle
      And "A vanguard" has brought about this effect on "Hero":
        """
        { "do": "modify", "stat": "power", "by": 5000, "until": "turn" }
        """
      When player A exchanges the cards of the column of the front left circle
      Then "Hero" is on player A's back left circle
      And "Hero" has 13000 power

    Scenario: A unit that is retired and called again has lost the power that an effect gave it
      Given player A has the unit "Hero" on the front left circle
      And player A has "Usurper" and "Caller" (probe "called-calls-drop") in the hand
      And "A vanguard" has brought about this effect on "Hero":
        """
        { "do": "modify", "stat": "power", "by": 5000, "until": "turn" }
        """
      When player A calls "Usurper" to the front left circle
      And player A calls "Caller" to the back left circle
      Then "Hero" is on player A's back right circle
      And "Hero" has 8000 power

  @VG-4.1.8.1
  Rule: 4.1.8.1 An effect that moves a card follows it to what it does with it afterwards

    Scenario: An effect calls a card of the drop zone and strengthens the unit that it has become
      Given player A has "Fallen" in the drop zone
      And player A has "Caller" (probe "called-calls-from-drop-stronger") in the hand
      When player A calls "Caller" to the front left circle
      And player A chooses the front right circle
      Then "Fallen" is on player A's front right circle
      And "Fallen" has 13000 power
      And "Caller" has 8000 power

  @VG-4.1.9
  Rule: 4.1.9 If several cards go to an ordered zone, their owner decides the order

    @VG-4.1.10 @VG-4.1.11
    Scenario: A player chooses the order of the cards that go from the drop zone to the bottom of the deck
      Given player A has "First" and "Second" in the drop zone
      And player A has "Keeper" (probe "called-drop-to-bottom") in the hand
      And player A has 6 cards in the deck
      When player A calls "Keeper" to the front left circle
      And player A arranges "Second" and "First"
      Then the bottom of player A's deck is "Second" and "First"
      And player B counts 8 cards in player A's deck
      And player B does not know card 8 of player A's deck

  @VG-4.1.13
  Rule: 4.1.13 A card cannot be moved to a zone of the other player

    Scenario: A card in the opponent's drop zone cannot be called by an effect and stays there
      Given player B has "Stranger" in the drop zone
      And player A has "Caller" (probe "called-calls-opponents-drop") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Caller" to the back left circle
      Then "Stranger" is in player B's drop zone
      And "Next" is in player A's hand

  @VG-4.4.2.1
  Rule: 4.4.2.1 A G unit that is the vanguard goes to the G zone instead of elsewhere

    @VG-4.4.2
    Scenario: A G vanguard that an effect would put into the soul goes to the G zone, and no card has been put into the soul
      Given "Giant" is a unit of grade 4 with 15000 power
      And "Giant" is a G unit
      And player A has the unit "Giant" on the vanguard circle
      And player A has "Next vanguard" and "Spirit" in the soul
      And player A has the unit "Witness" (probe "into-soul-draws") on the back center circle
      And player A has "Next" on top of the deck
      And player A has "Priest" (probe "vanguard-to-the-soul") in the hand
      When player A calls "Priest" to the front left circle
      And player A chooses "Next vanguard"
      Then "Giant" is in player A's G zone
      And the top of player A's deck is "Next"
      And "Next vanguard" is on player A's vanguard circle

  @VG-4.4.2.2
  Rule: 4.4.2.2 A G unit that was a rear-guard is moved and then goes to the G zone at once

    @VG-4.9.5
    Scenario: A G rear-guard that an effect puts into the soul has been put there, and lies in the G zone afterwards
      Given "Giant" is a unit of grade 4 with 15000 power
      And "Giant" is a G unit
      And player A has the unit "Giant" on the front left circle
      And player A has the unit "Witness" (probe "into-soul-draws") on the vanguard circle
      And player A has "Next" on top of the deck
      And player A has "Priest" (probe "called-rear-guards-to-soul") in the hand
      When player A calls "Priest" to the back left circle
      Then "Giant" is in player A's G zone
      And "Next" is in player A's hand

  @VG-4.4.2
  Rule: 4.4.2 A G unit may go from one rear-guard circle to another

    Scenario: A G unit may move from one rear-guard circle to another and stays on the field
      Given "Giant" is a unit of grade 4 with 15000 power
      And "Giant" is a G unit
      And player A has the unit "Giant" on the front left circle
      When player A exchanges the cards of the column of the front left circle
      Then "Giant" is on player A's back left circle

  @VG-4.9.5
  Rule: 4.9.5 A G unit that leaves its circle goes to the G zone

    @reading
    Scenario Outline: A G unit that an effect moves from the vanguard circle to a rear-guard circle <goes>
      Given the ambiguous rule "Does a G unit stay on a rear-guard circle if it is moved there from the vanguard circle?" is answered "<choice>"
      And "Giant" is a unit of grade 4 with 15000 power
      And "Giant" is a G unit
      And player A has the unit "Giant" on the vanguard circle
      And player A has "Next vanguard" in the soul
      And player A has "Herald" (probe "called-vanguard-moves-back") in the hand
      When player A calls "Herald" to the back left circle
      Then "Giant" is <place>
      And "Next vanguard" is on player A's vanguard circle

      Examples:
        | choice                    | goes               | place                           |
        | yes, it stays             | stays there        | on player A's back right circle |
        | no, it goes to the G zone | goes to the G zone | in player A's G zone            |

  @VG-4.4.3
  Rule: 4.4.3 An order that would be put onto a circle goes to the drop zone instead

    Scenario: An order that an effect would call goes to the drop zone instead
      Given "Decree" has this data:
        """
        { "category": "order", "grade": 1 }
        """
      And player A has "Decree" and "Caller" (probe "called-calls-hand-to-back-right") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Caller" to the front left circle
      Then "Decree" is in player A's drop zone
      And "Next" is in player A's hand
      And the event "called" did not happen to "Decree"

  @VG-4.5.2
  Rule: 4.5.2 Nobody may look at the cards of a deck

    @VG-4.1.7
    Scenario: Neither player sees the deck, and its order stays when a card goes to the bottom
      Given player A has "Fallen" in the drop zone
      And player A has "Top", "Middle" and "Third" on top of the deck
      And player A has "Keeper" (probe "called-drop-to-bottom") in the hand
      When player A calls "Keeper" to the front left circle
      Then player A does not see "Top"
      And player B does not see "Top"
      And the top of player A's deck is "Top", "Middle" and "Third"
      And the bottom of player A's deck is "Fallen"

  @VG-4.5.3
  Rule: 4.5.3 Cards leave the deck one by one

    Scenario: Of two cards that an effect puts from the deck into the soul the top one goes first
      Given player A has "Top" and "Second" on top of the deck
      And player A has "Miller" (probe "called-top-two-to-soul") in the hand
      When player A calls "Miller" to the front left circle
      Then these events happened in this order:
        | put into soul | Top    |
        | put into soul | Second |
      And "Top" and "Second" are in player A's soul

  @VG-4.6.2
  Rule: 4.6.2 A player may look at their own hand, but not at the other player's

    Scenario: Player A sees the card in their own hand, but player B does not
      Given player A has "Secret" and "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And player A sees "Secret" in player A's hand
      And player B does not see "Secret"

  @VG-4.7.2
  Rule: 4.7.2 Both players may look at the drop zone

    Scenario: Player B sees the unit of player A that has been retired
      Given player A has the unit "Old" on the front left circle
      And player A has "New" in the hand
      When player A calls "New" to the front left circle
      Then player B sees "Old" in player A's drop zone

  @VG-4.10.1
  Rule: 4.10.1 The soul is not part of the field

    Scenario: An effect that binds the grade 0 cards on the field binds no card in the soul
      Given "Seed" is a unit of grade 0 with 5000 power
      And player A has the unit "Seed" on the back right circle
      And "Spirit" is a unit of grade 0 with 5000 power
      And player A has "Spirit" in the soul
      And player A has "Binder" (probe "called-binds-grade-0") in the hand
      When player A calls "Binder" to the front left circle
      Then "Seed" is in player A's bind zone
      And "Spirit" is in player A's soul

  @VG-4.10.2
  Rule: 4.10.2 Both players may look at the soul

    Scenario: Player B sees the cards that come from player A's deck to the soul
      Given player A has "Top" and "Second" on top of the deck
      And player A has "Miller" (probe "called-top-two-to-soul") in the hand
      When player A calls "Miller" to the front left circle
      Then player B sees "Top" and "Second" in player A's soul

  @VG-4.11.2
  Rule: 4.11.2 Both players may look at the damage zone

    @VG-4.13.1.2
    Scenario: A card that a damage check has shown goes to the damage zone, where both players see it
      Given player B has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then "Top" is in player B's damage zone
      And player A sees "Top" in player B's damage zone

  @VG-4.11.2.1
  Rule: 4.11.2.1 Both players may look at face-down cards in the damage zone

    @VG-4.3.3
    Scenario: A card of the damage zone that an effect turns face down is still seen by both players
      Given player A has "Wound" in the damage zone
      And player A has "Turner" (probe "called-turns-damage") in the hand
      When player A calls "Turner" to the front left circle
      Then "Wound" lies face down there
      And player B sees "Wound" in player A's damage zone

  @VG-4.11.3
  Rule: 4.11.3 A face-down card in the damage zone has no information

    Scenario: An effect that takes unit cards from the damage zone cannot take a face-down card
      Given player A has "Open" in the damage zone
      And player A has "Closed" face down in the damage zone
      And player A has "Medic" (probe "called-takes-damage-units") in the hand
      When player A calls "Medic" to the front left circle
      Then "Open" is in player A's hand
      And "Closed" is in player A's damage zone

  @VG-4.11.4
  Rule: 4.11.4 A player with six cards in the damage zone loses

    Scenario: A player with five damage cards loses by the sixth, even if one of them is face down
      Given player B has "Closed" face down in the damage zone
      And player B has 5 cards in the damage zone
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player A wins the game

  @VG-4.12.3
  Rule: 4.12.3 Only its owner may look at a card that is face down in the bind zone

    @VG-4.2.3 @VG-4.3.3.2
    Scenario: Player A sees their own face-down bound card, but player B does not
      Given player A has "Hidden" face down in the bind zone
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And player A sees "Hidden" in player A's bind zone
      And player B does not see "Hidden"

  @VG-4.12.4
  Rule: 4.12.4 A card that is bound face down has no information

    Scenario: An effect that takes unit cards from the bind zone cannot take a face-down card
      Given player A has "Open" in the bind zone
      And player A has "Closed" face down in the bind zone
      And player A has "Breaker" (probe "called-takes-bound-units") in the hand
      When player A calls "Breaker" to the front left circle
      Then "Open" is in player A's hand
      And "Closed" is in player A's bind zone

  @VG-4.12.5
  Rule: 4.12.5 The effect that bound a card is remembered

    Scenario: A unit takes back the card that its own effect bound, but not one that another unit bound
      Given player A has "First" (probe "called-binds-moved-takes-back") and "Second" (probe "called-binds-moved-takes-back") in the hand
      And player A has "Hermit", "Monk" and "Novice" in the hand
      When player A calls "First" to the front left circle
      And player A chooses "Hermit"
      And player A calls "Second" to the front right circle
      And player A chooses "Monk"
      And player A exchanges the cards of the column of the front right circle
      Then player A's hand holds exactly "Monk" and "Novice"
      And "Hermit" is in player A's bind zone
      When player A exchanges the cards of the column of the front left circle
      Then player A's hand holds exactly "Monk", "Hermit" and "Novice"

  @VG-4.13.1.1
  Rule: 4.13.1.1 A card checked in a drive check goes to the hand

    Scenario: The card of the drive check is in the hand after the check
      Given player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then "Top" is in player A's hand

  @VG-4.13.2
  Rule: 4.13.2 Both players may look at the trigger zone

    Scenario: While player A chooses what the trigger icon of a drive check strengthens, player B sees the card
      Given player A has the unit "Next attacker" on the front left circle
      And "Top" has the trigger icon "draw" with 10000 power
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A is asked to choose
      Then player B sees "Top" in player A's trigger zone

  @VG-4.16.2
  Rule: 4.16.2 Both players may look at the order area

    Scenario: While player A chooses a card for an order, player B sees the order
      Given player A has "Decree" (probe "order-discards"), "One" and "Two" in the hand
      When player A plays the order "Decree"
      And player A is asked to choose
      Then player B sees "Decree" in player A's order area

  @VG-4.17.2
  Rule: 4.17.2 Both players may look at the order zone

    Scenario: Player B sees an order in player A's order zone
      Given "Law" has this data:
        """
        { "category": "order", "subtype": "set", "grade": 1 }
        """
      And player A has "Law" in the order zone
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And player B sees "Law" in player A's order zone

  @VG-4.17.3
  Rule: 4.17.3 A card in the order zone is standing or at rest, and face up or face down

    Scenario: A set order stands face up in the order zone until an effect rests it
      Given player A has "Law" (probe "set-order-draws") and "Sheriff" (probe "called-rests-orders") in the hand
      When player A plays the order "Law"
      Then "Law" stands
      And "Law" is face up in player A's order zone
      When player A calls "Sheriff" to the back left circle
      Then "Law" is at rest

    Scenario: An effect turns a set order face down
      Given player A has "Law" (probe "set-order-draws") and "Clerk" (probe "called-turns-orders-down") in the hand
      When player A plays the order "Law"
      And player A calls "Clerk" to the back left circle
      Then "Law" is face down in player A's order zone
      And "Law" stands

  @VG-4.17.3.1
  Rule: 4.17.3.1 A card that lies face down in the order zone has no information

    Scenario: An effect that takes unit cards from the order zone cannot take a face-down card
      Given player A has "Open" in the order zone
      And player A has "Closed" face down in the order zone
      And player A has "Freer" (probe "called-takes-order-zone-units") in the hand
      When player A calls "Freer" to the front left circle
      Then "Open" is in player A's hand
      And "Closed" is in player A's order zone

  @VG-4.18.2
  Rule: 4.18.2 A player cannot look at face-down cards in another player's ride deck zone

    Scenario: Player B cannot see the next unit of player A's ride deck
      Given player A has "Next form" in the ride deck zone
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And player B does not see "Next form"
      And player B does not see what is in player A's ride deck zone

    @reading
    Scenario: A player who may look at their ride deck sees its next unit
      Given the ambiguous rule "Can a player look at the face-down cards of their own ride deck zone?" is answered "yes"
      And player A has "Next form" in the ride deck zone
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And player A sees "Next form" in player A's ride deck zone

    @reading
    Scenario: A player who may not look at their ride deck does not see its next unit
      Given the ambiguous rule "Can a player look at the face-down cards of their own ride deck zone?" is answered "no"
      And player A has "Next form" in the ride deck zone
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And player A does not see "Next form"

  @VG-4.18.3
  Rule: 4.18.3 The ride decks are face down when the game begins

    Scenario: Neither player can see the three cards of the other player's ride deck
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      When player A ends the turn
      Then player B's hand holds 6 cards
      And player A's ride deck zone holds 3 cards
      And player A does not see what is in player B's ride deck zone
      And player B does not see what is in player A's ride deck zone

  @VG-4.18.4
  Rule: 4.18.4 A card of the ride deck goes face up to the ride deck zone instead of to the deck

    # answers: RIDE-DECK#2-1
    @VG-4.18.5
    Scenario: Of two cards that an effect puts from the soul to the deck the one of the ride deck goes to the ride deck zone, where both see it
      Given player A has "Former form" and "Plain" in the soul
      And "Former form" lay in the ride deck zone at the beginning
      And player A has "Keeper" (probe "called-soul-to-bottom") in the hand
      When player A calls "Keeper" to the front left circle
      Then player B sees "Former form" in player A's ride deck zone
      And the bottom of player A's deck is "Plain"
