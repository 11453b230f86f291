/** Misreadings of section 6 but for the Refresh Phase and the End Phase. */
import { PLAYERS } from '../../../schemas/common';
import { setPhase, tell } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { endGame } from '../../kernel/session';
import { opponentOf, type JournalEvent } from '../../kernel/state';
import { activeDon, cardsIn, categoryOf, charactersOf, fightersOf, isCharacter, isLeader, type OpRules } from '../game';

export const gameProgressionFaults: readonly Fault<OpRules>[] = [
  {
    id: 'don-before-the-draw',
    clause: '6-1-1',
    title: 'the DON!! Phase comes before the Draw Phase',
    replace: () => ({ phases: ['refresh', 'don', 'draw', 'main', 'end'] }),
  },
  {
    id: 'draw-before-the-refresh',
    clause: '6-1-1',
    title: 'a turn begins with the draw',
    replace: () => ({ phases: ['draw', 'refresh', 'don', 'main', 'end'] }),
  },
  {
    id: 'don-after-the-main-phase',
    clause: '6-1-1',
    title: 'the DON!! Phase comes after the Main Phase',
    replace: () => ({ phases: ['refresh', 'draw', 'main', 'don', 'end'] }),
  },
  {
    id: 'both-players-draw',
    clause: '6-1-2',
    title: 'both players draw in each turn',
    replace: (rules) => ({
      *drawPhase(g) {
        yield* rules.drawPhase(g);
        yield* g.rules.draw(g, opponentOf(g.state.turnPlayer), 1);
      },
    }),
  },
  {
    id: 'both-players-refresh',
    clause: '6-1-2',
    title: 'the cards of both players become active in each turn',
    replace: (rules) => ({
      cardsToActivate: (g) => PLAYERS.flatMap((player) => rules.cardsToActivate(g, player)),
    }),
  },
  {
    id: 'both-players-get-don',
    clause: '6-1-2',
    title: 'both players place DON!! cards in each turn',
    replace: (rules) => ({
      *placeDon(g, player, count) {
        yield* rules.placeDon(g, player, count);
        yield* rules.placeDon(g, opponentOf(player), count);
      },
    }),
  },
  {
    id: 'first-turn-draws',
    clause: '6-3-1',
    title: 'the player going first draws in the first turn',
    replace: () => ({ cardsToDraw: () => 1 }),
  },
  {
    id: 'nobody-draws-in-the-own-first-turn',
    clause: '6-3-1',
    title: 'the player going second does not draw in the first turn either',
    replace: (rules) => ({ cardsToDraw: (g, player) => (rules.isOwnFirstTurn(g, player) ? 0 : 1) }),
  },
  { id: 'draw-two', clause: '6-3-1', title: 'two cards are drawn', replace: () => ({ cardsToDraw: () => 2 }) },
  { id: 'one-don-a-turn', clause: '6-4-1', title: 'one DON!! card in each turn', replace: () => ({ donPerTurn: 1 }) },
  {
    id: 'two-don-in-the-first-turn',
    clause: '6-4-1',
    title: 'two DON!! cards in the first turn as well',
    replace: () => ({ donOnFirstTurn: 2 }),
  },
  {
    id: 'one-don-in-each-first-turn',
    clause: '6-4-1',
    title: 'the player going second places one in the first turn as well',
    replace: (rules) => ({ donToPlace: (g) => (rules.isOwnFirstTurn(g, g.state.turnPlayer) ? 1 : 2) }),
  },
  {
    id: 'don-comes-rested',
    clause: '6-4-1',
    title: 'new DON!! cards are rested',
    replace: () => ({ stateOfNewDon: 'rested' }),
  },
  {
    id: 'last-don-stays',
    clause: '6-4-2',
    title: 'a single DON!! card is not placed',
    replace: (rules) => ({
      *placeLastDon(g, player, there) {
        if (there !== 1) yield* rules.placeLastDon(g, player, there);
      },
    }),
  },
  {
    id: 'no-don-loses',
    clause: '6-4-3',
    title: 'who cannot place a DON!! card loses',
    replace: () => ({ noDonLeft: (g, player) => endGame(g, { winner: opponentOf(player), reason: 'no DON!! card' }) }),
  },
  {
    id: 'no-don-no-main-phase',
    clause: '6-4-3',
    title: 'without a DON!! card to place the turn has no Main Phase',
    replace: (rules) => ({
      *mainPhase(g) {
        if (g.zone(g.state.turnPlayer, 'donDeck').length > 0 || g.state.turn % 2 === 1) yield* rules.mainPhase(g);
      },
    }),
  },
  {
    id: 'main-phase-effects-before-the-don',
    clause: '6-5-1',
    title: 'the effects at the start of the Main Phase come before the DON!! cards',
    replace: (rules) => ({
      *donPhase(g) {
        tell(g, 'mainPhaseStarting', { player: g.state.turnPlayer });
        yield* rules.resolvePending(g);
        yield* rules.donPhase(g);
      },
      *mainPhase(g) {
        while (yield* g.rules.mainPhaseAction(g, g.state.turnPlayer)) yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'main-phase-effects-of-the-turn-player-only',
    clause: '6-5-1',
    title: "effects about the opponent's Main Phase do not come",
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        if (waiting.event.type === 'mainPhaseStarting' && waiting.player !== g.state.turnPlayer) return;
        yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'main-phase-effects-other-player-first',
    clause: '6-5-1',
    title: "the other player's effects at the start of the Main Phase come first",
    replace: (rules) => ({
      playersToResolve: (turnPlayer) => [...rules.playersToResolve(turnPlayer)].reverse(),
    }),
  },
  {
    id: 'one-action-of-each-kind',
    clause: '6-5-2',
    title: 'one card may be played in a Main Phase',
    replace: (rules) => ({
      mainRefusal(g, player, action) {
        const again = { reason: 'a card was played already' };
        const played = g.journal.some(
          (event) =>
            event.type === 'played' && event.player === player && g.card(event.card!).enteredOnTurn === g.state.turn,
        );
        return action.type === 'play' && played ? again : rules.mainRefusal(g, player, action);
      },
    }),
  },
  {
    id: 'battles-come-last',
    clause: '6-5-2',
    title: 'after a battle nothing but battles is possible',
    replace: (rules) => ({
      mainRefusal(g, player, action) {
        const late = { reason: 'the battles have begun' };
        const fought = cardsIn(g, player, 'leader').some((leader) => leader.state === 'rested');
        return fought && action.type !== 'attack' ? late : rules.mainRefusal(g, player, action);
      },
    }),
  },
  {
    id: 'activated-once-a-turn',
    clause: '6-5-2',
    title: 'the effect of a card may be activated once in a Main Phase',
    replace: (rules) => ({
      mainRefusal(g, player, action) {
        const again = { reason: 'it was activated already' };
        const isSame = (event: JournalEvent) => event.type === 'effectActivated' && event.card === action.card;
        return action.type === 'activate' && g.eventsOfTurn().some(isSame)
          ? again
          : rules.mainRefusal(g, player, action);
      },
    }),
  },
  {
    id: 'main-phase-twice',
    clause: '6-5-2-1',
    title: 'the end of the Main Phase must be declared twice',
    replace: (rules) => ({
      *mainPhase(g) {
        yield* rules.mainPhase(g);
        while (yield* g.rules.mainPhaseAction(g, g.state.turnPlayer)) yield* g.rules.resolvePending(g);
      },
      *endPhase(g) {
        setPhase(g, 'main');
        yield* rules.endPhase(g);
      },
    }),
  },
  {
    id: 'end-phase-skipped',
    clause: '6-5-2-1',
    title: "with the Main Phase over the opponent's turn comes",
    replace: () => ({ *endPhase() {} }),
  },
  {
    id: 'events-only-in-battle',
    clause: '6-5-3-1',
    title: 'Events cannot be activated in the Main Phase',
    replace: (rules) => ({
      categoryRefusal: (g, card, timing) =>
        timing === 'main' && categoryOf(card) === 'event'
          ? { reason: 'an Event', clause: '6-5-3-1' }
          : rules.categoryRefusal(g, card, timing),
    }),
  },
  {
    id: 'any-event-in-the-main-phase',
    clause: '6-5-3-1',
    title: 'an Event with [Counter] can be played in the Main Phase',
    replace: (rules) => ({
      categoryRefusal: (g, card, timing) =>
        rules.categoryRefusal(g, card, timing) && rules.categoryRefusal(g, card, 'counter'),
      activateEvent: (g, player, card, timing) =>
        rules.activateEvent(g, player, card, rules.eventAbility(g, card, timing) ? timing : 'counter'),
    }),
  },
  {
    id: 'played-on-credit',
    clause: '6-5-3-1',
    title: 'rested DON!! cards, or none, will do for the cost',
    replace: () => ({ costRefusal: () => null }),
  },
  {
    id: 'characters-for-nothing',
    clause: '6-5-3-1',
    title: 'Characters cost nothing',
    replace: (rules) => ({ costOf: (g, card) => (categoryOf(card) === 'character' ? 0 : rules.costOf(g, card)) }),
  },
  {
    id: 'activate-characters-only',
    clause: '6-5-4-1',
    title: 'only Characters have [Activate: Main]',
    replace: (rules) => ({
      activateRefusal(g, player, action) {
        const isOne = charactersOf(g, player).some((card) => card.id === action.card);
        return isOne ? rules.activateRefusal(g, player, action) : { reason: 'no Character', clause: '6-5-4-1' };
      },
    }),
  },
  {
    id: 'activate-once-a-turn',
    clause: '6-5-4-1',
    title: '[Activate: Main] works once in a turn without being told so',
    replace: (rules) => ({
      activateRefusal(g, player, action) {
        const used = g.journal.some((event) => event.type === 'effectActivated' && event.card === action.card);
        return used ? { reason: 'activated already', clause: '6-5-4-1' } : rules.activateRefusal(g, player, action);
      },
    }),
  },
  {
    id: 'activate-anybodys',
    clause: '6-5-4-1',
    title: "the turn player may use the opponent's [Activate: Main]",
    replace: (rules) => ({
      activateRefusal: (g, player, action) =>
        rules.activateRefusal(g, player, action) && rules.activateRefusal(g, opponentOf(player), action),
      *activateMain(g, player, action) {
        const owner = action.card === undefined ? player : g.card(action.card).controller;
        yield* rules.activateMain(g, owner, action);
      },
    }),
  },
  {
    id: 'rested-don-given',
    clause: '6-5-5-1',
    title: 'rested DON!! cards can be given as well',
    replace: () => ({ donToGive: (g, player) => cardsIn(g, player, 'cost') }),
  },
  {
    id: 'don-given-on',
    clause: '6-5-5-1',
    title: 'what is given can be given on to another card',
    replace: () => ({ donToGive: (g, player) => [...activeDon(g, player), ...cardsIn(g, player, 'given')] }),
  },
  {
    id: 'don-to-characters-only',
    clause: '6-5-5-1',
    title: 'DON!! cards cannot be given to a Leader',
    replace: () => ({ donTargets: (g, player) => charactersOf(g, player) }),
  },
  {
    id: 'don-to-active-cards-only',
    clause: '6-5-5-1',
    title: 'DON!! cards cannot be given to rested cards',
    replace: () => ({ donTargets: (g, player) => fightersOf(g, player).filter((card) => card.state === 'active') }),
  },
  {
    id: 'don-to-stages',
    clause: '6-5-5-1',
    title: 'DON!! cards can be given to a Stage',
    replace: () => ({ donTargets: (g, player) => [...fightersOf(g, player), ...cardsIn(g, player, 'stage')] }),
  },
  {
    id: 'don-to-the-opponent',
    clause: '6-5-5-1',
    title: "DON!! cards can be given to the opponent's Characters",
    replace: () => ({ donTargets: (g, player) => [...fightersOf(g, player), ...charactersOf(g, opponentOf(player))] }),
  },
  {
    id: 'newcomers-get-no-don',
    clause: '6-5-5-1',
    title: 'a Character that was played in this turn can be given nothing',
    replace: () => ({
      donTargets: (g, player) =>
        fightersOf(g, player).filter((card) => isLeader(card) || card.enteredOnTurn !== g.state.turn),
    }),
  },
  {
    id: 'don-counts-in-every-turn',
    clause: '6-5-5-2',
    title: "given DON!! cards count in the opponent's turn as well",
    replace: () => ({ donCountsNow: () => true }),
  },
  {
    id: 'don-counts-once',
    clause: '6-5-5-2',
    title: 'a card has 1000 more power, however many DON!! cards it was given',
    replace: (rules) => ({
      ruleModifiers: (g, card, stat) =>
        rules.ruleModifiers(g, card, stat).map((modifier) => ({ ...modifier, by: rules.powerPerDon })),
    }),
  },
  {
    id: 'don-for-characters-counts',
    clause: '6-5-5-2',
    title: 'a Leader gains no power',
    replace: (rules) => ({ donCountsNow: (g, card) => isCharacter(card) && rules.donCountsNow(g, card) }),
  },
  {
    id: 'given-don-must-be-one-a-card',
    clause: '6-5-5-3',
    title: 'a card can be given one DON!! card',
    replace: (rules) => ({
      donTargets: (g, player) => rules.donTargets(g, player).filter((card) => rules.donGivenTo(g, card).length === 0),
    }),
  },
  {
    id: 'giving-ends-with-the-battles',
    clause: '6-5-5-3',
    title: 'after a battle nothing can be given any more',
    replace: (rules) => ({
      donToGive: (g, player) => (cardsIn(g, player, 'leader')[0]!.state === 'rested' ? [] : rules.donToGive(g, player)),
    }),
  },
  {
    id: 'giving-five-at-most',
    clause: '6-5-5-3',
    title: 'a card can be given at most 5 DON!! cards',
    replace: (rules) => ({
      donTargets: (g, player) => rules.donTargets(g, player).filter((card) => rules.donGivenTo(g, card).length < 5),
    }),
  },
  {
    id: 'freed-don-active',
    clause: '6-5-5-4',
    title: 'the DON!! cards of a card that moves are active',
    replace: () => ({ stateOfFreedDon: 'active' }),
  },
  {
    id: 'freed-don-to-the-don-deck',
    clause: '6-5-5-4',
    title: 'the DON!! cards of a card that moves go back to the DON!! deck',
    replace: () => ({ whenHostMoves: (g, link) => ({ card: g.card(link.card), to: { zone: 'donDeck' } }) }),
  },
  {
    id: 'freed-by-a-ko-only',
    clause: '6-5-5-4',
    title: 'only to the trash; with the hand as its aim the card takes them out of the game for now',
    replace: (rules) => ({
      whenHostMoves: (g, link, to) =>
        to.zone === 'trash' ? rules.whenHostMoves(g, link, to) : { card: g.card(link.card), to: { zone: 'donDeck' } },
    }),
  },
  {
    id: 'freed-don-of-the-turn-player-active',
    clause: '6-5-5-4',
    title: 'in the own turn they are active and of use again',
    replace: (rules) => ({
      whenHostMoves(g, link, to) {
        const change = rules.whenHostMoves(g, link, to);
        const isOwn = g.card(link.card).controller === g.state.turnPlayer;
        return change && isOwn ? { card: change.card, to: { zone: 'cost', state: 'active' } } : change;
      },
    }),
  },
  {
    id: 'freed-don-active-from-the-deck',
    clause: '6-5-5-4',
    title: 'the DON!! cards of a card that goes to the deck are active',
    replace: (rules) => ({
      whenHostMoves(g, link, to) {
        const change = rules.whenHostMoves(g, link, to);
        return change && to.zone === 'deck' ? { card: change.card, to: { zone: 'cost', state: 'active' } } : change;
      },
    }),
  },
  {
    id: 'second-player-battles-at-once',
    clause: '6-5-6-1',
    title: 'only the player going first cannot battle in the first turn',
    replace: () => ({ isOwnFirstTurn: (g) => g.state.turn === 1 }),
  },
  {
    id: 'rush-battles-at-once',
    clause: '6-5-6-1',
    title: 'a card with [Rush] battles in the first turn as well',
    replace: (rules) => ({
      attackerRefusal: (g, attacker) =>
        rules.hasKeyword(g, attacker, 'rush')
          ? rules.playedThisTurnRefusal(g, attacker)
          : rules.attackerRefusal(g, attacker),
    }),
  },
  {
    id: 'first-two-turns-without-battles',
    clause: '6-5-6-1',
    title: 'the first two turns of the game are without battles, whoever takes them',
    replace: () => ({ isOwnFirstTurn: (g) => g.state.turn <= 2 }),
  },
  {
    id: 'no-draw-until-the-opponents-turn',
    clause: '6-3-1',
    title: "the player going first draws nothing before the opponent's first turn",
    replace: (rules) => ({
      cardsToDraw: (g, player) =>
        player === g.state.firstPlayer && !g.state.facts.hadTurn.includes(opponentOf(player))
          ? 0
          : rules.cardsToDraw(g, player),
    }),
  },
  {
    id: 'don-counts-in-the-turn-of-its-owner',
    clause: '6-5-5-2',
    title: 'a given DON!! card counts in the turn of the player whose DON!! card it is',
    replace: (rules) => ({
      donCountsNow: (g, card) => rules.donGivenTo(g, card).some(({ owner }) => owner === g.state.turnPlayer),
    }),
  },
];
