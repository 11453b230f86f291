/** 9.9. The main phase: what the turn player may do in its play timing. */
import { isProtect } from './15-pseudo-cards';
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { acted, isListed, toAct } from '../kernel/questions';
import { cardsAt } from '../kernel/objects/places';
import { once } from '../kernel/remember';
import { allOf, cannotAct, notInHand } from '../kernel/reasons';
import type { CardState, Procedure, Refusal } from '../kernel/state';
import { changesOfPlaces, whileUnchanged } from '../kernel/while-unchanged';
import { cardsIn, gradeOf, isOrder, isWorn, type VgGame } from './game';
import type { Section } from './packs';

/** An action of a play timing: what is possible, why something is not, and what it does. */
export interface PlayRow {
  /** The clause by which the action is possible. */
  readonly clause: string;
  /** All that the player may do. */
  candidates(g: VgGame, player: PlayerId): readonly Action[];
  /** true: it may list more than is legal, so each listed action is asked about. */
  readonly listsMore?: true;
  /** Why the player may not. A row that lists all that is legal needs none. `listed`: its candidates. */
  refusal?(g: VgGame, player: PlayerId, action: Action, listed: () => readonly Action[]): Refusal | null;
  execute(g: VgGame, player: PlayerId, action: Action): Procedure;
}

export type PlayRows = Readonly<Record<string, PlayRow>>;

/** 9.9.2.1 */
const call: PlayRow = {
  clause: '9.9.2.1',
  candidates: (g, player) => g.rules.callsInMainPhase(g, player),
  refusal: (g, player, action, listed) =>
    isListed(listed(), action) ? null : g.rules.reasonAgainstCall(g, player, action),
  execute(g, player, { assign = [] }) {
    g.cite('9.9.2.1.1');
    if (assign.some(({ card }) => g.rules.hasVoelundr(g, g.card(card)))) g.cite('17.9.3.1.1', '17.9.5');
    return g.rules.callCards(
      g,
      player,
      assign.map(({ card, to }) => ({ card: g.card(card), to })),
    );
  },
};

/** 9.9.2.2 */
const exchange: PlayRow = {
  clause: '9.9.2.2',
  candidates: (g, player) => g.rules.exchanges(g, player),
  refusal: (g, player, action, listed) =>
    isListed(listed(), action) ? null : g.rules.reasonAgainstExchange(g, player, action),
  execute: (g, player, { place }) => g.rules.exchangeColumn(g, player, place!),
};

/** Rows by the type of the action; other sections add theirs in `sections.ts`. */
export const mainPhaseRows: PlayRows = { call, exchange };

export const mainPhase = {
  *mainPhase(g: VgGame): Procedure {
    const player = g.state.turnPlayer;
    yield* g.rules.beginPhase(g, 'main');
    g.cite('9.9.2');
    yield* g.rules.playTiming(g, player, { kind: 'main', rows: g.rules.mainPhaseRows, pass: '9.9.2.6' });
  },

  /** 9.9.2.1, 9.9.2.1.2: a unit of the hand, whose grade is not above that of a vanguard. */
  callsInMainPhase(g: VgGame, player: PlayerId): Action[] {
    const highest = g.rules.highestGrade(g, player);
    if (highest < 0) {
      g.cite('9.9.2.1.2');
      return [];
    }
    const circles = g.rules.circlesOfKind(g, player, 'rearGuard');
    return cardsIn(g, player, 'hand')
      .filter((card) => g.rules.isCallable(g, card) && !g.rules.isKeptFromCall(g, card))
      .flatMap((card) =>
        eachTo('call', [card], g.rules.circlesForNormalCall(g, card, circles, gradeOf(g, card) <= highest)),
      );
  },

  /** Why an action calls nothing: what is wrong first with the card, then with the circle. */
  reasonAgainstCall(g: VgGame, player: PlayerId, { assign = [] }: Action): Refusal {
    const [called, second] = assign;
    if (!called || second) return { clause: '9.9.2.1', reason: 'exactly one unit must be called at a time' };
    const card = cardsIn(g, player, 'hand').find(({ id }) => id === called.card);
    if (!card) return { clause: '9.9.2.1', reason: notInHand(player, called.card) };
    if (!g.rules.isCallable(g, card))
      return {
        clause: '9.9.2.1',
        further: isProtect(card) ? ['15.3.5'] : [],
        reason: isOrder(card) ? `"${called.card}" is an order and cannot be called` : `"${called.card}" is not a unit`,
      };
    const [grade, highest] = [gradeOf(g, card), g.rules.highestGrade(g, player)];
    if (grade > highest)
      return highest < 0
        ? { clause: '9.9.2.1.2', reason: `player ${player} has no vanguard` }
        : { clause: '9.9.2.1', reason: `"${called.card}" has grade ${grade}, and the vanguard only grade ${highest}` };
    if (!isRearGuardCircle(g, player, called.to)) return noRearGuardCircle(player, called.to, '9.9.2.1');
    return g.rules.isOpenToCall(g, card, g.card(called.to))
      ? { clause: '9.9.2.1', reason: `an effect forbids calling "${called.card}" to "${called.to}"` }
      : {
          clause: '17.3.1.1',
          reason: `"${called.to}" is an Astral Plane, and "${called.card}" is not an Astral Deity`,
        };
  },

  reasonAgainstExchange(g: VgGame, player: PlayerId, { place = '' }: Action): Refusal {
    return isRearGuardCircle(g, player, place)
      ? { clause: '9.9.2.2', reason: `the column of "${place}" does not have two rear-guard circles` }
      : noRearGuardCircle(player, place, '9.9.2.2');
  },

  /** The highest grade among the vanguards that a player can refer to; -1: there is none (9.9.2.1.2). */
  highestGrade: (g: VgGame, player: PlayerId): number =>
    Math.max(-1, ...g.rules.vanguardsOf(g, player).map((card) => gradeOf(g, card))),

  /** Either circle of the column names it. */
  exchanges: (g: VgGame, player: PlayerId): readonly Action[] => EXCHANGES_OF[player](g),

  /** The two rear-guard circles of the column; empty: there are no two of them. */
  columnToExchange(g: VgGame, place: string): readonly string[] {
    const { side, layout } = g.card(place);
    const found = g.rules
      .circlesOfKind(g, side, 'rearGuard')
      .filter((circle) => circle.layout!.column === layout!.column);
    return found.length === 2 ? found.map(({ id }) => id) : [];
  },

  /** 9.9.2.2.1 to 9.9.2.2.3, by the number of cards */
  *exchangeColumn(g: VgGame, _player: PlayerId, place: string): Procedure {
    const [one, other] = g.rules.columnToExchange(g, place) as [string, string];
    const moved = [
      ...unitsAt(g, one).map((card) => ({ card, to: other })),
      ...unitsAt(g, other).map((card) => ({ card, to: one })),
    ];
    g.cite(['9.9.2.2.3', '9.9.2.2.2'][moved.length] ?? '9.9.2.2.1');
    yield* g.rules.moveUnits(g, moved);
  },

  /** One action of a play timing. @returns false: the player does nothing */
  *playOnce(g: VgGame, player: PlayerId, { kind, rows, pass, automaticPass }: PlayTiming): Procedure<boolean> {
    const listed = listOnce(g, player, rows);
    if (automaticPass !== undefined && isEmpty(listed())) {
      g.cite(automaticPass);
      return false;
    }
    const refusal = (action: Action) => playRefusal(g, player, rows, listed, action);
    const action = acted(
      yield toAct(g, {
        player,
        kind,
        about: { moment: kind },
        refusal,
        candidates: () => legalOf(g, player, rows, listed()),
        areLegal: true,
      }),
    );
    const row = action && rows[action.type]!;
    g.cite(row ? row.clause : pass);
    if (action) yield* row!.execute(g, player, action);
    return action !== undefined;
  },
} satisfies Section<'mainPhase'>;

/** Actions of this type by each of the cards, to each circle or unit. */
export function eachTo(type: string, cards: readonly CardState[], targets: readonly CardState[]): Action[] {
  const actions: Action[] = [];
  for (const card of cards) for (const to of targets) actions.push({ type, assign: [{ card: card.id, to: to.id }] });
  return actions;
}

/** Until circles change. */
const exchangesFoundOf = (player: PlayerId) =>
  whileUnchanged(
    (g: VgGame): readonly Action[] =>
      g.rules
        .circlesOfKind(g, player, 'rearGuard')
        .filter((circle) => g.rules.columnToExchange(g, circle.id).length === 2)
        .map(({ id }) => ({ type: 'exchange', place: id })),
    changesOfPlaces,
  );

const EXCHANGES_OF = { A: exchangesFoundOf('A'), B: exchangesFoundOf('B') };

const isRearGuardCircle = (g: VgGame, player: PlayerId, place: string): boolean =>
  g.rules.circlesOfKind(g, player, 'rearGuard').some(({ id }) => id === place);

const noRearGuardCircle = (player: PlayerId, place: string, clause: string): Refusal => ({
  clause,
  reason: `"${place}" is not a rear-guard circle of player ${player} now`,
});

/** What a unit wears goes with it (6.7.5). */
const unitsAt = (g: VgGame, circle: string): CardState[] =>
  cardsAt(g, g.card(circle), 'field').filter((card) => !isWorn(card));

/** What each row lists, by the type of the action. */
type Listed = ReadonlyMap<string, readonly Action[]>;

/** What each row lists, worked out when somebody first asks, whoever that is: nothing changes while the question is open. */
const listOnce = (g: VgGame, player: PlayerId, rows: PlayRows): (() => Listed) =>
  once(() => {
    const listed = new Map<string, readonly Action[]>();
    for (const type in rows)
      listed.set(
        type,
        g.withoutCiting(() => rows[type]!.candidates(g, player)),
      );
    return listed;
  });

function isEmpty(listed: Listed): boolean {
  for (const actions of listed.values()) if (actions.length > 0) return false;
  return true;
}

function legalOf(g: VgGame, player: PlayerId, rows: PlayRows, listed: Listed): Action[] {
  const legal: Action[] = [];
  for (const [type, actions] of listed) {
    const { listsMore, refusal } = rows[type]!;
    legal.push(...(listsMore ? actions.filter((one) => refusal!(g, player, one, () => actions) === null) : actions));
  }
  return legal;
}

/** An action is refused that its row does not list, with the clause of the row. */
function playRefusal(
  g: VgGame,
  player: PlayerId,
  rows: PlayRows,
  listed: () => Listed,
  action: Action,
): Refusal | null {
  const row = rows[action.type];
  if (!row) return { clause: '9.9.2', reason: cannotAct(player, action.type) };
  const candidates = () => listed().get(action.type)!;
  if (row.refusal) return row.refusal(g, player, action, candidates);
  if (isListed(candidates(), action)) return null;
  return notPossible(action, row.clause);
}

/** The refusal of an action of which nothing more is known than what it names. */
export function notPossible({ type, card, cards = [], target, place, assign = [] }: Action, clause: string): Refusal {
  const [verb = 'act', preposition = 'with'] = MOVES[type] ?? [];
  const acting = [card, ...assign.map((one) => one.card)].filter(isNamed);
  const others = [...cards, target, place, ...assign.map(({ to }) => to)].filter(isNamed);
  const what = others.length > 0 ? ` ${preposition} ${allOf([...new Set(others)])}` : '';
  return { clause, reason: `${acting.length > 0 ? allOf(acting) : 'an unnamed card'} cannot ${verb}${what} now` };
}

const isNamed = (id: string | undefined): id is string => id !== undefined && id !== '';

/** What a card cannot do, and how what else the action names belongs to it. */
const MOVES: Readonly<Record<string, readonly [string, string?]>> = {
  call: ['be called', 'to guard'],
  intercept: ['intercept', 'to guard'],
  gGuardian: ['be called as a G guardian', 'to guard'],
  order: ['be played as an order'],
  overDress: ['be played by overDress', 'onto'],
  xoverDress: ['be played by XoverDress'],
};

/** A play timing (11.6.2): the kind of its question, what may be done, and the clause of doing nothing. */
export interface PlayTiming {
  readonly kind: string;
  readonly rows: PlayRows;
  readonly pass: string;
  /** The clause by which a player who can do nothing passes without being asked. Omitted: the player is asked. */
  readonly automaticPass?: string;
  /** The clause by which the player may act again after an action. */
  readonly again?: string;
}
