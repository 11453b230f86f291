@BS
Feature: 9-2. Summoning Braves, and direct combining

  Background:
    Given player A has 9 Cores in the Reserve

  @BS-9-2-1
  Rule: 9-2-1 A Brave can be summoned in Spirit state

    @BS-9-2-3 @BS-5-2-1
    Scenario: A Brave summoned in Spirit state needs the Cores for its lowest level
      Given player A has "Wing" in the hand
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A tries to summon "Wing", paying 2 Cores and placing 0 from the Reserve
      Then that is refused
      When player A summons "Wing", paying 2 Cores and placing 1 from the Reserve
      Then "Wing" is in player A's Field
      And "Wing" now has 3000 BP

  @BS-9-2-2
  Rule: 9-2-2 A Brave can be summoned directly combined with a Spirit that meets its condition

    @BS-9-1-2 @BS-5-2-7
    Scenario: A directly combined Brave needs no Cores of its own
      Given player A has "Wing" in the hand
      And player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A summons "Wing" combined with "Fox", paying 2 Cores
      Then "Wing" is combined with "Fox"
      And "Fox" now has 5000 BP
      And player A's Reserve holds 7 Cores

    Scenario: Cores placed on a directly combined Brave are on its host
      Given player A has "Wing" in the hand
      And player A has "Fox" on the Field
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A summons "Wing" combined with "Fox", paying 2 Cores and placing 3 from the Reserve
      Then "Fox" has 4 Cores on it

    Scenario: A Brave cannot be summoned directly combined with a Spirit that does not meet its condition
      Given player A has "Wing" in the hand
      And "Wing" combines only with white Spirits
      And player A has "Fox" and "Cub" on the Field
      And "Cub" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      When player A tries to summon "Wing" combined with "Fox", paying 3 Cores
      Then that is refused
      When player A summons "Wing" combined with "Cub", paying 3 Cores
      Then "Wing" is combined with "Cub"

    # answers: LINE2010#1
    Scenario: A Brave that an effect summons may be combined directly with a Spirit that meets its condition
      Given player A has "Call" in the hand
      And "Call" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [
          { "do": "summon", "free": true, "target": { "choose": { "from": { "player": "you", "zone": ["hand"], "category": "brave" }, "count": 1 } } }] }] }
        """
      And player A has "Wing" in the hand
      And "Wing" combines only with red Spirits
      And player A has "Fox" and "Snow" on the Field
      And "Snow" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      When player A uses the Main effect of "Call", paying 0 Cores
      And player A chooses "Wing"
      And player A tries to have the card come combined with "Snow"
      Then that is refused
      When player A has the card come combined with "Fox"
      Then "Wing" is combined with "Fox"

    # answers: QA-SPIRIT#7
    Scenario: A Spirit cannot be summoned directly combined with a Brave on the Field
      Given player A has "Fox" in the hand
      And player A has "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A tries to summon "Fox" combined with "Wing", paying 3 Cores
      Then that is refused
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      And player A combines "Wing" with "Fox"
      Then "Wing" is combined with "Fox"

  @BS-9-2-4
  Rule: 9-2-4 An effect "when this Brave is Summoned" is activated in Spirit state as well as directly combined

    Scenario: A Brave summoned in Spirit state activates its effect for being summoned
      Given player A has "Wing" (probe "brave-summoned-draws") in the hand
      And player A has "Top" on top of the deck
      When player A summons "Wing", paying 3 Cores and placing 1 from the Reserve
      Then "Top" is in player A's hand

    Scenario: A Brave summoned directly combined activates its effect for being summoned
      Given player A has "Wing" (probe "brave-summoned-draws") in the hand
      And player A has "Top" on top of the deck
      And player A has "Fox" on the Field
      When player A summons "Wing" combined with "Fox", paying 3 Cores
      Then "Top" is in player A's hand

    Scenario: A Brave that is combined later does not activate its effect for being summoned again
      Given player A has "Wing" (probe "brave-summoned-draws") on the Field
      And player A has "Fox" on the Field
      When player A combines "Wing" with "Fox"
      Then player A's hand holds 0 cards
      And "Wing" is combined with "Fox"

    # answers: LINE2012#2
    @BS-9-1-3
    Scenario: A Spirit unaffected by red is safe from a purple Brave combined with a red Spirit, but not from one alone
      Given player B has "Stone" on the Field
      And "Stone" has this data:
        """
        { "category": "spirit", "abilities": [{ "type": "cont", "effect": [
          { "do": "unaffected", "by": { "player": "opponent", "source": { "color": "red" } }, "target": { "self": true } }] }] }
        """
      And player A has "Fox" on the Field
      And player A has "Wing" (probe "brave-summoned-destroys") and "Blade" (probe "brave-summoned-destroys") in the hand
      And "Wing" has this data:
        """
        { "colors": ["purple"] }
        """
      And "Blade" has this data:
        """
        { "colors": ["purple"] }
        """
      When player A summons "Wing" combined with "Fox", paying 3 Cores
      Then "Stone" is in player B's Field
      When player A summons "Blade", paying 3 Cores and placing 1 from the Reserve
      Then "Stone" is in player B's Trash

  @BS-9-2-5
  Rule: 9-2-5 Summoning a Brave is not summoning a Spirit

    Scenario: An effect "when a Spirit of yours is summoned" is not activated by a Brave summoned in Spirit state
      Given player A has "Wing" and "Fox" in the hand
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And player A has "Gate" (probe "spirit-summoned-draws") on the Field
      When player A summons "Wing", paying 2 Cores and placing 1 from the Reserve
      Then player A's hand holds 1 card
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then player A's hand holds 1 card
