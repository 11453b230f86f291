/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles: Titles = {
  '2-2-8-copies-of-rebirth-cards-are-counted-by-side-a':
    'Rebirth cards count as copies of a card if their Side A has the same name',
  '2-2-8-copies-of-rebirth-cards-are-counted-by-side-b':
    'Rebirth cards count as copies of a card if their Side B has the same name',
  '2-3-2-nobody-has-a-soul-core': 'each player starts with four ordinary Cores in the Reserve and no Soul Core',
  '2-3-4-the-soul-core-becomes-an-ordinary-core-when-it-is-moved':
    'an ordinary Core replaces the Soul Core when it is moved',
  '2-6-4-the-presented-contract-card-is-shuffled-into-the-deck':
    'a Contract Card presented before the game is shuffled into the Deck',
  '2-6-5-no-cores-are-laid-out': 'no Cores are placed in the Life at the start of the game',
  '2-6-6-no-cores-are-laid-out': 'no Cores are placed in the Reserve at the start of the game',
  '2-6-9-a-player-with-a-contract-card-draws-four-cards-as-well':
    'a player who has presented a Contract Card begins with five cards in the Hand',
  '2-6-9-the-presented-contract-card-is-not-shown':
    'a presented Contract Card is put into the Hand without being shown',
  '2-6-13-one-card-of-the-hand-is-kept': 'a player who redraws keeps one card of the Hand',
  '2-6-13-who-redraws-draws-3-cards': 'a player who redraws draws 3 cards',
  '2-6-14-who-has-redrawn-may-redraw-again': 'a player who has redrawn may redraw again',
  '2-6-15-who-redraws-may-take-a-contract-card-from-the-deck':
    'a player who redraws may take a Contract Card from the Deck',
  '3-1-8-each-attack-reduces-the-life-by-one':
    'the number of symbols does not matter, and each attack reduces the Life by one',
  '3-1-11-a-red-god-symbol-is-no-god-symbol': 'a red God symbol does not meet a God reduction symbol',
  '3-3-1-summoning-costs-nothing': 'a player summons without paying the cost',
  '3-3-3-the-soul-core-does-not-pay': 'a player cannot pay a cost with the Soul Core',
  '3-3-4-only-the-reserve-pays': 'a player can pay a cost only from the Reserve',
  '3-3-9-a-spirit-is-summoned-without-cores': 'a player places no Cores on a Spirit that is summoned',
  '3-4-3-attacking-exhausts-nothing': 'a Spirit is not Exhausted by its attack',
  '3-4-4-blocking-exhausts-nothing': 'a Spirit is not Exhausted by its block',
  '3-4-7-the-spirit-with-more-bp-is-destroyed': 'the Spirit with less BP wins the battle',
  '3-4-8-of-two-spirits-with-equal-bp-neither-is-destroyed': 'two Spirits with equal BP both survive the battle',
  '3-4-9-each-attack-reduces-the-life-by-one':
    "an unblocked attack always reduces the Life by one, whatever the attacker's symbols",
  '3-4-10-the-cores-of-a-destroyed-spirit-go-to-the-trash':
    'the Cores on a Spirit go to the Trash when it is destroyed',
  '3-4-11-the-cores-of-the-life-go-to-the-trash': 'the Cores that leave the Life go to the Trash',
  '3-5-2-the-flash-effect-is-used-whichever-is-named':
    'a Magic card always has its Flash effect, even if it is used for its Main effect',
  '3-5-2-the-main-effect-is-used-whichever-is-named':
    'a Magic card always has its Main effect, even if it is used for its Flash effect',
  '3-5-6-a-flash-effect-is-resolved-when-both-players-have-declined':
    'a Flash effect waits until both players have declined to use another one',
  '3-6-2-nexuses-attack': 'a Nexus can attack',
  '4-1-1-the-refresh-step-refreshes-what-an-effect-keeps-exhausted':
    'the Refresh Step takes precedence over an effect that keeps a card Exhausted',
  '4-2-1-the-same-player-takes-the-next-turn': 'the players do not alternate, and the same player takes every turn',
  '4-2-5-the-same-player-takes-the-next-turn': 'a turn that has ended is followed by another turn of the same player',
  '4-8-1-what-can-attack-must-attack': 'a Spirit that can attack must attack',
  '4-9-2-the-same-player-takes-the-next-turn': 'the End Step is followed by the next turn of the same player',
  '4-10-1-nothing-is-drawn-in-the-first-turn': 'a player draws no card in the first turn',
  '5-1-1-nothing-is-summoned-once-a-nexus-has-been-deployed': 'a player cannot summon once a Nexus has been deployed',
  '5-1-2-nothing-is-deployed': 'a player cannot deploy in the Main Step',
  '5-1-2-nothing-is-summoned': 'a player cannot summon in the Main Step',
  '5-2-1-summoning-costs-nothing': 'a card is summoned from the Hand at no cost',
  '5-2-4-one-card-is-summoned-in-a-turn': 'a player may summon only one card in a turn',
  '5-2-5-one-ultimate-is-on-a-field-at-most': 'a Field holds at most one Ultimate',
  '5-3-1-braves-are-not-swapped': 'Braves cannot be swapped in the Main Step',
  '5-4-3-one-nexus-is-deployed-in-a-turn': 'a player may deploy only one Nexus in a turn',
  '5-4-4-cores-are-placed-on-a-grandstone-nexus': 'a Grandstone Nexus can be deployed with Cores on it',
  '5-4-4-cores-are-placed-on-a-grandwalker-nexus': 'a Grandwalker Nexus can be deployed with Cores on it',
  '5-5-1-the-flash-effect-is-used-whichever-is-named':
    'a player who names the Main effect of a Magic card gets its Flash effect',
  '5-5-1-the-main-effect-is-used-whichever-is-named':
    'a player who names the Flash effect of a Magic card gets its Main effect',
  '5-7-1-what-is-possible-of-several-moves-is-made': 'a move of several Cores is carried out as far as it is possible',
  '5-7-3-the-soul-core-is-not-moved': 'a player cannot move the Soul Core in the Main Step',
  '6-1-2-the-other-cards-of-the-hand-reduce-the-cost': 'the remaining cards in the Hand reduce the cost',
  '6-1-6-1-only-the-reserve-pays': 'Cores on cards of the Field cannot be used for payment',
  '6-1-6-1-summoning-costs-nothing': 'the cost of a summoned card is 0',
  '6-1-6-4-the-soul-core-does-not-pay': 'the Soul Core cannot be used for payment',
  '6-1-7-1-a-spirit-is-summoned-without-cores': 'a Spirit may be summoned without the Cores for its lowest level',
  '6-1-7-1-one-core-is-enough-for-every-spirit': 'a single Core is enough to summon any Spirit',
  '6-1-7-4-cores-of-the-count-are-placed': 'a player may place Cores from the Count on a summoned card',
  '6-1-7-5-a-spirit-is-summoned-without-cores': 'a Spirit can be summoned with fewer Cores than its lowest level needs',
  '6-1-7-5-every-spirit-needs-a-core': 'a Spirit whose lowest level needs no Core cannot be summoned without one',
  '6-1-7-6-cores-are-placed-on-a-grandstone-nexus': 'a player may place Cores on a Grandstone Nexus when deploying it',
  '6-1-7-6-cores-are-placed-on-a-grandwalker-nexus':
    'a player may place Cores on a Grandwalker Nexus when deploying it',
  '6-2-4-5-every-spirit-needs-a-core': 'a Spirit whose level 1 needs no Core is Depleted without Cores',
  '6-2-5-1-nobody-has-a-soul-core': 'the Soul Core is missing from the Reserve at the beginning of the game',
  '7-1-1-nexuses-attack': "a Nexus can attack the opponent's Life",
  '7-1-2-one-attack-ends-the-attack-step': 'a single attack ends the Attack Step',
  '7-3-2-attacking-exhausts-nothing': 'a Spirit stays Refreshed when it attacks',
  '7-4-1-there-is-no-flash-timing-before-the-block': 'a battle has no Flash Timing before the block',
  '7-5-1-who-must-block-does-so-with-any-spirit': 'a player who must block may do so with any Spirit',
  '7-5-2-blocking-exhausts-nothing': 'a Spirit stays Refreshed when it blocks',
  '7-6-1-there-is-no-second-flash-timing-after-a-block': 'a battle has no second Flash Timing after a block',
  '7-7-1-each-attack-reduces-the-life-by-one':
    'an attack by a Spirit with several symbols reduces the Life by only one',
  '7-7-1-the-cores-of-the-life-go-to-the-trash': 'an unblocked attack sends the Cores of the Life to the Trash',
  '7-7-2-what-did-not-block-is-destroyed': 'a Spirit that did not block is destroyed',
  '7-7-4-nothing-is-destroyed-after-the-comparison': 'a battle destroys nothing after BP is compared',
  '7-8-1-nothing-is-destroyed': 'a Spirit with less BP is not destroyed',
  '7-8-1-the-spirit-with-more-bp-is-destroyed': 'the Spirit with more BP is destroyed in battle',
  '7-8-2-of-equals-neither-is-destroyed': 'both Spirits survive when BP is equal',
  '7-8-2-of-equals-the-attacker-alone-is-destroyed': 'the attacker alone is destroyed when BP is equal',
  '7-8-2-of-equals-the-blocker-alone-is-destroyed': 'the blocker alone is destroyed when BP is equal',
  '7-8-3-the-cores-of-a-destroyed-spirit-go-to-the-trash':
    'the Cores of a Spirit that is destroyed in battle go to the Trash',
  '7-8-5-of-equals-only-the-blocker-is-destroyed-by-the-opponent':
    'only the blocker counts as destroyed by the opponent when BP is equal',
  '7-8-5-what-loses-a-battle-has-not-been-destroyed-by-the-opponent':
    'a Spirit that loses a battle does not count as destroyed by the opponent',
  '7-9-1-nothing-comes-at-the-end-of-a-battle': 'effects for the end of the battle are not activated',
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
  '7-9-4-one-attack-ends-the-attack-step': 'a Spirit that is Refreshed after a battle cannot attack again',
  '8-1-1-there-is-one-flash-timing-in-a-battle': 'a battle has only one Flash Timing',
  '8-2-2-a-flash-effect-is-resolved-when-both-players-have-declined':
    'a Flash effect is resolved only at the end of the Flash Timing',
  '8-2-4-it-takes-three-declines-to-end-the-flash-timing': 'a Flash Timing ends only after three declines',
  '8-2-4-one-player-who-declines-ends-the-flash-timing': 'a single decline ends the Flash Timing',
  '9-2-4-it-comes-again-when-the-brave-is-combined': "a Brave's summon effect comes again when the Brave is combined",
  '9-2-4-it-comes-directly-combined-alone': "a Brave's summon effect comes only when it is directly combined",
  '9-3-8-it-always-goes-to-the-trash': 'a Brave that is forced to separate always goes to the Trash',
  '9-3-8-it-is-destroyed': 'a Brave that is forced to separate is destroyed',
  '9-4-1-braves-are-not-swapped': 'two Combined Spirits cannot exchange their Braves',
  '10-2-6-its-player-is-asked-when-one-host-leaves':
    'the player of an Imagine Brave is asked to separate it when one of its two hosts leaves',
  '11-2-1-the-cores-go-to-the-reserve': 'the Cores on a Saga Brave go to the Reserve when it is combined',
  '12-1-3-one-core-is-always-enough': 'a single Core is always enough for an Ultimate',
  '12-3-3-nothing-hits': 'an Ultimate Trigger never hits',
  '12-3-4-everything-is-a-hit': 'an Ultimate Trigger always hits',
  '13-2-1-every-effect-affects-it': 'every effect can affect a Grandwalker Nexus',
  '13-2-2-effects-on-nexuses-place-cores-onto-it': 'an effect on Nexuses can place Cores on a Grandwalker Nexus',
  '13-2-3-it-is-no-nexus': 'a Grandwalker Nexus is not a Nexus',
  '13-2-3-its-symbol-does-not-count': "a Grandwalker Nexus's symbol does not count",
  '13-2-5-its-cores-are-moved-and-pay': "a Grandwalker Nexus's Cores can be moved and pay",
  '13-2-7-its-cores-go-to-the-reserve': 'the Cores on a Grandwalker Nexus go to the Reserve when it leaves',
  '13-2-8-what-stops-cores-from-the-void-stops-those-as-well':
    'an effect that prevents Cores from the Void also prevents "Core +X" on a Grandwalker Nexus',
  '13-3-2-it-looks-at-the-deck-beside-another-of-its-name':
    'a Nexus with Oracle looks at the Deck even if another Nexus of its name is on the Field',
  '13-3-2-it-never-looks-at-the-deck': 'a Nexus with Oracle never looks at the Deck',
  '13-3-3-one-core-comes-for-all-of-them': 'Oracle brings only one Core for all cards that meet its condition',
  '13-4-1-it-is-no-nexus-in-this-turn': 'a Nexus that has used Grandforce is no Nexus in this turn',
  '13-4-3-it-destroys-no-spirit-in-battle': 'a Nexus with Grandforce destroys no Spirit in battle',
  '13-4-3-it-falls-like-any-spirit': 'a Nexus with Grandforce is destroyed in battle like any Spirit',
  '13-4-3-nothing-destroys-it-in-battle':
    'a Nexus with Grandforce cannot be destroyed in battle, not even by another such Nexus',
  '13-4-5-it-is-only-a-spirit-meanwhile': "a Nexus with Grandforce gets only a Saga Brave's effects for Spirits",
  '14-1-1-it-is-no-grandwalker-nexus': 'a Contract Grandwalker Nexus is no Grandwalker Nexus',
  '14-1-2-its-level-goes-by-its-cores': 'a Contract Grandwalker Nexus has the level that its Cores give',
  '14-1-3-a-red-god-symbol-is-no-god-symbol': 'a red God symbol meets only a red reduction symbol',
  '14-2-4-another-of-its-name-keeps-it-from-the-deck':
    'True Oracle does not look at the Deck if another Nexus of its name is on the Field',
  '14-2-6-it-looks-at-the-deck-each-time':
    'True Oracle looks at the Deck each time, even for the same name in the same turn',
  '14-2-6-nothing-comes-after-it-in-the-same-turn':
    'abilities that follow True Oracle do not activate when it does not look at the Deck again',
  '14-2-7-what-prevents-oracle-does-not-prevent-it': 'an effect that prevents Oracle does not prevent True Oracle',
  '15-1-2-every-effect-affects-it': 'every effect can affect a Grandstone Nexus',
  '15-1-3-effects-on-nexuses-place-cores-onto-it': 'an effect on Nexuses can place Cores on a Grandstone Nexus',
  '15-1-4-its-cores-are-moved': 'a player may move the Cores on a Grandstone Nexus',
  '15-1-4-its-cores-go-to-the-reserve': 'the Cores on a Grandstone Nexus go to the Reserve when it leaves',
  '16-2-2-nothing-comes-of-a-declared-burst': 'a declared Burst has no effect',
  '16-3-7-what-is-set-at-the-end-of-the-game-stays-face-down': 'a set Burst stays face down at the end of the game',
  '16-4-9-nothing-keeps-the-effects-of-bursts-off':
    'a Spirit unaffected by effects is still affected by them as Bursts',
  '17-1-2-nothing-keeps-the-effects-of-mirages-off': 'a Spirit unaffected by effects of Nexuses is affected by Mirages',
  '18-1-4-the-soul-core-goes-first': 'the Soul Core always leaves the Life first',
  '18-1-4-the-soul-core-goes-last': 'the Soul Core always leaves the Life last',
  '19-1-5-who-cannot-summon-cannot-advent': 'a player who cannot summon cannot Advent either',
  '20-1-5-copies-of-rebirth-cards-are-counted-by-side-a':
    'the limit of copies counts a Rebirth card only by the name of its Side A',
  '20-1-5-copies-of-rebirth-cards-are-counted-by-side-b':
    'the limit of copies counts a Rebirth card only by the name of its Side B',
  '20-2-3-what-answers-the-rebirth-comes-together-with-what-answers-that-the-side-is-up':
    'effects of the Rebirth and effects of the new side are resolved together',
  '20-4-3-8-one-rebirth-card-beside-the-deck-serves-for-all-its-checklist-cards':
    'a single Rebirth card beside the Deck serves for all its Checklist Cards',
  '21-2-1-a-deck-may-hold-several-types-of-contract-cards': 'Contract Cards of several types may be in the same Deck',
  '21-2-2-the-presented-contract-card-is-shuffled-into-the-deck':
    'a player who has presented a Contract Card shuffles it into the Deck',
  '21-2-3-a-player-with-a-contract-card-draws-four-cards-as-well':
    'a player draws four cards in addition to the presented Contract Card',
  '21-2-3-the-presented-contract-card-is-not-shown':
    'a player need not show the Contract Card that is taken into the Hand',
  '22-1-2-the-life-is-not-reduced-by-what-is-paid':
    'a Manifest that is paid with the Soul Core of the Life does not count as reducing the Life',
  '22-1-8-who-cannot-summon-can-manifest': 'a player who cannot summon can Manifest',
  '24-2-1-what-cards-share-as-a-color-is-not-read':
    'an effect on cards that share a color looks for a shared name instead',
  '24-2-1-what-cards-share-as-a-family-is-not-read':
    'an effect on cards that share a family looks for a shared name instead',
  '24-2-1-what-cards-share-as-a-name-is-not-read':
    'an effect on cards that share a name looks for a shared family instead',
  '24-2-1-what-is-put-off-to-the-end-of-a-battle-or-a-turn-is-not-done':
    'an action put off to the end of a battle or a turn is not done',
  '24-2-1-what-lasts-for-the-game-lasts-for-the-turn': 'an effect that lasts for the game lasts only for the turn',
  '24-2-1-what-lasts-until-a-player-s-next-turn-lasts-for-the-turn':
    "an effect that lasts until a player's next turn lasts only for the turn",
  '24-2-3-what-cannot-be-used-is-summoned': 'a card that cannot be used can be summoned',
  '24-3-3-what-an-effect-activates-waits-for-those-that-waited-before':
    'an effect activated by another effect waits for those that waited before',
  '25-1-1-set-aside-cards-are-not-used': 'a player cannot use set aside cards',
  '25-1-1-set-aside-cards-are-used-without-a-payment': 'a player uses set aside cards without paying their cost',
  '26-1-3-the-cores-go-to-the-reserve': 'the Cores that leave the Count go to the Reserve',
  '26-1-7-cores-of-the-count-are-placed': 'the Cores in the Count can be used for an Advent or a Manifest',
  '26-1-8-what-stops-cores-from-the-void-stops-the-count':
    'an effect that prevents Cores from the Void also prevents an increase of the Count',
  '26-2-5-one-of-the-two-is-enough': 'either the OC or a source is enough for an effect During OC and Advent',
  '27-1-2-what-is-heavy-exhausted-attacks': 'a Heavy Exhausted card can attack',
  '27-1-2-what-is-heavy-exhausted-blocks': 'a Heavy Exhausted card can block',
  '27-1-3-one-refresh-turns-what-is-heavy-exhausted-upright': 'a Heavy Exhausted card is fully refreshed at once',
  '27-1-3-what-is-heavy-exhausted-stays-so': 'a Heavy Exhausted card stays Heavy Exhausted when refreshed',
  '27-1-5-what-is-heavy-exhausted-can-be-exhausted': 'a Heavy Exhausted card can be Exhausted',
  '27-1-5-what-is-heavy-exhausted-is-not-exhausted': 'a Heavy Exhausted card does not count as Exhausted',
  'FAQ-1-1-the-refresh-step-refreshes-what-an-effect-keeps-exhausted':
    'a Spirit that an effect keeps Exhausted is Refreshed in the Refresh Step',
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
  'FAQ-1-8-what-a-spirit-has-brought-about-ends-when-it-leaves': 'effects of a Spirit end when it leaves',
  'FAQ-1-12-what-returns-to-the-hand-does-not-increase-it':
    'a card that returns to the Hand does not increase the Hand',
  'FAQ-2-1-the-soul-core-is-not-moved': 'the Soul Core cannot be exchanged between two Spirits',
  'FAQ-2-2-nothing-goes-where-the-soul-core-would-have-to':
    'no Core goes to the Void where the Soul Core would have to',
  'FAQ-2-3-the-soul-core-goes-first': 'the Soul Core of a Spirit leaves first, without a choice of its player',
  'FAQ-2-3-the-soul-core-goes-last': 'the Soul Core of a Spirit leaves last, without a choice of its player',
  'FAQ-3-3-what-an-effect-deploys-is-free': 'a card that an effect deploys is free',
  'FAQ-3-3-what-an-effect-summons-is-free': 'a card that an effect summons is free',
  'FAQ-4-1-1-a-card-that-is-destroyed-leaves-at-once':
    'effects no longer apply to a card that is about to leave, since it leaves at once',
  'FAQ-4-1-2-a-card-that-is-destroyed-leaves-at-once':
    'a card moves before the effects that its leaving activates are resolved',
  'FAQ-4-1-2-what-a-payment-has-depleted-leaves-before-the-card-is-used':
    'a card Depleted by a payment leaves before the paid card is used',
  'FAQ-4-1-2-what-was-to-leave-leaves-whatever-lets-it-stay':
    'a card that was about to leave does so even if an effect lets it stay',
  'FAQ-4-1-4-what-is-destroyed-goes-to-the-trash-whatever-returns-it':
    'a destroyed card goes to the Trash even if an effect returns it elsewhere',
  'FAQ-5-2-of-up-to-so-many-cores-all-are-moved':
    'an effect that moves "up to" a number of Cores must move that number',
  'FAQ-5-3-what-cannot-be-destroyed-is-not-chosen':
    'a Spirit that cannot be destroyed cannot be chosen for destruction',
  'FAQ-5-4-1-what-cannot-be-chosen-is-chosen': 'a card that cannot be chosen is chosen all the same',
  'FAQ-7-4-the-other-host-goes-on-attacking': "an Imagine Brave's other host goes on attacking",
  'FAQ-9-1-one-core-is-enough': 'a source needs only one Core to stay while the Soul Core is moved for an Advent',
  'FAQ-9-3-face-down-cards-under-a-card-are-its-sources':
    'the cards face down under a card can be used as Advent sources',
  'FAQ-9-4-the-life-is-not-reduced-by-what-is-paid':
    'an Advent with the Soul Core of the Life does not count as reducing the Life',
  'FAQ-11-4-who-cannot-draw-does-not-discard': 'a player who cannot draw does not discard',
  'G-26-face-down-cards-under-a-card-are-its-sources': 'the cards face down under a card are among its sources',
  'G-31-whatever-comes-onto-the-field-is-summoned': 'a card that comes onto the Field in any way is summoned',
  'G-35-what-is-removed-from-the-game-goes-to-the-trash': 'a card removed from the game goes to the Trash',
  'G-66-what-is-depleted-does-not-leave-the-field': 'a Depleted card does not leave the Field',
  'G-66-what-is-destroyed-does-not-leave-the-field': 'a destroyed card does not leave the Field',
  'G-66-what-is-removed-from-the-game-does-not-leave-the-field':
    'a card removed from the game does not leave the Field',
  'G-66-what-returns-to-the-hand-does-not-leave-the-field': 'a card that returns to the Hand does not leave the Field',
  '24-3-2-each-player-orders-the-own-effects-the-turn-player-first':
    'each player orders their own effects, the turn player first',
  '24-2-1-an-effect-that-is-always-in-force-works-in-the-own-turn':
    "an effect that is always in force works only in its own player's turn",
  '2-6-3-a-player-may-look-through-the-own-deck': 'a player may look through their own Deck',
  '3-6-6-effects-of-a-nexus-last-for-the-own-turn': "effects of a Nexus apply only in its own player's turn",
  '1-6-2-the-turn-player-does-not-lose-by-an-own-effect': 'the turn player does not lose by their own effect',
  '12-3-1-the-own-deck-is-revealed': "a U-Trigger reveals a card of its own player's Deck",
  'FAQ-11-8-when-summoned-is-met-by-every-own-summon': '"When Summoned" triggers on every summon by its player',
  'FAQ-11-8-when-summoned-is-not-met-by-the-summon-of-the-card-itself':
    '"When Summoned" does not trigger when the card itself is summoned',
  'FAQ-1-12-an-own-effect-does-not-increase-the-hand': "a player's own effect cannot increase their Hand",
  '16-2-1-a-burst-answers-from-the-hand-and-the-trash-as-well': 'a Burst can be activated from the Hand and the Trash',
  '16-3-6-nobody-loses-by-a-card-without-burst': 'a player who set a card without a Burst does not lose',
  '16-4-2-only-the-other-player-reduces-a-life-so-that-a-burst-answers':
    'a Burst for reduced Life is activated only if the other player reduced it',
  '16-4-3-a-burst-is-resolved-before-what-had-to-leave-has-left':
    'a Burst is resolved before cards that are about to leave have left',
  '16-4-3-a-burst-after-an-attack-is-resolved-although-the-spirit-has-gone':
    'a Burst after an attack is resolved even if the attacking Spirit has left',
  '16-4-8-a-burst-of-the-hand-or-the-trash-is-not-activated-by-an-effect':
    'an effect cannot activate a Burst from the Hand or the Trash',
  '16-5-1-no-further-effect-is-offered': 'the further effect of a Burst is not offered',
  '16-5-1-the-further-effect-is-offered-when-all-that-waits-has-been-resolved':
    'the further effect of a Burst is offered only after everything else that waits',
  '16-5-2-the-magic-stays-where-it-is': 'a Magic used by its Burst stays in the Burst Area',
  'FAQ-8-4-the-effect-that-sets-a-burst-can-meet-it': 'a Burst can be activated by the effect that sets it',
  'FAQ-8-4-a-burst-that-an-effect-has-set-is-never-met': 'a Burst that an effect has set can never be activated',
  'FAQ-1-11-a-swap-is-no-return-to-the-hand': 'a swap does not count as returning a card to the Hand',
  '24-2-4-an-effect-that-an-event-activates-is-used': 'an effect that an event activates counts as used',
  'FAQ-1-4-1-cannot-activate-says-nothing-of-what-is-always-in-force':
    '"cannot activate" does not stop effects that are always in force',
  'FAQ-1-5-1-the-whole-is-no-offer': 'an effect "by doing" is mandatory',
  'FAQ-1-5-1-an-effect-is-used-at-will-although-it-cannot-be-done':
    'a player can use an effect "by doing" even if the first part is impossible',
  'FAQ-1-5-2-the-first-part-is-done-although-the-second-is-impossible':
    'the first part of "by doing" is done even if the second part is impossible',
  'FAQ-1-14-a-core-goes-to-the-reserve-of-the-player-of-the-effect':
    'a Core goes to the Reserve of the player whose effect moves it',
  'FAQ-1-16-a-spirit-has-one-of-each-keyword-effect': 'a Spirit can have each Keyword effect only once',
  '1-3-2-the-players-share-one-soul-core': 'the two players share one Soul Core',
  '2-2-8-every-rebirth-card-is-a-card-of-its-own': 'every Rebirth card counts as a different card',
  '2-2-7-every-card-with-an-identification-number-is-a-card-of-its-own':
    'every card with an identification number counts as a different card',
  '20-4-3-6-a-deck-has-rebirth-cards-or-checklist-cards': 'a Deck cannot mix Rebirth cards and Checklist Cards',
  '1-5-2-a-card-of-several-colors-has-the-first-one-alone': 'a card of several colors has only the first one',
  '1-6-3-a-player-loses-who-draws-the-last-card-in-the-draw-step':
    'a player who draws the last card in the Draw Step loses',
  '3-1-6-a-card-without-a-family-has-every-one': 'a card without a family has every family',
  '3-1-7-an-effect-belongs-to-its-first-level-alone': 'an effect works only on the first of its levels',
  '3-6-6-effects-of-a-nexus-last-from-its-first-level-on': 'a Nexus has all its effects from level 1',
  '3-6-5-an-effect-of-a-nexus-comes-at-any-time': 'an effect of a Nexus can be activated at any time',
  '5-7-3-a-spirit-gives-its-only-core-away-for-no-other': 'a Spirit cannot give its only Core to another card',
  '6-1-5-1-symbols-of-its-colors-count-together-whichever-of-them-there-are':
    "symbols of a multicolor card's colors reduce its cost together, in whatever mix",
  '6-1-7-1-a-spirit-is-on-its-lowest-level-while-it-is-summoned':
    'a Spirit counts as being on its lowest level while it is summoned',
  '6-2-4-4-a-depleted-spirit-brings-about-nothing': 'a Depleted Spirit triggers no effects',
  '7-3-6-a-player-who-declines-is-asked-once-more': 'a player who declines to attack is asked once more',
  '7-3-5-an-attack-without-attacker-takes-life': 'an attack whose attacker has left still takes Life',
  '7-3-5-an-attack-without-attacker-can-be-blocked': 'an attack whose attacker has left can still be blocked',
  '10-2-2-the-two-hosts-count-as-one-spirit': 'the two hosts of an Imagine Brave count as one Spirit',
  '10-2-3-the-two-hosts-attack-together': 'the two hosts of an Imagine Brave attack together',
  'FAQ-4-1-3-the-cores-go-to-the-reserve-when-it-is-decided-that-a-card-leaves':
    'the Cores of a card go to the Reserve as soon as it is about to leave',
  '24-2-1-each-of-several-cards-of-one-moment-activates-an-effect':
    'an effect is activated once for each of several cards of one moment',
  '24-2-1-bp-for-each-spirit-are-fixed-when-the-effect-is-activated':
    'an amount of BP for each Spirit is fixed when the effect is activated',
  '24-2-1-an-effect-answers-only-the-first-such-event-of-a-turn':
    'an effect triggers only on the first such event in a turn',
  '16-4-3-a-burst-is-let-go-of-where-the-card-whose-effect-has-met-it-is-gone':
    'a Burst is not resolved if the card whose effect triggered it has left',
  'FAQ-1-1-every-exhausted-spirit-may-block-where-one-may':
    'an effect that lets one Exhausted Spirit block lets every Exhausted Spirit block',
  'FAQ-1-1-only-the-battle-ends-with-the-attack-step': 'an effect that ends the Attack Step ends only the battle',
  'FAQ-1-1-an-effect-does-not-end-the-attack-step': 'an effect cannot end the Attack Step',
  'G-34-effects-of-cards-of-the-hand-are-not-used-at-will': 'a player cannot use effects of cards in the Hand',
  'G-34-an-effect-of-a-card-of-the-hand-is-no-use-of-the-card':
    'using an effect of a card in the Hand does not count as using the card',
  'G-34-an-effect-uses-no-card-of-the-trash': 'an effect cannot use a card of the Trash',
  'FAQ-4-3-a-spirit-that-stays-is-in-the-state-that-it-had':
    'a Spirit that an effect lets stay keeps the state that it had',
  '21-6-4-each-form-of-the-card-has-its-own-limit':
    'a card in Soul State has its own limit, apart from its use as a Spirit',
  'G-59-an-effect-of-the-field-that-is-resolved-has-been-used':
    'an effect of a card on the Field counts as used when it is resolved',
  'G-66-only-what-is-destroyed-leaves-the-field': 'only a destroyed card counts as leaving the Field',
  'G-41-the-soul-core-pays-like-any-other-core': 'Soul Magic can be paid with any Core',
  '4-9-1-only-the-effects-of-the-turn-player-end': "only the turn player's effects end in the End Step",
  '7-7-5-effects-of-battle-resolution-come-after-it':
    'effects of Battle Resolution come after BP are compared and the Life is reduced',
  '12-2-3-effects-on-ultimates-do-not-affect-them': 'effects on Ultimates do not affect Ultimates',
  '13-1-2-cores-are-placed-onto-it-freely': 'Cores can be placed on a Grandwalker Nexus freely',
  '13-2-4-an-effect-destroys-it-like-any-nexus': 'an effect destroys a Grandwalker Nexus like any Nexus',
  '13-2-6-the-cores-on-it-are-counted': 'the Cores on a Grandwalker Nexus count as Cores on the Field',
  '13-4-2-any-effect-destroys-it': 'any effect destroys a Nexus with Grandforce',
  '13-4-4-effects-on-spirits-affect-it': 'effects on Spirits affect a Nexus with Grandforce',
  'FAQ-11-7-once-per-turn-for-all-of-a-name-is-no-limit':
    'a limit of once per turn for all cards of a name is no limit',
  '8-2-1-the-attacking-player-is-first': 'the attacking player acts first in a Flash Timing',
  '8-2-1-player-b-is-first': 'player B acts first in every Flash Timing',
  'FAQ-5-2-up-to-means-all-of-them': 'an effect on "up to" a number takes as many cards as it can',
};
