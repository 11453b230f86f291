/** The shapes of misreadings, each on a rule table of a toy game. */
import { describe, expect, it } from 'vitest';
import { toBeRun, type Procedure, type Refusal } from '../oracle/kernel/state';
import { beforehand, both, moved } from '../oracle/kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultId,
  faultTable,
  onlyIf,
  refuse,
  result,
  skip,
  type Misreading,
} from '../oracle/kernel/testing/misreadings';

const done: string[] = [];

const toy = {
  handSize: 5,
  double: (count: number): number => count * 2,
  isRed: (card: string): boolean => card.startsWith('red'),
  refusal: (card: string): Refusal | null => (card === 'tired' ? { clause: '1-1', reason: 'it rests' } : null),
  emit(card: string): void {
    done.push(`told of ${card}`);
  },
  *draw(player: string, count: number): Procedure {
    done.push(`${player} draws ${count}`);
  },
};
type Toy = typeof toy;

const misread = (misreading: Misreading<Toy>, clause = '1-2'): Toy => ({ ...toy, ...misreading(toy, clause) });
const whatIsDone = (act: () => void | Procedure): readonly string[] => {
  done.length = 0;
  const procedure = act();
  if (procedure) toBeRun(procedure).next();
  return [...done];
};

describe('a misreading', () => {
  it('is another value', () => {
    expect(misread(another('handSize', 6)).handSize).toBe(6);
    expect(misread(another('double', (count) => count * 3)).double(2)).toBe(6);
  });

  it('is always the same result, or when something holds', () => {
    expect(misread(always('double', 1)).double(7)).toBe(1);
    const odd = misread(always('double', 1, (count) => count % 2 === 1));
    expect([odd.double(3), odd.double(4)]).toEqual([1, 8]);
  });

  it('is something not done: by a procedure or a plain function', () => {
    const table = misread(skip('draw'));
    expect(whatIsDone(() => table.draw('A', 1))).toEqual([]);
    expect(whatIsDone(() => misread(skip('emit')).emit('Ace'))).toEqual([]);
    const notOfA = misread(skip('draw', (player) => player === 'A'));
    expect(whatIsDone(() => notOfA.draw('A', 1))).toEqual([]);
    expect(whatIsDone(() => notOfA.draw('B', 1))).toEqual(['B draws 1']);
  });

  it('is a condition more, or one that is enough', () => {
    const only = misread(onlyIf('isRed', (card) => card.endsWith('leader')));
    expect([only.isRed('red leader'), only.isRed('red stage'), only.isRed('blue leader')]).toEqual([
      true,
      false,
      false,
    ]);
    const also = misread(alsoIf('isRed', (card) => card.endsWith('leader')));
    expect([also.isRed('red stage'), also.isRed('blue leader'), also.isRed('blue stage')]).toEqual([true, true, false]);
  });

  it('is a refusal besides, by its clause', () => {
    const table = misread(
      refuse('refusal', (card) => card === 'blue'),
      '1-3',
    );
    expect(table.refusal('blue')?.clause).toBe('1-3');
    expect(table.refusal('tired')?.clause).toBe('1-1');
    expect(table.refusal('red')).toBeNull();
  });

  it('is another result of the rule, or the rule asked with other arguments', () => {
    expect(misread(result('double', (given, count) => given + count)).double(3)).toBe(9);
    const table = misread(args('draw', (player, count) => [player, count + 1]));
    expect(whatIsDone(() => table.draw('A', 1))).toEqual(['A draws 2']);
  });

  it('is two at once, or what is done elsewhere than in its place', () => {
    const two = misread(both(another('handSize', 6), skip('emit')));
    expect([two.handSize, whatIsDone(() => two.emit('Ace'))]).toEqual([6, []]);
    const later = misread(moved('emit', (emit) => beforehand('draw', (player) => emit(player))));
    expect(whatIsDone(() => later.emit('Ace'))).toEqual([]);
    expect(whatIsDone(() => later.draw('A', 1))).toEqual(['told of A', 'A draws 1']);
  });

  it('stands in the table of rules that it is put on, so that two can be stacked', () => {
    const once = misread(result('double', (given) => given + 1));
    const twice = { ...once, ...result<Toy, 'double'>('double', (given) => given * 10)(once, '1-2') };
    expect(twice.double(1)).toBe(30);
  });
});

describe('a table of faults', () => {
  const table = faultTable<Toy>({
    '1-2': { 'a hand has 6 cards': another('handSize', 6), "A's draw": skip('draw') },
    '1-10': { 'red cards are refused': refuse('refusal', (card) => card === 'red') },
  });

  it('gives each its clause, its title and an id made of both', () => {
    expect(table.map(({ clause, title }) => [clause, title])).toEqual([
      ['1-2', 'a hand has 6 cards'],
      ['1-2', "A's draw"],
      ['1-10', 'red cards are refused'],
    ]);
    expect(table.map(({ id }) => id)).toEqual(['1-2-a-hand-has-6-cards', '1-2-a-s-draw', '1-10-red-cards-are-refused']);
    expect(faultId('8-3', '[Once Per Turn] (−X)!')).toBe('8-3-once-per-turn-x');
  });

  it('tells its misreadings their clause', () => {
    expect(table[2]!.replace(toy).refusal!('red')?.clause).toBe('1-10');
  });
});
