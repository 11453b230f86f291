/** The events of Sample Game as sentences. */
import { kernelSentences, type EventSentences, type Narration } from '../kernel/state/event-sentences';
import { events } from './events';

const sentences: EventSentences<typeof events> = {
  ...kernelSentences,
  turnStarted: ({ player, turn }, say) => `Turn ${turn} begins, a turn of ${say.player(player)}.`,
};

export const sampleGameNarration: Narration<typeof events> = {
  events,
  sentences,
  /** What cards without a name of their own are, by the word in their handles. */
  unnamed: { filler: 'a card' },
};
