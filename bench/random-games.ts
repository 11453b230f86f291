/**
 * Random games of LEVEL.NEO with plain cards, journal and citations included: how many one core plays in a second of its time
 * (processor time of the whole process, so that a busy machine says the same as an idle one).
 *
 * The player draws by lot among passing and each card that looks fit to be named first (to play: turn cost reached; to cover
 * with or to attack: active, not used up). Half of the attacks get a partner by lot, then all a target by lot: the Main
 * Character where a main attacks, else a resting character. Without such a target, and where the oracle refuses, it draws
 * again. So every legal action can come up, but not all are equally likely.
 */
import type { PlayerId } from '../schemas/common';
import type { LnCard } from '../schemas/level-neo';
import type { Action, PlacedCard } from '../schemas/protocol';
import { Chance, seededRandom } from '../oracle/kernel/chance';
import { Game } from '../oracle/kernel/game';
import type { GameModule } from '../oracle/kernel/module';
import { stateFromDecks } from '../oracle/kernel/position';
import { Session } from '../oracle/kernel/session';
import { opponentOf, type CardState, type Question } from '../oracle/kernel/state';
import { levelNeo } from '../oracle/level-neo';
import { cardsIn, charactersOf, definitionOf, isActive, isMain, mainOf, type LnGame } from '../oracle/level-neo/game';

type Random = () => number;

const CHARACTERS: readonly LnCard[] = Array.from({ length: 14 }, (_, index) => ({
  name: `Plain ${index}`,
  number: `P-${index}`,
  category: 'character',
  turnCost: 1 + (index % 5),
  ap: 2000 + 500 * (index % 7),
}));

const deckOf = (player: string): PlacedCard[] =>
  Array.from({ length: levelNeo.rules.deckSize }, (_, index) => ({
    id: `${player}${index}`,
    card: String(index % CHARACTERS.length),
  }));

const DECKS = { A: deckOf('a'), B: deckOf('b') };

/** Plays one game to its end. @param seed decides the shuffles, the lot and both players */
export function playRandomGame(seed: number): Session<LnGame> {
  const module = levelNeo as unknown as GameModule;
  const state = stateFromDecks(module, DECKS, (key) => CHARACTERS[Number(key)]!);
  const game = new Game(levelNeo.rules, state, new Chance([], seed)) as unknown as LnGame;
  const session = new Session(game, levelNeo.play(game as never, {}));
  const random = seededRandom(seed);
  while (session.question) {
    const { question } = session;
    while (session.act(question.player, proposal(game, question, random)) !== null);
  }
  return session;
}

const PASS: Action = { type: 'pass' };

const pick = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
const pickOrPass = <T>(random: Random, things: readonly T[]): T | undefined =>
  things[Math.floor(random() * (things.length + 1))];

function proposal(game: LnGame, question: Question, random: Random): Action {
  const { player, kind, from } = question;
  if (from) return choice(question, random);
  switch (kind) {
    case 'turnOrder':
      return { type: 'answer', value: pick(random, ['first', 'second']) };
    case 'main':
      return naming('playSupport', pickOrPass(random, playable(game, player)));
    case 'cover':
      return naming('cover', pickOrPass(random, cardsIn(game, player, 'support').filter(isActive)));
    case 'levelBurst':
      return naming('levelBurst', pickOrPass(random, cardsIn(game, player, 'level').filter(isFaceDown)));
    case 'attack':
      return attack(game, player, random);
    default:
      throw new Error(`plain cards ask no "${kind}"`);
  }
}

const naming = (type: string, card: CardState | undefined): Action => (card ? { type, card: card.id } : PASS);

const isFaceDown = (card: CardState): boolean => card.face === 'down';

function playable(game: LnGame, player: PlayerId): CardState[] {
  const marker = game.rules.turnMarker(game, player);
  if (game.state.facts.supportPlayed) return [];
  return cardsIn(game, player, 'hand').filter((card) => definitionOf(card).turnCost <= marker);
}

function choice({ min = 0, max = 0, from = [] }: Question, random: Random): Action {
  const left = from.map((card) => card.id);
  const cards: string[] = [];
  for (let wanted = min + Math.floor(random() * (max - min + 1)); wanted > 0; wanted--) {
    cards.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return cards.length === 0 ? PASS : { type: 'choose', cards };
}

function attack(game: LnGame, player: PlayerId, random: Random): Action {
  const opponent = opponentOf(player);
  const ready = charactersOf(game, player).filter((card) => isActive(card) && card.attackedOnTurn !== game.state.turn);
  const first = pickOrPass(random, ready);
  if (!first) return PASS;
  const partner = random() < 0.5 ? pick(random, ready) : first;
  const attackers = first === partner ? [first.id] : [first.id, partner.id];
  if (isMain(first) || isMain(partner)) return { type: 'attack', attackers, target: mainOf(game, opponent).id };
  const resting = charactersOf(game, opponent).filter((card) => !isActive(card));
  if (resting.length === 0) return attack(game, player, random);
  return { type: 'attack', attackers, target: pick(random, resting).id };
}

const ROUNDS = 5;
const GAMES = 2000;

function main(): void {
  const rates: number[] = [];
  let seed = 1;
  for (; seed <= GAMES / 2; seed++) playRandomGame(seed);
  let events = 0;
  let answers = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    for (const end = seed + GAMES; seed < end; seed++) {
      const session = playRandomGame(seed);
      events += session.game.journal.length;
      answers += session.answers.length;
    }
    const { user, system } = process.cpuUsage(start);
    rates.push(GAMES / ((user + system) / 1e6));
  }
  rates.sort((one, other) => one - other);
  const each = (total: number) => Math.round(total / (ROUNDS * GAMES));
  console.log(
    `random vanilla LEVEL.NEO games per second of one core: ${Math.round(rates[ROUNDS >> 1]!)} (median of ${ROUNDS} × ${GAMES}, ` +
      `${Math.round(rates[0]!)} to ${Math.round(rates.at(-1)!)}; ${each(answers)} answers and ${each(events)} events a game)`,
  );
}

if (require.main === module) main();
