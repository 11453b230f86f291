@VG
Feature: 14.54. Regalis Piece

  @VG-14.54.2.2
  Rule: 14.54.2.2 A player resolves one card with Regalis Piece in a game, and puts others into the drop zone

    Scenario: The second Regalis Piece of player A, a set order, draws nothing and goes to the drop zone, and player B's first one is resolved
      Given player A has "Relic" (probe "regalis-piece-draws") in the hand
      And player A has "Throne" (probe "set-regalis-piece-draws") in the hand
      And player B has "Orb" (probe "set-regalis-piece-draws") in the hand
      When player A plays the order "Relic"
      Then player A's hand holds 2 cards
      When player A ends the turn
      And player B plays the order "Orb"
      Then "Orb" is in player B's order zone
      And player B's hand holds 2 cards
      When player B ends the turn
      And player A plays the order "Throne"
      Then "Throne" is in player A's drop zone
      And player A's hand holds 2 cards
