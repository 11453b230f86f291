@BS
Feature: 22. Manifest

  Background:
    Given player A has "Warden" (probe "oracle-ultimate") on the Field
    And 2 Cores are on "Warden"
    And player A has "Angel" (probe "manifest") in the hand

  @BS-22-1-1
  Rule: 22-1-1 Manifest summons a card from the Hand at the time that it states

    Scenario: A card in the Trash cannot Manifest
      Given player A has "Ghost" (probe "manifest") in the Trash
      When player A tries to manifest "Ghost", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Ghost"
      Then that is refused
      When player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Angel" is in player A's Field

    Scenario: The defending player may Manifest a card in a Flash Timing
      Given player B has "Gate" on the Field
      And it is player B's Attack Step
      When player B declares an attack with "Gate"
      And player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Angel" is in player A's Field

  @BS-22-1-2
  Rule: 22-1-2 The Soul Core in the Life, on the Field or in the Reserve goes to the Trash for a Manifest

    Scenario: An ordinary Core cannot replace the Soul Core for a Manifest
      When player A tries to manifest "Angel", moving 1 Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then that is refused
      When player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then player A's Trash holds 1 Soul Core
      And player A's Trash holds 2 Cores

    Scenario: A Manifest with the Soul Core in the Life reduces the Life
      Given player A has 4 Cores in the Life
      And player A has 1 Soul Core in the Life
      And player A has "Wall" (probe "burst-life") face down in the Burst Area
      When player A manifests "Angel", moving 1 Soul Core from the Life to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      And player A declares the Burst "Wall"
      Then player A's Life holds 4 Cores
      And player A's hand holds 1 card

    @BS-1-6-2
    Scenario: A player who Manifests with the Soul Core as their last Life loses the game
      Given player A has 0 Cores in the Life
      And player A has 1 Soul Core in the Life
      When player A manifests "Angel", moving 1 Soul Core from the Life to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then player B wins the game

    Scenario: A player may Manifest with the Soul Core on a Spirit
      Given player A has "Fox" on the Field
      And 1 Core is on "Fox"
      And 1 Soul Core is on "Fox"
      When player A manifests "Angel", moving 1 Soul Core from "Fox" to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Angel" is in player A's Field
      And "Fox" has 1 Core on it

  @BS-22-1-3
  Rule: 22-1-3 One Core on a Grandwalker Nexus that the Manifest names goes to the Trash

    Scenario: A Manifest takes exactly one Core from the Grandwalker Nexus and no other payment
      When player A tries to manifest "Angel", moving 1 Soul Core from the Reserve to the Trash, 2 Cores from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then that is refused
      When player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Warden" has 1 Core on it
      And player A's Trash holds 2 Cores
      And player A's Reserve holds 2 Cores

    Scenario: A Manifest cannot take a Core from a Nexus that it does not name
      Given player A has "White" (probe "oracle-ultimate") on the Field
      And 2 Cores are on "White"
      And "White" has this data:
        """
        { "category": "nexus", "families": ["Grandwalker"], "colors": ["white"], "levels": [{ "lv": 1, "cores": 0 }] }
        """
      And player A has "Saint" (probe "manifest-of-red") in the hand
      When player A tries to manifest "Saint", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "White" to the Trash and 1 Core from the Reserve to "Saint"
      Then that is refused
      When player A manifests "Saint", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Saint"
      Then "Saint" is in player A's Field

  @BS-22-1-4
  Rule: 22-1-4 Cores from the Field and the Reserve are placed on the Manifested Spirit

    Scenario: A player may place any number of Cores on a Manifested Spirit, but at least those for its lowest level
      Given player A has "Fox" on the Field
      And 3 Cores are on "Fox"
      When player A tries to manifest "Angel", moving 1 Soul Core from the Reserve to the Trash and 1 Core from "Warden" to the Trash
      Then that is refused
      When player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash, 1 Core from the Reserve to "Angel" and 2 Cores from "Fox" to "Angel"
      Then "Angel" has 3 Cores on it
      And "Fox" has 1 Core on it

    Scenario: Cores on the Grandwalker Nexus cannot be placed on the Manifested Spirit
      When player A tries to manifest "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from "Warden" to "Angel"
      Then that is refused
      When player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Angel" has 1 Core on it

  @BS-22-1-5
  Rule: 22-1-5 A Manifested Spirit counts as summoned for a cost of 1

    Scenario: A Manifest counts as a summon for an Oracle
      Given player A has "Shrine" (probe "oracle") on the Field
      When player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      And player A accepts the offer of the effect
      Then "Shrine" has 1 Core on it

  @BS-22-1-6
  Rule: 22-1-6 Effects for being summoned and for being Manifested are both activated

    Scenario Outline: <title>
      Given player A has "Saint" (probe "<probe>") in the hand
      And player A has "Top" on top of the deck
      When player A manifests "Saint", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Saint"
      Then "Top" is in player A's Hand

      Examples:
        | title                                              | probe                   |
        | A Manifested Spirit is summoned                    | manifest-summoned-draws |
        | An effect for being Manifested answers a Manifest  | manifest-of-red         |

  @BS-22-1-7
  Rule: 22-1-7 Effects for being Manifested are not activated by an ordinary summon

    Scenario: A Spirit summoned in the Main Step does not activate its effect for being Manifested
      Given player A has "Saint" (probe "manifest-of-red") in the hand
      And player A has 6 Cores in the Reserve
      And player A has "Top" on top of the deck
      When player A summons "Saint", paying 5 Cores and placing 1 from the Reserve
      Then "Saint" is in player A's Field
      And the top of player A's deck is "Top"

  @BS-22-1-8
  Rule: 22-1-8 An effect that prevents summoning also prevents a Manifest

    Scenario: A card can Manifest only after the effect that prevents summoning is gone
      Given player B has "Ban" (probe "nobody-summons") on the Field
      And player A has "Ram" (probe "main-destroy-nexus") in the hand
      When player A tries to manifest "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then that is refused
      When player A uses the Main effect of "Ram", paying 0 Cores
      And player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Angel" is in player A's Field
