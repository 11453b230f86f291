/** Misreadings of section 7 up to the Block Step; those of the later steps stand in files of their own. */
import { setFact, tell } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { NOTHING, refTo, isAmong, opponentOf, type Ability, type PendingAbility } from '../../kernel/state';
import { fightersOf, isActive, isCharacter, isLeader, type OpRules, type Battle } from '../game';
import { counterStepFaults } from './07-counter-step';
import { damageStepFaults } from './07-damage-step';
import { endOfBattleFaults } from './07-end-of-battle';
import { bothThere } from './battle';

const attackAndBlockFaults: readonly Fault<OpRules>[] = [
  // --- 7-1 ----------------------------------------------------------------------------------------------------------
  {
    id: 'leaders-do-not-attack',
    clause: '7-1',
    title: 'only Characters attack',
    replace: (rules) => ({
      attackerRefusal: (g, attacker) =>
        isLeader(attacker) ? { clause: '7-1', reason: 'it is a Leader' } : rules.attackerRefusal(g, attacker),
    }),
  },
  {
    id: 'characters-attack-leaders-only',
    clause: '7-1',
    title: 'Characters are attacked by Leaders only',
    replace: (rules) => ({
      targetRefusal: (g, attacker, target) =>
        isCharacter(attacker) && isCharacter(target)
          ? { clause: '7-1', reason: 'it is for Leaders' }
          : rules.targetRefusal(g, attacker, target),
    }),
  },
  {
    id: 'counter-before-block',
    clause: '7-1',
    title: 'the Counter Step comes before the Block Step',
    replace: () => ({ battleSteps: ['counter', 'block', 'damage'] }),
  },
  {
    id: 'no-counter-for-characters',
    clause: '7-1',
    title: 'there is a Counter Step only where the Leader is attacked',
    replace: (rules) => ({
      counterStep: (g) => (isLeader(g.card(g.state.facts.battle!.target)) ? rules.counterStep(g) : NOTHING),
    }),
  },

  // --- 7-1-1 --------------------------------------------------------------------------------------------------------
  {
    id: 'attacker-stays-active',
    clause: '7-1-1-1',
    title: 'the attacker does not rest',
    replace: () => ({ restAttacker: () => NOTHING }),
  },
  {
    id: 'leader-attacks-unrested',
    clause: '7-1-1-1',
    title: 'a Leader attacks without resting',
    replace: (rules) => ({
      restAttacker: (g, player, id) => (isLeader(g.card(id)) ? NOTHING : rules.restAttacker(g, player, id)),
    }),
  },
  {
    id: 'attacker-rests-after-its-effects',
    clause: '7-1-1-1',
    title: 'the attacker rests when the effects of the Attack Step are done',
    replace: (rules) => ({
      restAttacker: () => NOTHING,
      *attackStep(g, player, attacker, target) {
        yield* rules.attackStep(g, player, attacker, target);
        yield* rules.restAttacker(g, player, attacker);
      },
    }),
  },
  {
    id: 'attacker-rests-with-the-damage',
    clause: '7-1-1-1',
    title: 'the attacker rests in the Damage Step',
    replace: (rules) => ({
      restAttacker: () => NOTHING,
      *damageStep(g) {
        yield* rules.restAttacker(g, g.state.turnPlayer, g.state.facts.battle!.attacker);
        yield* rules.damageStep(g);
      },
    }),
  },
  {
    id: 'rested-cards-attack',
    clause: '7-1-1-1',
    title: 'a rested card may attack',
    replace: () => ({ restedRefusal: () => null }),
  },
  {
    id: 'rested-leader-attacks',
    clause: '7-1-1-1',
    title: 'a Leader may attack though it is rested',
    replace: (rules) => ({
      restedRefusal: (g, attacker) => (isLeader(attacker) ? null : rules.restedRefusal(g, attacker)),
    }),
  },
  {
    id: 'attacks-without-being-rested',
    clause: '7-1-1-1',
    title: 'a card that cannot be rested attacks without being rested',
    replace: () => ({ forbiddenRestRefusal: () => null }),
  },
  {
    id: 'one-attack-a-turn',
    clause: '7-1-1-1',
    title: 'a card attacks once in a turn, even when it is active again',
    replace: (rules) => ({
      attackerRefusal: (g, attacker) =>
        g.journal.some((event) => event.type === 'attackDeclared' && event.card === attacker.id)
          ? { clause: '7-1-1-1', reason: 'it has attacked' }
          : rules.attackerRefusal(g, attacker),
    }),
  },
  {
    id: 'forbidden-attack-is-broken-off',
    clause: '7-1-1-1',
    title: 'the battle is over when an effect forbids its attacker to attack',
    replace: (rules) => ({
      battleGoesOn: (g, next) =>
        rules.battleGoesOn(g, next) && !rules.isProhibited(g, g.card(g.state.facts.battle!.attacker), 'attack'),
    }),
  },
  {
    id: 'active-characters-attacked',
    clause: '7-1-1-2',
    title: 'an active Character may be attacked',
    replace: () => ({ activeTargetRefusal: () => null }),
  },
  {
    id: 'active-leader-is-safe',
    clause: '7-1-1-2',
    title: 'a Leader, too, is attacked only while it is rested',
    replace: (rules) => ({
      activeTargetRefusal: (g, attacker, target) =>
        isLeader(target) && isActive(target)
          ? { clause: '7-1-1-2', reason: 'it is active' }
          : rules.activeTargetRefusal(g, attacker, target),
    }),
  },
  {
    id: 'rested-characters-shield-the-leader',
    clause: '7-1-1-2',
    title: 'the Leader is attacked only where no rested Character can be',
    replace: (rules) => ({
      targetRefusal: (g, attacker, target) =>
        isLeader(target) && fightersOf(g, target.controller).some((card) => isCharacter(card) && !isActive(card))
          ? { clause: '7-1-1-2', reason: 'there is a rested Character' }
          : rules.targetRefusal(g, attacker, target),
    }),
  },
  {
    id: 'nothing-lets-attack-active-characters',
    clause: '7-1-1-2',
    title: 'not even an effect lets a card attack an active Character',
    replace: (rules) => ({
      activeTargetRefusal: (g, _attacker, target) => rules.activeTargetRefusal(g, target, target),
    }),
  },
  {
    id: 'own-cards-attacked',
    clause: '7-1-1-2',
    title: 'a rested Character of the own side may be attacked',
    replace: (rules) => ({
      attackRefusal(g, player, action) {
        const own = fightersOf(g, player).find((card) => card.id === action.target && isCharacter(card));
        const attacker = fightersOf(g, player).find((card) => card.id === action.card);
        if (!own || !attacker) return rules.attackRefusal(g, player, action);
        return rules.attackerRefusal(g, attacker) ?? rules.targetRefusal(g, attacker, own);
      },
    }),
  },
  {
    id: 'active-targets-escape',
    clause: '7-1-1-2',
    title: 'the battle is over when the Character attacked becomes active',
    replace: (rules) => ({
      battleGoesOn(g, next) {
        const { attacker, target, joined } = g.state.facts.battle!;
        const isAwake = rules.activeTargetRefusal(g, g.card(attacker), g.card(target)) !== null;
        return rules.battleGoesOn(g, next) && (joined.length > 2 || !isAwake);
      },
    }),
  },
  {
    id: 'attack-effects-in-the-damage-step',
    clause: '7-1-1-3',
    title: 'the effects of the attack come when the powers have been compared',
    replace: (rules) => ({
      tellOfAttack: () => undefined,
      *damageStep(g) {
        const { attacker, target } = g.state.facts.battle!;
        yield* rules.damageStep(g);
        rules.tellOfAttack(g, g.state.turnPlayer, attacker, target);
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'attack-effects-after-blocking',
    clause: '7-1-1-3',
    title: 'the effects of the attack come after the Block Step',
    replace: (rules) => ({
      tellOfAttack: () => undefined,
      *blockStep(g) {
        yield* rules.blockStep(g);
        const { attacker, target } = g.state.facts.battle!;
        rules.tellOfAttack(g, g.state.turnPlayer, attacker, target);
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'answers-come-first',
    clause: '7-1-1-3',
    title: "the effects that answer an attack come before the attacker's",
    replace: (rules) => ({
      resolutionPriority: (waiting) => (rules.answersAnAttack(waiting) ? 0 : waiting.generation),
    }),
  },
  {
    id: 'answers-as-any-effect',
    clause: '7-1-1-3',
    title: "the answers to an attack come before what follows from the attacker's effects",
    replace: () => ({ answersAnAttack: () => false }),
  },
  {
    id: 'own-attacks-answered',
    clause: '7-1-1-3',
    title: "effects that answer an attack also answer their own player's",
    replace: (rules) => ({
      tellOfAttack(g, player, attacker, target) {
        rules.tellOfAttack(g, player, attacker, target);
        tell(g, 'opponentAttacks', { player, card: attacker, target });
      },
    }),
  },
  {
    id: 'bracketed-when-attacked-comes-later',
    clause: '7-1-1-3',
    title: '[When Attacked] comes in the Counter Step',
    replace: (rules) => ({
      tellOfAttack(g, player, attacker, target) {
        tell(g, 'attackDeclared', { player, card: attacker, target });
        tell(g, 'opponentAttacks', { player: opponentOf(player), card: attacker, target });
      },
      tellOfBeingAttacked(g, player) {
        rules.tellOfBeingAttacked(g, player);
        tell(g, 'whenAttacked', { player, card: g.state.facts.battle!.target });
      },
    }),
  },
  {
    id: 'leaders-do-not-answer',
    clause: '7-1-1-3',
    title: 'only Characters and Stages answer an attack',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        const isOfLeader = isLeader(g.card(waiting.card));
        if (!isOfLeader || !rules.answersAnAttack(waiting)) yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'goes-on-after-attack-step',
    clause: '7-1-1-4',
    title: 'the Block Step follows although attacker or target has moved areas',
    replace: (rules) => ({ battleGoesOn: (g, next) => next === 'block' || rules.battleGoesOn(g, next) }),
  },
  {
    id: 'attack-step-looks-at-the-attacker-only',
    clause: '7-1-1-4',
    title: 'after the Attack Step only the attacker must be in its place',
    replace: (rules) => ({
      battleGoesOn(g, next) {
        const battle = g.state.facts.battle!;
        if (next === 'block' && rules.isStillThere(g, battle, battle.attacker)) return true;
        return rules.battleGoesOn(g, next);
      },
    }),
  },
  {
    id: 'declared-target-must-stay',
    clause: '7-1-1-4',
    title: 'after the Attack Step the card attacked first must still be there, though another is the target',
    replace: (rules) => ({
      battleGoesOn(g, next) {
        const { joined } = g.state.facts.battle!;
        return rules.battleGoesOn(g, next) && (next !== 'block' || isAmong(joined, g.card(joined[1]!.id)));
      },
    }),
  },
  {
    id: 'back-is-still-there',
    clause: '7-1-1-4',
    title: 'a card that has left and come back counts as still there',
    replace: () => ({ isStillThere: (g, _battle, id) => isLeader(g.card(id)) || isCharacter(g.card(id)) }),
  },
  {
    id: 'departure-ends-the-attack-step',
    clause: '7-1-1-4',
    title: 'when attacker or target leaves, what else waits in the Attack Step is dropped',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        const { battle } = g.state.facts;
        if (battle && !battle.blocked && ofAttackStep(waiting) && !bothThere(g)) return;
        yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'declared-once-it-rests',
    clause: '7-1-1-4',
    title: 'a card is the attacker from its resting on, wherever that has taken it',
    replace: (rules) => ({
      beginBattle(g, attacker, target) {
        const now = [attacker, target].map((id) => refTo(g.card(id)));
        rules.beginBattle(g, attacker, target, now);
      },
    }),
  },

  // --- 7-1-2 --------------------------------------------------------------------------------------------------------
  {
    id: 'several-blocks',
    clause: '7-1-2-1',
    title: 'one [Blocker] after the other may be activated in a battle',
    replace: () => ({ mayBlockAgain: () => true }),
  },
  {
    id: 'one-block-a-turn',
    clause: '7-1-2-1',
    title: 'one [Blocker] may be activated in a turn',
    replace: (rules) => ({
      mayBlockAgain: (g) => rules.mayBlockAgain(g) && !g.journal.some((event) => event.type === 'blocked'),
    }),
  },
  {
    id: 'characters-alone-block',
    clause: '7-1-2-1',
    title: 'only Characters activate [Blocker]',
    replace: (rules) => ({
      blockerRefusal: (g, card) =>
        isCharacter(card) ? rules.blockerRefusal(g, card) : { clause: '7-1-2-1', reason: 'it is no Character' },
    }),
  },
  {
    id: 'leaders-alone-are-guarded',
    clause: '7-1-2-1',
    title: '[Blocker] can be activated only where the Leader is attacked',
    replace: (rules) => ({
      mayBlockAgain: (g) => rules.mayBlockAgain(g) && isLeader(g.card(g.state.facts.battle!.target)),
    }),
  },
  {
    id: 'blockers-that-failed-do-not-count',
    clause: '7-1-2-1',
    title: 'after a [Blocker] that could not take the place another one may be activated',
    replace: (rules) => ({
      *block(g, player, card) {
        yield* rules.block(g, player, card);
        const battle = g.state.facts.battle!;
        if (battle.target !== card.id) setFact(g, 'battle', { ...battle, blocked: false });
      },
    }),
  },
  {
    id: 'no-on-block',
    clause: '7-1-2-2',
    title: 'effects of blocking wait for the end of the battle',
    replace: (rules) => ({
      tellOfBlock: () => undefined,
      *endOfBattle(g) {
        const { battle } = g.state.facts;
        if (battle?.blocked) rules.tellOfBlock(g, opponentOf(g.state.turnPlayer), g.card(battle.target));
        yield* rules.endOfBattle(g);
      },
    }),
  },
  {
    id: 'on-block-before-the-exchange',
    clause: '7-1-2-2',
    title: 'effects of blocking come before the [Blocker] is the card attacked',
    replace: (rules) => ({
      takeThePlace: () => undefined,
      *block(g, player, card) {
        yield* rules.block(g, player, card);
        rules.takeThePlace(g, card);
      },
    }),
  },
  {
    id: 'on-block-in-the-counter-step',
    clause: '7-1-2-2',
    title: 'effects of blocking come when the Counter Step is over',
    replace: (rules) => ({
      tellOfBlock: () => undefined,
      *damageStep(g) {
        const { blocked, target } = g.state.facts.battle!;
        if (blocked) rules.tellOfBlock(g, opponentOf(g.state.turnPlayer), g.card(target));
        yield* g.rules.resolvePending(g);
        yield* rules.damageStep(g);
      },
    }),
  },
  {
    id: 'on-block-of-the-card-attacked',
    clause: '7-1-2-2',
    title: 'effects of blocking also come where their card is attacked',
    replace: (rules) => ({
      *blockStep(g) {
        const battle = g.state.facts.battle!;
        tell(g, 'blocked', { player: opponentOf(g.state.turnPlayer), card: battle.target });
        yield* g.rules.resolvePending(g);
        yield* rules.blockStep(g);
      },
    }),
  },
  {
    id: 'when-anybody-blocks',
    clause: '7-1-2-2',
    title: '"when you block" also means the opponent',
    replace: (rules) => ({
      tellOfBlock(g, player, card) {
        rules.tellOfBlock(g, player, card);
        tell(g, 'blocked', { player: opponentOf(player) });
      },
    }),
  },
  {
    id: 'goes-on-after-block-step',
    clause: '7-1-2-3',
    title: 'the Counter Step follows although attacker or target has moved areas',
    replace: (rules) => ({ battleGoesOn: (g, next) => next === 'counter' || rules.battleGoesOn(g, next) }),
  },
  {
    id: 'block-undone-when-blocker-leaves',
    clause: '7-1-2-3',
    title: 'when the card that blocked has left, what was attacked first is attacked again',
    replace: (rules) => ({
      *attackStep(g, player, attacker, target) {
        yield* rules.attackStep(g, player, attacker, target);
        const before = g.state.facts.battle!;
        setFact(g, 'battle', { ...before, first: before.target });
      },
      battleGoesOn(g, next) {
        const battle = g.state.facts.battle as Battle & { first?: string };
        if (next === 'counter' && battle.first && !rules.isStillThere(g, battle, battle.target)) {
          setFact(g, 'battle', { ...battle, target: battle.first });
        }
        return rules.battleGoesOn(g, next);
      },
    }),
  },
  {
    id: 'first-target-must-stay',
    clause: '7-1-2-3',
    title: 'after the Block Step the card attacked first must still be there',
    replace: (rules) => ({
      takeThePlace(g, card) {
        const { target } = g.state.facts.battle!;
        rules.takeThePlace(g, card);
        setFact(g, 'battle', { ...g.state.facts.battle!, first: target });
      },
      battleGoesOn(g, next) {
        const battle = g.state.facts.battle as Battle & { first?: string };
        if (next === 'counter' && battle.first && !rules.isStillThere(g, battle, battle.first)) return false;
        return rules.battleGoesOn(g, next);
      },
    }),
  },
  {
    id: 'attacker-is-rested-by-an-effect',
    clause: '7-1-1-1',
    title: 'who attacks rests the attacker by an effect',
    replace: () => ({
      restAttacker: (g, player, id) =>
        perform(g, { card: g.card(id), state: 'rested', cause: { kind: 'effect', player, source: id } }),
    }),
  },
  {
    id: 'no-answer-when-the-target-is-gone',
    clause: '7-1-1-4',
    title: 'when the target leaves in the Attack Step nothing answers the attack any more',
    replace: (rules) => ({ carryOutPending: withoutTarget(rules, 'opponentAttacks') }),
  },
  {
    id: 'no-more-when-attacking-when-the-target-is-gone',
    clause: '7-1-1-4',
    title: 'when the target leaves in the Attack Step no other effect of attacking comes',
    replace: (rules) => ({ carryOutPending: withoutTarget(rules, 'attackDeclared') }),
  },
  {
    id: 'no-more-on-block-when-the-attacker-is-gone',
    clause: '7-1-2-3',
    title: 'when the attacker leaves in the Block Step no other effect of blocking comes',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        const { battle } = g.state.facts;
        if (waiting.event.type === 'blocked' && battle && !g.rules.isStillThere(g, battle, battle.attacker)) return;
        yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'all-that-were-attacked-are-in-the-battle',
    clause: '7-1-2-2',
    title: 'the card whose place a [Blocker] has taken is still a card in the battle',
    replace: (rules) => ({
      takesPart: (g, card) =>
        rules.takesPart(g, card) || (g.state.facts.battle?.joined.some((one) => isAmong([one], card)) ?? false),
    }),
  },
];

export const cardAttacksAndBattlesFaults: readonly Fault<OpRules>[] = [
  ...attackAndBlockFaults,
  ...counterStepFaults,
  ...damageStepFaults,
  ...endOfBattleFaults,
];

const ofAttackStep = ({ ability }: PendingAbility): boolean =>
  ['attackDeclared', 'opponentAttacks', 'whenAttacked'].includes((ability as Ability).when?.event ?? '');

/** Effects of this event do not come where the card attacked has left. */
const withoutTarget = (rules: OpRules, event: string): OpRules['carryOutPending'] =>
  function* (g, waiting) {
    const { battle } = g.state.facts;
    if (waiting.event.type === event && battle && !g.rules.isStillThere(g, battle, battle.target)) return;
    yield* rules.carryOutPending(g, waiting);
  };
