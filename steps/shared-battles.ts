/** Sentences for every game whose cards have power and whose players have a Leader. */
import { SuiteError } from '../adapters/adapter';
import { PLAYERS, type PlayerId, type Viewer } from '../schemas/common';
import { bare, expectEqual, expectNumber, expectWhether, plural, zoneOf } from './checks';
import { expectClauses, expectRefusal } from './deck-refusals';
import { Disagreement } from './disagreement';
import { stepLibrary, type Steps } from './registry';
import { areIn } from './given-as-then';
import type { Default } from './defaults';
import type { CardData, NamedCard, Place, Setup } from './setup';
import { contrary, type Claim } from './statements';
import type { Act } from './vocabulary';
import type { World } from './world';

export const aboutBattles = stepLibrary();
const { given, when, then, action } = aboutBattles;

// --- Given ------------------------------------------------------------------------------------------------------------

/** For a card in the area of a player who does not own it. */
given('{string} belongs to {player}', (world, name: string, owner: PlayerId) => {
  world.setup.placed(name).owner = owner;
});

/** The ability counts from 1, in the order of the text of the card. */
given('ability {int} of {string} has already been used in this turn', ({ setup }, ability: number, name: string) =>
  setup.useUp(name, ability - 1),
);

given('{string} has the colour(s) {cards}', (world, name: string, colors: string[]) =>
  world.setup.define(name, { colors }),
);

/** Sets the printed name. Without this step it is the name that the scenario uses. */
given('{string} has the card name {string}', (world, name: string, printed: string) =>
  world.setup.define(name, { name: printed }),
);

given(
  "{player}'s Leader is {placed} with {int} power",
  (world, player: PlayerId, card: NamedCard, power: number) => placeLeader(world.setup, player, card, { power }),
  (_player: PlayerId, { name }: NamedCard, power: number) => `"${name}" has ${power} power`,
);

given(
  "{player}'s Leader is the {state} {placed} with {int} power",
  (world, player: PlayerId, state: string, card: NamedCard, power: number) =>
    placeLeader(world.setup, player, card, { power }, state),
  (_player: PlayerId, state: string, { name }: NamedCard) => `"${name}" is ${state}`,
);

/** Places a probe card, or a card whose data an earlier step gave. */
given(
  "{player}'s Leader is {placed}",
  (world, player: PlayerId, card: NamedCard) => {
    world.setup.placeEach({ player, zone: 'leader' }, [card]);
  },
  (player: PlayerId, card: NamedCard) => `"${card.name}" is the Leader of player ${player}`,
);

/** Places a Leader. The active state is left out, since it is the standard. */
export function placeLeader(setup: Setup, player: PlayerId, card: NamedCard, data: CardData, state = 'active'): void {
  const name = setup.named(card);
  setup.cards[name] = { ...setup.vocabulary.plainCard(name, 'leader'), ...setup.cards[name], ...data };
  setup.noteGiven(name, data);
  setup.place({ player, zone: 'leader' }, name, state === 'active' ? {} : { state });
}

/**
 * Defines sentences about cards of one kind in their area. `kind` and `area` are the game's words for card and zone.
 */
export function aboutCardsInPlay({ given }: Pick<Steps, 'given'>, kind: string, zone: string, area: string): void {
  given(
    `{player} has the {state} ${kind} {placed} with {int} power`,
    (world, player: PlayerId, state: string, card: NamedCard, power: number) => {
      const name = world.setup.named(card);
      world.setup.define(name, { power });
      world.setup.place({ player, zone }, name, { state });
    },
    (player: PlayerId, _state: string, card: NamedCard) => areIn([card], player, area),
  );

  /** Places a probe card, or a card whose data an earlier step gave. */
  given(
    `{player} has the {state} ${kind} {placed}`,
    (world, player: PlayerId, state: string, card: NamedCard) => {
      world.setup.placeEach({ player, zone }, [card], { state });
    },
    (player: PlayerId, _state: string, card: NamedCard) => areIn([card], player, area),
  );
}

/** Places active and rested cards, and fixes their number in the zone. */
export function placeActiveAndRested(
  setup: Setup,
  { player, zone }: Place,
  [active, rested]: readonly [number, number],
  place: (fields?: { state?: string }) => void,
): void {
  setup.fixedZones.add(`${player}:${zone}`);
  for (let left = active; left > 0; left--) place();
  for (let left = rested; left > 0; left--) place({ state: 'rested' });
}

/** Returns the player who has the card in one of these zones; player A if none has it. */
export const sideOf = (setup: Setup, zones: readonly string[], name: string): PlayerId =>
  PLAYERS.find((player) => zones.some((zone) => setup.zone({ player, zone }).some(({ id }) => id === name))) ?? 'A';

/** Builds a deck from a Leader and plain cards up to this size. `more` adds further cards. */
export function prepareDeck(setup: Setup, player: PlayerId, card: NamedCard, size: number, more?: () => void): void {
  const leader = setup.named(card);
  const place = { player, zone: 'deck' };
  const described = setup.zone(place).length;
  setup.cards[leader] ??= setup.vocabulary.plainCard(leader, 'leader');
  setup.fill(place, Math.max(size, described), 'different');
  setup.place(place, leader);
  more?.();
  setup.fixedZones.add(`${player}:deck`);
}

/** Defines the sentence for a second Leader in the deck. `leader` is the game's word. */
export function aboutSecondLeaders({ given }: Pick<Steps, 'given'>, leader: string): void {
  given(`{player}'s deck also holds the ${leader} {placed}`, (world, player: PlayerId, card: NamedCard) => {
    const { setup } = world;
    const name = setup.named(card);
    setup.cards[name] ??= setup.vocabulary.plainCard(name, 'leader');
    setup.place({ player, zone: 'deck' }, name);
  });
}

/** Adds a plain Leader unless the scenario places one. `words` say it, e.g. `a Leader with 5000 power`. */
export const leaderByDefault =
  (words: string): Default =>
  (setup, player) => {
    if (setup.zone({ player, zone: 'leader' }).length > 0) return undefined;
    placeLeader(setup, player, { name: `${player} leader` }, {});
    return words;
  };

given('{string} was played in this turn', (world, name: string) => {
  world.setup.placed(name).playedThisTurn = true;
});

// --- When -------------------------------------------------------------------------------------------------------------

when('{player} activates {string}', (world, player: PlayerId, card: string) => {
  const { kinds, action } = activating(world, card);
  return world.perform(player, kinds, action);
});

when('{player} tries to activate {string}', (world, player: PlayerId, card: string) => {
  const { kinds, action } = activating(world, card);
  return world.tryTo(player, kinds, action);
});

when('{player} activates ability {int} of {string}', (world, player: PlayerId, ability: number, card: string) => {
  const { kinds, action } = activating(world, card);
  return world.perform(player, kinds, { ...action, ability: ability - 1 });
});

when(
  '{player} tries to activate ability {int} of {string}',
  (world, player: PlayerId, ability: number, card: string) => {
    const { kinds, action } = activating(world, card);
    return world.tryTo(player, kinds, { ...action, ability: ability - 1 });
  },
);

function activating({ vocabulary, setup }: World, card: string): Act {
  if (!vocabulary.activate) throw new SuiteError(`in ${vocabulary.game} nothing is activated so`);
  return vocabulary.activate(setup, card);
}

/** The first card goes on top. */
action('{player} arranges {cards}', '{player} tries to arrange {cards}', (cards: string[]) => ({
  kinds: ['arrange'],
  action: { type: 'choose', cards },
}));

when('{player} chooses the number {int}', (world, player: PlayerId, value: number) =>
  world.perform(player, ['number'], { type: 'answer', value }),
);

when('{player} tries to choose the number {float}', (world, player: PlayerId, value: number) =>
  world.tryTo(player, ['number'], { type: 'answer', value: Number.isInteger(value) ? value : String(value) }),
);

when('{player} declares {int} round(s) of the loop', (world, player: PlayerId, value: number) =>
  world.perform(player, ['loop'], { type: 'answer', value }),
);

// --- Then -------------------------------------------------------------------------------------------------------------

/** The start must be answered with an error. A later step may change the decks and begin again. */
then('the game cannot begin', async (world) => {
  await expectRefusal(world);
});

/** All clauses that the decks break. An engine that names none only has to refuse the decks. */
then('the game cannot begin with a deck that breaks {cards} and nothing else', async (world, clauses: string[]) => {
  expectClauses(world, await expectRefusal(world), clauses);
});

/** All clauses that the deck breaks. An engine that names no clauses only has to refuse the deck. */
then('the deck breaks {cards} and nothing else', (world, clauses: string[]) => {
  if (!world.deckCheck) throw new SuiteError('no deck was checked before this step');
  const { legal, violations = [] } = world.deckCheck;
  expectWhether({ about: 'whether the deck is legal', subject: 'the deck', verb: 'be legal' }, false, legal);
  expectClauses(world, violations, clauses);
});

then(
  '{string} has {int} power',
  expectNumber('power', 'power', (power) => `${power} power`),
);

then('{string} has no power', async (world, name: string) => {
  const { power } = (await world.find(name)).card;
  const looked = { about: `the power of "${name}"`, subject: world.terms.named(name), verb: 'have' };
  const words = (one: unknown): string => (one === undefined ? 'no power' : `${world.terms.value(one)} power`);
  expectEqual({ ...looked, words }, undefined, power);
});

/** Counts in the player's own view, whether or not the cards can be told apart. */
then(
  "{player} counts {int} card(s) in {player}'s {term}",
  async (world, viewer: Viewer, count: number, player: PlayerId, zone: string) => {
    const seen = await world.cardsIn(player, zoneOf(world, zone), viewer);
    expectEqual(
      {
        about: `the cards that player ${viewer} counts in player ${player}'s ${zone}`,
        subject: `player ${viewer}`,
        verb: 'count',
        words: (number) => `${plural(number, 'card')} in player ${player}'s ${zone}`,
        again: bare,
      },
      count,
      seen.length,
    );
  },
);

then('{string} is being attacked', async (world, name: string) => {
  await world.knows([name]);
  const target = (await battleOf(world))?.target;
  const claim: Claim = { subject: world.terms.named(name), verb: 'be attacked' };
  if (target === name) return;
  const attacked = target === undefined ? 'nothing' : world.terms.named(target);
  throw new Disagreement(contrary(claim, `${attacked} is`), {
    signature: 'what is attacked is not as it should be',
    expected: name,
    actual: target,
  });
});

then('no battle is going on', async (world) => {
  const battle = await battleOf(world);
  if (battle === null) return;
  throw new Disagreement(contrary({ subject: 'no battle', verb: 'be going on' }, 'one is'), {
    signature: 'the battle is not as it should be',
    expected: null,
    actual: battle,
  });
});

const battleOf = async (world: World) => world.requireShown('field battle', (await world.facts()).battle);
