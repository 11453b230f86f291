/** Misreadings of what texts say: prohibitions, symbols, cards that an effect uses, the end of the Attack Step. */
import { BS_SYMBOLS } from '../../../schemas/battle-spirits';
import { statOf } from '../../kernel/continuous/values';
import { NOTHING } from '../../kernel/state';
import { always, another, faultTable, onlyIf, skip } from '../../kernel/testing/misreadings';
import { sideOf, type BsRules } from '../game';

/** Prohibitions on cards, and on players. */
const ON_CARDS: readonly string[] = ['toDeck', 'leave', 'exhaust', 'loseCores', 'voidCores'];
const ON_PLAYERS: readonly string[] = ['reduceLife', 'countChange'];

/** Instructions that their scenarios show one by one. */
const VERBS: readonly string[] = [
  ...['look', 'search', 'shuffle', 'chooseOne', 'repeat', 'ifYouDo', 'if', 'later', 'gain', 'negate', 'named'],
  ...['chooseNumber', 'winGame', 'moveCores', 'discard', 'draw', 'destroy', 'move', 'addCores', 'count'],
];

const EVENTS: readonly string[] = [
  ...['countersMoved', 'returned', 'moved', 'discarded', 'lifeIncreased', 'lifeReduced', 'countChanged', 'exhausted'],
  ...['heavyExhausted', 'destroyed', 'attackDeclared'],
];

const isPassedOver = (what: string): string => `the prohibition "${what}" is passed over`;

export const wordFaults = faultTable<BsRules>({
  'FAQ-1-1': {
    'an effect does not end the Attack Step': another('endAttackStepByEffect', (g) => g.cite('FAQ-1-1')),
    'only the battle ends with the Attack Step': (rules) => ({
      endAttackStepByEffect(g) {
        g.cite('FAQ-1-1');
        rules.endBattleByEffect(g);
      },
    }),
  },
  'FAQ-1-3': {
    ...Object.fromEntries(
      ON_CARDS.map((what) => [
        isPassedOver(what),
        always<BsRules, 'isProhibited'>('isProhibited', false, (_g, _card, asked) => asked === what),
      ]),
    ),
    ...Object.fromEntries(
      ON_PLAYERS.map((what) => [
        isPassedOver(what),
        always<BsRules, 'isProhibitedToPlayer'>('isProhibitedToPlayer', false, (_g, _player, asked) => asked === what),
      ]),
    ),
  },
  'G-34': {
    'effects of cards of the Hand are not used at will': onlyIf(
      'isWhereItWorks',
      (_g, { zone }, { type }) => zone !== 'hand' || type !== 'activate',
    ),
    'an effect of a card of the Hand is no use of the card': skip('noteUse', (_g, _player, card) =>
      card.zone === 'hand'),
    'the card whose effect is used stays hidden from the other player': skip('revealUsed'),
    'an effect of the Hand is used although its card cannot be used': always('unusableRefusal', null),
    'an effect uses no card of the Trash': onlyIf('canBeUsedByEffect', (_g, { card }) => card.zone !== 'trash'),
    'an effect uses the first effect of a Magic, whichever it names': ({ magicEffect }) => ({
      magicEffect: (g, { as: _as, ...use }) => magicEffect(g, use),
    }),
    'a Magic that an effect uses is paid for': ({ useByEffect }) => ({
      useByEffect: (g, context, card, how) => useByEffect(g, context, card, { ...how, free: false }),
    }),
  },
  '6-1-4-1': {
    ...Object.fromEntries(
      BS_SYMBOLS.map((kind) => [
        `a symbol of the kind ${kind} that an effect gives does not count`,
        ({ symbolsOf }: BsRules): Partial<BsRules> => ({
          symbolsOf: (g, card) => {
            const printed = sideOf(card).symbols;
            return symbolsOf(g, card).filter(([one], index) => index < printed.length || one !== kind);
          },
        }),
      ]),
    ),
    'an effect on the number of symbols does not change what they reduce': ({ bravesOf }) => ({
      symbolsThatCount: (g, card) => [card, ...bravesOf(g, card)].flatMap((one) => g.rules.symbolsOf(g, one)),
    }),
    'an effect meets one reduction symbol at most': (rules) => ({
      reductionOf(g, player, card) {
        const more = statOf(g, card, 'reduction');
        return rules.reductionOf(g, player, card) - Math.max(0, Math.min(more, sideOf(card).reductions.length) - 1);
      },
    }),
  },
  '24-2-1': {
    ...Object.fromEntries(
      VERBS.map((verb) => [
        `"${verb}" of a text is passed over`,
        ({ execute }: BsRules): Partial<BsRules> => ({
          execute: (g, context, said) => (said.do === verb ? NOTHING : execute(g, context, said)),
        }),
      ]),
    ),
    ...Object.fromEntries(
      EVENTS.map((event) => [
        `no effect answers the event "${event}"`,
        ({ notices }: BsRules): Partial<BsRules> => ({
          notices: (g, card, about) => about.type !== event && notices(g, card, about),
        }),
      ]),
    ),
    'a lasting effect that does not stack adds up': always('isStacked', false),
    'what is put off to the end of a battle or a turn is not done': skip('resolveDelayed'),
  },
});
