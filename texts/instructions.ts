/** Instructions that several games have, in words. */
import { amount, perWhat, someOf, type NounWords } from './nouns';
import {
  begun,
  by,
  causeText,
  conditionText,
  effectText,
  instructionText,
  modifyText,
  ofPlayer,
  orUntilText,
  playersOf,
  saying,
  targetOf,
  untilOf,
  type Card,
  type Says,
  type Tongue,
  type Words,
} from './sentences';
import { joined, listed, numbered, partOf, partsOf, sentence, verb, word, type Noun, type Part } from './words';

/** The parts of these instructions that each game words in its own way. */
export interface OwnInstructions {
  /**
   * Returns the tongue that has these instructions. It is called only when a text is made, since it does not exist
   * before.
   */
  readonly tongue: () => Tongue;
  /** The text of an ability that a card gains. */
  readonly abilityText: (ability: Part, card: Card) => string;
  /** Names the abilities of a part `of`: `effects`, `[Trigger] effects`. */
  readonly abilitiesOf: (of: Part) => string;
  readonly forbidden: Readonly<Record<string, (cards: Noun) => string>>;
  readonly forbiddenToPlayers: Words;
  /** Words a prohibition as a whole where the game says it about players and not about their cards. */
  readonly forbids?: (instruction: Part) => string | undefined;
  /** Words the cause of what is forbidden; left out: `by your opponent's effect`. */
  readonly causes?: (instruction: Part) => string | undefined;
  readonly delays: Words;
  /** Names of zones that players look at, where these differ from the places, and of zones that they search. */
  readonly looked: Words;
  readonly searched: Words;
}

export const cannot =
  (does: string) =>
  (cards: Noun): string =>
    `${cards.text} cannot ${does}`;

const unended = (text: string): string => sentence(text).replace(/\.$/, '');

export function instructionsOf(own: OwnInstructions): Readonly<Record<string, Says>> {
  const t = () => own.tongue();
  const target = (i: Part, card: Card) => targetOf(t(), i, card);
  const then = (i: Part, card: Card, member = 'then') => effectText(t(), partsOf(i, member), card);
  const many = (i: Part, one = 'card') => amount(t().nouns, i.count, one);
  const place = (zone: unknown) => word(t().nouns.places, zone, 'the zone');
  const until = (i: Part, card: Card) => untilOf(t(), i, card);
  const orUntil = (i: Part, card: Card) => (i.orUntil === undefined ? undefined : orUntilText(t(), i, card));
  const condition = (part: Part, card: Card) => conditionText(t(), part, card);
  return {
    draw: saying(['count', 'player'], (i) => by(i, 'draw', many(i))),
    drawUpTo: saying(['count', 'player'], (i) => by(i, 'draw', `up to ${many(i)}`)),
    modify: saying(['stat', 'by', 'to', 'base', 'target', 'until'], (i, card) => modifyText(t(), i, card)),
    gain: saying(['ability', 'target', 'until', 'orUntil'], (i, card) => {
      const cards = target(i, card);
      const ability = own.abilityText(partOf(i, 'ability'), { self: 'this card' });
      const quoted = /^\[[^\]]*\]$/.test(ability) ? ability : `"${ability}"`;
      return joined(cards.text, verb(cards, 'gain'), quoted, until(i, card), orUntil(i, card));
    }),
    negate: saying(['target', 'of', 'until'], (i, card) => {
      const of = `the ${own.abilitiesOf((i.of ?? {}) as Part)} of ${target(i, card).text}`;
      return card.isPermanent ? `${of} are negated` : joined('negate', of, until(i, card));
    }),
    forbid: saying(['what', 'target', 'until', 'by', 'uses'], (i, card) => {
      const ofPlayers = own.forbiddenToPlayers[i.what as string];
      const lasts = i.uses === undefined || i.until !== undefined ? until(i, card) : undefined;
      const limits = [(own.causes ?? ((one: Part) => causeText(t(), one)))(i), lasts];
      const whole = own.forbids?.(i) ?? (ofPlayers && joined(playersOf(i), ofPlayers));
      if (whole) return joined(whole, ...limits);
      return joined(word(own.forbidden, i.what, 'the prohibition')(target(i, card)), ...limits);
    }),
    require: saying(['of', 'cost', 'if', 'target', 'until'], (i, card) => {
      const what = own.abilitiesOf((i.of ?? {}) as Part);
      const cost = partsOf(i, 'cost').map((part) => instructionText(t(), part, card).replaceAll('your', 'their'));
      const of = `the ${what} of ${target(i, card).text}`;
      if (cost.length > 0) return joined(`to activate ${of}, their player must also ${listed(cost)}`, until(i, card));
      return joined(`${of} can be activated only if ${condition(partOf(i, 'if'), card)}`, until(i, card));
    }),
    chooseNumber: saying(
      ['min', 'max', 'then'],
      (i, card) => `choose a number${bounds(t().nouns, i)}. ${unended(then(i, card))}`,
    ),
    chooseOne: saying(['modes', 'by', 'count'], (i, card) => {
      const modes = (i.modes as readonly (readonly Part[])[]).map((mode) => sentence(effectText(t(), mode, card)));
      const which = i.count === undefined ? 'one' : String(i.count);
      return `${i.by === 'opponent' ? 'your opponent chooses' : 'choose'} ${which}: ${numbered(modes)}`;
    }),
    each: saying(['then'], (i, card) => `each player does this: ${unended(then(i, card))}`),
    together: saying(
      ['parts'],
      (i, card) => `${listed(partsOf(i, 'parts').map((part) => instructionText(t(), part, card)))} at the same time`,
    ),
    if: saying(['condition', 'then', 'else'], (i, card) => {
      const done = `if ${condition(partOf(i, 'condition'), card)}, ${then(i, card)}`;
      return i.else === undefined ? done : `${done}. If not, ${then(i, card, 'else')}`;
    }),
    ifYouDo: saying(['first', 'oneOrMore', 'then', 'else'], (i, card) => {
      const who = partsOf(i, 'first')[0]?.by === 'opponent' ? 'they' : 'you';
      const done =
        i.then === undefined
          ? undefined
          : `. If ${who} do${i.oneOrMore === true ? ' so to 1 or more' : ''}, ${then(i, card)}`;
      const undone = i.else === undefined ? undefined : `. If ${who} do not, ${then(i, card, 'else')}`;
      return [then(i, card, 'first'), done, undone].join('');
    }),
    may: saying(['then', 'by'], (i, card) =>
      i.by === 'opponent'
        ? `your opponent may ${then(i, card).replace(/^your opponent (\w+)s /, '$1 ')}`
        : `you may ${then(i, card)}`,
    ),
    choose: saying(['target'], (i, card) => `choose ${target(i, card).text}`),
    later: saying(['at', 'then', 'target'], (i, card) => {
      const late = `${word(own.delays, i.at, 'the time')}, ${then(i, card)}`;
      return i.target === undefined ? late : `choose ${target(i, card).text}. ${begun(late)}`;
    }),
    look: saying(['zone', 'count', 'player', 'of'], (i) => {
      const of = (i.of ?? i.player) === 'opponent' ? "your opponent's" : 'your';
      return by(i, 'look', `at ${many(i)} from the top of ${of} ${word(own.looked, i.zone, 'the zone')}`);
    }),
    search: saying(['from', 'count', 'to'], (i) => {
      const { zone, player: _owner, ...kind } = partOf(i, 'from');
      const searched = word(own.searched, String(zone as unknown), 'the zone');
      return `look through ${searched} for up to ${someOf(t().nouns, String(i.count), kind)} and add it to your ${place(i.to)}`;
    }),
    reveal: saying(['target'], (i, card) => `reveal ${target(i, card).text}`),
    shuffle: saying(['player'], (i) => by(i, 'shuffle', ofPlayer(i, place('deck')))),
    turn: saying(['target', 'face'], (i, card) => `turn ${target(i, card).text} face ${i.face as string}`),
    redirect: saying(['target'], (i, card) => `change the target of the attack to ${target(i, card).text}`),
    extraTurn: saying([], () => 'take another turn after this one'),
    winGame: saying(['player'], (i) => (i.player === 'opponent' ? 'your opponent wins the game' : 'you win the game')),
    loseGame: saying(['player'], (i) =>
      i.player === 'opponent' ? 'your opponent loses the game' : 'you lose the game',
    ),
  };
}

function bounds(nouns: NounWords, { min, max }: Part): string {
  if (typeof max === 'object') {
    const most = `up to 1 ${perWhat(nouns, max as Part)}`;
    return min === undefined ? ` ${most}` : ` from ${String(min)} ${most}`;
  }
  if (max === undefined) return min === undefined ? '' : ` of ${min as number} or more`;
  return min === undefined ? ` up to ${max as number}` : ` from ${min as number} to ${max as number}`;
}
