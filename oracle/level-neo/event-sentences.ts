/** The events of LEVEL.NEO as sentences. */
import { kernelSentences, type EventSentences, type Narration } from '../kernel/state/event-sentences';
import { events } from './events';

const sentences: EventSentences<typeof events> = {
  ...kernelSentences,
  rested: ({ card, cause }, say) => `${say.card(card)} rests${say.by(cause, card)}.`,
  turnStarted: ({ player, turn }, say) => `Turn ${turn} of the game begins, a turn of ${say.player(player)}.`,
  turnEnding: ({ player }, say) => `${say.player(player)}'s turn is about to end.`,
  supportPlayed: { ofMove: ({ player, card }, say) => `${say.player(player)} plays ${say.card(card)} as a support.` },
  leveledUp: ({ card }, say) => `${say.card(card)} levels up.`,
  leveledDown: ({ card }, say) => `${say.card(card)} levels down.`,
  discarded: {
    ofMove: ({ player, card, cause }, say) =>
      `${say.card(card)} goes to ${say.player(player)}'s discard pile${say.by(cause, card)}.`,
  },
  skillUsed: ({ player, card }, say) => `${say.player(player)} uses the skill of ${say.card(card)}.`,
  eventUsed: ({ player, card }, say) => `${say.player(player)} uses the event ${say.card(card)}.`,
  triggered: ({ card }, say) => `The Auto skill of ${say.card(card)} is carried out.`,
  attackDeclared: ({ card, attackers, target }, say) =>
    attackers.length > 1 && attackers[0] !== card
      ? `${say.card(card)} joins the attack of ${say.card(attackers[0]!)}.`
      : `${say.card(card)} attacks ${say.card(target)}.`,
  attacked: null,
  covered: ({ card, target }, say) => `${say.card(card)} covers ${say.card(target)} and becomes the target.`,
  battleJudged: ({ wins, attackers, target }, say) =>
    wins === 'none'
      ? `The battle between ${say.cards(attackers)} and ${say.card(target)} is a tie.`
      : `${wins === 'attacker' ? say.cards(attackers) : say.card(target)} ${wins === 'attacker' && attackers.length > 1 ? 'win' : 'wins'} the battle.`,
  battleWon: null,
  battleLost: null,
  battleEnded: () => 'The battle ends.',
  levelBurst: ({ player, turnedUp, activated }, say) =>
    `${say.player(player)}'s Level Burst turns up ${say.card(turnedUp)}${activated ? ', whose Level Burst text is carried out' : ''}.`,
  levelBurstFailed: ({ player }, say) => `${say.player(player)}'s Level Burst fails.`,
};

export const levelNeoNarration: Narration<typeof events> = {
  events,
  sentences,
  zones: { use: 'cards in use' },
  words: { ap: 'AP', baseAp: 'base AP' },
  unnamed: { filler: 'a card', main: "{player}'s Main Character" },
};
