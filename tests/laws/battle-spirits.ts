/** Makes random decks of Battle Spirits: plain Spirits of several colours and sizes, and all probe cards. */
import { BS_COLORS, battleSpiritsDecisions, type BsCard } from '../../schemas/battle-spirits';
import { loadProbes } from '../../steps/probe-files';
import { deckOf, pick, type Random, type DeckRecipe, type LawGame } from './law-game';

const RED = { colors: ['red'], reductions: [['red']], symbols: [['red']] } satisfies Partial<BsCard>;

/** One of each kind besides Spirits. */
const OTHERS: readonly BsCard[] = [
  {
    ...{ ...RED, name: 'Nexus', number: 'Nexus', category: 'nexus', cost: 3 },
    levels: [
      { lv: 1, cores: 0 },
      { lv: 2, cores: 2 },
    ],
  },
  {
    ...RED,
    name: 'Ultimate',
    number: 'Ultimate',
    category: 'ultimate',
    cost: 5,
    levels: [{ lv: 3, cores: 1, bp: 9000 }],
  },
  {
    ...{ ...RED, name: 'Brave', number: 'Brave', category: 'brave', cost: 4, levels: [{ lv: 1, cores: 1, bp: 3000 }] },
    ...{ combine: { category: 'spirit' }, bpPlus: 3000 },
  },
];

const PLAIN: readonly BsCard[] = Array.from({ length: 12 }, (_, index) => {
  const color = BS_COLORS[index % 3]!;
  return {
    ...{ name: `Plain-${index}`, number: `Plain-${index}`, category: 'spirit', colors: [color], cost: 1 + (index % 5) },
    reductions: index % 2 === 0 ? [[color]] : [],
    symbols: index % 4 === 0 ? [[color], [color]] : [[color]],
    levels: [
      { lv: 1, cores: 1, bp: 1000 * (1 + (index % 5)) },
      { lv: 2, cores: 2 + (index % 2), bp: 2000 * (1 + (index % 5)) },
    ],
  };
});

const PROBES = Object.entries(loadProbes('battle-spirits')).map(([probe, card]) => ({
  ...(card as unknown as BsCard),
  probe,
}));

const CONTRACTS = PROBES.filter(({ contract }) => contract);
const OTHER_PROBES = PROBES.filter(({ contract }) => !contract);

const RECIPE: DeckRecipe = { size: 40, copies: 3, always: PLAIN.slice(0, 6), among: [PLAIN, OTHERS, OTHER_PROBES] };

/** 2-2-9: two decks of three hold a Contract Card, all of one kind. */
function recipeBy(random: Random): DeckRecipe {
  const contract = random() < 2 / 3 ? [pick(random, CONTRACTS)] : [];
  return { ...RECIPE, always: [...RECIPE.always, ...contract] };
}

export const battleSpiritsLaws: LawGame = {
  game: 'battle-spirits',
  deck: (random) => deckOf(recipeBy(random), random),
  answers: battleSpiritsDecisions,
  askedByEffects: ['choose', 'may', 'mode', 'order', 'number', 'soulCore', 'extraCost', 'keep', 'soulState', 'forced'],
  secrets: {
    burst: { up: 'all', down: 'owner' },
    under: { up: 'owner', down: 'owner' },
    setAside: { up: 'all', down: 'owner' },
    outside: { up: 'all', down: 'owner' },
    presented: { up: 'owner', down: 'owner' },
  },
};
