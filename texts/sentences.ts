/** Events, conditions, targets and effects in words. All games share the sentences; the tongue of a game fills them. */
import {
  allOf,
  amount,
  havingOf,
  known,
  limitsOf,
  oneOf,
  ownerOf,
  perWhat,
  placesOf,
  someOf,
  valueName,
} from './nouns';
import type { Limits, NounWords } from './nouns';
import { article, joined, partOf, partsOf, signed, checkMembers, verb, word, type Noun, type Part } from './words';

/** What a sentence needs to know about its card. */
export interface Card {
  /** `this Character` */
  readonly self: string;
  /** The card of the event: `the attacking card` */
  readonly subject?: string;
  /** The duration of what names none, where the ability has another one than the game. */
  readonly standard?: string;
  /** True if the effect has no end. */
  readonly isPermanent?: boolean;
}

export type Words = Readonly<Record<string, string>>;

export interface Says {
  readonly members: readonly string[];
  readonly says: (instruction: Part, card: Card) => string;
}
export const saying = (members: readonly string[], says: Says['says']): Says => ({ members, says });

/** The words and phrases of one game. */
export interface Tongue {
  readonly nouns: NounWords;
  /** Events of cards: as they happen, and as they would happen. */
  readonly happens: Readonly<Record<string, readonly [string, string]>>;
  /** Events of players, and moments. */
  readonly moments: Readonly<Record<string, (you: string, owners: string, subject: string, when: Part) => string>>;
  readonly event: readonly string[];
  /** Sources of effects that texts distinguish, and manners of doing something. */
  readonly bearers: Words;
  /** The game's word for an effect. */
  readonly effect: string;
  readonly instructions: Readonly<Record<string, Says>>;
  /** Words replaced events of players that only this game has. */
  readonly would?: (when: Part, card: Card) => string | undefined;
  /** Names the abilities that a part selects. */
  readonly abilitiesOf?: (of: Part) => string;
  readonly until: Words;
  /** The duration of effects that name none. */
  readonly standard: string;
  /** The cards that an event is about if its text names none; left out: cards. */
  readonly subjects?: Readonly<Record<string, readonly [string, string]>>;
  /** Words where the card of an event comes from and goes to, after what happens. */
  readonly moved?: (when: Part) => string | undefined;
  /** `BP+1000`; left out: `+1000 power`. */
  readonly gets?: (stat: unknown, by: number) => string;
  /** Joins a sentence to those before it; left out: as it is. */
  readonly next?: (text: string) => string;
  /** Words conditions that only this game has. */
  readonly condition?: (condition: Part, card: Card) => string | undefined;
}

// --- events -----------------------------------------------------------------------------------------------------------

/** `["your opponent", "your opponent's"]` */
export const whoOf = (player: unknown): readonly [string, string] =>
  player === 'opponent'
    ? ['your opponent', "your opponent's"]
    : player === 'any'
      ? ['a player', "each player's"]
      : ['you', 'your'];

/** `when one of your cards is played by an effect` */
export function eventText(t: Tongue, when: Part, card: Card): string {
  checkMembers(when, 'an event', ...t.event);
  const moment = t.moments[when.event as string];
  const [you, owners] = whoOf(when.player);
  const subject = subjectText(t, when, card);
  const others = partsOf(when, 'or').map((one) => `or ${eventText(t, one, card)}`);
  if (moment) return joined(moment(you, owners, subject, when), causeText(t, when), ...others);
  const [happens] = happening(t, when);
  const moved = t.moved ? [happens, t.moved(when)] : [movedFrom(t, when), happens, movedTo(t, when)];
  const ofSameCard = others.map((text) => text.replace(`or when ${subject} `, 'or '));
  return joined('when', subject, ...moved, causeText(t, when), ...ofSameCard);
}

const happening = (t: Tongue, { event, player }: Part): readonly [string, string] => {
  const [is, be] = word(t.happens, event, 'the event');
  const owner = ownerOf(player ?? 'you') || 'a';
  return [is.replace('@', owner), be.replace('@', owner)];
};

export function wouldHappen(t: Tongue, when: Part, card: Card): string {
  checkMembers(when, 'an event', ...t.event);
  const would = t.would?.(when, card);
  if (would !== undefined) return would;
  if (when.event === 'lost') return `${when.player === 'opponent' ? 'your opponent' : 'you'} would lose the game`;
  if (when.event === 'drew') return joined(whoOf(when.player)[0], 'would draw a card', causeText(t, when));
  const parts = [movedFrom(t, when), 'would', happening(t, when)[1], movedTo(t, when), causeText(t, when)];
  return joined(subjectText(t, when, card), ...parts);
}

/** `this Character cannot be K.O.'d by your opponent's effect`, for what nothing replaces */
export const neverHappens = (t: Tongue, when: Part, card: Card): string =>
  joined(subjectText(t, when, card), 'cannot', happening(t, when)[1], causeText(t, when));

export function subjectText(t: Tongue, { subject, player, event }: Part, card: Card): string {
  if (subject === undefined || subject === 'self') return card.self;
  if (subject === 'any') {
    const [one, many] = t.subjects?.[event as string] ?? ['card', 'cards'];
    const isAnybodys = event === 'tookLife' || player === undefined || player === 'any';
    return isAnybodys ? article(one) : `one of ${ownerOf(player)} ${many}`;
  }
  return oneOf(t.nouns, subject as Part, player);
}

const movedFrom = (t: Tongue, { from }: Part): string | undefined =>
  from === undefined ? undefined : `in the ${placesOf(t.nouns, from)}`;
const movedTo = (t: Tongue, { to }: Part): string | undefined =>
  to === undefined ? undefined : `and added to the ${placesOf(t.nouns, to)}`;

const CAUSES: Words = { cost: 'to pay a cost', rule: 'by the rules', battle: 'in battle' };

export function causeText(t: Tongue, { by }: Part): string | undefined {
  if (by === undefined) return undefined;
  checkMembers(by as Part, 'a cause', 'cause', 'player', 'self', 'effectOf', 'source', 'manner', 'ability');
  const { cause, player, self, effectOf, source, manner, ability } = by as Part;
  const owner = ownerOf(player);
  if (ability !== undefined) return joined('by', owner, t.abilitiesOf?.(ability as Part));
  if (manner !== undefined) {
    const how = word(t.bearers, manner, 'the manner');
    if (self === true) return `by ${article(how)} of this card`;
    if (source !== undefined) return `by ${article(how)} of ${oneOf(t.nouns, source as Part, player)}`;
    return joined('by', owner, how);
  }
  if (self === true)
    return joined('by this card', cause !== undefined && cause !== 'effect' && word(CAUSES, cause, 'the cause'));
  if (source !== undefined && cause === 'effect')
    return joined(`by ${article(t.effect)} of`, oneOf(t.nouns, source as Part, player));
  if (source !== undefined)
    return joined(
      'by',
      oneOf(t.nouns, source as Part, player),
      cause !== undefined && word(CAUSES, cause, 'the cause'),
    );
  if (effectOf !== undefined)
    return joined('by', owner || 'a', `${word(t.bearers, effectOf, 'the card')}'s ${t.effect}`);
  if (cause === 'effect') return owner === '' ? `by ${article(t.effect)}` : `by ${owner} ${t.effect}`;
  return cause === undefined ? `by ${player === 'you' ? 'you' : 'your opponent'}` : word(CAUSES, cause, 'the cause');
}

// --- conditions -------------------------------------------------------------------------------------------------------

export function conditionText(t: Tongue, condition: Part, card: Card): string {
  const own = t.condition?.(condition, card);
  if (own !== undefined) return own;
  checkMembers(condition, 'a condition', 'count', 'value', 'of', 'min', 'max');
  if (condition.count !== undefined) {
    const filter = partOf(condition, 'count');
    const has = filter.player === 'you' ? 'you have' : filter.player === 'opponent' ? 'your opponent has' : 'there are';
    return joined(has, havingOf(t.nouns, filter, condition as Limits));
  }
  const { of, value } = condition;
  const held = t.nouns.playerValues[value as string];
  if (held) {
    const [has, owners] = of === 'opponent' ? ['your opponent has', 'their'] : ['you have', 'your'];
    return `${has} ${limitsOf(t.nouns, condition as Limits)} ${held[1].replace('@', owners)}`;
  }
  const cards = of as Part;
  const what = cards.self === true ? card.self : known(t.nouns, cards);
  return `${what} has ${limitsOf(t.nouns, condition as Limits).replace(/^((?:at \w+ )?-?\d+)/, `$1 ${valueName(t.nouns, value)}`)}`;
}

// --- instructions -----------------------------------------------------------------------------------------------------

/** Returns the duration in words: the game's standard if none is named, and none for permanent effects. */
export const untilOf = (t: Tongue, { until }: Part, { isPermanent = false, standard = t.standard }: Card) =>
  isPermanent ? undefined : word(t.until, until ?? standard, 'the duration');

export const orUntilText = (t: Tongue, { orUntil }: Part, card: Card): string =>
  `or until the next time ${eventText(t, orUntil as Part, card).replace(/^when /, '')}`;

export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words instructions as one sentence each. The caller ends the last one; `after` ends the first. */
export const effectText = (t: Tongue, effect: readonly Part[], card: Card, after?: string): string =>
  effect
    .map((instruction, index) => {
      const text = instructionText(t, instruction, card);
      return index === 0 ? joined(text, after) : begun(t.next?.(text) ?? text);
    })
    .join('. ');

export function instructionText(t: Tongue, instruction: Part, card: Card): string {
  const { members, says } = word(t.instructions, instruction.do, 'the instruction');
  checkMembers(instruction, `"${instruction.do as string}"`, 'do', ...members);
  return says(instruction, card);
}

/** @param declared instructions whose subject is not the player who carries them out */
export const mayDo = (effect: readonly Part[], declared: readonly string[]): string => {
  const [first] = effect as readonly [Part];
  if (effect.length > 1) return 'you may do this:';
  return declared.includes(first.do as string) || first.player === 'opponent' ? 'you may choose that' : 'you may';
};

/** `draw 1 card`, `your opponent draws 1 card` */
export const by = ({ player }: Part, does: string, rest: string): string =>
  player === 'opponent' ? `your opponent ${does}${/(s|sh|ch)$/.test(does) ? 'es' : 's'} ${rest}` : `${does} ${rest}`;
/** `their hand`, `your deck` */
export const ofPlayer = ({ player }: Part, place: string): string =>
  `${player === 'opponent' ? 'their' : 'your'} ${place}`;

export const targetOf = (t: Tongue, instruction: Part, card: Card, member = 'target'): Noun =>
  target(t, partOf(instruction, member), card);

export function target(t: Tongue, part: Part, card: Card): Noun {
  checkMembers(part, 'a target', 'self', 'subject', 'chosen', 'all', 'choose', 'result', 'current', 'players');
  if (part.self === true) return { text: card.self, isPlural: false };
  if (part.subject === true) return { text: card.subject ?? 'that card', isPlural: false };
  if (part.all !== undefined) return allOf(t.nouns, partOf(part, 'all'));
  if (part.choose !== undefined) return chosen(t, partOf(part, 'choose'));
  return { text: known(t.nouns, part), isPlural: part.result !== undefined };
}

function chosen(t: Tongue, choose: Part): Noun {
  checkMembers(
    choose,
    'a choice',
    'from',
    'count',
    'upTo',
    'oneOrMore',
    'asMany',
    'by',
    'total',
    'differentNames',
    'different',
    'sameName',
    'atRandom',
  );
  const { count, upTo, total } = choose as { count: unknown; upTo?: boolean; total?: Part };
  const isOneOrMore = choose.oneOrMore === true;
  const number = isOneOrMore ? '1 or more' : typeof count === 'number' ? String(count) : 'as many';
  const some = someOf(t.nouns, `${upTo ? 'up to ' : ''}${number}`, partOf(choose, 'from'));
  const limit = total && `with a total ${valueName(t.nouns, total.stat)} of ${limitsOf(t.nouns, total as Limits)}`;
  const names =
    choose.differentNames === true ? 'with different names' : choose.sameName === true && 'with the same name';
  const different = choose.different !== undefined && `with different ${choose.different as string}s`;
  const random = choose.atRandom === true && 'at random';
  const extra = typeof count === 'number' || isOneOrMore ? undefined : `, 1 ${perWhat(t.nouns, count as Part)}`;
  const fewer = choose.asMany === true ? ', or as many as possible' : undefined;
  const who = choose.by === undefined ? undefined : word(CHOOSERS, choose.by, 'who chooses');
  return {
    text: joined(some, limit, names, different, random, extra, fewer, who).replaceAll(' , ', ', '),
    isPlural: isOneOrMore || (typeof count === 'number' && count !== 1),
  };
}
const CHOOSERS: Words = {
  each: 'that each player chooses',
  opponent: 'that your opponent chooses',
  you: 'that you choose',
};

/** `Your Leader gets +1000 power`, or `BP+1000` in the words of its game */
export function modifyText(t: Tongue, instruction: Part, card: Card): string {
  const cards = targetOf(t, instruction, card);
  const { stat, to } = instruction;
  const base = instruction.base === true ? `${t.nouns.base ?? 'base'} ` : '';
  const value = () => `${base}${valueName(t.nouns, stat)}`;
  const long = untilOf(t, instruction, card);
  if (typeof to === 'number') return joined(`the ${value()} of ${cards.text} becomes ${to}`, long);
  if (to !== undefined)
    return joined(`the ${value()} of ${cards.text} becomes that ${perWhat(t.nouns, to as Part)}`, long);
  const by = instruction.by as number | Part;
  const gets = joined(cards.text, verb(cards, 'get'));
  const change = (number: number) => t.gets?.(stat, number) ?? `${signed(number)} ${value()}`;
  if (typeof by === 'number') return joined(gets, change(by), long);
  if (by.times === undefined && by.value !== undefined && by.per === undefined && typeof by.of !== 'string')
    return joined(
      gets,
      `${value()} equal to the ${valueName(t.nouns, by.value)} of ${known(t.nouns, partOf(by, 'of'))}`,
      long,
    );
  return joined(gets, change((by.times as number | undefined) ?? 1), perWhat(t.nouns, by), long);
}

/** `up to 1 card` */
export const some = (t: Tongue, count: unknown, one: string): string => amount(t.nouns, count, one);

/** Names players: `you cannot draw cards`. A card of which each player has one stands for its player. */
export const playersOf = (instruction: Part): string => {
  const { players, all } = partOf(instruction, 'target');
  const player = players ?? (all as Part | undefined)?.player ?? 'any';
  return word({ you: 'you', opponent: 'your opponent', any: 'players' }, player, 'the player');
};
