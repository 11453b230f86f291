/** Misreadings of the clauses about legions (6.4). */
import { link } from '../../kernel/changes';
import { alsoIf, always, args, faultTable, skip } from '../../kernel/testing/misreadings';
import { perform } from '../../kernel/events/perform';
import type { VgRules } from '../game';

export const legionFaults = faultTable<VgRules>({
  '6.4.1.1': {
    'a leader takes a second mate': ({ placeMate, joinLegion }) => ({
      *legion(g, player, leader, mate, cause) {
        yield* placeMate(g, player, leader, mate, cause);
        joinLegion(g, leader, mate);
      },
    }),
  },
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
  '6.4.3.2.1': {
    'the grade of the mate counts as well': always('countsAsMate', false),
  },
  '6.4.3.2.2': {
    'the mate is attacked': always('isSpared', false),
    'the leader cannot be attacked either': alsoIf('isSpared', (g, card) => g.rules.isInLegion(g, card)),
  },
  '6.4.4': { 'the mate stays as it is': always('changesOfPartners', []) },
});
