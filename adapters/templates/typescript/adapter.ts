/**
 * Connects my engine to tcg-conformance. Fill in TODO 1, TODO 2, ... in this order: the first ones gain the most
 * scenarios. Build it: npm install && npm run build. Run it: {{command}}
 */
import {
  Illegal,
  serve,
  Unsupported,
  type EngineAdapter,
  type Observation,
  type Params,
  type Viewer,
} from 'tcg-conformance/sdk';

/** The game object. TODO 1: use your engine's own game, with a table from the card ids in messages to your cards. */
interface MyGame {
  position: NonNullable<Params<'game/start'>['position']>;
}

const adapter: EngineAdapter<MyGame> = {
  name: 'my-engine',
  version: '0.1',
  // TODO 5: declare more as it works: playerViews, decks, chance, deckCheck, concede, ... and the probe cards you
  // support.
  // Add edition: '1.1.8' if your engine plays another edition of the rulebook than the default.
  games: [{ game: '{{game}}', capabilities: ['position', 'judgeView'], probes: [] }],

  start(params) {
    if (!params.position) throw new Unsupported('capability decks');
    const { phase = 'main' } = params.position;
    if (!phase.startsWith('main')) throw new Unsupported(`positions in phase ${phase}`);
    // TODO 1: put these cards into your engine. params.cards has the printed data of each card, under the key
    // card.card. A position may say more (docs/protocol.md, "What else a position says"): statuses, links, effects, ...
    // Name the fields that you do not set in games, as unsupportedPositionFields: ['effects']. Scenarios that need them
    // are then unsupported, and do not fail.
    // Zones: {{zones}}.
    // States of a card: {{states}}. Counters of a player: {{counters}}. Phases: {{phases}}.
    // {{pools}}
    return { position: params.position };
  },

  observe(game, viewer) {
    // TODO 2: read the zones from your engine. Until then this shows the starting position.
    return startingPosition(game, viewer);
  },

  decision(game) {
    // TODO 3: ask your engine who must decide what. At the start of a main phase it is the turn player's "main".
    // Kinds of decision, each with the types of action that answer it: {{decisions}}. docs/{{game}}.md says when each
    // kind is asked.
    return { player: game.position.turnPlayer ?? 'A', kind: 'main', turn: turnOf(game), optional: true };
  },

  result: () => null,

  act(_game, _player, action) {
    // TODO 4: pass each type to your engine; begin with the one that most scenarios need (the report names it).
    // Examples: {"type": "pass"}, {{attack}}, {{play}}.
    // Types of action: {{actions}}, pass, concede.
    // If your engine refuses, throw new Illegal('why', '5-1') and leave the game unchanged.
    throw new Unsupported(`action ${action.type}`);
  },
};

const turnOf = (game: MyGame): number => game.position.turn ?? 5;

function startingPosition(game: MyGame, viewer: Viewer): Observation {
  const side = (player: 'A' | 'B') => {
    const { zones, counters = {}, pools } = game.position.players[player];
    const seen = Object.entries(zones).map(([zone, cards]) => [
      zone,
      {
        count: cards.length,
        cards: cards.map(({ id, card, counters: held, links }) => ({ id, card, counters: held, links })),
      },
    ]);
    return { zones: Object.fromEntries(seen), counters, pools };
  };
  return { viewer, turn: turnOf(game), players: { A: side('A'), B: side('B') }, result: null };
}

void serve(adapter);
