@VG
Feature: What has been answered: locks, gifts, decks and the end of the game
  The ids above a scenario are those of the answers that it follows, wherever it stands. The publisher's are RULE, with the number of the question
  on en.cf-vanguard.com/howto/question/?id=rule; QA2011, its Japanese list (cf-vanguard.com/howto/question/?id=skill); HOWTO, the questions of
  cf-vanguard.com/en/howto; GIFT, en.cf-vanguard.com/howto/imaginary-gift-faq; DSERIES, en.cf-vanguard.com/howto/d-series; SET, the questions about
  a product on cf-vanguard.com/howto, with the number of the product (GBT09 is g-bt09qa, GTHD01 is gthd01_02); DOMINATE, the publisher's page about
  dominating, as cardfightcoalition.com/dominate-official-reveal translates it; and FAQ2012, its list of that year as
  lehighduelist.blogspot.com/2012/03 copies it. The publisher's agents have given ULTIMATE, LOCK2013 and RULES2015 (cmd-sg.blogspot.com, 2017/10,
  2013/06 and 2015/04), LOCK-FR (cardfight-vanguard.fr/rulling/ruling-lock) and RIDE-DECK (the Singapore agent about the guaranteed ride). WIKI is
  what judges have written: GIFT, LOCK, RULES, ORDER, DRESS and ACTIONS on cardfight.fandom.com (Imaginary_Gift, Lock, Standard_Fight_Rules, Order,
  OverDress, Specific_Actions), STRIDE on pastebin.com/ay8e9UKP, and LEGION on wikiwiki.jp/vanguard. A second number is a part of an answer. Where
  two disagree, the publisher counts most and a wiki least.

  Rule: Locked cards

    # answers: RULE#507-1
    @VG-7.30.1.2
    Scenario: Can a locked unit boost, attack or move? No, and the unit beside it can
      Given player A has the locked card "Drummer" on the back left circle
      And "Drummer" has the icon "boost"
      And player A has the unit "Striker" on the front left circle
      And player A has the locked card "Sealed" on the front right circle
      When player A tries to exchange the cards of the column of the front right circle
      Then that is refused
      When player A ends the phase
      And player A tries to attack "B vanguard" with "Sealed"
      Then that is refused
      When player A attacks "B vanguard" with "Striker"
      And player A tries to boost with "Drummer"
      Then that is not offered
      And "Striker" is at rest

    # answers: RULE#507-4
    @VG-7.30.1.2
    Scenario: Can a locked unit intercept? No, and the unit beside it can
      Given player B has the locked card "Sealed" on the front left circle
      And "Sealed" has the icon "intercept"
      And player B has the unit "Wall" on the front right circle
      And "Wall" has the icon "intercept"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B tries to intercept for "B vanguard" with "Sealed"
      Then that is refused
      When player B intercepts for "B vanguard" with "Wall"
      Then "Wall" is in player B's drop zone

    # answers: RULE#508
    @VG-7.30.1.2
    Scenario: Does an ability that needs a rear-guard named "Squire" find the locked "Squire"? No, and it does when the card is unlocked
      Given player A has the unit "Lord" on the front right circle
      And "Lord" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [{"type": "cont", "if": {"count": {"player": "you", "rearGuard": true, "name": "Squire"}, "min": 1},
          "effect": [{"do": "modify", "stat": "power", "by": 5000, "target": {"self": true}}]}]}
        """
      And player A has the locked card "Squire" on the back left circle
      And player A has the unit "Warden" (probe "unlocks-a-card") on the front left circle
      And player A has "Page" in the hand
      When player A calls "Page" to the back right circle
      Then "Lord" has 8000 power
      When player A activates "Warden"
      Then "Lord" has 13000 power

    # answers: WIKI-LOCK#1-2
    @VG-4.9.2.6
    Scenario: Is the circle of a locked card a rear-guard circle that an effect counts? No, and that of a unit is
      Given player A has the unit "Surveyor" on the front left circle
      And "Surveyor" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [{"type": "act", "effect": [{"do": "modify", "stat": "power", "by": {"circles": {"kind": "rearGuard"}, "times": 1000},
          "target": {"self": true}, "until": "turn"}]}]}
        """
      And player A has the locked card "Sealed" on the back left circle
      And player A has the unit "Squire" on the back right circle
      When player A activates "Surveyor"
      Then "Surveyor" has 12000 power

  Rule: Imaginary gifts

    Background:
      Given "King" is a unit of grade 3 with 13000 power
      And "King" has the imaginary gift icon "force"

    # answers: WIKI-GIFT#1
    @VG-16.3.1.3.1
    Scenario: Player A chose Force I for the first ride; is the type asked for again at the next ride with Force? No, only where the marker is put
      Given "Duke" is a unit of grade 3 with 12000 power
      And "Duke" has the imaginary gift icon "force"
      And player A has "King" and "Duke" in the hand
      And it is player A's Ride Phase
      When player A rides "King"
      And player A chooses the gift type "I"
      And player A chooses the vanguard circle
      And player A ends the turn
      And player B ends the turn
      And player A rides "Duke"
      And player A chooses the vanguard circle
      Then "Duke" has 32000 power

    # answers: WIKI-GIFT#2
    @VG-16.3.1.3.1 @VG-7.14.3
    Scenario: Player A chose Force I when riding; which type does an effect give that names none? Force I as well
      Given player A has "King" in the hand
      And player A has the unit "Sage" (probe "gets-force") on the front left circle
      And it is player A's Ride Phase
      When player A rides "King"
      And player A chooses the gift type "I"
      And player A chooses the vanguard circle
      And player A activates "Sage"
      And player A chooses the front left circle
      Then "Sage" has 18000 power
      And "King" has 23000 power

    # answers: WIKI-GIFT#3
    @VG-11.6.1.2 @VG-6.3.7
    Scenario: A unit strengthens units on circles with a marker when it is placed; does the marker of its own ride count? Yes, it is put first
      Given "Duke" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 3, "power": 12000, "gift": "force", "abilities": [{"type": "auto", "when": {"event": "placed"},
          "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"all": {"player": "you", "marked": "gift"}}}]}]}
        """
      And player A has the unit "Squire" on the front left circle
      And player A has "Duke" in the hand
      And it is player A's Ride Phase
      When player A rides "Duke"
      And player A chooses the gift type "I"
      And player A chooses the front left circle
      Then "Squire" has 23000 power
      And "Duke" has 12000 power

    # answers: WIKI-ACTIONS#1-2
    @VG-16.3.1.5.4 @VG-7.6.4.1
    Scenario: Is the card that Accel II draws drawn by a card's ability? Yes
      Given player A has the unit "Scholar" (probe "drew-by-ability-power") on the back right circle
      And player A has the unit "Sage" (probe "gets-accel-2") on the front left circle
      And player A has "Next" on top of the deck
      When player A activates "Sage"
      Then "Next" is in player A's hand
      And "Scholar" has 9000 power

  Rule: G decks and ride decks

    # answers: ULTIMATE#4, ULTIMATE#5
    @VG-8.1.6 @VG-8.1.4
    Scenario: Do units with ultimate stride count among the sixteen cards of the G deck, and as four of a name? Yes
      Given player A has 4 copies of "Gale" (probe "elemental-ultimate-strider") in the G zone
      And a G deck of 16 cards for player A
      And a main deck of 50 cards for player A
      And player B has 5 copies of "Storm" (probe "elemental-ultimate-strider") in the G zone
      And a G deck of 16 cards for player B
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "8.1.6" and nothing else

    # answers: RIDE-DECK#2-2
    @VG-7.25.1
    Scenario: Does a card of the ride deck go to the ride deck zone when it would go to the drop zone? No, it goes to the drop zone like any other
      Given player A has "Former form" in the soul
      And "Former form" lay in the ride deck zone at the beginning
      And player A has the unit "Smith" on the front left circle
      And "Smith" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [{"type": "act", "cost": [{"do": "soulBlast", "count": 1}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      When player A activates "Smith"
      Then "Former form" is in player A's drop zone
      And player A's hand holds 1 card

  Rule: Strides and the end of the game

    # answers: WIKI-STRIDE#1-2
    @VG-6.5.2.2.3
    Scenario: Can the ability of the heart be used while a G unit lies upon it? No, and it can before
      Given player A has the unit "Smith" (probe "act-draws") on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") and "Page" in the hand
      When player A activates "Smith"
      And player A calls "Herald" to the back left circle
      And player A tries to activate "Smith"
      Then that is refused
      When player A calls "Page" to the back right circle
      Then "Page" is on player A's back right circle

    # answers: WIKI-RULES#4
    @VG-1.2.5
    Scenario: An effect makes player A win while six cards lie in player A's damage zone; who wins? Player A, at once
      Given player A has 5 cards in the damage zone
      And "Verdict" has this data:
        """
        {"category": "order", "grade": 1, "abilities": [{"type": "order", "effect": [{"do": "move", "to": "damage", "target": {"all": {"player": "you", "zone": ["deck"], "top": 1}}}, {"do": "winGame"}]}]}
        """
      And player A has "Verdict" in the hand
      When player A plays the order "Verdict"
      Then player A wins the game
