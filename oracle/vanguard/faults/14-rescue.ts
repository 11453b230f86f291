/** Misreadings of the clauses about Rescue (14.19). */
import type { Instruction } from '../../../schemas/ability';
import { alsoIf, always, another, args, faultTable, onlyIf, skip } from '../../kernel/testing/misreadings';
import { cardsIn, type VgRules } from '../game';
import { executeInstructions } from '../../kernel/events/execute-effect';

const topIntoDamage = (top: number): Instruction => ({
  do: 'move',
  to: 'damage',
  target: { all: { player: 'you', zone: ['deck'], top } },
});

export const rescueFaults = faultTable<VgRules>({
  '14.19.1.1': {
    'Rescue deals no damage': skip('damageForRescue'),
    'Rescue heals one card, whatever its number': args('healOfRescue', (g) => [g, 1]),
    'Rescue deals 1 damage, whatever its number': args('damageForRescue', (g, context, vanguards) => [
      g,
      context,
      vanguards,
      1,
    ]),
    'Rescue deals as much damage as it has healed cards': ({ rescue }) => ({
      *rescue(g, context, number) {
        yield* rescue(g, context, Math.min(number, cardsIn(g, context.player, 'damage').length));
      },
    }),
    'Rescue heals face-up cards alone': another('healOfRescue', (_g, count) => ({
      do: 'heal',
      target: { choose: { from: { player: 'you', zone: ['damage'], face: 'up' }, count } },
    })),
    'Rescue deals damage to each vanguard of a legion': another('chooseVanguardOfRescue', function* (g, { player }) {
      return g.rules.vanguardsOf(g, player);
    }),
    "Rescue deals damage to the opponent's vanguard": another('chooseVanguardOfRescue', function* (g, { player }) {
      return g.rules.vanguardsOf(g, g.rules.otherPlayer(g, player)).slice(0, 1);
    }),
    'no effect replaces the damage of Rescue': another('damageForRescue', function* (g, { player }, vanguards, number) {
      for (const _unit of vanguards) g.rules.dealDamageTo(g, player, number);
    }),
    'the damage of Rescue is not checked for triggers': another('rescue', (g, context, number) =>
      executeInstructions(g, context, [g.rules.healOfRescue(g, number), topIntoDamage(number)]),
    ),
  },
  '14.19.1.2': {
    'no ability with a number has the keyword Rescue': always('countsAsRescue', false),
    'only Rescue 1 is Rescue': onlyIf('countsAsRescue', (_g, { effect }) =>
      JSON.stringify(effect).includes('"count":1'),
    ),
    'every activated ability is Rescue': alsoIf('countsAsRescue', (_g, { type }) => type === 'act'),
  },
});
