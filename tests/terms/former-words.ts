/** The words that this project no longer uses for a thing, each with the one that it uses (docs/glossary.md). */

export interface FormerWord {
  readonly pattern: RegExp;
  readonly say: string;
}

export const FORMER_WORDS: Readonly<Record<string, FormerWord>> = {
  bystander: { pattern: /\b[Bb]ystanders?\b/, say: 'decoy' },
  twin: { pattern: /\btwins?\b(?! drive)/, say: 'scenario with a decoy' },
  'null floor': { pattern: /\bnull[ -]floor\b/i, say: 'trivial adapters' },
  journal: { pattern: /\bjournals?\b/i, say: 'event log' },
  fault: { pattern: /(?<!\bat |'s )\bfaults?\b(?! (in|of) (the|an|your) )/i, say: 'misreading' },
  reading: {
    pattern: /\b(our|a|the|this|that|each|every|one|another|of|no|same|or) reading\b|(?<!@)\breadings\b|◇ reading/i,
    say: 'interpretation, or "ambiguous rule"',
  },
  'a way to get it wrong': { pattern: /\bways? to get it wrong\b/i, say: 'misreading' },
  cause: { pattern: /\b(likely|probable|possible|dictionary of) causes?\b/i, say: 'misreading' },
  'the kit': { pattern: /\b(the|this|our|whole) kit\b/i, say: 'the suite' },
  partly: { pattern: /\bpartly\b/i, say: 'partial' },
  'told of an event': { pattern: /\btold\b/i, say: 'an event: says, reports, shows' },
  'the command docs': { pattern: /tcg-conformance docs\b/, say: 'site' },
};
