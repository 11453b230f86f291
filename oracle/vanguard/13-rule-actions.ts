/** 13. Rule actions: what is looked at in every check timing. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { setFact, setPlayerCounter } from '../kernel/changes';
import { hasStatus } from '../kernel/changes/objects';
import { cardsOfBoth, isAnyIn, playersInTurnOrder } from '../kernel/game';
import { linksWith } from '../kernel/links';
import { cardsAt, placesOf } from '../kernel/objects/places';
import { anyRuleIsDueByChanges, untilChanged, type Due, type RuleRow } from '../kernel/procedures/rule-processing';
import { chooseCards } from '../kernel/questions';
import { isAmong, type CardState, type Procedure } from '../kernel/state';
import {
  changesInPlay,
  changesOfFacts,
  changesOfPlayAndFacts,
  majorChanges,
  onlyWhile,
  whileUnchanged,
} from '../kernel/while-unchanged';
import {
  anyOrderOnField,
  anyWithoutVanguard,
  ordersOnField,
  playersWithoutVanguard,
  vanguardCircle,
} from './04-circles';
import type { Move } from './04-zones';
import { isMusic } from './17-music';
import { cardsIn, isWorn, type VgGame } from './game';
import type { Section } from './packs';

/** A circle on which too many cards lie. */
interface Crowded extends Due {
  readonly cards: readonly CardState[];
}

/** 13.2 */
const losing: RuleRow<VgGame> = {
  clauses: ['13.2.1'],
  kind: 'confirmative',
  due: (g) => g.rules.defeated(g).map((player) => ({ player })),
  then(g, due) {
    const losers = due.map(({ player }) => player);
    return g.rules.judgeDefeat(g, losers, g.rules.defeatOf(g, losers[0]!)!);
  },
};

/** The circles of this kind on which several cards lie that count. */
const crowdedCircles = (g: VgGame, kind: string): Crowded[] =>
  sharedPlaces(g)
    .filter((circle) => g.rules.isCircleOfKind(g, circle, kind))
    .map((circle) => ({ player: circle.side, cards: g.rules.cardsThatCount(g, circle) }))
    .filter(({ cards }) => cards.length > 1);

/** Places with several cards: there is seldom any, and every check timing asks. */
const sharedPlaces = whileUnchanged((g: VgGame): readonly CardState[] => {
  const seen: string[] = [];
  const shared: string[] = [];
  for (const player of PLAYERS) {
    for (const id of g.zone(player, 'field')) {
      const { place } = g.card(id);
      if (place !== undefined) (seen.includes(place) ? shared : seen).push(place);
    }
  }
  return shared.length === 0 ? NO_PLACES : placesOf(g).filter(({ id }) => shared.includes(id));
}, changesInPlay);

const NO_PLACES: readonly CardState[] = [];

/** 13.3.1 */
const leaderlessMates: RuleRow<VgGame> = {
  clauses: ['13.3.1'],
  kind: 'confirmative',
  due: (g) => g.rules.leaderlessMates(g).map((card) => ({ player: card.side, card })),
  *decide(g, { card }) {
    return [intoSoul(card!)];
  },
};

/** 13.3.2 */
const overloadedLegions: RuleRow<VgGame, Crowded> = {
  clauses: ['13.3.2'],
  kind: 'confirmative',
  due: (g) => vanguardCirclesWhere(g, (units) => g.rules.isLegionWithOthers(g, units)),
  *decide(g, { player, cards }) {
    const kept = yield* g.rules.unitBesideLegion(g, player, cards);
    return cards.filter((card) => card !== kept).map(intoSoul);
  },
};

/** 13.3.4 */
const overloadedMates: RuleRow<VgGame, Crowded> = {
  clauses: ['13.3.4'],
  kind: 'confirmative',
  due: (g) => vanguardCirclesWhere(g, (units) => g.rules.legionMatesAmong(g, units).length > 1),
  *decide(g, { player, cards }) {
    const mates = g.rules.legionMatesAmong(g, cards);
    const kept = yield* g.rules.lastPlaced(g, player, mates, '13.3.4.1');
    return mates.filter((card) => card !== kept).map(intoSoul);
  },
};

/** The vanguard circles whose units are of such a kind. */
const vanguardCirclesWhere = (g: VgGame, are: (units: readonly CardState[]) => boolean): Crowded[] =>
  sharedPlaces(g)
    .filter((circle) => g.rules.isCircleOfKind(g, circle, 'vanguard'))
    .map((circle) => ({
      player: circle.side,
      cards: cardsAt(g, circle, 'field').filter((card) => g.rules.isUnit(g, card)),
    }))
    .filter(({ cards }) => are(cards));

const intoSoul = (card: CardState) => ({ card, to: { zone: 'soul', player: card.owner }, events: 'putIntoSoul' });

/** 13.3.3: where nothing of 13.3.1 and 13.3.2 is due. */
const overloadedVanguards: RuleRow<VgGame, Crowded> = {
  clauses: ['13.3.3'],
  kind: 'confirmative',
  due: (g) =>
    vanguardCirclesWhere(g, (units) => g.rules.isOverloaded(g, units)).map(({ player, cards }) => ({
      player,
      cards: cards.filter((card) => !g.rules.isInLegion(g, card)),
    })),
  *decide(g, { player, cards }) {
    const kept = yield* g.rules.lastPlaced(g, player, cards);
    return cards.filter((card) => card !== kept).map(intoSoul);
  },
};

/** 13.3.5 */
const overloadedRearGuards: RuleRow<VgGame, Crowded> = {
  clauses: ['13.3.5', '13.3.5.1', '11.5.1.2'],
  kind: 'confirmative',
  due: (g) => crowdedCircles(g, 'rearGuard'),
  *decide(g, { player, cards }) {
    const kept = yield* g.rules.lastPlaced(g, player, cards, '13.3.5.1');
    return cards.filter((card) => card !== kept).map((card) => g.rules.leavingCrowd(g, card));
  },
};

/** 13.4.1 */
const illegalGuardians: RuleRow<VgGame> = {
  clauses: ['13.4.1'],
  kind: 'confirmative',
  due: (g) => g.rules.guardiansOfNobody(g).map((card) => ({ player: card.side, card })),
  *decide(g, { card }) {
    return [g.rules.retiring(g, card!)];
  },
};

/** 13.5.1 */
const noVanguard: RuleRow<VgGame> = {
  clauses: ['13.5.1'],
  kind: 'confirmative',
  due: (g) => g.rules.playersToRide(g).map((player) => ({ player })),
  *then(g, due) {
    for (const { player } of due) yield* g.rules.rideFromSoul(g, player);
  },
};

/** 13.6.1, 13.6.1.1: for one player at a time, the turn player first, while no card is in a trigger zone. */
const damageApplication: RuleRow<VgGame> = {
  clauses: ['13.6.1', '13.6.1.1', '13.6.2', '13.6.3', '13.6.4'],
  kind: 'confirmative',
  due: (g) =>
    g.rules
      .playersToDamage(g)
      .slice(0, 1)
      .map((player) => ({ player })),
  *decide(g, { player }) {
    g.rules.applyOneDamage(g, player);
    const card = g.rules.cardToCheck(g, player);
    if (!card) return [];
    setFact(g, 'checking', { ...g.state.facts.checking, damage: card.id });
    return [{ card, to: { zone: 'trigger', place: 'top' }, events: g.rules.eventsOfCheck(g, card, 'damageChecked') }];
  },
  *then(g, due) {
    const checked = g.state.facts.checking.damage;
    if (checked !== null) yield* g.rules.damageCheck(g, due[0]!.player, g.card(checked));
  },
};

/** 13.10.1 */
const illegalTrigger: RuleRow<VgGame> = {
  clauses: ['13.10.1'],
  kind: 'confirmative',
  due: (g) =>
    cardsOfBoth(g, 'trigger')
      .filter((card) => !g.rules.isBeingChecked(g, card))
      .map((card) => ({ player: card.side, card })),
  *decide(_g, { card }) {
    return [{ card: card!, to: { zone: 'drop', player: card!.owner } }];
  },
};

/** 13.11.1, 13.11.2: whatever lies in the order area, as there is no check timing while an order is played. */
const illegalInOrderArea: RuleRow<VgGame> = {
  clauses: ['13.11.1', '13.11.2'],
  kind: 'confirmative',
  due: (g) => g.rules.leftInOrderArea(g).map((card) => ({ player: card.side, card })),
  *decide(_g, { card }) {
    return [{ card: card!, to: { zone: 'drop', player: card!.owner } }];
  },
};

/** 13.11.3 */
const illegalOrder: RuleRow<VgGame> = {
  clauses: ['13.11.3'],
  kind: 'confirmative',
  due: (g) =>
    ordersOnField(g)
      .filter((card) => card.face === 'up' && !g.rules.mayLieOnCircle(g, card))
      .map((card) => ({ player: card.side, card })),
  *decide(_g, { card }) {
    return [{ card: card!, to: { zone: 'drop', player: card!.owner } }];
  },
};

/** 13.7.1: when nothing else is due and nothing waits. */
const damageResolution: RuleRow<VgGame> = {
  clauses: ['4.13.1.2', '13.7.1', '13.7.2'],
  kind: 'whenQuiet',
  due: (g) =>
    g.state.facts.checking.damage === null || g.rules.gaugeOfNoUnit(g).length > 0
      ? []
      : [{ player: g.state.turnPlayer }],
  *decide(g) {
    const card = g.card(g.state.facts.checking.damage!);
    setFact(g, 'checking', { ...g.state.facts.checking, damage: null });
    return card.zone === 'trigger' ? [{ card, to: { zone: 'damage', player: card.side } }] : [];
  },
};

type NameOfRow =
  | (
      | 'losing'
      | 'leaderlessMates'
      | 'overloadedLegions'
      | 'overloadedVanguards'
      | 'overloadedMates'
      | 'overloadedRearGuards'
      | 'illegalGuardians'
      | 'noVanguard'
      | 'damageApplication'
    )
  | ('illegalTrigger' | 'illegalInOrderArea' | 'illegalOrder' | 'damageResolution');

const guardiansOfBoth = whileUnchanged(
  (g: VgGame): readonly CardState[] =>
    playersInTurnOrder(g).flatMap((player) => g.rules.unitsOn(g, player, 'guardian')),
  changesInPlay,
);

const isAnyDamage = (g: VgGame): boolean => g.rules.vanguardDamage(g, 'A') > 0 || g.rules.vanguardDamage(g, 'B') > 0;

/** What each row is about is there seldom, or for a short time. */
const changesOfCrowds = onlyWhile((g: VgGame) => sharedPlaces(g).length > 0, changesOfPlayAndFacts);
const changesOfMates = onlyWhile((g: VgGame) => g.state.facts.leaderless.length > 0, changesOfPlayAndFacts);
const changesOfGuardians = onlyWhile((g: VgGame) => guardiansOfBoth(g).length > 0, changesOfPlayAndFacts);
const changesOfDamage = onlyWhile((g: VgGame) => g.state.facts.checking.damage !== null, changesOfFacts);
const changesWhileIn = (zone: string) => onlyWhile((g: VgGame) => isAnyIn(g, zone), changesOfFacts);

/**
 * In the order of their clauses, which is the order in which they are looked at: `sections.ts` lists them. Whether
 * guardians and checked cards may stay follows from the battle, too.
 */
export const rowsOfRules: Readonly<Record<NameOfRow, RuleRow<never>>> = {
  losing: untilChanged(losing, majorChanges),
  leaderlessMates: untilChanged(leaderlessMates, changesOfMates),
  overloadedLegions: untilChanged(overloadedLegions, changesOfCrowds),
  overloadedVanguards: untilChanged(overloadedVanguards, changesOfCrowds),
  overloadedMates: untilChanged(overloadedMates, changesOfCrowds),
  overloadedRearGuards: untilChanged(overloadedRearGuards, changesOfCrowds),
  illegalGuardians: untilChanged(illegalGuardians, changesOfGuardians),
  noVanguard: untilChanged(noVanguard, onlyWhile(anyWithoutVanguard, majorChanges)),
  damageApplication: untilChanged(damageApplication, onlyWhile(isAnyDamage, majorChanges)),
  illegalTrigger: untilChanged(illegalTrigger, changesWhileIn('trigger')),
  illegalInOrderArea: untilChanged(illegalInOrderArea, changesWhileIn('orderArea')),
  illegalOrder: untilChanged(illegalOrder, onlyWhile(anyOrderOnField, changesInPlay)),
  damageResolution: untilChanged(damageResolution, changesOfDamage),
};

const placedLast = (cards: readonly CardState[]): CardState[] => {
  const last = Math.max(...cards.map(({ placed }) => placed));
  return cards.filter(({ placed }) => placed === last);
};

/** What the outline of the game says of the same losses. */
const OUTLINED: Readonly<Record<string, readonly string[]>> = {
  '13.2.2': ['1.2.2.1'],
  '13.2.3': ['1.2.2.2'],
  '13.2.4': ['1.2.2.3'],
};

const anyRowIsDue = whileUnchanged((g: VgGame): boolean => anyRuleIsDueByChanges(g), changesOfFacts);

export const ruleActions = {
  /** Every row reads the state alone: none is looked at again before it changes. */
  anyRuleIsDue: (g: VgGame): boolean => anyRowIsDue(g),

  /** 13.2.2, 13.2.3, 13.2.4, 13.5.1.1 */
  defeatOf(g: VgGame, player: PlayerId): string | null {
    const count = (zone: string) => g.zone(player, zone).length;
    if (count('damage') >= 6) return g.rules.lostBy(g, ['4.11.4', '13.2.2'], 'six cards in the damage zone');
    if (count('deck') === 0) return g.rules.lostBy(g, ['13.2.3'], 'no cards in the deck');
    if (g.rules.unitsOnVanguardCircles(g, player).length > 0) return null;
    if (g.rules.heartsAvertDefeat(g, player)) {
      g.cite('13.2.4', '13.5.1.1');
      return null;
    }
    if (count('soul') === 0) return g.rules.lostBy(g, ['13.2.4'], 'no vanguard and no soul');
    if (g.rules.ridableSoul(g, player).length > 0) return null;
    return g.rules.lostBy(g, ['13.5.1.1'], 'no vanguard and nothing to ride');
  },

  /** 13.5.1.2: a heart on a vanguard circle, which is to become the vanguard. */
  hasHearts: (g: VgGame, player: PlayerId): boolean =>
    cardsIn(g, player, 'field').some((card) => hasStatus(card, 'heart')),

  heartsAvertDefeat: (g: VgGame, player: PlayerId): boolean => g.rules.hasHearts(g, player),

  lostBy(g: VgGame, clauses: readonly string[], reason: string): string {
    g.cite(...clauses, ...clauses.flatMap((clause) => OUTLINED[clause] ?? []));
    return reason;
  },

  /** The cards of a rear-guard circle that count for 13.3.5: units and music, no hearts and nothing that a unit wears. */
  cardsThatCount(g: VgGame, circle: CardState): CardState[] {
    const cards = cardsAt(g, circle, 'field');
    if (cards.some((card) => isWorn(card))) g.consult('13.3.5');
    return cards.filter((card) => g.rules.isUnit(g, card) || isMusic(card));
  },

  /** 13.3.5; only a unit has been retired by that (7.18.2). */
  leavingCrowd: (g: VgGame, card: CardState): Move =>
    isMusic(card) ? { card, to: { zone: 'drop', player: g.rules.ownerOf(g, card) } } : g.rules.retiring(g, card),

  isInLegion: (g: VgGame, card: CardState): boolean =>
    g.state.links.length > 0 && linksWith(g, card).some(({ kind }) => kind === 'legion'),

  /** The card that was placed last; of several their master chooses, by this clause. */
  *lastPlaced(g: VgGame, player: PlayerId, cards: readonly CardState[], clause?: string): Procedure<CardState> {
    const from = placedLast(cards);
    if (clause && from.length > 1) g.cite(clause);
    const [kept] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1, ...(clause && { clause }) });
    return kept!;
  },

  leaderlessMates: (g: VgGame): CardState[] =>
    g.state.facts.leaderless
      .map(({ id }) => g.card(id))
      .filter((card) => g.rules.isLeaderless(g, card) && g.rules.isVanguard(g, card)),

  isLeaderless: (g: VgGame, card: CardState): boolean =>
    isAmong(g.state.facts.leaderless, card) && !g.rules.isInLegion(g, card),

  /** 13.3.2: a legion, and a unit that is none of it. */
  isLegionWithOthers: (g: VgGame, units: readonly CardState[]): boolean =>
    units.some((card) => g.rules.isInLegion(g, card)) && units.some((card) => !g.rules.isInLegion(g, card)),

  /** 13.3.3: several units besides a legion, where nothing is due by 13.3.1 and 13.3.2. */
  isOverloaded: (g: VgGame, units: readonly CardState[]): boolean =>
    units.filter((card) => !g.rules.isInLegion(g, card)).length > 1 &&
    !g.rules.isLegionWithOthers(g, units) &&
    !units.some((card) => g.rules.isLeaderless(g, card)),

  legionMatesAmong: (g: VgGame, units: readonly CardState[]): CardState[] =>
    units.filter((card) => g.rules.isLegionMate(g, card)),

  /** 13.3.2, 13.3.2.1: the one that was placed last; of several that are in no legion their master chooses. */
  *unitBesideLegion(g: VgGame, player: PlayerId, units: readonly CardState[]): Procedure<CardState> {
    const others = placedLast(units).filter((card) => !g.rules.isInLegion(g, card));
    if (others.length < 2) return yield* g.rules.lastPlaced(g, player, units);
    g.cite('13.3.2.1');
    const from = g.rules.unitsThatMayStay(g, units, others);
    const [kept] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1, clause: '13.3.2.1' });
    return kept!;
  },

  /** 13.3.2.1: those that were placed last. */
  unitsThatMayStay: (
    _g: VgGame,
    _units: readonly CardState[],
    placedLast: readonly CardState[],
  ): readonly CardState[] => placedLast,

  /** 13.4.1: without a unit that is attacked, and guardians on the side of the attacker. */
  guardiansOfNobody(g: VgGame): readonly CardState[] {
    const guardians = guardiansOfBoth(g);
    if (guardians.length === 0) return guardians;
    const fought = g.state.battle;
    const isAttack = fought !== null && g.rules.targetsLeft(g, fought).length > 0;
    const attackers = fought ? g.rules.attackersLeft(g, fought) : [];
    return guardians.filter(
      (card) => !isAttack || attackers.some((one) => g.rules.masterOf(g, one) === g.rules.masterOf(g, card)),
    );
  },

  playersToRide: (g: VgGame): PlayerId[] =>
    playersWithoutVanguard(g).filter(
      (player) => !g.rules.hasHearts(g, player) && g.rules.ridableSoul(g, player).length > 0,
    ),

  ridableSoul: (g: VgGame, player: PlayerId): CardState[] =>
    cardsIn(g, player, 'soul').filter((card) => g.rules.canBeRidden(g, card)),

  /** 13.5.1: a superior ride. */
  *rideFromSoul(g: VgGame, player: PlayerId): Procedure {
    const from = g.rules.ridableSoul(g, player);
    const [card] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1, clause: '13.5.1' });
    if (card) yield* g.rules.rideCard(g, player, card, vanguardCircle(player), { kind: 'rule', player });
  },

  /** 13.6.2 */
  applyOneDamage(g: VgGame, player: PlayerId): void {
    setPlayerCounter(g, player, 'vanguardDamage', g.rules.vanguardDamage(g, player) - 1);
  },

  /** 13.6.3 */
  cardToCheck: (g: VgGame, player: PlayerId): CardState | undefined => g.top(player, 'deck'),

  /** 13.10.1: several are, where an effect brings about a drive check in the middle of a check. */
  isBeingChecked(g: VgGame, { id }: CardState): boolean {
    const { drives, damage } = g.state.facts.checking;
    return drives.includes(id) || id === damage;
  },

  leftInOrderArea: (g: VgGame): CardState[] => cardsOfBoth(g, 'orderArea'),

  /** 13.6.1 */
  playersToDamage(g: VgGame): PlayerId[] {
    const players = playersInTurnOrder(g);
    if (players.some((player) => g.zone(player, 'trigger').length > 0)) return [];
    return players.filter((player) => g.rules.vanguardDamage(g, player) > 0);
  },

  /** 13.6.4 */
  *damageCheck(g: VgGame, player: PlayerId, card: CardState): Procedure {
    if (card.zone !== 'trigger') return;
    g.cite('13.6.4');
    yield* g.rules.performIcon(g, player, card);
  },
} satisfies Section<'anyRuleIsDue' | 'defeatOf'>;
