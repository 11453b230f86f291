/** The events of Battle Spirits as sentences. */
import { kernelSentences, type EventSentences, type Narration, type Say } from '../kernel/state/event-sentences';
import { events } from './events';

/** `1 Core`, `the Soul Core and 2 Cores` */
function coresInWords({ core = 0, soulCore = 0 }: Readonly<Record<string, number>>): string {
  const cores = core === 1 ? '1 Core' : `${core} Cores`;
  if (soulCore === 0) return cores;
  return core === 0 ? 'the Soul Core' : `the Soul Core and ${cores}`;
}

const isOne = ({ core = 0, soulCore = 0 }: Readonly<Record<string, number>>): boolean => core + soulCore === 1;

/** A card, or a pool of a player such as `A.reserve`; the Void has no name. */
function holder(id: string, say: Say): string {
  const [, player, pool] = /^([AB])\.(\w+)$/.exec(id) ?? [];
  if (pool !== undefined) return say.zone(player as 'A', pool);
  return id === '' || id === 'void' ? 'the Void' : say.card(id);
}

/** The first word that fits a move tells it, so those that say most come first. */
const sentences: EventSentences<typeof events> = {
  ...kernelSentences,
  countersMoved: ({ counters, from, to, cause }, say) =>
    `${coresInWords(counters)} ${isOne(counters) ? 'moves' : 'move'} from ${holder(from, say)} to ${holder(to, say)}${say.by(cause)}.`,
  moved: ({ player, card, from, to, cause }, say) =>
    from === 'field'
      ? `${say.card(card)} leaves the Field for ${say.zone(player, to)}.`
      : `${say.card(card)} moves from ${say.zone(player, from)} to ${say.zone(player, to)}${say.by(cause, card)}.`,
  statusGained: ({ card, status, cause }, say) =>
    `${say.card(card)} is now in ${say.word(status)}${say.by(cause, card)}.`,
  statusLost: ({ card, status }, say) => `${say.card(card)} is no longer in ${say.word(status)}.`,
  phaseStarted: null,
  linked: null,
  stepStarted: ({ player, phase }, say) => `${say.player(player)}'s ${say.phase(phase)} begins.`,
  leaving: null,
  stayed: ({ card }, say) => `${say.card(card)} stays on the Field.`,
  used: null,
  summoned: { ofMove: ({ player, card }, say) => `${say.player(player)} summons ${say.card(card)}.` },
  deployed: { ofMove: ({ player, card }, say) => `${say.player(player)} deploys ${say.card(card)}.` },
  tokenPut: {
    ofMove: ({ player, card }, say) => `The Token ${say.card(card)} is put onto ${say.player(player)}'s Field.`,
  },
  advented: { ofMove: ({ player, card }, say) => `${say.player(player)} performs an Advent with ${say.card(card)}.` },
  manifested: { ofMove: ({ card }, say) => `${say.card(card)} is Manifested.` },
  burstSet: { ofMove: ({ player, card }, say) => `${say.player(player)} sets ${say.card(card)} as a Burst.` },
  mirageSet: { ofMove: ({ player, card }, say) => `${say.player(player)} sets ${say.card(card)} as a Mirage.` },
  destroyed: { ofMove: ({ card, cause }, say) => `${say.card(card)} is destroyed${say.by(cause, card)}.` },
  depleted: { ofMove: ({ card, cause }, say) => `${say.card(card)} is Depleted${say.by(cause, card)}.` },
  returned: { ofMove: ({ card, cause }, say) => `${say.card(card)} is returned${say.by(cause, card)}.` },
  discarded: { ofMove: ({ player, card }, say) => `${say.player(player)} discards ${say.card(card)}.` },
  leftField: null,
  adventBegun: ({ player, card }, say) => `${say.player(player)} reveals ${say.card(card)} for an Advent.`,
  attackDeclared: ({ card }, say) => `${say.card(card)} attacks.`,
  blocked: ({ card }, say) => `${say.card(card)} blocks.`,
  battleResolving: () => 'Battle Resolution begins.',
  battleEnding: null,
  battleEnded: ({ card }, say) => `The battle of ${say.card(card)} ends.`,
  lifeReduced: ({ player, cause }, say) => `${say.player(player)}'s Life is reduced${say.by(cause)}.`,
  lifeIncreased: ({ player, cause }, say) => `${say.player(player)}'s Life increases${say.by(cause)}.`,
  handIncreased: null,
  exhausted: ({ card, cause }, say) => `${say.card(card)} is Exhausted${say.by(cause, card)}.`,
  heavyExhausted: ({ card, cause }, say) => `${say.card(card)} is Heavy Exhausted${say.by(cause, card)}.`,
  refreshed: ({ card, cause }, say) => `${say.card(card)} is Refreshed${say.by(cause, card)}.`,
  combined: ({ card, host }, say) => `${say.card(card)} is combined with ${say.card(host)}.`,
  separated: ({ card }, say) => `${say.card(card)} is separated.`,
  swapped: ({ card, host }, say) => `${say.card(card)} is swapped to ${say.card(host)}.`,
  burstActivated: ({ player, card }, say) => `${say.player(player)} activates the Burst ${say.card(card)}.`,
  sealed: ({ player }, say) => `${say.player(player)}'s Soul Core is Sealed.`,
  countChanged: ({ player }, say) => `${say.player(player)}'s Count changes.`,
  sideUp: ({ card }, say) => `${say.card(card)} shows its other side.`,
  rebirthed: ({ card }, say) => `${say.card(card)} undergoes Rebirth.`,
  soulState: ({ card }, say) => `${say.card(card)} comes into Soul State.`,
  uTriggerHit: ({ card }, say) => `The U-Trigger of ${say.card(card)} hits.`,
  uTriggerGuarded: ({ card }, say) => `The U-Trigger of ${say.card(card)} is guarded.`,
};

export const battleSpiritsNarration: Narration<typeof events> = {
  events,
  sentences,
  zones: { reserve: 'Reserve', trashCores: 'Trash', removedCores: 'removed Cores', life: 'Life' },
  words: { bp: 'BP', baseBp: 'base BP' },
  unnamed: { filler: 'a card' },
};
