import { describe, expect, it } from 'vitest';
import { AbilityForms } from '../scripts/ability-forms';
import type { Instruction } from '../schemas/ability';
import { LnAbility } from '../oracle/level-neo/cards';
import { validate } from '../schemas/validate';
import { useSkill, type Claim } from './abilities/claim';
import { instructionClaims } from './abilities/claims-instructions';
import { skillClaims } from './abilities/claims-skills';
import { timeClaims } from './abilities/claims-times';
import { wordClaims } from './abilities/claims-words';
import { examplesOf, examplesOfPage } from './abilities/page';
import { hero, Table, type Scene } from './abilities/table';

const claims: Record<string, Claim> = { ...skillClaims, ...instructionClaims, ...wordClaims, ...timeClaims };
const examples = examplesOfPage();

/** Every instruction that a skill carries out, at whatever depth, also in a skill that it gives; [Cont] skills carry out none. */
function instructionsIn(value: unknown): Instruction[] {
  if (typeof value !== 'object' || value === null || ('type' in value && value.type === 'cont')) return [];
  const own = 'do' in value ? [value as Instruction] : [];
  return [...own, ...Object.values(value).flatMap(instructionsIn)];
}

describe('docs/abilities.md', () => {
  it('has a claim for every example, and an example for every claim', () => {
    expect(examples.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(claims)));
    expect(Object.keys(claims)).toEqual(expect.arrayContaining(examples.map(({ id }) => id)));
  });

  it.each(examples)('$id', async ({ id, json }) => {
    const claim = claims[id]!;
    const skill = claim.skill(json as never);
    validate(LnAbility, skill, id);
    const executed = new Set<unknown>();
    await claim.check({ skill, lay: (scene: Scene) => Table.lay(scene, executed) });
    const idle = instructionsIn(skill).filter((instruction) => !executed.has(instruction));
    expect(idle, 'instructions that were never carried out').toEqual([]);
  });

  it('shows every form that the schema knows', () => {
    const forms = new AbilityForms(LnAbility);
    const shown = new Set(examples.flatMap(({ id, json }) => [...forms.of(claims[id]!.skill(json as never)).keys()]));
    expect([...forms.all()].filter((form) => !shown.has(form))).toEqual([]);
  });
});

describe('the examples of a page', () => {
  it('are its JSON blocks and the examples in its tables, by place', () => {
    const page = ['## One', '### two', '```json', '{"a":', '1}', '```', '```json', '2', '```', '```text', '{', '```'];
    const table = ['## Three', '| word | example |', '|---|---|', '| `four` | `{"b":1}` |', '| five | none |'];
    expect(examplesOf([...page, ...table].join('\n'))).toEqual([
      { id: 'One: two', json: { a: 1 } },
      { id: 'One: two 2', json: 2 },
      { id: 'Three: four', json: { b: 1 } },
    ]);
  });
});

describe('the ability language', () => {
  const lay = (scene: Scene) => Table.lay(scene, new Set());
  const use = async (effect: unknown[], scene: Scene = {}) => {
    const skill = useSkill(...effect);
    const table = await lay({ ...scene, A: { ...scene.A, support: [hero([skill])] } });
    await table.use('hero');
    return table;
  };
  const none = { count: { player: 'opponent', zone: ['hand'] }, plus: -3 };

  it.each([
    ['draw', { do: 'draw', count: none }],
    ['discard', { do: 'discard', count: none }],
    ['mill', { do: 'mill', count: none }],
    ['look', { do: 'look', zone: 'deck', count: none }],
    ['levelUp', { do: 'levelUp', count: none }],
    ['repeat', { do: 'repeat', times: none, then: [{ do: 'draw', count: 1 }] }],
  ])('takes a number below zero as not at all: %s', async (_, instruction) => {
    const table = await use([instruction, { do: 'draw', count: 1 }], { A: { hand: ['h1'] } });
    expect(table.decision?.kind).toBe('main');
    expect([table.cards('A', 'hand'), table.cards('A', 'deck').length, table.level('A')]).toEqual([['h1', 'a1'], 8, 1]);
  });

  it('does as much as there is', async () => {
    const table = await use([
      { do: 'levelDown', count: 2 },
      { do: 'discard', count: 3, player: 'opponent' },
      { do: 'draw', count: 1 },
    ]);
    expect(table.cards('A', 'hand')).toEqual(['a1']);
  });

  it('never moves a Main Character', async () => {
    const table = await use([{ do: 'move', target: { all: { player: 'opponent' } }, to: 'hand' }]);
    expect([table.cards('B', 'main'), table.cards('B', 'hand')]).toEqual([['bMain'], ['foe', 'rival']]);
  });

  it('lets AP fall below zero', async () => {
    const table = await use([{ do: 'modify', stat: 'ap', by: -2500, target: { self: true } }]);
    expect(table.ap('hero')).toBe(-500);
  });

  it('gives a plain card a Use skill that can be used at once', async () => {
    const ability = { type: 'use', phase: 'battle', turn: 0, effect: [{ do: 'draw', count: 1 }] };
    const table = await use([{ do: 'gain', ability, target: { all: { player: 'opponent', zone: ['main'] } } }]);
    await table.attack('foe', 'hero');
    await table.use('bMain', 'B');
    expect(table.cards('B', 'hand')).toEqual(['b1']);
  });

  it('lets a [Cont] skill give a [Start] skill', async () => {
    const ability = { type: 'start', when: { event: 'attackDeclared' }, effect: [{ do: 'draw', count: 1 }] };
    const effect = [{ do: 'gain', ability, target: { all: { player: 'you', other: true } } }];
    const table = await lay({ A: { support: [hero([{ type: 'cont', effect } as never]), 'ally'] } });
    await table.fight('foe', 'ally');
    expect(table.cards('A', 'hand')).toEqual(['a1']);
  });

  const cont = (instruction: unknown) => ({ type: 'cont', effect: [instruction] });
  it.each([
    [
      'something that happens once in a [Cont] skill',
      cont({ do: 'draw', count: 1 }),
      'at effect[0].do: unknown instruction "draw" (known: "modify", "forbid", "gain", "negate")',
    ],
    [
      'a choice in a [Cont] skill',
      cont({ do: 'negate', target: { choose: { from: {}, count: 1 } } }),
      'at effect[0].target: expected an object with one of the members "self", "all", got an object with "choose"',
    ],
    [
      'an unknown instruction in a skill that is gained',
      cont({ do: 'gain', ability: useSkill({ do: 'drwa', count: 1 }), target: { self: true } }),
      'at effect[0].ability.effect[0].do: unknown instruction "drwa" (did you mean "draw"?)',
    ],
    [
      'a change of a value that cannot change',
      useSkill({ do: 'modify', stat: 'level', by: 1, target: { self: true } }),
      'at effect[0].stat: expected one of "ap", "turnCost", got "level"',
    ],
    [
      'a change without by or to',
      useSkill({ do: 'modify', stat: 'ap', target: { self: true } }),
      'at effect[0]: member "by" is missing (expected an integer or an object)',
    ],
    [
      'an unknown phase',
      useSkill({ do: 'if', condition: { phase: 'main3' }, then: [{ do: 'shuffle' }] }),
      'at effect[0].condition.phase: expected one of "start", "main1", "battle", "main2", "end", got "main3" (did you mean "main1"?)',
    ],
    [
      'a zone to which nothing is moved',
      useSkill({ do: 'move', target: { self: true }, to: 'main' }),
      'at effect[0].to: expected one of "deck", "hand", "support", "level", "discard", got "main"',
    ],
  ])('refuses %s', (_, skill, problem) => {
    expect(() => validate(LnAbility, skill, 'skill')).toThrow(`skill: ${problem}`);
  });
});
