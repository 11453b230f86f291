@BS
Feature: 23. Tokens

  Background:
    Given player A has "Imp" in the Token pile
    And "Imp" has this data:
      """
      {"category":"spirit","token":true,"cost":0,"symbols":[],"levels":[{"lv":1,"cores":0,"bp":1000}],
        "abilities":[{"type":"auto","when":{"event":"summoned"},"effect":[{"do":"draw","count":1}]}]}
      """
    And player A has "Call" in the hand
    And "Call" has this data:
      """
      {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"putToken","token":"Imp"}]}]}
      """

  @BS-23-1-1
  Rule: 23-1-1 An effect puts Tokens onto the Field

    Scenario: A Token comes onto the Field
      When player A uses the Main effect of "Call", paying 0 Cores
      Then "Imp" is in player A's Field
      And "Imp" is refreshed
      And player A's Token pile holds 0 cards

  @BS-G-48-2
  Rule: G-48-2 A Token that is put onto the Field is neither summoned nor deployed

    @BS-G-31
    Scenario: What a summon activates is activated by a Spirit from the Hand, and not by a Token
      Given player A has "Fox" in the hand
      And "Fox" has this data:
        """
        {"category":"spirit","cost":0,"abilities":[{"type":"auto","when":{"event":"summoned"},"effect":[{"do":"addCores","count":2,"to":"reserve"}]}]}
        """
      When player A uses the Main effect of "Call", paying 0 Cores
      Then "Imp" is in player A's Field
      And player A's hand holds exactly "Fox"
      When player A summons "Fox", paying 0 Cores and placing 1 from the Reserve
      Then player A's Reserve holds 5 Cores

  @BS-G-48-1
  Rule: G-48-1 A Token that leaves the Field goes back beside the Deck

    # answers: REVISION16#2
    Scenario Outline: A Token that is <way> lies beside the Deck again
      Given player A has "Clear" in the hand
      And "Clear" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[<effect>]}]}
        """
      When player A uses the Main effect of "Call", paying 0 Cores
      And player A moves 1 Core from the Reserve to "Imp"
      And player A uses the Main effect of "Clear", paying 0 Cores
      Then player A's Token pile holds 1 card
      And player A's hand holds 0 cards
      And player A's Trash holds exactly "Call" and "Clear"
      And player A's deck holds 20 cards
      And player A's Reserve holds 4 Cores

      Examples:
        | way                  | effect                                                                     |
        | destroyed            | {"do":"destroy","target":{"all":{"player":"you","name":"Imp"}}}            |
        | returned to the Hand | {"do":"putBack","to":"hand","target":{"all":{"player":"you","name":"Imp"}}} |
        | returned to the Deck | {"do":"putBack","to":"deck","target":{"all":{"player":"you","name":"Imp"}}} |

  @BS-23-1-4
  Rule: 23-1-4 The opponent does not know the Tokens beside a Deck

    Scenario: The opponent counts the Tokens, and sees one when it comes onto the Field
      Then player A sees "Imp" in player A's Token pile
      And player B does not see "Imp"
      When player A uses the Main effect of "Call", paying 0 Cores
      Then player B sees "Imp" in player A's Field

  @BS-2-5-1
  Rule: 2-5-1 Tokens lie beside the Deck, where the opponent sees how many there are

    Scenario: The opponent counts the Tokens of a player
      Given player A has "Ogre" in the Token pile
      And "Ogre" is a Token
      Then player B counts 2 cards in player A's Token pile
      When player A uses the Main effect of "Call", paying 0 Cores
      Then player B counts 1 card in player A's Token pile
