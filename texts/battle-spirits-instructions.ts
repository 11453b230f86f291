/** Instructions of Battle Spirits on cards, in words. */
import type { BS_ABILITY_TYPES, BS_PROHIBITIONS } from '../schemas/battle-spirits';
import { coreInstructions, ownerOfTarget } from './battle-spirits-cores';
import { DELAYS, effectsBehind, HAPPENS } from './battle-spirits-events';
import { ALIKE, NOUNS, PLACES, STATES } from './battle-spirits-nouns';
import { effectInstructionsOf } from './effect-instructions';
import { cannot, instructionsOf } from './instructions';
import { amount, cardsLike, likeThis } from './nouns';
import {
  begun,
  by,
  causeText,
  effectText,
  instructionText,
  ofPlayer,
  playersOf,
  saying,
  targetOf,
  untilOf,
  type Card,
  type Says,
  type Tongue,
  type Words,
} from './sentences';
import {
  article,
  checkMembers,
  gerund,
  joined,
  listed,
  partOf,
  partsOf,
  verb,
  word,
  type Noun,
  type Part,
} from './words';

type Verbs = Readonly<Record<string, (cards: Noun) => string>>;
type Prohibition = (typeof BS_PROHIBITIONS)[number];

const TO_PLAYERS = {
  draw: 'cannot draw cards',
  handIncrease: 'cannot add cards to the Hand by effects',
  countChange: 'cannot change the Count',
  addCores: 'cannot get more Cores from the Void',
  reduceLife: 'cannot have the Life reduced',
  returnCores: 'cannot return Cores from the Trash in the Refresh Step',
} as const satisfies Partial<Record<Prohibition, string>>;

const FORBIDDEN: Record<Exclude<Prohibition, keyof typeof TO_PLAYERS>, Verbs[string]> = {
  summon: cannot('be summoned'),
  deploy: cannot('be deployed'),
  use: cannot('be used'),
  attack: cannot('attack'),
  block: cannot('block'),
  refresh: cannot('be Refreshed'),
  choose: cannot('be chosen'),
  destroy: cannot('be destroyed'),
  toHand: cannot('return to the Hand'),
  toDeck: cannot('return to the Deck'),
  leave: cannot('leave the Field'),
  exhaust: cannot('be Exhausted'),
  loseCores: (cards) => `the Cores of ${cards.text} cannot be moved`,
  voidCores: (cards) => `the Cores of ${cards.text} cannot go to the Void`,
  oracle: (cards) => `Oracle cannot be used with ${cards.text}`,
  combine: cannot('be combined'),
  uTrigger: (cards) => `the U-Triggers of ${cards.text} cannot hit`,
};

/** "Your opponent's Spirits cannot block", where "all of" them would sound as if some could. */
const FORBIDDEN_TO_ALL: Verbs = Object.fromEntries(
  Object.entries(FORBIDDEN).map(([what, says]) => [
    what,
    (cards) => says({ ...cards, text: cards.text.replace(/^all (of )?/, '') }),
  ]),
);

/** What a player does with cards of the Hand. */
const USED: Words = { summon: 'summon', deploy: 'deploy', use: 'use' };

const EFFECTS: Record<(typeof BS_ABILITY_TYPES)[number], string> = {
  auto: 'effects that an event activates',
  burst: 'Burst effects',
  rebirth: 'Rebirth effects',
  uTrigger: 'U-Trigger effects',
  seal: 'Seal effects',
  main: 'Main effects',
  flash: 'Flash effects',
  activate: 'effects used at will',
  divineArt: 'Divine Arts',
  divineRealm: 'Divine Realms',
  contractArt: 'Contract Arts',
  contractDomain: 'Contract Domains',
  grandforce: 'Grandforce effects',
  cont: 'lasting effects',
  mirage: 'Mirage effects',
  condition: 'Summoning Conditions',
  advent: 'Advent effects',
  contractAdvent: 'Contract Advent effects',
  manifest: 'Manifest effects',
  revival: 'Revival effects',
  oracle: 'Oracles',
  trueOracle: 'True Oracles',
  unseal: 'Unseal effects',
  adventSource: 'effects that allow a Contract Advent',
  succession: 'Succession effects',
  superUnleash: 'Super Unleash effects',
  exhaustedBlock: 'effects that let the card block while Exhausted',
  soulMagic: 'Soul Magic effects',
  byRules: 'effects under the rules',
};

/** Names the effects of a type or for an event, or all effects. */
export function effectsOf(of: Part): string {
  checkMembers(of, 'the effects', 'type', 'event');
  if (of.type !== undefined) return word(EFFECTS, of.type as keyof typeof EFFECTS, 'the type');
  if (of.event === undefined) return 'effects';
  return `“when this card ${word(HAPPENS, of.event, 'the event')[0]}” effects`;
}

const inState = ({ state }: Part): string | undefined =>
  state === undefined ? undefined : `, ${word(STATES, state, 'the state')}`;

/** `return 1 of your Spirits to your Hand` */
function putBackText(cards: Noun, { target, to, place = 'bottom' }: Part): string {
  if (to === 'setAside') return `set ${cards.text} aside`;
  const owner = ownerOfTarget(target as Part);
  return `return ${cards.text} to ${to === 'deck' ? `the ${place as string} of ` : ''}${owner} ${PLACES[to as 'hand']}`;
}

const MOVED: Readonly<Record<string, (cards: string, owner: string, place: unknown) => string>> = {
  trash: (cards, owner) => `put ${cards} into ${owner} Trash`,
  hand: (cards, owner) => `add ${cards} to ${owner} Hand`,
  deck: (cards, owner, place) => `put ${cards} ${place === 'top' ? 'on top' : 'at the bottom'} of ${owner} Deck`,
  setAside: (cards) => `set ${cards} aside`,
  removed: (cards) => `remove ${cards} from the game`,
};

const STATED: Words = { refreshed: 'Refresh', exhausted: 'Exhaust', heavyExhausted: 'Heavy Exhaust' };

/** Words all instructions, those that games share as well. */
export function battleSpiritsInstructions(
  tongue: () => Tongue,
  abilityText: (ability: Part, card: Card) => string,
): Readonly<Record<string, Says>> {
  const t = tongue;
  const target = (i: Part, card: Card, member = 'target'): string => targetOf(t(), i, card, member).text;
  const shared = instructionsOf({
    tongue,
    abilityText,
    abilitiesOf: effectsOf,
    forbidden: FORBIDDEN_TO_ALL,
    forbiddenToPlayers: TO_PLAYERS,
    forbids: forbidsPlayers,
    causes: (i) => behind(t(), i),
    delays: DELAYS,
    looked: PLACES,
    searched: Object.fromEntries(Object.entries(PLACES).map(([zone, place]) => [zone, `your ${place}`])),
  });
  const ofEffects = effectInstructionsOf({
    tongue,
    alike: ALIKE,
    obliged: { attack: 'attack if possible', block: 'block if possible' },
    affecting: (i) => behind(t(), i) ?? 'by effects',
  });
  const using = (verb: string): Says =>
    saying(['target', 'free'], (i, card) => {
      const cards = targetOf(t(), i, card);
      const free = i.free === true && `without paying ${cards.isPlural ? 'their costs' : 'its cost'}`;
      return joined(verb, cards.text, free);
    });
  return {
    ...shared,
    ...ofEffects,
    ...coreInstructions(tongue),
    mill: saying(['count', 'player'], ({ count, player }) => {
      const cards = count === 1 ? 'the top card' : `${amount(NOUNS, count, 'card')} from the top`;
      return by({ player }, 'put', `${cards} of ${ofPlayer({ player }, 'Deck into')} ${ofPlayer({ player }, 'Trash')}`);
    }),
    setState: saying(['target', 'state'], (i, card) => `${word(STATED, i.state, 'the state')} ${target(i, card)}`),
    move: saying(['target', 'to', 'place', 'face', 'state'], (i, card) => {
      const owner = ownerOfTarget(partOf(i, 'target'));
      const text = word(MOVED, i.to, 'the zone')(target(i, card), owner, i.place);
      return joined(text, i.face !== undefined && `face ${i.face as string}`);
    }),
    oblige: saying(
      ['what', 'target', 'until'],
      (i, card) => blockerText(t(), i, card) ?? ofEffects.oblige!.says(i, card),
    ),
    reveal: saying(['target'], (i, card) => {
      const { all } = partOf(i, 'target') as { all?: Part };
      return `Open ${all?.looked === true ? 'them' : target(i, card)}`;
    }),
    turn: saying(['target', 'face'], (i, card) => `turn ${target(i, card)} face ${i.face as string}`),
    byDoing: saying(['first', 'then'], (i, card) => {
      const done = partsOf(i, 'first').map((part) => gerund(instructionText(t(), part, card)));
      return `by ${listed(done)}, ${effectText(t(), partsOf(i, 'then'), card)}`;
    }),
    together: saying(['parts'], (i, card) => {
      const texts = partsOf(i, 'parts').map((part) => instructionText(t(), part, card));
      return texts.map((text, index) => (index === 0 ? text : `Additionally, ${text}`)).join('. ');
    }),
    afterwards: saying(
      ['then'],
      (i, card) => `after this effect resolves, ${effectText(t(), partsOf(i, 'then'), card)}`,
    ),
    destroy: saying(['target'], (i, card) => `destroy ${target(i, card)}`),
    putBack: saying(['target', 'to', 'place'], (i, card) => putBackText(targetOf(t(), i, card), i)),
    stay: saying(['target', 'state'], (i, card) => {
      const cards = targetOf(t(), i, card);
      return joined(cards.text, verb(cards, 'stay'), 'on the Field') + (inState(i) ?? '');
    }),
    summon: using('summon'),
    deploy: using('deploy'),
    useMagic: saying(['target', 'free', 'as'], (i, card) => {
      const text = using('use').says(i, card);
      return i.as === undefined ? text : `${text}, for its ${begun(i.as as string)} effect`;
    }),
    putToken: saying(['token', 'count', 'state'], (i) => {
      const tokens = amount(NOUNS, i.count ?? 1, `[${i.token as string}] Token`);
      return `put ${tokens} onto your Field${inState(i) ?? ''}`;
    }),
    combine: saying(['target', 'with', 'side'], (i, card) =>
      joined(
        'combine',
        target(i, card),
        'with',
        target(i, card, 'with'),
        i.side !== undefined && `on its ${i.side as string}`,
      ),
    ),
    separate: saying(['target'], (i, card) => `separate ${target(i, card)} from its host`),
    setCard: saying(['target', 'as'], (i, card) => `set ${target(i, card)} as a ${begun(i.as as string)}`),
    discardBurst: saying(['player'], (i) =>
      i.player === 'opponent' ? "discard your opponent's set Burst" : 'discard your set Burst',
    ),
    activateBurst: saying(['target'], (i, card) => `activate the Burst effect of ${target(i, card)}`),
    flip: saying(['target'], (i, card) => `turn over ${target(i, card)}`),
    swapWithHand: saying(['target', 'with'], (i, card) => `swap ${target(i, card)} with ${ofHand(i, card)}`),
    placeUnder: saying(
      ['target', 'host'],
      (i, card) => `put ${target(i, card)} face down under ${target(i, card, 'host')}`,
    ),
    grandforce: saying([], (_, card) => `${card.self} is also treated as a Spirit during this turn`),
    endBattle: saying([], () => 'end the battle'),
    endAttackStep: saying([], () => 'end the Attack Step'),
  };

  /** `the Spirit card in your Hand` */
  function ofHand(i: Part, card: Card): string {
    const { all } = partOf(i, 'with');
    if (all === undefined) return target(i, card, 'with');
    const { zone: _, player: __, ...like } = all as Part;
    return `the ${likeThis(NOUNS, { ...like, zone: ['hand'] })} in your Hand`;
  }
}

/** `by your opponent's effects`, for what lasts */
function behind(t: Tongue, { by: cause }: Part): string | undefined {
  if (cause === undefined) return undefined;
  checkMembers(cause as Part, 'a cause', 'cause', 'player', 'self', 'effectOf', 'source', 'manner', 'ability');
  const effects = effectsBehind(cause as Part);
  return effects === undefined ? causeText(t, { by: cause }) : `by ${effects}`;
}

/** `players cannot summon cards from the Hand` for what is forbidden to all of their cards */
function forbidsPlayers(instruction: Part): string | undefined {
  const { zone, player: _, ...like } = (partOf(instruction, 'target').all ?? {}) as Part;
  const used = USED[instruction.what as string];
  if (used === undefined || String(zone) !== 'hand') return undefined;
  const cards = Object.keys(like).length === 0 ? 'cards' : cardsLike(NOUNS, like);
  return `${playersOf(instruction)} cannot ${used} ${cards} from the Hand`;
}

/** `your opponent must block with a Spirit if possible`, where any of their cards may be the one that blocks */
function blockerText(t: Tongue, instruction: Part, card: Card): string | undefined {
  const { all } = partOf(instruction, 'target') as { all?: Part };
  if (instruction.what !== 'block' || all?.player !== 'opponent') return undefined;
  const { player: _, ...like } = all;
  const long =
    card.standard === 'battle' && instruction.until === undefined ? undefined : untilOf(t, instruction, card);
  return joined(`your opponent must block with ${article(likeThis(NOUNS, like))} if possible`, long);
}
