/** Misreadings of section 19, Advent, and of FAQ-9. */
import { hasStatus } from '../../kernel/changes/objects';
import { perform } from '../../kernel/events/perform';
import { FIELD } from '../../kernel/objects/zones';
import { byRule } from '../../kernel/state';
import { alsoIf, another, args, faultTable, onlyIf, result, skip, zone } from '../../kernel/testing/misreadings';
import { asBs, coresOn, lifeOf, onField, reserveOf, sideOf, trashCoresOf, type BsRules } from '../game';

export const adventFaults = faultTable<BsRules>({
  '19-1-1': {
    'a card Advents from the Trash as well': ({ adventOf }) => ({
      adventOf: (g, player, card, timing) =>
        adventOf(g, player, card.zone === 'trash' ? { ...card, zone: 'hand' } : card, timing),
    }),
  },
  '19-1-2': {
    'a card Advents at any timing, whichever its text names': ({ adventOf }) => ({
      adventOf: (g, player, card, timing) =>
        adventOf(g, player, card, timing) ?? adventOf(g, player, card, timing === 'main' ? 'flash' : 'main'),
    }),
    'a card Advents onto any Spirit': another('meetsAdventCondition', () => true),
    'a card Advents onto a Spirit of the opponent': ({ canBeCovered }) => ({
      canBeCovered: (g, use) => canBeCovered(g, { ...use, player: use.onto.side }),
      meetsAdventCondition: () => true,
    }),
    'any card of the Hand Advents': ({ adventOf }) => ({
      adventOf: (g, player, card, timing) =>
        adventOf(g, player, card, timing) ?? (card.zone === 'hand' ? { type: 'advent', effect: [] } : undefined),
    }),
    'cards Advent in the Main Step only': result('adventOf', (found, _g, _player, _card, timing) =>
      timing === 'main' ? found : undefined,
    ),
  },
  '19-1-3': {
    'an Advent is free': ({ soulCoreForAdvent }) => ({
      soulCoreForAdvent: (g, player) => soulCoreForAdvent(g, player) ?? reserveOf(g, player),
      moveSoulCore: function* () {
        return true;
      },
    }),
    'the cost of the card is paid as well': ({ moveSoulCore }) => ({
      *moveSoulCore(g, use) {
        const core = Math.min(reserveOf(g, use.player).counters.core ?? 0, sideOf(use.card).cost);
        yield* moveSoulCore(g, use);
        if (core === 0) return true;
        const [card, taker] = [reserveOf(g, use.player), trashCoresOf(g, use.player)];
        yield* perform(g, { card, giver: card, taker, counters: { core } });
        return true;
      },
    }),
    'an ordinary Core will do where there is no Soul Core': ({ soulCoreForAdvent }) => ({
      soulCoreForAdvent: (g, player) => soulCoreForAdvent(g, player) ?? reserveOf(g, player),
    }),
  },
  '19-1-4': {
    'a card with Advent is not summoned otherwise': result('useIsForbidden', (given, g, { card }) =>
      sideOf(card).abilities?.some((one) => g.rules.isAdvent(g, one as never))
        ? { clause: '19-1-4', reason: 'a misreading refuses it' }
        : given,
    ),
  },
  '19-1-5': {
    'an Advent is a summon': ({ completeAdvent }) => ({
      *completeAdvent(g, use) {
        yield* completeAdvent(g, use);
        yield* perform(g, { card: use.card, state: use.card.state, events: 'summoned' });
      },
    }),
    'who cannot summon cannot Advent': result('adventRefusal', (given, g, player, { card }) =>
      card !== undefined && card in g.state.cards && g.rules.isProhibited(g, g.card(card), 'summon', byRule(player))
        ? { clause: '19-1-5', reason: 'a misreading refuses it' }
        : given,
    ),
  },
  '19-2-1': {
    'the card is shown when it is put onto its source': skip('revealAdvent'),
  },
  '19-2-2': {
    'the Soul Core moves before the effects': ({ effectsOfAdvent, moveSoulCore }) => ({
      *effectsOfAdvent(g, use) {
        yield* moveSoulCore(g, use);
        yield* effectsOfAdvent(g, use);
      },
      *moveSoulCore() {
        return true;
      },
    }),
    'no effect is activated by performing an Advent': skip('effectsOfAdvent'),
    'the Soul Core always goes to the Trash': another('placeOfSoulCore', () => 'trashCores'),
  },
  '19-2-3': {
    'the card comes beside the other': ({ completeAdvent }) => ({
      completeAdvent: (g, use) =>
        g.isPlain ? completeAdvent(g, use) : perform(g, { card: use.card, to: { zone: 'field', player: use.player } }),
    }),
    'the covered card goes to the Trash': ({ completeAdvent }) => ({
      *completeAdvent(g, use) {
        yield* completeAdvent(g, use);
        yield* perform(g, { card: use.onto, to: { zone: 'trash', player: use.onto.owner } });
      },
    }),
  },
  '19-2-5': {
    'the condition is to be met when the card is revealed': ({ mayMendAdvent, meetsAdventCondition }) => ({
      mayMendAdvent: (g, use) => meetsAdventCondition(g, use) && mayMendAdvent(g, use),
    }),
  },
  '19-2-6': {
    'only the Soul Core in the Reserve is moved': another('soulCoreForAdvent', (g, player) =>
      [reserveOf(g, player)].find(({ counters }) => counters.soulCore),
    ),
    'the Soul Core in the Life is not moved': result('soulCoreForAdvent', (holder, g, player) =>
      holder === lifeOf(g, player) ? undefined : holder,
    ),
    'the Soul Core in the Trash is moved as well': result(
      'soulCoreForAdvent',
      (holder, g, player) => holder ?? [trashCoresOf(g, player)].find(({ counters }) => counters.soulCore),
    ),
  },
  '19-2-7': {
    'an Advent activates no effect of the card': skip('happened', (_g, { type }) => type === 'advented'),
  },
  '19-2-8': {
    'the Cores of the source go to the Reserve but for one': ({ coresOfCovered }) => ({
      coresOfCovered: (g, top, onto) =>
        coresOfCovered(g, top, onto).map((change) =>
          'counters' in change && coresOn(g.card(onto[0]!.id)) > 1
            ? { ...change, taker: reserveOf(g, top.owner) }
            : change,
        ),
    }),
    'a Core of the Reserve is placed as well': ({ completeAdvent }) => ({
      *completeAdvent(g, use) {
        yield* completeAdvent(g, use);
        const giver = reserveOf(g, use.player);
        if (!giver.counters.core) return;
        yield* perform(g, { card: giver, giver, taker: use.card, counters: { core: 1 } });
      },
    }),
  },
  '19-2-9': {
    'a Brave stays on the card whatever its condition': ({ unfitCombinations }) => ({
      unfitCombinations: (g) => unfitCombinations(g).filter(({ host }) => g.rules.sourcesOf(g, host).length === 0),
    }),
    'every Brave is separated by an Advent': ({ completeAdvent }) => ({
      *completeAdvent(g, use) {
        yield* completeAdvent(g, use);
        for (const brave of g.rules.bravesOf(g, use.card)) yield* g.rules.separateByForce(g, brave, use.card);
      },
    }),
  },
  '19-3-1': {
    'the card comes refreshed': another('stateAfterAdvent', () => ({ state: 'refreshed' })),
    'the card comes exhausted': another('stateAfterAdvent', () => ({ state: 'exhausted' })),
    'the effects on the source end': another('passesToHeir' as never, (() => false) as never),
  },
  '19-3-2': {
    'the battle ends with the Advent': ({ completeAdvent }) => ({
      *completeAdvent(g, use) {
        const isFighting = g.state.battle?.attackers.includes(use.onto.id);
        yield* completeAdvent(g, use);
        if (isFighting) g.rules.endBattleByEffect(g);
      },
    }),
    'the card attacks anew': ({ completeAdvent }) => ({
      *completeAdvent(g, use) {
        const isAttacking = g.state.battle?.attackers.includes(use.onto.id);
        yield* completeAdvent(g, use);
        if (isAttacking) yield* perform(g, { card: use.card, state: use.card.state, events: 'attackDeclared' });
      },
    }),
    'a blocking card that is covered no longer blocks': ({ completeAdvent }) => ({
      *completeAdvent(g, use) {
        const isBlocking = g.state.battle?.guards.some(({ card }) => card.id === use.onto.id);
        yield* completeAdvent(g, use);
        if (isBlocking) g.rules.endBattleByEffect(g);
      },
    }),
  },
  '19-3-3': {
    'the effects of a source still apply': zone('sources', { ...FIELD }),
    'the symbols of a source still count': result('symbolsOnField', (symbols, g, player) => [
      ...symbols,
      ...onField(g, player).flatMap((card) => g.rules.sourcesOf(g, card).flatMap((one) => sideOf(one).symbols)),
    ]),
  },
  '19-3-4': {
    'During Advent holds for every card with Advent': another('whileHolds', () => true),
    'During Advent never holds': onlyIf('whileHolds', (_g, _card, ability) => !asBs(ability).while?.includes('advent')),
  },
  '19-3-5': {
    'the sources return to the Hand': ({ linkedToLeaver }) => ({
      linkedToLeaver: (g, card, to, group) =>
        linkedToLeaver(g, card, to, group).map((change) =>
          'to' in change && change.card.zone === 'sources'
            ? { ...change, to: { zone: 'hand', player: change.card.owner } }
            : change,
        ),
    }),
  },
  '19-4-1': {
    'a Contract Advent goes onto Contract Cards alone': onlyIf(
      'canBeCovered',
      (_g, { onto, ability }) =>
        ability.type !== 'contractAdvent' || (onto.definition as { contract?: boolean }).contract === true,
    ),
  },
  '19-4-2': {
    'no card in Soul State is covered': onlyIf('canBeCovered', (_g, { onto }) => !hasStatus(onto, 'soulState')),
    'a card in Soul State gives the Cores of the lowest level': onlyIf(
      'wouldBeDepleted',
      (_g, { onto }) => !hasStatus(onto, 'soulState'),
    ),
    'any Advent goes onto such a card': args('letsAdvent', (g, onto, ability) => [
      g,
      onto,
      { ...ability, type: 'contractAdvent' },
    ]),
    'every card in Soul State can be covered': ({ canBeCovered, meetsAdventCondition }) => ({
      canBeCovered: (g, use) => hasStatus(use.onto, 'soulState') || canBeCovered(g, use),
      meetsAdventCondition: (g, use) => hasStatus(use.onto, 'soulState') || meetsAdventCondition(g, use),
      wouldBeDepleted: () => false,
    }),
  },
  '19-4-3': {
    'a source lends nothing': onlyIf('lends', (_g, { kind }) => kind !== 'source'),
    'a card uses its Contract Advent Source effect itself': alsoIf('whileHolds', (_g, _card, ability) =>
      asBs(ability).while?.includes('contractAdventSource'),
    ),
  },
  'FAQ-9-1': {
    'a Spirit with nothing but the Soul Core can be covered': another('coresAfterAdvent', (_g, { onto }) =>
      coresOn(onto),
    ),
    'depletion is judged when the card is revealed': another('mayMendAdvent', () => false),
    'one Core is enough': another('wouldBeDepleted', (_g, _use, cores) => cores === 0),
  },
  'FAQ-9-2': {
    'a Brave in Spirit state can be covered': ({ canBeCovered }) => ({
      canBeCovered: (g, use) => canBeCovered(g, use) || (use.onto.side === use.player && g.rules.isSpirit(g, use.onto)),
    }),
  },
  'FAQ-9-3': {
    'an effect puts no card under another one': skip('placeUnder'),
    'cards under a Spirit that leaves go to the Trash': ({ linkedToLeaver }) => ({
      linkedToLeaver: (g, card, to, group) =>
        linkedToLeaver(g, card, to, group).map((change) =>
          'to' in change && change.card.zone === 'under' ? { ...change, to: { zone: 'trash' } } : change,
        ),
    }),
    'face-down cards under a card are its sources': result('sourcesOf', (sources, g, card) => [
      ...sources,
      ...g.state.links
        .filter(({ kind, host }) => kind === 'under' && host === card.id)
        .map(({ card: id }) => g.card(id)),
    ]),
  },
  'FAQ-9-4': {
    'the Life is not reduced by what is paid': ({ moveSoulCore }) => ({
      *moveSoulCore(g, use) {
        const life = lifeOf(g, use.player);
        if (g.rules.soulCoreForAdvent(g, use.player) !== life) return yield* moveSoulCore(g, use);
        const taker = trashCoresOf(g, use.player);
        yield* perform(g, { card: life, giver: life, taker, counters: { soulCore: 1 } });
        return true;
      },
    }),
  },
  'FAQ-9-5': {
    'a card that has Advented is not covered': onlyIf(
      'canBeCovered',
      (g, { onto }) => g.rules.sourcesOf(g, onto).length === 0,
    ),
  },
  'FAQ-9-6': {
    'the sources of a swapped card go to the Trash': ({ linkedToLeaver }) => ({
      linkedToLeaver: (g, card, to, group) =>
        linkedToLeaver(g, card, to, group).map((change) =>
          'to' in change && change.card.zone === 'sources' && to.zone === 'hand'
            ? { ...change, to: { zone: 'trash', player: change.card.owner } }
            : change,
        ),
    }),
  },
  'FAQ-9-7': {
    'a Contract Advent is no Advent': ({ completeAdvent }) => ({
      *completeAdvent(g, use) {
        if (use.ability.type !== 'contractAdvent') return yield* completeAdvent(g, use);
        const to = {
          zone: 'field',
          player: use.player,
          onto: [{ id: use.onto.id, zoneChangeCount: use.onto.zoneChangeCount }],
        };
        yield* perform(g, { card: use.card, to });
      },
    }),
    'only what bears the bare word is Advent': onlyIf('isAdvent', (_g, ability) => asBs(ability).label === undefined),
  },
});
