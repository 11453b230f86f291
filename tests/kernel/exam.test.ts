/**
 * The kernel's exam: a stack under foreign control, with lent abilities and under a lasting effect on a filter, is chosen by an effect
 * in a window, is answered, leaves in two steps while a rule is due, is redirected, and comes anew with its other side up, as strong as
 * the layers had made it. The golden trace and all that is expected here were worked out by hand from the clauses.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addEffect, setTurn, emit } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { languageOf } from '../../oracle/kernel/language/language';
import { creating } from '../../oracle/kernel/objects/objects';
import { refTo, type Ability, type Procedure } from '../../oracle/kernel/state';
import type { Instruction } from '../../schemas/ability';
import {
  auto,
  cards,
  destroyed,
  draw,
  examGame,
  examRules,
  mainOfA,
  spell,
  stronger,
  takenOver,
  type Varied,
} from './exam-game';
import { answering, board, say, sayBoard, recordingBoards, storyText } from './exam-story';
import { at, card, doing, events, ids, restored, run, toyRules, type ToyGame } from './toy-game';

it('goes as it was worked out by hand from the clauses', () => {
  const story = recordingBoards(examGame());
  sayBoard(story);
  say(story, "\nHow A's card has come to B");
  answering(story, takenOver(story.g));
  sayBoard(story);
  say(story, "\nA's turn");
  answering(story, mainOfA(story.g), 'use Fire', 'choose Hydra', 'use Roar', 'use Hymn');
  sayBoard(story);
  const golden = readFileSync('tests/kernel/exam.golden.txt', 'utf8');
  expect(`${storyText(story)}\n`).toBe(golden.slice(golden.indexOf('= A')));
  expect(board(restored(story.g))).toBe(board(story.g));
});

const { hydra, egg, dragonbane, banner, fire, hush, recall, halt } = cards;
const onFire = ['use Fire', 'choose Hydra'];

/** The game after the answers. */
function played(varied: Varied & { wing?: readonly Ability[]; turnOfB?: boolean }, ...answers: string[]): ToyGame {
  const g = examGame({ ...varied, A: { hand: [hydra, fire], ...varied.A } });
  if (varied.turnOfB) setTurn(g, g.state.turn, 'B');
  run(g, takenOver(g, varied.wing));
  inMain(g, ...answers);
  return g;
}
const inMain = (g: ToyGame, ...answers: string[]): void => void answering({ g, lines: [] }, mainOfA(g), ...answers);
const decided = (g: ToyGame): unknown[] =>
  g.journal.flatMap(({ type, card: id, to }) => (type === 'leaving' ? [`${id} to ${to}`] : []));
const risen = (g: ToyGame): unknown[] => [at(g, 'Hydra').zone, at(g, 'Hydra').side, at(g, 'Hydra').sheet];
const isAtRest = ({ state }: ToyGame): boolean =>
  [state.departures, state.activations, state.windows, state.pending, state.resolving].every((all) => all.length === 0);

describe('an answer', () => {
  it('that negates the choice leaves all as it was', () => {
    const g = played({ B: { hand: [hush()] } }, ...onFire, 'use Hush');
    expect([events(g, 'negated', 'leaving', 'triggered'), isAtRest(g)]).toEqual([['negated Fire'], true]);
    expect(board(g)).toBe("A: Dragonbane 2000. B: Banner 2000, Imp 1000, Hydra 4500 (A's, with Egg, Wing).");
  });

  it('that negates the one that negates lets it go on', () => {
    const hands = { A: { hand: [hydra, fire, hush('Unhush')] }, B: { hand: [hush()] } };
    const g = played(hands, ...onFire, 'use Hush', 'use Unhush');
    expect([events(g, 'negated'), decided(g)]).toEqual([['negated Hush'], ['Hydra to check', 'Imp to trash']]);
  });

  it('that takes the card away first says where it goes, and it does not rise', () => {
    const g = played({ B: { hand: [recall], deck: [card('b1')] } }, ...onFire, 'use Recall');
    expect([decided(g), events(g, 'trashed', 'triggered')]).toEqual([
      ['Hydra to hand', 'Imp to trash'],
      ['triggered Hydra'],
    ]);
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'trash'), ids(g, 'B', 'hand')]).toEqual([
      ['Hydra'],
      ['Fire', 'Egg'],
      ['b1'],
    ]);
  });

  it('after which it has gone already leaves the choice without its card', () => {
    const executeDeclared: typeof toyRules.executeDeclared = function* (g, activation) {
      yield* examRules.executeDeclared!(g, activation);
      yield* g.rules.runCheckpoint(g);
    };
    const g = played({ B: { hand: [recall] }, rules: { executeDeclared } }, ...onFire, 'use Recall');
    expect([decided(g), ids(g, 'A', 'hand'), isAtRest(g)]).toEqual([
      ['Hydra to hand', 'Imp to trash'],
      ['Hydra'],
      true,
    ]);
    expect(g.journal.findIndex(({ card: id, to }) => id === 'Hydra' && to === 'hand')).toBeLessThan(
      g.journal.findIndex(({ type, card: id }) => type === 'effectStarted' && id === 'Fire'),
    );
  });

  it('that jumps out of the window leaves what it answered unresolved', () => {
    const g = played({ B: { hand: [halt], deck: [card('b1')] } }, ...onFire, 'use Halt');
    expect([decided(g), ids(g, 'B', 'hand'), at(g, 'Hydra').side]).toEqual([[], ['b1'], 'B']);
    expect([isAtRest(g), g.state.jump, g.frames, g.parts]).toEqual([true, null, [], []]);
  });
});

describe('who comes first', () => {
  const mourner = card(
    'Mourner',
    2000,
    auto({ event: 'leaving', subject: { name: 'Hydra' } } as Ability['when'], draw),
  );
  const order = (turnOfB: boolean) => {
    const g = played({ A: { field: [egg, dragonbane, mourner] }, B: { hand: [] }, turnOfB }, ...onFire);
    return events(g, 'triggered');
  };

  it('is the turn player, be it the master of the card or its owner', () => {
    expect(order(false)).toEqual(['triggered Mourner', 'triggered Hydra', 'triggered Hydra']);
    expect(order(true)).toEqual(['triggered Hydra', 'triggered Mourner', 'triggered Hydra']);
  });
});

describe('where it goes', () => {
  const net = (to: string): Ability => ({
    type: 'instead',
    when: { event: 'moved', to: ['check'], subject: 'any' },
    effect: [{ do: 'move', target: { subject: true }, to }],
  });
  const netted = (to: string): ToyGame =>
    played({ A: { field: [egg, dragonbane, card('Net', 2000, net(to))] }, B: { hand: [] } }, ...onFire);

  it('is elsewhere where the place to which a rule leads it is replaced', () => {
    const g = netted('hand');
    expect([events(g, 'replaced'), decided(g)]).toEqual([['replaced Net'], ['Hydra to hand', 'Imp to trash']]);
    expect(ids(g, 'A', 'hand')).toEqual(['Hydra']);
  });

  it('is what the rule says again where it is replaced by what the rule is about, once', () => {
    const g = netted('trash');
    expect([events(g, 'replaced'), decided(g)]).toEqual([['replaced Net'], ['Hydra to check', 'Imp to trash']]);
    expect(risen(g)).toEqual(['field', 'A', 'back']);
  });

  it('is not changed by a second word while it is leaving', () => {
    const wing = [auto({ event: 'leaving' }, { do: 'move', target: { self: true }, to: 'hand' })];
    const g = played({ B: { hand: [] }, wing }, ...onFire);
    expect([decided(g), risen(g)]).toEqual([
      ['Hydra to check', 'Imp to trash'],
      ['field', 'A', 'back'],
    ]);
  });

  it('is not changed by a rule that is due for it as well; and what it was there it is here', () => {
    const storm = spell('Fire', 'aim', destroyed, stronger({ all: { player: 'opponent' } }, -5000));
    const g = played({ A: { hand: [hydra, storm] }, B: { hand: [] } }, ...onFire);
    // 4500 less 5000: as it rises it is due again, and its other side has nothing to rise by.
    expect(decided(g)).toEqual(['Hydra to check', 'Banner to trash', 'Imp to trash', 'Hydra to check']);
    expect([risen(g), isAtRest(g)]).toEqual([['check', 'A', 'front'], true]);
  });

  it('is the same after a jump by the effect that destroys it, and what waits is resolved then', () => {
    const last = spell('Fire', 'aim and end the battle', destroyed);
    const g = examGame({ A: { hand: [hydra, last] }, B: { hand: [], deck: [card('b1')] } });
    run(g, takenOver(g));
    g.rules.beforePending = () => emit(g, 'ping', {});
    inMain(g, ...onFire);
    const shown = events(g, 'leaving', 'ping', 'triggered', 'drew', 'erased').slice(-6);
    expect(shown).toEqual(['leaving Hydra', 'ping', 'triggered Hydra', 'drew b1', 'erased Wing', 'triggered Hydra']);
    expect(risen(g)).toEqual(['field', 'A', 'back']);
  });
});

it('goes on where B has nothing: nobody answers, nothing is drawn', () => {
  const g = played({ B: { field: [banner], hand: [], deck: [] } }, ...onFire);
  expect(events(g, 'drew', 'triggered')).toEqual(['triggered Hydra', 'triggered Hydra']);
  // 4500 as it left, less 1000 as a dragon.
  expect(board(g)).toBe('A: Dragonbane 2000, Hydra risen 3500. B: Banner 2000.');
});

it('is B’s to use where it lies, and rises as its owner’s', () => {
  const masterOf: typeof toyRules.masterOf = (_g, { id, side, zone, sheet }) =>
    id === 'Hydra' && zone === 'field' && sheet === 'front' ? 'B' : side;
  const g = examGame({ A: { hand: [hydra, fire] }, B: { hand: [], deck: [card('b1')] }, rules: { masterOf } });
  run(g, perform(g, { card: at(g, 'Hydra'), to: { zone: 'field', onto: [refTo(at(g, 'Egg'))] } }));
  run(g, doing(g, 'Banner', stronger({ all: { player: 'you', trait: 'Beast' } }, 1000)));
  inMain(g, ...onFire);
  expect(g.journal.filter(({ type }) => type === 'triggered').map(({ player }) => player)).toEqual(['B']);
  expect(board(g)).toBe('A: Dragonbane 2000, Hydra risen 3000. B: Banner 2000.');
});

it('is another object altogether where it was a token: erased, and its other side is created', () => {
  const rise = {
    verb: 'rise',
    meaning: '',
    members: () => ({}),
    *execute(g: ToyGame, { subjects }: { subjects?: readonly ToyGame['state']['cards'][string][] }): Procedure {
      const [was] = subjects!;
      const made = { kind: 'token', definition: was!.definition.back!, owner: was!.owner } as const;
      const change = creating(g, made, { to: { zone: 'field' } });
      yield* perform(g, change);
      const modification = { kind: 'stat', stat: 'power', base: true, to: was!.snapshot!.stats!.power! } as const;
      addEffect(g, { player: 'B', source: change.card.id, targets: [change.card.id], modification, until: 'turn' });
    },
  };
  const { words } = toyRules.language;
  const language = languageOf({ ...words, instructions: [...words.instructions, rise as never] });
  const abilities = [auto({ event: 'erased' }, { do: 'rise' } as unknown as Instruction)];
  const definition = { ...hydra, name: 'Hydra', number: '', category: 'card', abilities } as never;
  const g = examGame({ A: { hand: [fire] }, B: { hand: [], deck: [card('b1')] }, rules: { language } });
  run(
    g,
    perform(
      g,
      creating(
        g,
        { kind: 'token', id: 'Hydra', definition, owner: 'A' },
        { to: { zone: 'field', onto: [refTo(at(g, 'Egg'))] } },
      ),
    ),
  );
  run(g, perform(g, { card: at(g, 'Hydra'), to: { zone: 'field', player: 'B' } }));
  inMain(g, ...onFire);
  expect(events(g, 'created', 'erased')).toEqual(['created Hydra', 'erased Hydra', 'created Hydra risen#1']);
  expect([board(g), ids(g, 'A', 'trash')]).toEqual([
    'A: Dragonbane 2000, Hydra risen 3000. B: Banner 2000.',
    ['Fire', 'Egg'],
  ]);
});
