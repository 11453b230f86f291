/** Instructions of games whose effects also change words, protect and oblige cards, in words. */
import { amount, oneOf, perWhat, type NounWords } from './nouns';
import { by, causeText, effectText, ofPlayer, saying, targetOf, untilOf, type Says, type Tongue } from './sentences';
import type { Card, Words } from './sentences';
import { checkMembers, joined, listed, partOf, partsOf, verb, word, type Noun, type Part } from './words';

/** The parts of these instructions that each game words in its own way. */
export interface OwnEffects {
  /** Returns the tongue, as for `instructionsOf`. */
  readonly tongue: () => Tongue;
  /** Words that cards can have in common, and that effects change: `name`, `color`. */
  readonly alike: Words;
  /** Values of these words that the notation writes otherwise than texts do: `limitBreak`. */
  readonly values?: Words;
  /** What cards must do. */
  readonly obliged: Words;
  /** What does not affect the cards: `by your opponent's effects`. */
  readonly affecting: (instruction: Part) => string;
}

export function effectInstructionsOf(own: OwnEffects): Readonly<Record<string, Says>> {
  const t = () => own.tongue();
  const nouns = (): NounWords => t().nouns;
  const then = (i: Part, card: Card) => effectText(t(), partsOf(i, 'then'), card);
  return {
    discard: saying(['count', 'player', 'by'], (i) => {
      const from = i.by === 'you' && i.player === 'opponent' ? ', which you choose' : '';
      const hand = ofPlayer(i, word(nouns().places, 'hand', 'the zone'));
      return `${by(i, 'discard', `${amount(nouns(), i.count, 'card')} from ${hand}`)}${from}`;
    }),
    repeat: saying(['times', 'then'], (i, card) => {
      const times = typeof i.times === 'number' ? `${i.times} times` : `1 time ${perWhat(nouns(), i.times as Part)}`;
      return `do this ${times}: ${then(i, card)}`;
    }),
    named: saying(['as', 'then'], (i, card) => `${then(i, card)} (these are "${i.as as string}")`),
    removeFromGame: saying(['target'], (i, card) => {
      const cards = targetOf(t(), i, card).text.replace(' from your ', ' in your ');
      return `remove ${cards} from the game`;
    }),
    treat: saying(['word', 'become', 'lose', 'add', 'original', 'target', 'until'], (i, card) => {
      const cards = targetOf(t(), i, card);
      const changed = treatment(nouns(), i, { word: word(own.alike, i.word, 'the word'), said: own.values }, cards);
      return joined(changed, untilOf(t(), i, card));
    }),
    unaffected: saying(['target', 'by', 'except', 'until'], (i, card) => {
      const cards = targetOf(t(), i, card);
      const except = i.except === undefined ? undefined : exceptText(t(), partOf(i, 'except'));
      const is = `${verb(cards, 'are', 'is')} not affected`;
      return joined(cards.text, is, own.affecting(i), except, untilOf(t(), i, card));
    }),
    oblige: saying(['what', 'target', 'until'], (i, card) => {
      const cards = targetOf(t(), i, card);
      return joined(cards.text, `must ${word(own.obliged, i.what, 'the obligation')}`, untilOf(t(), i, card));
    }),
  };
}

/** `the color of this card becomes red` */
function treatment(
  nouns: NounWords,
  { original, become, lose, add }: Part,
  { word: one, said = {} }: { word: string; said?: Words | undefined },
  cards: Noun,
): string {
  const of = joined(original === true && (nouns.base ?? 'printed'), one);
  const all = (values: unknown): string => listed((values as string[]).map((value) => said[value] ?? value));
  const changes = [
    become !== undefined && `the ${of} of ${cards.text} becomes ${all(become)}`,
    lose === 'all' && `${cards.text} ${verb(cards, 'lose')} every ${of}`,
    Array.isArray(lose) && `${cards.text} ${verb(cards, 'lose')} the ${of} ${all(lose)}`,
    add !== undefined && `${cards.text} also ${verb(cards, 'have', 'has')} the ${of} ${all(add)}`,
  ];
  return listed(changes.filter((text): text is string => text !== false));
}

function exceptText(t: Tongue, except: Part): string {
  checkMembers(except, 'an exception', 'by', 'naming');
  const naming = except.naming === undefined ? undefined : `by what names ${oneOf(t.nouns, partOf(except, 'naming'))}`;
  return joined('except', causeText(t, except), naming);
}
