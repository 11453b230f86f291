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
    answers: {
      stays: 'yes, it stays applied',
      'endless-loop': 'no, it begins and ends without end, which is an endless loop',
    },
    choices: { 'endless-loop': () => ({ continuousSeesItself: 'always' }) },
  },
  'permanent-never-rests': {
    clauses: ['8-1-3-3-5'],
    question: 'What happens if permanent effects undo and redo each other without end?',
    standard: 'draw',
    answers: { draw: 'the game is a draw', 'left-as-they-are': 'they stay as they are, and the game goes on' },
    choices: { 'left-as-they-are': () => ({ checkContinuous: (g) => g.cite('8-1-3-3-5') }) },
  },
  'permanent-holds-itself': {
    clauses: ['8-1-3-3-5'],
    question: 'Does a permanent effect stay applied if the only reason for it is that it is applied?',
    standard: 'stays',
    answers: { stays: 'yes, it stays applied', 'from-nothing': 'no, it is judged as if it were not applied yet' },
    choices: { 'from-nothing': () => ({ accumulatesContinuous: false }) },
  },
  'stage-makes-room': {
    clauses: ['3-8-5-1'],
    question: 'Can effects apply to a Stage that is trashed to make room for a new one?',
    standard: 'no-effect',
    answers: { 'no-effect': 'no', 'effects-apply': 'yes' },
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
    question: 'Can a [Blocker] block an attacker that cannot attack it?',
    standard: 'may-not-block',
    answers: { 'may-not-block': 'no, it cannot block', 'may-block': 'yes, it can block' },
    choices: { 'may-block': () => ({ cannotTakeTargetPlace: () => false }) },
  },
  'attack-that-is-redirected': {
    clauses: ['7-1-1-2'],
    question: 'Can an effect redirect an attack to a card that the attacker cannot attack?',
    standard: 'stays',
    answers: { stays: 'no, the target stays', 'goes-over': 'yes, the attack goes over to that card' },
    choices: { 'goes-over': () => ({ redirectIsForbidden: () => false }) },
  },
  'counter-as-an-effect': {
    clauses: ['7-1-3-2-1'],
    question: 'Is a card that is trashed for its (Symbol) Counter trashed by an effect?',
    standard: 'by-its-player',
    answers: { 'by-its-player': 'no, its player trashes it', 'by-an-effect': 'yes, an effect trashes it' },
    choices: {
      'by-an-effect': () => ({ causeOfCounter: (_g, player, { id: source }) => ({ kind: 'cost', player, source }) }),
    },
  },
  'on-ko-after-leaving-the-trash': {
    clauses: ['10-2-17-1'],
    question: 'Is an [On K.O.] effect resolved if its card has left the trash before?',
    standard: 'not-resolved',
    answers: { 'not-resolved': 'no', resolved: 'yes' },
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
    answers: { draw: 'nobody, the game is a draw', 'turn-player-loses': 'the opponent of the turn player' },
    choices: {
      'turn-player-loses': () => ({
        winnerAgainst: (g, losers) => opponentOf(losers.length > 1 ? g.state.turnPlayer : losers[0]!),
      }),
    },
  },
  'second-point-of-damage': {
    clauses: ['1-2-2-1'],
    question: 'Does the second damage of [Double Attack] win the game if the first has taken the last Life card?',
    standard: 'no-defeat',
    answers: { 'no-defeat': 'no', defeat: 'yes' },
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
    question: 'Does the round that has shown the loop count as one of the declared rounds?',
    standard: 'after-the-first',
    answers: {
      'after-the-first': 'no, the declared rounds come after it',
      'with-the-first': 'yes, it is the first of them',
    },
    choices: {
      'with-the-first': ({ roundsOf }) => ({ roundsOf: (g, numbers) => Math.max(0, roundsOf(g, numbers) - 1) }),
    },
  },
  'equal-numbers-of-rounds': {
    clauses: ['11-1-1-3'],
    question: 'Who ends a loop for which both players have declared the same number of rounds?',
    standard: 'first-to-come',
    answers: { 'first-to-come': 'the player who first comes to their choice', 'turn-player': 'the turn player' },
    choices: {
      'turn-player': (rules) => ({
        whoFinishes: (g, stoppers, numbers) => rules.whoFinishes(g, stoppers, numbers).slice(0, 1),
      }),
    },
  },
  'what-a-view-shows': {
    clauses: ['3-10-2', '11-2-1'],
    question: "Does a player's view show a face-down Life card that this player has seen before it was put there?",
    standard: 'hidden',
    answers: { hidden: 'no, it is hidden', shown: 'yes, it is shown' },
    choices: {
      shown: ({ sees }) => ({
        sees: (g, viewer, card) => sees(g, viewer, card) || (card.zone === 'life' && remembersCard(g, viewer, card)),
      }),
    },
  },
  'unnamed-cards': {
    clauses: ['11-2-1'],
    question: 'Is a card revealed if an effect moves it between secret areas without naming what it must be?',
    standard: 'hidden',
    answers: { hidden: 'no, it stays hidden', revealed: 'yes, it is revealed' },
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
    question: 'Can a [Trigger] be activated if its activation cost cannot be paid?',
    standard: 'not-activated',
    answers: { 'not-activated': 'no', 'for-nothing': 'yes, but nothing comes of it' },
    choices: {
      'for-nothing': () => ({
        mayActivateTrigger: (g, player, card, trigger) =>
          g.rules.refusalApartFromCost(g, player, card, trigger) === null,
      }),
    },
  },
  'don-minus-refused': {
    clauses: ['10-2-10-1'],
    question: 'Can a player refuse to pay a DON!! -X that can be paid?',
    standard: 'paid',
    answers: { paid: 'no, it is paid', refused: 'yes, the player can refuse' },
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
    question: 'Does an effect that answers damage come before the decision about the [Trigger] of the Life card?',
    standard: 'after-all-damage',
    answers: {
      'after-all-damage': 'no, it comes after all of the damage',
      'before-the-trigger': 'yes, it comes before the [Trigger]',
    },
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
    question: 'Is a card played if something else happens instead of paying its cost?',
    standard: 'not-played',
    answers: { 'not-played': 'no', played: 'yes' },
    choices: { played: () => ({ isPaidFor: () => true }) },
  },
  'event-not-trashed': {
    clauses: ['2-7-3', '7-1-3-2-2'],
    question: 'Is an Event activated if something else happens instead of trashing it?',
    standard: 'not-activated',
    answers: { 'not-activated': 'no', activated: 'yes' },
    choices: { activated: () => ({ activatesEvent: () => true }) },
  },
  'when-a-card-is-attacked': {
    clauses: ['7-1-1-3', '7-1-3-1'],
    question: 'Does "when this card is attacked" apply in the Attack Step or in the Counter Step?',
    standard: 'counterStep',
    answers: { counterStep: 'in the Counter Step', attackStep: 'in the Attack Step' },
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
    question: 'Does [End of Your Turn] work on a card that another [End of Your Turn] has just brought into play?',
    standard: 'works',
    answers: { works: 'yes, it works', 'too-late': 'no, it comes too late' },
    choices: { 'too-late': () => ({ isInTimeForEnd: (_g, card, since) => card.stamp <= since }) },
  },
  'activated-again-and-again': {
    clauses: ['6-5-4-1', '11-1-1-2'],
    question: 'Is activating a Main Phase effect again and again a loop if it brings back the same situation?',
    standard: 'no-loop',
    answers: { 'no-loop': 'no, it is no loop', loop: 'yes, and once ended it cannot be started again' },
    choices: { loop: endsWhatComesBack },
  },
  'what-end-of-your-turn-triggers': {
    clauses: ['6-6-1-1-2', '8-6-1'],
    question: "Is what [End of Your Turn] effects trigger resolved before [End of Your Opponent's Turn] effects?",
    standard: 'before',
    answers: { before: 'yes, before them', after: 'no, after them' },
    choices: {
      after: (rules) => ({
        settleAtEnd: (g, keyword) => (keyword === 'endOfYourTurn' ? NOTHING : rules.settleAtEnd(g, keyword)),
      }),
    },
  },
  'put-off-or-ending': {
    clauses: ['6-6-1-2'],
    question: 'At the end of the turn, do delayed effects come before effects that last until then end?',
    standard: 'put-off',
    answers: { 'put-off': 'yes, delayed effects come first', ending: 'no, lasting effects end first' },
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
    question: 'Has a card battled if the battle ended before the Damage Step?',
    standard: 'no',
    answers: { no: 'no', yes: 'yes' },
    choices: { yes: () => ({ hasFought: () => true }) },
  },
};
