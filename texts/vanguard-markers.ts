/** Instructions of Cardfight!! Vanguard about tokens, tickets, markers, circles and Gyze cards, in words. */
import { placesOf } from './nouns';
import { saying, targetOf, type Card, type Says, type Tongue } from './sentences';
import { circleText, NOUNS } from './vanguard-nouns';
import { joined, listed, type Part } from './words';

const named = ({ name }: Part): string => `[${name as string}]`;

const giftsOf = ({ gifts, type }: Part): string[] =>
  (gifts as string[]).map((gift) => {
    const name = `${gift[0]!.toUpperCase()}${gift.slice(1)}`;
    return `[Imaginary Gift: ${joined(name, type as string | undefined)}]`;
  });

const isOne = ({ count }: Part): boolean => count === undefined || count === 1;

/** `your hand`, `your opponent's hand` */
const ownersText = ({ player }: Part): string => (player === 'opponent' ? "your opponent's" : 'your');

/** `on your front left rear-guard circle`, `on all of your opponent's rear-guards` */
function placeOfMarker(tongue: Tongue, i: Part, card: Card): string {
  if (i.on !== undefined) return `on ${targetOf(tongue, i, card, 'on').text}`;
  const circle = circleText((i.to ?? {}) as Part);
  return `on ${i.player === 'opponent' ? circle.replace(/^(a|your)/, "your opponent's") : circle}`;
}

export const markerTexts = (tongue: () => Tongue): Readonly<Record<string, Says>> => ({
  token: saying(['name', 'count', 'to'], (i) =>
    joined(
      'call',
      isOne(i) ? `1 ${named(i)} token` : `${i.count as number} ${named(i)} tokens`,
      i.to !== undefined && `to ${circleText(i.to as Part)}`,
    ),
  ),
  create: saying(['name', 'player', 'to'], (i) =>
    joined('create', named(i), 'in', ownersText(i), placesOf(NOUNS, [(i.to ?? 'hand') as string])),
  ),
  marker: saying(['name', 'on', 'to', 'player'], (i, card) =>
    joined(`put 1 ${named(i)} marker`, placeOfMarker(tongue(), i, card)),
  ),
  moveMarker: saying(['target', 'on', 'to', 'player'], (i, card) =>
    joined('move', targetOf(tongue(), i, card, 'target').text, placeOfMarker(tongue(), i, card).replace('on', 'to')),
  ),
  getGift: saying(['gifts', 'type', 'player'], (i) =>
    joined(i.player === 'opponent' ? 'your opponent gets' : 'get', listed(giftsOf(i), 'and')),
  ),
  becomeStage: saying(['to'], (i) => `${circleText((i.to ?? {}) as Part)} becomes the stage`),
  becomeAstralPlane: saying(['to'], (i) => `${circleText((i.to ?? {}) as Part)} becomes an Astral Plane`),
  flip: saying(['target'], (i, card) => `flip over ${targetOf(tongue(), i, card, 'target').text}`),
  erase: saying(['target'], (i, card) => `erase ${targetOf(tongue(), i, card, 'target').text}`),
});
