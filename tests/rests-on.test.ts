/** Scenarios stand alone: beside each are the texts of its test cards, and the defaults that it rests on. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules, PLAYED, vocabularyOf } from '../games/registry';
import { htmlPage } from '../reports/html';
import { junitXml } from '../reports/junit';
import { literal, markdown } from '../reports/markdown';
import { buildReport } from '../reports/model';
import { questionLines } from '../reports/questions';
import { restsOnLines } from '../reports/rests-on';
import { exampleHtml } from '../reports/site/example';
import { ClauseLinks } from '../reports/site/links';
import { summaryLines } from '../reports/summary';
import { loadCatalogue } from '../runner/catalogue';
import { connect, type Connection } from '../runner/connection';
import { failureOf } from '../runner/failure';
import { loadFeatures } from '../runner/feature-files';
import type { Scenario } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import type { RestsOn } from '../runner/rests-on';
import { playAndRecord, storyRestsOn, type Story } from '../runner/scenario-story';
import type { GameId, PlayerId } from '../schemas/common';
import type { Observation } from '../schemas/protocol';
import { linesOfPage, machineWordsIn } from './machine-words';
import { runOf, scenario as resultOf } from './fixtures/report/make';
import { unpacked } from './unpacked';

/** About so many scenarios of each game are played. */
const SAMPLE = 30;

interface Sampled {
  readonly scenario: Scenario;
  readonly story: Story;
  readonly restsOn: RestsOn;
  /** The position as the oracle shows it before the first step that acts; left out: no game was started. */
  readonly seen?: Observation;
  /** The cards of the position, by name. */
  readonly cards: Readonly<Record<string, Record<string, unknown>>>;
}

async function play(planned: Planned, oracle: Connection): Promise<Sampled> {
  const story = await playAndRecord(planned, oracle, { film: true });
  const [first] = story.steps.flatMap(({ frames }) => frames);
  return {
    scenario: planned.scenario,
    story,
    restsOn: storyRestsOn(story),
    ...(first && { seen: first.observation as Observation }),
    cards: story.outcome.world?.start?.cards ?? {},
  };
}

/** Plays every so manyth scenario of a game. */
async function sampleOf(game: GameId): Promise<Sampled[]> {
  const features = loadFeatures([game]);
  const every = Math.ceil(features.scenarios.length / SAMPLE);
  const some = features.scenarios.filter((_, index) => index % every === 0);
  const oracle = await connect(() => new InProcessAdapter(oracleModules([game])));
  const sample: Sampled[] = [];
  for (const planned of planScenarios(features, some).planned) sample.push(await play(planned, oracle));
  return sample;
}

/** What a claim says a player has, with how it is read off the board: [what it says, what the board shows]. */
type Claim = readonly [RegExp, (board: Board, said: RegExpExecArray) => readonly [unknown, unknown]];

class Board {
  constructor(
    private readonly sampled: Sampled,
    private readonly player: PlayerId,
  ) {}

  private get side() {
    return this.sampled.seen!.players[this.player];
  }

  count = (zone: string): number => this.side.zones[zone]?.count ?? 0;

  active = (zone: string): number =>
    (this.side.zones[zone]?.cards ?? []).filter(({ state }) => state === 'active').length;

  /** The printed data of the first card of a zone, or of that in a place. */
  printed(zone: string, place?: string): Record<string, unknown> {
    const cards = this.side.zones[zone]?.cards ?? [];
    const found = place === undefined ? cards[0] : cards.find((card) => card.place === `${this.player}.${place}`);
    return this.sampled.cards[found?.card ?? ''] ?? {};
  }

  pool = (name: string): Readonly<Record<string, number>> => this.side.pools?.[name] ?? {};
  counter = (name: string): number | undefined => this.side.counters?.[name];

  coresOn(card: string): number | undefined {
    return this.side.zones.field?.cards?.find(({ id }) => id === card)?.counters?.core;
  }
}

const counted = (pattern: RegExp, shown: (board: Board) => unknown): Claim => [
  pattern,
  (board, [, said]) => [Number(said), shown(board)],
];
const nothing = (pattern: RegExp, zone: string): Claim => [pattern, (board) => [0, board.count(zone)]];

const CLAIMS: Readonly<Partial<Record<GameId, readonly Claim[]>>> = {
  'level-neo': [
    counted(/a Main Character with (\d+) AP/, (board) => board.printed('main').ap),
    counted(/(\d+) cards? in the deck/, (board) => board.count('deck')),
    counted(/the turn marker at (\d+)/, (board) => board.counter('turnMarker')),
    nothing(/no cards in hand/, 'hand'),
  ],
  'one-piece': [
    counted(/a Leader with (\d+) power/, (board) => board.printed('leader').power),
    counted(/(\d+) cards? in the deck/, (board) => board.count('deck')),
    counted(/(\d+) Life cards?/, (board) => board.count('life')),
    counted(/(\d+) active DON!! cards?/, (board) => board.active('cost')),
    counted(/(\d+) cards? in the DON!! deck/, (board) => board.count('donDeck')),
    nothing(/no cards in hand/, 'hand'),
  ],
  'dragon-ball-super': [
    [
      /a Leader Card with (\d+) power \((\d+) on its back\)/,
      (board, [, front, back]) => {
        const leader = board.printed('leader') as { power?: number; back?: { power?: number } };
        return [
          [Number(front), Number(back)],
          [leader.power, leader.back?.power],
        ];
      },
    ],
    counted(/(\d+) cards? in the deck/, (board) => board.count('deck')),
    counted(/(\d+) life/, (board) => board.count('life')),
    counted(/(\d+) active red energy/, (board) => board.active('energy')),
    nothing(/no cards in hand/, 'hand'),
  ],
  'battle-spirits': [
    counted(/(\d+) cards? in the Deck/, (board) => board.count('deck')),
    counted(/(\d+) Life/, (board) => board.pool('life').core),
    [
      /a Reserve of (\d+) Cores?( and the Soul Core)?/,
      (board, [, cores, soul]) => {
        const { core, soulCore = 0 } = board.pool('reserve');
        return [
          [Number(cores), soul === undefined ? 0 : 1],
          [core, soulCore],
        ];
      },
    ],
    nothing(/no cards in Hand/, 'hand'),
    [
      /(\d+) Cores? on ("[^"]*"(?:(?:, | and )"[^"]*")*)/,
      (board, [, cores, names]) => {
        const holders = [...names!.matchAll(/"([^"]*)"/g)].map(([, name]) => name!);
        return [holders.map(() => Number(cores)), holders.map((name) => board.coresOn(name))];
      },
    ],
  ],
  vanguard: [
    [
      /a vanguard of grade (\d+) with (\d+) power/,
      (board, [, grade, power]) => {
        const printed = board.printed('field', 'center');
        return [
          [Number(grade), Number(power)],
          [printed.grade, printed.power],
        ];
      },
    ],
    counted(/(\d+) cards? in the deck/, (board) => board.count('deck')),
    nothing(/no damage/, 'damage'),
    nothing(/no cards in hand/, 'hand'),
  ],
};

/** Finds what is untrue of what a player is said to have. Each claim must be known here. */
function untrueOf(sampled: Sampled, player: PlayerId, said: string): string[] {
  const board = new Board(sampled, player);
  const untrue: string[] = [];
  let left = said;
  for (let progress = true; progress;) {
    progress = false;
    for (const [pattern, read] of CLAIMS[sampled.scenario.game]!) {
      const found = pattern.exec(left);
      if (!found) continue;
      progress = true;
      left = left.replace(found[0], '');
      const [claimed, shown] = read(board, found);
      if (JSON.stringify(claimed) !== JSON.stringify(shown))
        untrue.push(`player ${player}: ${found[0]}, shown: ${JSON.stringify(shown)}`);
    }
  }
  const rest = left.replace(/,|\band\b|\s/g, '');
  return rest === '' ? untrue : [...untrue, `no claim of this test: ${rest}`];
}

/** Finds what is untrue of whose turn it is said to be. */
function untrueOfTurn({ seen, scenario: { game } }: Sampled, clause: string): string[] {
  const [, player, phase, turn] = /^it is (?:player ([AB])'s ([A-Z][\w ]*?))?(?: in )?(?:turn (\d+))?$/.exec(clause)!;
  const words = vocabularyOf(game)!.phases;
  const claimed = [player ?? seen!.turnPlayer, phase === undefined ? seen!.phase : words[phase], turn ?? seen!.turn];
  const shown = [seen!.turnPlayer, seen!.phase, seen!.turn];
  return String(claimed) === String(shown) ? [] : [`${clause}, shown: ${shown.join(' ')}`];
}

/** Finds what is untrue of plain cards: at least one card of the category has each value by itself. */
function untrueOfPlain({ cards, scenario: { game } }: Sampled, clause: string): string[] {
  const { categories } = vocabularyOf(game)!.print;
  const [, word] = /^an? (.+?) (?:is|has) /.exec(clause)!;
  const [category] = Object.entries(categories).find(([, one]) => one === word)!;
  const plain = Object.values(cards).filter((card) => card.category === category && card.probe === undefined);
  const numbers = [...clause.matchAll(/\b\d+\b/g)].map(([number]) => Number(number));
  const printed = new Set(plain.flatMap((card) => JSON.stringify(card).match(/\d+/g) ?? []).map(Number));
  const counts = new Set([1]);
  const missing = numbers.filter((number) => !printed.has(number) && !counts.has(number));
  return missing.length > 0 ? [`${clause}: no ${word} has ${missing.join(', ')}`] : [];
}

function untrueIn(sampled: Sampled): string[] {
  const { defaults } = sampled.restsOn;
  const clauses = defaults?.split('; ') ?? [];
  const frame = clauses.filter((clause) => clause.startsWith('it is '));
  const plain = clauses.filter((clause) => /^an? /.test(clause));
  const ofPlayers = clauses.filter((clause) => !frame.includes(clause) && !plain.includes(clause));
  return [
    ...frame.flatMap((clause) => untrueOfTurn(sampled, clause)),
    ...plain.flatMap((clause) => untrueOfPlain(sampled, clause)),
    ...ofPlayers.flatMap((clause) => {
      const [, who, said] = /^(each player|player [AB]) has (.*)$/.exec(clause)!;
      const players = (who === 'each player' ? ['A', 'B'] : [who!.at(-1)!]) as PlayerId[];
      return players.flatMap((player) => untrueOf(sampled, player, said!));
    }),
  ];
}

describe.each(PLAYED)('%s', (game) => {
  let sample: Sampled[];
  beforeAll(async () => {
    sample = await sampleOf(game);
  }, 120_000);

  it('shows the text of each probe that a scenario names, by the name that it has there', () => {
    const { probes } = vocabularyOf(game)!;
    const missing: string[] = [];
    let named = 0;
    for (const { scenario, story, restsOn } of sample) {
      const said = scenario.pickle.steps.map(({ text }) => text).join('\n');
      const probesSaid = [
        ...said.matchAll(/"([^"]*)" \(probe "([^"]*)"\)/g),
        ...said.matchAll(/^"([^"]*)" is the probe card "([^"]*)"/gm),
      ];
      for (const [, name, probe] of probesSaid) {
        named += 1;
        const { text } = probes[probe!] as { text: string };
        const shown = restsOn.testCards.find(({ names }) => names.includes(name!));
        const isChanged = story.outcome.world!.setup.cards[name!]?.probe === undefined;
        if (!isChanged && !shown?.text.startsWith(text)) missing.push(`${scenario.id}: ${name}`);
        if (!isChanged && probes[probe!]!.category !== 'marker' && !shown?.print)
          missing.push(`${scenario.id}: ${name} prints`);
      }
    }
    expect(missing).toEqual([]);
    expect(named).toBeGreaterThan(9);
  });

  it('says only defaults that the position has', () => {
    // Where a step says the phase, the rules may go on from there before anybody looks.
    const begun = sample.filter(({ seen, restsOn }) => seen && /it is player A's/.test(restsOn.defaults ?? ''));
    expect(begun.length).toBeGreaterThan(9);
    expect(begun.flatMap((sampled) => untrueIn(sampled).map((fault) => `${sampled.scenario.id}: ${fault}`))).toEqual(
      [],
    );
  });

  it('leaves out what a step says', () => {
    const wrong = sample.flatMap(({ scenario, restsOn }) => {
      const said = scenario.pickle.steps.map(({ text }) => text).join('\n');
      const defaults = restsOn.defaults ?? '';
      return [
        ...(/^it is player [AB]'s /m.test(said) && /it is player/.test(defaults) ? ['the phase'] : []),
        ...(/^it is turn \d/m.test(said) && /\bturn \d/.test(defaults) ? ['the turn'] : []),
        ...(/^player A has "[^\n]* in the [Hh]and$/m.test(said) &&
        /(each player|player A) has [^;]*no cards in [Hh]and/.test(defaults)
          ? ['the hand']
          : []),
      ].map((what) => `${scenario.id}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  it('stands on the site in words of the game', () => {
    const links = new ClauseLinks(loadCatalogue(game), new Map());
    const frame = { anchor: 'x', level: 2, links, answers: [], standings: [] } as const;
    const pages = sample.map(({ scenario, story, restsOn }) =>
      exampleHtml({ scenario, steps: story.steps, restsOn }, frame),
    );
    const lines = pages.flatMap(linesOfPage);
    expect(lines.length).toBeGreaterThan(500);
    expect(machineWordsIn(lines)).toEqual([]);
  });

  it('has words for everything that its probes and plain cards print, or says that the text has them', () => {
    const { print, probes, plainCard } = vocabularyOf(game)!;
    const known = [
      ...print.adjectives,
      ...Object.keys(print.values),
      'category',
      'name',
      'number',
      'probe',
      'text',
      'abilities',
    ];
    const printed = [...Object.values(probes), ...Object.keys(print.categories).map((one) => plainCard('Plain', one))];
    const unknown = printed.flatMap((card) => Object.keys(card).filter((member) => !known.includes(member)));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe('wherever a scenario is shown', () => {
  let sampled: Sampled;
  beforeAll(async () => {
    const features = loadFeatures(['level-neo']);
    const drawing = features.scenarios.find(({ pickle }) =>
      pickle.steps.some(({ text }) => text.includes('"Scholar" (probe "use-draw")')),
    )!;
    const [planned] = planScenarios(features, [drawing]).planned as [Planned];
    sampled = await play(planned, await connect(() => new InProcessAdapter(oracleModules(['level-neo']))));
  });

  const PRINT = 'haracter with turn cost 3 and 2000 AP';
  const TEXT = '"Insight" (Main/3) Draw 1 card.';
  const CARD = `Scholar (c${PRINT}): [Use] ${TEXT}`;
  const DECKS = 'each player has a Main Character with 3000 AP, 20 cards in the deck';

  test('its lines name the test cards, then the defaults', () => {
    const lines = restsOnLines(sampled.restsOn);
    expect(lines[0]).toBe('Test cards:');
    expect(lines).toContain(`  ${CARD}`);
    expect(lines.at(-1)).toMatch(new RegExp(`^Defaults: ${DECKS}.*\\.$`));
  });

  test('in an example of the site, above its steps', () => {
    const { scenario, story, restsOn } = sampled;
    const links = new ClauseLinks(loadCatalogue('level-neo'), new Map());
    const frame = { anchor: 'x', level: 2, links, answers: [], standings: [] } as const;
    const html = exampleHtml({ scenario, steps: story.steps, restsOn }, frame);
    const [basis] = /<dl class="rests-on">.*?<\/dl>/s.exec(html.slice(0, html.indexOf('<ol class="tale">')))!;
    expect(basis).toContain('<b>Scholar</b> [Use] &quot;Insight&quot; (Main/3) Draw 1 card.');
    expect(basis).toContain(`<small>C${PRINT}</small>`);
    expect(basis).toContain(DECKS.replace('each', 'Each'));
  });

  test('in each format of a report, where it failed', () => {
    const failure = failureOf(sampled.story.outcome, undefined, 'again');
    const report = buildReport(runOf([resultOf('LN-9-2', 1, 'failed', { failure })]));
    const page = unpacked(htmlPage(report));
    expect(page).toContain('<b>Scholar</b> [Use] &quot;Insight&quot; (Main/3) Draw 1 card.');
    expect(page).toContain(DECKS.replace('each', 'Each'));
    expect(summaryLines(report).join('\n')).toContain(`\n        ${CARD}\n      Defaults: ${DECKS}`);
    expect(unescaped(junitXml(report))).toContain(`Test cards:\n  ${CARD}\nDefaults: ${DECKS}`);
    expect(markdown(report)).toContain(`\n  - Test cards:\n    - ${literal(CARD)}\n  - Defaults: ${DECKS}`);
  });

  test('below a question that the oracle answers otherwise', () => {
    const failure = failureOf(sampled.story.outcome, undefined, 'again');
    const report = buildReport(runOf([resultOf('LN-9-2', 1, 'disputed', { failure })]));
    expect(questionLines(report).join('\n')).toContain(`      ${CARD}\n    Defaults: ${DECKS}`);
  });
});

const unescaped = (xml: string): string => xml.replaceAll('&quot;', '"');
