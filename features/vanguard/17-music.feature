@VG
Feature: 17.4. Music orders

  @VG-17.4.2
  Rule: 17.4.2 A music order goes to the back circle of the center column when it has been resolved, and stays there

    Scenario: A music order lies on the back center circle for the rest of the turn
      Given player A has "Waltz" (probe "music-draws") and "Squire" in the hand
      When player A plays the order "Waltz"
      Then player A's hand holds 2 cards
      When player A calls "Squire" to the front left circle
      Then "Waltz" is on player A's back center circle
      And player A's drop zone holds 0 cards

  @VG-17.4.2.1
  Rule: 17.4.2.1 Music on a circle has no orientation

    Scenario: Music on a circle has no orientation, and an effect that rests all cards does not rest it
      Given player A has "Waltz" (probe "music-draws") in the hand
      And player A has the unit "Lullaby" (probe "act-rests-field") on the front left circle
      When player A plays the order "Waltz"
      Then "Waltz" has no orientation
      When player A activates "Lullaby"
      Then "Lullaby" is at rest
      And "Waltz" has no orientation

  @VG-17.4.2.2
  Rule: 17.4.2.2 A unit on the circle is retired before the music order is put there

    Scenario: The unit behind the vanguard is retired for a music order, and the one beside it stays
      Given player A has "Waltz" (probe "music-draws") in the hand
      And player A has the unit "Squire" on the back center circle
      And player A has the unit "Page" on the back left circle
      When player A plays the order "Waltz"
      Then player A's drop zone holds exactly "Squire"
      And "Waltz" is on player A's back center circle
      And "Page" is on player A's back left circle

  @VG-17.4.2.2.1
  Rule: 17.4.2.2.1 A locked card on the circle goes to the drop zone before the music comes there

    Scenario: A locked card behind the vanguard goes to the drop zone when a music order is put there
      Given player A has "Waltz" (probe "music-draws") in the hand
      And player A has the locked card "Captive" on the back center circle
      When player A plays the order "Waltz"
      Then player A's drop zone holds exactly "Captive"
      And "Waltz" is on player A's back center circle

  @VG-17.4.2.3
  Rule: 17.4.2.3 Music that is put on an Astral Plane goes to the drop zone at once

    Scenario: A music order put on an Astral Plane goes to the drop zone together with the unit there
      Given player A's back center circle is an Astral Plane
      And player A has "Waltz" (probe "music-draws") in the hand
      And player A has the unit "Star" on the back center circle
      And "Star" is of the race "Astral Deity"
      When player A plays the order "Waltz"
      Then player A's drop zone holds exactly "Star" and "Waltz"

    Scenario: A music order stays on its circle when the circle becomes an Astral Plane
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player A has the unit "Seer" (probe "back-center-becomes-astral-plane") on the front left circle
      And player A has "Squire" in the hand
      When player A activates "Seer"
      And player A calls "Squire" to the front right circle
      Then "Squire" is on player A's front right circle
      And "Waltz" is on player A's back center circle

    Scenario: An Astral Plane on another circle does not affect a music order
      Given player A's back left circle is an Astral Plane
      And player A has "Waltz" (probe "music-draws") in the hand
      When player A plays the order "Waltz"
      Then "Waltz" is on player A's back center circle

  @VG-17.4.3
  Rule: 17.4.3 Music on a circle is neither a unit nor a rear-guard

    Scenario: An effect that retires all rear-guards does not retire a music order
      Given player A has "Waltz" (probe "music-draws") in the hand
      And player A has the unit "Tyrant" (probe "retires-rear-guards") on the front left circle
      When player A plays the order "Waltz"
      And player A activates "Tyrant"
      Then player A's drop zone holds exactly "Tyrant"
      And "Waltz" is on player A's back center circle

  @VG-17.4.4
  Rule: 17.4.4 A music order goes to the drop zone as soon as a unit is put on its circle

    Scenario: An effect that calls a unit onto a music order can take the music from the drop zone afterwards
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player A has the unit "Page" (probe "act-calls-to-back-center-and-takes-orders") on the front left circle
      And player A has "Squire" in the hand
      When player A activates "Page"
      Then "Squire" is on player A's back center circle
      And player A's hand holds exactly "Waltz"

    Scenario: A unit put on another circle does not affect a music order
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And "Waltz" is on player A's back center circle

  @VG-17.4.5
  Rule: 17.4.5 Music goes to the drop zone in the end phase

    Scenario: Player A's music order is gone when player B's turn begins
      Given player A has "Waltz" (probe "music-draws") in the hand
      When player A plays the order "Waltz"
      And player A ends the turn
      Then player B is the turn player
      And "Waltz" is in player A's drop zone

  @VG-9.11.4
  Rule: 9.11.4 The end phase ends the music on the circles of both players

    Scenario: The music orders of both players go to the drop zone at the end of player A's turn
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player B has the music "Polka" (probe "music-draws") on the back center circle
      When player A ends the turn
      Then "Waltz" is in player A's drop zone
      And "Polka" is in player B's drop zone
