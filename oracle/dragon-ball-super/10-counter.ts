/** 10-10. [Counter]: which ones are pending in a counter timing, and how they are activated and resolved. */
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import type { DbsCounter } from '../../schemas/dragon-ball-super';
import type { Action } from '../../schemas/protocol';
import { emit } from '../kernel/changes';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { contextOf } from '../kernel/procedures/contexts';
import { declaring } from '../kernel/procedures/declaring';
import { isAmong, type Ability, type CardState, type Procedure, type Refusal } from '../kernel/state';
import type { Activation } from '../kernel/state/waiting';
import { categoryOf, type DbsGame } from './game';
import type { Section } from './packs';
import { executeEffect } from '../kernel/events/execute-effect';

export const counterSkills = {
  // --- which wait: 10-10-3 ------------------------------------------------------------------------------------------

  /** Returns the unresolved [Counter]s of this counter timing. Counter timings do not nest (4-7-2-5). */
  countersSoFar(g: DbsGame): readonly Activation[] {
    const { activations } = g.state;
    return activations.some(isOpenCounter) ? activations.filter(isOpenCounter) : NO_ACTIVATIONS;
  },

  /**
   * 10-10-3-1 to 10-10-3-4: returns the kinds pending for a player after all that the opponent has done in this counter
   * timing.
   */
  countersPending(g: DbsGame, player: PlayerId, about: Activation): readonly DbsCounter[] {
    const kinds = about.player === player ? NO_KINDS : g.rules.countersAgainst(g, about);
    const done = g.rules.countersSoFar(g).filter((one) => one.player !== player);
    return done.length === 0 ? kinds : [...kinds, ...done.flatMap((one) => g.rules.countersAgainst(g, one))];
  },

  /** 10-10-3-1 to 10-10-3-3: the kinds depend on what was declared and on what the text of a skill mentions. */
  countersAgainst(g: DbsGame, { what, ability }: Activation): readonly DbsCounter[] {
    const kinds: DbsCounter[] = ability && g.rules.speaks(g, what) ? g.rules.countersAgainstSkill(g, ability) : [];
    if (what === 'play') kinds.push('counterPlay');
    if (what === 'attack') kinds.push('counterAttack');
    if (what === 'counter') kinds.push('counterCounter');
    g.consult(...kinds.map((kind) => CLAUSE_OF_KIND[kind]));
    return kinds;
  },

  /** Interpretation: a [Counter] is a skill, so what its text mentions counts. */
  speaks(_g: DbsGame, _what: string): boolean {
    return true;
  },

  /** 10-10-3-1, 10-10-3-2: the text may mention playing or attacking. */
  countersAgainstSkill(g: DbsGame, ability: Ability): DbsCounter[] {
    const kinds: DbsCounter[] = [];
    if (g.rules.speaksOfPlaying(g, ability)) kinds.push('counterPlay');
    if (g.rules.speaksOfAttacking(g, ability)) kinds.push('counterAttack');
    return kinds;
  },

  speaksOfPlaying(g: DbsGame, ability: Ability): boolean {
    return g.rules.keywordSpeaksOf(g, ability) === 'play' || says(ability, WORDS_OF_PLAYING);
  },

  speaksOfAttacking(g: DbsGame, ability: Ability): boolean {
    return g.rules.keywordSpeaksOf(g, ability) === 'attack' || says(ability, WORDS_OF_ATTACKING);
  },

  /** 10-8-1, 10-9-1: the description of a keyword skill counts as its text, printed or not. */
  keywordSpeaksOf(g: DbsGame, ability: Ability): 'play' | 'attack' | undefined {
    return DESCRIBED_BY_ATTACKS.includes(ability.keyword ?? '') ? 'attack' : g.rules.keywordImplies(g, ability);
  },

  /**
   * Interpretation: a keyword skill whose rule gives no description mentions what that rule mentions (10-4-1, 10-5-4,
   * 10-13, 10-15-3, 10-24-3, 10-25-3).
   */
  keywordImplies(_g: DbsGame, { type, keyword }: Ability): 'play' | 'attack' | undefined {
    if (PLAYING_SKILLS.includes(type)) return 'play';
    return keyword === 'blocker' ? 'attack' : undefined;
  },

  /** Returns the pending [Counter]s of a card. */
  countersOn(g: DbsGame, player: PlayerId, card: CardState, about: Activation): readonly Ability[] {
    const own = abilitiesOf(g, card).filter(({ type }) => type === 'counter');
    if (own.length === 0) return own;
    const kinds: readonly string[] = g.rules.countersPending(g, player, about);
    return own.filter((one) => kinds.includes(one.keyword ?? '') && !g.consulting(g.rules.isActivated(g, card, one)));
  },

  /** 10-10-3-4: an activated [Counter] is no longer pending. */
  isActivated(g: DbsGame, card: CardState, ability: Ability): CitedAnswer {
    const isIt = (one: Activation) => isAmong([one.card], card) && one.ability === ability;
    return g.rules.countersSoFar(g).some(isIt) && ['10-10-3-4'];
  },

  // --- activating one: 10-10-1 --------------------------------------------------------------------------------------

  /**
   * 10-10-1, 10-10-3: the card needs a [Counter] that answers this, whose conditions are met and whose cost can be
   * paid.
   */
  counterCardRefusal(g: DbsGame, player: PlayerId, card: CardState, action: Action, about: Activation): Refusal | null {
    let refusal: Refusal = { clause: '10-10-3', reason: `"${card.id}" has no [Counter] that can be activated now` };
    for (const ability of g.rules.countersOn(g, player, card, about)) {
      const why = g.rules.oneCounterRefusal(g, player, card, ability, action.cards);
      if (!why) return null;
      refusal = why;
    }
    return refusal;
  },

  oneCounterRefusal(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    chosen: readonly string[] | undefined,
  ): Refusal | null {
    return (
      g.rules.refusalApartFromCost(g, player, card, ability) ?? g.rules.energyRefusal(g, player, card, chosen, ability)
    );
  },

  /**
   * 10-10-1, 8-5-2-1 to 8-5-2-4: reveals, pays for and activates the card, which resolves when the counter timing ends
   * (4-7-3-5).
   */
  *activateCounter(g: DbsGame, player: PlayerId, action: Action, about: Activation): Procedure {
    const card = g.card(action.card!);
    const isPossible = (one: Ability) => g.rules.oneCounterRefusal(g, player, card, one, action.cards) === null;
    const ability = g.rules.countersOn(g, player, card, about).find(isPossible)!;
    g.cite('10-10-1', '10-10-2', '8-5-1', '8-5-2-1');
    g.rules.show(g, card);
    if (!(yield* g.rules.payForCard(g, player, card, action.cards, ability))) return;
    g.cite('8-5-2-3', '10-10-3-4');
    const answers = g.rules.answeredWith(g, player, ability, about).id;
    const activated = g.rules.declareInAnswer(g, { what: 'counter', player, card: card.id, ability, answers });
    g.rules.emitCounterActivated(g, player, card, activated);
    yield* g.rules.answers(g, activated, 'declared');
  },

  /** A [Counter] answers what the counter timing is about, or else the opponent's last [Counter]. */
  answeredWith(g: DbsGame, player: PlayerId, { keyword }: Ability, about: Activation): Activation {
    const isAnswered = (one: Activation) =>
      one.player !== player && (g.rules.countersAgainst(g, one) as readonly unknown[]).includes(keyword);
    return isAnswered(about) ? about : g.rules.countersSoFar(g).findLast(isAnswered)!;
  },

  emitCounterActivated(g: DbsGame, player: PlayerId, card: CardState, _activation: Activation): void {
    g.rules.emitActivation(g, player, card);
    g.rules.emitExtraActivated(g, player, card);
    emit(g, 'counterActivated', { player, card: card.id });
  },

  // --- resolving it: 4-7-3-5 ----------------------------------------------------------------------------------------

  /** 4-7-3-5 with 8-5-2-5-1, 10-10-4: the card goes to the Drop Area, and its effect is carried out. */
  *executeDeclared(g: DbsGame, activation: Activation): Procedure {
    const { player, ability } = activation;
    g.cite('4-7-3-5', '8-5-2-5');
    yield* g.rules.dropUsed(g, activation);
    const subjects = g.rules.subjectsOfCounter(g, activation);
    yield* executeEffect(g, contextOf(g, player, g.card(activation.card.id), ability!, { subjects }));
  },

  /**
   * Returns "that card" of the text: the card whose play, attack or skill is answered, if it is still the same card.
   */
  subjectsOfCounter(g: DbsGame, { answers }: Activation): readonly CardState[] {
    const about = g.state.windows.at(-1)!.about!;
    const answered = answers === about.id ? about : g.state.activations.find(({ id }) => id === answers);
    const card = answered && g.card(answered.card.id);
    return card && isAmong([answered.card], card) ? [card] : [];
  },

  /** 4-7-3-5. A negated [Counter] is used up without being resolved (10-10-5). */
  *resolveDeclared(g: DbsGame, id: number, does?: () => Procedure): Procedure<boolean> {
    const activation = g.state.activations.find((one) => one.id === id);
    if (activation?.negated) yield* g.rules.dropNegated(g, activation);
    return yield* declaring.resolveDeclared(g, id, does);
  },

  /** 10-10-5, 10-10-4, 3-4-1 */
  dropNegated(g: DbsGame, activation: Activation): Procedure {
    if (activation.what === 'counter') g.cite('4-7-3-5', '10-10-5');
    return g.rules.dropUsed(g, activation);
  },

  /** 8-5-2-5-1, 10-10-4, 3-4-1: an Extra Card, or one whose [Counter] was activated, goes from the hand to the Drop Area. */
  *dropUsed(g: DbsGame, { what, player, card: ref, ability }: Activation): Procedure {
    const card = g.card(ref.id);
    if (!ability || !isAmong([ref], card) || !g.rules.isOfHand(g, card, ability)) return;
    if (what === 'counter') g.cite('10-10-4');
    else if (categoryOf(card) !== 'extra') return;
    yield* g.rules.dropActivated(g, player, card);
  },

  /** Checks that the skill was activated from the hand. A card that came back to the hand was used elsewhere. */
  isOfHand(g: DbsGame, card: CardState, ability: Ability): boolean {
    return card.zone === 'hand' && g.rules.isWhereItWorks(g, card, ability);
  },
} satisfies Section<'executeDeclared' | 'resolveDeclared'>;

const CLAUSE_OF_KIND: Readonly<Record<DbsCounter, string>> = {
  counterPlay: '10-10-3-1',
  counterAttack: '10-10-3-2',
  counterCounter: '10-10-3-3',
};

const NO_ACTIVATIONS: readonly Activation[] = [];
const NO_KINDS: readonly DbsCounter[] = [];

const isOpenCounter = ({ what, resolving }: Activation): boolean => what === 'counter' && !resolving;

const PLAYING_SKILLS: readonly string[] = [
  ...['evolve', 'unionFusion', 'unionPotara', 'unionAbsorb', 'overRealm', 'darkOverRealm', 'swap'],
];
/** The rules of these keywords give their text, which mentions attacks. */
const DESCRIBED_BY_ATTACKS: readonly string[] = ['dualAttack', 'tripleAttack', 'revenge'];

/** Verbs, events, prohibitions and members of filters whose wording contains the word. */
const WORDS_OF_PLAYING: readonly string[] = ['play', 'played', 'createToken', 'evolve', 'playedThisTurn'];
const WORDS_OF_ATTACKING: readonly string[] = [
  ...['attackDeclared', 'isAttacked', 'attackNegated', 'negateAttack', 'attacking'],
  ...['attack', 'attackLeader', 'attackBattle', 'beAttacked', 'attacksActive'],
];

const says = (ability: Ability, words: readonly string[]): boolean => mentions(ability, words);

/**
 * These members hold a verb, an event, a prohibition or a keyword. Names and other words of cards do not count as text.
 */
const SAYING: readonly string[] = ['do', 'event', 'what', 'keyword'];

const mentions = (part: unknown, words: readonly string[]): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(
    ([key, value]) =>
      words.includes(key) ||
      (typeof value === 'string' ? SAYING.includes(key) && words.includes(value) : mentions(value, words)),
  );
