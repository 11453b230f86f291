/** Misreadings of 10-15, 10-18, 10-19 and 10-24 to 10-26. */
import { cardsMatching } from '../../kernel/reading/select';
import { opponentOf, refTo } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { asDbs, cardsIn, definitionOf, type DbsRules } from '../game';
import { ofNoKind } from './kinds';

const ofType =
  (...types: readonly string[]) =>
  ({ type }: { readonly type: string }): boolean =>
    types.includes(type);
const noCost = (type: string): Misreading<DbsRules> =>
  result('costToActivate', (cost, _g, _card, ability) => (ability.type === type ? [] : cost));
const inBattlesToo = (type: string): Misreading<DbsRules> =>
  alsoIf('isActivatedIn', (_g, ability) => ofType(type)(ability));
const from = (type: string, ...areas: readonly string[]): Misreading<DbsRules> =>
  result('areasOfSkill', (given, _g, _card, ability) => (ability.type === type ? [...given, ...areas] : given));
const x = (change: (needed: number) => number, type: string): Misreading<DbsRules> =>
  args('realmIsPossible', (g, player, ability) => [
    g,
    player,
    ability.type === type ? ({ ...ability, x: change(asDbs(ability).x ?? 0) } as typeof ability) : ability,
  ]);
const eachItsOwn: Misreading<DbsRules> = result('keyOfRealms', (given, _g, _card, ability) => given + ability.type);
const countedByCard: Misreading<DbsRules> = result('keyOfRealms', (given, _g, card) => given + card.id);
const onlyRealmsOf = (type: string): Misreading<DbsRules> =>
  result('keyOfRealms', (given, g, card, ability) =>
    ability.type === type ? given : `${given}:${card.id}:${g.state.stamp}`,
  );

const playedRested = (manner: string): Misreading<DbsRules> =>
  args('placeInBattleArea', (g, player, card, cause, given) => [
    g,
    player,
    card,
    cause,
    cause.manner === manner ? { state: 'rested' } : given,
  ]);

export const realmsSwapAndTokensFaults = faultTable<DbsRules>({
  '10-15-1': {
    'one card less will do': x((needed) => needed - 1, 'overRealm'),
    'it needs one card more': x((needed) => needed + 1, 'overRealm'),
    'there must be just so many': onlyIf(
      'realmIsPossible',
      (g, player, ability) =>
        ability.type !== 'overRealm' || g.rules.cardsForRealm(g, player, ability).length === asDbs(ability).x,
    ),
    'cards of the opponent count as well': result('cardsForRealm', (given, g, player) => [
      ...given,
      ...cardsIn(g, opponentOf(player), 'drop'),
    ]),
    'it is activated in battles as well': inBattlesToo('overRealm'),
  },
  '10-15-3': {
    'X cards go to the Warp': result('sentByRealm', (given, _g, _player, ability) => given.slice(0, asDbs(ability).x)),
    'the cards stay in the Drop Area': always('sentByRealm', []),
    'only Battle Cards go': result('sentByRealm', (given) =>
      given.filter((card) => card.definition.category === 'battle'),
    ),
    'the cards of both players go': result('sentByRealm', (given, g, player) => [
      ...given,
      ...cardsIn(g, opponentOf(player), 'drop'),
    ]),
    'it is activated from the Drop Area as well': from('overRealm', 'drop'),
    'its skill cost need not be paid': noCost('overRealm'),
    'it is played in Rest Mode': playedRested('overRealm'),
  },
  '10-15-4': {
    'it goes there with what has been placed onto it': alsoIf(
      'passesToHeir',
      (_g, { modification }) => modification.kind === 'later',
    ),
    'it stays': always('leavesAgain', false),
    'it goes to the Drop Area': (rules) => ({
      *leaveAtEndOfTurn(g, player, card) {
        yield* rules.leaveAtEndOfTurn(g, player, card);
      },
      redirectMove: (g, move) =>
        move.to.zone === 'warp' && move.card.zone === 'battle' && g.state.phase === 'end'
          ? { ...move, to: { ...move.to, zone: 'drop' } }
          : rules.redirectMove(g, move),
    }),
    'whatever has become of it, it goes': args('resolveDelayed', (g, effect) => [
      g,
      { ...effect, targets: effect.targets.map(({ id }) => refTo(g.card(id))) },
    ]),
    'it stays where the opponent controls it': result('remainingTargets', (given, _g, { player }) =>
      given.filter((card) => card.side === player),
    ),
    'it goes also where it was played otherwise': (rules) => ({
      *placeInBattleArea(g, player, card, cause, given) {
        yield* rules.placeInBattleArea(g, player, card, cause, given);
        if (card.zone === 'battle' && cause.manner !== 'overRealm' && card.definition.name === 'over-realm-3')
          yield* g.rules.leaveAtEndOfTurn(g, player, card);
      },
    }),
    'a card that has combined has left': (rules) => ({
      becomesNew: (g, card, old, to) => rules.becomesNew(g, card, old, to) || to === 'combo',
    }),
    'the cards under it go to the Warp as well': (rules) => ({
      underIsDropped: (g, under) => ({ ...rules.underIsDropped(g, under), to: { zone: 'warp', player: under.owner } }),
    }),
  },
  '10-15-5': {
    'each of the two skills once': eachItsOwn,
    'each card once': countedByCard,
    'any number of times': another('realmsPerTurn', () => Infinity),
    'once in the game': (rules) => ({
      wasUsed: (g, card, ability) =>
        rules.wasUsed(g, card, ability) || g.state.used[g.rules.keyOfRealms(g, card, ability)] !== undefined,
    }),
    'once for both players': (rules) => ({
      wasUsed: (g, card, ability) =>
        rules.wasUsed(g, card, ability) ||
        (ability.type === 'overRealm' &&
          g.state.used[`${opponentOf(g.rules.masterOf(g, card))}:realms`]?.turn === g.state.turn - 1),
    }),
    'one that was negated does not count': (rules) => ({
      useUp: (g, card, ability, paid) =>
        ability.type === 'overRealm' ? undefined : rules.useUp(g, card, ability, paid),
      *playByRealm(g, context) {
        yield* rules.playByRealm(g, context);
        rules.useUp(g, context.source, context.ability, true);
      },
    }),
  },
  '10-25-1': {
    'cards of any colour count': result('cardsForRealm', (_given, g, player) => cardsIn(g, player, 'drop')),
    'black cards of the opponent count': result('cardsForRealm', (given, g, player) => [
      ...given,
      ...cardsIn(g, opponentOf(player), 'drop'),
    ]),
    'it needs one card more': x((needed) => needed + 1, 'darkOverRealm'),
    'one card less will do': x((needed) => needed - 1, 'darkOverRealm'),
    'it is activated in battles as well': inBattlesToo('darkOverRealm'),
  },
  '10-25-3': {
    'only black cards go to the Warp': result('sentByRealm', (given, g, player, ability) =>
      ability.type === 'darkOverRealm' ? g.rules.cardsForRealm(g, player, ability) : given,
    ),
    'the cards stay in the Drop Area': always('sentByRealm', []),
    'the cards of both players go': result('sentByRealm', (given, g, player) => [
      ...given,
      ...cardsIn(g, opponentOf(player), 'drop'),
    ]),
    'it goes to the Warp at the end of the turn': always('leavesAgain', true),
    'it is activated from the Drop Area as well': from('darkOverRealm', 'drop'),
    'its skill cost need not be paid': noCost('darkOverRealm'),
  },
  '10-25-4': {
    'each of the two skills once': eachItsOwn,
    'each card once': countedByCard,
    'any number of times': another('realmsPerTurn', () => Infinity),
    'only [Over Realm] is limited': onlyRealmsOf('overRealm'),
  },
  '10-26-1': {
    'it has no effect': another('realmsWithWormhole', 1),
    'three times': another('realmsWithWormhole', 3),
    'once more for each [Wormhole]': (rules) => ({
      realmsPerTurn: (g, player) => 1 + rules.wormholesOf(g, player).length,
    }),
    'each of the two skills twice': eachItsOwn,
    'one that was negated counts twice': afterwards('happened', (g, { type, card }) => {
      const source = type === 'negated' ? g.card(card!) : undefined;
      const realm = source?.definition.abilities?.find(ofType('overRealm', 'darkOverRealm'));
      if (source && realm) g.rules.useUp(g, source, realm, true);
    }),
    'a [Wormhole] of the opponent will do': result('wormholesOf', (given, g, player) => [
      ...given,
      ...cardsIn(g, opponentOf(player), 'battle').filter((card) => g.rules.hasKeyword(g, card, 'wormhole')),
    ]),
    'a [Wormhole] of the hand will do': result('wormholesOf', (given, g, player) => [
      ...given,
      ...cardsIn(g, player, 'hand').filter((card) => card.definition.name === 'travels-twice'),
    ]),
    'a [Wormhole] under a card will do': result('wormholesOf', (given, g, player) => [
      ...given,
      ...cardsIn(g, player, 'under').filter((card) => card.definition.name === 'travels-twice'),
    ]),
  },
  '10-24-1': {
    '[Swap] is no [Activate] skill': ofNoKind('swap'),
    'it is activated in battles as well': inBattlesToo('swap'),
    'it is activated from the hand as well': from('swap', 'hand'),
    'its skill cost need not be paid': noCost('swap'),
  },
  '10-24-3': {
    '[Swap] takes a card that cannot be chosen': alsoIf(
      'mayBeChosen',
      (_g, _card, { ability }) => ability?.type === 'swap',
    ),
    'one must be played': another('swapped', { least: 1, most: 1 }),
    'two may be played': another('swapped', { least: 0, most: 2 }),
    'a lower energy cost will do': (rules) => ({
      swappable: (g, context) => [
        ...rules.swappable(g, context),
        ...rules.swappable(g, {
          ...context,
          ability: { ...context.ability, x: asDbs(context.ability).x! - 1 } as never,
        }),
      ],
    }),
    'a higher energy cost will do': (rules) => ({
      swappable: (g, context) => [
        ...rules.swappable(g, context),
        ...rules.swappable(g, {
          ...context,
          ability: { ...context.ability, x: asDbs(context.ability).x! + 1 } as never,
        }),
      ],
    }),
    'the printed energy cost counts': another('swappable', (g, context) => {
      const { from: specified = {}, x: cost } = asDbs(context.ability);
      const found = cardsMatching(g, context, { player: 'you', zone: ['hand'], category: 'battle', ...specified });
      return found.filter((card) => definitionOf(card).energyCost === cost);
    }),
    'any Battle Card will do': (rules) => ({
      swappable: (g, context) => rules.swappable(g, { ...context, ability: { ...context.ability, from: {} } as never }),
    }),
    'the card stays': skip('returnToHand'),
    'it returns only where another is played': (rules) => ({
      swap: (g, context) => (g.rules.swappable(g, context).length > 0 ? rules.swap(g, context) : g.rules.noStep(g)),
      *returnToHand(g, card, cause) {
        const last = g.journal.findLast(({ type }) => type === 'played' || type === 'skillActivated');
        if (last?.type === 'played') yield* rules.returnToHand(g, card, cause);
      },
    }),
    'it returns to the hand of its master': (rules) => ({
      ownerOf: (_g, card) => card.side,
      redirectMove: (g, move) => (move.to.zone === 'hand' ? move : rules.redirectMove(g, move)),
    }),
    'it is played in Rest Mode': playedRested('swap'),
  },

  '10-18-1': {
    'a token is no Battle Card': result('tokenOf', (given) => ({ ...given, category: 'extra' })),
    'it is not played': another('wordsOfToken', ['created']),
  },
  '10-18-2': {
    'it has no skills': result('tokenOf', (given) => ({ ...given, abilities: [] })),
    'it has no power of its own': result('tokenOf', (given) => ({ ...given, power: 10000 })),
    'it has no special traits': result('tokenOf', (given) => ({ ...given, traits: [] })),
    'it has no character name': result('tokenOf', (given) => ({ ...given, characters: [] })),
    'its energy cost is 0': result('tokenOf', (given) => ({ ...given, energyCost: 0 })),
    'its energy cost is 0 where none is said': result('tokenOf', (given) => ({ energyCost: 0, ...given })),
  },
  '10-18-3': {
    'it appears with the opponent': result('placeOfToken', (given) => ({
      ...given,
      player: opponentOf(given.player!),
    })),
    'it appears with the turn player': result('placeOfToken', (given) => ({ ...given, player: 'A' as const })),
    'it appears in Rest Mode': result('placeOfToken', (given) => ({ ...given, state: 'rested' })),
    'it always appears in Active Mode': result('placeOfToken', (given) => ({ ...given, state: 'active' })),
    'it appears in the Combo Area': result('placeOfToken', (given) => ({ ...given, zone: 'combo' })),
  },
  '10-18-4': { 'its name is Token': result('tokenOf', (given) => ({ ...given, name: 'Token' })) },
  '10-18-5': {
    'it does not attack': (rules) => ({
      attackerRefusal: (g, attacker) =>
        attacker.kind === 'token' ? { clause: '10-18-5', reason: 'a token' } : rules.attackerRefusal(g, attacker),
    }),
    'it is not attacked': (rules) => ({
      targetRefusal: (g, attacker, target) =>
        target.kind === 'token' ? { clause: '10-18-5', reason: 'a token' } : rules.targetRefusal(g, attacker, target),
    }),
    'at power 0 it stays': result('powerless', (given) => given.filter((card) => card.kind !== 'token')),
    'its combo power does not count': result('printed', (given, _g, card, stat) =>
      stat === 'comboPower' && card.kind === 'token' ? 0 : given,
    ),
    'each has a combo cost of 0 and combo power': result('tokenOf', (given) => ({
      comboPower: 5000,
      comboCost: 0,
      ...given,
    })),
  },
  '10-18-6': {
    'it cannot be chosen': (rules) => ({
      fitsFilter: (g, filter, card, reader) => card.kind !== 'token' && rules.fitsFilter(g, filter, card, reader),
    }),
    'effects on all do not reach it': (rules) => ({
      mayMove: (g, card, cause, to) => card.kind !== 'token' && rules.mayMove(g, card, cause, to),
    }),
  },
  '10-18-7': {
    'it goes where a card would go': always('tokenMayBeIn', true),
    'it may be in the Drop Area': alsoIf('tokenMayBeIn', (_g, to) => to.zone === 'drop'),
    'it may be in the hand': alsoIf('tokenMayBeIn', (_g, to) => to.zone === 'hand'),
    'it may be out of the game': alsoIf('tokenMayBeIn', (_g, to) => to.zone === 'removed'),
    'it stays where it is': (rules) => ({
      redirectMove: (g, move) =>
        move.card.kind === 'token' && !rules.tokenMayBeIn(g, move.to) ? null : rules.redirectMove(g, move),
    }),
    'it is not KO-ed': another('happensToTokens', []),
    'it is placed in the Drop Area first': another('happensToTokens', ['koed', 'removed', 'dropped']),
    'what lies under it stays': (rules) => ({
      alsoChanges: (g, change) => (change.card.kind === 'token' ? [] : rules.alsoChanges(g, change)),
    }),
  },
  '10-19-1': {
    'the cards go to the Warp': result('outOfGame', (given) => ({ ...given, zone: 'warp' })),
    'they go to the Drop Area': result('outOfGame', (given) => ({ ...given, zone: 'drop' })),
    'they have not left': (rules) => ({
      moveWords: (g, card, to) => (to.zone === 'removed' ? [] : rules.moveWords(g, card, to)),
    }),
  },
  '10-19-2': {
    'they are in the Warp': result('outOfGame', (given) => ({ ...given, zone: 'warp' })),
    'they stay in the Battle Area': (rules) => ({ removeFromGame: (g) => rules.noStep(g) }),
  },
  '10-19-3': {
    'they lie face down': result('outOfGame', (given) => ({ ...given, face: 'down' as const })),
    'only their owner sees them': (rules) => ({
      sees: (g, viewer, card) => (card.zone === 'removed' ? card.owner === viewer : rules.sees(g, viewer, card)),
    }),
  },
});
