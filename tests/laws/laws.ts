/** Defines the laws that hold in any game; those on secrets and on legality have files of their own. */
import type { OracleHost } from '../../oracle/host';
import { loadCatalogue } from '../../runner/catalogue';
import type { GameId } from '../../schemas/common';
import { METHODS, wholeDeck, type PlacedCard, type Method, type Params, type Result } from '../../schemas/protocol';
import { validate } from '../../schemas/validate';
import { Attempts, onlyLegalActionsCount } from './fuzz';
import { pick, type Random } from './law-game';
import { anObservationIsAPosition } from './positions';
import { playOut, replay, startOf, VIEWERS, type Listed, type Play } from './play';
import { unseenCardsChangeNothing, viewsKeepSecrets } from './secrets';
import { demand, type Law } from './subject';

/** Events announce objects that effects create and erase, so any other object is a fault. */
const noCardAppearsOrVanishes: Law = (subject, seed) => {
  const look = (play: Play) => {
    const left = new Map(
      Object.entries(play.start.decks!).flatMap(([, deck]) =>
        wholeDeck<PlacedCard>(deck).map(({ id, card }) => [id, card]),
      ),
    );
    for (const [id, name] of createdIn(play)) left.set(id, name);
    for (const { zones } of Object.values(play.observe('judge').players)) {
      for (const [zone, { count, cards = [] }] of Object.entries(zones)) {
        demand(count === cards.length, play.where, () => `${zone} counts ${count} cards and shows ${cards.length}`);
        for (const { id, card } of cards) {
          demand(
            card !== undefined && left.get(id!) === card,
            play.where,
            () => `${id} (${card}) in ${zone} is one card too many`,
          );
          left.delete(id!);
        }
      }
    }
    demand(left.size === 0, play.where, () => `${[...left.keys()].join(', ')} in no zone`);
  };
  look(playOut(subject, seed, look));
};

/** Returns created and not yet erased objects with their names, from which their handles are made. */
function createdIn({ events }: Play): Map<string, string> {
  const created = new Map<string, string>();
  for (const { type, card } of events) {
    if (type === 'created') created.set(card as string, (card as string).replace(/#\d+$/, ''));
    if (type === 'erased') created.delete(card as string);
  }
  return created;
}

const replayGivesSameJournal: Law = (subject, seed) => {
  const play = playOut(subject, seed);
  const again = replay(subject.host(), play);
  const [one, two] = [play, again].map(({ events }) => events.map((event) => JSON.stringify(event)));
  const at = one!.findIndex((event, index) => event !== two![index]);
  demand(
    at < 0 && one!.length === two!.length,
    play.where,
    () => `event ${at} is ${two![at]} where it was ${one![at]}`,
  );
  demand(play.standing() === again.standing(), play.where, () => 'the same events lead to another game');
};

/** `playOut` already demands that the game ends; this adds a result that both players hear. */
const everyGameEnds: Law = (subject, seed) => {
  const play = playOut(subject, seed, (game) => demand(!game.result, game.where, () => 'a result, and yet a decision'));
  demand(!!play.result?.reason, play.where, () => `over, with the result ${JSON.stringify(play.result)}`);
  const events = play.events.filter(({ type }) => type === 'gameOver');
  demand(
    events.length === 1 && play.events.at(-1) === events[0],
    play.where,
    () => `"gameOver" told ${events.length} times`,
  );
};

const recordIsWholeGame: Law = (subject, seed) => {
  const stands: [number, string][] = [];
  const play = playOut(subject, seed, (game, _, random) => {
    if (random() < 0.006) stands.push([game.answers.length, game.standing()]);
  });
  const record = JSON.parse(JSON.stringify({ start: play.start, answers: play.answers })) as Pick<
    Play,
    'start' | 'answers'
  >;
  for (const [count, stood] of stands) {
    const again = replay(subject.host(), record, count);
    demand(again.standing() === stood, again.where, () => 'replayed to here, it is another game');
    for (const { player, action } of record.answers.slice(count)) again.act(player, action);
    demand(
      again.standing() === play.standing(),
      again.where,
      () => `going on from answer ${count} leads to another game`,
    );
  }
};

const clausesOf = new Map<GameId, Set<string>>();

/** Returns the clauses that can decide something. */
function decidingClauses(game: GameId): Set<string> {
  const deciding = loadCatalogue(game).clauses.filter(({ kind }) => kind === 'testable' || kind === 'definition');
  const clauses = clausesOf.get(game) ?? new Set(deciding.map(({ id }) => id));
  clausesOf.set(game, clauses);
  return clauses;
}

const everyCitationIsOfAClause: Law = (subject, seed) => {
  const clauses = decidingClauses(subject.game.game);
  const attempts = new Attempts(startOf(subject, seed));
  const play = playOut(subject, seed, (game, listed, random) => {
    attempts.add(listed);
    const attempt = attempts.illegal(listed, random);
    const { status, clause } = attempt ? game.act(attempt.player, attempt.action) : {};
    demand(status !== 'accepted', game.where, () => `${JSON.stringify(attempt)} is not listed, but accepted`);
    demand(clause === undefined || clauses.has(clause), game.where, () => `a refusal cites ${clause}`);
  });
  for (const { type, clauses: cited = [] } of play.events) {
    const stranger = cited.find((clause) => !clauses.has(clause));
    demand(stranger === undefined, play.where, () => `"${type}" cites ${stranger}`);
  }
};

/**
 * Checks that every message fits its schema as it would be sent, and that decisions and answers are of the kinds that
 * the game's page lists.
 */
const everyMessageIsAsDocumented: Law = (subject, seed) => {
  const look = (play: Play, listed: readonly Listed[], random: Random) => {
    play.observe(pick(random, VIEWERS));
    const { kind, player, optional } = play.decision!;
    const types = subject.game.answers[kind];
    demand(types !== undefined, play.where, () => `a decision of unknown kind "${kind}"`);
    for (const { action, player: asked } of listed) {
      const fits = asked === player && (action.type === 'pass' ? optional : types!.includes(action.type));
      demand(fits, play.where, () => `${asked} may answer ${JSON.stringify(action)} to "${kind}" of ${player}`);
    }
    demand(
      !optional || listed.some(({ action }) => action.type === 'pass'),
      play.where,
      () => 'optional, but not to be passed',
    );
  };
  playOut(subject, seed, look, checking(subject.host()));
};

/** Checks every message of a server against its schema after conversion to text and back. */
function checking(host: OracleHost): OracleHost {
  const request = <M extends Method>(method: M, params: Params<M>): Result<M> => {
    const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;
    validate(METHODS[method].params, sent(params), `request ${method}`);
    const result = host.request(method, params);
    validate(METHODS[method].result, sent(result), `answer to ${method}`);
    return result;
  };
  return { request, game: (gameId: string) => host.game(gameId) } as OracleHost;
}

/** Maps the statement of each law to the law. */
export const LAWS = {
  'no card appears or vanishes: each is in exactly one zone and stays what it is': noCardAppearsOrVanishes,
  'a view shows nothing that its player may not know, and all that he may': viewsKeepSecrets,
  'cards that nobody saw change nothing': unseenCardsChangeNothing,
  'the same start and answers give the same journal': replayGivesSameJournal,
  'legal actions are accepted, and everything else is refused and changes nothing': onlyLegalActionsCount,
  'every game ends with a result': everyGameEnds,
  'a record played again from any point gives the same game': recordIsWholeGame,
  'every citation is of a clause that can decide something': everyCitationIsOfAClause,
  'every message fits its schema and the lists of the game': everyMessageIsAsDocumented,
  'what the judge sees at the start of a phase, made a position, begins the same game': anObservationIsAPosition,
} satisfies Record<string, Law>;
