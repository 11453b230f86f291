/** Calls, orders and abilities from elsewhere, cards that are revealed, and what attacks cost in Cardfight!! Vanguard, in words. */
import { likeThis } from './nouns';
import {
  by,
  causeText,
  conditionText,
  instructionText,
  saying,
  targetOf,
  untilOf,
  whoOf,
  type Card,
  type Says,
  type Tongue,
} from './sentences';
import { circleText, NOUNS } from './vanguard-nouns';
import { plural } from './vanguard-prohibitions';
import { article, joined, listed, partOf, partsOf, verb, type Part } from './words';

/** What effects ask a payment for. */
const ACTIONS: Readonly<Record<string, string>> = { attack: 'attack', guard: 'be called as guardians' };

/** @param tongue called only when a text is made, since the tongue does not exist before */
export function playTexts(tongue: () => Tongue): Readonly<Record<string, Says>> {
  const cards = (i: Part, card: Card, member = 'target') => targetOf(tongue(), i, card, member);
  return {
    call: saying(['target', 'to', 'state', 'player'], (i, card) => {
      const to = i.to === undefined ? undefined : `to ${circleText(partOf(i, 'to'))}`;
      return by(i, 'call', joined(cards(i, card).text, to, i.state !== undefined && 'at rest'));
    }),
    overDress: saying(
      ['target', 'on'],
      (i, card) => `overDress ${cards(i, card).text} on ${cards(i, card, 'on').text}`,
    ),
    putAsDress: saying(
      ['target', 'for'],
      (i, card) => `put ${cards(i, card).text} into the originalDress of ${cards(i, card, 'for').text}`,
    ),
    playOrder: saying(['target', 'free'], (i, card) =>
      joined('play', cards(i, card).text, i.free === true && 'without paying its cost'),
    ),
    getAbilities: saying(['target', 'from', 'of', 'until'], (i, card) =>
      joined(
        cards(i, card).text,
        verb(cards(i, card), 'get'),
        'the',
        i.of !== undefined && `[${(partOf(i, 'of').type as string).toUpperCase()}]`,
        `abilities of ${cards(i, card, 'from').text}`,
        untilOf(tongue(), i, card),
      ),
    ),
    revealUntil: saying(['finds', 'of'], (i) => {
      const deck = i.of === 'opponent' ? "your opponent's deck" : 'your deck';
      return `reveal cards from the top of ${deck} until ${article(likeThis(NOUNS, partOf(i, 'finds')))} is revealed`;
    }),
    require: saying(['of', 'cost', 'if', 'target', 'until'], (i, card) => {
      const { action, type } = (i.of ?? {}) as Part;
      const cost = partsOf(i, 'cost').map((part) => instructionText(tongue(), part, card));
      const until = untilOf(tongue(), i, card);
      const acts = ACTIONS[action as string];
      if (acts)
        return joined(
          `${plural(cards(i, card))} cannot ${acts} unless their player pays COST [${listed(cost)}]`,
          until,
        );
      const kind = type === undefined ? undefined : `[${(type as string).toUpperCase()}]`;
      const abilities = joined('the', kind, `abilities of ${cards(i, card).text}`);
      if (cost.length > 0) return joined(abilities, `also cost [${listed(cost)}]`, until);
      return joined(abilities, `can be played only if ${conditionText(tongue(), partOf(i, 'if'), card)}`, until);
    }),
  };
}

/** `your vanguard would be dealt damage` */
export const wouldBeDealt = (tongue: () => Tongue, when: Part): string | undefined =>
  when.event === 'damageDealt'
    ? joined(`damage would be dealt to ${whoOf(when.player)[1]} vanguard`, causeText(tongue(), when))
    : undefined;
