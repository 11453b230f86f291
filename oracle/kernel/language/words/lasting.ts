/** Instructions whose effect goes on for a while, most of which continuous abilities have as well; and what is put off. */
import type { AbilityKind, Amount, By, Condition, Instruction, Target, Trigger } from '../../../../schemas/ability';
import { addEffect } from '../../changes';
import type { CostAnalysis } from '../../costs/analysis';
import { demandsOfTargets, type Demand } from '../../costs/demands';
import type { AnyGame } from '../../game';
import { remembered } from '../../remember';
import type { EffectContext } from '../../rules';
import { refTo, type Ability, type CardState, type Modification, type Procedure } from '../../state';
import { wordOf, type InstructionWord } from '../definition';
import { addLasting, canLast } from '../instructions';
import { amountOf } from '../select';

/** To which cards, and until when. */
export interface Lasting {
  readonly target: Target;
  readonly until?: string;
  readonly orUntil?: Trigger;
}

/** What such instructions have in common. */
const goesOn = {
  *carryOut(
    game: AnyGame,
    context: EffectContext,
    said: Instruction & Lasting,
    cards: readonly CardState[],
  ): Procedure {
    const { modification } = wordOf(game, said);
    addLasting(
      game,
      context,
      cards,
      modification!(said, (amount) => amountOf(game, context, amount)),
      said,
    );
  },
  demands: demandsOfShown,
  lasting: true,
} as const;

/** The cards only have to be there. */
export function demandsOfShown(
  analysis: CostAnalysis,
  said: Instruction & { readonly target: Target },
): readonly Demand[] {
  return demandsOfTargets(analysis, said, 'show');
}

export interface Modify extends Lasting {
  readonly stat: string;
  readonly by?: Amount;
  readonly to?: Amount;
  readonly base?: boolean;
}

const modify: InstructionWord<'modify', Modify> = {
  verb: 'modify',
  ...goesOn,
  modification: (said, value) =>
    isCounted(said.by) || isCounted(said.to) ? changeOfValue(said, value) : fixedChange(said),
};

const isCounted = (amount: Amount | undefined): boolean => typeof amount === 'object';

const changeOfValue = ({ stat, by, to, base }: Modify, value: (amount: Amount) => number): Modification => ({
  kind: 'stat',
  stat,
  ...(by === undefined ? {} : { by: value(by) }),
  ...(to === undefined ? {} : { to: value(to) }),
  ...(base && { base: true }),
});

const fixedChange = remembered((said: Modify) => changeOfValue(said, (amount) => amount as number));

const forbid: InstructionWord<'forbid', Lasting & { readonly what: string; readonly by?: By }> = {
  verb: 'forbid',
  ...goesOn,
  modification: remembered(({ what, by }): Modification => ({ kind: 'forbid', what, ...(by && { by }) })),
};

const gain: InstructionWord<'gain', Lasting & { readonly ability: unknown }> = {
  verb: 'gain',
  ...goesOn,
  modification: remembered(({ ability }): Modification => ({ kind: 'gain', ability: ability as Ability })),
};

/** Which abilities of which cards. */
export interface Negate extends Lasting {
  readonly of?: AbilityKind;
}

export const negate: InstructionWord<'negate', Negate> = {
  verb: 'negate',
  ...goesOn,
  modification: remembered(({ of }): Modification => ({ kind: 'negate', ...(of && { of }) })),
};

export interface Require extends Lasting {
  readonly of?: AbilityKind;
  readonly cost?: Instruction[];
  readonly if?: Condition;
}

const requirement: InstructionWord<'require', Require> = {
  verb: 'require',
  carryOut: goesOn.carryOut,
  lasting: true,
  modification: remembered(({ of, cost, if: condition }): Modification => ({
    kind: 'require',
    ...(of && { of }),
    ...(cost && { cost }),
    ...(condition && { if: condition }),
  })),
};

export interface Later {
  readonly at: string;
  readonly then: readonly Instruction[];
  readonly target?: Target;
}

const later: InstructionWord<'later', Later> = {
  verb: 'later',
  *carryOut(game, context, { at, then }, cards) {
    if (!canLast(game, at)) return;
    const { player, source, number } = context;
    const ability: Ability = { type: 'later', effect: then };
    const bearer = refTo(game.card(source.id));
    const modification = { kind: 'later', at, ability, bearer, ...(number !== undefined && { number }) } as const;
    const targets = cards.map((card) => card.id);
    addEffect(game, { player, source: source.id, targets, modification, until: at });
  },
  composite: true,
};

export const LASTING = [modify, forbid, gain, negate, requirement, later] as const;
