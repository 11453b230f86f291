/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles09: Titles = {
  '9-1-2-1-what-interrupts-waits-for-the-next-checkpoint': 'interruptive rule processing waits for the next checkpoint',
  '9-1-2-1-what-interrupts-waits-until-the-battle-is-over':
    'interruptive rule processing waits until the battle is over',
  '9-1-2-1-what-interrupts-waits-until-the-effect-in-progress-is-done':
    'interruptive rule processing waits until the effect in progress is finished',
  '9-1-2-1-what-interrupts-waits-while-a-cost-is-paid': 'interruptive rule processing waits while a cost is being paid',
  '9-1-2-2-it-comes-between-two-counter-s-as-they-are-resolved':
    'confirmative rule processing happens between two [Counter] skills as they resolve',
  '9-1-2-2-it-comes-if-it-was-due-at-any-time-since':
    'confirmative rule processing happens even if it is no longer due',
  '9-1-2-2-it-comes-in-the-middle-of-an-effect-as-well':
    'confirmative rule processing also happens in the middle of an effect',
  '9-1-2-2-it-comes-when-a-skill-has-been-resolved-not-when-an-attack-is-answered':
    'confirmative rule processing happens after a resolved skill, not when an attack is answered',
  '9-1-2-2-it-does-not-come-at-counter-timings': 'confirmative rule processing does not happen at counter timings',
  '9-1-2-3-one-thing-is-done-then-the-next':
    'rule processing that is due at the same time is done one thing after the other',
  '9-2-2-where-both-meet-a-condition-the-other-player-loses':
    'the other player alone loses if both players meet a losing condition',
  '9-2-2-where-both-meet-a-condition-the-turn-player-loses':
    'the turn player alone loses if both players meet a losing condition',
  '9-2-4-who-cannot-draw-has-lost-not-who-has-drawn-the-last-card':
    'a player loses when they cannot draw, not when their deck is empty',
  '9-3-1-it-is-dropped-before-the-battle-is-over': 'an invalid combo card is dropped before the battle is over',
  '9-3-1-it-stays-until-the-next-battle': 'an invalid combo card stays in the Combo Area until the next battle',
  '9-3-2-it-stays-in-the-combo-area': 'a Battle Card in the Combo Area outside a battle stays there',
  '9-3-2-one-of-them-is-dropped': 'only one of several Battle Cards in the Combo Area outside a battle is dropped',
  '9-3-2-they-go-back-to-the-hand': 'Battle Cards in the Combo Area outside a battle return to the hand',
  '9-3-2-they-go-to-their-master-s-drop-area':
    "Battle Cards in the Combo Area outside a battle go to their master's Drop Area",
  '9-4-1-it-is-placed-beside-the-other-until-the-next-checkpoint':
    'a card placed onto another lies beside it until the next checkpoint',
  '9-4-1-what-goes-over-is-not-there-yet-as-the-power-is-looked-at':
    'rule processing checks the power of a card on top before that card takes over power changes',
  '9-4-2-nothing-on-the-power-goes-over': 'a card placed on top takes over no power changes',
  '9-4-2-only-additions-go-over': 'a card placed on top takes over only power increases',
  '9-4-2-only-what-lasts-for-the-turn-goes-over':
    'a card placed on top takes over only power changes that last for the turn',
  '9-4-2-what-was-put-off-goes-over': 'a card placed on top takes over delayed effects',
  '9-5-1-it-interrupts-even-in-the-middle-of-a-skill':
    'a Battle Card without power is dropped at once, even in the middle of a skill',
  '9-5-1-it-waits-until-the-battle-is-over': 'a Battle Card without power is dropped only when the battle is over',
  '9-5-2-1-it-is-rule-processing-and-the-doing-of-no-effect':
    'a Battle Card without power counts as dropped by a rule and by no effect',
  '9-5-2-1-it-is-the-doing-of-the-first-effect-that-has-lowered-it':
    'a Battle Card without power counts as dropped by the first effect that lowered it',
  '9-5-2-1-it-is-the-doing-of-the-opponent-of-its-owner-whatever-has-brought-it-about':
    "a Battle Card without power counts as dropped by its owner's opponent, whatever lowered its power",
  '9-5-2-only-cards-of-the-player-whose-turn-it-is-not-are-dropped':
    "only the non-turn player's cards with 0 power are dropped",
  '9-5-2-1-a-permanent-does-not-bring-it-about':
    'a [Permanent] skill that takes the last power does not count as what dropped the card',
};
