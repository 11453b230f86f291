/** Misreadings of 10-2: conditions, and the keywords after [Once Per Turn], which has a file of its own. */
import { tell } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { opponentOf, type CardState } from '../../kernel/state';
import { cardsIn, charactersOf, isLeader, leaderOf, type OpRules } from '../game';

export const keywordConditionFaults: readonly Fault<OpRules>[] = [
  // --- conditions ---------------------------------------------------------------------------------------------------
  {
    id: 'don-x-exactly',
    clause: '10-2-9-1',
    title: '[DON!! xX] asks for exactly X DON!! cards',
    replace: () => ({
      donConditionHolds: (g, card, { don }) => don === undefined || g.rules.donGivenTo(g, card).length === don,
    }),
  },
  {
    id: 'don-x-more-than',
    clause: '10-2-9-1',
    title: '[DON!! xX] asks for more than X DON!! cards',
    replace: () => ({
      donConditionHolds: (g, card, { don }) => don === undefined || g.rules.donGivenTo(g, card).length > don,
    }),
  },
  {
    id: 'don-x-given-to-any-card',
    clause: '10-2-9-1',
    title: 'for [DON!! xX] all DON!! cards count that its player has given, to whatever card',
    replace: () => ({
      donConditionHolds: (g, card, { don }) => don === undefined || cardsIn(g, card.controller, 'given').length >= don,
    }),
  },
  {
    id: 'don-x-in-the-own-turn-only',
    clause: '10-2-9-1',
    title: '[DON!! xX] before a keyword effect holds only in the own turn, like the power of DON!! cards',
    replace: (rules) => ({
      donConditionHolds: (g, card, ability) =>
        (ability.don === undefined || ability.type !== 'keyword' || card.controller === g.state.turnPlayer) &&
        rules.donConditionHolds(g, card, ability),
    }),
  },
  {
    id: 'don-minus-leaves-given-don',
    clause: '10-2-10-1',
    title: 'for DON!! -X only DON!! cards of the cost area are returned',
    replace: () => ({ returnableDon: (g, player) => cardsIn(g, player, 'cost') }),
  },
  {
    id: 'don-minus-not-from-the-leader',
    clause: '10-2-10-1',
    title: 'for DON!! -X no DON!! cards are returned that are given to the Leader',
    replace: (rules) => ({
      returnableDon(g, player, cause) {
        const ofLeader = g.rules.donGivenTo(g, leaderOf(g, player));
        return rules.returnableDon(g, player, cause).filter((card) => !ofLeader.includes(card));
      },
    }),
  },
  {
    id: 'don-minus-active-ones',
    clause: '10-2-10-1',
    title: 'for DON!! -X only active or given DON!! cards are returned, no rested ones',
    replace: (rules) => ({
      returnableDon: (g, player, cause) =>
        rules.returnableDon(g, player, cause).filter((card) => card.state !== 'rested'),
    }),
  },
  {
    id: 'don-minus-as-many-as-possible',
    clause: '10-2-10-1',
    title: 'with fewer than X DON!! cards as many as there are are returned for DON!! -X',
    replace: () => ({ isPayable: () => true, impossiblePaymentFails: () => false }),
  },
  {
    id: 'don-minus-needs-them-in-the-cost-area',
    clause: '10-2-10-1',
    title: 'DON!! -X can be paid only while there are X DON!! cards in the cost area',
    replace: (rules) => ({
      isPayable: (g, context, cost, before) =>
        cost.every(
          (part) => part.do !== 'returnDon' || cardsIn(g, context.player, 'cost').length >= Number(part.count),
        ) && rules.isPayable(g, context, cost, before),
    }),
  },
  {
    id: 'your-turn-is-player-as',
    clause: '10-2-11-1',
    title: '[Your Turn] is the turn of the player who went first',
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) =>
        ability.turn === 'your'
          ? g.state.turnPlayer === g.state.firstPlayer
          : rules.turnConditionHolds(g, card, ability),
    }),
  },
  {
    id: 'your-turn-is-no-condition',
    clause: '10-2-11-1',
    title: '[Your Turn] is no condition, the effect holds in every turn',
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) => ability.turn === 'your' || rules.turnConditionHolds(g, card, ability),
    }),
  },
  {
    id: 'your-turn-not-in-battle',
    clause: '10-2-11-1',
    title: '[Your Turn] does not hold during a battle',
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) =>
        !(ability.turn === 'your' && g.state.facts.battle) && rules.turnConditionHolds(g, card, ability),
    }),
  },
  {
    id: 'opponents-turn-only-when-attacked',
    clause: '10-2-12-1',
    title: "[Opponent's Turn] holds only while the card is attacked",
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) =>
        rules.turnConditionHolds(g, card, ability) &&
        (ability.turn !== 'opponent' || g.state.facts.battle?.target === card.id),
    }),
  },
  {
    id: 'opponents-turn-is-player-bs',
    clause: '10-2-12-1',
    title: "[Opponent's Turn] is the turn of the player who went second",
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) =>
        ability.turn === 'opponent'
          ? g.state.turnPlayer !== g.state.firstPlayer
          : rules.turnConditionHolds(g, card, ability),
    }),
  },
  // --- further keywords ---------------------------------------------------------------------------------------------
  {
    id: 'trash-from-the-deck',
    clause: '10-2-14-1',
    title: 'a card that is trashed without a word about where it is comes from the top of the deck',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        const elsewhere = instruction.do === 'discard' ? ({ ...instruction, do: 'mill' } as const) : instruction;
        yield* rules.carryOut(g, context, elsewhere);
      },
    }),
  },
  {
    id: 'trash-chosen-by-the-opponent',
    clause: '10-2-14-1',
    title: 'the player of the effect chooses the card that the opponent trashes',
    replace: (rules) => ({
      carryOut: (g, context, instruction) =>
        rules.carryOut(g, context, instruction.do === 'discard' ? { ...instruction, by: 'you' } : instruction),
    }),
  },
  {
    id: 'trash-is-always-from-the-hand',
    clause: '10-2-14-1',
    title: 'to trash means to trash from the hand, also where the text names a Character',
    replace: (rules) => ({
      carryOut(g, context, instruction) {
        const trashes = instruction.do === 'move' && instruction.to === 'trash' && !context.paying;
        const player = 'opponent' as const;
        return rules.carryOut(g, context, trashes ? { do: 'discard', count: 1, player } : instruction);
      },
    }),
  },
  {
    id: 'on-block-at-the-end',
    clause: '10-2-15-1',
    title: '[On Block] activates when the battle is over',
    replace: (rules) => ({
      tellOfBlock: () => undefined,
      *endOfBattle(g) {
        const { blocked, target } = g.state.facts.battle!;
        if (blocked) rules.tellOfBlock(g, opponentOf(g.state.turnPlayer), g.card(target));
        yield* rules.endOfBattle(g);
      },
    }),
  },
  {
    id: 'on-block-when-attacked',
    clause: '10-2-15-1',
    title: '[On Block] activates when the card is attacked as well',
    replace: (rules) => ({
      tellOfAttack(g, player, attacker, target) {
        rules.tellOfAttack(g, player, attacker, target);
        tell(g, 'blocked', { player: opponentOf(player), card: target });
      },
    }),
  },
  {
    id: 'on-block-for-every-blocker',
    clause: '10-2-15-1',
    title: '[On Block] activates when another card of the player blocks as well',
    replace: (rules) => ({
      tellOfBlock(g, player, card) {
        for (const one of charactersOf(g, player)) if (one !== card) tell(g, 'blocked', { player, card: one.id });
        rules.tellOfBlock(g, player, card);
      },
    }),
  },
  {
    id: 'answers-with-the-attackers-effects',
    clause: '10-2-16-1',
    title: "[On Your Opponent's Attack] comes right after the [When Attacking] effects, before what these have caused",
    replace: () => ({ answersAnAttack: () => false }),
  },
  {
    id: 'answers-before-when-attacking',
    clause: '10-2-16-1',
    title: "[On Your Opponent's Attack] comes before [When Attacking]",
    replace: (rules) => ({
      resolutionPriority: (waiting) => waiting.generation - (rules.answersAnAttack(waiting) ? 0.5 : 0),
    }),
  },
  {
    id: 'answers-for-the-leader',
    clause: '10-2-16-1',
    title: "[On Your Opponent's Attack] activates only when the Leader is attacked",
    replace: (rules) => ({
      happened(g, event, departed) {
        const { battle } = g.state.facts;
        if (event.type === 'opponentAttacks' && battle && !isLeader(g.card(battle.target))) return;
        rules.happened(g, event, departed);
      },
    }),
  },
  {
    id: 'answers-to-every-attack',
    clause: '10-2-16-1',
    title: "[On Your Opponent's Attack] answers the attacks of its own player as well",
    replace: (rules) => ({
      tellOfAttack(g, player, attacker, target) {
        rules.tellOfAttack(g, player, attacker, target);
        tell(g, 'opponentAttacks', { player, card: attacker, target });
      },
    }),
  },
  {
    id: 'answers-to-attackers-that-are-there',
    clause: '10-2-16-1',
    title: "[On Your Opponent's Attack] does not activate where the attacker has left the field",
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        const { battle } = g.state.facts;
        const gone = battle && !g.rules.isStillThere(g, battle, battle.attacker);
        if (!gone || !rules.answersAnAttack(waiting)) yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'answers-in-the-block-step',
    clause: '10-2-16-1',
    title: "[On Your Opponent's Attack] activates after the Block Step",
    replace: (rules) => ({
      happened(g, event, departed) {
        if (event.type !== 'opponentAttacks') rules.happened(g, event, departed);
      },
      *counterStep(g) {
        const { attacker, target } = g.state.facts.battle!;
        const player = opponentOf(g.state.turnPlayer);
        rules.happened(g, { type: 'opponentAttacks', clauses: [], player, card: attacker, target }, []);
        yield* g.rules.resolvePending(g);
        yield* rules.counterStep(g);
      },
    }),
  },
  {
    id: 'rested-cards-do-not-answer',
    clause: '10-2-16-1',
    title: "[On Your Opponent's Attack] of a rested card does not activate",
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        !(ability.when?.event === 'opponentAttacks' && card.state === 'rested') &&
        rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'on-ko-judged-in-the-trash',
    clause: '10-2-17-1',
    title: 'the conditions of [On K.O.] are looked at when the card lies in the trash',
    replace: (rules) => ({
      conditionsForActivation: (g, player, card, ability) =>
        rules.conditionsForActivation(g, player, card, ability, {}),
    }),
  },
  {
    id: 'on-ko-without-conditions',
    clause: '10-2-17-1',
    title: "the conditions of [On K.O.] are not looked at any more when the card is K.O.'d",
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        ability.when?.event === 'koed' ? rules.isInItsArea(g, card) : rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'on-ko-resolved-on-the-field',
    clause: '10-2-17-1',
    title: '[On K.O.] is resolved before the card is put into the trash',
    replace: (rules) => ({
      *ko(g, cards, cause) {
        for (const card of cards.filter((one) => g.rules.mayBeKoed(g, one, cause))) {
          const own = abilitiesOf(g, card).filter(
            (ability) => ability.when?.event === 'koed' && rules.abilityIsValid(g, card, ability),
          );
          for (const ability of own) yield* g.rules.activateAuto(g, card.controller, card, ability);
        }
        const doomed = cards.filter((one) => g.rules.mayBeKoed(g, one, cause));
        const to = (card: CardState) => rules.trashOf(g, card);
        yield* perform(g, ...doomed.map((card) => ({ card, to: to(card), events: 'removed', cause })));
      },
    }),
  },
  {
    id: 'on-ko-as-printed',
    clause: '10-2-17-1',
    title: 'in the trash only a printed [On K.O.] is left, and a negated one is back',
    replace: (rules) => ({
      happened(g, event, departed = []) {
        const printed = departed.map((gone) => ({
          ...gone,
          abilities: (gone.card.definition.abilities ?? []).filter(
            (ability) => g.rules.isTriggered(ability) && (ability as { don?: number }).don === undefined,
          ),
        }));
        rules.happened(g, event, printed);
      },
    }),
  },
  {
    id: 'on-ko-negated-by-the-trash',
    clause: '10-2-17-1',
    title: 'an [On K.O.] effect that the card gained on the field is gone when it lies in the trash',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        const printed = g.card(waiting.card).definition.abilities ?? [];
        if (waiting.event.type !== 'koed' || printed.includes(waiting.ability)) {
          yield* rules.carryOutPending(g, waiting);
        }
      },
    }),
  },
  {
    id: 'on-ko-once-it-moves-again',
    clause: '10-2-17-1',
    title: 'an [On K.O.] effect cannot be resolved any more, since its card has moved',
    replace: (rules) => ({
      hasMovedSince: (card, waiting) => card.zone === 'trash' || rules.hasMovedSince(card, waiting),
    }),
  },
  {
    id: 'on-ko-without-its-if',
    clause: '10-2-17-1',
    title: 'what [On K.O.] says after "if" is not looked at any more',
    replace: (rules) => ({
      onKoIsPossible: (g, card, ability) => rules.onKoIsPossible(g, card, { ...ability, if: undefined }),
    }),
  },
  {
    id: 'don-minus-wherever-it-lies',
    clause: '10-2-10-1',
    title: "for DON!! -X also DON!! cards count that lie under the opponent's cards",
    replace: () => ({ donUnderCardsOf: (g, player) => cardsIn(g, player, 'given') }),
  },
];
