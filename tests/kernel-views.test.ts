/** Views: what a player may not know is in no observation, and looking ends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerId } from '../schemas/common';
import { startLook, reorderZone } from '../oracle/kernel/changes';
import type { Ability } from '../oracle/kernel/state';
import { knows } from '../oracle/kernel/unseen';
import { levelNeo } from '../oracle/level-neo';
import type { LnGame } from '../oracle/level-neo/game';
import { newGame, other, playOn } from './kernel/random-play';
import { at, card, observe, run, toy, type ToyGame } from './kernel/toy-game';
import { executeEffect } from '../oracle/kernel/events/execute-effect';

const seenIds = (g: ToyGame, viewer: PlayerId, zone: string): (string | undefined)[] =>
  observe(g, viewer).players.A.zones[zone]!.cards!.map((one) => one.id);

describe('looking at hidden cards', () => {
  const deck = () => ({ A: { deck: [card('d1'), card('d2'), card('d3')], field: [card('x')] } });

  it('shows them to who looks, and to nobody else', () => {
    const g = toy(deck());
    startLook(g, 'A', ['d1', 'd3']);
    expect([seenIds(g, 'A', 'deck'), seenIds(g, 'B', 'deck')]).toEqual([
      ['d1', undefined, 'd3'],
      [undefined, undefined, undefined],
    ]);
  });

  it('ends when the cards are shuffled', () => {
    const g = toy(deck());
    startLook(g, 'A', ['d1']);
    reorderZone(g, 'A', 'deck', ['d2', 'd1', 'd3']);
    expect(knows(g, 'A', at(g, 'd1'))).toBe(false);
  });

  it('ends with the effect that began it, not with one inside it', () => {
    const g = toy(deck());
    const inner: Ability = { type: 'auto', effect: [{ do: 'look', zone: 'deck', count: 1 }] };
    const context = { player: 'A', source: at(g, 'x'), chosen: [], defaultDuration: 'turn' } as const;
    startLook(g, 'A', ['d3']);
    run(g, executeEffect(g, { ...context, ability: inner }));
    expect(seenIds(g, 'A', 'deck')).toEqual([undefined, undefined, 'd3']);
  });
});

/** Told by the rulebook of LEVEL.NEO, not by the oracle: what lies in decks, in the other's hand, or face down. */
function hiddenFrom(game: LnGame, viewer: PlayerId): string[] {
  const zones = (player: PlayerId, ...names: string[]) => names.flatMap((name) => [...game.zone(player, name)]);
  const faceDown = zones('A', 'level').concat(zones('B', 'level'), zones(other(viewer), 'main'));
  const hidden = [
    ...zones('A', 'deck'),
    ...zones('B', 'deck'),
    ...zones(other(viewer), 'hand'),
    ...faceDown.filter((id) => game.card(id).face === 'down'),
  ];
  const looked = game.state.looks.filter((look) => look.viewer === viewer).map((look) => look.card);
  return hidden.filter((id) => !looked.includes(id));
}

const observed = (game: LnGame, viewer: PlayerId): string => JSON.stringify(levelNeo.observe(game as never, viewer));

describe("a player's view in random games", () => {
  it('never contains a card that the player may not know, and would be the same with other cards in their places', () => {
    let hiddenSeen = 0;
    let looking = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        playOn(newGame(seed), seed, 60, (game) => {
          looking += game.state.looks.length;
          for (const viewer of PLAYERS) {
            const hidden = hiddenFrom(game, viewer);
            const before = observed(game, viewer);
            for (const id of hidden) expect(before).not.toContain(`"${id}"`);
            hiddenSeen += hidden.length;
            const [one, two] = [hidden[0], hidden.at(-1)];
            if (one !== undefined && two !== undefined) expect(swapped(game, one, two, viewer)).toBe(before);
          }
        });
      }),
      { numRuns: 15, seed: 1 },
    );
    expect(hiddenSeen).toBeGreaterThan(10_000);
    expect(looking).toBeGreaterThan(0);
  });

  it('is of nobody looking any more when no effect is being carried out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const session = newGame(seed);
        playOn(session, seed, 80, (game) => {
          if (session.question!.kind === 'main') expect(game.state.looks).toEqual([]);
        });
      }),
      { numRuns: 10, seed: 1 },
    );
  });
});

/** What the viewer would see if two hidden cards had each other's printing. */
function swapped(game: LnGame, one: string, two: string, viewer: PlayerId): string {
  const [first, second] = [game.card(one), game.card(two)] as { definition: object; definitionKey: string }[];
  const swap = () => {
    [first!.definition, second!.definition] = [second!.definition, first!.definition];
    [first!.definitionKey, second!.definitionKey] = [second!.definitionKey, first!.definitionKey];
  };
  swap();
  const seen = observed(game, viewer);
  swap();
  return seen;
}
