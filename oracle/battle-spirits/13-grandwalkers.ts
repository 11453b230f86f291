/** 13. Grandwalker Nexuses: Oracle, Divine Arts and Realms, Grandforce; 15: what Grandstones share with them. */
import type { CitedAnswer } from '../kernel/clauses';
import type { CardFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { addPending } from '../kernel/changes';
import { setStatus, hasStatus } from '../kernel/changes/objects';
import { workingAbilities } from '../kernel/continuous/abilities';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { matches } from '../kernel/reading/select';
import { countUse, wasUsedThisTurn } from '../kernel/limits';
import { movingCounters } from '../kernel/objects/counters';
import { evaluationOf } from '../kernel/procedures/contexts';
import type { Ability, CardState, CauseOf, JournalEvent, Procedure, Refusal } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { counted } from './06-payments';
import type { KeptOffRow } from './13-keeping-off';
import { asBs, coresOn, familiesOf, onField, sideOf, type BsGame } from './game';
import type { Section } from './packs';

/** 13-2-1, 13-4-4: only what means Grandwalker Nexuses reaches one, continuous effects included. */
export const grandwalkerKeepsOff: KeptOffRow = {
  clauses: ['13-2-1', '13-2-2', '13-2-4', '13-4-4'],
  protects: (g, card) => card.zone === 'field' && g.rules.isGrandwalker(g, card),
  letsThrough: (_g, _card, { wording }) => wording?.is === 'grandwalker',
};

/** 15-1-2, 15-1-3 */
export const grandstoneKeepsOff: KeptOffRow = {
  clauses: ['15-1-2', '15-1-3'],
  protects: (g, card) => card.zone === 'field' && g.rules.isGrandstone(g, card),
  letsThrough: (_g, _card, { wording }) => wording?.is === 'grandstone',
};

/** How many cards of the Deck an Oracle puts into the Trash. */
const CARDS_OF_ORACLE = 3;

export const grandwalkers = {
  /** 13-1-1, 14-1-1: a Nexus by its Family. */
  isGrandwalker(g: BsGame, card: CardState): boolean {
    return g.rules.isNexusOfFamily(g, card, 'Grandwalker');
  },

  /** 15-1-1: no Grandwalker. */
  isGrandstone(g: BsGame, card: CardState): boolean {
    return g.rules.isNexusOfFamily(g, card, 'Grandstone');
  },

  /** The Families of the card itself count, since what effects do to it depends on them. */
  isNexusOfFamily(_g: BsGame, card: CardState, family: string): boolean {
    const side = sideOf(card);
    return side.category === 'nexus' && familiesOf(side).includes(family);
  },

  /** 6-1-6-3, 13-2-5, 15-1-4: whether Cores of this card may pay, or be moved in the Main Step. */
  coresMayGo(g: BsGame, card: CardState): boolean {
    return !g.rules.isGrandwalker(g, card) && !g.rules.isGrandstone(g, card);
  },

  /** Cites what decides about Cores that are moved or paid while such a Nexus lies there. */
  citeKeptCores(g: BsGame, player: PlayerId): void {
    const field = onField(g, player);
    const isThere = (is: (g: BsGame, card: CardState) => boolean) => field.some((card) => is(g, card));
    if (isThere(g.rules.isGrandwalker)) g.cite('13-1-1', '13-1-2', '13-1-5', '13-2-2', '13-2-3', '13-2-5');
    if (isThere(g.rules.isGrandstone)) g.cite('15-1-1', '15-1-3', '15-1-4');
    if (isThere(g.rules.isContractGrandwalker)) g.cite('14-1-1', '14-1-3', '14-2-1', '3-1-11');
  },

  /** 13-2-6: the Cores on the own cards of the Field, as effects count them. */
  coresOnField(g: BsGame, player: PlayerId): number {
    g.rules.citeKeptCores(g, player);
    g.consult('13-2-6');
    return onField(g, player)
      .filter((card) => g.rules.coresMayGo(g, card))
      .reduce((sum, card) => sum + coresOn(card), 0);
  },

  /** 13-2-7, 15-1-4: the Cores of a Grandwalker that leaves go to the Void. */
  losesCoresToVoid(g: BsGame, card: CardState): boolean {
    return !g.rules.coresMayGo(g, card);
  },

  /** 13-2-8: "Core +X" on such a Nexus is not what an effect against more Cores from the Void means. */
  mayGetCoresFromVoid(g: BsGame, taker: CardState, cause: CauseOf): CitedAnswer {
    if (!g.rules.coresMayGo(g, taker)) return ['13-2-8', 'G-23'];
    return !g.rules.isProhibitedToPlayer(g, taker.owner, 'addCores', cause);
  },

  // --- Oracle: 13-3, 14-2; Unseal: 15-2 -----------------------------------------------------------------------------

  /** 14-2-7: True Oracle is Oracle as well. */
  isOracle(_g: BsGame, { type }: Ability): boolean {
    return type === 'oracle' || type === 'trueOracle';
  },

  /** Lets the Oracles wait that an event activates. */
  noticeOracles(g: BsGame, event: JournalEvent): void {
    const { type, card, player } = event;
    if (card === undefined || player === undefined || !ORACLE_EVENTS.includes(type)) return;
    for (const nexus of onField(g, player)) if (g.rules.notices(g, nexus, event)) g.rules.awaitOracles(g, nexus, event);
  },

  awaitOracles(g: BsGame, nexus: CardState, event: JournalEvent): void {
    const { id, zoneChangeCount } = nexus;
    const { generation } = g.state;
    for (const ability of workingAbilities(g, nexus, (one) => g.rules.isOracle(g, one))) {
      g.rules.citeOracle(g, ability, event);
      if (!g.rules.oracleAnswers(g, nexus, ability, event)) continue;
      addPending(g, { card: id, zoneChangeCount, player: g.rules.masterOf(g, nexus), ability, event, generation });
    }
  },

  citeOracle(g: BsGame, { type }: Ability, event: JournalEvent): void {
    const isDeployed = event.type === 'deployed';
    if (type === 'trueOracle') g.cite('14-2-2', '14-2-3', '14-2-7', ...(isDeployed ? DEPLOYED_TRUE : []));
    else g.cite('13-3-1', '13-3-5', ...(isDeployed ? DEPLOYED : []));
  },

  oracleAnswers(g: BsGame, nexus: CardState, ability: Ability, { type, card: id }: JournalEvent): boolean {
    if (type === 'deployed') return id === nexus.id && g.rules.oracleLooksAtDeck(g, nexus, ability);
    if (!g.rules.oracleEvents(g, ability).includes(type)) return false;
    return g.rules.isTargetOfOracle(g, nexus, ability, g.card(id!));
  },

  /** 13-3-1, 14-2-3: summoning and Advent; for True Oracle summoning alone. */
  oracleEvents(_g: BsGame, { type }: Ability): readonly string[] {
    return type === 'oracle' ? ['summoned', 'advented'] : ['summoned'];
  },

  /** 13-3-1, 13-3-5: a Spirit unless the condition names something else. */
  isTargetOfOracle(g: BsGame, nexus: CardState, ability: Ability, card: CardState): boolean {
    const of = g.rules.oracleCondition(g, ability);
    const { category } = sideOf(card);
    const isNamed = of.category === undefined ? category === 'spirit' : [of.category].flat().includes(category);
    return isNamed && matches(g, evaluationOf(g, nexus), { ...of, category }, card);
  },

  oracleCondition(_g: BsGame, ability: Ability): CardFilter {
    return asBs(ability).of ?? {};
  },

  /** 13-3-2: not beside another of this name; 14-2-4, 14-2-6: for True Oracle once per turn for the name instead. */
  oracleLooksAtDeck(g: BsGame, nexus: CardState, { type }: Ability): boolean {
    if (type === 'trueOracle') return !wasUsedThisTurn(g, g.rules.keyOfTrueOracle(g, nexus));
    const { name } = sideOf(nexus);
    return !onField(g, nexus.side).some((other) => other !== nexus && sideOf(other).name === name);
  },

  keyOfTrueOracle(_g: BsGame, nexus: CardState): string {
    return `${nexus.side}.trueOracle.${sideOf(nexus).name}`;
  },

  /** 13-3-4, 15-2-1: its player may decline. */
  *resolveOracle(g: BsGame, { player, card: id, ability, event }: PendingAbility): Procedure {
    const card = g.card(id);
    const cause: CauseOf = { kind: 'effect', player, source: id, ability, manner: 'oracle' };
    if (card.zone !== 'field') return;
    if (!g.rules.mayUseOracle(g, card, cause)) return g.cite('14-2-7');
    g.cite('13-3-4');
    if (!(yield* g.rules.wantsOracle(g, player, card, ability))) return;
    const cores = event.type === 'deployed' ? yield* g.rules.cardsForOracle(g, card, ability, cause) : 1;
    yield* g.rules.placeByOracle(g, card, cores, cause);
  },

  mayUseOracle(g: BsGame, card: CardState, cause: CauseOf): boolean {
    return !g.rules.isProhibited(g, card, 'oracle', cause);
  },

  *wantsOracle(g: BsGame, player: PlayerId, card: CardState, ability: Ability): Procedure<boolean> {
    return yield* g.rules.mayContinue(g, player, card, ability);
  },

  /** 13-3-2, 13-3-3: as many as there are; returns how many of them meet the condition. */
  *cardsForOracle(g: BsGame, nexus: CardState, ability: Ability, cause: CauseOf): Procedure<number> {
    if (ability.type === 'trueOracle') countUse(g, g.rules.keyOfTrueOracle(g, nexus), 'turn');
    const cards = cardsIn(g, nexus.side, 'deck').slice(0, CARDS_OF_ORACLE);
    g.cite(ability.type === 'trueOracle' ? '14-2-4' : '13-3-2');
    yield* perform(
      g,
      ...cards.map((card) => ({ card, to: { zone: 'trash', player: card.owner, face: 'up' }, cause }) as const),
    );
    return cards.filter((card) => g.rules.isTargetOfOracle(g, nexus, ability, card)).length;
  },

  /** 13-1-2: from the Void. */
  placeByOracle(g: BsGame, nexus: CardState, core: number, cause: CauseOf): Procedure {
    g.cite('13-2-8', '13-1-2', ...(cause.ability && g.rules.isUnseal(g, cause.ability) ? ['15-2-1'] : []));
    return perform(g, ...(core > 0 ? [movingCounters({ core }, null, nexus, { cause })] : []));
  },

  // --- Divine Art and Divine Realm: 13-1-3, 13-1-4, 14-1-4 ----------------------------------------------------------

  /** The Cores that the effect takes from its Nexus; none of a Realm. */
  coresOfArt(_g: BsGame, ability: Ability): number {
    return asBs(ability).cores ?? 0;
  },

  /** 13-1-3: all of them are needed. */
  artRefusal(g: BsGame, card: CardState, ability: Ability): Refusal | null {
    const [held, cost] = [coresOn(card), g.rules.coresOfArt(g, ability)];
    return held < cost
      ? { clause: '13-1-3', reason: `the effect costs ${counted(cost)}, but "${card.id}" holds ${held}` }
      : null;
  },

  /** 13-1-3: into the Void. */
  *payArt(g: BsGame, player: PlayerId, card: CardState, ability: Ability): Procedure {
    const core = g.rules.coresOfArt(g, ability);
    if (ART_CLAUSES[ability.type]) g.cite(...ART_CLAUSES[ability.type]!);
    if (core === 0) return;
    const cause: CauseOf = { kind: 'cost', player, source: card.id, ability };
    yield* perform(g, movingCounters({ core }, card, null, { cause }));
  },

  // --- Grandforce: 13-4 ---------------------------------------------------------------------------------------------

  /** 13-4-1: it is a Spirit as well until the turn ends. */
  grandforce(g: BsGame, card: CardState, cause: CauseOf): Procedure {
    g.cite('13-4-5', '13-4-1');
    return perform(g, { card, status: 'grandforce', on: true, cause });
  },

  endGrandforce(g: BsGame): void {
    for (const player of ['A', 'B'] as const)
      for (const card of onField(g, player))
        if (hasStatus(card, 'grandforce')) setStatus(g, card.id, { status: 'grandforce', on: false });
  },

  /** 13-4-3: of a Spirit and such a Nexus the Spirit alone may be destroyed (7-8-1). */
  fallsInBattle(g: BsGame, loser: CardState, winner: CardState): boolean {
    if ([loser, winner].some((card) => hasStatus(card, 'grandforce'))) g.cite('13-4-3');
    return !hasStatus(loser, 'grandforce') || g.rules.isGrandwalker(g, winner);
  },

  /** 13-4-2, 13-4-3: another Grandwalker Nexus alone destroys it. */
  isBeyondDestruction(g: BsGame, card: CardState, { source }: CauseOf): boolean {
    const isLimited = source === undefined || source === card.id || !g.rules.isGrandwalker(g, g.card(source));
    return hasStatus(card, 'grandforce') && isLimited;
  },
} satisfies Section;

const ORACLE_EVENTS: readonly string[] = ['summoned', 'advented', 'deployed'];
const DEPLOYED = ['13-3-2', '13-3-3'];
const DEPLOYED_TRUE = ['14-2-4', '14-2-5', '14-2-6'];
const ART_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  divineArt: ['13-1-3'],
  divineRealm: ['13-1-4'],
  contractArt: ['14-1-4'],
  contractDomain: ['14-1-4', '14-1-2'],
};
