/** The events of the Dragon Ball Super Card Game as sentences. */
import { kernelSentences, type EventSentences, type Narration } from '../kernel/state/event-sentences';
import { events } from './events';

/** The first word that fits a move tells it, so those that say most come first. */
const sentences: EventSentences<typeof events> = {
  ...kernelSentences,
  rested: ({ card, cause }, say) => `${say.card(card)} is switched to Rest Mode${say.by(cause, card)}.`,
  setActive: ({ card, cause }, say) => `${say.card(card)} is switched to Active Mode${say.by(cause, card)}.`,
  // A card comes to the area in which it is already where its control changes.
  moved: ({ player, card, from, to, cause }, say) =>
    from === to
      ? `${say.card(card)} is now in ${say.zone(player, to)}${say.by(cause, card)}.`
      : `${say.card(card)} moves from ${say.zone(player, from)} to ${say.zone(player, to)}${say.by(cause, card)}.`,
  linked: ({ card, host }, say) => `${say.card(card)} is placed under ${say.card(host)}.`,
  cancelled: ({ card }, say) => `The pending skill of ${say.card(card)} is cancelled.`,
  negated: ({ card, what }, say) => `The ${say.word(what)} of ${say.card(card)} is negated.`,
  koed: {
    ofMove: ({ card, cause }, say) =>
      `${say.card(card)} is KO-ed${say.by(cause, card)} and goes to its owner's Drop Area.`,
  },
  played: {
    ofMove: ({ player, card, cause }, say) => `${say.player(player)} plays ${say.card(card)}${say.by(cause, card)}.`,
  },
  comboed: { ofMove: ({ player, card }, say) => `${say.player(player)} uses ${say.card(card)} in a combo.` },
  tookLife: {
    ofMove: ({ player, card, to, cause }, say) =>
      to === 'hand'
        ? `${say.player(player)} adds ${say.card(card)} from their life to their hand${say.by(cause, card)}.`
        : `${say.card(card)} leaves ${say.player(player)}'s life${say.by(cause, card)}.`,
  },
  addedToLife: {
    ofMove: ({ player, card, cause }, say) =>
      `${say.card(card)} is added to ${say.player(player)}'s life${say.by(cause, card)}.`,
  },
  placedAsEnergy: { ofMove: ({ player, card }, say) => `${say.player(player)} places ${say.card(card)} as energy.` },
  warped: { ofMove: ({ card, cause }, say) => `${say.card(card)} is sent to the Warp${say.by(cause, card)}.` },
  dropped: {
    ofMove: ({ card, cause }, say) => `${say.card(card)} goes to its owner's Drop Area${say.by(cause, card)}.`,
  },
  addedToHand: {
    ofMove: ({ player, card, cause }, say) =>
      `${say.card(card)} is added to ${say.player(player)}'s hand${say.by(cause, card)}.`,
  },
  removed: { ofMove: ({ card, cause }, say) => `${say.card(card)} leaves the Battle Area${say.by(cause, card)}.` },
  placedAsLeader: ({ player, card }, say) => `${say.card(card)} is placed in ${say.player(player)}'s Leader Area.`,
  gameBegun: () => 'The preparations are over.',
  turnStarting: ({ player, turn }, say) => `Turn ${turn} begins, a turn of ${say.player(player)}.`,
  chargePhaseStarting: null,
  mainPhaseStarting: null,
  mainPhaseEnding: ({ player }, say) => `${say.player(player)}'s Main Phase ends.`,
  turnEnding: ({ player }, say) => `${say.player(player)}'s turn is about to end.`,
  attackDeclared: ({ card, target }, say) => `${say.card(card)} attacks ${say.card(target)}.`,
  isAttacked: null,
  targetChanged: ({ card }, say) => `${say.card(card)} becomes the guard card.`,
  attackNegated: ({ card }, say) => `The attack of ${say.card(card)} is negated.`,
  offenceStepStarting: () => 'The Offence Step begins.',
  defenseStepStarting: () => 'The Defense Step begins.',
  damageStepStarting: () => 'The Damage Step begins.',
  dealsDamage: null,
  dealtDamage: null,
  battleEnding: ({ card }, say) => `The battle of ${say.card(card)} ends.`,
  comboBattleEnding: null,
  battleOver: null,
  extraActivated: ({ player, card }, say) => `${say.player(player)} activates the Extra Card ${say.card(card)}.`,
  counterActivated: ({ player, card }, say) => `${say.player(player)} activates the [Counter] of ${say.card(card)}.`,
  skillActivated: ({ player, card }, say) => `${say.player(player)} activates a skill of ${say.card(card)}.`,
  awakened: ({ card }, say) => `${say.card(card)} awakens.`,
};

export const dragonBallSuperNarration: Narration<typeof events> = {
  events,
  sentences,
  unnamed: { filler: 'a card', leader: "{player}'s Leader Card", energy: 'an energy card' },
};
