/** Misreadings of 10-1: keyword effects. */
import { attackOn } from '../../kernel/procedures/battle';
import type { OpKeyword } from '../../../schemas/one-piece';
import { endEffects, moveCard, startLook, setBattle } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { perform } from '../../kernel/events/perform';
import { NOTHING, opponentOf } from '../../kernel/state';
import { afterwards, beforehand, both } from '../../kernel/testing/doing';
import { always, another, args, faultTable, onlyIf, refuse, result, skip } from '../../kernel/testing/misreadings';
import type { Modification } from '../../kernel/state/lasting';
import type { DamageOptions } from '../../kernel/packs/leader-games/damage';
import {
  asOp,
  cardsIn,
  cardsInZones,
  fightersOf,
  isActive,
  isCharacter,
  isLeader,
  leaderOf,
  type OpGame,
  type OpRules,
  isBlocked,
} from '../game';
import { duelOf } from '../../kernel/packs/leader-games/duels';
import { memory } from '../../kernel/testing/memory';
import { evenIdle, evenNegated, ifPrinted } from './shared';
import { kept, keepInBattle } from './battle';
import { noTriggerWhere, triggersMustBeActivated } from './damage';

const rusherOf = (rules: OpRules, g: Parameters<OpRules['isNewcomer']>[0], player: 'A' | 'B') =>
  fightersOf(g, player).find((card) => rules.hasKeyword(g, card, 'rush'));

const declared = memory(() => ({ unblockable: false }));

const isByEffectOf = (g: OpGame, { cause: { kind, source } }: DamageOptions, keyword: OpKeyword): boolean =>
  kind === 'effect' && source !== undefined && g.rules.hasKeyword(g, g.card(source), keyword);

const isGaining = (modification: Modification, keyword: OpKeyword): boolean =>
  modification.kind === 'gain' && asOp(modification.ability).keyword === keyword;

export const keywordEffectsFaults = faultTable<OpRules>({
  '10-1-1-1': {
    'no Character attacks in the turn in which it is played': another('playedThisTurnRefusal', (g, attacker) =>
      isCharacter(attacker) && g.rules.isNewcomer(g, attacker)
        ? { clause: '10-1-1-1', reason: 'it was played in this turn' }
        : null,
    ),
    '[Rush] is for attacks on Characters only': another('rushTargetRefusal', (g, attacker, target) =>
      isCharacter(attacker) && isLeader(target) && g.rules.isNewcomer(g, attacker)
        ? { clause: '10-1-1-1', reason: 'it was played in this turn' }
        : null,
    ),
    '[Rush] is for attacks on the Leader only': refuse(
      'rushTargetRefusal',
      (g, attacker, target) => isCharacter(attacker) && isCharacter(target) && g.rules.isNewcomer(g, attacker),
    ),
    'no [Rush] is needed': () => ({ playedThisTurnRefusal: () => null, rushTargetRefusal: () => null }),
    'one Character with [Rush] lets all attack in the turn in which they are played': (rules) => ({
      playedThisTurnRefusal: (g, attacker) =>
        rusherOf(rules, g, attacker.side) ? null : rules.playedThisTurnRefusal(g, attacker),
      rushTargetRefusal: (g, attacker, target) =>
        rusherOf(rules, g, attacker.side) ? null : rules.rushTargetRefusal(g, attacker, target),
    }),
    'a [Rush] counts whatever condition stands before it': result(
      'keywordAbility',
      (given, _g, card, keyword) =>
        given ??
        (keyword === 'rush' ? card.definition.abilities?.find((one) => asOp(one).keyword === 'rush') : undefined),
    ),
    'an attack by [Rush] does not rest its card': (rules) => ({
      restAttacker: (g, player, card) =>
        rules.hasKeyword(g, card, 'rush') ? NOTHING : rules.restAttacker(g, player, card),
    }),
    'a Character that has only gained [Rush] does not attack in the turn in which it is played': ifPrinted('rush'),
    '[Rush] works although the effects of its card are negated': evenNegated('rush'),
  },
  '10-1-2-1': {
    '[Double Attack] deals one damage': another('damageOf', (g) => g.rules.damageOfAnAttack),
    'each attack of its player deals two damage while a card with [Double Attack] is there': (rules) => ({
      damageOf(g, attacker) {
        const doubler = fightersOf(g, attacker.side).find((card) => rules.hasKeyword(g, card, 'doubleAttack'));
        return rules.damageOf(g, doubler ?? attacker);
      },
    }),
    'only Characters have [Double Attack]': result('damageOf', (given, g, attacker) =>
      isCharacter(attacker) ? given : g.rules.damageOfAnAttack,
    ),
    '[Double Attack] counts whatever condition stands before it': always('damageOf', 2, (_g, attacker) =>
      attacker.definition.abilities?.some((ability) => asOp(ability).keyword === 'doubleAttack'),
    ),
    'blocked, [Double Attack] still deals one damage to the Leader': (rules) => ({
      *defeat(g, attacker, character) {
        const blocked = isBlocked(g) && rules.hasKeyword(g, attacker, 'doubleAttack');
        yield* rules.defeat(g, attacker, character);
        if (!blocked) return;
        const cause = { kind: 'battle', player: attacker.side, source: attacker.id } as const;
        yield* rules.dealDamage(g, character.owner, 1, { cause });
      },
    }),
    'two damage at one Life is the defeat': (rules) => ({
      hasNoLife(g, player) {
        const { battle } = g.state;
        const attacker = battle && g.card(battle.attackers[0]!);
        const amount = attacker && isCharacter(attacker) ? g.withoutCiting(() => rules.damageOf(g, attacker)) : 1;
        return g.zone(player, 'life').length < amount;
      },
    }),
    'each [Double Attack] of a card deals one damage more': (rules) => ({
      damageOf(g, attacker) {
        if (!rules.hasKeyword(g, attacker, 'doubleAttack')) return rules.damageOf(g, attacker);
        return 1 + abilitiesOf(g, attacker).filter((ability) => asOp(ability).keyword === 'doubleAttack').length;
      },
    }),
    'a Leader that blocks takes one damage from [Double Attack]': always('damageOf', 1, (g) => isBlocked(g)),
    'damage by an effect of a card with [Double Attack] is doubled': args(
      'dealDamage',
      (g, player, amount, options) => [
        g,
        player,
        isByEffectOf(g, options, 'doubleAttack') ? 2 * amount : amount,
        options,
      ],
    ),
  },
  '10-1-3-1': {
    'the Life card goes to the hand although the attacker has [Banish]': (rules) => ({
      banishLife: (g, card, cause) => rules.moveLifeToHand(g, card.side, card, cause),
    }),
    'the [Trigger] of a card trashed by [Banish] may be activated': (rules) => ({
      *banishLife(g, card, cause) {
        const { side } = card;
        if (yield* rules.offersTrigger(g, side, card)) yield* rules.executeTrigger(g, side, card);
        else yield* rules.banishLife(g, card, cause);
      },
    }),
    'of two damage [Banish] trashes the first card': (rules) => ({
      *takeDamage(g, player, amount, options) {
        yield* rules.takeDamagePoint(g, player, options);
        yield* rules.takeDamage(g, player, amount - 1, { ...options, banish: false });
      },
    }),
    'each attack of its player banishes while a card with [Banish] is there': (rules) => ({
      *dealDamage(g, player, amount, options) {
        const others = fightersOf(g, opponentOf(player));
        const banish = options.cause.kind === 'battle' && others.some((card) => rules.hasKeyword(g, card, 'banish'));
        yield* rules.dealDamage(g, player, amount, { ...options, banish });
      },
    }),
    'damage by effects is banished while its player has a card with [Banish]': (rules) => ({
      *dealDamage(g, player, amount, options) {
        const others = fightersOf(g, opponentOf(player));
        const banish = options.cause.kind === 'effect' && others.some((card) => rules.hasKeyword(g, card, 'banish'));
        yield* rules.dealDamage(g, player, amount, banish ? { ...options, banish } : options);
      },
    }),
    'a Life card that cannot be added to the hand is not trashed by [Banish] either':
      skip('takeLifeCard', (g, player, _card, { cause }) => g.rules.lifeStays(g, player, cause)),
    'what happens instead of adding the Life card to the hand happens instead of [Banish]': (rules) => ({
      *banishLife(g, card, cause) {
        if (yield* rules.lifeIsReplaced(g, card.side, card, cause)) return;
        yield* rules.banishLife(g, card, cause);
      },
    }),
    'effects do not see that [Banish] trashes the card': () => ({
      *banishLife(g, card, cause) {
        yield* perform(g, {
          card,
          to: { zone: 'trash', player: card.owner, place: 'top' },
          events: ['tookLife'],
          cause,
        });
      },
    }),
    'what [Banish] trashes lies at the bottom of the trash': () => ({
      *banishLife(g, card, cause) {
        const events = ['tookLife', 'trashed'];
        yield* perform(g, { card, to: { zone: 'trash', player: card.owner, place: 'bottom' }, events, cause });
      },
    }),
    '[Banish] gained during this battle is gone before the damage': beforehand('damageStep', (g) => {
      endEffects(g, ({ until, modification }) => until === 'battle' && isGaining(modification, 'banish'));
    }),
    '[Banish] is looked at when the attack is declared': both(
      afterwards('beginBattle', (g, [attacker]) =>
        keepInBattle(g, { banish: g.rules.hasKeyword(g, g.card(attacker!), 'banish') }),
      ),
      args('dealDamage', (g, player, amount, options) => {
        const banish = options.cause.kind === 'battle' ? kept<boolean>(g, 'banish')! : options.banish;
        return [g, player, amount, { ...options, banish }];
      }),
    ),
    'a card that has only gained [Banish] does not banish': ifPrinted('banish'),
    'a Leader does not banish': onlyIf('hasKeyword', (_g, card, keyword) => !(keyword === 'banish' && isLeader(card))),
    '[Banish] works although the effects of its card are negated': evenNegated('banish'),
    '[Banish] works whatever condition stands before it': evenIdle('banish'),
    'a Leader that blocks adds its Life card to the hand, [Banish] or not': onlyIf(
      'hasKeyword',
      (g, _card, keyword) => !(keyword === 'banish' && isBlocked(g)),
    ),
    'damage by an effect of a card with [Banish] is banished': args('dealDamage', (g, player, amount, options) => [
      g,
      player,
      amount,
      isByEffectOf(g, options, 'banish') ? { ...options, banish: true } : options,
    ]),
  },
  '10-1-4-1': {
    'a [Blocker] blocks without being rested': another('costOfBlocking', []),
    'a rested [Blocker] may block': (rules) => ({
      costOfBlocking: [],
      blockerRefusal: (g, card) =>
        isActive(card) || !rules.hasKeyword(g, card, 'blocker') ? rules.blockerRefusal(g, card) : null,
    }),
    'any active Character may block': result(
      'keywordAbility',
      (given, _g, card, keyword) =>
        given ?? (keyword === 'blocker' && isCharacter(card) ? { type: 'keyword', effect: [] } : undefined),
    ),
    'a [Blocker] may be activated for an attack on itself': always('isOther', true),
    'a [Blocker] takes only the place of the Leader': onlyIf('isOther', (g) => isLeader(g.card(duelOf(g).target))),
    'the power of the card attacked first is compared, and the [Blocker] takes what comes of it': (rules) => ({
      takeTargetPlace(g, card) {
        const { target } = duelOf(g);
        rules.takeTargetPlace(g, card);
        (g.state.battle as { first?: string }).first = target;
      },
      powerInBattle(g, card) {
        const { first } = g.state.battle as { first?: string };
        return rules.powerInBattle(g, first && card.id === duelOf(g).target ? g.card(first) : card);
      },
    }),
    'a [Blocker] does not block before its player has begun a turn with it': refuse(
      'blockerRefusal',
      (g, card) => card.enteredOnTurn >= g.state.turn - 1,
    ),
    'a [Blocker] blocks although something else happened instead of its being rested': (rules) => ({
      *pay(g, context, cost) {
        const paid = yield* rules.pay(g, context, cost);
        return paid || asOp(context.ability).keyword === 'blocker';
      },
    }),
    'a card that has only gained [Blocker] cannot block': ifPrinted('blocker'),
    'a [Blocker] does not block in the turn in which it is played': refuse('blockerRefusal', (g, card) =>
      g.rules.isNewcomer(g, card),
    ),
    'a [Blocker] that cannot be rested blocks all the same': () => ({
      costOfBlocking: [],
      forbiddenBlockRefusal: () => null,
    }),
    'a [Blocker] is no effect that is activated: what forbids that does not keep it from blocking': always(
      'blockRequirementRefusal',
      null,
    ),
    'the card attacked first cannot block when another has become the target': another(
      'isOther',
      (g, card) => g.state.battle!.joined[1]!.id !== card.id,
    ),
    'a [Blocker] takes the place also where its cost has taken it off the field': another(
      'takeTargetPlace',
      (g, card) => setBattle(g, attackOn(g.state.battle!, [card])),
    ),
  },
  '10-1-5-1': {
    'the [Trigger]s of the cards on the field are activated as well': (rules) => ({
      *executeTrigger(g, player, card, cause) {
        yield* rules.executeTrigger(g, player, card, cause);
        for (const other of cardsInZones(g, player, g.zonesWith.abilities)) {
          const trigger = rules.triggerOf(g, other);
          if (trigger) yield* g.rules.activateAndResolve(g, player, other, trigger);
        }
      },
    }),
    'a [Trigger] is activated only on the damage of an attack': noTriggerWhere((g) => g.state.battle === null),
    "a [Trigger] is activated only on damage in the opponent's turn": noTriggerWhere(
      (g, player) => g.state.turnPlayer === player,
    ),
    'a [Trigger] is also activated when an effect adds the Life card to the hand': (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        const rest = [];
        for (const card of yield* rules.beforeMove(g, context, cards, to, named)) {
          const offered = card.zone === 'life' && to.zone === 'hand';
          if (offered && (yield* rules.offersTrigger(g, card.side, card))) {
            yield* rules.executeTrigger(g, card.side, card);
          } else rest.push(card);
        }
        return rest;
      },
    }),
    'the player who deals the damage decides on the [Trigger]': args('offersTrigger', (g, player, card) => [
      g,
      opponentOf(player),
      card,
    ]),
    'the Life card is revealed before its player decides': beforehand('offersTrigger', (g, player, card) => {
      startLook(g, opponentOf(player), [card.id]);
    }),
    'a card whose [Trigger] is activated has not been taken from the Life area by the damage': (rules) => ({
      executeTrigger: (g, player, card) => rules.executeTrigger(g, player, card),
    }),
    'a Life card that lies face up has no [Trigger], since it cannot be revealed': noTriggerWhere(
      (_g, _player, card) => card.face === 'up',
    ),
  },
  '10-1-5-2': {
    'a [Trigger] that can be activated is': triggersMustBeActivated,
    'a card whose [Trigger] is not activated is shown to the opponent': (rules) => ({
      *moveLifeToHand(g, player, card, cause) {
        yield* rules.moveLifeToHand(g, player, card, cause);
        if (rules.triggerOf(g, card)) startLook(g, opponentOf(player), [card.id]);
      },
    }),
    'a card whose [Trigger] is not activated is trashed': (rules) => ({
      moveLifeToHand: (g, player, card, cause) =>
        rules.triggerOf(g, card) ? rules.trash(g, [card], cause) : rules.moveLifeToHand(g, player, card, cause),
    }),
  },
  '10-1-5-3': {
    'a [Trigger] that activates an [On Play] takes any effect that answers to playing': (rules) => ({
      abilityOfType: (g, card, of, player) =>
        of === 'onPlay'
          ? abilitiesOf(g, card).find(({ type, when }) => type === 'auto' && when?.event === 'played')
          : rules.abilityOfType(g, card, of, player),
    }),
    'the card is trashed before its [Trigger] is carried out': () => ({
      placeOfTrigger: { zone: 'trash', place: 'top' },
      afterTrigger: () => NOTHING,
    }),
    'the card lies in the hand while its [Trigger] is carried out': another('placeOfTrigger', { zone: 'hand' }),
    'the card lies in the Life area while its [Trigger] is carried out': another('placeOfTrigger', {
      zone: 'life',
      place: 'top',
      face: 'up',
    }),
    'a card whose [Trigger] was activated is out of the game': skip('afterTrigger'),
    'the card is trashed although its [Trigger] puts it elsewhere': (rules) => ({
      *executeTrigger(g, player, card) {
        yield* rules.executeTrigger(g, player, card);
        if (card.zone !== 'trash') yield* rules.trash(g, [card], { kind: 'rule', player });
      },
    }),
    'all damage is taken before a [Trigger] is carried out': (rules) => ({
      *takeDamage(g, player, amount, options) {
        const activated = [];
        for (const card of cardsIn(g, player, 'life').slice(0, amount)) {
          const yes = !options.banish && (yield* rules.offersTrigger(g, player, card));
          if (yes) activated.push(card);
          else yield* rules.takeLifeCard(g, player, card, options);
          if (yes) moveCard(g, card.id, rules.placeOfTrigger);
        }
        for (const card of activated) yield* rules.executeTrigger(g, player, card);
      },
    }),
    'the effect of the [Trigger] trashes its card': another('afterTrigger', (g, card) =>
      g.rules.trash(g, [card], { kind: 'effect', player: card.owner, source: card.id }),
    ),
  },
  '10-1-6-1': {
    'with [Rush: Character] the Leader can be attacked as well': always('rushTargetRefusal', null),
    'with [Rush: Character] active Characters can be attacked': (rules) => ({
      activeTargetRefusal: (g, attacker, target) =>
        rules.hasKeyword(g, attacker, 'rushCharacter') ? null : rules.activeTargetRefusal(g, attacker, target),
    }),
    'only [Rush] itself lets a Character attack in the turn in which it is played': (rules) => ({
      playedThisTurnRefusal: (g, attacker) =>
        isCharacter(attacker) && g.rules.isNewcomer(g, attacker) && !rules.hasKeyword(g, attacker, 'rush')
          ? { clause: '10-1-6-1', reason: 'it was played in this turn' }
          : null,
    }),
    'a Character with [Rush: Character] never attacks the Leader': (rules) => ({
      rushTargetRefusal: (g, attacker, target) =>
        isLeader(target) && rules.hasKeyword(g, attacker, 'rushCharacter') && !rules.hasKeyword(g, attacker, 'rush')
          ? { clause: '10-1-6-1', reason: 'it attacks Characters' }
          : null,
    }),
    '[Rush: Character] keeps from the Leader a Character that also has [Rush]': (rules) => ({
      rushTargetRefusal: (g, attacker, target) =>
        isLeader(target) && g.rules.isNewcomer(g, attacker) && rules.hasKeyword(g, attacker, 'rushCharacter')
          ? { clause: '10-1-6-1', reason: 'it attacks Characters' }
          : rules.rushTargetRefusal(g, attacker, target),
    }),
    'in the turn in which it is played no Character attacks an active one, whatever it has besides': refuse(
      'activeTargetRefusal',
      (g, attacker, target) => isCharacter(target) && target.state === 'active' && g.rules.isNewcomer(g, attacker),
    ),
    '[Rush: Character] works although the effects of its card are negated': evenNegated('rushCharacter'),
    '[Rush: Character] works whatever condition stands before it': evenIdle('rushCharacter'),
    '[Rush: Character] works only where it is printed': ifPrinted('rushCharacter'),
    'in the turn in which it is played a Character with [Rush: Character] deals a Leader no damage either':
      skip('hitLeader', (g, attacker, player) => g.rules.rushTargetRefusal(g, attacker, leaderOf(g, player))),
  },
  '10-1-7-1': {
    'a card with [Unblockable] is blocked like any other': always('cannotBeBlocked', false),
    'only an attack on the Leader is [Unblockable]': onlyIf('cannotBeBlocked', (g) =>
      isLeader(g.card(duelOf(g).target)),
    ),
    'nothing is blocked while the attacking player has a card with [Unblockable]': (rules) => ({
      cannotBeBlocked: (g) =>
        fightersOf(g, g.state.turnPlayer).some((card) => rules.hasKeyword(g, card, 'unblockable')),
    }),
    'an attack of a card with [Unblockable] has no Counter Step either': (rules) => ({
      counterStep: (g) => (rules.cannotBeBlocked(g) ? NOTHING : rules.counterStep(g)),
    }),
    '[Unblockable] counts only if the card had it before it attacked': both(
      afterwards('beginBattle', (g) => keepInBattle(g, { unblockable: g.rules.cannotBeBlocked(g) })),
      result('cannotBeBlocked', (given, g) => kept<boolean>(g, 'unblockable') ?? given),
    ),
    'an effect cannot change what a card with [Unblockable] attacks': skip('executeInstruction', (g, _context, {
      do: verb,
    }) => verb === 'redirect' && g.rules.cannotBeBlocked(g)),
    'the attack of a Leader is blocked although it has [Unblockable]': onlyIf('cannotBeBlocked', (g) =>
      isCharacter(g.card(duelOf(g).attacker)),
    ),
    '[Unblockable] works although the effects of its card are negated': evenNegated('unblockable'),
    '[Unblockable] works whatever condition stands before it': evenIdle('unblockable'),
    'a card that had [Unblockable] as it attacked cannot be blocked although it has lost it': (rules) => ({
      emitAttack(g, ...attack) {
        declared(g).unblockable = g.withoutCiting(() => rules.cannotBeBlocked(g));
        rules.emitAttack(g, ...attack);
      },
      cannotBeBlocked: (g) => declared(g).unblockable || rules.cannotBeBlocked(g),
    }),
    'where an effect has changed its target a card with [Unblockable] can be blocked': onlyIf(
      'cannotBeBlocked',
      (g) => g.state.battle!.joined.length === 2,
    ),
  },
});
