/** Misreadings of 16-2 to 16-5 and FAQ-8: Bursts. */
import { declarePending } from '../../kernel/changes/waiting';
import { perform } from '../../kernel/events/perform';
import { cardsIn } from '../../kernel/game';
import { statOf } from '../../kernel/continuous/values';
import {
  another,
  alsoIf,
  always,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { opponentOf, RULE } from '../../kernel/state';
import type { BsRules } from '../game';
import { isDeparting } from '../../kernel/objects/departing';

/** What leaves the Field takes the set cards along. */
const withSetCards: Misreading<BsRules> = (rules) => ({
  changesOfLeaving(g, cards, how) {
    const set = cards.length > 0 ? cardsIn(g, cards[0]!.owner, 'burst') : [];
    return rules.changesOfLeaving(g, [...cards, ...set], how);
  },
});

export const burstFaults = faultTable<BsRules>({
  '16-2-1': {
    'a Burst answers from the Hand and the Trash as well': (rules) => ({
      declaresBurst: (g, player, card, met) =>
        rules.declaresBurst(g, player, cardsIn(g, player, 'hand')[0] ?? cardsIn(g, player, 'trash')[0] ?? card, met),
    }),
    'the Flash effect of a set Burst can be used': (rules) => ({
      useRefusal: (g, use) => (use.card.zone === 'burst' ? null : rules.useRefusal(g, use)),
    }),
  },
  '16-2-2': {
    'the Burst effect is paid for': (rules) => ({
      *enterBurstState(g, player, card) {
        const moves = [{ from: `${player}.reserve`, to: `${player}.trashCores`, counters: { core: 1 } }];
        yield* g.rules.payCores(g, { player, card, how: 'extra', moves });
        yield* rules.enterBurstState(g, player, card);
      },
    }),
    'nothing comes of a declared Burst': skip('resolveBurst'),
  },
  '16-3-1': {
    'a Burst is set face up': (rules) => ({
      *setBurst(g, player, card) {
        yield* rules.setBurst(g, player, card);
        yield* g.rules.turnBurst(g, card, 'up');
      },
    }),
    'any number of Bursts is set in a turn': another(
      'keyOfSetting',
      (player, as) => `${player}.${as}.${Math.random()}`,
    ),
  },
  '16-3-2': {
    'a second Burst is set beside the first': always('setCardOf', undefined, (_g, _player, as) => as === 'burst'),
  },
  '16-3-3': {
    'the Burst that was set returns to the Hand': (rules) => ({
      replaceSetCard: (g, old, _as, cause) => rules.replaceSetCard(g, old, 'mirage', cause),
    }),
  },
  '16-3-4': {
    'the Burst Area is a part of the Field': withSetCards,
  },
  '16-3-5': {
    'a set aside card can be set as a Burst': always(
      'settingFromElsewhere',
      null as never,
      (g, id) => id !== undefined && g.state.cards[id]?.zone === 'setAside',
    ),
  },
  '16-3-6': {
    'nobody loses by a card without Burst': skip('judgeShownBursts'),
  },
  '16-3-7': {
    'a discarded Burst lies face down in the Trash': (rules) => ({
      *discardSetCard(g, card, cause) {
        yield* rules.discardSetCard(g, card, cause);
        yield* perform(g, { card, face: 'down' });
      },
      sees: (g, viewer, card) =>
        card.zone === 'trash' && card.face === 'down' ? card.side === viewer : rules.sees(g, viewer, card),
    }),
    'what is set at the end of the game stays face down': (rules) => ({
      endWithLosers: (g, losers, reason) =>
        rules.endWithLosers(
          new Proxy(g, {
            get: (target, key) =>
              key === 'rules' ? { ...g.rules, faceDownBurst: () => undefined } : Reflect.get(target, key),
          }),
          losers,
          reason,
        ),
    }),
  },
  '16-3-8': {
    'Cores are placed on a set Burst': (rules) => ({
      coresOntoSetCard: () => null,
      mayTake: (g, player) => ({
        ...rules.mayTake(g, player),
        ...Object.fromEntries(cardsIn(g, player, 'burst').map(({ id }) => [id, {}])),
      }),
    }),
  },
  '16-3-9': {
    'a set Burst takes its own place, and goes to the Trash': (rules) => ({
      settingFromElsewhere: (g, id) =>
        id !== undefined && g.card(id).zone === 'burst' ? (null as never) : rules.settingFromElsewhere(g, id),
    }),
  },
  '16-4-1': {
    'a Burst is declared whether or not its condition is met': (rules) => ({
      declaresBurst: (g, player, card, met) =>
        rules.declaresBurst(g, player, card, met.length > 0 ? met : [{} as never]),
    }),
  },
  '16-4-2': {
    'only the other player reduces a Life so that a Burst answers': result('burstsMet', (met) =>
      met.filter(({ event }) => event.cause?.kind !== 'effect'),
    ),
  },
  '16-4-3': {
    'a Burst is resolved before everything that waits': (rules) => ({
      firstPending(g, pending) {
        const bursts = pending.filter(({ ability }) => g.rules.isBurst(g, ability));
        return bursts.length > 0 ? bursts.slice(0, 1) : rules.firstPending(g, pending);
      },
      comesAfterDepartures: () => false,
    }),
    'a Burst is resolved before what had to leave has left': another('comesAfterDepartures', () => false),
    'a Burst after an attack is resolved although the Spirit has gone': always('hasGone', false),
  },
  '16-4-4': {
    'the Burst that was declared last is resolved first': (rules) => ({
      firstPending(g, pending) {
        const isAll = pending.every(({ ability }) => g.rules.isBurst(g, ability));
        return isAll ? pending.slice(-1) : rules.firstPending(g, pending);
      },
    }),
  },
  '16-4-5': {
    'a declared Burst is resolved although it has been discarded': always('isCancelled', false),
    'a declared Burst is no longer set': another('isDeclaredBurst', () => false),
  },
  '16-4-6': {
    'a Burst that is resolved is in no Burst state': (rules) => ({
      *enterBurstState(g, player, card) {
        yield* rules.enterBurstState(g, player, card);
        yield* perform(g, { card, status: 'burstState', on: false, cause: RULE });
      },
    }),
  },
  '16-4-7': {
    'effects on cards reach a card in Burst state': another('keptOffRows', []),
    'no effect reaches a card in Burst state': (rules) => ({
      keptOffRows: rules.keptOffRows.map((row) => ({ ...row, letsThrough: () => false })),
    }),
  },
  '16-4-8': {
    'a Burst of the Hand or the Trash is not activated by an effect': skip('activateBurst'),
    'a Burst of the Trash is resolved where it lies': (rules) => ({
      *activateBurst(g, player, card, cause) {
        if (card.zone !== 'trash') return yield* rules.activateBurst(g, player, card, cause);
        const ability = card.definition.abilities!.find(({ type }) => type === 'burst')!;
        yield* g.rules.activateAndResolve(g, player, card, ability);
      },
    }),
  },
  '16-4-9': {
    'nothing keeps the effects of Bursts off': (rules) => ({
      activateAndResolve: (g, player, card, ability, occasion) =>
        rules.activateAndResolve(
          g,
          player,
          card,
          g.rules.isBurst(g, ability) ? { ...ability, unpreventable: true } : ability,
          occasion,
        ),
    }),
  },
  '16-5-1': {
    'no further effect is offered': skip('offerExtra'),
    'the cost of the further effect is not reduced': (rules) => ({
      costToPay: (g, player, card) =>
        card.zone === 'burst' ? statOf(g, card, 'cost') : rules.costToPay(g, player, card),
    }),
    'the further effect is offered when all that waits has been resolved': (rules) => ({
      *offerExtra(g, player, card, ability) {
        yield* g.rules.runCheckpoint(g);
        yield* rules.offerExtra(g, player, card, ability);
      },
    }),
    'a Main effect is not used outside of the Main Step': result('extraEffect', (found) =>
      found?.type === 'main' ? undefined : found,
    ),
  },
  '16-5-2': {
    'the Magic stays where it is': skip('endBurst'),
    'a Magic that has been paid for stays set': (rules) => ({
      *endBurst(g, card) {
        if (g.journal.findLast(({ type, card: used }) => type === 'used' && used === card.id)) return;
        yield* rules.endBurst(g, card);
      },
    }),
  },
  'FAQ-8-1': {
    'nobody sees what a set Burst is': (rules) => ({
      sees: (g, viewer, card) => (card.zone !== 'burst' || card.face === 'up') && rules.sees(g, viewer, card),
    }),
    'everybody sees what a set Burst is': alsoIf('sees', (_g, _viewer, { zone }) => zone === 'burst'),
  },
  'FAQ-8-2': {
    'a Burst whose condition is met must be activated': (rules) => ({
      *declaresBurst(g, player, card, met) {
        return met.length > 0 || (yield* rules.declaresBurst(g, player, card, met));
      },
    }),
    'a Burst that was not activated goes to the Trash': (rules) => ({
      *declaresBurst(g, player, card, met) {
        const declares = yield* rules.declaresBurst(g, player, card, met);
        if (!declares && met.length > 0) yield* g.rules.discardSetCard(g, card, RULE);
        return declares;
      },
    }),
  },
  'FAQ-8-3': {
    'a Burst that is turned over at the wrong time goes to the Trash': (rules) => ({
      *declaresBurst(g, player, card, met) {
        const declares = yield* rules.declaresBurst(g, player, card, met.length > 0 ? met : [{} as never]);
        if (!declares || met.length > 0) return declares;
        yield* g.rules.discardSetCard(g, card, RULE);
        return false;
      },
    }),
  },
  'FAQ-8-4': {
    'the effect that sets a Burst can meet it': skip('noteSetting'),
    'a Burst that an effect has set is never met': skip('forgetSetting'),
  },
  'FAQ-8-5': {
    'a Burst whose condition is met is not activated': another('burstsMet', () => []),
    'the turn player declares first': another('playersToDeclare', ({ state: { turnPlayer } }) => [
      turnPlayer,
      opponentOf(turnPlayer),
    ]),
    'a Burst after a destruction is declared when the card has come to the Trash': another(
      'isTimeToDeclare',
      (g, { event }) => event.card === undefined || !isDeparting(g, g.card(event.card)),
    ),
    'a Burst may be declared after the other effects': (rules) => ({
      *declareAll(g) {
        const others = g.state.pending.some((one) => !one.undeclared);
        if (!others) yield* rules.declareAll(g);
      },
    }),
    'a Burst that was not declared may be declared later': (rules) => ({
      *offerBurst(g, player, isAsked) {
        const met = rules.burstsMet(g, player);
        const card = g.rules.faceDownBurst(g, player);
        if (!card || met.length === 0) return yield* rules.offerBurst(g, player, isAsked);
        if (yield* g.rules.declaresBurst(g, player, card, met)) return yield* g.rules.declareBurst(g, card, met);
        for (const one of met) if (!g.state.pending.some((other) => !other.undeclared)) declarePending(g, one);
      },
    }),
  },
});

export const mirageFaults = faultTable<BsRules>({
  '5-9-1': {
    'a Mirage is set for nothing': another('mirageCost', () => 0),
    'a Mirage is set face down': (rules) => ({
      *setCard(g, player, card, as, cause) {
        yield* rules.setCard(g, player, card, as, cause);
        if (as === 'mirage') yield* perform(g, { card, face: 'down' });
      },
    }),
  },
  '5-9-2': {
    'a Mirage works from the turn after it was set': onlyIf(
      'isSetFor',
      (g, card, { type }) =>
        type !== 'mirage' || !g.journal.some((event) => event.type === 'mirageSet' && event.card === card.id),
    ),
  },
  '17-2-2': {
    'a Mirage is set from the set aside cards as well': another('miragesComeFrom', ['hand', 'setAside']),
    'a Mirage is set from the set aside cards alone': another('miragesComeFrom', ['setAside']),
  },
  '17-1-1': {
    'any Nexus is set as a Mirage by an effect': another('canBeSet', () => true),
    'a Mirage has no effect': onlyIf('isSetFor', (_g, _card, { type }) => type !== 'mirage'),
    'a Mirage works in the Hand': (rules) => ({
      isWhereItWorks: (g, card, ability) =>
        (ability.type === 'mirage' && card.zone === 'hand') || rules.isWhereItWorks(g, card, ability),
      zonesOfType: { ...rules.zonesOfType, mirage: ['burst', 'hand'] },
    }),
  },
  '17-1-2': {
    'nothing keeps the effects of Mirages off': (rules) => ({
      activateAndResolve: (g, player, card, ability, occasion) =>
        rules.activateAndResolve(
          g,
          player,
          card,
          ability.type === 'mirage' ? { ...ability, unpreventable: true } : ability,
          occasion,
        ),
    }),
  },
  '17-2-1': {
    'a Mirage is set for the cost of the card': another('mirageCost', (g, player, card) =>
      g.rules.costToPay(g, player, card),
    ),
    'any number of Mirages is set in a turn': another(
      'keyOfSetting',
      (player, as) => `${player}.${as}.${Math.random()}`,
    ),
    'effects set a Mirage once per turn as well': (rules) => ({
      *setCard(g, player, card, as, cause) {
        if (cause.kind === 'effect' && g.rules.setCardOf(g, player, as)) return;
        yield* rules.setCard(g, player, card, as, cause);
      },
    }),
  },
  '17-2-3': {
    'symbols do not reduce a Mirage Cost': another(
      'mirageCost',
      (g, _player, card) => g.rules.mirageOf(card)?.mirageCost ?? 0,
    ),
  },
  '17-2-4': {
    'Cores are placed on a Mirage': (rules) => ({
      mirageRefusal: (g, use) => rules.mirageRefusal(g, { ...use, moves: [] }),
      waysOfUsing: {
        ...rules.waysOfUsing,
        setMirage: { ...rules.waysOfUsing.setMirage!, placed: () => 0 },
      },
    }),
  },
  '17-3-1': {
    'a second Mirage is set beside the first': always('setCardOf', undefined, (_g, _player, as) => as === 'mirage'),
  },
  '17-3-2': {
    'a Mirage is not replaced': (rules) => ({
      mirageRefusal: (g, use) =>
        g.rules.setCardOf(g, use.player, 'mirage')
          ? { clause: '17-3-2', reason: 'there is one' }
          : rules.mirageRefusal(g, use),
    }),
  },
  '17-3-3': {
    'the Mirage that was set goes to the Trash': args('replaceSetCard', (g, old, _as, cause) => [
      g,
      old,
      'burst',
      cause,
    ]),
    'a Mirage that replaces another one is set for nothing': (rules) => ({
      mirageCost: (g, player, card) => (g.rules.setCardOf(g, player, 'mirage') ? 0 : rules.mirageCost(g, player, card)),
    }),
  },
  '17-3-4': {
    'a set Mirage can be set again': (rules) => ({
      waysOfUsing: {
        ...rules.waysOfUsing,
        setMirage: { ...rules.waysOfUsing.setMirage!, refusal: (g, use) => rules.mirageRefusal(g, use) },
      },
    }),
  },
  '17-4-1': {
    'setting a Mirage discards the Burst': (rules) => ({
      *setCard(g, player, card, as, cause) {
        yield* g.rules.discardBurst(g, player, cause);
        yield* rules.setCard(g, player, card, as, cause);
      },
    }),
  },
  '17-4-2': {
    'a Burst below a Mirage is turned face up': (rules) => ({
      *setCard(g, player, card, as, cause) {
        yield* rules.setCard(g, player, card, as, cause);
        for (const one of cardsIn(g, player, 'burst')) yield* g.rules.turnBurst(g, one, 'up');
      },
    }),
    'a Mirage goes with the Burst that is discarded': (rules) => ({
      *discardBurst(g, player, cause) {
        yield* rules.discardBurst(g, player, cause);
        const mirage = g.rules.setCardOf(g, player, 'mirage');
        if (mirage) yield* g.rules.discardSetCard(g, mirage, cause);
      },
    }),
    'setting a Burst returns the Mirage': (rules) => ({
      *setBurst(g, player, card) {
        const mirage = g.rules.setCardOf(g, player, 'mirage');
        if (mirage) yield* g.rules.replaceSetCard(g, mirage, 'mirage', RULE);
        yield* rules.setBurst(g, player, card);
      },
    }),
  },
  '17-4-3': {
    'effects on the Field reach a set Mirage': withSetCards,
  },
  '17-4-4': {
    'the symbols of a set Mirage reduce costs': result('symbolsOnField', (symbols, g, player) => [
      ...symbols,
      ...cardsIn(g, player, 'burst').flatMap((card) => g.rules.symbolsOf(g, card)),
    ]),
  },
});
