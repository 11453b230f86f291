/** 9. Braves: what a card on the Field is, its hosts and Braves, and combining. */
import type { CitedAnswer } from '../kernel/clauses';
import type { CardFilter } from '../../schemas/ability';
import { BS_STATES, type BsCategory, type BsSide } from '../../schemas/battle-spirits';
import { emit, link, unlink } from '../kernel/changes';
import { isAffected } from '../kernel/continuous/prohibitions';
import { hasStatus } from '../kernel/changes/objects';
import { hasWord, wordsOf } from '../kernel/continuous/information';
import { perform, performEffectChange } from '../kernel/events/perform';
import { matches } from '../kernel/reading/select';
import { hostsOf, linkedTo, linksOf, linksWith } from '../kernel/links';
import { movingCounters } from '../kernel/objects/counters';
import { evaluationOf } from '../kernel/procedures/contexts';
import { quoted } from '../kernel/reasons';
import {
  byRule,
  RULE,
  type Ability,
  type CardState,
  type CauseOf,
  type JournalEvent,
  type Link,
  type Procedure,
  type Refusal,
} from '../kernel/state';
import { loanOf } from '../kernel/reading/print';
import { asBs, coresOn, reserveOf, sideOf, type BsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange, Counters } from '../kernel/changes/intended';

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

  /** Cites what the card is, for a text that names Spirits or Ultimates. */
  citeKind(g: BsGame, { category, color, stat }: CardFilter, card: CardState): void {
    if (card.zone === 'combined' && sideOf(card).nexus) g.consult('11-3-5');
    if (card.zone !== 'field') return;
    if (g.rules.bravesOf(g, card).length > 0)
      g.consult(...(stat?.cost ? ['9-1-7-2'] : []), ...(color ? ['9-1-7-3'] : []));
    if (category === 'spirit' && g.rules.isBraveInSpiritState(g, card)) g.consult('9-1-5', 'FAQ-7-2');
    if (category === 'spirit' && g.rules.bravesOf(g, card).length > 0) g.consult('9-1-6');
    if (g.rules.isUltimate(g, card)) g.consult('12-2-3');
  },

  citeFighter(g: BsGame, card: CardState): void {
    if (g.rules.isBraveInSpiritState(g, card)) g.cite('9-1-5');
    if (g.rules.isUltimate(g, card)) g.cite('12-1-1', '12-2-1', '12-2-2');
    if (g.rules.isNexus(g, card)) g.cite('11-4-1', '11-4-2', '11-4-3');
    if (g.rules.isBraveInSpiritState(g, card) || g.rules.bravesOf(g, card).length > 0) g.cite('9-1-3', '9-1-7-3');
    if (g.rules.bravesOf(g, card).some(isImagine)) g.cite('10-2-2', '10-2-3', '10-2-4', '10-2-6');
  },

  /** 9-1-5: a Brave that is not combined. */
  isBraveInSpiritState(g: BsGame, card: CardState): boolean {
    return isThere(card) && isOf(g, card, 'brave');
  },

  /** 9-2-5: a trigger means the category of what is summoned, so that a Brave in Spirit state is no Spirit for it. */
  isNamedAsPrinted(_g: BsGame, { type }: JournalEvent): boolean {
    return type === 'summoned';
  },

  /** Returns whether a text that names this category means the card on the Field. */
  isOnField(g: BsGame, card: CardState, category: BsCategory): boolean {
    return (KINDS[category] ?? NEVER)(g, card);
  },

  /** 9-1-3: what does not affect its host does not affect a Brave either, as both are one Spirit; 11-3-5: not so of a Nexus. */
  resists(g: BsGame, card: CardState, cause: CauseOf): boolean {
    if (card.zone !== 'combined') return false;
    return g.rules.hostsOf(g, card).some((host) => !g.rules.isNexus(g, host) && !isAffected(g, host, cause));
  },

  bravesOf(g: BsGame, host: CardState): readonly CardState[] {
    return linkedTo(g, host, 'brave');
  },

  hostsOf(g: BsGame, brave: CardState): readonly CardState[] {
    return hostsOf(g, brave);
  },

  // --- what a Brave lends -------------------------------------------------------------------------------------------

  /** 9-1-7-3, 10-3-2, 21-5-2: [While Combined] of a Brave, by its side of an Imagine Brave, and of a Contract source. */
  lends(g: BsGame, { kind, data, card, host }: Link, ability: Ability): boolean {
    const { while: whiles = [] } = asBs(ability);
    if (kind === 'source') return g.rules.lendsAsSource(g, g.card(host), ability);
    if (kind !== 'brave') return false;
    if (!isImagine(g.card(card))) return whiles.some((one) => WITH_ANY_HOST.includes(one));
    return whiles.some((one) => one === (data?.side === 'right' ? 'combinedRight' : 'combinedLeft'));
  },

  /** 9-1-7-3: the colors of a Brave are added to its host ("Family" there is a slip of the English text); 9-1-7-5: its name and families are not. */
  addedWords(g: BsGame, card: CardState, kind: string): readonly string[] {
    if (kind !== 'color' || !GAIN_COLORS.includes(card.zone)) return NO_WORDS;
    return g.rules.bravesOf(g, card).flatMap((brave) => wordsOf(g, brave, kind));
  },

  /** 9-1-3: what comes from a combined Brave comes from a Combined Spirit, which has the colors of its host as well. */
  asSource(g: BsGame, card: CardState): CardState {
    if (card.zone !== 'combined') return card;
    g.consult('9-1-3');
    const links = g.rules.hostsOf(g, card).map((host): Link => ({ kind: 'brave', card: host.id, host: card.id }));
    return { ...card, snapshot: { links } };
  },

  /** 9-2-4: of the Brave itself "when this Brave is Summoned" alone; what it lends works on its host. */
  worksCombined(_g: BsGame, { type, when, zones }: Ability): boolean {
    return (type === 'auto' && when?.event === 'summoned') || zones?.includes('combined') === true;
  },

  /** 9-1-3: a combination happens to the host as well, so that what a Brave lends it for being combined comes. */
  happensToo(_g: BsGame, { id }: CardState, { type, host }: JournalEvent): boolean {
    return type === 'combined' && host === id;
  },

  /** FAQ-7-2: effects of a Brave in Spirit state are those of a Brave; what it lends is an effect of the Spirit. */
  isEffectOf(g: BsGame, asked: string, { source }: CauseOf): CitedAnswer {
    return source !== undefined && hasWord(g, g.card(source), 'category', asked) && ['FAQ-7-2'];
  },

  /** Returns whether the ability has been lent to the card that has it. */
  isLent(_g: BsGame, ability: Ability): boolean {
    return loanOf(ability) !== undefined;
  },

  // --- combining ----------------------------------------------------------------------------------------------------

  /** 9-3-1: returns whether the host meets the condition of the Brave, of its side where it has two (10-2-1). */
  meetsCondition(g: BsGame, brave: CardState, host: CardState, side?: BsSide): boolean {
    const alone = g.rules.withoutBraves(g, host);
    return g.rules.conditionsOf(g, brave, side).some((condition) => g.rules.fitsAsHost(g, brave, alone, condition));
  },

  /** 9-3-7: the Spirit itself must meet the condition, so what a Brave adds to it is left out. */
  withoutBraves(g: BsGame, host: CardState): CardState {
    const links = linksWith(g, host).filter((one) => one.kind !== 'brave' || one.host !== host.id);
    return { ...host, snapshot: { links } };
  },

  conditionsOf(_g: BsGame, brave: CardState, side: BsSide | undefined): readonly CombineCondition[] {
    const { combine, left, right, nexus } = sideOf(brave);
    const filter = side === undefined ? combine : side === 'left' ? left : right;
    const ofNexus = side === undefined && nexus ? [{ filter: nexus, of: 'nexus' } as const] : [];
    return [...(filter ? [{ filter, of: 'spirit' } as const] : []), ...ofNexus];
  },

  /** 9-1-1, 9-1-4: a Spirit, or an Ultimate where the condition names one; no other card that counts as a Spirit (FAQ-7-1). */
  fitsAsHost(g: BsGame, brave: CardState, host: CardState, { filter, of }: CombineCondition): boolean {
    if (of === 'nexus' && g.rules.isGrandstone(g, host)) g.consult('15-1-1');
    if (of === 'nexus') return g.rules.isNexusForSaga(g, host) && matches(g, evaluationOf(g, brave), filter, host);
    if (!HOSTS.includes(sideOf(host).category)) return false;
    if (!namesCategory(filter) && !g.rules.isSpirit(g, host)) return false;
    return matches(g, evaluationOf(g, brave), { player: 'you', ...filter }, host);
  },

  /** Returns why the Brave cannot be combined with the host; null: it can. */
  combineRefusal(
    g: BsGame,
    brave: CardState,
    host: CardState | undefined,
    side: BsSide | undefined,
    leaving: readonly CardState[] = [],
  ): Refusal | null {
    if (!host || host.zone !== 'field') return { clause: '9-3-1', reason: `${quoted(host?.id)} is not on the Field` };
    if (isImagine(brave) !== (side !== undefined)) return { clause: '10-2-1', reason: whySideIsWrong(brave) };
    if (g.rules.cannotCombine(g, host)) return { clause: '9-4-3', reason: `"${host.id}" cannot be combined` };
    const others = g.rules.bravesOf(g, host).filter((other) => other !== brave && !leaving.includes(other));
    if (others.length > 0) return { clause: '9-3-5', reason: `"${host.id}" is already a Combined Spirit` };
    if (!g.rules.meetsCondition(g, brave, host, side))
      return { clause: '9-3-1', reason: `"${host.id}" does not meet the Combine condition` };
    return null;
  },

  cannotCombine(g: BsGame, host: CardState): boolean {
    return g.rules.isProhibited(g, host, 'combine', byRule(host.side));
  },

  /** 9-3-1, 9-3-4: nothing is paid. A Brave that has another host already is only linked to this one as well (10-2-1). */
  *combine(g: BsGame, brave: CardState, host: CardState, side: BsSide | undefined, cause: CauseOf): Procedure {
    const changes = g.rules.changesOfCombining(g, brave, host, cause);
    g.rules.citeCombining(g, brave, host, side);
    yield* perform(g, ...changes);
    yield* g.rules.linkBraves(g, [{ brave, host, side }]);
  },

  citeCombining(g: BsGame, brave: CardState, host: CardState, side: BsSide | undefined): void {
    g.cite('9-1-3', '9-1-7-2', '9-1-7-3', '9-1-7-5', ...(sideOf(brave).bpPlus ? ['9-1-7-1'] : []));
    if (coresOn(brave) > 0) g.cite(g.rules.isNexus(g, host) ? '11-3-2' : '9-1-7-4');
    if (sideOf(brave).combine?.category !== undefined) g.cite('9-1-4');
    if (sideOf(brave).abilities?.some(({ when }) => when?.event === 'summoned')) g.cite('9-2-4');
    if (side) g.cite('10-1-1', '10-2-1', '10-2-2', '10-2-5', 'FAQ-7-5', '10-2-7', '10-3-2', '10-3-3', 'FAQ-7-6');
    if (sideOf(brave).nexus)
      g.cite('11-1-1', ...(g.rules.isNexus(g, host) ? ['11-3-1', '11-4-2'] : ['11-2-1', '11-2-2']));
    g.cite('9-1-1');
  },

  /** 9-1-7-4, 9-3-6: the Cores of the Brave go to the host, and an Exhausted Brave makes it Exhausted, at one moment. */
  changesOfCombining(g: BsGame, brave: CardState, host: CardState, cause: CauseOf): readonly IntendedChange[] {
    if (brave.zone === 'combined') return [];
    const cores = coresOn(brave) > 0 ? [g.rules.coresOfCombined(g, brave, host, brave.counters, cause)] : [];
    const to = { zone: 'combined', player: g.rules.masterOf(g, brave) };
    return [{ card: brave, to, cause }, ...cores, ...g.rules.stateOfCombined(g, host, brave.state)];
  },

  /** 9-1-7-4; 11-3-2: with a Nexus they go to the Reserve. */
  coresOfCombined(g: BsGame, brave: CardState, host: CardState, counters: Counters, cause: CauseOf): IntendedChange {
    const taker = g.rules.isSpirit(g, host) || g.rules.isUltimate(g, host) ? host : reserveOf(g, host.side);
    return movingCounters(counters, brave, taker, { cause });
  },

  /** 9-3-6: the deeper state of both; nothing has Exhausted the host. */
  stateOfCombined(g: BsGame, host: CardState, state: string): readonly IntendedChange[] {
    const deeper = g.rules.deeperState(g, host.state, state);
    g.consult('9-3-6');
    if (deeper === host.state) return [];
    g.cite('9-3-6');
    return [{ card: host, state: deeper, cause: RULE, unreplaceable: true }];
  },

  deeperState(_g: BsGame, one: string, other: string): string {
    return depthOf(one) < depthOf(other) ? other : one;
  },

  /** Links Braves to hosts at one moment, instead of the hosts that they leave by it. */
  *linkBraves(g: BsGame, pairs: readonly Combination[], also: () => void = () => undefined): Procedure {
    yield* performEffectChange(g, () => {
      for (const { brave, from } of pairs) if (from) unlink(g, brave.id, from.id, 'brave');
      for (const { brave, host, side } of pairs) {
        link(g, 'brave', brave.id, host.id, side && { data: { side } });
      }
      for (const { brave, host, from } of pairs) {
        const about = { player: g.rules.masterOf(g, brave), card: brave.id };
        if (from && from !== host) emit(g, 'separated', { ...about, host: from.id });
      }
      for (const { brave, host, side } of pairs) {
        const about = { player: g.rules.masterOf(g, brave), card: brave.id, host: host.id };
        emit(g, 'combined', { ...about, ...(side && { sideOfBrave: side }) });
      }
      also();
    });
  },
} satisfies Section;

/** A condition for hosts: of Spirits and Ultimates, or of Nexuses (11-1-1). */
export interface CombineCondition {
  readonly filter: CardFilter;
  readonly of: 'spirit' | 'nexus';
}

/** A Brave that is about to be linked to a host. */
export interface Combination {
  readonly brave: CardState;
  readonly host: CardState;
  readonly side?: BsSide | undefined;
  /** The host that it leaves by it. */
  readonly from?: CardState | undefined;
}

export const isImagine = (brave: CardState): boolean => sideOf(brave).left !== undefined;
/** Returns the side on which the Brave is combined with the host. */
export const sideOnHost = (g: BsGame, brave: CardState, host: CardState): BsSide | undefined =>
  linksOf(g, brave).find((one) => one.host === host.id)?.data?.side as BsSide | undefined;

/** Where links add colors to a card. */
const GAIN_COLORS: readonly string[] = ['field', 'combined'];
const NO_WORDS: readonly string[] = [];
const HOSTS: readonly BsCategory[] = ['spirit', 'ultimate'];
const namesCategory = ({ category, any }: CardFilter): boolean => category !== undefined || any !== undefined;
const depthOf = (state: string): number => (BS_STATES as readonly string[]).indexOf(state);

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

const whySideIsWrong = (brave: CardState): string =>
  isImagine(brave)
    ? `"${brave.id}" is an Imagine Brave and needs a side`
    : `"${brave.id}" is not an Imagine Brave and takes no side`;
