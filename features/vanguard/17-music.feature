@VG
Feature: 17.4. Music orders

  @VG-17.4.2
  Rule: 17.4.2 A music order goes to the back circle of the center column when it has been resolved, and stays there

    Scenario: Player A plays a music order, which lies on the back center circle while the turn goes on
      Given player A has "Waltz" (probe "music-draws") and "Squire" in the hand
      When player A plays the order "Waltz"
      Then player A's hand holds 2 cards
      When player A calls "Squire" to the front left circle
      Then "Waltz" is on player A's back center circle
      And player A's drop zone holds 0 cards

  @VG-17.4.2.1
  Rule: 17.4.2.1 Music on a circle has no orientation

    Scenario: Music has no orientation when it comes to a circle, and an effect that rests all cards does not rest it
      Given player A has "Waltz" (probe "music-draws") in the hand
      And player A has the unit "Lullaby" (probe "act-rests-field") on the front left circle
      When player A plays the order "Waltz"
      Then "Waltz" has no orientation
      When player A activates "Lullaby"
      Then "Lullaby" is at rest
      And "Waltz" has no orientation

  @VG-17.4.2.2
  Rule: 17.4.2.2 A unit on the circle is retired before the music comes there

    Scenario: The unit behind the vanguard is retired, and the one beside it stays
      Given player A has "Waltz" (probe "music-draws") in the hand
      And player A has the unit "Squire" on the back center circle
      And player A has the unit "Page" on the back left circle
      When player A plays the order "Waltz"
      Then player A's drop zone holds exactly "Squire"
      And "Waltz" is on player A's back center circle
      And "Page" is on player A's back left circle

  @VG-17.4.2.2.1
  Rule: 17.4.2.2.1 A locked card on the circle goes to the drop zone before the music comes there

    Scenario: The locked card behind the vanguard makes room for music
      Given player A has "Waltz" (probe "music-draws") in the hand
      And player A has the locked card "Captive" on the back center circle
      When player A plays the order "Waltz"
      Then player A's drop zone holds exactly "Captive"
      And "Waltz" is on player A's back center circle

  @VG-17.4.2.3
  Rule: 17.4.2.3 Music that is put on an Astral Plane goes to the drop zone at once

    Scenario: Player A plays music while the back center circle is an Astral Plane, and the Astral Deity there is retired as well
      Given player A's back center circle is an Astral Plane
      And player A has "Waltz" (probe "music-draws") in the hand
      And player A has the unit "Star" on the back center circle
      And "Star" is of the race "Astral Deity"
      When player A plays the order "Waltz"
      Then player A's drop zone holds exactly "Star" and "Waltz"

    Scenario: Music that lies on a circle stays there when the circle becomes an Astral Plane
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player A has the unit "Seer" (probe "back-center-becomes-astral-plane") on the front left circle
      And player A has "Squire" in the hand
      When player A activates "Seer"
      And player A calls "Squire" to the front right circle
      Then "Squire" is on player A's front right circle
      And "Waltz" is on player A's back center circle

    Scenario: An Astral Plane elsewhere does not end the music
      Given player A's back left circle is an Astral Plane
      And player A has "Waltz" (probe "music-draws") in the hand
      When player A plays the order "Waltz"
      Then "Waltz" is on player A's back center circle

  @VG-17.4.3
  Rule: 17.4.3 Music on a circle is neither a unit nor a rear-guard

    Scenario: An effect retires all rear-guards of player A, but not the music
      Given player A has "Waltz" (probe "music-draws") in the hand
      And player A has the unit "Tyrant" (probe "retires-rear-guards") on the front left circle
      When player A plays the order "Waltz"
      And player A activates "Tyrant"
      Then player A's drop zone holds exactly "Tyrant"
      And "Waltz" is on player A's back center circle

  @VG-17.4.4
  Rule: 17.4.4 Music goes to the drop zone as soon as a unit comes to its circle

    Scenario: An effect calls a unit onto the music and takes the music from the drop zone after that
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player A has the unit "Page" (probe "act-calls-to-back-center-and-takes-orders") on the front left circle
      And player A has "Squire" in the hand
      When player A activates "Page"
      Then "Squire" is on player A's back center circle
      And player A's hand holds exactly "Waltz"

    Scenario: A unit that comes to another circle does not end the music
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And "Waltz" is on player A's back center circle

  @VG-17.4.5
  Rule: 17.4.5 Music goes to the drop zone in the end phase

    Scenario: The music of player A is gone when the turn of player B begins
      Given player A has "Waltz" (probe "music-draws") in the hand
      When player A plays the order "Waltz"
      And player A ends the turn
      Then player B is the turn player
      And "Waltz" is in player A's drop zone

  @VG-9.11.4
  Rule: 9.11.4 The end phase ends the music on the circles of both players

    Scenario: Player A ends the turn while music lies on a circle of each player
      Given player A has the music "Waltz" (probe "music-draws") on the back center circle
      And player B has the music "Polka" (probe "music-draws") on the back center circle
      When player A ends the turn
      Then "Waltz" is in player A's drop zone
      And "Polka" is in player B's drop zone
