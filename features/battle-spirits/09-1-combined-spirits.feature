@BS
Feature: 9-1. Braves and Combined Spirits

  @BS-9-1-1
  Rule: 9-1-1 A Brave lies on the Field in Spirit state or combines with a Spirit that meets its Combine condition

    Scenario: A Brave combines with a Spirit that meets its condition, and with no other
      Given player A has "Fox", "Cub" and "Wing" on the Field
      And "Wing" combines only with red Spirits
      And "Cub" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      When player A tries to combine "Wing" with "Cub"
      Then that is refused
      When player A combines "Wing" with "Fox"
      Then "Wing" is combined with "Fox"
