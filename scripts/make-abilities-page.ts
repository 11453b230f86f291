/**
 * Writes docs/abilities-one-piece.md: every form of the ability language with a card that has it and a scenario in which this
 * part of the card works. What works in no scenario is not shown, and a test says so.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFeatures, type Scenario } from '../runner/features';
import { projectRoot } from '../runner/root';
import { SHARED_MEMBERS } from '../oracle/kernel/language/grammar';
import type { PartMeant, Says } from '../oracle/kernel/language/forms';
import { ABILITY_MEMBERS, ABILITY_TYPES, DECK_LIMIT_MEANT, OpAbility } from '../oracle/one-piece/cards';
import { language, TEXT_ZONES } from '../oracle/one-piece/language';
import {
  OP_CAUSE_MEANINGS,
  OP_DELAY_MEANINGS,
  OP_DURATION_MEANINGS,
  OP_EVENT_MEANINGS,
  OP_KEYWORD_MEANINGS,
  OP_PROHIBITION_MEANINGS,
  OP_REPLACEABLE_MEANINGS,
  OP_ZONE_MEANINGS,
} from '../schemas/one-piece';
import { onePieceVocabulary } from '../steps/one-piece';
import { loadProbes } from '../steps/probes';
import { AbilityForms } from './ability-forms';
import { PartDone, watchScenarios } from './used-abilities';

export interface Shown {
  /** The part of a card that has the form. */
  readonly part: unknown;
  /** The scenario that plays the card. */
  readonly scenario: string;
}
type AllShown = ReadonlyMap<string, Shown>;

const GAME = 'one-piece';
/** In a sentence that defines a card, or one that places it. */
const PROBE = /(?:is the probe card|\(probe) "([^"]*)"/g;
const DATA_STEP = /^"([^"]*)" has this data:$/;
/** A card of a scenario, shown whole at the top of the page. */
const EXAMPLE = 'Charger';
const forms = new AbilityForms(OpAbility);
const probes = loadProbes(GAME);

interface PlayedCard {
  readonly name: string;
  readonly card: { readonly abilities: readonly unknown[] };
  readonly scenario: string;
}

/** Cards with abilities that a scenario plays: probe cards, and cards that it defines. */
function playedCards({ clauses, name: title, pickle }: Scenario): PlayedCard[] {
  return pickle.steps.flatMap(cardsOf).flatMap(([name, card]) => {
    if (!Array.isArray(card?.abilities)) return [];
    return [{ name, card: card as PlayedCard['card'], scenario: `OP-${clauses[0]}: ${title}` }];
  });
}

type Step = Scenario['pickle']['steps'][number];

/** By the id of the probe, or by the name that the scenario gives the card. */
function cardsOf({ text, argument }: Step): [string, Record<string, unknown> | undefined][] {
  const [, defined] = DATA_STEP.exec(text) ?? [];
  if (defined !== undefined) return [[defined, definedCard(defined, argument?.docString?.content)]];
  return [...text.matchAll(PROBE)].map(([, probe]) => [probe!, probes[probe!]]);
}

/** What the data do not say is as on a plain card. */
function definedCard(name: string, json: string | undefined): Record<string, unknown> | undefined {
  if (!json?.trimStart().startsWith('{')) return undefined;
  const data = JSON.parse(json) as Record<string, unknown>;
  return { ...onePieceVocabulary.plainCard(name, data.category as string | undefined), ...data };
}

/** Every form that works in a scenario, with the smallest part that has it. */
export async function playedForms(): Promise<Map<string, Shown>> {
  const shown = new Map<string, Shown>();
  const sizes = new Map<string, number>();
  const show = (form: string, part: unknown, scenario: string) => {
    const size = JSON.stringify(part).length;
    if (size >= (sizes.get(form) ?? Infinity)) return;
    sizes.set(form, size);
    shown.set(form, { part, scenario });
  };
  const features = loadFeatures([GAME]);
  const withCards = features.scenarios.filter((scenario) => playedCards(scenario).length > 0);
  await watchScenarios(features, withCards, (played, done) => {
    const parts = new PartDone(done);
    for (const { card, scenario } of playedCards(played)) {
      for (const ability of card.abilities) {
        const used = parts.of(ability);
        if (used === undefined) continue;
        for (const [form, part] of forms.of(used)) show(form, parts.original(part), scenario);
        for (const [text, , is] of WRITTEN) if (mentions(used, is)) show(written(text), parts.original(used), scenario);
      }
    }
  });
  return shown;
}

/** The forms of the schema that work in no scenario. */
export const unplayedForms = (shown: AllShown): string[] => [...forms.all()].filter((form) => !shown.has(form));

/** Objects of the language, as `Kind {literal, required members}`. */
export const objectForms = (): string[] => [...forms.all()].filter((form) => form.endsWith('}'));

const partsOf = (form: string): { kind: string; first: string; required: readonly string[] } => {
  const [, kind = '', inside = ''] = /^(\w+) \{(.*)\}/.exec(form) ?? [];
  const [first = '', ...others] = inside.split(', ');
  const hasLiteral = VERBAL.includes(kind);
  return { kind, first, required: hasLiteral ? others : [first, ...others].filter((member) => member !== '') };
};
/** Kinds that are told apart by their verb or type. */
const VERBAL = ['OpAbility', 'Instruction', 'Continuous'];

interface MeantWord extends PartMeant {
  readonly member: string;
  readonly said?: string;
}

/** The words that say themselves what they mean: those of a form, or those that are members of it. */
const { words: said } = language;
const FORM_WORDS: Readonly<Record<string, readonly MeantWord[]>> = {
  Amount: said.amounts,
  Condition: said.conditions,
  Target: said.targets,
  KnownTarget: said.targets.map((word) => ({ ...word, meaning: word.meaningRead ?? word.meaning })),
};
const MEMBER_WORDS: Readonly<Record<string, readonly MeantWord[]>> = {
  Filter: [...said.filters, ...(said.ownFilters ?? [])],
  Trigger: said.triggers,
  when: said.triggers,
};

/** A number chosen is told by its literal. */
const wordOf = (kind: string, first: string): MeantWord | undefined =>
  FORM_WORDS[kind]?.find(({ member }) => member === (kind === 'Amount' && first === 'chosen' ? 'number' : first));

const PARTS: Readonly<Record<string, PartMeant>> = { ...said.parts, deckLimit: DECK_LIMIT_MEANT };
const TYPES: Readonly<Record<string, PartMeant>> = ABILITY_TYPES;

/** What a form means, and its members besides those that mean the same everywhere. */
function meantBy(form: string): { readonly meaning: string; readonly says?: Says } | undefined {
  const { kind, first } = partsOf(form);
  if (kind === 'OpAbility') return TYPES[first];
  if (kind === 'Instruction' || kind === 'Continuous') return language.instructions.get(first);
  return wordOf(kind, first) ?? PARTS[kind];
}

/** What a form means. @returns undefined where nobody has said it */
export const meaningOf = (form: string): string | undefined => meantBy(form)?.meaning;

/** What a member of a form means. @returns undefined where nobody has said it */
export function meaningOfMember(form: string, member: string): string | undefined {
  const { kind, first } = partsOf(form);
  const word = wordOf(kind, first);
  if (word?.member === member) return word.said;
  const own = MEMBER_WORDS[kind]?.find((one) => one.member === member)?.meaning;
  const ofAbility = kind === 'OpAbility' ? ABILITY_MEMBERS[member] : undefined;
  return own ?? meantBy(form)?.says?.[member] ?? ofAbility ?? SHARED_MEMBERS[member];
}

/** The members of a form besides its verb or type: those that it must have, then the others. */
export function membersOf(form: string): { member: string; isOptional: boolean }[] {
  const optional = [...forms.all()].filter((other) => other.startsWith(`${form}: `));
  const required = form === 'Amount {chosen}' ? ['number'] : partsOf(form).required;
  return [
    ...required.map((member) => ({ member, isOptional: false })),
    ...optional.map((other) => ({ member: other.slice(form.length + 2), isOptional: true })),
  ];
}

/** Lists of words, in the order of the schema. */
export function wordLists(): string[][] {
  const lists = new Map<string, string[]>();
  for (const form of forms.all()) {
    const [, all, word] = /^one of (.*): (.*)$/.exec(form) ?? [];
    if (all !== undefined) lists.set(all, [...(lists.get(all) ?? []), word!]);
  }
  return [...lists.values()];
}

export interface Words {
  readonly title: string;
  readonly about?: string;
  readonly meanings: Says;
}

/** Words whose name does not say it all; every list of them is a table of the page. */
export const WORDS: readonly Words[] = [
  {
    title: 'Events',
    about: 'Left out, `subject` is this card: `played` is [On Play]. "When one of your ..." has a `subject`.',
    meanings: OP_EVENT_MEANINGS,
  },
  { title: 'Events that can be replaced', meanings: OP_REPLACEABLE_MEANINGS },
  { title: 'Durations', meanings: OP_DURATION_MEANINGS },
  { title: 'Prohibitions', meanings: OP_PROHIBITION_MEANINGS },
  { title: 'Keywords', meanings: OP_KEYWORD_MEANINGS },
  { title: 'Zones', meanings: Object.fromEntries(TEXT_ZONES.map((zone) => [zone, OP_ZONE_MEANINGS[zone]])) },
  { title: 'Causes', meanings: OP_CAUSE_MEANINGS },
  { title: 'Until when instructions are put off', about: 'Of `later`.', meanings: OP_DELAY_MEANINGS },
];

/** What a list of words means, where their names do not say it. */
export const wordsOf = (list: readonly string[]): Words | undefined =>
  WORDS.find(({ meanings }) => Object.keys(meanings).join() === list.join());

/** Title, and the kinds of forms below it, which are the names of the parts of the schema as well. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  Abilities: ['OpAbility', 'deckLimit'],
  'Timings and causes': ['Trigger', 'when', 'by'],
  Instructions: ['Instruction'],
  'What permanent effects do': ['Continuous'],
  'Kinds of abilities': ['of'],
  Targets: ['Target', 'choose', 'total'],
  'Cards whose values are read': ['KnownTarget'],
  Filters: ['Filter', 'shares', 'stat', 'power', 'cost', 'counter', 'life', 'basePower', 'baseCost', 'given'],
  Amounts: ['Amount'],
  Conditions: ['Condition'],
};

const section = (title: string, kinds: readonly string[], shown: AllShown): string =>
  `## ${title}\n\n${kinds
    .flatMap((kind) => objectForms().filter((form) => form.startsWith(`${kind} {`)))
    .map((form) => entry(form, shown))
    .join('\n')}`;

function entry(form: string, shown: AllShown): string {
  const { part, scenario } = shown.get(form) ?? NOT_PLAYED;
  const played = `\`\`\`json\n${JSON.stringify(part)}\n\`\`\`\n\nPlayed by "${scenario}".\n`;
  const rows = membersOf(form).map(({ member, isOptional }) => memberRow(form, member, isOptional, shown));
  const table =
    rows.length === 0 ? '' : `\n| member | meaning | example | played by |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  return `### ${titleOf(form)}\n\n${meaningOf(form) ?? ''}\n\n${played}${table}`;
}

const NOT_PLAYED: Shown = { part: null, scenario: 'no scenario' };

/** A member that a form must have is in the example of the form. */
function memberRow(form: string, member: string, isOptional: boolean, shown: AllShown): string {
  const meaning = meaningOfMember(form, member) ?? '';
  if (!isOptional) return `| \`${member}\`, always | ${meaning} | above | |`;
  const { part, scenario } = shown.get(`${form}: ${member}`) ?? NOT_PLAYED;
  return `| \`${member}\` | ${meaning} | \`${JSON.stringify(part)}\` | ${scenario} |`;
}

/** "draw" of "Instruction {draw, count}", "by" of "by {}", and what tells forms of one verb or kind apart. */
function titleOf(form: string): string {
  const { kind, first, required } = partsOf(form);
  if (form.startsWith('Amount {chosen}')) return 'number';
  if (!VERBAL.includes(kind)) return required.length === 0 ? kind : required.join(', ');
  const alike = objectForms().filter((other) => other.startsWith(`${kind} {${first}, `));
  const own = required.filter((member) => !alike.every((other) => partsOf(other).required.includes(member)));
  return own.length === 0 ? first : `${first} ${own.join(' ')}`;
}

function words(shown: AllShown): string {
  const plain = wordLists().filter((list) => !wordsOf(list));
  const tables = WORDS.map(({ title, about, meanings }) => {
    const list = Object.keys(meanings);
    const rows = list.map((word) => {
      const { scenario } = shown.get(`one of ${list.join('/')}: ${word}`) ?? NOT_PLAYED;
      return `| \`${word}\` | ${meanings[word]} | ${scenario} |`;
    });
    return `## ${title}\n\n${about ? `${about}\n\n` : ''}| word | meaning | played by |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  const others = plain.map((list) => `- ${list.map((word) => `\`${word}\``).join(', ')}`);
  return [...tables, `## Other words\n\nEach is used by a card that a scenario plays.\n\n${others.join('\n')}\n`].join(
    '\n',
  );
}

function example(): string {
  const found = loadFeatures([GAME])
    .scenarios.flatMap(playedCards)
    .find(({ name }) => name === EXAMPLE);
  if (!found) throw new Error(`no scenario plays the card "${EXAMPLE}"`);
  return `\`\`\`json\n${JSON.stringify(found.card, null, 2)}\n\`\`\`\n\nPlayed by "${found.scenario}".`;
}

const INTRODUCTION = `# The ability language of the One Piece Card Game

Made by \`npm run docs\` from the schema and the scenarios; do not edit. What a card says is data: the words that games share are defined
in \`oracle/kernel/language/words\`, those of this game in \`oracle/one-piece/language.ts\`, and \`schemas/json/one-piece-ability.schema.json\`
has them all as JSON Schema. Below each form stands the smallest part of a card that has it, and a scenario in which this part works; so it is with
each member and each word. An unknown member or word is an error that names its place.

A card carries its effects in \`abilities\`; \`text\` is for people:

@example@

@written@
"You" is the player of the card: \`player\` is \`you\` where it is left out, except in filters, where it then means both.
`;

type Row = readonly [text: string, ability: string, is: (part: Readonly<Record<string, unknown>>) => boolean];
const isOf = (ability: unknown, type: string): boolean => (ability as { type?: unknown } | undefined)?.type === type;
const isEvent = (when: unknown, event: string): boolean => (when as { event?: unknown } | undefined)?.event === event;
const isIf: Row[2] = ({ do: verb }) => verb === 'if';

/** What a text says, how an ability says it, and which part of one does. */
export const WRITTEN: readonly Row[] = [
  [
    '"You may ...", "you can ..." of the whole effect',
    '`may` of the ability; without it the effect is carried out as far as possible (8-1-2)',
    ({ type, may }) => may === true && type === 'auto',
  ],
  [
    '"A, B and C: D"',
    '`cost` with A, B and C in this order, `effect` with D; all of it can be paid or nothing is (8-3-1-3)',
    ({ cost }) => Array.isArray(cost) && cost.length > 1,
  ],
  [
    '[DON!! xX], [Your Turn], [Opponent\'s Turn], "can be activated while ..."',
    '`don`, `turn` and `if` of the ability: conditions, looked at on activation (8-3-2, 8-4-1-1); of a permanent effect all the time',
    ({ don, turn }) => don !== undefined && turn !== undefined,
  ],
  [
    '"If A, B." in the text of an effect',
    'the instruction `if`: looked at while the effect is resolved, when its cost has been paid (8-3-3)',
    isIf,
  ],
  [
    '"If A, B. Then, C."',
    'the instruction `if` with B and C in its `then`: no C without A',
    (part) => isIf(part) && (part.then as readonly unknown[]).length > 1,
  ],
  [
    '"A. If you do, B."',
    'the instruction `ifYouDo`: no B without A as it is written (4-10-1)',
    ({ do: verb, then }) => verb === 'ifYouDo' && then !== undefined,
  ],
  [
    '"Your opponent may A. If they do not, B."',
    '`ifYouDo` with a `may` `by` the opponent in `first`, and B in `else`: also where A could not be done',
    ({ do: verb, else: otherwise }) => verb === 'ifYouDo' && otherwise !== undefined,
  ],
  [
    '"A. Then, B."',
    'A and B one after the other: B also where A could not be done (4-10-2)',
    ({ type, effect }) => type === 'main' && Array.isArray(effect) && effect.length > 1,
  ],
  [
    '"up to X cards"',
    '`upTo` of a choice; "draw up to X" is `drawUpTo`; for DON!! cards `chooseNumber` with `max`, then the number',
    ({ upTo }) => upTo === true,
  ],
  [
    '"Choose ... . Then, ..."',
    'the instruction `choose`, and `chosen` in what comes after it',
    ({ do: verb }) => verb === 'choose',
  ],
  [
    '"with different names", "with a total power of 4000 or less"',
    '`differentNames`, `total` of a choice',
    ({ differentNames }) => differentNames === true,
  ],
  ['"other than ...", "... or ..." of cards', '`not` and `any` of a filter', ({ not }) => typeof not === 'object'],
  [
    '"that card", "the others", "for each card trashed by it"',
    'the filter `chosen`: cards that the effect has chosen, or has not; `choose` with the greatest number for "all"',
    ({ chosen, zone }) => chosen !== undefined && zone !== undefined,
  ],
  [
    '"less than your opponent", "until you have as many"',
    'an amount as `min` or `max` of a condition, or as `plus` of an amount',
    ({ plus }) => typeof plus === 'object',
  ],
  ['"for each", "for every 3"', 'an amount that counts, with `times`; with `per`', ({ per }) => per !== undefined],
  [
    '"instead"',
    'an ability `instead`; `may` where it says "you may", a payment is a part of its `effect` and must be possible (8-1-3-4-5)',
    ({ type, may }) => type === 'instead' && may === true,
  ],
  ['"until ...", "during ..."', '`until` with a [duration](#durations)', ({ until }) => until === 'opponentsNextTurn'],
  [
    '"the next time that you ... in this turn"',
    '`gain` of a `permanent` ability with `orUntil`',
    ({ orUntil }) => orUntil !== undefined,
  ],
  [
    '"your opponent\'s ... effects are negated until ...", of cards to come as well',
    '`gain` of a `permanent` ability by the Leader; a `target` of an instruction is about the cards of that moment',
    ({ do: verb, ability }) => verb === 'gain' && isOf(ability, 'permanent'),
  ],
  ['"this card in your hand"', '`zones` of a `permanent` ability', ({ zones }) => zones !== undefined],
  [
    '"cannot ..."',
    '`forbid` with a [prohibition](#prohibitions), `by` whose effects, and of which cards, where the text says so',
    ({ do: verb, by }) => verb === 'forbid' && by !== undefined,
  ],
  [
    '"can also attack active Characters"',
    'the keyword `attacksActive`, which is our word for it',
    ({ keyword }) => keyword === 'attacksActive',
  ],
  [
    '"cannot attack unless ... trashes 2 cards"',
    '`require` with `of` the action',
    ({ of }) => typeof of === 'object' && of !== null && 'action' in of,
  ],
  [
    '"gains [Keyword]"',
    '`gain` with a `keyword` ability',
    ({ do: verb, ability }) => verb === 'gain' && isOf(ability, 'keyword'),
  ],
  [
    '"gains [When Attacking] ..."',
    '`gain` with an `auto` ability',
    ({ do: verb, ability }) => verb === 'gain' && isOf(ability, 'auto'),
  ],
  [
    '"[Once Per Turn] This cannot be K.O.\'d"',
    'an ability `instead` with `oncePerTurn`, without `may` and without an instruction',
    ({ type, effect }) => type === 'instead' && Array.isArray(effect) && effect.length === 0,
  ],
  ['"are played rested"', '`forbid` of `playActive`', ({ what }) => what === 'playActive'],
  [
    '"by a Character\'s effect"',
    '`effectOf` in `by`; a [Trigger] is no effect of a Character',
    ({ effectOf }) => effectOf !== undefined,
  ],
  [
    '"plays ... from their hand"',
    'the event `played` with `from`',
    ({ event, from }) => event === 'played' && from !== undefined,
  ],
  [
    '"2 or more ... at the same time", "the number of ... becomes 0"',
    '[events](#events) that are told once for a moment',
    ({ event }) => event === 'donReturnedAtOnce',
  ],
  [
    '"in your second turn or later"',
    'the value `turns` of a player: those that have begun, with extra ones',
    ({ value }) => value === 'turns',
  ],
  [
    '"you pay 2 less for it"',
    '`modify` of `payment`: the cost of the card stays what it is',
    ({ stat }) => stat === 'payment',
  ],
  [
    '"from your cost area"',
    '`giveDon` with `state` `any`: active or rested, as the player likes',
    ({ state }) => state === 'any',
  ],
  [
    '"damage to both players"',
    '`damage` with `player` `each`: at one moment',
    ({ do: verb, player }) => verb === 'damage' && player === 'each',
  ],
  [
    '"at the end of a battle in which this battles"',
    '`battleEnded` with `subject` `any`, and `if` this card (`other` `false`) is `inBattle`',
    ({ type, when, if: condition }) =>
      type === 'auto' && isEvent(when, 'battleEnded') && mentions(condition, ({ inBattle }) => inBattle === true),
  ],
  ['"has all names, types and attributes"', '`every` of a `byRules` ability', ({ every }) => every !== undefined],
];

/** Has the ability a part of which that is so? */
function mentions(part: unknown, is: Row[2]): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const isSo = !Array.isArray(part) && is(part as Readonly<Record<string, unknown>>);
  return isSo || Object.values(part).some((below) => mentions(below, is));
}

/** By what it says: a form of the table of texts. */
const written = (text: string): string => `text: ${text}`;

function writtenDown(shown: AllShown): string {
  const rows = WRITTEN.map(([text, ability]) => {
    const { part, scenario } = shown.get(written(text)) ?? NOT_PLAYED;
    return `| ${text} | ${ability} | \`${JSON.stringify(part)}\` | ${scenario} |`;
  });
  return `## How a text is written down\n\n| the text says | the ability says | example | played by |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

export function abilitiesPage(shown: AllShown): string {
  const sections = Object.entries(SECTIONS).map(([title, kinds]) => section(title, kinds, shown));
  const introduction = INTRODUCTION.replace('@example@', example).replace('@written@', () => writtenDown(shown));
  return [introduction, ...sections, words(shown)].join('\n');
}

async function main(): Promise<void> {
  writeFileSync(join(projectRoot(), 'docs', 'abilities-one-piece.md'), abilitiesPage(await playedForms()));
}

if (require.main === module) void main();
