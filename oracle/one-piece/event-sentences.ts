/** The events of the One Piece Card Game as sentences. */
import { kernelMove, kernelSentences, type EventSentences, type Narration } from '../kernel/state/event-sentences';
import { events } from './events';

/** The first word that fits a move tells it, so those that say most come first. */
const sentences: EventSentences<typeof events> = {
  ...kernelSentences,
  moved: (event, say) => {
    const { player, card, from, to } = event;
    if (from === 'deck' && to === 'donDeck') return `${say.player(player)} places ${say.card(card)} in the DON!! deck.`;
    if (from === 'deck' && to === 'resolving') return `${say.player(player)} sets the Leader ${say.card(card)} apart.`;
    return kernelMove(event, say);
  },
  koed: {
    ofMove: ({ player, card, cause }, say) =>
      `${say.card(card)} is K.O.'d${say.by(cause, card)} and goes to ${say.player(player)}'s trash.`,
  },
  played: {
    ofMove: ({ player, card, cause }, say) => `${say.player(player)} plays ${say.card(card)}${say.by(cause, card)}.`,
  },
  tookLife: {
    ofMove: ({ player, card, to, cause }, say) =>
      to === 'hand'
        ? `${say.player(player)} adds ${say.card(card)} from their Life to their hand${say.by(cause, card)}.`
        : `${say.card(card)} leaves ${say.player(player)}'s Life${say.by(cause, card)}.`,
  },
  addedToLife: {
    ofMove: ({ player, card, cause }, say) =>
      `${say.card(card)} is added to ${say.player(player)}'s Life${say.by(cause, card)}.`,
  },
  donReturned: {
    ofMove: ({ player, cause }, say) => `${say.player(player)} returns a DON!! card to the DON!! deck${say.by(cause)}.`,
  },
  trashed: {
    ofMove: ({ player, card, cause }, say) =>
      `${say.card(card)} goes to ${say.player(player)}'s trash${say.by(cause, card)}.`,
  },
  removed: { ofMove: ({ card, cause }, say) => `${say.card(card)} leaves the field${say.by(cause, card)}.` },
  linked: null,
  gameBegun: () => 'The preparations are over.',
  turnStarting: ({ player, turn }, say) => `Turn ${turn} begins, a turn of ${say.player(player)}.`,
  mainPhaseStarting: null,
  donReturnedAtOnce: null,
  lifeEmptied: ({ player }, say) => `${say.player(player)} has no Life cards left.`,
  donGiven: ({ player, card }, say) => `${say.player(player)} gives a DON!! card to ${say.card(card)}.`,
  attackDeclared: ({ card, target }, say) => `${say.card(card)} attacks ${say.card(target)}.`,
  opponentAttacks: null,
  whenAttacked: null,
  isAttacked: null,
  blocked: ({ player, card }, say) => `${say.player(player)} blocks with ${say.card(card)}.`,
  targetChanged: ({ card }, say) => `${say.card(card)} is attacked instead.`,
  battled: null,
  battleEnded: ({ card }, say) => `The battle of ${say.card(card)} ends.`,
  battleOver: null,
  eventActivated: ({ player, card }, say) => `${say.player(player)} activates the Event ${say.card(card)}.`,
  triggerActivated: ({ player, card }, say) => `${say.player(player)} activates the [Trigger] of ${say.card(card)}.`,
};

export const onePieceNarration: Narration<typeof events> = {
  events,
  sentences,
  zones: { given: 'given DON!! cards' },
  unnamed: { filler: 'a card', leader: "{player}'s Leader", don: 'a DON!! card' },
};
