/** Misreadings of 6-1 and FAQ-3: reductions, payments, and the Cores that are placed. */
import { reductionBy } from '../06-payments';
import { PLAYERS } from '../../../schemas/common';
import { statOf } from '../../kernel/continuous/values';
import { opponentOf, type CardState } from '../../kernel/state';
import { always, another, args, faultTable, refuse, result } from '../../kernel/testing/misreadings';
import { cardsInZones } from '../../kernel/game';
import type { Use } from '../06-using';
import {
  coresOn,
  countCores,
  countOf,
  levelsOf,
  lifeOf,
  onField,
  reserveOf,
  sideOf,
  trashCoresOf,
  type BsGame,
  type BsRules,
} from '../game';
import { goesOnto } from '../06-costs';

type Pool = (g: BsGame, player: Use['player']) => CardState;

/** Cores of these places pay as well, and can be placed. */
const paidFrom =
  (placesOf: (g: BsGame, player: Use['player']) => readonly CardState[]) =>
  ({ mayPay }: BsRules): Partial<BsRules> => ({
    mayPay: (g, player) => ({
      ...mayPay(g, player),
      ...Object.fromEntries(placesOf(g, player).map(({ id, counters }) => [id, counters])),
    }),
  });

const paidFromPool = (pool: Pool) => paidFrom((g, player) => [pool(g, player)]);

const held = (is: 'isGrandwalker' | 'isGrandstone') =>
  paidFrom((g, player) => onField(g, player).filter((card) => g.rules[is](g, card)));

/** Lets moves pass that the rule refuses. */
const lets = (when: (g: BsGame, use: Use) => unknown) =>
  always<BsRules, 'paymentRefusal'>('paymentRefusal', null, when);

const refuses = (when: (g: BsGame, use: Use) => unknown) => refuse<BsRules, 'paymentRefusal'>('paymentRefusal', when);

const placed = (use: Use): Use['moves'] => use.moves.filter(goesOnto(use));
const paid = (use: Use): Use['moves'] => use.moves.filter((move) => !goesOnto(use)(move));
const number = (moves: Use['moves']): number =>
  moves.flatMap(({ counters }) => Object.values(counters)).reduce((sum, count) => sum + count, 0);

/** The reduction by other symbols than those of the own Field. */
const reducedBy = (symbolsOf: (g: BsGame, player: Use['player']) => readonly CardState[]) =>
  another<BsRules, 'symbolsOnField'>('symbolsOnField', (g, player) =>
    symbolsOf(g, player).flatMap((card) => g.rules.symbolsOf(g, card)),
  );

export const costFaults = faultTable<BsRules>({
  '6-1-1': {
    'Magic costs nothing': result('costToPay', (cost, _g, _player, card) =>
      sideOf(card).category === 'magic' ? 0 : cost,
    ),
    'each card costs 1 Core': another('costToPay', () => 1),
  },
  'FAQ-3-1': {
    'a Spirit that pays with its last Core no longer reduces the cost': ({ owedFor }) => ({
      owedFor(g, use) {
        const owed = owedFor(g, use);
        if (use.cost !== undefined) return owed;
        const paidBy = (id: string) =>
          use.moves
            .filter((move) => move.from === id && !goesOnto(use)(move))
            .reduce((sum, { counters }) => sum + countCores(counters), 0);
        const staying = onField(g, use.player).filter(
          (card) => !g.rules.needsCores(g, card) || g.rules.levelOf(g, card, coresOn(card) - paidBy(card.id)),
        );
        const symbols = staying.flatMap((card) => g.rules.symbolsOf(g, card));
        const lost = g.rules.reductionOf(g, use.player, use.card) - reductionBy(symbols, sideOf(use.card).reductions);
        const trash = trashCoresOf(g, use.player).id;
        const { exactly } = owed.due[trash] as { exactly: number };
        return { ...owed, due: { ...owed.due, [trash]: { exactly: exactly + Math.max(0, lost) } } };
      },
    }),
    'a Spirit cannot pay with all its Cores': refuse('useRefusal', (g, { moves }) =>
      moves.some(({ from, counters }) => {
        const paying = g.state.cards[from];
        return paying?.zone === 'field' && coresOn(paying) === (counters.core ?? 0) + (counters.soulCore ?? 0);
      }),
    ),
  },
  '6-1-2': {
    'symbols on the Field do not reduce the cost': another('reductionOf', () => 0),
    'symbols of both players reduce the cost': reducedBy((g) => PLAYERS.flatMap((player) => onField(g, player))),
    'a set Burst reduces the cost': reducedBy((g, player) => cardsInZones(g, player, ['field', 'burst'])),
    'cards in the Trash reduce the cost': reducedBy((g, player) => cardsInZones(g, player, ['field', 'trash'])),
    'the other cards of the Hand reduce the cost': reducedBy((g, player) => cardsInZones(g, player, ['field', 'hand'])),
  },
  '6-1-3-1': {
    'a Magic stays hidden until it lies in the Trash': ({ sees }) => ({
      revealUsed: (g) => g.cite('6-1-3-1'),
      sees: (g, viewer, card) => sees(g, viewer, card) && (card.zone !== 'use' || card.side === viewer),
    }),
  },
  '6-1-3-2': {
    'every symbol reduces the cost': another('reductionOf', (g, player) => g.rules.symbolsOnField(g, player).length),
  },
  '6-1-3-3': {
    'a cost is reduced by one at most': result('reductionOf', (by) => Math.min(1, by)),
    'reduction symbols meet symbols of any color': another('reductionOf', (g, player, card) =>
      Math.min(g.rules.symbolsOnField(g, player).length, sideOf(card).reductions.length),
    ),
  },
  '6-1-4-1': {
    'each card reduces by one': another('symbolsOnField', (g, player) =>
      onField(g, player).map((card) => g.rules.symbolsOf(g, card)[0] ?? []),
    ),
    'a card without a symbol counts by its color': another('symbolsOnField', (g, player) =>
      onField(g, player).flatMap((card) => {
        const symbols = g.rules.symbolsOf(g, card);
        return symbols.length > 0 ? symbols : [sideOf(card).colors];
      }),
    ),
  },
  '6-1-4-2': {
    'all symbols of a card have its color': another('symbolsOnField', (g, player) =>
      onField(g, player).flatMap((card) => g.rules.symbolsOf(g, card).map(() => sideOf(card).colors)),
    ),
  },
  '6-1-5-1': {
    'symbols of any color reduce the cost': another(
      'reductionOf',
      (_g, _player, card) => sideOf(card).reductions.length,
    ),
    'symbols beyond those of their color meet another one': another('reductionOf', (g, player, card) => {
      const symbols = g.rules.symbolsOnField(g, player);
      const { reductions } = sideOf(card);
      return reductionBy(symbols, reductions) > 0 ? Math.min(symbols.length, reductions.length) : 0;
    }),
    'symbols of its colors count together, whichever of them there are': another('reductionOf', (g, player, card) => {
      const { reductions } = sideOf(card);
      const colors = new Set<string>(reductions.flat());
      const meeting = g.rules.symbolsOnField(g, player).filter((kinds) => kinds.some((kind) => colors.has(kind)));
      return Math.min(meeting.length, reductions.length);
    }),
  },
  '6-1-5-2': {
    'the whole cost is paid': another('costToPay', (g, _player, card) => statOf(g, card, 'cost')),
    'the reduced cost is the cost of the card from then on': ({ printed }) => ({
      printed: (g, card, stat) =>
        printed(g, card, stat) -
        (stat === 'cost' && card.zone === 'field' ? g.rules.reductionOf(g as never, card.side, card) : 0),
    }),
    'at least 1 Core is paid': result('costToPay', (cost) => Math.max(1, cost)),
  },
  '6-1-5-3': {
    'a player may pay the whole cost': lets(
      (g, use) => number(paid(use)) === statOf(g, use.card, 'cost') && number(placed(use)) > 0,
    ),
    'symbols meet the first reduction symbol that they fit': another('reductionOf', (g, player, card) => {
      const left = [...sideOf(card).reductions];
      return g.rules.symbolsOnField(g, player).filter((symbol) => {
        const index = left.findIndex((kinds) => symbol.some((kind) => kinds.includes(kind)));
        if (index >= 0) left.splice(index, 1);
        return index >= 0;
      }).length;
    }),
  },
  '6-1-5-4': {
    'a six-color reduction symbol is red': another('reductionOf', (g, player, card) =>
      reductionBy(
        g.rules.symbolsOnField(g, player),
        sideOf(card).reductions.map((kinds) => (kinds.length > 1 ? ['red'] : kinds)),
      ),
    ),
    'any symbol meets a six-color reduction symbol': another('reductionOf', (g, player, card) =>
      reductionBy(
        g.rules.symbolsOnField(g, player),
        sideOf(card).reductions.map((kinds) => (kinds.length > 1 ? [...kinds, 'god', 'ultimate'] : kinds)),
      ),
    ),
    'a God symbol of a color meets none': another('reductionOf', (g, player, card) =>
      reductionBy(
        g.rules.symbolsOnField(g, player).filter((kinds) => !kinds.includes('god')),
        sideOf(card).reductions,
      ),
    ),
  },
  '6-1-6-1': {
    'summoning costs nothing': another('costToPay', () => 0),
    'the Cores that are paid come back to the Reserve at once': ({ payCores }) => ({
      *payCores(g, use) {
        yield* payCores(g, use);
        yield* g.rules.returnTrashCores(g, use.player);
      },
    }),
    'only the Reserve pays': refuses((g, use) => paid(use).some(({ from }) => from !== reserveOf(g, use.player).id)),
    'only Spirits and the Reserve pay': refuses((g, use) =>
      paid(use).some(({ from }) => from in g.state.cards && g.rules.isNexus(g, g.card(from))),
    ),
    'a cost is paid from one place': refuses((_g, use) => new Set(paid(use).map(({ from }) => from)).size > 1),
    "the opponent's Spirits pay as well": paidFrom((g, player) => onField(g, opponentOf(player))),
  },
  '6-1-6-2': {
    'Cores of the Life pay': paidFromPool(lifeOf),
    'Cores of the Count pay': paidFromPool(countOf),
    'Cores of the Trash pay': paidFromPool(trashCoresOf),
  },
  '6-1-6-3': {
    'Cores of a Grandwalker Nexus pay': held('isGrandwalker'),
    'Cores of a Grandstone Nexus pay': held('isGrandstone'),
  },
  '6-1-6-4': {
    'the Soul Core does not pay': refuses((_g, use) => paid(use).some(({ counters }) => counters.soulCore)),
    'the Soul Core pays for two': lets(
      (g, use) =>
        paid(use).some(({ counters }) => counters.soulCore) &&
        number(paid(use)) + 1 === g.rules.costToPay(g, use.player, use.card),
    ),
    'a Soul Core that has been paid lies in the Trash as a Core': ({ payCores }) => ({
      payCores: (g, use) =>
        payCores(g, {
          ...use,
          moves: use.moves.map((move) =>
            move.counters.soulCore && !goesOnto(use)(move) ? { ...move, counters: { core: 1 } } : move,
          ),
        }),
    }),
  },
  '6-1-7-1': {
    'one Core is enough for every Spirit': lets((_g, use) => number(placed(use)) === 1 && number(paid(use)) === 3),
    'a Spirit is summoned without Cores': lets((g, use) => placed(use).length === 0 && number(paid(use)) === 3),
    'an Ultimate needs one Core': lets(
      (_g, use) => sideOf(use.card).category === 'ultimate' && number(placed(use)) === 1,
    ),
  },
  '6-1-7-2': {
    'only Cores of the Reserve are placed': refuses((g, use) =>
      placed(use).some(({ from }) => from !== reserveOf(g, use.player).id),
    ),
    'a Spirit keeps the Cores of its lowest level': refuses((g, use) =>
      placed(use).some(({ from, counters }) => {
        const giver = g.state.cards[from];
        return (
          giver?.zone === 'field' && !g.rules.levelOf(g, giver, coresOn(giver) - number([{ from, to: '', counters }]))
        );
      }),
    ),
  },
  '6-1-7-3': {
    'no Cores are placed on a Nexus that is deployed': refuses(
      (_g, use) => sideOf(use.card).category === 'nexus' && placed(use).length > 0,
    ),
    'no Cores are placed on a Nexus that an effect deploys': refuse(
      'statedUseRefusal',
      (_g, { how, card }, { moves = [] }) => how === 'deploy' && moves.some(({ to }) => to === card.id),
    ),
    'a Nexus needs a Core': refuses((_g, use) => sideOf(use.card).category === 'nexus' && placed(use).length === 0),
  },
  '6-1-7-4': {
    'Cores of the Life are placed': paidFromPool(lifeOf),
    'Cores of the Count are placed': paidFromPool(countOf),
    'Cores of the Trash are placed': paidFromPool(trashCoresOf),
  },
  '6-1-7-5': {
    'a Spirit is summoned without Cores': lets((_g, use) => placed(use).length === 0 && number(paid(use)) === 2),
    'every Spirit needs a Core': refuses(
      (_g, use) => sideOf(use.card).category === 'spirit' && placed(use).length === 0,
    ),
    'the last Cores pay, and none need be left for the level': lets(
      (g, use) => placed(use).length === 0 && number(use.moves) === coresOn(reserveOf(g, use.player)),
    ),
  },
  '6-1-7-6': {
    'Cores are placed on a Grandwalker Nexus': lets(
      (g, use) => g.rules.isGrandwalker(g, use.card) && number(paid(use)) === 2,
    ),
    'Cores are placed on a Grandstone Nexus': lets(
      (g, use) => g.rules.isGrandstone(g, use.card) && number(paid(use)) === 2,
    ),
  },
  '6-1-7-7': {
    'Cores of a Grandwalker Nexus are placed on another card': held('isGrandwalker'),
    'Cores of a Grandstone Nexus are placed on another card': held('isGrandstone'),
  },
  '6-1-7-8': {
    'the Soul Core is not placed on a card': refuses((_g, use) =>
      placed(use).some(({ counters }) => counters.soulCore),
    ),
  },
  '6-1-7-9': {
    'no more Cores are placed than the highest level needs': refuses(
      (_g, use) => number(placed(use)) > Math.max(0, ...levelsOf(use.card).map(({ cores }) => cores)),
    ),
    'a card holds five Cores': refuses((_g, use) => number(placed(use)) > 5),
  },
  'FAQ-3-2-1': {
    'a Spirit does not pay with the Cores of its lowest level': refuses((g, use) =>
      paid(use).some(({ from, counters }) => {
        const giver = g.state.cards[from];
        return (
          giver?.zone === 'field' && !g.rules.levelOf(g, giver, coresOn(giver) - number([{ from, to: '', counters }]))
        );
      }),
    ),
  },
  'FAQ-3-2-2': {
    'all Cores are paid where they do not cover the cost': lets(
      (g, use) => number(use.moves) === coresOn(reserveOf(g, use.player)) && number(use.moves) === 4,
    ),
  },
  'FAQ-3-3': {
    'what an effect summons is free': ({ useByEffect }) => ({
      useByEffect: (g, context, card, how) => useByEffect(g, context, card, { ...how, free: true }),
    }),
    'what an effect deploys is free': ({ useByEffect }) => ({
      useByEffect: (g, context, card, how) =>
        useByEffect(g, context, card, { ...how, free: how.free || how.how === 'deploy' }),
    }),
    '"without paying the cost" is paid for': args('useByEffect', (g, context, card, how) => [
      g,
      context,
      card,
      { ...how, free: false },
    ]),
  },
});
