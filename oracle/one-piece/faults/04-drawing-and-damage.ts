/** Misreadings of 4-5 and 4-6: drawing and damage. */
import type { PlayerId } from '../../../schemas/common';
import { chooseAnswer } from '../../kernel/questions';
import { startLook, emitCardEvent } from '../../kernel/changes';
import { opponentOf } from '../../kernel/state';
import { afterwards, beforehand, instead } from '../../kernel/testing/doing';
import { always, args, faultTable, skip } from '../../kernel/testing/misreadings';
import {
  ofDrawingSeveral,
  ofDrawingUpTo,
  ofFirstDrawn,
  ofLastDrawn,
  ofNextDrawn,
  ofTopCard,
} from '../../kernel/testing/common-procedures';
import { cardsIn, type OpGame, type OpRules } from '../game';
import { bottomLifeCard, furtherDamageDefeats, triggerOfFirstAlone } from './damage';

const somethingReplaces = (g: OpGame, player: PlayerId): boolean =>
  cardsIn(g, player, 'stage').some((card) => card.definition.abilities?.some(({ type }) => type === 'instead'));

export const drawingAndDamageFaults = faultTable<OpRules>({
  '4-5-1': {
    'the other player sees the card that is drawn': (rules) => ({
      *drawCard(g, player, cause) {
        const [top] = g.zone(player, 'deck');
        yield* rules.drawCard(g, player, cause);
        if (top !== undefined) startLook(g, opponentOf(player), [top]);
      },
    }),
    'nobody looks at a card that is drawn': always('seesHand', false),
  },
  '4-5-2': {
    ...ofTopCard(),
    'an effect draws although another forbids it': args('drawCard', (g, player) => [g, player, { kind: 'rule' }]),
  },
  '4-5-3': ofDrawingSeveral(),
  '4-5-4': {
    ...ofDrawingUpTo(),
    'the player says at once how many cards to draw': (rules) => ({
      *drawUpTo(g, player, count, cause) {
        const answers = Array.from({ length: count + 1 }, (_, index) => index);
        yield* rules.draw(g, player, yield* chooseAnswer(g, { player, kind: 'number', answers, pass: 0 }), cause);
      },
    }),
  },
  '4-5-4-1': ofFirstDrawn(),
  '4-5-4-2': ofNextDrawn(),
  '4-5-4-3': ofLastDrawn(),
  '4-6-2': {
    'only attacks deal damage to a Leader': skip('dealDamage', (_g, _player, _amount, options) =>
      options.cause.kind !== 'battle'),
    'damage is always dealt to the opponent of the player who deals it': args(
      'dealDamage',
      (g, player, amount, options) => [
        g,
        options.cause.player ? opponentOf(options.cause.player) : player,
        amount,
        options,
      ],
    ),
    'damage by an effect at 0 Life does nothing': skip('dealDamage', (g, player, _amount, { cause }) =>
      cause.kind !== 'battle' && g.rules.hasNoLife(g, player)),
  },
  '4-6-2-1': {
    'a Life card taken for the damage of an effect is trashed': instead(
      'moveLifeToHand',
      (_g, _player, _card, { kind }) => kind === 'effect',
      (g, _player, card, cause) => g.rules.trash(g, [card], cause),
    ),
    'the bottom Life card is moved': bottomLifeCard,
    'the Life card is shown as it goes to the hand': afterwards('moveLifeToHand', (g, player, card) => {
      startLook(g, opponentOf(player), [card.id]);
    }),
  },
  '4-6-2-2': {
    'one Life card is taken, whatever the damage': args('takeDamage', (g, player, _amount, options) => [
      g,
      player,
      1,
      options,
    ]),
    'more damage than there is Life is the defeat': furtherDamageDefeats,
    'damage is at least 1': args('dealDamage', (g, player, amount, options) => [
      g,
      player,
      Math.max(1, amount),
      options,
    ]),
    'at 0 Life even 0 damage is the defeat': (rules) => ({
      dealDamage: (g, player, amount, options) =>
        rules.dealDamage(g, player, rules.hasNoLife(g, player) ? Math.max(1, amount) : amount, options),
    }),
  },
  '4-6-3': {
    'the damage of an effect offers no [Trigger]': instead(
      'takeLifeCard',
      (_g, _player, _card, { cause }) => cause.kind !== 'battle',
      (g, player, card, { cause }) => g.rules.moveLifeToHand(g, player, card, cause),
    ),
    'only the first card taken may have its [Trigger] activated': triggerOfFirstAlone,
    'the card is added to the hand before its [Trigger] is activated': beforehand(
      'executeTrigger',
      (g, player, card) => {
        const cause = { kind: 'rule', player } as const;
        emitCardEvent(g, 'tookLife', player, card.id, { from: 'life', to: 'hand', cause });
      },
    ),
  },
  '4-6-3-1': {
    'a [Trigger] can be activated although the card cannot be added to the hand': (rules) => ({
      *takeLifeCard(g, player, card, options) {
        const stays = g.withoutCiting(() => rules.lifeStays(g, player, options.cause));
        if (stays && (yield* rules.offersTrigger(g, player, card))) {
          return yield* rules.executeTrigger(g, player, card);
        }
        yield* rules.takeLifeCard(g, player, card, options);
      },
    }),
    'a Life card that cannot be added to the hand cannot be trashed by [Banish] either': instead(
      'takeLifeCard',
      (g, player, _card, { banish, cause }) => banish && g.rules.lifeStays(g, player, cause),
      (g) => g.cite('10-1-3-1'),
    ),
    'the [Trigger] is offered before what would happen instead': (rules) => ({
      *lifeIsReplaced(g, player, card, cause) {
        const trigger = rules.triggerOf(g, card);
        return trigger === undefined && (yield* rules.lifeIsReplaced(g, player, card, cause));
      },
      *moveLifeToHand(g, player, card, cause) {
        if (yield* rules.lifeIsReplaced(g, player, card, cause)) return;
        yield* rules.moveLifeToHand(g, player, card, cause);
      },
    }),
    'a replacement that could apply bars the [Trigger], even if it is declined': (rules) => ({
      *takeLifeCard(g, player, card, options) {
        if (options.banish || !somethingReplaces(g, player)) {
          return yield* rules.takeLifeCard(g, player, card, options);
        }
        if (!(yield* rules.lifeIsReplaced(g, player, card, options.cause))) {
          yield* rules.moveLifeToHand(g, player, card, options.cause);
        }
      },
    }),
  },
});
