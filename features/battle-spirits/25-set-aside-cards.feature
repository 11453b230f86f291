@BS
Feature: 25. Set aside cards

  @BS-25-1-1
  Rule: 25-1-1 A player uses set aside cards by paying their cost, like cards in the Hand

    @BS-G-46
    Scenario Outline: A set aside Spirit that lies face <face> can be summoned for its cost
      Given player A has "Fox" face <face> in the set aside cards
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has 4 Cores in the Reserve
      When player A tries to summon "Fox", paying 0 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And player A's Trash holds 2 Cores

      Examples:
        | face |
        | up   |
        | down |

    @BS-G-34
    Scenario: A set aside Magic card can be used and then goes to the Trash
      Given player A has "Study" (probe "main-draw") in the set aside cards
      And player A has "Watch" (probe "card-used-draws") on the Field
      When player A uses the Main effect of "Study", paying 3 Cores
      Then "Study" is in player A's Trash
      And player A's hand holds 2 cards

    Scenario: A player cannot use the opponent's set aside cards
      Given player B has "Fox" in the set aside cards
      And player A has "Cub" in the set aside cards
      And "Fox" is a Spirit of cost 0 with 3000 BP
      And "Cub" is a Spirit of cost 0 with 3000 BP
      When player A tries to summon "Fox", paying 0 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Cub", paying 0 Cores and placing 1 from the Reserve
      Then "Cub" is in player A's Field

  @BS-25-1-2
  Rule: 25-1-2 Set aside cards are not part of the Hand

    Scenario: An effect that discards the Hand does not discard set aside cards
      Given player A has "Fox" in the set aside cards
      And player A has "Cub" and "Purge" (probe "main-discard-three") in the hand
      When player A uses the Main effect of "Purge", paying 1 Core
      Then "Cub" is in player A's Trash
      And "Fox" is in player A's set aside cards

  @BS-25-1-3
  Rule: 25-1-3 Set aside cards are not on the Field

    Scenario: A set aside card's symbol does not reduce a cost
      Given player A has "Owl" in the set aside cards
      And player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Fox" has 2 red reduction symbols
      And player A has 4 Cores in the Reserve
      And player A has "Cub" on the Field
      When player A tries to summon "Fox", paying 0 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 1 Core and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-25-1-5
  Rule: 25-1-5 Cards are set aside face up unless an effect says otherwise

    Scenario: The opponent sees a card that an effect has set aside
      Given player A has "Fox" on the Field
      And player A has "Shelter" (probe "main-sets-aside-own") in the hand
      When player A uses the Main effect of "Shelter", paying 1 Core
      Then player B sees "Fox" in player A's set aside cards

    Scenario Outline: A card that an effect sets aside face <face> is <seen> the opponent
      Given player A has "Fox" in the Trash
      And player A has "Shelter" in the hand
      And "Shelter" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"move","target":{"all":{"player":"you","zone":["trash"],"category":"spirit"}},"to":"setAside","face":"<face>"}]}]}
        """
      When player A uses the Main effect of "Shelter", paying 0 Cores
      Then player A's set aside cards holds 1 card
      And player B <sees>

      Examples:
        | face | seen   | sees                                         |
        | up   | shown to | sees "Fox" in player A's set aside cards     |
        | down | hidden from | does not see "Fox"                           |
