/** Makes random decks of Cardfight!! Vanguard: units of each grade, trigger units, and all probe cards that can be played. */
import { vanguardDecisions, type VgCard } from '../../schemas/vanguard';
import { isNoCardOfDecks } from '../../oracle/vanguard/08-decks';
import { FIGHT_DECK } from '../../oracle/vanguard/fight-deck';
import { loadProbes } from '../../steps/probe-files';
import { deckOf, type DeckRecipe, type LawGame } from './law-game';

/** Cards that no main deck may hold (8.1.1, 8.1.5). */
const isElsewhere = (card: object): boolean => (card as VgCard).subtype === 'G' || isNoCardOfDecks(card as VgCard);

const ALL_PROBES = Object.entries(loadProbes('vanguard')).map(([probe, card]) => ({
  ...(card as unknown as VgCard),
  probe,
}));
const PROBES = ALL_PROBES.filter((card) => !isElsewhere(card));

/** The 16 trigger units and one unit of each grade, among them one that can be the first vanguard. */
const ALWAYS = [...FIGHT_DECK.main.filter(({ trigger }) => trigger), ...FIGHT_DECK.ride];
const UNITS = FIGHT_DECK.main.filter(({ trigger }) => !trigger);

const RECIPE: DeckRecipe = {
  ...{ size: 50, copies: 4, always: ALWAYS },
  among: [UNITS, ...(PROBES.length > 0 ? [PROBES] : [])],
};

const isTrigger = ({ trigger }: VgCard): boolean => trigger !== undefined;
const has = (keyword: string) => (card: VgCard) => card.abilities?.some((one) => one.keyword === keyword) ?? false;

/** Of these there may be so many in a main deck (8.1.7 to 8.1.9): the last ones stay. */
const LIMITS: readonly (readonly [(card: VgCard) => boolean, number])[] = [
  [has('regalisPiece'), 1],
  [has('sentinel'), 4],
  [({ trigger }) => trigger === 'heal', 4],
  [({ trigger }) => trigger === 'over', 1],
  [isTrigger, 16],
];

/** Takes out what is too much of a kind, the first cards before the others, and fills up with plain cards. */
function legal(deck: readonly VgCard[]): VgCard[] {
  let kept = deck.filter((card, index) => isAmongLast(deck, index, ({ name }) => name === card.name, RECIPE.copies));
  for (const [isOne, most] of LIMITS) {
    const before = kept;
    kept = before.filter((card, index) => !isOne(card) || isAmongLast(before, index, isOne, most));
  }
  const isShort = (card: VgCard) =>
    isTrigger(card) ? card.trigger !== 'heal' && kept.filter(isTrigger).length < 16 : kept.length < RECIPE.size;
  for (const card of FIGHT_DECK.main) if (copiesIn(kept, card) < RECIPE.copies && isShort(card)) kept.push(card);
  return kept;
}

const copiesIn = (deck: readonly VgCard[], card: VgCard): number => deck.filter((one) => one === card).length;

const isAmongLast = (deck: readonly VgCard[], index: number, isOne: (card: VgCard) => boolean, most: number): boolean =>
  deck.slice(index + 1).filter(isOne).length < most;

export const vanguardLaws: LawGame = {
  game: 'vanguard',
  deck: (random) => legal(deckOf(RECIPE, random) as VgCard[]),
  isElsewhere,
  answers: vanguardDecisions,
  askedByEffects: ['choose', 'arrange', 'may', 'mode', 'order', 'number', 'circle', 'target', 'pay'],
  secrets: {
    rideDeck: { up: 'all', down: 'owner' },
    gZone: { up: 'all', down: 'owner' },
    bind: { up: 'all', down: 'owner' },
    gauge: { up: 'owner', down: 'owner' },
    damage: { up: 'all', down: 'all' },
    // The first vanguard before the game (8.2.1.2).
    field: { up: 'all', down: 'owner' },
  },
  // 4.9.3.1, 7.32.5
  isOpenFaceDown: ({ statuses = [] }) => statuses.some(({ status }) => status === 'locked' || status === 'deleted'),
};
