/** Misreadings of section 3, how cards are read, and of what it says of the basic actions. */
import { statOf } from '../../kernel/continuous/values';
import { reductionBy } from '../06-payments';
import { movingCounters } from '../../kernel/objects/counters';
import { perform } from '../../kernel/events/perform';
import { RULE } from '../../kernel/state';
import { memory } from '../../kernel/testing/memory';
import { always, another, faultTable, onlyIf, refuse, result, skip } from '../../kernel/testing/misreadings';
import { goesOnto } from '../06-costs';
import {
  asBs,
  coresOn,
  levelsOf,
  lifeOf,
  onField,
  reserveOf,
  sideOf,
  trashCoresOf,
  type BsGame,
  type BsRules,
} from '../game';
import type { Use } from '../06-using';

const refuses = (when: (g: BsGame, use: Use) => unknown) => refuse<BsRules, 'paymentRefusal'>('paymentRefusal', when);
const usesSoulCore = (use: Use): boolean => use.moves.some(({ counters }) => counters.soulCore);

export const basicsFaults = faultTable<BsRules>({
  '3-1-3': {
    'every Magic costs one Core': result('costToPay', (cost, _g, _player, card) =>
      sideOf(card).category === 'magic' ? 1 : cost,
    ),
  },
  '3-1-6': {
    'a card has its first family alone': ({ printedWords }) => ({
      printedWords: (g, definition, kind) => {
        const words = printedWords(g, definition, kind);
        return kind === 'family' ? words?.slice(0, 1) : words;
      },
    }),
    'a card without a family has every one': ({ printedWords }) => ({
      printedWords: (g, definition, kind) => {
        const words = printedWords(g, definition, kind);
        return kind === 'family' && words?.length === 0 ? ['Marsh'] : words;
      },
    }),
  },
  '3-1-7': {
    'an effect belongs to its first level alone': onlyIf('abilityIsValid', (g, card, ability) => {
      const { levels: [first] = [] } = asBs(ability);
      return first === undefined || card.zone !== 'field' || statOf(g as BsGame, card, 'lv') === first;
    }),
    'effects of higher levels never work': always('abilityIsValid', false, (_g, _card, ability) => {
      const { levels: [first = 1] = [] } = asBs(ability);
      return first > 1;
    }),
  },
  '3-1-8': {
    'each attack reduces the Life by one': another('lifeTaken', () => 1),
  },
  '3-1-11': {
    'a red God symbol is no red symbol': another('reductionOf', (g, player, card) =>
      reductionBy(
        g.rules.symbolsOnField(g, player).map((kinds) => (kinds.includes('god') ? ['god'] : kinds)),
        sideOf(card).reductions,
      ),
    ),
    'a red God symbol is no God symbol': another('reductionOf', (g, player, card) =>
      reductionBy(
        g.rules.symbolsOnField(g, player).map((kinds) => kinds.filter((kind) => kind !== 'god')),
        sideOf(card).reductions,
      ),
    ),
    'a God symbol is a symbol of any color': another('reductionOf', (g, player, card) =>
      Math.min(g.rules.symbolsOnField(g, player).length, sideOf(card).reductions.length),
    ),
  },
  '3-3-1': {
    'summoning costs nothing': another('costToPay', () => 0),
  },
  '3-3-2': {
    'the Cores that pay for a Spirit are in the Reserve again': ({ payCores }) => ({
      *payCores(g, use) {
        yield* payCores(g, use);
        yield* g.rules.returnTrashCores(g, use.player);
      },
    }),
  },
  '3-3-3': {
    'the Soul Core does not pay': refuses((_g, use) => usesSoulCore(use)),
  },
  '3-3-4': {
    'only the Reserve pays': refuses((g, use) =>
      use.moves.some((move) => !goesOnto(use)(move) && move.from !== reserveOf(g, use.player).id),
    ),
  },
  '3-3-6': {
    'the BP of a Spirit is that of level 1': another('bpOfLevel', (_g, card) => levelsOf(card)[0]?.bp ?? 0),
  },
  '3-3-7': {
    'a Spirit has level 1': another('levelOf', (_g, card, cores = coresOn(card)) =>
      levelsOf(card)
        .slice(0, 1)
        .find((level) => level.cores <= cores),
    ),
  },
  '3-3-8': {
    'a level needs more Cores than its number': another('levelOf', (_g, card, cores = coresOn(card)) =>
      levelsOf(card).findLast((level, index) => (index === 0 ? level.cores <= cores : level.cores < cores)),
    ),
  },
  '3-3-9': {
    'a Spirit is summoned without Cores': refuses((_g, use) => use.moves.some(goesOnto(use))),
  },
  '3-3-10': {
    'Cores are moved from the Reserve alone': refuse('moveRefusal', (_g, player, { moves = [] }) =>
      moves.some(({ from }) => from !== `${player}.reserve`),
    ),
  },
  '3-4-1': {
    'the Life is not reduced to 0': ({ reduceLife }) => ({
      reduceLife: (g, player, by, cause) => reduceLife(g, player, Math.min(by, coresOn(lifeOf(g, player)) - 1), cause),
    }),
  },
  '3-4-3': {
    'attacking exhausts nothing': skip('exhaust', (g, player) => player === g.state.turnPlayer),
  },
  '3-4-4': {
    'blocking exhausts nothing': skip('exhaust', (g, player) => player !== g.state.turnPlayer),
  },
  '3-4-5': {
    'exhausted Spirits attack': alsoFightExhausted('attack'),
    'exhausted Spirits block': alsoFightExhausted('block'),
  },
  '3-4-7': {
    'the Spirit with more BP is destroyed': ({ compareBp }) => ({
      compareBp: (g, attacker, blocker) => compareBp(g, blocker, attacker),
      bpInBattle: (g, card) => -statOf(g, card, 'bp'),
    }),
    'an attacker with less BP is not destroyed': ({ destroyInBattle }) => ({
      destroyInBattle: (g, defeats) =>
        destroyInBattle(
          g,
          defeats.filter(({ loser }) => loser.side !== g.state.turnPlayer),
        ),
    }),
  },
  '3-4-8': {
    'of two Spirits with equal BP neither is destroyed': skip('destroyInBattle', (_g, defeats) => defeats.length === 2),
  },
  '3-4-9': {
    'each attack reduces the Life by one': another('lifeTaken', () => 1),
  },
  '3-4-10': {
    'the Cores of a destroyed Spirit go to the Trash': another('coresOfLeaver', (g, card) =>
      coresOn(card) === 0 ? [] : [movingCounters(card.counters, card, trashCoresOf(g, card.owner), { cause: RULE })],
    ),
  },
  '3-4-11': {
    'the Cores of the Life go to the Trash': another('lifeGoesTo', (g, player) => trashCoresOf(g, player)),
  },
  '3-5-1': {
    'a Magic returns to the Hand': ({ discard }) => ({
      *discard(g, cards, cause, ...more) {
        const [card] = cards;
        if (card?.zone !== 'use') return yield* discard(g, cards, cause, ...more);
        yield* perform(g, { card, to: { zone: 'hand', player: card.owner }, cause: RULE });
      },
    }),
  },
  '3-5-2': {
    'the Main effect is used whichever is named': ({ magicEffect }) => ({
      magicEffect: (g, use) => magicEffect(g, use.timing === 'flash' ? use : { ...use, as: 'main' }),
    }),
    'the Flash effect is used whichever is named': ({ magicEffect }) => ({
      magicEffect: (g, use) => magicEffect(g, { ...use, as: 'flash' }),
    }),
  },
  '3-5-3': {
    'Main effects are used in Flash Timings': ({ magicEffect }) => ({
      magicEffect: (g, use) => magicEffect(g, { ...use, timing: 'main' }),
    }),
  },
  '3-5-4': {
    'Flash effects are not used in the Main Step': refuse(
      'useRefusal',
      (_g, use) => use.as === 'flash' && use.timing !== 'flash',
    ),
  },
  '3-5-5': {
    'only the turn player uses Flash effects': onlyIf('mayHaveFlash', (g, player) => player === g.state.turnPlayer),
  },
  '3-5-6': {
    'a Flash effect is resolved when both players have declined': ({ executeAction, flashTiming }) => {
      const put = memory(() => [] as (() => ReturnType<typeof executeAction>)[]);
      return {
        executeAction(g, player, action, timing) {
          if (timing === 'main') return executeAction(g, player, action, timing);
          g.cite('3-5-6');
          put(g).push(() => executeAction(g, player, action, timing));
          return perform(g);
        },
        *flashTiming(g) {
          yield* flashTiming(g);
          for (let last = put(g).pop(); last; last = put(g).pop()) yield* last();
        },
      };
    },
  },
  '3-6-1': {
    'a Nexus costs nothing': result('costToPay', (cost, _g, _player, card) =>
      sideOf(card).category === 'nexus' ? 0 : cost,
    ),
  },
  '3-6-2': {
    'Nexuses attack': alsoFightNexuses('attack'),
    'Nexuses block': alsoFightNexuses('block'),
  },
  '3-6-3': {
    'the symbols of Nexuses do not count': another('symbolsOnField', (g, player) =>
      onField(g, player)
        .filter((card) => !g.rules.isNexus(g, card))
        .flatMap((card) => g.rules.symbolsOf(g, card)),
    ),
  },
  '3-6-4': {
    'a Nexus has level 1': result('levelOf', (level, g, card) =>
      g.rules.isNexus(g, card) ? levelsOf(card)[0] : level,
    ),
  },
  '3-6-5': {
    'an effect of a Nexus comes at any time': always('conditionsForActivation', true, (g, _player, card) =>
      g.rules.isNexus(g as BsGame, card),
    ),
  },
  '3-6-6': {
    'effects of a Nexus last for the own turn': always(
      'abilityIsValid',
      false,
      (g, card, { type }) => type === 'cont' && g.rules.isNexus(g as BsGame, card) && g.state.turnPlayer !== card.side,
    ),
    'effects of a Nexus last from its first level on': (rules) => ({
      abilityIsValid: (g, card, ability) => rules.abilityIsValid(g, card, { ...ability, levels: undefined } as never),
    }),
  },
  '3-6-7': {
    'effects of Spirits do not ask for the level': (rules) => ({
      abilityIsValid: (g, card, ability) => rules.abilityIsValid(g, card, { ...ability, levels: undefined } as never),
    }),
  },
});

function alsoFightExhausted(what: 'attack' | 'block') {
  return ({ fighters }: BsRules): Partial<BsRules> => ({
    fighters: (g, player, kind) => [
      ...fighters(g, player, kind),
      ...(kind === what ? onField(g, player).filter(({ state }) => state === 'exhausted') : []),
    ],
  });
}

function alsoFightNexuses(what: 'attack' | 'block') {
  return ({ fighters }: BsRules): Partial<BsRules> => ({
    fighters: (g, player, kind) => [
      ...fighters(g, player, kind),
      ...(kind === what ? onField(g, player).filter((card) => g.rules.isNexus(g, card)) : []),
    ],
  });
}
