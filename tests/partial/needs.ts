/** Derives what each scenario needs from the messages of a run with complete support. */
import type { Action, ActResult, Decision, Observation, StartParams } from '../../schemas/protocol';
import type { Exchange } from '../../runner/transcript';

export interface Needs {
  readonly things: ReadonlySet<string>;
  /** Kinds of decision that it answers, once for each answer, refused ones included. */
  readonly answered: readonly string[];
}

/** A statement of who has won also follows from the end of the game. */
const isOfResult = (fact: string): boolean => / wins the game$|^the game is a draw$/.test(fact);

/** @param atLast the facts at the end of the scenario */
export function needsOf(
  exchanges: readonly Exchange[],
  sentences: readonly string[],
  atLast: readonly string[] = [],
): Needs {
  const things = new Set<string>();
  const answered: string[] = [];
  let pending: Decision | null = null;
  for (const { method, params, result } of exchanges) {
    if (method === 'game/start') ofStart(params as StartParams).forEach((thing) => things.add(thing));
    // Only an adapter that checks decks is asked to refuse one.
    if (method === 'game/start' && result === undefined) things.add('capability deckCheck');
    if (method === 'deck/check') {
      things.add('capability deckCheck');
      ofCards((params as { cards: object }).cards).forEach((thing) => things.add(thing));
    }
    if (method === 'deck/check' && 'readings' in (params as object)) things.add('capability readings');
    if (method === 'game/observe' && (pending || !atLast.every(isOfResult))) {
      things.add((params as { viewer: string }).viewer === 'judge' ? 'capability judgeView' : 'capability playerViews');
    }
    if (method === 'game/act' && pending && (params as { action: Action }).action.type !== 'pass') {
      answered.push(pending.kind);
    }
    if (method === 'game/start' || method === 'game/act') pending = (result as ActResult | undefined)?.decision ?? null;
  }
  if (sentences.some((sentence) => /^(these events happened|the event ")/.test(sentence)))
    things.add('capability events');
  answered.forEach((kind) => things.add(`decision ${kind}`));
  return { things, answered };
}

function ofStart({ position, cards, chance, readings }: StartParams): string[] {
  const placed = position ? Object.values(position.players).flatMap(({ zones }) => Object.values(zones).flat()) : [];
  const fields = [...Object.keys(position ?? {}), ...placed.flatMap((card) => Object.keys(card))];
  const optional = new Set(fields.filter((field) => !['players', 'id', 'card'].includes(field)));
  return [
    position ? 'capability position' : 'capability decks',
    ...(chance ? ['capability chance'] : []),
    ...(readings ? ['capability readings'] : []),
    ...[...optional].map((field) => `position field ${field}`),
    ...ofCards(cards),
  ];
}

function ofCards(cards: object): string[] {
  const definitions = Object.values(cards) as { probe?: string; abilities?: unknown }[];
  return [
    ...definitions.flatMap(({ probe }) => (probe === undefined ? [] : [`probe ${probe}`])),
    ...(definitions.some(({ probe, abilities }) => abilities && probe === undefined)
      ? ['capability inlineAbilities']
      : []),
  ];
}

/** Sentences that state a fact of the cards that they name. */
const FACTS = [
  /^"[^"]*".* (is|are) (face (up|down) )?in player /,
  /^the (top|bottom) of /,
  /^player [AB]'s .* holds exactly /,
  /^player [AB] does not see "/,
];

/** Says whether a fact names a card of a deck, or one that is in a deck or face down in a level zone at the end. */
export function namesHiddenCard(exchanges: readonly Exchange[], sentences: readonly string[]): boolean {
  const views = exchanges.filter(({ method, params }) => {
    return method === 'game/observe' && (params as { viewer: string }).viewer === 'judge';
  });
  const last = views.at(-1)?.result as { observation: Observation } | undefined;
  const hidden = Object.values(last?.observation.players ?? {}).flatMap(({ zones }) => [
    ...zones.deck!.cards!,
    ...zones.level!.cards!.filter(({ face }) => face === 'down'),
  ]);
  const names = new Set(hidden.map(({ id }) => id));
  const facts = sentences.filter((sentence) => FACTS.some((fact) => fact.test(sentence)));
  const secret = sentences.some((sentence) => /does not see what is in player [AB]'s (level zone|deck)/.test(sentence));
  const ofDeck = facts.some((fact) => /player [AB]'s deck/.test(fact));
  return secret || ofDeck || facts.some((fact) => [...fact.matchAll(/"([^"]*)"/g)].some(([, name]) => names.has(name)));
}
