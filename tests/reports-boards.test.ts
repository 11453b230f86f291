/** The boards of failing scenarios: what is drawn, what is said of it, and how many there are. */
import { describe, expect, it } from 'vitest';
import { boardSvg } from '../reports/board';
import { changesBetween } from '../reports/board-changes';
import { htmlPage } from '../reports/html';
import { unpacked } from './unpacked';
import { boardsHtml } from '../reports/html-board';
import { markdown } from '../reports/markdown';
import { buildReport } from '../reports/model';
import { summaryLines } from '../reports/summary';
import { GAMES, type GameId } from '../schemas/common';
import { Observation, type SeenCard } from '../schemas/protocol';
import type { Failure } from '../schemas/report';
import { validate } from '../schemas/validate';
import { framesOf, observation, runOf, scenario, troubledRun } from './fixtures/report/make';
import { tagsOf, unbalancedTag } from './fixtures/report/tags';

/** A game without a table of its own. */
const UNKNOWN = 'none' as GameId;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

const draw = (seen: Observation, changed: string[] = [], game: GameId = 'level-neo'): string =>
  boardSvg(game, seen, 'the start of the game', new Set(changed)).text;

/** The fixture with another support zone for player A. */
function withSupport(...cards: SeenCard[]): Observation {
  const seen = observation(1);
  seen.players.A.zones['support'] = { count: cards.length, cards };
  return validate(Observation, seen, 'fixture');
}

/** The drawing of one card: everything between its group’s tags. */
function groupOf(svg: string, name: string): string {
  const groups = [...svg.matchAll(/<g( class="changed")?><rect[^]*?<\/g>/g)].map(([group]) => group);
  const found = groups.filter((group) => group.includes(`>${name}</text>`));
  if (found.length !== 1) throw new Error(`${found.length} drawings of ${name}`);
  return found[0]!;
}

const sizeOf = (group: string): number[] => /width="(\d+)" height="(\d+)"/.exec(group)!.slice(1).map(Number);

describe('a picture of the board', () => {
  it('turns cards that rest and shows the power of each', () => {
    const svg = draw(withSupport({ id: 'Up', state: 'active', ap: 1500 }, { id: 'Down', state: 'resting', ap: 2500 }));
    const [upWidth, upHeight] = sizeOf(groupOf(svg, 'Up'));
    expect(sizeOf(groupOf(svg, 'Down'))).toEqual([upHeight, upWidth]);
    expect(upWidth).toBeLessThan(upHeight!);
    expect(groupOf(svg, 'Up')).toContain('>1500</text>');
  });

  it('hatches cards that lie face down, and piles of which only the number is known', () => {
    const svg = draw(observation());
    expect(groupOf(svg, 'Lesson 1')).toContain('class="hatch"');
    expect(groupOf(svg, 'Lesson 2')).not.toContain('class="hatch"');
    expect(groupOf(svg, '× 24')).toContain('class="hatch"');
  });

  it('marks what changed by more than colour', () => {
    const svg = draw(observation(), ['Archer']);
    expect(groupOf(svg, 'Archer')).toMatch(/class="changed"[^]*class="corner"/);
    expect(count(svg, /class="corner"/g)).toBe(1);
  });

  it('draws an arrow from each attacker, a broken one to what was covered, and none in peace', () => {
    expect(count(draw(observation(0)), /class="arrow/g)).toBe(0);
    expect(count(draw(observation(1)), /class="arrow"/g)).toBe(1);
    const covered = {
      ...observation(2),
      battle: { attackers: ['Runner', 'Archer'], target: 'Shield Bearer', covered: 'Guard' },
    };
    expect(count(draw(covered), /class="arrow"/g)).toBe(2);
    expect(count(draw(covered), /class="arrow aimed"/g)).toBe(2);
  });

  it('says which player’s turn it is', () => {
    expect(draw(observation(0))).toContain('Player A · turn player · turn marker 5');
    expect(draw(observation(4))).toContain('Player B · turn player · turn marker 4');
  });

  it('keeps every card inside, however many there are', () => {
    const many = Array.from({ length: 20 }, (_, number) => ({
      id: `Support number ${number}`,
      state: 'resting',
      ap: number,
    }));
    for (const game of GAMES) {
      const svg = draw(withSupport(...many), [], game);
      const [, width, outer] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number);
      const height = outer! - Number(/translate\(0 (\d+)\)/.exec(svg)![1]);
      for (const { name, attributes } of tagsOf(svg)) {
        if (name !== 'rect') continue;
        expect(Number(attributes['x']) + Number(attributes['width'])).toBeLessThanOrEqual(width!);
        expect(Number(attributes['y']) + Number(attributes['height'])).toBeLessThanOrEqual(height);
      }
    }
  });

  it('of One Piece shows Leaders, Characters, what is given to them, and DON!! cards by their number', () => {
    const zones = {
      leader: { count: 1, cards: [{ id: 'Chief', state: 'active', power: 6000 }] },
      character: { count: 1, cards: [{ id: 'Mate', state: 'rested', power: 3000 }] },
      cost: { count: 3, cards: [{ state: 'active' }, { state: 'rested' }, { state: 'active' }] },
      given: { count: 2, cards: [{ host: 'Chief' }, { host: 'Chief' }] },
      donDeck: { count: 5 },
      hand: { count: 1, cards: [{ face: 'down' }] },
    };
    const players = { A: { zones }, B: { zones: { leader: { count: 1, cards: [{ id: 'Baron', power: 5000 }] } } } };
    const battle = { attackers: ['Chief'], target: 'Baron' };
    const svg = draw({ viewer: 'judge', turn: 5, turnPlayer: 'A', players, battle } as Observation, [], 'one-piece');
    expect(groupOf(svg, 'Chief')).toMatch(/>2 DON!!<[^]*>6000</);
    expect(sizeOf(groupOf(svg, 'Mate'))[0]).toBeGreaterThan(sizeOf(groupOf(svg, 'Chief'))[0]!);
    for (const text of ['2 active', '1 rested', '5 in deck']) expect(svg).toContain(`>${text}</text>`);
    expect(count(svg, /class="arrow"/g)).toBe(1);
  });

  it('of Dragon Ball Super shows Leader Cards, Battle Cards with what lies under them, combos, and energy by its number', () => {
    const zones = {
      leader: { count: 1, cards: [{ id: 'Chief', state: 'active', sheet: 'back', power: 10000 }] },
      battle: {
        count: 2,
        cards: [
          { id: 'Mate', state: 'rested', power: 15000 },
          { id: 'Spark#1', kind: 'token', state: 'active', power: 5000 },
        ],
      },
      under: {
        count: 2,
        cards: [
          { id: 'Older', host: 'Mate' },
          { id: 'Oldest', host: 'Mate' },
        ],
      },
      combo: { count: 1, cards: [{ id: 'Push', power: 5000, comboPower: 10000 }] },
      energy: {
        count: 3,
        cards: [
          { id: 'e1', state: 'active' },
          { id: 'e2', state: 'rested' },
          { id: 'e3', state: 'active' },
        ],
      },
      warp: { count: 1, cards: [{ id: 'Gone' }] },
      hand: { count: 1, cards: [{ face: 'down' }] },
    };
    const players = { A: { zones }, B: { zones: { leader: { count: 1, cards: [{ id: 'Baron', power: 10000 }] } } } };
    const battle = { attackers: ['Chief'], target: 'Baron' };
    const seen = { viewer: 'judge', turn: 5, turnPlayer: 'A', players, battle } as Observation;
    const svg = draw(seen, [], 'dragon-ball-super');
    expect(groupOf(svg, 'Mate')).toMatch(/>2 under<[^]*>15000</);
    expect(sizeOf(groupOf(svg, 'Mate'))[0]).toBeGreaterThan(sizeOf(groupOf(svg, 'Chief'))[0]!);
    expect(groupOf(svg, 'Chief')).toContain('>turned over<');
    expect(groupOf(svg, 'Spark')).toContain('>token<');
    expect(groupOf(svg, 'Push')).toContain('>+10000<');
    for (const text of ['energy 3', '2 active', '1 rested', 'warp 1', 'Combo Area'])
      expect(svg).toContain(`>${text}</text>`);
    expect(count(svg, /class="arrow"/g)).toBe(1);
    expect(unbalancedTag(svg)).toBeUndefined();
    expect(svg).toBe(draw(structuredClone(seen), [], 'dragon-ball-super'));
  });

  describe('of Battle Spirits', () => {
    const brave = (id: string, ...hosts: [host: string, side?: string][]): SeenCard => ({
      id,
      links: hosts.map(([host, side]) => ({ kind: 'brave', host, ...(side && { data: { side } }) })),
    });
    const zones = {
      field: {
        count: 5,
        cards: [
          { id: 'Fox', state: 'refreshed', lv: 2, bp: 4000, counters: { core: 2, soulCore: 1 } },
          { id: 'Gate', state: 'refreshed', lv: 1 },
          { id: 'Cub', state: 'exhausted', lv: 1, bp: 2000, counters: { core: 1 } },
          { id: 'Owl', state: 'heavyExhausted', lv: 1, bp: 1000, counters: { core: 12 } },
          { id: 'Relic', state: 'refreshed', statuses: [{ status: 'soulState' }] },
        ],
      },
      combined: { count: 2, cards: [brave('Wing', ['Fox']), brave('Idol', ['Fox', 'right'], ['Owl', 'left'])] },
      sources: { count: 1, cards: [{ id: 'Egg', host: 'Cub' }] },
      under: { count: 1, cards: [{ face: 'down', host: 'Gate' }] },
      burst: { count: 2, cards: [{ id: 'Wall', face: 'down' }, { id: 'Mist' }] },
    };
    const pools = { reserve: { core: 3 }, life: { core: 5 }, trashCores: {}, count: {}, removedCores: {} };
    const players = {
      A: { zones, pools },
      B: {
        zones: {
          field: { count: 1, cards: [{ id: 'Toad', bp: 3000 }] },
          combined: { count: 1, cards: [brave('Horn', ['Toad'])] },
        },
      },
    };
    const battle = { attackers: ['Cub'], targets: ['Toad'] };
    const seen = { viewer: 'judge', turn: 5, turnPlayer: 'A', players, battle } as unknown as Observation;
    const svg = draw(seen, [], 'battle-spirits');
    const box = (name: string): Record<'x' | 'y' | 'width' | 'height', number> => {
      const [, x, y, width, height] = /x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(
        groupOf(svg, name),
      )!;
      return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
    };

    it('shows Cores as pips, the Soul Core filled, and their number where there are many', () => {
      expect(count(groupOf(svg, 'Fox'), /class="pip"/g)).toBe(2);
      expect(count(groupOf(svg, 'Fox'), /class="pip soul"/g)).toBe(1);
      expect(groupOf(svg, 'Owl')).toContain('>12 counters');
    });

    it('turns what is exhausted, and shows BP and level', () => {
      expect(box('Cub').width).toBeGreaterThan(box('Fox').width);
      expect(groupOf(svg, 'Fox')).toMatch(/>Lv2<[^]*>4000</);
      expect(groupOf(svg, 'Owl')).toMatch(/heavy[^]*exhausted/);
    });

    it('puts Braves and the cards under a card behind their hosts', () => {
      expect(box('Wing · Brave').y).toBeGreaterThan(box('Fox').y + box('Fox').height);
      expect(box('Egg · source').y).toBeGreaterThan(box('Cub').y + box('Cub').height);
      expect(box('Horn · Brave').y + box('Horn · Brave').height).toBeLessThan(box('Toad').y);
      expect(groupOf(svg, 'face down')).toContain('class="hatch"');
    });

    it('puts the two hosts of an Imagine Brave side by side, the left one on the left, and the Brave across both', () => {
      const [left, right, across] = [box('Owl'), box('Fox'), box('Idol · Brave')];
      expect(left.x).toBeLessThan(right.x);
      expect(across.x).toBeLessThanOrEqual(left.x);
      expect(across.x + across.width).toBeGreaterThanOrEqual(right.x + right.width);
      expect(box('Cub').x).toBeLessThan(left.x);
    });

    it('puts Nexuses, what is in Soul State, and the Burst Area behind the Spirits', () => {
      expect(svg).toContain('>Nexuses, Soul State 2<');
      expect(svg).toContain('>Burst Area 2<');
      for (const name of ['Gate', 'Relic', 'Wall', 'Mist']) expect(box(name).y).toBeGreaterThan(box('Fox').y);
      expect(groupOf(svg, 'Wall')).toContain('class="hatch"');
    });

    it('counts the pools, and leaves out an empty one that no player looks for', () => {
      for (const pool of ['Reserve 3', 'Life 5', 'Trash Cores 0']) expect(svg).toContain(`>${pool}<`);
      for (const pool of ['Count', 'out of the game']) expect(svg).not.toContain(pool);
    });

    it('draws an arrow to the Spirit that blocks, and nothing but shapes', () => {
      expect(count(svg, /class="arrow"/g)).toBe(1);
      expect(unbalancedTag(svg)).toBeUndefined();
      expect(svg).toBe(draw(structuredClone(seen), [], 'battle-spirits'));
    });
  });

  describe('of Vanguard', () => {
    const circle = (player: string, name: string, column: number, row: string, kind = 'rearGuard') => ({
      id: `${player}.${name}`,
      kinds: [kind],
      ...(row && { row, column }),
    });
    const circles = (player: string) => [
      circle(player, 'frontLeft', -1, 'front'),
      circle(player, 'center', 0, 'front', 'vanguard'),
      circle(player, 'frontRight', 1, 'front'),
      circle(player, 'backLeft', -1, 'back'),
      circle(player, 'guardian', 0, '', 'guardian'),
    ];
    const sideOf = (player: string, field: SeenCard[], more: object = {}) => ({
      zones: { field: { count: field.length, cards: field }, ...more },
      places: circles(player),
      counters: { vanguardDamage: 0 },
    });
    const unit = (id: string, place: string, more: object = {}): SeenCard => ({
      id,
      place,
      state: 'stand',
      power: 8000,
      ...more,
    });
    const A = sideOf(
      'A',
      [
        unit('Former', 'A.center', { statuses: [{ status: 'heart' }] }),
        unit('Leader', 'A.center', { drive: 2, critical: 2, grade: 4 }),
        unit('Left', 'A.frontLeft', { state: 'rest' }),
        unit('Behind', 'A.backLeft'),
      ],
      {
        damage: { count: 2, cards: [{ id: 'Wound' }, { id: 'Closed', face: 'down' }] },
        gauge: { count: 1, cards: [{ id: 'Charge', face: 'down', links: [{ kind: 'gauge', host: 'Left' }] }] },
        deck: { count: 30 },
        trigger: { count: 1, cards: [{ id: 'Checked' }] },
      },
    );
    const B = sideOf('B', [
      unit('Rival', 'B.center'),
      unit('Flank', 'B.frontLeft'),
      unit('Rear', 'B.backLeft'),
      unit('Shield', 'B.guardian', { state: 'rest', shield: 5000 }),
    ]);
    const battle = {
      attackers: ['Leader'],
      targets: ['Rival'],
      guards: [{ card: 'Shield', to: 'Rival' }],
      boosts: [{ card: 'Behind', to: 'Leader' }],
    };
    const seen = { viewer: 'judge', turn: 5, turnPlayer: 'A', players: { A, B }, battle } as unknown as Observation;
    const svg = draw(seen, [], 'vanguard');
    const box = (name: string) => {
      const found = /x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(groupOf(svg, name))!;
      const [x, y, width, height] = found.slice(1).map(Number) as [number, number, number, number];
      return { middle: x + width / 2, y, width, height };
    };

    it('lays each player out in two rows, the front rows towards each other, and the left of one opposite the right of the other', () => {
      expect(box('Left').middle).toBeLessThan(box('Leader').middle);
      expect(box('Flank').middle).toBeGreaterThan(box('Rival').middle);
      expect(box('Behind').y).toBeGreaterThan(box('Left').y);
      expect(box('Rear').y).toBeLessThan(box('Flank').y);
      expect(svg).toContain('>front right<');
    });

    it('lays guardians between the players, at rest, with their shield', () => {
      expect(box('Shield').y).toBeGreaterThan(box('Rival').y);
      expect(box('Shield').y).toBeLessThan(box('Leader').y);
      expect(box('Shield').width).toBeGreaterThan(box('Shield').height);
      expect(groupOf(svg, 'Shield')).toMatch(/>guards Rival<[^]*>\+5000</);
      expect(svg).toContain('>guardian circle<');
    });

    it('turns what is at rest, and shows power, grade, drive, critical and who boosts', () => {
      expect(box('Left').width).toBeGreaterThan(box('Leader').width);
      expect(groupOf(svg, 'Leader')).toMatch(/grade 4[^]*critical 2[^]*drive 2[^]*>8000</);
      expect(groupOf(svg, 'Behind')).toContain('>boosts<');
      expect(count(svg, /class="arrow"/g)).toBe(1);
    });

    it('puts hearts and gauge beside their units', () => {
      expect(box('Former · heart').y).toBeGreaterThan(box('Leader').y);
      expect(box('Charge · gauge').y).toBeGreaterThan(box('Left').y);
      expect(groupOf(svg, 'Charge · gauge')).toContain('class="hatch"');
    });

    it('counts the other zones, and the damage that lies face down', () => {
      for (const words of ['Damage 2, 1 down', 'Deck 30', 'Soul 0', 'Trigger 1', 'Player A · turn player'])
        expect(svg).toContain(`>${words}<`);
      expect(groupOf(svg, 'Closed')).toContain('class="hatch"');
    });

    it('says which circles are more than others, with and without a unit, and which side of a Gyze card is active', () => {
      const astral = structuredClone(seen);
      const { places, zones } = astral.players.A;
      for (const { id, kinds } of places!) if (id === 'A.backLeft' || id === 'A.frontRight') kinds!.push('astralPlane');
      Object.assign(
        zones.field!.cards!.find(({ id }) => id === 'Behind')!,
        { sheet: 'back' },
      );
      const drawn = draw(astral, [], 'vanguard');
      expect(drawn).toMatch(/>front right<[^]*>astral plane</);
      expect(groupOf(drawn, 'Behind')).toMatch(/Gyze[^]*side, astral[^]*plane/);
      expect(groupOf(drawn, 'Left')).not.toMatch(/astral|Gyze/);
    });

    it('gives up the lists beside the circles where further circles need the room', () => {
      const wide = structuredClone(seen);
      wide.players.A.places!.push(circle('A', 'accel1', 2, 'front', 'accel'));
      const drawn = draw(wide, [], 'vanguard');
      expect(drawn).toMatch(/>accel 1<[^]*>accel</);
      expect(drawn).toContain('>Damage 2, 1 down<');
      expect(unbalancedTag(drawn)).toBeUndefined();
    });
  });

  it.each(['level-neo', UNKNOWN] as const)(
    'of %s names the cards, is the same every time and holds nothing but shapes',
    (game) => {
      const hostile = withSupport({ id: '</svg><script>alert(1)</script>', state: '"><b>', ap: 1 }, { card: 'Scout' });
      const svg = draw(hostile, ['Runner'], game);
      expect(svg).toBe(draw(structuredClone(hostile), ['Runner'], game));
      expect(svg).toContain('>Runner</text>');
      expect(unbalancedTag(svg)).toBeUndefined();
      expect([...new Set(tagsOf(svg).map(({ name }) => name))].sort()).toEqual([
        'desc',
        'g',
        'path',
        'rect',
        'svg',
        'text',
        'title',
      ]);
      expect(tagsOf(svg).flatMap(({ attributes }) => Object.keys(attributes))).not.toContain('id');
    },
  );

  it('of a game that is drawn zone by zone says state and part in a battle in words', () => {
    const svg = draw(observation(1), [], UNKNOWN);
    expect(groupOf(svg, 'Runner')).toMatch(/>4500 · resting<[^]*>attacks</);
    expect(groupOf(svg, 'Guard')).toContain('>target<');
  });
});

describe('what changed', () => {
  it('is told of turns, counts, battles, moves and members', () => {
    expect(changesBetween('level-neo', undefined, observation(0)).words).toEqual([]);
    expect(changesBetween('level-neo', observation(0), observation(0)).words).toEqual([]);
    expect(changesBetween('level-neo', observation(0), observation(1)).words).toEqual([
      'phase: Main Phase 1 → Battle Phase',
      'a battle begins: Runner against Guard',
      'Runner: state active → resting, attacked no → yes',
    ]);
    const end = changesBetween('level-neo', observation(2), observation(3));
    expect(end.words).toContain("Shield Bearer moved from player B's support zone to player B's discard pile");
    expect([...end.cards]).toEqual(['Shield Bearer']);
    expect(changesBetween('level-neo', observation(3), observation(4)).words).toEqual([
      'turn: 5 → 6',
      'turn player: A → B',
      "player A's deck: 24 → 23",
    ]);
  });

  it('is not told of what one of the two does not show', () => {
    const [before, after] = [observation(1), observation(1)];
    before.players.A.zones['hand'] = { count: 1, cards: [{ id: 'Recruit' }] };
    after.players.A.zones['hand'] = { count: 0, cards: [] };
    after.players.A.zones['support'] = { count: 1, cards: [{ id: 'Recruit', state: 'active', ap: 1000 }] };
    expect(changesBetween('level-neo', before, after).words).toContain(
      "Recruit moved from player A's hand to player A's support zone",
    );
  });

  it('is told of cards that come from where they are not shown, and go there', () => {
    const [before, after] = [withSupport({ id: 'Old' }), withSupport({ id: 'New' })];
    expect(changesBetween('level-neo', before, after)).toEqual({
      cards: new Set(['New', 'Old']),
      words: ["New came into player A's support zone", "Old left player A's support zone"],
    });
  });
});

describe('the boards of a scenario', () => {
  it('say in words everything that is drawn', () => {
    const html = boardsHtml(framesOf(2), 'level-neo').text;
    const text = html.slice(html.lastIndexOf('class="as-text"'));
    for (const words of [
      'deck: 24 cards',
      'hand: 4 cards',
      'main character zone: Runner (resting, AP 4500, attacked, level 3)',
      'level zone: Lesson 1 (face down); Lesson 2',
      'battle: Runner against Guard',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('are the first and the last five, and say what is left out', () => {
    const numbers = (boards: number): string[] =>
      [...boardsHtml(framesOf(boards), 'level-neo').text.matchAll(/<b>(\d+) of \d+<\/b>/g)].map(
        ([, number]) => number!,
      );
    expect(numbers(1)).toEqual(['1']);
    expect(numbers(6)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(numbers(9)).toEqual(['1', '5', '6', '7', '8', '9']);
    expect(boardsHtml(framesOf(9), 'level-neo').text).toContain('3 earlier boards only in report.json');
    expect(boardsHtml(framesOf(6), 'level-neo').text).not.toContain('only in report.json');
  });

  it('show what is no observation as it is', () => {
    const html = boardsHtml([{ caption: 'the start of the game', observation: { odd: '<b>' } }], 'level-neo').text;
    expect(html).toContain('&quot;odd&quot;: &quot;&lt;b&gt;&quot;');
    expect(html).not.toContain('<svg');
  });

  it('are drawn only of scenarios told in full, new failures before known ones', () => {
    const known = { expectation: { state: 'known' as const, reason: 'later' } };
    const failing = (number: number, more = {}) => {
      const failed = scenario('LN-9-2', number, 'failed', more);
      return { ...failed, failure: { ...failed.failure!, frames: framesOf(1) } };
    };
    const old = Array.from({ length: 599 }, (_, number) => failing(number, known));
    const page = unpacked(htmlPage(buildReport(runOf([...old, failing(1000, known), failing(1001)]))));
    expect(count(page, /<svg /g)).toBe(600);
    expect(page.slice(page.lastIndexOf('<article'))).toContain('<svg ');
  });
});

describe('the first difference from the oracle', () => {
  const page = htmlPage(buildReport(troubledRun()));
  const from = page.indexOf('The first difference from the oracle');
  const part = page.slice(from, page.indexOf('<h5>', from));

  it('is shown with the action before it, the facts, linked clauses and both journals', () => {
    expect(part).toContain('After action 3, player A: pass: from here on the two games differ.');
    expect(part).toContain('<li>Runner has level 3, in the oracle&#39;s game 4.</li>');
    expect(part).toContain('<li>Player A&#39;s level zone holds 2 cards, in the oracle&#39;s game 3 cards.</li>');
    expect(part).toContain('<a href="#LN-9-4-1">LN-9-4-1</a>');
    expect(part).toContain('<summary>Events of the oracle (3)</summary>');
    expect(part).toContain('<li>Player A: attack declared. [5-1 +1]</li>');
    expect(part).toContain('Events of this implementation: none reported.');
  });

  it('is told of scenarios that passed all the same, apart from what fails', () => {
    const { departure } = buildReport(troubledRun()).scenarios.find(({ failure }) => failure?.departure)!.failure!;
    const report = buildReport(runOf([scenario('LN-9-2', 1, 'passed', { departure }), scenario('LN-9-2', 2)]));
    const pageHtml = htmlPage(report);
    expect(report.games[0]?.clauses).toMatchObject({ conforms: 1, fails: 0 });
    expect(count(pageHtml, /<details class="departed">/g)).toBe(1);
    expect(pageHtml).toContain(
      '1 scenario did not fail and yet differed from the oracle. Nothing here counts as failing.',
    );
    expect(pageHtml).toContain('<a href="#LN-9-4-1">LN-9-4-1</a>');
    const said = 'After action 3, player A: pass: from here on the two games differ. ';
    const difference = "Runner has level 3, in the oracle's game 4, and 1 more";
    expect(markdown(report)).toContain(
      `### 1 scenario did not fail and yet differed from the oracle\n\n- ≠ **LN-9-2** ${report.scenarios[0]!.name}  \n  ${said}${difference}`,
    );
    const [first] = report.scenarios;
    const lines = summaryLines(report);
    expect(lines.slice(lines.indexOf('  1 scenario did not fail and yet differed from the oracle'))).toEqual(
      expect.arrayContaining([`  ≠ ${first!.name} (${first!.id})`, `      ${said}${difference}`]),
    );
    expect(summaryLines(buildReport(runOf([scenario('LN-9-2', 2)]))).join()).not.toContain('differed');
  });

  it('is told of what fails, on the terminal and in Markdown, and of what passed the first few, in the order of the run', () => {
    const troubled = buildReport(troubledRun());
    const { departure } = troubled.scenarios.find(({ failure }) => failure?.departure)!.failure!;
    const said = /[Tt]he first difference from the oracle: After action 3, player A: pass: /;
    expect(summaryLines(troubled).join('\n')).toMatch(said);
    expect(markdown(troubled)).toMatch(said);
    const passed = [1, 2, 3, 4, 5].map((line) => scenario('LN-9-2', line, 'passed', { departure }));
    const report = buildReport(runOf(passed));
    const lines = summaryLines(report);
    expect(lines).toContain(
      '  5 scenarios did not fail and yet differed from the oracle; the first 3, all in report.md and report.json',
    );
    const ids = report.scenarios.map(({ id, name }) => `  ≠ ${name} (${id})`);
    expect(lines.filter((line) => line.startsWith('  ≠'))).toEqual(ids.slice(0, 3));
    expect(count(markdown(report), /^- ≠ /gm)).toBe(5);
  });

  it('leaves the beginning of long journals to report.json', () => {
    const failed = scenario('LN-9-2', 1, 'failed');
    const events = Array.from({ length: 60 }, (_, number) => ({ type: 'drew', player: 'A', card: `card ${number}` }));
    const departure = {
      message: 'm',
      after: 'the start of the game',
      step: 0,
      diff: '',
      citations: [],
      oracleJournal: events,
      adapterJournal: ['x'],
    };
    const long = htmlPage(buildReport(runOf([{ ...failed, failure: { ...failed.failure!, departure } }])));
    expect(long).toContain('At the start of the game: m.');
    expect(long).toContain('The first 20 only in report.json');
    expect(long).not.toContain('draws card 19.');
    expect(count(long, /<li>Player A draws card \d+\.<\/li>/g)).toBe(40);
  });
});

describe('a transcript', () => {
  const shown = (transcript: string, command = 'python3 my_engine.py'): string => {
    const failed = scenario('LN-9-2', 1, 'failed');
    const failure: Failure = { ...failed.failure!, transcript };
    const input = runOf([{ ...failed, failure }]);
    return htmlPage(buildReport({ ...input, run: { ...input.run, adapter: { ...input.run.adapter, command } } }));
  };

  it('is linked, with the command that plays it again', () => {
    const page = shown('transcripts/level-neo_09_12.jsonl');
    expect(page).toContain('<a href="transcripts/level-neo_09_12.jsonl">');
    expect(page).toContain(
      'replay transcripts/level-neo_09_12.jsonl --adapter &quot;python3 my_engine.py&quot;</code>',
    );
  });

  it('is no link where it leads elsewhere', () => {
    for (const path of ['javascript:alert(1)', '../secret', '//example.org/x', 'https://example.org/x']) {
      expect(shown(path)).not.toContain(`href="${path}"`);
    }
  });
});
