/** Misreadings of the clauses about abilities that cannot be used and cards that cannot be affected (12.2, 12.5). */
import { printOf } from '../../kernel/reading/print';
import { isForbidden } from '../../kernel/continuous/prohibitions';
import { activation } from '../../kernel/procedures/activation';
import type { CardState } from '../../kernel/state';
import {
  alsoIf,
  always,
  another,
  faultTable,
  onlyIf,
  replaced,
  type Misreading,
} from '../../kernel/testing/misreadings';
import type { VgGame, VgRules } from '../game';

/** Does its text say that something cannot affect it? */
const isUnaffected = (g: VgGame, card: CardState): boolean =>
  printOf(g, card).abilities?.some(({ effect }) => effect?.some(({ do: verb }) => verb === 'unaffected')) === true;

const cannotBeUsed = (g: VgGame, card: CardState): boolean =>
  isForbidden(g, card, 'activate') || isForbidden(g, card, 'trigger');

/** An instruction of this kind is carried out on cards that it cannot affect as well. */
const affectsAnyway = (verb: string): Misreading<VgRules> =>
  replaced('executeInstruction', (rule, [g, context, said]) => {
    const ability = { ...context.ability, unpreventable: true };
    return rule(g, said.do === verb ? { ...context, ability } : context, said);
  });

export const effectTermFaults = faultTable<VgRules>({
  '12.2.1.1': {
    'an activated ability that cannot be used is played': another(
      'refusalApartFromCost',
      activation.refusalApartFromCost,
    ),
    'all abilities of the card are lost, those that trigger and those that last as well': onlyIf(
      'isWhereItWorks',
      (g, card) => !cannotBeUsed(g, card),
    ),
  },
  '12.2.1.2.1': {
    'an automatic ability that cannot be used triggers, and waits until it can be': ({ isWhereItWorks }) => ({
      abilityIsValid: isWhereItWorks,
      gainsCannotBeUsed: () => false,
    }),
    'what cannot be used does not trigger and cannot be played either': onlyIf(
      'isWhereItWorks',
      (g, card) => !cannotBeUsed(g, card),
    ),
  },
  '12.2.1.2.2': {
    'an ability that stands by is carried out though it cannot be used any more': always('gainsCannotBeUsed', false),
  },
  '12.5.1': {
    'a card that an effect cannot affect can be chosen for it': another('choosesUnaffected', () => true),
    'a card that no effect can affect can be chosen for a cost': another(
      'choosesUnaffected',
      (_g, _card, { kind }) => kind === 'cost',
    ),
    'what one player or some units cannot affect no effect at all can affect': another(
      'resists',
      (g, card, { kind }) => kind === 'effect' && isUnaffected(g as VgGame, card),
    ),
    'it is only not chosen: an effect on all cards changes its values': affectsAnyway('modify'),
    'it is only not chosen: an effect on all cards changes its state': affectsAnyway('setState'),
    'it is only not chosen: an effect on all cards moves it': affectsAnyway('retire'),
    'an effect that cannot affect a card replaces what would happen to it': replaced(
      'isKeptFromReplacing',
      (rule, [g, intent, replacing]) => rule(g, { ...intent, card: replacing.source }, replacing),
    ),
    'a battle cannot affect it either': onlyIf('isHitBy', (g, unit) => !isUnaffected(g, unit)),
  },
  '12.5.2': {
    'effects of a unit can be replaced by what cannot affect the unit': always('isKeptFromReplacing', false),
    'no effect of a unit is replaced by an ability of the other player': alsoIf(
      'isKeptFromReplacing',
      (_g, { details }, { player }) => details?.cause?.player !== player,
    ),
  },
});
