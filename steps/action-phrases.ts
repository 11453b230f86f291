/** Actions as phrases that begin with a verb: `attack "Prey" with "Hunter"`. */
import type { Handle } from '../schemas/common';
import type { CounterMove } from '../schemas/actions';
import type { Action } from '../schemas/protocol';
import { listed, type Terms } from './terms';

/** The words around the cards of an action: before them, and between them and its target. */
interface Pattern {
  readonly verb: string;
  /** Behind the cards. */
  readonly after?: string;
  /** Left out: `on`. */
  readonly target?: string;
}

/** Types that are no word, or that stand otherwise to their cards. */
const PATTERNS: Readonly<Record<string, Pattern>> = {
  advent: { verb: 'use Advent with', target: 'onto' },
  block: { verb: 'block with' },
  burst: { verb: 'declare the Burst' },
  combo: { verb: 'combo with' },
  combine: { verb: 'combine', target: 'with' },
  counter: { verb: 'counter with', target: 'for' },
  cover: { verb: 'cover with' },
  deploy: { verb: 'deploy' },
  exchange: { verb: 'exchange the units' },
  gGuardian: { verb: 'call the G guardian' },
  giveDon: { verb: 'give', target: 'to' },
  intercept: { verb: 'intercept with' },
  levelBurst: { verb: 'perform a Level Burst with' },
  order: { verb: 'play the order' },
  overDress: { verb: 'overDress', target: 'onto' },
  playSupport: { verb: 'play' },
  separate: { verb: 'separate', target: 'from' },
  setBurst: { verb: 'set', after: 'as a Burst' },
  setMirage: { verb: 'set', after: 'as a Mirage' },
  summon: { verb: 'summon', target: 'onto' },
};

/**
 * @param kind the question that it answers, where that is known
 * @returns a phrase that begins with a verb in the infinitive
 */
export function actionPhrase(terms: Terms, action: Action, kind?: string): string {
  const { type } = action;
  if (type === 'answer') return answerPhrase(terms, action, kind);
  const names = (handles: readonly Handle[]): string => terms.namedCards(handles);
  const { card, cards = [], attackers = [], target, unseen = [], assign = [], moves = [] } = action;
  const all = [...attackers, ...cards, ...(card === undefined ? [] : [card])];
  if (type === 'moveCores') return `move ${movesPhrase(terms, moves)}`;
  if (type === 'pay') return payPhrase(terms, action);
  return [
    ...phraseOf(terms, action, all),
    ...(target === undefined || TARGET_FIRST.has(type) ? [] : [PATTERNS[type]?.target ?? 'on', terms.named(target)]),
    ...unseen.map(({ player, zone, position }) => `card ${position + 1} of ${terms.zone(player, zone)}`),
    ...(assign.length > 0 ? [listed(assign.map(({ card, to }) => `${names([card])} to ${terms.named(to)}`))] : []),
    ...furtherPhrases(terms, action),
  ].join(' ');
}

/** Types of which the target is the object: `attack "Prey" with "Hunter"`. */
const TARGET_FIRST: ReadonlySet<string> = new Set(['attack', 'boost']);

function phraseOf(terms: Terms, action: Action, all: readonly Handle[]): string[] {
  const { type, target, ability } = action;
  if (TARGET_FIRST.has(type)) {
    const object = target === undefined ? [] : [terms.named(target)];
    return [type, ...object, ...(all.length > 0 ? ['with', terms.namedCards(all)] : [])];
  }
  const verb = type === 'useMagic' ? magicVerb(action) : (PATTERNS[type]?.verb ?? terms.word(type).toLowerCase());
  const which =
    ability === undefined ? [] : [typeof ability === 'number' ? `ability ${ability + 1} of` : 'an ability of'];
  if (type === 'giveDon' && all.length === 0) return ['give a DON!! card'];
  if (all.length === 0) return type === 'choose' ? ['choose nothing'] : [verb];
  const { after } = PATTERNS[type] ?? {};
  return [verb, ...which, terms.namedCards(all), ...(after === undefined ? [] : [after])];
}

const EFFECTS: Readonly<Record<string, string>> = { main: 'Main', flash: 'Flash' };

const magicVerb = ({ as = '' }: Action): string => (EFFECTS[as] ? `use the ${EFFECTS[as]} effect of` : 'use the Magic');

function furtherPhrases(terms: Terms, { type, as, place, moves = [] }: Action): string[] {
  const isSide = as === 'left' || as === 'right';
  return [
    ...(as === undefined || type === 'useMagic' ? [] : [isSide ? `on the ${as}` : `as ${terms.word(as)}`]),
    ...(place === undefined ? [] : [`on ${terms.named(place)}`]),
    ...(moves.length > 0 ? [`by moving ${movesPhrase(terms, moves)}`] : []),
  ];
}

const payPhrase = (terms: Terms, action: Action): string =>
  [
    action.moves?.length ? `pay ${movesPhrase(terms, action.moves)}` : 'pay nothing',
    ...(action.target === undefined ? [] : [`for ${terms.named(action.target)}`]),
    ...furtherPhrases(terms, { ...action, moves: [] }),
  ].join(' ');

const movesPhrase = (terms: Terms, moves: readonly CounterMove[]): string =>
  listed(
    moves.map(({ counters, from, to }) => {
      const counted = Object.entries(counters).map(([counter, count]) => terms.counted(counter, count));
      return `${listed(counted)} from ${holder(terms, from)} to ${holder(terms, to)}`;
    }),
  );

const holder = (terms: Terms, handle: Handle): string => (handle === 'void' ? 'the Void' : terms.named(handle));

function answerPhrase(terms: Terms, { value }: Action, kind: string | undefined): string {
  if (typeof value === 'boolean') {
    if (kind === 'may') return value ? 'accept the offer' : 'refuse the offer';
    return value ? 'say yes' : 'say no';
  }
  if (typeof value === 'number') {
    if (kind === 'mode') return `take choice ${value + 1}`;
    if (kind === 'loop') return `declare ${value} rounds`;
    return kind === 'number' ? `choose the number ${value}` : `answer ${value}`;
  }
  if (value === undefined) return 'answer nothing';
  if (kind === 'turnOrder') return `choose to go ${value}`;
  if (kind === 'order') return `let ${abilityOf(terms, value)} come first`;
  return /^[AB]\.\w+$/.test(value) ? `choose ${terms.named(value)}` : `answer "${terms.word(value)}"`;
}

/** `"Left"`, `ability 2 of "Left"`: an answer to which ability comes first. */
function abilityOf(terms: Terms, value: string): string {
  const [, card, ability] = /^(.*?)#(\d+)$/.exec(value) ?? [];
  return card === undefined ? terms.named(value) : `ability ${ability} of ${terms.named(card)}`;
}
