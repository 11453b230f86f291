/**
 * Checks an adapter first with a position that has a card in every place and must come back unchanged. One mistake in
 * placing or observing cards would look like broken rules in most scenarios, so it is reported on its own.
 */
import { isDeepStrictEqual } from 'node:util';
import { AdapterError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules, vocabularyOf } from '../games/registry';
import { PLAYERS, type GameId, type Viewer } from '../schemas/common';
import { CARD_FACTS } from '../schemas/position';
import type { Decision, GameSupport, Observation, SeenCard, StartParams } from '../schemas/protocol';
import type { SetupTrouble } from '../schemas/report';
import { Setup } from '../steps/setup';
import { ShownFacts } from '../steps/shown-facts';
import type { GameVocabulary } from '../steps/vocabulary';
import type { Connection } from './connection';
import { differences, shortened, type Difference } from './differences';
import { GameWords } from './game-words';
import type { Exchange } from './transcript';

/** The most troubles of one kind that are named. */
const MOST_NAMED = 3;

type Trouble = Omit<SetupTrouble, 'game'>;

export interface FirstLook {
  readonly decision: Decision | null;
  readonly observed: boolean;
  readonly troubles: readonly Trouble[];
  /** The thing that it cannot place, for which a plainer position was used. */
  readonly cannotPlace?: string;
}

/**
 * Starts a game, observes it once and ends it: three requests, and two more for each plainer position if the adapter
 * says that it does not support the first one.
 * @param support what the adapter declares for the game, which must include `position`
 * @param shownFacts takes note of the facts that the adapter shows
 * @throws {UnsupportedError} if it cannot set up a plain position either
 * @throws {AdapterError} if it breaks
 */
export async function firstLook(
  adapter: Adapter,
  support: GameSupport,
  vocabulary: GameVocabulary,
  shownFacts = new ShownFacts(),
): Promise<FirstLook> {
  const { unsupportedPositionFields = [] } = support;
  const lookAt = (setup: Setup) => look(adapter, support, setup, shownFacts);
  const plainLook = async (cannotPlace: string) => ({ ...(await lookAt(new Setup(vocabulary))), cannotPlace });
  const full = new Setup(vocabulary);
  vocabulary.placeEverywhere(full);
  const cannot = full.usedFields().find((field) => unsupportedPositionFields.includes(field));
  if (cannot !== undefined) return plainLook(`the field "${cannot}" of a position`);
  const rest = () => unlessUnsupported(() => lookAt(full), plainLook);
  const richer = withOptionalFields(vocabulary, unsupportedPositionFields);
  return richer ? unlessUnsupported(() => lookAt(richer), rest) : rest();
}

async function unlessUnsupported(
  attempt: () => Promise<FirstLook>,
  otherwise: (lacking: string) => Promise<FirstLook>,
): Promise<FirstLook> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    return otherwise(error.lacking);
  }
}

/** @returns undefined if the adapter can set none of the fields that not every position has */
function withOptionalFields(vocabulary: GameVocabulary, unsupported: readonly string[]): Setup | undefined {
  const fields = Object.entries(vocabulary.placeOptional ?? {}).filter(([field]) => !unsupported.includes(field));
  if (fields.length === 0) return undefined;
  const setup = new Setup(vocabulary);
  vocabulary.placeEverywhere(setup);
  for (const [, place] of fields) place(setup);
  return setup;
}

const SEED = 1;

async function look(adapter: Adapter, support: GameSupport, setup: Setup, shownFacts: ShownFacts): Promise<FirstLook> {
  const start = setup.startParams(SEED);
  const { gameId, decision } = await adapter.request('game/start', start);
  const words = new GameWords(support.game);
  words.support(support);
  words.decision(decision);
  const viewer = viewerFor(support);
  const observation =
    viewer && decision ? (await adapter.request('game/observe', { gameId, viewer })).observation : undefined;
  await adapter.request('game/end', { gameId });
  if (observation) {
    words.observation(observation);
    shownFacts.note(support.game, observation);
  }
  return {
    decision,
    observed: observation !== undefined,
    troubles: [
      ...words.strange.map((problem) => ({ problem, advice: WORDS_OF_GAME })),
      ...questionTroubles(decision, setup.vocabulary, words.strange),
      ...(observation ? await viewTroubles(observation, start, setup) : []),
    ],
  };
}

const WORDS_OF_GAME = 'The words of the game stand on its page in docs/.';

/** Without a judge's view, a player's view still shows that player's own cards and all face-up ones. */
function viewerFor({ capabilities }: GameSupport): Viewer | undefined {
  if (capabilities.includes('judgeView')) return 'judge';
  return capabilities.includes('playerViews') ? 'A' : undefined;
}

/** A kind that the game does not have is already reported as an unknown word. */
function questionTroubles(
  decision: Decision | null,
  { restKinds }: GameVocabulary,
  strange: readonly string[],
): Trouble[] {
  if (!decision)
    return [
      {
        problem: 'it sets up a position, and says that the game is over',
        advice:
          'The position is an ordinary one: both players have cards in every place that matters. Answer with the decision that it waits on.',
      },
    ];
  const { player, kind } = decision;
  const isStrange = strange.some((text) => text.startsWith(JSON.stringify(kind)));
  if (player === 'A' && (restKinds.includes(kind) || isStrange)) return [];
  return [
    {
      problem: `it sets up a position, and waits on player ${player}'s "${kind}"`,
      advice: `A position that does not say otherwise is at the start of player A's main phase: the decision is "${restKinds[0]}" of player A.`,
    },
  ];
}

async function viewTroubles(observation: Observation, start: StartParams, setup: Setup): Promise<Trouble[]> {
  const missing = observation.viewer === 'judge' ? missingCards(observation, setup) : [];
  if (missing.length > 0)
    return [
      {
        problem: `the judge does not see ${named(missing)}`,
        advice:
          'Each card of the position must be in the observation with the same "id", in the same zone of the same player.',
      },
    ];
  const { alike } = setup.vocabulary;
  const isAlike = ({ card = '' }: SeenCard) => alike !== undefined && setup.cards[card]?.category === alike;
  const reference = await onOracle(start, observation.viewer);
  const wrong = [...differences(reference, observation, isAlike), ...differingEffects(reference, observation)]
    .filter(({ path }) => isSaid(path))
    .map(shortened)
    .map(({ path, reference, shown }) => `${path} is ${JSON.stringify(shown)}, should be ${JSON.stringify(reference)}`);
  if (wrong.length === 0) return [];
  const who = observation.viewer === 'judge' ? 'the judge' : `player ${observation.viewer}`;
  return [
    {
      problem: `what ${who} sees is not what was set up: ${named(wrong)}`,
      advice:
        'Nothing has been played yet: it must be as the position says; what that leaves out has the defaults of the page of the game in docs/.',
    },
  ];
}

/** Compares the effects in force one by one. An adapter need not show them. */
function differingEffects({ effects: all = [] }: Observation, { effects: shown }: Observation): Difference[] {
  if (!shown) return [];
  return Array.from({ length: Math.max(all.length, shown.length) }, (_, index) => ({
    path: `effects[${index}]`,
    reference: all[index] ?? null,
    shown: shown[index] ?? null,
  })).filter((one) => !isDeepStrictEqual(one.reference, one.shown));
}

/** Ignores members that a position does not set, such as computed values, because rules decide those. */
function isSaid(path: string): boolean {
  const member = /"\]\.(\w+)/.exec(path)?.[1];
  return member === undefined || SAID_OF_CARDS.includes(member);
}

const SAID_OF_CARDS = ['id', 'card', 'host', ...Object.keys(CARD_FACTS)];

async function onOracle(start: StartParams, viewer: Viewer): Promise<Observation> {
  const oracle = new InProcessAdapter(oracleModules([start.game]));
  const { gameId } = await oracle.request('game/start', start);
  return (await oracle.request('game/observe', { gameId, viewer })).observation;
}

const named = (all: readonly string[]): string =>
  all.slice(0, MOST_NAMED).join('; ') + (all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : '');

/** Ignores cards that nobody can tell apart, since they may be shown without ids. */
function missingCards(observation: Observation, setup: Setup): string[] {
  return PLAYERS.flatMap((player) =>
    Object.entries(setup.players[player].zones).flatMap(([zone, cards]) => {
      const seen = observation.players[player].zones[zone]?.cards?.map((card) => card.id) ?? [];
      return cards
        .filter(({ id }) => !seen.includes(id) && !setup.isAlike(id))
        .map((card) => `"${card.id}" in player ${player}'s ${zone}`);
    }),
  );
}

/**
 * Checks each game that the run will play and that can be set up. Missing features and crashes are left to the run
 * itself, and the embedded oracle is not checked.
 * @param shownFacts takes note of the facts that the adapter shows
 */
export async function setupTroubles(
  { adapter, info }: Connection,
  games: readonly GameId[],
  shownFacts?: ShownFacts,
): Promise<SetupTrouble[]> {
  if (adapter instanceof InProcessAdapter) return [];
  const found: SetupTrouble[] = [];
  for (const support of info.games) {
    const { game, capabilities } = support;
    const vocabulary = vocabularyOf(game);
    if (!games.includes(game) || !vocabulary || !capabilities.includes('position')) continue;
    try {
      const { troubles } = await firstLook(adapter, support, vocabulary, shownFacts);
      found.push(...troubles.map((trouble) => ({ game, ...trouble })));
    } catch (error) {
      if (error instanceof AdapterError) break;
      if (!(error instanceof UnsupportedError)) throw error;
    }
  }
  return found;
}

/** Finds words in the messages of a scenario that its game does not have. */
export function strangeWords(game: GameId, exchanges: readonly Exchange[]): SetupTrouble[] {
  const words = new GameWords(game);
  words.exchanges(exchanges);
  return words.strange.map((problem) => ({ game, problem, advice: WORDS_OF_GAME }));
}
