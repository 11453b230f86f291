/** Misreadings of 9-4, 11-3, 11-4 and 11-5: cards on cards, the Warp, control. */
import { setState } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { delaying } from '../../kernel/procedures/delayed-effects';
import { opponentOf, type CardState } from '../../kernel/state';
import { alsoIf, always, another, args, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import { cardsIn, definitionOf, type DbsGame, type DbsRules } from '../game';
import type { Destination, IntendedChange } from '../../kernel/changes/intended';

const onto = (state: string | undefined, lies: boolean) =>
  args<DbsRules, 'placeInBattleArea', Parameters<DbsRules['placeInBattleArea']>>(
    'placeInBattleArea',
    (g, player, card, cause, given) => [
      g,
      player,
      card,
      cause,
      given?.onto ? { ...given, state, onto: lies ? given.onto : undefined } : given,
    ],
  );

const ledTo = (move: IntendedChange, other: Partial<Destination>): IntendedChange =>
  'to' in move && move.to.zone === 'warp' ? { ...move, to: { ...move.to, ...other } } : move;

const valueOf = (modification: object): number => ('by' in modification ? Number(modification.by) : 0);

/** Checks whether the card lay under another in this turn. */
const isUncovered = (g: DbsGame, { id }: CardState): boolean =>
  g.journal.slice(g.turnBegan).some(({ type, card }) => type === 'unlinked' && card === id);

export const stacksFaults = faultTable<DbsRules>({
  '9-4-1': {
    'it is placed beside the other until the next checkpoint': onto(undefined, false),
    'what goes over is not there yet as the power is looked at': always('passesToHeir', false),
  },
  '9-4-2': {
    'the card on top is in Active Mode': onto('active', true),
    'the card on top is in Rest Mode': onto('rested', true),
    'nothing on the power goes over': always('passesToHeir', false),
    'only additions go over': onlyIf('passesToHeir', (_g, { modification }) => valueOf(modification) > 0),
    'only subtractions go over': onlyIf('passesToHeir', (_g, { modification }) => valueOf(modification) < 0),
    'only what lasts for the turn goes over': onlyIf('passesToHeir', (_g, { until }) => until === 'turn'),
    'power goes over once, and not to a third card': onlyIf('passesToHeir', (g, { stamp, targets }) =>
      targets.every(({ id }) => g.card(id).stamp < stamp),
    ),
    'keyword skills go over': alsoIf('passesToHeir', (_g, { modification }) => modification.kind === 'gain'),
    'prohibitions go over': alsoIf('passesToHeir', (_g, { modification }) => modification.kind === 'forbid'),
    'what was put off goes over': alsoIf('passesToHeir', (_g, { modification }) => modification.kind === 'later'),
  },
  '11-3-2': {
    'what was put off about a card is done to it under another': another('remainingTargets', delaying.remainingTargets),
    'a card that is laid under another one has left its area': another('wordsOfPlacingUnder', (g, card) =>
      g.rules.moveWords(g, card, { zone: 'under' }),
    ),
    'the skills of cards below go on': (rules) => ({
      zones: { ...rules.zones, under: { ...rules.zones.under, abilities: true } },
      areasOfSkill: (g, card, ability) => [...rules.areasOfSkill(g, card, ability), 'under'],
    }),
    'each card of a stack stands in the Battle Area by itself': another('stacks', { zone: 'battle', kind: 'under' }),
    'the power of a card below counts': result('printed', (given, g, card, stat) =>
      stat === 'power'
        ? Math.max(given, ...g.rules.cardsUnder(g, card).map((under) => definitionOf(under).power ?? 0))
        : given,
    ),
  },
  '11-3-3': {
    'cards below are one card with the top, and none is meant': always('liesUnder', false),
    'no card is one with cards below it': always('hasUnder', false),
    'every card is one with cards below it': always('hasUnder', true),
    'all cards below others are meant': (rules) => ({
      liesUnder: (g, card, tops) => rules.liesUnder(g, card, tops) || card.zone === 'under',
    }),
    'only the first card below is meant': (rules) => ({
      liesUnder: (g, card, tops) =>
        rules.liesUnder(g, card, tops) && tops.some((top) => g.rules.cardsUnder(g, top)[0] === card),
    }),
  },
  '11-3-4': {
    'it comes to lie right under the top': (rules) => ({
      layUnder(g, card, host) {
        const others = g.rules.cardsUnder(g, host);
        rules.layUnder(g, card, host);
        for (const other of others) rules.layUnder(g, other, host);
      },
    }),
    'what lies under it goes to the Drop Area': always('staysTogether', false),
    'it goes to the Drop Area of whose card it lay under': (rules) => ({
      underIsDropped(g, under) {
        const given = rules.underIsDropped(g, under);
        return 'to' in given ? { ...given, to: { ...given.to, player: under.side } } : given;
      },
      redirectMove: (g, move) => (move.card.zone === 'under' ? move : rules.redirectMove(g, move)),
    }),
  },
  '11-3-5': {
    'the cards below go where the top goes': (rules) => ({
      whenTopMoves: (g, link, top, to) =>
        rules.staysTogether(g, top, to)
          ? rules.whenTopMoves(g, link, top, to)
          : { card: g.card(link.card), to: { ...to }, cause: { kind: 'rule' } },
    }),
    'the cards below stay': always('alsoChanges', []),
    'they are dropped as the card combos': onlyIf(
      'staysTogether',
      (_g, top, to) => to.zone !== 'combo' || top.zone === 'combo',
    ),
    'they are dropped as it comes back from the Combo Area': onlyIf('staysTogether', (_g, top) => top.zone !== 'combo'),
    'cards of the Combo Area have none below them': always('linkLasts', false),
    'their own [Auto] skills notice it': result('underIsDropped', (given) => ({ ...given, unnoticed: false })),
    'no skill notices it': result('underIsDropped', (given) => ({ ...given, unreplaceable: true })),
    'they are KO-ed': result('underIsDropped', (given) => ({ ...given, events: ['dropped', 'koed'] })),
    'they go to the Warp': (rules) => ({
      underIsDropped: (g, under) => ({ ...rules.underIsDropped(g, under), to: { zone: 'warp', player: under.owner } }),
    }),
    'their combo power counts with that of the top': result('printed', (given, g, card, stat) =>
      stat === 'comboPower' ? given * (1 + g.rules.cardsUnder(g, card).length) : given,
    ),
    'only the next card is dropped': result('alsoChanges', (given) => given.slice(0, 1)),
  },
  '11-3-6': {
    'they go to the Drop Area': (rules) => ({ moveCardsUnder: (g, under) => rules.underIsDropped(g, under) }),
    'they stay with the other player': always('moveCardsUnder', null),
    'they go along and belong to the new master': (rules) => ({
      underIsDropped(g, under) {
        const given = rules.underIsDropped(g, under);
        return 'to' in given ? { ...given, to: { ...given.to, player: under.side } } : given;
      },
      redirectMove: (g, move) => (move.card.zone === 'under' ? move : rules.redirectMove(g, move)),
    }),
  },
  '11-3-7': {
    'what reached it before it was covered does not for the turn': always('coveredCards', []),
    'it shows its front': (rules) => ({
      sheetOnArrival: (g, card, old, to, host) =>
        to === 'under' ? 'front' : rules.sheetOnArrival(g, card, old, to, host),
    }),
    'a card that has lain under another is a new card': always('staysInStack', false),
    'the whole stack goes': result('redirectMove', (given) =>
      given && 'to' in given ? { ...given, to: { ...given.to, part: undefined } as never } : given,
    ),
    'what adds to the power of the top ends': always('passesToHeir', false),
    'only additions go over': onlyIf('passesToHeir', (_g, { modification }) => valueOf(modification) > 0),
    'everything goes over': always('passesToHeir', true),
    'the next card is in Active Mode': (rules) => ({
      *executeMoves(g, changes) {
        yield* rules.executeMoves(g, changes);
        for (const player of ['A', 'B'] as const)
          for (const card of cardsIn(g, player, 'battle'))
            if (card.definition.name === 'First') setState(g, card.id, 'active');
      },
    }),
    'the next card has been played': alsoIf('isNewcomer', isUncovered),
    'what has been placed under it has been played as it is the top': alsoIf(
      'isNewcomer',
      (g, card) => isUncovered(g, card) && g.journal.some(({ type, to }) => type === 'moved' && to === 'under'),
    ),
  },
  '11-4-1': {
    'it lies face down': result('ledToWarp', (given) => ledTo(given, { face: 'down' })),
    'it goes to the Warp of its master': (rules) => ({
      redirectMove: (g, move) =>
        move.to.zone === 'warp' ? { ...move, to: { ...move.to, player: move.card.side } } : rules.redirectMove(g, move),
    }),
    'it goes to the Warp of the opponent': (rules) => ({
      redirectMove: (g, move) =>
        move.to.zone === 'warp'
          ? { ...move, to: { ...move.to, player: opponentOf(move.card.owner) } }
          : rules.redirectMove(g, move),
    }),
    'it is sent to the Drop Area': result('ledToWarp', (given) => ledTo(given, { zone: 'drop' })),
  },
  '11-5-1': {
    'its master is its owner still': result('masterOf', (_given, _g, card) => card.owner),
    'a card under control goes to the areas of its master': (rules) => ({
      ownerOf: (_g, card) => card.side,
      redirectMove: (g, move) => (rules.redirectMove(g, move), move),
      trashOf: (g, card) => ({ ...rules.trashOf(g, card), player: card.side }),
    }),
    'it is played by it': another('wordsOfControl', ['played']),
    'it leaves the Battle Area by it': () => ({
      *gainControl(g, player, cards, cause) {
        for (const card of cards)
          if (card.side !== player)
            yield* perform(g, { card, to: g.rules.underControl(g, player, card), cause, events: ['removed'] });
      },
    }),
    'a Leader Card comes under control as well': always('leaderStays', false),
    'it cannot be gained back': onlyIf(
      'mayMove',
      (_g, card, _cause, to) => to !== card.zone || card.side === card.owner,
    ),
  },
  '11-5-1-1': {
    'it comes in Active Mode': result('underControl', (given) => ({ ...given, state: 'active' })),
    'it comes in Rest Mode': result('underControl', (given) => ({ ...given, state: 'rested' })),
    'it is a new card': () => ({
      *gainControl(g, player, cards, cause) {
        for (const card of cards) if (card.side !== player) yield* perform(g, { card, to: { zone: 'warp' }, cause });
        for (const card of cards)
          if (card.side !== player)
            yield* perform(g, { card, to: { zone: 'battle', player, state: card.state }, cause });
      },
    }),
  },
});
