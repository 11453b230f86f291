/** Misreadings of 2-3: [Use]. */
import type { PlayerId } from '../../../schemas/common';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { always, another, faultTable, type Misreading, refuse, result } from '../../kernel/testing/misreadings';
import type { Use } from '../02-card-effects';
import { asLn, cardsIn, isActive, isMain, type LnGame, type LnRules } from '../game';
import { memory } from '../../kernel/testing/memory';
import { nameOfAbility } from '../../kernel/continuous/ability-names';

const REFUSED = { reason: 'the misreading forbids it' };

/** Replaces how the turn requirement is compared: `reached` says whether the skill may be used. */
const turnRequirement =
  (reached: (g: LnGame, player: PlayerId, turn: number) => boolean): Misreading<LnRules> =>
  () => ({
    turnRefusal: (g, player, { ability }) =>
      reached(g, player, ability.turn!) ? null : { clause: '2-3-1', ...REFUSED },
  });

/** Replaces what is limited to one use in a turn. */
const limitedBy =
  (key: LnRules['skillKey']): Misreading<LnRules> =>
  () => ({ skillKey: key });

const nameOf = ({ card, ability, name }: Use): string => ability.name ?? `${card.definition.number}#${name}`;

export const useSkillsFaults = faultTable<LnRules>({
  '2-3': {
    'for a text that asks for it every Main Character is of level 0': always(
      'printed',
      0,
      (_g, _card, stat) => stat === 'level',
    ),
    'a Use skill is carried out as soon as it can be, like an Auto skill': (rules) => ({
      *mainPhase(g) {
        const player = g.state.turnPlayer;
        for (const { card } of rules.usesOf(g, player)) {
          const action = { type: 'use', card: card.id };
          if (g.rules.useRefusal(g, player, action) === null) yield* g.rules.use(g, player, action);
        }
        yield* rules.mainPhase(g);
      },
    }),
    'only the turn player may use skills': refuse('useRefusal', (g, player) => player !== g.state.turnPlayer),
    'what a Use skill itself requires is not looked at': always('useConditionRefusal', null),
    'the skill of a resting character cannot be used': refuse(
      'useConditionRefusal',
      (_g, _player, use) => !isActive(use.card),
    ),
    "a Main Character's Use skill cannot be used": result('usesOf', (given) =>
      given.filter(({ card }) => !isMain(card)),
    ),
    'event cards cannot be used from the hand': result('usesOf', (given) =>
      given.filter(({ card }) => card.zone !== 'hand'),
    ),
    "the skills of the opponent's characters may be used too": (rules) => ({
      usesOf: (g, player) => [
        ...rules.usesOf(g, player),
        ...rules.usesOf(g, opponentOf(player)).filter(({ card }) => card.zone !== 'hand'),
      ],
    }),
    'using the skill of a character rests it': (rules) => ({
      *use(g, player, action) {
        const card = g.card(action.card!);
        yield* rules.use(g, player, action);
        if (card.zone !== 'discard') yield* perform(g, { card, state: 'resting' });
      },
    }),
    'the skill of a character that lies face down may be used': (rules) => ({
      usesOf(g, player) {
        const down = cardsIn(g, player, 'support').filter(({ face }) => face === 'down');
        const uses = down.flatMap((card) =>
          abilitiesOf(g, card).map((ability) => ({
            card,
            ability: asLn(ability),
            name: nameOfAbility(g, card, ability)!,
          })),
        );
        return [...rules.usesOf(g, player), ...uses.filter(({ ability }) => ability.type === 'use')];
      },
    }),
    'a card that has left the field and come back is still the card that it was': always('becomesNew', false),
    'a support has a level, and an event card has AP: zero': always('hasStat', true),
    'an effect puts an event card into the support zone': another('mayMove', (_g, card) => !isMain(card)),
  },
  '2-3-1': {
    'the phase before a Use skill is ignored': always('phaseRefusal', null),
    'a skill for the Main Phase is not usable in the second one': refuse(
      'phaseRefusal',
      (g) => g.state.phase === 'main2',
    ),
    'a skill for the Battle Phase is usable from then to the end of the turn': always(
      'phaseRefusal',
      null,
      (g, use) => g.state.phase === 'main2' && use.ability.phase === 'battle',
    ),
    "the Main Phase meant is that of the skill's own player": refuse(
      'phaseRefusal',
      (g, use) => use.ability.phase === 'main' && use.card.side !== g.state.turnPlayer,
    ),
    "the Battle Phase meant is that of the skill's own player": refuse(
      'phaseRefusal',
      (g, use) => use.ability.phase === 'battle' && use.card.side !== g.state.turnPlayer,
    ),
    'the player whose turn it is not may use skills in any phase': always(
      'phaseRefusal',
      null,
      (g, use) => use.card.side !== g.state.turnPlayer,
    ),
    'the turn before a Use skill is ignored': turnRequirement(() => true),
    'a Use skill is usable only at exactly its turn': turnRequirement(
      (g, player, turn) => g.rules.turnMarker(g, player) === turn,
    ),
    'a Use skill is usable only after its turn': turnRequirement(
      (g, player, turn) => g.rules.turnMarker(g, player) > turn,
    ),
    'the turn before a Use skill counts the turns of both players': turnRequirement(
      (g, _player, turn) => g.state.turn >= turn,
    ),
    'the marker that counts is that of the player whose turn it is': turnRequirement(
      (g, _player, turn) => g.rules.turnMarker(g, g.state.turnPlayer) >= turn,
    ),
  },
  '2-3-2': {
    'a Use skill may be used again and again': always('oncePerTurnRefusal', null),
    'each card may use the skill once in a turn': limitedBy((_g, _player, { card, name }) => `${card.id}#${name}`),
    'only copies of one card share the limit, not different cards with the same skill': limitedBy(
      (_g, player, { card, name }) => `${player}:${card.definition.number}#${name}`,
    ),
    'event cards are not limited': always('oncePerTurnRefusal', null, (_g, _player, use) => use.card.zone === 'hand'),
    'a skill used from an event card does not count against characters': limitedBy(
      (_g, player, use) => `${player}:${use.card.definition.category}:${nameOf(use)}`,
    ),
    'the limit starts afresh in every phase': (rules) => {
      const used = memory(() => new Set<string>());
      const keyOf = (g: LnGame, player: string, use: Use) =>
        `${g.state.turn}:${g.state.phase}:${player}:${nameOf(use)}`;
      return {
        oncePerTurnRefusal: (g, player, use) =>
          used(g).has(keyOf(g, player, use)) ? { clause: '2-3-2', ...REFUSED } : null,
        *use(g, player, action) {
          const use = rules.usesOf(g, player).find(({ card }) => card.id === action.card)!;
          used(g).add(keyOf(g, player, use));
          yield* rules.use(g, player, action);
        },
      };
    },
    'a skill that was used never comes back': (rules) => ({
      oncePerTurnRefusal: (g, player, use) =>
        g.state.used[rules.skillKey(g, player, use)] === undefined ? null : { clause: '2-3-2', ...REFUSED },
    }),
    "a skill used in the own turn cannot be used in the opponent's turn after it": (rules) => ({
      oncePerTurnRefusal: (g, player, use) =>
        (g.state.used[rules.skillKey(g, player, use)]?.turn ?? -2) < g.state.turn - 1
          ? null
          : { clause: '2-3-2', ...REFUSED },
    }),
    'what one player has used the other cannot use in this turn': limitedBy((_g, _player, use) => nameOf(use)),
  },
});
