/** Misreadings of 10-1, 10-3, 10-4, 10-6 to 10-9 and 10-20. */
import { setFact, tell } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { countUse, usesThisTurn } from '../../kernel/limits';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { BLOCKER, REVENGE } from '../10-keyword-skills';
import { cardsIn, categoryOf, duelOf, isBattleCard, isLeader, leaderOf, RULE, type DbsRules } from '../game';

export const battleKeywordsFaults = faultTable<DbsRules>({
  '10-1-1': {
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
    'it goes to the Drop Area when it has been activated': (rules) => ({
      *placeField(g, context) {
        yield* rules.placeField(g, context);
        if (context.source.zone === 'battle') yield* g.rules.drop(g, [context.source], RULE);
      },
    }),
    'to place it is to play it': (rules) => ({
      *placeField(g, context) {
        yield* rules.placeField(g, context);
        tell(g, 'played', { player: context.player, card: context.source.id });
      },
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
    'it goes to the Drop Area for its other skills': (rules) => ({
      *resolveSkill(g, context) {
        const { source, ability } = context;
        if (source.zone === 'battle' && ability.type === 'activate' && g.rules.isFieldCard(g, source))
          yield* g.rules.drop(g, [source], RULE);
        yield* rules.resolveSkill(g, context);
      },
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
    'those of the other player go as well': (rules) => ({
      *dropOtherFields(g, player, activated) {
        yield* rules.dropOtherFields(g, 'A', activated);
        yield* rules.dropOtherFields(g, 'B', activated);
      },
    }),
    'the Battle Cards go as well': (rules) => ({
      *dropOtherFields(g, player, activated) {
        yield* rules.dropOtherFields(g, player, activated);
        yield* g.rules.drop(g, cardsIn(g, player, 'battle').filter(isBattleCard), RULE);
      },
    }),
  },
  '10-4-1': {
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
    'that of the attacking player is triggered as well': (rules) => ({
      blockersNotice(g, event) {
        rules.blockersNotice(g, event);
        for (const card of cardsIn(g, g.state.turnPlayer, 'battle'))
          if (g.rules.hasKeyword(g, card, 'blocker')) g.rules.awaitKeyword(g, card, BLOCKER, event);
      },
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
        if (!g.rules.isStillThere(g, g.state.battle!, first.id)) setFact(g, 'attackNegated', true);
        else rules.negateBlocker(g, player);
      },
    }),
  },
  '10-6-1': {
    '[Critical] does nothing': always('insteadOfTheHand', undefined),
    'all damage of the card is meant': () => ({
      isDamageByAttack: (_g, { source }) => source !== undefined,
    }),
    'one card is meant, however much the damage is': (rules) => ({
      insteadOfTheHand: (g, card, cause) =>
        g.journal.some(({ type }) => type === 'replaced') ? undefined : rules.insteadOfTheHand(g, card, cause),
    }),
    'the attacking player chooses the card': (rules) => ({
      *chooseLife(g, player, count) {
        const isCritical = g.state.battle !== null && g.rules.hasKeyword(g, g.card(duelOf(g).attacker), 'critical');
        return isCritical ? cardsIn(g, player, 'life').slice(0, 1) : yield* rules.chooseLife(g, player, count);
      },
    }),
    'it counts for every attack of its player': (rules) => ({
      insteadOfTheHand(g, card, cause) {
        const [mate] = cardsIn(g, g.state.turnPlayer, 'battle').filter((one) => g.rules.hasKeyword(g, one, 'critical'));
        return rules.insteadOfTheHand(g, card, mate && cause.kind === 'battle' ? { ...cause, source: mate.id } : cause);
      },
    }),
  },
  '10-7-1': {
    'several of them are added up': (rules) => ({
      damageOf: (g, attacker) =>
        Math.max(
          rules.damageOf(g, attacker),
          g.rules.strikes.reduce((sum, [word, x]) => sum + (g.rules.hasKeyword(g, attacker, word) ? x : 0), 0),
        ),
    }),
    'each of them adds 1': another(
      'damageOf',
      (g, attacker) => 1 + g.rules.strikes.filter(([word]) => g.rules.hasKeyword(g, attacker, word)).length,
    ),
    '[Strike] does nothing': another('damageOf', (g) => g.rules.damageOfAnAttack),
    'Leader Cards have no [Strike]': (rules) => ({
      damageOf: (g, attacker) => (isLeader(attacker) ? g.rules.damageOfAnAttack : rules.damageOf(g, attacker)),
    }),
    'damage by a skill of the card is more as well': (rules) => ({
      *dealDamage(g, player, amount, options) {
        const { source } = options.cause;
        const by = source === undefined ? amount : g.rules.damageOf(g, g.card(source));
        yield* rules.dealDamage(g, player, Math.max(amount, by), options);
      },
    }),
    'damage that something else happens instead of is left to 1': (rules) => ({
      *damagePlayer(g, player, amount, cause) {
        const isDealt = yield* rules.damagePlayer(g, player, amount, cause);
        if (!isDealt && amount > 1) yield* g.rules.dealDamageAtOnce(g, [player], amount - 1, { cause });
        return isDealt;
      },
    }),
    'the player damaged chooses once for all': () => ({
      damagesOf: (_g, amount) => [amount],
      *damageProcessing(g, player, amount, { cause }) {
        for (const card of yield* g.rules.chooseLife(g, player, amount))
          yield* g.rules.lifeToHand(g, player, card, cause);
      },
    }),
    'a fight with a Battle Card deals what is more than 1': (rules) => ({
      *defeat(g, attacker, guard) {
        const amount = g.rules.damageOf(g, attacker) - 1;
        yield* rules.defeat(g, attacker, guard);
        if (amount > 0) yield* g.rules.damagePlayer(g, guard.owner, amount, RULE);
      },
    }),
  },
  '10-7-1-1': {
    '[Double Strike] inflicts 1 damage': another('strikes', [
      ['quadrupleStrike', 4],
      ['tripleStrike', 3],
    ]),
    '[Double Strike] adds 2': another('strikes', [
      ['quadrupleStrike', 4],
      ['tripleStrike', 3],
      ['doubleStrike', 3],
    ]),
  },
  '10-7-1-2': {
    '[Triple Strike] inflicts 1 damage': another('strikes', [
      ['quadrupleStrike', 4],
      ['doubleStrike', 2],
    ]),
    '[Triple Strike] inflicts 2 damage': another('strikes', [
      ['quadrupleStrike', 4],
      ['tripleStrike', 2],
      ['doubleStrike', 2],
    ]),
    '[Triple Strike] adds 3': another('strikes', [
      ['quadrupleStrike', 4],
      ['tripleStrike', 4],
      ['doubleStrike', 2],
    ]),
  },
  '10-7-1-3': {
    '[Quadruple Strike] inflicts 1 damage': another('strikes', [
      ['tripleStrike', 3],
      ['doubleStrike', 2],
    ]),
    '[Quadruple Strike] inflicts 3 damage': another('strikes', [
      ['quadrupleStrike', 3],
      ['tripleStrike', 3],
      ['doubleStrike', 2],
    ]),
    '[Quadruple Strike] adds 4': another('strikes', [
      ['quadrupleStrike', 5],
      ['tripleStrike', 3],
      ['doubleStrike', 2],
    ]),
  },
  '10-8-1': {
    'the card stays rested': skip('attackerNotices'),
    'it becomes active at once': (rules) => ({
      *restAttacker(g, player, attacker) {
        if (g.rules.furtherAttacks(g, attacker) === 0) yield* rules.restAttacker(g, player, attacker);
      },
    }),
    'not where the attack was negated': (rules) => ({
      awaitDelayed(g, at, type) {
        if (!g.state.facts.attackNegated) rules.awaitDelayed(g, at, type);
      },
    }),
    'only where the attack has dealt damage': (rules) => ({
      awaitDelayed(g, at, type) {
        if (g.journal.some((event) => event.type === 'dealtDamage')) rules.awaitDelayed(g, at, type);
      },
    }),
    'once a turn for all cards of the player': (rules) => ({
      attackerNotices(g, event) {
        const most = g.rules.furtherAttacks(g, g.card(event.card!));
        const key = `${event.player}:dualAttack`;
        if (most === 0 || usesThisTurn(g, key) >= most) return;
        countUse(g, key, 'turn', event.card!);
        rules.attackerNotices(g, event);
      },
    }),
    'once a game': (rules) => ({
      attackerNotices(g, event) {
        const before = g.journal.filter(({ type, card }) => type === 'attackDeclared' && card === event.card).length;
        if (before <= g.rules.furtherAttacks(g, g.card(event.card!))) rules.attackerNotices(g, event);
      },
    }),
    'Leader Cards do not have it': skip('attackerNotices', (g, event) => isLeader(g.card(event.card!))),
  },
  '10-8-1-1': {
    '[Dual Attack] does nothing': (rules) => ({
      furtherAttacks: (g, card) => (g.rules.hasKeyword(g, card, 'dualAttack') ? 0 : rules.furtherAttacks(g, card)),
    }),
    '[Dual Attack] does so twice a turn': (rules) => ({
      furtherAttacks: (g, card) => (g.rules.hasKeyword(g, card, 'dualAttack') ? 2 : rules.furtherAttacks(g, card)),
    }),
    '[Dual Attack] does so with each attack': (rules) => ({
      furtherAttacks: (g, card) => (g.rules.hasKeyword(g, card, 'dualAttack') ? 99 : rules.furtherAttacks(g, card)),
    }),
  },
  '10-8-1-2': {
    '[Triple Attack] does nothing': (rules) => ({
      furtherAttacks: (g, card) => (g.rules.hasKeyword(g, card, 'tripleAttack') ? 0 : rules.furtherAttacks(g, card)),
    }),
    '[Triple Attack] does so once a turn': (rules) => ({
      furtherAttacks: (g, card) => (g.rules.hasKeyword(g, card, 'tripleAttack') ? 1 : rules.furtherAttacks(g, card)),
    }),
    '[Triple Attack] does so three times a turn': (rules) => ({
      furtherAttacks: (g, card) => (g.rules.hasKeyword(g, card, 'tripleAttack') ? 3 : rules.furtherAttacks(g, card)),
    }),
  },
  '10-9-1': {
    'an attack that was negated is not avenged': (rules) => ({
      avengesAttack: (g, battle) => !g.state.facts.attackNegated && rules.avengesAttack(g, battle),
    }),
    'only a card that was KO-ed is avenged': always('avengesAttack', false),
    'only a card that stays is avenged': skip('noteAvenger'),
    'a KO by a skill is avenged as well': args('noteAvenger', (g, event, departed) => [
      g,
      g.state.battle ? { ...event, cause: { kind: 'battle' as const } } : event,
      departed,
    ]),
    'it is avenged at once': (rules) => ({
      noteAvenger(g, event, departed) {
        rules.noteAvenger(g, event, departed);
        if (g.state.facts.avengers.length > 0)
          g.rules.avengersNotice(g, { ...event, type: 'battleEnding', card: duelOf(g).attacker });
      },
    }),
    'in the next battle it is not forgotten': (rules) => ({
      avengersNotice(g, event) {
        rules.avengersNotice(g, event);
        const fallen = g.journal.flatMap(({ type, card }) => (type === 'koed' && card ? [g.card(card)] : []));
        const avenger = fallen.find(({ definition }) =>
          definition.abilities?.some(({ keyword }) => keyword === 'revenge'),
        );
        if (avenger && categoryOf(g.card(event.card!)) === 'battle') g.rules.awaitKeyword(g, avenger, REVENGE, event);
      },
    }),
    'an attack card with it is avenged as well': (rules) => ({
      avengersNotice(g, event) {
        rules.avengersNotice(g, event);
        const { attacker, target } = duelOf(g);
        if (g.rules.hasKeyword(g, g.card(attacker), 'revenge'))
          g.rules.awaitKeyword(g, g.card(attacker), REVENGE, { ...event, card: target });
      },
    }),
    'what has left is KO-ed as well': (rules) => ({
      *endOfBattle(g) {
        const attacker = g.card(duelOf(g).attacker);
        const hadAvenger = g.state.facts.avengers.length > 0;
        yield* rules.endOfBattle(g);
        if (hadAvenger && attacker.zone === 'hand') yield* g.rules.drop(g, [attacker], RULE);
      },
    }),
    'Leader Cards are dropped as well': (rules) => ({
      *endOfBattle(g) {
        const { attacker } = duelOf(g);
        const hadAvenger = g.state.facts.avengers.length > 0 && isLeader(g.card(attacker));
        yield* rules.endOfBattle(g);
        if (hadAvenger) yield* g.rules.damagePlayer(g, g.card(attacker).owner, 1, RULE);
      },
    }),
    'the attack card is dropped, which is no KO': (rules) => ({
      ko: (g, cards, cause) => {
        const isRevenge = cause.kind === 'effect' && g.rules.has(g, g.card(cause.source!), 'revenge');
        return isRevenge || (cause.kind === 'effect' && g.state.battle?.hits)
          ? g.rules.drop(g, cards, cause)
          : rules.ko(g, cards, cause);
      },
    }),
    'a [Blocker] has not been attacked': (rules) => ({
      noteAvenger(g, event, departed) {
        if (g.state.battle?.guards.length === 0) rules.noteAvenger(g, event, departed);
      },
      avengesAttack: (g, battle) => battle.guards.length === 0 && rules.avengesAttack(g, battle),
    }),
  },
  '10-20-1': {
    '[Victory Strike] does nothing': skip('checkVictoryStrike'),
    'it wins whether damage was dealt or not': args('checkVictoryStrike', (g, attacker) => [g, attacker, true]),
    'it wins with an attack that fails as well': (rules) => ({
      *judgeBattle(g) {
        yield* rules.judgeBattle(g);
        g.rules.checkVictoryStrike(g, g.card(duelOf(g).attacker), true);
      },
    }),
    'it wins by damage of a skill as well': (rules) => ({
      *dealDamage(g, player, amount, options) {
        yield* rules.dealDamage(g, player, amount, options);
        if (options.cause.source !== undefined) g.rules.checkVictoryStrike(g, g.card(options.cause.source), true);
      },
    }),
    'any card of its player wins': (rules) => ({
      checkVictoryStrike(g, attacker, isDealt) {
        const mates = cardsIn(g, attacker.side, 'battle').filter((card) =>
          g.rules.hasKeyword(g, card, 'victoryStrike'),
        );
        rules.checkVictoryStrike(g, mates[0] ?? attacker, isDealt);
      },
    }),
    'it wins at the next checkpoint': (rules) => ({
      checkVictoryStrike: () => undefined,
      *checkpointOfResult(g) {
        const { attacker, target } = duelOf(g);
        yield* rules.checkpointOfResult(g);
        const isDealt =
          g.journal.at(-1) !== undefined &&
          isLeader(g.card(target)) &&
          g.journal.some(({ type }) => type === 'dealtDamage');
        if (isDealt) rules.checkVictoryStrike(g, g.card(attacker), true);
      },
    }),
  },
});
