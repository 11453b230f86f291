/** The questions that every game asks alike: choose cards, choose one of several answers, carry on or not. */
import isEqual from 'fast-deep-equal';
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { remembered } from './remember';
import { anyOf, numberFrom } from './reasons';
import type { Ability, CardState, JournalEvent, Procedure, Question, QuestionAbout, Refusal } from './state';
import type { StateGame } from './state/rules';

export const isPass = (action: Action): boolean => action.type === 'pass';

export interface CardChoice {
  player: PlayerId;
  kind: string;
  from: readonly CardState[];
  min: number;
  max: number;
  /** The clause that sets the number, for refusals. */
  clause?: string;
  /** May these be chosen together? Left out: any may. */
  fit?: (cards: readonly CardState[]) => boolean;
}

/** A question with one possible answer is put only by a game that asks whatever it may ask. */
const isPut = (game: StateGame, hasOne: boolean): boolean => !hasOne || game.asksForced;

/** Lets a player choose cards, in an order. Where there is only one possible answer nobody is asked; where there is none, none is chosen. */
export function* chooseCards(game: StateGame, choice: CardChoice): Procedure<readonly CardState[]> {
  const max = Math.min(choice.max, choice.from.length);
  const min = Math.min(choice.min, max);
  if (max === 0) return [];
  const cardsOf = (ids: readonly string[]) => ids.map((id) => game.card(id));
  const fit = (ids: readonly string[]) => choice.fit?.(cardsOf(ids)) ?? true;
  if (choice.fit && min > 0 && !isAnyLegal(choice.from, min, max, fit)) return [];
  const hasOne = min === choice.from.length && max === 1;
  if (!isPut(game, hasOne)) return choice.from;
  const action: Action = yield {
    player: choice.player,
    kind: choice.kind,
    forced: hasOne || undefined,
    optional: min === 0,
    min,
    max,
    from: choice.from,
    check: (answer) =>
      checkChoice(choice, min, max, answer) ??
      (fit(answer.cards!) ? null : { reason: 'these cards cannot be chosen together' }),
    options: () => combinations(choice.from, Math.max(min, 1), max, fit).map((cards) => ({ type: 'choose', cards })),
  };
  return isPass(action) ? [] : cardsOf(action.cards!);
}

/** So many ways to choose are listed; an answer beyond them is as legal. */
const MOST_LISTED = 1000;

/** So many ways are tried: where none of them will do another may. */
const MOST_TRIED = 10_000;

function combinations(
  cards: readonly CardState[],
  min: number,
  max: number,
  fit: (ids: readonly string[]) => boolean,
): string[][] {
  const found: string[][] = [];
  let tried = 0;
  tryEach(cards, min, max, (ids) => {
    if (fit(ids)) found.push(ids);
    return found.length < MOST_LISTED && (tried += 1) < MOST_TRIED;
  });
  return found;
}

function isAnyLegal(
  cards: readonly CardState[],
  min: number,
  max: number,
  fit: (ids: readonly string[]) => boolean,
): boolean {
  let tried = 0;
  return !tryEach(cards, min, max, (ids) => !fit(ids) && (tried += 1) < MOST_TRIED);
}

/** Goes through the ways to choose so many, each before those with more cards besides, as long as `mayContinue`. @returns to their end? */
function tryEach(
  cards: readonly CardState[],
  min: number,
  max: number,
  mayContinue: (ids: string[]) => boolean,
  chosen: string[] = [],
  from = 0,
): boolean {
  if (chosen.length >= min && !mayContinue(chosen)) return false;
  if (chosen.length === max) return true;
  const mustLeave = Math.max(0, min - chosen.length - 1);
  for (let index = from; index < cards.length - mustLeave; index++) {
    if (!tryEach(cards, min, max, mayContinue, [...chosen, cards[index]!.id], index + 1)) return false;
  }
  return true;
}

function checkChoice(choice: CardChoice, min: number, max: number, action: Action): Refusal | null {
  if (action.type !== 'choose' || !action.cards)
    return { reason: `player ${choice.player} must choose cards when asked to "${choice.kind}"` };
  const refusal = (reason: string): Refusal => ({ reason, ...(choice.clause ? { clause: choice.clause } : {}) });
  if (new Set(action.cards).size !== action.cards.length) return refusal('the same card is chosen twice');
  const stranger = action.cards.find((id) => !choice.from.some((card) => card.id === id));
  if (stranger !== undefined) return refusal(`"${stranger}" cannot be chosen here`);
  if (action.cards.length < min || action.cards.length > max) {
    const asked = `${numberFrom(min, max)} ${max === 1 ? 'card' : 'cards'} ${min === 0 ? 'can' : 'must'}`;
    return refusal(`${asked} be chosen, not ${action.cards.length}`);
  }
  return null;
}

export interface ActionChoice {
  readonly player: PlayerId;
  readonly kind: string;
  /** May the player pass? Left out: yes. */
  readonly optional?: boolean;
  /** In a window: what it is about. */
  readonly about?: QuestionAbout | undefined;
  /** Why an action is not legal here. */
  readonly refusal: (action: Action) => Refusal | null;
  /** Those that may be legal, for whoever asks what is. */
  readonly candidates: () => readonly Action[];
  /** true: all candidates are legal, so none is checked when they are listed. */
  readonly areLegal?: boolean;
}

/** The question by which a player acts once or passes; `acted` says what the answer was. */
export function toAct(
  game: StateGame,
  { player, kind, optional = true, about, refusal: check, candidates, areLegal = false }: ActionChoice,
): Question {
  const options = () =>
    game.withoutCiting(() => (areLegal ? [...candidates()] : candidates().filter((one) => check(one) === null)));
  return { player, kind, optional, about, check, options };
}

/** Whoever lists what is legal asks about the listed actions themselves, which are found without comparing members. */
export const isListed = (among: readonly Action[], action: Action): boolean =>
  among.includes(action) || among.some((one) => isEqual(one, action));

export interface ActionAmong extends Pick<ActionChoice, 'player' | 'kind'> {
  /** All that are legal. */
  readonly among: readonly Action[];
  /** Why others are not. */
  readonly refusal: Refusal;
}

/** Lets a player do one of few actions, or pass. */
export function* chooseAction(
  game: StateGame,
  { player, kind, among, refusal }: ActionAmong,
): Procedure<Action | undefined> {
  const check = (action: Action) => (isListed(among, action) ? null : refusal);
  return acted(yield toAct(game, { player, kind, refusal: check, candidates: () => among, areLegal: true }));
}

/** undefined: the player passes */
export const acted = (answer: Action): Action | undefined => (isPass(answer) ? undefined : answer);

/** So many numbers are listed; an answer beyond them is as legal. */
const NUMBERS_LISTED = 20;

export interface NumberChoice {
  readonly player: PlayerId;
  readonly kind: string;
  readonly min?: number;
  readonly max?: number;
  /** The clause that says which numbers there are, for refusals. */
  readonly clause?: string;
}

/** Lets a player choose a whole number. Where there is only one nobody is asked. */
export function* chooseNumber(
  game: StateGame,
  { player, kind, min = 0, max = Number.MAX_SAFE_INTEGER, clause }: NumberChoice,
): Procedure<number> {
  const hasOne = min >= max;
  if (!isPut(game, hasOne)) return min;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const reason = `the answer must be a whole number ${range}`;
  const isOne = (value: Action['value']) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  const action: Action = yield {
    player,
    kind,
    forced: hasOne || undefined,
    optional: false,
    check: ({ type, value }) => (type === 'answer' && isOne(value) ? null : { reason, ...(clause && { clause }) }),
    options: () =>
      Array.from({ length: Math.min(max - min, NUMBERS_LISTED) + 1 }, (_, index) => ({
        type: 'answer',
        value: min + index,
      })),
  };
  return action.value as number;
}

/** An ability that a player may carry out next, with the card on which it stands. */
export interface Ordered {
  readonly card: string;
  readonly ability: Ability;
  /** What has triggered it. */
  readonly event?: Pick<JournalEvent, 'card'>;
}

/** The player names the card whose ability comes next, and which of its abilities where several wait: the first is "X#1". */
export function* chooseNext<T extends Ordered>(game: StateGame, player: PlayerId, among: readonly T[]): Procedure<T> {
  const names = namesOf(among);
  const name = yield* chooseAnswer(game, { player, kind: 'order', answers: [...new Set(names)] });
  return among[names.indexOf(name)]!;
}

/** Abilities of one card that say the same need not be told apart, unless of different cards. */
function namesOf(among: readonly Ordered[]): string[] {
  if (among.length === 1) return [among[0]!.card];
  const texts = new Map<string, string[]>();
  const said = among.map((next) => {
    const text = whatItSays(next);
    const known = texts.get(next.card) ?? [];
    if (!known.includes(text)) texts.set(next.card, [...known, text]);
    return text;
  });
  return among.map(({ card }, index) => {
    const ofCard = texts.get(card)!;
    return ofCard.length === 1 ? card : `${card}#${ofCard.indexOf(said[index]!) + 1}`;
  });
}

function whatItSays({ ability, event }: Ordered): string {
  const text = textOf(ability);
  return event?.card !== undefined && text.includes(NAMES_ITS_SUBJECT) ? `${text} ${event.card}` : text;
}

const textOf = remembered((ability: Ability) => JSON.stringify(ability));

const NAMES_ITS_SUBJECT = JSON.stringify({ subject: true }).slice(1, -1);

/** Lets a player choose one of several answers. Where there is only one nobody is asked. */
export function* chooseAnswer<T extends string | number | boolean>(
  game: StateGame,
  choice: { player: PlayerId; kind: string; answers: readonly T[]; pass?: T },
): Procedure<T> {
  const hasOne = choice.answers.length === 1;
  if (!isPut(game, hasOne)) return choice.answers[0]!;
  const action: Action = yield {
    player: choice.player,
    kind: choice.kind,
    forced: hasOne || undefined,
    optional: choice.pass !== undefined,
    check: ({ type, value }) =>
      type === 'answer' && choice.answers.includes(value as T)
        ? null
        : { reason: `the answer must be ${anyOf(choice.answers)}` },
    options: () => choice.answers.map((value) => ({ type: 'answer', value })),
  };
  return isPass(action) ? choice.pass! : (action.value as T);
}
