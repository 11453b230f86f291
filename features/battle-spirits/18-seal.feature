@BS
Feature: 18. Seal

  Background:
    Given it is player A's Attack Step

  @BS-18-1-1
  Rule: 18-1-1 Seal moves the Soul Core to the Life

    Scenario: Seal moves the Soul Core from the Reserve to the Life
      Given player A has "Fox" (probe "attack-seals") on the Field
      When player A declares an attack with "Fox"
      And player A accepts the offer of the effect
      Then player A's Life holds 6 Cores
      And player A's Life holds 1 Soul Core
      And player A's Reserve holds 3 Cores

    Scenario: Seal of a card with the Soul Core on it moves that Soul Core to the Life
      Given player A has "Fox" (probe "attack-seals-itself") on the Field
      And 1 Core is on "Fox"
      And 1 Soul Core is on "Fox"
      When player A declares an attack with "Fox"
      And player A accepts the offer of the effect
      Then player A's Life holds 6 Cores
      And "Fox" has 1 Core on it

    Scenario: Only Seal, and no other effect, moves the Soul Core to the Life
      Given player A has "Fox" (probe "attack-seals") on the Field
      And player A has "Vow" (probe "soul-core-to-life") in the hand
      And player A has 0 Cores in the Reserve
      And player A has 1 Soul Core in the Reserve
      And it is player A's Main Step
      When player A uses the Main effect of "Vow", paying 0 Cores
      Then player A's Life holds 5 Cores
      When player A ends the phase
      And player A declares an attack with "Fox"
      And player A accepts the offer of the effect
      Then player A's Life holds 6 Cores

  @BS-18-1-2
  Rule: 18-1-2 A player is Sealed while their Soul Core is in the Life

    Scenario: A [While Sealed] effect applies as soon as its player is Sealed
      Given player A has "Fox" (probe "attack-seals") on the Field
      And player A has "Monk" (probe "sealed-bp") on the Field
      When player A declares an attack with "Fox"
      And player A accepts the offer of the effect
      Then "Monk" now has 5000 BP

    Scenario: A [While Sealed] effect does not apply if only the opponent is Sealed
      Given player A has "Fox" (probe "attack-seals") on the Field
      And player B has "Monk" (probe "sealed-bp") on the Field
      When player A declares an attack with "Fox"
      And player A accepts the offer of the effect
      Then "Monk" now has 3000 BP
      And player A's Life holds 6 Cores

  @BS-18-1-3
  Rule: 18-1-3 A player may decline to move the Soul Core for a Seal

    Scenario: A player who declines a Seal keeps the Soul Core in the Reserve
      Given player A has "Fox" (probe "attack-seals") on the Field
      When player A declares an attack with "Fox"
      And player A is asked to accept the offer
      And player A declines
      Then player A's Life holds 5 Cores
      And player A's Reserve holds 1 Soul Core
      And "Fox" is exhausted

  @BS-18-1-4
  Rule: 18-1-4 A player whose Life is reduced chooses whether the Soul Core leaves the Life

    Background:
      Given player A has "Fox" on the Field
      And player B has 3 Cores in the Life
      And player B has 1 Soul Core in the Life

    # answers: QA-SEAL#1
    Scenario: A player whose Life is reduced may give up the Soul Core
      When player A declares an attack with "Fox"
      And player B lets the Soul Core go
      Then player B's Life holds 3 Cores
      And player B's Reserve holds 1 Soul Core

    Scenario: A player whose Life is reduced may keep the Soul Core in the Life
      When player A declares an attack with "Fox"
      And player B holds the Soul Core back
      Then player B's Life holds 1 Soul Core
      And player B's Life holds 3 Cores
