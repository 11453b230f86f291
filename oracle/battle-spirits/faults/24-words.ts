/** Misreadings of what texts say: prohibitions, symbols, cards that an effect uses, the end of the Attack Step. */
import { BS_SYMBOLS, LEVEL_COSTS, levelCost } from '../../../schemas/battle-spirits';
import { statOf } from '../../kernel/continuous/values';
import { NOTHING } from '../../kernel/state';
import { fitsOnlyIf, saidAs } from '../../kernel/testing/common-texts';
import {
  alsoIf,
  always,
  another,
  faultTable,
  onlyIf,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { sideOf, type BsRules } from '../game';

/** Prohibitions on cards, and on players. */
const ON_CARDS: readonly string[] = ['toDeck', 'toHand', 'leave', 'exhaust', 'loseCores', 'voidCores', 'deploy'];
const ON_PLAYERS: readonly string[] = ['reduceLife', 'countChange'];

/** Instructions that their scenarios show one by one. */
const VERBS: readonly string[] = [
  ...['look', 'search', 'shuffle', 'chooseOne', 'repeat', 'ifYouDo', 'if', 'later', 'gain', 'negate', 'named'],
  ...['chooseNumber', 'winGame', 'moveCores', 'discard', 'draw', 'destroy', 'move', 'addCores', 'count', 'deploy'],
  ...['combine', 'putToken', 'treat', 'unaffected', 'setCard', 'modify', 'may', 'setState', 'removeFromGame'],
];

const EVENTS: readonly string[] = [
  ...['countersMoved', 'returned', 'moved', 'discarded', 'lifeIncreased', 'lifeReduced', 'countChanged', 'exhausted'],
  ...[
    'heavyExhausted',
    'destroyed',
    'attackDeclared',
    'deployed',
    'tokenPut',
    'mirageSet',
    'burstActivated',
    'burstSet',
  ],
  ...['combined', 'separated', 'swapped', 'soulState', 'uTriggerHit', 'uTriggerGuarded'],
];

/** What a filter says, so that without it more cards are meant. */
const OF_FILTERS: readonly string[] = ['least', 'greatest', 'is', 'shares', 'family'];
/** What a choice or an amount says besides. */
const OF_PARTS: readonly string[] = ['per', 'times', 'plus', 'total', 'differentNames', 'by', 'min', 'max'];
/** What an instruction says besides. */
const OF_INSTRUCTIONS: readonly string[] = [
  ...['by', 'player', 'place', 'state', 'else', 'free', 'side', 'soulCore', 'orUntil', 'as'],
];

/** What a card is for a text besides its category. */
const KINDS: readonly string[] = ['token', 'contract', 'imagine', 'departing', 'mirage'];
const ZONES: readonly string[] = ['removed', 'setAside'];
const OF_LEVELS: readonly string[] = ['rebirth', 'seal', 'uTrigger', 'divineArt', 'contractArt'];
const OF_TIMING: readonly string[] = ['divineArt', 'divineRealm', 'contractArt', 'contractDomain', 'grandforce'];

/** Values of players, and of cards, that texts count. */
const COUNTED: readonly string[] = ['hand', 'deck', 'lv', 'symbols', 'coresOn'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every object in what a text says. */
function reread<Said>(said: Said, change: (part: Readonly<Record<string, unknown>>) => unknown): Said {
  if (Array.isArray(said)) return said.map((part) => reread(part as unknown, change)) as never;
  if (!isObject(said)) return said;
  const parts = Object.entries(said).map(([member, part]) => [member, reread(part, change)]);
  return change(Object.fromEntries(parts) as Readonly<Record<string, unknown>>) as Said;
}

/** An instruction is carried out as if it did not say this, anywhere in it. */
const without = (member: string, inInstructions: boolean): Misreading<BsRules> =>
  saidAs((said) =>
    reread(said, (part) => {
      if (!(member in part) || 'do' in part !== inInstructions) return part;
      const { [member]: _passedOver, ...rest } = part;
      return rest;
    }),
  );

/** An instruction is carried out as if every part of it that fits said this instead. */
const instead = (
  isNamed: (part: Readonly<Record<string, unknown>>) => boolean,
  other: (part: Readonly<Record<string, unknown>>) => unknown,
): Misreading<BsRules> => saidAs((said) => reread(said, (part) => (isNamed(part) ? other(part) : part)));

const named = <Value>(words: readonly string[], title: (word: string) => string, value: (word: string) => Value) =>
  Object.fromEntries(words.map((word) => [title(word), value(word)]));

const isLeftOut = (member: string): string => `"${member}" is left out`;
const isPassedOver = (what: string): string => `the prohibition "${what}" is passed over`;

/** What people read for the names below, which stay since ids are made from them. */
const READ: readonly (readonly [name: RegExp, title: string])[] = [
  [/^(".*") of a text is passed over$/, 'the instruction $1 is ignored'],
  [/^no effect answers the event (".*")$/, 'no effect triggers on the event $1'],
  [/^(".*") is left out$/, 'the member $1 of a filter or an amount is ignored'],
  [/^(".*") is left out of an instruction$/, 'the member $1 of an instruction is ignored'],
  [/^(".*") is not counted$/, 'an amount that counts $1 is always 0'],
  [/^no card is (".*") for a text$/, 'no card matches the kind $1'],
  [/^cards of the zone (".*") are not meant$/, 'an effect on cards of the zone $1 finds none'],
  [/^the value of the card that is the (.*) is not read$/, 'the value of the card that is the $1 counts as 0'],
  [/^no effect answers what comes about by (".*")$/, 'no effect triggers on events with the cause $1'],
  [/^no effect answers what a Burst has done$/, 'no effect triggers on what a Burst does'],
  [/^no effect answers what an effect with a name has done$/, 'no effect triggers on what a named effect does'],
  [/^a set aside card answers nothing$/, 'no effect of a set aside card triggers'],
  [/^a combined Brave answers nothing by itself$/, "a combined Brave's own effects never trigger"],
  [/^the (level|timing) of an ability of the type (".*") is passed over$/, 'the $1 of a $2 ability is ignored'],
  [/ is passed over$/, ' is ignored'],
  [/^"lv(\d)Cost" is not changed$/, 'effects do not change how many Cores level $1 needs'],
];

const titleOf = (name: string): string => READ.reduce((title, [pattern, read]) => title.replace(pattern, read), name);

export const wordFaults = faultTable<BsRules>({
  'FAQ-1-1': {
    'an Exhausted Spirit never blocks': always('canBlockExhausted', false),
    'every Exhausted Spirit may block where one may': alsoIf('canBlockExhausted', () => true),
    'an Exhausted Spirit blocks by its printed text alone': onlyIf('canBlockExhausted', (_g, card) =>
      sideOf(card).abilities?.some(({ type }) => type === 'exhaustedBlock'),
    ),
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
    'symbols do not count as of a color that an effect adds': another(
      'symbolsTreated',
      (_g, _card, symbols) => symbols,
    ),
    'symbols lose their own color where an effect adds one': result('symbolsTreated', (treated, _g, _card, printed) =>
      treated === printed ? treated : treated.map((kinds) => kinds.slice(-1)),
    ),
    'symbols keep their own color where they become another': result('symbolsTreated', (treated, _g, _card, printed) =>
      treated.map((kinds, index) => [...new Set([...printed[index]!, ...kinds])]),
    ),
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
        ({ executeInstruction }: BsRules): Partial<BsRules> => ({
          executeInstruction: (g, context, said) => (said.do === verb ? NOTHING : executeInstruction(g, context, said)),
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
    ...named([...OF_FILTERS, ...OF_PARTS], isLeftOut, (member) => without(member, false)),
    ...named(
      OF_INSTRUCTIONS,
      (member) => `${isLeftOut(member)} of an instruction`,
      (member) => without(member, true),
    ),
    ...named(
      COUNTED,
      (value) => `"${value}" is not counted`,
      (value) =>
        instead(
          (part) => part.value === value && 'of' in part,
          () => 0,
        ),
    ),
    ...named(
      KINDS,
      (kind) => `no card is "${kind}" for a text`,
      (kind) => fitsOnlyIf(({ is }) => is !== kind),
    ),
    ...named(
      ZONES,
      (zone) => `cards of the zone "${zone}" are not meant`,
      (zone) =>
        instead(
          ({ zone: of }) => Array.isArray(of) && of.includes(zone),
          (part) => ({ ...part, zone: ['sources'] }),
        ),
    ),
    ...named(
      ['subject', 'result'],
      (target) => `the value of the card that is the ${target} is not read`,
      (target) =>
        instead(
          ({ value, of }) => value !== undefined && isObject(of) && target in of,
          () => 0,
        ),
    ),
    ...named(
      ['rule', 'cost'],
      (kind) => `no effect answers what comes about by "${kind}"`,
      (kind) => onlyIf('notices', (_g, _card, { cause }) => cause?.kind !== kind),
    ),
    'no effect answers what a Burst has done': onlyIf(
      'notices',
      (_g, _card, { cause }) => cause?.ability?.type !== 'burst',
    ),
    'a set aside card answers nothing': onlyIf('isWhereItWorks', (_g, { zone }) => zone !== 'setAside'),
    'a combined Brave answers nothing by itself': onlyIf('worksCombined', (_g, { zones }) => zones === undefined),
    ...named(
      OF_LEVELS,
      (type) => `the level of an ability of the type "${type}" is passed over`,
      (type) => alsoIf('levelFits', (_g, _card, ability) => ability.type === type),
    ),
    ...named(
      OF_TIMING,
      (type) => `the timing of an ability of the type "${type}" is passed over`,
      (type) => alsoIf('isUsedIn', (_g, ability) => ability.type === type),
    ),
    'a Burst with a condition besides its event is looked at before the event': onlyIf(
      'mayActivateNow',
      (_g, _player, _card, { type, if: condition }) => type !== 'burst' || condition === undefined,
    ),
    'the condition of a Mirage is passed over': alsoIf('conditionHolds', (_g, _reader, { type }) => type === 'mirage'),
    'no effect answers what an effect with a name has done': onlyIf(
      'notices',
      (_g, _card, { cause }) => cause?.ability?.label === undefined,
    ),
    'a Brave has its Flash effect While Combined in Spirit state': alsoIf(
      'whileHolds',
      (_g, _card, { type }) => type === 'flash',
    ),
    ...named(
      LEVEL_COSTS,
      (stat) => `"${stat}" is not changed`,
      (stat) =>
        result('coresOfLevel', (cores, _g, _card, level) => (levelCost(level.lv) === stat ? level.cores : cores)),
    ),
    ...named(
      ['name', 'color', 'family'],
      (kind) => `what cards share as a ${kind} is not read`,
      (kind) =>
        instead(
          ({ word, with: others }) => word === kind && others !== undefined,
          (part) => ({ ...part, word: kind === 'name' ? 'family' : 'name' }),
        ),
    ),
    'what lasts for the game lasts for the turn': instead(
      ({ until }) => until === 'game',
      (part) => ({ ...part, until: 'turn' }),
    ),
    "what lasts until a player's next turn lasts for the turn": instead(
      ({ until }) => until === 'yourNextTurn',
      (part) => ({ ...part, until: 'turn' }),
    ),
    'a lasting effect that does not stack adds up': always('isStacked', false),
    'what is put off to the end of a battle or a turn is not done': skip('resolveDelayed'),
  },
}).map((fault) => ({ ...fault, title: titleOf(fault.title) }));
