/** Misreadings of 4-2, 4-3, 4-8 and 4-9: owners and masters, card positions, drawing. */
import { emit } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable } from '../../kernel/testing/misreadings';
import {
  ofDrawingSeveral,
  ofDrawingUpTo,
  ofFirstDrawn,
  ofLastDrawn,
  ofNextDrawn,
  ofTopCard,
} from '../../kernel/testing/common-procedures';
import { cardsIn, type DbsRules } from '../game';

export const basicTermsFaults = faultTable<DbsRules>({
  '4-2-2': {
    'who gains control of a card becomes its owner': afterwards('gainControl', (_g, player, cards) => {
      for (const card of cards) Object.assign(card, { owner: player });
    }),
  },
  '4-3-2': {
    'a card is used by its owner, in whose area ever it lies': another('masterOf', (_g, card) => card.owner),
    'a card is used by the opponent of its owner when that is the turn player': another('masterOf', (g, card) =>
      card.zone === 'battle' ? g.state.turnPlayer : card.side,
    ),
    'to gain control of a card changes nothing but its place': always(
      'attackerRefusal',
      { reason: 'it is not the own card' },
      (_g, card) => card.owner !== card.side,
    ),
  },
  '4-3-3': {
    'an [Activate] skill can be activated by its owner only': (rules) => ({
      skillRefusal: (g, player, action, timing) =>
        action.card && g.card(action.card).owner !== player
          ? { clause: '4-3-3', reason: 'a misreading refuses it' }
          : rules.skillRefusal(g, player, action, timing),
    }),
    '"you" in an [Activate] skill is the owner of the card': another('originOf', (_g, _player, card) => ({
      player: card.owner,
      card,
    })),
  },
  '4-3-4': {
    '"you" in a [Permanent] skill is the owner of the card': another('masterOf', (_g, card) => card.owner),
    'a [Permanent] skill works for its owner only: not while the opponent uses the card': (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, ability) && !(ability.type === 'permanent' && card.owner !== card.side),
    }),
  },
  '4-3-5': {
    '"you" in an [Auto] skill is the owner of the card': args('resolveWaitingAbility', (g, waiting) => [
      g,
      { ...waiting, player: g.card(waiting.card).owner },
    ]),
    '"you" in an [Auto] skill is the turn player': args('resolveWaitingAbility', (g, waiting) => [
      g,
      { ...waiting, player: g.state.turnPlayer },
    ]),
  },
  '4-8-1': {
    'a Leader Card has no position': another('zonesWithStates', ['battle', 'energy']),
    'energy has no position but Active Mode': another('zonesWithStates', ['leader', 'battle']),
    'a card in the Drop Area can be switched to Rest Mode': (rules) => ({
      zonesWithStates: [...rules.zonesWithStates, 'drop'],
      *executeInstruction(g, context, instruction) {
        yield* rules.executeInstruction(g, context, instruction);
        if (instruction.do !== 'setState') return;
        for (const card of cardsIn(g, opponentOf(context.player), 'drop'))
          emit(g, 'rested', { player: card.side, card: card.id });
      },
    }),
    'a card keeps the position that it had': (rules) => ({
      *placeInBattleArea(g, player, card, ...rest) {
        const wasRested = g.journal.some(
          (event) => event.type === 'moved' && event.card === card.id && event.from === 'battle',
        );
        yield* rules.placeInBattleArea(g, player, card, ...rest);
        if (wasRested) yield* perform(g, { card, state: 'rested' });
      },
    }),
  },
  '4-9-1': {
    ...ofTopCard(),
    'every card that comes from the deck to the hand is drawn': (rules) => ({
      moveWords(g, card, to) {
        const words = rules.moveWords(g, card, to);
        return card.zone === 'deck' && to.zone === 'hand' ? [...words, 'drew'] : words;
      },
    }),
  },
  '4-9-2': {
    'the opponent sees the card that is drawn': alsoIf('sees', (g, _viewer, card) =>
      g.journal.some(({ type, card: id }) => type === 'drew' && id === card.id),
    ),
    'nobody looks at a card that is drawn': always('sees', false, (_g, _viewer, card) => card.zone === 'hand'),
  },
  '4-9-3': ofDrawingSeveral(),
  '4-9-4': ofDrawingUpTo(),
  '4-9-4-1': {
    ...ofFirstDrawn(),
    'who has drawn the second card draws the third': (rules) => ({
      *drawUpTo(g, player, count, cause) {
        g.cite('4-9-4-1');
        yield* rules.drawUpTo(g, player, Math.min(2, count), cause);
        if (g.zone(player, 'hand').length > 1) yield* rules.draw(g, player, count - 2, cause);
      },
    }),
  },
  '4-9-4-2': {
    ...ofNextDrawn(),
    'these cards are added to the hand without being drawn': (rules) => ({
      *drawUpTo(g, player, count, cause) {
        g.cite('4-9-4-2');
        for (let drawn = 0; drawn < count; drawn++) {
          if (!(yield* rules.continuesDrawing(g, player))) return;
          yield* perform(g, { card: g.top(player, 'deck')!, to: { zone: 'hand', player }, cause });
        }
      },
    }),
    'these cards are shown': (rules) => ({
      *drawUpTo(g, player, count, cause) {
        g.cite('4-9-4-2');
        for (let drawn = 0; drawn < count; drawn++) {
          if (!(yield* rules.continuesDrawing(g, player))) return;
          g.rules.show(g, g.top(player, 'deck')!);
          yield* rules.drawCard(g, player, cause);
        }
      },
    }),
  },
  '4-9-4-3': ofLastDrawn(),
});
