/**
 * Makes the page of a game's ability language: every form with a card that has it and a scenario in which this part of
 * the card works.
 * A form that works in no scenario is not shown, and a test reports it.
 */
import { PLAYED } from '../games/registry';
import type { PartMeaning, Says } from '../oracle/kernel/reading/forms';
import { SHARED_MEMBERS } from '../oracle/kernel/language/grammar';
import type { Language } from '../oracle/kernel/language/language';
import { loadFeatures } from '../runner/feature-files';
import type { Scenario } from '../runner/features';
import type { GameId } from '../schemas/common';
import { loadProbes } from '../steps/probe-files';
import { AbilityForms } from './ability-forms';
import { PartDone, watchScenarios } from './used-abilities';

export interface Shown {
  /** The part of a card that has the form. */
  readonly part: unknown;
  /** The scenario that plays the card. */
  readonly scenario: string;
}
type AllShown = ReadonlyMap<string, Shown>;

/** Words that need an explanation besides their name; each list is a table of the page. */
export interface Words {
  readonly title: string;
  readonly about?: string;
  readonly meanings: Says;
}

export type Row = readonly [text: string, ability: string, is: (part: Readonly<Record<string, unknown>>) => boolean];
export const isOf = (ability: unknown, type: string): boolean =>
  (ability as { type?: unknown } | undefined)?.type === type;
export const isEvent = (when: unknown, event: string): boolean =>
  (when as { event?: unknown } | undefined)?.event === event;
export const isIf: Row[2] = ({ do: verb }) => verb === 'if';

/** Says whether the ability has a part that fulfils the condition. */
export function mentions(part: unknown, is: Row[2]): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const isMatch = !Array.isArray(part) && is(part as Readonly<Record<string, unknown>>);
  return isMatch || Object.values(part).some((below) => mentions(below, is));
}

/** The facts that one game gives to its page. */
export interface PageOfLanguage {
  readonly game: GameId;
  readonly name: string;
  /** Prefix of the game's clause ids. */
  readonly prefix: string;
  /** Schema of a whole ability, with an `$id`. */
  readonly schema: object & { readonly $id?: string };
  readonly language: Language;
  /** Returns the members of a card that its data leave out. */
  readonly plainCard: (name: string, category?: string) => Readonly<Record<string, unknown>>;
  readonly abilities: { readonly members: Says; readonly types: Readonly<Record<string, PartMeaning>> };
  /** Meanings of objects that are not words, besides those of the language. */
  readonly parts: Readonly<Record<string, PartMeaning>>;
  /** How long an effect lasts that does not say so. */
  readonly standardDuration: string;
  /** A card of a scenario, shown whole at the top of the page. */
  readonly example: string;
  readonly words: readonly Words[];
  /** Kinds of forms that only this game has, by the section that shows them. */
  readonly sections: { readonly stats: readonly string[]; readonly [title: string]: readonly string[] };
  /** For each text: how an ability says it, and which part of an ability does. */
  readonly written: readonly Row[];
}

/**
 * Builds the lists that every game explains, in the order of the page.
 * @param playedAs the word of card texts for `played`
 */
export const tablesOf = (words: Readonly<Record<(typeof TABLES)[number]['list'], Says>>, playedAs: string): Words[] =>
  TABLES.filter(({ list }) => Object.keys(words[list]).length > 0).map(({ list, title, about }) => ({
    title,
    ...(about !== undefined && { about: about.replace('@playedAs', playedAs) }),
    meanings: words[list],
  }));

const TABLES = [
  {
    list: 'events',
    title: 'Events',
    about:
      'Without `subject`, the event must happen to this card: `played` means @playedAs. A text such as "When one of your ..." needs a `subject`.',
  },
  {
    list: 'replaceable',
    title: 'Events that can be replaced',
    about: 'What the `when` of an `instead` ability can name.',
  },
  { list: 'durations', title: 'Durations', about: 'How long an effect lasts: the values of `until`.' },
  { list: 'prohibitions', title: 'Prohibitions', about: 'What an effect can forbid: the values of `what`.' },
  { list: 'keywords', title: 'Keywords', about: 'The keywords that a card can have or gain.' },
  { list: 'zones', title: 'Zones', about: 'Where a card can be: the values of `zone`, `from` and `to`.' },
  { list: 'causes', title: 'Causes', about: 'What can make something happen: the values of `cause`.' },
  { list: 'delays', title: 'Delays', about: 'Until when the instruction `later` puts off its instructions.' },
] as const;

interface MeaningRow extends PartMeaning {
  readonly member: string;
  readonly said?: string;
}

interface PlayedCard {
  readonly name: string;
  readonly card: { readonly abilities: readonly unknown[] };
  readonly scenario: string;
}
type Step = Scenario['pickle']['steps'][number];

/** Matches the probe in a sentence that defines a card, or in one that places it. */
const PROBE = /(?:is the probe card|\(probe) "([^"]*)"/g;
const DATA_STEP = /^"([^"]*)" has this data:$/;
/** A draft has no JSON schemas yet. */
const jsonSchema = (game: GameId): string =>
  PLAYED.includes(game) ? `. \`schemas/json/${game}-ability.schema.json\`\nhas all of them as JSON Schema` : '';

const NOT_PLAYED: Shown = { part: null, scenario: 'no scenario' };

/** Names the form of a row in the table of texts. */
const written = (text: string): string => `text: ${text}`;

export class AbilityPage {
  private readonly forms: AbilityForms;
  private readonly probes: ReturnType<typeof loadProbes>;
  /** The form kind of a whole ability, and the kinds whose forms differ by their verb or type. */
  private readonly whole: string;
  private readonly verbal: readonly string[];
  /** Words that explain themselves: as words of a form, or as members of one. */
  private readonly formWords: Readonly<Record<string, readonly MeaningRow[]>>;
  private readonly memberWords: Readonly<Record<string, readonly MeaningRow[]>>;
  private readonly parts: Readonly<Record<string, PartMeaning>>;
  /** Maps titles to the kinds of forms below them, which are also names of parts of the schema. */
  readonly sections: Readonly<Record<string, readonly string[]>>;

  constructor(readonly of: PageOfLanguage) {
    const { words } = of.language;
    this.forms = new AbilityForms(of.schema);
    this.probes = loadProbes(of.game);
    this.whole = of.schema.$id!;
    this.verbal = [this.whole, 'Instruction', 'Continuous'];
    this.formWords = {
      Amount: words.amounts,
      Condition: words.conditions,
      Target: words.targets,
      KnownTarget: words.targets.map((word) => ({ ...word, meaning: word.meaningRead ?? word.meaning })),
    };
    this.memberWords = {
      Filter: [...words.filters, ...(words.ownFilters ?? [])],
      Trigger: words.triggers,
      when: words.triggers,
    };
    this.parts = { ...words.parts, ...of.parts };
    const own = (title: string): readonly string[] => of.sections[title] ?? [];
    this.sections = {
      Abilities: [this.whole, 'deckLimit', ...own('Abilities')],
      'Timings and causes': ['Trigger', 'when', 'by'],
      Instructions: ['Instruction', ...own('Instructions')],
      'What permanent effects do': ['Continuous'],
      'Kinds of abilities': ['of', ...own('Kinds of abilities')],
      Targets: ['Target', 'choose', 'total'],
      'Cards whose values are read': ['KnownTarget'],
      Filters: ['Filter', 'shares', 'stat', ...of.sections.stats],
      Amounts: ['Amount'],
      Conditions: ['Condition'],
    };
  }

  // --- what is played -------------------------------------------------------------------------------------------------

  /** Returns the cards with abilities that a scenario plays, on either side: probe cards, and cards that it defines. */
  private playedCards({ clauses, name: title, pickle }: Scenario): PlayedCard[] {
    return pickle.steps
      .flatMap((step) => this.cardsOf(step))
      .flatMap(([name, card]) => [
        [name, card] as const,
        [name, card?.back as Record<string, unknown> | undefined] as const,
      ])
      .flatMap(([name, card]) =>
        Array.isArray(card?.abilities)
          ? [{ name, card: card as PlayedCard['card'], scenario: `${this.of.prefix}-${clauses[0]}: ${title}` }]
          : [],
      );
  }

  /** Returns cards by the id of the probe, or by the name that the scenario gives to the card. */
  private cardsOf({ text, argument }: Step): [string, Record<string, unknown> | undefined][] {
    const [, defined] = DATA_STEP.exec(text) ?? [];
    if (defined !== undefined) return [[defined, this.definedCard(defined, argument?.docString?.content)]];
    return [...text.matchAll(PROBE)].map(([, probe]) => [probe!, this.probes[probe!]]);
  }

  /** Completes the data with those of a plain card. */
  private definedCard(name: string, json: string | undefined): Record<string, unknown> | undefined {
    if (!json?.trimStart().startsWith('{')) return undefined;
    const data = JSON.parse(json) as Record<string, unknown>;
    return { ...this.of.plainCard(name, data.category as string | undefined), ...data };
  }

  /** Finds every form that works in a scenario, with the smallest part that has it. */
  async playedForms(): Promise<Map<string, Shown>> {
    const shown = new Map<string, Shown>();
    const sizes = new Map<string, number>();
    const show = (form: string, part: unknown, scenario: string) => {
      const size = JSON.stringify(part).length;
      if (size >= (sizes.get(form) ?? Infinity)) return;
      sizes.set(form, size);
      shown.set(form, { part, scenario });
    };
    const features = loadFeatures([this.of.game]);
    const withCards = features.scenarios.filter((scenario) => this.playedCards(scenario).length > 0);
    await watchScenarios(features, withCards, (played, done) => {
      const parts = new PartDone(done);
      for (const { card, scenario } of this.playedCards(played)) {
        for (const ability of card.abilities) {
          const used = parts.of(ability);
          if (used === undefined) continue;
          for (const [form, part] of this.forms.of(used)) show(form, parts.original(part), scenario);
          for (const [text, , is] of this.of.written)
            if (mentions(used, is)) show(written(text), parts.original(used), scenario);
        }
      }
    });
    return shown;
  }

  /** Lists the forms of the schema that work in no scenario. */
  unplayedForms(shown: AllShown): string[] {
    return [...this.forms.all()].filter((form) => !shown.has(form));
  }

  /** Lists the texts of the table that are on no card a scenario plays. */
  unplayedTexts(shown: AllShown): string[] {
    return this.of.written.map(([text]) => text).filter((text) => !shown.has(written(text)));
  }

  // --- what is said of it ---------------------------------------------------------------------------------------------

  /** Lists the objects of the language as `Kind {literal, required members}`. */
  objectForms(): string[] {
    return [...this.forms.all()].filter((form) => form.endsWith('}'));
  }

  private partsOf(form: string): { kind: string; first: string; required: readonly string[] } {
    const [, kind = '', inside = ''] = /^(\w+) \{(.*)\}/.exec(form) ?? [];
    const [first = '', ...others] = inside.split(', ');
    const hasLiteral = this.verbal.includes(kind);
    return { kind, first, required: hasLiteral ? others : [first, ...others].filter((member) => member !== '') };
  }

  /** Finds the word of a form. A chosen number is known by its literal. */
  private wordOf(kind: string, first: string): MeaningRow | undefined {
    const member = kind === 'Amount' && first === 'chosen' ? 'number' : first;
    return this.formWords[kind]?.find((word) => word.member === member);
  }

  /** Finds the meaning of a form, and of its members except those that mean the same everywhere. */
  private entryOf(form: string): { readonly meaning: string; readonly says?: Says } | undefined {
    const { kind, first } = this.partsOf(form);
    if (kind === this.whole) return this.of.abilities.types[first];
    if (this.verbal.includes(kind)) return this.of.language.instructions.get(first);
    return this.wordOf(kind, first) ?? this.parts[kind];
  }

  /** @returns the meaning of a form; undefined if there is none */
  meaningOf(form: string): string | undefined {
    return this.entryOf(form)?.meaning;
  }

  /** @returns the meaning of a member of a form; undefined if there is none */
  meaningOfMember(form: string, member: string): string | undefined {
    const { kind, first } = this.partsOf(form);
    const word = this.wordOf(kind, first);
    if (word?.member === member) return word.said;
    const own = this.memberWords[kind]?.find((one) => one.member === member)?.meaning;
    const ofAbility = kind === this.whole ? this.of.abilities.members[member] : undefined;
    return own ?? this.entryOf(form)?.says?.[member] ?? ofAbility ?? this.sharedMeaning(member);
  }

  private sharedMeaning(member: string): string | undefined {
    const meaning = SHARED_MEMBERS[member];
    return member === 'until' ? `${meaning!}; left out: \`${this.of.standardDuration}\`` : meaning;
  }

  /** Lists the members of a form besides its verb or type: required members first. */
  membersOf(form: string): { member: string; isOptional: boolean }[] {
    const optional = [...this.forms.all()].filter((other) => other.startsWith(`${form}: `));
    const required = form === 'Amount {chosen}' ? ['number'] : this.partsOf(form).required;
    return [
      ...required.map((member) => ({ member, isOptional: false })),
      ...optional.map((other) => ({ member: other.slice(form.length + 2), isOptional: true })),
    ];
  }

  /** Lists the enumerations of words in the order of the schema. */
  wordLists(): string[][] {
    const lists = new Map<string, string[]>();
    for (const form of this.forms.all()) {
      const [, all, word] = /^one of (.*): (.*)$/.exec(form) ?? [];
      if (all !== undefined) lists.set(all, [...(lists.get(all) ?? []), word!]);
    }
    return [...lists.values()];
  }

  /** Finds the explanation of an enumeration; names that explain themselves have none. */
  wordsOf(list: readonly string[]): Words | undefined {
    return this.of.words.find(({ meanings }) => Object.keys(meanings).join() === list.join());
  }

  // --- the page -------------------------------------------------------------------------------------------------------

  text(shown: AllShown): string {
    const sections = Object.entries(this.sections).map(([title, kinds]) => this.section(title, kinds, shown));
    return [this.introduction(shown), ...sections, this.wordTables(shown)].join('\n');
  }

  private section(title: string, kinds: readonly string[], shown: AllShown): string {
    return `## ${title}\n\n${kinds
      .flatMap((kind) => this.objectForms().filter((form) => form.startsWith(`${kind} {`)))
      .map((form) => this.entry(form, shown))
      .join('\n')}`;
  }

  private entry(form: string, shown: AllShown): string {
    const { part, scenario } = shown.get(form) ?? NOT_PLAYED;
    const played = `\`\`\`json\n${JSON.stringify(part)}\n\`\`\`\n\nPlayed by "${scenario}".\n`;
    const rows = this.membersOf(form).map(({ member, isOptional }) => this.memberRow(form, member, isOptional, shown));
    const table =
      rows.length === 0 ? '' : `\n| member | meaning | example | played by |\n|---|---|---|---|\n${rows.join('\n')}\n`;
    return `### ${this.titleOf(form)}\n\n${this.meaningOf(form) ?? ''}\n\n${played}${table}`;
  }

  /** Renders the row of an optional member; a required one is in the example of the form. */
  private memberRow(form: string, member: string, isOptional: boolean, shown: AllShown): string {
    const meaning = this.meaningOfMember(form, member) ?? '';
    if (!isOptional) return `| \`${member}\`, always | ${meaning} | above | |`;
    const { part, scenario } = shown.get(`${form}: ${member}`) ?? NOT_PLAYED;
    return `| \`${member}\` | ${meaning} | \`${JSON.stringify(part)}\` | ${scenario} |`;
  }

  /**
   * Returns the title of a form: "draw" of "Instruction {draw, count}", "by" of "by {}", and what separates forms of
   * one verb or kind.
   */
  private titleOf(form: string): string {
    const { kind, first, required } = this.partsOf(form);
    if (form.startsWith('Amount {chosen}')) return 'number';
    if (!this.verbal.includes(kind)) return required.length === 0 ? kind : required.join(', ');
    const alike = this.objectForms().filter((other) => other.startsWith(`${kind} {${first}, `));
    const own = required.filter((member) => !alike.every((other) => this.partsOf(other).required.includes(member)));
    return own.length === 0 ? first : `${first} ${own.join(' ')}`;
  }

  private wordTables(shown: AllShown): string {
    const plain = this.wordLists().filter((list) => !this.wordsOf(list));
    const tables = this.of.words.map(({ title, about, meanings }) => {
      const list = Object.keys(meanings);
      const rows = list.map((word) => {
        const { scenario } = shown.get(`one of ${list.join('/')}: ${word}`) ?? NOT_PLAYED;
        return `| \`${word}\` | ${meanings[word]} | ${scenario} |`;
      });
      return `## ${title}\n\n${about ? `${about}\n\n` : ''}| word | meaning | played by |\n|---|---|---|\n${rows.join('\n')}\n`;
    });
    const others = plain.map((list) => `- ${list.map((word) => `\`${word}\``).join(', ')}`);
    return [
      ...tables,
      `## Other words\n\nThe names of these words explain them. Each line lists the values that one member can have, and a scenario plays a card with each of them.\n\n${others.join('\n')}\n`,
    ].join('\n');
  }

  private introduction(shown: AllShown): string {
    const { game, name } = this.of;
    return `# The ability language of ${name}

This page describes how the text of a card is written as data. Read it when your engine interprets abilities (capability \`inlineAbilities\`), or
when you write a card for a scenario or a question. An engine that scripts the [probe cards](probes-${game}.md) instead does not need it.

1. [How a text is written down](#how-a-text-is-written-down) goes from the words of a card to the data. Start there.
2. The sections after it list each form: abilities, instructions, targets, filters, amounts and conditions.
3. The tables at the end explain the words that these forms use, such as events, durations and zones.

Each entry says what the form means, then shows the smallest part of a card that has the form, and names a scenario that plays this part. The table
below it does the same for each member; "always" marks a member that the form must have. An unknown member or word is an error, and the message
names its place.

The words that games share are defined in \`oracle/kernel/language/words\`, and those of this game in \`oracle/${game}/language.ts\`${jsonSchema(game)}.

Made by \`npm run docs\` from the schema and the scenarios; do not edit.

## A whole card

A card carries its effects in \`abilities\`. Its \`text\` is only for people:

${this.example()}

${this.writtenDown(shown)}
"You" is the player of the card. An instruction without \`player\` applies to \`you\`. A filter, an event or a cause without \`player\` fits either
player.
`;
  }

  private example(): string {
    const found = loadFeatures([this.of.game])
      .scenarios.flatMap((scenario) => this.playedCards(scenario))
      .find(({ name }) => name === this.of.example);
    if (!found) throw new Error(`no scenario plays the card "${this.of.example}"`);
    return `\`\`\`json\n${JSON.stringify(found.card, null, 2)}\n\`\`\`\n\nPlayed by "${found.scenario}".`;
  }

  private writtenDown(shown: AllShown): string {
    const rows = this.of.written.map(([text, ability]) => {
      const { part, scenario } = shown.get(written(text)) ?? NOT_PLAYED;
      return `| ${text} | ${ability} | \`${JSON.stringify(part)}\` | ${scenario} |`;
    });
    return `## How a text is written down\n\nFind the wording of a card on the left. The example is an ability from a card that a scenario plays.\n\n| the text says | the ability says | example | played by |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  }
}
