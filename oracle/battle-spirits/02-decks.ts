/** 2-2, 20-1-5, 20-4-3, 21-2-1, 23-1-2. Deck construction: what a Deck breaks, each with its clause. */
import type { PlayerId } from '../../schemas/common';
import type { BsCard } from '../../schemas/battle-spirits';
import { copyViolations, oneOfEach, printedIn, type DeckViolation } from '../kernel/procedures/deck-check';
import type { BsGame, BsRules } from './game';
import type { Section } from './packs';

/** The Deck, and what lies beside it: the Tokens, and the Rebirth cards for which Checklist Cards are in the Deck. */
export interface Brought {
  readonly deck: readonly BsCard[];
  readonly tokens: readonly BsCard[];
  readonly replaced: readonly BsCard[];
}

export const decks = {
  /** 2-2-3, 2-2-4: there is no upper limit. */
  fewestInDeck: 40,

  /** 2-2-5 */
  copyLimit: 3,

  broughtBy(g: BsGame, player: PlayerId): unknown {
    const printed = (zone: string) => printedIn(g, player, zone);
    return { deck: printed('deck'), tokens: printed('outside'), replaced: printed('replaced') };
  },

  deckViolations(rules: BsRules, brought: Brought): DeckViolation[] {
    const { tokens } = brought;
    const deck = rules.cardsNamed(rules, brought);
    return [
      ...rules.checklistViolations(rules, brought),
      ...rules.sizeViolations(rules, deck),
      ...rules.copyViolations(
        rules,
        deck.filter(({ checklist }) => checklist === undefined),
      ),
      ...rules.contractViolations(rules, deck),
      ...rules.bannedViolations(rules, [...deck, ...tokens]),
      ...rules.tokenViolations(rules, { ...brought, deck }),
    ];
  },

  /** 20-4-3: a Checklist Card stands for the Rebirth card that it names. */
  cardsNamed(_rules: BsRules, { deck, replaced }: Brought): readonly BsCard[] {
    return deck.map((card) => replaced.find(({ name }) => card.checklist?.[0] === name) ?? card);
  },

  checklistViolations(rules: BsRules, brought: Brought): DeckViolation[] {
    const { deck, replaced } = brought;
    const checklists = deck.filter(({ checklist }) => checklist !== undefined);
    return [
      ...rules.markViolations(rules, checklists),
      ...rules.methodViolations(rules, brought),
      ...rules.replacedViolations(rules, checklists, replaced),
    ];
  },

  /** 20-4-3-5 */
  markViolations(_rules: BsRules, checklists: readonly BsCard[]): DeckViolation[] {
    return oneOfEach(checklists.filter(({ checklist }) => checklist!.length !== 1)).map(({ number, checklist }) => ({
      clause: '20-4-3-5',
      card: number,
      reason: `a Checklist Card has ${checklist!.length} checkmarks where it has one`,
    }));
  },

  /** 20-4-3-6: all copies of a Rebirth card lie in the Deck, or a Checklist Card for each. */
  methodViolations(rules: BsRules, { deck, replaced }: Brought): DeckViolation[] {
    if (replaced.length === 0) return [];
    const identities = new Set(deck.map((card) => rules.deckIdentityOf(rules, card)));
    const mixed = replaced.filter((card) => identities.has(rules.deckIdentityOf(rules, card)));
    return oneOfEach(mixed).map(({ number, name }) => ({
      clause: '20-4-3-6',
      card: number,
      reason: `"${name}" is in the Deck as well as replaced by Checklist Cards`,
    }));
  },

  /** 20-4-3-8 */
  replacedViolations(_rules: BsRules, checklists: readonly BsCard[], replaced: readonly BsCard[]): DeckViolation[] {
    const reason = `${checklists.length} Checklist Cards for ${replaced.length} Rebirth cards beside the Deck`;
    return checklists.length === replaced.length ? [] : [{ clause: '20-4-3-8', reason }];
  },

  /** 2-2-3, FAQ-10-1: a Contract Card that is presented before the game is one of them, and Tokens are not. */
  sizeViolations(rules: BsRules, deck: readonly BsCard[]): DeckViolation[] {
    const { length } = deck.filter(({ token }) => !token);
    const reason = `${length} cards in the Deck where at least ${rules.fewestInDeck} are needed`;
    return length < rules.fewestInDeck ? [{ clause: '2-2-3', reason }] : [];
  },

  /** 2-2-5 */
  copyViolations(rules: BsRules, deck: readonly BsCard[]): DeckViolation[] {
    const identityOf = (card: BsCard) => rules.deckIdentityOf(rules, card);
    const numberOf = (identity: string) => deck.find((card) => identityOf(card) === identity)!.number;
    const tooMany = copyViolations(deck, identityOf, () => rules.copyLimit, '2-2-5');
    return tooMany.map((violation) => ({ ...violation, card: numberOf(violation.card!) }));
  },

  /** 2-2-6, 2-2-7, 2-2-8, 20-1-5: cards with the same text here are the same card. */
  deckIdentityOf(_rules: BsRules, { name, nameNumber, back }: BsCard): string {
    return [name, nameNumber ?? '', back?.name ?? ''].join('\n');
  },

  /** 2-2-9, 21-2-1 */
  contractViolations(rules: BsRules, deck: readonly BsCard[]): DeckViolation[] {
    const contracts = deck.filter(({ contract }) => contract);
    const identities = new Set(contracts.map((card) => rules.deckIdentityOf(rules, card)));
    const reason = `${identities.size} types of Contract Cards where one is allowed`;
    return identities.size > 1 ? [{ clause: '2-2-9', reason }] : [];
  },

  /** 2-2-10, 1-2-2, 1-2-3: whatever its block icon, a card that is not banned can be used. */
  bannedViolations(rules: BsRules, cards: readonly BsCard[]): DeckViolation[] {
    return oneOfEach(cards.filter((card) => rules.isBanned(rules, card))).map(({ number, name }) => ({
      clause: '2-2-10',
      card: number,
      reason: `"${name}" is banned`,
    }));
  },

  isBanned(_rules: unknown, { banned = false }: BsCard): boolean {
    return banned;
  },

  /** 23-1-2: Tokens lie beside the Deck, and nothing else does. */
  tokenViolations(_rules: BsRules, { deck, tokens }: Brought): DeckViolation[] {
    const misplaced = [...deck.filter(({ token }) => token), ...tokens.filter(({ token }) => !token)];
    return oneOfEach(misplaced).map(({ number, name, token }) => ({
      clause: '23-1-2',
      card: number,
      reason: token ? `"${name}" is a Token, which is not put into the Deck` : `"${name}" is no Token`,
    }));
  },
} satisfies Section<'broughtBy'>;
