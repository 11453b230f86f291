/** Lists the questions that the rulebook leaves open, with the standard answer and the alternatives. */
import { perform } from '../kernel/events/perform';
import { NOTHING, opponentOf } from '../kernel/state';
import type { Reading } from '../kernel/session/module';
import { remembersCard } from '../kernel/packs/leader-games/recollection';
import { resolvePendingMatching } from './08-activating-and-resolving-effects';
import { RULE, asOp, type OpRules } from './game';
import { endsWhatComesBack } from './11-main-phase-loops';
import type { Ability } from '../kernel/state';

const asksForDon = (ability: Ability): boolean => (asOp(ability).cost ?? []).some((part) => part.do === 'returnDon');

export const readings: Readonly<Record<string, Reading<OpRules>>> = {
  'permanent-undoes-itself': {
    clauses: ['8-1-3-3-5'],
    question: 'Does a permanent effect that takes away its own reason stay applied?',
    standard: 'stays',
    choices: { 'endless-loop': () => ({ continuousSeesItself: 'always' }) },
  },
  'permanent-never-rests': {
    clauses: ['8-1-3-3-5'],
    question: 'What comes of permanent effects that undo and redo each other without end?',
    standard: 'draw',
    choices: { 'left-as-they-are': () => ({ checkContinuous: (g) => g.cite('8-1-3-3-5') }) },
  },
  'permanent-holds-itself': {
    clauses: ['8-1-3-3-5'],
    question: 'Does a permanent effect stay applied whose reason is only there because it is applied?',
    standard: 'stays',
    choices: { 'from-nothing': () => ({ accumulatesContinuous: false }) },
  },
  'stage-makes-room': {
    clauses: ['3-8-5-1'],
    question: 'May effects be applied to a Stage that is trashed for a new one?',
    standard: 'no-effect',
    choices: {
      'effects-apply': () => ({
        mostStages: Infinity,
        *trashOldStage(g, old) {
          g.cite('3-8-5-1');
          yield* perform(g, {
            card: old,
            to: g.rules.trashOf(g, old),
            cause: RULE,
            events: g.rules.moveWords(g, old, { zone: 'trash' }),
          });
        },
      }),
    },
  },
  'blocker-that-cannot-be-attacked': {
    clauses: ['10-1-4-1'],
    question: 'May a [Blocker] that cannot be attacked, or not by the attacker, take the place of the card attacked?',
    standard: 'may-not-block',
    choices: { 'may-block': () => ({ cannotTakeTargetPlace: () => false }) },
  },
  'attack-that-is-redirected': {
    clauses: ['7-1-1-2'],
    question: 'Does an effect make a card the target that cannot be attacked, or not by this attacker?',
    standard: 'stays',
    choices: { 'goes-over': () => ({ redirectIsForbidden: () => false }) },
  },
  'counter-as-an-effect': {
    clauses: ['7-1-3-2-1'],
    question: 'Is a card that is trashed for its (Symbol) Counter trashed by an effect?',
    standard: 'by-its-player',
    choices: {
      'by-an-effect': () => ({ causeOfCounter: (_g, player, { id: source }) => ({ kind: 'cost', player, source }) }),
    },
  },
  'on-ko-after-leaving-the-trash': {
    clauses: ['10-2-17-1'],
    question: 'Is an [On K.O.] effect resolved where its card has left the trash before that?',
    standard: 'not-resolved',
    choices: {
      resolved: (rules) => ({
        hasMovedSince: (g, card, waiting) =>
          !(waiting.event.type === 'koed' && waiting.event.card === card.id) && rules.hasMovedSince(g, card, waiting),
      }),
    },
  },
  'both-players-lose': {
    clauses: ['1-2-1', '9-2-1'],
    question: 'Who wins when both players lose at the same moment?',
    standard: 'draw',
    choices: {
      'turn-player-loses': () => ({
        winnerAgainst: (g, losers) => opponentOf(losers.length > 1 ? g.state.turnPlayer : losers[0]!),
      }),
    },
  },
  'second-point-of-damage': {
    clauses: ['1-2-2-1'],
    question: 'Is the second point of a [Double Attack] a defeat where the first has taken the last Life card?',
    standard: 'no-defeat',
    choices: {
      defeat: (rules) => ({
        *takeDamagePoint(g, player, options) {
          if (!g.rules.hasNoLife(g, player)) return yield* rules.takeDamagePoint(g, player, options);
          g.rules.strikeDown(g, player);
          yield* g.rules.processRules(g);
        },
      }),
    },
  },
  'rounds-declared': {
    clauses: ['11-1-1-2', '11-1-1-3'],
    question: 'Is the round by which a loop has shown itself one of those that are declared?',
    standard: 'after-the-first',
    choices: {
      'with-the-first': ({ roundsOf }) => ({ roundsOf: (g, numbers) => Math.max(0, roundsOf(g, numbers) - 1) }),
    },
  },
  'equal-numbers-of-rounds': {
    clauses: ['11-1-1-3'],
    question: 'Who stops a loop of which both players have declared the same number of rounds?',
    standard: 'first-to-come',
    choices: {
      'turn-player': (rules) => ({
        whoFinishes: (g, stoppers, numbers) => rules.whoFinishes(g, stoppers, numbers).slice(0, 1),
      }),
    },
  },
  'what-a-view-shows': {
    clauses: ['3-10-2', '11-2-1'],
    question: 'Does the view of a player show a face-down Life card that this player has seen on its way there?',
    standard: 'hidden',
    choices: {
      shown: ({ sees }) => ({
        sees: (g, viewer, card) => sees(g, viewer, card) || (card.zone === 'life' && remembersCard(g, viewer, card)),
      }),
    },
  },
  'unnamed-cards': {
    clauses: ['11-2-1'],
    question: 'Is a card revealed that an effect moves between secret areas without saying which it must be?',
    standard: 'hidden',
    choices: {
      revealed: (rules) => ({
        beforeMove(g, context, cards, to, named) {
          const changeArea = cards.some((card) => card.zone !== to.zone);
          return rules.beforeMove(g, context, cards, to, named || changeArea);
        },
      }),
    },
  },
  'trigger-not-paid': {
    clauses: ['8-3-1-3'],
    question: 'May a [Trigger] be activated whose activation cost cannot be paid?',
    standard: 'not-activated',
    choices: {
      'for-nothing': () => ({
        mayActivateTrigger: (g, player, card, trigger) =>
          g.rules.refusalApartFromCost(g, player, card, trigger) === null,
      }),
    },
  },
  'don-minus-refused': {
    clauses: ['10-2-10-1'],
    question: 'May a player refuse a DON!! −X that can be paid?',
    standard: 'paid',
    choices: {
      refused: (rules) => ({
        isOptional(g, ability) {
          // The player has already chosen by activating the [Trigger].
          if (!asksForDon(ability) || ability.type === 'trigger') return rules.isOptional(g, ability);
          g.cite('10-2-10-1');
          return true;
        },
      }),
    },
  },
  'what-damage-sets-off': {
    clauses: ['8-6-2'],
    question: 'Does an effect that answers damage come before the [Trigger] of the Life card is decided on?',
    standard: 'after-all-damage',
    choices: {
      'before-the-trigger': (rules) => ({
        *takeLifeCard(g, player, card, options) {
          if (g.rules.triggerOf(g, card)) {
            g.cite('8-6-2');
            yield* resolvePendingMatching(g, ({ event }) => event?.type === 'damageDealt');
          }
          if (card.zone === 'life') yield* rules.takeLifeCard(g, player, card, options);
        },
      }),
    },
  },
  'play-not-paid': {
    clauses: ['2-7-2', '2-7-3', '2-7-4', '7-1-3-2-2'],
    question: 'Is a card played where something else happens instead of the payment of its cost?',
    standard: 'not-played',
    choices: { played: () => ({ isPaidFor: () => true }) },
  },
  'event-not-trashed': {
    clauses: ['2-7-3', '7-1-3-2-2'],
    question: 'Is an Event activated where something else happens instead of its being trashed?',
    standard: 'not-activated',
    choices: { activated: () => ({ activatesEvent: () => true }) },
  },
  'when-a-card-is-attacked': {
    clauses: ['7-1-1-3', '7-1-3-1'],
    question: 'Is a text of the form "when this card is attacked" for the Attack Step or for the Counter Step?',
    standard: 'counterStep',
    choices: {
      attackStep: (rules) => ({
        emitAttack(g, player, attacker, target) {
          rules.emitAttack(g, player, attacker, target);
          rules.emitAttacked(g, opponentOf(player));
        },
        emitAttacked: () => undefined,
      }),
    },
  },
  'arrival-in-the-end-phase': {
    clauses: ['6-6-1-1-3'],
    question: 'Does an [End of Your Turn] work in the End Phase in which another one has brought its card into play?',
    standard: 'works',
    choices: { 'too-late': () => ({ isInTimeForEnd: (_g, card, since) => card.stamp <= since }) },
  },
  'activated-again-and-again': {
    clauses: ['6-5-4-1', '11-1-1-2'],
    question:
      'Is an effect of the Main Phase that brings back the same situation a loop, which its player ends for good?',
    standard: 'no-loop',
    choices: { loop: endsWhatComesBack },
  },
  'what-end-of-your-turn-triggers': {
    clauses: ['6-6-1-1-2', '8-6-1'],
    question: "Is what [End of Your Turn] effects trigger resolved before [End of Your Opponent's Turn] effects?",
    standard: 'before',
    choices: {
      after: (rules) => ({
        settleAtEnd: (g, keyword) => (keyword === 'endOfYourTurn' ? NOTHING : rules.settleAtEnd(g, keyword)),
      }),
    },
  },
  'put-off-or-ending': {
    clauses: ['6-6-1-2'],
    question: 'What comes first: what was put off until the end of the turn, or the end of what lasts until then?',
    standard: 'put-off',
    choices: {
      ending: (rules) => ({
        *endOfTurnRest(g, player) {
          rules.endUntilEndOfTurn(g, player);
          yield* rules.endOfTurnRest(g, player);
        },
      }),
    },
  },
  'when-a-card-battles': {
    clauses: ['7-1-5-2'],
    question: 'Has a card battled where the battle ended before the Damage Step?',
    standard: 'no',
    choices: { yes: () => ({ hasFought: () => true }) },
  },
};
