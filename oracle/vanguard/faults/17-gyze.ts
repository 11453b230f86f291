/** Misreadings of the clauses about Gyze cards (17.2, 7.40). */
import type { Handle } from '../../../schemas/common';
import { setFace, setSheet } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { afterwards } from '../../kernel/testing/doing';
import { memory } from '../../kernel/testing/memory';
import { always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import type { CardState, Definition } from '../../kernel/state';
import { isGyze } from '../17-gyze';
import type { VgRules } from '../game';

const otherSideOf = ({ sheet, definition }: CardState): Definition =>
  sheet === 'front' ? (definition.back as Definition) : definition;

export const gyzeFaults = faultTable<VgRules>({
  '17.2.3.1': {
    'a Gyze card has the values of its Neon side, whichever is active': (rules) => ({
      printed: (g, card, stat) => rules.printed(g, card.sheet === 'back' ? { ...card, sheet: 'front' } : card, stat),
    }),
    'a Gyze card has the values of its Gyze side, whichever is active': (rules) => ({
      printed: (g, card, stat) => rules.printed(g, isGyze(card) ? { ...card, sheet: 'back' } : card, stat),
    }),
  },
  '17.2.3.1.1': {
    'a Gyze card has the names of both its sides': result('printThatCounts', (print, _g, card) =>
      print && isGyze(card) ? { ...print, names: [otherSideOf(card).name] } : print,
    ),
    'a Gyze card has the abilities of both its sides': result('printThatCounts', (print, _g, card) =>
      print && isGyze(card)
        ? { ...print, abilities: [...(print.abilities ?? []), ...(otherSideOf(card).abilities ?? [])] }
        : print,
    ),
  },
  '17.2.3.2': {
    'a Gyze card begins the game with its Gyze side active': another('beginOnNeonSide', (g) => {
      for (const card of Object.values(g.state.cards)) if (isGyze(card)) setSheet(g, card.id, 'back');
    }),
  },
  '17.2.3.3': {
    'the active side stays in all zones': always('keepsActiveSide', true),
    'the Neon side is active wherever the card comes': always('keepsActiveSide', false),
    'the Neon side is active in the G zone': onlyIf('keepsActiveSide', (_g, _from, zone) => zone === 'field'),
    'the Neon side is active on another circle': onlyIf(
      'keepsActiveSide',
      (_g, from, zone) => zone === 'gZone' || from !== 'field',
    ),
    'the Neon side is active on the circle to which the card comes from another zone': onlyIf(
      'keepsActiveSide',
      (_g, from, zone) => zone === 'gZone' || from === 'field',
    ),
  },
  '17.2.3.4': {
    'a Gyze card that is flipped over is a new card': afterwards('flipOver', (g, cards) =>
      perform(
        g,
        ...cards
          .filter(({ zone, place }) => zone === 'field' && place !== undefined)
          .map((card) => ({
            card,
            to: { zone: 'field', at: card.place!, face: card.face, state: card.state, asNew: true } as const,
          })),
      ),
    ),
    'a Gyze card that is flipped over stands': afterwards('flipOver', (g, cards) =>
      perform(g, ...cards.filter((card) => isGyze(card)).map((card) => ({ card, state: 'stand' }))),
    ),
  },
  '17.2.4': {
    'a Gyze card is never turned face down': args('turning', (g, cards, face) => [
      g,
      face === 'down' ? cards.filter((card) => !isGyze(card)) : cards,
      face,
    ]),
    'a Gyze card that is turned face down is flipped over instead': result('turning', (changes, _g, _cards, face) =>
      changes.map((change) => (face === 'down' && isGyze(change.card) ? { card: change.card, sheet: 'back' } : change)),
    ),
  },
  '17.2.5': {
    'a Gyze card that lies face down shows its other side': onlyIf('isHiddenFaceDown', (_g, card) => !isGyze(card)),
    'the Neon side is active while a Gyze card lies face down': result('turning', (changes, _g, _cards, face) =>
      changes.flatMap((change) =>
        face === 'down' && isGyze(change.card) ? [change, { card: change.card, sheet: 'front' }] : [change],
      ),
    ),
  },
  '7.40.1': {
    'to flip over does nothing': skip('flipOver'),
    'a card that is flipped over has its Gyze side active': onlyIf(
      'canBeFlipped',
      (_g, { sheet }) => sheet === 'front',
    ),
  },
  '7.40.1.1': {
    'a card that is flipped over lies face down': afterwards('flipOver', (g, cards) =>
      perform(g, ...cards.filter((card) => isGyze(card)).map((card) => ({ card, face: 'down' as const }))),
    ),
    'a face-down card that is flipped over is turned face up': afterwards('flipOver', (g, cards) =>
      perform(g, ...cards.filter((card) => isGyze(card)).map((card) => ({ card, face: 'up' as const }))),
    ),
  },
  '7.40.2': {
    'a card with one side is turned face down': afterwards('flipOver', (g, cards) => {
      for (const card of cards) if (!isGyze(card)) setFace(g, card.id, 'down');
    }),
    'nothing is flipped over where one of the cards has one side': skip('flipOver', (_g, cards) =>
      cards.some((card) => !isGyze(card))),
    'an effect ends that finds no Gyze card to flip over': (rules) => {
      const ended = memory(() => new Set<Handle>());
      return {
        *flipOver(g, cards, cause) {
          if (cause?.source !== undefined && !cards.some((card) => isGyze(card))) ended(g).add(cause.source);
          yield* rules.flipOver(g, cards, cause);
        },
        *executeInstruction(g, context, said) {
          if (!ended(g).has(context.source.id)) yield* rules.executeInstruction(g, context, said);
        },
      };
    },
  },
});
