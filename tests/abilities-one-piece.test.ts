/** docs/abilities-one-piece.md: it says everything that the schema of the ability language knows, and says nothing that is not so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it, test } from 'vitest';
import { projectRoot } from '../runner/root';
import { hoist, type JsonSchema } from '../schemas/hoist';
import { OpAbility, OpCard } from '../oracle/one-piece/cards';
import { validate } from '../schemas/validate';
import {
  abilitiesPage,
  meaningOf,
  meaningOfMember,
  membersOf,
  objectForms,
  playedForms,
  SECTIONS,
  unplayedForms,
  WORDS,
  WRITTEN,
  wordLists,
  wordsOf,
} from '../scripts/make-abilities-page';
import { examplesOf } from './abilities/page';

const page = readFileSync(join(projectRoot(), 'docs', 'abilities-one-piece.md'), 'utf8');

const shown = playedForms();

test('the page is what npm run docs makes', async () => {
  expect(page).toBe(abilitiesPage(await shown));
});

describe('every form of the schema', () => {
  it('works in a scenario', async () => {
    expect(unplayedForms(await shown)).toEqual([]);
  });

  it('has a meaning, where it is an object', () => {
    expect(objectForms().filter((form) => !meaningOf(form))).toEqual([]);
  });

  it('has a meaning for each of its members', () => {
    const members = objectForms().flatMap((form) => membersOf(form).map(({ member }) => ({ form, member })));
    expect(members.filter(({ form, member }) => !meaningOfMember(form, member))).toEqual([]);
    expect(members.length).toBeGreaterThan(100);
  });

  it('stands in a section of the page, where it is an object', () => {
    const kinds = Object.values(SECTIONS).flat();
    expect(objectForms().filter((form) => !kinds.includes(form.split(' ')[0]!))).toEqual([]);
  });
});

it('shows a card that is played for each text of the table', async () => {
  const all = await shown;
  expect(WRITTEN.map(([text]) => text).filter((text) => !all.has(`text: ${text}`))).toEqual([]);
});

describe('the words', () => {
  it('are those of the schema wherever the page says what they mean', () => {
    const lists = wordLists().map((list) => list.join());
    expect(WORDS.filter(({ meanings }) => !lists.includes(Object.keys(meanings).join()))).toEqual([]);
  });

  it('need no explanation elsewhere', () => {
    const plain = wordLists().filter((list) => !wordsOf(list));
    expect(plain.map((list) => list.join())).toEqual([
      'your,opponent',
      'you,opponent,any',
      'active,rested',
      'up,down',
      'leader,character,event,stage,don',
      'name,color,type,attribute',
      'power,cost,basePower,baseCost,given',
      'lifeCards,turns',
      'you,opponent',
      'Slash,Strike,Ranged,Special,Wisdom,?',
      'red,green,blue,purple,black,yellow',
      'leader,character,event,stage',
      'self,any',
      'refresh,draw,main,end',
      'power,cost,counter,life,payment',
      'opponent,each',
      'power,cost',
      'deck,donDeck,hand,trash,life,cost',
      'top,bottom',
      'main,counter,onPlay,onKo',
      'active,rested,any',
      'you,opponent,each',
      'hand,trash',
      'name,type,attribute',
    ]);
  });
});

describe('the examples', () => {
  const { $defs = {}, ...ability } = hoist(OpAbility) as JsonSchema & { $defs: Record<string, JsonSchema> };
  const parts: Record<string, unknown> = { OpAbility: ability, ...$defs };
  const examples = examplesOf(page).filter(({ id }) =>
    Object.keys(SECTIONS).some((title) => id.startsWith(`${title}:`)),
  );

  /** Every schema of a part: that of its name, or those of the members that are called so. */
  const schemasOf = (kind: string): unknown[] =>
    kind in parts ? [{ $ref: `#/$defs/${kind}` }] : membersCalled(kind, parts);

  function membersCalled(name: string, value: unknown): unknown[] {
    if (typeof value !== 'object' || value === null) return [];
    const own = 'properties' in value ? (value.properties as Record<string, unknown>)[name] : undefined;
    return [...(own ? [own] : []), ...Object.values(value).flatMap((below) => membersCalled(name, below))];
  }

  it.each(Object.entries(SECTIONS))('of "%s" are parts that the schema knows', (title, kinds) => {
    const check = new Ajv({ strict: false }).compile({ anyOf: kinds.flatMap(schemasOf), $defs: parts });
    const own = examples.filter(({ id }) => id.startsWith(`${title}:`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ json }) => !check(json))).toEqual([]);
  });

  it('begin with a whole card', () => {
    const [card] = examplesOf(page);
    expect(() => validate(OpCard, card!.json, 'the card')).not.toThrow();
  });
});
