@VG
Feature: Whose events automatic abilities answer, and in whose turn

  @VG-11.8.8
  Rule: 11.8.8 An ability triggers only on events of the players, and in the turns, that its text names

    Background:
      Given player A has the unit "Squire" on the vanguard circle
      And "Squire" is a unit of grade 2 with 9000 power
      And player A has the unit "Fox" on the front left circle
      And "Fox" is a unit of grade 2 with 10000 power
      And player A has the unit "Drummer" on the back left circle
      And "Drummer" has the icon "boost"
      And player A has the unit "Wall" on the front right circle
      And "Wall" has the icon "intercept"
      And player A has "Knight", "Page", "Verse" (probe "order-draws") and "Shield" in the hand
      And "Knight" is a unit of grade 3 with 13000 power
      And player B has the unit "Esquire" on the vanguard circle
      And "Esquire" is a unit of grade 2 with 9000 power
      And player B has the unit "Vixen" on the front left circle
      And "Vixen" is a unit of grade 2 with 10000 power
      And player B has the unit "Piper" on the back left circle
      And "Piper" has the icon "boost"
      And player B has the unit "Fence" on the front right circle
      And "Fence" has the icon "intercept"
      And player B has "Baron", "Maid", "Ode" (probe "order-draws") and "Buckler" in the hand
      And "Baron" is a unit of grade 3 with 13000 power
      And player A has the unit "Ear" on the back center circle
      And it is player A's Ride Phase

    Scenario Outline: "When <what>" distinguishes its master's events from the opponent's in either player's turn
      Given "Ear" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "auto", "when": {"event": "<event>", <of>"player": "you"}, "effect": [{"do": "modify", "stat": "power", "by": 1, "target": {"self": true}, "until": "game"}]},
          {"type": "auto", "when": {"event": "<event>", <of>"player": "opponent"}, "effect": [{"do": "modify", "stat": "power", "by": 100, "target": {"self": true}, "until": "game"}]}]}
        """
      When player A rides "Knight"
      And player A calls "Page" to the back right circle
      And player A plays the order "Verse"
      And player A attacks "Esquire" with "Fox"
      And player A boosts with "Drummer"
      And player B guards "Esquire" with "Buckler"
      And player A attacks "Vixen" with "Knight"
      And player B intercepts for "Vixen" with "Fence"
      And player B declines
      And player A ends the turn
      And player B rides "Baron"
      And player B calls "Maid" to the front right circle
      And player B plays the order "Ode"
      And player B attacks "Knight" with "Vixen"
      And player B boosts with "Piper"
      And player A guards "Knight" with "Shield"
      And player B attacks "Fox" with "Baron"
      And player A intercepts for "Fox" with "Wall"
      And player A declines
      And player B ends the turn
      Then "Ear" has <power> power

      Examples:
        | what                  | event        | of                | power |
        | a unit is called      | called       | "subject": "any", | 8202  |
        | a unit is ridden      | rode         | "subject": "any", | 8101  |
        | a card is drawn       | drew         | "subject": "any", | 8202  |
        | a unit attacks        | attacks      | "subject": "any", | 8202  |
        | a unit guards         | guards       | "subject": "any", | 8202  |
        | a drive check is made | driveChecked | "subject": "any", | 8101  |
        | an attack hits a unit | hits         | "subject": "any", | 8101  |
        | a unit is retired     | retired      | "subject": "any", | 8202  |

    Scenario Outline: "When <what>" during its master's turn triggers on both players' events, in that turn only
      Given "Ear" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "auto", "when": {"event": "<event>", <of>"player": "any"}, "if": {"turn": "you"}, "effect": [{"do": "modify", "stat": "power", "by": 1, "target": {"self": true}, "until": "game"}]}]}
        """
      When player A rides "Knight"
      And player A calls "Page" to the back right circle
      And player A plays the order "Verse"
      And player A attacks "Esquire" with "Fox"
      And player A boosts with "Drummer"
      And player B guards "Esquire" with "Buckler"
      And player A attacks "Vixen" with "Knight"
      And player B intercepts for "Vixen" with "Fence"
      And player B declines
      And player A ends the turn
      And player B rides "Baron"
      And player B calls "Maid" to the front right circle
      And player B plays the order "Ode"
      And player B attacks "Knight" with "Vixen"
      And player B boosts with "Piper"
      And player A guards "Knight" with "Shield"
      And player B attacks "Fox" with "Baron"
      And player A intercepts for "Fox" with "Wall"
      And player A declines
      And player B ends the turn
      Then "Ear" has <power> power

      Examples:
        | what                  | event        | of                | power |
        | a unit is called      | called       | "subject": "any", | 8002  |
        | a unit is ridden      | rode         | "subject": "any", | 8001  |
        | a card is drawn       | drew         | "subject": "any", | 8002  |
        | a unit attacks        | attacks      | "subject": "any", | 8002  |
        | a unit guards         | guards       | "subject": "any", | 8002  |
        | a drive check is made | driveChecked | "subject": "any", | 8001  |
        | an attack hits a unit | hits         | "subject": "any", | 8001  |
        | a unit is retired     | retired      | "subject": "any", | 8002  |

    Scenario Outline: "When <what>" during the opponent's turn triggers on both players' events, in that turn only
      Given "Ear" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "auto", "when": {"event": "<event>", <of>"player": "any"}, "if": {"turn": "opponent"}, "effect": [{"do": "modify", "stat": "power", "by": 1, "target": {"self": true}, "until": "game"}]}]}
        """
      When player A rides "Knight"
      And player A calls "Page" to the back right circle
      And player A plays the order "Verse"
      And player A attacks "Esquire" with "Fox"
      And player A boosts with "Drummer"
      And player B guards "Esquire" with "Buckler"
      And player A attacks "Vixen" with "Knight"
      And player B intercepts for "Vixen" with "Fence"
      And player B declines
      And player A ends the turn
      And player B rides "Baron"
      And player B calls "Maid" to the front right circle
      And player B plays the order "Ode"
      And player B attacks "Knight" with "Vixen"
      And player B boosts with "Piper"
      And player A guards "Knight" with "Shield"
      And player B attacks "Fox" with "Baron"
      And player A intercepts for "Fox" with "Wall"
      And player A declines
      And player B ends the turn
      Then "Ear" has <power> power

      Examples:
        | what                  | event        | of                | power |
        | a unit is called      | called       | "subject": "any", | 8002  |
        | a unit is ridden      | rode         | "subject": "any", | 8001  |
        | a card is drawn       | drew         | "subject": "any", | 8002  |
        | a unit attacks        | attacks      | "subject": "any", | 8002  |
        | a unit guards         | guards       | "subject": "any", | 8002  |
        | a drive check is made | driveChecked | "subject": "any", | 8001  |
        | an attack hits a unit | hits         | "subject": "any", | 8001  |
        | a unit is retired     | retired      | "subject": "any", | 8002  |
