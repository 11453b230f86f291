/** Misreadings of 4-9 to 4-12: base values, "if" and "then", removal, power set to 0. */
import { addEffect } from '../../kernel/changes';
import { abilitiesOf, statOf } from '../../kernel/continuous/characteristics';
import { carryOutAll } from '../../kernel/language/instructions';
import type { Fault } from '../../kernel/module';
import { categoryOf, isCharacter, type OpRules } from '../game';

type OpFault = Fault<OpRules>;

const values: readonly OpFault[] = [
  {
    id: 'base-power-is-the-power',
    clause: '4-9-2',
    title: 'base power is the power that the card has now',
    replace: (rules) => ({
      printed: (g, card, stat) => (stat === 'basePower' ? statOf(g, card, 'power') : rules.printed(g, card, stat)),
    }),
  },
  {
    id: 'base-power-with-permanent-effects',
    clause: '4-9-2',
    title: "what the card's own permanent effects add belongs to its base power",
    replace: (rules) => ({
      printed: (g, card, stat) =>
        stat === 'basePower' && (card.definition.abilities ?? []).some((ability) => g.rules.isContinuous(ability))
          ? statOf(g, card, 'power')
          : rules.printed(g, card, stat),
    }),
  },
  {
    id: 'base-cost-is-the-cost',
    clause: '4-9-2',
    title: 'base cost is the cost that the card has now',
    replace: (rules) => ({
      printed: (g, card, stat) => (stat === 'baseCost' ? statOf(g, card, 'cost') : rules.printed(g, card, stat)),
    }),
  },
  {
    id: 'base-is-print-only',
    clause: '4-9-2',
    title: 'filters compare what is printed even where an effect has put something in its place',
    replace: () => ({ baseStatOf: (stat) => `no base of ${stat}` }),
  },
  {
    id: 'any-new-base-is-a-base-cost',
    clause: '4-9-2',
    title: 'a new base of any other number than the power is a new base cost',
    replace: () => ({ baseStatOf: (stat) => (stat === 'power' ? 'basePower' : 'baseCost') }),
  },
  {
    id: 'new-base-only-raises',
    clause: '4-9-2',
    title: 'a new base counts only where it is higher than what is printed',
    replace: (rules) => ({
      baseAmong: (given, printed, stat) =>
        given.length === 1 ? Math.max(given[0]!, printed) : rules.baseAmong(given, printed, stat),
    }),
  },
  {
    id: 'negated-text-is-no-base-effect',
    clause: '4-9-2',
    title: 'a card whose effects are negated has no base effect',
    replace: (rules) => ({
      isWithoutBaseEffect: (g, card) => rules.isWithoutBaseEffect(g, card) || abilitiesOf(g, card).length === 0,
    }),
  },
  {
    id: 'last-base-power',
    clause: '4-9-2-1',
    title: 'of several base powers the last one counts',
    replace: (rules) => ({
      baseAmong: (given, printed, stat) => (isPower(stat) ? given.at(-1)! : rules.baseAmong(given, printed, stat)),
    }),
  },
  {
    id: 'first-base-power',
    clause: '4-9-2-1',
    title: 'of several base powers the first one counts',
    replace: (rules) => ({
      baseAmong: (given, printed, stat) => (isPower(stat) ? given[0]! : rules.baseAmong(given, printed, stat)),
    }),
  },
  {
    id: 'lowest-base-power',
    clause: '4-9-2-1',
    title: 'of several base powers the lowest counts',
    replace: (rules) => ({
      baseAmong: (given, printed, stat) => (isPower(stat) ? Math.min(...given) : rules.baseAmong(given, printed, stat)),
    }),
  },
  {
    id: 'printed-power-takes-part',
    clause: '4-9-2-1',
    title: 'the printed power is one of those of which the highest counts',
    replace: (rules) => ({
      baseAmong: (given, printed, stat) =>
        isPower(stat) && given.length > 1 ? Math.max(printed, ...given) : rules.baseAmong(given, printed, stat),
    }),
  },
  {
    id: 'new-base-wipes-the-rest',
    clause: '4-9-2-1',
    title: 'a new base power takes the place of all that changed the power before',
    replace: (rules) => ({
      evaluate(stat, printed, steps, g) {
        const last = isPower(stat) ? steps.findLastIndex((step) => step.base) : -1;
        return rules.evaluate(stat, printed, last < 0 ? steps : steps.filter((step) => step.base), g);
      },
    }),
  },
  {
    id: 'last-base-cost',
    clause: '4-9-2-2',
    title: 'of several base costs the last one counts',
    replace: (rules) => ({
      baseAmong: (given, printed, stat) => (isPower(stat) ? rules.baseAmong(given, printed, stat) : given.at(-1)!),
    }),
  },
  {
    id: 'lowest-base-cost',
    clause: '4-9-2-2',
    title: 'of several base costs the lowest counts',
    replace: (rules) => ({
      baseAmong: (given, printed, stat) => (isPower(stat) ? rules.baseAmong(given, printed, stat) : Math.min(...given)),
    }),
  },
  {
    id: 'printed-cost-takes-part',
    clause: '4-9-2-2',
    title: 'the printed cost is one of those of which the highest counts',
    replace: (rules) => ({
      baseAmong: (given, printed, stat) =>
        isPower(stat) ? rules.baseAmong(given, printed, stat) : Math.max(printed, ...given),
    }),
  },
];

const isPower = (stat: string): boolean => stat === 'power' || stat === 'basePower';

const texts: readonly OpFault[] = [
  {
    id: 'if-you-do-anyway',
    clause: '4-10-1',
    title: 'what stands after "if you do" is carried out in any case',
    replace: () => ({ wasDone: () => true }),
  },
  {
    id: 'if-you-do-in-part',
    clause: '4-10-1',
    title: 'to have done a part of what stands before is enough',
    replace: () => ({
      wasDone: (_possible, events, replacement) => events.length > 0 && !replacement,
    }),
  },
  {
    id: 'if-you-do-replaced',
    clause: '4-10-1',
    title: 'what was replaced by something else was done',
    replace: () => ({ wasDone: (possible, events) => possible && events.length > 0 }),
  },
  {
    id: 'if-you-could',
    clause: '4-10-1',
    title: 'to have something to do it to is enough',
    replace: () => ({
      *carryOutIfYouDo(g, context, first, then) {
        g.cite('4-10-1');
        const others = g.zone(context.player === 'A' ? 'B' : 'A', 'character').length;
        yield* carryOutAll(g, context, first);
        if (others > 0) yield* carryOutAll(g, context, then);
      },
    }),
  },
  {
    id: 'if-you-chose-to',
    clause: '4-10-1',
    title: 'who chooses to do it has done it, however little was possible',
    replace: (rules) => ({
      watch(g, context, instruction) {
        const place = g.frames.at(-2);
        if (place?.instructions[place.instruction]?.do !== 'may') rules.watch(g, context, instruction);
      },
    }),
  },
  {
    id: 'looking-is-doing',
    clause: '4-10-1',
    title: 'who has looked for a card has done it, whether one was found or not',
    replace: () => ({ actionsSince: (g, since) => g.journal.slice(since) }),
  },
  {
    id: 'shuffling-is-doing',
    clause: '4-10-1',
    title: 'to shuffle after a search in vain is to have done something',
    replace: (rules) => ({
      actionsSince: (g, since, player) => [
        ...rules.actionsSince(g, since, player),
        ...g.journal.slice(since).filter(({ type }) => type === 'shuffled'),
      ],
    }),
  },
  {
    id: 'then-as-if',
    clause: '4-10-2',
    title: 'what stands after "then" is not carried out where what stands before it could not be',
    replace: () => ({ goesOnAfterFailure: false }),
  },
  {
    id: 'then-needs-something-done',
    clause: '4-10-2',
    title: 'what stands after "then" is carried out where at least a part of what stands before was done',
    replace: (rules) => ({
      *carryOutText(g, context, instructions) {
        if (instructions.length < 2) return yield* rules.carryOutText(g, context, instructions);
        const before = g.journal.length;
        yield* rules.carryOutText(g, context, instructions.slice(0, 1));
        if (g.journal.length === before) return g.cite('4-10-2');
        yield* rules.carryOutText(g, context, instructions.slice(1));
      },
    }),
  },
  {
    id: 'ko-is-no-removal',
    clause: '4-11-2',
    title: "a Character that is K.O.'d is not removed",
    replace: () => ({ wordsOfKo: ['koed', 'trashed'] }),
  },
  {
    id: 'to-the-deck-is-no-removal',
    clause: '4-11-2',
    title: 'a card that is placed in the deck is not removed',
    replace: (rules) => ({
      wordsOfRemoval: (g, card, to) => (to === 'deck' ? [] : rules.wordsOfRemoval(g, card, to)),
    }),
  },
  {
    id: 'to-the-life-area-is-no-removal',
    clause: '4-11-2',
    title: 'a card that becomes a Life card is not removed',
    replace: (rules) => ({
      wordsOfRemoval: (g, card, to) => (to === 'life' ? [] : rules.wordsOfRemoval(g, card, to)),
    }),
  },
  {
    id: 'to-the-hand-is-no-removal',
    clause: '4-11-2',
    title: 'a card that is returned to the hand is not removed',
    replace: (rules) => ({
      wordsOfRemoval: (g, card, to) => (to === 'hand' ? [] : rules.wordsOfRemoval(g, card, to)),
    }),
  },
  {
    id: 'trashing-is-no-removal',
    clause: '4-11-2',
    title: 'a card that is trashed is not removed',
    replace: (rules) => ({
      wordsOfRemoval: (g, card, to) => (to === 'trash' ? [] : rules.wordsOfRemoval(g, card, to)),
    }),
  },
  {
    id: 'unremovable-can-be-koed',
    clause: '4-11-2',
    title: "a Character that cannot be removed can be K.O.'d",
    replace: () => ({
      mayBeKoed: (g, card, cause) => isCharacter(card) && !g.rules.isProhibited(g, card, 'ko', cause),
    }),
  },
  {
    id: 'unremovable-can-be-moved',
    clause: '4-11-2',
    title: "a Character that cannot be removed cannot be K.O.'d, but moved in other ways",
    replace: (rules) => ({
      mayMove: (g, card) => !g.rules.leaderStays(g, card),
      mayBeKoed: (g, card, cause) => rules.mayBeKoed(g, card, cause) && !g.rules.removalIsForbidden(g, card, cause),
    }),
  },
  {
    id: 'power-zero-one-by-one',
    clause: '4-12-1',
    title: 'of several cards the power of each is looked at when those before have been changed',
    replace: (rules) => ({
      setPowerToZero: (g, player, source, card, until) =>
        rules.setPowerToZero(g, player, source, card, until, statOf(g, card, 'power')),
    }),
  },
  {
    id: 'power-zero-not-of-leaders',
    clause: '4-12-1',
    title: 'only the power of Characters can be set to 0',
    replace: (rules) => ({
      setPowerToZero(g, player, source, card, until, power) {
        if (isCharacter(card)) rules.setPowerToZero(g, player, source, card, until, power);
        else g.cite('4-12-1');
      },
    }),
  },
  {
    id: 'stages-are-not-removed',
    clause: '4-11-2',
    title: 'a Stage that leaves the field is not removed',
    replace: (rules) => ({
      wordsOfRemoval: (g, card, to) => (card.zone === 'stage' ? [] : rules.wordsOfRemoval(g, card, to)),
    }),
  },
  {
    id: 'don-is-not-removed',
    clause: '4-11-2',
    title: 'a DON!! card that leaves the field is not removed',
    replace: (rules) => ({
      wordsOfRemoval: (g, card, to) => (categoryOf(card) === 'don' ? [] : rules.wordsOfRemoval(g, card, to)),
    }),
  },
  {
    id: 'playing-removes-nothing',
    clause: '4-11-2',
    title: 'a card that is played from the Life area is not removed from there',
    replace: (rules) => ({
      moveWords: (card, to, g) => (to.zone === 'character' ? [] : rules.moveWords(card, to, g)),
    }),
  },
  {
    id: 'unremovable-stages-can-be-moved',
    clause: '4-11-2',
    title: 'only Characters can be kept from being removed',
    replace: (rules) => ({
      removalIsForbidden: (g, card, cause) => card.zone === 'character' && rules.removalIsForbidden(g, card, cause),
    }),
  },
  {
    id: 'battles-remove-the-unremovable',
    clause: '4-11-2',
    title: 'what cannot be removed can lose a battle',
    replace: (rules) => ({
      removalIsForbidden: (g, card, cause) => cause?.kind !== 'battle' && rules.removalIsForbidden(g, card, cause),
    }),
  },
  {
    id: 'power-zero-is-fixed',
    clause: '4-12-1',
    title: 'the power is 0 as long as the effect lasts, whatever ends meanwhile',
    replace: () => ({
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
    }),
  },
  {
    id: 'power-zero-by-the-print',
    clause: '4-12-1',
    title: 'the reduction is by the printed power',
    replace: () => ({
      setPowerToZero(g, player, source, card, until) {
        g.cite('4-12-1');
        if (statOf(g, card, 'power') <= 0) return g.cite('4-12-2');
        const by = -g.rules.printed(g, card, 'power');
        addEffect(g, { player, source, targets: [card.id], modification: { kind: 'stat', stat: 'power', by }, until });
      },
    }),
  },
  {
    id: 'power-zero-caps',
    clause: '4-12-1',
    title: 'nothing raises the power as long as the effect lasts',
    replace: (rules) => ({
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
      layerOf: (modification) => (modification.to === 0 ? 2 : rules.layerOf(modification)),
    }),
  },
  {
    id: 'power-zero-as-base',
    clause: '4-12-1',
    title: 'the base power becomes 0',
    replace: () => ({
      setPowerToZero(g, player, source, card, until) {
        g.cite('4-12-1');
        if (statOf(g, card, 'power') < 0) return g.cite('4-12-2');
        const modification = { kind: 'stat', stat: 'power', to: 0, base: true } as const;
        addEffect(g, { player, source, targets: [card.id], modification, until });
      },
    }),
  },
  {
    id: 'power-zero-for-good',
    clause: '4-12-1',
    title: 'the power does not come back',
    replace: (rules) => ({
      setPowerToZero: (g, player, source, card, _until, power) =>
        rules.setPowerToZero(g, player, source, card, 'game', power),
    }),
  },
  {
    id: 'negative-power-raised',
    clause: '4-12-2',
    title: 'power below 0 is raised to 0',
    replace: () => ({
      reductionToZero(g, power) {
        if (power < 0) g.cite('4-12-2');
        return -power;
      },
    }),
  },
  {
    id: 'negative-power-lowered-further',
    clause: '4-12-2',
    title: 'the reduction is by the amount by which the power is below 0',
    replace: () => ({
      reductionToZero(g, power) {
        if (power < 0) g.cite('4-12-2');
        return -Math.abs(power);
      },
    }),
  },
];

export const valueAndTextFaults: readonly OpFault[] = [...values, ...texts];
