/** Sentences of Battle Spirits about Bursts and Mirages. */
import type { CounterMove } from '../schemas/actions';
import type { PlayerId } from '../schemas/common';
import { choiceType } from './choices';
import { Disagreement } from './disagreement';
import { pinnedWait } from './pinned-words';
import { attemptsTo, stepLibrary } from './registry';
import { contrary } from './statements';

export const aboutBursts = stepLibrary();
const { when, action, parameterType } = aboutBursts;

parameterType(choiceType('effectType', (word) => word.toLowerCase()));

/** The Cores come from the Reserve. */
const paid = (player: PlayerId, core: number): CounterMove[] =>
  core === 0 ? [] : [{ from: `${player}.reserve`, to: `${player}.trashCores`, counters: { core } }];

const setMirage = (player: PlayerId, card: string, moves: CounterMove[]) =>
  ({ type: 'setMirage', card, moves }) as const;

for (const [sets, attempt] of attemptsTo('set')) {
  when(
    `{player} ${sets} {string} as a Mirage, paying {int} Core(s)`,
    (world, player: PlayerId, card: string, cores: number) =>
      world[attempt](player, ['main'], setMirage(player, card, paid(player, cores))),
  );
}

when(
  '{player} tries to set {string} as a Mirage, paying {int} Core(s) and placing {int} from the Reserve',
  (world, player: PlayerId, card: string, cores: number, placed: number) => {
    const placing = { from: `${player}.reserve`, to: card, counters: { core: placed } };
    return world.tryTo(player, ['main'], setMirage(player, card, [...paid(player, cores), placing]));
  },
);

for (const [pays, attempt] of attemptsTo('pay')) {
  when(
    `{player} ${pays} {int} Core(s) for the {effectType} effect`,
    (world, player: PlayerId, cores: number, as: string) =>
      world[attempt](player, ['extraCost'], { type: 'pay', as, moves: paid(player, cores) }),
  );
}

/** Players may be asked at every event that Bursts name: play stops at the first at which the Burst can be declared. */
when('{player} may declare the Burst {string}', async (world, player: PlayerId, card: string) => {
  const isPossible = async () => {
    const answers = await world.own.answers();
    return answers.length === 0 ? !world.decision?.options : answers.some(({ type }) => type === 'burst');
  };
  while ((await world.reach(player, ['burst'])) && !(await isPossible())) await world.send(player, { type: 'pass' });
  if (!world.isAskedNow(player, ['burst']))
    throw new Disagreement(
      contrary(
        { subject: `player ${player}`, verb: `be able to declare the Burst ${world.terms.named(card)}` },
        world.terms.waiting(world.decision),
      ),
      {
        signature: `player ${player} cannot declare the Burst "${card}"; ${pinnedWait(world.decision)}`,
        expected: `player ${player} is asked for burst`,
        actual: world.decision ?? 'the game is over',
      },
    );
  world.hold();
});

action('{player} sets {string} as a Burst', '{player} tries to set {string} as a Burst', (card: string) => ({
  kinds: ['main'],
  action: { type: 'setBurst', card },
}));

action('{player} declares the Burst {string}', '{player} tries to declare the Burst {string}', (card: string) => ({
  kinds: ['burst'],
  action: { type: 'burst', card },
}));

/** For an optional effect of the Hand or of set aside cards. */
when('{player} declares the effect', (world, player: PlayerId) =>
  world.perform(player, ['declare'], { type: 'answer', value: true }),
);
