@DBS
Feature: 8-7. Skills about all cards of an area

  @DBS-8-7-1
  Rule: 8-7-1 A skill about all cards of an area affects each of them at once, and no other cards

    Scenario Outline: A skill about all cards in the <area> affects each card there, Battle Cards and Extra Cards alike
      Given player A has the active Battle Card "Crew" with 1000 power
      And player A has the rested Battle Card "Mate" with 2000 power
      And player A has the active Battle Card "Monument" (probe "extra-draw-2")
      And player A has the active energy "Fuel"
      And player A has the rested energy "Ash"
      And player A has the active energy "Scroll" (probe "extra-draw-2")
      And player A has "Tally" (probe "extra-tally-<word>") in the hand
      And player A has "Page" and "Note" (probe "extra-draw-2") in the hand
      And player A has "Old page" and "Old note" (probe "extra-draw-2") in the Drop Area
      And player A has "New page" and "New note" (probe "extra-draw-2") in the deck
      And player A has "Far page" and "Far note" (probe "extra-draw-2") in the Life Area
      And player A has "Lost page" and "Lost note" (probe "extra-draw-2") in the Warp
      When player A activates "Tally"
      Then "A leader" has <power> power
      And "B leader" has <costs> power

      Examples:
        | area        | word   | power  | costs |
        | Leader Area | leader | 20000  | 10000 |
        | Battle Area | battle | 13000  | 10005 |
        | Energy Area | energy | 30000  | 10005 |
        | hand        | hand   | 20000  | 10003 |
        | Drop Area   | drop   | 20000  | 10003 |
        | deck        | deck   | 200000 | 10039 |
        | Life Area   | life   | 40000  | 10007 |
        | Warp        | warp   | 20000  | 10003 |
