/** Misreadings of Forerunner, Revelation, Afterimage and Nitou Kaigan (14.8, 14.22, 14.24, 14.43). */
import type { Instruction } from '../../../schemas/ability';
import { wordsOf } from '../../kernel/continuous/information';
import type { Ability } from '../../kernel/state';
import { alsoIf, always, args, faultTable, onlyIf } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';
import { standsFor } from './14-automatic-keywords';

const putIntoSoul: Instruction = {
  do: 'move',
  to: 'soul',
  target: { all: { player: 'you', zone: ['deck'], looked: true } },
};
const look: Instruction = { do: 'look', zone: 'deck', count: 1 };
const may: Instruction = { do: 'may', then: [putIntoSoul] };
const rest = (from: object): Instruction => ({
  do: 'setState',
  state: 'rest',
  target: { choose: { from: { player: 'you', state: 'stand', ...from }, count: 1 } },
});
const restOne = rest({ rearGuard: true });

const revelation = (...effect: Instruction[]) => standsFor('revelation', { effect });
const ifPut = (...then: Instruction[]): Instruction => ({ do: 'ifYouDo', first: [may], then });

const isStanding = { count: { player: 'you', rearGuard: true, state: 'stand' }, min: 1 } as const;

export const automaticFaults = faultTable<VgRules>({
  '14.8.2': {
    'Forerunner answers a unit of any clan': standsFor('forerunner', { when: { event: 'rodeUpon' } }),
    'a unit with Forerunner is called whether its player likes it or not': standsFor('forerunner', { may: false }),
    'Forerunner asks whether all clans are the same': onlyIf(
      'isOtherUnit',
      (g, _filter, { event, reader }) =>
        event.type !== 'rodeUpon' ||
        wordsOf(g, g.rules.otherUnitOf(g, event)!, 'clan').length === wordsOf(g, reader.source, 'clan').length,
    ),
    'Forerunner answers the ride of the ride step alone': onlyIf(
      'isOtherUnit',
      (g, _filter, { event }) => event.type !== 'rodeUpon' || g.state.phase === 'ride',
    ),
    'Forerunner asks for the clan that is printed on its unit': args('isOtherUnit', (g, filter, happened) => [
      g,
      filter,
      { ...happened, reader: { ...happened.reader, source: g.card(happened.reader.source.id) } },
    ]),
    'a unit with Forerunner goes to the hand': standsFor('forerunner', {
      effect: [{ do: 'move', to: 'hand', target: { self: true } }],
    }),
  },
  '14.22.2': {
    'Revelation answers a call only': standsFor('revelation', { when: { event: 'called' } }),
    'Revelation works on every circle': standsFor('revelation', { zones: ['field'] }),
    'the top card goes into the soul whether its player likes it or not': revelation(look, {
      do: 'ifYouDo',
      first: [putIntoSoul],
      then: [restOne],
    }),
    'the top card goes into the soul unseen': revelation({
      do: 'ifYouDo',
      first: [
        {
          do: 'may',
          then: [{ do: 'move', to: 'soul', target: { all: { player: 'you', zone: ['deck'], top: 1 } } }],
        },
      ],
      then: [restOne],
    }),
    'a rear-guard rests though the card stays on the deck': revelation(look, may, restOne),
    'no rear-guard rests': revelation(look, may),
    'the unit with Revelation rests': revelation(
      look,
      ifPut({ do: 'setState', state: 'rest', target: { self: true } }),
    ),
    'another rear-guard rests': revelation(look, ifPut(rest({ rearGuard: true, other: true }))),
    'a vanguard can be rested as well': revelation(look, ifPut(rest({ unit: true }))),
    'a rear-guard at rest can be chosen': revelation(
      look,
      ifPut({
        do: 'setState',
        state: 'rest',
        target: { choose: { from: { player: 'you', rearGuard: true }, count: 1 } },
      }),
    ),
  },
  '14.22.2.1': {
    'where all rear-guards are at rest, no card goes into the soul': revelation({
      do: 'if',
      condition: isStanding,
      then: [look, ifPut(restOne)],
    }),
    'where all rear-guards are at rest, the vanguard rests': revelation(
      look,
      ifPut({ do: 'if', condition: isStanding, then: [restOne], else: [rest({ vanguard: true })] }),
    ),
  },
  '14.22.3': {
    'the card is not put into the soul by the effect of Revelation': always('isByKeyword', false),
    'a card that any effect puts into the soul counts': alsoIf('isByKeyword', (_g, _keyword, cause) => cause),
  },
  '14.24.1': {
    'Afterimage asks for no number of cards': standsFor('afterimage', ({ if: _six, ...meaning }: Partial<Ability>) => ({
      ...meaning,
      if: { count: { player: 'you', zone: ['hand'] }, min: 0 },
    })),
    'Afterimage works with fewer than six cards in the hand': standsFor('afterimage', {
      if: { count: { player: 'you', zone: ['hand'] }, max: 5 },
    }),
    'Afterimage counts the cards in the hand when it triggers': standsFor('afterimage', ({ if: six }) => ({
      activation: six!,
      if: { count: { player: 'you', zone: ['hand'] }, min: 0 },
    })),
    "Afterimage counts the cards in the opponent's hand": standsFor('afterimage', {
      if: { count: { player: 'opponent', zone: ['hand'] }, max: 6 },
    }),
    'a unit with Afterimage returns whether its player likes it or not': standsFor('afterimage', { may: false }),
    'Afterimage answers a card that either player takes': standsFor('afterimage', ({ when }) => ({
      when: { ...when!, player: 'any' },
    })),
    'Afterimage answers a card from any zone': standsFor('afterimage', {
      when: { event: 'putIntoHand', player: 'opponent', subject: 'any' },
    }),
    'the player of the card decides': standsFor('afterimage', {
      may: false,
      effect: [{ do: 'may', by: 'opponent', then: [{ do: 'move', to: 'hand', target: { self: true } }] }],
    }),
  },
  '14.43.1': {
    'Nitou Kaigan answers only what boosts its unit': standsFor(
      'nitouKaigan',
      ({ when: { or: _or, ...when } = {} as never }) => ({
        when,
      }),
    ),
    'Nitou Kaigan answers only what its unit boosts': standsFor('nitouKaigan', ({ when }) => ({ when: when!.or![0]! })),
    'Nitou Kaigan answers any unit': standsFor('nitouKaigan', {
      when: { event: 'isBoosted', or: [{ event: 'boosts' }] },
    }),
    'Nitou Kaigan answers whatever the unit that it names boosts': standsFor('nitouKaigan', ({ when }) => ({
      when: { ...when!, subject: 'any' },
    })),
  },
});
