/** Misreadings of section 9 and FAQ-7: Braves. */
import { emit } from '../../kernel/changes';
import { wordsOf } from '../../kernel/continuous/information';
import { perform } from '../../kernel/events/perform';
import { alsoIf, always, another, args, faultTable, refuse, result, skip } from '../../kernel/testing/misreadings';
import { movingCounters } from '../../kernel/objects/counters';
import { byRule, type CardState, type Procedure } from '../../kernel/state';
import type { PlayerId } from '../../../schemas/common';
import { coresOn, reserveOf, sideOf, trashCoresOf, type BsGame, type BsRules } from '../game';

const payOneCore = (g: BsGame, player: PlayerId): Procedure =>
  perform(g, movingCounters({ core: 1 }, reserveOf(g, player), trashCoresOf(g, player), { cause: byRule(player) }));

const isBrave = (card: CardState): boolean => sideOf(card).category === 'brave';

export const braveFaults = faultTable<BsRules>({
  '9-1-1': {
    'a Brave combines with any Spirit': always('meetsCondition', true),
    'a Brave combines with no Spirit': always('meetsCondition', false),
    'a Brave combines with Spirits of the other player too': ({ fitsAsHost, combineActionRefusal }) => ({
      fitsAsHost: (g, brave, host, condition) => fitsAsHost(g, brave, { ...host, side: brave.side }, condition),
      combineActionRefusal: (g, action) =>
        action.host ? combineActionRefusal(g, { ...action, player: action.host.side }) : null,
    }),
  },
  '9-1-2': {
    'Braves are never summoned directly combined': refuse('directCombineRefusal', (_g, { target }) => target),
    'Braves are not combined in the Main Step': refuse('combineActionRefusal', () => true),
  },
  '9-1-3': {
    'an effect of a combined Brave has its own colors alone': another('asSource', (_g, card) => card),
    'a combined Brave attacks by itself': result('fighters', (found, g, player) => [
      ...found,
      ...g.zone(player, 'combined').map((id) => g.card(id)),
    ]),
    'a combined Brave still counts as a Spirit': another('changesOfCombining', () => []),
  },
  '9-1-4': {
    'a Brave for Ultimates combines with Spirits too': ({ fitsAsHost }) => ({
      fitsAsHost: (g, brave, host, condition) =>
        fitsAsHost(g, brave, host, condition) ||
        fitsAsHost(g, brave, host, { ...condition, filter: { ...condition.filter, category: 'spirit' } }),
    }),
    'Ultimates are no hosts': ({ fitsAsHost }) => ({
      fitsAsHost: (g, brave, host, condition) => !g.rules.isUltimate(g, host) && fitsAsHost(g, brave, host, condition),
    }),
  },
  '9-1-5': {
    'a Brave in Spirit state is no Spirit': ({ isSpirit }) => ({
      isSpirit: (g, card) => !isBrave(card) && isSpirit(g, card),
    }),
    'a Brave in Spirit state does not attack': ({ canFight }) => ({
      canFight: (g, card) => !isBrave(card) && canFight(g, card),
    }),
  },
  '9-1-6': {
    'effects on Spirits do not affect Combined Spirits': ({ isOnField }) => ({
      isOnField: (g, card, category) => g.rules.bravesOf(g, card).length === 0 && isOnField(g, card, category),
    }),
  },
  '9-1-7-1': {
    'the BP+ of a Brave is not added': always('addsBp', false),
    'the BP of the Brave itself is added': result('ruleModifiers', (found, g, card, stat) =>
      stat === 'bp'
        ? g.rules.bravesOf(g, card).map((brave) => ({ layer: 0, by: sideOf(brave).levels?.[0]?.bp ?? 0 }))
        : found,
    ),
  },
  '9-1-7-2': {
    'the cost of a Brave is not added': result('ruleModifiers', (found, _g, _card, stat) =>
      stat === 'cost' ? [] : found,
    ),
  },
  '9-1-7-3': {
    'the color of a Brave is not added': always('addedWords', []),
    'the symbols of a Brave are not added': result('ruleModifiers', (found, _g, _card, stat) =>
      stat === 'symbols' ? [] : found,
    ),
    'the effects of a Brave are not added': always('lends', false),
    'the effect of a Brave for being combined does not come from its host': always('happensToo', false),
    'a Brave in Spirit state has its [While Combined] effects': ({ whileHolds }) => ({
      whileHolds: (g, card, ability) => isBrave(card) || whileHolds(g, card, ability),
    }),
  },
  '9-1-7-4': {
    'the Cores of a Brave go to the Reserve': ({ coresOfCombined }) => ({
      coresOfCombined: (g, brave, host, counters, cause) => ({
        ...coresOfCombined(g, brave, host, counters, cause),
        taker: g.card(`${host.side}.reserve`),
      }),
    }),
    'the Soul Core of a Brave goes to the Reserve': ({ coresOfCombined }) => ({
      coresOfCombined: (g, brave, host, { soulCore: _soul, ...cores }, cause) =>
        coresOfCombined(g, brave, host, cores, cause),
    }),
  },
  '9-1-7-5': {
    'the families of a Brave are added': result('addedWords', (found, g, card, kind) =>
      kind === 'family' ? g.rules.bravesOf(g, card).flatMap((brave) => wordsOf(g, brave, kind)) : found,
    ),
    'the name of a Brave is added': result('addedWords', (found, g, card, kind) =>
      kind === 'name' ? g.rules.bravesOf(g, card).flatMap((brave) => wordsOf(g, brave, kind)) : found,
    ),
    'the Cores of the levels of a Brave are added': ({ levelOf }) => ({
      levelOf: (g, card, cores = coresOn(card)) =>
        levelOf(g, card, Math.max(1, cores - g.rules.bravesOf(g, card).length)),
    }),
  },
  '9-2-1': {
    'Braves are not summoned in Spirit state': refuse(
      'directCombineRefusal',
      (_g, { card, target }) => isBrave(card) && !target,
    ),
  },
  '9-2-2': {
    'a directly combined Brave needs Cores for its lowest level': another('placedOnCombined', () => 1),
    'no Cores are placed with a direct combine': another('placedOnCombined', () => undefined),
    'a direct combine needs no condition': another('directCombineRefusal', () => null),
    'a Brave that an effect summons comes in Spirit state': refuse(
      'statedUseRefusal',
      (_g, _use, { target }) => target,
    ),
    'the Cores that are placed go to the Reserve': ({ summonCombined }) => ({
      summonCombined: (g, use, placing) =>
        summonCombined(
          g,
          use,
          placing.map((change) => ('taker' in change ? { ...change, counters: {} } : change)),
        ),
    }),
  },
  '9-2-3': {
    'a Brave in Spirit state needs no Cores': ({ waysOfUsing }) => ({
      waysOfUsing: {
        ...waysOfUsing,
        summon: {
          ...waysOfUsing.summon!,
          placed: (g, use) => (isBrave(use.card) ? 0 : waysOfUsing.summon!.placed!(g, use)),
        },
      },
    }),
  },
  '9-2-4': {
    '"when this Brave is Summoned" does not come directly combined': another('worksCombined', () => false),
    'it comes again when the Brave is combined': ({ linkBraves }) => ({
      *linkBraves(g, pairs, also) {
        yield* linkBraves(
          g,
          pairs,
          also ?? (() => pairs.forEach(({ brave }) => emit(g, 'summoned', { player: brave.side, card: brave.id }))),
        );
      },
    }),
    'it comes directly combined alone': ({ isWhereItWorks }) => ({
      isWhereItWorks: (g, card, ability) =>
        !(isBrave(card) && card.zone === 'field' && ability.when?.event === 'summoned') &&
        isWhereItWorks(g, card, ability),
    }),
  },
  '9-2-5': {
    'a Brave that is summoned in Spirit state is a Spirit that is summoned': always('isNamedAsPrinted', false),
  },
  '9-3-1': {
    'Braves are combined when they are summoned alone': refuse('combineActionRefusal', () => true),
  },
  '9-3-2': {
    'Braves are never separated': refuse('separateRefusal', () => true),
    'a separated Brave goes to the Hand': ({ separate }) => ({
      *separate(g, brave, host, cause, moves) {
        yield* separate(g, brave, host, cause, moves);
        yield* perform(g, { card: brave, to: { zone: 'hand', player: brave.owner }, cause, unreplaceable: true });
      },
    }),
  },
  '9-3-3': {
    'a separated Brave needs no Cores': ({ lowestOfBrave, separateRefusal }) => ({
      separateRefusal: (g, action) => (action.moves.length === 0 ? null : separateRefusal(g, action)),
      lowestOfBrave: (g, brave) => lowestOfBrave(g, brave),
    }),
    'an effect separates a Brave without Cores': ({ separate }) => ({
      separateByEffect: (g, brave, host, cause) => separate(g, brave, host, cause),
    }),
    'the Cores come from the Reserve alone': refuse('separateRefusal', (_g, { moves }) =>
      moves.some(({ from }) => !from.endsWith('.reserve')),
    ),
  },
  '9-3-4': {
    'combining costs 1 Core': ({ combineByAction }) => ({
      *combineByAction(g, action) {
        yield* payOneCore(g, action.player);
        yield* combineByAction(g, action);
      },
    }),
    'separating costs 1 Core': ({ separateByAction }) => ({
      *separateByAction(g, action) {
        yield* separateByAction(g, action);
        yield* payOneCore(g, action.player);
      },
    }),
  },
  '9-3-5': {
    'a Combined Spirit gets a second Brave': ({ combineRefusal, bravesOf }) => ({
      combineRefusal: (g, brave, host, side) => combineRefusal(g, brave, host, side, host ? bravesOf(g, host) : []),
    }),
    'an effect combines with a Combined Spirit': ({ combineByEffect, combine }) => ({
      combineByEffect: (g, context, brave, host, side) =>
        g.rules.bravesOf(g, host).length > 0
          ? combine(g, brave, host, side, byRule(context.player))
          : combineByEffect(g, context, brave, host, side),
    }),
  },
  '9-3-6': {
    'the Brave does not matter': another('deeperState', (_g, one) => one),
    'the Spirit does not matter': ({ changesOfCombining }) => ({
      changesOfCombining: (g, brave, host, cause) => [
        ...changesOfCombining(g, brave, host, cause),
        ...(host.state === brave.state ? [] : [{ card: host, state: brave.state, cause }]),
      ],
    }),
    'a Combined Spirit is always Exhausted at first': args('deeperState', (g, one) => [g, one, 'exhausted']),
  },
  '9-3-7': {
    'a Brave stays combined with a host that no longer fits': another('unfitCombinations', () => []),
    'a Brave is separated in the Main Step alone': result('unfitCombinations', (found, g) =>
      g.state.phase === 'main' ? found : [],
    ),
  },
  '9-3-8': {
    'a Brave without Cores stays on the Field': ({ chooseCoresForBrave }) => ({
      *chooseCoresForBrave(g, brave, kind, owed) {
        return (yield* chooseCoresForBrave(g, brave, kind, owed)) ?? (kind === 'forced' ? [] : null);
      },
      isDepleted: () => false,
    }),
    'it is destroyed': ({ separateByForce }) => ({
      *separateByForce(g, brave, host) {
        yield* separateByForce(g, brave, host);
        if (brave.zone === 'trash') emit(g, 'destroyed', { player: brave.owner, card: brave.id });
        if (brave.zone === 'trash') yield* g.rules.draw(g, brave.owner, 1);
      },
    }),
    'it always goes to the Trash': ({ coresAtForcedSeparation: _cores }) => ({
      *coresAtForcedSeparation() {
        return null;
      },
    }),
  },
  '9-4-1': {
    'Braves are not swapped': refuse('swapRefusal', () => true),
    'Braves are not exchanged': refuse('swapRefusal', (g, { host }) => host && g.rules.bravesOf(g, host).length > 0),
  },
  '9-4-2': {
    'a swapped Brave comes onto the Field in between': ({ swapByAction }) => ({
      *swapByAction(g, action) {
        const host = g.rules.hostLeft(g, action)!;
        yield* g.rules.separate(g, action.brave, host, byRule(action.player));
        if (action.brave.zone === 'field')
          yield* g.rules.combine(g, action.brave, action.host!, action.side, byRule(action.player));
        else yield* swapByAction(g, action);
      },
    }),
    'a swap needs a Core': refuse('swapRefusal', (g, { player }) => coresOn(g.card(`${player}.reserve`)) === 0),
  },
  '9-4-3': {
    'a Spirit that cannot be combined gets a Brave by a swap': ({ swapRefusal }) => ({
      swapRefusal: (g, action) => {
        const refusal = swapRefusal(g, action);
        return refusal?.clause === '9-4-3' ? null : refusal;
      },
    }),
  },
  '9-5-1': {
    'the Brave of a destroyed Spirit is never kept': ({ bravesWithoutHost }) => ({
      bravesWithoutHost: (g, player, leaving) =>
        g.journal.some(({ type }) => type === 'destroyed') ? [] : bravesWithoutHost(g, player, leaving),
    }),
    'the Brave of a Depleted Spirit is never kept': ({ bravesWithoutHost }) => ({
      bravesWithoutHost: (g, player, leaving) =>
        g.journal.some(({ type }) => type === 'depleted') ? [] : bravesWithoutHost(g, player, leaving),
    }),
    'the Brave of a returned Spirit is never kept': ({ bravesWithoutHost }) => ({
      bravesWithoutHost: (g, player, leaving) =>
        g.journal.some(({ type }) => type === 'returned') ? [] : bravesWithoutHost(g, player, leaving),
    }),
  },
  '9-5-2': {
    'a Brave is never kept': another('bravesWithoutHost', () => []),
    'a Brave is kept with one Core': another('lowestOfBrave', () => 1),
    'Cores of other cards are not moved onto a kept Brave': refuse(
      'keptCoresRefusal',
      (g, _brave, _owed, { moves = [] }) => moves.some(({ from }) => g.card(from).zone === 'field'),
    ),
  },
  '9-5-3': {
    'a Brave needs a Core although its lowest level needs none': another('lowestOfBrave', () => 1),
  },
  '9-5-4': {
    'a Brave that is not kept goes to the Trash': ({ linkedToLeaver }) => ({
      linkedToLeaver: (g, card, to, group) => linkedToLeaver(g, card, { ...to, zone: 'trash', place: 'top' }, group),
    }),
    'a Brave that is not kept stays combined with nothing': another('linkedToLeaver', () => []),
  },
  '9-5-5': {
    'the Cores of the host go onto its Brave': ({ keepBrave, coresOfLeaver }) => ({
      *keepBrave(g, brave) {
        const [host] = g.rules.hostsOf(g, brave);
        yield* keepBrave(g, brave);
        if (brave.zone === 'field')
          yield* perform(g, {
            card: host!,
            counters: host!.counters,
            giver: host!,
            taker: brave,
            cause: byRule(brave.owner),
          });
      },
      coresOfLeaver: (g, card) => coresOfLeaver(g, card),
    }),
  },
  '9-5-6': {
    'a kept Brave does not go on fighting': always('continuesFighting', false),
    '"when this Spirit attacks" comes for the Brave as well': ({ takePlaceInBattle }) => ({
      takePlaceInBattle(g, host, brave) {
        takePlaceInBattle(g, host, brave);
        emit(g, 'attackDeclared', { player: brave.side, card: brave.id });
      },
    }),
    'the Brave of a blocker does not go on blocking': skip('takePlaceInBattle', (g) =>
      g.state.battle!.guards.length > 0),
    'the Brave goes on with the symbols of its host': ({ lifeTaken }) => ({
      lifeTaken: (g, card) => (isBrave(card) ? 2 : lifeTaken(g, card)),
    }),
  },
  'FAQ-7-1': {
    'a Brave in Spirit state is a host': alsoIf('fitsAsHost', (_g, _brave, host) => isBrave(host)),
    'a Nexus that used Grandforce is a host': alsoIf('fitsAsHost', (g, _brave, host) => g.rules.isNexus(g, host)),
  },
  'FAQ-7-2': {
    'an effect of a Brave is one of a Spirit': alsoIf(
      'isEffectOf',
      (g, asked, { source }) => asked === 'spirit' && isBrave(g.card(source!)),
    ),
  },
  'FAQ-7-3': {
    'an Imagine Brave that is left goes on attacking': () => ({
      continuesFighting: () => true,
      isIdleInSpiritState: () => false,
    }),
    'no Brave goes on attacking': always('continuesFighting', false),
  },
  'FAQ-7-4': {
    'the other host goes on attacking': ({ attackerLeft }) => ({
      attackerLeft: (g) =>
        attackerLeft(g) ??
        g
          .zone(g.state.turnPlayer, 'field')
          .map((id) => g.card(id))
          .find((card) => g.rules.bravesOf(g, card).length > 0),
    }),
  },
  'FAQ-7-5': {
    'an Imagine Brave combines with both at once': ({ combineByAction }) => ({
      *combineByAction(g, action) {
        yield* combineByAction(g, action);
        const other = g
          .zone(action.player, 'field')
          .map((id) => g.card(id))
          .find((card) => card !== action.host);
        if (action.side === 'right' && other)
          yield* g.rules.combine(g, action.brave, other, 'left', byRule(action.player));
      },
    }),
  },
  'FAQ-7-6': {
    'a host is not switched to the other side': refuse(
      'combineActionRefusal',
      (g, { brave, host }) => host && g.rules.hostsOf(g, brave).includes(host),
    ),
    'a host is switched without its condition': ({ meetsCondition }) => ({
      meetsCondition: (g, brave, host, side) =>
        g.rules.hostsOf(g, brave).some(({ id }) => id === host.id) || meetsCondition(g, brave, host, side),
    }),
    'a switched Brave comes into Spirit state': ({ changeSide }) => ({
      *changeSide(g, brave, host, side) {
        yield* g.rules.separate(g, brave, host, byRule(brave.side));
        yield* g.rules.combine(g, brave, host, side, byRule(brave.side));
        void changeSide;
      },
    }),
  },
  'FAQ-7-7': {
    'an Imagine Brave that stays is Exhausted': another('stateThatStays', (_g, _card, state) => state),
  },
  'FAQ-7-8': {
    'the Brave returns to the Hand': another('bravesLeftBy', () => []),
    'the Brave combines without its condition': ({ passBraves: _pass }) => ({
      *passBraves(g, left, host) {
        for (const { brave, side } of left) yield* g.rules.linkBraves(g, [{ brave, host, side }]);
      },
      unfitCombinations: () => [],
    }),
    'the Brave is always separated': ({ passBraves: _pass }) => ({
      *passBraves(g, left, host) {
        for (const { brave } of left) yield* g.rules.separateByForce(g, brave, host);
      },
    }),
  },
});
