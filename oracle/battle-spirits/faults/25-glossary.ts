/** Misreadings of 23, Tokens, of 25, set aside cards, of FAQ-11 and of the glossary. */
import { emit } from '../../kernel/changes';
import { hasWord } from '../../kernel/continuous/information';
import { perform } from '../../kernel/events/perform';
import { cardsIn } from '../../kernel/game';
import { movingCounters } from '../../kernel/objects/counters';
import { NOTHING, opponentOf, RULE } from '../../kernel/state';
import { saidAs } from '../../kernel/testing/common-texts';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import {
  asBs,
  coresOn,
  countOf,
  levelsOf,
  onField,
  reserveOf,
  sideOf,
  trashCoresOf,
  type BsGame,
  type BsRules,
} from '../game';
import type { Leaving } from '../faq-04-departures';
import type { WaysOfUsing } from '../06-using';
import type { BsSideOfCard } from '../../../schemas/battle-spirits';

/** Cards are used from these zones alone. */
const usedFrom =
  (zones: readonly string[]) =>
  ({ waysOfUsing }: BsRules): Partial<BsRules> => ({
    waysOfUsing: Object.fromEntries(
      Object.entries(waysOfUsing).map(([how, row]) => [how, { ...row, zones }]),
    ) as WaysOfUsing,
  });

/** A card that leaves in one way brings about the event of another as well. */
const alsoEvent = (manner: Leaving, event: string) =>
  result<BsRules, 'eventsOfLeaving'>('eventsOfLeaving', (events, _card, how) =>
    how.manner === manner ? [...events, event] : events,
  );

/** What leaves in this way has not left the Field. */
const staysFor = (...manners: readonly Leaving[]) =>
  result<BsRules, 'eventsOfLeaving'>('eventsOfLeaving', (events, _card, how) =>
    manners.includes(how.manner) ? events.filter((event) => event !== 'leftField') : events,
  );

/** The Soul Core becomes an ordinary Core when it is moved. */
const soulCoreIsLost = another<BsRules, 'moveCores'>('moveCores', (g, _player, { moves = [] }) =>
  perform(
    g,
    ...moves.flatMap(({ from, to, counters: { core = 0, soulCore = 0 } }) => [
      movingCounters({ core, soulCore }, g.card(from), null, { cause: RULE }),
      movingCounters({ core: core + soulCore }, null, g.card(to), { cause: RULE }),
    ]),
  ),
);

export const glossaryFaults = faultTable<BsRules>({
  '2-3-3': {
    'the Void holds 30 Cores': result('coresFromVoid', (count) => Math.min(count, 30)),
  },
  '2-3-4': {
    'the Soul Core becomes an ordinary Core when it is moved': soulCoreIsLost,
    'the Soul Core of a Spirit that leaves is removed': (rules) => ({
      coresOfLeaver: (g, card) =>
        card.counters.soulCore
          ? [movingCounters(card.counters, card, null, { cause: RULE })]
          : rules.coresOfLeaver(g, card),
    }),
  },
  'G-40': {
    'the Soul Core becomes an ordinary Core when it is moved': soulCoreIsLost,
  },
  '2-5-1': {
    'Tokens stay beside the Deck and copies of them are put onto the Field': skip('putTokens'),
  },
  '23-1-1': {
    'effects put no Tokens onto the Field': skip('putTokens'),
    'Tokens come Exhausted': args('putTokens', (g, player, asked, cause) => [
      g,
      player,
      { ...asked, state: 'exhausted' },
      cause,
    ]),
  },
  '23-1-4': {
    'everybody knows the Tokens beside a Deck': (rules) => ({
      sees: (g, viewer, card) => card.zone === 'outside' || rules.sees(g, viewer, card),
    }),
    'nobody knows the Tokens beside a Deck': (rules) => ({
      sees: (g, viewer, card) => card.zone !== 'outside' && rules.sees(g, viewer, card),
    }),
  },
  'G-48-1': {
    'a Token goes where other cards go': another('redirectMove', (_g, move) => move),
    'a Token that is destroyed stays in the Trash': (rules) => ({
      redirectMove: (g, move) => (move.to.zone === 'trash' ? move : rules.redirectMove(g, move)),
    }),
    'a Token that leaves is removed from the game': another('placeOfToken', (_g, { owner }, to) => ({
      ...{ zone: 'removed', player: owner, face: 'up', insteadOf: to },
    })),
    'a Token under a card goes where that card goes': (rules) => ({
      redirectMove: (g, move) => (move.card.zone === 'sources' ? move : rules.redirectMove(g, move)),
    }),
    'the Brave of a Token goes beside the Deck with it': result('placeOfToken', ({ insteadOf: _, ...to }) => to),
    'the Brave of a Token always goes to the Trash': result('placeOfToken', (to) => ({
      ...to,
      insteadOf: { zone: 'trash' },
    })),
    'a Token and a Spirit that are destroyed go to two places': another(
      'leaveForTwoPlaces',
      (g, hosts) =>
        new Set(hosts.map(({ id }) => g.state.departures.find(({ card }) => card.id === id)?.to.zone)).size > 1,
    ),
  },
  'G-48-2': {
    'putting a Token onto the Field summons it': afterwards('putTokens', (g, player) => {
      for (const card of onField(g, player)) emit(g, 'summoned', { player, card: card.id });
      return NOTHING;
    }),
  },
  'G-31': {
    'whatever comes onto the Field is summoned': afterwards('putTokens', (g, player) => {
      for (const card of onField(g, player)) emit(g, 'summoned', { player, card: card.id });
      return NOTHING;
    }),
    'a Spirit from the Hand is not summoned': args('comeOntoField', (g, use, event, placing) => [
      g,
      use,
      event === 'summoned' ? 'moved' : event,
      placing,
    ]),
  },
  '25-1-1': {
    'set aside cards are not used': usedFrom(['hand']),
    'set aside cards are used without a payment': (rules) => ({
      costToPay: (g, player, card) => (card.zone === 'setAside' ? 0 : rules.costToPay(g, player, card)),
    }),
    'only set aside cards that lie face up are used': (rules) => ({
      useRefusal: (g, use) =>
        use.card.zone === 'setAside' && use.card.face === 'down'
          ? { clause: '25-1-1', reason: 'it lies face down' }
          : rules.useRefusal(g, use),
    }),
    'the set aside cards of both players are used': (rules) => ({
      useRefusal: (g, use) => (use.card.zone === 'setAside' ? null : rules.useRefusal(g, use)),
    }),
  },
  'G-46': {
    'set aside cards are not used': usedFrom(['hand']),
    'set aside cards are used without a payment': (rules) => ({
      costToPay: (g, player, card) => (card.zone === 'setAside' ? 0 : rules.costToPay(g, player, card)),
    }),
  },
  'G-34': {
    'a set aside Magic is not used': usedFrom(['hand']),
  },
  '25-1-2': {
    'set aside cards are discarded with the Hand': afterwards('discard', (g, cards, cause) =>
      cards.length > 0 && cards[0]!.zone === 'trash'
        ? g.rules.trash(g, cardsIn(g, cards[0]!.owner, 'setAside'), cause)
        : NOTHING,
    ),
  },
  '25-1-3': {
    'symbols of set aside cards reduce costs': (rules) => ({
      symbolsOnField: (g, player) => [
        ...rules.symbolsOnField(g, player),
        ...cardsIn(g, player, 'setAside').flatMap((card) => g.rules.symbolsOf(g, card)),
      ],
    }),
  },
  '25-1-5': {
    'a card is set aside face up although the effect says otherwise': saidAs((said) =>
      said.do === 'move' ? { ...said, face: 'up' } : said,
    ),
    'cards are set aside face down': (rules) => ({
      placeOfLeaver: (g, card, to) => ({
        ...rules.placeOfLeaver(g, card, to),
        ...(to.zone === 'setAside' && { face: 'down' as const }),
      }),
    }),
  },
  'FAQ-11-1': {
    '"during this Spirit\'s battle" means its attack alone': onlyIf(
      'notices',
      (_g, _card, { type }) => type !== 'blocked',
    ),
    '"during this Spirit\'s battle" means its block alone': onlyIf(
      'notices',
      (_g, _card, { type }) => type !== 'attackDeclared',
    ),
  },
  'FAQ-11-2': {
    'an effect for Combining works only when a Brave has just combined': onlyIf(
      'whileHolds',
      (g, _card, ability) =>
        !asBs(ability).while?.includes('combined') || g.journal.some(({ type }) => type === 'combined'),
    ),
  },
  'FAQ-11-7': {
    'once per turn for all of a name is no limit': onlyIf('hasLimit', (_g, ability) => asBs(ability).once !== 'name'),
    '[Unstackable] says nothing': skip('dropStacked'),
  },
  'FAQ-11-3': {
    'the Cores of a swapped card go to the Reserve': another('coresOfSwapped', () => []),
    'a Spirit that is swapped in does not go on with the battle': skip('passPlaceInBattle'),
  },
  'FAQ-11-4': {
    'who cannot draw does not discard': ({ executeText }) => ({
      *executeText(g, context, instructions) {
        const [first] = instructions;
        const isInVain = first?.do === 'draw' && g.withoutCiting(() => !g.rules.mayDraw(g, context.player));
        yield* executeText(g, context, isInVain ? instructions.slice(0, 1) : instructions);
      },
    }),
  },
  'FAQ-11-5': {
    'a Nexus has a Family by its text as long as it has its effects': another(
      'printedWords',
      (_g, definition, kind) => {
        const { name, colors, families = [] } = definition as unknown as BsSideOfCard;
        return { name: [name], color: colors, family: families }[kind];
      },
    ),
  },
  'FAQ-11-6': {
    'a name in quotation marks is the whole name': another('hasInName', (g, card, part) =>
      hasWord(g, card, 'name', part),
    ),
    '"Card Name" is met by a part of the name': alsoIf('isNamed', (g, card, name) => g.rules.hasInName(g, card, name)),
  },
  'FAQ-11-8': {
    '"When Summoned" is met by every own summon': afterwards('comeOntoField', (g, { player, card }, event) => {
      for (const other of onField(g, player))
        if (other !== card) emit(g, event as 'summoned', { player, card: other.id });
      return NOTHING;
    }),
    '"When Summoned" is not met by the summon of the card itself': onlyIf(
      'notices',
      (_g, card, { type, card: about }) => type !== 'summoned' || about !== card.id,
    ),
  },
  'FAQ-11-9': {
    'an effect "During Attack" is one "when this Spirit attacks"': another('isExceptedFrom', () => false),
  },
  'FAQ-11-10': {
    'a card is drawn from the Deck of the opponent': another('draw', function* (g, player, count) {
      for (const card of cardsIn(g, opponentOf(player), 'deck').slice(0, count))
        yield* perform(g, { card, to: { zone: 'hand', player } });
    }),
  },
  'G-23': {
    'Cores that come onto a card by "Core +X" are an increase': onlyIf('mayGetCoresFromVoid', (g, taker) =>
      g.rules.coresMayGo(g, taker),
    ),
  },
  'G-5': {
    'an EX symbol counts in the Trash alone': result('symbolsOnField', (symbols) =>
      symbols.filter((kinds) => !kinds.includes('ex')),
    ),
    'an EX symbol counts on the Field alone': another('symbolsBySuccession', () => []),
  },
  'G-9': {
    'cards that are Opened stay hidden': skip('open'),
    'only their player sees cards that are Opened': another('viewersOfOpened', (g) => [g.state.turnPlayer]),
  },
  'G-18': {
    'any card in the Trash is removed for Succession': another(
      'symbolsBySuccession',
      (_g, card) => sideOf(card).symbols,
    ),
    'the cards stay in the Trash': skip('payBySuccession'),
    'any card is paid for with EX symbols': another('successionRefusal', () => null),
  },
  'G-36': {
    'the Soul Core is a Core like any other': another('coresByUnleash', (_g, card) => coresOn(card)),
    'any Core gives level 2': another('coresByUnleash', (_g, card) =>
      coresOn(card) > 0 ? (levelsOf(card)[1]?.cores ?? 0) : 0,
    ),
    'only Spirits come on level 2 by it': ({ coresByUnleash }) => ({
      coresByUnleash: (g, card) => (g.rules.isNexus(g, card) ? coresOn(card) : coresByUnleash(g, card)),
    }),
  },
  'G-41': {
    'the Soul Core pays like any other Core': another('isSoulMagic', () => false),
    'a Soul Magic needs no symbol': another('hasSymbolOf', () => true),
    'the Soul Core pays for any Magic': another(
      'isSoulMagic',
      (_g, { moves }) => moves.length === 1 && moves[0]!.counters.soulCore === 1 && !moves[0]!.counters.core,
    ),
  },
  'G-13': {
    'the Count grows from the Reserve': (rules) => ({
      changesOfCount: (g, player, by, cause) =>
        by > 0
          ? [movingCounters({ core: by }, reserveOf(g, player), countOf(g, player), { cause })]
          : rules.changesOfCount(g, player, by, cause),
    }),
    'the Count shrinks into the Trash': (rules) => ({
      changesOfCount: (g, player, by, cause) =>
        by < 0
          ? [movingCounters({ core: -by }, countOf(g, player), trashCoresOf(g, player), { cause })]
          : rules.changesOfCount(g, player, by, cause),
    }),
  },
  'G-14': {
    'an effect to activate is used in the Main Step alone': onlyIf(
      'isUsedIn',
      (_g, { type }, timing) => type !== 'activate' || timing === 'main',
    ),
    'an effect to activate is used in Flash Timings alone': onlyIf(
      'isUsedIn',
      (_g, { type }, timing) => type !== 'activate' || timing === 'flash',
    ),
  },
  'G-59': {
    'an effect of the Field that is resolved has been used': afterwards('resolveWaitingAbility', (g, waiting) => {
      if (waiting.event.type === 'destroyed') emit(g as BsGame, 'used', { player: waiting.player, card: waiting.card });
      return NOTHING;
    }),
  },
  'G-33': {
    'a Spirit that is Depleted has been destroyed': alsoEvent('deplete', 'destroyed'),
  },
  'G-57': {
    'a Spirit that is destroyed has been Depleted': alsoEvent('destroy', 'depleted'),
  },
  'G-66': {
    'only what is destroyed leaves the Field': staysFor('deplete', 'return', 'remove'),
    'what returns to the Hand does not leave the Field': staysFor('return'),
    'what is removed from the game does not leave the Field': staysFor('remove'),
    'what is Depleted does not leave the Field': staysFor('deplete'),
    'what is destroyed does not leave the Field': staysFor('destroy'),
  },
  'G-35': {
    'Cores that are removed from the game go to the Trash': saidAs((said) =>
      'to' in said && (said.to as string) === 'removedCores' ? ({ ...said, to: 'trashCores' } as never) : said,
    ),
    'what is removed from the game goes to the Trash': args('changesOfLeaving', (g, cards, how) => [
      g,
      cards,
      how.manner === 'remove' ? { ...how, to: { ...how.to, zone: 'trash' } } : how,
    ]),
  },
  'G-26': {
    'face-down cards under a card are its sources': result('sourcesOf', (sources, g, card) => [
      ...sources,
      ...g.state.links
        .filter(({ kind, host }) => kind === 'under' && host === card.id)
        .map(({ card: id }) => g.card(id)),
    ]),
  },
  'G-60': {
    'a Burst that is activated is turned over and not resolved': skip('resolveBurst'),
  },
  'G-49': {
    'Cores that are paid go to the Void': afterwards('payCores', (g, { player }) =>
      perform(g, movingCounters(trashCoresOf(g, player).counters, trashCoresOf(g, player), null, { cause: RULE })),
    ),
    'a Magic that was used is removed from the game': afterwards('useMagic', (g, { card }) =>
      perform(g, { card, to: { zone: 'removed' } }),
    ),
  },
});
