/**
 * Converts effects in force to and from their form in positions and observations: an instruction of the game's language
 * without its targets.
 */
import type { Handle } from '../../../schemas/common';
import type { Instruction, Trigger } from '../../../schemas/ability';
import type { PlacedEffect, Position } from '../../../schemas/protocol';
import { SchemaError, validate } from '../../../schemas/validate';
import { newObject } from '../changes/objects';
import { InputError } from '../errors';
import { findNonsense } from '../language/card-checks';
import { isErased, NOWHERE } from '../objects/nowhere';
import { refTo, type CardState, type Definition, type ObjectRef } from '../state';
import type { ContinuousEffect, Modification, Scope } from '../state/lasting';
import type { AnyGame } from '../rules';
import type { GameModule } from './module';

/** A stamp above 0 marks an object that once had a zone (`isErased`). Which one it is does not matter. */
const FIRST_STAMP = 1;

type Cards = Readonly<Record<Handle, CardState>>;

/** Maps each kind of modification to its instruction. */
const VERBS: Readonly<Record<Modification['kind'], string>> = {
  stat: 'modify',
  forbid: 'forbid',
  gain: 'gain',
  negate: 'negate',
  require: 'require',
  later: 'later',
  cost: 'changeCost',
  words: 'treat',
  trigger: 'trigger',
  unaffected: 'unaffected',
  oblige: 'oblige',
  allow: 'allow',
};

/** Lists the effects in force from the oldest to the newest, with the cards to which each still applies. */
export const effectsInForce = (game: AnyGame): PlacedEffect[] =>
  game.state.effects.map((effect) => {
    const { player, source, turn, modification } = effect;
    const isCurrent = ({ id, zoneChangeCount }: ObjectRef) => game.card(id).zoneChangeCount === zoneChangeCount;
    const bearer = game.card(source);
    return {
      player,
      source,
      ...(isErased(bearer) && { card: bearer.definitionKey }),
      ...(modification.kind === 'later' && !isCurrent(modification.bearer) && { sourceIsGone: true }),
      targets: effect.targets.flatMap((target) =>
        isCurrent(target) && !isErased(game.card(target.id)) ? [target.id] : [],
      ),
      ...(effect.scope && { scope: describeScope(effect.scope) }),
      effect: instructionOf(effect),
      turn,
    };
  });

/** Leaves out the cards that the effect knew when it began, which a position cannot state. */
const describeScope = (scope: Scope): NonNullable<PlacedEffect['scope']> =>
  'all' in scope ? { all: { ...scope.all } } : { players: [...scope.players] };

function instructionOf({ modification, until, orUntil }: ContinuousEffect): PlacedEffect['effect'] {
  const { kind, ...said } = modification;
  if (modification.kind !== 'later') return { do: VERBS[kind], ...said, until, ...(orUntil && { orUntil }) };
  const { at, ability, number } = modification;
  return { do: VERBS.later, at, then: ability.effect, ...(number !== undefined && { number }) };
}

/** @throws {InputError} names the effect and what is wrong with it */
export function effectsOf(module: GameModule, { effects = [] }: Position, cards: Cards): ContinuousEffect[] {
  return effects.map((placed, index) =>
    effectOf(module, placed, { where: `position: effects[${index}]`, cards, stamp: index + 1 }),
  );
}

function effectOf(
  module: GameModule,
  placed: PlacedEffect,
  { where, cards, stamp }: { where: string; cards: Cards; stamp: number },
): ContinuousEffect {
  const { player, source, turn, effect, scope } = placed;
  if (scope) checkScope(module, scope, `${where}.scope`);
  for (const [member, id] of [['source', source], ...placed.targets.map((target) => ['targets', target])] as const)
    if (!cards[id!]) throw new InputError(`${where}.${member}: no card "${id}" is in the position`);
  checkEffect(module, effect, `${where}.effect`);
  const said = effect as unknown as Instruction & { until: string; orUntil?: Trigger };
  const isLater = module.rules.language.instructions.get(said.do)!.delays;
  const modification = isLater ? putOff(placed, cards[source]!) : lasting(module, said);
  return {
    id: stamp,
    stamp,
    player,
    source,
    targets: placed.targets.map((id) => refTo(cards[id]!)),
    ...(scope && { scope: scope as Scope }),
    modification,
    until: isLater ? (effect.at as string) : said.until,
    ...(said.orUntil && { orUntil: said.orUntil }),
    turn,
  };
}

function checkScope({ scopeSchema }: GameModule, scope: PlacedEffect['scope'] & {}, where: string): void {
  if (!scopeSchema) throw new InputError(`${where}: the effects of this game are about single cards`);
  if ('all' in scope) validate(scopeSchema, scope, where);
}

/** Recreates erased tokens that are the sources of effects in force. They lie in no zone. */
export function placeErased(
  { rules }: GameModule,
  { effects = [] }: Position,
  { cards, definitions }: { cards: Record<Handle, CardState>; definitions: (key: string) => Definition | undefined },
): void {
  for (const [index, { card, source, player: owner }] of effects.entries()) {
    if (card === undefined || cards[source]?.zone === NOWHERE) continue;
    const [definition, where] = [definitions(card), `position: effects[${index}]`];
    if (cards[source]) throw new InputError(`${where}.card: "${source}" is in the position`);
    if (!definition) throw new InputError(`${where}.card: there is no card definition "${card}"`);
    const token = newObject(source, { kind: 'token', definition, owner }, rules.initialState);
    cards[source] = { ...token, stamp: FIRST_STAMP };
  }
}

function checkEffect({ effectSchema, vocabulary }: GameModule, effect: PlacedEffect['effect'], where: string): void {
  if (!effectSchema) throw new InputError(`${where}: the positions of this game tell no effects`);
  validate(effectSchema, effect, where);
  const nonsense = 'ability' in effect && findNonsense(vocabulary, { abilities: [effect.ability] });
  if (nonsense)
    throw new SchemaError(
      where,
      nonsense.path.replace('abilities[0]', 'ability'),
      'what can come to something',
      'what cannot',
      nonsense.text,
    );
}

function lasting({ rules }: GameModule, said: Instruction): Modification {
  const {
    until: _until,
    orUntil: _orUntil,
    ...instruction
  } = said as Instruction & { until?: string; orUntil?: Trigger };
  const { modification } = rules.language.instructions.get(said.do)!;
  return modification!(instruction, (amount) => amount as number);
}

function putOff({ effect, sourceIsGone }: PlacedEffect, source: CardState): Modification {
  const { at, then, number } = effect as unknown as { at: string; then: Instruction[]; number?: number };
  const { id, zoneChangeCount } = refTo(source);
  const bearer = sourceIsGone ? { id, zoneChangeCount: zoneChangeCount - 1 } : { id, zoneChangeCount };
  return {
    kind: 'later',
    at,
    ability: { type: 'later', effect: then },
    bearer,
    ...(number !== undefined && { number }),
  };
}
