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
    question: 'Is damage of more than 1 taken once, or once for each 1 of it?',
    standard: 'once',
    choices: {
      'once-for-each': () => ({ strikesOf: (_g, amount) => Array.from({ length: Math.max(0, amount) }, () => 1) }),
    },
  },
  'what-a-view-shows': {
    clauses: ['3-9-2', '11-2-1'],
    question: 'Does the view of a player show a face-down life card that this player has seen on its way there?',
    standard: 'hidden',
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
      'Is a battle also left where the attack is negated, or one side has nobody left, after the Offence Step has begun?',
    standard: 'after-every-checkpoint',
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
      'Do skills of the end of the battle after a combo also wait in a battle that has not come to its Damage Step?',
    standard: 'not',
    choices: {
      wait: () => ({ combosHaveAnEnd: () => true }),
    },
  },
  'who-chooses-among-replacements': {
    clauses: ['8-9-2-2'],
    question: 'Who chooses where several effects would replace what a skill of the other player does to a card?',
    standard: 'master-of-the-card',
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
    question: 'May the player decline to activate a [Blocker]?',
    standard: 'may-decline',
    choices: { must: (rules) => ({ isOptional: (g, ability) => ability !== BLOCKER && rules.isOptional(g, ability) }) },
  },
  'blocker-is-attacked': {
    clauses: ['10-4-1'],
    question: 'Is a card attacked that becomes the guard card by its [Blocker]?',
    standard: 'no',
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
    question: 'Which card is attacked again where one of several [Blocker]s is negated?',
    standard: 'the-first',
    choices: {
      'before-the-last-blocker': (rules) => ({
        firstTarget: (g) => g.card(g.state.battle!.guards.at(-1)?.target ?? rules.firstTarget(g).id),
      }),
    },
  },
  'blocker-negated-without-first-target': {
    clauses: ['10-4-2'],
    question: 'What is attacked where a [Blocker] is negated and what was attacked at first has left?',
    standard: 'the-blocker',
    choices: {
      nothing: () => ({ switchToMissingTarget: (g, { id }) => setBattle(g, { ...g.state.battle!, targets: [id] }) }),
    },
  },
  'blocker-negated-before-it-is-resolved': {
    clauses: ['10-4-2'],
    question: 'Is a [Blocker] resolved that was negated before that?',
    standard: 'not-resolved',
    choices: { resolved: () => ({ negateUnresolvedBlocker: () => undefined }) },
  },
  'strike-by-one': {
    clauses: ['10-7-1'],
    question: 'Does [Strike] inflict X damage instead of any that an attack deals, or only instead of X-1?',
    standard: 'instead-of-any',
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
    question: 'Is a card with [Revenge] avenged that was attacked where the attack was negated?',
    standard: 'avenged',
    choices: {
      not: (rules) => ({
        avengesAttack: (g, battle) => !g.state.facts.attackNegated && rules.avengesAttack(g, battle),
      }),
    },
  },
  'awaken-turns': {
    clauses: ['10-2-3', '10-28-3'],
    question: 'Is a card turned over before what its [Awaken] or [Wish] does besides, or after that?',
    standard: 'after',
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
    choices: { yes: () => ({ gainsNothing: () => false }) },
  },
  'revenge-of-the-card-attacked': {
    clauses: ['10-9-1'],
    question: 'Which card has been attacked, for [Revenge], where another has become the guard card since?',
    standard: 'the-first',
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
    choices: {
      'both-players': () => ({
        cardsToActivate: (g) => PLAYERS.flatMap((player) => cardsInZones(g, player, g.rules.areasToActivate)),
      }),
    },
  },
  'attack-card-not-rested': {
    clauses: ['7-1'],
    question:
      'Does a card attack that stays in Active Mode, since something else happens instead of its being rested for that?',
    standard: 'no',
    choices: { attacks: () => ({ isReadyToAttack: () => true }) },
  },
  'put-off-as-the-turn-ends': {
    clauses: ['6-4-1-3'],
    question: 'When comes what is put off until the end of the turn while the turn ends?',
    standard: 'now',
    choices: { 'next-turn': () => ({ awaitPutOffMeanwhile: () => undefined }) },
  },
  'card-pays-for-itself': {
    clauses: ['8-5-2-2'],
    question: 'May a card of the hand whose skill is being activated be a part of the skill cost?',
    standard: 'no',
    choices: { yes: () => ({ isAwayWhilePaying: () => false }) },
  },
  'situation-still-so': {
    clauses: ['8-6-6-1'],
    question: 'Is a situation trigger pending again that is still fulfilled when its skill has been resolved?',
    standard: 'pending-again',
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
    question: 'Does a situation count that came to be so while its skill was negated, and still is when that is over?',
    standard: 'yes',
    choices: { no: ({ negatedSituations }) => ({ missedSituations: negatedSituations }) },
  },
  'counter-that-speaks': {
    clauses: ['10-10-3-1', '10-10-3-2'],
    question: 'Is a [Counter] that speaks of playing or attacking answered with [Counter: Play] or [Counter: Attack]?',
    standard: 'yes',
    choices: { 'with-counter-counter-only': () => ({ speaks: (_g, what) => what !== 'counter' }) },
  },
  'keyword-that-speaks': {
    clauses: ['10-10-3-1', '10-10-3-2'],
    question: 'Does a keyword skill, whose rule does not say how it is described, have the words of that rule?',
    standard: 'yes',
    choices: { 'as-described-only': () => ({ keywordImplies: () => undefined }) },
  },
  'power-that-other-effects-ask-for': {
    clauses: ['8-8-1-2'],
    question: 'Which power does an effect see that changes no number, and asks for one?',
    standard: 'as-numbers-are',
    choices: { 'before-numbers': () => layered },
  },
  'order-of-numbers': {
    clauses: ['8-8-1-3'],
    question: 'In which order are a power that is set and a power that is added applied?',
    standard: 'by-time',
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
    question:
      'Does what has been resolved go along with a Battle Card that goes from the Battle Area to the Combo Area?',
    standard: 'left-behind',
    choices: { 'go-along': () => ({ leaveEffectsBehind: () => {} }) },
  },
  'indestructible-without-power': {
    clauses: ['9-5-2-1', '10-12-1'],
    question: "Is a card with [Indestructible] dropped at 0 power, to which the opponent's skill has brought it?",
    standard: 'is-dropped',
    choices: { stays: () => ({ keptBy: (g, card) => g.rules.causeOfDrop(g, card) }) },
  },
  'universe-7-of-whom': {
    clauses: ['10-21-1'],
    question: 'Whose cards have no specified cost by [Warrior of Universe 7]?',
    standard: 'of-its-player',
    choices: { 'of-both-players': () => ({ freesCardsOf: () => true }) },
  },
};

const sets = ({ to }: Step): boolean => to !== undefined;
const adds = (step: Step): boolean => !sets(step);
