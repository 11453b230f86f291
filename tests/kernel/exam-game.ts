/**
 * Defines the game of the kernel's exam. Hydra, a card with two sides, is played onto Egg; Wing, a token, is bound to
 * it and lends it abilities; player B takes control of it, with an effect on all beasts of B. Then A plays Fire on it,
 * which B and A may answer.
 * Its rules combine the hardest of several games: DBS takes control, counters and reads causes, BS leaves in two steps
 * and lends, VG redirects, applies layers and reads last information.
 */
import type { PlayerId } from '../../schemas/common';
import type { Instruction, Target } from '../../schemas/ability';
import { chooseCards, isPass } from '../../oracle/kernel/questions';
import { link } from '../../oracle/kernel/changes';
import { causeOfFall } from '../../oracle/dragon-ball-super/09-cause-of-fall';
import { layered } from '../../oracle/kernel/continuous/layers';
import { perform } from '../../oracle/kernel/events/perform';
import { cardsIn } from '../../oracle/kernel/game';
import { cardsMatching } from '../../oracle/kernel/reading/select';
import { NOWHERE } from '../../oracle/kernel/objects/nowhere';
import { creating, erasing } from '../../oracle/kernel/objects/objects';
import { declaring } from '../../oracle/kernel/procedures/declaring';
import { requestJump } from '../../oracle/kernel/procedures/jumps';
import { depthFirst } from '../../oracle/kernel/procedures/pending';
import type { RuleRow } from '../../oracle/kernel/procedures/rule-processing';
import { actAlone, window } from '../../oracle/kernel/procedures/windows';
import { byRule, opponentOf, refTo, type Ability, type Procedure } from '../../oracle/kernel/state';
import type { Modification } from '../../oracle/kernel/state/lasting';
import { PLAYERS } from '../../schemas/common';
import { at, card, doing, power, toy, type ToyCard, type ToyGame, type ToyRules } from './toy-game';
import { self } from './ability-notation';
import type { AnyGame } from '../../oracle/kernel/rules';
import type { CoreGame } from '../../oracle/kernel/procedures/core';

const beasts: Target = { all: { player: 'you', trait: 'Beast' } };
export const destroyed: Instruction = { do: 'move', target: { chosen: true }, to: 'trash' };
export const stronger = (target: Target, by: number): Instruction => ({ do: 'modify', stat: 'power', target, by });
export const draw: Instruction = { do: 'draw', count: 1 };
export const auto = (when: Ability['when'], ...effect: Instruction[]): Ability => ({ type: 'auto', when, effect });
/** @param does names the skill */
export const spell = (id: string, does: string, ...effect: Instruction[]): ToyCard =>
  card(id, 0, { type: 'skill', name: does, effect });
const does = ({ name }: Ability, what: string): boolean => name!.includes(what);

/** From limbo it comes to its owner's field with its other side up, and with the printed power of when it left. */
const rises = auto({ event: 'moved', from: ['field'], to: ['check'] }, { do: 'move', target: self, to: 'field' }, {
  ...{ do: 'modify', stat: 'power', base: true, target: self },
  to: { value: 'power', of: { subject: true } },
} as Instruction);

export const cards = {
  hydra: {
    ...card('Hydra', 3000, rises),
    traits: ['Beast'],
    back: { name: 'Hydra risen', power: 6000, abilities: [], traits: ['Dragon'] },
  } as ToyCard,
  egg: card('Egg', 1000),
  dragonbane: card('Dragonbane', 2000, {
    type: 'cont',
    effect: [stronger({ all: { player: 'any', trait: 'Dragon', stat: { power: { min: 4000 } } } }, -1000)],
  }),
  banner: card('Banner', 2000),
  imp: card('Imp', 1000),
  /** A destroyed card is still there for the last sentence. */
  fire: spell(
    'Fire',
    'aim',
    destroyed,
    stronger({ all: { player: 'opponent', stat: { power: { max: 1000 } } } }, -1000),
    { do: 'if', condition: { count: { player: 'opponent', trait: 'Dragon' }, min: 1 }, then: [draw] } as Instruction,
  ),
  hymn: spell('Hymn', '', stronger({ all: { player: 'you', trait: 'Dragon' } }, 2000)),
  roar: spell('Roar', '', { do: 'treat', word: 'trait', add: ['Dragon'], target: beasts } as Instruction),
  hush: (id = 'Hush') => spell(id, 'negate'),
  recall: spell('Recall', '', { do: 'move', target: { all: { player: 'you', name: 'Hydra' } }, to: 'hand' }),
  halt: spell('Halt', 'end the battle', draw),
};

/** Abilities that Wing lends: the host is stronger, and its master draws when it is decided that it leaves. */
export const lent: readonly Ability[] = [
  { type: 'cont', effect: [stronger(self, 500)] },
  auto({ event: 'leaving' }, draw),
];

/** VG 11.9.1 */
function layerOf(_g: unknown, { kind, ...change }: Modification): number {
  if (kind === 'stat') return 'base' in change ? 2 : 7;
  return kind === 'words' ? 6 : 5;
}

/** Trashes a card whose power has fallen to nothing, with the cause of the change as the cause (DBS 9-5-2). */
const powerless: RuleRow = {
  clauses: [],
  kind: 'confirmative',
  due: (g) =>
    PLAYERS.flatMap((player) => cardsIn(g, player, 'field'))
      .filter(({ id }) => power(g as unknown as ToyGame, id) <= 0)
      .map((one) => ({ player: g.rules.masterOf(g, one), one })),
  *decide(g, { one }: ReturnType<RuleRow['due']>[number] & { one?: ToyGame['state']['cards'][string] }) {
    const because = causeOfFall(g, one!, 'power', 0);
    return [{ card: one!, to: { zone: 'trash' }, cause: { kind: 'rule', ...(because && { because }) } }];
  },
};

export const examRules: Partial<ToyRules> = {
  ...layered,
  ...(depthFirst as object),
  layerOf,
  losesGained: true,
  reachesLater: () => true,
  departs: (_g, change) => 'to' in change && change.card.zone === 'field' && change.to.zone !== 'field',
  /**
   * Erases a token, and sends a card with two sides to limbo instead of the trash. A card out of play belongs to its
   * owner.
   */
  redirectMove(_g, move) {
    const { card: moved, to, cause } = move;
    const { kind, owner, definition, zone } = moved;
    if (['field', 'under', NOWHERE].includes(to.zone)) return move;
    if (kind === 'token') return erasing(moved, cause);
    if (!definition.back || zone !== 'field' || to.zone !== 'trash') return { ...move, to: { ...to, player: owner } };
    return { card: moved, to: { zone: 'check', player: owner }, ...(cause && { cause }) };
  },
  sheetOnArrival: (_g, { definition }, from, to) =>
    definition.back && from === 'check' && to === 'field' ? 'back' : 'front',
  lends: (_g, { kind }) => kind === 'brave',
  ruleRows: [powerless],
  answers: (g, about, moment) =>
    window(g, {
      ...{ moment, about, first: opponentOf(about.player), passesToEnd: 1 },
      offer: (player) => offered(g, player, (id) => answer(g, player, id)),
    }),
  battleSteps: ['main'],
  battleStep: (g, step) => actAlone(g, step, 'A', () => offered(g, 'A', (id) => play(g, 'A', id))),
  windowOpens: (_g, moment) => moment !== 'resolved',
  *executeDeclared(g, activation) {
    yield* declaring.executeDeclared(g, activation);
    if (does(activation.ability!, 'negate')) g.rules.negateAnswered(g, activation);
    if (does(activation.ability!, 'end the battle')) requestJump(g, { part: 'battle' });
  },
};

/** Offers a card of the hand to use. A player with an empty hand is not asked. */
function* offered(g: CoreGame, player: PlayerId, use: (card: string) => Procedure): Procedure<boolean> {
  const hand = g.zone(player, 'hand').filter((id) => g.card(id).definition.abilities?.[0]?.type === 'skill');
  if (hand.length === 0) return false;
  const action = yield {
    ...{ player, kind: 'use', optional: true },
    check: ({ card: id }) => (hand.includes(id ?? '') ? null : { reason: 'not in the hand' }),
    options: () => hand.map((id) => ({ type: 'use', card: id })),
  };
  if (isPass(action)) return false;
  yield* use(action.card!);
  return true;
}

/** Moves the card to the trash as it is used, and resolves it there. */
function* used(g: AnyGame, player: PlayerId, id: string): Procedure<Ability> {
  yield* perform(g, { card: g.card(id), to: { zone: 'trash' }, cause: byRule(player) });
  return g.card(id).definition.abilities![0]!;
}

function* answer(g: CoreGame, player: PlayerId, id: string): Procedure {
  const ability = yield* used(g, player, id);
  g.rules.declareInAnswer(g, { what: 'answer', player, card: id, ability });
}

function* play(g: CoreGame, player: PlayerId, id: string): Procedure {
  const ability = yield* used(g, player, id);
  const from = cardsMatching(g, { player, source: g.card(id), chosen: [] }, { player: 'opponent' });
  const aims = does(ability, 'aim') ? yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1 }) : [];
  yield* g.rules.declare(g, { what: 'spell', player, card: id, ability, chosen: aims.map((one) => one.id) });
}

/**
 * Plays the battle of A, in which only spells are used, each of which may be answered. Then waiting abilities resolve.
 */
export function* mainOfA(g: ToyGame): Procedure {
  yield* g.rules.fight(g);
  yield* g.rules.runCheckpoint(g);
}

/** Plays up to B's control of Hydra. */
export function* takenOver(g: ToyGame, wing: readonly Ability[] = lent): Procedure {
  yield* perform(g, { card: at(g, 'Hydra'), to: { zone: 'field', onto: [refTo(at(g, 'Egg'))] }, cause: byRule('A') });
  const definition = { name: 'Wing', number: '', category: 'card', power: 0, abilities: wing } as never;
  const made = { kind: 'token', id: 'Wing', definition, owner: 'A' } as const;
  yield* perform(g, creating(g, made, { to: { zone: 'under' } }));
  link(g, 'brave', 'Wing', 'Hydra');
  const cause = { kind: 'effect', player: 'B', source: 'Banner' } as const;
  yield* perform(g, { card: at(g, 'Hydra'), to: { zone: 'field', player: 'B' }, cause });
  yield* doing(g, 'Banner', stronger(beasts, 1000));
}

export interface Varied {
  readonly A?: Parameters<typeof toy>[0]['A'];
  readonly B?: Parameters<typeof toy>[0]['B'];
  readonly rules?: Partial<ToyRules>;
}

/** Makes the game of the exam, with these zones and rules instead of its own. */
export function examGame({ A = {}, B = {}, rules = {} }: Varied = {}): ToyGame {
  const { hydra, egg, dragonbane, banner, imp, fire, hymn, roar } = cards;
  const a = { field: [egg, dragonbane], hand: [hydra, fire, hymn], deck: [card('a1'), card('a2')], ...A };
  const b = { field: [banner, imp], hand: [roar], deck: [card('b1'), card('b2')], ...B };
  return toy({ A: a, B: b }, { ...examRules, ...rules });
}
