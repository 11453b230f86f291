@BS
Feature: 20. Rebirth

  @BS-20-1-1
  Rule: 20-1-1 A Rebirth card has text on both sides, and its sides may be different types of card

    @BS-20-3-4
    Scenario: A Spirit that turns into a Nexus by its Rebirth is no longer a Spirit
      Given player A has "Fox" (probe "rebirth-attack-to-nexus") on the Field
      When player A declares an attack with "Fox"
      Then "Fox" shows Side B
      And player B's Life holds 5 Cores

  @BS-20-1-2
  Rule: 20-1-2 A Rebirth card enters the Field with Side A up and turns over by its Rebirth

    Scenario: A summoned Rebirth card shows Side A until its Rebirth
      Given player A has "Fox" (probe "rebirth-attack") in the hand
      And player A has 4 Cores in the Reserve
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then "Fox" now has 3000 BP
      When player A declares an attack with "Fox"
      Then "Fox" shows Side B
      And "Fox" now has 6000 BP

  @BS-20-1-4
  Rule: 20-1-4 Outside the Field a Rebirth card counts as its Side A

    Scenario: A Rebirth card that showed Side B costs what Side A says once it is in the Hand
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      And "Fox" lies with Side B up
      And player B has "Gust" (probe "main-return") in the hand
      And it is player B's Main Step
      When player B uses the Main effect of "Gust", paying 1 Core
      And player B ends the turn
      And player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then "Fox" now has 3000 BP

  @BS-20-2-1
  Rule: 20-2-1 The effect of Side A is resolved before the card turns over

    Scenario: Cores that Side A's effect puts on the card count when it turns over into a Spirit
      Given player A has "Gate" (probe "rebirth-nexus-adds-two") on the Field
      And player B has "Toad" and "Newt" on the Field
      And it is player B's Attack Step
      When player B declares an attack with "Toad"
      Then "Gate" shows Side B
      And "Gate" has 2 Cores on it
      And "Gate" now has 6000 BP

  @BS-20-2-2
  Rule: 20-2-2 After a card turns over, the effect for when the new side comes up is resolved

    Scenario: Side B's effect "when this side comes up" is resolved when the card turns over
      Given player A has "Fox" (probe "rebirth-attack-side-up-draws") on the Field
      When player A declares an attack with "Fox"
      Then player A's hand holds 1 card

    @BS-20-2-3
    Scenario: "When this side comes up" is resolved before "when this card has undergone Rebirth"
      Given player A has "Fox" (probe "rebirth-attack-side-up-core-rebirthed-draws") on the Field
      When player A declares an attack with "Fox"
      Then player A is not asked to say which comes first
      When player A is asked to accept the offer
      Then player A's Reserve holds 5 Cores
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card

  @BS-20-2-4
  Rule: 20-2-4 A Rebirth costs nothing

    Scenario: A card can turn into a Spirit of cost 5 even if its player has no Cores left
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      And player A has 0 Cores in the Reserve
      When player A declares an attack with "Fox"
      Then "Fox" shows Side B

    Scenario: A Rebirth does not use the Cores in the Reserve
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      And player A has 6 Cores in the Reserve
      When player A declares an attack with "Fox"
      Then "Fox" shows Side B
      And player A's Reserve holds 6 Cores

  @BS-20-2-5
  Rule: 20-2-5 A card gets no Core when it turns over

    @BS-20-2-7
    Scenario: A Nexus without Cores that turns into a Spirit is Depleted at once without activating Side B
      Given player A has "Tower" (probe "rebirth-nexus-needs-two") on the Field
      And player B has "Toad" and "Newt" on the Field
      And it is player B's Attack Step
      When player B declares an attack with "Toad"
      Then "Tower" is in player A's Trash
      And player A's hand holds 0 cards
      And player A's Reserve holds 5 Cores

    Scenario: A Nexus with enough Cores that turns into a Spirit stays and activates Side B
      Given player A has "Tower" (probe "rebirth-nexus-needs-two") on the Field
      And 2 Cores are on "Tower"
      And player B has "Toad" and "Newt" on the Field
      And it is player B's Attack Step
      When player B declares an attack with "Toad"
      Then "Tower" is in player A's Field
      And player A's hand holds 2 cards

  @BS-20-2-6
  Rule: 20-2-6 Cards turn over one at a time

    Scenario: One card's Rebirth may use up the Count that another card's Rebirth needs
      Given player A has "Seer" (probe "rebirth-nexus-uses-count") on the Field
      And player A has "Gate" (probe "rebirth-nexus-uses-count") on the Field
      And player A has 1 Core in the Count
      And player B has "Toad" on the Field
      And it is player B's Attack Step
      When player B declares an attack with "Toad"
      And player B lets "Gate"'s ability come first
      Then "Gate" shows Side B
      And "Seer" shows Side A

  @BS-20-2-8
  Rule: 20-2-8 A card that would leave the Field stays if it turns over by its Rebirth

    Scenario: A destroyed card that turns over by its Rebirth stays on the Field
      Given player A has "Fox" (probe "rebirth-destroyed") on the Field
      And player B has "Flame" (probe "main-destroy") in the hand
      And player B has 4 Cores in the Reserve
      And it is player B's Main Step
      When player B uses the Main effect of "Flame", paying 4 Cores
      Then "Fox" is in player A's Field
      And "Fox" shows Side B
      And "Fox" has 1 Core on it

  @BS-20-2-9
  Rule: 20-2-9 Side B is not activated by the event that turned the card over

    Scenario: A card that turns over when it attacks does not activate Side B's effect for attacking
      Given player A has "Fox" (probe "rebirth-attack-side-b-attack-draws") on the Field
      When player A declares an attack with "Fox"
      Then "Fox" shows Side B
      And player A's hand holds 0 cards

  @BS-20-2-10
  Rule: 20-2-10 A Brave whose Combine condition is no longer met after a Rebirth is separated

    Scenario: A Brave does not stay combined with a Spirit that turns into a Nexus
      Given player A has "Fox" (probe "rebirth-attack-to-nexus") on the Field
      And "Wing" is a Brave of cost 3 with 3000 BP that adds 3000 BP
      And player A has "Wing" combined with "Fox"
      When player A declares an attack with "Fox"
      Then "Fox" shows Side B
      And player A's combined Braves holds 0 cards

  @BS-20-3-1
  Rule: 20-3-1 Only the effects of the side that is up apply

    Scenario: Side A's BP is not added to Side B's BP
      Given player A has "Fox" (probe "rebirth-attack-side-b-bp") on the Field
      When player A declares an attack with "Fox"
      Then "Fox" now has 7000 BP

    Scenario: An effect that destroys Spirits does not destroy a card that has turned into a Nexus
      Given player A has "Fox" (probe "rebirth-attack-to-nexus") on the Field
      And player A has "Cub" on the Field
      And player B has "Doom" in the hand
      And "Doom" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [{ "do": "destroy", "target": { "all": { "player": "opponent", "category": "spirit" } } }] }] }
        """
      When player A declares an attack with "Fox"
      And player A ends the turn
      And player B uses the Main effect of "Doom", paying 0 Cores
      Then "Cub" is in player A's Trash
      And "Fox" is in player A's Field

    @reading
    Scenario Outline: A waiting effect of Side A is <what becomes of it> once the card has turned over
      Given the ambiguous rule "Is a waiting effect of Side A still resolved if the card has turned over?" is answered "<answer>"
      And player A has "Fox" (probe "rebirth-attack-draws-on-side-a") on the Field
      When player A declares an attack with "Fox"
      And player A is asked to say which comes first
      And player A lets ability 2 of "Fox" come first
      Then "Fox" shows Side B
      And player A's hand holds <cards> cards

      Examples:
        | answer              | what becomes of it | cards |
        | yes, it is resolved | resolved           | 1     |
        | no, it is gone      | gone               | 0     |

  @BS-20-3-2
  Rule: 20-3-2 A Rebirth card that leaves the Field or becomes an Advent source shows Side A again

    Scenario: A Rebirth card in the Trash shows Side A
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      And "Fox" lies with Side B up
      And player B has "Flame" (probe "main-destroy") in the hand
      And player B has 4 Cores in the Reserve
      And it is player B's Main Step
      When player B uses the Main effect of "Flame", paying 4 Cores
      Then "Fox" is in player A's Trash
      And "Fox" shows Side A

    Scenario: A Rebirth card under a card that Advented onto it shows Side A
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      And "Fox" lies with Side B up
      And player A has "Crown" (probe "advent") in the hand
      When player A Advents "Crown" onto "Fox"
      Then "Fox" is in player A's Advent sources
      And "Fox" shows Side A

  @BS-20-3-3
  Rule: 20-3-3 A card keeps its state and the effects on it when it turns over

    Scenario: A Spirit that attacks is still Exhausted and keeps its BP after its Rebirth
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      And player A has "Rally" (probe "main-all-bp") in the hand
      And player A has "Cub" on the Field
      When player A uses the Main effect of "Rally", paying 1 Core
      And player A declares an attack with "Fox"
      Then "Fox" is exhausted
      And "Fox" now has 7000 BP

  @BS-20-3-4
  Rule: 20-3-4 A Spirit that turns into another Spirit during a battle continues that battle

    Scenario: A Spirit that turns over when it attacks still reduces the Life
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      When player A declares an attack with "Fox"
      Then player B's Life holds 4 Cores

  @BS-20-3-5
  Rule: 20-3-5 Players may look at the other side of a Rebirth card in a public area

    Scenario: The opponent sees a card that has turned over
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      When player A declares an attack with "Fox"
      Then "Fox" shows Side B
      And player B sees "Fox" in player A's Field

  @BS-20-3-6
  Rule: 20-3-6 A card that another effect turns over has undergone Rebirth

    Scenario: An effect for a Rebirth is activated when a Magic card turns a card over
      Given player A has "Fox" (probe "rebirth-attack") on the Field
      And player A has "Shrine" (probe "rebirthed-draws") on the Field
      And player A has "Turn" (probe "main-flip") in the hand
      When player A uses the Main effect of "Turn", paying 0 Cores
      And player A chooses "Fox"
      Then "Fox" shows Side B
      And player A's hand holds 1 card
