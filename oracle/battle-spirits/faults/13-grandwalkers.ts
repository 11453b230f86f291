/** Misreadings of 13 to 15, 18, 22 and 26: Grandwalkers, Contract Nexuses, Grandstones, Seal, Manifest, the Count. */
import { hasStatus } from '../../kernel/changes/objects';
import { always, alsoIf, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { abilityOf, coresOn, countOf, lifeOf, onField, reserveOf, sideOf, trashCoresOf, type BsRules } from '../game';

const withoutRow =
  (clause: string) =>
  ({ keptOffRows }: BsRules) => ({
    keptOffRows: keptOffRows.filter(({ clauses }) => !clauses.includes(clause)),
  });
const free = () => another<BsRules, 'coresMayGo'>('coresMayGo', () => true);
const art = () => skip<BsRules, 'payArt'>('payArt');
const noOracle = () => skip<BsRules, 'noticeOracles'>('noticeOracles');

export const grandwalkerFaults = faultTable<BsRules>({
  '13-1-1': { 'a Grandwalker Nexus is like any other': another('isGrandwalker', () => false) },
  '13-1-2': { 'Cores are placed onto it freely': free(), 'Oracle places no Core': skip('placeByOracle') },
  '13-1-3': {
    'a Divine Art costs nothing': art(),
    'a Divine Art takes what there is': another('artRefusal', () => null),
  },
  '13-1-4': { 'a Divine Realm costs a Core': another('coresOfArt', () => 1) },
  '13-1-5': {
    'a God symbol reduces by any color': result('symbolsOf', (symbols) => symbols.map(() => ['god', 'red'] as const)),
    'a God symbol reduces nothing': result('symbolsOf', (symbols) => symbols.filter((one) => !one.includes('god'))),
  },
  '13-2-1': { 'every effect affects it': withoutRow('13-2-1') },
  '13-2-2': { 'effects on Nexuses place Cores onto it': withoutRow('13-2-2') },
  '13-2-3': {
    'its symbol does not count': result('symbolsOf', (symbols, g, card) =>
      g.rules.isGrandwalker(g, card) ? [] : symbols,
    ),
    'it is no Nexus': onlyIf('isNexus', (g, card) => !g.rules.isGrandwalker(g, card)),
  },
  '13-2-4': {
    'an effect destroys it like any Nexus': withoutRow('13-2-4'),
    'an effect chooses it and does nothing to it': always('choosesUnaffected', true),
  },
  '13-2-5': { 'its Cores are moved and pay': free() },
  '13-2-6': {
    'the Cores on it are counted': another('coresOnField', (g, player) =>
      onField(g, player).reduce((sum, card) => sum + coresOn(card), 0),
    ),
  },
  '13-2-7': { 'its Cores go to the Reserve': another('losesCoresToVoid', () => false) },
  '13-2-8': {
    'what stops Cores from the Void stops those as well': another(
      'mayGetCoresFromVoid',
      (g, { owner }) => onField(g, owner === 'A' ? 'B' : 'A').length === 0,
    ),
  },
  '13-3-1': {
    'Oracle does not answer an Advent': another('oracleEvents', () => ['summoned']),
    'Oracle answers every Spirit': another('isTargetOfOracle', () => true),
    'Oracle is not activated': noOracle(),
    'Oracle answers twice': ({ noticeOracles }) => ({
      noticeOracles(g, event) {
        noticeOracles(g, event);
        noticeOracles(g, event);
      },
    }),
  },
  '13-3-2': {
    'it looks at the Deck beside another of its name': another('oracleLooksAtDeck', () => true),
    'it never looks at the Deck': another('oracleLooksAtDeck', () => false),
  },
  '13-3-3': {
    'one Core comes for all of them': result('cardsForOracle', function* (given) {
      return Math.min(1, yield* given);
    }),
  },
  '13-3-4': {
    'Oracle is mandatory': another('wantsOracle', function* () {
      return true;
    }),
  },
  '13-3-5': {
    'any category counts': another('isTargetOfOracle', (_g, _nexus, ability, card) => {
      const { stat } = (ability as { of?: { stat?: { cost?: { min?: number } } } }).of ?? {};
      return sideOf(card).cost >= (stat?.cost?.min ?? 0);
    }),
    'only Spirits ever count': onlyIf(
      'isTargetOfOracle',
      (_g, _nexus, _ability, card) => sideOf(card).category === 'spirit',
    ),
  },
  '13-4-1': {
    'Grandforce does nothing': skip('grandforce'),
    'a Nexus with Grandforce is a Spirit without activating it': alsoIf(
      'isSpirit',
      (_g, card) => abilityOf(card, 'grandforce') !== undefined,
    ),
    'it is no Nexus in this turn': onlyIf('isNexus', (_g, card) => !hasStatus(card, 'grandforce')),
  },
  '13-4-2': {
    'any effect destroys it': ({ keptOffRows }) => ({
      isBeyondDestruction: () => false,
      keptOffRows: keptOffRows.filter(({ clauses }) => !clauses.includes('13-2-1')),
    }),
  },
  '13-4-3': {
    'it falls like any Spirit': () => ({ fallsInBattle: () => true, isBeyondDestruction: () => false }),
    'nothing destroys it in battle': onlyIf('fallsInBattle', (_g, loser) => !hasStatus(loser, 'grandforce')),
    'it destroys no Spirit in battle': onlyIf(
      'fallsInBattle',
      (_g, _loser, winner) => !hasStatus(winner, 'grandforce'),
    ),
  },
  '13-4-4': { 'effects on Spirits affect it': withoutRow('13-4-4') },
  '13-4-5': { 'it is only a Spirit meanwhile': onlyIf('isNexus', (_g, card) => !hasStatus(card, 'grandforce')) },
  '14-1-1': {
    'it is no Grandwalker Nexus': onlyIf(
      'isGrandwalker',
      (_g, card) => !(card.definition as { contract?: boolean }).contract,
    ),
  },
  '14-1-2': { 'its level goes by its Cores': another('coresForLevel', (_g, card) => coresOn(card)) },
  '14-1-3': {
    'a red God symbol is no red one': result('symbolsOf', (symbols) =>
      symbols.map((one) => (one.length > 1 ? ['god'] : one)),
    ),
    'a red God symbol is no God symbol': result('symbolsOf', (symbols) =>
      symbols.map((one) => (one.length > 1 ? ['red'] : one)),
    ),
  },
  '14-1-4': { 'a Contract Art costs nothing': art() },
  '14-1-5': {
    'Revival costs nothing': ({ waysOfUsing }) => ({
      waysOfUsing: { ...waysOfUsing, revive: { ...waysOfUsing.revive!, cost: () => 0 } },
    }),
    'symbols do not reduce the cost of a Revival': ({ waysOfUsing }) => ({
      waysOfUsing: { ...waysOfUsing, revive: { ...waysOfUsing.revive!, cost: (_g, { card }) => sideOf(card).cost } },
    }),
  },
  '14-2-1': { 'Cores of the Reserve are placed onto it': free() },
  '14-2-2': { 'True Oracle is not activated': noOracle() },
  '14-2-3': { 'True Oracle answers an Advent': another('oracleEvents', () => ['summoned', 'advented']) },
  '14-2-4': {
    'another of its name keeps it from the Deck': onlyIf(
      'oracleLooksAtDeck',
      (g, nexus) => !onField(g, nexus.side).some((one) => one !== nexus && sideOf(one).name === sideOf(nexus).name),
    ),
  },
  '14-2-5': {
    'each of the cards brings a Core': ({ cardsForOracle }) => ({
      *cardsForOracle(g, nexus, ability, cause) {
        return (yield* cardsForOracle(g, nexus, ability, cause)) + 1;
      },
    }),
  },
  '14-2-6': {
    'it looks at the Deck each time': another('oracleLooksAtDeck', () => true),
    'nothing comes after it in the same turn': onlyIf('oracleAnswers', (g, nexus, ability) =>
      g.rules.oracleLooksAtDeck(g, nexus, ability),
    ),
  },
  '14-2-7': { 'what prevents Oracle does not prevent it': another('mayUseOracle', () => true) },
  '15-1-1': {
    'a Grandstone Nexus is a Grandwalker Nexus': alsoIf('isGrandwalker', (g, card) => g.rules.isGrandstone(g, card)),
  },
  '15-1-2': { 'every effect affects it': withoutRow('15-1-2') },
  '15-1-3': { 'effects on Nexuses place Cores onto it': withoutRow('15-1-3') },
  '15-1-4': {
    'its Cores are moved': free(),
    'its Cores go to the Reserve': another('losesCoresToVoid', () => false),
  },
  '15-2-1': {
    'Unseal is mandatory': another('wantsOracle', function* () {
      return true;
    }),
    'Unseal places nothing': skip('resolveUnseal'),
  },
  '18-1-1': {
    'any effect moves the Soul Core to the Life': ({ coresThatCanGo }) => ({
      mayHold: () => true,
      coresThatCanGo: (g, giver, said) => coresThatCanGo(g, giver, { ...said, to: 'reserve' }),
    }),
    'Seal takes the Soul Core of the Reserve alone': result('holderForSeal', (holder, g, { player }) =>
      holder === reserveOf(g, player) ? holder : undefined,
    ),
    'Seal does nothing': skip('seal'),
  },
  '18-1-2': {
    'nobody is ever Sealed': another('isSealed', () => false),
    'the Soul Core of either player counts': another('isSealed', (g) =>
      (['A', 'B'] as const).some((player) => lifeOf(g, player).counters.soulCore),
    ),
  },
  '18-1-3': {
    'Seal is mandatory': another('wantsSeal', function* () {
      return true;
    }),
  },
  '18-1-4': {
    'the Soul Core goes last': another('soulCoreGoes', function* () {
      return false;
    }),
    'the Soul Core goes first': another('soulCoreGoes', function* () {
      return true;
    }),
  },
  '22-1-1': {
    'cards Manifest at any timing, whichever their text names': ({ manifestOf }) => ({
      manifestOf: (g, player, action, timing) =>
        manifestOf(g, player, action, timing) ?? manifestOf(g, player, action, timing === 'main' ? 'flash' : 'main'),
    }),
    'cards Manifest in the Main Step only': result('manifestOf', (found, _g, _player, _action, timing) =>
      timing === 'main' ? found : undefined,
    ),
  },
  '22-1-2': {
    'the Life is not reduced by what is paid': another('eventsOfPayment', () => []),
    'the Soul Core of the Life is not used': result('manifestRefusal', (given, g, { player, moves }) =>
      moves.some(({ from }) => from === lifeOf(g, player).id)
        ? { clause: '22-1-2', reason: 'a misreading refuses it' }
        : given,
    ),
  },
  '22-1-3': {
    'any Nexus gives the Core': another('givesForManifest', (g, _use, nexus) => g.rules.isGrandwalker(g, nexus)),
    'the rest of the cost is paid as well': result('owedForManifest', (owed, g, { player, card }) => ({
      ...owed,
      due: { ...owed.due, [trashCoresOf(g, player).id]: { exactly: 1 + g.rules.costToPay(g, player, card) } },
    })),
  },
  '22-1-4': {
    'exactly the Cores of the lowest level are placed': result('manifestRefusal', (given, _g, { card, moves }) =>
      moves.filter(({ to }) => to === card.id).length > 1
        ? { clause: '22-1-4', reason: 'a misreading refuses it' }
        : given,
    ),
  },
  '22-1-5': { 'a Manifest is no summon': another('eventsOfManifest', () => ['manifested']) },
  '22-1-6': {
    'a Manifested card is not summoned': another('eventsOfManifest', () => ['manifested']),
    'a Manifested card is only summoned': another('eventsOfManifest', () => ['summoned']),
  },
  '22-1-7': {
    'every summon is a Manifest': ({ comeOntoField }) => ({
      comeOntoField: (g, use, event, placing) =>
        comeOntoField(g, use, event === 'summoned' ? 'manifested' : event, placing),
    }),
  },
  '22-1-8': {
    'who cannot summon can Manifest': ({ manifestRefusal }) => ({
      manifestRefusal: (g, use) => {
        const refusal = manifestRefusal(g, use);
        return refusal?.reason.includes('forbids') ? null : refusal;
      },
    }),
  },
  '26-1-1': {
    'the Count is taken from the Reserve': result('changesOfCount', (changes, g, player) =>
      changes.map((change) => ('counters' in change ? { ...change, giver: reserveOf(g, player) } : change)),
    ),
  },
  '26-1-2': { 'the Count does not increase': another('changesOfCount', () => []) },
  '26-1-3': {
    'the Cores go to the Reserve': result('changesOfCount', (changes, g, player, by) =>
      by < 0
        ? changes.map((change) => ('counters' in change ? { ...change, taker: reserveOf(g, player) } : change))
        : changes,
    ),
    'a Count that is too low stays': result('changesOfCount', (changes, g, player, by) =>
      coresOn(countOf(g, player)) < -by ? [] : changes,
    ),
  },
  '26-1-4': {
    'the Count is a part of the Field': result(
      'coresOnField',
      (cores, g, player) => cores + coresOn(countOf(g, player)),
    ),
  },
  '26-1-5': {
    'a Count that is 0 does not exist': result('changesOfCount', (changes, g, player) =>
      coresOn(countOf(g, player)) === 0 ? [] : changes,
    ),
  },
  '26-1-6': {
    'Cores of the Count are moved and pay': result('mayPay', (places, g, player) => ({
      ...places,
      [countOf(g, player).id]: countOf(g, player).counters,
    })),
  },
  '26-1-7': {
    'Cores of the Count are placed': result('mayPay', (places, g, player) => ({
      ...places,
      [countOf(g, player).id]: countOf(g, player).counters,
    })),
  },
  '26-1-8': {
    'what stops Cores from the Void stops the Count': result('changesOfCount', (changes, g, player, by, cause) =>
      g.rules.mayGetCoresFromVoid(g, trashCoresOf(g, player), cause) || by < 0 ? changes : [],
    ),
  },
  '26-2-1': { 'an OC applies on the lowest level alone': onlyIf('ocApplies', (_g, card) => coresOn(card) === 1) },
  '26-2-2': {
    'the OC adds no BP': another('ocModifiers', () => []),
    "the opponent's Count serves as well": another('ocApplies', (g, card) =>
      (['A', 'B'] as const).some((player) => coresOn(countOf(g, player)) >= (sideOf(card).oc?.min ?? Infinity)),
    ),
  },
  '26-2-3': {
    'effects During OC apply without it': another('whileHolds', () => true),
    'effects During OC never apply': onlyIf(
      'whileHolds',
      (_g, _card, ability) => !(ability as { while?: string[] }).while,
    ),
  },
  '26-2-4': { 'the OC of a Spirit stays': alsoIf('ocApplies', (_g, card) => sideOf(card).oc !== undefined) },
  '26-2-5': {
    'one of the two is enough': another(
      'whileHolds',
      (g, card) => g.rules.ocApplies(g, card) || g.rules.sourcesOf(g, card).length > 0,
    ),
  },
});
