/** Positions of a game that knows more than the two played: two hosts, two sides, owners, deck parts; and what it does not know. */
import { describe, expect, it } from 'vitest';
import { setOrigin } from '../../oracle/kernel/changes';
import { Chance } from '../../oracle/kernel/chance';
import { Game } from '../../oracle/kernel/game';
import { linkedTo } from '../../oracle/kernel/links';
import type { GameModule } from '../../oracle/kernel/session/module';
import { stateFromDecks, stateFromPosition } from '../../oracle/kernel/session/position';
import type { Definition } from '../../oracle/kernel/state';
import { observation } from '../../oracle/kernel/session/views';
import { positionOf } from '../../schemas/observed-position';
import { Position, type Deck, type Observation, type PlacedCard } from '../../schemas/protocol';
import { validate } from '../../schemas/validate';
import { ids, toyModule, toyRules, type ToyGame } from './toy-game';

const words = {
  ...toyModule.positionWords,
  zones: [...toyModule.positionWords.zones, 'presented'],
  knows: ['owner', 'sheet'],
  holds: ['charge'],
  linkKinds: ['brave'],
  deckParts: { main: 'deck', ride: 'presented' },
  mostCards: 3,
};
const module = { ...toyModule, rules: toyRules, positionWords: words } as unknown as GameModule;

const printed = { name: 'plain', number: 'plain', category: 'card' };
const DEFINITIONS: Readonly<Record<string, Definition>> = {
  plain: printed,
  double: { ...printed, back: { ...printed, name: 'other side' } },
};

function begun(position: unknown): ToyGame {
  const state = stateFromPosition(module, validate(Position, position, 'position'), (key) => DEFINITIONS[key]);
  return new Game(toyRules, state, new Chance()) as ToyGame;
}

const judgeSees = (g: ToyGame, viewer: 'judge' | 'B' = 'judge'): Observation =>
  observation(g, viewer, {
    words: module.positionWords,
    describe: ({ id, definitionKey, face, state }) => ({ id, card: definitionKey, face, state }),
  });

const onField = (A: Partial<PlacedCard>[], B: Partial<PlacedCard>[] = []) => {
  const field = (side: string, cards: Partial<PlacedCard>[]) => ({
    zones: { field: cards.map((card, index) => ({ id: `${side}${index + 1}`, card: 'plain', ...card })) },
  });
  return { players: { A: field('a', A), B: field('b', B) } };
};

const bridge = {
  links: [
    { kind: 'brave', host: 'a1', data: { side: 'left' } },
    { kind: 'brave', host: 'a2' },
  ],
};

describe('a position', () => {
  it('says to which hosts a card is linked, whose it is, which side is up and what lies on it', () => {
    const g = begun(onField([{}, {}, bridge]));
    expect(['a1', 'a2'].map((host) => linkedTo(g, g.card(host), 'brave').map(({ id }) => id))).toEqual([
      ['a3'],
      ['a3'],
    ]);
    const h = begun(onField([], [{ owner: 'A', card: 'double', sheet: 'back', counters: { charge: 2 } }]));
    expect(h.card('b1')).toMatchObject({ owner: 'A', side: 'B', sheet: 'back', counters: { charge: 2 } });
  });

  it('is what the judge sees of it', () => {
    for (const position of [
      onField([{}, {}, bridge]),
      onField([{ owner: 'B' }], [{ card: 'double', sheet: 'back', counters: { charge: 2 } }]),
    ]) {
      const seen = judgeSees(begun(position));
      expect(judgeSees(begun(JSON.parse(JSON.stringify(positionOf(seen)))))).toEqual(seen);
    }
  });

  it('shows a link only to whoever knows the host', () => {
    const g = begun({
      players: {
        A: { zones: { field: [{ id: 'a1', card: 'plain' }], hand: [] } },
        B: { zones: { field: [{ id: 'b1', card: 'plain', links: [{ kind: 'brave', host: 'a1' }] }] } },
      },
    });
    const links = (game: ToyGame) => judgeSees(game, 'B').players.B.zones.field!.cards![0]!.links;
    expect(links(g)).toEqual([{ kind: 'brave', host: 'a1' }]);
    const hidden = new Game({ ...toyRules, sees: (_g, _viewer, { id }) => id !== 'a1' }, g.state, new Chance());
    expect(links(hidden as ToyGame)).toBeUndefined();
  });

  it.each([
    [[{ owner: 'C' }], 'position: at players.A.zones.field[0].owner: expected one of "A", "B", got "C"'],
    [[{ sheet: 'back' }], 'position: players.A.zones.field: "a1": sheet: "plain" has no back'],
    [[{ sheet: 'left' }], 'position: at players.A.zones.field[0].sheet: expected one of "front", "back", got "left"'],
    [
      [{}, { links: [{ kind: 'soul', host: 'a1' }] }],
      'position: players.A.zones.field: "a2": links: kind: "soul" is not one of brave',
    ],
    [
      [{ links: [{ kind: 'brave', host: 'z9' }] }],
      'position: players.A.zones.field: "a1": host: "z9" is no card that it could lie under',
    ],
    [
      [{ links: [{ host: 'a1' }] }],
      'position: at players.A.zones.field[0].links[0]: member "kind" is missing (expected a string)',
    ],
    [
      [{ counters: { charge: -1 } }],
      'position: at players.A.zones.field[0].counters.charge: expected an integer of 0 or more, got -1',
    ],
    [[{ statuses: [{ status: 'locked' }] }], 'position: players.A.zones.field: "a1": this game knows no "statuses"'],
    [[{ place: 'left' }], 'position: players.A.zones.field: "a1": this game knows no "place"'],
    [[{}, {}, {}, {}], 'position: player A has 4 cards, at most 3 are possible'],
  ])('%j is refused', (cards, says) => {
    expect(() => begun(onField(cards as Partial<PlacedCard>[]))).toThrow(expect.objectContaining({ message: says }));
  });

  it('counts cards by their owners', () => {
    expect(() => begun(onField([{}, {}, {}], [{ owner: 'A' }]))).toThrow('player A has 4 cards');
  });
});

describe('decks in parts', () => {
  const card = (id: string): PlacedCard => ({ id, card: 'plain' });
  const from = (A: Deck) => stateFromDecks(module, { A, B: [card('b1')] }, (key) => DEFINITIONS[key]);

  it('lie apart before the preparations: what has no zone of its own is presented', () => {
    const { players } = from({ main: [card('a1'), card('a2')], ride: [card('a3')] });
    expect(players.A.zones).toMatchObject({ deck: ['a1', 'a2'], presented: ['a3'] });
    expect(players.B.zones).toMatchObject({ deck: ['b1'], presented: [] });
  });

  it('a card counts as one of another part from then on, also in a position made of what the judge sees', () => {
    const g = new Game(toyRules, from({ main: [card('a1')], ride: [card('a2')] }), new Chance()) as ToyGame;
    setOrigin(g, 'a2', 'main');
    expect(g.card('a2').origin).toBe('main');
    expect(begun(positionOf({ ...judgeSees(g), turn: 1, phase: 'main' })).card('a2').origin).toBe('main');
  });

  it('of an unknown name are refused', () => {
    expect(() => from({ main: [card('a1')], side: [card('a2')] })).toThrow('decks.A: "side" is not one of main, ride');
  });
});

describe('an observation', () => {
  it.each([
    ['a battle', { battle: { attackers: [] } }, 'a position cannot say that a battle is going on'],
    [
      'an activation',
      { activations: [{ id: 1, what: 'play', player: 'A' }] },
      'a position cannot say what is declared and not resolved',
    ],
  ])('of %s is no position', (_, more, says) => {
    expect(() => positionOf({ ...judgeSees(begun(onField([{}]))), ...more } as Observation)).toThrow(says);
  });

  it('of a player is no position where it hides something', () => {
    const g = begun({ players: { A: { zones: { deck: [{ id: 'a1', card: 'plain' }] } }, B: { zones: {} } } });
    expect(() => positionOf(judgeSees(g, 'B'))).toThrow('players.A.zones.deck: a card is not named');
    expect(ids(g, 'A', 'deck')).toEqual(['a1']);
  });
});
