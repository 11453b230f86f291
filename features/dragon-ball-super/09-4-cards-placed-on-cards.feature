@DBS
Feature: 9-4. Cards that are placed on top of others

  @DBS-9-4-1
  Rule: 9-4-1 A card placed on another takes over its state before anything else happens

    Scenario: A card evolved onto a weakened Battle Card is weakened too, and is dropped when it loses all power
      Given player A has the active Battle Card "Kid" with 30000 power
      And "Kid" has the character name "Ember"
      And player A has "Curse" (probe "extra-power-less-15000"), "Grown" (probe "evolve-onto-ember") and "Fall" (probe "extra-power-less-15000") in the hand
      When player A activates "Curse"
      And player A activates "Grown"
      Then "Grown" has 5000 power
      When player A activates "Fall"
      Then player A's Drop Area holds exactly "Curse", "Fall", "Grown" and "Kid"

    Scenario: A skill that evolves a card and then counts Battle Cards counts the evolved stack as one
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grow" (probe "extra-evolves-then-draws") and "Grown" (probe "evolve-onto-ember") in the hand
      And player A has "Fresh", "Next" and "Last" on top of the deck
      When player A activates "Grow"
      And player A chooses "Grown"
      Then player A's Battle Area holds exactly "Grown" and "Pal"
      And player A's hand holds exactly "Fresh" and "Next"

  @DBS-9-4-2
  Rule: 9-4-2 The mode and power changes of a card pass to the card placed on top, and nothing else does

    Scenario Outline: An evolved card is <state> if the Battle Card below it was <state>
      Given player A has the <state> Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then "Grown" is <state>
      And under "Grown" lies "Kid"

      Examples:
        | state  |
        | active |
        | rested |

    Scenario Outline: A card evolved onto a Battle Card takes over the power change of the test card "<effect>"
      Given player A has the active Battle Card "Kid" with 20000 power
      And "Kid" has the character name "Ember"
      And player A has "Order" (probe "<effect>") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Order"
      And player A activates "Grown"
      Then "Grown" has <power> power
      When player A ends the turn
      Then "Grown" has <later> power

      Examples:
        | effect                        | power | later |
        | extra-power-5000              | 25000 | 20000 |
        | extra-power-5000-for-the-game | 25000 | 25000 |
        | extra-power-less-15000        | 5000  | 20000 |

    @reading @DBS-9-4-2
    Scenario: A power that was set to 5000 does not pass to the card placed on top, but a +5000 bonus does
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Cheer" (probe "extra-power-5000"), "Order" (probe "extra-power-becomes-5000") and "Potara" (probe "potara-ember-and-frost") in the hand
      And player A has the active Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      When player A activates "Cheer"
      And player A chooses "Cold"
      And player A activates "Order"
      And player A chooses "Kid"
      Then "Kid" has 5000 power
      When player A activates "Potara"
      And player A chooses "Kid" and "Cold"
      Then "Potara" has 35000 power

    @reading
    Scenario: Under the alternative interpretation, a power that was set to 5000 passes to the card placed on top
      Given the ambiguous rule "If a card is placed on another, does an effect that set the power of the lower card apply to the upper one?" is answered "yes, it carries over"
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Cheer" (probe "extra-power-5000"), "Order" (probe "extra-power-becomes-5000") and "Potara" (probe "potara-ember-and-frost") in the hand
      And player A has the active Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      When player A activates "Cheer"
      And player A chooses "Cold"
      And player A activates "Order"
      And player A chooses "Kid"
      Then "Kid" has 5000 power
      When player A activates "Potara"
      And player A chooses "Kid" and "Cold"
      Then "Potara" has 5000 power

    Scenario: A [Double Strike] that a Battle Card gained does not pass to the card evolved onto it
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Gift" (probe "extra-gives-double-strike") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Gift"
      And player A chooses "Kid"
      And player A activates "Grown"
      And player A attacks "B leader" with "Grown"
      Then player B's Life Area holds 3 cards

    Scenario: A card evolved onto a Battle Card that cannot attack may itself attack
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Ban" (probe "extra-forbids-attack") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Ban"
      And player A chooses "Kid"
      And player A tries to attack "B leader" with "Kid"
      Then that is refused
      When player A activates "Grown"
      And player A attacks "B leader" with "Grown"
      Then player B's Life Area holds 3 cards

    Scenario: A delayed return of a Battle Card to the hand does not apply to the card evolved onto it
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Order" (probe "extra-later-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Order"
      And player A activates "Grown"
      And player A ends the turn
      Then "Grown" is in player A's Battle Area
      And under "Grown" lies "Kid"

    Scenario: A [Permanent] bonus for the name of a Battle Card ends when a card of another name evolves onto it
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And "Kid" has the card name "Spark Token"
      And player A has the active Battle Card "Coach" (probe "spark-5000")
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      Then "Kid" has 15000 power
      When player A activates "Grown"
      Then "Grown" has 20000 power

    Scenario: Power that has passed to a card on top passes again when another card is played onto that one
      Given player A has the active Battle Card "Kid" with 20000 power
      And "Kid" has the character name "Ember"
      And player A has "Order" (probe "extra-power-5000"), "Grown" (probe "evolve-onto-ember") and "Old" (probe "evolve-onto-ember") in the hand
      When player A activates "Order"
      And player A activates "Grown"
      And player A activates "Old"
      Then "Old" has 25000 power
      And under "Old" lie "Grown" and "Kid"
