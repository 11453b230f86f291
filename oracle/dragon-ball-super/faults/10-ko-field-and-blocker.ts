/** Misreadings of 10-1, 10-3 and 10-4. */
import { setFact, emit } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { ofCopiesKoed } from '../../kernel/testing/common-tracking';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { alsoIf, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { BLOCKER } from '../10-keyword-skills';
import { cardsIn, categoryOf, isBattleCard, isLeader, leaderOf, RULE, type DbsRules } from '../game';
import { ofNoKind } from './kinds';

export const koFieldAndBlockerFaults = faultTable<DbsRules>({
  '10-1-1': {
    ...ofCopiesKoed(),
    'a Battle Card is KO-ed wherever it lies': alsoIf('canBeKoed', (_g, card) => categoryOf(card) === 'battle'),
    'an Extra Card in the Battle Area is KO-ed as well': (rules) => ({
      mayBeKoed: (g, card, cause) =>
        categoryOf(card) === 'extra' && card.zone === 'battle' ? true : rules.mayBeKoed(g, card, cause),
    }),
    'a KO sends the card to the Warp': (rules) => ({
      ko: (g, cards, cause) =>
        g.rules.warp(
          g,
          cards.filter((card) => rules.mayBeKoed(g, card, cause)),
          cause,
        ),
    }),
    'it goes to the Drop Area of its master': (rules) => ({
      ko: (g, cards, cause) =>
        perform(
          g,
          ...cards
            .filter((card) => rules.mayBeKoed(g, card, cause))
            .map((card) => ({ card, to: { zone: 'drop', player: card.side }, events: g.rules.wordsOfKo, cause })),
        ),
      redirectMove: (g, move) => (move.to.zone === 'drop' ? move : rules.redirectMove(g, move)),
    }),
    'a skill KOs one card at most': args('ko', (g, cards, cause) => [g, cards.slice(0, 1), cause]),
    'own cards are not KO-ed by skills': onlyIf(
      'mayBeKoed',
      (g, card, { player }) => g.rules.masterOf(g, card) !== player,
    ),
    'only rested cards are KO-ed by skills': onlyIf(
      'mayBeKoed',
      (_g, card, { kind }) => kind !== 'effect' || card.state === 'rested',
    ),
  },
  '10-1-2': {
    'whatever goes from the Battle Area to the Drop Area is KO-ed': (rules) => ({
      moveWords: (g, card, to) =>
        card.zone === 'battle' && to.zone === 'drop'
          ? [...rules.moveWords(g, card, to), 'koed']
          : rules.moveWords(g, card, to),
    }),
    'rule processing KOs what it drops': (rules) => ({
      *dropsByRule(g, card, cause) {
        const changes = yield* rules.dropsByRule(g, card, cause);
        return changes.map((change) => ({ ...change, events: [...(change.events ?? []), 'koed'] }));
      },
    }),
    'a KO is no placement in the Drop Area': another('wordsOfKo', ['removed', 'koed']),
    'what cannot be KO-ed is not dropped otherwise either': (rules) => ({
      mayMove: (g, card, cause, to) =>
        rules.mayMove(g, card, cause, to) &&
        !(to === 'drop' && card.zone === 'battle' && g.rules.isProhibited(g, card, 'ko')),
    }),
    'what cannot be KO-ed is KO-ed by skills': (rules) => ({
      mayBeKoed: (g, card, cause) =>
        cause.kind === 'effect' ? card.zone === 'battle' : rules.mayBeKoed(g, card, cause),
    }),
  },
  '10-3-1': {
    'it comes in Rest Mode': another('stateOfField', 'rested'),
    'it is activated in battles as well': alsoIf('isActivatedIn', (_g, { type }) => type === 'field'),
    'it costs nothing': skip('payEnergyOf', (_g, _player, card) => categoryOf(card) === 'extra'),
    'it goes to the Drop Area when it has been activated': afterwards('placeField', function* (g, context) {
      if (context.source.zone === 'battle') yield* g.rules.drop(g, [context.source], RULE);
    }),
    'to place it is to play it': afterwards('placeField', (g, context) => {
      emit(g, 'played', { player: context.player, card: context.source.id });
    }),
    'it is activated from the Battle Area as well': result('areasOfSkill', (areas, _g, _card, { type }) =>
      type === 'field' ? [...areas, 'battle'] : areas,
    ),
  },
  '10-3-2': {
    'its other skills count in the hand': result('areasOfSkill', (areas, g, card, { type }) =>
      type !== 'field' && type !== 'counter' && g.rules.isFieldCard(g, card) ? [...areas, 'hand'] : areas,
    ),
    'its other skills do not count': result('areasOfSkill', (areas, g, card, { type }) =>
      type !== 'field' && g.rules.isFieldCard(g, card) ? [] : areas,
    ),
    'it goes to the Drop Area for its other skills': beforehand('resolveSkill', function* (g, context) {
      const { source, ability } = context;
      if (source.zone === 'battle' && ability.type === 'activate' && g.rules.isFieldCard(g, source))
        yield* g.rules.drop(g, [source], RULE);
    }),
  },
  '10-3-3': {
    'the others stay': skip('dropOtherFields'),
    'the one that was activated goes, where another lies there': () => ({
      *dropOtherFields(g, player, activated) {
        const others = cardsIn(g, player, 'battle').filter(
          (card) => card !== activated && g.rules.isFieldCard(g, card),
        );
        if (others.length > 0) yield* g.rules.drop(g, [activated], RULE);
      },
    }),
    'they go as it is activated': beforehand('prepares', function* (g, player, card, context) {
      if (context.ability.type === 'field') yield* g.rules.dropOtherFields(g, player, card);
    }),
    'those of the other player go as well': (rules) => ({
      *dropOtherFields(g, player, activated) {
        yield* rules.dropOtherFields(g, 'A', activated);
        yield* rules.dropOtherFields(g, 'B', activated);
      },
    }),
    'the Battle Cards go as well': afterwards('dropOtherFields', (g, player) =>
      g.rules.drop(g, cardsIn(g, player, 'battle').filter(isBattleCard), RULE),
    ),
  },
  '10-4-1': {
    '[Blocker] is no [Auto] skill': ofNoKind('blocker'),
    'a Leader Card does not block': onlyIf('blocks', (_g, card) => !isLeader(card)),
    'one that is played in the battle is triggered as well': afterwards('keywordsNotice', (g, event) => {
      const attacked = g.journal.findLast(({ type }) => type === 'isAttacked');
      if (event.type !== 'played' || !g.state.battle || attacked?.player !== event.player) return;
      const card = g.card(event.card!);
      if (g.rules.blocks(g, card, attacked!)) g.rules.awaitKeyword(g, card, BLOCKER, attacked!);
    }),
    'its player has to activate it': (rules) => ({
      isOptional: (g, ability) => ability !== BLOCKER && rules.isOptional(g, ability),
    }),
    'no [Blocker] is triggered': skip('blockersNotice'),
    'it is triggered where the card is attacked itself': another('blocks', (g, card) =>
      g.rules.hasKeyword(g, card, 'blocker'),
    ),
    'it is triggered by attacks on the Leader Card only': onlyIf('blocks', (g, _card, event) =>
      isLeader(g.card(event.card!)),
    ),
    'it does not become the guard card': skip('becomeGuard'),
    'a rested one is activated as well': (rules) => ({
      refusalApartFromCost: (g, player, card, ability, occasion) =>
        rules.refusalApartFromCost(g, player, card, ability, occasion),
      mayActivateNow: (g, player, card, ability, occasion) =>
        ability === BLOCKER || rules.mayActivateNow(g, player, card, ability, occasion),
      canPay: (g, player, card, ability, before, bearer) =>
        ability === BLOCKER || rules.canPay(g, player, card, ability, before, bearer),
      pay: function* (g, context, cost) {
        if (context.ability !== BLOCKER || context.source.state === 'active') return yield* rules.pay(g, context, cost);
        return true;
      },
    }),
    'one [Blocker] is activated in a battle': (rules) => ({
      refusalApartFromCost: (g, player, card, ability, occasion) =>
        ability === BLOCKER && g.state.battle!.guards.length > 0
          ? { clause: '10-4-1', reason: 'a misreading refuses it' }
          : rules.refusalApartFromCost(g, player, card, ability, occasion),
    }),
    'the first of two stays the guard card': skip('becomeGuard', (g) => g.state.battle!.guards.length > 0),
    'it is activated whatever forbids it': (rules) => ({
      refusalApartFromCost: (g, player, card, ability, occasion) =>
        ability === BLOCKER ? null : rules.refusalApartFromCost(g, player, card, ability, occasion),
    }),
    'that of the attacking player is triggered as well': afterwards('blockersNotice', (g, event) => {
      for (const card of cardsIn(g, g.state.turnPlayer, 'battle'))
        if (g.rules.hasKeyword(g, card, 'blocker')) g.rules.awaitKeyword(g, card, BLOCKER, event);
    }),
  },
  '10-4-2': {
    'of several [Blocker]s the last is undone alone': (rules) => ({
      firstTarget: (g) => g.card(g.state.battle!.guards.at(-1)?.target ?? rules.firstTarget(g).id),
    }),
    'one that has not been resolved yet is resolved all the same': skip('negateUnresolvedBlocker'),
    'nothing is switched back': skip('negateBlocker'),
    'the attack is negated': another('negateBlocker', (g) => g.rules.negateAttack(g)),
    'it goes back to the Leader Card, whatever was attacked': () => ({
      firstTarget: (g) => leaderOf(g, g.card(g.state.battle!.targets[0]!).side),
    }),
    'the battle is over where what was attacked first has left': (rules) => ({
      negateBlocker(g, player) {
        const first = rules.firstTarget(g);
        if (!g.rules.remainsInBattle(g, g.state.battle!, first.id)) setFact(g, 'attackNegated', true);
        else rules.negateBlocker(g, player);
      },
    }),
  },
});
