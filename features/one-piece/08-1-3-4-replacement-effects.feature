@OP
Feature: 8-1-3-4. Replacement effects

  @OP-8-1-3-4-1
  Rule: 8-1-3-4-1 A replacement that its player chooses not to apply does nothing

    Scenario: A Character is K.O.'d in battle if its player declines the replacement
      Given player B has the rested Character "Martyr" (probe "instead-may-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Martyr" with "A leader"
      And player B declines
      Then "Martyr" is in player B's trash
      And "Keepsake" is in player B's hand

    Scenario: A Character is K.O.'d by an effect if its player declines the replacement
      Given player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "Martyr" (probe "instead-may-trash-hand")
      And player B has the active Character "Martyr too" (probe "instead-may-trash-hand")
      And player B has "Keepsake" in the hand
      When player A plays "Raid"
      And player A chooses "Martyr", "Martyr too"
      And player B lets "Martyr"'s ability come first
      And player B declines
      And player B accepts the offer of the effect
      Then "Martyr" is in player B's trash
      And "Martyr too" is in player B's Character area
      And "Keepsake" is in player B's trash

    @OP-10-2-13-1
    Scenario: A [Once Per Turn] replacement that was declined can still be applied later in the turn
      Given "Martyr" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "instead", "may": true, "oncePerTurn": true,
           "when": {"event": "koed", "subject": {"player": "you", "zone": ["character"], "other": true}}, "effect": [{"do": "discard", "count": 1}]}]}
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has the active Character "Martyr"
      And player B has the rested Character "One" with 1000 power
      And player B has the rested Character "Two" with 1000 power
      And player B has "Keepsake" in the hand
      When player A attacks "One" with "A leader"
      And player B declines
      And player A attacks "Two" with "Striker"
      And player B accepts the offer of the effect
      Then "One" and "Keepsake" are in player B's trash
      And "Two" is in player B's Character area

  @OP-8-1-3-4-2
  Rule: 8-1-3-4-2 The affected card's replacement comes first, then the turn player's, then the other player's

    Scenario: The affected card's own replacement comes before that of another card of the same player
      Given player B has the active Character "Bodyguard" (probe "instead-rest-this")
      And player B has the rested Character "Martyr" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Martyr" with "A leader"
      Then "Keepsake" is in player B's trash
      And "Martyr" is in player B's Character area
      And "Bodyguard" is active

    Scenario: The affected card's own replacement comes before that of the turn player
      Given player A has the active Character "Warden" (probe "instead-any-to-hand")
      And player B has the rested Character "Martyr" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Martyr" with "A leader"
      Then "Keepsake" is in player B's trash
      And "Martyr" is in player B's Character area

    Scenario Outline: The replacement of turn player <turn player> applies before that of the other player
      Given it is player <turn player>'s Main Phase
      And player <other player> has the active Character "Gravedigger" (probe "instead-any-to-deck")
      And player <other player> has the rested Character "Prey" with 1000 power
      And player <turn player> has the active Character "Warden" (probe "instead-any-to-hand")
      When player <turn player> attacks "Prey" with "<turn player> leader"
      Then "Prey" is in player <other player>'s hand

      Examples:
        | turn player | other player |
        | A           | B            |
        | B           | A            |

    Scenario Outline: A player with two replacements chooses which one applies first, here <first>'s
      Given player A has the active Character "Warden" (probe "instead-any-to-hand")
      And player A has the active Character "Gravedigger" (probe "instead-any-to-deck")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      And player A lets "<first>"'s ability come first
      Then "Prey" is in player B's <place>

      Examples:
        | first       | place |
        | Warden      | hand  |
        | Gravedigger | deck  |

    Scenario: If the first replacement is declined, the next one may apply
      Given player B has the active Character "Bodyguard" (probe "instead-rest-this")
      And player B has the rested Character "Martyr" (probe "instead-may-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Martyr" with "A leader"
      And player B declines
      Then "Keepsake" is in player B's hand
      And "Martyr" is in player B's Character area
      And "Bodyguard" is rested

  @OP-8-1-3-4-3
  Rule: 8-1-3-4-3 A replacement cannot apply again to what it has already replaced

    @since-1.2.0
    Scenario: Two replacements that turn a K.O. into a return and back into a K.O. do not form a loop
      Given player B has the active Character "Jailer" (probe "instead-of-hand-may-ko")
      And player B has the rested Character "Runaway" (probe "instead-to-hand")
      When player A attacks "Runaway" with "A leader"
      And player B accepts the offer of the effect
      Then "Runaway" is in player B's trash

    @since-1.2.0
    Scenario: Two Characters that each have the other K.O.'d in their place do not form a loop
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Craven" (probe "instead-ko-other")
      When player A attacks "Coward" with "A leader"
      Then "Coward" is in player B's trash
      And "Craven" is in player B's Character area

    @since-1.2.0
    Scenario: A player may still apply a replacement they declined when another replacement changes the event
      Given "Shield" has this data:
        """
        {"category": "character", "abilities": [{"type": "instead", "may": true, "when": {"event": "koed", "subject": {"player": "you", "zone": ["character"]}}, "effect": [{"do": "discard", "count": 1}]}]}
        """
      And "Proxy" has this data:
        """
        {"category": "character", "abilities": [{"type": "instead", "when": {"event": "koed", "subject": {"player": "you", "zone": ["character"], "other": true}}, "effect": [{"do": "ko", "target": {"self": true}}]}]}
        """
      And player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has "Ransom" in the hand
      And player B has the active Character "Shield"
      And player B has the active Character "Proxy"
      And player B has the active Character "Friend"
      When player A plays "Raid"
      And player A chooses "Friend"
      And player B lets "Shield"'s ability come first
      And player B declines
      And player B accepts the offer of the effect
      Then "Proxy" is in player B's Character area
      And "Friend" is in player B's Character area
      And "Ransom" is in player B's trash

    Scenario: A replacement can apply again to a K.O. by a [Trigger] that its own damage has set off
      Given player B has the active Character "Shield" (probe "instead-yours-may-take-damage")
      And player B has the rested Character "Friend" with 3000 power
      And player B has the active Character "Small" with 1000 power
      And player B's Life cards are "Storm" (probe "trigger-ko-all-2000-or-less"), "Second" and "Third"
      When player A attacks "Friend" with "A leader"
      And player B accepts the offer of the effect
      And player B activates the Trigger
      And player B accepts the offer of the effect
      Then player B's Character area holds exactly "Shield", "Friend" and "Small"
      And player B's Life area holds exactly "Third"

    @until-1.1.8
    Scenario: Before version 1.2.0, a Character K.O.'d instead of another cannot use its own replacement
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake" in the hand
      When player A attacks "Coward" with "A leader"
      And player B chooses "Martyr"
      Then "Martyr" is in player B's trash
      And "Keepsake" is in player B's hand
      And "Coward" and "Friend" are in player B's Character area

    @until-1.1.8
    Scenario: Before version 1.2.0, a third card cannot replace a K.O. that happens instead of another
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Friend"
      And player A has the active Character "Warden" (probe "instead-any-to-hand")
      When player A attacks "Coward" with "A leader"
      Then "Friend" is in player B's trash
      And "Coward" is in player B's Character area

  @OP-8-1-3-4-4
  Rule: 8-1-3-4-4 A replacement takes the place of everything that it is about at that moment, even in the middle of an effect

    # answers: OP15-009#1, OP15-035#1, OP15-052#1, OP15-069#1, OP15-090#1, OP15-106#1
    Scenario: One payment saves two Characters that would be K.O.'d at once
      Given player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "Shield" (probe "instead-all-may-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake", "Souvenir" in the hand
      When player A plays "Raid"
      And player A chooses "Shield", "Friend"
      And player B accepts the offer of the effect
      And player B chooses "Keepsake"
      Then "Shield" and "Friend" are in player B's Character area
      And player B's hand holds exactly "Souvenir"

    # answers: OP15-009#2, OP15-035#2, OP15-052#2, OP15-069#2, OP15-090#2, OP15-105#1, OP15-098#1
    Scenario: A replacement that covers two Characters saves both or, if it is declined, neither
      Given player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "Shield" (probe "instead-all-may-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake" in the hand
      When player A plays "Raid"
      And player A chooses "Shield", "Friend"
      And player B declines
      Then "Shield" and "Friend" are in player B's trash
      And "Keepsake" is in player B's hand

    Scenario: A replacement saves only its own Character when two would be K.O.'d at once
      Given player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake", "Souvenir" in the hand
      When player A plays "Raid"
      And player A chooses "Martyr", "Friend"
      And player B chooses "Souvenir"
      Then "Friend" and "Souvenir" are in player B's trash
      And "Martyr" is in player B's Character area

    Scenario: A Character returned to the hand by another's replacement is not K.O.'d with the rest of the group
      Given "Coward" has this data:
        """
        {"category": "character", "abilities": [{"type": "instead", "when": {"event": "koed"}, "effect": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "other": true}, "count": 1}}}]}]}
        """
      And player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "Coward"
      And player B has the active Character "Friend"
      When player A plays "Raid"
      And player A chooses "Coward" and "Friend"
      Then "Friend" is in player B's hand
      And "Coward" is in player B's Character area

    Scenario: A Character K.O.'d instead of another in its group is not K.O.'d twice
      Given player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player A has the active Character "Watcher" (probe "any-koed-draw")
      And player B has the active Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Friend"
      When player A plays "Raid"
      And player A chooses "Coward" and "Friend"
      Then "Friend" is in player B's trash
      And player A's hand holds 1 card

    @OP-6-5-5-4
    Scenario: A Character saved by a replacement keeps its given DON!! cards
      Given player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has the active Character "Friend"
      And "Martyr" has been given 1 DON!! card
      And "Friend" has been given 1 DON!! card
      And player B has 0 active and 0 rested DON!! cards
      And player B has "Keepsake" in the hand
      When player A plays "Raid"
      And player A chooses "Martyr" and "Friend"
      Then "Martyr" has 1 DON!! card under it
      And "Friend" and "Keepsake" are in player B's trash
      And player B's cost area holds 0 active and 1 rested DON!! cards

    Scenario: When two Characters would be K.O.'d, a replacement returns both to the hand and plays both
      Given player A has "Purge" (probe "event-ko-all-rested") in the hand
      And player B has the active Stage "Nest" (probe "stage-instead-of-ko-return-and-play")
      And player B has the rested Character "Scout" (probe "on-play-draw")
      And player B has the rested Character "Friend"
      When player A plays "Purge"
      Then "Scout" and "Friend" are in player B's Character area
      And "Scout" and "Friend" are active
      And player B's hand holds 1 card

    @OP-1-3-3
    Scenario Outline: A Character not covered by a replacement is saved by the protection that it turns on (<event>)
      Given "Martyr" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"instead","when":{"event":"<event>"},"effect":[
           {"do":"setState","state":"rested","target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And "Vigil" has this data:
        """
        {"category":"stage", "abilities":[{"type":"permanent","if":{"count":{"player":"you","zone":["leader"],"state":"rested"},"min":1},
           "effect":[{"do":"forbid","what":"<forbidden>","target":{"all":{"player":"you","zone":["character"]}}}]}]}
        """
      And player A has "Sweep" (probe "<sweep>") in the hand
      And player A has the active Character "Victim"
      And player B has the active Stage "Vigil"
      And player B has the active Character "Martyr"
      And player B has the active Character "Friend"
      When player A plays "Sweep"
      Then "B leader" is rested
      And "Martyr" and "Friend" are in player B's Character area
      And "Martyr" and "Friend" are active
      But <Victim's fate>

      Examples:
        | event   | forbidden | sweep            | Victim's fate                   |
        | koed    | ko        | event-ko-all     | "Victim" is in player A's trash |
        | removed | remove    | event-bounce-all | "Victim" is in player A's hand  |
        | rested  | rest      | event-rest-all   | "Victim" is rested              |

  @OP-8-1-3-4-4-1
  Rule: 8-1-3-4-4-1 If a part of a text is replaced, the rest of the text is still carried out after it

    Scenario: A player still draws after the K.O. in the same effect has been replaced
      Given player A has "Raid" (probe "event-ko-then-draw") in the hand
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A plays "Raid"
      Then "Martyr" is in player B's Character area
      And "Keepsake" is in player B's trash
      And player A's hand holds 1 card

    # answers: ST10-001#3, ST13-003#3
    Scenario: A replacement is carried out before the rest of the effect
      Given "Pillage" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[
           {"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}},
           {"do":"discard","count":1,"player":"opponent"},
           {"do":"draw","count":1,"player":"opponent"}]}]}
        """
      And player A has "Pillage" in the hand
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player A plays "Pillage"
      Then "Keepsake" is in player B's trash
      And player B's hand holds exactly "Fresh"

  @OP-8-1-3-4-5
  Rule: 8-1-3-4-5 A replacement whose own instruction cannot be carried out is not applied

    # answers: OP15-098#2, ST09-010#1
    Scenario: A replacement that needs a card to trash does not save its Character from an empty hand
      Given player B has the rested Character "Martyr" (probe "instead-trash-hand")
      When player A attacks "Martyr" with "A leader"
      Then "Martyr" is in player B's trash

    # answers: ST22-005#1, OP12-048#1, OP12-048#2
    Scenario: A replacement that needs 2 cards is not applied with only 1, and nothing of it is done
      Given player B has the rested Character "Spendthrift" (probe "instead-trash-2")
      And player B has "Keepsake" in the hand
      When player A attacks "Spendthrift" with "A leader"
      Then "Spendthrift" is in player B's trash
      And "Keepsake" is in player B's hand

    # answers: OP07-029#1, OP07-042#1, EB01-008#1, OP10-032#1
    Scenario: A replacement that rests its card does not apply if that card is already rested
      Given player B has the active Character "Bodyguard" (probe "instead-rest-this")
      And player B has the rested Character "Prey" with 1000 power
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Character area
      And "Bodyguard" is rested
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's trash

    Scenario: A replacement that draws does not apply if its player cannot draw
      Given player A has "Drought" (probe "event-opponent-draws-no-more") in the hand
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Lucky" (probe "instead-draw")
      When player A attacks "Lucky" with "A leader"
      Then player B's hand holds 1 card
      When player A plays "Drought"
      And player A attacks "Lucky" with "Striker"
      Then "Lucky" is in player B's trash
      And player B's hand holds 1 card

    Scenario: A player who accepted a replacement cannot refuse to trash a matching card from the hidden hand
      Given player B has the rested Character "Martyr" (probe "instead-may-trash-hand-character")
      And player B has "Keepsake" and "Souvenir" in the hand
      When player A attacks "Martyr" with "A leader"
      And player B accepts the offer of the effect
      And player B tries to choose nothing
      Then that is refused
      When player B chooses "Souvenir"
      Then "Martyr" is in player B's Character area
      And player B's hand holds exactly "Keepsake"

    Scenario: A Character that cannot be K.O.'d cannot be chosen to be K.O.'d instead of another
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Rock" (probe "safe-from-ko")
      And player B has the active Character "Friend"
      And player B has the active Character "Comrade"
      When player A attacks "Coward" with "A leader"
      And player B tries to choose "Rock"
      Then that is refused
      When player B chooses "Friend"
      Then "Friend" is in player B's trash
      And "Coward" and "Rock" are in player B's Character area

    Scenario: A replacement may trash its card and play it again, as long as the rest is possible too
      Given "Phoenix" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"instead","when":{"event":"koed"},"effect":[
           {"do":"move","to":"trash","target":{"self":true}},
           {"do":"play","target":{"self":true},"state":"rested"},
           {"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["leader"]},"count":1}}}]},
           {"type":"auto","when":{"event":"played"},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Phoenix"
      When player A attacks "Phoenix" with "A leader"
      Then "Phoenix" is in player B's Character area
      And "B leader" is rested
      And player B's hand holds 1 card
      When player A attacks "Phoenix" with "Striker"
      Then "Phoenix" is in player B's trash
      And player B's hand holds 1 card

    @OP-1-3-3
    Scenario: A replacement that rests a Stage does not apply if an effect keeps the Stage from being rested
      Given "Lock" has this data:
        """
        {"category":"character", "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"rest","target":{"all":{"player":"opponent","zone":["stage"]}}}]}]}
        """
      And player B has the active Character "First" (probe "instead-of-ko-rest-stage")
      And player B has the active Character "Second" (probe "instead-of-ko-rest-stage")
      And player B has the active Stage "Pier"
      And player A has the active Character "Lock"
      And player A has "Blow" (probe "event-ko"), "Deed" (probe "event-trash-own-1") and "Strike" (probe "event-ko") in the hand
      When player A plays "Blow"
      And player A chooses "First"
      Then "First" is in player B's trash
      And "Pier" is active
      When player A plays "Deed"
      And player A plays "Strike"
      Then "Second" is in player B's Character area
      And "Pier" is rested

    @OP-1-3-3
    Scenario: A replacement that draws does not apply while a Character keeps its player from drawing
      Given "Drought" has this data:
        """
        {"category":"character", "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"draw","target":{"all":{"player":"opponent","zone":["leader"]}}}]}]}
        """
      And player B has the active Character "Diver" (probe "instead-draw")
      And player A has "Blow" (probe "event-ko"), "Strike" (probe "event-ko") and "Drought" in the hand
      When player A plays "Blow"
      Then "Diver" is in player B's Character area
      And player B's hand holds 1 card
      When player A plays "Drought"
      And player A plays "Strike"
      Then "Diver" is in player B's trash
      And player B's hand holds 1 card

    @OP-1-3-2-1
    Scenario: A replacement that rests a Stage does not apply if the Stage is already rested
      Given player B has the active Character "First" (probe "instead-of-ko-rest-stage")
      And player B has the active Stage "Pier"
      And player A has "Blow" (probe "event-ko") and "Strike" (probe "event-ko") in the hand
      When player A plays "Blow"
      Then "First" is in player B's Character area
      And "Pier" is rested
      When player A plays "Strike"
      Then "First" is in player B's trash

  @OP-8-1-3-4-6
  Rule: 8-1-3-4-6 The event that happens instead may itself be replaced

    Scenario: A Character that would be K.O.'d instead of another may be saved by its own replacement
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Martyr" (probe "instead-may-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake" in the hand
      When player A attacks "Coward" with "A leader"
      And player B chooses "Martyr"
      And player B accepts the offer of the effect
      Then "Keepsake" is in player B's trash
      And "Coward", "Martyr" and "Friend" are in player B's Character area

    Scenario: A third card's replacement may replace a K.O. that happens instead of another
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Friend"
      And player A has the active Character "Warden" (probe "instead-any-to-hand")
      When player A attacks "Coward" with "A leader"
      Then "Friend" is in player B's hand
      And "Coward" is in player B's Character area

    @OP-1-3-3
    Scenario: A replacement does not apply if its card's effects cannot be activated
      Given player A has "Seal" (probe "event-no-activation-1") in the hand
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Martyr" (probe "instead-trash-hand")
      And player B has the rested Character "Saint" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A plays "Seal"
      And player A chooses "Martyr"
      And player A attacks "Martyr" with "A leader"
      Then "Martyr" is in player B's trash
      And "Keepsake" is in player B's hand
      When player A attacks "Saint" with "Striker"
      Then "Saint" is in player B's Character area
      And "Keepsake" is in player B's trash

  @OP-8-1-3-4-7
  Rule: 8-1-3-4-7 What a replacement does is an effect of the player whose replacement it is

    Scenario: Protection from the opponent's effects does not stop a K.O. by its player's own replacement
      Given player A has "Raid" (probe "event-ko") in the hand
      And player B has the active Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Bulwark" (probe "not-koed-by-opponents-effects")
      When player A plays "Raid"
      And player A chooses "Coward"
      Then "Bulwark" is in player B's trash
      And "Coward" is in player B's Character area

    # answers: OP12-040#1, OP12-053#1
    Scenario: A card removed by its player's own replacement counts as removed by that player's effect
      Given player A has "Raid" (probe "event-ko") in the hand
      And player A has the active Character "Clerk" (probe "removed-by-your-effect-draw")
      And player B has the active Character "Notary" (probe "removed-by-your-effect-draw")
      And player B has the active Character "Runaway" (probe "instead-to-life-face-up")
      When player A plays "Raid"
      And player A chooses "Runaway"
      Then "Runaway" is in player B's Life area
      And player B's hand holds 1 card
      And player A's hand holds 0 cards

    Scenario: A K.O. that replaces a K.O. in battle is a K.O. by an effect
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Shield" (probe "instead-all-may-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Coward" with "A leader"
      And player B accepts the offer of the effect
      Then "Keepsake" is in player B's trash
      And "Coward" and "Shield" are in player B's Character area

    @OP-8-3-1-7
    Scenario: What a replacement does in the middle of a payment also counts as an effect
      Given player A has the active Character "Ritual" (probe "activate-ko-martyr-draw-2")
      And player A has the active Character "Mourner" (probe "discarded-by-effect-draw")
      And player A has the active Character "Martyr" (probe "instead-trash-hand")
      And "Martyr" has the card name "Martyr"
      And player A has "Keepsake" in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Ritual"
      Then "Keepsake" is in player A's trash
      And player A's hand holds exactly "Fresh"

    Scenario: A replacement counts as activated by its owner when it is applied, but not when it is declined
      Given player A has the active Character "Striker" with 6000 power
      And player B has the active Stage "Clerk" (probe "stage-own-character-activated-draw")
      And player B has the rested Character "Martyr" (probe "instead-may-trash-hand")
      And player B has the rested Character "Saint" (probe "instead-may-trash-hand")
      And player B has "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player A attacks "Saint" with "A leader"
      And player B declines
      Then "Saint" is in player B's trash
      And player B's hand holds exactly "Keepsake"
      When player A attacks "Martyr" with "Striker"
      And player B accepts the offer of the effect
      Then "Keepsake" is in player B's trash
      And player B's hand holds exactly "Fresh"
