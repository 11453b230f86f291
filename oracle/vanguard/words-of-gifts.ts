/** Instructions about imaginary gifts, the stage and Astral Planes (7.14.3, 7.42, 17.3). */
import { Type } from '@sinclair/typebox';
import type { PlayerFilter } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { VG_GIFTS, VG_GIFT_TYPES, type VgGift, type VgGiftType } from '../../schemas/vanguard';
import { causeOf } from '../kernel/language/instructions';
import { playerOf } from '../kernel/reading/select';
import { CircleSchema, type CirclesSaid } from './words-of-calls';
import { hostsOf } from './words-of-markers';
import type { Word } from './words';

interface GetGift {
  readonly gifts: readonly VgGift[];
  readonly type?: VgGiftType;
  readonly player?: PlayerFilter;
}

const getGift: Word<'getGift', GetGift> = {
  verb: 'getGift',
  meaning: 'A player gets imaginary gifts, at once and in this order (7.14.3, 16.3.2).',
  says: {
    gifts: 'the clan types',
    type: 'the gift type; left out: the one that the player has, or else chooses',
    player: 'who gets them (7.14.3.2); left out: `you`',
  },
  members: ({ onePlayer }) => ({
    gifts: Type.Array(OneOf(VG_GIFTS), { minItems: 1 }),
    type: Type.Optional(OneOf(VG_GIFT_TYPES)),
    player: Type.Optional(onePlayer),
  }),
  *execute(g, context, { gifts, type, player: who }) {
    const player = g.rules.receiverOfGift(g, context.player, who && playerOf(g, context.player, who));
    const cause = causeOf(context);
    yield* g.rules.getGifts(
      g,
      player,
      gifts.map((gift) => ({ gift, type, cause })),
    );
  },
};

interface OfCircle {
  readonly to?: CirclesSaid;
}

const OF_CIRCLE = {
  says: { to: 'which circle, which the player chooses; left out: a rear-guard circle' },
  members: () => ({ to: Type.Optional(CircleSchema) }),
};

const becomeStage: Word<'becomeStage', OfCircle> = {
  verb: 'becomeStage',
  meaning: 'A circle becomes the stage (7.42).',
  ...OF_CIRCLE,
  *execute(g, context, said) {
    const [circle] = yield* hostsOf(g, context, said);
    if (circle) yield* g.rules.becomeStage(g, circle);
  },
};

const becomeAstralPlane: Word<'becomeAstralPlane', OfCircle> = {
  verb: 'becomeAstralPlane',
  meaning: 'A circle also becomes an Astral Plane (17.3).',
  ...OF_CIRCLE,
  *execute(g, context, said) {
    const [circle] = yield* hostsOf(g, context, said);
    if (circle) yield* g.rules.becomeAstralPlane(g, circle);
  },
};

export const WORDS_OF_GIFTS = [getGift, becomeStage, becomeAstralPlane] as const;
