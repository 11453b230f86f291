/** Misreadings of 10-1: keyword effects. */
import { moveCard, setFact, startLook } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { NOTHING, opponentOf } from '../../kernel/state';
import { asOp, cardsIn, fightersOf, isActive, isCharacter, isLeader, type OpRules } from '../game';

export const keywordEffectsAndKeywordsFaults: readonly Fault<OpRules>[] = [
  // --- [Rush] -------------------------------------------------------------------------------------------------------
  {
    id: 'no-rush',
    clause: '10-1-1-1',
    title: 'no Character attacks in the turn in which it is played',
    replace: () => ({
      playedThisTurnRefusal: (g, attacker) =>
        isCharacter(attacker) && g.rules.isNewcomer(g, attacker)
          ? { clause: '10-1-1-1', reason: 'it was played in this turn' }
          : null,
    }),
  },
  {
    id: 'rush-spares-the-leader',
    clause: '10-1-1-1',
    title: '[Rush] is for attacks on Characters only',
    replace: () => ({
      rushTargetRefusal: (g, attacker, target) =>
        isCharacter(attacker) && isLeader(target) && g.rules.isNewcomer(g, attacker)
          ? { clause: '10-1-1-1', reason: 'it was played in this turn' }
          : null,
    }),
  },
  {
    id: 'rush-is-for-the-leader',
    clause: '10-1-1-1',
    title: '[Rush] is for attacks on the Leader only',
    replace: (rules) => ({
      rushTargetRefusal: (g, attacker, target) =>
        isCharacter(attacker) && isCharacter(target) && g.rules.isNewcomer(g, attacker)
          ? { clause: '10-1-1-1', reason: 'it was played in this turn' }
          : rules.rushTargetRefusal(g, attacker, target),
    }),
  },
  {
    id: 'everybody-rushes',
    clause: '10-1-1-1',
    title: 'no [Rush] is needed',
    replace: () => ({ playedThisTurnRefusal: () => null, rushTargetRefusal: () => null }),
  },
  {
    id: 'one-rush-for-all',
    clause: '10-1-1-1',
    title: 'one Character with [Rush] lets all attack in the turn in which they are played',
    replace: (rules) => ({
      playedThisTurnRefusal: (g, attacker) =>
        rusherOf(rules, g, attacker.controller) ? null : rules.playedThisTurnRefusal(g, attacker),
      rushTargetRefusal: (g, attacker, target) =>
        rusherOf(rules, g, attacker.controller) ? null : rules.rushTargetRefusal(g, attacker, target),
    }),
  },
  {
    id: 'rush-without-its-condition',
    clause: '10-1-1-1',
    title: 'a [Rush] counts whatever condition stands before it',
    replace: (rules) => ({
      keywordAbility: (g, card, keyword) =>
        rules.keywordAbility(g, card, keyword) ??
        (keyword === 'rush' ? card.definition.abilities?.find((one) => asOp(one).keyword === 'rush') : undefined),
    }),
  },
  {
    id: 'rush-attacks-unrested',
    clause: '10-1-1-1',
    title: 'an attack by [Rush] does not rest its card',
    replace: (rules) => ({
      restAttacker: (g, player, id) =>
        rules.hasKeyword(g, g.card(id), 'rush') ? NOTHING : rules.restAttacker(g, player, id),
    }),
  },

  // --- [Double Attack] ----------------------------------------------------------------------------------------------
  {
    id: 'no-double-attack',
    clause: '10-1-2-1',
    title: '[Double Attack] deals one damage',
    replace: () => ({ damageOf: (g) => g.rules.damageOfAnAttack }),
  },
  {
    id: 'double-attack-of-the-side',
    clause: '10-1-2-1',
    title: 'each attack of its player deals two damage while a card with [Double Attack] is there',
    replace: (rules) => ({
      damageOf(g, attacker) {
        const doubler = fightersOf(g, attacker.controller).find((card) => rules.hasKeyword(g, card, 'doubleAttack'));
        return rules.damageOf(g, doubler ?? attacker);
      },
    }),
  },
  {
    id: 'double-attack-of-characters-only',
    clause: '10-1-2-1',
    title: 'only Characters have [Double Attack]',
    replace: (rules) => ({
      damageOf: (g, attacker) => (isCharacter(attacker) ? rules.damageOf(g, attacker) : g.rules.damageOfAnAttack),
    }),
  },
  {
    id: 'double-attack-as-printed',
    clause: '10-1-2-1',
    title: '[Double Attack] counts whatever condition stands before it',
    replace: (rules) => ({
      damageOf: (g, attacker) =>
        attacker.definition.abilities?.some((ability) => asOp(ability).keyword === 'doubleAttack')
          ? 2
          : rules.damageOf(g, attacker),
    }),
  },
  {
    id: 'double-attack-past-the-blocker',
    clause: '10-1-2-1',
    title: 'blocked, [Double Attack] still deals one damage to the Leader',
    replace: (rules) => ({
      *defeatCharacter(g, attacker, character) {
        const blocked = g.state.facts.battle!.blocked && rules.hasKeyword(g, attacker, 'doubleAttack');
        yield* rules.defeatCharacter(g, attacker, character);
        if (!blocked) return;
        const cause = { kind: 'battle', player: attacker.controller, source: attacker.id } as const;
        yield* rules.dealDamage(g, character.owner, 1, { cause });
      },
    }),
  },
  {
    id: 'double-attack-wins-at-one-life',
    clause: '10-1-2-1',
    title: 'two damage at one Life is the defeat',
    replace: (rules) => ({
      hasNoLife(g, player) {
        const { battle } = g.state.facts;
        const attacker = battle && g.card(battle.attacker);
        const amount = attacker && isCharacter(attacker) ? g.withoutCiting(() => rules.damageOf(g, attacker)) : 1;
        return g.zone(player, 'life').length < amount;
      },
    }),
  },

  // --- [Banish] -----------------------------------------------------------------------------------------------------
  {
    id: 'no-banish',
    clause: '10-1-3-1',
    title: 'the Life card goes to the hand although the attacker has [Banish]',
    replace: (rules) => ({
      banishLife: (g, card, cause) => rules.lifeToHand(g, card.controller, card, cause),
    }),
  },
  {
    id: 'banish-with-trigger',
    clause: '10-1-3-1',
    title: 'the [Trigger] of a card trashed by [Banish] may be activated',
    replace: (rules) => ({
      *banishLife(g, card, cause) {
        const { controller } = card;
        if (yield* rules.offersTrigger(g, controller, card)) yield* rules.carryOutTrigger(g, controller, card);
        else yield* rules.banishLife(g, card, cause);
      },
    }),
  },
  {
    id: 'banish-once',
    clause: '10-1-3-1',
    title: 'of two damage [Banish] trashes the first card',
    replace: (rules) => ({
      *damageProcessing(g, player, amount, options) {
        yield* rules.takeOneDamage(g, player, options);
        yield* rules.damageProcessing(g, player, amount - 1, { ...options, banish: false });
      },
    }),
  },
  {
    id: 'banish-of-the-side',
    clause: '10-1-3-1',
    title: 'each attack of its player banishes while a card with [Banish] is there',
    replace: (rules) => ({
      *dealDamage(g, player, amount, options) {
        const others = fightersOf(g, opponentOf(player));
        const banish = options.cause.kind === 'battle' && others.some((card) => rules.hasKeyword(g, card, 'banish'));
        yield* rules.dealDamage(g, player, amount, { ...options, banish });
      },
    }),
  },
  {
    id: 'banish-by-effects',
    clause: '10-1-3-1',
    title: 'damage by effects is banished while its player has a card with [Banish]',
    replace: (rules) => ({
      *dealDamage(g, player, amount, options) {
        const others = fightersOf(g, opponentOf(player));
        const banish = options.cause.kind === 'effect' && others.some((card) => rules.hasKeyword(g, card, 'banish'));
        yield* rules.dealDamage(g, player, amount, banish ? { ...options, banish } : options);
      },
    }),
  },
  {
    id: 'banish-asks-whether-the-card-can-go-to-the-hand',
    clause: '10-1-3-1',
    title: 'a Life card that cannot be added to the hand is not trashed by [Banish] either',
    replace: (rules) => ({
      *takeLifeCard(g, player, card, options) {
        if (!rules.lifeStays(g, player, options.cause)) yield* rules.takeLifeCard(g, player, card, options);
      },
    }),
  },
  {
    id: 'banish-is-replaced-like-adding',
    clause: '10-1-3-1',
    title: 'what happens instead of adding the Life card to the hand happens instead of [Banish]',
    replace: (rules) => ({
      *banishLife(g, card, cause) {
        if (yield* rules.lifeIsReplaced(g, card.controller, card, cause)) return;
        yield* rules.banishLife(g, card, cause);
      },
    }),
  },
  {
    id: 'banished-is-not-trashed',
    clause: '10-1-3-1',
    title: 'effects do not see that [Banish] trashes the card',
    replace: () => ({
      *banishLife(g, card, cause) {
        yield* perform(g, {
          card,
          to: { zone: 'trash', player: card.owner, place: 'top' },
          events: ['tookLife'],
          cause,
        });
      },
    }),
  },
  {
    id: 'banished-to-the-bottom',
    clause: '10-1-3-1',
    title: 'what [Banish] trashes lies at the bottom of the trash',
    replace: () => ({
      *banishLife(g, card, cause) {
        const events = ['tookLife', 'trashed'];
        yield* perform(g, { card, to: { zone: 'trash', player: card.owner, place: 'bottom' }, events, cause });
      },
    }),
  },
  {
    id: 'banish-of-the-declaration',
    clause: '10-1-3-1',
    title: '[Banish] is looked at when the attack is declared',
    replace: (rules) => ({
      beginBattle(g, attacker, target, joined) {
        rules.beginBattle(g, attacker, target, joined);
        setFact(g, 'battle', { ...g.state.facts.battle!, banish: rules.hasKeyword(g, g.card(attacker), 'banish') });
      },
      dealDamage(g, player, amount, options) {
        const battle = g.state.facts.battle as { banish?: boolean } | null;
        const banish = options.cause.kind === 'battle' ? battle!.banish! : options.banish;
        return rules.dealDamage(g, player, amount, { ...options, banish });
      },
    }),
  },

  // --- [Blocker] ----------------------------------------------------------------------------------------------------
  {
    id: 'blocker-stays-active',
    clause: '10-1-4-1',
    title: 'a [Blocker] blocks without being rested',
    replace: () => ({ costOfBlocking: [] }),
  },
  {
    id: 'rested-blocker',
    clause: '10-1-4-1',
    title: 'a rested [Blocker] may block',
    replace: (rules) => ({
      costOfBlocking: [],
      blockerRefusal: (g, card) =>
        isActive(card) || !rules.hasKeyword(g, card, 'blocker') ? rules.blockerRefusal(g, card) : null,
    }),
  },
  {
    id: 'anybody-blocks',
    clause: '10-1-4-1',
    title: 'any active Character may block',
    replace: (rules) => ({
      keywordAbility: (g, card, keyword) =>
        rules.keywordAbility(g, card, keyword) ??
        (keyword === 'blocker' && isCharacter(card) ? { type: 'keyword', effect: [] } : undefined),
    }),
  },
  {
    id: 'blocker-for-itself',
    clause: '10-1-4-1',
    title: 'a [Blocker] may be activated for an attack on itself',
    replace: () => ({ isOther: () => true }),
  },
  {
    id: 'blocker-for-the-leader',
    clause: '10-1-4-1',
    title: 'a [Blocker] takes only the place of the Leader',
    replace: (rules) => ({
      isOther: (g, card) => rules.isOther(g, card) && isLeader(g.card(g.state.facts.battle!.target)),
    }),
  },
  {
    id: 'blocker-only-stands-by',
    clause: '10-1-4-1',
    title: 'the power of the card attacked first is compared, and the [Blocker] takes what comes of it',
    replace: (rules) => ({
      takeThePlace(g, card) {
        const { target } = g.state.facts.battle!;
        rules.takeThePlace(g, card);
        (g.state.facts.battle as { first?: string }).first = target;
      },
      powerInBattle(g, card) {
        const battle = g.state.facts.battle as { first?: string; target: string };
        return rules.powerInBattle(g, battle.first && card.id === battle.target ? g.card(battle.first) : card);
      },
    }),
  },
  {
    id: 'new-blockers-do-not-block',
    clause: '10-1-4-1',
    title: 'a [Blocker] does not block before its player has begun a turn with it',
    replace: (rules) => ({
      blockerRefusal: (g, card) =>
        card.enteredOnTurn >= g.state.turn - 1
          ? { clause: '10-1-4-1', reason: 'it is new' }
          : rules.blockerRefusal(g, card),
    }),
  },
  {
    id: 'blocks-though-unpaid',
    clause: '10-1-4-1',
    title: 'a [Blocker] blocks although something else happened instead of its being rested',
    replace: (rules) => ({
      *pay(g, context, cost) {
        const paid = yield* rules.pay(g, context, cost);
        return paid || asOp(context.ability).keyword === 'blocker';
      },
    }),
  },

  // --- [Trigger] ----------------------------------------------------------------------------------------------------
  {
    id: 'trigger-of-attacks-only',
    clause: '10-1-5-1',
    title: 'a [Trigger] is activated only on the damage of an attack',
    replace: (rules) => ({
      *offersTrigger(g, player, card) {
        return g.state.facts.battle !== null && (yield* rules.offersTrigger(g, player, card));
      },
    }),
  },
  {
    id: 'trigger-of-the-opponents-damage-only',
    clause: '10-1-5-1',
    title: "a [Trigger] is activated only on damage in the opponent's turn",
    replace: (rules) => ({
      *offersTrigger(g, player, card) {
        return g.state.turnPlayer !== player && (yield* rules.offersTrigger(g, player, card));
      },
    }),
  },
  {
    id: 'trigger-on-any-life',
    clause: '10-1-5-1',
    title: 'a [Trigger] is also activated when an effect adds the Life card to the hand',
    replace: (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        const rest = [];
        for (const card of yield* rules.beforeMove(g, context, cards, to, named)) {
          const offered = card.zone === 'life' && to.zone === 'hand';
          if (offered && (yield* rules.offersTrigger(g, card.controller, card))) {
            yield* rules.carryOutTrigger(g, card.controller, card);
          } else rest.push(card);
        }
        return rest;
      },
    }),
  },
  {
    id: 'trigger-offered-to-the-attacker',
    clause: '10-1-5-1',
    title: 'the player who deals the damage decides on the [Trigger]',
    replace: (rules) => ({
      offersTrigger: (g, player, card) => rules.offersTrigger(g, opponentOf(player), card),
    }),
  },
  {
    id: 'trigger-shown-before-the-choice',
    clause: '10-1-5-1',
    title: 'the Life card is revealed before its player decides',
    replace: (rules) => ({
      *offersTrigger(g, player, card) {
        startLook(g, opponentOf(player), [card.id]);
        return yield* rules.offersTrigger(g, player, card);
      },
    }),
  },
  {
    id: 'trigger-taken-by-the-rules',
    clause: '10-1-5-1',
    title: 'a card whose [Trigger] is activated has not been taken from the Life area by the damage',
    replace: (rules) => ({ carryOutTrigger: (g, player, card) => rules.carryOutTrigger(g, player, card) }),
  },
  {
    id: 'trigger-is-no-choice',
    clause: '10-1-5-2',
    title: 'a [Trigger] that can be activated is',
    replace: (rules) => ({
      *offersTrigger(g, player, card) {
        const trigger = rules.triggerOf(g, card);
        return trigger !== undefined && rules.mayActivateNow(g, player, card, trigger);
      },
    }),
  },
  {
    id: 'declined-trigger-is-shown',
    clause: '10-1-5-2',
    title: 'a card whose [Trigger] is not activated is shown to the opponent',
    replace: (rules) => ({
      *lifeToHand(g, player, card, cause) {
        yield* rules.lifeToHand(g, player, card, cause);
        if (rules.triggerOf(g, card)) startLook(g, opponentOf(player), [card.id]);
      },
    }),
  },
  {
    id: 'declined-trigger-is-trashed',
    clause: '10-1-5-2',
    title: 'a card whose [Trigger] is not activated is trashed',
    replace: (rules) => ({
      lifeToHand: (g, player, card, cause) =>
        rules.triggerOf(g, card) ? rules.trash(g, [card], cause) : rules.lifeToHand(g, player, card, cause),
    }),
  },
  {
    id: 'trigger-trashed-first',
    clause: '10-1-5-3',
    title: 'the card is trashed before its [Trigger] is carried out',
    replace: () => ({ placeOfTrigger: { zone: 'trash', place: 'top' }, afterTrigger: () => NOTHING }),
  },
  {
    id: 'trigger-from-the-hand',
    clause: '10-1-5-3',
    title: 'the card lies in the hand while its [Trigger] is carried out',
    replace: () => ({ placeOfTrigger: { zone: 'hand' } }),
  },
  {
    id: 'trigger-in-the-life-area',
    clause: '10-1-5-3',
    title: 'the card lies in the Life area while its [Trigger] is carried out',
    replace: () => ({ placeOfTrigger: { zone: 'life', place: 'top', face: 'up' } }),
  },
  {
    id: 'trigger-stays-nowhere',
    clause: '10-1-5-3',
    title: 'a card whose [Trigger] was activated is out of the game',
    replace: () => ({ afterTrigger: () => NOTHING }),
  },
  {
    id: 'trigger-always-trashed',
    clause: '10-1-5-3',
    title: 'the card is trashed although its [Trigger] puts it elsewhere',
    replace: (rules) => ({
      *carryOutTrigger(g, player, card) {
        yield* rules.carryOutTrigger(g, player, card);
        if (card.zone !== 'trash') yield* rules.trash(g, [card], { kind: 'rule', player });
      },
    }),
  },
  {
    id: 'damage-does-not-wait',
    clause: '10-1-5-3',
    title: 'all damage is taken before a [Trigger] is carried out',
    replace: (rules) => ({
      *damageProcessing(g, player, amount, options) {
        const activated = [];
        for (const card of cardsIn(g, player, 'life').slice(0, amount)) {
          const yes = !options.banish && (yield* rules.offersTrigger(g, player, card));
          if (yes) activated.push(card);
          else yield* rules.takeLifeCard(g, player, card, options);
          if (yes) moveCard(g, card.id, rules.placeOfTrigger);
        }
        for (const card of activated) yield* rules.carryOutTrigger(g, player, card);
      },
    }),
  },

  // --- [Rush: Character] --------------------------------------------------------------------------------------------
  {
    id: 'rush-character-attacks-the-leader',
    clause: '10-1-6-1',
    title: 'with [Rush: Character] the Leader can be attacked as well',
    replace: () => ({ rushTargetRefusal: () => null }),
  },
  {
    id: 'rush-character-attacks-active',
    clause: '10-1-6-1',
    title: 'with [Rush: Character] active Characters can be attacked',
    replace: (rules) => ({
      activeTargetRefusal: (g, attacker, target) =>
        rules.hasKeyword(g, attacker, 'rushCharacter') ? null : rules.activeTargetRefusal(g, attacker, target),
    }),
  },
  {
    id: 'no-rush-character',
    clause: '10-1-6-1',
    title: 'only [Rush] itself lets a Character attack in the turn in which it is played',
    replace: (rules) => ({
      playedThisTurnRefusal: (g, attacker) =>
        isCharacter(attacker) && g.rules.isNewcomer(g, attacker) && !rules.hasKeyword(g, attacker, 'rush')
          ? { clause: '10-1-6-1', reason: 'it was played in this turn' }
          : null,
    }),
  },
  {
    id: 'rush-character-for-ever',
    clause: '10-1-6-1',
    title: 'a Character with [Rush: Character] never attacks the Leader',
    replace: (rules) => ({
      rushTargetRefusal: (g, attacker, target) =>
        isLeader(target) && rules.hasKeyword(g, attacker, 'rushCharacter') && !rules.hasKeyword(g, attacker, 'rush')
          ? { clause: '10-1-6-1', reason: 'it attacks Characters' }
          : null,
    }),
  },
  {
    id: 'rush-character-beats-rush',
    clause: '10-1-6-1',
    title: '[Rush: Character] keeps from the Leader a Character that also has [Rush]',
    replace: (rules) => ({
      rushTargetRefusal: (g, attacker, target) =>
        isLeader(target) && g.rules.isNewcomer(g, attacker) && rules.hasKeyword(g, attacker, 'rushCharacter')
          ? { clause: '10-1-6-1', reason: 'it attacks Characters' }
          : rules.rushTargetRefusal(g, attacker, target),
    }),
  },

  // --- [Unblockable] ------------------------------------------------------------------------------------------------
  {
    id: 'unblockable-is-blocked',
    clause: '10-1-7-1',
    title: 'a card with [Unblockable] is blocked like any other',
    replace: () => ({ cannotBeBlocked: () => false }),
  },
  {
    id: 'unblockable-on-leaders-only',
    clause: '10-1-7-1',
    title: 'only an attack on the Leader is [Unblockable]',
    replace: (rules) => ({
      cannotBeBlocked: (g) => isLeader(g.card(g.state.facts.battle!.target)) && rules.cannotBeBlocked(g),
    }),
  },
  {
    id: 'unblockable-side',
    clause: '10-1-7-1',
    title: 'nothing is blocked while the attacking player has a card with [Unblockable]',
    replace: (rules) => ({
      cannotBeBlocked: (g) =>
        fightersOf(g, g.state.turnPlayer).some((card) => rules.hasKeyword(g, card, 'unblockable')),
    }),
  },
  {
    id: 'unblockable-is-not-countered',
    clause: '10-1-7-1',
    title: 'an attack of a card with [Unblockable] has no Counter Step either',
    replace: (rules) => ({
      counterStep: (g) => (rules.cannotBeBlocked(g) ? NOTHING : rules.counterStep(g)),
    }),
  },
  {
    id: 'unblockable-as-declared',
    clause: '10-1-7-1',
    title: '[Unblockable] counts only if the card had it before it attacked',
    replace: (rules) => ({
      beginBattle(g, attacker, target, joined) {
        rules.beginBattle(g, attacker, target, joined);
        (g.state.facts.battle as { unblockable?: boolean }).unblockable = rules.cannotBeBlocked(g);
      },
      cannotBeBlocked: (g) =>
        (g.state.facts.battle as { unblockable?: boolean }).unblockable ?? rules.cannotBeBlocked(g),
    }),
  },
  {
    id: 'unblockable-keeps-its-target',
    clause: '10-1-7-1',
    title: 'an effect cannot change what a card with [Unblockable] attacks',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        if (instruction.do !== 'redirect' || !rules.cannotBeBlocked(g)) yield* rules.carryOut(g, context, instruction);
      },
    }),
  },
];

const rusherOf = (rules: OpRules, g: Parameters<OpRules['isNewcomer']>[0], player: 'A' | 'B') =>
  fightersOf(g, player).find((card) => rules.hasKeyword(g, card, 'rush'));
