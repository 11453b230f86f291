/** Decks that break several rules: no game begins, and the error names everything that they break. */
import { expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { answerTo } from '../adapters/serve';
import { oracleModules, PLAYABLE, vocabularyOf } from '../games/registry';
import type { GameId } from '../schemas/common';
import { IllegalDecksData } from '../schemas/protocol';
import { validate } from '../schemas/validate';

const cards = (game: GameId) => ({ Plain: vocabularyOf(game)!.plainCard('Plain') });
const copies = (count: number): string[] => Array.from({ length: count }, () => 'Plain');

/** Sends a message as an engine of another process would. */
async function answered(game: GameId, method: string, params: object) {
  const adapter = new InProcessAdapter(oracleModules([game]), true);
  const message = { jsonrpc: '2.0', id: 1, method, params: { game, cards: cards(game), ...params } };
  return JSON.parse(await answerTo(Buffer.from(JSON.stringify(message)), (...asked) => adapter.request(...asked)));
}

const asCards = (letter: string, keys: readonly string[]) =>
  keys.map((card, index) => ({ id: `${letter}${index}`, card }));
const refusal = async (game: GameId, a: unknown, b: unknown) => {
  const { error } = await answered(game, 'game/start', { decks: { A: a, B: b }, seed: 1 });
  const { violations } = validate(IllegalDecksData, error.data, 'the data');
  return { code: error.code as number, message: error.message as string, violations };
};

test.each(PLAYABLE)('%s: everything that both decks break is named, each with its clause', async (game) => {
  const [five, six] = [copies(5), copies(6)];
  const { code, message, violations } = await refusal(game, asCards('a', five), asCards('b', six));
  expect(code).toBe(-32602);
  const checked = async (deck: string[]) => (await answered(game, 'deck/check', { deck })).result.violations;
  const ofPlayer = (player: string) =>
    violations.filter((one) => one.player === player).map(({ player: _, ...others }) => others);
  expect(ofPlayer('A')).toEqual(await checked(five));
  expect(ofPlayer('B')).toEqual(await checked(six));
  expect(new Set(violations.map(({ clause }) => clause)).size).toBeGreaterThan(1);
  for (const { player, reason, clause } of violations) {
    expect(message).toContain(`decks.${player}`);
    expect(message).toContain(reason);
    expect(message).toContain(`(${clause})`);
  }
});

test('Vanguard: each part of the deck is named', async () => {
  const deck = (player: string) => ({
    main: asCards(`${player} main`, copies(49)),
    ride: asCards(`${player} ride`, copies(1)),
    G: asCards(`${player} G`, copies(17)),
  });
  const { message, violations } = await refusal('vanguard', deck('a'), deck('b'));
  const found = violations.map(({ player, part, clause }) => [player, part, clause].join(' '));
  expect(new Set(found)).toEqual(
    new Set(
      ['A', 'B'].flatMap((player) =>
        ['main 8.1.6', 'main 8.1.7', 'ride 8.1.11.1', 'ride 8.1.11.2', 'G 8.1.4', 'G 8.1.5', 'G 8.1.6'].map(
          (one) => `${player} ${one}`,
        ),
      ),
    ),
  );
  expect(message).toContain('decks.B.ride: 1 cards in a ride deck of 4 (8.1.11.1)');
});
