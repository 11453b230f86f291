/** Instructions of Cardfight!! Vanguard about decks, switches, rounds and activations, in words. */
import { amount, likeThis, perWhat, placesOf, valueName } from './nouns';
import { effectText, instructionText, saying, targetOf, untilOf, type Card, type Says, type Tongue } from './sentences';
import { joined, listed, partOf, partsOf, sentence, verb, word, type Part } from './words';

/** @param tongue called only when a text is made, since the tongue does not exist before */
export function deckInstructionsOf(tongue: () => Tongue): Readonly<Record<string, Says>> {
  const nouns = () => tongue().nouns;
  const cards = (i: Part, card: Card, member = 'target') => targetOf(tongue(), i, card, member).text;
  const until = (i: Part, card: Card) => untilOf(tongue(), i, card);
  const zonesOf = (zones: unknown, owner = 'your') =>
    listed((zones as string[]).map((zone) => `${owner} ${placesOf(nouns(), [zone])}`));
  return {
    lookUpTo: saying(['count', 'of'], (i) => {
      const deck = i.of === 'opponent' ? "your opponent's deck" : 'your deck';
      return `look at up to ${amount(nouns(), i.count, 'card')} from the top of ${deck}`;
    }),
    search: saying(['from', 'count', 'to'], (i) => {
      const { zone = ['deck'], player: _owner, ...kind } = partOf(i, 'from');
      const found = `${i.count as number} ${likeThis(nouns(), { zone: ['deck'], ...kind })}`;
      const them = i.count === 1 ? 'it' : 'them';
      return `search ${zonesOf(zone)} for ${found} and put ${them} into ${zonesOf([i.to])}`;
    }),
    declare: saying(['then'], (i, card) => {
      const then = sentence(effectText(tongue(), partsOf(i, 'then'), card)).replace(/\.$/, '');
      return `declare a card name. ${then}`;
    }),
    switch: saying(['target', 'with'], (i, card) => `switch ${cards(i, card)} with ${cards(i, card, 'with')}`),
    switchZones: saying(
      ['zones', 'player'],
      (i) => `switch ${zonesOf(i.zones, i.player === 'opponent' ? "your opponent's" : 'your')}`,
    ),
    forEach: saying(['of', 'times', 'then'], (i, card) => {
      const times = i.of === undefined ? perWhat(nouns(), partOf(i, 'times')) : `for each of ${cards(i, card, 'of')}`;
      const steps = partsOf(i, 'then').map((part) => instructionText(tongue(), part, card));
      const does = listed(steps).replaceAll('the card whose turn it is', 'that unit');
      return `${times.replace('for each of all of', 'for each of')}, ${does}`;
    }),
    getValue: saying(['stat', 'of', 'target', 'until'], (i, card) =>
      joined(
        cards(i, card),
        verb(targetOf(tongue(), i, card), 'get'),
        `the ${valueName(nouns(), i.stat)} of ${cards(i, card, 'of')}`,
        until(i, card),
      ),
    ),
    activate: saying(['target', 'of', 'times', 'until'], (i, card) =>
      joined(
        'activate the',
        i.of !== undefined && `[${((i.of as Part).type as string).toUpperCase()}]`,
        `abilities of ${cards(i, card)}`,
        i.times !== undefined && word(TIMES, String(i.times), 'how often'),
        i.until !== undefined && until(i, card),
      ),
    ),
    activateTrigger: saying(['target'], (i, card) => `activate the trigger effects of ${cards(i, card)}`),
  };
}

const TIMES: Readonly<Record<string, string>> = { 1: 'once', 2: 'twice', 3: '3 times' };

/** `the [AUTO] abilities of all units that wait for being placed do not activate` */
export function silenceText(tongue: Tongue, i: Part, card: Card): string {
  const events = (i.add as string[]).map((event) => word(tongue.happens, event, 'the event')[1].replace(/^be /, ''));
  const cards = targetOf(tongue, i, card).text;
  const silent = `the [AUTO] abilities of ${cards} that wait for being ${listed(events)} do not activate`;
  return joined(silent, untilOf(tongue, i, card));
}
