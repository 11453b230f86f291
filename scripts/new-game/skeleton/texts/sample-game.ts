/** Writes the text of a card of Sample Game from its abilities. */
import { partsOf, type Part } from './words';

/** @throws {Error} there is no text for an ability */
export function sampleGameText(card: Part): string {
  return partsOf(card, 'abilities')
    .map(({ type }) => {
      throw new Error(`there is no text for an ability of the type "${String(type)}"`);
    })
    .join(' ');
}
