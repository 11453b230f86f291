/** Served by the suite's own other side: answers game/observe with the length of the game's id and what was wanted. */
const { serveStdio } = require('../../dist/adapters/serve-stdio');

const player = { zones: {} };

async function request(method, params) {
  if (method === 'initialize') return { protocolVersion: 1, adapter: { name: 'served', version: '1' }, games: [] };
  const { gameId, viewer, wanted } = params;
  return { observation: { viewer, turn: gameId.length, phase: wanted[0], players: { A: player, B: player } } };
}

void serveStdio({ request });
