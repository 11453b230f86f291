/** Misreadings of the clauses about music orders (17.4, 9.11.4). */
import { placesOf } from '../../kernel/objects/places';
import { alsoIf, always, another, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { isMusic } from '../17-music';
import type { VgRules } from '../game';

export const musicFaults = faultTable<VgRules>({
  '9.11.4': {
    "the music of the other player stays until that player's turn ends": result('musicOnCircles', (cards, g) =>
      cards.filter(({ side }) => side === g.state.turnPlayer),
    ),
  },
  '17.4.2': {
    'music goes to the drop zone as other orders do': result('circleOfMusic', () => undefined),
    'music goes to the back circle of another column': result('circleOfMusic', (_circle, g, card) =>
      placesOf(g).find(({ id }) => id === `${card.owner}.backLeft`),
    ),
  },
  '17.4.2.1': {
    'music is rested as other cards are': ({ turned }) => ({
      turned: (g, card, asked) => (isMusic(card) ? asked : turned(g, card, asked)),
    }),
    'music lies at rest': always('turned', 'rest', (_g, card) => isMusic(card)),
  },
  '17.4.2.2': { 'music gives way to the unit of its circle': skip('retireForMusic') },
  '17.4.2.2.1': { 'a locked card shares its circle with music': skip('dropLockedForMusic') },
  '17.4.2.3': {
    'music lies on an Astral Plane as on any circle': always('cannotStayWherePut', false),
    'music goes to the drop zone as soon as its circle becomes an Astral Plane': (rules) => ({
      *dropMusicUnderUnits(g, cards) {
        yield* rules.dropMusicUnderUnits(g, cards);
        yield* g.rules.dropMusicOnAstralPlanes(
          g,
          g.rules.musicOnCircles(g).filter((card) => g.rules.isOnAstralPlane(g, card)),
        );
      },
    }),
    'music goes to the drop zone while there is any Astral Plane': another(
      'cannotStayWherePut',
      (g, { side }) => g.rules.circlesOfKind(g, side, 'astralPlane').length > 0,
    ),
    'an Astral Deity keeps the music off': skip('retireForMusic', (g, units) =>
      units.some((unit) => g.rules.isAstralDeity(g, unit))),
  },
  '17.4.3': {
    'music on a circle is a rear-guard': alsoIf('isUnit', (_g, card) => card.zone === 'field' && isMusic(card)),
  },
  '17.4.4': {
    'music stays where a unit comes': always('sharesWithUnit', false),
    'music ends as soon as any unit is called': always('sharesWithUnit', true),
  },
  '17.4.5': { 'music stays on its circle when the turn ends': result('musicOnCircles', () => []) },
});
