@BS
Feature: 3. Cards and basics

  @BS-3-1-6
  Rule: 3-1-6 A card may have several families or none

    Scenario: An effect on a family affects a Spirit with two families, but not one without that family
      Given player A has "Call" (probe "main-marsh-bp") in the hand
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"category":"spirit","families":["Hill","Marsh"]}
        """
      When player A uses the Main effect of "Call", paying 1 Core
      Then "Fox" now has 4000 BP
      And "Cub" now has 3000 BP

  @BS-3-1-7
  Rule: 3-1-7 All cards except Magic cards have levels, and some effects work only on some of the levels

    Scenario: A Spirit's level 1 effect works on both levels, and its level 2 effect only on level 2
      Given player A has "Fox" (probe "own-bp-level-two-symbol") on the Field
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" now has 4000 BP
      And "Fox" now has 2 symbols

  @BS-3-1-11
  Rule: 3-1-11 A red God symbol is both a red symbol and a God symbol

    Scenario Outline: With a red God symbol on the Field, a cost of 3 with a <reduction> reduction symbol comes to <paid>
      Given player A has "Fox" in the hand
      And player A has 4 Cores in the Reserve
      And "Fox" has the reduction symbol <reduction>
      And player A has "Cub" on the Field
      And "Cub" has the symbol red God
      When player A tries to summon "Fox", paying <wrong> Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying <paid> Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

      Examples:
        | reduction | paid | wrong |
        | red       | 2    | 3     |
        | God       | 2    | 3     |
        | white     | 3    | 2     |

    @reading
    Scenario: A red God symbol reduces a cost with a red and a God reduction symbol by one
      Given player A has "Fox" in the hand
      And "Fox" has the reduction symbols red and God
      And player A has "Cub" on the Field
      And "Cub" has the symbol red God
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

    @reading
    Scenario: Under the alternative interpretation, a red God symbol reduces a cost with a red and a God reduction symbol by two
      Given the ambiguous rule "By how much does a red God symbol reduce a cost that has a red and a God reduction symbol?" is answered "by one for each kind"
      And player A has "Fox" in the hand
      And "Fox" has the reduction symbols red and God
      And player A has "Cub" on the Field
      And "Cub" has the symbol red God
      When player A summons "Fox", paying 1 Core and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-FAQ-3-1
  Rule: FAQ-3-1 The cost of a card does not change while it is being paid

    Background:
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 6 with 3000 BP
      And "Fox" has 3 red reduction symbols
      And player A has "Cub" and "Lynx" on the Field
      And 2 Cores are on "Cub"
      And 2 Cores are on "Lynx"

    Scenario: Two Spirits that pay with all of their Cores still reduce the cost
      Given player A has 1 Core in the Reserve
      When player A summons "Fox", moving 2 Cores from "Cub" to the Trash, 2 Cores from "Lynx" to the Trash and 1 Core from the Reserve to "Fox"
      Then "Fox" is in player A's Field
      And "Cub" and "Lynx" are in player A's Trash
      And player A's Trash holds 4 Cores

  @BS-3-6-2
  Rule: 3-6-2 A Nexus can neither attack nor block

    Background:
      Given it is player A's Attack Step
      And player A has "Fox" on the Field

    Scenario: A Nexus cannot block
      Given player B has "Tower" and "Gate" on the Field
      And "Tower" is a Nexus of cost 3
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Tower"
      Then that is refused
      When player B declares a block with "Gate"
      Then "Gate" is in player B's Trash

  @BS-3-6-3
  Rule: 3-6-3 The symbol of a Nexus reduces costs

    Scenario: A Spirit costs less with a Nexus on the Field
      Given player A has "Fox" in the hand
      And "Fox" has the reduction symbol red
      And player A has "Tower" on the Field
      And "Tower" is a Nexus of cost 3
      When player A tries to summon "Fox", paying 3 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-3-6-5
  Rule: 3-6-5 A Nexus's effect is activated only at the time that it states

    Scenario: A Nexus's effect for the Attack Step is not activated in the Main Step
      Given player A has "Tower" (probe "attack-step-destroys-draws") and "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 4000 BP
      And player A has "Bolt" (probe "main-destroy") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Gate" and "Wall" on the Field
      When player A uses the Main effect of "Bolt", paying 3 Cores
      And player A chooses "Wall"
      Then "Wall" is in player B's Trash
      And player A's hand holds 0 cards
      When player A ends the phase
      And player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And player A's hand holds 1 card

  @BS-3-6-6
  Rule: 3-6-6 A Nexus's effect that states no time applies as long as the Nexus has the level for it

    Scenario: A Nexus on level 2 gives its Spirits BP in the Main Step and in the opponent's turn
      Given player A has "Tower" (probe "nexus-level-two-bp"), "Hall" (probe "nexus-level-two-bp") and "Fox" on the Field
      And 1 Core is on "Tower"
      When player A moves 1 Core from the Reserve to "Tower"
      Then "Fox" now has 4000 BP
      When player A ends the turn
      Then it is now player B's Main Step
      And "Fox" now has 4000 BP
