/** Sentences about decks, the preparation of a game, and the turn. */
import { PLAYERS } from '../schemas/common';
import { stepLibrary } from './registry';

export const aboutFrame = stepLibrary();
const { given } = aboutFrame;

given('both players fight with decks of {int} cards and ride decks of grades 0 to 3', (world, size: number) => {
  const { setup } = world;
  for (const player of PLAYERS) {
    for (const grade of [0, 1, 2, 3]) {
      setup.define(`${player} grade ${grade}`, { grade });
      setup.place({ player, zone: 'rideDeck' }, `${player} grade ${grade}`);
    }
    setup.fill({ player, zone: 'deck' }, size - 4, 'different');
  }
  setup.fromDecks = true;
});
