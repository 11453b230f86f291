/** 7. Attack Step: attacks one at a time, two Flash Timings, a block, Life that is reduced or BP that is compared. */
import type { Action } from '../../schemas/actions';
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import { acted, toAct } from '../kernel/questions';
import { emit, setFact } from '../kernel/changes';
import { setBattle } from '../kernel/changes/battle';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { isObliged } from '../kernel/continuous/prohibitions';
import { statOf } from '../kernel/continuous/values';
import { perform, performEffectChange } from '../kernel/events/perform';
import { movingCounters } from '../kernel/objects/counters';
import { battle as roles, guarded } from '../kernel/procedures/battle';
import { evaluationOf } from '../kernel/procedures/contexts';
import { requestJump } from '../kernel/procedures/jumps';
import { quoted } from '../kernel/reasons';
import {
  byRule,
  isAmong,
  NOTHING,
  opponentOf,
  type CardState,
  type CauseOf,
  type Procedure,
  type Refusal,
} from '../kernel/state';
import { coresOn, isRefreshed, lifeOf, onField, reserveOf, type BsGame } from './game';
import type { Section } from './packs';
import type { Counters } from '../kernel/changes/intended';

/** 7-2-1: the steps of a battle. Destruction is a part of its resolution. */
export const BATTLE_STEPS = ['declaration', 'firstFlash', 'block', 'secondFlash', 'resolution'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** A card that another one destroys in battle. */
interface Defeat {
  readonly loser: CardState;
  readonly winner: CardState;
}

type Step = (g: BsGame, attacker: CardState, defender: PlayerId) => Procedure;

const STEPS: Readonly<Record<BattleStep, Step>> = {
  declaration: (g, attacker) => g.rules.declareAttack(g, attacker),
  firstFlash: (g) => g.rules.flashTiming(g),
  block: (g, _attacker, defender) => g.rules.blockStep(g, defender),
  secondFlash: (g) => g.rules.secondFlash(g),
  resolution: (g, attacker, defender) => g.rules.resolveBattle(g, attacker, defender),
};

export const battles = {
  /** 7-1-2, 7-9-4 */
  *attackStep(g: BsGame, player: PlayerId): Procedure {
    setFact(g, 'attacksAreOver', false);
    while (!g.state.facts.attacksAreOver && (yield* g.rules.attackOnce(g, player)));
  },

  /** FAQ-1-1: the battle ends first (7-9-5), and no other attack follows. */
  endAttackStepByEffect(g: BsGame): void {
    if (g.state.phase !== 'attack') return;
    g.cite('FAQ-1-1');
    setFact(g, 'attacksAreOver', true);
    g.rules.endBattleByEffect(g);
  },

  /** @returns false if the step ends: nothing can attack, or its player declines (7-3-6, 7-9-6) */
  *attackOnce(g: BsGame, player: PlayerId): Procedure<boolean> {
    const attacker = yield* g.rules.chooseFighter(g, player, 'attack', '7-3-1');
    g.cite('7-1-1', ...(attacker ? ['7-1-2', '7-2-1', '7-3-4', '7-9-4'] : ['7-3-6', '7-9-6']));
    if (!attacker) return false;
    g.rules.beginBattle(g, [attacker.id], []);
    yield* g.rules.fight(g);
    return true;
  },

  /** 7-1-1, 7-3-1, 7-5-1: the own Refreshed Spirits and Ultimates that nothing forbids it to. */
  fighters(g: BsGame, player: PlayerId, what: 'attack' | 'block'): readonly CardState[] {
    return onField(g, player).filter(
      (card) =>
        g.rules.canFight(g, card) &&
        (isRefreshed(card) || (what === 'block' && g.rules.canBlockExhausted(g, card))) &&
        !g.rules.isProhibited(g, card, what, byRule(player)),
    );
  },

  /** FAQ-1-1: an effect lets the card block although it is Exhausted (3-4-5). */
  canBlockExhausted(g: BsGame, card: CardState): boolean {
    return abilitiesOf(g, card).some(
      (ability) =>
        ability.type === 'exhaustedBlock' &&
        g.rules.abilityIsValid(g, card, ability) &&
        g.rules.conditionHolds(g, evaluationOf(g, card), ability),
    );
  },

  canFight(g: BsGame, card: CardState): boolean {
    if (g.rules.isIdleInSpiritState(g, card)) return false;
    return g.rules.isSpirit(g, card) || g.rules.isUltimate(g, card);
  },

  /** One of the fighters attacks or blocks, or none unless one must; where there is none nobody is asked. */
  *chooseFighter(
    g: BsGame,
    player: PlayerId,
    kind: 'attack' | 'block',
    clause: string,
  ): Procedure<CardState | undefined> {
    const fighters = g.rules.fighters(g, player, kind);
    g.rules.citeIdle(g, player);
    g.rules.citeOfSoulState(g, player, '21-4-4');
    if (fighters.some((card) => g.rules.isContract(g, card))) g.cite('21-4-5');
    if (fighters.length === 0) return undefined;
    const obliged = fighters.filter((card) => g.rules.mustFight(g, card, kind));
    const among = kind === 'block' ? g.rules.blockersAmong(g, fighters, obliged) : fighters;
    const isOne = ({ type, card: id }: Action) => type === kind && among.some((card) => card.id === id);
    const action = acted(
      yield toAct(g, {
        player,
        kind,
        optional: obliged.length === 0,
        refusal: (answer) => (isOne(answer) ? null : g.rules.fightRefusal(g, answer, kind, clause)),
        candidates: () => among.map(({ id }) => ({ type: kind, card: id })),
      }),
    );
    return action && g.card(action.card!);
  },

  /** 7-5-4: as only one card blocks, one of those that must does; whatever must attack may do so after others. */
  blockersAmong(_g: BsGame, fighters: readonly CardState[], obliged: readonly CardState[]): readonly CardState[] {
    return obliged.length > 0 ? obliged : fighters;
  },

  /** 3-4-5, 27-1-2: by the state of the card, if that is what forbids it. */
  fightRefusal(g: BsGame, { card }: Action, kind: 'attack' | 'block', clause: string): Refusal {
    const state = card === undefined ? undefined : g.state.cards[card]?.state;
    const further = [...(state === 'exhausted' ? ['3-4-5'] : []), ...(isNexusThere(g, card) ? ['3-6-2'] : [])];
    return {
      further,
      clause: state === 'heavyExhausted' ? '27-1-2' : clause,
      reason: `${quoted(card)} ${EXHAUSTED[state ?? ''] ?? ''}cannot ${kind} now`,
    };
  },

  /** FAQ-1-3: an effect says so, and nothing forbids it. */
  mustFight(g: BsGame, card: CardState, what: 'attack' | 'block'): boolean {
    return isObliged(g, card, what, byRule(card.side));
  },

  // --- the steps of a battle: 7-2-1 ---------------------------------------------------------------------------------

  battleSteps: BATTLE_STEPS as readonly string[],

  battleStep(g: BsGame, step: BattleStep): Procedure {
    const [attacker] = g.state.battle!.attackers;
    return STEPS[step](g, g.card(attacker!), opponentOf(g.state.turnPlayer));
  },

  /** 7-3-1, 7-3-2, 7-3-3 */
  *declareAttack(g: BsGame, attacker: CardState): Procedure {
    const player = g.state.turnPlayer;
    g.rules.citeFighter(g, attacker);
    g.cite('7-3-1', '3-4-3', '7-3-2');
    yield* g.rules.exhaust(g, player, attacker);
    g.cite('7-3-1');
    emit(g, 'attackDeclared', { player, card: attacker.id });
    const { position } = g.citations;
    g.cite('7-3-3');
    yield* g.rules.runCheckpoint(g);
    g.citations.demote(position);
    if (!g.rules.attackerLeft(g)) g.cite('7-3-5');
  },

  exhaust(g: BsGame, player: PlayerId, card: CardState): Procedure {
    return perform(g, { card, state: 'exhausted', cause: byRule(player) });
  },

  /** 7-5-1, 7-5-2, 7-5-3; 7-3-5: where the attacking card has gone there is nothing to block. */
  *blockStep(g: BsGame, player: PlayerId): Procedure {
    const attacker = g.rules.attackerLeft(g);
    if (!attacker) return;
    const blocker = yield* g.rules.chooseFighter(g, player, 'block', '7-5-1');
    g.cite('7-5-1');
    if (!blocker) return;
    g.rules.citeFighter(g, blocker);
    g.cite('7-5-4', '3-4-4', ...(isRefreshed(blocker) ? [] : ['FAQ-1-1']), '7-5-2');
    yield* g.rules.exhaust(g, player, blocker);
    setBattle(g, guarded(g.state.battle!, blocker, attacker.id));
    yield* g.rules.blockIsDeclared(g, player, blocker);
  },

  /** 7-5-3 */
  *blockIsDeclared(g: BsGame, player: PlayerId, blocker: CardState): Procedure {
    g.cite('7-5-1');
    emit(g, 'blocked', { player, card: blocker.id });
    const { position } = g.citations;
    g.cite('7-5-3');
    yield* g.rules.runCheckpoint(g);
    g.citations.demote(position);
  },

  /** 7-6-1 */
  secondFlash(g: BsGame): Procedure {
    g.cite('7-6-1');
    if (g.rules.isBlocked(g)) return g.rules.flashTiming(g);
    g.cite('8-1-5');
    return NOTHING;
  },

  /** 7-7-6: a block counts, whatever becomes of the blocking card. */
  isBlocked(g: BsGame): boolean {
    return g.state.battle!.guards.length > 0;
  },

  /** The card that attacks now: the one that has taken its place, or none once it is no Spirit or Ultimate any more. */
  attackerLeft(g: BsGame): CardState | undefined {
    return g.rules.attackersLeft(g, g.state.battle!).find((card) => g.rules.canFight(g, card));
  },

  blockerLeft(g: BsGame): CardState | undefined {
    const { attackers, guards } = g.state.battle!;
    return g.rules.helpersLeft(g, guards, attackers[0]!).find((card) => g.rules.canFight(g, card));
  },

  /** A card that blocks takes part in the battle as well. */
  takesPart(g: BsGame, card: CardState): boolean {
    return roles.takesPart(g, card) || (g.state.battle?.guards ?? []).some((guard) => isAmong([guard.card], card));
  },

  /** 7-7-5 */
  *resolveBattle(g: BsGame, attacker: CardState, defender: PlayerId): Procedure {
    g.cite('7-7-5');
    emit(g, 'battleResolving', { player: g.state.turnPlayer, card: attacker.id });
    yield* g.rules.runCheckpoint(g);
    yield* g.rules.isBlocked(g) ? g.rules.resolveBlocked(g) : g.rules.resolveUnblocked(g, defender);
    yield* g.rules.runCheckpoint(g);
  },

  /** 7-7-1, 7-7-2 */
  *resolveUnblocked(g: BsGame, defender: PlayerId): Procedure {
    const attacker = g.rules.attackerLeft(g);
    g.cite('7-7-2');
    if (attacker) yield* g.rules.reduceLife(g, defender, g.rules.lifeTaken(g, attacker), byBattle(g, attacker));
  },

  /** 7-7-3, 7-7-6: with only one of them left there is nothing to compare, and the Life stays as it is. */
  *resolveBlocked(g: BsGame): Procedure {
    const [attacker, blocker] = [g.rules.attackerLeft(g), g.rules.blockerLeft(g)];
    if (attacker && blocker) return yield* g.rules.compareBp(g, attacker, blocker);
    g.cite('7-7-6');
  },

  /** 7-7-1: the symbols of the attacking card, those of its Braves included. */
  lifeTaken(g: BsGame, card: CardState): number {
    return statOf(g, card, 'symbols');
  },

  /** 7-7-1: no more than there is; 18-1-4: whose Life it is chooses whether the Soul Core goes. */
  *reduceLife(g: BsGame, player: PlayerId, by: number, cause: CauseOf): Procedure {
    const life = lifeOf(g, player);
    const count = Math.min(by, coresOn(life));
    if (count <= 0 || g.rules.isProhibitedToPlayer(g, player, 'reduceLife', cause)) return;
    if (life.counters.soulCore) g.cite('18-1-4');
    const counters: Counters = yield* g.rules.chooseWhichCores(g, life, count, {});
    if (cause.kind === 'battle') g.cite(...BY_ATTACKS);
    else g.consult(...BY_ATTACKS);
    yield* perform(g, movingCounters(counters, life, g.rules.lifeGoesTo(g, player), { cause, events: 'lifeReduced' }));
  },

  /** 7-7-1 */
  lifeGoesTo(g: BsGame, player: PlayerId): CardState {
    return reserveOf(g, player);
  },

  /** 7-7-3, 7-8-1, 7-8-2 */
  *compareBp(g: BsGame, attacker: CardState, blocker: CardState): Procedure {
    const [attacking, blocking] = [g.rules.bpInBattle(g, attacker), g.rules.bpInBattle(g, blocker)];
    g.cite('7-7-3', '7-7-4', '7-8-3', '7-8-4', '7-8-5', '3-4-10');
    g.cite(...(attacking === blocking ? ['3-4-8', '7-8-2'] : ['3-4-7', '7-8-1']));
    yield* g.rules.destroyInBattle(g, [
      ...(attacking <= blocking ? [{ loser: attacker, winner: blocker }] : []),
      ...(blocking <= attacking ? [{ loser: blocker, winner: attacker }] : []),
    ]);
  },

  /** 7-7-3: as they are at the resolution. */
  bpInBattle(g: BsGame, card: CardState): number {
    return statOf(g, card, 'bp');
  },

  /** 7-8-1, 7-8-3, 7-8-5: at one moment, each by the opponent's card. */
  destroyInBattle(g: BsGame, defeats: readonly Defeat[]): Procedure {
    const changes = ({ loser, winner }: Defeat) =>
      g.rules.changesOfLeaving(g, [loser], {
        manner: 'destroy',
        to: { zone: 'trash' },
        cause: byBattle(g, winner),
      });
    return perform(
      g,
      ...defeats.filter(({ loser, winner }) => g.rules.fallsInBattle(g, loser, winner)).flatMap(changes),
    );
  },

  // --- the end: 7-9 -------------------------------------------------------------------------------------------------

  /** 7-9-1, 7-9-2, 7-9-3 */
  *endOfBattle(g: BsGame): Procedure {
    const [attacker] = g.state.battle!.attackers;
    g.cite('7-9-1', '7-9-5');
    emit(g, 'battleEnding', aboutBattleOf(g, attacker!));
    yield* g.rules.effectsAtEndOfBattle(g);
    yield* g.rules.endEffectsOfBattle(g);
    yield* g.rules.afterBattle(g, attacker!);
  },

  /** 7-9-2 */
  endEffectsOfBattle(g: BsGame): Procedure {
    g.cite('7-9-2');
    return performEffectChange(g, () => PLAYERS.forEach((player) => g.rules.endDuringThisBattle(g, player)));
  },

  /** 7-9-3 */
  *afterBattle(g: BsGame, attacker: Handle): Procedure {
    g.cite('7-9-3');
    emit(g, 'battleEnded', aboutBattleOf(g, attacker));
    setBattle(g, null);
    yield* g.rules.runCheckpoint(g);
  },

  /** 7-9-5 */
  endBattleByEffect(g: BsGame): void {
    g.cite('7-9-5', '8-1-5');
    requestJump(g, { part: 'battle' });
  },
} satisfies Section<'battleSteps' | 'battleStep' | 'takesPart' | 'endOfBattle'>;

/** Attacks that nothing blocks reduce the Life. */
const BY_ATTACKS: readonly string[] = ['3-4-1', '3-4-9', '3-4-11', '3-1-8', '7-7-1'];

/** The members of the events at the end of a battle, made anew for each event. */
const aboutBattleOf = (g: BsGame, attacker: Handle) => ({
  player: g.state.turnPlayer,
  card: attacker,
  zoneChangeCount: g.card(attacker).zoneChangeCount,
});

const isNexusThere = (g: BsGame, id: string | undefined): boolean =>
  id !== undefined && id in g.state.cards && g.rules.isNexus(g, g.card(id));

const byBattle = (g: BsGame, attacker: CardState): CauseOf => ({
  kind: 'battle',
  player: g.rules.masterOf(g, attacker),
  source: attacker.id,
  manner: 'attack',
});

const EXHAUSTED: Readonly<Record<string, string>> = {
  exhausted: 'is exhausted and ',
  heavyExhausted: 'is Heavy Exhausted and ',
};
