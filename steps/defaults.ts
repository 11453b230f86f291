/** What a position has unless a step says otherwise. Each default adds its part to the position, and says it. */
import { PLAYERS, type PlayerId } from '../schemas/common';
import { listed } from '../texts/words';
import { plainInWords } from './print';
import type { CardData, Setup } from './setup';
import type { GameVocabulary } from './vocabulary';

/**
 * Adds a part of a player's position unless a step has said it.
 *
 * @returns the words behind "each player has", e.g. `3 Life cards`; undefined if a step has said it
 */
export type Default = (setup: Setup, player: PlayerId) => string | undefined;

/** Fills a zone up to this number with cards that no step names. */
export const cardsByDefault =
  (zone: string, count: number, inWords: (count: number) => string): Default =>
  (setup, player) => {
    if (setup.fixedZones.has(`${player}:${zone}`)) return undefined;
    setup.fill({ player, zone }, count);
    return inWords(setup.zone({ player, zone }).length);
  };

/** Says that a zone is empty in which no step places a card. */
export const emptyByDefault =
  (zone: string, words: string): Default =>
  ({ players, fixedZones }, player) =>
    players[player].zones[zone]?.length || fixedZones.has(`${player}:${zone}`) ? undefined : words;

/** What a scenario leaves to the defaults. */
export interface LeftOpen {
  readonly players: Readonly<Record<PlayerId, readonly string[]>>;
  /** Members of cards that no step gives, by the category of the card. */
  readonly cards: ReadonlyMap<string, ReadonlySet<string>>;
  /** Left out: the game begins with decks. */
  readonly frame?: { readonly phase: boolean; readonly turn: boolean };
}

/** Adds all defaults of the game to the position. */
export const addDefaults = (setup: Setup): LeftOpen['players'] => {
  const added = (player: PlayerId) => setup.vocabulary.defaults.flatMap((part) => part(setup, player) ?? []);
  const [A, B] = PLAYERS.map(added) as [string[], string[]];
  return { A, B };
};

/** Says the defaults in one line: `each player has ...; it is player A's Main Phase in turn 5`. */
export function defaultsInWords(vocabulary: GameVocabulary, { players, cards, frame }: LeftOpen): string | undefined {
  const both = players.A.filter((words) => players.B.includes(words));
  const alone = PLAYERS.map((player) => {
    const words = players[player].filter((one) => !both.includes(one));
    return words.length > 0 ? [`player ${player} has ${listed(words)}`] : [];
  });
  const clauses = [
    ...(both.length > 0 ? [`each player has ${listed(both)}`] : []),
    ...alone.flat(),
    ...[...cards].flatMap(
      ([category, members]) => plainInWords(vocabulary.print, plainOf(vocabulary, category), members) ?? [],
    ),
    ...(frame ? frameInWords(vocabulary, frame) : []),
  ];
  return clauses.length > 0 ? clauses.join('; ') : undefined;
}

const plainOf = (vocabulary: GameVocabulary, category: string): CardData => vocabulary.plainCard('', category);

function frameInWords(vocabulary: GameVocabulary, { phase, turn }: NonNullable<LeftOpen['frame']>): string[] {
  const { standardPhase, standardTurn } = vocabulary;
  if (phase) return [`it is player A's ${standardPhase}${turn ? ` in turn ${standardTurn}` : ''}`];
  return turn ? [`it is turn ${standardTurn}`] : [];
}
