/** Misreadings of the clauses about Astral Planes (17.3, 9.11.5). */
import { perform } from '../../kernel/events/perform';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, sideOf, type VgRules } from '../game';

export const astralPlaneFaults = faultTable<VgRules>({
  '17.3.1.1': {
    'any unit is called to an Astral Plane': always('isOpenToCall', true),
    'no unit is called to an Astral Plane': another(
      'isOpenToCall',
      (g, _card, circle) => !g.rules.isAstralPlane(g, circle),
    ),
    'Astral Deities are called to Astral Planes alone': result('circlesForNormalCall', (circles, g, card) =>
      g.rules.isAstralDeity(g, card) ? circles.filter((circle) => g.rules.isAstralPlane(g, circle)) : circles,
    ),
    'no effect calls another unit to an Astral Plane either': result('circlesForCard', (circles, g, _player, card) =>
      circles.filter((id) => g.rules.isOpenToCall(g, card, g.card(id))),
    ),
  },
  '17.3.1.2': {
    'the grade counts on Astral Planes as well': always('ignoresGrade', false),
    'an Astral Deity is called anywhere whatever its grade': another('ignoresGrade', (g, card) =>
      g.rules.isAstralDeity(g, card),
    ),
  },
  '17.3.1.3': {
    'a unit on an Astral Plane in the back row cannot attack': always('attacksFromAstralPlane', false),
    'all units of the back row attack beside an Astral Plane': result('unitsWhereTheyAttack', (units, g, player) =>
      units.some((unit) => g.rules.isOnAstralPlane(g, unit)) ? [...units, ...g.rules.backOf(g, player)] : units,
    ),
    'a unit on an Astral Plane in the back row can be attacked': result(
      'withinReachOf',
      (units, g, _attacker, player) => [
        ...units,
        ...g.rules.backOf(g, player).filter((unit) => g.rules.isOnAstralPlane(g, unit)),
      ],
    ),
    'a unit attacks from an Astral Plane without being rested': skip('restAttacker', (g, attacker) =>
      g.rules.isOnAstralPlane(g, attacker)),
  },
  '17.3.1.4': {
    'a unit on an Astral Plane performs no drive check': always('drivesOnAstralPlane', false),
    'all Astral Deities perform drive checks': another('drivesOnAstralPlane', (g, unit) =>
      g.rules.isAstralDeity(g, unit),
    ),
  },
  '17.3.1.4.1': {
    'the card of such a drive check goes to the hand': always('isKeptFromHand', false),
    'the cards of all drive checks go to the soul while there is an Astral Plane': alsoIf(
      'isKeptFromHand',
      (g, card) => g.rules.circlesOfKind(g, card.side, 'astralPlane').length > 0,
    ),
    'the first card of the drive checks alone goes to the soul': onlyIf(
      'isKeptFromHand',
      (g, card) => g.zone(card.side, 'soul').length === 0,
    ),
    'an effect puts the card into the hand all the same': onlyIf(
      'isKeptFromHand',
      (_g, card) => !sideOf(card).abilities?.some(({ zones }) => zones?.includes('trigger')),
    ),
    'replacement effects come first': onlyIf(
      'isKeptFromHand',
      (g, card) =>
        !cardsIn(g, card.side, 'field').some((one) => sideOf(one).abilities?.some(({ type }) => type === 'instead')),
    ),
  },
  '17.3.1.5': {
    'the unit stays on the Astral Plane': result('unitsOnAstralPlanes', (units, g) =>
      g.state.phase === 'end' ? [] : units,
    ),
    'the unit goes under the deck after the abilities at the end of the turn': (rules) => ({
      unitsOnAstralPlanes: (g) =>
        g.state.phase === 'end' && !g.eventsOfTurn().some(({ type }) => type === 'turnEnding')
          ? []
          : rules.unitsOnAstralPlanes(g),
      *roundOfEndPhase(g) {
        yield* rules.roundOfEndPhase(g);
        const units = g.rules.unitsOnAstralPlanes(g);
        yield* perform(
          g,
          ...units.map((card) => ({ card, to: { zone: 'deck', place: 'bottom', player: card.owner } as const })),
        );
      },
    }),
  },
  '9.11.5': {
    'the unit of the other player stays until that turn ends': result('unitsOnAstralPlanes', (units, g) =>
      g.state.phase === 'end' ? units.filter(({ side }) => side === g.state.turnPlayer) : units,
    ),
    'a unit goes under the deck of the player who dominates it': another('putUnderDecks', (g, cards) =>
      perform(
        g,
        ...cards.map((card) => ({
          card,
          to: { zone: 'deck', place: 'bottom', player: g.rules.masterOf(g, card) } as const,
        })),
      ),
    ),
    'the units go under the deck in the order of their circles': (rules) => ({
      orderIsChosen: (g, cards, to) =>
        rules.orderIsChosen(g, cards, to) && !cards.every((card) => g.rules.isOnAstralPlane(g, card)),
    }),
  },
  '17.3.1.6': {
    'a unit whose circle becomes an Astral Plane stays': result('illegalOnAstralPlanes', (units, g) =>
      units.filter(({ id }) => g.journal.some(({ type, card }) => type === 'moved' && card === id)),
    ),
    'the unit is retired at once': afterwards('becomeAstralPlane', (g) =>
      g.rules.retire(g, g.rules.illegalOnAstralPlanes(g)),
    ),
    'Astral Deities are retired as well': another('illegalOnAstralPlanes', (g) => g.rules.unitsOnAstralPlanes(g)),
  },
  '17.3.2.1': {
    'a unit that is no Astral Deity stays on an Astral Plane': always('illegalOnAstralPlanes', []),
  },
  '17.3.1.7': {
    'a unit that is locked there stays as a locked card': always('lockedOnAstralPlanes', []),
    'a circle with a locked card is no Astral Plane': result('kindsOfPlace', (kinds) =>
      kinds.includes('lock') ? ['lock'] : kinds,
    ),
  },
  '17.3.2.2': {
    'a locked card stays on an Astral Plane': always('lockedOnAstralPlanes', []),
    'every locked card goes to the drop zone': result('lockedOnAstralPlanes', (cards, g) =>
      cards.length === 0 ? cards : g.rules.faceDownOnField(g, g.state.turnPlayer),
    ),
  },
});
