/**
 * Sentences that mean the same in every game. Given sets a position, When is an action or a decision, Then reads an
 * observation. docs/steps.md lists them all with examples.
 */
import { SuiteError } from '../adapters/adapter';
import { type Handle, type PlayerId, type Viewer } from '../schemas/common';
import { aboutAmbiguousRules } from './ambiguous-rules';
import {
  bare,
  expectAccepted,
  expectCards,
  expectEqual,
  expectExactly,
  expectNoResult,
  expectPlace,
  expectResult,
  expectState,
  expectTurnOf,
  expectWhether,
  named,
  plural,
  zoneOf,
} from './checks';
import { choiceType } from './choices';
import { asksFor, whoDecides } from './asking';
import { decline } from './declining';
import { Disagreement } from './disagreement';
import { notAsked } from './moments';
import { isPass, ORDER } from './own-answers';
import { pinnedInstead } from './pinned-words';
import { stepLibrary } from './registry';
import { aboutBattles } from './shared-battles';
import { aboutEvents } from './shared-events';
import { areIn, holds, namesOf } from './given-as-then';
import { copyOf, type NamedCard, type Place } from './setup';
import { contrary, otherwise } from './statements';
import type { World } from './world';

export const shared = stepLibrary();
const { given, formerGiven, when, then, action, parameterType } = shared;

const QUOTED = '"[^"]*"';
const PLACED = `${QUOTED}(?: \\(probe ${QUOTED}\\))?`;

const placedCards = (list: string): NamedCard[] =>
  [...list.matchAll(/"([^"]*)"(?: \(probe "([^"]*)"\))?/g)].map(([, name, probe]) => ({ name: name!, probe }));

parameterType(choiceType('player'));
parameterType({
  name: 'cards',
  regexp: new RegExp(`${QUOTED}(?:(?:, | and )${QUOTED})*`),
  transformer: (list) => [...list!.matchAll(/"([^"]*)"/g)].map((match) => match[1]!),
});
/** A card to place: `"X"`, or `"X" (probe "blocker")` for a probe card. */
parameterType({ name: 'placed', regexp: new RegExp(PLACED), transformer: (text) => placedCards(text!)[0] });
parameterType({
  name: 'placedCards',
  regexp: new RegExp(`${PLACED}(?:(?:, | and )${PLACED})*`),
  transformer: (list) => placedCards(list!),
});
/** A word of the game. The sentence says whether it is a zone, a phase, a counter or a decision. */
parameterType({ name: 'term', regexp: /[A-Za-z0-9]+(?: [A-Za-z0-9]+)*?/, transformer: (words) => words });
parameterType(choiceType('state'));
parameterType(choiceType('face'));

// --- Given: cards -----------------------------------------------------------------------------------------------------

given('{string} is the probe card {string}', (world, name: string, probe: string) =>
  world.setup.defineProbe(name, probe),
);

given('{string} has this data:', (world, name: string, json: string) => {
  const data = parseJson(json, `the data of "${name}"`);
  if (!world.setup.cards[name] && data.category === undefined)
    throw new SuiteError(`the data of "${name}" do not say its "category"`);
  world.setup.describe(name, data);
});

given('{string} has the card number {string}', (world, name: string, number: string) =>
  world.setup.define(name, { number }),
);

function parseJson(json: string, what: string): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch (error) {
    throw new SuiteError(`${what} is not JSON: ${(error as Error).message}`);
  }
}

// --- Given: position --------------------------------------------------------------------------------------------------

given(
  '{player} has {placedCards} in the {term}',
  (world, player: PlayerId, cards: NamedCard[], zone: string) => {
    world.setup.placeEach({ player, zone: zoneOf(world, zone) }, cards);
  },
  (player: PlayerId, cards: NamedCard[], zone: string) => areIn(cards, player, zone),
);

given(
  '{player} has {placedCards} {face} in the {term}',
  (world, player: PlayerId, cards: NamedCard[], face: 'up' | 'down', zone: string) => {
    world.setup.placeEach({ player, zone: zoneOf(world, zone) }, cards, { face });
  },
  (player: PlayerId, [card]: NamedCard[], face: string, zone: string) =>
    `"${card!.name}" is face ${face} in player ${player}'s ${zone}`,
);

/** The first card is on top; deck cards that no step names lie below. */
given(
  '{player} has {placedCards} on top of the deck',
  (world, player: PlayerId, cards: NamedCard[]) => {
    world.setup.placeEach({ player, zone: zoneOf(world, 'deck') }, cards);
  },
  (player: PlayerId, cards: NamedCard[]) => `the top of player ${player}'s deck is ${namesOf(cards)}`,
);

given(
  '{player} has {int} card(s) in the {term}',
  (world, player: PlayerId, count: number, zone: string) => {
    world.setup.count({ player, zone: zoneOf(world, zone) }, count);
  },
  (player: PlayerId, count: number, zone: string) => holds(player, zone, count),
);

given(
  "{player}'s {term} is at {int}",
  (world, player: PlayerId, counter: string, value: number) => {
    world.setup.players[player].counters[named(world.vocabulary.counters, counter, 'counter')] = value;
  },
  (player: PlayerId, counter: string, value: number) => `player ${player}'s ${counter} stands at ${value}`,
);

given(
  "it is {player}'s {term}",
  (world, player: PlayerId, phase: string) => {
    world.setup.frame.turnPlayer = player;
    world.setup.frame.phase = named(world.vocabulary.phases, phase, 'phase');
  },
  (player: PlayerId, phase: string) => `it is now player ${player}'s ${phase}`,
);

given(
  'it is turn {int} of the game',
  (world, turn: number) => {
    world.setup.frame.turn = turn;
  },
  (turn: number) => `turn ${turn} of the game has come`,
);

/** Places a decoy, a copy of a card right behind it with the data that it has so far, called "X (decoy)". */
const placeDecoy = (word: string) => (world: World, name: string) => world.setup.placeBeside(name, `${name} (${word})`);
given('{string} has a decoy', placeDecoy('decoy'));
formerGiven('{string} has a bystander', placeDecoy('bystander'));

given('{string} has already attacked in this turn', (world, name: string) => {
  world.setup.placed(name).attacked = true;
});

/** The number of copies in all. Plain cards at the end of the deck become copies. */
given(
  "{player}'s deck has {int} copy/copies of {placed}",
  (world, player: PlayerId, count: number, card: NamedCard) => {
    const { setup } = world;
    const name = setup.named(card);
    const deck = setup.zone({ player, zone: 'deck' });
    if (!setup.cards[name]) setup.define(name, {});
    const { category } = world.vocabulary.plainCard(name) as { category?: unknown };
    const isPlain = (card: string) => setup.cards[card]?.category === category;
    const plain = deck.filter((card) => card.card === card.id && card.id !== name && isPlain(card.id));
    for (let missing = count - deck.filter((card) => card.card === name).length; missing > 0; missing--) {
      const card = plain.pop();
      if (!card) throw new SuiteError(`player ${player}'s deck has no room for ${count} copies of "${name}"`);
      card.card = name;
    }
  },
);

/** The copies are called "X 1", "X 2", ... */
given(
  '{player} has {int} copies of {placed} in the {term}',
  (world, player: PlayerId, count: number, card: NamedCard, zone: string) => {
    world.setup.placeCopies({ player, zone: zoneOf(world, zone) }, card, count);
  },
  (player: PlayerId, count: number, { name }: NamedCard, zone: string) =>
    areIn(
      Array.from({ length: count }, (_, index) => ({ name: copyOf(name, index) })),
      player,
      zone,
    ),
);

/**
 * The text is a lasting instruction in the game's ability language, without its target. It began in the present turn.
 */
given('{string} has brought about this effect on {cards}:', (world, source: string, cards: string[], json: string) =>
  world.setup.affect(source, cards, parseJson(json, `the effect of "${source}"`)),
);

given(
  '{string} has brought about this effect on {cards} in turn {int}:',
  (world, source: string, cards: string[], turn: number, json: string) =>
    world.setup.affect(source, cards, parseJson(json, `the effect of "${source}"`), turn),
);

/** What an effect creates, e.g. a token, is called by its name, # and its number in the order of creation. */
given('{cards} will be created', (world, names: string[]) => {
  for (const name of names) world.setup.announce(name);
});

// --- Given: chance ----------------------------------------------------------------------------------------------------

given("the next shuffle of {player}'s deck puts {cards} on top", (world, player: PlayerId, order: string[]) => {
  world.setup.chance.push({ kind: 'shuffle', player, order });
});

given('the lot falls to {player}', (world, player: PlayerId) => {
  world.setup.chance.push({ kind: 'lot', result: player });
});

// --- When: the preparations -------------------------------------------------------------------------------------------

/** Whoever wins the lot chooses accordingly, for implementations that do not let the scenario fix the winner. */
when('{player} gets the first turn', async (world, player: PlayerId) => {
  await world.started();
  const winner = world.decision?.player ?? player;
  const value = winner === player ? 'first' : 'second';
  await world.perform(winner, ['turnOrder'], { type: 'answer', value });
});

action('{player} chooses to go {term}', '{player} tries to choose to go {term}', (order: string) => ({
  kinds: ['turnOrder'],
  action: { type: 'answer', value: order },
}));

// --- When: a turn of any game -----------------------------------------------------------------------------------------

when('{player} plays {string}', (world, player: PlayerId, card: string) => {
  const { kinds, action } = world.vocabulary.play(card);
  return world.perform(player, kinds, action);
});

when('{player} tries to play {string}', (world, player: PlayerId, card: string) => {
  const { kinds, action } = world.vocabulary.play(card);
  return world.tryTo(player, kinds, action);
});

when('{player} attacks {string} with {cards}', (world, player: PlayerId, target: string, attackers: string[]) => {
  const { kinds, action } = world.vocabulary.attack(attackers, target);
  return world.perform(player, kinds, action);
});

when(
  '{player} tries to attack {string} with {cards}',
  (world, player: PlayerId, target: string, attackers: string[]) => {
    const { kinds, action } = world.vocabulary.attack(attackers, target);
    return world.tryTo(player, kinds, action);
  },
);

/** A player may concede at any moment, whoever is being asked. */
when('{player} concedes', async (world, player: PlayerId) => {
  world.require('concede');
  await world.leaveTurn();
  await world.answerForced((only) => !isPass(only));
  const answer = await world.send(player, { type: 'concede' });
  expectAccepted({ about: 'conceding', what: `player ${player}'s concession`, terms: world.terms }, answer);
});

when('{player} tries to concede', (world, player: PlayerId) => {
  world.require('concede');
  return world.tryNow(player, { type: 'concede' });
});

when('{player} ends the phase', async (world, player: PlayerId) => {
  await world.settle();
  const { turn } = await world.observe();
  expectTurnOf(world, player);
  const phase = await world.phaseOf(world.decision!);
  await world.declineUntil(async (next) => next.turn !== turn || (await world.phaseOf(next)) !== phase);
});

when('{player} ends the turn', async (world, player: PlayerId) => {
  await world.settle();
  expectTurnOf(world, player);
  await world.endTurn();
});

/** Play goes on and stops at this decision, so that the following facts are those of this moment. */
when('{player} is asked to {term}', async (world, player: PlayerId, decision: string) => {
  const kinds = named(world.vocabulary.decisions, decision, 'decision');
  const asked = await world.reachChoice(player, kinds);
  if (!asked) {
    const { fact, further } = notAsked(player, kinds, world, { toDo: decision });
    throw new Disagreement(fact, {
      signature: `player ${player} is not asked to ${decision}; ${pinnedInstead(player, kinds, world)}`,
      expected: `asked to ${decision}`,
      actual: world.decision ?? 'the game is over',
      further,
    });
  }
  world.hold();
});

when('{player} declines', (world, player: PlayerId) => decline(world, player));

// --- When: answers that effects of any game ask for -------------------------------------------------------------------

action('{player} chooses {cards}', '{player} tries to choose {cards}', (cards: string[]) => ({
  kinds: ['choose'],
  action: { type: 'choose', cards },
}));

/** For choices in which something must be chosen. */
when('{player} tries to choose nothing', (world, player: PlayerId) =>
  world.tryTo(player, ['choose'], { type: 'pass' }),
);

action('{player} accepts the offer of the effect', '{player} tries to accept the offer of the effect', () => ({
  kinds: ['may'],
  action: { type: 'answer', value: true },
}));

when('{player} takes choice {int} of the effect', (world, player: PlayerId, choice: number) =>
  world.perform(player, ['mode'], { type: 'answer', value: choice - 1 }),
);

when("{player} lets {string}'s ability come first", (world, player: PlayerId, name: string) =>
  orderFirst(world, player, name),
);

/** The ability is one of several that wait on one card, counted from 1 in the order of its text. */
when('{player} lets ability {int} of {string} come first', (world, player: PlayerId, ability: number, name: string) =>
  orderFirst(world, player, name, `${name}#${ability}`),
);

async function orderFirst(world: World, player: PlayerId, name: string, value = name): Promise<void> {
  await world.knows([name]);
  return world.perform(player, ORDER, { type: 'answer', value });
}

// --- Then: cards and zones --------------------------------------------------------------------------------------------

then("{cards} is/are in {player}'s {term}", async (world, names: string[], player: PlayerId, zone: string) => {
  const wanted = zoneOf(world, zone);
  for (const name of names) {
    const found = await world.find(name);
    expectPlace(
      world,
      name,
      { raw: `player ${player}'s ${wanted}`, words: `in ${world.terms.zone(player, wanted)}` },
      { raw: `player ${found.player}'s ${found.zone}`, words: `in ${world.terms.zone(found.player, found.zone)}` },
    );
  }
});

then(
  "{string} is {face} in {player}'s {term}",
  async (world, name: string, face: string, player: PlayerId, zone: string) => {
    const found = await world.find(name);
    const lying = (face: unknown, player: PlayerId, zone: string) => ({
      raw: `${String(face)} in player ${player}'s ${zone}`,
      words: `face ${world.terms.value(face)} in ${world.terms.zone(player, zone)}`,
    });
    const actual = lying(found.card.face ?? 'up', found.player, found.zone);
    expectPlace(world, name, lying(face, player, zoneOf(world, zone)), actual);
  },
);

then("{player}'s {term} holds {int} card(s)", async (world, player: PlayerId, zone: string, count: number) => {
  const { length } = await world.cardsIn(player, zoneOf(world, zone));
  const looked = { about: `the number of cards in player ${player}'s ${zone}`, subject: `player ${player}'s ${zone}` };
  expectEqual({ ...looked, verb: 'hold', words: (number) => plural(number, 'card'), again: bare }, count, length);
});

/** The order of the cards does not count. */
then("{player}'s {term} holds exactly {cards}", async (world, player: PlayerId, zone: string, names: string[]) => {
  await world.knows(names);
  const cards = await world.cardsIn(player, zoneOf(world, zone), 'judge', names);
  expectExactly(world, `player ${player}'s ${zone}`, names, cards);
});

then("the top of {player}'s {term} is {cards}", async (world, player: PlayerId, zone: string, names: string[]) => {
  await world.knows(names);
  const cards = (await world.cardsIn(player, zoneOf(world, zone), 'judge', names)).slice(0, names.length);
  expectCards(world, `the top of player ${player}'s ${zone}`, names, cards);
});

then("the bottom of {player}'s {term} is {cards}", async (world, player: PlayerId, zone: string, names: string[]) => {
  await world.knows(names);
  const cards = (await world.cardsIn(player, zoneOf(world, zone), 'judge', names)).slice(-names.length);
  expectCards(world, `the bottom of player ${player}'s ${zone}`, names, cards);
});

then('{cards} is/are {state}', async (world, names: string[], state: string) => {
  for (const name of names) await expectState(world, name, state);
});

then("{player}'s {term} stands at {int}", async (world, player: PlayerId, counter: string, value: number) => {
  const name = named(world.vocabulary.counters, counter, 'counter');
  const { counters } = (await world.facts()).players[player];
  const words = (number: unknown): string => `at ${world.terms.value(number)}`;
  const about = `player ${player}'s ${counter}`;
  const actual = world.requireShown(`counter ${name}`, counters?.[name]);
  expectEqual({ about, subject: about, verb: 'stand', words }, value, actual);
});

// --- Then: the game ---------------------------------------------------------------------------------------------------

then('{player} wins the game', async (world, player: PlayerId) => {
  expectResult(await world.result(), player);
});

then('the game is a draw', async (world) => {
  expectResult(await world.result(), null);
});

then('the game goes on', async (world) => {
  expectNoResult(await world.result());
});

then("it is now {player}'s {term}", async (world, player: PlayerId, phase: string) => {
  const seen = await world.facts();
  const turnPlayer = world.requireShown('field turnPlayer', seen.turnPlayer);
  const now = world.requireShown('field phase', seen.phase ?? world.decision?.phase);
  const expected = `player ${player}'s ${named(world.vocabulary.phases, phase, 'phase')}`;
  const words = (one: unknown): string =>
    one === expected ? `player ${player}'s ${phase}` : `player ${turnPlayer}'s ${world.terms.phase(now)}`;
  expectEqual({ about: 'the phase', subject: 'it', verb: 'be', words }, expected, `player ${turnPlayer}'s ${now}`);
});

then('turn {int} of the game has come', async (world, turn: number) => {
  const actual = (await world.facts()).turn;
  const words = (number: unknown): string => `turn ${world.terms.value(number)}`;
  expectEqual({ about: 'the turn', subject: 'it', verb: 'be', words }, turn, actual);
});

then('that is refused', (world) => world.attempts.checkRefused());

/** Nobody may be asked for what was tried just before, at this moment. */
then('that is not offered', (world) => world.attempts.checkNotOffered());

/** Checks this moment; nothing is declined to find out. */
then('{player} is not asked to {term}', async (world, player: PlayerId, decision: string) => {
  const kinds = named(world.vocabulary.decisions, decision, 'decision');
  await world.started();
  await world.leaveTurn();
  if (await asksFor(world, player, kinds))
    throw new Disagreement(
      otherwise({ subject: `player ${player}`, verb: `be asked to ${decision}`, isDenied: true }, 'is asked'),
      {
        signature: `player ${player} is asked to ${decision}`,
        expected: `not asked to ${decision}`,
        actual: world.decision,
      },
    );
});

/** Looks at the pending question; nothing is declined for it. */
then('{player} is the one who decides', async (world, player: PlayerId) => {
  await world.started();
  await world.leaveTurn();
  const actual = await whoDecides(world, player);
  if (actual === player) return;
  const fact = contrary(
    { subject: `player ${player}`, verb: 'be the one who decides' },
    world.terms.waiting(world.decision),
  );
  throw new Disagreement(fact, { signature: 'who decides is not as it should be', expected: player, actual });
});

// --- Then: what players see -------------------------------------------------------------------------------------------

then(
  "{player} sees {cards} in {player}'s {term}",
  async (world, viewer: Viewer, names: string[], player: PlayerId, zone: string) => {
    await world.knows(names);
    const seen = await world.cardsIn(player, zoneOf(world, zone), viewer, names);
    for (const name of names) {
      const claim = {
        subject: `player ${viewer}`,
        verb: `see ${world.terms.named(name)} in player ${player}'s ${zone}`,
      };
      expectWhether({ about: `whether player ${viewer} sees "${name}"`, ...claim }, true, seen.includes(name));
    }
  },
);

/** The place counts from the top, as the viewer sees the zone. */
then(
  "{player} sees {string} as card {int} of {player}'s {term}",
  async (world, viewer: Viewer, name: string, place: number, player: PlayerId, zone: string) => {
    await world.knows([name]);
    const cards = await world.cardsIn(player, zoneOf(world, zone), viewer, [name]);
    const about = cardAt(cards, { player, zone }, place);
    const words = (one: unknown): string => `${world.terms.namedCards([one as Handle | null])} as ${about}`;
    expectEqual({ about, subject: `player ${viewer}`, verb: 'see', words }, name, cards[place - 1]);
  },
);

/** The view may still name cards that the viewer has seen. */
then(
  "{player} does not know card {int} of {player}'s {term}",
  async (world, viewer: Viewer, place: number, player: PlayerId, zone: string) => {
    const cards = await hiddenCards(world, player, zoneOf(world, zone));
    const what = cardAt(cards, { player, zone }, place);
    await world.checkHidden(viewer, [cards[place - 1]!], { words: what, raw: what });
  },
);

/** Names a card by its place in a zone. @throws {Disagreement} if the zone has fewer cards */
function cardAt(cards: readonly unknown[], { player, zone }: Place, place: number): string {
  const what = `card ${place} of player ${player}'s ${zone}`;
  if (place >= 1 && place <= cards.length) return what;
  const fact = contrary({ subject: what, verb: 'be there' }, `there are only ${plural(cards.length, 'card')}`);
  throw new Disagreement(fact, {
    signature: `there is no ${what}`,
    expected: what,
    actual: `${cards.length} cards`,
  });
}

/** The view must not give away any card of the zone, except cards that the viewer has seen. */
then(
  "{player} does not see what is in {player}'s {term}",
  async (world, viewer: Viewer, player: PlayerId, zone: string) => {
    const hidden = await hiddenCards(world, player, zoneOf(world, zone));
    const raw = `player ${player}'s ${zone}`;
    await world.checkHidden(viewer, hidden, { words: `what is in ${raw}`, raw });
  },
);

then('{player} does not see {string}', async (world, viewer: Viewer, name: Handle) => {
  await world.find(name);
  await world.checkHidden(viewer, [name], { words: world.terms.named(name), raw: `"${name}"` });
});

async function hiddenCards(world: World, player: PlayerId, zone: string): Promise<string[]> {
  const names = await world.cardsIn(player, zone);
  if (names.length === 0) throw new SuiteError(`player ${player}'s ${zone} is empty: there is nothing to hide`);
  const known = names.filter((name): name is string => name !== null);
  const about = `the number of cards in player ${player}'s ${zone} that the judge knows`;
  const words = (number: unknown): string => `${plural(number, 'card')} in player ${player}'s ${zone}`;
  expectEqual({ about, subject: 'the judge', verb: 'know', words, again: bare }, names.length, known.length);
  return known;
}

// --- Then: events, which have a file of their own ---

shared.steps.push(...aboutAmbiguousRules.steps, ...aboutBattles.steps, ...aboutEvents.steps);

// --- decks ------------------------------------------------------------------------------------------------------------

when("{player}'s deck is checked", async (world, player: PlayerId) => {
  world.require('deckCheck');
  world.setup.checkDescribed();
  const keysOf = (placed: readonly { readonly card: string }[]) => placed.map(({ card }) => card);
  const parts = world.setup.deckParts(player);
  const deck = parts
    ? Object.fromEntries(Object.entries(parts).map(([part, placed]) => [part, keysOf(placed)]))
    : keysOf(world.setup.zone({ player, zone: zoneOf(world, 'deck') }));
  const cards = world.setup.cards as never;
  world.requireCards(cards);
  const { readings } = world.setup;
  if (Object.keys(readings).length > 0) world.require('readings');
  const params = {
    game: world.vocabulary.game,
    cards,
    deck,
    ...(Object.keys(readings).length > 0 ? { readings } : {}),
  };
  world.deckCheck = await world.request('deck/check', params);
});

then('the deck is legal', (world) => {
  expectWhether({ about: 'the deck', subject: 'the deck', verb: 'be legal' }, true, deckCheckOf(world).legal);
});

then('the deck is not legal', (world) => {
  const { legal, violations = [] } = deckCheckOf(world);
  expectWhether({ about: 'whether the deck is legal', subject: 'the deck', verb: 'be legal' }, false, legal);
  const clauses = violations.flatMap(({ clause }) => clause ?? []);
  const { clauses: expected } = world.scenario;
  if (clauses.length > 0 && expected.length > 0 && !clauses.some((clause) => expected.includes(clause)))
    world.attempts.noteReasons(
      { about: 'the deck is refused for a wrong reason', subject: 'the deck', verb: 'be refused under' },
      expected,
      clauses,
    );
});

function deckCheckOf(world: World) {
  if (!world.deckCheck) throw new SuiteError('no deck was checked before this step');
  return world.deckCheck;
}
