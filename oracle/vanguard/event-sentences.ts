/** The events of Cardfight!! Vanguard as sentences. */
import { kernelSentences, type EventSentences, type Narration } from '../kernel/state/event-sentences';
import { events } from './events';

/** Statuses whose beginning is an event of its own, and those whose end is. */
const BEGIN_BY_EVENT: readonly string[] = ['locked', 'deleted', 'heart'];
const END_BY_EVENT: readonly string[] = ['locked'];

const STATUSES: Readonly<Record<string, string>> = {
  heart: 'a heart',
  originalDress: 'the original dress',
  ultimate: 'a unit of an ultimate stride',
  asUnit: 'a unit',
  asArms: 'arms',
};

/** The first word that fits a move tells it, so those that say most come first. */
const sentences: EventSentences<typeof events> = {
  ...kernelSentences,
  rested: ({ card, cause }, say) => `${say.card(card)} is put to rest${say.by(cause, card)}.`,
  stood: ({ card, cause }, say) => `${say.card(card)} stands${say.by(cause, card)}.`,
  linked: null,
  counterSet: null,
  statusGained: ({ card, status, cause }, say) =>
    BEGIN_BY_EVENT.includes(status)
      ? null
      : `${say.card(card)} becomes ${STATUSES[status] ?? say.word(status)}${say.by(cause, card)}.`,
  statusLost: ({ card, status }, say) =>
    END_BY_EVENT.includes(status) ? null : `${say.card(card)} is no longer ${STATUSES[status] ?? say.word(status)}.`,
  turnedFaceUp: ({ card, cause }, say) => `${say.card(card)} is turned face up${say.by(cause, card)}.`,
  rode: { ofMove: ({ player, card }, say) => `${say.player(player)} rides ${say.card(card)}.` },
  strode: { ofMove: ({ player, card }, say) => `${say.player(player)} strides with ${say.card(card)}.` },
  overDressed: { ofMove: ({ player, card }, say) => `${say.player(player)} places ${say.card(card)} by overDress.` },
  xoverDressed: { ofMove: ({ player, card }, say) => `${say.player(player)} places ${say.card(card)} by XoverDress.` },
  called: {
    ofMove: ({ player, card, cause }, say) => `${say.player(player)} calls ${say.card(card)}${say.by(cause, card)}.`,
  },
  putAsUnit: {
    ofMove: ({ card, cause }, say) => `${say.card(card)} is put onto a circle as a unit${say.by(cause, card)}.`,
  },
  movedCircle: { ofMove: ({ card, cause }, say) => `${say.card(card)} moves to another circle${say.by(cause, card)}.` },
  retired: { ofMove: ({ card, cause }, say) => `${say.card(card)} is retired${say.by(cause, card)}.` },
  healed: { ofMove: ({ player, card }, say) => `${say.player(player)} heals ${say.card(card)}.` },
  driveChecked: { ofMove: ({ player, card }, say) => `${say.player(player)}'s drive check reveals ${say.card(card)}.` },
  damageChecked: {
    ofMove: ({ player, card }, say) => `${say.player(player)}'s damage check reveals ${say.card(card)}.`,
  },
  bound: { ofMove: ({ card, cause }, say) => `${say.card(card)} is bound${say.by(cause, card)}.` },
  imprisoned: { ofMove: ({ card, cause }, say) => `${say.card(card)} is imprisoned${say.by(cause, card)}.` },
  scouted: { ofMove: ({ card, cause }, say) => `${say.card(card)} is scouted${say.by(cause, card)}.` },
  markerPut: {
    ofMove: ({ card, cause }, say) => `${say.card(card)} is put on a circle or a unit${say.by(cause, card)}.`,
  },
  ultimateReturned: { ofMove: ({ card }, say) => `${say.card(card)} returns to the G zone after its ultimate stride.` },
  rodeUpon: { ofMove: ({ card }, say) => `${say.card(card)} goes to the soul, as it has been ridden upon.` },
  discarded: {
    ofMove: ({ player, card, cause }, say) => `${say.player(player)} discards ${say.card(card)}${say.by(cause, card)}.`,
  },
  putIntoSoul: { ofMove: ({ card, cause }, say) => `${say.card(card)} is put into the soul${say.by(cause, card)}.` },
  putIntoHand: {
    ofMove: ({ player, card, cause }, say) =>
      `${say.card(card)} is put into ${say.player(player)}'s hand${say.by(cause, card)}.`,
  },
  placed: {
    ofMove: ({ player, card, cause }, say) =>
      `${say.player(player)} places ${say.card(card)} on a circle${say.by(cause, card)}.`,
  },
  leftAsGUnit: { ofMove: ({ card }, say) => `${say.card(card)} leaves its circle as a G unit.` },
  leftDominated: { ofMove: ({ card }, say) => `${say.card(card)}, which was dominated, leaves its circle.` },
  triggerRevealed: null,
  personaRode: ({ player }, say) => `That is a persona ride of ${say.player(player)}.`,
  becameHeart: ({ card }, say) => `${say.card(card)} becomes a heart.`,
  legioned: ({ card }, say) => `${say.card(card)} goes into the legion state.`,
  locked: ({ card, cause }, say) => `${say.card(card)} is locked${say.by(cause, card)}.`,
  unlocked: ({ card, cause }, say) => `${say.card(card)} is unlocked${say.by(cause, card)}.`,
  deleted: ({ card, cause }, say) => `${say.card(card)} is deleted${say.by(cause, card)}.`,
  becameInHarmony: ({ card }, say) => `${say.card(card)} is in harmony now.`,
  increased: ({ card, stat, amount }, say) => `The ${say.word(stat)} of ${say.card(card)} increases by ${amount}.`,
  decreased: ({ card, stat, amount }, say) => `The ${say.word(stat)} of ${say.card(card)} decreases by ${amount}.`,
  turnBegan: ({ player }, say) => `A turn of ${say.player(player)} begins.`,
  phaseBegan: null,
  turnEnding: ({ player }, say) => `${say.player(player)}'s turn ends.`,
  battleBegan: () => 'A battle begins.',
  stepBegan: ({ step }, say) => `The ${say.word(step)} step begins.`,
  attacks: ({ card }, say) => `${say.card(card)} attacks.`,
  isAttacked: ({ card }, say) => `${say.card(card)} is attacked.`,
  boosts: ({ card, target }, say) => `${say.card(card)} boosts ${say.card(target)}.`,
  isBoosted: null,
  guards: ({ card, target }, say) => `${say.card(card)} guards ${say.card(target)}.`,
  intercepts: ({ card }, say) => `${say.card(card)} intercepts.`,
  hits: ({ card, target }, say) => `The attack of ${say.card(card)} hits ${say.card(target)}.`,
  attackHits: null,
  didNotHit: ({ card }, say) => `The attack of ${say.card(card)} does not hit.`,
  battleEnding: () => 'The battle ends.',
  sung: ({ card }, say) => `The song ${say.card(card)} is sung.`,
  operated: ({ card }, say) => `${say.card(card)} is operated.`,
  armed: ({ card, target }, say) => `${say.card(card)} arms ${say.card(target)}.`,
  deckLooked: ({ player, cards }, say) => `${say.player(player)} looks at ${say.cards(cards)} of a deck.`,
  orderPlayed: ({ player, card }, say) => `${say.player(player)} plays the order ${say.card(card)}.`,
  orderLimitRaised: ({ player, amount }, say) =>
    `${say.player(player)} may play ${amount} more ${amount === 1 ? 'order' : 'orders'} in this turn.`,
  triggerEffectGiven: ({ card, stat, amount }, say) =>
    `${say.card(card)} gets ${say.word(stat)} +${amount} from the trigger effect.`,
};

export const vanguardNarration: Narration<typeof events> = {
  events,
  sentences,
  words: { overDress: 'overDress', xoverDress: 'XoverDress' },
  unnamed: { filler: 'a card', trigger: 'a trigger unit', gift: 'a gift marker', vanguard: "{player}'s vanguard" },
  place: 'circle',
};
