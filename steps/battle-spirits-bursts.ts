/** Sentences of Battle Spirits about Bursts and Mirages. */
import type { CounterMove } from '../schemas/actions';
import type { PlayerId } from '../schemas/common';
import { stepLibrary } from './registry';

export const aboutBursts = stepLibrary();
const { when, action, parameterType } = aboutBursts;

parameterType({ name: 'effectType', regexp: /Main|Flash/, transformer: (word) => word!.toLowerCase() });

/** The Cores come from the Reserve. */
const paid = (player: PlayerId, core: number): CounterMove[] =>
  core === 0 ? [] : [{ from: `${player}.reserve`, to: `${player}.trashCores`, counters: { core } }];

for (const [says, attempt] of [
  ['', 'perform'],
  ['tries to ', 'tryTo'],
] as const) {
  when(
    `{player} ${says}set(s) {string} as a Mirage, paying {int} Core(s)`,
    (world, player: PlayerId, card: string, cores: number) =>
      world[attempt](player, ['main'], { type: 'setMirage', card, moves: paid(player, cores) }),
  );
  when(
    `{player} ${says}pay(s) {int} Core(s) for the {effectType} effect`,
    (world, player: PlayerId, cores: number, as: string) =>
      world[attempt](player, ['extraCost'], { type: 'pay', as, moves: paid(player, cores) }),
  );
}

action('{player} sets {string} as a Burst', '{player} tries to set {string} as a Burst', (card: string) => ({
  kinds: ['main'],
  action: { type: 'setBurst', card },
}));

action('{player} declares the Burst {string}', '{player} tries to declare the Burst {string}', (card: string) => ({
  kinds: ['burst'],
  action: { type: 'burst', card },
}));
