@VG
Feature: 14.50. Glitter

  @VG-14.50.2
  Rule: 14.50.2 Glitter alone is a keyword without an effect

    Scenario: A vanguard with nothing but Glitter makes Glitter – (Star) active
      Given player A has the unit "Star Knight" (probe "glitter") on the vanguard circle
      And "Star Knight" has the card name "Star Knight"
      And player A has the unit "Star Page" (probe "glitter") on the front right circle
      And player A has "Dancer" (probe "glitter-star-stronger") in the hand
      When player A calls "Dancer" to the front left circle
      Then "Star Knight" has 11000 power
      And "Star Page" has 11000 power
      And "Dancer" has 13000 power

  @VG-14.50.3.2
  Rule: 14.50.3.2 Glitter – (name) needs a vanguard with that name in its card name and with Glitter

    Background:
      Given player A has the unit "Dancer" (probe "act-glitter-star-draws") on the front left circle
      And player A has the unit "Singer" (probe "act-draws") on the back left circle
      And player A has "Top" on top of the deck

    Scenario: A vanguard "Young Star Knight" with Glitter is enough for Glitter – (Star)
      Given player A has the unit "Young Star Knight" (probe "glitter") on the vanguard circle
      And "Young Star Knight" has the card name "Young Star Knight"
      When player A activates "Dancer"
      Then player A's hand holds exactly "Top"

    Scenario: A vanguard "Star Knight" without Glitter is not enough, though a rear-guard of this name has it
      Given player A has the unit "Star Knight" on the vanguard circle
      And player A has the unit "Star Page" (probe "glitter") on the front right circle
      And "Star Page" has the card name "Star Page"
      When player A tries to activate "Dancer"
      Then that is refused
      When player A activates "Singer"
      Then player A's hand holds exactly "Top"

    Scenario: A vanguard "Moon Knight" with Glitter is not enough for Glitter – (Star), though a rear-guard is called "Star Page"
      Given player A has the unit "Moon Knight" (probe "glitter") on the vanguard circle
      And "Moon Knight" has the card name "Moon Knight"
      And player A has the unit "Star Page" on the front right circle
      When player A tries to activate "Dancer"
      Then that is refused
      When player A activates "Singer"
      Then player A's hand holds exactly "Top"

    Scenario: The opponent's vanguard "Star Knight" with Glitter is not enough
      Given player B has the unit "Star Knight" (probe "glitter") on the vanguard circle
      And "Star Knight" has the card name "Star Knight"
      When player A tries to activate "Dancer"
      Then that is refused
      When player A activates "Singer"
      Then player A's hand holds exactly "Top"

  @VG-14.50.3.2.2
  Rule: 14.50.3.2.2 Without such a vanguard the abilities of Glitter – (name) are inactive

    Background:
      Given player A has the unit "Star Knight" (probe "glitter") on the vanguard circle
      And "Star Knight" has the card name "Star Knight"
      And player A has the unit "Herald" (probe "rides-from-hand-act") on the back right circle
      And player A has "Duke" in the hand
      And "Duke" is a unit of grade 3 with 12000 power

    Scenario: The continuous ability of Glitter – (Star) ends when "Duke" is ridden upon "Star Knight"
      Given player A has the unit "Dancer" (probe "glitter-star-stronger") on the front left circle
      Then "Dancer" has 13000 power
      When player A activates "Herald"
      Then "Dancer" has 8000 power

    Scenario: The automatic ability of Glitter – (Star) triggers with "Star Knight" as the vanguard, but not with "Duke"
      Given player A has "Dancer" (probe "called-glitter-star-draws") in the hand
      And player A has "Singer" (probe "called-glitter-star-draws") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A calls "Dancer" to the front left circle
      Then player A's hand holds exactly "Duke", "Singer" and "Top"
      When player A activates "Herald"
      And player A chooses "Duke"
      And player A calls "Singer" to the front right circle
      Then player A's hand holds exactly "Top"
