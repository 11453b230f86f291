/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles10: Titles = {
  '10-1-1-it-goes-to-the-drop-area-of-its-master': "a KO-ed Battle Card goes to its master's Drop Area",
  '10-1-1-of-two-copies-of-a-card-the-first-is-k-o-d-whichever-is-chosen':
    'the first of two copies of a card is KO-ed, whichever was chosen',
  '10-1-2-what-cannot-be-ko-ed-is-ko-ed-by-skills': 'a card that cannot be KO-ed can still be KO-ed by skills',
  '10-1-2-what-cannot-be-ko-ed-is-not-dropped-otherwise-either':
    'a card that cannot be KO-ed cannot be dropped in other ways either',
  '10-1-2-whatever-goes-from-the-battle-area-to-the-drop-area-is-ko-ed':
    'a Battle Card that goes to the Drop Area for any reason is KO-ed',
  '10-2-1-it-has-no-condition': '[Awaken] ignores its condition',
  '10-2-1-it-is-activated-in-the-main-phase-only': '[Awaken] can be activated only in the Main Phase',
  '10-2-1-it-is-turned-over-as-it-is-activated': 'a Leader Card is turned over as soon as [Awaken] is activated',
  '10-2-1-its-cost-need-not-be-paid': '[Awaken] is activated without paying its cost',
  '10-2-3-it-is-not-turned-over': 'a Leader Card that awakens is not turned over',
  '10-2-3-it-keeps-the-power-of-its-front': 'an awakened Leader Card keeps the power of its front',
  '10-2-4-effects-end-that-are-not-about-its-power': '[Awaken] ends effects on its card that do not change power',
  '10-2-4-what-lies-under-it-goes-to-the-drop-area': '[Awaken] drops the cards under the Leader Card',
  '10-2-5-effects-on-its-power-end': "[Awaken] ends effects on its card's power",
  '10-2-5-it-is-switched-to-active-mode': '[Awaken] switches the Leader Card to Active Mode',
  '10-2-5-it-is-switched-to-rest-mode': '[Awaken] switches the Leader Card to Rest Mode',
  '10-3-1-it-comes-in-rest-mode': 'a [Field] card enters the Battle Area in Rest Mode',
  '10-3-1-it-costs-nothing': '[Field] is activated without paying its cost',
  '10-3-1-it-goes-to-the-drop-area-when-it-has-been-activated':
    'a [Field] card goes to the Drop Area when it is activated',
  '10-3-1-it-is-activated-from-the-battle-area-as-well': '[Field] can also be activated from the Battle Area',
  '10-3-1-it-is-activated-in-battles-as-well': '[Field] can also be activated in battle',
  '10-3-2-it-goes-to-the-drop-area-for-its-other-skills':
    'a [Field] card goes to the Drop Area when its other skills are used',
  '10-3-2-its-other-skills-count-in-the-hand': "a [Field] card's other skills work in the hand",
  '10-3-2-its-other-skills-do-not-count': "a [Field] card's other skills do not work",
  '10-3-3-the-others-stay': "a player's other [Field] cards stay when a new one resolves",
  '10-3-3-they-go-as-it-is-activated': "a player's other [Field] cards are dropped as soon as [Field] is activated",
  '10-3-3-those-of-the-other-player-go-as-well': "a resolved [Field] also drops the opponent's [Field] cards",
  '10-4-1-it-does-not-become-the-guard-card': 'a card that blocks does not become the guard card',
  '10-4-1-it-is-activated-whatever-forbids-it': 'a [Blocker] can be activated despite an effect that forbids it',
  '10-4-1-it-is-triggered-by-attacks-on-the-leader-card-only':
    'a [Blocker] triggers only for attacks on the Leader Card',
  '10-4-1-it-is-triggered-where-the-card-is-attacked-itself': 'a [Blocker] triggers when its own card is attacked',
  '10-4-1-its-player-has-to-activate-it': 'a player has to activate [Blocker]',
  '10-4-1-one-blocker-is-activated-in-a-battle': 'a player may activate only one [Blocker] in a battle',
  '10-4-1-one-that-is-played-in-the-battle-is-triggered-as-well': 'a [Blocker] played during the battle also triggers',
  '10-4-1-that-of-the-attacking-player-is-triggered-as-well': "the attacking player's [Blocker] also triggers",
  '10-4-2-it-goes-back-to-the-leader-card-whatever-was-attacked':
    'negating [Blocker] always redirects the attack to the Leader Card',
  '10-4-2-nothing-is-switched-back': 'negating [Blocker] does not return the attack to its original target',
  '10-4-2-of-several-blocker-s-the-last-is-undone-alone': 'negating several [Blocker] skills undoes only the last one',
  '10-4-2-one-that-has-not-been-resolved-yet-is-resolved-all-the-same':
    'a negated [Blocker] that has not resolved yet still resolves',
  '10-5-1-it-costs-nothing': '[Evolve] is activated without paying its cost',
  '10-5-1-it-is-activated-in-battles-as-well': '[Evolve] can also be activated in battle',
  '10-5-1-it-is-activated-without-such-a-card': '[Evolve] can be activated without a fitting Battle Card',
  '10-5-2-it-is-activated-from-the-battle-area-as-well': '[Evolve] can also be activated from the Battle Area',
  '10-5-2-it-is-activated-from-the-drop-area-as-well': '[Evolve] can also be activated from the Drop Area',
  '10-5-2-it-is-activated-from-the-warp-as-well': '[Evolve] can also be activated from the Warp',
  '10-5-3-1-a-condition-is-not-looked-at': '[Evolve] ignores the condition on the card below',
  '10-5-4-it-is-not-played': 'a card with [Evolve] does not count as played',
  '10-5-4-it-is-placed-beside-the-other': 'a card with [Evolve] is placed beside the chosen card',
  '10-5-4-it-is-played-in-active-mode': 'a card with [Evolve] is always played in Active Mode',
  '10-5-4-what-lies-under-the-card-goes-to-the-drop-area':
    'cards under the chosen card are dropped when a card evolves',
  '10-5-5-it-is-placed-onto-the-other': '[Xeno-Evolve] places its card onto the chosen card',
  '10-5-5-it-takes-over-the-position': 'a card with [Xeno-Evolve] takes over the position of the chosen card',
  '10-5-5-the-other-goes-to-the-drop-area': '[Xeno-Evolve] sends the chosen card to the Drop Area',
  '10-5-5-the-other-goes-to-the-warp-of-its-master': "[Xeno-Evolve] sends the chosen card to its master's Warp",
  '10-5-5-the-other-stays': '[Xeno-Evolve] leaves the chosen card in the Battle Area',
  '10-5-6-it-is-always-placed-onto-the-other':
    'a skill that says "evolve" always places the card onto the other, even with [Xeno-Evolve]',
  '10-5-6-it-is-played-beside-others': 'a skill that says "evolve" plays the card beside the others',
  '10-5-6-it-is-played-where-there-is-no-such-battle-card':
    'a skill that says "evolve" plays the card without a fitting Battle Card',
  '10-5-7-it-is-evolved-no-more-once-it-has-combined':
    'an evolved card no longer counts as evolved once it has combined',
  '10-5-7-it-is-evolved-only-after-it-has-been-played': 'a card counts as evolved only after it has been played',
  '10-6-1-it-counts-for-every-attack-of-its-player': '[Critical] applies to every attack of its player',
  '10-6-1-one-card-is-meant-however-much-the-damage-is': '[Critical] applies to only one card, however high the damage',
  '10-6-1-what-it-drops-triggers-nothing': 'cards that [Critical] drops from Life trigger nothing',
  '10-8-1-it-becomes-active-at-once':
    'a card with [Double Attack] or a like skill becomes active at once, not after its battle',
  '10-8-1-whatever-skills-a-card-has-it-attacks-again-as-often-as-one-says':
    'a card with several skills like [Double Attack] gets only the extra attacks of one of them',
  '10-9-1-it-is-avenged-at-once': "[Revenge] KOs the opponent's card at once, not after the battle",
  '10-9-1-it-is-the-doing-of-the-owner-of-the-card':
    '[Revenge] is attributed to the owner of its card instead of the master',
  '10-9-1-what-has-left-is-ko-ed-as-well': '[Revenge] also KOs a card that has left the Battle Area',
  '10-10-1-it-is-activated-where-its-cost-cannot-be-paid': 'a [Counter] is activated even if its cost cannot be paid',
  '10-10-1-its-energy-cost-is-not-paid': 'a [Counter] is activated without paying its energy cost',
  '10-10-1-its-skill-cost-is-not-paid': 'a [Counter] is activated without paying its skill cost',
  '10-10-1-its-skill-cost-may-be-more-than-there-is':
    "a [Counter]'s skill cost may be higher than what its player can pay",
  '10-10-1-of-two-on-one-card-only-the-first-can-be-activated':
    'a card with two [Counter] skills can activate only the first',
  '10-10-1-what-happens-instead-of-the-payment-of-its-energy-cost-pays-it':
    "an effect that replaces the payment of a [Counter]'s energy cost counts as paying it",
  '10-10-2-it-is-activated-from-the-battle-area': 'a [Counter] can be activated from the Battle Area',
  '10-10-2-it-is-activated-from-the-drop-area': 'a [Counter] can be activated from the Drop Area',
  '10-10-2-it-is-activated-from-the-warp': 'a [Counter] can be activated from the Warp',
  '10-10-3-1-it-is-not-pending-after-a-skill-that-plays':
    'a [Counter: Play] is not pending after a skill that plays a card',
  '10-10-3-1-it-is-not-pending-before-a-skill-that-plays':
    'a [Counter: Play] is not pending before a skill that plays a card',
  '10-10-3-2-it-is-not-pending-after-a-skill-that-speaks-of-attacks':
    'a [Counter: Attack] is not pending after a skill that mentions attacking',
  '10-10-3-2-it-is-not-pending-before-a-skill-that-speaks-of-attacks':
    'a [Counter: Attack] is not pending before a skill that mentions attacking',
  '10-10-3-2-of-a-card-with-two-the-first-one-is-activated':
    'a card with two [Counter] skills activates the first one, whichever is pending',
  '10-10-3-3-it-answers-the-first-one': 'a [Counter: Counter] answers the first [Counter] that was activated',
  '10-10-3-4-it-is-pending-only-because-of-what-was-done-last':
    'a [Counter] is pending only because of the latest action',
  '10-10-3-4-it-may-be-activated-again-while-its-card-is-in-the-hand':
    'a [Counter] can be activated again while its card is still in the hand',
  '10-10-3-4-what-was-pending-for-a-play-is-so-for-the-whole-turn':
    'a [Counter: Play] that became pending stays pending for the whole turn',
  '10-10-4-its-card-goes-there-when-the-effect-has-been-carried-out':
    'a card whose [Counter] was activated is dropped only after its effect',
  '10-10-4-its-card-stays-in-the-hand': 'a card whose [Counter] was activated stays in the hand',
  '10-10-4-one-that-was-negated-stays-in-the-hand': 'a card whose [Counter] was negated stays in the hand',
  '10-10-5-one-that-was-negated-is-resolved-all-the-same': 'a negated [Counter] still resolves',
  '10-10-5-one-that-was-negated-negates-all-the-same': 'a negated [Counter: Counter] still negates',
  '10-11-1-it-is-there-again-only-in-the-next-turn-of-its-player':
    "a [Once per turn] skill can be used again only in its player's next turn",
  '10-11-1-it-limits-an-auto-a-player-activates-as-often-as-wished':
    '[Once per turn] limits only [Auto] skills, and not those that a player activates',
  '10-11-1-it-limits-what-a-player-activates-an-auto-comes-as-often-as-it-is-triggered':
    '[Once per turn] limits only skills that a player activates, and not [Auto] skills',
  '10-11-2-what-is-gained-twice-in-equal-words-has-one-use':
    'two gained [Once per turn] skills with the same words share one use',
  '10-11-4-none-of-them-is-resolved': 'a pending [Auto] with [Once per turn] does not resolve at all',
  '10-11-4-of-skills-without-it-as-well-only-one-is-resolved':
    'an [Auto] without [Once per turn] also resolves only once when it is pending several times',
  '10-11-4-where-the-first-has-brought-its-card-elsewhere-each-of-them-is-resolved':
    'a [Once per turn] [Auto] resolves once for each instance if the first resolution moved its card',
  '10-11-4-who-passes-one-up-has-passed-up-all':
    'a player who declines one instance of a [Once per turn] [Auto] declines all of them',
  '10-11-5-another-skill-in-between-lets-it-be-activated-again':
    'a used [Once per turn] skill can be activated again after another skill',
  '10-11-5-what-its-own-work-triggers-is-resolved-as-well':
    'a [Once per turn] skill also resolves again when its own effect triggers it',
  '10-11-5-what-waits-of-a-card-that-has-been-turned-over-since-is-resolved':
    'a pending [Once per turn] skill of a card that has since been turned over still resolves',
  '10-11-5-what-was-used-stays-used-in-the-next-turn': 'a used [Once per turn] skill stays used in the next turn',
  '10-12-1-it-is-kept-from-ko-alone': '[Indestructible] only protects a card from being KO-ed',
  '10-12-1-it-is-kept-from-skills-of-its-owner-too': "[Indestructible] also protects a card from its owner's skills",
  '10-12-1-it-is-kept-from-skills-of-the-opponent-of-its-master':
    "[Indestructible] protects a card from skills of its master's opponent instead of its owner's",
  '10-12-1-it-is-ko-ed-and-kept-from-other-removals-alone':
    '[Indestructible] does not protect a card from being KO-ed, only from other removal',
  '10-12-1-it-is-only-kept-from-the-drop-area': '[Indestructible] only protects a card from the Drop Area',
  '10-12-1-it-is-only-kept-from-the-hand-and-the-deck':
    '[Indestructible] only protects a card from going to the hand or deck',
  '10-12-1-it-works-in-active-mode-only': '[Indestructible] works only in Active Mode',
  '10-12-1-no-skill-of-the-opponent-affects-it':
    'an [Indestructible] card is not affected by any skill of the opponent',
  '10-12-1-what-is-paid-for-a-skill-of-the-opponent-removes-it':
    "an [Indestructible] card can be removed to pay for an opponent's skill",
  '10-12-1-what-it-says-is-no-skill-that-can-be-negated': '[Indestructible] cannot be negated',
  '10-13-3-1-it-is-activated-in-battles-as-well': '[Union-Fusion] can also be activated in battle',
  '10-13-3-1-one-card-may-be-both': 'the same card can be both parts of [Union-Fusion]',
  '10-13-3-1-their-powers-may-differ': '[Union-Fusion] accepts two Battle Cards of different power',
  '10-13-3-2-it-is-activated-from-the-drop-area-as-well': '[Union-Fusion] can also be activated from the Drop Area',
  '10-13-3-4-it-is-played-from-wherever-it-has-gone-meanwhile':
    '[Union-Fusion] plays its card from wherever it has gone in the meantime',
  '10-13-3-4-it-is-played-in-rest-mode': '[Union-Fusion] plays its card in Rest Mode',
  '10-13-3-4-one-of-the-two-goes-to-the-drop-area': '[Union-Fusion] drops only one of the two cards',
  '10-13-3-4-they-go-as-it-is-resolved': '[Union-Fusion] drops the two cards only when it resolves',
  '10-13-3-4-they-go-to-the-warp': '[Union-Fusion] sends the two cards to the Warp',
  '10-13-4-1-it-costs-nothing': '[Union-Potara] is activated without paying its cost',
  '10-13-4-1-one-card-may-be-both': 'the same card can be both parts of [Union-Potara]',
  '10-13-4-1-one-character-will-do': '[Union-Potara] needs only one of its characters',
  '10-13-4-1-their-powers-must-be-equal': '[Union-Potara] needs two Battle Cards of equal power',
  '10-13-4-1-they-are-chosen-as-it-is-resolved': '[Union-Potara] chooses its two cards only when it resolves',
  '10-13-4-2-it-is-activated-from-the-battle-area-as-well': '[Union-Potara] can also be activated from the Battle Area',
  '10-13-4-2-it-is-activated-from-the-drop-area-as-well': '[Union-Potara] can also be activated from the Drop Area',
  '10-13-4-4-1-nothing-goes-over': 'a [Union-Potara] card takes over no effects from the two cards',
  '10-13-4-4-1-only-additions-go-over': 'a [Union-Potara] card takes over only power increases',
  '10-13-4-4-1-what-is-on-the-second-does-not-go-over':
    'a [Union-Potara] card takes over no effects from the second card',
  '10-13-4-4-it-is-not-played': 'a [Union-Potara] card does not count as played',
  '10-13-4-4-it-is-placed-beside-the-two': 'a [Union-Potara] card is placed beside the two cards',
  '10-13-4-4-it-is-placed-on-one-of-the-two': 'a [Union-Potara] card is placed onto only one of the two cards',
  '10-13-4-4-it-takes-over-the-position': 'a [Union-Potara] card takes over the position of the cards below',
  '10-13-5-1-it-costs-nothing': '[Union-Absorb] is activated without paying its cost',
  '10-13-5-1-it-is-activated-in-battles-as-well': '[Union-Absorb] can also be activated in battle',
  '10-13-5-2-it-is-activated-from-the-hand': '[Union-Absorb] is activated from the hand only',
  '10-13-5-2-it-is-activated-from-the-hand-as-well':
    '[Union-Absorb] can be activated from the hand and the Battle Area',
  '10-13-5-4-1-it-is-placed-in-active-mode': '[Union-Absorb] places the card on top in Active Mode',
  '10-13-5-4-1-nothing-goes-over': '[Union-Absorb] passes no power changes to the card on top',
  '10-13-5-4-1-only-what-lasts-for-the-turn-goes-over':
    '[Union-Absorb] passes on only power changes that last for the turn',
  '10-13-5-4-it-comes-to-lie-under-the-other': '[Union-Absorb] places the chosen card under the absorbing card',
  '10-13-5-4-it-is-placed-beside-the-other': '[Union-Absorb] places the chosen card beside the absorbing card',
  '10-13-5-4-what-is-said-of-the-card-is-said-of-the-one-below':
    'further effects of [Union-Absorb] apply to the card below',
  '10-13-5-4-what-lies-under-the-card-chosen-comes-to-lie-under-the-one-below':
    'cards under the chosen card are placed under the absorbing card',
  '10-13-5-4-what-lies-under-the-card-chosen-goes-to-the-drop-area':
    'cards under the card chosen for [Union-Absorb] are dropped',
  '10-14-1-one-card-of-each-number-with-ultimate-may-be-in-a-deck':
    'a deck may hold one [Ultimate] card of each card number',
  '10-15-1-cards-of-the-opponent-count-as-well': "[Over Realm X] also counts the opponent's Drop Area",
  '10-15-1-it-is-activated-in-battles-as-well': '[Over Realm X] can also be activated in battle',
  '10-15-1-it-needs-one-card-more': '[Over Realm X] needs X + 1 cards in the Drop Area',
  '10-15-1-one-card-less-will-do': '[Over Realm X] needs only X - 1 cards in the Drop Area',
  '10-15-1-there-must-be-just-so-many': '[Over Realm X] needs exactly X cards in the Drop Area',
  '10-15-3-it-is-activated-from-the-drop-area-as-well': '[Over Realm] can also be activated from the Drop Area',
  '10-15-3-it-is-played-in-rest-mode': '[Over Realm] plays its card in Rest Mode',
  '10-15-3-its-skill-cost-need-not-be-paid': '[Over Realm] is activated without paying its skill cost',
  '10-15-3-the-cards-of-both-players-go': "[Over Realm] sends both players' Drop Areas to the Warp",
  '10-15-3-the-cards-stay-in-the-drop-area': '[Over Realm] leaves the cards in the Drop Area',
  '10-15-4-it-goes-also-where-it-was-played-otherwise':
    'a card with [Over Realm] is sent to the Warp even if it was played in another way',
  '10-15-4-it-goes-there-with-what-has-been-placed-onto-it':
    'a card played by [Over Realm] is sent to the Warp at the end of the turn together with a card placed onto it',
  '10-15-4-it-goes-to-the-drop-area': 'a card played by [Over Realm] goes to the Drop Area at the end of the turn',
  '10-15-4-it-stays': 'a card played by [Over Realm] stays in play at the end of the turn',
  '10-15-4-it-stays-where-the-opponent-controls-it':
    'a card played by [Over Realm] stays in play if the opponent controls it',
  '10-15-4-whatever-has-become-of-it-it-goes':
    'a card played by [Over Realm] is sent to the Warp at the end of the turn from any area',
  '10-15-5-any-number-of-times': '[Over Realm] can be activated any number of times in a turn',
  '10-15-5-each-card-once': 'each card with [Over Realm] can be activated once in a turn',
  '10-15-5-each-of-the-two-skills-once': '[Over Realm] and [Dark Over Realm] can each be activated once in a turn',
  '10-15-5-one-that-was-negated-does-not-count': 'a negated [Over Realm] does not count as activated in that turn',
  '10-16-1-it-can-be-chosen-while-it-is-rested-or-while-it-is-active':
    'a card with [Barrier] can be chosen while it is active',
  '10-16-1-it-cannot-be-chosen-by-own-skills-either':
    "a card with [Barrier] cannot be chosen by its own player's skills either",
  '10-16-1-it-keeps-off-the-opponent-of-its-owner':
    "[Barrier] protects a card from its owner's opponent instead of its master's",
  '10-16-1-it-works-in-the-drop-area': '[Barrier] also works in the Drop Area',
  '10-16-1-no-skill-of-the-opponent-affects-it': 'a card with [Barrier] is not affected by any skill of the opponent',
  '10-16-1-what-is-paid-for-a-skill-of-the-opponent-can-be-done-to-it':
    "a card with [Barrier] can be used to pay for an opponent's skill",
  '10-18-1-it-is-not-played': 'a token that is created does not count as played',
  '10-18-2-it-has-no-character-name': 'a token has no character name',
  '10-18-2-it-has-no-power-of-its-own': 'a token has no power of its own',
  '10-18-2-it-has-no-skills': 'a token has no skills',
  '10-18-2-it-has-no-special-traits': 'a token has no special traits',
  '10-18-2-its-energy-cost-is-0': 'a token always has an energy cost of 0',
  '10-18-2-its-energy-cost-is-0-where-none-is-said': 'a token has an energy cost of 0 if its effect states none',
  '10-18-3-it-always-appears-in-active-mode': 'a token always appears in Active Mode',
  '10-18-3-it-appears-in-rest-mode': 'a token always appears in Rest Mode',
  '10-18-3-it-appears-in-the-combo-area': 'a token appears in the Combo Area',
  '10-18-3-it-appears-with-the-opponent': "a token appears in the opponent's Battle Area",
  '10-18-3-it-appears-with-the-turn-player': "a token appears in the turn player's Battle Area",
  '10-18-4-its-name-is-token': 'a named token has the card name "Token"',
  '10-18-5-it-does-not-attack': 'a token cannot attack',
  '10-18-5-it-is-not-attacked': 'a token cannot be attacked',
  '10-18-5-its-combo-power-does-not-count': "a token's combo power does not count",
  '10-18-6-it-cannot-be-chosen': 'a token cannot be chosen',
  '10-18-7-it-goes-where-a-card-would-go': 'a token that leaves its area goes where a card would go',
  '10-18-7-it-is-not-ko-ed': 'a token cannot be KO-ed',
  '10-18-7-it-is-placed-in-the-drop-area-first': 'a token that leaves play goes to the Drop Area first',
  '10-18-7-it-may-be-in-the-drop-area': 'a token can be placed in the Drop Area',
  '10-18-7-it-may-be-in-the-hand': 'a token can be returned to the hand',
  '10-18-7-it-may-be-out-of-the-game': 'a token can be placed outside the game',
  '10-18-7-it-stays-where-it-is': 'a token that would move to another area stays where it is',
  '10-18-7-what-lies-under-it-stays': 'cards under a token stay when it leaves play',
  '10-19-1-they-go-to-the-drop-area': 'cards removed from the game go to the Drop Area',
  '10-19-1-they-have-not-left': 'cards removed from the game do not count as having left',
  '10-19-2-they-are-in-the-warp': 'cards removed from the game are in the Warp',
  '10-19-2-they-stay-in-the-battle-area': 'cards removed from the game stay in the Battle Area',
  '10-19-3-they-lie-face-down': 'cards removed from the game lie face down',
  '10-20-1-it-wins-at-the-next-checkpoint': '[Victory Strike] wins the game only at the next checkpoint',
  '10-20-1-it-wins-by-damage-of-a-skill-as-well': '[Victory Strike] also wins the game through damage by a skill',
  '10-20-1-it-wins-whether-damage-was-dealt-or-not': '[Victory Strike] wins the game even if no damage was dealt',
  '10-20-1-it-wins-with-an-attack-that-fails-as-well': '[Victory Strike] also wins the game when the attack fails',
  '10-21-1-it-works-in-the-hand-of-its-player':
    "[Bond], [Burst] or [Sparking] skills of a card also work in its player's hand",
  '10-22-1-it-is-only-not-chosen-by-a-counter-play':
    'a card with [Deflect] can be affected by a [Counter: Play], but not chosen by it',
  '10-22-1-no-skill-of-the-opponent-affects-it': 'a card with [Deflect] is not affected by any skill of the opponent',
  '10-22-1-what-it-says-is-no-skill-that-can-be-negated': '[Deflect] cannot be negated',
  '10-22-2-it-works-in-the-hand-at-any-time': '[Deflect] works in the hand at any time',
  '10-22-2-it-works-when-the-card-is-in-the-battle-area-only':
    '[Deflect] works only once its card is in the Battle Area',
  '10-22-2-it-works-wherever-a-skill-of-the-card-is-activated':
    "[Deflect] works wherever one of its card's skills is activated",
  '10-22-3-it-works-for-a-card-that-was-played-from-the-hand-alone':
    '[Deflect] works only for a card that was played from the hand',
  '10-23-1-cards-of-the-opponent-count-as-well': "[Bond X] also counts the opponent's cards",
  '10-23-1-it-is-not-looked-at-again-as-the-skill-is-resolved': '[Bond X] is not checked again when its skill resolves',
  '10-23-1-of-a-card-that-has-left-the-cards-of-its-owner-count':
    '[Bond X] of a card that has left counts the cards of its owner',
  '10-23-1-one-card-more-is-needed': '[Bond X] needs X + 1 Battle Cards',
  '10-23-2-1-one-such-card-will-do': '[Bond X] that specifies a Battle Card needs only one such card',
  '10-23-2-1-such-cards-are-needed-besides-the-bearer': '[Bond X] needs X specified cards in addition to its own card',
  '10-23-2-1-such-cards-of-the-opponent-count-as-well':
    "[Bond X] that specifies a Battle Card also counts the opponent's",
  '10-24-1-it-is-activated-from-the-hand-as-well': '[Swap] can also be activated from the hand',
  '10-24-1-it-is-activated-in-battles-as-well': '[Swap] can also be activated in battle',
  '10-24-1-its-skill-cost-need-not-be-paid': '[Swap] is activated without paying its skill cost',
  '10-24-3-it-is-played-in-rest-mode': '[Swap] plays its card in Rest Mode',
  '10-24-3-it-returns-only-where-another-is-played':
    'a card with [Swap] returns to the hand only if another card is played',
  '10-24-3-it-returns-to-the-hand-of-its-master': "a card with [Swap] returns to its master's hand",
  '10-24-3-one-must-be-played': '[Swap] must play a card',
  '10-25-1-it-is-activated-in-battles-as-well': '[Dark Over Realm X] can also be activated in battle',
  '10-25-1-it-needs-one-card-more': '[Dark Over Realm X] needs X + 1 black cards in the Drop Area',
  '10-25-1-one-card-less-will-do': '[Dark Over Realm X] needs only X - 1 black cards in the Drop Area',
  '10-25-3-it-goes-to-the-warp-at-the-end-of-the-turn':
    'a card played by [Dark Over Realm] is sent to the Warp at the end of the turn',
  '10-25-3-it-is-activated-from-the-drop-area-as-well': '[Dark Over Realm] can also be activated from the Drop Area',
  '10-25-3-its-skill-cost-need-not-be-paid': '[Dark Over Realm] is activated without paying its skill cost',
  '10-25-3-the-cards-of-both-players-go': "[Dark Over Realm] sends both players' Drop Areas to the Warp",
  '10-25-3-the-cards-stay-in-the-drop-area': '[Dark Over Realm] leaves the cards in the Drop Area',
  '10-25-4-any-number-of-times': '[Dark Over Realm] can be activated any number of times in a turn',
  '10-25-4-each-card-once': 'each card with [Dark Over Realm] can be activated once in a turn',
  '10-25-4-each-of-the-two-skills-once': '[Dark Over Realm] and [Over Realm] are limited separately in a turn',
  '10-26-1-it-has-no-effect': '[Wormhole] has no effect',
  '10-26-1-one-that-was-negated-counts-twice': 'a negated [Over Realm] counts twice under [Wormhole]',
  '10-27-3-of-several-effects-one-is-chosen': '"choose X" of several effects lets a player choose only one',
  '10-28-1-it-has-no-condition': '[Wish] ignores its condition',
  '10-28-1-it-is-activated-in-the-main-phase-only': '[Wish] can be activated only in the Main Phase',
  '10-28-1-its-cost-need-not-be-paid': '[Wish] is activated without paying its cost',
  '10-28-3-effects-end-that-are-not-about-its-power': '[Wish] ends effects on its card that do not change power',
  '10-28-3-it-has-been-played-anew': 'a card turned over by [Wish] counts as newly played',
  '10-28-3-it-is-not-turned-over': 'a card with [Wish] is not turned over',
  '10-28-3-it-keeps-the-power-of-its-front': 'a card turned over by [Wish] keeps the power of its front',
  '10-28-3-it-shows-its-back-wherever-it-goes': 'a card turned over by [Wish] shows its back in every other area',
  '10-28-4-it-is-a-new-card-without-the-effects-on-it':
    'a card that [Wish] turns back to its front is a new card without effects',
  '10-28-4-it-keeps-the-power-of-its-back': 'a card that [Wish] turns back to its front keeps the power of its back',
  '10-28-5-effects-on-its-power-end': "[Wish] ends effects on its card's power",
  '10-28-5-it-is-switched-to-active-mode': '[Wish] switches its card to Active Mode',
  '10-28-5-it-is-switched-to-rest-mode': '[Wish] switches its card to Rest Mode',
  '10-29-1-both-players-drop-areas-count': "[Sparking] counts the cards in both players' Drop Areas",
  '10-29-1-it-modifies-no-auto': '[Sparking] does not restrict [Auto] skills',
  '10-29-1-it-modifies-no-permanent': '[Sparking] does not restrict [Permanent] skills',
  '10-29-1-its-owner-s-drop-area-counts': "[Sparking] counts the Drop Area of the card's owner instead of its master",
  '10-30-1-the-other-cost-comes-first': "a [Burst] skill's other cost is paid before its own cards are dropped",
  '10-30-1-where-its-player-declines-the-cards-are-dropped-all-the-same':
    'a declined [Burst] skill still drops its cards',
  '10-31-1-where-a-deck-holds-dragon-ball-seven-copies-of-any-card-may-be-in-it':
    'a deck with a [Dragon Ball] card may hold seven copies of any card',
  '10-10-3-3-an-own-counter-makes-it-pending': "a player's own [Counter] makes their [Counter: Counter] pending",
  '10-10-3-1-every-skill-of-a-battle-card-is-answered-with-it':
    'a [Counter: Play] can answer every skill of a Battle Card',
  '10-10-3-3-only-one-that-answers-a-play-makes-it-pending':
    'only a [Counter: Play] makes a [Counter: Counter] pending',
  '10-10-3-3-only-one-that-answers-an-attack-makes-it-pending':
    'only a [Counter: Attack] makes a [Counter: Counter] pending',
  '10-10-3-3-every-skill-makes-it-pending': 'every skill makes a [Counter: Counter] pending',
  '10-10-2-only-extra-cards-have-it': 'only Extra Cards can have a [Counter] skill',
  '10-10-4-only-an-extra-card-goes-there': 'only an Extra Card goes to the Drop Area after its [Counter]',
  '10-11-4-each-of-them-is-resolved': 'every pending instance of an [Auto] with [Once per turn] is resolved',
  '10-29-1-an-auto-looks-when-it-is-triggered':
    'an [Auto] with [Sparking X] counts the Drop Area only when it is triggered',
  '10-29-1-once-reached-it-holds-for-the-turn': 'a [Sparking X] condition that was met once stays met for the turn',
  '10-3-1-to-place-it-is-to-play-it': 'a card that [Field] places counts as played',
  '10-3-3-the-one-that-was-activated-goes-where-another-lies-there':
    'a [Field] card is dropped when another [Field] card is in play already',
  '10-7-1-several-of-them-are-added-up': 'several [Strike] skills of a card add up their damage',
  '10-7-1-each-of-them-adds-1': 'each [Strike] skill adds 1 damage',
  '10-8-1-once-a-turn-for-all-cards-of-the-player': '[X Attack] works once in a turn for all cards of a player',
  '10-8-1-once-a-game': '[X Attack] works only once in a game',
  '10-8-1-leader-cards-do-not-have-it': 'Leader Cards cannot have [X Attack]',
  '10-12-1-a-battle-kos-it': 'a battle KOs an [Indestructible] card',
  '10-12-1-only-battles-do-not-ko-it': '[Indestructible] protects a card only from battles',
  '10-12-1-skills-of-the-opponent-cannot-choose-it': "the opponent's skills cannot choose an [Indestructible] card",
  '10-16-1-a-battle-does-nothing-to-it': 'a battle does nothing to a card with [Barrier]',
  '10-21-1-cards-with-another-trait-first-keep-it':
    'cards whose first trait is not Universe 7 keep their specified cost',
  '10-21-1-once-it-was-in-play-it-goes-on': '[Warrior of Universe 7] goes on when its card has left play',
  '10-22-1-a-counter-play-cannot-choose-it': 'a [Counter: Play] cannot choose a card with [Deflect]',
  '10-22-1-a-counter-play-affects-it': 'a [Counter: Play] affects a card with [Deflect]',
  '10-22-3-a-skill-that-plays-it-is-negated': 'a skill that plays a card with [Deflect] can be negated',
  '10-13-3-1-the-card-itself-may-be-one-of-them': 'the [Union-Fusion] card itself may be one of its two cards',
  '10-15-5-once-in-the-game': '[Over Realm] can be activated only once in a game',
  '10-15-5-once-for-both-players': '[Over Realm] can be activated once in a turn by both players together',
  '10-26-1-once-more-for-each-wormhole': 'each [Wormhole] allows one more activation of [Over Realm]',
  '10-26-1-each-of-the-two-skills-twice':
    '[Wormhole] allows two activations of each, [Over Realm] and [Dark Over Realm]',
  '10-24-3-the-card-stays': 'the card with [Swap] stays in play',
  '10-18-5-at-power-0-it-stays': 'a token with 0 power stays in play',
  '10-18-6-effects-on-all-do-not-reach-it': 'effects on all cards do not affect tokens',
  '10-19-3-only-their-owner-sees-them': 'only their owner sees removed cards',
};
