@VG
Feature: 12.2, 12.5. Abilities that cannot be used, and cards that cannot be affected

  @VG-12.2.1.1
  Rule: 12.2.1.1 An activated ability that cannot be used cannot be played

    Scenario: A player cannot activate a rear-guard whose abilities cannot be used this turn, but can activate the vanguard
      Given player A has the unit "Lord" (probe "act-draws") on the vanguard circle
      And player A has the unit "Smith" (probe "act-draws") on the front left circle
      And player A has "Edict" (probe "order-acts-cannot-be-used") in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      And player A tries to activate "Smith"
      Then that is refused
      When player A activates "Lord"
      Then player A's hand holds exactly "Next"

    Scenario: A unit whose activated abilities cannot be used still has its automatic and continuous abilities
      Given player A has the unit "Scholar" (probe "with-soul-stronger") on the front left circle
      And player A has the unit "Watcher" (probe "others-called-draw") on the front right circle
      And player A has the unit "Smith" (probe "act-draws") on the back right circle
      And player A has "Old" in the soul
      And player A has "Edict" (probe "order-acts-cannot-be-used") and "Page" in the hand
      When player A plays the order "Edict"
      And player A tries to activate "Smith"
      Then that is refused
      When player A calls "Page" to the back left circle
      Then "Scholar" has 13000 power
      And player A's hand holds 1 card

    @reading
    Scenario Outline: A player <can> use the activated ability of a unit that left and was called again this turn (<by>)
      Given the ambiguous rule "Which abilities cannot be used after an effect has said so of the abilities of all rear-guards?" is answered "<choice>"
      And player A has the unit "Lord" (probe "rear-guards-to-hand") on the vanguard circle
      And player A has the unit "Smith" (probe "act-draws") on the front left circle
      And player A has "Edict" (probe "order-acts-cannot-be-used") in the hand
      When player A plays the order "Edict"
      And player A tries to activate "Smith"
      Then that is refused
      When player A activates "Lord"
      And player A calls "Smith" to the back left circle
      And player A <activates> "Smith"
      Then <outcome>
      When player A activates "Lord"
      Then "Smith" is in player A's hand

      Examples:
        | choice                                           | can    | activates         | outcome                      | by                 |
        | all that fit the text, also those of later units | cannot | tries to activate | that is refused              | our interpretation |
        | those of the units that were there               | can    | activates         | player A's hand holds 1 card | alternative        |

  @VG-12.2.1.2.1
  Rule: 12.2.1.2.1 An automatic ability that cannot be used does not trigger

    Scenario: A unit whose automatic abilities cannot be used can still use its activated ability
      Given player A has the unit "Watcher" (probe "others-called-draw") on the front left circle
      And player A has the unit "Smith" (probe "act-draws") on the front right circle
      And player A has "Edict" (probe "order-autos-cannot-be-used") and "Page" in the hand
      When player A plays the order "Edict"
      And player A calls "Page" to the back left circle
      Then player A's hand holds 0 cards
      When player A activates "Smith"
      Then player A's hand holds 1 card

    Scenario: An ability that could not trigger is not made up for once it can be used again
      Given player A has the unit "Watcher" (probe "others-called-draw") on the front left circle
      And player A has "Edict" (probe "order-autos-cannot-be-used"), "Page" and "Squire" in the hand
      When player A plays the order "Edict"
      And player A calls "Page" to the back left circle
      And player A ends the turn
      And player B ends the turn
      Then player A's hand holds 2 cards
      When player A calls "Squire" to the back right circle
      Then player A's hand holds 2 cards

    @reading
    Scenario Outline: A unit called after its player's automatic abilities became unusable <draws> (<by>)
      Given the ambiguous rule "Which abilities cannot be used after an effect has said so of the abilities of all rear-guards?" is answered "<choice>"
      And player A has the unit "Watcher" (probe "others-called-draw") on the front left circle
      And player A has "Edict" (probe "order-autos-cannot-be-used") and "Bard" (probe "called-draws") in the hand
      When player A plays the order "Edict"
      And player A calls "Bard" to the back left circle
      Then player A's hand holds <cards>

      Examples:
        | choice                                           | draws         | cards   | by                 |
        | all that fit the text, also those of later units | draws nothing | 0 cards | our interpretation |
        | those of the units that were there               | draws         | 1 card  | alternative        |

  @VG-12.2.1.2.2
  Rule: 12.2.1.2.2 An automatic ability that is standing by is cancelled when it can no longer be used

    Scenario: An ability that stands by is cancelled if another ability makes it unusable
      Given player A has the unit "Watcher" (probe "others-called-draw") on the front left circle
      And player A has "Herald" (probe "called-autos-of-others-cannot-be-used") in the hand
      When player A calls "Herald" to the front right circle
      And player A lets "Herald"'s ability come first
      Then player A's hand holds 0 cards

  @VG-12.5.1
  Rule: 12.5.1 An effect cannot choose, change, move or use as payment a card that it cannot affect

    Scenario: A player cannot choose a unit that their own effects cannot affect, but can choose another
      Given player A has "Raider" (probe "retire-one") in the hand
      And player B has the unit "Saint" (probe "unaffected-by-opponent") on the front left circle
      And player B has the unit "One" on the front right circle
      And player B has the unit "Two" on the back right circle
      When player A calls "Raider" to the front left circle
      And player A tries to choose "Saint"
      Then that is refused
      When player A chooses "One"
      Then "One" is in player B's drop zone

    Scenario: An opponent's effect takes no power from a unit it cannot affect, but the unit's own player can move it
      Given player A has "Edict" (probe "order-opponents-units-weaker") in the hand
      And player B has the unit "Saint" (probe "unaffected-by-opponent") on the front left circle
      And player B has the unit "One" on the front right circle
      And player B has the unit "Mover" (probe "act-moves-a-rear-guard-back-right") on the back left circle
      When player A plays the order "Edict"
      Then "Saint" has 8000 power
      And "One" has 3000 power
      When player A ends the turn
      And player B activates "Mover"
      And player B chooses "Saint"
      Then "Saint" is on player B's back right circle

    Scenario: A unit that an effect cannot affect stays standing when it rests all units
      Given player A has "Herald" (probe "called-rests-front") in the hand
      And player B has the unit "Saint" (probe "unaffected-by-opponent") on the front left circle
      And player B has the unit "One" on the front right circle
      When player A calls "Herald" to the back left circle
      Then "Saint" stands
      And "One" is at rest

    Scenario: A unit that an effect cannot affect stays when it retires all units
      Given player A has "Herald" (probe "called-retires-rear-guards") in the hand
      And player B has the unit "Saint" (probe "unaffected-by-opponent") on the front left circle
      And player B has the unit "One" on the front right circle
      When player A calls "Herald" to the back left circle
      Then "Saint" is on player B's front left circle
      And "One" is in player B's drop zone

    Scenario: A unit that units of grade 2 cannot affect can be retired by a unit of grade 1
      Given "Captain" is the probe card "retire-one"
      And "Captain" is a unit of grade 2 with 10000 power
      And player A has "Captain" and "Raider" (probe "retire-one") in the hand
      And player B has the unit "Saint" (probe "unaffected-by-grade-2-units") on the front left circle
      When player A calls "Captain" to the front left circle
      Then "Saint" is on player B's front left circle
      When player A calls "Raider" to the front right circle
      Then "Saint" is in player B's drop zone

    Scenario: A unit that no effect can affect cannot be used to pay for an ability, but another unit can
      Given player A has the unit "Smith" (probe "act-retires-another-to-draw") on the front left circle
      And player A has the unit "Saint" (probe "unaffected-by-all") on the front right circle
      And player A has "Page" in the hand
      When player A tries to activate "Smith"
      Then that is refused
      When player A calls "Page" to the back left circle
      And player A activates "Smith"
      Then "Page" is in player A's drop zone
      And "Saint" is on player A's front right circle

    Scenario: A unit that no effect can affect can still be retired in battle
      Given player B has the unit "Saint" (probe "unaffected-by-all") at rest on the front left circle
      And player B has the unit "Shade" (probe "unaffected-by-opponent") on the front right circle
      And player A has "Herald" (probe "called-retires-rear-guards") in the hand
      When player A calls "Herald" to the back left circle
      And player A attacks "Saint" with "A vanguard"
      Then "Saint" is in player B's drop zone
      And "Shade" is on player B's front right circle

    Scenario: An opponent's replacement effect does not apply to a unit that it cannot affect
      Given player A has the unit "Binder" (probe "retired-bind-instead") on the back left circle
      And player A has the unit "Striker" on the front left circle
      And player B has the unit "Saint" (probe "unaffected-by-opponent") at rest on the front left circle
      And player B has the unit "One" at rest on the front right circle
      When player A attacks "Saint" with "A vanguard"
      Then "Saint" is in player B's drop zone
      When player A attacks "One" with "Striker"
      Then "One" is in player B's bind zone

  @VG-12.5.2
  Rule: 12.5.2 What cannot affect a card cannot affect the effects of its abilities either

    Scenario: An opponent's replacement does not change the effect of a unit that the opponent cannot affect
      Given player A has the unit "Saint" (probe "unaffected-by-opponent-act-retires") on the front left circle
      And player A has the unit "Squire" (probe "act-retires-opponents-rear-guard") on the front right circle
      And player B has the unit "Keeper" (probe "own-retired-soul-instead") on the back left circle
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      When player A activates "Saint"
      And player A chooses "One"
      Then "One" is in player B's drop zone
      When player A activates "Squire"
      And player A chooses "Two"
      Then "Two" is in player B's soul
