/** Misreadings of 4-9 to 4-12: base values, "if" and "then", removal, power set to 0. */
import { addEffect } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { statOf } from '../../kernel/continuous/values';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { categoryOf, isCharacter, type OpRules } from '../game';
import { anythingReplaced } from './shared';
import { executeInstructions } from '../../kernel/events/execute-effect';

const isPower = (stat: string): boolean => stat === 'power' || stat === 'basePower';

export const valuesAndTextsFaults = faultTable<OpRules>({
  '4-9-2': {
    'base power is the power that the card has now': result('printed', (given, g, card, stat) =>
      stat === 'basePower' ? statOf(g, card, 'power') : given,
    ),
    "what the card's own permanent effects add belongs to its base power": result('printed', (given, g, card, stat) =>
      stat === 'basePower' && (card.definition.abilities ?? []).some((ability) => g.rules.isContinuous(g, ability))
        ? statOf(g, card, 'power')
        : given,
    ),
    'base cost is the cost that the card has now': result('printed', (given, g, card, stat) =>
      stat === 'baseCost' ? statOf(g, card, 'cost') : given,
    ),
    'filters compare what is printed even where an effect has put something in its place': another(
      'baseStatOf',
      (_g, stat) => `no base of ${stat}`,
    ),
    'a new base of any other number than the power is a new base cost': another('baseStatOf', (_g, stat) =>
      stat === 'power' ? 'basePower' : 'baseCost',
    ),
    'a new base counts only where it is higher than what is printed': (rules) => ({
      baseAmong: (g, given, printed, stat) =>
        given.length === 1 ? Math.max(given[0]!, printed) : rules.baseAmong(g, given, printed, stat),
    }),
    'a new base power counts only where it is higher than what is printed': (rules) => ({
      baseAmong: (g, given, printed, stat) =>
        Math.max(rules.baseAmong(g, given, printed, stat), isPower(stat) ? printed : -Infinity),
    }),
    'a card whose effects are negated has no base effect': alsoIf(
      'isWithoutBaseEffect',
      (g, card) => abilitiesOf(g, card).length === 0,
    ),
  },
  '4-9-2-1': {
    'of several base powers the last one counts': (rules) => ({
      baseAmong: (g, given, printed, stat) =>
        isPower(stat) ? given.at(-1)! : rules.baseAmong(g, given, printed, stat),
    }),
    'of several base powers the first one counts': (rules) => ({
      baseAmong: (g, given, printed, stat) => (isPower(stat) ? given[0]! : rules.baseAmong(g, given, printed, stat)),
    }),
    'of several base powers the lowest counts': (rules) => ({
      baseAmong: (g, given, printed, stat) =>
        isPower(stat) ? Math.min(...given) : rules.baseAmong(g, given, printed, stat),
    }),
    'the printed power is one of those of which the highest counts': (rules) => ({
      baseAmong: (g, given, printed, stat) =>
        isPower(stat) && given.length > 1 ? Math.max(printed, ...given) : rules.baseAmong(g, given, printed, stat),
    }),
    'a new base power takes the place of all that changed the power before': args(
      'evaluate',
      (g, stat, printed, steps) => {
        const last = isPower(stat) ? steps.findLastIndex((step) => step.base) : -1;
        return [g, stat, printed, last < 0 ? steps : steps.filter((step) => step.base)];
      },
    ),
  },
  '4-9-2-2': {
    'of several base costs the last one counts': (rules) => ({
      baseAmong: (g, given, printed, stat) =>
        isPower(stat) ? rules.baseAmong(g, given, printed, stat) : given.at(-1)!,
    }),
    'of several base costs the lowest counts': (rules) => ({
      baseAmong: (g, given, printed, stat) =>
        isPower(stat) ? rules.baseAmong(g, given, printed, stat) : Math.min(...given),
    }),
    'the printed cost is one of those of which the highest counts': (rules) => ({
      baseAmong: (g, given, printed, stat) =>
        isPower(stat) ? rules.baseAmong(g, given, printed, stat) : Math.max(printed, ...given),
    }),
  },
  '4-10-1': {
    'where an "if" is not true only the next sentence is left out': args('executeInstruction', (g, context, said) => [
      g,
      context,
      said.do === 'if' ? { ...said, else: [...(said.else ?? []), ...said.then.slice(1)] } : said,
    ]),
    'what stands after "if you do" is carried out in any case': always('wasDone', true),
    'to have done a part of what stands before is enough': another(
      'wasDone',
      (_g, _possible, events, replacement) => events.length > 0 && !replacement,
    ),
    'what was replaced by something else was done': another(
      'wasDone',
      (_g, possible, events) => possible && events.length > 0,
    ),
    'to have something to do it to is enough': () => ({
      *executeIfYouDo(g, context, first, then) {
        g.cite('4-10-1');
        const others = g.zone(context.player === 'A' ? 'B' : 'A', 'character').length;
        yield* executeInstructions(g, context, first);
        if (others > 0) yield* executeInstructions(g, context, then);
      },
    }),
    'who chooses to do it has done it, however little was possible': skip('watch', (g) => {
      const place = g.frames.at(-2);
      return place?.instructions[place.instruction]?.do === 'may';
    }),
    'who has looked for a card has done it, whether one was found or not': another('actionsSince', (g, since) =>
      g.journal.slice(since),
    ),
    'to shuffle after a search in vain is to have done something': result('actionsSince', (given, g, since) => [
      ...given,
      ...g.journal.slice(since).filter(({ type }) => type === 'shuffled'),
    ]),
    'what comes before "if you do" was not done where anything was replaced meanwhile': another(
      'wasReplaced',
      anythingReplaced,
    ),
  },
  '4-10-2': {
    'what stands after "then" is not carried out where what stands before it could not be': another(
      'continuesAfterFailure',
      false,
    ),
    'what stands after "then" is carried out where at least a part of what stands before was done': (rules) => ({
      *executeText(g, context, instructions) {
        if (instructions.length < 2) return yield* rules.executeText(g, context, instructions);
        const before = g.journal.length;
        yield* rules.executeText(g, context, instructions.slice(0, 1));
        if (g.journal.length === before) return g.cite('4-10-2');
        yield* rules.executeText(g, context, instructions.slice(1));
      },
    }),
  },
  '4-11-2': {
    "a Character that is K.O.'d is not removed": another('wordsOfKo', ['koed', 'trashed']),
    'a card that is placed in the deck is not removed': always('wordsOfRemoval', [], (_g, _card, to) => to === 'deck'),
    'a card that becomes a Life card is not removed': always('wordsOfRemoval', [], (_g, _card, to) => to === 'life'),
    'a card that is returned to the hand is not removed': always(
      'wordsOfRemoval',
      [],
      (_g, _card, to) => to === 'hand',
    ),
    'a card that is trashed is not removed': always('wordsOfRemoval', [], (_g, _card, to) => to === 'trash'),
    "a Character that cannot be removed can be K.O.'d": another(
      'mayBeKoed',
      (g, card, cause) => isCharacter(card) && !g.rules.isProhibited(g, card, 'ko', cause),
    ),
    "a Character that cannot be removed cannot be K.O.'d, but moved in other ways": (rules) => ({
      mayMove: (g, card) => !g.rules.leaderStays(g, card),
      mayBeKoed: (g, card, cause) => rules.mayBeKoed(g, card, cause) && !g.rules.removalIsForbidden(g, card, cause),
    }),
    'a Stage that leaves the field is not removed': always('wordsOfRemoval', [], (_g, card) => card.zone === 'stage'),
    'a DON!! card that leaves the field is not removed': always(
      'wordsOfRemoval',
      [],
      (_g, card) => categoryOf(card) === 'don',
    ),
    'a card that is played from the Life area is not removed from there': always(
      'moveWords',
      [],
      (_g, _card, to) => to.zone === 'character',
    ),
    'only Characters can be kept from being removed': onlyIf(
      'removalIsForbidden',
      (_g, card) => card.zone === 'character',
    ),
    'what cannot be removed can lose a battle': onlyIf(
      'removalIsForbidden',
      (_g, _card, cause) => cause?.kind !== 'battle',
    ),
  },
  '4-12-1': {
    'of several cards the power of each is looked at when those before have been changed': args(
      'setPowerToZero',
      (g, player, source, card, until) => [g, player, source, card, until, statOf(g, card, 'power')],
    ),
    'only the power of Characters can be set to 0': (rules) => ({
      setPowerToZero(g, player, source, card, until, power) {
        if (isCharacter(card)) rules.setPowerToZero(g, player, source, card, until, power);
        else g.cite('4-12-1');
      },
    }),
    'the power is 0 as long as the effect lasts, whatever ends meanwhile': another(
      'setPowerToZero',
      (g, player, source, card, until) => {
        g.cite('4-12-1');
        if (statOf(g, card, 'power') < 0) return g.cite('4-12-2');
        addEffect(g, {
          player,
          source,
          targets: [card.id],
          modification: { kind: 'stat', stat: 'power', to: 0 },
          until,
        });
      },
    ),
    'the reduction is by the printed power': another('setPowerToZero', (g, player, source, card, until) => {
      g.cite('4-12-1');
      if (statOf(g, card, 'power') <= 0) return g.cite('4-12-2');
      const by = -g.rules.printed(g, card, 'power');
      addEffect(g, { player, source, targets: [card.id], modification: { kind: 'stat', stat: 'power', by }, until });
    }),
    'nothing raises the power as long as the effect lasts': (rules) => ({
      setPowerToZero(g, player, source, card, until) {
        g.cite('4-12-1');
        if (statOf(g, card, 'power') < 0) return g.cite('4-12-2');
        addEffect(g, {
          player,
          source,
          targets: [card.id],
          modification: { kind: 'stat', stat: 'power', to: 0 },
          until,
        });
      },
      layerOf: (g, modification) => (modification.to === 0 ? 2 : rules.layerOf(g, modification)),
    }),
    'the base power becomes 0': another('setPowerToZero', (g, player, source, card, until) => {
      g.cite('4-12-1');
      if (statOf(g, card, 'power') < 0) return g.cite('4-12-2');
      const modification = { kind: 'stat', stat: 'power', to: 0, base: true } as const;
      addEffect(g, { player, source, targets: [card.id], modification, until });
    }),
    'the power does not come back': args('setPowerToZero', (g, player, source, card, _until, power) => [
      g,
      player,
      source,
      card,
      'game',
      power,
    ]),
  },
  '4-12-2': {
    'power below 0 is raised to 0': another('reductionToZero', (g, power) => {
      if (power < 0) g.cite('4-12-2');
      return -power;
    }),
    'the reduction is by the base power, also where the power is below 0': args(
      'setPowerToZero',
      (g, player, source, card, until, _power) => [g, player, source, card, until, statOf(g, card, 'basePower')],
    ),
    'the reduction is by the amount by which the power is below 0': another('reductionToZero', (g, power) => {
      if (power < 0) g.cite('4-12-2');
      return -Math.abs(power);
    }),
  },
});
