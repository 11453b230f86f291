@DBS
Feature: 8-5-3 to 8-5-6. What is chosen, and what texts mean

  @DBS-8-5-3
  Rule: 8-5-3 Cards are chosen when the resolution of the skill reaches the choice

    Scenario Outline: Player <player> draws a card and may then choose that very card as the one to place in the Drop Area
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-draw-drop-1")
      And player <player> has "Old" in the hand
      And player <player> has "Drawn" on top of the deck
      When player <player> activates "Source"
      And player <player> chooses "Drawn"
      Then "Drawn" is in player <player>'s Drop Area
      And "Old" is in player <player>'s hand

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A skill that KOs 2 of the opponent's Battle Cards cannot choose one of its own player's
      Given player A has the active Battle Card "Source" (probe "main-ko-2")
      And player A has the active Battle Card "Own" with 10000 power
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player B has the active Battle Card "Three" with 10000 power
      When player A activates "Source"
      And player A tries to choose "Own" and "One"
      Then that is refused
      When player A chooses "One" and "Three"
      Then player B's Battle Area holds exactly "Two"

    Scenario Outline: A skill that chooses a Battle Card <which> cannot choose any other
      Given "Chooser" has this data:
        """
        {"category": "battle", "characters": ["Kelda"], "traits": ["Drift"], "era": "Dawn",
         "abilities": [{"type": "activate", "timings": ["main"], "effect": [{"do": "move", "to": "drop", "target": {"choose": {
           "from": {"player": "opponent", "zone": ["battle"], <asked>}, "count": 1, "upTo": true}}}]}]}
        """
      And "Meant" has this data:
        """
        {"category": "battle", "comboPower": 5000, "energyCost": 2, "power": 10000, "comboCost": 0, <meant>}
        """
      And "Other" has this data:
        """
        {"category": "battle", "comboPower": 5000, "energyCost": 2, "power": 10000, "comboCost": 0, <other>}
        """
      And player A has the active Battle Card "Chooser"
      And player B has the active Battle Card "Meant"
      And player B has the active Battle Card "Other"
      When player A activates "Chooser"
      And player A tries to choose "Other"
      Then that is refused
      When player A chooses "Meant"
      Then "Meant" is in player B's Drop Area
      And "Other" is in player B's Battle Area

      Examples:
        | which                                       | asked                                                     | meant                                      | other                                                                                               |
        | with a part of a name                       | "nameContains": "Moss"                                    | "name": "Old Mossback"                     | "name": "Old Rockback"                                                                              |
        | with a number                               | "number": "T-9"                                           | "name": "Twin", "number": "T-9"            | "name": "Twin", "number": "T-91"                                                                    |
        | with two colours or more                    | "multicolor": true                                        | "colors": ["red", "blue"]                  | "colors": ["red"]                                                                                   |
        | without two colours or more                 | "multicolor": false                                       | "colors": ["red"]                          | "colors": ["red", "blue"]                                                                           |
        | that is not described                       | "not": {"color": "red", "trait": "Drift"}                 | "colors": ["red"], "traits": ["Shore"]     | "colors": ["red"], "traits": ["Drift"]                                                              |
        | with at least 10000 combo power             | "stat": {"comboPower": {"min": 10000}}                    | "comboPower": 10000                        | "comboPower": 9000                                                                                  |
        | with at most 5000 combo power               | "stat": {"comboPower": {"max": 5000}}                     | "comboPower": 5000                         | "comboPower": 6000                                                                                  |
        | with a combo cost of at least 2             | "stat": {"comboCost": {"min": 2}}                         | "comboCost": 2                             | "comboCost": 1                                                                                      |
        | with a combo cost of at most 1              | "stat": {"comboCost": {"max": 1}}                         | "comboCost": 1                             | "comboCost": 2                                                                                      |
        | that shares a name with this card           | "shares": {"word": "name", "with": {"self": true}}        | "name": "Chooser", "colors": ["blue"]      | "name": "Other", "colors": ["red"], "characters": ["Kelda"], "traits": ["Drift"], "era": "Dawn"     |
        | that shares a colour with this card         | "shares": {"word": "color", "with": {"self": true}}       | "colors": ["blue", "red"]                  | "name": "Chooser", "colors": ["blue"], "characters": ["Kelda"], "traits": ["Drift"], "era": "Dawn"  |
        | that shares a character name with this card | "shares": {"word": "character", "with": {"self": true}}   | "colors": ["blue"], "characters": ["Kelda"] | "name": "Chooser", "colors": ["red"], "characters": ["Orin"], "traits": ["Drift"], "era": "Dawn"   |
        | that shares a special trait with this card  | "shares": {"word": "trait", "with": {"self": true}}       | "colors": ["blue"], "traits": ["Shore", "Drift"] | "name": "Chooser", "colors": ["red"], "characters": ["Kelda"], "traits": ["Shore"], "era": "Dawn" |
        | that shares an era with this card           | "shares": {"word": "era", "with": {"self": true}}         | "colors": ["blue"], "era": "Dawn"          | "name": "Chooser", "colors": ["red"], "characters": ["Kelda"], "traits": ["Drift"], "era": "Dusk"   |

    Scenario: A Battle Card without an era shares no era with another card without one
      Given "Chooser" has this data:
        """
        {"category": "battle",
         "abilities": [{"type": "activate", "timings": ["main"], "effect": [
           {"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"], "shares": {"word": "era", "with": {"self": true}}}, "count": 1}}},
           {"do": "draw", "count": 1}]}]}
        """
      And player A has the active Battle Card "Chooser"
      And player B has the active Battle Card "Ageless" with 5000 power
      When player A activates "Chooser"
      Then player A's hand holds 1 card
      And "Ageless" is in player B's Battle Area

    Scenario: A skill that chooses 2 Battle Cards with different names cannot choose 2 with the same name
      Given "Chooser" has this data:
        """
        {"category": "battle",
         "abilities": [{"type": "activate", "timings": ["main"], "effect": [
           {"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"]}, "count": 2, "differentNames": true}}}]}]}
        """
      And "Twin" has the card name "Double"
      And "Second twin" has the card name "Double"
      And player A has the active Battle Card "Chooser"
      And player B has the active Battle Card "Twin"
      And player B has the active Battle Card "Second twin"
      And player B has the active Battle Card "Loner"
      When player A activates "Chooser"
      And player A tries to choose "Twin" and "Second twin"
      Then that is refused
      When player A chooses "Loner" and "Second twin"
      Then player B's Battle Area holds exactly "Twin"

    Scenario Outline: Cards chosen with a limit on their total <value> cannot exceed that limit
      Given "Chooser" has this data:
        """
        {"category": "battle",
         "abilities": [{"type": "activate", "timings": ["main"], "effect": [
           {"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"]}, "count": 3, "upTo": true, "total": {"stat": "<stat>", "max": <max>}}}}]}]}
        """
      And "Small" is a Battle Card of energy cost 1 with 9000 power
      And "Middling" is a Battle Card of energy cost 2 with 6000 power
      And "Large" is a Battle Card of energy cost 3 with 7000 power
      And player A has the active Battle Card "Chooser"
      And player B has the active Battle Card "Small"
      And player B has the active Battle Card "Middling"
      And player B has the active Battle Card "Large"
      When player A activates "Chooser"
      And player A tries to choose <too much>
      Then that is refused
      When player A chooses <as much>
      Then player B's Battle Area holds exactly "<left>"

      Examples:
        | value       | stat       | max   | too much               | as much                | left     |
        | energy cost | energyCost | 4     | "Middling" and "Large" | "Small" and "Large"    | Middling |
        | power       | power      | 15000 | "Small" and "Large"    | "Small" and "Middling" | Large    |

    Scenario: An effect gives power to the Battle Card that the opponent chose and KOs all their others
      Given "Chooser" has this data:
        """
        {"category": "battle",
         "abilities": [{"type": "activate", "timings": ["main"], "effect": [
           {"do": "choose", "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"]}, "count": 1, "by": "opponent"}}},
           {"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"all": {"zone": ["battle"], "chosen": true}}},
           {"do": "ko", "target": {"all": {"player": "opponent", "zone": ["battle"], "chosen": false}}}]}]}
        """
      And player A has the active Battle Card "Chooser"
      And player B has the active Battle Card "Favourite" with 10000 power
      And player B has the active Battle Card "Forgotten" with 10000 power
      When player A activates "Chooser"
      And player B chooses "Favourite"
      Then "Favourite" has 15000 power
      And "Forgotten" is in player B's Drop Area
      And "Chooser" has 10000 power

    Scenario: A skill that chooses a Battle Card twice can choose the same one both times
      Given "Drill" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "modify", "stat": "power", "by": -5000, "until": "turn", "target": {"choose": {"from": {"player": "you", "zone": ["battle"], "category": "battle"}, "count": 1}}},
            {"do": "move", "to": "drop", "target": {"choose": {"from": {"player": "you", "zone": ["battle"], "category": "battle"}, "count": 1}}}, {"do": "draw", "count": 2}]}]}
        """
      And player A has "Drill" in the hand
      And player A has the active Battle Card "Lone" with 10000 power
      When player A activates "Drill"
      Then "Lone" is in player A's Drop Area
      And player A's hand holds 2 cards

  @DBS-8-5-3-1
  Rule: 8-5-3-1 A player chooses exactly the stated number of cards where there are enough of them

    Scenario Outline: Player <player> must choose exactly two of three Battle Cards for a skill that KOs 2
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-ko-2")
      And player <other> has the active Battle Card "One" with 10000 power
      And player <other> has the active Battle Card "Two" with 10000 power
      And player <other> has the active Battle Card "Three" with 10000 power
      When player <player> activates "Source"
      And player <player> tries to choose "One"
      Then that is refused
      When player <player> tries to choose nothing
      Then that is refused
      When player <player> tries to choose "One", "Two" and "Three"
      Then that is refused
      When player <player> chooses "One" and "Two"
      Then player <other>'s Battle Area holds exactly "Three"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @DBS-8-5-3-2
  Rule: 8-5-3-2 "Up to" a number lets a player choose any number of cards up to it, even none

    Scenario Outline: A player can choose <chosen> of three Battle Cards for a skill that KOs up to 2
      Given player A has the active Battle Card "Source" (probe "main-ko-up-to-2-draw")
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 10000 power
      And player B has the active Battle Card "Three" with 10000 power
      When player A activates "Source"
      And player A tries to choose "One", "Two" and "Three"
      Then that is refused
      When player A <chooses>
      Then player B's Battle Area holds <left>
      And player A's hand holds 1 card

      Examples:
        | chosen | chooses                 | left    |
        | none   | declines                | 3 cards |
        | one    | chooses "Two"           | 2 cards |
        | two    | chooses "One" and "Two" | 1 card  |

  @DBS-8-5-3-3
  Rule: 8-5-3-3 If there are fewer targets than the stated number, all of them are chosen

    Scenario Outline: A skill that KOs 2 Battle Cards KOs the only one that player <other> has
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-ko-2")
      And player <other> has the active Battle Card "Only" with 10000 power
      When player <player> activates "Source"
      Then "Only" is in player <other>'s Drop Area

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @DBS-8-5-3-4
  Rule: 8-5-3-4 If there is no target, nothing is chosen and only what concerns the targets is skipped

    Scenario: A skill that KOs 2 Battle Cards and then draws still draws when the opponent has no Battle Card
      Given player A has the active Battle Card "Source" (probe "main-ko-2-draw")
      When player A activates "Source"
      Then player A's hand holds 1 card

    Scenario: A skill that sends a chosen Battle Card to the Warp and then draws still draws without a target
      Given player A has the active Battle Card "Source" (probe "main-choose-warp-draw")
      When player A activates "Source"
      Then player A's hand holds 1 card
      And player A's Warp holds 0 cards
      And player B's Warp holds 0 cards

  @DBS-8-5-3-5
  Rule: 8-5-3-5 Nobody has to find a described card in a secret area, but "any card" must be chosen

    Scenario Outline: Player <player> may keep the only red card in hand although a skill asks for a red card
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-drop-red-of-hand")
      And player <player> has "Red" in the hand
      When player <player> activates "Source"
      And player <player> declines
      Then "Red" is in player <player>'s hand
      When player <player> activates "Source"
      And player <player> chooses "Red"
      Then "Red" is in player <player>'s Drop Area

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A player asked for any card of the hand, not a card of a certain kind, must choose one
      Given player A has the active Battle Card "Source" (probe "main-draw-drop-1")
      And player A has "One" and "Two" in the hand
      When player A activates "Source"
      And player A tries to choose nothing
      Then that is refused
      When player A chooses "Two"
      Then "Two" is in player A's Drop Area

    Scenario: A player who searches the deck for an Extra Card need not find the one that is in it
      Given player A has the active Battle Card "Source" (probe "main-search-extra")
      And player A has "Find" (probe "extra-draw") on top of the deck
      When player A activates "Source"
      And player A declines
      Then player A's hand holds 0 cards
      When player A activates "Source"
      And player A chooses "Find"
      Then "Find" is in player A's hand

  @DBS-8-5-3-6
  Rule: 8-5-3-6 An effect without a stated target means its own card or its own player

    Scenario Outline: Without a stated target, player <player>'s skill drops its own card and lets its own player draw
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-drop-self-draw")
      And player <player> has the active Battle Card "Other" (probe "main-drop-self-draw")
      When player <player> activates "Source"
      Then "Source" is in player <player>'s Drop Area
      And "Other" is in player <player>'s Battle Area
      And player <player>'s hand holds 1 card
      And player <other>'s hand holds 0 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @DBS-8-5-3-7
  Rule: 8-5-3-7 A player who chooses a card from the deck looks through the deck

    Scenario Outline: Player <player> sees the cards of the deck while choosing one, and the opponent does not
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-search-extra")
      And player <player> has "Top" and "Find" (probe "extra-draw") on top of the deck
      When player <player> activates "Source"
      And player <player> is asked to choose
      Then player <player> sees "Top" as card 1 of player <player>'s deck
      And player <other> does not know card 1 of player <player>'s deck
      When player <player> tries to choose "Top"
      Then that is refused
      When player <player> chooses "Find"
      Then "Find" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @DBS-8-5-4
  Rule: 8-5-4 A "Battle Card" is one in the Battle Area unless the text says otherwise

    Scenario Outline: A skill that chooses a Battle Card of player <other> cannot choose one in the Drop Area or Energy Area
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-warp-battle-card")
      And player <other> has the active Battle Card "One" with 10000 power
      And player <other> has the active Battle Card "Two" with 10000 power
      And player <other> has "Dropped" in the Drop Area
      And player <other> has the active energy "Energy"
      When player <player> activates "Source"
      And player <player> tries to choose "Dropped"
      Then that is refused
      When player <player> tries to choose "Energy"
      Then that is refused
      When player <player> tries to choose "<other> leader"
      Then that is refused
      When player <player> chooses "Two"
      Then "Two" is in player <other>'s Warp

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A skill that chooses a Battle Card cannot choose one that was used in a combo
      Given player B has the active Battle Card "Source" (probe "battle-warp-battle-card")
      And player A has the active Battle Card "There" with 10000 power
      And player A has "Helper" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Helper"
      And player B activates "Source"
      Then "There" is in player A's Warp

  @DBS-8-5-5
  Rule: 8-5-5 "Energy" is a card in the Energy Area

    Scenario Outline: Player <player> can switch only a card in the Energy Area to Active Mode with a skill that says "energy"
      Given it is player <player>'s Main Phase
      And player <player> has the rested energy "One"
      And player <player> has the rested energy "Two"
      And player <player> has the active Battle Card "Source" (probe "main-energy-active")
      And player <player> has the rested Battle Card "Fighter" with 10000 power
      And player <player> has "Held" in the hand
      When player <player> activates "Source"
      And player <player> tries to choose "Fighter"
      Then that is refused
      When player <player> tries to choose "Held"
      Then that is refused
      When player <player> chooses "Two"
      Then "Two" is active
      And "Fighter" is rested
      And "One" is rested

      Examples:
        | player |
        | A      |
        | B      |

  @DBS-8-5-6
  Rule: 8-5-6 "Life" is a card in the Life Area

    Scenario Outline: Player <player> can add only a card from the Life Area to the hand with a skill that says "life"
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Source" (probe "main-life-to-hand")
      And player <player> has "L1", "L2" and "L3" in the Life Area
      And player <player> has the active Battle Card "Fighter" with 10000 power
      When player <player> activates "Source"
      And player <player> tries to choose "Fighter"
      Then that is refused
      When player <player> chooses "L2"
      Then "L2" is in player <player>'s hand
      And player <player>'s Life Area holds 3 cards
      And "Fighter" is in player <player>'s Battle Area

      Examples:
        | player |
        | A      |
        | B      |
