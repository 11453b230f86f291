/** Misreadings of 4-5 and 4-6: drawing cards and damage. */
import { chooseAnswer } from '../../kernel/ask';
import { startLook, tellOf } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import type { PlayerId } from '../../../schemas/common';
import { cardsIn, type OpGame, type OpRules } from '../game';

export const drawingAndDamageFaults: readonly Fault<OpRules>[] = [
  {
    id: 'draws-are-shown',
    clause: '4-5-1',
    title: 'the other player sees the card that is drawn',
    replace: (rules) => ({
      *drawCard(g, player, cause) {
        const [top] = g.zone(player, 'deck');
        yield* rules.drawCard(g, player, cause);
        if (top !== undefined) startLook(g, opponentOf(player), [top]);
      },
    }),
  },
  {
    id: 'drawn-unseen',
    clause: '4-5-1',
    title: 'nobody looks at a card that is drawn',
    replace: () => ({ seesHand: () => false }),
  },
  {
    id: 'draws-from-the-bottom',
    clause: '4-5-2',
    title: 'the bottom card of the deck is drawn',
    replace: () => ({
      *drawCard(g, player, cause) {
        const card = cardsIn(g, player, 'deck').at(-1);
        if (card) yield* perform(g, { card, to: { zone: 'hand', player }, events: 'drew', cause });
      },
    }),
  },
  {
    id: 'turn-player-draws',
    clause: '4-5-2',
    title: "cards are drawn from player A's deck",
    replace: () => ({
      *drawCard(g, player, cause) {
        const [card] = cardsIn(g, 'A', 'deck');
        if (card) yield* perform(g, { card, to: { zone: 'hand', player }, events: 'drew', cause });
      },
    }),
  },
  {
    id: 'draws-though-forbidden',
    clause: '4-5-2',
    title: 'an effect draws although another forbids it',
    replace: (rules) => ({ drawCard: (g, player) => rules.drawCard(g, player, { kind: 'rule' }) }),
  },
  {
    id: 'at-least-one-draw',
    clause: '4-5-3',
    title: 'at least one card is drawn',
    replace: (rules) => ({ draw: (g, player, count, cause) => rules.draw(g, player, Math.max(1, count), cause) }),
  },
  {
    id: 'at-most-one-draw',
    clause: '4-5-3',
    title: 'one card is drawn, whatever the number',
    replace: (rules) => ({ draw: (g, player, count, cause) => rules.draw(g, player, Math.min(1, count), cause) }),
  },
  {
    id: 'one-draw-of-several-cards',
    clause: '4-5-3',
    title: 'to draw several cards is to draw once',
    replace: () => ({
      *draw(g, player, count, cause) {
        const cards = cardsIn(g, player, 'deck').slice(0, Math.max(0, count));
        for (const card of cards) yield* perform(g, { card, to: { zone: 'hand', player }, cause });
        if (cards[0]) tellOf(g, 'drew', player, cards[0].id, { from: 'deck', to: 'hand', cause });
      },
    }),
  },
  {
    id: 'number-named-before',
    clause: '4-5-4',
    title: 'the player says at once how many cards to draw',
    replace: (rules) => ({
      *drawUpTo(g, player, count, cause) {
        const answers = Array.from({ length: count + 1 }, (_, index) => index);
        yield* rules.draw(g, player, yield* chooseAnswer(g, { player, kind: 'number', answers, pass: 0 }), cause);
      },
    }),
  },
  {
    id: 'draws-all-or-none',
    clause: '4-5-4',
    title: 'the player draws all of the cards or none',
    replace: (rules) => ({
      *drawUpTo(g, player, count, cause) {
        if (count > 0 && (yield* rules.goesOnDrawing(g, player))) yield* rules.draw(g, player, count, cause);
      },
    }),
  },
  {
    id: 'drawn-at-the-end',
    clause: '4-5-4',
    title: 'the cards are drawn when the player has stopped',
    replace: (rules) => ({
      *drawUpTo(g, player, count, cause) {
        let drawn = 0;
        while (drawn < count && (yield* rules.goesOnDrawing(g, player))) drawn += 1;
        yield* rules.draw(g, player, drawn, cause);
      },
    }),
  },
  {
    id: 'asked-for-none',
    clause: '4-5-4',
    title: 'one card is offered even where the number is 0',
    replace: (rules) => ({
      drawUpTo: (g, player, count, cause) => rules.drawUpTo(g, player, Math.max(1, count), cause),
    }),
  },
  {
    id: 'first-draw-is-forced',
    clause: '4-5-4-1',
    title: 'the first card must be drawn',
    replace: (rules) => ({
      *drawUpTo(g, player, count, cause) {
        if (count > 0) yield* rules.drawCard(g, player, cause);
        yield* rules.drawUpTo(g, player, count - 1, cause);
      },
    }),
  },
  {
    id: 'no-stopping-on-the-way',
    clause: '4-5-4-1',
    title: 'who has drawn the first card draws all of them',
    replace: (rules) => ({
      *drawUpTo(g, player, count, cause) {
        if (count > 0 && (yield* rules.goesOnDrawing(g, player))) yield* rules.draw(g, player, count, cause);
      },
    }),
  },
  {
    id: 'two-at-a-time',
    clause: '4-5-4-2',
    title: 'each time two cards are drawn',
    replace: (rules) => ({
      *drawUpTo(g, player, count, cause) {
        for (let drawn = 0; drawn < count; drawn += 2) {
          if (!(yield* rules.goesOnDrawing(g, player))) return;
          yield* rules.draw(g, player, Math.min(2, count - drawn), cause);
        }
      },
    }),
  },
  {
    id: 'one-card-too-many',
    clause: '4-5-4-3',
    title: 'the player may go on after the number is reached',
    replace: (rules) => ({ drawUpTo: (g, player, count, cause) => rules.drawUpTo(g, player, count + 1, cause) }),
  },
  {
    id: 'one-card-too-few',
    clause: '4-5-4-3',
    title: 'it is over one card before the number is reached',
    replace: (rules) => ({
      drawUpTo: (g, player, count, cause) => rules.drawUpTo(g, player, Math.max(Math.min(count, 1), count - 1), cause),
    }),
  },

  // --- 4-6 ----------------------------------------------------------------------------------------------------------
  {
    id: 'effects-deal-no-damage',
    clause: '4-6-2',
    title: 'only attacks deal damage to a Leader',
    replace: (rules) => ({
      *dealDamage(g, player, amount, options) {
        if (options.cause.kind === 'battle') yield* rules.dealDamage(g, player, amount, options);
      },
    }),
  },
  {
    id: 'damage-to-the-opponent',
    clause: '4-6-2',
    title: 'damage is always dealt to the opponent of the player who deals it',
    replace: (rules) => ({
      dealDamage: (g, player, amount, options) =>
        rules.dealDamage(g, options.cause.player ? opponentOf(options.cause.player) : player, amount, options),
    }),
  },
  {
    id: 'no-defeat-by-effects',
    clause: '4-6-2',
    title: 'damage by an effect at 0 Life does nothing',
    replace: (rules) => ({
      *dealDamage(g, player, amount, options) {
        if (options.cause.kind === 'battle' || !rules.hasNoLife(g, player)) {
          yield* rules.dealDamage(g, player, amount, options);
        }
      },
    }),
  },
  {
    id: 'effect-damage-is-trashed',
    clause: '4-6-2-1',
    title: 'a Life card taken for the damage of an effect is trashed',
    replace: (rules) => ({
      lifeToHand: (g, player, card, cause) =>
        cause.kind === 'effect' ? rules.trash(g, [card], cause) : rules.lifeToHand(g, player, card, cause),
    }),
  },
  {
    id: 'bottom-life-for-damage',
    clause: '4-6-2-1',
    title: 'the bottom Life card is moved',
    replace: () => ({ topLife: (g, player) => cardsIn(g, player, 'life').at(-1) }),
  },
  {
    id: 'life-is-shown',
    clause: '4-6-2-1',
    title: 'the Life card is shown as it goes to the hand',
    replace: (rules) => ({
      *lifeToHand(g, player, card, cause) {
        yield* rules.lifeToHand(g, player, card, cause);
        startLook(g, opponentOf(player), [card.id]);
      },
    }),
  },
  {
    id: 'damage-of-one',
    clause: '4-6-2-2',
    title: 'one Life card is taken, whatever the damage',
    replace: (rules) => ({
      damageProcessing: (g, player, _amount, options) => rules.damageProcessing(g, player, 1, options),
    }),
  },
  {
    id: 'surplus-damage-is-the-defeat',
    clause: '4-6-2-2',
    title: 'more damage than there is Life is the defeat',
    replace: (rules) => ({
      *takeOneDamage(g, player, options) {
        if (!rules.hasNoLife(g, player)) return yield* rules.takeOneDamage(g, player, options);
        rules.strikeDown(g, player);
        yield* rules.processRules(g);
      },
    }),
  },
  {
    id: 'no-damage-is-one',
    clause: '4-6-2-2',
    title: 'damage is at least 1',
    replace: (rules) => ({
      dealDamage: (g, player, amount, options) => rules.dealDamage(g, player, Math.max(1, amount), options),
    }),
  },
  {
    id: 'no-damage-at-no-life-wins',
    clause: '4-6-2-2',
    title: 'at 0 Life even 0 damage is the defeat',
    replace: (rules) => ({
      dealDamage: (g, player, amount, options) =>
        rules.dealDamage(g, player, rules.hasNoLife(g, player) ? Math.max(1, amount) : amount, options),
    }),
  },
  {
    id: 'no-trigger-for-effects',
    clause: '4-6-3',
    title: 'the damage of an effect offers no [Trigger]',
    replace: (rules) => ({
      *takeLifeCard(g, player, card, options) {
        if (options.cause.kind === 'battle') yield* rules.takeLifeCard(g, player, card, options);
        else yield* rules.lifeToHand(g, player, card, options.cause);
      },
    }),
  },
  {
    id: 'trigger-of-the-first-card-only',
    clause: '4-6-3',
    title: 'only the first card taken may have its [Trigger] activated',
    replace: (rules) => ({
      *damageProcessing(g, player, amount, options) {
        yield* rules.takeOneDamage(g, player, options);
        for (const card of cardsIn(g, player, 'life').slice(0, amount - 1)) {
          yield* rules.lifeToHand(g, player, card, options.cause);
        }
      },
    }),
  },
  {
    id: 'trigger-by-way-of-the-hand',
    clause: '4-6-3',
    title: 'the card is added to the hand before its [Trigger] is activated',
    replace: (rules) => ({
      *carryOutTrigger(g, player, card) {
        const cause = { kind: 'rule', player } as const;
        tellOf(g, 'tookLife', player, card.id, { from: 'life', to: 'hand', cause });
        yield* rules.carryOutTrigger(g, player, card);
      },
    }),
  },
  {
    id: 'trigger-though-life-stays',
    clause: '4-6-3-1',
    title: 'a [Trigger] can be activated although the card cannot be added to the hand',
    replace: (rules) => ({
      *takeLifeCard(g, player, card, options) {
        const stays = g.withoutCiting(() => rules.lifeStays(g, player, options.cause));
        if (stays && (yield* rules.offersTrigger(g, player, card))) {
          return yield* rules.carryOutTrigger(g, player, card);
        }
        yield* rules.takeLifeCard(g, player, card, options);
      },
    }),
  },
  {
    id: 'banish-stops-where-life-stays',
    clause: '4-6-3-1',
    title: 'a Life card that cannot be added to the hand cannot be trashed by [Banish] either',
    replace: (rules) => ({
      *takeLifeCard(g, player, card, options) {
        if (options.banish && rules.lifeStays(g, player, options.cause)) return g.cite('10-1-3-1');
        yield* rules.takeLifeCard(g, player, card, options);
      },
    }),
  },
  {
    id: 'trigger-before-replacement',
    clause: '4-6-3-1',
    title: 'the [Trigger] is offered before what would happen instead',
    replace: (rules) => ({
      *lifeIsReplaced(g, player, card, cause) {
        const trigger = rules.triggerOf(g, card);
        return trigger === undefined && (yield* rules.lifeIsReplaced(g, player, card, cause));
      },
      *lifeToHand(g, player, card, cause) {
        if (yield* rules.lifeIsReplaced(g, player, card, cause)) return;
        yield* rules.lifeToHand(g, player, card, cause);
      },
    }),
  },
  {
    id: 'any-replacement-bars-the-trigger',
    clause: '4-6-3-1',
    title: 'a replacement that could apply bars the [Trigger], even if it is declined',
    replace: (rules) => ({
      *takeLifeCard(g, player, card, options) {
        if (options.banish || !somethingReplaces(g, player)) {
          return yield* rules.takeLifeCard(g, player, card, options);
        }
        if (!(yield* rules.lifeIsReplaced(g, player, card, options.cause))) {
          yield* rules.lifeToHand(g, player, card, options.cause);
        }
      },
    }),
  },
];

const somethingReplaces = (g: OpGame, player: PlayerId): boolean =>
  cardsIn(g, player, 'stage').some((card) => card.definition.abilities?.some(({ type }) => type === 'instead'));
