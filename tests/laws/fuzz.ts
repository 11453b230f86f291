/** States the law that every listed action is accepted, and that every other is refused and changes nothing. */
import { opponentOf } from '../../oracle/kernel/state';
import { PLAYERS } from '../../schemas/common';
import { wholeDeck, type PlacedCard, type Action, type StartParams } from '../../schemas/protocol';
import { pick, type Random } from './law-game';
import { MOST_LISTED, MOST_NUMBERS, playOut, replay, startOf, type Listed, type Play } from './play';
import { demand, type Law } from './subject';

/**
 * Remembers actions that were legal at some time in a game: later many of them are not, e.g. because a card rests or is
 * used up.
 */
export class Attempts {
  private readonly known = new Map<string, Action>();
  private readonly handles: readonly string[];

  constructor({ decks }: StartParams) {
    this.handles = PLAYERS.flatMap((player) => wholeDeck<PlacedCard>(decks![player]).map(({ id }) => id));
  }

  add(listed: readonly Listed[]): void {
    for (const { action } of listed) this.known.set(JSON.stringify(action), action);
  }

  /** Returns an action that is not legal now, if it finds one. */
  illegal(listed: readonly Listed[], random: Random): Listed | undefined {
    const base =
      random() < 0.5
        ? pick(random, listed)
        : { player: pick(random, PLAYERS), action: pick(random, [...this.known.values()]) };
    const attempt =
      random() < 0.15
        ? { ...base, player: opponentOf(base.player) }
        : { ...base, action: this.changed(base.action, random) };
    return isUnlisted(listed, attempt) && !isNo(attempt.action) ? attempt : undefined;
  }

  /** Changes one member of the action, or none. */
  private changed(action: Action, random: Random): Action {
    const members = membersOf(action);
    if (members.length === 0 || random() < 0.2) return this.ofAnotherType(action, random);
    if (random() < 0.2) return action;
    const name = pick(random, members);
    return { ...action, [name]: this.otherValue(action[name], random) };
  }

  /** Takes a known action and gives it the members of this one where they have the same name. */
  private ofAnotherType(action: Action, random: Random): Action {
    const example = pick(random, [...this.known.values()]);
    return Object.assign(
      { ...example },
      ...membersOf(example).map((name) => name in action && { [name]: action[name] }),
    );
  }

  private otherValue(value: Action[keyof Action], random: Random): unknown {
    if (Array.isArray(value)) return this.otherCards(value as string[], random);
    if (typeof value === 'number') return random() < 0.5 ? value + 1 : Math.max(0, value - 1);
    if (typeof value === 'boolean') return pick(random, [0, 'true', !value]);
    return random() < 0.1 ? undefined : this.anyHandle(random);
  }

  private otherCards(cards: readonly string[], random: Random): string[] {
    const at = Math.floor(random() * cards.length);
    switch (Math.floor(random() * 4)) {
      case 0:
        return cards.filter((_, index) => index !== at);
      case 1:
        return [...cards, this.anyHandle(random)];
      case 2:
        return [...cards, cards[at]!];
      default:
        return cards.map((card, index) => (index === at ? this.anyHandle(random) : card));
    }
  }

  private anyHandle(random: Random): string {
    return random() < 0.1 ? 'nobody' : pick(random, this.handles);
  }
}

/** The members that are changed. Of the ways to pay with counters only one is listed, so `moves` stays as it is. */
const membersOf = (action: Action) =>
  Object.keys(action).filter((name) => name !== 'type' && name !== 'moves') as (keyof Action)[];

function isUnlisted(listed: readonly Listed[], { player, action }: Listed): boolean {
  if (action.type === 'choose' && listed.length >= MOST_LISTED) return false;
  if (isBeyondList(listed, action) || mayNameGained(listed, action)) return false;
  const expected = meaning(action);
  return !listed.some((legal) => {
    // Without a number, an action uses the first ability of the card.
    const open = action.ability === undefined ? { ...legal.action, ability: undefined } : legal.action;
    return legal.player === player && meaning(open) === expected;
  });
}

/** Says whether a number is legal but not listed: if there are many, only the first are listed. */
const isBeyondList = (listed: readonly Listed[], { type, value }: Action): boolean =>
  type === 'answer' &&
  typeof value === 'number' &&
  listed.length >= MOST_NUMBERS &&
  listed.every(({ action }) => typeof action.value === 'number' && action.value < value);

/** Says whether a number may be another name of a listed ability that the card has gained (protocol.md, `ability`). */
const mayNameGained = (listed: readonly Listed[], { card, ability }: Action): boolean =>
  typeof ability === 'number' &&
  listed.some(({ action }) => action.card === card && typeof action.ability === 'string');

/**
 * Reduces an action to what decides its legality. The order of cards only decides in which order things happen to them,
 * and choosing none is a pass.
 */
function meaning({ type, cards, attackers, ...rest }: Action): string {
  if (type === 'choose' && cards?.length === 0) return meaning({ type: 'pass' });
  const sorted = [cards, attackers].map((list) => list?.toSorted());
  return JSON.stringify([type, sorted, rest.card, rest.target, rest.ability, rest.value]);
}

const ATTEMPTS = 40;
const FORKED = 4;

/**
 * Tries actions at some decisions of a game and after its end: each listed action is accepted in a fork, and others are
 * refused without a trace.
 */
export const onlyLegalActionsCount: Law = (subject, seed) => {
  const attempts = new Attempts(startOf(subject, seed));
  const play = playOut(subject, seed, (game, listed, random) => {
    attempts.add(listed);
    if (random() < 0.04) tryIllegal(game, listed, attempts, random);
    if (random() < 0.01) for (const legal of sample(listed, random)) tryFork(game, legal);
  });
  refuse(play, [
    { player: 'A', action: { type: 'pass' } },
    { player: 'B', action: { type: 'concede' } },
  ]);
  const undisturbed = replay(subject.host(), play);
  demand(
    undisturbed.standing() === play.standing(),
    play.where,
    () => 'the game would be another one without the refused actions',
  );
  const [events, retold] = [play, undisturbed].map(({ events }) => JSON.stringify(events));
  demand(events === retold, play.where, () => 'the events would be others without the refused actions');
};

/** Says whether the answer means the same as a pass. */
const isNo = ({ type, value }: Action): boolean => type === 'answer' && value === false;

function sample(listed: readonly Listed[], random: Random): readonly Listed[] {
  return listed.length <= FORKED ? listed : Array.from({ length: FORKED }, () => pick(random, listed));
}

function tryFork(play: Play, { player, action }: Listed): void {
  const fork = replay(play.host, play);
  const { status, reason } = fork.act(player, action);
  demand(status === 'accepted', play.where, () => `${JSON.stringify(action)} is listed, but refused: ${reason}`);
  play.host.request('game/end', { gameId: fork.gameId });
}

function tryIllegal(play: Play, listed: readonly Listed[], attempts: Attempts, random: Random): void {
  const illegal = Array.from({ length: ATTEMPTS }, () => attempts.illegal(listed, random)).filter(
    (attempt) => attempt !== undefined,
  );
  const byOther = listed.slice(0, ATTEMPTS).map(({ player, action }) => ({ player: opponentOf(player), action }));
  refuse(play, [...illegal, ...byOther]);
}

function refuse(play: Play, attempts: readonly Listed[]): void {
  const before = play.standing();
  for (const { player, action } of attempts) {
    const what = () => `${JSON.stringify(action)} by ${player}`;
    const { status, decision } = play.act(player, action);
    demand(status === 'rejected', play.where, () => `${what()} is not listed, but accepted`);
    demand(
      JSON.stringify(decision) === JSON.stringify(play.decision),
      play.where,
      () => `${what()} was refused and changed the decision`,
    );
  }
  const after = play.standing();
  demand(before === after, play.where, () => `refused actions changed the game: ${difference(before, after)}`);
}

/** Shows where two texts begin to differ. */
function difference(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `"…${one.slice(from, at + 60)}…" became "…${two.slice(from, at + 60)}…"`;
}
