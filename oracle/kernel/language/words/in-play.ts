/** Instructions on cards in play that some games have: playing them, K.O., changing the target of an attack. */
import { Type } from '@sinclair/typebox';
import type { Target } from '../../../../schemas/ability';
import { OneOf } from '../../../../schemas/common';
import { arrived, demandsOfTargets } from '../../costs/demands';
import { followMove } from '../../objects/object-tracking';
import type { Game } from '../../game';
import type { CardState, CauseOf, Procedure, Refusal } from '../../state';
import type { InstructionWord } from '../definition';
import { causeOf } from '../instructions';
import type { PlayerId } from '../../../../schemas/common';
import type { EffectContext } from '../../state/effect-context';
import type { LanguageGame, LanguageRules } from '../rules';

/** The procedures that these instructions run. */
export interface InPlayRules extends LanguageRules {
  playByEffect(game: LanguageGame, context: EffectContext, card: CardState, state: string | undefined): Procedure;
  effectCanPlay(game: LanguageGame, player: PlayerId, card: CardState): boolean;
  forbiddenPlayRefusal(game: LanguageGame, card: CardState, cause: CauseOf): Refusal | null;
  /** Returns the zone into which the card is played. */
  zoneOfPlay(game: LanguageGame, card: CardState): string;
  ko(game: LanguageGame, cards: readonly CardState[], cause: CauseOf): Procedure;
  mayBeKoed(game: LanguageGame, card: CardState, cause: CauseOf): boolean;
  redirect(game: LanguageGame, player: PlayerId, card: CardState, cause: CauseOf): void;
}

type InPlayGame = Game<InPlayRules, object>;

type Word<Verb extends string, Members> = InstructionWord<Verb, Members, readonly CardState[], InPlayGame>;

interface OfCards {
  readonly target: Target;
}

const play: Word<'play', OfCards & { readonly state?: string }> = {
  verb: 'play',
  meaning: 'Plays cards from anywhere, without paying for them.',
  members: ({ Target, words }) => ({ target: Target, state: Type.Optional(OneOf(words.states)) }),
  takes: true,
  *execute(g, context, { state }, cards) {
    for (const card of cards) {
      const playing = () => g.rules.playByEffect(g, context, card, state);
      yield* followMove(g, context, [card], g.zonesWith.abilities, playing);
    }
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, context, _said, card) =>
    g.rules.effectCanPlay(g, context.player, card) && g.rules.forbiddenPlayRefusal(g, card, causeOf(context)) === null,
  cardAfter: (g, { state = g.rules.initialState }, card) => arrived(card, { zone: g.rules.zoneOfPlay(g, card), state }),
};

const ko: Word<'ko', OfCards> = {
  verb: 'ko',
  meaning: 'K.O.s cards.',
  members: ({ Target }) => ({ target: Target }),
  execute: (g, context, _said, cards) => g.rules.ko(g, cards, causeOf(context)),
  zonesReached: (g) => [g.rules.commonZones.discard],
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, context, _said, card) => g.rules.mayBeKoed(g, card, causeOf(context)),
  cardAfter: (g, _said, card) => arrived(card, { zone: g.rules.commonZones.discard }),
};

const redirect: Word<'redirect', OfCards> = {
  verb: 'redirect',
  meaning: 'Another card becomes the target of the attack.',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, [card]) {
    if (card) g.rules.redirect(g, context.player, card, causeOf(context));
  },
};

export const IN_PLAY = [play, ko, redirect] as const;
