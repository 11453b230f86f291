/**
 * A family of misreadings for every game: how long each kind of continuous effect lasts. For each kind and duration, an
 * effect ends a step too early, ends a step too late, never ends, still applies to a card that has left and come back,
 * or ends when the turn passes to the opponent. A step is the nearest moment before or after at which a player can act
 * in between.
 */
import type { Target } from '../../../schemas/ability';
import { addEffect, endEffects } from '../changes';
import { printedAbilities } from '../reading/print';
import { fixedTargets } from '../reading/select';
import type { KernelRules, AnyGame } from '../rules';
import { opponentOf } from '../state';
import type { Ability, CardState, JournalEvent } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import { wordOf } from '../reading/language';
import { differingOnlyWhen, faultId, faultTable, withTitles, type FaultTable, type Misreading } from './misreadings';

/** Describes the family for one game. */
export interface LastingEffects<R> {
  /** Maps the name of each kind of effect, e.g. "a prohibition", to its test. */
  readonly kinds: Kinds;
  /** What titles say for a kind whose name, which is part of ids, reads badly. */
  readonly kindTitles?: Readonly<Record<string, string>>;
  readonly durations: readonly Duration<R>[];
  /**
   * The entries of the rule table that decide whether an effect ends now. They treat all effects with the same duration
   * and player alike.
   */
  readonly ends: readonly (keyof R & string)[];
  /** The clause by which a card that comes back is a new one. Without it, the clause of the duration stands in. */
  readonly newCard?: string;
  readonly whileItsCardStays: {
    readonly clause: string;
    /** The source of such an effect in titles, e.g. "from a permanent effect". */
    readonly source: string;
    /** The game's words for the durations "during this turn" and "for the rest of the game". */
    readonly turn: string;
    readonly game: string;
  };
  /**
   * Says why the misreading of a kind cannot be told from the rule in a cell of a duration, or returns undefined if it
   * can. The duration "while" lasts as long as the card of the effect stays.
   */
  readonly same?: (kind: string, until: string, cell: CellOfDuration) => string | undefined;
}

export type CellOfDuration = 'sooner' | 'later' | 'never' | 'newCard' | 'forgotten';

export interface Duration<R> {
  /** The game's word for the duration. */
  readonly until: string;
  /** The name of the duration, which is part of ids, e.g. "during this turn". */
  readonly words: string;
  /** How a text says the duration, if not by its name. */
  readonly said?: string;
  readonly clause: string;
  readonly sooner: Ending<R>;
  readonly later: Ending<R> | Same;
  readonly never: 'game' | Same;
}

/** Another moment at which the effect ends: the end of another duration, or a moment that a misreading makes. */
export type Ending<R> = {
  /** The name of the moment, which is part of ids. */
  readonly words: string;
  /** What titles say for it, if not its name. */
  readonly said?: string;
} & ({ readonly as: EndsAs } | { readonly by: (isMatch: EffectPredicate) => Misreading<R> });

/** Says why the misreading of this cell cannot be told from the rule. */
export interface Same {
  readonly same: string;
}

/** Returns the duration and the player as which the effect is treated. */
export type EndsAs = (effect: ContinuousEffect) => Pick<ContinuousEffect, 'until' | 'player'>;
type IsKind = (modification: Modification) => boolean;
export type Kinds = Readonly<Record<string, IsKind>>;
export type EffectPredicate = (effect: ContinuousEffect) => boolean;

/** Ends the effect like one of the same player with another duration. */
export const endsLike =
  (until: string): EndsAs =>
  ({ player }) => ({ until, player });

/** Ends the effect like one of the opponent with another duration. */
export const endsLikeOpponents =
  (until: string): EndsAs =>
  ({ player }) => ({ until, player: opponentOf(player) });

type Cell<R> = readonly [clause: string, name: string, Misreading<R> | Same, title: string];
const FOLLOWS = 'still applies to a card that has left and come back';
const FORGOTTEN = "does not apply in the other player's turn";
const CELLS: readonly CellOfDuration[] = ['sooner', 'later', 'never', 'newCard', 'forgotten'];

/** Returns the misreadings of the family, and the cells that cannot differ from the rule, each with the reason. */
export function lastingEffectFaults<R extends KernelRules>(family: LastingEffects<R>) {
  const shown = (kind: string, until: string, cells: readonly Cell<R>[]) =>
    cells.map(([clause, name, cell, title], index): Cell<R> => {
      const same = family.same?.(kind, until, CELLS[index]!);
      return [clause, name, same === undefined ? cell : { same }, title];
    });
  const cells = Object.entries(family.kinds).flatMap(([kind, isKind]) => [
    ...family.durations.flatMap((duration) => shown(kind, duration.until, cellsOf(family, kind, isKind, duration))),
    ...shown(kind, 'while', permanentCells(family, kind, isKind)),
  ]);
  const table: Record<string, Record<string, Misreading<R>>> = {};
  for (const [clause, name, cell] of cells) if (typeof cell === 'function') (table[clause] ??= {})[name] = cell;
  const titles = Object.fromEntries(cells.map(([clause, name, , title]) => [faultId(clause, name), title]));
  return {
    faults: withTitles(faultTable<R>(table as FaultTable<R>), titles),
    sameAsRule: cells.flatMap(([clause, , cell, title]) =>
      typeof cell === 'function' ? [] : [{ clause, title, reason: cell.same }],
    ),
  };
}

function cellsOf<R extends KernelRules>(
  { ends, newCard, kindTitles }: LastingEffects<R>,
  kind: string,
  isKind: IsKind,
  { until, words, said = words, clause, sooner, later, never }: Duration<R>,
): Cell<R>[] {
  const isMatch = (effect: ContinuousEffect) => effect.until === until && isKind(effect.modification);
  const name = `${kind} ${words}`;
  const subject = `${kindTitles?.[kind] ?? kind} "${said}"`;
  const ending = (other: Ending<R>): Misreading<R> =>
    'as' in other ? endingAs(ends, isMatch, other.as) : other.by(isMatch);
  const forGood = ({ player }: ContinuousEffect) => ({ until: 'never', player });
  return [
    [clause, `${name} ends ${sooner.words}`, ending(sooner), `${subject} ends ${sooner.said ?? sooner.words}`],
    'same' in later
      ? [clause, `${name} ends later`, later, `${subject} ends later`]
      : [clause, `${name} lasts ${later.words}`, ending(later), `${subject} lasts ${later.said ?? later.words}`],
    [
      clause,
      `${name} never ends`,
      never === 'game' ? endingAs(ends, isMatch, forGood) : never,
      `${subject} never ends`,
    ],
    [
      newCard ?? clause,
      `${name} goes on for a card that has left and come back`,
      followingCards(isMatch),
      `${subject} ${FOLLOWS}`,
    ],
    [
      clause,
      `${name} is forgotten in the turn of the other player`,
      forgottenByOthers(isMatch),
      `${subject} ${FORGOTTEN}`,
    ],
  ];
}

/** Asks each entry in `ends` about the effect as if it had another duration. */
const endingAs =
  <R>(ends: readonly (keyof R)[], isMatch: EffectPredicate, as: EndsAs): Misreading<R> =>
  (rules) => {
    const changed = (one: unknown) => (isEffect(one) && isMatch(one) ? { ...one, ...as(one) } : one);
    const ask = (key: keyof R, given: readonly unknown[]) =>
      (rules[key] as (...given: readonly unknown[]) => boolean)(...given.map(changed));
    const concerns = (...given: readonly unknown[]) => given.some((one) => isEffect(one) && isMatch(one));
    return Object.fromEntries(
      ends.map((key) => [key, differingOnlyWhen((...given: readonly unknown[]) => ask(key, given), concerns)]),
    ) as unknown as Partial<R>;
  };

const isEffect = (one: unknown): one is ContinuousEffect =>
  typeof one === 'object' && one !== null && 'modification' in one && 'until' in one;

/** Applies a misreading of kernel entries to the table of a game, which always has these entries. */
const inTable = <R extends KernelRules>(misreading: (rules: KernelRules) => Partial<KernelRules>): Misreading<R> =>
  misreading as unknown as Misreading<R>;

type Happened = KernelRules['happened'];

/**
 * Does something after each event.
 * @param concerns returns false where the misreading cannot make a difference
 * @param then receives as `before` the card of the event as it was, if that card has left play
 */
export const afterEvents = <R extends KernelRules>(
  concerns: (...given: Parameters<Happened>) => boolean,
  then: (game: AnyGame, event: JournalEvent, before: readonly CardState[]) => void,
): Misreading<R> =>
  inTable((rules) => ({
    happened: differingOnlyWhen<Happened>((game, event, leaving = []) => {
      rules.happened(game, event, leaving);
      then(game, event, snapshotsOfLeaving(event, leaving));
    }, concerns),
  }));

const snapshotsOfLeaving = (event: JournalEvent, leaving: Parameters<Happened>[2] = []): CardState[] =>
  leaving.flatMap(({ card, lastKnown }) => (card.id === event.card && lastKnown ? [lastKnown] : []));

export const hasEffects =
  (isMatch: EffectPredicate) =>
  (game: AnyGame): boolean =>
    game.state.effects.some(isMatch);

/** Lets an effect apply to the new object that its card has become. */
const followingCards = <R extends KernelRules>(isMatch: EffectPredicate): Misreading<R> =>
  afterEvents(hasEffects(isMatch), (game, { type, card }) => {
    if (type !== 'moved' || card === undefined) return;
    const { zoneChangeCount } = game.card(card);
    const isOld = (id: string, count: number) => id === card && count !== zoneChangeCount;
    const left = game.state.effects.filter(
      (effect) => isMatch(effect) && effect.targets.some((target) => isOld(target.id, target.zoneChangeCount)),
    );
    for (const { id, player, source, modification, until } of left) {
      endEffects(game, (effect, target) => effect.id === id && target === card);
      addEffect(game, { player, source, targets: [card], modification, until });
    }
  });

/** Ends an effect as soon as it is not its player's turn. */
const forgottenByOthers = <R extends KernelRules>(isMatch: EffectPredicate): Misreading<R> =>
  afterEvents(hasEffects(isMatch), (game, { type }) => {
    if (type === 'effectEnded') return;
    const isForgotten = (effect: ContinuousEffect) => isMatch(effect) && effect.player !== game.state.turnPlayer;
    if (game.state.effects.some(isForgotten)) endEffects(game, isForgotten);
  });

function permanentCells<R extends KernelRules>(
  { newCard, kindTitles, whileItsCardStays: { clause, source, turn, game } }: LastingEffects<R>,
  kind: string,
  isKind: IsKind,
): Cell<R>[] {
  const name = `${kind} while its card stays`;
  const subject = `${kindTitles?.[kind] ?? kind} ${source}`;
  const neverEndingAfter = (until: string) => goingOnAfter<R>(isKind, until);
  return [
    [
      clause,
      `${name} ends with the turn in which its card came`,
      working(isKind, (g, card) => card.enteredOnTurn === g.state.turn),
      `${subject} ends at the end of the turn in which its card came`,
    ],
    [
      clause,
      `${name} lasts until the end of the turn in which its card leaves`,
      neverEndingAfter(turn),
      `${subject} lasts until the end of the turn in which its card leaves`,
    ],
    [clause, `${name} never ends`, neverEndingAfter(game), `${subject} stays in force after its card has left`],
    [
      newCard ?? clause,
      `${name} goes on for a card that has left and come back`,
      { same: 'it applies to whatever card it names now' },
      `${subject} ${FOLLOWS}`,
    ],
    [
      clause,
      `${name} is forgotten in the turn of the other player`,
      working(isKind, (g, card) => g.rules.masterOf(g, card) === g.state.turnPlayer),
      `${subject} ${FORGOTTEN}`,
    ],
  ];
}

/**
 * Returns the modifications of a continuous ability with their targets. An amount that must be counted is taken as 0,
 * because only the kind matters.
 */
const changesOf = (game: AnyGame, ability: Ability): readonly { modification: Modification; target: Target }[] =>
  (ability.effect ?? []).flatMap((instruction) => {
    const modification = wordOf(game, instruction).modification?.(instruction, (amount) =>
      typeof amount === 'number' ? amount : 0,
    );
    return modification && 'target' in instruction ? [{ modification, target: instruction.target! }] : [];
  });

/** Restricts continuous abilities of the kind to a condition. */
const working = <R extends KernelRules>(isKind: IsKind, when: (game: AnyGame, card: CardState) => boolean) =>
  inTable<R>((rules) => ({
    abilityIsValid: (game, card, ability) =>
      rules.abilityIsValid(game, card, ability) &&
      (!rules.isContinuous(game, ability) ||
        !changesOf(game, ability).some(({ modification }) => isKind(modification)) ||
        when(game, card)),
  }));

/** Keeps the modifications of a card's continuous abilities for a duration after the card has left play. */
const goingOnAfter = <R extends KernelRules>(isKind: IsKind, until: string): Misreading<R> => {
  const didAsItLeft = (game: AnyGame, source: CardState) =>
    printedAbilities(game, source)
      .filter((ability) => game.rules.isContinuous(game, ability))
      .flatMap((ability) => changesOf(game, ability))
      .filter(({ modification }) => isKind(modification));
  return afterEvents(
    (game, event, leaving) => snapshotsOfLeaving(event, leaving).some((source) => didAsItLeft(game, source).length > 0),
    (game, { type }, before) => {
      if (type !== 'moved') return;
      for (const source of before) {
        for (const { modification, target } of didAsItLeft(game, source)) {
          const player = game.rules.masterOf(game, source);
          const targets = fixedTargets(game, { player, source, chosen: [] }, target).map((card) => card.id);
          if (targets.length > 0) addEffect(game, { player, source: source.id, targets, modification, until });
        }
      }
    },
  );
};
