@VG
Feature: 7.7, 7.10, 7.11, 7.13. Looking at the deck, revealing, searching and declaring

  @VG-7.7.1
  Rule: 7.7.1 A player who looks at cards from the top of a deck sees those cards

    Background:
      Given player A has the unit "Seer" (probe "act-looks-at-3-takes-1") on the front left circle
      And player A has "Top", "Next", "Third" and "Fourth" on top of the deck

    Scenario: Only the player who looks at three cards of the deck sees them
      When player A activates "Seer"
      And player A is asked to choose
      Then player A sees "Top", "Next" and "Third" in player A's deck
      And player A does not see "Fourth"
      And player B does not see "Top"

    Scenario: A player takes one of three cards, and the others stay on top of the deck in their order
      When player A activates "Seer"
      And player A tries to choose "Fourth"
      Then that is refused
      When player A chooses "Next"
      Then player A's hand holds exactly "Next"
      And the top of player A's deck is "Top" and "Third"
      And player A does not see "Top"

    Scenario: A player who looks at the top card of the opponent's deck sees it, but the opponent does not
      Given player A has the unit "Spy" (probe "act-looks-at-opponents-top-may-mill") on the front right circle
      And player B has "Theirs" on top of the deck
      When player A activates "Spy"
      And player A is asked to accept the offer
      Then player A sees "Theirs" in player B's deck
      And player B does not see "Theirs"
      When player A accepts the offer of the effect
      Then "Theirs" is in player B's drop zone

  @VG-7.7.2
  Rule: 7.7.2 A player who looks at up to a number of cards decides before each card

    Background:
      Given player A has the unit "Seer" (probe "act-looks-up-to-3-takes-1") on the front left circle
      And player A has "Top", "Next", "Third" and "Fourth" on top of the deck

    @VG-7.7.2.2
    @VG-7.7.2.4
    Scenario: A player who continues once sees the top card before deciding again
      When player A activates "Seer"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's deck
      And player A does not see "Next"

    @VG-7.7.2.4
    Scenario: A player who continues twice sees the first and the second card
      When player A activates "Seer"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "Top" and "Next" in player A's deck
      And player A does not see "Third"

    @VG-7.7.2.3
    Scenario: A player who stops before the first card sees none and takes none
      When player A activates "Seer"
      And player A is asked to accept the offer
      Then player A does not see "Top"
      When player A declines
      Then player A's hand holds 0 cards
      When player A activates "Seer"
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      Then player A sees "Top" in player A's deck

    @VG-7.7.2.3
    Scenario: A player who stops after the second card takes one of the two cards
      When player A activates "Seer"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      And player A declines
      And player A tries to choose "Third"
      Then that is refused
      When player A chooses "Next"
      Then player A's hand holds exactly "Next"

    @VG-7.7.2.5
    Scenario: A player told to look at up to three cards cannot look at a fourth
      When player A activates "Seer"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then player A is not asked to accept the offer
      When player A chooses "Top"
      Then player A's hand holds exactly "Top"

  @VG-7.7.2.1
  Rule: 7.7.2.1 An effect that looks at up to 0 cards ends at once

    @VG-7.7.2
    Scenario: An effect that looks at as many cards as an empty soul holds looks at none and goes on
      Given player A has the unit "Seer" (probe "act-looks-up-to-soul-stronger") on the front left circle
      When player A activates "Seer"
      Then player A is not asked to accept the offer
      And "Seer" has 13000 power

  @VG-7.7.3
  Rule: 7.7.3 A continuous ability lets its player look at cards of the deck at any time

    Scenario: A player whose unit allows it sees the top card of their own deck, but the opponent does not
      Given player A has the unit "Seer" (probe "looks-at-top-at-any-time") on the front left circle
      And player A has the unit "Smith" (probe "act-draws") on the front right circle
      And player A has "Top", "Next" and "Third" on top of the deck
      Then player A sees "Top" in player A's deck
      And player A does not see "Next"
      And player B does not see "Top"
      When player A activates "Smith"
      Then player A's hand holds exactly "Top"
      And player A sees "Next" in player A's deck
      And player A does not see "Third"

    Scenario: A player no longer sees the top card when the unit that allows it has been retired
      Given player A has the unit "Seer" (probe "looks-at-top-at-any-time") on the front left circle
      And player A has "Page" in the hand
      And player A has "Top" on top of the deck
      Then player A sees "Top" in player A's deck
      When player A calls "Page" to the front left circle
      Then "Seer" is in player A's drop zone
      And player A does not see "Top"

  @VG-7.7.3.1
  Rule: 7.7.3.1 A card that its player may look at at any time has been looked at once, as long as it lies where it lay

    Scenario: An ability for a look triggers once for each new top card that its player may look at
      Given player A has "Seer" (probe "looks-at-top-at-any-time") in the hand
      And player A has "Page" in the hand
      And player A has the unit "Watcher" (probe "deck-looked-power") on the back right circle
      And player A has the unit "Smith" (probe "act-draws") on the front right circle
      When player A calls "Seer" to the front left circle
      Then "Watcher" has 9000 power
      When player A calls "Page" to the back left circle
      Then "Watcher" has 9000 power
      When player A activates "Smith"
      Then "Watcher" has 10000 power

  @VG-7.7.4
  Rule: 7.7.4 An ability for a look triggers once for an effect, however often the effect looks

    Scenario: An effect that looks at the deck twice triggers the ability once, and the next effect triggers it again
      Given player A has the unit "Watcher" (probe "deck-looked-power") on the back right circle
      And player A has the unit "Seer" (probe "act-looks-twice") on the front left circle
      When player A activates "Seer"
      Then "Watcher" has 9000 power
      When player A activates "Seer"
      Then "Watcher" has 10000 power

    Scenario: An effect that looks at up to three cards one by one triggers an ability for a look once
      Given player A has the unit "Watcher" (probe "deck-looked-power") on the back right circle
      And player A has the unit "Seer" (probe "act-looks-up-to-3-takes-1") on the front left circle
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Seer"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A is asked to accept the offer
      And player A declines
      And player A chooses "Top"
      Then "Watcher" has 9000 power

  @VG-7.10.1
  Rule: 7.10.1 Both players see a card that is revealed

    @VG-7.10.3
    @VG-7.10.4
    Scenario: The opponent sees a card revealed from the hand, and it stays in the hand
      Given player A has the unit "Herald" (probe "act-reveals-and-discards") on the front left circle
      And player A has "Shown", "Lost" and "Secret" in the hand
      When player A activates "Herald"
      And player A chooses "Shown"
      And player A is asked to choose
      Then player B sees "Shown" in player A's hand
      And player B does not see "Secret"
      When player A chooses "Lost"
      Then player A's hand holds exactly "Shown" and "Secret"

    @VG-7.10.3.1
    Scenario: The opponent no longer sees a revealed card when the effect is over
      Given player A has the unit "Herald" (probe "act-reveals-and-discards") on the front left circle
      And player A has "Shown" and "Lost" in the hand
      When player A activates "Herald"
      And player A chooses "Shown"
      And player A chooses "Lost"
      Then player B does not see "Shown"
      And player A's hand holds exactly "Shown"

  @VG-7.10.2
  Rule: 7.10.2 A card revealed for a cost is shown once the whole cost is paid

    Scenario: A player chooses the card to discard before the card that the same cost reveals is shown
      Given player A has the unit "Herald" (probe "act-reveals-grade-3-and-discards-to-draw") on the front left circle
      And "General" is a unit of grade 3 with 10000 power
      And "Marshal" is a unit of grade 3 with 10000 power
      And player A has "General", "Marshal" and "Page" in the hand
      And player A has "Next" on top of the deck
      When player A activates "Herald"
      And player A chooses "General"
      And player A is asked to choose
      Then player B does not see "General"
      When player A chooses "Page"
      Then player A's hand holds exactly "General", "Marshal" and "Next"

  @VG-7.11.1
  Rule: 7.11.1 A player who searches a zone looks at all of its cards and finds one that fits

    Background:
      Given player A has the unit "Seeker" (probe "act-searches-deck-for-grade-3") on the front left circle
      And "General" is a unit of grade 3 with 10000 power
      And "Marshal" is a unit of grade 3 with 10000 power
      And player A has "Top", "General", "Marshal" and "Fourth" in the deck

    Scenario: A player sees the whole deck while searching it, and takes a card that fits
      When player A activates "Seeker"
      And player A is asked to choose
      Then player A sees "Top", "General", "Marshal" and "Fourth" in player A's deck
      When player A tries to choose "Top"
      Then that is refused
      When player A chooses "Marshal"
      Then player A's hand holds exactly "Marshal"
      And player A does not see "Top"

    @VG-7.11.2
    Scenario: A player who searches the deck may find nothing even if a fitting card is there
      When player A activates "Seeker"
      And player A is asked to choose
      And player A declines
      Then player A's hand holds 0 cards
      When player A activates "Seeker"
      And player A chooses "General"
      Then player A's hand holds exactly "General"

  @VG-7.11.3
  Rule: 7.11.3 A player who searches a public zone must find a fitting card

    Scenario: A player who searches the drop zone cannot refuse to find a card that is there
      Given player A has the unit "Seeker" (probe "act-searches-drop-for-grade-3") on the front left circle
      And "General" is a unit of grade 3 with 10000 power
      And "Marshal" is a unit of grade 3 with 10000 power
      And player A has "Page", "General" and "Marshal" in the drop zone
      When player A activates "Seeker"
      And player A tries to choose nothing
      Then that is refused
      When player A chooses "General"
      Then player A's hand holds exactly "General"

  @VG-7.11.4
  Rule: 7.11.4 A player who searches two zones may search both

    Scenario Outline: A player who searches the deck and the drop zone may take a card from the <zone>
      Given player A has the unit "Seeker" (probe "act-searches-deck-and-drop-for-grade-3") on the front left circle
      And "General" is a unit of grade 3 with 10000 power
      And "Marshal" is a unit of grade 3 with 10000 power
      And player A has "Top" and "General" in the deck
      And player A has "Marshal" in the drop zone
      When player A activates "Seeker"
      And player A chooses "<card>"
      Then player A's hand holds exactly "<card>"
      And "<other>" is in player A's <other zone>

      Examples:
        | zone      | card    | other   | other zone |
        | deck      | General | Marshal | drop zone  |
        | drop zone | Marshal | General | deck       |

  @VG-7.13.2
  Rule: 7.13.2 A declared card name must be the whole name of a card

    Background:
      Given player A has the unit "Oracle" (probe "act-declares-name-draws-on-hit") on the front left circle
      And "Top" has this data:
        """
        { "category": "unit", "name": "Silver Knight", "names": ["Argent Rider"], "grade": 1, "power": 8000, "shield": 5000 }
        """
      And "Other" has this data:
        """
        { "category": "unit", "name": "Silver Page", "grade": 1, "power": 8000, "shield": 5000 }
        """
      And player A has "Top" on top of the deck
      And player A has "Other" in the drop zone

    Scenario: A player cannot declare a name that no card has or only part of a name
      When player A activates "Oracle"
      And player A tries to declare the name "Golden Knight"
      Then that is refused
      When player A tries to declare the name "Silver"
      Then that is refused
      When player A declares the name "Silver Knight"
      Then player A's hand holds exactly "Top"

    Scenario: A player who declares a card's further name has declared that card
      When player A activates "Oracle"
      And player A declares the name "Argent Rider"
      Then player A's hand holds exactly "Top"

    Scenario: A player who declares another card's name does not draw
      When player A activates "Oracle"
      And player A declares the name "Silver Page"
      Then player A's hand holds 0 cards
      When player A activates "Oracle"
      And player A declares the name "Silver Knight"
      Then player A's hand holds exactly "Top"
