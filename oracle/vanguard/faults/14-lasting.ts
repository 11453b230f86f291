/** Misreadings of Melody and Friend (14.44, 14.49). */
import { memory } from '../../kernel/testing/memory';
import { alsoIf, always, another, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import type { CardFilter } from '../../../schemas/ability';
import type { CardState } from '../../kernel/state';
import { cardsIn, isLocked, type VgGame, type VgRules } from '../game';
import { standsFor } from './14-automatic-keywords';

/** Melody gives its abilities to other units. */
const givenTo = (all: CardFilter) =>
  standsFor('melody', ({ effect = [] }) => ({ effect: effect.map((said) => ({ ...said, target: { all } })) }));

const rowOf = (g: VgGame, unit: CardState) => g.rules.circleOf(g, unit)?.layout?.row;

export const lastingFaults = faultTable<VgRules>({
  '14.44.2': {
    'Melody gives its abilities to its own unit alone': standsFor('melody', ({ effect = [] }) => ({
      effect: effect.map((said) => ({ ...said, target: { self: true } })),
    })),
    'Melody gives its abilities to the other units with Melody': givenTo({
      player: 'you',
      unit: true,
      keyword: 'melody',
      other: true,
    }),
    "Melody gives its abilities to all of its player's units": givenTo({ player: 'you', unit: true }),
    "Melody gives its abilities to the opponent's units with Melody as well": givenTo({
      unit: true,
      keyword: 'melody',
    }),
    'Melody is shared by the units of one owner': another('masterOf', (_g, { owner }) => owner),
    'of several melodies that give the same ability one counts': onlyIf(
      'abilityIsValid',
      (g, card, { keyword }) =>
        keyword !== 'melody' ||
        g.rules
          .unitsOf(g, g.rules.masterOf(g, card))
          .find(({ definition }) => definition.number === card.definition.number)?.id === card.id,
    ),
  },
  '14.49.1': {
    'the unit with Friend alone becomes a Friend': onlyIf('isFriend', (g, unit) => g.rules.hasFriendAbility(g, unit)),
    'the other unit alone becomes a Friend': onlyIf('isFriend', (g, unit) => !g.rules.hasFriendAbility(g, unit)),
    'a unit with Friend is a Friend without another one': alsoIf('isFriend', (g, unit) =>
      g.rules.hasFriendAbility(g, unit),
    ),
    'two units of a column are Friends without the ability': always('hasFriendAbility', true),
    'a unit of the opponent in the column counts': result('othersOfColumn', (others, g, unit) => [
      ...others,
      ...g.rules
        .unitsOf(g, g.rules.otherPlayer(g, g.rules.masterOf(g, unit)))
        .filter((other) => g.rules.areInOneColumn(g, unit, other)),
    ]),
    'units of the same row are Friends': another('othersOfColumn', (g, unit) =>
      g.rules
        .unitsOf(g, g.rules.masterOf(g, unit))
        .filter((other) => other.id !== unit.id && rowOf(g, other) === rowOf(g, unit)),
    ),
    'a locked card in the column counts': result('othersOfColumn', (others, g, unit) => [
      ...others,
      ...cardsIn(g, g.rules.masterOf(g, unit), 'field').filter(
        (card) => isLocked(card) && g.rules.areInOneColumn(g, unit, card),
      ),
    ]),
    'only rear-guards are Friends': result('othersOfColumn', (others, g, unit) =>
      [unit, ...others].every((one) => g.rules.isRearGuard(g, one)) ? others : [],
    ),
  },
  '14.49.1.1': {
    'a Friend stays one': ({ isFriend }) => {
      const friends = memory(() => new Set<string>());
      return {
        isFriend(g, unit) {
          const key = `${unit.id}@${unit.zoneChangeCount}`;
          if (isFriend(g, unit)) friends(g).add(key);
          return friends(g).has(key);
        },
      };
    },
  },
});
