@BS
Feature: 23. Tokens

  Background:
    Given player A has "Imp" (probe "summoned-draws") in the Token pile
    And "Imp" is a Token
    And "Imp" is printed with the name "Imp"
    And "Imp" needs 0 Cores for its lowest level
    And player A has "Call" (probe "puts-imp-token") in the hand

  @BS-23-1-1
  Rule: 23-1-1 Effects put Tokens onto the Field

    Scenario: A Token that an effect puts onto the Field is Refreshed
      When player A uses the Main effect of "Call", paying 0 Cores
      Then "Imp" is in player A's Field
      And "Imp" is refreshed
      And player A's Token pile holds 0 cards

  @BS-G-48-2
  Rule: G-48-2 A Token that is put onto the Field is neither summoned nor deployed

    @BS-G-31
    Scenario: An effect for a summon is activated by a Spirit from the Hand, but not by a Token
      Given player A has "Fox" (probe "summoned-draws") in the hand
      And player A has 4 Cores in the Reserve
      When player A uses the Main effect of "Call", paying 0 Cores
      Then "Imp" is in player A's Field
      And player A's hand holds exactly "Fox"
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And player A's hand holds 1 card

  @BS-G-48-1
  Rule: G-48-1 A Token that leaves the Field goes back beside the Deck

    # answers: REVISION16#2
    Scenario Outline: A Token that is <way> returns to the pile beside the Deck
      Given player A has "Clear" (probe "<probe>") in the hand
      When player A uses the Main effect of "Call", paying 0 Cores
      And player A moves 1 Core from the Reserve to "Imp"
      And player A uses the Main effect of "Clear", paying 1 Core
      Then player A's Token pile holds 1 card
      And player A's hand holds 0 cards
      And player A's Trash holds exactly "Call" and "Clear"
      And player A's deck holds 20 cards
      And player A's Reserve holds 3 Cores

      Examples:
        | way                  | probe                  |
        | destroyed            | main-destroy-own       |
        | returned to the Hand | main-return-own        |
        | returned to the Deck | main-return-own-bottom |

    @BS-9-5-4
    Scenario Outline: The Brave of a Token that is <way> goes to the <zone>, not beside the Deck
      Given player A has "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      And player A has "Clear" (probe "<probe>") in the hand
      When player A uses the Main effect of "Call", paying 0 Cores
      And player A combines "Wing" with "Imp"
      And player A uses the Main effect of "Clear", paying 1 Core
      And player A is asked to keep a Brave
      And player A declines
      Then "Wing" is in player A's <zone>
      And "Imp" is in player A's Token pile

      Examples:
        | way                  | zone  | probe            |
        | destroyed            | Trash | main-destroy-own |
        | returned to the Hand | hand  | main-return-own  |

    @BS-9-5-4
    Scenario: An Imagine Brave of a Token and a Spirit destroyed together goes to the Trash without a choice
      Given player A has "Fox" and "Idol" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Clear" in the hand
      And "Clear" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"you","category":"spirit","is":"combined"}}}]}]}
        """
      When player A uses the Main effect of "Call", paying 0 Cores
      And player A combines "Idol" with "Imp" on the right
      And player A combines "Idol" with "Fox" on the left
      And player A uses the Main effect of "Clear", paying 0 Cores
      And player A is asked to keep a Brave
      And player A declines
      Then player A is not asked to choose
      And "Fox" and "Idol" are in player A's Trash

    @BS-19-3-5
    Scenario: A Token that is an Advent source returns beside the Deck when the card on top of it is destroyed
      Given player A has "Crown" (probe "advent") on the Field
      And "Crown" lies on "Ogre" by Advent
      And "Ogre" is a Token
      And player A has "Clear" in the hand
      And "Clear" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"you","is":"advented"}}}]}]}
        """
      When player A uses the Main effect of "Clear", paying 0 Cores
      Then "Ogre" is in player A's Token pile
      And "Crown" is in player A's Trash

    Scenario: A Token that is an Advent source returns beside the Deck when an effect would put it into the Trash
      Given player A has "Crown" (probe "advent") on the Field
      And "Crown" lies on "Ogre" by Advent
      And "Ogre" is a Token
      And player A has "Bare" (probe "source-to-trash") in the hand
      When player A uses the Main effect of "Bare", paying 0 Cores
      Then "Ogre" is in player A's Token pile
      And "Crown" is in player A's Field

  @BS-23-1-4
  Rule: 23-1-4 The opponent does not see the Tokens beside a player's Deck

    Scenario: The opponent sees a Token only when it is put onto the Field
      Then player A sees "Imp" in player A's Token pile
      And player B does not see "Imp"
      When player A uses the Main effect of "Call", paying 0 Cores
      Then player B sees "Imp" in player A's Field

  @BS-2-5-1
  Rule: 2-5-1 Tokens lie beside the Deck, where the opponent can count them

    Scenario: The opponent can count a player's Tokens
      Given player A has "Ogre" in the Token pile
      And "Ogre" is a Token
      Then player B counts 2 cards in player A's Token pile
      When player A uses the Main effect of "Call", paying 0 Cores
      Then player B counts 1 card in player A's Token pile
