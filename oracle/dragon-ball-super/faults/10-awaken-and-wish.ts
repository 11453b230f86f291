/** Misreadings of 10-2 and 10-28. */
import { endEffects, setState } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import type { Handle } from '../../../schemas/common';
import { opponentOf } from '../../kernel/state';
import type { ContinuousEffect } from '../../kernel/state/lasting';
import { afterwards } from '../../kernel/testing/doing';
import { type Misreading, alsoIf, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, definitionOf, type DbsRules } from '../game';

const noCondition = (type: string): Misreading<DbsRules> =>
  alsoIf('conditionHolds', (_g, _context, ability) => ability.type === type);
const noCost = (type: string): Misreading<DbsRules> =>
  result('costToActivate', (cost, _g, _card, ability) => (ability.type === type ? [] : cost));
const mainOnly = (type: string): Misreading<DbsRules> =>
  onlyIf('isActivatedIn', (_g, ability, timing) => ability.type !== type || timing === 'main');
const turned = (also: (g: Parameters<DbsRules['turnBySkill']>[0], id: Handle) => void): Misreading<DbsRules> =>
  afterwards('turnBySkill', (g, card) => {
    also(g, card.id);
  });
const effectsEnd = (which: (effect: ContinuousEffect) => boolean): Misreading<DbsRules> =>
  turned((g, id) => endEffects(g, (effect, target) => target === id && which(effect)));
const isOfPower = ({ modification }: ContinuousEffect): boolean => modification.kind === 'stat';
const frontPower = result<DbsRules, 'printed'>('printed', (given, _g, card, stat) =>
  stat === 'power' ? (definitionOf(card).power ?? 0) : given,
);
const droppedUnder: Misreading<DbsRules> = afterwards('turnBySkill', (g, card) =>
  g.rules.drop(g, g.rules.cardsUnder(g, card)),
);

export const awakenAndWishFaults = faultTable<DbsRules>({
  '10-2-1': {
    'it has no condition': noCondition('awaken'),
    'its cost need not be paid': noCost('awaken'),
    'it is activated in the Main Phase only': mainOnly('awaken'),
    'it is turned over as it is activated': (rules) => ({
      *prepares(g, player, card, context) {
        if (context.ability.type === 'awaken') yield* rules.turnCardOver(g, card, 'back', { kind: 'effect', player });
        return yield* rules.prepares(g, player, card, context);
      },
    }),
  },
  '10-2-3': {
    'it is not turned over': skip('turnBySkill'),
    'it keeps the power of its front': frontPower,
    'every Leader Card is turned over': (rules) => ({
      *turnBySkill(g, card, sheet, cause) {
        yield* rules.turnBySkill(g, card, sheet, cause);
        yield* rules.turnCardOver(g, g.card(cardsIn(g, opponentOf(card.side), 'leader')[0]!.id), sheet, cause);
        yield* rules.turnBySkill(g, card, sheet === 'back' ? 'front' : 'back', cause);
      },
    }),
  },
  '10-2-4': {
    'effects end that are not about its power': effectsEnd((effect) => !isOfPower(effect)),
    'prohibitions end': effectsEnd(({ modification }) => modification.kind === 'forbid'),
    'what lies under it goes to the Drop Area': droppedUnder,
    'the battle of the card is over': (rules) => ({
      battleContinues: (g, next) =>
        !g.state.battle?.attackers.some((id) => g.card(id).sheet === 'back') && rules.battleContinues(g, next),
    }),
    'the sides have their skills once in a turn together': result('abilityKey', (given) =>
      given.replace(/back\W?/, ''),
    ),
  },
  '10-2-5': {
    'it is switched to Active Mode': turned((g, id) => setState(g, id, 'active')),
    'it is switched to Rest Mode': turned((g, id) => setState(g, id, 'rested')),
    'effects on its power end': effectsEnd(isOfPower),
    'only additions stay': effectsEnd(({ modification }) => 'to' in modification && modification.to !== undefined),
  },
  '10-28-1': {
    'it has no condition': noCondition('wish'),
    'its cost need not be paid': noCost('wish'),
    'it is activated in the Main Phase only': mainOnly('wish'),
  },
  '10-28-3': {
    'it is not turned over': skip('turnBySkill'),
    'it keeps the power of its front': frontPower,
    'only Leader Cards are turned over': skip('turnBySkill', (_g, card) => card.zone !== 'leader'),
    'it has been played anew': afterwards('turnBySkill', function* (g, card, _sheet, cause) {
      yield* perform(g, { card, state: card.state === 'active' ? 'rested' : 'active', cause });
      yield* perform(g, { card, state: card.state === 'active' ? 'rested' : 'active', cause, events: ['played'] });
    }),
    'it shows its back wherever it goes': (rules) => ({
      sheetOnArrival: (g, card, old, to) => card.sheet ?? rules.sheetOnArrival(g, card, old, to),
    }),
    'effects end that are not about its power': effectsEnd((effect) => !isOfPower(effect)),
  },
  '10-28-4': {
    'the back stays up': skip('turnBySkill', (_g, _card, sheet) => sheet === 'front'),
    'it is a new card, without the effects on it': afterwards('turnBySkill', (g, card, sheet) => {
      if (sheet === 'front') endEffects(g, (_effect, target) => target === card.id);
    }),
    'it keeps the power of its back': result('printed', (given, _g, card, stat) =>
      stat === 'power' ? (definitionOf(card).back?.power ?? given) : given,
    ),
  },
  '10-28-5': {
    'it is switched to Active Mode': turned((g, id) => setState(g, id, 'active')),
    'it is switched to Rest Mode': turned((g, id) => setState(g, id, 'rested')),
    'effects on its power end': effectsEnd(isOfPower),
  },
});
