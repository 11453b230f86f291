@VG
Feature: 17.6, 17.8, 17.11. Songs, names in subtypes, and products

  @VG-17.6.1.1
  Rule: 17.6.1.1 Songs are song cards in the order zone

    Scenario: An effect that sings all songs sings the one in the order zone, not the song card in the drop zone
      Given player A has "Anthem" (probe "song-draws") in the order zone
      And player A has "Ballad" (probe "song-draws") in the drop zone
      And player A has the unit "Diva" (probe "act-sings-songs") on the front left circle
      And player A has the unit "Fan" (probe "any-song-draws") on the front right circle
      When player A activates "Diva"
      And player A lets "Fan"'s ability come first
      Then player A's hand holds 2 cards

  @VG-17.6.2.1
  Rule: 17.6.2.1 A song whose ability waits for it to be sung triggers when an effect sings it

    Scenario: Player A sings a song and draws for it
      Given player A has "Anthem" (probe "song-draws") in the order zone
      And player A has the unit "Diva" (probe "act-sings-songs") on the front left circle
      When player A activates "Diva"
      Then player A's hand holds 1 card

  @VG-17.6.3
  Rule: 17.6.3 A song that has been sung is turned face down after its own ability

    Scenario: A song lies face down once it has been sung, and cannot be sung again
      Given player A has "Anthem" (probe "song-draws") in the order zone
      And player A has the unit "Diva" (probe "act-sings-songs") on the front left circle
      When player A activates "Diva"
      Then "Anthem" is face down in player A's order zone
      When player A activates "Diva"
      Then player A's hand holds 1 card

    @reading
    Scenario Outline: A song whose player does not pay for its ability lies face <face> afterwards (<by>)
      Given the ambiguous rule "Is a song turned face down if its own ability did nothing because its cost was not paid or its requirement not met?" is answered "<choice>"
      And player A has "Anthem" (probe "song-discards-to-draw-2") in the order zone
      And player A has the unit "Diva" (probe "act-sings-songs") on the front left circle
      And player A has "Ballad" (probe "song-draws") in the order zone
      And player A has "Page" in the hand
      When player A activates "Diva"
      And player A lets "Anthem"'s ability come first
      And player A declines
      Then "Anthem" is face <face> in player A's order zone
      And "Ballad" is face down in player A's order zone

      Examples:
        | choice               | face | by                 |
        | yes                  | down | our interpretation |
        | no, it stays face up | up   | alternative        |

  @VG-17.8.2.2
  Rule: 17.8.2.2 A card text can name the part of a unit's name that stands in the subtype of an order

    Scenario: An effect on "Crown" orders takes the order with Crown in its subtype, not the one named Crown
      Given "Oath" has this data:
        """
        { "category": "order", "typeName": "Crown", "grade": 1 }
        """
      And "Crown" has this data:
        """
        { "category": "order", "grade": 1 }
        """
      And player A has "Oath" and "Crown" in the drop zone
      And player A has the unit "Heir" (probe "act-takes-crown-orders") on the front left circle
      When player A activates "Heir"
      Then player A's hand holds exactly "Oath"

  @VG-17.11.2
  Rule: 17.11.2 A product triggers when an effect operates it

    Scenario: Player A operates a product and draws for it
      Given player A has "Robot" (probe "product-draws") in the order zone
      And player A has the unit "Engineer" (probe "act-operates-products") on the front left circle
      When player A activates "Engineer"
      Then player A's hand holds 1 card

  @VG-17.11.2.1
  Rule: 17.11.2.1 To operate a product changes nothing of it

    Scenario: A product that has been operated stands face up and can be operated again
      Given player A has "Robot" (probe "product-draws") in the order zone
      And player A has the unit "Engineer" (probe "act-operates-products") on the front left circle
      When player A activates "Engineer"
      Then "Robot" is face up in player A's order zone
      And "Robot" stands
      When player A activates "Engineer"
      Then player A's hand holds 2 cards
