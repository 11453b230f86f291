/** Finds what changed between two moments of a game, and puts a moment into words. */
import isDeepEqual from 'fast-deep-equal';
import { PLAYERS, type PlayerId } from '../schemas/common';
import { targetsOf, type CardLink, type Observation, type SeenCard, type SeenPlayer } from '../schemas/protocol';
import { nameOf } from './board-shapes';
import { spelledOut } from './text';

export interface Changes {
  /** handles of the cards that moved or look different */
  cards: ReadonlySet<string>;
  /** one sentence for each change, without a full stop */
  words: string[];
}

/** Compares a frame with the one before it; the first frame has no changes. */
export function changesBetween(before: Observation | undefined, after: Observation): Changes {
  if (!before) return { cards: new Set(), words: [] };
  const cards = cardChanges(before, after);
  return {
    cards: new Set(cards.map(({ id }) => id)),
    words: [...frameChanges(before, after), ...cards.map(({ words }) => words)],
  };
}

interface Place {
  where: string;
  card: SeenCard;
}

function cardChanges(before: Observation, after: Observation): { id: string; words: string }[] {
  const [earlier, later] = [placesOf(before), placesOf(after)];
  const changes: { id: string; words: string }[] = [];
  for (const [id, now] of later) {
    const then = earlier.get(id);
    const details = then ? memberChanges(then.card, now.card) : [];
    if (!then) changes.push({ id, words: `${id} came into ${now.where}` });
    else if (then.where !== now.where)
      changes.push({ id, words: [`${id} moved from ${then.where} to ${now.where}`, ...details].join(', ') });
    else if (details.length > 0) changes.push({ id, words: `${id}: ${details.join(', ')}` });
  }
  for (const [id, { where }] of earlier) if (!later.has(id)) changes.push({ id, words: `${id} left ${where}` });
  return changes;
}

/**
 * Lists the changed members of a card. A member that only one side shows, such as the power of a card in the hand, is
 * no change, except that a card without counters, statuses or links has none.
 */
function memberChanges(before: SeenCard, after: SeenCard): string[] {
  const values = Object.entries(after)
    .filter(([member, value]) => !(member in IN_WORDS) && isChanged(before[member], value))
    .map(([member, value]) => `${spelledOut(member)} ${said(before[member])} → ${said(value)}`);
  const lists = Object.entries(IN_WORDS)
    .map(([member, inWords]) => ({ member, was: inWords(before), is: inWords(after) }))
    .filter(({ was, is }) => was !== is)
    .map(({ member, was, is }) => `${member} ${was || 'none'} → ${is || 'none'}`);
  return [...values, ...lists];
}

const isChanged = (before: unknown, after: unknown): boolean => before !== undefined && !isDeepEqual(before, after);

function frameChanges(before: Observation, after: Observation): string[] {
  const facts = (seen: Observation): [string, unknown][] => [
    ['turn', seen.turn],
    ['turn player', seen.turnPlayer],
    ['phase', seen.phase && spelledOut(seen.phase)],
    ...PLAYERS.flatMap((player) => countsOf(player, seen.players[player])),
    ['result', resultWords(seen)],
  ];
  const earlier = new Map(facts(before));
  return [
    ...facts(after)
      .filter(([fact, value]) => earlier.get(fact) !== value)
      .map(([fact, value]) => `${fact}: ${said(earlier.get(fact))} → ${said(value)}`),
    ...battleChange(battleWords(before), battleWords(after)),
  ];
}

function battleChange(before: string | undefined, after: string | undefined): string[] {
  if (before === after) return [];
  if (before === undefined) return [`a battle begins: ${after}`];
  return [after === undefined ? `the battle is over: ${before}` : `the battle: ${before} → ${after}`];
}

/** Lists what an observation only counts: decks, zones whose cards nobody shows, counters. */
function countsOf(player: PlayerId, { zones, ...more }: SeenPlayer): [string, unknown][] {
  return [
    ...Object.entries(zones)
      .filter(([, { cards }]) => !cards)
      .map(([zone, { count }]): [string, unknown] => [`${player}’s ${zone}`, count]),
    ...numbersOf(more).map(([name, value]): [string, unknown] => [`${player}’s ${name}`, value]),
  ];
}

/** Lists everything a player has outside of zones, each with its name. */
function numbersOf({ counters = {}, pools = {}, facts = {} }: Omit<SeenPlayer, 'zones'>): [string, string][] {
  const held = Object.entries(pools).flatMap(([pool, lying]) =>
    Object.entries(lying).map(([counter, count]): [string, number] => [`${pool} ${counter}`, count]),
  );
  const named = {
    ...counters,
    ...Object.fromEntries(held),
    ...facts,
  };
  return Object.entries(named).map(([name, value]) => [spelledOut(name), String(value)]);
}

function placesOf({ players }: Observation): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const player of PLAYERS) {
    for (const [zone, { cards = [] }] of Object.entries(players[player].zones)) {
      for (const card of cards) if (card.id !== undefined) places.set(card.id, { where: `${player}’s ${zone}`, card });
    }
  }
  return places;
}

/** Describes the moment: "turn 5 · player A’s turn · phase battle · player A wins (Level Neo won a battle)". */
export function momentWords(seen: Observation): string {
  return [
    `turn ${seen.turn}`,
    seen.turnPlayer && `player ${seen.turnPlayer}’s turn`,
    seen.phase && `phase ${spelledOut(seen.phase)}`,
    resultWords(seen),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function battleWords({ battle }: Observation): string | undefined {
  if (!battle) return undefined;
  const covers = battle.covered === undefined ? '' : `, who covers ${battle.covered}`;
  const pairs = [
    ...(battle.guards ?? []).map(({ card, to }) => `${card} guards ${to}`),
    ...(battle.boosts ?? []).map(({ card, to }) => `${card} boosts ${to}`),
  ];
  const fight = `${battle.attackers.join(' and ')} against ${targetsOf(battle).join(' and ') || 'no card'}${covers}`;
  return [fight, ...pairs, ...(battle.negated ? ['negated'] : [])].join(', ');
}

function resultWords({ result }: Observation): string | undefined {
  if (!result) return undefined;
  const reason = result.reason ? ` (${result.reason})` : '';
  return `${result.winner ? `player ${result.winner} wins` : 'a draw'}${reason}`;
}

/**
 * Lists every zone of a player that is not empty, with its cards: [zone, "Runner (active, ap 3000); 2 cards not
 * shown"].
 * @param inWords describes the cards of a zone; by default one entry for each card
 */
export function zonesInWords(
  { zones, ...more }: SeenPlayer,
  inWords = (cards: readonly SeenCard[]): string[] => cards.map(cardWords),
): [name: string, cards: string][] {
  return [
    ...Object.entries(zones)
      .filter(([, { count }]) => count > 0)
      .map(([zone, { count, cards = [] }]): [string, string] => [
        zone,
        [...inWords(cards), ...(count > cards.length ? [unseen(count - cards.length, cards.length)] : [])].join('; '),
      ]),
    ...numbersOf(more),
  ];
}

function unseen(count: number, shown: number): string {
  const cards = `${count} card${count === 1 ? '' : 's'}`;
  return shown === 0 ? cards : `${cards} not shown`;
}

/** Describes a card. Leaves out the usual: a card is face up and has not attacked unless the words say otherwise. */
export function cardWords(card: SeenCard): string {
  const facts = Object.entries(card)
    .filter(
      ([member, value]) => !['id', 'card'].includes(member) && value !== false && value !== 'up' && value !== null,
    )
    .map(([member, value]) => {
      if (member === 'state') return said(value);
      const inWords = IN_WORDS[member];
      if (inWords) return inWords(card);
      return value === true ? spelledOut(member) : `${spelledOut(member)} ${said(value)}`;
    })
    .filter(Boolean);
  const kind = card.card !== undefined && card.id !== undefined && card.card !== card.id ? [card.card] : [];
  const details = [...kind, ...facts].join(', ');
  return details ? `${nameOf(card)} (${details})` : nameOf(card);
}

/** Describes counters: "2 core, 1 soul core". */
export const countersInWords = (counters: Readonly<Record<string, number>> = {}): string =>
  Object.entries(counters)
    .flatMap(([name, count]) => (count > 0 ? [`${count} ${spelledOut(name)}`] : []))
    .join(', ');

/** Describes the links of a card, with what the game knows about each: "brave on Runner (left) and Guard (right)". */
export function linkWords({ links = [] }: Pick<SeenCard, 'links'>): string {
  const kinds = [...new Set(links.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const hosts = links.filter((link) => link.kind === kind).map(hostInWords);
      return `${spelledOut(kind)} on ${hosts.join(' and ')}`;
    })
    .join(', ');
}

/** Describes the lists of a card; empty if it has nothing of the kind. */
const IN_WORDS: Readonly<Record<string, (card: SeenCard) => string>> = {
  counters: ({ counters }) => countersInWords(counters),
  statuses: ({ statuses = [] }) => statuses.map(({ status }) => spelledOut(status)).join(', '),
  links: linkWords,
};

const hostInWords = ({ host, data }: CardLink): string =>
  data === undefined ? host : `${host} (${Object.values(data).join(', ')})`;

function said(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
