@VG
Feature: 1.3, 6, 7, 11. Choices, circles, costs and prohibitions that card texts name

  @VG-1.3.1
  Rule: 1.3.1 A text can ask a payment for an attack

    Background:
      Given player B has the unit "Toll" (probe "opponents-rear-guards-attack-for-a-card") on the front left circle
      And player A has the unit "Rider" on the front left circle

    Scenario: If the opponent's text demands a card for each rear-guard's attack, a player discards one to attack
      Given player A has "Coin" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Rider"
      Then "Coin" is in player A's drop zone
      And "Rider" is at rest

    Scenario: A player without a card to discard can attack with the vanguard, but not with a rear-guard that costs one
      Given it is player A's Battle Phase
      When player A tries to attack "B vanguard" with "Rider"
      Then that is refused
      When player A attacks "B vanguard" with "A vanguard"
      Then "A vanguard" is at rest

  @VG-1.3.1
  Rule: 1.3.1 A text can make a player skip a phase or a drive check

    @VG-9.1.2 @VG-9.6.1
    Scenario: A player who skips the next Stand Phase, Draw Phase and Ride Phase has them again a turn later
      Given player A has the unit "Thief" (probe "act-opponent-skips-stand-draw-and-ride") on the front left circle
      And player B has the unit "Herald" (probe "phases-offer-draw") on the front left circle
      And player B has the unit "Sleeper" at rest on the front right circle
      When player A activates "Thief"
      And player A ends the turn
      And player B is asked to accept the offer
      Then it is now player B's Main Phase
      And "Sleeper" is at rest
      And player B's hand holds 0 cards
      When player B ends the turn
      And player A ends the turn
      Then "Sleeper" stands
      And player B's hand holds 1 card

    @VG-9.1.2
    Scenario: A player who skips the next Ride, Main and Battle Phases still draws, and attacks again a turn later
      Given player A has the unit "Thief" (probe "act-opponent-skips-ride-main-and-battle") on the front left circle
      When player A activates "Thief"
      And player A ends the turn
      Then turn 7 of the game has come
      And player B's hand holds 1 card
      When player A ends the turn
      And player B attacks "A vanguard" with "B vanguard"
      Then "B vanguard" is at rest

    @VG-9.1.2
    Scenario: A player whose text skips all phases neither stands units nor draws on their own turn
      Given player A has the unit "Thief" (probe "opponent-has-no-phases") on the front left circle
      And player B has the unit "Sleeper" at rest on the front left circle
      When player A ends the turn
      Then turn 7 of the game has come
      And "Sleeper" is at rest
      And player B's hand holds 0 cards

    @VG-10.6.1.2
    Scenario: A player who skips the next drive check gets no card from the vanguard's first attack
      Given player A has the unit "Thief" (probe "act-opponent-skips-a-drive-check") on the front left circle
      When player A activates "Thief"
      And player A ends the turn
      And player B attacks "A vanguard" with "B vanguard"
      Then player B's hand holds 1 card
      And "B vanguard" is at rest

  @VG-1.3.3
  Rule: 1.3.3 A player cannot do what a text forbids

    Scenario: A unit cannot boost if an effect forbids its player's units to boost
      Given player B has the unit "Ban" (probe "opponent-cannot-boost") on the front left circle
      And player A has the unit "Squire" on the front left circle
      And player A has the unit "Drummer" on the back left circle
      And "Drummer" has the icon "boost"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Squire"
      And player A tries to boost with "Drummer"
      Then that is not offered
      And "Squire" is at rest

    Scenario: An effect cannot put a card that cannot guard from the drop zone onto the guardian circle
      Given player A has the unit "Ban" (probe "opponents-drop-cannot-guard") on the front left circle
      And player B has "Caller" (probe "guards-calls-guardian-from-drop") in the hand
      And player B has "Fallen" in the drop zone
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Ban"
      And player B guards "B vanguard" with "Caller"
      Then "Caller" is in player B's drop zone
      And "Fallen" is in player B's drop zone
      And the event "guards" happened exactly 1 time

    Scenario: If grade 0 cards cannot be called from the hand, a card of grade 0 cannot guard, but one of grade 1 can
      Given player A has the unit "Ban" (probe "opponents-grade-0-cannot-guard-from-hand") on the front left circle
      And player B has "Small" and "Shield" in the hand
      And "Small" is a unit of grade 0 with 5000 power
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Ban"
      And player B tries to guard "B vanguard" with "Small"
      Then that is refused
      When player B guards "B vanguard" with "Shield"
      Then "Shield" is in player B's drop zone

  @VG-9.9.2.1
  Rule: 9.9.2.1 In the Main Phase the turn player may call units to rear-guard circles, as far as texts allow

    Scenario: A player who cannot call to rear-guard circles cannot call a rear-guard
      Given player B has the unit "Ban" (probe "opponent-cannot-call-rear-guards") on the front left circle
      And player A has "Squire" in the hand
      And player A has the unit "Page" on the front right circle
      When player A tries to call "Squire" to the back left circle
      Then that is refused
      When player A exchanges the cards of the column of the front right circle
      Then "Page" is on player A's back right circle

  @VG-10.5.1.2.2
  Rule: 10.5.1.2.2 A card that cannot be called to rear-guard circles can still guard

    Scenario: A player who cannot call to rear-guard circles can still call a guardian
      Given player A has the unit "Ban" (probe "opponent-cannot-call-rear-guards") on the front left circle
      And player B has "Shield" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Ban"
      And player B guards "B vanguard" with "Shield"
      Then player B's drop zone holds exactly "Shield"

  @VG-1.3.3
  Rule: 1.3.3 What a text forbids cannot be done by a rule or by another text either

    Scenario: A player who cannot ride from the hand keeps the card and the vanguard
      Given player B has the unit "Ban" (probe "opponent-cannot-ride-from-hand") on the front left circle
      And player A has "Lord" in the hand
      And "Lord" is a unit of grade 3 with 12000 power
      And it is player A's Ride Phase
      And player A has "Peer" on top of the deck
      When player A tries to ride "Lord"
      Then that is refused
      When player A ends the turn
      Then turn 6 of the game has come

    Scenario: A rear-guard that cannot be rested still stands after an effect rests all rear-guards
      Given player B has the unit "Ban" (probe "opponents-rear-guards-cannot-rest") on the front left circle
      And player A has the unit "Squire" on the front left circle
      And player A has "Lullaby" (probe "order-rests-own-rear-guards") in the hand
      When player A plays "Lullaby"
      Then "Squire" stands
      And "Lullaby" is in player A's drop zone

  @VG-7.18.1
  Rule: 7.18.1 A unit that is retired goes to the drop zone of its owner, as far as texts allow

    Scenario: A rear-guard that another one protects stays when an effect retires both
      Given player B has the unit "Wall" (probe "others-cannot-be-retired") on the front left circle
      And player B has the unit "Maiden" on the front right circle
      And player A has "Storm" (probe "order-retires-all-of-the-opponent") in the hand
      When player A plays "Storm"
      Then player B's drop zone holds exactly "Wall"

  @VG-10.6.1.2
  Rule: 10.6.1.2 A vanguard that attacks makes drive checks, as far as texts allow

    Scenario: A vanguard that cannot make drive checks adds no card to the hand
      Given player B has the unit "Ban" (probe "opponent-makes-no-drive-checks") on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player A's hand holds 0 cards
      And "A vanguard" is at rest

  @VG-9.9.2.3
  Rule: 9.9.2.3 In the Main Phase the turn player may play orders, as far as texts allow

    Scenario: A player who cannot play orders keeps an order in the hand
      Given player B has the unit "Ban" (probe "opponent-plays-no-orders") on the front left circle
      And player A has "Charm" (probe "order-discard-draws-2") and "Coin" in the hand
      When player A tries to play "Charm"
      Then that is refused
      When player A calls "Coin" to the back left circle
      Then "Coin" is on player A's back left circle

  @VG-1.3.3
  Rule: 1.3.3 A player cannot do what a text forbids that player to do

    Scenario: A player who cannot draw draws nothing from an order
      Given player B has the unit "Ban" (probe "opponent-cannot-draw") on the front left circle
      And player A has "Charm" (probe "order-discard-draws-2") and "Coin" in the hand
      When player A plays "Charm"
      Then player A's hand holds 0 cards

    @VG-7.26.1
    Scenario: A player who can neither counter-charge nor soul-charge still carries out the rest of the effect
      Given player B has the unit "Ban" (probe "nobody-charges") on the front left circle
      And player A has the unit "Sage" (probe "act-counter-charges-and-soul-charges-and-draws") on the front left circle
      And player A has "Wound" face down in the damage zone
      When player A activates "Sage"
      Then player A's hand holds 1 card
      And player A's soul holds 0 cards
      And "Wound" lies face down there

    Scenario: A player who cannot soul-charge cannot play an ability that costs a soul-charge
      Given player B has the unit "Ban" (probe "nobody-charges") on the front left circle
      And player A has the unit "Sage" (probe "act-soul-charges-for-a-card") on the front left circle
      And player A has the unit "Scribe" (probe "act-counter-charges-and-soul-charges-and-draws") on the front right circle
      When player A tries to activate "Sage"
      Then that is refused
      When player A activates "Scribe"
      Then player A's hand holds 1 card

  @VG-11.8.4.1
  Rule: 11.8.4.1 A card that cannot be chosen is not among those to choose from

    Scenario: An opponent's effect cannot bind a card of the drop zone that it cannot choose
      Given player B has the unit "Ban" (probe "own-drop-cannot-be-chosen") on the front left circle
      And player B has "Fallen" in the drop zone
      And player A has "Chain" (probe "order-binds-a-card-of-the-opponents-drop") in the hand
      When player A plays "Chain"
      Then "Fallen" is in player B's drop zone
      And "Chain" is in player A's drop zone

  @VG-1.3.5.1
  Rule: 1.3.5.1 The number in "up to" may be a counted one

    Scenario: A player who may draw up to one card for each other rear-guard draws at most two with two of them
      Given player A has the unit "Sage" (probe "act-number-up-to-rear-guards-draws") on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has the unit "Page" on the back right circle
      When player A activates "Sage"
      And player A tries to choose the number 3
      Then that is refused
      When player A chooses the number 2
      Then player A's hand holds 2 cards

  @VG-1.3.2
  Rule: 1.3.2 A number that cannot be chosen is not chosen

    Scenario: A player told to choose a number from 1 to a count of 0 chooses none and carries out the rest
      Given player A has the unit "Sage" (probe "act-number-from-1-draws-then-charges") on the front left circle
      When player A activates "Sage"
      Then player A's hand holds 0 cards
      And player A's soul holds 1 card

  @VG-1.3.7.2
  Rule: 1.3.7.2 A unit that attacks has attacked in this turn

    Scenario: A unit that gets 5000 power for each attack this turn counts an earlier attack and its own
      Given player A has the unit "Last" (probe "attacks-stronger-by-attacks") on the front left circle
      And player A has the unit "First" on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "First"
      And player A attacks "B vanguard" with "Last"
      Then "Last" has 18000 power

  @VG-7.2.1
  Rule: 7.2.1 A text can choose units to stand by what they did this turn

    Scenario: After its battle a unit stands a rear-guard that attacked this turn, but not another one at rest
      Given player A has the unit "Captain" (probe "battle-ending-stands-one-that-attacked") on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has the unit "Tired" at rest on the back right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Squire"
      And player A attacks "B vanguard" with "Captain"
      Then "Squire" stands
      And "Captain" is at rest
      And "Tired" is at rest

  @VG-6.2.5
  Rule: 6.2.5 A unit that is called again after its attack counts as not having attacked

    @reading
    Scenario: A rear-guard that attacked and was called again cannot be stood as a unit that attacked
      Given player A has the unit "Captain" (probe "battle-ending-stands-one-that-attacked") on the front left circle
      And player A has the unit "Returner" (probe "no-hit-calls-itself-at-rest") on the front right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Returner"
      And player A chooses the back right circle
      And player A attacks "B vanguard" with "Captain"
      Then "Returner" is at rest

  @VG-4.9.2.6
  Rule: 4.9.2.6 A circle with a locked card is no open rear-guard circle

    Scenario: A player who draws for open rear-guard circles does not count a circle with a locked card
      Given player A has the unit "Scout" (probe "act-draws-for-open-circles") on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has the locked card "Chained" on the back right circle
      When player A activates "Scout"
      Then player A's hand holds 2 cards

  @VG-6.2.3.2
  Rule: 6.2.3.2 A circle is chosen for each card that is called

    Scenario: A card called to an open circle cannot go to a circle with a unit
      Given player A has the unit "Herald" (probe "act-calls-to-open-circles") on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has "Page" in the hand
      When player A activates "Herald"
      And player A tries to choose the front right circle
      Then that is refused
      When player A chooses the back right circle
      Then "Page" is on player A's back right circle

    Scenario: If the column has no other circle, the called card replaces the unit that called it
      Given player A has the unit "Herald" (probe "act-calls-to-its-column") on the front left circle
      And player A has "Page" in the hand
      When player A activates "Herald"
      And player A tries to choose the back right circle
      Then that is refused
      When player A chooses the front left circle
      Then "Page" is on player A's front left circle
      And "Herald" is in player A's drop zone

    Scenario: An opponent told to call chooses the card and one of their own circles
      Given player A has the unit "Host" (probe "act-opponent-calls-from-drop") on the front left circle
      And player B has "Guest" and "Fallen" in the drop zone
      When player A activates "Host"
      And player B chooses "Guest"
      And player B chooses the back right circle
      Then "Guest" is on player B's back right circle

    Scenario: A player told to call for the opponent chooses a circle in the opponent's back row
      Given player A has the unit "Host" (probe "act-calls-to-the-opponents-back-row") on the front left circle
      And player B has "Guest" in the drop zone
      And player B has the unit "Squire" on the back right circle
      When player A activates "Host"
      And player A tries to choose player B's front right circle
      Then that is refused
      When player A chooses player B's back right circle
      Then "Guest" is on player B's back right circle
      And "Squire" is in player B's drop zone

  @VG-6.2.4
  Rule: 6.2.4 Each guardian guards an attacked unit, even if an effect calls it

    Scenario: If a guardian's effect calls another guardian, both shields count
      Given player A has the unit "Hero" on the front left circle
      And "Hero" is a unit of grade 3 with 19000 power
      And player B has "Caller" (probe "guards-calls-guardian-from-drop") in the hand
      And player B has "Fallen" in the drop zone
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Hero"
      And player B guards "B vanguard" with "Caller"
      Then player B's damage zone holds 0 cards
      And player B's drop zone holds exactly "Caller" and "Fallen"

  @VG-6.7.2.2
  Rule: 6.7.2.2 A card that an effect overDresses onto a unit wears that unit

    Scenario: A card that an effect overDresses from the drop zone onto "Maiden" takes its circle and wears it
      Given player A has the unit "Dresser" (probe "act-over-dresses-from-drop") on the front left circle
      And player A has the unit "Maiden" on the back right circle
      And player A has "Dragon" in the drop zone
      When player A activates "Dresser"
      Then "Dragon" is on player A's back right circle
      And "Maiden" is on player A's back right circle
      And the event "over dressed" happened exactly 1 time to "Dragon"

  @VG-7.10.3
  Rule: 7.10.3 Cards that an effect reveals are seen until it has been carried out

    Scenario: A player who reveals cards until one of grade 3 sees no card below it
      Given player A has the unit "Seeker" (probe "act-reveals-until-grade-3") on the front left circle
      And player A has "Page", "Squire", "Lord" and "Next" on top of the deck
      And "Lord" is a unit of grade 3 with 12000 power
      When player A activates "Seeker"
      Then player A's hand holds exactly "Lord"
      And player A's drop zone holds exactly "Page" and "Squire"
      And the top of player A's deck is "Next"
      And player A does not see "Next"

  @VG-7.14.1
  Rule: 7.14.1 A unit that gets another unit's abilities has them, including its skill icons

    Scenario: A unit that gets the abilities of "Master" has its 3000 power and its Boost, and "Master" keeps them
      Given player A has the unit "Pupil" (probe "act-gets-abilities-of-master") on the back left circle
      And player A has the unit "Squire" on the front left circle
      And player A has the unit "Master" on the front right circle
      And "Master" has this data:
        """
        { "category": "unit", "name": "Master", "grade": 1, "power": 8000, "icons": ["boost"], "abilities": [{ "type": "cont", "effect": [{ "do": "modify", "stat": "power", "by": 3000, "target": { "self": true } }] }] }
        """
      When player A activates "Pupil"
      Then "Pupil" has 11000 power
      And "Master" has 11000 power
      When player A ends the phase
      And player A attacks "B vanguard" with "Squire"
      And player A boosts with "Pupil"
      Then "Pupil" is at rest

  @VG-7.34.1.1
  Rule: 7.34.1.1 Units that exchange circles count as moved

    Scenario: Two rear-guards that an effect switches count as moved, but not as placed, and keep their orientations
      Given player A has the unit "Swapper" (probe "act-exchanges-with-another") on the front left circle
      And player A has the unit "Runner" (probe "moved-draws") at rest on the back right circle
      And player A has "Next" on top of the deck
      When player A activates "Swapper"
      Then "Swapper" is on player A's back right circle
      And "Runner" is on player A's front left circle
      And "Runner" is at rest
      And player A's hand holds exactly "Next"
      And the event "placed" did not happen

  @VG-7.34.1
  Rule: 7.34.1 A unit that moves goes to another circle, which a text can restrict

    Scenario: A unit that moves to an open circle of the front row goes to the one without a unit
      Given player A has the unit "Runner" (probe "act-moves-to-an-open-circle") on the back left circle
      And player A has the unit "Squire" on the front left circle
      When player A activates "Runner"
      Then "Runner" is on player A's front right circle

  @VG-7.37.1
  Rule: 7.37.1 A text can let a unit battle further units

    Scenario: A unit that battles two more rear-guards hits all three, but not a fourth
      Given player A has the unit "Fury" (probe "attacks-battles-2-others") on the front left circle
      And player B has the unit "Attacked" on the front left circle
      And player B has the unit "Second" on the front right circle
      And player B has the unit "Third" on the back left circle
      And player B has the unit "Fourth" on the back right circle
      And it is player A's Battle Phase
      When player A attacks "Attacked" with "Fury"
      And player A chooses "Second" and "Third"
      Then player B's drop zone holds exactly "Attacked", "Second" and "Third"

  @VG-11.8.2.1.1
  Rule: 11.8.2.1.1 An order that is played goes to the order area and counts towards the order limit

    Scenario: A player pays for an order that an effect plays from the drop zone, and it counts as the order of the turn
      Given player A has the unit "Scribe" (probe "act-plays-order-of-drop") on the front left circle
      And player A has "Charm" (probe "order-discard-draws-2") in the drop zone
      And player A has "Coin" in the hand
      And player A has "Another" (probe "order-discard-draws-2") on top of the deck
      When player A activates "Scribe"
      Then player A's drop zone holds exactly "Coin" and "Charm"
      And player A's hand holds 2 cards
      When player A tries to play "Another"
      Then that is refused

    Scenario: A player who has played an order this turn cannot play another by an effect
      Given player A has the unit "Scribe" (probe "act-plays-order-of-drop-free") on the front left circle
      And player A has "Charm" (probe "order-3-damage-to-opponent") in the hand
      And player A has "Old" (probe "order-discard-draws-2") in the drop zone
      When player A plays "Charm"
      And player A activates "Scribe"
      And player A chooses "Old"
      Then player A's hand holds 0 cards

    Scenario: A player can play an order from the drop zone for free if the text says so
      Given player A has the unit "Scribe" (probe "act-plays-order-of-drop-free") on the front left circle
      And player A has "Charm" (probe "order-discard-draws-2") in the drop zone
      When player A activates "Scribe"
      Then player A's hand holds 2 cards
      And player A's drop zone holds exactly "Charm"

  @VG-11.8.2.2
  Rule: 11.8.2.2 The whole cost of a card or an ability is paid when it is played

    Background:
      Given player A has the unit "Broker" (probe "act-discards-grades-of-3-draws-2") on the front left circle
      And "Small" is a unit of grade 1 with 8000 power
      And "Little" is a unit of grade 1 with 8000 power
      And "Big" is a unit of grade 2 with 10000 power

    Scenario: A cost of cards with a total grade of 3 can be paid with grades 1 and 2, but not with two cards of grade 1
      Given player A has "Small", "Little" and "Big" in the hand
      When player A activates "Broker"
      And player A tries to choose "Small" and "Little"
      Then that is refused
      When player A chooses "Little" and "Big"
      Then player A's drop zone holds exactly "Little" and "Big"
      And player A's hand holds 3 cards

    Scenario: An ability cannot be played if the hand cannot reach the total grade of its cost
      Given player A has "Small" and "Little" in the hand
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Broker"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

  @VG-11.10.1
  Rule: 11.10.1 A replacement effect puts another event in place of the one that would happen

    Scenario: A player retires a unit instead of taking battle damage, and no card goes to the damage zone
      Given player B has the unit "Martyr" (probe "retires-instead-of-battle-damage") on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B accepts the offer of the effect
      Then "Martyr" is in player B's drop zone
      And player B's damage zone holds 0 cards
      And the event "damage dealt" did not happen

  @VG-7.35.1
  Rule: 7.35.1 Damage dealt to a vanguard is added for its player unless something replaces it

    Scenario: A unit that replaces only battle damage does not replace the damage of an order
      Given player B has the unit "Martyr" (probe "retires-instead-of-battle-damage") on the front left circle
      And player A has "Curse" (probe "order-3-damage-to-opponent") in the hand
      When player A plays "Curse"
      Then player B's damage zone holds 3 cards

  @VG-11.10.1
  Rule: 11.10.1 A replacement effect puts another event in place of the one that would happen

    Scenario: A player who draws instead of making a drive check has not checked a card
      Given player A has the unit "Dreamer" (probe "draws-instead-of-drive-checks") on the front left circle
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then player A's hand holds exactly "Top"
      And the event "drive checked" did not happen

  @VG-11.3.1.3.3
  Rule: 11.3.1.3.3 An effect that changes an amount uses the amount that it replaces

    Scenario: An order of 3 damage deals 2 if each damage is reduced by 1
      Given player B has the unit "Wall" (probe "damage-is-one-less") on the front left circle
      And player A has "Curse" (probe "order-3-damage-to-opponent") in the hand
      When player A plays "Curse"
      Then player B's damage zone holds 2 cards

  @VG-11.11.1
  Rule: 11.11.1 An effect that refers to a unit that has moved away uses its former circle

    Scenario: A unit that retires itself still determines the column to which a card is called
      Given player A has the unit "Herald" (probe "act-retires-itself-calls-to-its-column") on the front left circle
      And player A has "Page" in the hand
      When player A activates "Herald"
      And player A tries to choose the back right circle
      Then that is refused
      When player A chooses the back left circle
      Then "Page" is on player A's back left circle

    Scenario: The opponent's top card is called to the circle of the rear-guard that went under the deck
      Given player A has the unit "Swapper" (probe "act-opponents-unit-under-deck-top-called-there") on the front left circle
      And player B has the unit "Squire" on the back right circle
      And player B has "Top" on top of the deck
      When player A activates "Swapper"
      Then "Top" is on player B's back right circle
      And the bottom of player B's deck is "Squire"

  @VG-18.3.1.2
  Rule: 18.3.1.2 Cards with different grades are compared by their grades

    Scenario: A player told to take cards of different grades takes one of the two grade 1 cards and the grade 2 card
      Given player A has the unit "Herald" (probe "act-takes-up-to-3-of-different-grades") on the front left circle
      And player A has "Small", "Little" and "Big" in the drop zone
      And "Small" is a unit of grade 1 with 8000 power
      And "Little" is a unit of grade 1 with 8000 power
      And "Big" is a unit of grade 2 with 10000 power
      When player A activates "Herald"
      And player A tries to choose "Small" and "Little"
      Then that is refused
      When player A chooses "Small" and "Big"
      Then player A's hand holds exactly "Small" and "Big"

  @VG-4.9.1.1
  Rule: 4.9.1.1 A text can refer to the column of another unit

    Scenario: An effect on the column of a chosen unit retires both units there and no others
      Given player A has the unit "Hammer" (probe "act-retires-the-column-of-a-unit") on the front left circle
      And player B has the unit "Chosen" on the front left circle
      And player B has the unit "Behind" on the back left circle
      And player B has the unit "Beside" on the back right circle
      When player A activates "Hammer"
      And player A chooses "Chosen"
      Then player B's drop zone holds exactly "Chosen" and "Behind"

    Scenario: An ability strengthens the unit in front of the one that is called, but not one in another column
      Given player A has the unit "Drummer" (probe "called-strengthens-the-unit-ahead") on the front right circle
      And player A has the unit "Squire" on the front left circle
      And player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      Then "Squire" has 13000 power
      And "Drummer" has 8000 power

  @VG-15.8.2
  Rule: 15.8.2 A text can say on which circle a marker is put

    Scenario: A marker is put on the called unit's circle without a choice
      Given player A has the unit "Smith" (probe "called-marks-the-circle-of-the-called") on the front right circle
      And player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      Then player A is not asked to choose a circle
      And "Page" is on player A's back left circle
      And the event "marker put" happened exactly 1 time

  @VG-10.4.1.11
  Rule: 10.4.1.11 A unit with Boost behind the attacker may boost it, as far as texts allow

    Scenario: A unit that cannot be boosted is not boosted from behind
      Given player A has the unit "Loner" (probe "cannot-be-boosted") on the front left circle
      And player A has the unit "Drummer" on the back left circle
      And "Drummer" has the icon "boost"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Loner"
      And player A tries to boost with "Drummer"
      Then that is not offered
      And "Loner" is at rest

  @VG-11.8.11.2
  Rule: 11.8.11.2 A player may decline a cost that an effect has added to an automatic ability

    Background:
      Given player B has the unit "Toll" (probe "opponents-vanguard-autos-cost-a-soul") on the front left circle
      And player A has the unit "Hero" (probe "attacks-draws") on the vanguard circle
      And player A has "Coin" in the soul
      And player A has "Top" on top of the deck
      And it is player A's Battle Phase

    Scenario: A player who pays the opponent's added cost for an ability draws
      When player A attacks "B vanguard" with "Hero"
      And player A accepts the offer of the effect
      Then "Coin" is in player A's drop zone
      And "Top" is in player A's hand

    Scenario: A player who does not pay the opponent's added cost keeps the soul and draws nothing
      When player A attacks "B vanguard" with "Hero"
      And player A declines
      Then "Coin" is in player A's soul
      And "Hero" is at rest

  @VG-7.24.1
  Rule: 7.24.1 A counter-blast turns cards of the damage zone face down, for a cost or by an effect

    Scenario: "When a damage card is turned face down for a cost" triggers on the cost of an order
      Given player A has the unit "Banker" (probe "damage-turned-down-for-a-cost-strengthens") on the front left circle
      And player A has "Wound" in the damage zone
      And player A has "Charm" (probe "order-counter-blast-draws") in the hand
      When player A plays "Charm"
      Then "Banker" has 10000 power

    Scenario: "When a damage card is turned face down for a cost" does not trigger on a counter-blast by an effect
      Given player A has the unit "Banker" (probe "damage-turned-down-for-a-cost-strengthens") on the front left circle
      And player A has "Wound" in the damage zone
      And player A has "Charm" (probe "order-counter-blasts") in the hand
      When player A plays "Charm"
      Then "Banker" has 8000 power
      And "Wound" is face down in player A's damage zone

  @VG-6.7.3
  Rule: 6.7.3 A unit is in the overDress state only if it came by overDress

    Scenario: A called unit that an effect lets wear a card is not in the overDress state
      Given player A has the unit "Doll" (probe "act-wears-a-card-of-drop") on the front left circle
      And player A has "Ribbon" in the drop zone
      And player A has "Page" in the hand
      When player A activates "Doll"
      Then "Ribbon" is on player A's front left circle
      When player A calls "Page" to the front left circle
      Then player A's drop zone holds exactly "Doll" and "Ribbon"

    Scenario: A unit that overDressed, lost its card and wears another by an effect has the power of the overDress state
      Given player A has "Dragon" (probe "over-dresses-maiden-wears-a-card-of-drop") in the hand
      And player A has the unit "Maiden" on the front left circle
      And player A has "Ribbon" in the drop zone
      When player A overDresses "Maiden" with "Dragon"
      And player A activates ability 3 of "Dragon"
      Then "Maiden" is in player A's soul
      And "Dragon" has 8000 power
      When player A activates ability 2 of "Dragon"
      Then "Dragon" has 13000 power

    Scenario: A called unit does not get the power of the overDress state from a card that an effect puts beneath it
      Given player A has the unit "Dragon" (probe "over-dresses-maiden-wears-a-card-of-drop") on the front left circle
      And player A has "Ribbon" in the drop zone
      When player A activates ability 2 of "Dragon"
      Then "Dragon" has 8000 power
      And "Ribbon" is on player A's front left circle
