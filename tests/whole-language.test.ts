/**
 * The whole ability language: every word in every place where the grammar accepts it. A card that says it is refused when it is
 * read, with the place, or it is played; it never breaks a game. `npm test` tries a quarter of the pairs of a word and its place,
 * `npm run test:full` every pair.
 */
import { describe, expect, it } from 'vitest';
import { readCard } from '../oracle/host';
import { grammarOf } from '../oracle/kernel/language/grammar';
import { language, VOCABULARY } from '../oracle/one-piece/language';
import { Sampler } from './abilities/sampler';
import {
  BATTLE_SPIRITS,
  DRAGON_BALL_SUPER,
  frames,
  LEVEL_NEO,
  membersOf,
  ONE_PIECE,
  placesOf,
  tryOut,
  VANGUARD,
} from './abilities/try-out';
import { allPairs } from './abilities/pairs';
import { isSampled } from './extent';

/** `npm test` tries so many of the pairs. */
const SHARE = 0.25;

describe.each([
  ['One Piece', ONE_PIECE],
  ['LEVEL.NEO', LEVEL_NEO],
  ['Dragon Ball Super', DRAGON_BALL_SUPER],
  ['Battle Spirits', BATTLE_SPIRITS],
  ['Vanguard', VANGUARD],
])('%s', (_, place) => {
  const names = new Sampler(place.schema, 0)
    .forms('Instruction')
    .map(({ properties = {} }, index) => [String(properties.do!.const), index] as const);

  it.each(names)('plays "%s" wherever it may stand and whatever is said with it, or refuses it', (name, index) => {
    const outcome = { played: 0, refused: 0 };
    const sampler = new Sampler(place.schema, index + 1);
    const form = sampler.forms('Instruction')[index]!;
    const [places, within, members] = [placesOf(sampler), frames(sampler), membersOf(sampler, form)];
    const options = [
      places.map((one) => one.name),
      within.map((one) => one.name),
      ...members.map(([member, schemas]) => schemas.map((schema) => `${member} ${JSON.stringify(schema)}`)),
    ];
    const cases = allPairs(
      options.map(({ length }) => length),
      (one, a, other, b) => isSampled(`${name} ${options[one]![a]} ${options[other]![b]}`, SHARE),
    );
    for (const [seed, [at, inside, ...said]] of cases.entries()) {
      const drawn = members.flatMap(([member, schemas], which) => {
        const option = schemas[said[which]!];
        return option ? [[member, sampler.draw(option, {}, 1)]] : [];
      });
      const instruction = { do: form.properties!.do!.const, ...Object.fromEntries(drawn) };
      outcome[tryOut(place, places[at!]!.fill(within[inside!]!.fill(instruction)), seed + 1)] += 1;
    }
    expect(outcome.played).toBeGreaterThan(0);
  });
});

describe('a card is refused, with the place', () => {
  const auto = (when: object, ...effect: object[]) => ({ type: 'auto', when, effect });
  const activate = (...effect: object[]) => ({ type: 'activate', effect });
  const played = { event: 'played' };
  const draw = { do: 'draw', count: 1 };
  const gain = (orUntil: object) => ({ do: 'gain', ability: RUSH, target: { self: true }, orUntil });
  const chosen = { chosen: true };

  it.each<[string, object, string]>([
    [
      'for everybody where one player is meant',
      auto(played, { ...draw, player: 'any' }),
      'abilities[0].effect[0].player: expected one of "you", "opponent", got "any"',
    ],
    [
      'for drawing together with something else',
      auto(played, { do: 'together', parts: [draw] }),
      'abilities[0].effect[0].parts[0].do: unknown instruction "draw" (known: "move", "setState", "turn")',
    ],
    [
      'for damage together with something else',
      auto(played, { do: 'together', parts: [{ do: 'damage', count: 1 }] }),
      'abilities[0].effect[0].parts[0].do: unknown instruction "damage"',
    ],
    [
      'for an end that is no event',
      auto(played, gain({ event: 'endOfYourTurn' })),
      'abilities[0].effect[0].orUntil.event: expected one of',
    ],
    [
      'for a battle that somebody makes happen',
      auto({ event: 'battled', by: { player: 'you' } }, draw),
      'abilities[0].when: "battled" is made to happen by nobody: it has no "by"',
    ],
    [
      'for a zone from which nothing moves',
      auto({ event: 'rested', from: ['hand'] }, draw),
      'abilities[0].when: no card moves with "rested": it has no "from"',
    ],
    [
      'for the subject of no event',
      activate({ do: 'ko', target: { subject: true } }),
      'abilities[0].effect[0].target: there is no event, and so no "subject"',
    ],
    [
      'for a number that nobody chooses',
      activate({ do: 'draw', count: { number: 'chosen' } }),
      'abilities[0].effect[0].count: no number is chosen before "chosen"',
    ],
    [
      'for cards that nobody chooses',
      activate({ do: 'ko', target: chosen }),
      'abilities[0].effect[0].target: no cards are chosen before "chosen"',
    ],
    [
      'in an ability that it gives',
      auto(played, { do: 'gain', ability: activate({ do: 'ko', target: chosen }), target: { self: true } }),
      'abilities[0].effect[0].ability.effect[0].target: no cards are chosen before "chosen"',
    ],
  ])('%s', (_, ability, problem) => {
    const { bearer } = ONE_PIECE.cards(ability);
    expect(() => readCard(ONE_PIECE.module, bearer, 'card')).toThrow(`card: at ${problem}`);
  });

  it.each([
    ['power', 'stage'],
    ['power', 'event'],
    ['cost', 'leader'],
    ['life', 'character'],
    ['counter', 'stage'],
  ])('for a %s on a card of the category %s', (field, category) => {
    const card = { name: 'X', number: 'X', category, [field]: 1 };
    expect(() => readCard(ONE_PIECE.module, card, 'card')).toThrow(
      `card: at ${field}: a card of the category "${category}" has no "${field}"`,
    );
  });

  it.each<[string, object, string]>([
    [
      'for an attack that somebody makes happen',
      auto({ event: 'attacks', by: { player: 'you' } }, draw),
      'abilities[0].when: "attacks" is made to happen by nobody: it has no "by"',
    ],
    [
      'for a turn that comes from a zone',
      auto({ event: 'turnBegan', from: ['hand'] }, draw),
      'abilities[0].when: no card moves with "turnBegan": it has no "from"',
    ],
    [
      'for all cards of the field that go to a hand',
      { type: 'act', effect: [{ do: 'switchZones', zones: ['field', 'hand'] }] },
      'abilities[0].effect[0].zones[0]: expected one of "deck", "hand"',
    ],
    [
      'for a word of another game',
      { type: 'act', effect: [{ do: 'ko', target: { self: true } }] },
      'abilities[0].effect[0].do: unknown instruction "ko"',
    ],
    [
      'for an ability that takes nothing more to be played',
      { type: 'cont', effect: [{ do: 'require', target: { self: true } }] },
      'abilities[0].effect[0]: expected an object with one of the members "cost", "if", got',
    ],
    [
      'for words that do not change',
      { type: 'act', effect: [{ do: 'treat', word: 'clan', original: true, target: { self: true } }] },
      'abilities[0].effect[0]: expected an object with one of the members "become", "lose", "add", got',
    ],
    [
      'for a text by the rules that says nothing',
      { type: 'byRules' },
      'abilities[0]: expected an object with one of the members "names", "copies", "effect", got an object with "type"',
    ],
    [
      'for a text by the rules without an instruction',
      { type: 'byRules', effect: [] },
      'abilities[0].effect: expected an array of 1 or more',
    ],
    [
      'for an action that is negated',
      { type: 'act', effect: [{ do: 'negate', of: { action: 'guard' }, target: { self: true } }] },
      'abilities[0].effect[0]: "negate" is about abilities, and an action is none: "of" has no "action"',
    ],
    [
      'for a further condition of an action',
      {
        type: 'cont',
        effect: [{ do: 'require', of: { action: 'attack' }, if: { turn: 'you' }, target: { self: true } }],
      },
      'abilities[0].effect[0]: an action takes no further condition, only a "cost": it has no "if"',
    ],
    [
      'for an attack that is forbidden so many times',
      { type: 'act', effect: [{ do: 'forbid', what: 'attack', uses: 1, target: { players: 'opponent' } }] },
      'abilities[0].effect[0].what: expected one of "driveCheck", "standPhase"',
    ],
    [
      'for a phase that a card skips',
      { type: 'act', effect: [{ do: 'forbid', what: 'ridePhase', uses: 1, target: { self: true } }] },
      'abilities[0].effect[0].target',
    ],
    [
      'for a mate that nobody says',
      { type: 'act', keyword: 'seekMate', mate: [] },
      'abilities[0].mate: expected an array of 1 or more',
    ],
  ])('of Vanguard %s', (_, ability, problem) => {
    const { bearer } = VANGUARD.cards(ability);
    expect(() => readCard(VANGUARD.module, bearer, 'card')).toThrow(`card: at ${problem}`);
  });

  it.each([
    ['power', 'order'],
    ['icons', 'order'],
    ['back', 'order'],
    ['trigger', 'marker'],
    ['critical', 'marker'],
    ['setSubtype', 'unit'],
  ])('of Vanguard for a member "%s" on a card of the category %s', (field, category) => {
    const back = { name: 'Y', category: 'unit', grade: 4 };
    const said = { icons: ['boost'], trigger: 'heal', setSubtype: 'prison', back }[field] ?? 1;
    const card = { name: 'X', number: 'X', category, grade: 1, [field]: said };
    expect(() => readCard(VANGUARD.module, card, 'card')).toThrow(
      `card: at ${field}: a card of the category "${category}" has no "${field}"`,
    );
  });

  it('for the AP of an event of LEVEL.NEO', () => {
    const card = { name: 'X', number: 'X', category: 'event', turnCost: 0, ap: 1000 };
    expect(() => readCard(LEVEL_NEO.module, card, 'card')).toThrow(
      'card: at ap: a card of the category "event" has no',
    );
  });
});

const RUSH = { type: 'keyword', keyword: 'rush' };

describe('a language', () => {
  it.each(['zones', 'events', 'delays', 'sharedWords', 'totals'])(
    'is refused where its list of %s is empty',
    (list) => {
      const words = { ...VOCABULARY, [list]: [] };
      expect(() => grammarOf(words, language.words)).toThrow(`the vocabulary lists no ${list}`);
    },
  );

  it('is refused where a word has no list', () => {
    const without = (list: string) => () => grammarOf({ ...VOCABULARY, [list]: undefined }, language.words);
    expect(without('delays')).toThrow('the instruction "later" needs delays in the vocabulary');
    expect(without('sharedWords')).toThrow('the filter "shares" needs sharedWords in the vocabulary');
  });
});
