/** Makes random decks of One Piece: a Leader, plain cards and all probe cards, and the DON!! cards. */
import { onePiece } from '../../oracle/one-piece';
import { OP_COLORS, onePieceDecisions, type OpCard } from '../../schemas/one-piece';
import { loadProbes } from '../../steps/probe-files';
import { deckOf, pick, type DeckRecipe, type LawGame, type Random } from './law-game';

const PLAIN: readonly OpCard[] = Array.from({ length: 14 }, (_, index) => ({
  name: `Plain-${index}`,
  number: `Plain-${index}`,
  category: 'character',
  colors: [OP_COLORS[index % 6]!],
  cost: 1 + (index % 6),
  power: 2000 + 1000 * (index % 7),
  counter: 1000 * (index % 3),
}));

const PLAIN_LEADER: OpCard = {
  name: 'Plain-leader',
  number: 'Plain-leader',
  category: 'leader',
  colors: [...OP_COLORS],
  power: 5000,
  life: 4,
};

const PROBES = Object.entries(loadProbes('one-piece')).map(([probe, card]) => ({
  ...(card as unknown as OpCard),
  probe,
}));
/** Every card fits every Leader, so that all of them meet. */
const LEADERS = [PLAIN_LEADER, ...PROBES.filter(isLeader).map((leader) => ({ ...leader, colors: [...OP_COLORS] }))];
const CARDS = PROBES.filter((card) => !isLeader(card));

const DON = Array.from({ length: 10 }, (): OpCard => ({ name: 'DON!!', number: 'DON', category: 'don' }));

const RECIPE: DeckRecipe = { size: 50, copies: 2, always: PLAIN.slice(0, 6), among: [PLAIN, CARDS] };

function isLeader(card: OpCard): boolean {
  return card.category === 'leader';
}

const filler = (index: number): OpCard => ({ ...PLAIN[0]!, name: `Filler-${index}`, number: `Filler-${index}` });

/** Fills the place of cards that another card keeps out of the deck with plain cards. */
function deck(random: Random): OpCard[] {
  let cards = [pick(random, LEADERS), ...(deckOf(RECIPE, random) as OpCard[]), ...DON];
  for (;;) {
    const banned = onePiece.rules.deckViolations(onePiece.rules, cards).map((violation) => violation.card);
    if (banned.length === 0) return cards;
    cards = cards.map((card, index) => (banned.includes(card.number) ? filler(index) : card));
  }
}

export const onePieceLaws: LawGame = {
  game: 'one-piece',
  deck,
  answers: onePieceDecisions,
  askedByEffects: [
    'choose',
    'may',
    'mode',
    'order',
    'arrange',
    'number',
    'returnDon',
    'replaceCharacter',
    'trigger',
    'loop',
  ],
  piles: ['life'],
  remembers: { reading: 'what-a-view-shows', choice: 'shown', zone: 'life' },
  secrets: { donDeck: { up: 'all', down: 'all' } },
};
