/** Interpretations where the rulebook is silent, garbled or contradicts itself. */
import { setBattle } from '../kernel/changes/battle';
import { layered } from '../kernel/continuous/layers';
import { PLAYERS } from '../../schemas/common';
import type { Reading } from '../kernel/session/module';
import { remembersCard } from '../kernel/packs/leader-games/recollection';
import type { Step } from '../kernel/procedures/calculation';
import { cardsInZones } from '../kernel/game';
import { BLOCKER } from './10-keyword-skills';
import { asDbs, type DbsRules } from './game';
import { duelOf } from '../kernel/packs/leader-games/duels';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { readingsOfMoments } from './readings-of-moments';
import { readingsOfObjects } from './readings-of-objects';

export const readings: Readonly<Record<string, Reading<DbsRules>>> = {
  ...readingsOfObjects,
  ...readingsOfMoments,
  // --- damage ---
  'damage-of-several': {
    clauses: ['4-10-2-2'],
    question: 'Is damage of more than 1 taken at once, or once for each 1 of it?',
    standard: 'once',
    answers: { once: 'at once', 'once-for-each': 'once for each 1' },
    choices: {
      'once-for-each': () => ({ strikesOf: (_g, amount) => Array.from({ length: Math.max(0, amount) }, () => 1) }),
    },
  },
  'what-a-view-shows': {
    clauses: ['3-9-2', '11-2-1'],
    question: "Does a player's view show a face-down life card that this player has seen before it was put there?",
    standard: 'hidden',
    answers: { hidden: 'no, it is hidden', shown: 'yes, it is shown' },
    choices: {
      shown: ({ sees }) => ({
        sees: (g, viewer, card) => sees(g, viewer, card) || (card.zone === 'life' && remembersCard(g, viewer, card)),
      }),
    },
  },
  // --- battle and replacement ---
  'battle-left-later': {
    clauses: ['7-1-4'],
    question:
      'Is a battle also left if the attack is negated, or a side has no card left, after the Offence Step has begun?',
    standard: 'after-every-checkpoint',
    answers: {
      'after-every-checkpoint': 'yes, after every checkpoint',
      'before-the-offence-step': 'no, only before the Offence Step',
    },
    choices: {
      'before-the-offence-step': (rules) => ({
        battleContinues: (g, next) => next !== 'offence' || rules.battleContinues(g, next),
        *judgeBattle(g) {
          if (g.rules.bothSidesRemain(g)) yield* rules.judgeBattle(g);
        },
        stillDealsDamage: (g) => g.rules.bothSidesRemain(g),
      }),
    },
  },
  'combo-skills-of-a-battle-left': {
    clauses: ['7-4-1-8-1'],
    question:
      'Do skills for the end of the battle after a combo trigger in a battle that has not reached its Damage Step?',
    standard: 'not',
    answers: { not: 'no', wait: 'yes, they wait' },
    choices: {
      wait: () => ({ combosHaveAnEnd: () => true }),
    },
  },
  'who-chooses-among-replacements': {
    clauses: ['8-9-2-2'],
    question: "Who chooses if several effects would replace what the opponent's skill does to a card?",
    standard: 'master-of-the-card',
    answers: { 'master-of-the-card': 'the master of the card', 'who-carries-it-out': 'the player who carries it out' },
    choices: {
      'who-carries-it-out': ({ nextReplacement }) => ({
        nextReplacement(g, found) {
          const skill = g.frames.at(-1);
          if (skill) g.cite('8-9-2-2');
          return skill ? { player: skill.context.player, among: found } : nextReplacement(g, found);
        },
      }),
    },
  },
  'blocker-declined': {
    clauses: ['10-4-1'],
    question: 'Can the player decline to activate a [Blocker]?',
    standard: 'may-decline',
    answers: { 'may-decline': 'yes', must: 'no, it must be activated' },
    choices: { must: (rules) => ({ isOptional: (g, ability) => ability !== BLOCKER && rules.isOptional(g, ability) }) },
  },
  'blocker-is-attacked': {
    clauses: ['10-4-1'],
    question: 'Is a card attacked that becomes the guard card by its [Blocker]?',
    standard: 'no',
    answers: { no: 'no', yes: 'yes' },
    choices: {
      yes: ({ becomeGuard }) => ({
        becomeGuard(g, player, card) {
          becomeGuard(g, player, card);
          const event = g.journal.at(-1)!;
          if (event.type !== 'targetChanged') return;
          for (const ability of abilitiesOf(g, card)) {
            const { when } = asDbs(ability);
            if (when?.event === 'isAttacked' && when.subject === undefined)
              g.rules.awaitKeyword(g, card, ability, event);
          }
        },
      }),
    },
  },
  'original-target': {
    clauses: ['10-4-2'],
    question: 'Which card is attacked again if one of several [Blocker]s is negated?',
    standard: 'the-first',
    answers: {
      'the-first': 'the one attacked first',
      'before-the-last-blocker': 'the one attacked before the last [Blocker]',
    },
    choices: {
      'before-the-last-blocker': (rules) => ({
        firstTarget: (g) => g.card(g.state.battle!.guards.at(-1)?.target ?? rules.firstTarget(g).id),
      }),
    },
  },
  'blocker-negated-without-first-target': {
    clauses: ['10-4-2'],
    question: 'What is attacked if a [Blocker] is negated and the card attacked first has left?',
    standard: 'the-blocker',
    answers: { 'the-blocker': 'the card with [Blocker]', nothing: 'nothing' },
    choices: {
      nothing: () => ({ switchToMissingTarget: (g, { id }) => setBattle(g, { ...g.state.battle!, targets: [id] }) }),
    },
  },
  'blocker-negated-before-it-is-resolved': {
    clauses: ['10-4-2'],
    question: 'Is a [Blocker] resolved if it was negated before?',
    standard: 'not-resolved',
    answers: { 'not-resolved': 'no', resolved: 'yes' },
    choices: { resolved: () => ({ negateUnresolvedBlocker: () => undefined }) },
  },
  'strike-by-one': {
    clauses: ['10-7-1'],
    question: 'Does [Strike] replace any damage of an attack, or only damage of X-1?',
    standard: 'instead-of-any',
    answers: { 'instead-of-any': 'any damage of an attack', 'from-one-less': 'only damage of X-1' },
    choices: {
      'from-one-less': () => ({
        damageOf(g, attacker) {
          const ascending = [...g.rules.strikes].reverse();
          const step = (amount: number, [keyword, x]: (typeof ascending)[number]) =>
            amount === x - 1 && g.rules.hasKeyword(g, attacker, keyword) ? x : amount;
          g.cite('10-7-1');
          return ascending.reduce(step, g.rules.damageOfAnAttack);
        },
      }),
    },
  },
  'revenge-on-a-negated-attack': {
    clauses: ['10-9-1'],
    question: 'Does [Revenge] work if the attack on its card was negated?',
    standard: 'avenged',
    answers: { avenged: 'yes', not: 'no' },
    choices: {
      not: (rules) => ({
        avengesAttack: (g, battle) => !g.state.facts.attackNegated && rules.avengesAttack(g, battle),
      }),
    },
  },
  'awaken-turns': {
    clauses: ['10-2-3', '10-28-3'],
    question: 'Is a card turned over before or after the other effects of its [Awaken] or [Wish]?',
    standard: 'after',
    answers: { after: 'after them', before: 'before them' },
    choices: {
      before: () => ({
        *awaken(g, context) {
          yield* g.rules.turnForSkill(g, context);
          yield* g.rules.effectBesides(g, context);
        },
      }),
    },
  },
  'gained-while-negated': {
    clauses: ['8-3-2'],
    question: 'Does a skill work that a card gains while its skills are negated?',
    standard: 'no',
    answers: { no: 'no', yes: 'yes' },
    choices: { yes: () => ({ gainsNothing: () => false }) },
  },
  'revenge-of-the-card-attacked': {
    clauses: ['10-9-1'],
    question: 'If another card has become the guard card, which card was attacked for [Revenge]?',
    standard: 'the-first',
    answers: { 'the-first': 'the one attacked first', 'the-guard-card': 'the guard card' },
    choices: {
      'the-guard-card': () => ({
        attackedCard(g) {
          g.cite('10-9-1');
          return g.card(duelOf(g).target);
        },
      }),
    },
  },
  'charge-phase-activates': {
    clauses: ['6-2-2'],
    question: 'Whose cards are switched to Active Mode in the Charge Phase?',
    standard: 'turn-player',
    answers: { 'turn-player': 'those of the turn player', 'both-players': 'those of both players' },
    choices: {
      'both-players': () => ({
        cardsToActivate: (g) => PLAYERS.flatMap((player) => cardsInZones(g, player, g.rules.areasToActivate)),
      }),
    },
  },
  'attack-card-not-rested': {
    clauses: ['7-1'],
    question: 'Does a card attack if something else happens instead of resting it for the attack?',
    standard: 'no',
    answers: { no: 'no', attacks: 'yes' },
    choices: { attacks: () => ({ isReadyToAttack: () => true }) },
  },
  'put-off-as-the-turn-ends': {
    clauses: ['6-4-1-3'],
    question: 'When is an effect carried out that is delayed until the end of the turn while the turn is ending?',
    standard: 'now',
    answers: { now: 'in this turn', 'next-turn': 'at the end of the next turn' },
    choices: { 'next-turn': () => ({ awaitPutOffMeanwhile: () => undefined }) },
  },
  'card-pays-for-itself': {
    clauses: ['8-5-2-2'],
    question: 'Can a card in the hand pay for its own skill?',
    standard: 'no',
    answers: { no: 'no', yes: 'yes' },
    choices: { yes: () => ({ isAwayWhilePaying: () => false }) },
  },
  'situation-still-so': {
    clauses: ['8-6-6-1'],
    question:
      'Does a skill for a situation trigger again if the situation still exists when the skill has been resolved?',
    standard: 'pending-again',
    answers: {
      'pending-again': 'yes, it triggers again',
      'when-it-comes-anew': 'no, only if the situation arises anew',
    },
    choices: {
      'when-it-comes-anew': (rules) => ({
        *resolveWaitingAbility(g, waiting) {
          yield* rules.resolveWaitingAbility(g, waiting);
          if (waiting.ability.situation) g.rules.awaitOtherwise(g, waiting);
        },
      }),
    },
  },
  'situation-while-negated': {
    clauses: ['8-6-6-1'],
    question: 'Does a situation count that arose while its skill was negated and still exists afterwards?',
    standard: 'yes',
    answers: { yes: 'yes', no: 'no' },
    choices: { no: ({ negatedSituations }) => ({ missedSituations: negatedSituations }) },
  },
  'counter-that-speaks': {
    clauses: ['10-10-3-1', '10-10-3-2'],
    question: 'Can [Counter: Play] or [Counter: Attack] answer a [Counter] whose text speaks of playing or attacking?',
    standard: 'yes',
    answers: { yes: 'yes', 'with-counter-counter-only': 'no, only [Counter: Counter] can' },
    choices: { 'with-counter-counter-only': () => ({ speaks: (_g, what) => what !== 'counter' }) },
  },
  'keyword-that-speaks': {
    clauses: ['10-10-3-1', '10-10-3-2'],
    question: 'Does a keyword skill have the words of its rule if the rule does not say how it is described?',
    standard: 'yes',
    answers: { yes: 'yes', 'as-described-only': 'no, only as far as it is described' },
    choices: { 'as-described-only': () => ({ keywordImplies: () => undefined }) },
  },
  'power-that-other-effects-ask-for': {
    clauses: ['8-8-1-2'],
    question: 'Which power does an effect see that changes no number but asks for one?',
    standard: 'as-numbers-are',
    answers: {
      'as-numbers-are': 'the power after effects that change numbers',
      'before-numbers': 'the power before effects that change numbers',
    },
    choices: { 'before-numbers': () => layered },
  },
  'order-of-numbers': {
    clauses: ['8-8-1-3'],
    question: 'In which order do effects that set a power and effects that add to it apply?',
    standard: 'by-time',
    answers: {
      'by-time': 'in the order in which they began',
      'set-first': 'those that set it first',
      'set-last': 'those that set it last',
    },
    choices: {
      'set-first': ({ evaluate }) => ({
        evaluate: (g, stat, printed, steps) =>
          evaluate(g, stat, printed, [...steps.filter(sets), ...steps.filter(adds)]),
      }),
      'set-last': ({ evaluate }) => ({
        evaluate: (g, stat, printed, steps) =>
          evaluate(g, stat, printed, [...steps.filter(adds), ...steps.filter(sets)]),
      }),
    },
  },
  'effects-in-the-combo-area': {
    clauses: ['8-8-1-4'],
    question: 'Do effects on a Battle Card stay with it when it moves from the Battle Area to the Combo Area?',
    standard: 'left-behind',
    answers: { 'left-behind': 'no, they are left behind', 'go-along': 'yes, they stay with it' },
    choices: { 'go-along': () => ({ leaveEffectsBehind: () => {} }) },
  },
  'indestructible-without-power': {
    clauses: ['9-5-2-1', '10-12-1'],
    question: "Is a card with [Indestructible] dropped if the opponent's skill reduces it to 0 power?",
    standard: 'is-dropped',
    answers: { 'is-dropped': 'yes', stays: 'no, it stays' },
    choices: { stays: () => ({ keptBy: (g, card) => g.rules.causeOfDrop(g, card) }) },
  },
  'universe-7-of-whom': {
    clauses: ['10-21-1'],
    question: 'Whose cards have no specified cost because of [Warrior of Universe 7]?',
    standard: 'of-its-player',
    answers: { 'of-its-player': 'those of its player', 'of-both-players': 'those of both players' },
    choices: { 'of-both-players': () => ({ freesCardsOf: () => true }) },
  },
};

const sets = ({ to }: Step): boolean => to !== undefined;
const adds = (step: Step): boolean => !sets(step);
