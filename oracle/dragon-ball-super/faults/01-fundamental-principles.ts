/** Misreadings of 1-3: the fundamental principles. */
import { always, another, args, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import {
  numberBetween,
  ofCardsBeforeRules,
  ofChoosersInOrder,
  ofNegativeTimes,
  ofNoChange,
  ofNumbers,
  ofEachInTurn,
  ofProhibitions,
  ofImpossible,
} from '../../kernel/testing/common-principles';
import { cardsIn, type DbsRules } from '../game';

/** Keyword skills that play a card, by the manner of playing. */
const PLAYING_KEYWORDS = {
  evolve: '[Evolve]',
  xenoEvolve: '[Xeno-Evolve]',
  unionFusion: '[Union-Fusion]',
  unionPotara: '[Union-Potara]',
  overRealm: '[Over Realm]',
  darkOverRealm: '[Dark Over Realm]',
  swap: '[Swap]',
};

const atLeast0 = (value: number): number => Math.max(0, value);

export const fundamentalPrinciplesFaults = faultTable<DbsRules>({
  '1-3-1': {
    ...ofCardsBeforeRules(),
    'only a Battle Card in Rest Mode is attacked, whatever a card says': always(
      'hasKeyword',
      false,
      (_g, _card, keyword) => keyword === 'attacksActive',
    ),
    'four copies are the most, whatever a card says': (rules) => ({ copiesAllowed: () => rules.copyLimit }),
    'a card lets its player win in the own turn only': args('winByEffect', (g) => [g, g.state.turnPlayer]),
  },
  '1-3-2': ofImpossible('a skill'),
  '1-3-2-1': ofNoChange(),
  '1-3-2-2': ofNegativeTimes('a skill'),
  '1-3-3': {
    ...ofProhibitions('a skill'),
    'a prohibition of what skills do binds the player as well': args('isProhibited', (g, card, what) => [
      g,
      card,
      what,
      { kind: 'effect', player: card.side },
    ]),
    ...Object.fromEntries(
      Object.entries(PLAYING_KEYWORDS).map(([keyword, said]) => [
        `${said} plays what cannot be played`,
        onlyIf<DbsRules, 'effectMayNotPlay'>('effectMayNotPlay', (_g, _card, { manner }) => manner !== keyword),
      ]),
    ),
    'a prohibition binds skills, not battles': onlyIf(
      'isProhibited',
      (_g, _card, _what, cause) => cause?.kind !== 'battle',
    ),
    'what an effect keeps rested becomes active in the Charge Phase': always('staysRested', false),
    'a skill that switches a card to Active Mode does so whatever another says': (rules) => ({
      stateIsForbidden: (g, card, state, cause) =>
        state === 'active' ? g.consulting(rules.hasNoState(g, card)) : rules.stateIsForbidden(g, card, state, cause),
    }),
    'a player who cannot draw draws by skills': always('mayDraw', true),
    'a [Counter] negates a skill although a text forbids it': always(
      'isProhibited',
      false,
      (_g, _card, what) => what === 'negate',
    ),
    'a [Counter] is activated although a text forbids it': always(
      'isProhibited',
      false,
      (_g, _card, what) => what === 'counter',
    ),
    'energy pays although it cannot be switched to Rest Mode': (rules) => ({
      cardsToRest: (g, player) => cardsIn(g, player, rules.payZone).filter(({ state }) => state === 'active'),
    }),
  },
  '1-3-4': ofChoosersInOrder(),
  '1-3-5': {
    ...ofNumbers(),
    'a player may choose 0': another('leastOf', () => 0),
  },
  '1-3-5-1': {
    '"up to" a number means at least 1': another('leastOf', () => 1),
    '"up to" a number means less than it': numberBetween((min, max) => [min, max === undefined ? max : max - 1]),
    '"up to" a number may be exceeded': numberBetween((min, max) => [min, max === undefined ? max : max + 1]),
  },
  '1-3-6': {
    'an energy cost may be read as less than 0': result('readAs', (_given, _g, _stat, value) => value),
    'power below 0 is read as 0': result('readAs', (given) => atLeast0(given)),
    'a cost that has fallen below 0 is raised from 0': (rules) => ({
      evaluate: (g, stat, printed, steps) =>
        stat === 'power'
          ? rules.evaluate(g, stat, printed, steps)
          : steps.reduce((value, { to, by = 0 }) => atLeast0(to ?? value + by), printed),
    }),
    'power that has fallen below 0 is raised from 0': (rules) => ({
      evaluate: (g, stat, printed, steps) =>
        stat === 'power'
          ? steps.reduce((value, { to, by = 0 }) => to ?? (by > 0 ? atLeast0(value) : value) + by, printed)
          : rules.evaluate(g, stat, printed, steps),
    }),
  },
  '1-3-7': ofEachInTurn('a skill'),
});
