/** Misreadings of 10-5 and 10-13: [Evolve] and [Union]. */
import type { CardFilter } from '../../../schemas/ability';
import { unlink } from '../../kernel/changes';
import { setStatus } from '../../kernel/changes/objects';
import { trackAlso } from '../../kernel/objects/object-tracking';
import { cardsMatching } from '../../kernel/reading/select';
import type { Ability, CardState } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
} from '../../kernel/testing/misreadings';
import { asDbs, cardsIn, RULE, sideOf, type DbsGame, type DbsRules } from '../game';

type Part = 'partsToEvolve' | 'partsToFuse' | 'partsForPotara' | 'partsToAbsorb';

/** Changes the filters for the cards that a skill needs. */
const changed = (key: Part, change: (filter: CardFilter) => CardFilter): Misreading<DbsRules> =>
  args(key, (g, player, card, ability) => {
    const { onto, parts, from } = asDbs(ability);
    const other = { ...ability, onto: onto && change(onto), parts: parts?.map(change), from: from && change(from) };
    return [g, player, card, other as Ability];
  });

const free = (type: string): Misreading<DbsRules> =>
  result('costToActivate', (cost, _g, _card, ability) => (ability.type === type ? [] : cost));
const inBattlesToo = (type: string): Misreading<DbsRules> =>
  alsoIf('isActivatedIn', (_g, ability) => ability.type === type);
const from = (type: string, ...areas: readonly string[]): Misreading<DbsRules> =>
  result('areasOfSkill', (given, _g, _card, ability) => (ability.type === type ? [...given, ...areas] : given));

const isCardOf = (card: CardState, type: string): boolean =>
  (sideOf(card).abilities ?? []).some((ability) => ability.type === type);

/** Changes how a card is placed by a skill of this type. */
const placed = (
  type: string,
  how: (given: Parameters<DbsRules['placeInBattleArea']>[4]) => Parameters<DbsRules['placeInBattleArea']>[4],
): Misreading<DbsRules> =>
  args('placeInBattleArea', (g, player, card, cause, given) => [
    g,
    player,
    card,
    cause,
    isCardOf(card, type) || cause.manner === type ? how(given) : given,
  ]);

const chosenWhenResolved =
  (type: string, key: 'evolve' | 'uniteByPotara' | 'absorb'): Misreading<DbsRules> =>
  (rules) => ({
    choosesAtActivation: (g, ability) => ability.type !== type && rules.choosesAtActivation(g, ability),
    *[key](g: Parameters<DbsRules['evolve']>[0], context: Parameters<DbsRules['evolve']>[1]) {
      context.chosen = yield* g.rules.chooseParts(g, context.player, context.source, context.ability);
      trackAlso(context, context.chosen);
      yield* rules[key](g, context);
    },
  });

const notPlayed: Misreading<DbsRules> = result('wordsOfPlaying', (words) => words.filter((word) => word !== 'played'));
const nothingPassesOn = always<DbsRules, 'passesToHeir'>('passesToHeir', false);

export const evolveAndUnionFaults = faultTable<DbsRules>({
  '10-5-1': {
    '[Evolve] takes a card that cannot be chosen': alsoIf(
      'mayBeChosen',
      (_g, _card, { ability }) => ability?.type === 'evolve',
    ),
    'any own Battle Card will do': changed('partsToEvolve', () => ({})),
    'a Battle Card of the opponent will do': changed('partsToEvolve', (filter) => ({ ...filter, player: 'any' })),
    'a card of the hand will do': changed('partsToEvolve', (filter) => ({ ...filter, zone: ['battle', 'hand'] })),
    'only a card that the player owns will do': result('partsToEvolve', (parts, _g, player) =>
      parts.map((part) => part.filter((card) => card.owner === player)),
    ),
    'it costs nothing': free('evolve'),
    'it is activated in battles as well': inBattlesToo('evolve'),
    'the card is chosen as the skill is resolved': chosenWhenResolved('evolve', 'evolve'),
    'it is activated without such a card': always('keywordIsPossible', true),
    '[EX-Evolve] is no skill that is activated': onlyIf('isActivatedIn', (_g, { keyword }) => keyword !== 'exEvolve'),
  },
  '10-5-2': {
    'it is activated from the Drop Area as well': from('evolve', 'drop'),
    'it is activated from the Warp as well': from('evolve', 'warp'),
    'it is activated from the Battle Area as well': from('evolve', 'battle'),
  },
  '10-5-3-1': {
    'a condition is not looked at': changed('partsToEvolve', ({ stat: _stat, ...filter }) => filter),
    'without a condition it takes a card of energy cost 2 or more': changed('partsToEvolve', (filter) => ({
      stat: { energyCost: { min: 2 } },
      ...filter,
    })),
  },
  '10-5-4': {
    'it is placed beside the other': placed('evolve', (given) => ({ ...given, onto: undefined })),
    'it is played in Active Mode': placed('evolve', (given) => ({ ...given, state: 'active' })),
    'effects on the power end': nothingPassesOn,
    'it is not played': notPlayed,
    'the card below goes to the Drop Area': (rules) => ({
      *evolveOnto(g, player, card, onto, cause) {
        yield* g.rules.drop(g, onto, cause);
        yield* rules.placeInBattleArea(g, player, card, cause);
      },
    }),
    'what lies under the card goes to the Drop Area': (rules) => ({
      *evolveOnto(g, player, card, onto, cause) {
        const below = onto.flatMap((one) => g.rules.cardsUnder(g, one));
        yield* rules.evolveOnto(g, player, card, onto, cause);
        yield* g.rules.drop(g, below, RULE);
      },
    }),
    'the card below comes to lie at the very bottom': afterwards('evolveOnto', (g, _player, card, onto) => {
      for (const { id } of onto) moveToBottom(g, g.card(id), card);
    }),
    '[EX-Evolve] sends the other to the Warp': (rules) => ({
      evolveFrom: (g, player, card, ability, parts, cause) =>
        ability.keyword === 'exEvolve'
          ? g.rules.evolveInPlaceOf(g, player, card, parts, cause)
          : rules.evolveFrom(g, player, card, ability, parts, cause),
    }),
    'the card on top takes no part in the battle of the one below': (rules) => ({
      battleContinues: (g, next) =>
        !g.state.battle?.attackers.some((id) => g.rules.cardsUnder(g, g.card(id)).length > 0) &&
        rules.battleContinues(g, next),
    }),
  },
  '10-5-5': {
    'it is placed onto the other': (rules) => ({ evolveInPlaceOf: rules.evolveOnto }),
    'the other goes to the Drop Area': (rules) => ({
      *evolveInPlaceOf(g, player, card, parts, cause) {
        yield* g.rules.drop(g, parts, cause);
        yield* rules.placeInBattleArea(g, player, card, cause, { state: 'active', evolved: true });
      },
    }),
    'it takes over the position': (rules) => ({
      *evolveInPlaceOf(g, player, card, parts, cause) {
        const [state] = parts.map((part) => part.state);
        yield* g.rules.warp(g, parts, cause);
        yield* rules.placeInBattleArea(g, player, card, cause, { state, evolved: true });
      },
    }),
    'the other goes to the Warp of its master': args('ledToWarp', (g, move) => [
      g,
      { ...move, card: { ...move.card, owner: move.card.side } },
    ]),
    'also what cannot be removed goes': (rules) => ({
      mayMove: (g, card, cause, to) => cause?.manner === 'xenoEvolve' || rules.mayMove(g, card, cause, to),
    }),
    'the other stays': (rules) => ({
      evolveInPlaceOf: (g, player, card, _parts, cause) =>
        rules.placeInBattleArea(g, player, card, cause, { state: 'active', evolved: true }),
    }),
  },
  '10-5-6': {
    'it is played beside others': (rules) => ({
      evolveBySkill: (g, context, card) =>
        rules.placeInBattleArea(g, context.player, card, { kind: 'effect', player: context.player }),
    }),
    'only a card of the hand evolves': (rules) => ({
      *evolveBySkill(g, context, card) {
        if (card.zone === 'hand') yield* rules.evolveBySkill(g, context, card);
      },
    }),
    'it is played where there is no such Battle Card': (rules) => ({
      *evolveBySkill(g, context, card) {
        yield* rules.evolveBySkill(g, context, card);
        if (card.zone === 'hand')
          yield* rules.placeInBattleArea(g, context.player, card, { kind: 'effect', player: context.player });
      },
    }),
    'it is always placed onto the other': (rules) => ({
      evolveFrom: (g, player, card, _ability, parts, cause) => rules.evolveOnto(g, player, card, parts, cause),
    }),
  },
  '10-5-7': {
    'only [Evolve] makes a card evolved': onlyIf('countsAsEvolved', (_g, card) =>
      (sideOf(card).abilities ?? []).some(({ keyword }) => keyword === 'evolve'),
    ),
    'no card is evolved': always('isEvolved', false),
    'every card with cards under it is evolved': alsoIf(
      'isEvolved',
      (g, card) => g.rules.cardsUnder(g, card).length > 0,
    ),
    'every card with [Evolve] is evolved': alsoIf('isEvolved', (_g, card) => isCardOf(card, 'evolve')),
    'it is evolved only after it has been played': (rules) => ({
      *placeInBattleArea(g, player, card, cause, given = {}) {
        const { evolved, ...others } = given;
        yield* rules.placeInBattleArea(g, player, card, cause, others);
        if (evolved) setStatus(g, card.id, { status: 'evolved', on: true });
      },
    }),
    'it is evolved no more once it has combined': (rules) => ({
      isEvolved: (g, card) => rules.isEvolved(g, card) && card.placed === card.stamp && !hasComboed(g, card),
    }),
  },

  '10-13-3-1': {
    'their powers may differ': always('fitsTogether', true),
    'two cards of one character will do': result('partsToFuse', (parts) => parts.map(() => parts[0]!)),
    'the card itself may be one of them': another('partsToFuse', (g, player, source, ability) =>
      (asDbs(ability).parts ?? []).map((part) =>
        cardsMatching(
          g,
          { player, source, chosen: [] },
          { player: 'you', category: 'battle', zone: ['hand'], ...part },
        ),
      ),
    ),
    'cards of the Battle Area will do': changed('partsToFuse', (filter) => ({ ...filter, zone: ['hand', 'battle'] })),
    'one card may be both': (rules) => ({
      keywordIsPossible: (g, player, card, ability) =>
        ability.type === 'unionFusion'
          ? rules.partsToFuse(g, player, card, ability).every((part) => part.length > 0)
          : rules.keywordIsPossible(g, player, card, ability),
    }),
    'it is activated in battles as well': inBattlesToo('unionFusion'),
  },
  '10-13-3-2': { 'it is activated from the Drop Area as well': from('unionFusion', 'drop') },
  '10-13-3-4': {
    'the two stay in the hand': args('leaveForFusion', (g, _parts, cause) => [g, [], cause]),
    'one of the two goes to the Drop Area': args('leaveForFusion', (g, parts, cause) => [g, parts.slice(0, 1), cause]),
    'they go to the Warp': (rules) => ({ leaveForFusion: rules.warp }),
    'any two of the two characters go': always('fitsTogether', true),
    'it is played in Rest Mode': placed('unionFusion', () => ({ state: 'rested' })),
    'they go as it is resolved': always('isGivenUpFirst', false),
    'it is played from wherever it has gone meanwhile': (rules) => ({
      fuse: (g, context) => rules.fuse(g, { ...context, source: { ...context.source, zone: 'hand' } }),
    }),
  },
  '10-13-4-1': {
    '[Union-Potara] takes a card that cannot be chosen': alsoIf(
      'mayBeChosen',
      (_g, _card, { ability }) => ability?.type === 'unionPotara',
    ),
    'one character will do': result('partsForPotara', (parts) => parts.map(() => parts[0]!)),
    'cards of the opponent will do': changed('partsForPotara', (filter) => ({ ...filter, player: 'any' })),
    'one card may be both': (rules) => ({
      keywordIsPossible: (g, player, card, ability) =>
        ability.type === 'unionPotara'
          ? rules.partsForPotara(g, player, card, ability).every((part) => part.length > 0)
          : rules.keywordIsPossible(g, player, card, ability),
    }),
    'their powers must be equal': (rules) => ({
      fitsTogether: (g, ability, cards) => rules.fitsTogether(g, { ...ability, type: 'unionFusion' }, cards),
    }),
    'it costs nothing': free('unionPotara'),
    'they are chosen as it is resolved': chosenWhenResolved('unionPotara', 'uniteByPotara'),
  },
  '10-13-4-2': {
    'it is activated from the Drop Area as well': from('unionPotara', 'drop'),
    'it is activated from the Battle Area as well': from('unionPotara', 'battle'),
  },
  '10-13-4-4': {
    'it takes over the position': placed('unionPotara', (given) => ({ ...given, state: undefined })),
    'it is placed beside the two': placed('unionPotara', (given) => ({ ...given, onto: undefined })),
    'only what lies under the first stays there': (rules) => ({
      *uniteByPotara(g, context) {
        const below = context.chosen.slice(1).flatMap((card) => g.rules.cardsUnder(g, card));
        yield* rules.uniteByPotara(g, context);
        yield* g.rules.drop(g, below, RULE);
      },
    }),
    'it is placed on one of the two': placed('unionPotara', (given) => ({ ...given, onto: given?.onto?.slice(0, 1) })),
    'it is not played': notPlayed,
  },
  '10-13-4-4-1': {
    'nothing goes over': nothingPassesOn,
    'only additions go over': onlyIf(
      'passesToHeir',
      (_g, { modification }) => 'by' in modification && Number(modification.by) > 0,
    ),
    'only what lasts for the game goes over': onlyIf('passesToHeir', (_g, { until }) => until === 'game'),
    'what is on the second does not go over': onlyIf('passesToHeir', (g, { targets }) =>
      targets.every(({ id }) => id !== cardsIn(g, 'A', 'battle').at(-2)?.id && id !== 'Cold'),
    ),
  },
  '10-13-5-1': {
    '[Union-Absorb] takes a card that cannot be chosen': alsoIf(
      'mayBeChosen',
      (_g, _card, { ability }) => ability?.type === 'unionAbsorb',
    ),
    'any Battle Card of the area will do': changed('partsToAbsorb', ({ player, zone }) => ({
      player: player!,
      zone: zone!,
    })),
    'a card of any area will do': changed('partsToAbsorb', (filter) => ({
      ...filter,
      zone: ['drop', 'warp', 'battle'],
    })),
    'a card of the opponent will do': changed('partsToAbsorb', (filter) => ({ ...filter, player: 'any' })),
    'it costs nothing': free('unionAbsorb'),
    'it is activated in battles as well': inBattlesToo('unionAbsorb'),
  },
  '10-13-5-2': {
    'it is activated from the hand': result('areasOfSkill', (given, _g, _card, { type }) =>
      type === 'unionAbsorb' ? ['hand'] : given,
    ),
    'it is activated from the hand as well': from('unionAbsorb', 'hand'),
  },
  '10-13-5-4': {
    'it is placed beside the other': (rules) => ({
      placeInBattleArea: (g, player, card, cause, given) =>
        rules.placeInBattleArea(g, player, card, cause, cause.manner === 'unionAbsorb' ? {} : given),
    }),
    'it comes to lie under the other': (rules) => ({
      placeInBattleArea: (g, player, card, cause, given) =>
        cause.manner === 'unionAbsorb'
          ? g.rules.placeUnder(g, [card], g.card(given!.onto![0]!.id), cause)
          : rules.placeInBattleArea(g, player, card, cause, given),
    }),
    'what is said of the card is said of the one below': (rules) => ({
      effectBesides: (g, context) =>
        rules.effectBesides(g, context.ability.type === 'unionAbsorb' ? { ...context, sourceIsGone: true } : context),
    }),
    'a card that is placed so is not played': notPlayed,
    'a card of the Battle Area is played again': (rules) => ({
      wordsOfPlaying: (g, card) => (card.zone === 'battle' ? ['played'] : rules.wordsOfPlaying(g, card)),
    }),
    'what lies under the card chosen comes to lie under the one below': (rules) => ({
      *absorb(g, context) {
        const [top] = context.chosen;
        const brought = top ? g.rules.cardsUnder(g, top) : [];
        yield* rules.absorb(g, context);
        for (const card of brought) moveToBottom(g, card, top!);
      },
    }),
    'what lies under the card chosen goes to the Drop Area': (rules) => ({
      *absorb(g, context) {
        const brought = context.chosen.flatMap((card) => g.rules.cardsUnder(g, card));
        yield* rules.absorb(g, context);
        yield* g.rules.drop(g, brought, RULE);
      },
    }),
  },
  '10-13-5-4-1': {
    'nothing goes over': nothingPassesOn,
    'it is placed in Active Mode': placed('unionAbsorb', (given) => ({ ...given, state: 'active' })),
    'only what lasts for the turn goes over': onlyIf('passesToHeir', (_g, { until }) => until === 'turn'),
  },
});

function moveToBottom(g: DbsGame, card: CardState, top: CardState): void {
  unlink(g, card.id, top.id);
  g.rules.layUnder(g, card, top);
}

const hasComboed = (g: Parameters<DbsRules['isEvolved']>[0], { id }: CardState): boolean =>
  g.journal.some((event) => event.type === 'comboed' && event.card === id);
