/** The text of a card of Cardfight!! Vanguard, made from its abilities. */
import { partsOf, type Part } from './words';

/** @throws {Error} if the card has an ability, since there are no texts yet */
export function vanguardText(card: Part): string {
  return partsOf(card, 'abilities')
    .map(({ type }) => {
      throw new Error(`there is no text for an ability of the type "${String(type)}"`);
    })
    .join(' ');
}
