/** 9. Braves: what a card on the Field is, its hosts and Braves, and combining. */
import type { BsCategory, BsSide } from '../../schemas/battle-spirits';
import { emit, link } from '../kernel/changes';
import { hasStatus } from '../kernel/changes/objects';
import { hasWord } from '../kernel/continuous/information';
import { perform } from '../kernel/events/perform';
import { matches } from '../kernel/language/select';
import { hostsOf, linkedTo } from '../kernel/links';
import { movingCounters } from '../kernel/objects/counters';
import { evaluationOf } from '../kernel/procedures/contexts';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { Ability, CardState, CauseOf, Link, Procedure } from '../kernel/state';
import { loanOf } from '../kernel/continuous/print';
import { asBs, coresOn, sideOf, type BsGame } from './game';

export const braves = {
  // --- what a card on the Field is ----------------------------------------------------------------------------------

  /** G-38: a Spirit card, a Brave in Spirit state, or a Nexus with Grandforce; nothing else reads what a card is. */
  isSpirit(g: BsGame, card: CardState): boolean {
    return isThere(card) && (hasStatus(card, 'grandforce') || IN_SPIRIT_STATE.some((one) => isOf(g, card, one)));
  },

  isUltimate(g: BsGame, card: CardState): boolean {
    return isThere(card) && isOf(g, card, 'ultimate');
  },

  /** 13-4: a Nexus with Grandforce is a Spirit as well. */
  isNexus(g: BsGame, card: CardState): boolean {
    return isThere(card) && isOf(g, card, 'nexus');
  },

  /** 9-1-5: a Brave that is not combined. */
  isBraveInSpiritState(g: BsGame, card: CardState): boolean {
    return isThere(card) && isOf(g, card, 'brave');
  },

  /** Returns whether a text that names this category means the card on the Field. */
  isOnField(g: BsGame, card: CardState, category: BsCategory): boolean {
    return (KINDS[category] ?? NEVER)(g, card);
  },

  /** Returns the cards that count as one Spirit with this one: its Braves, or its hosts and their Braves. */
  isOneSpiritWith(g: BsGame, card: CardState): readonly CardState[] {
    const hosts = card.zone === 'combined' ? g.rules.hostsOf(g, card) : [card];
    return [...new Set(hosts.flatMap((host) => [host, ...g.rules.bravesOf(g, host)]))];
  },

  bravesOf(g: BsGame, host: CardState): readonly CardState[] {
    return linkedTo(g, host, 'brave');
  },

  hostsOf(g: BsGame, brave: CardState): readonly CardState[] {
    return hostsOf(g, brave);
  },

  // --- what a Brave lends -------------------------------------------------------------------------------------------

  /** 9-1-7-3, 10-3-2, 21-5-2: [While Combined] of a Brave, by its side of an Imagine Brave, and of a Contract source. */
  lends(g: BsGame, { kind, data, card }: Link, ability: Ability): boolean {
    const { while: whiles = [] } = asBs(ability);
    if (kind === 'source') return whiles.includes('contractAdventSource');
    if (kind !== 'brave') return false;
    if (sideOf(g.card(card)).left === undefined) return whiles.some((one) => WITH_ANY_HOST.includes(one));
    return whiles.some((one) => one === (data?.side === 'right' ? 'combinedRight' : 'combinedLeft'));
  },

  /** Returns whether the ability has been lent to the card that has it. */
  isLent(_g: BsGame, ability: Ability): boolean {
    return loanOf(ability) !== undefined;
  },

  // --- combining ----------------------------------------------------------------------------------------------------

  /** 9-3-1: returns whether the host meets the condition of the Brave, of its side where it has two. */
  meetsCondition(g: BsGame, brave: CardState, host: CardState, side?: BsSide): boolean {
    const { combine, left, right, nexus } = sideOf(brave);
    const filters = side === undefined ? [combine, nexus] : [side === 'left' ? left : right];
    return filters.some((filter) => filter && matches(g, evaluationOf(g, brave), filter, host));
  },

  /** 9-3-1, 9-3-6: the Cores of the Brave go to the host, at one moment. */
  *combine(g: BsGame, brave: CardState, host: CardState, side: BsSide | undefined, cause: CauseOf): Procedure {
    const player = g.rules.masterOf(g, brave);
    const cores = coresOn(brave) > 0 ? [movingCounters(brave.counters, brave, host, { cause })] : [];
    yield* perform(g, { card: brave, to: { zone: 'combined', player }, cause }, ...cores);
    link(g, 'brave', brave.id, host.id, side && { data: { side } });
    emit(g, 'combined', { player, card: brave.id, host: host.id, ...(side && { sideOfBrave: side }) });
  },
} satisfies TableFor<KernelRules>;

/** A card in Soul State is nothing of its category (21-3). */
const isThere = (card: CardState): boolean => card.zone === 'field' && !hasStatus(card, 'soulState');
const isOf = (g: BsGame, card: CardState, category: BsCategory): boolean => hasWord(g, card, 'category', category);

const IN_SPIRIT_STATE: readonly BsCategory[] = ['spirit', 'brave'];
const WITH_ANY_HOST: readonly string[] = ['combined', 'combinedWithSpirit', 'combinedWithNexus'];

const NEVER = (): boolean => false;
const KINDS: Readonly<Partial<Record<BsCategory, (g: BsGame, card: CardState) => boolean>>> = {
  spirit: (g, card) => g.rules.isSpirit(g, card),
  ultimate: (g, card) => g.rules.isUltimate(g, card),
  nexus: (g, card) => g.rules.isNexus(g, card),
  brave: (g, card) => g.rules.isBraveInSpiritState(g, card),
};
