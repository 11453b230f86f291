/** "If you do", "by doing" where nothing can come of it, and cards that an effect names, moves itself and means later. */
import { expect, it } from 'vitest';
import { perform } from '../../oracle/kernel/events/perform';
import { creating, erasing } from '../../oracle/kernel/objects/objects';
import { delaying } from '../../oracle/kernel/procedures/delayed-effects';
import { effectTexts } from '../../oracle/kernel/procedures/effect-text';
import type { Ability } from '../../oracle/kernel/state';
import type { Target } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { at, card, doing, ids, put, restored, run, toy, type ToyGame, type ToyRules } from './toy-game';
import { draw, self, cur, all, from, to, trash, rest, named, deck, type Steps } from './ability-notation';
import type { CoreGame } from '../../oracle/kernel/procedures/core';

const putsOff = delaying as unknown as Partial<ToyRules>;
const delayed = (g: ToyGame, player: PlayerId = 'A') =>
  delaying.resolveAllDelayed(g as unknown as CoreGame, player, ['turn']);
const opponentCards = all({ player: 'opponent' });
it('"rest all; if you do" follows where one lay so already', () => {
  const g = toy({ A: { field: [card('a')], deck: [card('d')] }, B: { field: [card('x'), card('y')] } });
  run(g, perform(g, { card: at(g, 'x'), state: 'resting' }));
  run(g, doing(g, 'a', { do: 'ifYouDo', first: [rest(opponentCards)], then: draw }));
  expect([at(g, 'y').state, ids(g, 'A', 'hand')]).toEqual(['resting', ['d']]);
});
it('what is leaving already is not destroyed again: "if you do" does not follow', () => {
  const g = toy(
    { A: { field: [card('a')], deck: [card('d')] }, B: { field: [card('x')] } },
    { departs: (_g, c) => 'to' in c && c.card.zone === 'field' },
  );
  run(
    g,
    (function* () {
      g.enterFrame({ context: {} as never, instructions: [], instruction: 0 });
      yield* doing(g, 'a', trash(opponentCards), { do: 'ifYouDo', first: [trash(opponentCards)], then: draw });
      g.frames.pop();
    })(),
  );
  expect(ids(g, 'A', 'hand')).toEqual([]);
});
it.each([
  ['a draw from an empty deck', draw],
  ['none drawn', [{ do: 'draw', count: { count: { player: 'opponent' } } }]],
  [
    'for each of none',
    [{ do: 'forEach', of: opponentCards, then: [{ do: 'modify', stat: 'power', by: 1, target: { self: true } }] }],
  ],
  [
    'so many times as none',
    [
      {
        do: 'repeat',
        times: { count: { player: 'opponent' } },
        then: [{ do: 'modify', stat: 'power', by: 1, target: { self: true } }],
      },
    ],
  ],
  ['to set active what is', [{ do: 'setState', state: 'active', target: { self: true } }]],
] as [string, Steps][])('"by doing" is not offered for %s', (_t, then) => {
  const g = toy({ A: { field: [card('a')], hand: [card('h')] } });
  const s = run(g, doing(g, 'a', { do: 'byDoing', first: [trash(all({ player: 'you', zone: ['hand'] }))], then }));
  expect([s.question, ids(g, 'A', 'hand')]).toEqual([null, ['h']]);
});
it.each([
  ['what may be done', [{ do: 'may', then: draw }]],
  ['what needs nothing', [{ do: 'modify', stat: 'power', by: 1, target: { self: true } }]],
  ['up to one', [rest(from('field', 1, { upTo: true }))]],
  ['what it brings itself', [to('field', all({ player: 'you', zone: ['trash'] }))]],
] as [string, Steps][])('"by doing" is offered for %s', (_t, then) => {
  const g = toy({ A: { field: [card('a'), card('x')], hand: [card('h')], deck: [card('d')] } });
  const s = run(g, doing(g, 'a', { do: 'byDoing', first: [trash(all({ player: 'you', zone: ['hand'] }))], then }));
  expect(s.question?.kind).toBe('may');
});
it('put off, what was named is still meant (VG 7.33.1.1)', () => {
  const g = toy({ A: { field: [card('a'), card('x')], deck: [card('d')] } }, putsOff);
  const called: Steps = [named('called', to('field', all({ player: 'you', zone: ['deck'], top: 1 })))];
  run(
    g,
    doing(g, 'a', named('bound', to('under', all({ player: 'you', other: true }))), ...called, {
      do: 'later',
      at: 'turn',
      then: [
        {
          do: 'ifYouDo',
          first: [to('deck', { result: 'called' } as Target)],
          then: [to('field', { result: 'bound' } as Target)],
        },
      ],
    }),
  );
  expect([ids(g, 'A', 'field'), ids(g, 'A', 'under')]).toEqual([['a', 'd'], ['x']]);
  const again = restored(g);
  const gone = restored(g);
  run(again, delayed(again));
  expect([ids(again, 'A', 'field'), ids(again, 'A', 'deck')]).toEqual([['a', 'x'], ['d']]);
  put(gone, 'd', 'hand');
  put(gone, 'd', 'field');
  run(gone, delayed(gone));
  expect([ids(gone, 'A', 'field'), ids(gone, 'A', 'under')]).toEqual([['a', 'd'], ['x']]);
});
it('for each goes along with what it moves itself', () => {
  const g = toy({ A: { field: [card('a'), card('x'), card('y')] } });
  const then: Steps = [to('under', { current: true } as Target), to('field', { current: true } as Target)];
  run(g, doing(g, 'a', { do: 'forEach', of: all({ player: 'you', other: true }), then }));
  expect([ids(g, 'A', 'field'), ids(g, 'A', 'under')]).toEqual([['a', 'x', 'y'], []]);
});
it('a named result goes along with what the effect moves itself afterwards', () => {
  const g = toy({ A: { field: [card('a'), card('x')] } });
  const r = { result: 'b' } as Target;
  run(g, doing(g, 'a', named('b', to('under', all({ player: 'you', other: true }))), to('hand', r), to('field', r)));
  expect(ids(g, 'A', 'field')).toEqual(['a', 'x']);
});
it('what both players did is named, and what was named in "for each" adds up', () => {
  const g = toy({
    A: { field: [card('a'), card('x')], deck: ['d', 'e', 'f'].map((id) => card(id)) },
    B: { field: [card('b')] },
  });
  run(
    g,
    doing(
      g,
      'a',
      named('gone', { do: 'each', then: [trash({ choose: { from: { player: 'you', name: 'x' }, count: 1 } })] }),
      { do: 'draw', count: { result: 'gone' } as never },
    ),
  );
  expect([ids(g, 'A', 'trash'), ids(g, 'A', 'hand')]).toEqual([['x'], ['d']]);
});
it('"by doing" is not offered where what it is for does nothing to whom it could reach', () => {
  const resists: Ability = { type: 'cont', effect: [{ do: 'unaffected', by: { player: 'opponent' }, target: self }] };
  const g = toy({ A: { field: [card('a')], hand: [card('h')] }, B: { field: [card('x', 0, resists)] } });
  const then: Steps = [rest(all({ player: 'opponent' }))];
  expect(
    run(g, doing(g, 'a', { do: 'byDoing', first: [to('trash', all({ player: 'you', zone: ['hand'] }))], then }))
      .question,
  ).toBe(null);
});
it('"by doing" is done in full: a card to which the first part does nothing is not chosen for it', () => {
  const field = ['a', 'x', 'y', 'z', 'w'].map((id) => card(id));
  const g = toy({ A: { field, deck: deck() } }, effectTexts as unknown as Partial<ToyRules>);
  run(g, perform(g, { card: at(g, 'x'), state: 'resting' }));
  const s = run(g, doing(g, 'a', { do: 'byDoing', first: [rest(from('field', 2))], then: draw }), true);
  expect(s.question).toMatchObject({ kind: 'choose', from: [{ id: 'y' }, { id: 'z' }, { id: 'w' }] });
});
it('for each, with a replacement and a question in the middle', () => {
  const saved: Ability = {
    type: 'instead',
    may: true,
    when: { event: 'moved', to: ['trash'] },
    effect: [to('hand', { subject: true })],
  };
  const g = toy({
    A: { field: [card('a')], deck: deck() },
    B: { field: [card('x', 0, saved), card('y'), card('z', 0, saved)] },
  });
  run(
    g,
    doing(g, 'a', { do: 'forEach', of: opponentCards, then: [{ do: 'ifYouDo', first: [trash(cur)], then: draw }] }),
    true,
    false,
  );
  expect([ids(g, 'B', 'trash'), ids(g, 'B', 'hand'), ids(g, 'A', 'hand')]).toEqual([['y', 'z'], ['x'], ['d1', 'd2']]);
});
it.each([
  [true, ['d1']],
  [false, []],
])('"if you do" after "by doing": %s', (yes, drawn) => {
  const g = toy({ A: { field: [card('a')], hand: [card('h')], deck: deck() }, B: { field: [card('x')] } });
  run(
    g,
    doing(g, 'a', {
      do: 'ifYouDo',
      first: [{ do: 'byDoing', first: [trash(all({ player: 'you', zone: ['hand'] }))], then: [rest(opponentCards)] }],
      then: draw,
    }),
    yes,
  );
  expect([ids(g, 'A', 'hand').filter((id) => id !== 'h'), at(g, 'x').state]).toEqual([
    drawn,
    yes ? 'resting' : 'active',
  ]);
});
it('declined is not done', () => {
  const g = toy({ A: { field: [card('a'), card('y')], deck: deck() } });
  run(
    g,
    doing(g, 'a', { do: 'ifYouDo', first: [{ do: 'may', then: [trash(all({ name: 'y' }))] }], then: draw }),
    false,
  );
  expect(ids(g, 'A', 'hand')).toEqual([]);
});
it('what was put off is of who put it off (VG 7.39.2.3.1)', () => {
  const masters: Record<string, 'A' | 'B'> = {};
  const g = toy(
    { A: { field: [card('s')], deck: deck() }, B: { deck: [card('e')] } },
    { ...putsOff, masterOf: (_g, c) => masters[c.id] ?? c.side },
  );
  run(g, doing(g, 's', { do: 'later', at: 'turn', then: draw }));
  masters.s = 'B';
  run(g, delayed(g, 'B'));
  run(g, delayed(g));
  expect([ids(g, 'A', 'hand'), ids(g, 'B', 'hand')]).toEqual([['d1'], []]);
});
it('for each token, which is erased elsewhere', () => {
  const g = toy(
    { A: { field: [card('s')], deck: deck() } },
    {
      *afterGroup(game) {
        const gone = game.zone('A', 'trash').filter((id) => game.card(id).kind === 'token');
        if (gone.length > 0) yield* perform(game, ...gone.map((id) => erasing(game.card(id))));
      },
    },
  );
  const made = () =>
    creating(
      g,
      {
        kind: 'token' as const,
        definition: { name: 'G', number: 'T', category: 'card', power: 1 } as never,
        owner: 'A' as const,
      },
      { to: { zone: 'field' } },
    );
  run(g, perform(g, made(), made()));
  run(
    g,
    doing(
      g,
      's',
      {
        do: 'named',
        as: 'gone',
        then: [{ do: 'forEach', of: all({ player: 'you', other: true }), then: [trash(cur), to('hand', cur)] }],
      },
      { do: 'draw', count: { result: 'gone' } as never },
    ),
  );
  expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([['s'], ['d1', 'd2']]);
});
it('for each that it uses, to the hand of who owns it', () => {
  const masters: Record<string, 'A' | 'B'> = { b: 'A' };
  const g = toy(
    { A: { field: [card('s')], deck: deck() }, B: { field: [card('b')] } },
    { masterOf: (_g, c) => masters[c.id] ?? c.side },
  );
  run(
    g,
    doing(
      g,
      's',
      { do: 'named', as: 'back', then: [to('hand', all({ player: 'you', other: true }))] },
      { do: 'draw', count: { result: 'back' } as never },
    ),
  );
  expect([ids(g, 'B', 'hand'), ids(g, 'A', 'hand')]).toEqual([['b'], ['d1']]);
});
