/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles: Titles = {
  '2-6-13-who-redraws-draws-3-cards': 'a player who redraws draws 3 cards',
  '2-6-14-who-has-redrawn-may-redraw-again': 'a player who has redrawn may redraw again',
  '2-6-15-who-redraws-may-take-a-contract-card-from-the-deck':
    'a player who redraws may take a Contract Card from the Deck',
  '3-4-8-of-two-spirits-with-equal-bp-neither-is-destroyed': 'two Spirits with equal BP both survive the battle',
  '4-8-1-what-can-attack-must-attack': 'a Spirit that can attack must attack',
  '4-9-1-another-color-during-this-turn-ends-with-the-battle': 'a changed color during this turn ends with the battle',
  '4-9-1-another-color-during-this-turn-is-forgotten-in-the-turn-of-the-other-player':
    'a changed color during this turn is forgotten in the turn of the other player',
  '4-9-1-another-color-during-this-turn-lasts-until-the-end-of-the-next-turn':
    'a changed color during this turn lasts until the end of the next turn',
  '4-9-1-another-color-during-this-turn-never-ends': 'a changed color during this turn never ends',
  '4-10-1-nothing-is-drawn-in-the-first-turn': 'a player draws no card in the first turn',
  '5-1-1-nothing-is-summoned-once-a-nexus-has-been-deployed': 'a player cannot summon once a Nexus has been deployed',
  '5-1-2-nothing-is-deployed': 'a player cannot deploy in the Main Step',
  '5-1-2-nothing-is-summoned': 'a player cannot summon in the Main Step',
  '5-2-4-one-card-is-summoned-in-a-turn': 'a player may summon only one card in a turn',
  '5-2-5-one-ultimate-is-on-a-field-at-most': 'a Field holds at most one Ultimate',
  '5-4-3-one-nexus-is-deployed-in-a-turn': 'a player may deploy only one Nexus in a turn',
  '6-1-7-1-one-core-is-enough-for-every-spirit': 'a single Core is enough to summon any Spirit',
  '7-1-2-one-attack-ends-the-attack-step': 'a single attack ends the Attack Step',
  '7-4-1-there-is-no-flash-timing-before-the-block': 'a battle has no Flash Timing before the block',
  '7-5-1-who-must-block-does-so-with-any-spirit': 'a player who must block may do so with any Spirit',
  '7-6-1-there-is-no-second-flash-timing-after-a-block': 'a battle has no second Flash Timing after a block',
  '7-7-2-what-did-not-block-is-destroyed': 'a Spirit that did not block is destroyed',
  '7-7-4-nothing-is-destroyed-after-the-comparison': 'a battle destroys nothing after BP is compared',
  '7-8-1-nothing-is-destroyed': 'a Spirit with less BP is not destroyed',
  '7-8-2-of-equals-neither-is-destroyed': 'both Spirits survive when BP is equal',
  '7-8-2-of-equals-the-attacker-alone-is-destroyed': 'the attacker alone is destroyed when BP is equal',
  '7-8-2-of-equals-the-blocker-alone-is-destroyed': 'the blocker alone is destroyed when BP is equal',
  '7-8-5-of-equals-only-the-blocker-is-destroyed-by-the-opponent':
    'only the blocker counts as destroyed by the opponent when BP is equal',
  '7-8-5-what-loses-a-battle-has-not-been-destroyed-by-the-opponent':
    'a Spirit that loses a battle does not count as destroyed by the opponent',
  '7-9-1-nothing-comes-at-the-end-of-a-battle': 'effects for the end of the battle are not activated',
  '7-9-2-another-color-during-this-battle-ends-before-the-block':
    'a changed color during this battle ends before the block',
  '7-9-2-another-color-during-this-battle-is-forgotten-in-the-turn-of-the-other-player':
    'a changed color during this battle is forgotten in the turn of the other player',
  '7-9-2-another-color-during-this-battle-lasts-until-the-end-of-the-turn':
    'a changed color during this battle lasts until the end of the turn',
  '7-9-2-another-color-during-this-battle-never-ends': 'a changed color during this battle never ends',
  '7-9-2-it-ends-before-the-effects-at-the-end-of-the-battle':
    'effects for the battle end before the effects at the end of the battle',
  '7-9-2-what-a-block-has-brought-about-lasts-for-the-turn': 'effects of a block last for the turn',
  '7-9-2-what-an-attack-has-brought-about-lasts-for-the-turn': 'effects of an attack last for the turn',
  '7-9-2-what-lasts-for-the-battle-ends-for-the-attacking-player-alone':
    'effects for the battle end only for the attacking player',
  '7-9-2-what-lasts-for-the-turn-ends-with-the-battle': 'effects for the turn end with the battle',
  '7-9-3-it-comes-before-what-lasts-for-the-battle-ends':
    'effects after the battle come before effects for the battle end',
  '7-9-3-nothing-comes-after-a-battle': 'effects after the battle are not activated',
  '8-1-1-there-is-one-flash-timing-in-a-battle': 'a battle has only one Flash Timing',
  '8-2-4-one-player-who-declines-ends-the-flash-timing': 'a single decline ends the Flash Timing',
  '9-2-4-it-comes-again-when-the-brave-is-combined': "a Brave's summon effect comes again when the Brave is combined",
  '9-2-4-it-comes-directly-combined-alone': "a Brave's summon effect comes only when it is directly combined",
  '9-3-8-it-always-goes-to-the-trash': 'a Brave that is forced to separate always goes to the Trash',
  '9-3-8-it-is-destroyed': 'a Brave that is forced to separate is destroyed',
  '12-1-3-one-core-is-always-enough': 'a single Core is always enough for an Ultimate',
  '12-3-3-nothing-hits': 'an Ultimate Trigger never hits',
  '12-3-4-everything-is-a-hit': 'an Ultimate Trigger always hits',
  '13-2-3-it-is-no-nexus': 'a Grandwalker Nexus is not a Nexus',
  '13-2-3-its-symbol-does-not-count': "a Grandwalker Nexus's symbol does not count",
  '13-2-5-its-cores-are-moved-and-pay': "a Grandwalker Nexus's Cores can be moved and pay",
  '16-2-2-nothing-comes-of-a-declared-burst': 'a declared Burst has no effect',
  '16-3-7-what-is-set-at-the-end-of-the-game-stays-face-down': 'a set Burst stays face down at the end of the game',
  '16-4-9-nothing-keeps-the-effects-of-bursts-off':
    'a Spirit unaffected by effects is still affected by them as Bursts',
  '17-1-2-nothing-keeps-the-effects-of-mirages-off': 'a Spirit unaffected by effects of Nexuses is affected by Mirages',
  '19-1-5-who-cannot-summon-cannot-advent': 'a player who cannot summon can Advent',
  '21-6-5-another-color-during-this-battle-goes-on-for-a-card-that-has-left-and-come-back':
    'a changed color during this battle goes on for a card that has left and come back',
  '21-6-5-another-color-during-this-game-goes-on-for-a-card-that-has-left-and-come-back':
    'a changed color during this game goes on for a card that has left and come back',
  '21-6-5-another-color-during-this-turn-goes-on-for-a-card-that-has-left-and-come-back':
    'a changed color during this turn goes on for a card that has left and come back',
  '21-6-5-another-color-until-the-start-of-the-next-own-turn-goes-on-for-a-card-that-has-left-and-come-back':
    'a changed color until the start of the next own turn goes on for a card that has left and come back',
  '22-1-8-who-cannot-summon-can-manifest': 'a player who cannot summon can Manifest',
  '24-2-1-another-color-while-its-card-stays-ends-with-the-turn-in-which-its-card-came':
    'a changed color while its card stays ends with the turn in which its card came',
  '24-2-1-another-color-while-its-card-stays-is-forgotten-in-the-turn-of-the-other-player':
    'a changed color while its card stays is forgotten in the turn of the other player',
  '24-2-1-another-color-while-its-card-stays-lasts-until-the-end-of-the-turn-in-which-its-card-leaves':
    'a changed color while its card stays lasts until the end of the turn in which its card leaves',
  '24-2-1-another-color-while-its-card-stays-never-ends': 'a changed color while its card stays never ends',
  '24-2-3-what-cannot-be-used-is-summoned': 'a card that cannot be used can be summoned',
  '24-3-3-what-an-effect-activates-waits-for-those-that-waited-before':
    'an effect activated by another effect waits for those that waited before',
  '27-1-2-what-is-heavy-exhausted-attacks': 'a Heavy Exhausted card can attack',
  '27-1-2-what-is-heavy-exhausted-blocks': 'a Heavy Exhausted card can block',
  '27-1-3-one-refresh-turns-what-is-heavy-exhausted-upright': 'a Heavy Exhausted card is fully refreshed at once',
  '27-1-3-what-is-heavy-exhausted-stays-so': 'a Heavy Exhausted card stays Heavy Exhausted when refreshed',
  '27-1-5-what-is-heavy-exhausted-can-be-exhausted': 'a Heavy Exhausted card can be Exhausted',
  '27-1-5-what-is-heavy-exhausted-is-not-exhausted': 'a Heavy Exhausted card does not count as Exhausted',
  'FAQ-1-4-1-what-is-unaffected-is-not-reached-by-what-cannot-be-prevented':
    'an unaffected card is not reached by an effect that cannot be prevented',
  'FAQ-1-5-1-what-follows-is-done-although-the-first-part-is-not':
    'the second part of "by doing" is done although the first part is not',
  'FAQ-1-5-1-what-follows-is-done-whether-the-first-part-is-done-or-not':
    'the second part of "by doing" is done in any case',
  'FAQ-1-6-what-comes-first-is-not-done-where-nothing-can-follow':
    'the first part of "if you do" is not done if nothing can follow',
  'FAQ-1-6-what-follows-is-left-out': 'the part after "if you do" is skipped',
  'FAQ-1-7-1-what-is-done-additionally-is-done-afterwards': 'an action done "additionally" is done afterwards',
  'FAQ-1-7-1-what-is-done-additionally-is-left-out': 'an action done "additionally" is skipped',
  'FAQ-1-7-2-what-the-first-part-activates-comes-before-what-follows':
    'effects activated by the first part of a text come before the rest of it',
  'FAQ-1-7-3-what-a-burst-does-afterwards-is-not-done': 'an action of a Burst "after it is resolved" is not done',
  'FAQ-1-7-3-what-is-done-afterwards-is-done-before-what-the-effect-has-activated':
    'an action "after it is resolved" comes before effects that were activated',
  'FAQ-1-7-3-what-is-done-afterwards-waits-for-all-that-waits':
    'an action "after it is resolved" waits for all waiting effects',
  'FAQ-1-8-another-color-during-this-game-ends-with-the-start-of-the-next-own-turn':
    'a changed color during this game ends with the start of the next own turn',
  'FAQ-1-8-another-color-during-this-game-is-forgotten-in-the-turn-of-the-other-player':
    'a changed color during this game is forgotten in the turn of the other player',
  'FAQ-1-8-another-color-until-the-start-of-the-next-own-turn-ends-with-the-turn':
    'a changed color until the start of the next own turn ends with the turn',
  'FAQ-1-8-another-color-until-the-start-of-the-next-own-turn-is-forgotten-in-the-turn-of-the-other-player':
    'a changed color until the start of the next own turn is forgotten in the turn of the other player',
  'FAQ-1-8-another-color-until-the-start-of-the-next-own-turn-lasts-until-the-end-of-the-next-own-turn':
    'a changed color until the start of the next own turn lasts until the end of the next own turn',
  'FAQ-1-8-another-color-until-the-start-of-the-next-own-turn-never-ends':
    'a changed color until the start of the next own turn never ends',
  'FAQ-1-8-what-a-spirit-has-brought-about-ends-when-it-leaves': 'effects of a Spirit end when it leaves',
  'FAQ-1-12-what-returns-to-the-hand-does-not-increase-it':
    'a card that returns to the Hand does not increase the Hand',
  'FAQ-2-2-nothing-goes-where-the-soul-core-would-have-to':
    'no Core goes to the Void where the Soul Core would have to',
  'FAQ-3-3-what-an-effect-deploys-is-free': 'a card that an effect deploys is free',
  'FAQ-3-3-what-an-effect-summons-is-free': 'a card that an effect summons is free',
  'FAQ-7-4-the-other-host-goes-on-attacking': "an Imagine Brave's other host goes on attacking",
  'FAQ-11-4-who-cannot-draw-does-not-discard': 'a player who cannot draw does not discard',
  'G-35-what-is-removed-from-the-game-goes-to-the-trash': 'a card removed from the game goes to the Trash',
  'G-66-what-is-depleted-does-not-leave-the-field': 'a Depleted card does not leave the Field',
  'G-66-what-is-destroyed-does-not-leave-the-field': 'a destroyed card does not leave the Field',
  'G-66-what-is-removed-from-the-game-does-not-leave-the-field':
    'a card removed from the game does not leave the Field',
  'G-66-what-returns-to-the-hand-does-not-leave-the-field': 'a card that returns to the Hand does not leave the Field',
};
