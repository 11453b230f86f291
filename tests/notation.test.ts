/** docs/<game>.md: its examples are played, its numbers are counted, and it names every word of the schemas. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { EXIT } from '../cli/exit-codes';
import { DRAFTS, gameOf, oracleModules, PLAYABLE } from '../games/registry';
import { loadCatalogue } from '../runner/catalogue';
import type { Action, Observation, Position } from '../schemas/protocol';
import type { GameId, PlayerId } from '../schemas/common';
import { validate } from '../schemas/validate';
import { commandHere, expectLinesInOrder, scratchFolder } from './command';

const pageOf = (game: GameId): string => readFileSync(join(__dirname, '..', 'docs', `${game}.md`), 'utf8');

/** Cards of the examples of a page that it does not show. */
const FURTHER_CARDS: Partial<Record<GameId, Readonly<Record<string, object>>>> = {
  'one-piece': {
    leader: { name: 'Captain', number: 'T-L', category: 'leader', colors: ['red'], power: 5000, life: 5 },
    don: { name: 'DON!!', number: 'DON', category: 'don' },
  },
  'battle-spirits': {
    wing: {
      ...{
        name: 'Wing',
        number: 'T-B',
        category: 'brave',
        colors: ['red'],
        cost: 4,
        reductions: [],
        symbols: [['red']],
      },
      ...{ levels: [{ lv: 1, cores: 1, bp: 3000 }], combine: { category: 'spirit' }, bpPlus: 3000 },
    },
    wall: {
      ...{
        name: 'Wall',
        number: 'T-S',
        category: 'spirit',
        colors: ['red'],
        cost: 3,
        reductions: [],
        symbols: [['red']],
      },
      levels: [{ lv: 1, cores: 1, bp: 2000 }],
      abilities: [{ type: 'burst', when: { event: 'lifeReduced', player: 'you' }, effect: [{ do: 'draw', count: 1 }] }],
    },
  },
};

const scratch = scratchFolder('notation');

/** How many further clauses an event cites. */
const FURTHER = /; \+\d+(?=\]$)/gm;

describe.each(PLAYABLE)('docs/%s.md', (game) => {
  const page = pageOf(game);
  const isDraft = DRAFTS.includes(game);
  const { oracle, decisions } = gameOf(game)!;
  const { zones, states, phases } = oracle.positionWords;

  /** The JSON block that is marked so. */
  function block<T>(mark: string): T | undefined {
    const found = new RegExp(`\`\`\`json ${mark}\\n([\\s\\S]*?)\n\`\`\``).exec(page);
    return found ? (JSON.parse(found[1]!) as T) : undefined;
  }

  const leader = block<Record<string, unknown>>('leader');
  const shown = { plain: block<Record<string, unknown>>('card')!, ...(leader && { leader }) };

  async function started() {
    const adapter = new InProcessAdapter(oracleModules([game]));
    const position = block<Position>('position')!;
    const params = {
      game,
      cards: { ...FURTHER_CARDS[game], ...shown } as Record<string, Record<string, unknown>>,
      position,
    };
    const { gameId } = await adapter.request('game/start', params);
    return { adapter, gameId };
  }

  it.each(Object.entries(shown))('shows a card of the schema: %s', (_, card) => {
    expect(() => validate(gameOf(game)!.language.card, card, 'card')).not.toThrow();
  });

  it('shows a position that can be played, and what is seen of it', async () => {
    const { adapter, gameId } = await started();
    const { observation } = await adapter.request('game/observe', { gameId, viewer: 'B' });
    expect(observation).toMatchObject(block<Observation>('observation of B')!);
  });

  it('shows actions that are legal one after the other', async () => {
    const { adapter, gameId } = await started();
    for (const { player, action } of block<{ player: PlayerId; action: Action }[]>('actions')!) {
      const { status, reason } = await adapter.request('game/act', { gameId, player, action });
      expect([action, status, reason]).toEqual([action, 'accepted', undefined]);
    }
    const { observation } = await adapter.request('game/observe', { gameId, viewer: 'judge' });
    expect(observation).toMatchObject({ turn: 6, turnPlayer: 'B' });
  });

  it.skipIf(isDraft)('shows a scenario that can be asked, and some lines of the answer', async () => {
    const [, scenario] = /^```gherkin\n([\s\S]*?)^```$/m.exec(page)!;
    const [, shownLines] = /^```text\n([\s\S]*?)^```$/m.exec(page)!;
    writeFileSync(join(scratch, `${game}.feature`), scenario!);
    const { code, stdout } = await commandHere(['ask', `${game}.feature`], { cwd: scratch });
    expect(code).toBe(EXIT.conforms);
    expectLinesInOrder(stdout.replaceAll(FURTHER, ''), shownLines!.replaceAll(FURTHER, ''));
  });

  it.skipIf(isDraft)('counts clauses, ambiguous rules and published answers', async () => {
    const { clauses } = loadCatalogue(game);
    const testable = clauses.filter(({ kind }) => kind === 'testable');
    const { stdout } = await commandHere(['ruling', 'list', '--game', game, '--json']);
    const answers = (JSON.parse(stdout) as unknown[]).length;
    const numbers = [clauses.length, testable.length, Object.keys(oracle.readings).length, answers];
    const [, shownNumbers] = /^\| .*? \| ([\d |]+) \|$/m.exec(page)!;
    expect(shownNumbers!.split(' | ').map(Number)).toEqual(numbers);
  });

  it('names ambiguous rules, their clauses and alternatives as they are', () => {
    const rows = [...page.matchAll(/^\| `([\w-]+)` \| ([\d\w., -]+) \| .*\?.* \| `([\w-]+)` \|$/gm)];
    expect(rows.length).toBeGreaterThanOrEqual(isDraft ? 0 : 5);
    for (const [, id, clauses, alternative] of rows) {
      expect(oracle.readings[id!]?.clauses).toEqual(clauses!.split(', '));
      expect(oracle.readings[id!]?.choices).toHaveProperty(alternative!);
    }
  });

  it.each<[string, readonly string[]]>([
    ...Object.entries({ zone: zones, state: states, phase: phases, category: oracle.vocabulary.categories }),
    ['decision', Object.keys(decisions)],
    ['action', [...new Set(Object.values(decisions).flat())].filter((type) => type !== 'answer')],
  ])('names every %s', (_, all) => {
    expect(all.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });
});
