/** Misreadings of 8-3, 8-7, 8-8 and 8-10: what is negated, and what continuous effects make of a card. */
import { endEffects } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { printedAbilities } from '../../kernel/reading/print';
import { layered } from '../../kernel/continuous/layers';
import { modificationsOf } from '../../kernel/continuous/modification';
import { resolveTargets } from '../../kernel/language/instructions';
import { opponentOf, type CardState } from '../../kernel/state';
import type { Modification } from '../../kernel/state/lasting';
import { afterwards, instead } from '../../kernel/testing/doing';
import { type Misreading, always, another, args, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import type { DbsGame, DbsRules } from '../game';
import { executeInstructions } from '../../kernel/events/execute-effect';

const isNegated = (g: DbsGame, card: CardState): boolean =>
  modificationsOf(g, card).some(
    ({ modification, conditionUnmet }) => modification.kind === 'negate' && !conditionUnmet,
  );

/** Negates only skills of this type. */
const negatesOnly = (type: string): Misreading<DbsRules> =>
  otherModification('negate', (given) => (given.kind === 'negate' ? { ...given, of: { type } } : given));

/** Replaces the modification that an instruction makes. */
function otherModification(verb: string, change: (given: Modification) => Modification): Misreading<DbsRules> {
  return ({ language }) => {
    const word = language.instructions.get(verb)!;
    const modification: NonNullable<typeof word.modification> = (said, value) =>
      change(word.modification!(said, value));
    const instructions = new Map([...language.instructions, [verb, { ...word, modification }]]);
    return { language: { ...language, instructions } };
  };
}

/** Carries out instructions with this verb after all others. */
const deferred = (verb: string): Misreading<DbsRules> =>
  another('executeText', (g, context, effect) =>
    executeInstructions(g, context, [
      ...effect.filter((one) => one.do !== verb),
      ...effect.filter((one) => one.do === verb),
    ]),
  );

const isApplying = (g: DbsGame): boolean => g.values.continuous?.isComplete === false;

/** Lets continuous effects on all cards of an area pass over some cards. */
const passesOver = (isPassed: (g: DbsGame, card: CardState) => boolean): Misreading<DbsRules> =>
  onlyIf('fitsFilter', (g, _filter, card) => !isApplying(g) || !isPassed(g, card));

/** Applies all effects once, in these layers. */
const layersBy =
  (layer: (modification: Modification) => number): Misreading<DbsRules> =>
  () => ({ ...layered, layerOf: (_g, modification) => layer(modification) });

/** Keeps a card the same card when it moves between these areas. */
const staysUnchanged = (isMatch: (from: string, to: string) => boolean): Misreading<DbsRules> =>
  result('becomesNew', (given, _g, _card, from, to) => given && !isMatch(from, to));

/** Uses the printed power of a card that enters while [Auto]s notice it. */
const printedOnEntering: Misreading<DbsRules> = (rules) => {
  let isEntering = false;
  return {
    happened(g, event, leaving) {
      isEntering = event.type === 'played';
      try {
        rules.happened(g, event, leaving);
      } finally {
        isEntering = false;
      }
    },
    evaluate: (g, stat, printed, steps) => {
      const value = rules.evaluate(g, stat, printed, steps);
      return isEntering ? printed : value;
    },
  };
};

/** Hides effects of some sources from [Auto]s that notice a card that enters. */
const withoutOnEntering = (isLeftOut: (g: DbsGame, source: CardState) => boolean): Misreading<DbsRules> => {
  let entering: string | undefined;
  return (rules) => ({
    happened(g, event, leaving) {
      entering = event.type === 'played' ? event.card : undefined;
      g.values.version += 1;
      try {
        rules.happened(g, event, leaving);
      } finally {
        entering = undefined;
        g.values.version += 1;
      }
    },
    isWhereItWorks: (g, card, ability) =>
      rules.isWhereItWorks(g, card, ability) &&
      !(entering !== undefined && g.rules.isContinuous(g, ability) && isLeftOut(g, card) && card.id === entering),
  });
};

export const continuousEffectsFaults = faultTable<DbsRules>({
  '8-3-2': {
    'skills are negated although a text forbids it': another('forbiddenAs', { chosen: 'choose' }),
    'only [Auto] skills can be negated': negatesOnly('auto'),
    'only [Permanent] skills can be negated': negatesOnly('permanent'),
    'only [Activate] skills can be negated': negatesOnly('activate'),
    'the choices of a negated skill are made all the same': (rules) => ({
      abilityIsValid: (g, card, ability) => rules.abilityIsValid(g, card, ability),
      language: (
        otherModification('negate', (given) => ({ ...given, of: { type: 'permanent' } }) as Modification)(
          rules,
          '',
        ) as Pick<DbsRules, 'language'>
      ).language,
      *executeInstruction(g, context, instruction) {
        if (!isNegated(g, context.source)) return yield* rules.executeInstruction(g, context, instruction);
        if ('target' in instruction && instruction.target) yield* resolveTargets(g, context, instruction.target);
      },
    }),
    'a card has no keyword that is negated': another('skillsOn', (g, card) => {
      g.cite('8-3-2');
      return abilitiesOf(g, card);
    }),
    'a keyword that a card has gained is none once it is negated': another('skillsOn', (g, card) => {
      g.cite('8-3-2');
      return [...new Set([...printedAbilities(g, card), ...abilitiesOf(g, card)])];
    }),
    'what a card has gained before is not negated': () => ({ losesGained: false, gainsNothing: () => false }),
    'what a card gains while it is negated works': always('gainsNothing', false),
    'the part that a condition negates is carried out': instead(
      'executeInstruction',
      (_g, _context, instruction) => instruction.do === 'if',
      function* (g, context, instruction) {
        g.cite('8-3-2', '8-3-3');
        if (instruction.do === 'if') yield* executeInstructions(g, context, instruction.then);
      },
    ),
    'where a part is negated nothing is carried out': (rules) => ({
      *executeInstruction(g, context, instruction) {
        if (context.ability.effect.some((one) => one.do === 'if')) return;
        yield* rules.executeInstruction(g, context, instruction);
      },
    }),
    'a negation lasts for the rest of the game': result('endsWithTurn', (given, _g, { modification }) =>
      modification.kind === 'negate' ? false : given,
    ),
    'a negation of the card itself waits for no condition': always('conditionHolds', true, (_g, _context, { effect }) =>
      (effect ?? []).some((one) => one.do === 'negate'),
    ),
  },
  '8-3-3': {
    'a condition is not looked at': always('conditionHolds', true, (g, _context, { if: condition }) => {
      if (condition) g.cite('8-3-3');
      return condition !== undefined;
    }),
    'a condition is about the opponent': args('conditionHolds', (g, context, ability) => [
      g,
      { ...context, player: opponentOf(context.player) },
      ability,
    ]),
    'a condition of a [Permanent] is not looked at': always('conditionHolds', true, (g, _context, ability) =>
      g.rules.isContinuous(g, ability),
    ),
    'what is valid under a condition is valid until it was fulfilled once': result(
      'conditionHolds',
      (given, _g, _context, { if: condition }) => (condition ? !given : given),
    ),
  },
  '8-7-1': {
    'what is KO-ed leaves when all the rest has been done': deferred('ko'),
    'cards are drawn when all the rest has been done': deferred('draw'),
    'what is placed in the Drop Area goes when all the rest has been done': deferred('discard'),
  },
  '8-8-1-1': {
    'only the last change of a power counts': (rules) => ({
      evaluate: (g, stat, printed, steps) => rules.evaluate(g, stat, printed, steps.slice(-1)),
    }),
    'only the first change of a power counts': (rules) => ({
      evaluate: (g, stat, printed, steps) => rules.evaluate(g, stat, printed, steps.slice(0, 1)),
    }),
    'what changes a power begins at that of the front side': result('printed', (given, _g, card, stat) =>
      stat === 'power' && card.sheet === 'back' ? ((card.definition as { power?: number }).power ?? given) : given,
    ),
  },
  '8-8-1-2': {
    'numbers are applied first': layersBy(({ kind }) => (kind === 'stat' ? 0 : 1)),
    'words are applied last': layersBy(({ kind }) => (kind === 'words' ? 2 : Number(kind === 'stat'))),
    'negations are applied last': layersBy(({ kind }) => (kind === 'negate' ? 2 : Number(kind === 'stat'))),
  },
  '8-8-1-3': {
    'a number that depends on another sees it as it is printed': (rules) => ({
      evaluate: (g, stat, printed, steps) => {
        const value = rules.evaluate(g, stat, printed, steps);
        return isApplying(g) ? printed : value;
      },
    }),
    'of what adds to a power only the greatest counts': (rules) => ({
      evaluate(g, stat, printed, steps) {
        rules.evaluate(g, stat, printed, steps);
        return Math.max(printed, ...steps.map(({ to, by = 0 }) => to ?? printed + by));
      },
    }),
    'numbers are not changed by [Permanent] skills': (rules) => ({
      layerOf: (g, modification) => rules.layerOf(g, modification),
      isWhereItWorks: (g, card, ability) =>
        rules.isWhereItWorks(g, card, ability) &&
        !(g.rules.isContinuous(g, ability) && ability.effect.some((one) => one.do === 'modify')),
    }),
  },
  '8-8-1-4': {
    'what has been resolved goes along to the hand and back': staysUnchanged(
      (from, to) => [from, to].includes('hand') && [from, to].includes('battle'),
    ),
    'a [Permanent] is not applied to a card that has left the area and come back': passesOver(
      (_g, { zone, zoneChangeCount }) => zone === 'battle' && zoneChangeCount > 1,
    ),
    'a [Permanent] is not applied in the Combo Area': passesOver((_g, { zone }) => zone === 'combo'),
    'what a card has brought about ends when it combos': afterwards('leaveEffectsBehind', (g, card) => {
      endEffects(g, ({ source, modification }) => source === card.id && modification.kind !== 'later');
    }),
  },
  '8-8-1-5': {
    'what holds for an area reaches a card from the next turn on': passesOver(
      (g, { enteredOnTurn, zone }) => zone === 'battle' && enteredOnTurn === g.state.turn,
    ),
    'what has been resolved for an area reaches those of the moment only': always('reachesLater', false),
    'a card that comes back to an area is not reached again': passesOver(
      (_g, { zoneChangeCount }) => zoneChangeCount > 1,
    ),
  },
  '8-8-1-5-1': {
    'an [Auto] looks at the printed power of a card that enters': printedOnEntering,
    'an [Auto] looks before what the card itself brings': withoutOnEntering(() => true),
  },
  '8-10-1': {
    'an effect refers to a card as it was before it moved': another('readsLastKnown', true),
    'a card has no power in the hand': result('printed', (given, _g, { zone }, stat) =>
      stat === 'power' && zone === 'hand' ? 0 : given,
    ),
    'a card has no power in the Drop Area': result('printed', (given, _g, { zone }, stat) =>
      stat === 'power' && zone === 'drop' ? 0 : given,
    ),
    'an effect refers to a card as it was when it was chosen': (rules) => {
      const powers = new Map<string, number>();
      return {
        *executeInstruction(g, context, instruction) {
          if ('by' in instruction && typeof instruction.by === 'object' && 'of' in instruction.by) {
            g.cite('8-10-1');
            const by = powers.get(context.source.id) ?? 0;
            return yield* rules.executeInstruction(g, context, { ...instruction, by } as typeof instruction);
          }
          if ('target' in instruction && instruction.target && 'choose' in instruction.target) {
            const [card] = yield* resolveTargets(g, context, instruction.target);
            if (card) {
              powers.set(context.source.id, g.rules.evaluate(g, 'power', g.rules.printed(g, card, 'power'), []));
              return yield* rules.executeInstruction(g, context, {
                ...instruction,
                target: { chosen: true },
              } as typeof instruction);
            }
          }
          yield* rules.executeInstruction(g, context, instruction);
        },
      };
    },
  },
});
