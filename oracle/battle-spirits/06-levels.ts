/** 6-2, 27. Cores on cards: levels, depletion, where the Soul Core lies, and the ladder of states. */
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import { BS_STATES, levelCost, type BsLevel } from '../../schemas/battle-spirits';
import { hasStatus } from '../kernel/changes/objects';
import { anyModifierOfKind } from '../kernel/continuous/sources';
import { statOf } from '../kernel/continuous/values';
import { playersInTurnOrder } from '../kernel/game';
import { movingCounters } from '../kernel/objects/counters';
import { ofPlayer } from '../kernel/objects/objects';
import type { Due, RuleRow } from '../kernel/procedures/rule-processing';
import { chooseAnswer } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { causeOf, timesOf } from '../kernel/language/instructions';
import { RULE, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { abilityOf, coresOn, levelsOf, OF_FIELD, reserveOf, type BsGame } from './game';
import type { Section } from './packs';
import { placeForLinked } from './23-tokens';
import type { MoveCores, Taken } from './words-of-cores';
import type { CounterMove, Counters, IntendedChange } from '../kernel/changes/intended';

/** 6-2-4-1, 6-2-4-2 */
export const depletion: RuleRow<BsGame> = {
  clauses: ['5-7-5', '6-2-3-4', '6-2-4-2', '6-2-4-3', '6-2-4-4', '6-2-4-1'],
  kind: 'interruptive',
  // This is looked at after every change, and seldom is anything due.
  due(g) {
    const due: Due[] = [];
    for (const player of playersInTurnOrder(g))
      for (const id of g.zone(player, 'field')) {
        const card = g.card(id);
        if (g.rules.isDepleted(g, card)) due.push({ player, card });
      }
    return due;
  },
  *decide(g, { card }) {
    const cause = g.rules.causeOfDepletion(g, card!);
    return g.rules.changesOfLeaving(g, [card!], { manner: 'deplete', to: { zone: 'trash' }, cause });
  },
};

export const levels = {
  /** 6-2-3-1: the highest level for which there are Cores enough; undefined: not even the lowest. */
  levelOf(g: BsGame, card: CardState, cores: number = g.rules.coresForLevel(g, card)): BsLevel | undefined {
    return levelsOf(card).findLast((level) => g.rules.coresOfLevel(g, card, level) <= cores);
  },

  /** 6-2-3-1: the Cores that the level needs, as effects change them (FAQ-1-1). */
  coresOfLevel(g: BsGame, card: CardState, { lv, cores }: BsLevel): number {
    return g.isPlain || !anyModifierOfKind(g, 'stat') ? cores : statOf(g, card, levelCost(lv));
  },

  /** 6-2-4-1: level 1, of an Ultimate level 3. Undefined for a card without levels. */
  lowestLevel(_g: BsGame, card: CardState): BsLevel | undefined {
    return levelsOf(card)[0];
  },

  /** 6-2-4-1; not while the card takes part in an Advent (FAQ-9-1). */
  isDepleted(g: BsGame, card: CardState): boolean {
    return g.rules.needsCores(g, card) && !g.rules.levelOf(g, card) && !g.rules.isSparedByAdvent(g, card);
  },

  /** FAQ-9-1: the Cores are counted when the Advent is complete, not on its source meanwhile. */
  isSparedByAdvent(g: BsGame, card: CardState): boolean {
    const { adventing } = g.state.facts;
    return adventing?.onto === card.id || adventing?.card === card.id;
  },

  /** The rules Deplete the card, because of whatever took Cores from it last, e.g. an effect of the opponent. */
  causeOfDepletion(g: BsGame, { id }: CardState): CauseOf {
    const loss = g.journal.findLast(({ type, from }) => type === 'countersMoved' && from === id);
    return loss?.cause ? { ...RULE, because: loss.cause } : RULE;
  },

  /** Returns whether the card must keep the Cores of its lowest level: not in Soul State, and not a Nexus. */
  needsCores(g: BsGame, card: CardState): boolean {
    return g.rules.isSpirit(g, card) || g.rules.isUltimate(g, card);
  },

  /** Returns whether Cores can lie on the card: not on one in Soul State (21-3). */
  holdsCores(_g: BsGame, card: CardState): boolean {
    return card.zone === 'field' && !hasStatus(card, 'soulState');
  },

  /** Before the first turn nobody has lost: the Life is still to be laid out. */
  ruleApplies(g: BsGame): boolean {
    return g.state.facts.begun;
  },

  /** Runs the checks of `ruleRows`, which `sections.ts` puts in order. */
  afterGroup(g: BsGame, since = g.journal.length): Procedure {
    g.rules.judgeShownBursts(g, since);
    g.rules.noticeHands(g, since);
    return g.rules.processRules(g);
  },

  // --- Cores of cards that leave ------------------------------------------------------------------------------------

  movesCounters: true as boolean,

  /** 6-2-4-2, 7-8-3, 19-3-1: what goes with a card: its Cores, its sources, its Braves. */
  alsoChanges(
    g: BsGame,
    change: IntendedChange,
    group: readonly IntendedChange[] = [change],
  ): readonly IntendedChange[] {
    if ('counters' in change) g.rules.citeLevels(g, change);
    if (!('to' in change) || change.departs) return [];
    const { card, to } = change;
    if (DISCARDED_FROM.includes(card.zone) && g.rules.isContract(g, card)) g.consult('FAQ-10-2');
    if (to.zone === 'setAside') g.cite('25-1-5', ...(to.face === 'down' ? ['FAQ-1-10'] : []));
    if (to.onto) return g.rules.coresOfCovered(g, card, to.onto);
    if (OF_FIELD.includes(to.zone) || !OF_FIELD.includes(card.zone)) return [];
    const isEmptied = group.some((one) => 'counters' in one && one.giver === card);
    return [
      ...(isEmptied ? [] : g.rules.coresOfLeaver(g, card)),
      ...g.rules.linkedToLeaver(g, card, placeForLinked(to), group),
    ];
  },

  /** 6-2-3: the level follows from the Cores at once, and with it the BP and the effects. */
  citeLevels(g: BsGame, { counters, giver, taker }: CounterMove): void {
    if ((counters.soulCore ?? 0) > 0) g.consult('6-2-5-2', ...([giver, taker].some(isLife) ? ['6-2-5-4'] : []));
    const by = (counters.core ?? 0) + (counters.soulCore ?? 0);
    for (const [card, change] of [
      [giver, -by],
      [taker, by],
    ] as const) {
      if (card?.zone !== 'field') continue;
      if (abilityOf(card, 'superUnleash')) g.consult('G-36');
      g.consult('6-2-2', ...(change < 0 ? ['6-2-3-4', '6-2-4-1'] : ['6-2-3-4']));
      const cores = coresOn(card);
      if (cores + change === 0 && g.rules.levelOf(g, card, 0)) g.consult('6-2-4-5');
      if (g.rules.levelOf(g, card, cores) === g.rules.levelOf(g, card, cores + change)) continue;
      g.consult('3-1-7', '3-6-6', '3-3-6', '3-3-7', '3-3-8', '3-6-4', '3-6-7', 'FAQ-6-1');
      g.consult(...(change > 0 ? ['6-2-3-1', '6-2-3-2'] : ['6-2-3-3']));
    }
  },

  /** 6-2-4-2: to the Reserve of the owner. */
  coresOfLeaver(g: BsGame, card: CardState): readonly IntendedChange[] {
    if (coresOn(card) === 0) return [];
    g.consult('6-2-4-2', 'FAQ-4-1-3');
    if (card.counters.soulCore) g.cite('2-3-4', 'G-40');
    return [movingCounters(card.counters, card, g.rules.coresGoTo(g, card), { cause: { ...RULE, manner: 'rule' } })];
  },

  /** 6-2-4-2: returns where the Cores of a card that leaves go; null: to the Void. */
  coresGoTo(g: BsGame, card: CardState): CardState | null {
    if (g.rules.losesCoresToVoid(g, card)) {
      g.cite('13-2-7', '15-1-4');
      return null;
    }
    return reserveOf(g, card.owner);
  },

  // --- the Soul Core ------------------------------------------------------------------------------------------------

  /** 6-2-5-3: never in the Void once it is laid out (2-6-6), nor in the Count, and in the Life by Seal alone (18-1-1). */
  mayHold(g: BsGame, holder: CardState | null, counter: string, cause?: CauseOf): boolean {
    if (holder && !g.rules.maySoulStateHold(g, holder)) return false;
    if (counter !== 'soulCore') return true;
    if (holder === null) return !g.state.facts.begun;
    if (holder.id.endsWith('.count')) return false;
    return !holder.id.endsWith('.life') || cause?.manner === 'seal';
  },

  /** FAQ-2-2: returns how many Cores of a holder an instruction can move. */
  coresThatCanGo(g: BsGame, giver: CardState, { to, soulCore }: Pick<MoveCores, 'to' | 'soulCore'>): number {
    const { core = 0, soulCore: soul = 0 } = giver.counters;
    if (soulCore === true) return soul;
    const soulMayGo = soulCore !== false && to !== 'void' && to !== 'life' && to !== 'count';
    return core + (soulMayGo ? soul : 0);
  },

  /** Returns how many Cores of a holder the effect can move: none where another one keeps them there. */
  coresForEffect(g: BsGame, context: EffectContext, giver: CardState, said: MoveCores): number {
    const cause = causeOf(context);
    const keeps = said.to === 'void' ? ['loseCores', 'voidCores'] : ['loseCores'];
    if (keeps.some((what) => g.rules.isProhibited(g, giver, what, cause))) return 0;
    return g.rules.coresThatCanGo(g, giver, said);
  },

  /** FAQ-1-14: Cores stay those of their player; undefined: they cannot go onto a card of the other one. */
  takerOfCores(g: BsGame, giver: CardState, to: CardState | string, _player: PlayerId): CardState | undefined {
    if (typeof to === 'string') return ofPlayer(g, giver.owner, to);
    return to.owner === giver.owner ? to : undefined;
  },

  /** FAQ-2-3: decides which Cores go from each holder; whose they are chooses. */
  *decideCores(
    g: BsGame,
    context: EffectContext,
    said: MoveCores,
    givers: readonly CardState[],
  ): Procedure<readonly Taken[]> {
    const taken: Taken[] = [];
    if (said.to === 'removedCores') g.cite('G-35');
    for (const giver of givers) {
      const available = g.rules.coresForEffect(g, context, giver, said);
      const most = said.all ? available : Math.min(available, timesOf(g, context, said.count ?? 1));
      const isOpen = most > 0 && g.citing(g.rules.isUpTo(g, said.upTo));
      const count = isOpen ? yield* g.rules.chooseNumber(g, context.player, 0, most) : most;
      taken.push({ giver, counters: yield* g.rules.chooseWhichCores(g, giver, count, said) });
    }
    return taken;
  },

  /** FAQ-2-3, 18-1-4: whether the Soul Core is among them, where that is open. */
  *chooseWhichCores(g: BsGame, giver: CardState, count: number, said: MoveCores): Procedure<Counters> {
    const { core = 0, soulCore: soul = 0 } = giver.counters;
    if (said.soulCore === true) {
      g.cite('FAQ-2-4');
      return { soulCore: Math.min(soul, count) };
    }
    const mayGo = g.rules.coresThatCanGo(g, giver, said) > core;
    const mustGo = count > core;
    if (!mayGo && soul > 0) g.cite('6-2-5-3', ...(said.to === 'void' ? ['FAQ-2-2'] : []));
    const goes = mayGo && soul > 0 && count > 0 && (mustGo || (yield* g.rules.soulCoreGoes(g, giver.owner)));
    return goes ? { core: count - 1, soulCore: 1 } : { core: Math.min(core, count) };
  },

  *soulCoreGoes(g: BsGame, player: PlayerId): Procedure<boolean> {
    g.cite('FAQ-2-3');
    return yield* chooseAnswer(g, { player, kind: 'soulCore', answers: [true, false] });
  },

  // --- 27: states ---------------------------------------------------------------------------------------------------

  /** 27-1-3: a refresh goes one step up, and an exhaust does nothing to what is Heavy Exhausted. */
  turned(g: BsGame, card: CardState, asked: string): string {
    const [now, wanted] = [depthOf(card.state), depthOf(asked)];
    if (asked === 'heavyExhausted') g.consult('FAQ-4-4-1');
    else if (now > 0) g.consult(asked === 'exhausted' ? 'FAQ-4-4-2' : 'FAQ-4-4-3');
    if (asked === 'heavyExhausted') g.consult('27-1-1');
    if (asked === 'exhausted') g.consult('27-1-4');
    if (card.state === 'heavyExhausted') g.consult(...(asked === 'refreshed' ? ['27-1-3', '27-1-6'] : ['27-1-5']));
    if (asked === 'refreshed') return BS_STATES[Math.max(0, now - 1)]!;
    return BS_STATES[Math.max(now, wanted)]!;
  },

  /** 27-1-5: what is Heavy Exhausted counts as Exhausted. */
  isInState(_g: BsGame, state: string, asked: string): CitedAnswer {
    return asked === 'exhausted' && state === 'heavyExhausted' ? ['27-1-5'] : state === asked;
  },

  stateEvent(_g: BsGame, state: string, from: string): 'exhausted' | 'heavyExhausted' | 'refreshed' {
    if (depthOf(state) < depthOf(from)) return 'refreshed';
    return state === 'heavyExhausted' ? 'heavyExhausted' : 'exhausted';
  },

  stateIsForbidden(g: BsGame, card: CardState, state: string, cause?: CauseOf): boolean {
    if (state !== 'refreshed' && g.rules.isNeverExhausted(g, card)) {
      g.consult('10-1-2');
      return true;
    }
    return g.rules.isProhibited(g, card, state === 'refreshed' ? 'refresh' : 'exhaust', cause);
  },
} satisfies Section<'ruleApplies'>;

export const isLife = (holder: CardState | null): boolean => holder?.id.endsWith('.life') ?? false;
const depthOf = (state: string): number => (BS_STATES as readonly string[]).indexOf(state);
/** A Contract Card that is discarded from there has not left the Field. */
const DISCARDED_FROM: readonly string[] = ['hand', 'deck'];
