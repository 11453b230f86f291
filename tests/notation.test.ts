/** docs/one-piece.md: its examples are played, and it names every word of the schemas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import type { Action, Observation, Position } from '../schemas/protocol';
import type { PlayerId } from '../schemas/common';
import { OP_CATEGORIES, OP_DECISIONS, OP_PHASES, OP_STATES, OP_ZONES } from '../schemas/one-piece';
import { OpCard } from '../oracle/one-piece/cards';
import { validate } from '../schemas/validate';

const page = readFileSync(join(__dirname, '..', 'docs', 'one-piece.md'), 'utf8');

/** The JSON block that is marked so. */
function block<T>(mark: string): T {
  const found = new RegExp(`\`\`\`json ${mark}\\n([\\s\\S]*?)\n\`\`\``).exec(page);
  if (!found) throw new Error(`docs/one-piece.md has no block "${mark}"`);
  return JSON.parse(found[1]!) as T;
}

const CARDS = {
  leader: { name: 'Captain', number: 'T-L', category: 'leader', colors: ['red'], power: 5000, life: 5 },
  don: { name: 'DON!!', number: 'DON', category: 'don' },
  plain: block<Record<string, unknown>>('card'),
};

async function started() {
  const adapter = new InProcessAdapter();
  const position = block<Position>('position');
  const { gameId } = await adapter.request('game/start', { game: 'one-piece', cards: CARDS, position });
  return { adapter, gameId };
}

describe('docs/one-piece.md', () => {
  it('shows a card of the schema', () => {
    expect(() => validate(OpCard, CARDS.plain, 'card')).not.toThrow();
  });

  it('shows a position that can be played, and what is seen of it', async () => {
    const { adapter, gameId } = await started();
    const { observation } = await adapter.request('game/observe', { gameId, viewer: 'B' });
    expect(observation).toMatchObject(block<Observation>('observation of B'));
  });

  it('shows actions that are legal one after the other', async () => {
    const { adapter, gameId } = await started();
    for (const { player, action } of block<{ player: PlayerId; action: Action }[]>('actions')) {
      const { status, reason } = await adapter.request('game/act', { gameId, player, action });
      expect([action, status, reason]).toEqual([action, 'accepted', undefined]);
    }
    const { observation } = await adapter.request('game/observe', { gameId, viewer: 'judge' });
    expect(observation).toMatchObject({ turn: 6, turnPlayer: 'B' });
  });

  it.each<[string, readonly string[]]>([
    ['zone', OP_ZONES],
    ['state', OP_STATES],
    ['phase', OP_PHASES],
    ['category', OP_CATEGORIES],
    ['decision', Object.keys(OP_DECISIONS)],
    ['action', [...new Set(Object.values(OP_DECISIONS).flat())].filter((type) => type !== 'answer')],
  ])('names every %s', (_, words) => {
    expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });
});
