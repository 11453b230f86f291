import { readdirSync, readFileSync } from 'node:fs';
import { PLAYED } from '../games/registry';
import { join } from 'node:path';
import { Type, type TSchema } from '@sinclair/typebox';
import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents, textOf } from '../scripts/emit-schemas';
import { GameId } from '../schemas/common';
import { hoist } from '../schemas/hoist';
import { LnAbility, LnCard } from '../oracle/level-neo/cards';
import { nearest } from '../schemas/nearest';
import { ActResult, InitializeResult, METHODS, Observation, Position } from '../schemas/protocol';
import { SchemaError, validate } from '../schemas/validate';

/** The error for a value that must not be accepted. */
function refusal(schema: TSchema, value: unknown): SchemaError {
  try {
    validate(schema, value, 'input');
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(value)}`);
}

const message = (schema: TSchema, value: unknown) => refusal(schema, value).message;

const runner = { name: 'Runner', number: 'T-001', category: 'character', turnCost: 1, ap: 3000 };
const withEffect = (...effect: unknown[]) => ({ ...runner, abilities: [{ type: 'levelBurst', effect }] });
const aCard = { id: 'a1', card: 'runner', state: 'active' };
const aPosition = { players: { A: { zones: { hand: [aCard] } }, B: { zones: {}, counters: { turnMarker: 2 } } } };
const aReport = {
  schemaVersion: 2,
  suite: { name: 'tcg-conformance', version: '0.1.0', features: '0' },
  startedAt: '2026-01-01T00:00:00Z',
  durationMs: 0,
  command: 'tcg-conformance run',
  seed: 1,
  selection: { games: ['level-neo'] },
  interrupted: true,
  adapter: { name: 'x', version: '1', command: './x', capabilities: { 'level-neo': ['position'] } },
  games: [],
  scenarios: [],
  notRun: [],
};
const aDecision = { player: 'A', kind: 'main', turn: 1, optional: true };

describe('validate', () => {
  it('returns the very value', () => {
    expect(validate(Position, aPosition, 'input')).toBe(aPosition);
  });

  it('takes what matches', () => {
    expect(() => validate(ActResult, { status: 'accepted', decision: null }, 'input')).not.toThrow();
    expect(() => validate(ActResult, { status: 'rejected', decision: aDecision, reason: 'no' }, 'input')).not.toThrow();
    expect(() => validate(METHODS.shutdown.result, {}, 'input')).not.toThrow();
  });

  it('gives the parts of the line as members', () => {
    const error = refusal(Position, {
      players: { ...aPosition.players, A: { zones: { hand: [{ ...aCard, face: 'side' }] } } },
    });
    expect(error.what).toBe('input');
    expect(error.path).toBe('players.A.zones.hand[0].face');
    expect(error.expected).toBe('one of "up", "down"');
    expect(error.actual).toBe('"side"');
    expect(error.message).toBe('input: at players.A.zones.hand[0].face: expected one of "up", "down", got "side"');
  });

  it('leaves the path out where the value itself is wrong', () => {
    expect(message(ActResult, null)).toBe('input: expected an object, got null');
    expect(message(ActResult, [])).toBe('input: expected an object, got an array');
    expect(message(ActResult, undefined)).toBe('input: expected an object, got nothing');
    expect(message(GameId, 'chess')).toMatch(/^input: expected one of "one-piece", .*"level-neo", got "chess"$/);
  });

  it('accepts schemas that share an $id, each as often as wanted', () => {
    const first = Type.Object({ a: Type.Literal(1, { $id: 'Same' }) });
    const second = Type.Object({ a: Type.Literal(2, { $id: 'Same' }) });
    for (const times of [1, 2]) {
      expect(validate(first, { a: 1 }, 'input'), `round ${times}`).toEqual({ a: 1 });
      expect(validate(second, { a: 2 }, 'input'), `round ${times}`).toEqual({ a: 2 });
      expect(message(second, { a: 1 })).toBe('input: at a: expected 2, got 1');
    }
  });

  it.each([
    ['misspelt', { ...runner, trunCost: 1 }, 'input: unknown member "trunCost" (did you mean "turnCost"?)'],
    [
      'strange',
      { name: 'x', colour: 1 },
      /^input: unknown member "colour" \(known: "name", "number", .*"abilities"\)$/,
    ],
    ['missing', { ...runner, number: undefined }, 'input: member "number" is missing (expected a string)'],
    ['of another type', { ...runner, turnCost: '1' }, 'input: at turnCost: expected an integer, got "1"'],
    ['not whole', { ...runner, turnCost: 1.5 }, 'input: at turnCost: expected an integer, got 1.5'],
    ['not a number', { ...runner, ap: NaN }, 'input: at ap: expected an integer, got NaN'],
    ['too small', { ...runner, turnCost: -1 }, 'input: at turnCost: expected an integer of 0 or more, got -1'],
    ['empty', { ...runner, name: '' }, 'input: at name: expected a string that is not empty, got ""'],
    ['in several lines', { ...runner, category: 'a\nb' }, /got "a\\nb"$/],
    ['very long', { ...runner, category: 'x'.repeat(1e6) }, /got "x{80}…"$/],
    ['inherited in name only', JSON.parse('{"__proto__": 1}'), /^input: unknown member "__proto__"/],
    ['named like a method', { ...runner, toString: 1 }, /^input: unknown member "toString"/],
  ])('a member that is %s', (_, value, line) => {
    if (typeof line === 'string') expect(message(LnCard, value)).toBe(line);
    else expect(message(LnCard, value)).toMatch(line);
  });

  it('quotes names in paths that are not words', () => {
    const value = { players: { ...aPosition.players, B: { zones: {}, counters: { 'turn marker': -1 } } } };
    expect(message(Position, value)).toBe(
      'input: at players.B.counters["turn marker"]: expected an integer of 0 or more, got -1',
    );
  });

  it('tells the length that a list or a text must have', () => {
    expect(message(Type.Array(Type.Null(), { maxItems: 1 }), [null, null])).toBe(
      'input: expected an array of 1 or less, got an array of 2',
    );
    expect(message(LnAbility, { type: 'cont', effect: [] })).toBe(
      'input: at effect: expected an array of 1 or more, got an array of 0',
    );
    expect(message(Type.String({ minLength: 3 }), '🂡🂢')).toBe(
      'input: expected a string of 3 characters or more, got "🂡🂢"',
    );
    expect(message(Type.String({ pattern: '^[A-Z]+$' }), 'ln')).toBe(
      'input: expected a string that matches ^[A-Z]+$, got "ln"',
    );
  });

  it('falls back on the validator for what the walk does not know', () => {
    expect(message(Type.Object({ odd: Type.Array(Type.Integer(), { uniqueItems: true }) }), { odd: [1, 1] })).toMatch(
      /^input: at \/odd: must NOT have duplicate items/,
    );
  });
});

describe('a union', () => {
  it('names what may stand there when nothing fits', () => {
    expect(message(ActResult, { status: 'accepted', decision: 5 })).toBe(
      'input: at decision: expected an object or null, got 5',
    );
  });

  it('goes into the only branch of the right type', () => {
    expect(message(ActResult, { status: 'accepted', decision: { ...aDecision, player: 'C' } })).toBe(
      'input: at decision.player: expected one of "A", "B", got "C"',
    );
    const games = [{ game: 'level-neo', capabilities: [], probes: [1] }];
    expect(message(InitializeResult, { protocolVersion: 1, adapter: { name: 'x', version: '1' }, games })).toBe(
      'input: at games[0].probes[0]: expected a string, got 1',
    );
  });

  it('follows the literal that tells the branches apart', () => {
    expect(message(LnCard, withEffect({ do: 'draw', count: 'all' }))).toBe(
      'input: at abilities[0].effect[0].count: expected an integer or an object, got "all"',
    );
    expect(message(LnAbility, { type: 'start', effect: [{ do: 'shuffle' }] })).toBe(
      'input: member "when" is missing (expected an object)',
    );
  });

  it('names the nearest literal, or all', () => {
    expect(message(LnCard, withEffect({ do: 'drwa', count: 1 }))).toBe(
      'input: at abilities[0].effect[0].do: unknown instruction "drwa" (did you mean "draw"?)',
    );
    expect(message(LnCard, withEffect({ do: 'explode' }))).toMatch(
      /unknown instruction "explode" \(known: "modify", .*"levelDown"\)$/,
    );
    expect(message(LnAbility, { type: 'strat' })).toBe('input: at type: unknown type "strat" (did you mean "start"?)');
    expect(message(LnCard, withEffect({ count: 1 }))).toMatch(/at abilities\[0\]\.effect\[0\]: member "do" is missing/);
    expect(message(LnCard, withEffect({ do: 7 }))).toMatch(/\.do: expected one of "modify", .*, got 7$/);
  });

  it('without such a literal goes by the members that are there', () => {
    const target = (value: unknown) => message(LnCard, withEffect({ do: 'reveal', target: value }));
    expect(target({ choose: { from: {}, count: 0 } })).toMatch(
      /at abilities\[0\]\.effect\[0\]\.target\.choose\.count: expected an integer of 1 or more, got 0$/,
    );
    expect(target({ self: false })).toMatch(/target\.self: expected true, got false$/);
    expect(target({ slef: true })).toMatch(/target: unknown member "slef" \(did you mean "self"\?\)$/);
    expect(target({})).toMatch(
      /target: expected an object with one of the members "self", .*"choose", got an empty object$/,
    );
    expect(target({ a: 1 })).toMatch(/, got an object with "a"$/);
  });

  it('joins words and objects', () => {
    const subject = (value: unknown) =>
      message(LnAbility, { type: 'start', when: { event: 'drew', subject: value }, effect: [{ do: 'shuffle' }] });
    expect(subject('me')).toBe('input: at when.subject: expected one of "self", "any", got "me"');
    expect(subject(3)).toBe('input: at when.subject: expected one of "self", "any" or an object, got 3');
    expect(subject({ plyaer: 'you' })).toBe('input: at when.subject: unknown member "plyaer" (did you mean "player"?)');
  });
});

describe('the ability language', () => {
  const draw = { do: 'draw', count: 1 };

  it('gives the whole path into nested instructions', () => {
    const wrong = { do: 'repeat', times: 2, then: [draw, { do: 'modify', stat: 'hp', by: 1, target: { self: true } }] };
    const effect = { do: 'chooseOne', modes: [[draw], [draw, { do: 'may', then: [wrong] }]] };
    expect(message(LnCard, withEffect(draw, effect))).toBe(
      'input: at abilities[0].effect[1].modes[1][1].then[0].then[1].stat: ' +
        'expected one of "ap", "turnCost", got "hp"',
    );
  });

  it('gives the whole path into nested conditions', () => {
    const when = (condition: unknown) => withEffect({ do: 'if', condition, then: [draw] });
    expect(message(LnCard, when({ all: [{ any: [{ not: { count: { zone: ['hnad'] } } }] }] }))).toMatch(
      /^input: at abilities\[0\]\.effect\[0\]\.condition\.all\[0\]\.any\[0\]\.not\.count\.zone\[0\]: expected one of .*, got "hnad" \(did you mean "hand"\?\)$/,
    );
    expect(message(LnCard, when({ not: { value: 'ap', of: { self: true }, mni: 1 } }))).toBe(
      'input: at abilities[0].effect[0].condition.not: unknown member "mni" (did you mean "min"?)',
    );
  });

  it('gives the path in amounts', () => {
    const amount = { value: 'ap', of: { all: { stat: { ap: { min: 'x' } } } }, times: 2 };
    expect(message(LnCard, withEffect({ do: 'draw', count: amount }))).toBe(
      'input: at abilities[0].effect[0].count.of.all.stat.ap.min: expected an integer, got "x"',
    );
  });

  it('finds its own words for whatever is put in a wrong place', () => {
    const card = withEffect(
      {
        do: 'if',
        condition: { all: [{ turn: 'you' }, { count: { zone: ['hand'] }, min: 1 }] },
        then: [draw],
        else: [draw],
      },
      { do: 'move', target: { choose: { from: { state: 'active' }, count: 1 } }, to: 'hand' },
      { do: 'modify', stat: 'ap', by: { count: {}, times: 500 }, target: { all: { player: 'you' } }, until: 'turn' },
    );
    const places = placesIn(card);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 1 }), (place, value) => {
        const changed = replaced(card, place, value);
        if (accepts(LnCard, changed)) return;
        expect(message(LnCard, changed)).not.toMatch(/must|at \//);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(places.length).toBeGreaterThan(40);
  });
});

type Place = (string | number)[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const members = Object.entries(value).map(
    ([name, member]) => [Array.isArray(value) ? Number(name) : name, member] as const,
  );
  return [place, ...members.flatMap(([name, member]) => placesIn(member, [...place, name]))];
}

function replaced(value: unknown, [first, ...rest]: Place, by: unknown): unknown {
  if (first === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[first] = replaced(copy[first], rest, by);
  return copy;
}

function accepts(schema: TSchema, value: unknown): boolean {
  try {
    validate(schema, value, 'input');
    return true;
  } catch {
    return false;
  }
}

describe('hoist', () => {
  it('moves a part with an $id to $defs once', () => {
    const part = Type.Object({ n: Type.Integer() }, { $id: 'Part' });
    const made = hoist(Type.Object({ a: part, b: Type.Optional(part), c: Type.Array(part) }));
    const reference = { $ref: '#/$defs/Part' };
    expect(made.properties).toEqual({ a: reference, b: reference, c: { type: 'array', items: reference } });
    expect(made.$defs).toEqual({ Part: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] } });
  });

  it('lets a part refer to itself', () => {
    const tree = Type.Recursive((Self) => Type.Object({ under: Type.Array(Self) }), { $id: 'Tree' });
    expect(hoist(tree)).toMatchObject({
      $ref: '#/$defs/Tree',
      $defs: { Tree: { properties: { under: { items: { $ref: '#/$defs/Tree' } } } } },
    });
  });

  it('refuses two different parts of the same name', () => {
    const two = Type.Object({ a: Type.Integer({ $id: 'Part' }), b: Type.String({ $id: 'Part' }) });
    expect(() => hoist(two)).toThrow('two different schemas have the $id "Part"');
  });
});

describe('nearest', () => {
  it.each([
    ['drwa', 'draw'],
    ['Draw', 'draw'],
    ['shufle', 'shuffle'],
    ['discarded', 'discard'],
    ['explode', undefined],
    ['', undefined],
    ['mtli', undefined],
  ])('%s: %s', (word, expected) => {
    expect(nearest(word, ['draw', 'discard', 'mill', 'shuffle'])).toBe(expected);
  });
});

const CERTIFICATE = {
  claim: {
    certificate: 1,
    issuedAt: '2026-01-01T00:00:00Z',
    suite: { name: 's', version: '1', features: '0'.repeat(64), catalogue: '0'.repeat(64) },
    game: 'level-neo',
    edition: 'e',
    level: 'core',
    readings: false,
    adapter: { name: 'a', version: '1' },
    clauses: 1,
    scenarios: 1,
    seed: 1,
    report: '0'.repeat(64),
    publicKey: 'AAAA',
  },
  signature: 'AAAA',
};

const aUnit = { name: 'X', number: 'T-1', category: 'unit', grade: 1, power: 8000, shield: 5000, icons: ['boost'] };

/** Of a game that is a draft there are no documents yet. */
const VANGUARD_SAMPLES = {
  'vanguard-card': {
    good: [
      aUnit,
      { ...aUnit, subtype: 'trigger', grade: 0, trigger: 'heal', triggerPower: 10000, clans: ['c'], races: ['r'] },
      { name: 'X', number: 'T-2', category: 'order', subtype: 'set', setSubtype: 'prison', grade: 1, nations: ['n'] },
      {
        name: 'X',
        number: '',
        category: 'marker',
        gift: 'force',
        giftType: 'II',
        back: { name: 'Y', category: 'marker' },
      },
    ],
    bad: [
      { ...aUnit, category: 'character' },
      { ...aUnit, number: undefined },
      { ...aUnit, icons: ['quadrupleDrive'] },
      { ...aUnit, trigger: 'luck' },
      { ...aUnit, grade: -1 },
      { ...aUnit, back: { category: 'unit' } },
    ],
  },
  'vanguard-ability': {
    good: [
      { type: 'keyword', keyword: 'resist' },
      { type: 'act', oncePerTurn: true, cost: [{ do: 'counterBlast', count: 1 }], effect: [{ do: 'draw', count: 1 }] },
      { type: 'act', keyword: 'seekMate', mate: [{ name: 'M' }] },
      { type: 'auto', zones: ['vanguardCircle'], when: { event: 'attacks' }, effect: [{ do: 'draw', count: 1 }] },
      {
        type: 'auto',
        situation: { count: { player: 'you', zone: ['hand'] }, max: 0 },
        effect: [{ do: 'draw', count: 1 }],
      },
      { type: 'byRules', copies: 'any' },
    ],
    bad: [
      { type: 'keyword', keyword: 'blocker' },
      { type: 'activate', effect: [{ do: 'draw', count: 1 }] },
      { type: 'auto', effect: [{ do: 'draw', count: 1 }] },
      { type: 'auto', when: { event: 'koed' }, effect: [{ do: 'draw', count: 1 }] },
      { type: 'act', zones: [], effect: [{ do: 'draw', count: 1 }] },
      { type: 'act', keyword: 'seekMate', mate: [] },
      { type: 'order', effect: [{ do: 'ko', target: { self: true } }] },
    ],
  },
};

describe('schemas/json', () => {
  const folder = join(__dirname, '..', 'schemas', 'json');
  const made = documents();
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8')) as { $id: string };
  const ajv = new Ajv2020({ strict: true, strictRequired: false });

  it('holds what `npm run schemas` makes, and nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
    for (const [file, document] of made) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(textOf(document));
  });

  const samples: Record<string, { good: unknown[]; bad: unknown[] }> = {
    position: { good: [aPosition], bad: [{}, { players: { A: { zones: {} } } }, { ...aPosition, turn: 0 }] },
    observation: {
      good: [{ viewer: 'A', turn: 0, players: { A: { zones: { hand: { count: 1 } } }, B: { zones: {} } } }],
      bad: [
        { viewer: 'C', turn: 0, players: { A: { zones: {} }, B: { zones: {} } } },
        { viewer: 'A', turn: 0 },
      ],
    },
    decision: {
      good: [aDecision],
      bad: [
        { ...aDecision, player: 'judge' },
        { ...aDecision, question: 1 },
      ],
    },
    action: {
      good: [{ type: 'pass' }, { type: 'attack', attackers: ['a1'], target: 'b1' }],
      bad: [{}, { type: 'pass', who: 'A' }],
    },
    clauses: {
      good: [{ game: 'level-neo', edition: 'e', normalisation: 1, sections: [], clauses: [] }],
      bad: [{ game: 'level-neo', edition: 'e', normalisation: 0, sections: [], clauses: [] }],
    },
    rulebook: {
      good: [{ game: 'level-neo', tag: 'LN', title: 't', core: ['1-1'], readings: { '1-1': 'so' } }],
      bad: [{ game: 'level-neo', tag: 'ln', title: 't' }],
    },
    report: { good: [aReport], bad: [{}, { ...aReport, schemaVersion: 1 }, { ...aReport, games: [{}] }] },
    'level-neo-card': {
      good: [runner, withEffect({ do: 'may', then: [{ do: 'draw', count: { count: { zone: ['hand'] } } }] })],
      bad: [withEffect({ do: 'may', then: [{ do: 'drwa', count: 1 }] }), { ...runner, category: 'leader' }],
    },
    'one-piece-card': {
      good: [
        { name: 'X', number: 'T-1', category: 'leader', colors: ['red'], power: 5000, life: 5 },
        { name: 'DON!!', number: 'DON', category: 'don' },
      ],
      bad: [
        { name: 'X', number: 'T-1', category: 'ally' },
        { name: 'X', number: 'T-1', category: 'character', colors: ['white'] },
        { name: 'X', number: 'T-1', category: 'character', attributes: ['Fire'] },
      ],
    },
    'one-piece-ability': {
      good: [
        { type: 'keyword', keyword: 'blocker' },
        {
          type: 'auto',
          when: { event: 'koed' },
          cost: [{ do: 'returnDon', count: 1 }],
          effect: [{ do: 'draw', count: 1 }],
        },
      ],
      bad: [
        { type: 'keyword', keyword: 'flying' },
        { type: 'auto', effect: [] },
        { type: 'main', effect: [{ do: 'fly' }] },
      ],
    },
    'dragon-ball-super-card': {
      good: [
        {
          name: 'X',
          number: 'T-1',
          category: 'leader',
          colors: ['red'],
          power: 10000,
          back: { name: 'Y', power: 15000 },
        },
        { name: 'X', number: 'T-2', category: 'extra', energyCost: 2, specifiedCost: { blue: 1 } },
      ],
      bad: [
        { name: 'X', number: 'T-1', category: 'character' },
        { name: 'X', number: 'T-1', category: 'battle', colors: ['purple'] },
        { name: 'X', number: 'T-1', category: 'extra', specifiedCost: { blue: 0 } },
      ],
    },
    'dragon-ball-super-ability': {
      good: [
        { type: 'keyword', keyword: 'blocker', bond: { count: 2 } },
        {
          type: 'activate',
          timings: ['main', 'battle'],
          cost: [{ do: 'restEnergy', count: 2, specified: { red: 1 } }],
          effect: [{ do: 'draw', count: 1 }],
        },
      ],
      bad: [
        { type: 'keyword', keyword: 'rush' },
        { type: 'activate', effect: [{ do: 'draw', count: 1 }] },
        { type: 'counter', keyword: 'counterBlock', effect: [{ do: 'draw', count: 1 }] },
      ],
    },
    'battle-spirits-card': {
      good: [
        {
          name: 'X',
          number: 'T-1',
          category: 'spirit',
          colors: ['red'],
          cost: 3,
          reductions: [['red']],
          symbols: [['red']],
          levels: [{ lv: 1, cores: 1, bp: 3000 }],
        },
        { name: 'X', number: 'T-2', category: 'magic', colors: ['blue'], cost: 1, reductions: [], symbols: [] },
      ],
      bad: [
        { name: 'X', number: 'T-1', category: 'character' },
        { name: 'X', number: 'T-1', category: 'magic', colors: ['black'] },
        { name: 'X', number: 'T-1', category: 'spirit', levels: [{ lv: 'one', cores: 1, bp: 3000 }] },
      ],
    },
    'battle-spirits-ability': {
      good: [
        { type: 'flash', effect: [{ do: 'draw', count: 1 }] },
        { type: 'auto', while: ['combined'], when: { event: 'attackDeclared' }, effect: [{ do: 'draw', count: 1 }] },
      ],
      bad: [
        { type: 'counter', effect: [{ do: 'draw', count: 1 }] },
        { type: 'auto', when: { event: 'juggled' }, effect: [{ do: 'draw', count: 1 }] },
        { type: 'main', once: 'twice', effect: [{ do: 'draw', count: 1 }] },
      ],
    },
    ...(PLAYED.includes('vanguard') ? VANGUARD_SAMPLES : {}),
    'level-neo-ability': {
      good: [{ type: 'levelBurst', effect: [{ do: 'winGame' }] }],
      bad: [{ type: 'levelBurst', effect: [{ do: 'may', then: [] }] }],
    },
    expectations: {
      good: [{ expectations: [{ scenario: 'LN-5-1: resting', reason: 'later', expires: '2027-03-31' }] }],
      bad: [{ expectations: [{ scenario: 'LN-5-1: resting' }] }, { failures: [] }],
    },
    certificate: {
      good: [CERTIFICATE],
      bad: [
        { ...CERTIFICATE, signature: 1 },
        { claim: { ...CERTIFICATE.claim, level: 'some' }, signature: 'x' },
      ],
    },
    ...Object.fromEntries(
      PLAYED.map((game) => [
        `${game}-probes`,
        { good: [{ probes: {} }], bad: [{}, { probes: { 'No Id': {} } }, { probes: { one: { text: 'x' } } }] },
      ]),
    ),
    protocol: {
      good: [
        { jsonrpc: '2.0', id: 1, method: 'game/end', params: { gameId: 'g' } },
        { jsonrpc: '2.0', id: 2, method: 'shutdown' },
        { jsonrpc: '2.0', id: 'x', result: {} },
        { jsonrpc: '2.0', id: null, error: { code: -32001, message: 'no' } },
      ],
      bad: [
        { jsonrpc: '2.0', id: 1, method: 'game/end', params: {} },
        { jsonrpc: '2.0', id: 1, method: 'game/stop' },
        { jsonrpc: '2.0', id: 1 },
        { jsonrpc: '2.0', id: 1, result: {}, error: { code: 1, message: 'both' } },
      ],
    },
  };

  it.each(Object.entries(samples))('%s accepts and refuses what it should', (name, { good, bad }) => {
    const check = ajv.compile(read(name));
    for (const value of good)
      expect(check(value), `${JSON.stringify(value)}: ${ajv.errorsText(check.errors)}`).toBe(true);
    for (const value of bad) expect(check(value), JSON.stringify(value)).toBe(false);
  });

  it('has a sample of every document', () => {
    expect(
      Object.keys(samples)
        .map((name) => `${name}.schema.json`)
        .sort(),
    ).toEqual([...made.keys()].sort());
  });

  it.each(Object.keys(METHODS))('offers the params and the result of %s', (method) => {
    const { $id } = read('protocol');
    if (!ajv.getSchema($id)) ajv.addSchema(read('protocol'));
    for (const part of ['params', 'result']) {
      const check = ajv.getSchema(`${$id}#/$defs/${encodeURIComponent(`${method}.${part}`.replace('/', '~1'))}`);
      expect(check?.('nonsense'), `${method}.${part}`).toBe(false);
    }
  });

  it('agrees with the check that the suite makes', () => {
    const check = ajv.compile({ $ref: `${read('observation').$id}` });
    const seen = fc.record({
      viewer: fc.constantFrom('A', 'judge', 'C'),
      turn: fc.integer({ min: -1, max: 2 }),
      players: fc.constant({ A: { zones: {} }, B: { zones: {} } }),
    });
    fc.assert(
      fc.property(seen, (value) => check(value) === accepts(Observation, value)),
      { seed: 1 },
    );
  });
});
