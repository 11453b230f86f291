/** Misreadings of the clauses about pseudo-cards (15.1 to 15.6, 13.8, supplement A1). */
import type { VgSide } from '../../../schemas/vanguard';
import { perform } from '../../kernel/events/perform';
import type { CardState, Definition } from '../../kernel/state';
import { afterwards, both, instead } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { opponentOf } from '../../kernel/state';
import { cardsIn, isLocked, isUnitCard, setPlayerFact, sideOf, type VgGame, type VgRules } from '../game';
import { isProtect, isPseudoCard, isTicket, isToken, redirectionsOfPseudoCards } from '../15-pseudo-cards';

type Print = Partial<VgSide>;

/** The pseudo-cards of this name are created with other information. */
const printedAs = (name: string, change: (print: Print) => Print): Misreading<VgRules> =>
  result('printOfPseudoCard', (print, _g, asked) =>
    asked === name ? ({ ...print, ...change(print as never as Print) } as unknown as Definition) : print,
  );

/** Cards like this have other words. */
const wordsAre = (kind: string, isLike: (print: Print) => boolean, words: readonly string[]): Misreading<VgRules> =>
  result('printedWords', (had, _g, print, asked) => (asked === kind && isLike(print as never as Print) ? words : had));

/** Cards like this have another main type. */
const hasType = (category: string, isLike: (card: CardState) => boolean): Misreading<VgRules> =>
  result('printThatCounts', (print, _g, card) => (print && isLike(card) ? { ...print, category } : print));

const isProtectPrint = ({ specialType }: Print): boolean => specialType === 'protect';
const isTicketPrint = ({ specialType }: Print): boolean => specialType === 'ticket';
const isTokenPrint = ({ subtype }: Print): boolean => subtype === 'token';

/** Pseudo-cards like this stay in this zone. */
const staysIn = (zone: string, isLike: Parameters<typeof onlyIf<VgRules, 'isInEraseZone'>>[1]): Misreading<VgRules> =>
  onlyIf('isInEraseZone', (g, card) => card.zone !== zone || !isLike(g, card));

const withoutRedirection =
  (name: keyof typeof redirectionsOfPseudoCards): Misreading<VgRules> =>
  ({ redirections }) => ({
    redirections: redirections.filter((one) => one !== redirectionsOfPseudoCards[name]),
  });

/** Effects that ask for cards pass over these pseudo-cards. */
const notFound = (isLike: (g: VgGame, card: Parameters<typeof isToken>[0]) => boolean): Misreading<VgRules> =>
  onlyIf('fitsFilter', (g, _filter, card) => !isPseudoCard(card) || !isLike(g, card));

const waitsForCheckTiming: Misreading<VgRules> = skip('eraseAtOnce');

export const tokenFaults = faultTable<VgRules>({
  '15.1.2.2': {
    'tokens and tickets are markers as well': alsoIf('isMarkerOfTexts', (_g, card) => card.kind !== undefined),
    'record markers alone are markers': onlyIf('isMarkerOfTexts', (_g, card) => card.kind === 'marker'),
    'pseudo-cards alone are markers': onlyIf('isMarkerOfTexts', (_g, card) => card.kind !== 'marker'),
  },
  '15.1.2.4.1': {
    'the name of a Protect is a card name': wordsAre('name', isProtectPrint, ['Protect']),
  },
  '15.1.2.4.2': {
    'what has no grade has none to compare': onlyIf(
      'hasStat',
      (_g, card, stat) => stat !== 'grade' || isUnitCard(card),
    ),
    'a token has a shield of 5000': result('printed', (value, _g, card, stat) =>
      stat === 'shield' && isToken(card) ? 5000 : value,
    ),
  },
  '15.2.1.1': {
    'pseudo-cards do not count as cards of the hand': notFound((_g, { zone }) => zone === 'hand'),
    'effects on cards do not reach pseudo-cards': notFound(() => true),
  },
  '15.2.1.1.1': {
    'pseudo-cards of a hand are hidden as cards are': always('seesPseudoCard', false),
    'a hand in which a pseudo-card lies is open': alsoIf('seesPseudoCard', (g, card) =>
      cardsIn(g, card.side, 'hand').some((one) => isPseudoCard(one)),
    ),
  },
  '15.2.1.1.1.1': {
    'a Protect of the hand is hidden': onlyIf('seesPseudoCard', (_g, card) => !isProtect(card)),
    'a ticket of the hand is hidden': onlyIf('seesPseudoCard', (_g, card) => !isTicket(card)),
  },
  '15.2.2': {
    'nothing is created': always('isCreatedInEraseZone', true),
    'two pseudo-cards are created': args('createPseudoCards', (g, name, places, cause) => [
      g,
      name,
      [...places, ...places],
      cause,
    ]),
  },
  '15.2.2.1': {
    'a pseudo-card is created in the zone of the player whose effect creates it': args(
      'createPseudoCards',
      (g, name, places, cause) => [
        g,
        name,
        places.map((place) => ({ ...place, player: cause?.player ?? place.player })),
        cause,
      ],
    ),
    'a pseudo-card belongs to the other player': args('newPseudoCard', (g, name, player) => [
      g,
      name,
      opponentOf(player),
    ]),
  },
  '15.2.2.2': {
    'a token that is created is not placed': result('calling', (move, _g, _player, { card }) =>
      isToken(card) ? { ...move, events: 'created' } : move,
    ),
    'a pseudo-card that is created is not put into the hand': result('creatingAt', (move) => ({
      ...move,
      events: 'created',
    })),
  },
  '15.2.3': {
    'pseudo-cards are not erased': skip('erasePseudoCards'),
    'a pseudo-card that is erased is retired': instead(
      'erasePseudoCards',
      (_g, cards) => cards.every(({ zone }) => zone === 'field'),
      (g, cards, cause) => g.rules.retire(g, cards, { cause }),
    ),
  },
  '15.2.3.1': {
    'a pseudo-card that is erased has not left its zone': () => ({
      *erasePseudoCards(g, cards, cause) {
        const to = { zone: 'nowhere' };
        yield* perform(
          g,
          ...cards.map((card) => ({ card, to, events: 'erased', unreplaceable: true, ...(cause && { cause }) })),
        );
      },
    }),
  },
  '15.2.3.2': {
    'a pseudo-card that is removed lies among the removed cards': both(
      withoutRedirection('removedPseudoCards'),
      staysIn('removed', () => true),
    ),
    'a pseudo-card is not removed': (rules) => ({
      redirectMove: (g, move) =>
        isPseudoCard(move.card) && move.to.zone === 'removed' ? null : rules.redirectMove(g, move),
    }),
  },
  '15.2.4.1.1': {
    'a pseudo-card that moves is erased': afterwards('moveUnits', (g, moved) =>
      g.rules.erasePseudoCards(
        g,
        moved.map(({ card }) => card).filter((card) => isPseudoCard(card)),
      ),
    ),
    'a Protect does not come back to the hand': alsoIf(
      'isInEraseZone',
      (g, card) =>
        isProtect(card) &&
        card.zone === 'hand' &&
        g.journal.some((event) => event.card === card.id && event.from === 'field'),
    ),
  },
  '15.2.4.2.1': { 'a pseudo-card is erased at the next check timing': waitsForCheckTiming },
  '15.2.4.2.2': {
    'a pseudo-card is created in an erase zone, and erased there': always('isCreatedInEraseZone', false),
  },
  '13.8.1': {
    'a pseudo-card stays where it has gone': both(waitsForCheckTiming, always('pseudoCardsInEraseZones', [])),
    'a pseudo-card stays in the drop zone': staysIn('drop', () => true),
  },
  '15.3.1': {
    'a Protect is a unit card': hasType('unit', isProtect),
    'a Protect is an order card': hasType('order', isProtect),
  },
  '15.3.2': { 'a Protect is of grade 0': always('hasStat', true) },
  '15.3.2.1': { 'the grade of a Protect is increased from 0': always('hasStat', true) },
  '15.3.3': {
    'a Protect has no ability': printedAs('Protect', () => ({ abilities: [] })),
    'a Protect costs nothing': printedAs('Protect', ({ abilities = [] }) => ({
      abilities: abilities.map(({ cost: _free, ...ability }) => ability),
    })),
  },
  '15.3.4': {
    'a Protect that has guarded goes back to the hand': ({ eraseAtOnce }) => ({
      *eraseAtOnce(g, cards) {
        const back = cards.filter((card) => isProtect(card) && card.zone === 'drop');
        yield* perform(g, ...back.map((card) => ({ card, to: { zone: 'hand', player: card.owner } })));
        yield* eraseAtOnce(
          g,
          cards.filter((card) => !back.includes(card)),
        );
      },
    }),
    'a Protect stays in the drop zone': staysIn('drop', (_g, card) => isProtect(card)),
    'a Protect cannot be on the guardian circle': result('effectiveZones', (zones) =>
      zones.filter((zone) => zone !== 'guardianCircle'),
    ),
  },
  '15.3.4.1': { 'a Protect is no unit on the guardian circle': onlyIf('isUnit', (_g, card) => !isProtect(card)) },
  '15.3.5': {
    'a Protect is not called': always('isCalledAsGuardian', false),
    'a Protect is called to any circle': alsoIf('isCalledAsGuardian', (_g, card) => isProtect(card)),
  },
  '15.3.6': {
    'a Protect goes to the circle and is erased there': withoutRedirection('pseudoCardsToCircles'),
    'a Protect goes back to the hand': (rules) => ({
      redirectMove: (g, move) =>
        isProtect(move.card) && move.to.zone === 'field' && !g.rules.mayBeAt(g, move.card, move.to)
          ? { ...move, to: { zone: 'hand', player: move.card.owner } }
          : rules.redirectMove(g, move),
    }),
  },
  '15.3.7': {
    'a Protect stays on the circle as a locked card': onlyIf(
      'isInEraseZone',
      (_g, card) => !isProtect(card) || !isLocked(card),
    ),
    'a Protect is not put onto the circle': (rules) => ({
      redirectMove: (g, move) =>
        isProtect(move.card) && move.to.zone === 'field' && move.to.face === 'down'
          ? { ...move, to: { zone: 'drop', player: move.card.owner } }
          : rules.redirectMove(g, move),
    }),
  },
  '15.3.9': {
    'a Protect is not discarded for a cost': onlyIf('isPayable', (g, { player }) =>
      cardsIn(g, player, 'hand').some((card) => !isProtect(card)),
    ),
  },
  '15.4.1': {
    'a token is of grade 0': printedAs('Shadow Army', () => ({ grade: 0 })),
    'a token has no power': printedAs('Shadow Army', () => ({ power: 0 })),
    'a token has a critical of 2': printedAs('Shadow Army', () => ({ critical: 2 })),
  },
  '15.4.1.1': {
    'a token has the subtype normal': wordsAre('subtype', isTokenPrint, ['normal']),
  },
  '15.4.1.2': {
    'a token has no race': wordsAre('race', isTokenPrint, []),
    'a token has no name': wordsAre('name', isTokenPrint, []),
  },
  '15.4.1.3': {
    'all tokens are as a Plant': args('printOfPseudoCard', (g, name) => [g, name === 'Vision' ? 'Plant' : name]),
    'all tokens are as a Vision': args('printOfPseudoCard', (g, name) => [g, name === 'Plant' ? 'Vision' : name]),
  },
  '15.4.2': {
    'a token stays in the hand': staysIn('hand', (_g, card) => isToken(card)),
    'a token that the other player imprisons stays in that order zone': staysIn('orderZone', (_g, card) =>
      isToken(card),
    ),
    'a token cannot be on the guardian circle': alsoIf(
      'isInEraseZone',
      (g, card) => isToken(card) && g.rules.isGuardian(g, card),
    ),
  },
  '15.4.2.1': {
    'a token stays in the soul': staysIn('soul', (_g, card) => isToken(card)),
    'a token is erased instead of going to the soul': (rules) => ({
      redirectMove: (g, move) =>
        isToken(move.card) && move.to.zone === 'soul'
          ? { ...move, to: { zone: 'nowhere' }, events: 'erased' }
          : rules.redirectMove(g, move),
    }),
  },
  '15.4.3': {
    'a text that names a token names units of this name': (rules) => ({
      fitsFilter(g, { tokenNamed, ...filter }, card, reader) {
        if (!rules.fitsFilter(g, filter, card, reader)) return false;
        return tokenNamed === undefined || g.consulting(rules.isCalled(g, card, tokenNamed));
      },
    }),
    'a text names a token by its whole name': onlyIf('isCalled', (_g, card, asked) => sideOf(card).name === asked),
  },
  '15.4.3.1': {
    'one token is called, whatever the number': args('callTokens', (g, context, said) => [
      g,
      context,
      { ...said, count: 1 },
    ]),
    'a token is not called': result('calling', (move, _g, _player, { card }) =>
      isToken(card) ? { ...move, events: ['created', 'placed'] } : move,
    ),
    'a token is not called to a circle with a unit': result('circlesForCard', (circles, g, _player, card) =>
      isToken(card)
        ? circles.filter((id) => cardsIn(g, card.side, 'field').every(({ place }) => place !== id))
        : circles,
    ),
    'a token comes at rest': result('calling', (move, _g, _player, { card }) =>
      isToken(card) ? { ...move, to: { ...move.to, state: 'rest' } } : move,
    ),
  },
  '15.4.4': {
    'a token that is locked stays': onlyIf('isInEraseZone', (_g, card) => !isLocked(card)),
    'a token cannot be locked': args('lock', (g, units, cause) => [g, units.filter((card) => !isToken(card)), cause]),
  },
  '15.4.5': {
    'a token does not attack': onlyIf('canAttack', (_g, card) => !isToken(card)),
    'a token is not moved': args('moveUnits', (g, moved, cause) => [
      g,
      moved.filter(({ card }) => !isToken(card)),
      cause,
    ]),
  },
  '15.5.1': {
    'a ticket can be called as a guardian': alsoIf('isCallable', (_g, card) => isTicket(card)),
  },
  '15.5.1.1': { 'a ticket is no order': hasType('marker', isTicket) },
  '15.5.1.2': { 'a ticket has no name': wordsAre('name', isTicketPrint, []) },
  '15.5.1.3': {
    'a ticket has no text': printedAs('Quick Shield', () => ({ abilities: [] })),
    'a ticket is of grade 1': printedAs('Quick Shield', () => ({ grade: 1 })),
    'a ticket is a normal order': printedAs('Quick Shield', () => ({ subtype: 'normal' })),
  },
  '15.5.2': {
    'a ticket stays in the drop zone': staysIn('drop', (_g, card) => isTicket(card)),
    'a ticket stays in the bind zone': staysIn('bind', (_g, card) => isTicket(card)),
    'a ticket goes back to the hand': instead(
      'layOrder',
      (_g, card) => isTicket(card),
      (g, card) => perform(g, { card, to: { zone: 'hand', player: card.owner } }),
    ),
  },
  '15.5.3': {
    'a text that names a ticket names cards of this name': (rules) => ({
      fitsFilter(g, { ticketNamed, ...filter }, card, reader) {
        if (!rules.fitsFilter(g, filter, card, reader)) return false;
        return ticketNamed === undefined || g.consulting(rules.isCalled(g, card, ticketNamed));
      },
    }),
    'a text names a ticket by its whole name': onlyIf('isCalled', (_g, card, asked) => sideOf(card).name === asked),
  },
  '15.5.4': {
    'a ticket does not count as an order that was played': afterwards('playOrder', (g, player, card) => {
      if (isTicket(card)) setPlayerFact(g, player, 'ordersPlayed', 0);
    }),
  },
  '15.6.1': {
    "a Meer's Present is put onto the circle and erased there": withoutRedirection('pseudoCardsToCircles'),
    "a Meer's Present stays in the hand": (rules) => ({
      redirectMove: (g, move) =>
        isPseudoCard(move.card) && move.to.zone === 'field' && !isUnitCard(move.card)
          ? null
          : rules.redirectMove(g, move),
    }),
  },
  '15.6.2': {
    "a Meer's Present of the hand is hidden": onlyIf('seesPseudoCard', (_g, card) => isProtect(card) || isTicket(card)),
    "a Meer's Present is not counted": notFound((_g, card) => !isUnitCard(card) && !isProtect(card) && !isTicket(card)),
  },
  'A1.1': {
    'a Plant does not boost': printedAs('Plant', () => ({ icons: [] })),
    'a Plant has no power': printedAs('Plant', () => ({ power: 0 })),
    'a Plant is of grade 1': printedAs('Plant', () => ({ grade: 1 })),
  },
  'A1.2': {
    'a Vision performs no drive checks': onlyIf('drivesAsRearGuard', (_g, card) => !isToken(card)),
    'a Vision has 10000 power': printedAs('Vision', () => ({ power: 10000 })),
  },
  'A1.3': {
    'an Evil Decoy can attack': printedAs('Evil Decoy', ({ abilities = [] }) => ({
      abilities: abilities.filter(({ effect = [] }) => effect.some(({ do: verb }) => verb === 'allow')),
    })),
    'an Evil Decoy intercepts from the front row alone': printedAs('Evil Decoy', ({ abilities = [] }) => ({
      abilities: abilities.filter(({ effect = [] }) => !effect.some(({ do: verb }) => verb === 'allow')),
    })),
    'every unit intercepts from the back row': alsoIf(
      'isAllowed',
      (_g, _card, what) => what === 'interceptFromBackRow',
    ),
  },
  'A1.4': {
    'a Quick Shield gives 10000 power': printedAs('Quick Shield', ({ abilities = [] }) => ({
      abilities: abilities.map((ability) => ({
        ...ability,
        effect: ability.effect!.map((one) => ({ ...one, by: 10000 }) as never),
      })),
    })),
    'a Quick Shield gives its power for the turn': printedAs('Quick Shield', ({ abilities = [] }) => ({
      abilities: abilities.map((ability) => ({
        ...ability,
        effect: ability.effect!.map((one) => ({ ...one, until: 'turn' }) as never),
      })),
    })),
    'a Quick Shield is a normal order': printedAs('Quick Shield', () => ({ subtype: 'normal' })),
    'a Quick Shield is of grade 1': printedAs('Quick Shield', () => ({ grade: 1 })),
  },
  'A1.5': {
    'a Mask of Domination has a critical of 1': printedAs('Mask of Domination', () => ({ critical: 1 })),
    'a Mask of Domination has 5000 power': printedAs('Mask of Domination', () => ({ power: 5000 })),
  },
  'A1.6': {
    "a Meer's Present stays in the bind zone": staysIn('bind', (_g, card) => !isUnitCard(card)),
    "a Meer's Present cannot be in the hand": result('effectiveZones', (zones, _g, card) =>
      isToken(card) || isTicket(card) || isProtect(card) ? zones : [],
    ),
  },
  'A1.7': {
    'a Shadow Army does not boost': printedAs('Shadow Army', () => ({ icons: [] })),
    'a Shadow Army has 10000 power': printedAs('Shadow Army', () => ({ power: 10000 })),
    'a Shadow Army is of grade 0': printedAs('Shadow Army', () => ({ grade: 0 })),
  },
});
