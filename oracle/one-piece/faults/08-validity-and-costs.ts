/** Misreadings of 8-2 and 8-3-2: valid and invalid effects, activation conditions. */
import { addEffect, endEffects } from '../../kernel/changes';
import { abilitiesOf, requirementsFor, wholeOf } from '../../kernel/continuous/abilities';
import { holds } from '../../kernel/reading/select';
import { evaluationOf } from '../../kernel/procedures/contexts';
import type { Ability, CardState } from '../../kernel/state';
import type { ContinuousEffect, Modification } from '../../kernel/state/lasting';
import { saidAs } from '../../kernel/testing/common-texts';
import { afterwards } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
} from '../../kernel/testing/misreadings';

import { abilitiesPrintedOn, asOp, isCharacter, type OpRules } from '../game';
import { donAskedAs, KINDS } from './shared';

/** A negation spares these abilities: the cards gain them again at once. */
const negationSpares = (isSpared: (card: CardState, ability: Ability) => boolean): Misreading<OpRules> =>
  afterwards('executeInstruction', (g, _context, instruction) => {
    const negation = instruction.do === 'negate' ? g.state.effects.at(-1) : undefined;
    if (negation?.modification.kind !== 'negate') return;
    const { player, source, until } = negation;
    for (const { id } of negation.targets) {
      const spared = abilitiesPrintedOn(g.card(id).definition).filter((ability) => isSpared(g.card(id), ability));
      for (const ability of spared) {
        addEffect(g, { player, source, targets: [id], modification: { kind: 'gain', ability }, until });
      }
    }
  });

const isPrinted = (card: CardState, ability: Ability): boolean =>
  abilitiesPrintedOn(card.definition).some((printed) => printed === ability);

const isNegatedBy = (negation: { targets: readonly { id: string }[] } | undefined, id: string): boolean =>
  negation?.targets.some((target) => target.id === id) ?? false;

type Gain = Extract<Modification, { kind: 'gain' }>;

const isKeyword = ({ ability }: Gain): boolean => ability.type === 'keyword';

const isGain = ({ modification }: ContinuousEffect, counts: (gain: Gain) => boolean): boolean =>
  modification.kind === 'gain' && counts(modification);

const gainedBeforeIsNegated = (counts: (gain: Gain) => boolean): Misreading<OpRules> =>
  another('afterNegation', (g) => {
    const negation = g.state.effects.at(-1);
    endEffects(g, (effect, target) => isGain(effect, counts) && isNegatedBy(negation, target));
  });

const gainsNothing = (counts: (gain: Gain) => boolean): Misreading<OpRules> =>
  afterwards('executeInstruction', (g, _context, instruction) => {
    const [gained] = instruction.do === 'gain' ? g.state.effects.slice(-1) : [];
    if (!gained || !isGain(gained, counts)) return;
    const negations = g.state.effects.filter(({ modification }) => modification.kind === 'negate');
    endEffects(g, (effect, target) => effect === gained && negations.some((one) => isNegatedBy(one, target)));
  });

export const validityAndCostsFaults = [
  ...faultTable<OpRules>({
    '8-2-1-1': {
      'an effect that negates one kind of effects negates all': saidAs((said) =>
        said.do === 'negate' ? { ...said, of: undefined } : said,
      ),
      'an effect of two timings is negated in both where one is': onlyIf(
        'abilityIsValid',
        (_g, _card, ability) => wholeOf(ability) === ability,
      ),
      'a negated replacement replaces': negationSpares((_card, { type }) => type === 'instead'),
      'the effects of Leaders and Stages are not negated': negationSpares((card) => !isCharacter(card)),
      'a negated [End of Your Turn] effect is activated': negationSpares(
        (_card, { when }) => when?.event === 'endOfYourTurn',
      ),
      'an effect of the turn player that waits when it is negated is activated all the same': onlyIf(
        'wasNegatedSince',
        (g, _card, waiting) => waiting.player !== g.state.turnPlayer,
      ),
      'an effect of a Leader that waits when it is negated is activated all the same': onlyIf(
        'wasNegatedSince',
        (_g, card) => isCharacter(card),
      ),
      'a negated effect happens all the same': skip('executeInstruction', (_g, _context, instruction) =>
        instruction.do === 'negate'),
      'an effect that waits when its card is negated is activated all the same': always('wasNegatedSince', false),
      'an effect that waits when it is negated is activated if its card keeps another': onlyIf(
        'wasNegatedSince',
        (g, card) => abilitiesOf(g, card).length === 0,
      ),
      'keyword effects are not negated with the other effects': result(
        'keywordAbility',
        (given, _g, card, keyword) =>
          abilitiesPrintedOn(card.definition).find((ability) => ability.keyword === keyword) ?? given,
      ),
      'an [On K.O.] effect is not negated, since it is resolved in the trash': (rules) => ({
        happened(g, event, leaving = []) {
          const all = leaving.map((gone) => ({
            ...gone,
            abilities: abilitiesPrintedOn(gone.card.definition).filter((ability) => g.rules.isTriggered(g, ability)),
          }));
          rules.happened(g, event, all);
        },
      }),
    },
    '8-2-1-2': {
      'an effect that has paid with the DON!! card of its condition is activated': always('isStillValid', true),
      'an effect is valid whether the conditions of its keywords hold or not': always('keywordConditionsHold', true),
      'a condition that does not hold makes all effects of the card invalid': onlyIf('abilityIsValid', (g, card) =>
        abilitiesPrintedOn(card.definition).every((one) => g.rules.keywordConditionsHold(g, card, one)),
      ),
      'an effect whose condition does not hold is activated and paid for, and does nothing': (rules) => ({
        abilityIsValid: (g, card, ability) =>
          ability.type === 'auto' ? g.rules.isInItsArea(g, card) : rules.abilityIsValid(g, card, ability),
        conditionsForActivation: () => true,
        *resolveEffect(g, context) {
          if (rules.conditionsForActivation(g, context.player, context.source, context.ability, context))
            yield* rules.resolveEffect(g, context);
        },
      }),
      'a card has a keyword effect that is printed on it, whether its condition is met or not': always(
        'countsAsKeyword',
        true,
      ),
    },
    '8-2-2': {
      'a negated effect is one that the card does not have': always('hasNegated', false),
      'a card whose effects are negated has no base effect': another(
        'isWithoutBaseEffect',
        (g, card) => abilitiesOf(g, card).length === 0,
      ),
    },
    '8-2-3': {
      'what a card has given ends when its effects are negated': another('afterNegation', (g) => {
        const negation = g.state.effects.at(-1);
        endEffects(g, (effect) => effect !== negation && isNegatedBy(negation, effect.source));
      }),
      'what a card has given in an earlier turn ends when its effects are negated': another('afterNegation', (g) => {
        const negation = g.state.effects.at(-1);
        endEffects(g, (effect) => effect.turn < g.state.turn && isNegatedBy(negation, effect.source));
      }),
    },
    '8-2-4': {
      'a card whose effects are negated has no replacement that it has gained': onlyIf(
        'abilityIsValid',
        (_g, card, ability) => ability.type !== 'instead' || isPrinted(card, ability),
      ),
      'a card whose effects are negated cannot activate an [Activate: Main] that it has gained': always(
        'activationRefusal',
        { clause: '8-2-1-1', reason: 'its effects are negated' },
        (_g, _player, card, ability) => ability.type === 'activate' && !isPrinted(card, ability),
      ),
      'what a card had gained before is negated with its own effects': gainedBeforeIsNegated(() => true),
      'a keyword that a card had gained before is negated with its own effects': gainedBeforeIsNegated(isKeyword),
      'a card whose effects are negated does not gain new ones': gainsNothing(() => true),
      'a card whose effects are negated does not gain keywords': gainsNothing(isKeyword),
    },
    '8-3-2-1': {
      'of several conditions one is enough': (rules) => ({
        keywordConditionsHold(g, card, ability) {
          const { don, turn } = ability;
          if (don === undefined || turn === undefined) return rules.keywordConditionsHold(g, card, ability);
          return g.rules.donConditionHolds(g, card, ability) || g.rules.turnConditionHolds(g, card, ability);
        },
      }),
      'where [DON!! xX] is met a further condition is not looked at': alsoIf(
        'conditionHolds',
        (_g, _reader, ability) => asOp(ability).don !== undefined,
      ),
    },
    '8-3-2-2': {
      'only the printed conditions of an effect count': always('addedConditionsHold', true),
      'an added condition stands in the place of the printed ones': (rules) => ({
        conditionsForActivation(g, player, card, ability, occasion) {
          const reader = { player, source: card, chosen: [] };
          if (!requirementsFor(g, card, ability).some((one) => one.if))
            return rules.conditionsForActivation(g, player, card, ability, occasion);
          return g.rules.addedConditionsHold(g, reader, card, ability);
        },
      }),
      '"opponent" in an added condition is the opponent of whoever activates the effect': another(
        'addedConditionsHold',
        (g, reader, card, ability) =>
          requirementsFor(g, card, ability).every((one) => !one.if || holds(g, reader, one.if)),
      ),
      'an [On K.O.] is not asked for it, since its card is in the trash by then': another(
        'onKoIsPossible',
        (g, card, { if: condition }) => !condition || holds(g, evaluationOf(g, card), condition),
      ),
    },
    '8-3-2-3': {
      '[DON!! xX] asks for more than X': donAskedAs((asked, given) => given > asked),
      '[DON!! xX] of an effect for leaving the field asks for DON!! cards in the trash': args(
        'conditionsForActivation',
        (g, player, card, ability, { event }) => [g, player, card, ability, { event }],
      ),
      '[DON!! xX] asks for exactly X': donAskedAs((asked, given) => given === asked),
      '[DON!! xX] counts all DON!! cards that the player has given': donAskedAs(
        (asked, _given, g, { side }) => g.zone(side, 'given').length >= asked,
      ),
      '[DON!! xX] is looked at when the effect is activated, not at its timing': args(
        'abilityIsValid',
        (g, card, ability) => [
          g,
          card,
          ability.type === 'auto' ? ({ ...ability, don: undefined } as Ability) : ability,
        ],
      ),
    },
    '8-3-2-4': {
      '[Your Turn] is met in every turn': alsoIf('turnConditionHolds', (_g, _card, ability) => ability.turn === 'your'),
      '[Your Turn] limits permanent effects only': alsoIf(
        'turnConditionHolds',
        (_g, _card, ability) => ability.turn === 'your' && ability.type === 'auto',
      ),
    },
    '8-3-2-5': {
      "[Opponent's Turn] is met in every turn": alsoIf(
        'turnConditionHolds',
        (_g, _card, ability) => ability.turn === 'opponent',
      ),
      "[Opponent's Turn] is not met during a battle": onlyIf(
        'turnConditionHolds',
        (g, _card, ability) => ability.turn !== 'opponent' || g.state.battle === null,
      ),
    },
  }),
  ...KINDS.filter((kind) => kind !== 'auto').flatMap((kind) =>
    faultTable<OpRules>({
      '8-3-2-2': {
        [`an added condition is not asked of an effect of the kind "${kind}"`]: alsoIf(
          'addedConditionsHold',
          (_g, _reader, _card, ability) => ability.type === kind,
        ),
      },
    }),
  ),
];
