/** Makes random decks of the Dragon Ball Super Card Game: a Leader Card, plain cards and all probe cards. */
import { dragonBallSuper } from '../../oracle/dragon-ball-super';
import { DBS_COLORS, dragonBallSuperDecisions, type DbsCard } from '../../schemas/dragon-ball-super';
import { loadProbes } from '../../steps/probe-files';
import { deckOf, pick, type DeckRecipe, type LawGame, type Random } from './law-game';

/** Some have few colours, so that specified costs come up. */
const PLAIN: readonly DbsCard[] = Array.from({ length: 14 }, (_, index) => ({
  name: `Plain-${index}`,
  number: `Plain-${index}`,
  category: 'battle',
  colors: [DBS_COLORS[index % 5]!, ...(index % 4 === 0 ? [DBS_COLORS[(index + 1) % 5]!] : [])],
  energyCost: 1 + (index % 5),
  ...(index % 3 === 0 && { specifiedCost: { [DBS_COLORS[index % 5]!]: 1 } }),
  power: 5000 + 5000 * (index % 5),
  comboPower: 5000 * (1 + (index % 2)),
  comboCost: index % 2,
}));

const PLAIN_LEADER: DbsCard = {
  name: 'Plain-leader',
  number: 'Plain-leader',
  category: 'leader',
  colors: ['red'],
  power: 10000,
  back: { name: 'Plain-leader', colors: ['red'], power: 15000 },
};

const PROBES = Object.entries(loadProbes('dragon-ball-super')).map(([probe, card]) => ({
  ...(card as unknown as DbsCard),
  probe,
}));
const LEADERS = [PLAIN_LEADER, ...PROBES.filter(isLeader)];
const CARDS = PROBES.filter((card) => !isLeader(card));

const RECIPE: DeckRecipe = { size: 50, copies: 2, always: PLAIN.slice(0, 6), among: [PLAIN, CARDS] };

function isLeader(card: DbsCard): boolean {
  return card.category === 'leader';
}

const filler = (index: number): DbsCard => ({ ...PLAIN[0]!, name: `Filler-${index}`, number: `Filler-${index}` });

/** Fills the place of cards that another card keeps out of the deck with plain cards. */
function deck(random: Random): DbsCard[] {
  let cards = [pick(random, LEADERS), ...(deckOf(RECIPE, random) as DbsCard[])];
  for (;;) {
    const { rules } = dragonBallSuper;
    const banned = rules.deckViolations(rules, cards).map((violation) => violation.card);
    if (banned.length === 0) return cards;
    cards = cards.map((card, index) => (index > 0 && banned.includes(card.number) ? filler(index) : card));
  }
}

export const dragonBallSuperLaws: LawGame = {
  game: 'dragon-ball-super',
  deck,
  answers: dragonBallSuperDecisions,
  askedByEffects: ['choose', 'may', 'mode', 'order', 'arrange', 'number', 'pay', 'life', 'counter', 'loop'],
  piles: [],
  remembers: { reading: 'what-a-view-shows', choice: 'shown', zone: 'life' },
};
