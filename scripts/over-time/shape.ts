/**
 * The shape of the tables from which scripts/make-over-time.ts writes scenarios: limits and lasting things, each with
 * the steps that bring it about and that show it, and happenings in between, each with the things for which a clause
 * decides what becomes of them.
 */
import type { GameId, PlayerId } from '../../schemas/common';
import { capitalised } from '../../texts/words';

/** Whose card it is, and who uses it at the end. */
export interface Players {
  readonly owner: PlayerId;
  readonly master: PlayerId;
}

/** Lines of a scenario, each with its keyword; a keyword that repeats the one before is written as "And". */
export type Lines = readonly string[];

/** A limit, or something that lasts on a card. */
export interface Thing {
  /** The card that has it. */
  readonly card: string;
  /** What titles call it, if not by its name in the table, with which the titles of its misreadings begin. */
  readonly inTitles?: string;
  readonly given: (players: Players) => Lines;
  /** Brings it about: uses up what is limited, or begins what lasts. */
  readonly begin: (players: Players) => Lines;
  /** Shows that it is still so: on the card, or on another one by this name. */
  readonly holds: (players: Players, card: string) => Lines;
  /** Shows that it is over. */
  readonly isOver: (players: Players, card: string) => Lines;
}

/** What happens in between, and what it does to things by one clause. */
export interface Happening<Name extends string = string> {
  readonly clause: string;
  /** Further clauses that decide it. */
  readonly also?: readonly string[];
  readonly players?: Players;
  /** The title of the scenario of a thing, whose name begins with a capital letter. */
  readonly title: (name: string) => string;
  readonly given?: (players: Players, card: string) => Lines;
  readonly steps: (card: string) => Lines;
  /** What is to be seen at the end. */
  readonly outcome: (thing: Thing, players: Players) => Lines;
  readonly things: readonly Name[];
}

/** One feature file of a game. */
export interface OverTimeFile {
  /** The name of the file without the ending. */
  readonly file: string;
  readonly title: string;
  readonly things: Readonly<Record<string, Thing>>;
  /** Maps each clause to its title in the file. */
  readonly rules: Readonly<Record<string, string>>;
  readonly happenings: readonly Happening[];
}

export interface OverTimeTable {
  readonly game: GameId;
  /** The prefix of the game's tags. */
  readonly tag: string;
  readonly files: readonly OverTimeFile[];
}

const OWN: Players = { owner: 'A', master: 'A' };

/** Returns the text of a feature file. */
export function featureOf({ game, tag }: OverTimeTable, { title, rules, happenings, things }: OverTimeFile): string {
  const scenariosOf = (clause: string) =>
    happenings
      .filter((happening) => happening.clause === clause)
      .flatMap((happening) => happening.things.map((name) => scenarioOf(tag, happening, name, things[name]!)));
  return [
    `# Made by npm run docs from scripts/over-time/${game}.ts; do not edit.`,
    `@${tag}`,
    `Feature: ${title}`,
    ...Object.entries(rules).flatMap(([clause, statement]) => [
      '',
      `  @${tag}-${clause}`,
      `  Rule: ${clause} ${statement}`,
      ...scenariosOf(clause).flatMap((lines) => ['', ...lines.map((line) => `    ${line}`)]),
    ]),
    '',
  ].join('\n');
}

function scenarioOf(tag: string, happening: Happening, name: string, thing: Thing): string[] {
  const { players = OWN, also = [], title, given, steps, outcome } = happening;
  const lines = [
    ...thing.given(players),
    ...(given?.(players, thing.card) ?? []),
    ...thing.begin(players),
    ...steps(thing.card),
    ...outcome(thing, players),
  ];
  return [
    ...(also.length > 0 ? [also.map((clause) => `@${tag}-${clause}`).join(' ')] : []),
    `Scenario: ${title(capitalised(thing.inTitles ?? name))}`,
    ...withAnd(lines).map((line) => `  ${line}`),
  ];
}

/** Writes "And" for a keyword that repeats the one before. */
const withAnd = (lines: Lines): string[] =>
  lines.map((line, index) => {
    const [keyword] = line.split(' ', 1);
    return index > 0 && lines[index - 1]!.startsWith(`${keyword} `) ? line.replace(keyword!, 'And') : line;
  });

/** Shows that the thing still holds for its card. */
export const stillHolds: Happening['outcome'] = (thing, players) => thing.holds(players, thing.card);

/** Shows that the thing is over for its card. */
export const isOver: Happening['outcome'] = (thing, players) => thing.isOver(players, thing.card);

/** Shows that the thing holds for its card and not for the copy beside it. */
export const holdsForCardAlone: Happening['outcome'] = (thing, players) => [
  ...thing.holds(players, thing.card),
  ...thing.isOver(players, `${thing.card} (decoy)`),
];
