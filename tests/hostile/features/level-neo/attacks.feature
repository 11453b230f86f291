@LN
Feature: Attacks on which a hostile adapter shows what it does

  @LN-5-1
  Rule: 5-1 Attacking costs an active character its rest

    Scenario Outline: "<attacker>" rests as it attacks
      Given player A's Main Character is "<attacker>" with 3000 AP
      When player A attacks "B main" with "<attacker>"
      Then "<attacker>" is resting

      Examples:
        | attacker |
        | First    |
        | Second   |
        | Third    |
        | Culprit  |
        | Fourth   |
        | Fifth    |

    Scenario: a resting character cannot attack
      Given player A has the resting Support Character "Tired" with 3000 AP
      And player A has the active Support Character "Fresh" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A ends the phase
      And player A tries to attack "Prey" with "Tired"
      Then that is refused
      When player A attacks "Prey" with "Fresh"
      Then "Prey" is in player B's discard pile
