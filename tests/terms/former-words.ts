/** The words that this project no longer uses for a thing, each with the one that it uses (docs/glossary.md). */

export interface FormerWord {
  /** Finds the word in its former meaning only: "rule", "cause" and "reading" have others. */
  readonly pattern: RegExp;
  readonly say: string;
}

export const FORMER_WORDS: Readonly<Record<string, FormerWord>> = {
  bystander: { pattern: /\bbystanders?\b/i, say: 'decoy' },
  twin: { pattern: /\btwins?\b(?![ -]drive|")/, say: 'a scenario with a decoy' },
  'null floor': { pattern: /\bnull[ -]floor\b/i, say: 'trivial adapters' },
  journal: { pattern: /\bjournals?\b/i, say: 'event log, events' },
  fault: {
    pattern: /(?<!\bat |(?:'s|its|our) |\/)\bfaults?\b(?! (?:in|of)(?: (?:the|an|your|a) |$)|\/|\.ts|:)/i,
    say: 'misreading; in the self-test mutant',
  },
  reading: {
    pattern: /\b(?:our|a|the|this|that|each|every|one|another|no|chosen) reading\b|(?<![@"])\breadings\b(?!:)/i,
    say: 'interpretation, ambiguous rule',
  },
  'what we read': { pattern: /\bwhat we read\b/i, say: 'we rule, how we interpret it' },
  'a way to get it wrong': { pattern: /\bways? to get it wrong\b/i, say: 'misreading' },
  cause: { pattern: /\b(?:likely|probable|possible|dictionary of) causes?\b/i, say: 'misreading' },
  kit: { pattern: /\b(?:the|this|our|whole) kit\b/i, say: 'the suite' },
  partly: { pattern: /\d partly\b|\bconforms? (?:only )?partly\b|[*"]partly\b|\bpartly(?:[,;:]|$)/i, say: 'partial' },
  'an event that is told': { pattern: /\b(?:is|are|as) told\b/i, say: 'says, reports, shows' },
  'the command docs': { pattern: /\btcg-conformance docs\b/, say: 'site' },
};

/** Former words that stay: aliases where they are defined, ids that lists of known failures hold, names of folders. */
export const KEPT: Readonly<Record<string, readonly string[]>> = {
  'cli/program.ts': ['fault'],
  'cli/oracle.ts': ['fault'],
  'cli/author-commands.ts': ['reading'],
  'steps/pinned-words.ts': ['kit'],
  'steps/ambiguous-rules.ts': ['reading'],
  'steps/shared.ts': ['bystander'],
  'oracle/kernel/testing/common-areas.ts': ['an event that is told'],
  'oracle/vanguard/faults/10-attack-step.ts': ['an event that is told'],
  'oracle/vanguard/faults/10-damage-step.ts': ['an event that is told'],
  'oracle/vanguard/faults/10-guard-step.ts': ['an event that is told'],
  'scripts/mutation/scope.ts': ['reading'],
};
