/** Misreadings of 10-6 to 10-9 and 10-20. */
import { endEffects } from '../../kernel/changes';
import { countUse, usesThisTurn } from '../../kernel/limits';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { type Misreading, always, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { REVENGE } from '../10-keyword-skills';
import { asDbs, cardsIn, categoryOf, isLeader, RULE, type DbsRules } from '../game';
import { duelOf } from '../../kernel/packs/leader-games/duels';
import { ofNoKind } from './kinds';

const attacksAgain =
  (keyword: 'dualAttack' | 'tripleAttack', times: number): Misreading<DbsRules> =>
  (rules) => ({
    furtherAttacks: { ...rules.furtherAttacks, [keyword]: times },
  });

export const attackKeywordsFaults = faultTable<DbsRules>({
  '10-6-1': {
    '[Critical] is no [Permanent] skill': ofNoKind('critical'),
    '[Critical] gained for the battle is gone before the damage': beforehand('damageStep', (g) => {
      endEffects(
        g,
        ({ until, modification }) =>
          until === 'battle' && modification.kind === 'gain' && asDbs(modification.ability).keyword === 'critical',
      );
    }),
    'what it drops triggers nothing': skip('happened', (_g, { type, from, cause }) =>
      type === 'dropped' && from === 'life' && cause?.ability?.keyword === 'critical'),
    '[Critical] does nothing': always('insteadOfHand', undefined),
    'all damage of the card is meant': () => ({
      isDamageByAttack: (_g, { source }) => source !== undefined,
    }),
    'one card is meant, however much the damage is': (rules) => ({
      insteadOfHand: (g, card, cause) =>
        g.journal.some(({ type }) => type === 'replaced') ? undefined : rules.insteadOfHand(g, card, cause),
    }),
    'the attacking player chooses the card': (rules) => ({
      *chooseLife(g, player, count) {
        const isCritical = g.state.battle !== null && g.rules.hasKeyword(g, g.card(duelOf(g).attacker), 'critical');
        return isCritical ? cardsIn(g, player, 'life').slice(0, 1) : yield* rules.chooseLife(g, player, count);
      },
    }),
    'it counts for every attack of its player': (rules) => ({
      insteadOfHand(g, card, cause) {
        const [mate] = cardsIn(g, g.state.turnPlayer, 'battle').filter((one) => g.rules.hasKeyword(g, one, 'critical'));
        return rules.insteadOfHand(g, card, mate && cause.kind === 'battle' ? { ...cause, source: mate.id } : cause);
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
      *strikePlayer(g, player, amount, cause) {
        const isDealt = yield* rules.strikePlayer(g, player, amount, cause);
        if (!isDealt && amount > 1) yield* g.rules.dealDamageAtOnce(g, [player], amount - 1, { cause });
        return isDealt;
      },
    }),
    'the player damaged chooses once for all': () => ({
      strikesOf: (_g, amount) => [amount],
      *takeDamage(g, player, amount, { cause }) {
        for (const card of yield* g.rules.chooseLife(g, player, amount))
          yield* g.rules.moveLifeToHand(g, player, card, cause);
      },
    }),
    'a fight with a Battle Card deals what is more than 1': (rules) => ({
      *defeat(g, attacker, guard) {
        const amount = g.rules.damageOf(g, attacker) - 1;
        yield* rules.defeat(g, attacker, guard);
        if (amount > 0) yield* g.rules.strikePlayer(g, guard.owner, amount, RULE);
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
    '[Dual Attack] is no [Auto] skill': ofNoKind('dualAttack'),
    'the card stays rested': skip('attackerNotices'),
    'it becomes active at once': (rules) => ({
      *restAttacker(g, player, attacker) {
        if (g.rules.skillsOfFurtherAttacks(g, attacker).length === 0) yield* rules.restAttacker(g, player, attacker);
      },
    }),
    'an attack that was negated counts twice': afterwards('negateAttack', (g) => {
      const attacker = g.card(duelOf(g).attacker);
      for (const skill of g.rules.skillsOfFurtherAttacks(g, attacker))
        countUse(g, g.rules.abilityKey(g, attacker, skill), 'turn', attacker.id);
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
        const key = `${event.player}:dualAttack`;
        if (g.rules.skillsOfFurtherAttacks(g, g.card(event.card!)).length === 0 || usesThisTurn(g, key) > 0) return;
        countUse(g, key, 'turn', event.card!);
        rules.attackerNotices(g, event);
      },
    }),
    'once a game': (rules) => ({
      attackerNotices(g, event) {
        const before = g.journal.filter(({ type, card }) => type === 'attackDeclared' && card === event.card).length;
        const most = g.rules.hasKeyword(g, g.card(event.card!), 'tripleAttack') ? 2 : 1;
        if (before <= most) rules.attackerNotices(g, event);
      },
    }),
    'whatever skills a card has, it attacks again as often as one says': (rules) => ({
      attackerNotices(g, event) {
        const skills = g.rules.skillsOfFurtherAttacks(g, g.card(event.card!));
        const most = Math.max(0, ...skills.map(({ keyword }) => g.rules.furtherAttacks[keyword!]!));
        const key = `${event.card!}:attacks`;
        if (usesThisTurn(g, key) >= most) return;
        countUse(g, key, 'turn', event.card!);
        rules.attackerNotices(g, event);
      },
    }),
    'Leader Cards do not have it': skip('attackerNotices', (g, event) => isLeader(g.card(event.card!))),
  },
  '10-8-1-1': {
    '[Dual Attack] does nothing': attacksAgain('dualAttack', 0),
    '[Dual Attack] does so twice a turn': attacksAgain('dualAttack', 2),
    '[Dual Attack] does so with each attack': attacksAgain('dualAttack', 99),
  },
  '10-8-1-2': {
    '[Triple Attack] does nothing': attacksAgain('tripleAttack', 0),
    '[Triple Attack] does so once a turn': attacksAgain('tripleAttack', 1),
    '[Triple Attack] does so three times a turn': attacksAgain('tripleAttack', 3),
  },
  '10-9-1': {
    '[Revenge] is no [Auto] skill': ofNoKind('revenge'),
    'two such skills of a card avenge it once': result('abilitiesOfKeyword', (given, _g, _card, keyword) =>
      keyword === 'revenge' ? given.slice(0, 1) : given,
    ),
    'an attack that was negated is not avenged': (rules) => ({
      avengesAttack: (g, battle) => !g.state.facts.attackNegated && rules.avengesAttack(g, battle),
    }),
    'only a card that was KO-ed is avenged': always('avengesAttack', false),
    'only a card that stays is avenged': skip('noteAvenger'),
    'a KO by a skill is avenged as well': args('noteAvenger', (g, event, leaving) => [
      g,
      g.state.battle ? { ...event, cause: { kind: 'battle' as const } } : event,
      leaving,
    ]),
    'it is avenged at once': afterwards('noteAvenger', (g, event) => {
      if (g.state.facts.avengers.length > 0)
        g.rules.avengersNotice(g, { ...event, type: 'battleEnding', card: duelOf(g).attacker });
    }),
    'in the next battle it is not forgotten': afterwards('avengersNotice', (g, event) => {
      const fallen = g.journal.flatMap(({ type, card }) => (type === 'koed' && card ? [g.card(card)] : []));
      const avenger = fallen.find(({ definition }) =>
        definition.abilities?.some(({ keyword }) => keyword === 'revenge'),
      );
      if (avenger && categoryOf(g.card(event.card!)) === 'battle') g.rules.awaitKeyword(g, avenger, REVENGE, event);
    }),
    'an attack card with it is avenged as well': afterwards('avengersNotice', (g, event) => {
      const { attacker, target } = duelOf(g);
      if (g.rules.hasKeyword(g, g.card(attacker), 'revenge'))
        g.rules.awaitKeyword(g, g.card(attacker), REVENGE, { ...event, card: target });
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
        if (hadAvenger) yield* g.rules.strikePlayer(g, g.card(attacker).owner, 1, RULE);
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
    'it is the doing of the owner of the card': args('awaitKeyword', (g, card, ability, event, player) => [
      g,
      card,
      ability,
      event,
      ability === REVENGE ? card.owner : player,
    ]),
    'a [Blocker] has not been attacked': (rules) => ({
      noteAvenger(g, event, leaving) {
        if (g.state.battle?.guards.length === 0) rules.noteAvenger(g, event, leaving);
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
    'it wins by damage of a skill as well': afterwards('dealDamage', (g, _player, _amount, options) => {
      if (options.cause.source !== undefined) g.rules.checkVictoryStrike(g, g.card(options.cause.source), true);
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
