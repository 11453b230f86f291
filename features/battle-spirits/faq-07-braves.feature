@BS
Feature: FAQ-7. Questions about Braves

  @BS-FAQ-7-1
  Rule: FAQ-7-1 A Brave cannot be combined with a Brave or a Nexus that counts as a Spirit

    Scenario Outline: A Brave cannot be combined with <what>
      Given player A has "Fox", "Wing" and "Blade" on the Field
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And "Blade" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And player A has "Walker" with Grandforce on the Field
      And "Walker" has this data:
        """
        { "category": "nexus", "families": ["Grandwalker"], "cost": 4, "levels": [{ "lv": 1, "cores": 0, "bp": 4000 }] }
        """
      When player A tries to combine "Wing" with "<host>"
      Then that is refused
      When player A combines "Wing" with "Fox"
      Then "Wing" is combined with "Fox"

      Examples:
        | what                           | host   |
        | another Brave in Spirit state  | Blade  |
        | a Nexus that used Grandforce   | Walker |

  @BS-FAQ-7-2
  Rule: FAQ-7-2 "When this Brave is Summoned" is a Brave's effect, not a Spirit's effect

    Scenario: A Spirit unaffected by effects of Spirits can be destroyed by a Brave's effect
      Given player A has "Wing" (probe "brave-summoned-destroys") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Ward" (probe "unaffected-by-spirits") on the Field
      When player A summons "Wing", paying 3 Cores and placing 1 from the Reserve
      Then "Ward" is in player B's Trash

  @BS-FAQ-7-3
  Rule: FAQ-7-3 A Brave that stays on the Field continues the attack, but an Imagine Brave does not

    Scenario: A destroyed attacker's Imagine Brave does not continue the attack
      Given player B has "Bolt" (probe "flash-destroy") in the hand
      And player A has "Fox" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Idol" combined with "Fox" on the right
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Bolt", paying 1 Core
      And player A keeps "Idol"
      Then "Idol" is in player A's Field
      And player B's Life holds 5 Cores

  @BS-FAQ-7-4
  Rule: FAQ-7-4 If the attacking host of an Imagine Brave is destroyed, the other host does not attack in its place

    Scenario: The other host of a destroyed attacker's Imagine Brave does not attack
      Given player B has "Bolt" (probe "flash-destroy") in the hand
      And player A has "Fox" and "Cub" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Idol" combined with "Fox" on the right and "Cub" on the left
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Bolt", paying 1 Core
      And player B chooses "Fox"
      Then player B's Life holds 5 Cores
      And "Cub" is refreshed
      And "Fox" is in player A's Trash

  @BS-FAQ-7-6
  Rule: FAQ-7-6 A host of an Imagine Brave can be switched to its other side

    Scenario: A host switched from right to left does not put its Imagine Brave into Spirit state
      Given player A has "Fox" on the Field
      And player A has "Idol" (probe "left-and-right") combined with "Fox" on the right
      When player A combines "Idol" with "Fox" on the left
      Then "Idol" is combined with "Fox" on the left
      And the event "moved" did not happen to "Idol"

    Scenario: A host cannot be switched to a side of an Imagine Brave whose condition it does not meet
      Given player A has "Fox" and "Cub" on the Field
      And "Cub" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      And "Idol" is an Imagine Brave for a red Spirit on the left and a white Spirit on the right
      And player A has "Idol" combined with "Fox" on the left
      When player A tries to combine "Idol" with "Fox" on the right
      Then that is refused
      When player A combines "Idol" with "Cub" on the right
      Then "Idol" is combined with "Cub" on the right

  @BS-FAQ-7-7
  Rule: FAQ-7-7 An Imagine Brave that "stays on the Field Exhausted" is not Exhausted

    Scenario: A destroyed Imagine Brave that "stays on the Field Exhausted" is Refreshed
      Given player A has "Bolt" (probe "main-destroy") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Idol" (probe "imagine-stays-exhausted") on the Field
      When player A uses the Main effect of "Bolt", paying 4 Cores
      Then "Idol" is in player B's Field
      And "Idol" is refreshed
      And "Bolt" is in player A's Trash

  @BS-FAQ-7-8
  Rule: FAQ-7-8 If a Combined Spirit is swapped with a card in the Hand, its Brave combines with that card

    Scenario: A swapped Spirit's Brave is combined with the card from the Hand
      Given player A has "Switch" (probe "swaps-with-hand") and "Cub" in the hand
      And "Cub" needs 0 Cores for its lowest level
      And player A has "Fox" on the Field
      And player A has "Wing" combined with "Fox"
      When player A uses the Main effect of "Switch", paying 1 Core
      Then "Fox" is in player A's hand
      And "Wing" is combined with "Cub"

    Scenario: A swapped Spirit's Brave is separated if the card from the Hand does not meet its condition
      Given player A has "Switch" (probe "swaps-with-hand") and "Cub" in the hand
      And "Cub" has this data:
        """
        { "category": "spirit", "colors": ["white"], "levels": [{ "lv": 1, "cores": 0, "bp": 1000 }] }
        """
      And player A has "Fox" on the Field
      And player A has "Wing" combined with "Fox"
      And "Wing" combines only with red Spirits
      And "Wing" needs 0 Cores for its lowest level
      When player A uses the Main effect of "Switch", paying 1 Core
      Then "Cub" is in player A's Field
      And "Wing" is in player A's Field
