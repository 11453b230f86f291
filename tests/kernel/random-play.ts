/** Plays games of LEVEL.NEO at random with abilities of every kind, to test what must hold in any game. */
import type { LnAbility, LnCard } from '../../schemas/level-neo';
import type { Action } from '../../schemas/protocol';
import type { PlayerId } from '../../schemas/common';
import { levelNeo } from '../../oracle/level-neo';
import type { LnGame } from '../../oracle/level-neo/game';
import { Chance, seededRandom } from '../../oracle/kernel/chance';
import { Game } from '../../oracle/kernel/game';
import type { GameModule } from '../../oracle/kernel/session/module';
import { stateFromDecks } from '../../oracle/kernel/session/position';
import { Session, type Answer } from '../../oracle/kernel/session/session';

const you = { player: 'you' } as const;
const use = (effect: LnAbility['effect'], phase: 'main' | 'battle' = 'main'): LnAbility => ({
  type: 'use',
  phase,
  turn: 0,
  effect,
});

const ABILITIES: readonly LnAbility[] = [
  use([
    { do: 'look', zone: 'deck', count: 3 },
    { do: 'may', then: [{ do: 'shuffle' }] },
  ]),
  use([{ do: 'search', from: { category: 'character' }, count: 1, to: 'hand' }, { do: 'shuffle' }]),
  use([
    { do: 'look', zone: 'hand', count: 9, of: 'opponent' },
    { do: 'may', then: [{ do: 'draw', count: 1 }] },
  ]),
  use([
    { do: 'reveal', target: { choose: { from: { ...you, zone: ['hand'] }, count: 1 } } },
    { do: 'discard', count: 1 },
  ]),
  use([{ do: 'move', target: { choose: { from: { player: 'opponent', zone: ['support'] }, count: 1 } }, to: 'hand' }]),
  use([{ do: 'modify', stat: 'ap', by: 1000, target: { choose: { from: { inBattle: true }, count: 1 } } }], 'battle'),
  use([{ do: 'move', target: { choose: { from: { ...you, zone: ['hand'] }, count: 1 } }, to: 'level', face: 'down' }]),
  { type: 'start', when: { event: 'attackDeclared' }, effect: [{ do: 'mill', count: 1 }] },
  {
    type: 'start',
    when: { event: 'discarded', subject: { ...you, zone: ['support'] } },
    effect: [{ do: 'draw', count: 1 }],
  },
  { type: 'cont', level: 2, effect: [{ do: 'modify', stat: 'ap', by: 500, target: { all: you } }] },
  { type: 'instead', may: true, when: { event: 'discarded' }, effect: [{ do: 'mill', count: 1 }] },
  { type: 'levelBurst', effect: [{ do: 'modify', stat: 'ap', by: 2000, target: { all: { ...you, inBattle: true } } }] },
];

const CARDS: readonly LnCard[] = Array.from({ length: 14 }, (_, index) => ({
  name: `Card ${index}`,
  number: `C-${index}`,
  category: 'character',
  turnCost: 1 + (index % 3),
  ap: 2000 + 500 * (index % 7),
  ...(ABILITIES[index] && { abilities: [ABILITIES[index]] }),
}));

const deckOf = (player: string) =>
  Array.from({ length: 40 }, (_, index) => ({ id: `${player}${index}`, card: String(index % CARDS.length) }));

/** Returns the game of a seed at its first question. */
export function newGame(seed: number): Session<LnGame> {
  const module = levelNeo as unknown as GameModule;
  const state = stateFromDecks(module, { A: deckOf('a'), B: deckOf('b') }, (key) => CARDS[Number(key)]);
  const game = new Game(levelNeo.rules, state, new Chance([], seed)) as unknown as LnGame;
  return new Session(game, levelNeo.play(game, {}));
}

/**
 * Answers this many questions at random, or plays to the end.
 * @param seen gets the game at each question
 */
export function playOn(
  session: Session<LnGame>,
  seed: number,
  most: number,
  seen: (game: LnGame) => void = () => {},
): void {
  const random = seededRandom(seed);
  for (let asked = 0; session.question && asked < most; asked++) {
    seen(session.game);
    const { player, optional } = session.question;
    const options: Action[] = session.question.options();
    if (optional) options.push({ type: 'pass' });
    session.act(player, options[Math.floor(random() * options.length)]!);
  }
}

/** Plays the game of a seed with these answers. */
export function replay(seed: number, answers: readonly Answer[]): Session<LnGame> {
  const session = newGame(seed);
  for (const { player, action } of answers) session.act(player, action);
  return session;
}

export const other = (player: PlayerId): PlayerId => (player === 'A' ? 'B' : 'A');
