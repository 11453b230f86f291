/**
 * Finds what the schema of a card cannot: words that fit it but can never do anything where they stand. Such a card is
 * refused when it is read.
 */
import type { Vocabulary } from '../reading/grammar-parts';

/** A problem on a card and its path, e.g. `abilities[0].when.by`. */
export interface Nonsense {
  readonly path: string;
  readonly text: string;
}

type Part = Readonly<Record<string, unknown>>;

/** Returns the first problem on a card, or undefined. */
export function findNonsense(vocabulary: Vocabulary, card: Part): Nonsense | undefined {
  return nonsenseInFields(vocabulary, card) ?? nonsenseBelow(card.abilities, 'abilities', { vocabulary });
}

/** Finds a value that cards of this category do not have. */
function nonsenseInFields({ fieldsOf = {} }: Vocabulary, card: Part): Nonsense | undefined {
  const field = Object.keys(fieldsOf).find(
    (name) => name in card && !fieldsOf[name]!.includes(card.category as string),
  );
  if (field === undefined) return undefined;
  return { path: field, text: `a card of the category "${String(card.category)}" has no "${field}"` };
}

/** The ability whose text contains a part. */
interface Place {
  readonly vocabulary: Vocabulary;
  readonly ability?: Part;
}

function nonsenseBelow(part: unknown, path: string, place: Place): Nonsense | undefined {
  if (Array.isArray(part)) return firstOf(part.entries(), (index) => `${path}[${index}]`, place);
  if (!isPart(part)) return undefined;
  const own = typeof part.type === 'string' && 'effect' in part ? { ...place, ability: part } : place;
  const text = nonsenseIn(part, own);
  return text === undefined ? firstOf(Object.entries(part), (member) => `${path}.${member}`, own) : { path, text };
}

function firstOf(
  parts: Iterable<readonly [string | number, unknown]>,
  pathOf: (name: string | number) => string,
  place: Place,
): Nonsense | undefined {
  for (const [name, below] of parts) {
    const found = nonsenseBelow(below, pathOf(name), place);
    if (found) return found;
  }
  return undefined;
}

function nonsenseIn(part: Part, { vocabulary, ability }: Place): string | undefined {
  if (typeof part.event === 'string')
    return nonsenseInTrigger(part, part.event, vocabulary) ?? neverFires(part, part.event, { vocabulary, ability });
  if (!ability) return undefined;
  const text = [ability.cost, ability.effect, ability.if];
  const hasAmount = vocabulary.replacedAmounts?.includes((ability.when as Part | undefined)?.event as string);
  if (isOfAction(part)) return nonsenseOfAction(part);
  if (part.number === 'chosen' && !hasAmount && !mentions(text, isChoiceOfNumber))
    return 'no number is chosen before "chosen"';
  if (part.subject === true && !hasSubject(ability, vocabulary)) return 'there is no event, and so no "subject"';
  if (part.chosen === true && Object.keys(part).length === 1 && !mentions(text, choosesCards))
    return 'no cards are chosen before "chosen"';
  if (typeof part.result === 'string' && !mentions(text, (one) => one.do === 'named' && one.as === part.result))
    return `nothing is called "${part.result}" before`;
  if (part.current === true && !mentions(text, (one) => one.do === 'forEach')) return 'there is no "current" card';
  return undefined;
}

const isOfAction = ({ of }: Part): boolean => isPart(of) && of.action !== undefined;

/** An action is no ability: all that a text can do about it is to ask a cost. */
function nonsenseOfAction(part: Part): string | undefined {
  if (part.do !== 'require')
    return `"${String(part.do)}" is about abilities, and an action is none: "of" has no "action"`;
  return 'if' in part ? 'an action takes no further condition, only a "cost": it has no "if"' : undefined;
}

/** Returns whether the ability has an event, or answers a card that becomes its subject. */
const hasSubject = (ability: Part, { answering = [] }: Vocabulary): boolean =>
  'when' in ability || ability.type === 'later' || answering.includes(ability.type as string);

/**
 * Rejects `by` on an event that nobody causes, `from` and `to` on one that moves no card, and `atLeast` on one without
 * a number.
 */
function nonsenseInTrigger(part: Part, event: string, { caused, moving, numbered }: Vocabulary): string | undefined {
  if ('by' in part && caused && !caused.includes(event))
    return `"${event}" is made to happen by nobody: it has no "by"`;
  const end = ['from', 'to'].find((name) => name in part);
  if (end !== undefined && moving && !moving.includes(event))
    return `no card moves with "${event}": it has no "${end}"`;
  if ('atLeast' in part && !numbered?.includes(event))
    return `the event "${event}" has no number, so "atLeast" does not apply to it`;
  return undefined;
}

/** Rejects a trigger about the card itself on an ability that does not work where the card stands when it happens. */
function neverFires(part: Part, event: string, { vocabulary, ability }: Place): string | undefined {
  const needed = vocabulary.happensIn?.[event];
  if (!needed || ability?.type !== 'auto' || ability.when !== part || 'subject' in part) return undefined;
  const works = (ability.zones as readonly string[] | undefined) ?? vocabulary.worksIn;
  if (!works || works.some((zone) => needed.includes(zone))) return undefined;
  return `"${event}" never happens to a card in ${inWords(works)}: write "zones": [${needed.map((zone) => `"${zone}"`).join(', ')}]`;
}

const inWords = (zones: readonly string[]): string => zones.map((zone) => `"${zone}"`).join(' or ');

const isChoiceOfNumber = (part: Part): boolean => part.do === 'chooseNumber';

/** Instructions after which the cards that were seen are "chosen". */
const SHOWING: readonly unknown[] = ['look', 'lookUpTo', 'revealUntil'];

const choosesCards = (part: Part): boolean =>
  'choose' in part || SHOWING.includes(part.do) || (part.do === 'later' && 'target' in part);

/** Searches a text; abilities that it gives to other cards are not part of it. */
export function mentions(text: unknown, wanted: (part: Part) => boolean): boolean {
  if (Array.isArray(text)) return text.some((part) => mentions(part, wanted));
  if (!isPart(text)) return false;
  return (
    wanted(text) || Object.entries(text).some(([member, below]) => member !== 'ability' && mentions(below, wanted))
  );
}

const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null && !Array.isArray(part);
