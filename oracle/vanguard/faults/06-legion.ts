/** Misreadings of the clauses about legions (6.4, 13.3.1 to 13.3.4, 14.11). */
import { emit, link } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/values';
import { perform } from '../../kernel/events/perform';
import { afterwards, both } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { LAYERS, type RuleValue } from '../05-information';
import { powerOfMate } from '../06-legion';
import type { VgRules } from '../game';

/** The leader attacks with the power of any mate that joined the attack, wherever it is now. */
const powerOfMateThatLeft: RuleValue = (g, card, stat) => {
  const fought = g.state.battle;
  if (stat !== 'power' || !fought || fought.attackers.length < 2 || fought.attackers[0] !== card.id) return [];
  return [{ layer: LAYERS.battle.at, by: statOf(g, g.card(fought.attackers[1]!), 'power') }];
};
const insteadOfPowerOfMate =
  (row: RuleValue) =>
  ({ ruleValues }: VgRules): Partial<VgRules> => ({
    ruleValues: ruleValues.map((one) => (one === powerOfMate ? row : one)),
  });

export const legionFaults = faultTable<VgRules>({
  '6.4.1.1': {
    'a leader takes a second mate': ({ placeMate, joinLegion }) => ({
      *legion(g, player, { present, placed }, cause) {
        yield* placeMate(g, player, present, placed, cause);
        joinLegion(g, present, placed);
      },
    }),
  },
  '6.4.1.2': { 'the card comes without being revealed': skip('revealMate') },
  '6.4.1.3': {
    'the mate stands': args('placeMate', (g, player, leader, card, cause) => [
      g,
      player,
      { ...leader, state: 'stand' },
      card,
      cause,
    ]),
  },
  '6.4.1.3.1': { 'the two units are not bound to each other': skip('joinLegion') },
  '6.4.1.3.1.1': {
    'a legion lasts wherever its units go': both(
      another('linkEndsByMoving', (_g, { kind }) => kind === 'heart'),
      another('attackTogether', (g, unit) => [unit, ...g.rules.partnersOf(g, unit)]),
    ),
    'a leader whose mate has moved away does not attack': result('attackersToChoose', (found, g) =>
      found.filter((card) => !g.rules.hasLegioned(g, card)),
    ),
  },
  '6.4.1.3.1.2': {
    'the leader goes into the soul': ({ placeMate }) => ({
      *placeMate(g, player, leader, card, cause) {
        yield* placeMate(g, player, leader, card, cause);
        yield* perform(g, { card: leader, to: { zone: 'soul', player } });
      },
    }),
  },
  '6.4.2.1': {
    'no unit has legioned': () => ({ joinLegion: (g, leader, mate) => link(g, 'legion', mate.id, leader.id) }),
  },
  '6.4.2.2': {
    'a unit that has been in a legion is in legion': alsoIf('isLegion', (g, card) => g.rules.hasLegioned(g, card)),
  },
  '6.4.2.3': {
    'a unit that is in a legion legioned in this turn': afterwards('beginPhase', (g, phase) => {
      if (phase !== 'main') return;
      const units = g.rules.vanguardsOf(g, g.state.turnPlayer).filter((card) => g.rules.isInLegion(g, card));
      for (const { id, side } of units) emit(g, 'legioned', { player: side, card: id });
    }),
  },
  '6.4.3.1': {
    'the unit that comes leads': ({ legion }) => ({
      legion: (g, player, { present, placed }, cause) => legion(g, player, { present, placed, leader: placed }, cause),
    }),
  },
  '6.4.3.1.1': {
    'the unit that was there leads': another('leaderOf', (_g, present) => present),
    'the unit that comes leads': another('leaderOf', (_g, _present, placed) => placed),
  },
  '6.4.3.2': {
    'the leader alone is a vanguard': onlyIf('isVanguard', (g, card) => !g.rules.isLegionMate(g, card)),
  },
  '6.4.3.2.1': {
    'the grade of the mate counts as well': always('countsAsMate', false),
  },
  '6.4.3.2.2': {
    'the mate is attacked': always('isSpared', false),
    'an effect can turn an attack on the mate': ({ redirect }) => ({
      redirect: (g, player, card) =>
        g.rules.isLegionMate(g, card) ? g.rules.setTargets(g, [], [card]) : redirect(g, player, card),
    }),
    'an effect can have the mate attacked as well': ({ battleAlso }) => ({
      battleAlso(g, units) {
        battleAlso(g, units);
        g.rules.setTargets(
          g,
          g.state.battle!.targets,
          units.filter((card) => g.rules.isLegionMate(g, card)),
        );
      },
    }),
    'the leader cannot be attacked either': alsoIf('isSpared', (g, card) => g.rules.isInLegion(g, card)),
  },
  '6.4.4': { 'the mate stays as it is': always('changesOfPartners', []) },
  '6.4.4.1': {
    'a leader stands though its mate cannot': both(always('boundTo', []), ({ changesOfPartners }) => ({
      changesOfPartners: (g, change) =>
        changesOfPartners(g, change).filter(({ card }) => !g.rules.isProhibited(g, card, 'stand')),
    })),
  },
  '10.4.1.3': {
    'the leader attacks alone': another('attackTogether', (_g, unit) => [unit]),
    'a legion attacks though its mate may not': ({ attackersToChoose }) => ({
      attackersToChoose: (g, player) => [
        ...new Set([
          ...attackersToChoose(g, player),
          ...g.rules
            .vanguardsOf(g, player)
            .filter((card) => g.rules.canAttack(g, card) && !g.rules.isLegionMate(g, card)),
        ]),
      ],
    }),
  },
  '10.4.1.11': {
    'the leader alone is boosted': result('boosts', (actions, g) =>
      actions.filter(({ target }) => target === undefined || target === g.rules.attackerOf(g)?.id),
    ),
  },
  '10.4.1.11.1': {
    'a leader attacks with its own power': insteadOfPowerOfMate(() => []),
    'a mate that has left lends its power on': insteadOfPowerOfMate(powerOfMateThatLeft),
  },
  '13.3.1': { 'a mate stays without its leader': always('leaderlessMates', []) },
  '13.3.2': {
    'the legion stays, and the unit beside it goes': ({ unitBesideLegion }) => ({
      *unitBesideLegion(g, player, units) {
        const legion = units.filter((card) => g.rules.isInLegion(g, card));
        return yield* unitBesideLegion(g, player, legion);
      },
    }),
    'the legion and the unit stay together': always('isLegionWithOthers', false),
  },
  '13.3.2.1': {
    'of two units beside a legion the one that is named last stays': () => ({
      *unitBesideLegion(g, _player, units) {
        return units.filter((card) => !g.rules.isInLegion(g, card)).at(-1)!;
      },
    }),
  },
  '13.3.4': { 'a leader may have several mates': result('legionMatesAmong', (mates) => mates.slice(0, 1)) },
  '13.3.4.1': {
    'of two mates the one that is named first stays': ({ lastPlaced }) => ({
      *lastPlaced(g, player, cards, clause) {
        return clause === '13.3.4.1' ? cards.at(-1)! : yield* lastPlaced(g, player, cards, clause);
      },
    }),
    'all mates go into the soul': ({ lastPlaced }) => ({
      *lastPlaced(g, player, cards, clause) {
        return clause === '13.3.4.1' ? g.rules.vanguardsOf(g, player)[0]! : yield* lastPlaced(g, player, cards, clause);
      },
    }),
  },
  '14.11.1.1': { 'any card is a mate': always('isSought', true) },
  '14.11.2': {
    'a unit seeks its mate at any grade of the other vanguard': always('highestGrade', 3),
    'a unit that has been in a legion seeks again': always('hasLegioned', false),
    'a unit that has found nothing seeks again': always('hasSought', false),
    'the mate goes to the hand': ({ shuffle }) => ({
      *seekMate(g, context) {
        const found = yield* g.rules.searchMate(g, context);
        if (found) yield* perform(g, { card: found, to: { zone: 'hand' } });
        yield* shuffle(g, context.player);
      },
    }),
  },
  '14.11.2.1': {
    'the first of several names alone fits': ({ isSought }) => ({
      isSought: (g, unit, ability, card) =>
        isSought(g, unit, { ...ability, mate: ability.mate?.slice(0, 1) ?? [] }, card),
    }),
  },
});
