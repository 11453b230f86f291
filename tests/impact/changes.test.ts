/** What a new edition does to clauses: splits, mergers, blocks that move, and who names a number. */
import { describe, expect, test } from 'vitest';
import { catalogueOf, impactOf, changesOf, type Row } from './rulebooks';

const RULES: Record<string, string> = {
  '1': 'Meadows',
  '1-1': 'A marmot that whistles rests until the end of the turn of its owner.',
  '1-2':
    'When a lamp is lit, every umbrella of the turn player is turned face up. Then the other player draws one card from the deck of kettles.',
  '1-3': 'The river counts as a meadow of both players while no lamp is lit.',
  '1-4': 'A kettle may be put beside each umbrella in the meadow of its owner.',
  '1-5': 'Nobody may take back a kettle that stands beside an open umbrella.',
  '2': 'Rivers',
  '2-1': 'A river rises when a third card is put into it during one turn.',
  '2-1-1': 'It rises once in a turn at most, whoever puts the cards there.',
  '2-1-2': 'While it rises, see 2-1-1, all marmots of both players rest.',
  '2-2': 'Bridges',
  '2-2-1': 'A bridge carries three marmots, or one with an umbrella.',
  '2-2-2': 'Whatever crosses a bridge, as 2-1-2 says, stays awake for the turn.',
  '2-3': 'Night',
  '2-3-1': 'Nobody crosses a river in the night unless a lamp is lit on a bridge (2-2).',
};

const rowsOf = (rules: Record<string, string>): Row[] => Object.entries(rules).map(([id, text]) => ({ id, text }));
const textOf = (rules: Record<string, string>): string =>
  Object.entries(rules)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([id, text]) => `${id}. ${text}`)
    .join('\n');
const CATALOGUE = catalogueOf(rowsOf(RULES));
const without = (...ids: string[]) => Object.fromEntries(Object.entries(RULES).filter(([id]) => !ids.includes(id)));
const variants: [string, string | undefined][] = [
  ['against the catalogue alone', undefined],
  ['against the old text', textOf(RULES)],
];

describe.each(variants)('%s', (_name, old) => {
  const impact = (rules: Record<string, string>) => impactOf(CATALOGUE, textOf(rules), old);

  test('a clause that is split', () => {
    const [first, second] = RULES['1-2']!.split(/(?<=\.) /) as [string, string];
    const result = impact({
      ...without('1-3', '1-4', '1-5'),
      '1-2': first,
      '1-3': second,
      '1-4': RULES['1-3']!,
      '1-5': RULES['1-4']!,
      '1-6': RULES['1-5']!,
    });
    expect(changesOf(result)).toEqual([
      'split 1-2 -> 1-2+1-3',
      ...[3, 4, 5].map((at) => `renumbered 1-${at} -> 1-${at + 1}`),
    ]);
    expect(result.blocks).toEqual([{ from: ['1-3', '1-5'], to: ['1-4', '1-6'], clauses: 3, reworded: 0 }]);
  });

  test('two that are merged', () => {
    const result = impact({ ...without('1-5'), '1-4': `${RULES['1-4']} ${RULES['1-5']}` });
    expect(changesOf(result)).toEqual(['merged 1-4+1-5 -> 1-4']);
  });

  test('a block that moves, one clause of it reworded, with its references', () => {
    const result = impact({
      ...without('2-1', '2-1-1', '2-1-2', '2-2', '2-2-1', '2-2-2', '2-3', '2-3-1'),
      '2-1': 'Bridges',
      '2-1-1': 'A bridge carries four marmots, or one with an umbrella.',
      '2-1-2': RULES['2-2-2']!.replace('2-1-2', '2-3-2'),
      '2-2': 'Night',
      '2-2-1': RULES['2-3-1']!.replace('2-2', '2-1'),
      '2-3': RULES['2-1']!,
      '2-3-1': RULES['2-1-1']!,
      '2-3-2': RULES['2-1-2']!.replace('2-1-1', '2-3-1'),
    });
    expect(changesOf(result)).toEqual([
      'renumbered 2-2 -> 2-1',
      'reworded 2-2-1 -> 2-1-1',
      'renumbered 2-2-2 -> 2-1-2',
      'renumbered 2-3 -> 2-2',
      'renumbered 2-3-1 -> 2-2-1',
      'renumbered 2-1 -> 2-3',
      'renumbered 2-1-1 -> 2-3-1',
      'renumbered 2-1-2 -> 2-3-2',
    ]);
    expect(result.attention).toEqual(['1 reworded, split or merged']);
    expect(result.references.map(({ clause, names, state }) => `${clause} ${names} ${state}`)).toEqual([
      '2-1-2 2-3-2 follows',
      '2-2-1 2-1 follows',
      '2-3-2 2-3-1 follows',
    ]);
  });

  test('a reference that was left behind asks for a person', () => {
    const result = impact({ ...without('2-1-1', '2-1-2'), '2-1-1': RULES['2-1-2']! });
    expect(changesOf(result)).toEqual(['renumbered 2-1-2 -> 2-1-1', 'removed 2-1-1'].sort().reverse());
    expect(result.references).toEqual(
      [
        { clause: '2-1-1', names: '2-1-1', state: 'stale' },
        { clause: '2-2-2', names: '2-1-2', state: 'stale', now: '2-1-1' },
      ].filter(({ clause, names }) => clause !== names),
    );
    expect(result.attention).toContain('1 naming a number that has moved or is gone');
  });

  test('a heading that gets another name', () => {
    expect(changesOf(impact({ ...RULES, '2-3': 'Darkness' }))).toEqual(['reworded 2-3']);
  });

  test('another clause under an old number is removed and added, not reworded', () => {
    const result = impact({
      ...RULES,
      '1-4': 'Before the game both players agree who deals the first hand of twelve.',
    });
    expect(changesOf(result).sort()).toEqual(['added 1-4', 'removed 1-4']);
  });

  test('clauses in the same words keep their places', () => {
    const twice = { ...RULES, '1-6': 'It does not affect the game.', '2-3-2': 'It does not affect the game.' };
    const text = textOf({ ...twice, '1-7': 'A meadow without any card in it may be crossed by every marmot.' });
    const result = impactOf(catalogueOf(rowsOf(twice)), text, old === undefined ? undefined : textOf(twice));
    expect(changesOf(result)).toEqual(['added 1-7']);
  });
});
