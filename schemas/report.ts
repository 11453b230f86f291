/**
 * The schema of report.json: the result of one run against one adapter. HTML, JUnit, Markdown and badge are derived
 * from it.
 */
import { Type, type Static } from '@sinclair/typebox';
import { Capability, Closed, GameId, OneOf } from './common';
import { CLAUSE_KINDS } from './catalogue';
import { LEVELS } from './certificate';
import { CLAUSE_STATES, REPORT_VERSION, VERDICTS } from './verdicts';

export { CLAUSE_STATES, REPORT_VERSION, VERDICTS };
export type { ClauseState, Verdict } from './verdicts';

/** A step of a failing scenario: the messages sent, and the answers, in words. */
export const StepRecord = Closed({
  keyword: Type.String({ description: 'Given, When, Then as it stands in the feature' }),
  text: Type.String(),
  status: OneOf(['passed', 'failed', 'skipped'] as const),
});
export type StepRecord = Static<typeof StepRecord>;

/** A lockstep difference: the first moment at which the implementation and the oracle differ. */
export const Departure = Closed({
  message: Type.String(),
  after: Type.String({ description: 'the action after which they differ, in words' }),
  step: Type.Integer({ minimum: 0, description: 'number of that action, from 1; 0: the start of the game' }),
  diff: Type.String({ description: 'unified diff from what the oracle shows to what the adapter shows' }),
  citations: Type.Array(Type.String(), { description: 'clauses that the oracle cited since both last agreed' }),
  oracleJournal: Type.Array(Type.Unknown()),
  adapterJournal: Type.Array(Type.Unknown(), { description: 'empty where the adapter reports no events' }),
});
export type Departure = Static<typeof Departure>;

/** The board at one moment of a failing scenario, as the adapter showed it to the judge. */
export const Frame = Closed({
  caption: Type.String({ description: 'the action that led to it, in words; of the first: the start of the game' }),
  observation: Type.Unknown({ description: 'schemas/protocol.ts Observation; decks by their number of cards alone' }),
});
export type Frame = Static<typeof Frame>;

/** A fault at a line of a feature file. */
export const FileFault = Closed({ line: Type.Integer(), text: Type.String() });
export type FileFault = Static<typeof FileFault>;

export const Failure = Closed({
  step: Type.Optional(Type.String({ description: 'the step that failed' })),
  line: Type.Optional(Type.Integer({ description: 'disputed: the line of that step' })),
  message: Type.String({ description: 'one line: what should be, and what is' }),
  signature: Type.Optional(
    Type.String({
      description:
        'the same in words that no version changes: lists of known failures pin it, causes are found by it; left out: the message',
    }),
  ),
  expected: Type.Optional(Type.Unknown()),
  actual: Type.Optional(Type.Unknown()),
  apart: Type.Optional(
    Closed(
      { expected: Type.String(), actual: Type.String() },
      { description: 'both in words, where they are too long for the message; a line for each of several' },
    ),
  ),
  diff: Type.Optional(Type.String({ description: 'unified diff from expected to actual' })),
  position: Type.Optional(Type.Unknown({ description: 'what the game was started with: the params of game/start' })),
  defaults: Type.Optional(
    Type.String({ description: 'what its steps leave to the defaults of the position, in one line' }),
  ),
  actions: Type.Optional(
    Type.Array(Type.Unknown(), {
      description: 'the actions sent, in order: { player, action, answer: { status, reason, clause } }',
    }),
  ),
  steps: Type.Array(StepRecord),
  faults: Type.Optional(
    Type.Array(FileFault, { description: 'invalid: all that is wrong with it; message has the first' }),
  ),
  because: Type.Optional(
    Type.Array(Type.String(), {
      description: 'disputed: the events that led there, with the clauses that decided them',
    }),
  ),
  citations: Type.Optional(
    Type.Array(Type.String(), { description: 'clauses that the oracle cited in the same scenario, in order' }),
  ),
  citedHere: Type.Optional(
    Type.Array(Type.String(), {
      description: 'of those, what it cited at the step that failed, or at the last before it at which it cited any',
    }),
  ),
  evidence: Type.Optional(Type.String({ description: 'adapter errors: exit code, signal, last bytes of its output' })),
  reproduce: Type.String({ description: 'the command that runs this one scenario again' }),
  frames: Type.Optional(
    Type.Array(Frame, { description: 'the board after each action, where the adapter has a judge view' }),
  ),
  departure: Type.Optional(Departure),
  transcript: Type.Optional(Type.String({ description: 'file of its wire messages, beside the report' })),
});
export type Failure = Static<typeof Failure>;

/** The entry for a scenario in the author's list of known failures. */
export const ScenarioExpectation = Closed({
  state: OneOf(['known', 'fixed'] as const, {
    description: 'known: it fails as the list says; fixed: the list says that it fails, and it passed',
  }),
  reason: Type.String({ description: 'why it fails, in the words of the list' }),
  issue: Type.Optional(Type.String({ description: 'where it is followed' })),
});
export type ScenarioExpectation = Static<typeof ScenarioExpectation>;

export const ScenarioResult = Closed({
  id: Type.String({ description: 'stable: <feature path without ending>:<line of the scenario or example row>' }),
  name: Type.String(),
  uri: Type.String(),
  line: Type.Integer(),
  game: GameId,
  clauses: Type.Array(Type.String(), { description: 'clause ids, that of its Rule first' }),
  reading: Type.Boolean({ description: 'tagged @reading: an interpretation of an ambiguous rule; not scored' }),
  verdict: OneOf(VERDICTS),
  reason: Type.Optional(Type.String({ description: 'unsupported: what is lacking, e.g. "capability chance"' })),
  otherReason: Type.Optional(
    Type.String({
      description: 'passed: the clause for which something was refused that the scenario is not about; a note',
    }),
  ),
  needsReview: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'clauses that it decides and that a new edition changes, at which nobody has looked; the verdict stands',
    }),
  ),
  notes: Type.Optional(
    Type.Array(Type.String(), { description: "of one's own features: tags of clauses that the oracle did not cite" }),
  ),
  lacking: Type.Optional(
    Type.Array(Type.String(), { description: 'unsupported: each thing that is lacking; reason has them in one line' }),
  ),
  merged: Type.Optional(
    Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
      description:
        'unsupported: how many answers the scenario has for each kind of decision that the adapter merges and did not ask',
    }),
  ),
  durationMs: Type.Number({ minimum: 0 }),
  failure: Type.Optional(Failure),
  departure: Type.Optional(
    Type.Unsafe<Departure>({
      ...Departure,
      description: 'lockstep: it did not fail, and yet differed from the oracle',
    }),
  ),
  expectation: Type.Optional(ScenarioExpectation),
});
export type ScenarioResult = Static<typeof ScenarioResult>;

export const ScenarioCounts = Closed(
  {
    passed: Type.Integer(),
    failed: Type.Integer(),
    unsupported: Type.Integer(),
    adapterError: Type.Integer(),
    suiteError: Type.Integer(),
    disputed: Type.Integer(),
    invalid: Type.Integer(),
    known: Type.Integer({ description: 'failed as the list of known failures says; not among the failed' }),
    notRun: Type.Integer({
      description: 'without verdict: not selected, of another part of a sharded run, or not reached',
    }),
  },
  {
    description:
      'of a clause: the scenarios that decide it, which are those of its Rule, and where it has no Rule those with its tag',
  },
);
export type ScenarioCounts = Static<typeof ScenarioCounts>;

export const ClauseResult = Closed({
  id: Type.String(),
  title: Type.String({ description: 'our words: the title of its Rule; empty where it has none' }),
  kind: OneOf(CLAUSE_KINDS),
  state: OneOf(CLAUSE_STATES),
  counts: Type.Optional(ScenarioCounts),
  why: Type.Optional(Type.String({ description: 'why it is not testable, or what was read into it' })),
  scenarios: Type.Array(Type.String({ description: 'ids of its scenarios, without those tagged @reading' })),
  readings: Type.Array(Type.String({ description: 'ids of its scenarios tagged @reading' })),
});
export type ClauseResult = Static<typeof ClauseResult>;

export const SectionResult = Closed({
  id: Type.String(),
  title: Type.String(),
  clauses: Type.Array(ClauseResult),
});
export type SectionResult = Static<typeof SectionResult>;

export const ClauseCounts = Closed({
  total: Type.Integer(),
  testable: Type.Integer(),
  conforms: Type.Integer(),
  partly: Type.Integer(),
  fails: Type.Integer(),
  known: Type.Integer(),
  unsupported: Type.Integer(),
  error: Type.Integer(),
  untested: Type.Integer(),
  notTestable: Type.Integer(),
});
export type ClauseCounts = Static<typeof ClauseCounts>;

/** How sure a cause is; docs/causes.md defines the condition for each word. */
export const CERTAINTIES = ['very likely', 'likely', 'possible', 'in part'] as const;

export const Misread = Closed({
  fault: Type.String({ description: 'its id, by which `tcg-conformance oracle --misreading` plays it' }),
  clause: Type.String({ description: 'the clause that it misreads' }),
  title: Type.String({ description: 'the misreading, in one line' }),
  reading: Type.Optional(
    Type.Boolean({ description: 'true: what it misreads is our interpretation of an ambiguous rule' }),
  ),
});
export type Misread = Static<typeof Misread>;

const CAUSE = {
  behaves: Type.Array(Misread, {
    minItems: 1,
    description: 'what the implementation plays like; behind the first those that explain nearly the same',
  }),
  failures: Type.Array(Type.String(), { description: 'ids of the failed scenarios that it explains' }),
  clauses: Type.Array(Type.String(), { description: 'the clauses of these failures' }),
  exact: Type.Integer({ description: 'failures that look just as those of the misreading do' }),
  failed: Type.Integer({ description: 'scenarios that the misreading would break and that failed, in whatever way' }),
  passed: Type.Array(Type.String(), { description: 'ids of those that it would break and that passed' }),
  notPlayed: Type.Integer({ description: 'those that it would break and that have neither passed nor failed' }),
};
export const Cause = Closed({
  ...CAUSE,
  certainty: OneOf(CERTAINTIES),
  left: Type.Optional(
    Type.Integer({ minimum: 1, description: 'other failures of the same clauses, which nothing explains' }),
  ),
});
export type Cause = Static<typeof Cause>;
export const Lead = Closed(CAUSE);
export type Lead = Static<typeof Lead>;

export const Causes = Closed({
  found: Type.Array(Cause, { description: 'misreadings that explain failures, that which explains most first' }),
  contradicted: Type.Array(Lead, {
    description: 'misreadings that would explain several of the others, but for scenarios that passed',
  }),
  unexplained: Type.Array(
    Closed({
      brokeDown: Type.Optional(
        Type.String({ description: 'the error with which the engine broke down, as it was first told' }),
      ),
      neverAccepted: Type.Optional(
        Type.String({ description: 'the type of the action that was not accepted once in the whole run' }),
      ),
      neverAsked: Type.Optional(Type.String({ description: 'the decision that a player was never asked for' })),
      wholeRun: Type.Optional(
        Type.Boolean({ description: 'true: neither player was asked for it once in the whole run' }),
      ),
      clause: Type.Optional(Type.String({ description: 'the clause of the failures, where it is something else' })),
      failures: Type.Array(Type.String()),
    }),
    {
      description:
        'all other failures: by the place where an engine broke down, by the action that was never accepted, by the question that never came, by clause',
    },
  ),
});
export type Causes = Static<typeof Causes>;

export const GameReport = Closed({
  game: GameId,
  title: Type.String(),
  edition: Type.String({ description: 'the document whose clauses and scenarios these are' }),
  level: OneOf(['complete', 'partial', 'none'] as const, {
    description:
      'complete: every testable clause conforms in a whole run (nothing selected by tag or clause, not interrupted); partial: some do; none: none does; a partial clause does not',
  }),
  clauses: ClauseCounts,
  scenarios: ScenarioCounts,
  readings: ScenarioCounts,
  sections: Type.Array(SectionResult),
  unsupported: Type.Array(
    Closed({
      reason: Type.String({ description: 'one thing that is lacking' }),
      scenarios: Type.Integer({ description: 'scenarios that lack nothing else: what supporting it would unlock' }),
      among: Type.Integer({ description: 'scenarios that lack it and something else' }),
    }),
    { description: 'what supporting one more thing would unlock, most first; without ambiguous rules' },
  ),
  merged: Type.Optional(
    Type.Array(Closed({ kind: Type.String(), answers: Type.Integer() }), {
      description:
        'answers of unsupported scenarios that no question came for, since the adapter merges these kinds of decision; most first',
    }),
  ),
  causes: Type.Optional(
    Type.Unsafe<Causes>({ ...Causes, description: 'what may stand behind the failures; left out: nothing failed' }),
  ),
});
export type GameReport = Static<typeof GameReport>;

export const SetupTrouble = Closed({
  game: GameId,
  problem: Type.String({ description: 'in one line' }),
  advice: Type.String({ description: 'what to do about it' }),
});
export type SetupTrouble = Static<typeof SetupTrouble>;

export const NullFloor = Closed(
  { adapters: Type.Array(Closed({ name: Type.String(), passed: Type.Integer(), scenarios: Type.Integer() })) },
  {
    description: 'what adapters that play nothing pass of all scenarios of the games; left out: not measured for these',
  },
);

export const Report = Closed({
  schemaVersion: Type.Literal(REPORT_VERSION),
  suite: Closed({
    name: Type.String(),
    version: Type.String(),
    features: Type.String({ description: 'SHA-256 of the features run' }),
  }),
  startedAt: Type.String({ description: 'ISO 8601' }),
  durationMs: Type.Number({ minimum: 0 }),
  command: Type.String({ description: 'the command line that made it' }),
  seed: Type.Integer(),
  selection: Closed({
    games: Type.Array(GameId),
    editions: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'by game, the edition of the rulebook by name, where that is not the usual one (docs/editions.md)',
      }),
    ),
    tags: Type.Optional(Type.String()),
    clauses: Type.Optional(Type.Array(Type.String())),
    scenarios: Type.Optional(Type.Array(Type.String())),
    level: Type.Optional(OneOf(LEVELS)),
    failedFrom: Type.Optional(Type.String({ description: 'only what did not pass in the run of this report' })),
    withoutBystanders: Type.Optional(
      Type.Literal(true, {
        description:
          'the scenarios with a decoy were left out, as in a run of the embedded oracle without --thorough; they are not among those of its clauses',
      }),
    ),
    features: Type.Optional(Type.String({ description: "the folder or file of one's own features" })),
  }),
  interrupted: Type.Boolean({ description: 'true: stopped before every selected scenario had its verdict' }),
  adapter: Closed({
    name: Type.String(),
    version: Type.String(),
    language: Type.Optional(Type.String()),
    command: Type.String(),
    editions: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'by game, the edition that it says it plays, where its scenarios are not those that were run',
      }),
    ),
    capabilities: Type.Record(Type.String(), Type.Array(Capability), { description: 'by game, as declared' }),
    unproven: Type.Optional(
      Type.Record(Type.String(), Type.Array(Capability), {
        description: 'declared, but exercised by no scenario of the run',
      }),
    ),
    played: Type.Optional(
      Type.Record(
        Type.String(),
        Closed({
          accepted: Type.Array(Type.String(), { description: 'types of actions that it accepted in some scenario' }),
          asked: Type.Array(Type.String(), { description: 'kinds of decisions that it asked for in some scenario' }),
        }),
        { description: 'by game, what it did at least once in the run' },
      ),
    ),
    errors: Type.Optional(
      Type.Array(Type.String(), { description: 'errors outside any scenario, e.g. it did not start' }),
    ),
  }),
  setup: Type.Optional(
    Type.Array(SetupTrouble, {
      description:
        'what comes back otherwise than it was sent, or in words that the game does not have: to be mended before any verdict is believed; left out: nothing',
    }),
  ),
  shard: Type.Optional(
    Closed(
      { index: Type.Integer({ minimum: 1 }), total: Type.Integer({ minimum: 1 }) },
      { description: 'a part of a run; merge makes the whole' },
    ),
  ),
  nullFloor: Type.Optional(NullFloor),
  expectationProblems: Type.Optional(
    Type.Array(Type.String(), {
      description: 'entries of the list of known failures that do not hold; each fails the run',
    }),
  ),
  featureProblems: Type.Optional(
    Type.Array(Type.String(), {
      description: "of one's own features: what is wrong with files outside any scenario, `file:line: what`",
    }),
  ),
  games: Type.Array(GameReport),
  scenarios: Type.Array(ScenarioResult),
  notRun: Type.Array(Type.String(), {
    description: 'ids of selected scenarios that got no verdict; empty unless interrupted',
  }),
});
export type Report = Static<typeof Report>;
