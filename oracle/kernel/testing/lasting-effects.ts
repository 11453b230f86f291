/**
 * A family of faults for every game: how long each kind of continuous effect lasts. Of each kind and each duration an effect ends a
 * step too early or too late or never, goes with a card that has left and come back, and is forgotten while it is the other
 * player's turn. A step is the nearest moment before or after between which a player can do something.
 */
import type { Target } from '../../../schemas/ability';
import { addEffect, endEffects } from '../changes';
import { printedAbilities } from '../continuous/print';
import type { AnyGame } from '../game';
import { wordOf } from '../language/definition';
import { fixedTargets } from '../language/select';
import type { KernelRules } from '../rules';
import { opponentOf } from '../state';
import type { Ability, CardState, JournalEvent } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import { differingOnlyWhen, faultTable, type FaultTable, type Misreading } from './misreadings';

/** What the family is made of in a game. */
export interface LastingEffects<R> {
  /** The kinds of continuous effects, as titles say them, e.g. "a prohibition". */
  readonly kinds: Readonly<Record<string, IsKind>>;
  readonly durations: readonly Duration<R>[];
  /** Entries of the rule table that say whether an effect ends now: what they are given besides is the same for every effect. */
  readonly ends: readonly (keyof R & string)[];
  /** The clause by which a card that comes back is a new one; left out: that of the duration. */
  readonly newCard?: string;
  readonly whileItsCardStays: {
    readonly clause: string;
    /** The durations "during this turn" and "for the rest of the game". */
    readonly turn: string;
    readonly game: string;
  };
  /** Why a kind cannot be told from the rule in a cell of a duration ("while": while its card stays), where it cannot. */
  readonly same?: (kind: string, until: string, cell: CellOfDuration) => string | undefined;
}

export type CellOfDuration = 'sooner' | 'later' | 'never' | 'newCard' | 'forgotten';

export interface Duration<R> {
  /** The game's word for it. */
  readonly until: string;
  /** In titles, e.g. "during this turn". */
  readonly words: string;
  readonly clause: string;
  readonly sooner: Ending<R>;
  readonly later: Ending<R> | Same;
  readonly never: 'game' | Same;
}

/** Another moment at which it ends, with its words: that of another duration, or one that a misreading makes. */
export type Ending<R> = { readonly words: string } & (
  | { readonly as: EndsAs }
  | { readonly by: (isMatch: EffectPredicate) => Misreading<R> }
);

/** A cell in which the misreading cannot be told from the rule, and why. */
export interface Same {
  readonly same: string;
}

/** What the effect is asked about as: another duration, of the same player or of the other. */
export type EndsAs = (effect: ContinuousEffect) => Pick<ContinuousEffect, 'until' | 'player'>;
type IsKind = (modification: Modification) => boolean;
export type EffectPredicate = (effect: ContinuousEffect) => boolean;

/** It ends when an effect of that duration ends that began at the same time. */
export const endsLike =
  (until: string): EndsAs =>
  ({ player }) => ({ until, player });

/** It ends when such an effect of the opponent ends that began at the same time. */
export const endsLikeOpponents =
  (until: string): EndsAs =>
  ({ player }) => ({ until, player: opponentOf(player) });

/** A title and its misreading, or why there is none. */
type Cell<R> = readonly [clause: string, title: string, Misreading<R> | Same];
const CELLS: readonly CellOfDuration[] = ['sooner', 'later', 'never', 'newCard', 'forgotten'];

/** The faults of the family, and the cells that are the same as the rule, each with the reason. */
export function lastingEffectFaults<R extends KernelRules>(family: LastingEffects<R>) {
  const shown = (kind: string, until: string, cells: readonly Cell<R>[]) =>
    cells.map(([clause, title, cell], index): Cell<R> => {
      const same = family.same?.(kind, until, CELLS[index]!);
      return [clause, title, same === undefined ? cell : { same }];
    });
  const cells = Object.entries(family.kinds).flatMap(([kind, isKind]) => [
    ...family.durations.flatMap((duration) => shown(kind, duration.until, cellsOf(family, kind, isKind, duration))),
    ...shown(kind, 'while', permanentCells(family, kind, isKind)),
  ]);
  const table: Record<string, Record<string, Misreading<R>>> = {};
  for (const [clause, title, cell] of cells) if (typeof cell === 'function') (table[clause] ??= {})[title] = cell;
  return {
    faults: faultTable<R>(table as FaultTable<R>),
    sameAsRule: cells.flatMap(([clause, title, cell]) =>
      typeof cell === 'function' ? [] : [{ clause, title, reason: cell.same }],
    ),
  };
}

function cellsOf<R extends KernelRules>(
  { ends, newCard }: LastingEffects<R>,
  kind: string,
  isKind: IsKind,
  { until, words, clause, sooner, later, never }: Duration<R>,
): Cell<R>[] {
  const isMatch = (effect: ContinuousEffect) => effect.until === until && isKind(effect.modification);
  const subject = `${kind} ${words}`;
  const ending = (other: Ending<R>): Misreading<R> =>
    'as' in other ? endingAs(ends, isMatch, other.as) : other.by(isMatch);
  const forGood = ({ player }: ContinuousEffect) => ({ until: 'never', player });
  return [
    [clause, `${subject} ends ${sooner.words}`, ending(sooner)],
    'same' in later
      ? [clause, `${subject} ends later`, later]
      : [clause, `${subject} lasts ${later.words}`, ending(later)],
    [clause, `${subject} never ends`, never === 'game' ? endingAs(ends, isMatch, forGood) : never],
    [newCard ?? clause, `${subject} goes on for a card that has left and come back`, followingCards(isMatch)],
    [clause, `${subject} is forgotten in the turn of the other player`, forgottenByOthers(isMatch)],
  ];
}

/** Each entry that says whether an effect ends is asked about one with another duration. */
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

/** A misreading of an entry of the table that every game has. */
const inTable = <R extends KernelRules>(misreading: (rules: KernelRules) => Partial<KernelRules>): Misreading<R> =>
  misreading as unknown as Misreading<R>;

type Happened = KernelRules['happened'];

/** After each event something is done besides. @param concerns what alone it can matter to @param then.before the card of the event as it was, where it has left play */
const afterEvents = <R extends KernelRules>(
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

const hasEffects =
  (isMatch: EffectPredicate) =>
  (game: AnyGame): boolean =>
    game.state.effects.some(isMatch);

/** The effect applies to the individual that its card has become. */
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

/** It is over as soon as it is not its player's turn. */
const forgottenByOthers = <R extends KernelRules>(isMatch: EffectPredicate): Misreading<R> =>
  afterEvents(hasEffects(isMatch), (game, { type }) => {
    if (type === 'effectEnded') return;
    const isForgotten = (effect: ContinuousEffect) => isMatch(effect) && effect.player !== game.state.turnPlayer;
    if (game.state.effects.some(isForgotten)) endEffects(game, isForgotten);
  });

function permanentCells<R extends KernelRules>(
  { newCard, whileItsCardStays: { clause, turn, game } }: LastingEffects<R>,
  kind: string,
  isKind: IsKind,
): Cell<R>[] {
  const subject = `${kind} while its card stays`;
  const neverEndingAfter = (until: string) => goingOnAfter<R>(isKind, until);
  return [
    [
      clause,
      `${subject} ends with the turn in which its card came`,
      working(isKind, (g, card) => card.enteredOnTurn === g.state.turn),
    ],
    [clause, `${subject} lasts until the end of the turn in which its card leaves`, neverEndingAfter(turn)],
    [clause, `${subject} never ends`, neverEndingAfter(game)],
    [
      newCard ?? clause,
      `${subject} goes on for a card that has left and come back`,
      { same: 'it applies to whatever card it names now' },
    ],
    [
      clause,
      `${subject} is forgotten in the turn of the other player`,
      working(isKind, (g, card) => g.rules.masterOf(g, card) === g.state.turnPlayer),
    ],
  ];
}

/** What a continuous ability does, to which target; an amount that has to be counted is taken for 0. */
const changesOf = (game: AnyGame, ability: Ability): readonly { modification: Modification; target: Target }[] =>
  (ability.effect ?? []).flatMap((instruction) => {
    const modification = wordOf(game, instruction).modification?.(instruction, (amount) =>
      typeof amount === 'number' ? amount : 0,
    );
    return modification && 'target' in instruction ? [{ modification, target: instruction.target! }] : [];
  });

/** Continuous abilities of the kind work only when this holds. */
const working = <R extends KernelRules>(isKind: IsKind, when: (game: AnyGame, card: CardState) => boolean) =>
  inTable<R>((rules) => ({
    abilityIsValid: (game, card, ability) =>
      rules.abilityIsValid(game, card, ability) &&
      (!rules.isContinuous(game, ability) ||
        !changesOf(game, ability).some(({ modification }) => isKind(modification)) ||
        when(game, card)),
  }));

/** What a card's continuous abilities did as it left play goes on so long. */
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
