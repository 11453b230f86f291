/**
 * Makes random decks of LEVEL.NEO: plain cards, all probe cards, and a card for each skill that docs/abilities.md
 * shows.
 */
import { loadProbes } from '../../steps/probe-files';
import { levelNeoDecisions, type LnAbility, type LnCard } from '../../schemas/level-neo';
import { instructionClaims } from '../abilities/claims-instructions';
import { skillClaims } from '../abilities/claims-skills';
import { timeClaims } from '../abilities/claims-times';
import { wordClaims } from '../abilities/claims-words';
import { examplesOfPage } from '../abilities/page';
import { deckOf, type DeckRecipe, type LawGame } from './law-game';

const character = (number: string, turnCost: number, ap: number, abilities?: LnAbility[]): LnCard => ({
  name: number,
  number,
  category: 'character',
  turnCost,
  ap,
  ...(abilities && { abilities }),
});

/** Two of them can be the Main Character, so that there is a choice. */
const PLAIN: readonly LnCard[] = Array.from({ length: 12 }, (_, index) =>
  character(`Plain-${index}`, 1 + (index % 6), 1500 + 500 * (index % 7)),
);

const PROBES = Object.entries(loadProbes('level-neo')).map(([probe, card]) => ({
  ...(card as unknown as LnCard),
  probe,
}));

const claims = { ...skillClaims, ...instructionClaims, ...wordClaims, ...timeClaims };
const SKILLED = examplesOfPage().map(({ id, json }, index) =>
  character(`Page-${id}`, 1 + (index % 3), 2000 + 500 * (index % 5), [claims[id]!.skill(json as never)]),
);

const RECIPE: DeckRecipe = { size: 40, copies: 3, always: PLAIN.slice(0, 7), among: [PLAIN, PROBES, SKILLED] };

export const levelNeoLaws: LawGame = {
  game: 'level-neo',
  deck: (random) => deckOf(RECIPE, random),
  answers: levelNeoDecisions,
  askedByEffects: ['choose', 'may', 'mode', 'order', 'levelDown'],
  secrets: { main: { up: 'all', down: 'owner' } },
};
