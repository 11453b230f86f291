/** Misreadings of 7-4. */
import { addEffect, setBattle, emit } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/values';
import { perform, performEffectChange } from '../../kernel/events/perform';
import { NOTHING, opponentOf } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { always, another, args, faultTable, onlyIf, refuse, skip } from '../../kernel/testing/misreadings';
import { cardsIn, isBattleCard, leaderOf, RULE, type DbsGame, type DbsRules } from '../game';
import { duelOf } from '../../kernel/packs/leader-games/duels';
import { anyAttackCard, combosOf, combosToHands, inOrderOfEnd, ofFought } from './battle';

/** Adds the power of a combo as soon as the card is in the Combo Area. */
const addedEarly = (side: 'turn' | 'other'): ((rules: DbsRules) => Partial<DbsRules>) => {
  const playerOfSide = (g: DbsGame) => (side === 'turn' ? g.state.turnPlayer : opponentOf(g.state.turnPlayer));
  return (rules) => ({
    addComboPower(g, player, to) {
      if (player !== playerOfSide(g)) rules.addComboPower(g, player, to);
    },
    *placeInComboArea(g, player, card, cause) {
      yield* rules.placeInComboArea(g, player, card, cause);
      if (player !== playerOfSide(g)) return;
      const { attacker, target } = duelOf(g);
      const to = side === 'turn' ? attacker : target;
      const modification = { kind: 'stat', stat: 'power', by: statOf(g, card, 'comboPower') } as const;
      yield* performEffectChange(g, () =>
        addEffect(g, { player, source: to, targets: [to], modification, until: 'combo' }),
      );
    },
  });
};

const isOfTurnPlayer = (g: DbsGame, player: string): boolean => player === g.state.turnPlayer;

export const damageStepFaults = faultTable<DbsRules>({
  '7-4-1-1': {
    'nothing is triggered by the beginning of the step': skip('stepStarts', (_g, step) => step === 'damage'),
    'it is the beginning of a Damage Step of both players': (rules) => ({
      *stepStarts(g, step, player) {
        yield* rules.stepStarts(g, step, player);
        if (step === 'damage') yield* rules.stepStarts(g, step, opponentOf(player));
      },
    }),
    'what it triggers is resolved when the powers have been compared': (rules) => ({
      stepStarts: (g, step, player) => (step === 'damage' ? NOTHING : rules.stepStarts(g, step, player)),
      *judgeBattle(g) {
        yield* rules.judgeBattle(g);
        yield* rules.stepStarts(g, 'damage', g.state.turnPlayer);
      },
    }),
    'once in a turn': skip('stepStarts', (g, step) =>
      step === 'damage' && g.journal.some(({ type }) => type === 'damageStepStarting')),
  },
  '7-4-1-2': {
    'nothing is added to the power of the attack card': skip('addComboPower', (g, player) => isOfTurnPlayer(g, player)),
    'one card counts': (rules) => ({
      comboPowerOf: (g, player) =>
        isOfTurnPlayer(g, player)
          ? Math.max(0, ...cardsIn(g, player, 'combo').map((card) => statOf(g, card, 'comboPower')))
          : rules.comboPowerOf(g, player),
    }),
    'it is added as soon as the combo is made': addedEarly('turn'),
    'the power of the cards is added, not their combo power': (rules) => ({
      comboPowerOf: (g, player) =>
        isOfTurnPlayer(g, player)
          ? cardsIn(g, player, 'combo').reduce((sum, card) => sum + statOf(g, card, 'power'), 0)
          : rules.comboPowerOf(g, player),
    }),
    'it counts in the comparison only': () => ({
      addComboPowers: () => undefined,
      attackerWins: (g, attacking, guarding) =>
        attacking + g.rules.comboPowerOf(g, g.state.turnPlayer) >=
        guarding + g.rules.comboPowerOf(g, opponentOf(g.state.turnPlayer)),
    }),
  },
  '7-4-1-3': {
    'nothing is added to the power of the guard card': skip('addComboPower', (g, player) => !isOfTurnPlayer(g, player)),
    'only where a Leader Card is attacked': skip('addComboPower', (g, player, to) =>
      !isOfTurnPlayer(g, player) && isBattleCard(g.card(to))),
    'it is added to the Leader Card, whatever is attacked': args('addComboPower', (g, player, to) => [
      g,
      player,
      isOfTurnPlayer(g, player) ? to : leaderOf(g, player).id,
    ]),
    'it is added as soon as the combo is made': addedEarly('other'),
    'combos of both players are added to the attack card': args('addComboPower', (g, player) => [
      g,
      player,
      duelOf(g).attacker,
    ]),
  },
  '7-4-1-4': {
    'the attack needs more power than the guard card has': another(
      'attackerWins',
      (_g, attacking, guarding) => attacking > guarding,
    ),
    'an attack always succeeds': always('attackerWins', true),
    'an attack on a Battle Card needs more power': (rules) => ({
      attackerWins: (g, attacking, guarding) =>
        isBattleCard(g.card(duelOf(g).target)) ? attacking > guarding : rules.attackerWins(g, attacking, guarding),
    }),
    'an attack card with less power is KO-ed': (rules) => ({
      *judgeBattle(g) {
        const [attacking, guarding] = [g.card(duelOf(g).attacker), g.card(duelOf(g).target)];
        const wins = rules.attackerWins(g, statOf(g, attacking, 'power'), statOf(g, guarding, 'power'));
        yield* rules.judgeBattle(g);
        if (!wins && isBattleCard(attacking)) yield* g.rules.drop(g, [attacking], RULE);
      },
    }),
    'of the same power both are KO-ed': (rules) => ({
      *judgeBattle(g) {
        const [attacking, guarding] = [g.card(duelOf(g).attacker), g.card(duelOf(g).target)];
        const isEven = statOf(g, attacking, 'power') === statOf(g, guarding, 'power');
        yield* rules.judgeBattle(g);
        if (isEven && isBattleCard(attacking)) yield* g.rules.drop(g, [attacking], RULE);
      },
    }),
    'an attack that fails has dealt damage all the same': (rules) => ({
      *judgeBattle(g) {
        const attacking = g.card(duelOf(g).attacker);
        const since = g.journal.length;
        yield* rules.judgeBattle(g);
        if (!g.journal.slice(since).some(({ type }) => type === 'dealsDamage' || type === 'koed'))
          yield* g.rules.beforeDamage(g, g.state.turnPlayer, attacking);
      },
    }),
  },
  '7-4-1-4-1': {
    'nothing is triggered before the damage': skip('beforeDamage'),
    'what it triggers is resolved after the damage': another('beforeDamage', (g, player, { id }) => {
      emit(g, 'dealsDamage', { player, card: id });
      return NOTHING;
    }),
    'the powers are compared once more after it': onlyIf('stillDealsDamage', (g) => {
      const { attacker, target } = duelOf(g);
      return g.rules.attackerWins(g, statOf(g, g.card(attacker), 'power'), statOf(g, g.card(target), 'power'));
    }),
    'it is triggered against Battle Cards as well': beforehand('defeat', (g, attacker) =>
      g.rules.beforeDamage(g, g.state.turnPlayer, attacker),
    ),
  },
  '7-4-1-4-1-1': {
    'it is 2 damage': another('damageOfAnAttack', 2),
    'it is 1 damage for each 10000 power': (rules) => ({
      damageOf: (g, attacker) =>
        Math.max(rules.damageOf(g, attacker), Math.floor(statOf(g, attacker, 'power') / 10000)),
    }),
    'the attacking player takes it': args('strikePlayer', (g, player, amount, cause) => [
      g,
      cause.kind === 'battle' ? opponentOf(player) : player,
      amount,
      cause,
    ]),
    'no damage is inflicted': skip('hitLeader'),
  },
  '7-4-1-4-1-2': {
    'nothing is triggered after the damage': skip('emitDamage'),
    'it is triggered once for each damage': (rules) => ({
      emitDamage(g, player, attacker, amount) {
        for (let left = amount; left > 0; left--) rules.emitDamage(g, player, attacker, amount);
      },
    }),
    'it is triggered before the damage': (rules) => ({
      *beforeDamage(g, player, attacker) {
        rules.emitDamage(g, player, attacker, 1);
        yield* rules.beforeDamage(g, player, attacker);
      },
      emitDamage: () => undefined,
    }),
    'damage by a skill triggers it as well': (rules) => ({
      *dealDamage(g, player, amount, options) {
        yield* rules.dealDamage(g, player, amount, options);
        for (const { id } of cardsIn(g, opponentOf(player), 'battle'))
          emit(g, 'dealtDamage', { player: opponentOf(player), card: id, amount });
      },
    }),
  },
  '7-4-1-4-2': {
    'the guard card stays': skip('defeat'),
    'the guard card is dropped, which is no KO': () => ({
      defeat: (g, _attacker, guard) => g.rules.drop(g, [guard], RULE),
    }),
    'there is damage besides': afterwards('defeat', (g, _attacker, guard) =>
      g.rules.strikePlayer(g, guard.owner, 1, RULE),
    ),
    'it is KO-ed even where it cannot be': always('mayBeKoed', true, (_g, _card, cause) => cause.kind === 'battle'),
  },
  '7-4-1-4-2-1': {
    'it is nobody who KOs it': args('ko', (g, cards, cause) => [g, cards, cause.kind === 'battle' ? RULE : cause]),
    'its own player KOs it': args('ko', (g, cards, cause) => [
      g,
      cards,
      cause.kind === 'battle' ? { ...cause, player: opponentOf(g.state.turnPlayer) } : cause,
    ]),
    'every KO in the turn is one of the attack card': (rules) => ({
      ko: (g, cards, cause) => {
        const [source] = cardsIn(g, g.state.turnPlayer, 'battle');
        return rules.ko(g, cards, source ? { kind: 'battle', player: g.state.turnPlayer, source: source.id } : cause);
      },
    }),
    'it is triggered even where the card has not been KO-ed': afterwards('defeat', (g, attacker, guard) => {
      const cause = { kind: 'battle', player: g.state.turnPlayer, source: attacker.id } as const;
      if (guard.zone !== 'drop') emit(g, 'koed', { player: guard.owner, card: guard.id, cause });
    }),
  },
  '7-4-1-5': {
    'there is no checkpoint': skip('checkpointOfResult'),
    'the cards of the combos have gone by then': afterwards('judgeBattle', (g) => g.rules.dropCombos(g)),
    'the power of the combos has gone by then': beforehand('checkpointOfResult', (g) =>
      performEffectChange(g, () => g.rules.endComboPower(g)),
    ),
  },
  '7-4-1-6': {
    'they go back to the hands': (rules) => ({
      dropCombos: (g) => (ofFought(g) ? combosToHands(g) : rules.dropCombos(g)),
    }),
    'those from the Battle Area go back there': beforehand('dropCombos', function* (g) {
      const back = combosOf(g).filter((card) => card.enteredOnTurn !== null && card.enteredOnTurn !== undefined);
      for (const card of back) yield* perform(g, { card, to: { zone: 'battle', player: card.side }, cause: RULE });
    }),
    'they are KO-ed': another('dropCombos', (g) =>
      perform(
        g,
        ...combosOf(g).map((card) => ({
          card,
          to: g.rules.trashOf(g, card),
          events: ['koed', 'dropped'],
          cause: RULE,
        })),
      ),
    ),
    'only those of the side that has lost go': (rules) => ({
      dropCombos: (g) =>
        ofFought(g) ? g.rules.drop(g, cardsIn(g, g.state.turnPlayer, 'combo'), RULE) : rules.dropCombos(g),
      invalidCombos: () => [],
    }),
    'a card that the player has gained control of goes to the own Drop Area': (rules) => ({
      dropCombos: (g) =>
        perform(
          g,
          ...combosOf(g).map((card) => ({
            card,
            to: { zone: 'drop', player: card.side },
            events: ['dropped'],
            cause: RULE,
          })),
        ),
      redirectMove: (g, move) => (move.to.zone === 'drop' ? move : rules.redirectMove(g, move)),
    }),
  },
  '7-4-1-7': {
    'the power from combos stays for the turn': skip('endComboPower'),
    'it goes when the skills of the end of the battle have been resolved': inOrderOfEnd(ofFought, [
      'combos',
      'trigger',
      'power',
      'lasting',
    ]),
    'power from skills for the battle goes as well': afterwards('endComboPower', (g) => {
      g.rules.endBattleEffects(g);
    }),
  },
  '7-4-1-8': {
    'nothing is triggered by the end of a battle': skip('triggersOfEnd', ofFought),
    'the attack card is meant although it has left and come back': anyAttackCard(ofFought),
    'only an attack that has succeeded has an end': skip('triggersOfEnd', (g) =>
      ofFought(g) && !g.journal.some(({ type }) => type === 'dealsDamage' || type === 'koed')),
    'once in a turn': skip('emitBattleEnd', (g) => g.journal.some(({ type }) => type === 'battleEnding')),
    'it is the end of the battle of every card of the player': afterwards('emitBattleEnd', (g, fought) => {
      for (const { id, zoneChangeCount } of cardsIn(g, g.state.turnPlayer, 'battle'))
        if (id !== fought.attackers[0])
          emit(g, 'battleEnding', {
            player: g.state.turnPlayer,
            card: id,
            zoneChangeCount,
            target: fought.targets[0]!,
          });
    }),
    'it comes before the cards of the combos go': inOrderOfEnd(ofFought, ['trigger', 'combos', 'power', 'lasting']),
  },
  '7-4-1-8-1': {
    'they wait in a battle that has not come to its Damage Step as well': always('combosHaveAnEnd', true),
    'they do not wait': skip('emitComboBattleEnd'),
    'only those of the turn player wait': args('emitComboBattleEnd', (g, cards) => [
      g,
      cards.filter(({ owner }) => owner === g.state.turnPlayer),
    ]),
    'those of cards that went elsewhere wait as well': another('emitComboBattleEnd', (g) => {
      for (const { card } of g.journal.filter(({ type }) => type === 'comboed'))
        emit(g, 'comboBattleEnding', { player: g.card(card!).owner, card: card! });
      for (const player of ['A', 'B'] as const)
        for (const { id } of cardsIn(g, player, 'drop')) emit(g, 'comboBattleEnding', { player, card: id });
    }),
    'a card that has left the Combo Area before comes as well': (rules) => ({
      isWhereItWorks: (g, card, ability) =>
        ability.when?.event === 'comboBattleEnding' || rules.isWhereItWorks(g, card, ability),
      *triggersOfEnd(g, fought, combos) {
        const gone = g.journal.filter(({ type }) => type === 'comboed').map(({ card }) => g.card(card!));
        for (const card of gone.filter((one) => one.zone === 'warp'))
          yield* perform(g, { card, to: { zone: 'hand', player: card.owner }, cause: RULE });
        yield* rules.triggersOfEnd(g, fought, combos);
      },
    }),
    'it is found in the Combo Area, where its skill does not work': (rules) => ({
      *dropCombos(g) {
        if (ofFought(g)) g.rules.emitComboBattleEnd(g, combosOf(g));
        yield* rules.dropCombos(g);
      },
      combosHaveAnEnd: () => false,
    }),
  },
  '7-4-1-9': {
    'what lasts for the battle goes on for the turn': skip('endBattleEffects', ofFought),
    'it ends before the skills of the end of the battle': inOrderOfEnd(ofFought, [
      'combos',
      'power',
      'lasting',
      'trigger',
    ]),
    'only what the turn player has in force ends': (rules) => ({
      endsWithBattle: (g, effect) => rules.endsWithBattle(g, effect) && effect.player === g.state.turnPlayer,
    }),
    'what lasts for the turn ends as well': (rules) => ({
      endsWithBattle: (g, effect) => rules.endsWithBattle(g, effect) || effect.until === 'turn',
    }),
  },
  '7-4-1-10': {
    'the battle is not over': (rules) => ({
      *endOfBattle(g) {
        const fought = g.state.battle!;
        yield* rules.endOfBattle(g);
        if (fought.hits !== null) setBattle(g, fought);
      },
    }),
    'there is one battle in a turn': refuse('attackerRefusal', (g) =>
      g.journal.some(({ type }) => type === 'battleOver'),
    ),
    'nothing is played any more after a battle': refuse('playRefusal', (g) =>
      g.journal.some(({ type }) => type === 'battleOver'),
    ),
  },
});
