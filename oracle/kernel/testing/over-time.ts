/**
 * A family of misreadings for every game: what becomes of a limit, or of something that lasts on a card, when something
 * happens to the card in between. An engine forgets what the rulebook keeps, keeps what it forgets, or takes a copy for
 * the card.
 */
import { addEffect, endEffects, useUp } from '../changes';
import { abilitiesOf } from '../continuous/abilities';
import { printedAbilities } from '../reading/print';
import { anyUseThisTurn, usesThisTurn } from '../limits';
import type { KernelRules, AnyGame } from '../rules';
import type { Ability, CardState, JournalEvent } from '../state';
import type { EffectGame, EffectRules } from '../procedures/effects';
import { afterEvents, hasEffects, type EffectPredicate, type Kinds } from './lasting-effects';
import { alsoIf, faultId, faultTable, result, withTitles, type Misreading } from './misreadings';

/** Describes the family for one game. */
export interface OverTime {
  /** Maps the name of each lasting thing, e.g. "a prohibition", to its test. */
  readonly lasting: Kinds;
  /** What titles say for a thing whose name, which is part of ids, reads badly. */
  readonly kindTitles?: Readonly<Record<string, string>>;
  /** Maps the name of each limit, e.g. "a used [Auto]", to the abilities that have it. */
  readonly limits: Readonly<Record<string, (ability: Ability) => boolean>>;
  /** Returns the clause that decides what becomes of the thing, or undefined where the game has no such cell. */
  readonly clause: (thing: string, happening: Happening) => string | undefined;
  /** Says why no scenario can tell a misreading from the rule, or returns undefined if one can. */
  readonly same?: (thing: string, happening: Happening) => string | undefined;
}

/** What happens in between. */
export type Happening = keyof typeof HAPPENINGS;

interface Misread<Test> {
  /** The end of the name, which is part of ids, after that of the thing. */
  readonly name: string;
  /** The end of the title, if not that of the name. */
  readonly title?: string;
  readonly as: (isMatch: Test) => Misreading<EffectRules>;
}

interface Misreadings {
  readonly lasting?: Misread<EffectPredicate>;
  readonly limits?: Misread<(ability: Ability) => boolean>;
}

interface Cell<R> {
  readonly clause: string;
  readonly name: string;
  readonly title: string;
  readonly misreading: Misreading<R>;
  readonly reason: string | undefined;
}

/** Returns the misreadings of the family, and the cells that cannot differ from the rule, each with the reason. */
export function overTimeFaults<R extends KernelRules>({ lasting, kindTitles, limits, clause, same }: OverTime) {
  const cells: Cell<R>[] = [];
  const add = <Test>(
    happening: Happening,
    misread: Misread<Test> | undefined,
    things: Readonly<Record<string, Test>>,
  ) => {
    for (const [thing, isMatch] of misread ? Object.entries(things) : []) {
      const by = clause(thing, happening);
      if (by === undefined) continue;
      cells.push({
        clause: by,
        name: `${thing} ${misread!.name}`,
        title: `${kindTitles?.[thing] ?? thing} ${misread!.title ?? misread!.name}`,
        misreading: misread!.as(isMatch) as unknown as Misreading<R>,
        reason: same?.(thing, happening),
      });
    }
  };
  const effects = Object.fromEntries(
    Object.entries(lasting).map(([thing, isKind]): [string, EffectPredicate] => [
      thing,
      ({ modification }) => isKind(modification),
    ]),
  );
  for (const [happening, misreadings] of Object.entries(HAPPENINGS) as [Happening, Misreadings][]) {
    add(happening, misreadings.lasting, effects);
    add(happening, misreadings.limits, limits);
  }
  const table: Record<string, Record<string, Misreading<R>>> = {};
  for (const { clause: by, name, misreading, reason } of cells) if (!reason) (table[by] ??= {})[name] = misreading;
  const titles = Object.fromEntries(cells.map(({ clause: by, name, title }) => [faultId(by, name), title]));
  return {
    faults: withTitles(faultTable<R>(table), titles),
    sameAsRule: cells.flatMap(({ clause: by, title, reason }) => (reason ? [{ clause: by, title, reason }] : [])),
  };
}

/** A card that changes control, or goes from one circle to another, moves within its kind of zone. */
const staysInZone = ({ type, from, to }: JournalEvent): boolean => type === 'moved' && from === to;

const endingWithMove = (isMatch: EffectPredicate): Misreading<EffectRules> =>
  afterEvents<EffectRules>(
    (game, event) => staysInZone(event) && hasEffects(isMatch)(game),
    (game, event) => {
      if (staysInZone(event)) endEffects(game, (effect, target) => isMatch(effect) && target === event.card);
    },
  );

/** An event of this type says that its card is another one now, or shows another side. */
const endingWith =
  (type: string): Misread<EffectPredicate>['as'] =>
  (isMatch) =>
    afterEvents<EffectRules>(
      (game, event) => event.type === type && hasEffects(isMatch)(game),
      (game, event) => {
        if (event.type === type) endEffects(game, (effect, target) => isMatch(effect) && target === event.card);
      },
    );

const movesInZone = (game: AnyGame, id: string): number =>
  game.journal.filter((event) => event.card === id && staysInZone(event)).length;

/** Returns the cards on which an effect has just begun to negate abilities. */
export const negatedBy = (game: AnyGame, { type }: JournalEvent): readonly CardState[] => {
  const begun = type === 'effectStarted' ? game.state.effects.at(-1) : undefined;
  return begun?.modification.kind === 'negate' ? begun.targets.map(({ id }) => game.card(id)) : [];
};

const lostWhenNegated = (isMatch: EffectPredicate): Misreading<EffectRules> =>
  afterEvents<EffectRules>(
    (game, event) => negatedBy(game, event).length > 0 && hasEffects(isMatch)(game),
    (game, event) => {
      for (const { id } of negatedBy(game, event))
        endEffects(game, (effect, target) => isMatch(effect) && effect.modification.kind !== 'negate' && target === id);
    },
  );

const isCopyOf = (card: CardState, other: CardState): boolean =>
  other.id !== card.id && other.zone === card.zone && other.definition.number === card.definition.number;

const copiesOf = (game: AnyGame, card: CardState): readonly CardState[] =>
  Object.values(game.state.cards).filter((other) => isCopyOf(card, other) && other.side === card.side);

/** Returns the effect that has just begun, if it matches, and the copies of its cards that it does not reach. */
function beginningBeside(isMatch: EffectPredicate, game: AnyGame, { type }: JournalEvent) {
  const begun = type === 'effectStarted' ? game.state.effects.at(-1) : undefined;
  if (!begun || !isMatch(begun)) return undefined;
  const alike = game.state.effects.filter(({ modification }) => modification === begun.modification);
  const reached = new Set(alike.flatMap(({ targets }) => targets.map(({ id }) => id)));
  const copies = begun.targets.flatMap(({ id }) => copiesOf(game, game.card(id))).filter(({ id }) => !reached.has(id));
  return copies.length > 0 ? { begun, copies: copies.map(({ id }) => id) } : undefined;
}

/** Lets each effect apply to the copies of its cards as well. */
const onCopies = (isMatch: EffectPredicate): Misreading<EffectRules> =>
  afterEvents<EffectRules>(
    (game, event) => beginningBeside(isMatch, game, event) !== undefined,
    (game, event) => {
      const beside = beginningBeside(isMatch, game, event);
      if (!beside) return;
      const { player, source, modification, until } = beside.begun;
      addEffect(game, { player, source, targets: beside.copies, modification, until });
    },
  );

const keyed = (
  isMatch: (ability: Ability) => boolean,
  change: (key: string, game: EffectGame, card: CardState) => string,
): Misreading<EffectRules> =>
  result('abilityKey', (key, game, card, ability) => (isMatch(ability) ? change(key, game, card) : key));

/** Lets an ability be used again for each move of its card within its kind of zone. */
const usableAfterMove = (isMatch: (ability: Ability) => boolean): Misreading<EffectRules> =>
  keyed(isMatch, (key, game, { id }) => `${key} ${movesInZone(game, id)}`);

/** Returns the key without the card and its count of zone changes, i.e. the place of the ability on the card. */
const withoutObject = (key: string): string => key.replace(/^.*@\d+/, '');

/** Takes an ability for used if a copy of its card used it before the card came. */
const usedByEarlierCopy = (isMatch: (ability: Ability) => boolean): Misreading<EffectRules> =>
  alsoIf('wasUsed', (game, card, ability) => {
    if (!isMatch(ability) || card.enteredOnTurn !== game.state.turn) return false;
    const place = withoutObject(game.rules.abilityKey(game, card, ability));
    return copiesOf(game, card).some(
      (copy) => copy.stamp < card.stamp && usesThisTurn(game, game.rules.sourceKey(game, copy) + place) > 0,
    );
  });

/** Forgets the uses of abilities while they are negated. */
const unusedWhenNegated = (isMatch: (ability: Ability) => boolean): Misreading<EffectRules> =>
  afterEvents<EffectRules>(anyUseThisTurn, (game) => {
    for (const card of Object.values(game.state.cards)) {
      const ofCard = printedAbilities(game, card).filter(isMatch);
      const lost = ofCard.length > 0 ? without(ofCard, abilitiesOf(game, card)) : [];
      for (const ability of lost) {
        const key = (game as EffectGame).rules.abilityKey(game as EffectGame, card, ability);
        if (usesThisTurn(game, key) > 0) useUp(game, key, { times: 0 });
      }
    }
  });

const without = (all: readonly Ability[], some: readonly Ability[]): readonly Ability[] =>
  all.filter((one) => !some.includes(one));

const HAPPENINGS = {
  control: {
    lasting: { name: 'ends when its card changes control', as: endingWithMove },
    limits: {
      name: 'can be used again when its card changes control',
      as: usableAfterMove,
    },
  },
  circle: {
    lasting: { name: 'ends when its card moves to another circle', as: endingWithMove },
    limits: { name: 'can be used again when its card moves to another circle', as: usableAfterMove },
  },
  heir: {
    lasting: { name: 'ends when another card takes the place of its card', as: endingWith('inherited') },
  },
  otherSide: {
    lasting: { name: 'ends when its card turns over', as: endingWith('turnedOver') },
  },
  copy: {
    lasting: {
      name: 'is on the copies of its card as well',
      title: 'also applies to copies of its card',
      as: onCopies,
    },
    limits: {
      name: 'counts for all copies of its card',
      title: 'counts as used by all copies of its card',
      as: (isMatch) =>
        keyed(isMatch, (key, _game, { side, definition }) => `${side} ${definition.number}${withoutObject(key)}`),
    },
  },
  laterCopy: {
    limits: {
      name: 'counts for a copy that comes later in the turn',
      title: 'counts as used by a copy that comes later in the turn',
      as: usedByEarlierCopy,
    },
  },
  return: {
    limits: {
      name: 'stays used when its card has left and come back',
      as: (isMatch) => keyed(isMatch, (key, _game, { id }) => `${id}${withoutObject(key)}`),
    },
  },
  sameCard: {
    limits: {
      name: 'can be used again when its card goes where it stays the same card',
      as: (isMatch) => keyed(isMatch, (key, _game, { stamp }) => `${key} since ${stamp}`),
    },
  },
  negation: {
    lasting: { name: 'ends when the skills of its card are negated', as: lostWhenNegated },
    limits: { name: 'can be used again when it has been negated for a while', as: unusedWhenNegated },
  },
} satisfies Record<string, Misreadings>;
