/** Misreadings of the clauses about decks (8.1). */
import { always, another, faultTable, replaced, result } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

const unlimited = (clause: string) =>
  result<VgRules, 'limitViolations'>('limitViolations', (found, _rules, _main, limit) =>
    limit.clause === clause ? [] : found,
  );

const without = (clause: string) =>
  result<VgRules, 'deckViolations'>('deckViolations', (found) => found.filter((one) => one.clause !== clause));

export const deckFaults = faultTable<VgRules>({
  '8.1.1': {
    'a G deck alone will do': result('deckViolations', (found, _rules, { main, ride }) =>
      main.length + ride.length === 0 ? [] : found,
    ),
    'a deck may hold tokens': always('pseudoCardViolations', []),
  },
  '8.1.2': {
    'every player needs a G deck': result('deckViolations', (found, _rules, { G }) =>
      G.length > 0 ? found : [...found, { clause: '8.1.2', reason: 'there is no G deck' }],
    ),
    'a G deck is as large as it can be': result('deckViolations', (found, { gDeckSize }, { G }) =>
      [0, gDeckSize].includes(G.length) ? found : [...found, { clause: '8.1.2', reason: 'the G deck is not full' }],
    ),
  },
  '8.1.3': {
    'no text changes the limit': result('copiesAllowed', (_given, { copyLimit }) => copyLimit),
    'a text about copies lifts all limits': result('copiesAllowed', (given, { copyLimit }) =>
      given > copyLimit ? Infinity : given,
    ),
  },
  '8.1.4': {
    '50 cards are the least of a main deck': result('sizeViolations', (found, { mainDeckSize }, { main, ride }) =>
      main.length + ride.length > mainDeckSize ? [] : found,
    ),
    '50 cards are the most of a main deck': result('sizeViolations', (found, { mainDeckSize }, { main, ride }) =>
      main.length + ride.length < mainDeckSize && main.length > 0 ? [] : found,
    ),
    'a G deck has no greatest size': another('gDeckSize', Infinity),
    'a G deck has up to 15 cards': another('gDeckSize', 15),
  },
  '8.1.5': {
    'G units may be in the main deck': replaced('subtypeViolations', (rule, [rules, _main, ofG]) =>
      rule(rules, [], ofG),
    ),
    'other units may be in the G deck': replaced('subtypeViolations', (rule, [rules, main, ofG]) =>
      rule(
        rules,
        main,
        ofG.filter(({ category }) => category === 'order'),
      ),
    ),
    'orders may be in the G deck': replaced('subtypeViolations', (rule, [rules, main, ofG]) =>
      rule(
        rules,
        main,
        ofG.filter(({ category }) => category === 'unit'),
      ),
    ),
  },
  '8.1.6': {
    'a main deck holds any number of a name': without('8.1.6'),
    'main deck and G deck are counted together': result('deckViolations', (found, rules, { main, ride, G }) => [
      ...found,
      ...rules.nameViolations(rules, [...main, ...ride, ...G]),
    ]),
    'the G deck holds any number of a name': result('nameViolations', (found, _rules, deck) =>
      deck[0]?.subtype === 'G' ? [] : found,
    ),
  },
  '8.1.6.1': { 'a deck holds three cards of a name': another('copyLimit', 3) },
  '8.1.6.2': {
    'cards of different numbers are counted apart': result('namesInDeck', (names, _rules, { number }) =>
      names.map((name) => `${name} ${number}`),
    ),
  },
  '8.1.6.3': {
    'the first name alone counts': result('namesInDeck', (names) => names.slice(0, 1)),
  },
  '8.1.7': {
    'sixteen triggers are the most': result('triggerViolations', (found, { triggersInDeck }, main) =>
      main.filter(({ trigger }) => trigger).length < triggersInDeck && main.length > 0 ? [] : found,
    ),
    'sixteen triggers are the least': result('triggerViolations', (found, { triggersInDeck }, main) =>
      main.filter(({ trigger }) => trigger).length > triggersInDeck ? [] : found,
    ),
    'trigger units of the ride deck do not count': result('deckViolations', (found, _rules, { ride }) =>
      ride.some(({ trigger }) => trigger) ? [...found, { clause: '8.1.7', reason: '15 triggers' }] : found,
    ),
    'of a trigger unit there may be any number': result('copiesAllowed', (given, _rules, { trigger }) =>
      trigger ? Infinity : given,
    ),
  },
  '8.1.7.1': { 'heal triggers are limited by their names alone': unlimited('8.1.7.1') },
  '8.1.7.2': { 'over triggers are limited by their names alone': unlimited('8.1.7.2') },
  '8.1.8': { 'sentinels are limited by their names alone': unlimited('8.1.8') },
  '8.1.9': { 'Regalis Pieces are limited by their names alone': unlimited('8.1.9') },
  '8.1.10': {
    'this card means all cards of its name': always('isThisCard', true),
    'this card means the card with the text alone': result(
      'isThisCard',
      (same, _rules, one, other) => same && one.number === other.number,
    ),
  },
  '8.1.11': {
    'no card of the main deck may be set aside': result('rideDeckViolations', (found, _rules, { ride }) =>
      ride.length === 0 ? found : [{ clause: '8.1.11', reason: 'there is a ride deck' }],
    ),
  },
  '8.1.11.1': {
    'the ride deck comes on top of the main deck': result('mainDeckOf', (_cards, _rules, { main }) => main),
    'a ride deck may be smaller': result('rideDeckViolations', (found, { rideDeckSize }, { ride }) =>
      ride.length < rideDeckSize ? [] : found,
    ),
    'a ride deck may be larger': result('rideDeckViolations', (found, { rideDeckSize }, { ride }) =>
      ride.length > rideDeckSize ? [] : found,
    ),
  },
  '8.1.11.2': {
    'a ride deck holds units of any grades': without('8.1.11.2'),
    'an order of the grade will do': result('rideDeckViolations', (found, _rules, { ride }) =>
      ride.some(({ category }) => category === 'order') ? [] : found,
    ),
  },
  '8.1.11.3': {
    'every player needs a ride deck': result('rideDeckViolations', (found, _rules, { ride }) =>
      ride.length > 0 ? found : [{ clause: '8.1.11.3', reason: 'there is no ride deck' }],
    ),
  },
  '14.54.2.1': {
    'a deck holds one Regalis Piece of each name': result(
      'limitViolations',
      (found, _rules, main, { clause, isMatch }) => {
        const names = main.filter((card) => isMatch(card)).map(({ name }) => name);
        return clause === '8.1.9' && new Set(names).size === names.length ? [] : found;
      },
    ),
    'a deck holds two Regalis Pieces': ({ mainDeckLimits }) => ({
      mainDeckLimits: mainDeckLimits.map((limit) => (limit.clause === '8.1.9' ? { ...limit, max: 2 } : limit)),
    }),
  },
  '14.10.2': {
    'a deck holds three sentinels': ({ mainDeckLimits }) => ({
      mainDeckLimits: mainDeckLimits.map((limit) => (limit.clause === '8.1.8' ? { ...limit, max: 3 } : limit)),
    }),
  },
});
