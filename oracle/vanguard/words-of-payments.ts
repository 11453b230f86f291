/** Instructions that pay: counter-blast, soul-blast, charges (7.24 to 7.27), and costs in the middle of a text (11.8). */
import { Type } from '@sinclair/typebox';
import type { Instruction, Target } from '../../schemas/ability';
import { demandOfTop, demandsOfTargets, numberIn, playerIn } from '../kernel/costs/demands';
import type { MemberSchemas } from '../kernel/language/definition';
import type { EffectContext } from '../kernel/rules';
import type { CardState } from '../kernel/state';
import type { ChoosingIcon, IconSaid } from './07-icons';
import { cardsIn, type VgGame } from './game';
import type { Word } from './words';
import type { IntendedChange } from '../kernel/changes/intended';
import type { GrammarParts } from '../kernel/reading/grammar-parts';

const members = ({ Amount, onePlayer, Filter }: GrammarParts): MemberSchemas<IconSaid> => ({
  count: Amount,
  player: Type.Optional(onePlayer),
  of: Type.Optional(Filter),
});

/** A face-down card has no information by which a text could choose it (4.11.3). */
const ofAnyCards = (parts: GrammarParts): MemberSchemas<IconSaid> => ({ ...members(parts), of: undefined });

const SAYS = { player: 'who does it; left out: `you`', of: 'only such cards' };

/** An icon for which its player chooses cards. */
const choosing = <Verb extends ChoosingIcon>(
  verb: Verb,
  meaning: string,
  as: 'take' | 'turn',
  changes: (g: VgGame, context: EffectContext, cards: readonly CardState[]) => IntendedChange[],
): Word<Verb, IconSaid> => ({
  verb,
  meaning,
  says: SAYS,
  members,
  decide: (g, context, said) => g.rules.cardsOfIcon(g, context, verb, said),
  changes: (g, context, _said, cards) => changes(g, context, cards),
  execute: (g, context, said, cards) => g.rules.performIconOn(g, context, verb, said, changes(g, context, cards)),
  possibleOn: (g, context, said) => !g.rules.isKeptFromIcon(g, context, verb, g.rules.playerOfIcon(g, context, said)),
  demands: (analysis, said) => {
    const { rules } = analysis.game as VgGame;
    const target = rules.targetOfIcon(analysis.game as VgGame, verb, said, said.count);
    return demandsOfTargets(analysis, { ...said, target } as unknown as Instruction & { target: Target }, as);
  },
});

const counterBlast: Word<'counterBlast', IconSaid> = choosing(
  'counterBlast',
  'Turns that many face-up cards of the damage zone face down; as an effect, all of them or none (7.24).',
  'turn',
  (g, context, cards) => g.rules.turnForIcon(g, context, cards, 'down'),
);

const soulBlast: Word<'soulBlast', IconSaid> = choosing(
  'soulBlast',
  'Puts that many cards from the soul into the drop zone; as an effect, all of them or none (7.25).',
  'take',
  (g, context, cards) => g.rules.soulBlasting(g, context, cards),
);

const counterCharge: Word<'counterCharge', IconSaid> = {
  ...choosing(
    'counterCharge',
    'Turns that many face-down cards of the damage zone face up (7.26).',
    'turn',
    (g, context, cards) => g.rules.turnForIcon(g, context, cards, 'up'),
  ),
  says: { player: SAYS.player },
  members: ofAnyCards,
};

const soulCharge: Word<'soulCharge', Omit<IconSaid, 'of'>, number> = {
  verb: 'soulCharge',
  meaning: 'Puts that many cards from the top of the deck into the soul (7.27).',
  says: { player: SAYS.player },
  members: (parts) => {
    const { count, player } = members(parts);
    return { count, player };
  },
  *decide(g, context, said) {
    return g.rules.numberOfIcon(g, context, 'soulCharge', said.count, g.rules.playerOfIcon(g, context, said));
  },
  *execute(g, context, said, count) {
    const player = g.rules.playerOfIcon(g, context, said);
    if (g.rules.isKeptFromIcon(g, context, 'soulCharge', player)) return;
    g.rules.useUpIcon(g, context, 'soulCharge', player);
    yield* g.rules.soulCharge(g, context, player, count);
  },
  demands(analysis, { count, player }) {
    const [g, who] = [analysis.game as VgGame, playerIn(analysis, player)];
    const deck = g.rules.isKeptFromIcon(g, analysis.context, 'soulCharge', who) ? [] : cardsIn(g, who, 'deck');
    return [demandOfTop(analysis, deck, numberIn(analysis, count), { zone: 'soul' })];
  },
};

export const WORDS_OF_PAYMENTS = [counterBlast, soulBlast, counterCharge, soulCharge] as const;
