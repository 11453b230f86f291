/** Which misreadings explain which failures: pure computation on small dictionaries. */
import { describe, expect, test } from 'vitest';
import { diagnose, type Misreading, type PlayedScenario } from '../runner/diagnosis';
import { likeness, signatureOf, type Signature } from '../runner/diagnosis-signature';
import type { Failure } from '../schemas/report';

const looks = (exact: string, message = 'wrong', step = 1): Signature => ({ step, message, exact });

const failed = (id: string, signature = looks(id)): PlayedScenario => ({
  id,
  digest: id,
  verdict: 'failed',
  signature,
});
const passed = (id: string): PlayedScenario => ({ id, digest: id, verdict: 'passed' });

/** It breaks these scenarios just as `failed` has them. */
const misreading = (fault: string, ...ids: readonly string[]): Misreading => ({
  fault,
  breaks: new Map(ids.map((id) => [id, looks(id)])),
});

const named = ({ diagnoses }: ReturnType<typeof diagnose>): string[][] =>
  diagnoses.map(({ fault, or }) => [fault, ...or.map((one) => one.fault)]);

test('where next to nothing passes no misreading is named: nobody plays so', () => {
  const all = Array.from({ length: 100 }, (_, index) => String(index));
  const few = misreading('few', ...all.slice(0, 10));
  const working = (count: number) => all.map((id, index) => (index < 100 - count ? failed(id) : passed(id)));
  expect(named(diagnose(working(20), [few]))).toEqual([['few']]);
  expect(named(diagnose(working(19), [few]))).toEqual([]);
  expect(diagnose(working(19), [few]).unexplained).toHaveLength(81);
});

describe('a misreading is named', () => {
  test('that explains all failures, and not those that explain a part', () => {
    const found = diagnose(
      [failed('1'), failed('2'), failed('3')],
      [misreading('part', '1'), misreading('all', '1', '2', '3')],
    );
    expect(named(found)).toEqual([['all']]);
    expect(found.diagnoses[0]).toMatchObject({
      explains: ['1', '2', '3'],
      exact: 3,
      failed: 3,
      certainty: 'very likely',
    });
    expect(found.unexplained).toEqual([]);
  });

  test('each for its own failures, that which saves most first', () => {
    const run = [failed('1'), failed('2'), failed('3'), failed('4'), failed('5'), failed('else')];
    const found = diagnose(run, [misreading('few', '1', '2'), misreading('many', '3', '4', '5')]);
    expect(named(found)).toEqual([['many'], ['few']]);
    expect(found.unexplained).toEqual(['else']);
    expect(found.diagnoses.map(({ certainty }) => certainty)).toEqual(['very likely', 'likely']);
  });

  test('in part, where other failures of the same clauses are left', () => {
    const of = (clause: string, one: PlayedScenario): PlayedScenario => ({ ...one, clause });
    const run = [of('C-1', failed('1')), of('C-1', failed('2')), of('C-2', failed('3')), of('C-1', failed('rest'))];
    const found = diagnose([...run, of('C-3', failed('elsewhere'))], [misreading('narrow', '1', '2', '3')]);
    expect(found.diagnoses).toMatchObject([{ fault: 'narrow', certainty: 'in part', left: 1 }]);
    const all = diagnose(run.slice(0, 3), [misreading('narrow', '1', '2', '3')]);
    expect(all.diagnoses).toMatchObject([{ certainty: 'very likely', left: 0 }]);
  });

  test('possibly, where much of what it would break fails otherwise', () => {
    const run = ['1', '2', '3', '4'].map((id) => failed(id));
    const breaks = new Map([...misreading('all', '1', '2', '3').breaks, ['4', looks('otherwise', 'else', 7)] as const]);
    expect(diagnose(run, [{ fault: 'all', breaks }]).diagnoses).toMatchObject([{ certainty: 'possible' }]);
  });

  test('with those that do nearly as well', () => {
    const found = diagnose([failed('1'), failed('2')], [misreading('one', '1', '2'), misreading('other', '1', '2')]);
    expect(named(found)).toEqual([['one', 'other']]);
  });

  test('by how alike the failures are: one that is just so before one that is only found at the same step', () => {
    const atSameStep: Misreading = { fault: 'vague', breaks: new Map([['1', looks('x', 'else')]]) };
    const found = diagnose([failed('1')], [atSameStep, misreading('exact', '1')]);
    expect(named(found)).toEqual([['exact']]);
  });

  test('whatever the order of what it breaks', () => {
    const run = ['1', '2', '3'].map((id) => failed(id));
    const one = diagnose(run, [misreading('all', '1', '2', '3')]);
    expect(diagnose(run, [misreading('all', '3', '1', '2')])).toEqual(one);
  });
});

describe('nothing is named', () => {
  test('where a scenario passes that it would break', () => {
    const run = [failed('1'), failed('2'), failed('3'), passed('4'), passed('5')];
    const found = diagnose(run, [misreading('all', '1', '2', '3', '4', '5')]);
    expect(found.diagnoses).toEqual([]);
    expect(found.unexplained).toEqual(['1', '2', '3']);
    expect(found.contradicted).toMatchObject([{ fault: 'all', explains: ['1', '2', '3'], contradictedBy: ['4', '5'] }]);
  });

  test('where more than a fifth passes; less is weighed, since other mistakes hide some of it', () => {
    const run = (count: number, every: number): PlayedScenario[] =>
      Array.from({ length: count }, (_, index) => (index % every === 0 ? passed(`${index}`) : failed(`${index}`)));
    const found = (count: number, every: number) =>
      diagnose(run(count, every), [misreading('all', ...run(count, every).map(({ id }) => id))]).diagnoses;
    expect(found(20, 4)).toEqual([]);
    expect(found(5, 5)).toMatchObject([{ fault: 'all', exact: 4, certainty: 'possible', contradictedBy: ['0'] }]);
  });

  test('where a pass contradicts it and another misreading explains much of what it would break', () => {
    const ids = ['1', '2', '3', '4', '5', '6', '7', '8'];
    const run = [...ids.map((id) => failed(id)), passed('9')];
    const half = misreading('half', ...ids.slice(0, 4), 'gone');
    const all = misreading('all', ...ids, '9');
    expect(named(diagnose(run, [all, half]))).toEqual([['all']]);
    const other = run.map((one, index) => (index < 4 ? { ...one, clause: 'C-1' } : { ...one, clause: 'C-2' }));
    expect(
      diagnose(
        [
          ...other,
          { ...failed('x'), clause: 'C-2' },
          { ...failed('y'), clause: 'C-2' },
          { ...failed('z'), clause: 'C-2' },
        ],
        [all],
      ).diagnoses,
    ).toEqual([]);
  });

  test('where more than half as many failures of the same clauses are left', () => {
    const of = (clause: string, id: string): PlayedScenario => ({ ...failed(id), clause });
    const run = (left: number) => [
      ...['1', '2', '3', '4'].map((id) => of('C-1', id)),
      ...Array.from({ length: left }, (_, index) => of('C-1', `left ${index}`)),
    ];
    const narrow = misreading('narrow', '1', '2', '3', '4');
    expect(diagnose(run(2), [narrow]).diagnoses).toMatchObject([{ certainty: 'in part', left: 2 }]);
    expect(diagnose(run(3), [narrow])).toMatchObject({ diagnoses: [], unexplained: { length: 7 } });
  });

  test('where most of it looks otherwise', () => {
    const otherwise: Misreading = {
      fault: 'otherwise',
      breaks: new Map(['1', '2', '3'].map((id) => [id, looks('x', 'wrong')])),
    };
    expect(diagnose([failed('1'), failed('2'), failed('3')], [otherwise]).diagnoses).toEqual([]);
  });

  test('that many misreadings look like as well', () => {
    const others = Array.from({ length: 40 }, (_, index) => misreading(`other ${index}`, '1', `elsewhere ${index}`));
    expect(diagnose([failed('1')], others).diagnoses).toEqual([]);
  });

  test('for what says our reading, which counts all the same where it fails as well', () => {
    const differs: PlayedScenario = { id: 'r', digest: 'r', verdict: 'differs' };
    expect(diagnose([differs], [misreading('one', 'r')])).toEqual({ diagnoses: [], contradicted: [], unexplained: [] });
    const found = diagnose([failed('1'), differs], [misreading('one', '1', 'r')]);
    expect(found.diagnoses).toMatchObject([{ explains: ['1'], failed: 2 }]);
  });
});

describe('where chance decides how a misreading looks', () => {
  const byChance = (fault: string, ...ids: readonly string[]): Misreading => ({
    fault,
    breaks: new Map(ids.map((id) => [id, { ...looks('with our luck'), byChance: true }])),
  });

  test('other luck is as good, and none at all speaks against nothing', () => {
    const run = [failed('1'), failed('2'), failed('3'), passed('4'), passed('5')];
    const found = diagnose(run, [byChance('chancy', '1', '2', '3', '4', '5')]);
    expect(found.diagnoses).toMatchObject([
      { fault: 'chancy', exact: 3, failed: 3, contradictedBy: [], certainty: 'very likely' },
    ]);
  });

  test('what looks just so comes before it', () => {
    const run = ['1', '2', '3'].map((id) => failed(id));
    expect(named(diagnose(run, [byChance('chancy', '1', '2', '3'), misreading('just so', '1', '2', '3')]))).toEqual([
      ['just so'],
    ]);
  });
});

test('all that it would break fails, and nothing else of these clauses: it is named however that looks', () => {
  const ids = ['1', '2', '3', '4', '5', '6'];
  const run = (...more: PlayedScenario[]) => [
    ...ids.map((id): PlayedScenario => ({ ...failed(id, looks('otherwise', 'else', 7)), clause: 'C-1' })),
    ...more,
    ...Array.from({ length: 90 }, (_, index) => passed(`passed ${index}`)),
  ];
  const one: Misreading = { fault: 'one', breaks: new Map(ids.map((id) => [id, looks(id)])) };
  const alike: Misreading = { fault: 'one', breaks: new Map([...one.breaks, ['1', looks('otherwise', 'else', 7)]]) };
  expect(diagnose(run(), [alike]).diagnoses).toMatchObject([{ fault: 'one', explains: ids, certainty: 'possible' }]);
  expect(diagnose(run({ ...failed('more'), clause: 'C-1' }), [alike]).diagnoses).toEqual([]);
  expect(diagnose(run().slice(0, 12), [alike]).diagnoses).toEqual([]);
});

test('what was asked and declined before tells misreadings apart that end alike', () => {
  const run = ['1', '2', '3'].map((id) => failed(id, { ...looks(id), path: 'A first' }));
  const byPath = (fault: string, path: string): Misreading => ({
    fault,
    breaks: new Map(['1', '2', '3'].map((id) => [id, { ...looks(id), path }])),
  });
  const found = diagnose(run, [byPath('other', 'B first'), byPath('right', 'A first')]);
  expect(found.diagnoses[0]).toMatchObject({ fault: 'right', exact: 3 });
  expect(named(diagnose(run, [misreading('unknown way', '1', '2', '3')]))).toEqual([['unknown way']]);
});

test('what was not played speaks neither for nor against', () => {
  const run: PlayedScenario[] = [failed('1'), failed('2'), { id: '3', digest: '3' }];
  const found = diagnose(run, [misreading('all', '1', '2', '3', 'gone')]);
  expect(found.diagnoses).toMatchObject([{ fault: 'all', failed: 2, notPlayed: 2, contradictedBy: [] }]);
});

describe('the signature of a failure', () => {
  const failure = (more: Partial<Failure>): Failure => ({
    message: 'the place of "Top" is not as it should be',
    steps: [
      { keyword: 'When', text: 'x', status: 'passed' },
      { keyword: 'Then', text: 'y', status: 'failed' },
    ],
    reproduce: '',
    ...more,
  });
  const alike = (one: Partial<Failure>, other: Partial<Failure>) =>
    likeness(signatureOf(failure(one))!, signatureOf(failure(other))!);

  test.each([
    ['lists in another order', { actual: ['a', 'b'] }, { actual: ['b', 'a'] }, 'exact'],
    ['names in another order', { actual: 'Hero, Ally' }, { actual: 'Ally, Hero' }, 'exact'],
    [
      'another reason for a refusal',
      { actual: 'rejected: not now [1-2]' },
      { actual: 'unchanged: no reason given' },
      'exact',
    ],
    [
      'another moment of a question',
      { actual: { player: 'A', kind: 'main', turn: 6 } },
      { actual: { kind: 'main', player: 'A', phase: 'x' } },
      'exact',
    ],
    [
      'another way to it',
      { message: 'player A was never asked for may after player A: x; y' },
      { message: 'player A was never asked for may after z' },
      'exact',
    ],
    [
      'a card of a deck, which lies nohow',
      { actual: "up in player A's deck" },
      { actual: "down in player A's deck" },
      'exact',
    ],
    [
      'a card that lies otherwise',
      { actual: "up in player A's level" },
      { actual: "down in player A's level" },
      'message',
    ],
    ['something else there', { actual: 1 }, { actual: 2 }, 'message'],
    ['something else wrong', { message: 'the winner is not as it should be' }, {}, 'step'],
  ])('%s', (_, one, other, expected) => {
    expect(alike(one, other)).toBe(expected);
    expect(alike(other, one)).toBe(expected);
  });

  test('has who was asked before, and who declined', () => {
    const sent = (...actions: unknown[]) => failure({ actions });
    const one = { player: 'A', asked: 'combo', action: { type: 'pass' }, answer: { status: 'accepted' } };
    const path = (...actions: unknown[]) => signatureOf(sent(...actions))!.path;
    expect(path(one)).toBe(path({ ...one, answer: { status: 'accepted', reason: 'x' } }));
    expect(
      new Set([
        path(),
        path(one),
        path({ ...one, player: 'B' }),
        path(one, one),
        path({ ...one, action: { type: 'combo' } }),
      ]).size,
    ).toBe(5);
    expect(alike({ actual: 1, actions: [one] }, { actual: 1 })).toBe('otherPath');
  });

  test('there is none of what broke down', () => {
    expect(signatureOf(failure({ message: 'the engine threw at this action: x' }))).toBeUndefined();
    expect(signatureOf(failure({ steps: [] }))).toBeUndefined();
  });
});
