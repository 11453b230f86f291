@BS
Feature: Instructions that are carried out at once
  Instructions, each on a card that is played.

  Rule: Instructions about cards

    @BS-G-34
    Scenario: Must a player pay for a Magic card that an effect lets them use without paying? No, not a single Core
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player A has "Bolt" in the hand
      And player A has 0 Cores in the Reserve
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"useMagic","free":true,"target":{"choose":{"from":{"player":"you","zone":["hand"],"category":"magic"},"count":1,"upTo":true}}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":4,"abilities":[{"type":"main","effect":[{"do":"draw","count":2}]}]}
        """
      When player A declares an attack with "Fox"
      And player A chooses "Bolt"
      Then player A's hand holds 2 cards
      And "Bolt" is in player A's Trash

    @BS-G-34
    Scenario: Can an effect use the Flash effect of a Magic card in the Trash? Yes, and its Main effect does nothing
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player A has "Bolt" in the Trash
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"useMagic","as":"flash","free":true,"target":{"choose":{"from":{"player":"you","zone":["trash"],"category":"magic"},"count":1}}}]}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":4,"abilities":[{"type":"main","effect":[{"do":"draw","count":2}]},{"type":"flash","effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Where do the other cards go if a player takes the card with a Family from the top three? To the Trash if the text says so
      Given player A has "Bolt" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      And "Two" has this data:
        """
        {"families":["Marsh"]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"look","zone":"deck","count":3},{"do":"move","target":{"all":{"player":"you","zone":["deck"],"top":3,"looked":true,"family":"Marsh"}},"to":"hand"},{"do":"move","target":{"all":{"player":"you","zone":["deck"],"looked":true}},"to":"trash"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Two" is in player A's hand
      And "One" and "Three" are in player A's Trash

    @BS-24-2-1
    Scenario: Who chooses the card if a player looks at the opponent's Hand and discards one of its cards? The player who looks
      Given player A has "Bolt" in the hand
      And player B has "Lamb" and "Kid" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"look","zone":"hand","of":"opponent","count":9},{"do":"discard","count":1,"player":"opponent","by":"you"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Kid"
      Then "Kid" is in player B's Trash
      And "Lamb" is in player B's hand

    @BS-24-2-1
    Scenario: Is the Deck shuffled after a player takes a card from it? Yes, if the text says so
      Given player A has "Bolt" in the hand
      And player A has "One" and "Two" on top of the deck
      And the next shuffle of player A's deck puts "One" on top
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"search","from":{"name":"Two"},"count":1,"to":"hand"},{"do":"shuffle"}]}]}
        """
      And "Two" has this data:
        """
        {"name":"Two"}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Two"
      Then "Two" is in player A's hand
      And the top of player A's deck is "One"

    @BS-24-2-1
    Scenario: Can an effect shuffle the opponent's Deck? Yes, if its text names that Deck
      Given player A has "Bolt" in the hand
      And player B has "One" in the deck
      And the next shuffle of player B's deck puts "One" on top
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"shuffle","player":"opponent"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Bolt" is in player A's Trash
      And the top of player B's deck is "One"

    @BS-24-2-1
    Scenario: Are both Tokens Exhausted if an effect puts two Tokens onto the Field Exhausted? Yes
      Given player A has "Bolt" in the hand
      And player A has "Seed" in the Token pile
      And player A has "Bud" in the Token pile
      And "Seed" has this data:
        """
        {"name":"Seed","token":true,"levels":[{"lv":1,"cores":0,"bp":1000}]}
        """
      And "Bud" has this data:
        """
        {"name":"Seed","token":true,"levels":[{"lv":1,"cores":0,"bp":1000}]}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"putToken","token":"Seed","count":2,"state":"exhausted"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Seed" and "Bud" are in player A's Field
      And "Seed" and "Bud" are exhausted

    @BS-24-2-1
    Scenario: Can one effect put a card of the Trash on top of the Deck and set another card of the Trash aside? Yes
      Given player A has "Bolt" in the hand
      And player A has "One" and "Two" in the Trash
      And "One" has this data:
        """
        {"name":"One"}
        """
      And "Two" has this data:
        """
        {"name":"Two"}
        """
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"move","target":{"all":{"player":"you","zone":["trash"],"name":"One"}},"to":"deck","place":"top"},{"do":"move","target":{"all":{"player":"you","zone":["trash"],"name":"Two"}},"to":"setAside"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then the top of player A's deck is "One"
      And "Two" is in player A's set aside cards

    @BS-24-2-1
    Scenario: Can an effect remove the opponent's set aside cards from the game? Yes, they go to that player's removed cards
      Given player A has "Bolt" in the hand
      And player B has "One" face up in the set aside cards
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"move","target":{"all":{"player":"opponent","zone":["setAside"]}},"to":"removed"}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "One" is in player B's removed cards

    @BS-24-2-1 @BS-10-2-1
    Scenario Outline: Which BP does a Spirit get if an effect combines an Imagine Brave on its <side>? The BP of that side, so that it has <bp>
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player A has "Idol" (probe "left-and-right") on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"combine","target":{"all":{"player":"you","is":"imagine"}},"with":{"self":true},"side":"<side>"}]}]}
        """
      When player A declares an attack with "Fox"
      Then "Idol" is combined with "Fox" on the <side>
      And "Fox" now has <bp> BP

      Examples:
        | side  | bp   |
        | left  | 5000 |
        | right | 6000 |

  Rule: Instructions about Cores, Life and Count

    @BS-24-2-1
    Scenario: Does a Core stay behind if an effect moves all Cores of one Spirit onto another? No, the other Spirit gets all of them
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And 3 Cores are on "Cub"
      And "Fox" is printed with the name "Fox"
      And "Cub" is printed with the name "Cub"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"moveCores","target":{"all":{"player":"you","category":"spirit","name":"Cub"}},"onto":{"all":{"player":"you","category":"spirit","name":"Fox"}},"all":true}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" has 4 Cores on it

    @BS-24-2-1
    Scenario: Can an effect move the Soul Core from the Reserve onto the attacking Spirit? Yes, if its text names the Soul Core
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"moveCores","from":"reserve","onto":{"self":true},"soulCore":true}]}]}
        """
      When player A declares an attack with "Fox"
      Then "Fox" has 1 Soul Core on it

    @BS-24-2-1
    Scenario: How many Cores does a Spirit with 2 Cores keep if an effect moves one Core onto another Spirit? One
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And 2 Cores are on "Cub"
      And "Fox" is printed with the name "Fox"
      And "Cub" is printed with the name "Cub"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"moveCores","target":{"all":{"player":"you","category":"spirit","name":"Cub"}},"onto":{"all":{"player":"you","category":"spirit","name":"Fox"}},"count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" has 2 Cores on it
      And "Cub" has 1 Core on it

    @BS-24-2-1 @BS-FAQ-5-2
    Scenario Outline: Can a player who may move up to 2 Cores <how> move <number>? Yes, from 0 to 2
      Given player A has "Bolt" in the hand
      And player A has "Fox" and "Cub" on the Field
      And 3 Cores are on "Cub"
      And player B has "Gate" on the Field
      And 3 Cores are on "Gate"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"choose","target":{"choose":{"from":{"player":"you","category":"spirit"},"count":1}}},{"do":"moveCores",<says>,"count":2,"upTo":true}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Fox"
      And player A chooses the number <number>
      Then "Fox" has <fox> Cores on it
      And "Cub" has <cub> Cores on it
      And "Gate" has <gate> Cores on it
      And "Bolt" is in player A's Trash

      Examples:
        | how                 | number | fox | cub | gate | says |
        | out of a Spirit     | 0      | 1   | 3   | 3    | "target":{"all":{"player":"opponent","category":"spirit"}},"to":"reserve" |
        | out of a Spirit     | 2      | 1   | 3   | 1    | "target":{"all":{"player":"opponent","category":"spirit"}},"to":"reserve" |
        | out of the Reserve  | 1      | 2   | 3   | 3    | "from":"reserve","soulCore":false,"onto":{"chosen":true} |

    @BS-24-2-1 @BS-G-35
    Scenario: In which area is the Soul Core after an effect has removed it from the game? In none, not even in the Trash
      Given player A has "Bolt" in the hand
      And player A has "Fox" on the Field
      And 1 Core is on "Fox"
      And 1 Soul Core is on "Fox"
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"moveCores","target":{"all":{"player":"you","category":"spirit"}},"to":"removedCores","count":1,"soulCore":true}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then "Fox" has 1 Core on it
      And player A's Reserve holds 0 Soul Cores
      And player A's Trash holds 0 Cores

  Rule: Choices, conditions and repetitions

    @BS-24-2-1
    Scenario: Who chooses which two of three things an effect does if the text says that the opponent chooses? The opponent chooses both
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"chooseOne","by":"opponent","count":2,"modes":[[{"do":"draw","count":1}],[{"do":"addCores","count":1,"to":"life","player":"opponent"}],[{"do":"count","by":2,"player":"opponent"}]]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player B takes choice 2 of the effect
      And player B takes choice 3 of the effect
      Then player B's Life holds 6 Cores
      And player B's Count holds 2 Cores
      And player A's hand holds 0 cards
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: Does a player choose only once for an effect that is carried out twice? No, they choose a Spirit each time
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"repeat","times":2,"then":[{"do":"destroy","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1}}}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Gate"
      And player A chooses "Wall"
      Then "Gate" and "Wall" are in player B's Trash

    @BS-24-2-1
    Scenario: Can a player decline to discard if they lose a Life otherwise? Yes, they keep the card and lose a Life
      Given player A has "Bolt" in the hand
      And player B has "Lamb" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"ifYouDo","first":[{"do":"may","by":"opponent","then":[{"do":"discard","count":1,"player":"opponent"}]}],"else":[{"do":"reduceLife","count":1,"player":"opponent"}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player B declines
      Then player B's Life holds 4 Cores
      And "Lamb" is in player B's hand

    @BS-24-2-1
    Scenario: Does an effect that draws for Spirits it destroyed do so if there were none? No, it does what the text says otherwise
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"ifYouDo","first":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}],"then":[{"do":"draw","count":3}],"else":[{"do":"draw","count":1}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: What does an effect do if its condition is not met? Only what its text says for that case
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"if","condition":{"all":[{"value":"life","of":"opponent","min":2,"max":4},{"not":{"turn":"you"}}]},"then":[{"do":"draw","count":3}],"else":[{"do":"draw","count":1,"player":"opponent"}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player A's hand holds 0 cards
      And player B's hand holds 1 card
      And "Bolt" is in player A's Trash

    @BS-24-2-1
    Scenario: When does a player choose a Spirit that an effect destroys at the end of the turn? When the effect is carried out
      Given player A has "Bolt" in the hand
      And player B has "Gate" and "Wall" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"later","at":"endOfTurn","target":{"choose":{"from":{"player":"opponent","category":"spirit"},"count":1}},"then":[{"do":"destroy","target":{"chosen":true}}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      And player A chooses "Gate"
      Then "Gate" is in player B's Field
      When player A ends the turn
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field

    @BS-24-2-1
    Scenario: Does an attack effect that draws at the end of the battle draw if nobody blocks? Yes, that battle ends as well
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"later","at":"endOfBattle","then":[{"do":"draw","count":2}]}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds 2 cards

    @BS-24-2-1
    Scenario: Can a player use an effect of a card in the Trash that removes the card from the game to draw? Yes, if it works there
      Given player A has "Fox" in the Trash
      And "Fox" has this data:
        """
        {"abilities":[{"type":"activate","zones":["trash"],"timing":["main"],"effect":[{"do":"byDoing","first":[{"do":"removeFromGame","target":{"self":true}}],"then":[{"do":"draw","count":2}]}]}]}
        """
      When player A activates "Fox"
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards
      And "Fox" is in player A's removed cards

  Rule: The end of a step and of the game

    @BS-FAQ-1-1
    Scenario: Can another Spirit attack after an attack effect has ended the Attack Step? No, and that attack reduces no Life either
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"endAttackStep"}]}]}
        """
      When player A declares an attack with "Fox"
      And player A tries to declare an attack with "Cub"
      Then that is not offered
      And "Fox" is exhausted
      And player B's Life holds 5 Cores

    @BS-24-2-1
    Scenario Outline: Who wins if player A's effect says that player <who> wins the game? Player <who>
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":0,"abilities":[{"type":"main","effect":[{"do":"winGame"<player>}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 0 Cores
      Then player <who> wins the game

      Examples:
        | player               | who |
        |                      | A   |
        | ,"player":"opponent" | B   |
