/**
 * Writes docs/abilities-one-piece.md: every form of the ability language with a card that has it and a scenario that plays the
 * card. What no scenario plays is not shown, and a test says so.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFeatures } from '../runner/features';
import { projectRoot } from '../runner/root';
import { OpAbility } from '../schemas/one-piece';
import { loadProbes } from '../steps/probes';
import { AbilityForms } from './ability-forms';
import { FORMS, INSTRUCTIONS, TYPES } from './ability-meanings';

interface Shown {
  /** The part of a card that has the form. */
  readonly part: unknown;
  /** The scenario that plays the card. */
  readonly scenario: string;
}

const GAME = 'one-piece';
const PROBE_STEP = /^"[^"]*" is the probe card "([^"]*)"$/;
const forms = new AbilityForms(OpAbility);

/** Cards with abilities that scenarios play: probe cards, and cards that a scenario defines. */
function* playedCards(): Generator<{ abilities: readonly unknown[]; scenario: string }> {
  const probes = loadProbes(GAME);
  for (const { clauses, name, pickle } of loadFeatures([GAME]).scenarios) {
    for (const { text, argument } of pickle.steps) {
      const probe = PROBE_STEP.exec(text)?.[1];
      const card = probe === undefined ? dataIn(argument?.docString?.content) : probes[probe];
      if (Array.isArray(card?.abilities)) yield { abilities: card.abilities, scenario: `OP-${clauses[0]}: ${name}` };
    }
  }
}

function dataIn(text: string | undefined): Record<string, unknown> | undefined {
  return text?.trimStart().startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : undefined;
}

/** Every form that scenarios play, with the smallest part that has it. */
export function playedForms(): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  const sizes = new Map<string, number>();
  for (const { abilities, scenario } of playedCards()) {
    for (const ability of abilities) {
      for (const [form, part] of forms.of(ability)) {
        const size = JSON.stringify(part).length;
        if (size >= (sizes.get(form) ?? Infinity)) continue;
        sizes.set(form, size);
        shown.set(form, { part, scenario });
      }
    }
  }
  return shown;
}

/** The forms of the schema that no scenario plays. */
export const unplayedForms = (): string[] => {
  const shown = playedForms();
  return [...forms.all()].filter((form) => !shown.has(form));
};

const isObjectForm = (form: string): boolean => form.endsWith('}');

/** What a form means. @returns undefined where nobody has said it */
export function meaningOf(form: string): string | undefined {
  const [, kind, literal] = /^(\w+) \{([\w?]*)/.exec(form) ?? [];
  if (kind === 'OpAbility') return TYPES[literal!];
  if (kind === 'Instruction' || kind === 'Continuous') return INSTRUCTIONS[literal!];
  return FORMS[form];
}

const SECTIONS: Readonly<Record<string, string>> = {
  OpAbility: 'Abilities',
  Instruction: 'Instructions',
  Continuous: 'What permanent effects do',
  Target: 'Targets',
  choose: 'Choices',
  Filter: 'Filters',
  Amount: 'Amounts',
  Condition: 'Conditions',
  when: 'Events',
  by: 'Causes',
  of: 'Kinds of abilities',
};

function sectionOf(kind: string, shown: ReadonlyMap<string, Shown>): string {
  const own = [...forms.all()].filter((form) => isObjectForm(form) && form.startsWith(`${kind} {`));
  const entries = own.map((form) => {
    const { part, scenario } = shown.get(form) ?? { part: null, scenario: 'no scenario' };
    const members = [...forms.all()]
      .filter((other) => other.startsWith(`${form}: `))
      .map((other) => other.slice(form.length + 2));
    const optional = members.length === 0 ? '' : ` Optional: ${members.map((member) => `\`${member}\``).join(', ')}.`;
    return `**\`${titleOf(form)}\`** ${meaningOf(form) ?? ''}${optional}\n\n\`\`\`json\n${JSON.stringify(part)}\n\`\`\`\n\nPlayed by "${scenario}".\n`;
  });
  return `## ${SECTIONS[kind]}\n\n${entries.join('\n')}`;
}

const titleOf = (form: string): string => form.slice(form.indexOf('{') + 1, -1) || form.split(' ')[0]!;

function words(): string {
  const lists = new Map<string, string[]>();
  for (const form of forms.all()) {
    const [, all, word] = /^one of (.*): (.*)$/.exec(form) ?? [];
    if (all !== undefined) lists.set(all, [...(lists.get(all) ?? []), word!]);
  }
  const rows = [...lists.values()].map((list) => `- ${list.map((word) => `\`${word}\``).join(', ')}`);
  return `## Words\n\nEach is used by a card that a scenario plays.\n\n${rows.join('\n')}\n`;
}

export function abilitiesPage(): string {
  const shown = playedForms();
  return [
    '# The ability language of the One Piece Card Game',
    '',
    'Made by `npm run docs` from the schema and the scenarios; do not edit. What a card says is data: the grammar that all games share is in',
    '`schemas/ability.ts` and explained in [abilities.md](abilities.md), the words of this game are in `schemas/one-piece.ts`. Under each form stands',
    'the smallest part of a card that has it, and a scenario that plays this card.',
    '',
    "Common members of abilities: `don` is [DON!! xX], `turn` [Your Turn] or [Opponent's Turn], `if` a condition (8-3-2), `oncePerTurn` [Once Per Turn],",
    '`may` that the player may decline (8-1-2), `cost` the activation cost in its order (8-3-1).',
    '',
    ...Object.keys(SECTIONS).map((kind) => sectionOf(kind, shown)),
    words(),
  ].join('\n');
}

if (require.main === module) writeFileSync(join(projectRoot(), 'docs', 'abilities-one-piece.md'), abilitiesPage());
