/** Finds what changed between two moments of a game, and puts a moment into words. */
import isDeepEqual from 'fast-deep-equal';
import type { Words } from '../games/word-finder';
import { wordsOf } from '../games/words';
import { PLAYERS, type GameId, type PlayerId } from '../schemas/common';
import { targetsOf, type CardLink, type Observation, type SeenCard, type SeenPlayer } from '../schemas/protocol';
import { spelledOut } from './text';

export interface Changes {
  /** handles of the cards that moved or look different */
  cards: ReadonlySet<string>;
  /** one sentence for each change, without a full stop */
  words: string[];
}

/** Compares a frame with the one before it; the first frame has no changes. */
export function changesBetween(game: GameId, before: Observation | undefined, after: Observation): Changes {
  if (!before) return { cards: new Set(), words: [] };
  const say = wordsOf(game);
  const cards = cardChanges(say, before, after);
  return {
    cards: new Set(cards.map(({ id }) => id)),
    words: [...frameChanges(say, before, after), ...cards.map(({ words }) => words)],
  };
}

interface Place {
  where: string;
  card: SeenCard;
}

function cardChanges(say: Words, before: Observation, after: Observation): { id: string; words: string }[] {
  const [earlier, later] = [placesOf(say, before), placesOf(say, after)];
  const changes: { id: string; words: string }[] = [];
  for (const [id, now] of later) {
    const then = earlier.get(id);
    const details = then ? memberChanges(say, then.card, now.card) : [];
    const card = say.card(id);
    if (!then) changes.push({ id, words: `${card} came into ${now.where}` });
    else if (then.where !== now.where)
      changes.push({ id, words: [`${card} moved from ${then.where} to ${now.where}`, ...details].join(', ') });
    else if (details.length > 0) changes.push({ id, words: `${card}: ${details.join(', ')}` });
  }
  for (const [id, { where }] of earlier) {
    if (later.has(id)) continue;
    changes.push({ id, words: `${say.card(id)} left ${where}` });
  }
  return changes;
}

/**
 * Lists the changed members of a card. A member that only one side shows, such as the power of a card in the hand, is
 * no change, except that a card without counters, statuses or links has none.
 */
function memberChanges(say: Words, before: SeenCard, after: SeenCard): string[] {
  const values = Object.entries(after)
    .filter(([member, value]) => !(member in IN_WORDS) && isChanged(before[member], value))
    .map(([member, value]) => `${say.word(member)} ${say.value(before[member])} → ${say.value(value)}`);
  const lists = Object.entries(IN_WORDS)
    .map(([member, inWords]) => ({ member, was: inWords(before, say), is: inWords(after, say) }))
    .filter(({ was, is }) => was !== is)
    .map(({ member, was, is }) => `${member} ${was || 'none'} → ${is || 'none'}`);
  return [...values, ...lists];
}

const isChanged = (before: unknown, after: unknown): boolean => before !== undefined && !isDeepEqual(before, after);

function frameChanges(say: Words, before: Observation, after: Observation): string[] {
  const facts = (seen: Observation): [string, unknown][] => [
    ['turn', seen.turn],
    ['turn player', seen.turnPlayer],
    ['phase', seen.phase && say.phase(seen.phase)],
    ...PLAYERS.flatMap((player) => countsOf(say, player, seen.players[player])),
    ['result', resultWords(seen)],
  ];
  const earlier = new Map(facts(before));
  return [
    ...facts(after)
      .filter(([fact, value]) => earlier.get(fact) !== value)
      .map(([fact, value]) => `${fact}: ${say.value(earlier.get(fact))} → ${say.value(value)}`),
    ...battleChange(battleInWords(say, before), battleInWords(say, after)),
  ];
}

function battleChange(before: string | undefined, after: string | undefined): string[] {
  if (before === after) return [];
  if (before === undefined) return [`a battle begins: ${after}`];
  return [after === undefined ? `the battle is over: ${before}` : `the battle: ${before} → ${after}`];
}

/** Lists what an observation only counts: decks, zones whose cards nobody shows, counters. */
function countsOf(say: Words, player: PlayerId, { zones, ...more }: SeenPlayer): [string, unknown][] {
  return [
    ...Object.entries(zones)
      .filter(([, { cards }]) => !cards)
      .map(([zone, { count }]): [string, unknown] => [say.zone(player, zone), count]),
    ...numbersOf(more).map(([name, value]): [string, unknown] => [`${say.player(player)}'s ${name}`, value]),
  ];
}

/** Most facts hold in a few games only, and are empty or 0 in all others. */
const isSaid = (value: unknown): boolean => value !== '' && value !== 0 && value !== false;

/** Lists everything a player has outside of zones, each with its name. */
function numbersOf({ counters = {}, pools = {}, facts = {} }: Omit<SeenPlayer, 'zones'>): [string, string][] {
  const held = Object.entries(pools).flatMap(([pool, lying]) =>
    Object.entries(lying).map(([counter, count]): [string, number] => [`${pool} ${counter}`, count]),
  );
  const named = {
    ...counters,
    ...Object.fromEntries(held),
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => isSaid(value))),
  };
  return Object.entries(named).map(([name, value]) => [spelledOut(name), String(value)]);
}

function placesOf(say: Words, { players }: Observation): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const player of PLAYERS) {
    for (const [zone, { cards = [] }] of Object.entries(players[player].zones)) {
      for (const card of cards) if (card.id !== undefined) places.set(card.id, { where: say.zone(player, zone), card });
    }
  }
  return places;
}

/** Describes the moment: "turn 5, player A's Main Phase, player A wins (Level Neo won a battle)". */
export function momentWords(game: GameId, seen: Observation): string {
  const { turn, turnPlayer, phase } = seen;
  const say = wordsOf(game);
  const part = phase === undefined ? 'turn' : say.phase(phase);
  const ofPlayer = turnPlayer === undefined ? part : `${say.player(turnPlayer)}'s ${part}`;
  return [`turn ${turn}`, turnPlayer === undefined && phase === undefined ? undefined : ofPlayer, resultWords(seen)]
    .filter(Boolean)
    .join(', ');
}

export const battleWords = (game: GameId, seen: Observation): string | undefined => battleInWords(wordsOf(game), seen);

function battleInWords(say: Words, { battle }: Observation): string | undefined {
  if (!battle) return undefined;
  const and = (cards: readonly string[]) => cards.map((card) => say.card(card)).join(' and ');
  const covers = battle.covered === undefined ? '' : `, who covers ${say.card(battle.covered)}`;
  const pairs = [
    ...(battle.guards ?? []).map(({ card, to }) => `${say.card(card)} guards ${say.card(to)}`),
    ...(battle.boosts ?? []).map(({ card, to }) => `${say.card(card)} boosts ${say.card(to)}`),
  ];
  const fight = `${and(battle.attackers)} against ${and(targetsOf(battle)) || 'no card'}${covers}`;
  return [fight, ...pairs, ...(battle.negated ? ['negated'] : [])].join(', ');
}

function resultWords({ result }: Observation): string | undefined {
  if (!result) return undefined;
  const reason = result.reason ? ` (${result.reason})` : '';
  return `${result.winner ? `player ${result.winner} wins` : 'a draw'}${reason}`;
}

/**
 * Lists every zone of a player that is not empty, with its cards: ["support zone", "Runner (active, ap 3000); 2 cards
 * (face down)"].
 */
export function zonesInWords(
  game: GameId,
  player: PlayerId,
  { zones, ...more }: SeenPlayer,
): [name: string, cards: string][] {
  const say = wordsOf(game);
  const owner = `${say.player(player)}'s `;
  return [
    ...Object.entries(zones)
      .filter(([, { count }]) => count > 0)
      .map(([zone, { count, cards = [] }]): [string, string] => [
        say.zone(player, zone).replace(owner, ''),
        [
          ...cardsInWords(say, cards),
          ...(count > cards.length ? [unseen(count - cards.length, cards.length)] : []),
        ].join('; '),
      ]),
    ...numbersOf(more),
  ];
}

/** Describes each card; neighbours without a name of their own that look the same are counted: `3 cards (face down)`. */
function cardsInWords(say: Words, cards: readonly SeenCard[]): string[] {
  const runs: { ids: string[]; name: string; details: string }[] = [];
  for (const card of cards) {
    const name = card.id === undefined ? (card.card ?? 'unknown card') : say.card(card.id);
    const details = detailsOf(say, card, name);
    const last = runs.at(-1);
    if (/^an? /.test(name) && last?.name === name && last.details === details) last.ids.push(card.id!);
    else runs.push({ ids: [card.id ?? name], name, details });
  }
  return runs.map(({ ids, name, details }) => `${ids.length > 1 ? say.cards(ids) : name}${details && ` (${details})`}`);
}

function unseen(count: number, shown: number): string {
  const cards = `${count} card${count === 1 ? '' : 's'}`;
  return shown === 0 ? cards : `${cards} not shown`;
}

/**
 * Describes a card but for its name. Leaves out the usual: a card is face up and has not attacked, and its values are
 * the printed ones unless the words say otherwise.
 */
function detailsOf(say: Words, card: SeenCard, name: string): string {
  const facts = Object.entries(card)
    .filter(([member, value]) => isWorthSaying(card, member, value))
    .map(([member, value]) => {
      if (member === 'state') return say.value(value);
      const inWords = IN_WORDS[member];
      if (inWords) return inWords(card, say);
      return value === true ? say.word(member) : `${say.word(member)} ${say.value(value)}`;
    })
    .filter(Boolean);
  const isNamed = card.card !== undefined && card.id !== undefined && say.card(card.id) === card.id;
  const kind = isNamed && card.card !== name ? [card.card!] : [];
  return [...kind, ...facts].join(', ');
}

function isWorthSaying(card: SeenCard, member: string, value: unknown): boolean {
  if (['id', 'card'].includes(member) || value === false || value === 'up' || value === null) return false;
  const [, stat] = /^base([A-Z]\w*)$/.exec(member) ?? [];
  return stat === undefined || card[`${stat.charAt(0).toLowerCase()}${stat.slice(1)}`] !== value;
}

/** Describes counters: "2 core, 1 soul core". */
export const countersInWords = (counters: Readonly<Record<string, number>> = {}): string =>
  Object.entries(counters)
    .flatMap(([name, count]) => (count > 0 ? [`${count} ${spelledOut(name)}`] : []))
    .join(', ');

/** Describes the links of a card, with what the game knows about each: "brave on Runner (left) and Guard (right)". */
export function linkWords({ links = [] }: Pick<SeenCard, 'links'>, say?: Words): string {
  const kinds = [...new Set(links.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const hosts = links.filter((link) => link.kind === kind).map((link) => hostInWords(link, say));
      return `${spelledOut(kind)} on ${hosts.join(' and ')}`;
    })
    .join(', ');
}

/** Describes the lists of a card; empty if it has nothing of the kind. */
const IN_WORDS: Readonly<Record<string, (card: SeenCard, say: Words) => string>> = {
  counters: ({ counters }) => countersInWords(counters),
  statuses: ({ statuses = [] }) => statuses.map(({ status }) => spelledOut(status)).join(', '),
  links: linkWords,
  place: ({ place }, say) => (place === undefined ? '' : `on ${say.card(place)}`),
};

function hostInWords({ host, data }: CardLink, say?: Words): string {
  const name = say?.card(host) ?? host;
  const words = Object.values(data ?? {}).map((value) => say?.word(String(value)) ?? spelledOut(String(value)));
  return data === undefined ? name : `${name} (${words.join(', ')})`;
}
