@BS
Feature: 9-4. Swapping Braves

  @BS-9-4-1
  Rule: 9-4-1 A Brave can be moved to another Spirit, and two Combined Spirits can exchange their Braves

    @BS-9-4-2 @BS-5-3-1
    Scenario: A Brave can be swapped from one Spirit to another without moving Cores
      Given player A has "Fox" and "Cub" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Cub" is a Spirit of cost 2 with 1000 BP
      And player A has 0 Cores in the Reserve
      And player A has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      When player A swaps "Wing" onto "Cub"
      Then "Wing" is combined with "Cub"
      And "Cub" now has 3000 BP
      And "Fox" now has 3000 BP

    Scenario: Two Combined Spirits can exchange their Braves
      Given player A has "Fox" and "Cub" on the Field
      And player A has "Wing" combined with "Fox"
      And player A has "Blade" combined with "Cub"
      When player A swaps "Wing" onto "Cub"
      Then "Wing" is combined with "Cub"
      And "Blade" is combined with "Fox"

    Scenario: Two Spirits can exchange their Braves only if both meet the Brave's Combine condition
      Given player A has "Fox", "Cub" and "Lynx" on the Field
      And "Fox" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      And player A has "Wing" combined with "Fox"
      And player A has "Blade" combined with "Cub"
      And "Blade" combines only with red Spirits
      When player A tries to swap "Wing" onto "Cub"
      Then that is refused
      When player A swaps "Wing" onto "Lynx"
      Then "Wing" is combined with "Lynx"

  @BS-9-4-2
  Rule: 9-4-2 A Brave that is swapped does not become a Spirit in between

    Scenario: A Brave that is swapped is never on the Field on its own
      Given player A has "Fox" and "Cub" on the Field
      And player A has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      When player A swaps "Wing" onto "Cub"
      Then "Wing" is combined with "Cub"
      And the event "moved" did not happen to "Wing"

  @BS-9-4-3
  Rule: 9-4-3 A Brave cannot be swapped onto a Spirit that cannot be combined

    Scenario: A player cannot swap a Brave onto a Spirit that cannot be combined
      Given player A has "Fox" and "Lynx" on the Field
      And player A has "Cub" (probe "cannot-combine") on the Field
      And player A has "Wing" combined with "Fox"
      When player A tries to swap "Wing" onto "Cub"
      Then that is refused
      When player A swaps "Wing" onto "Lynx"
      Then "Wing" is combined with "Lynx"
