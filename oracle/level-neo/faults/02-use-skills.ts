/** Misreadings of 2-3, 2-3-1 and 2-3-2: Use skills. */
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import type { PlayerId } from '../../../schemas/common';
import type { Use } from '../02-card-effects';
import { isActive, isMain, type LnGame, type LnRules } from '../game';
import { memory } from './memory';

const REFUSED = { reason: 'the fault forbids it' };

const useFaults: readonly Fault<LnRules>[] = [
  {
    id: 'use-goes-by-itself',
    clause: '2-3',
    title: 'a Use skill is carried out as soon as it can be, like an Auto skill',
    replace: (rules) => ({
      *mainPhase(g) {
        const player = g.state.turnPlayer;
        for (const { card } of rules.usesOf(g, player)) {
          const action = { type: 'use', card: card.id };
          if (g.rules.useRefusal(g, player, action) === null) yield* g.rules.use(g, player, action);
        }
        yield* rules.mainPhase(g);
      },
    }),
  },
  {
    id: 'use-by-turn-player-only',
    clause: '2-3',
    title: 'only the turn player may use skills',
    replace: (rules) => ({
      useRefusal: (g, player, action) =>
        player === g.state.turnPlayer ? rules.useRefusal(g, player, action) : { clause: '2-3', ...REFUSED },
    }),
  },
  {
    id: 'use-ignores-its-requirement',
    clause: '2-3',
    title: 'what a Use skill itself requires is not looked at',
    replace: () => ({ useConditionRefusal: () => null }),
  },
  {
    id: 'use-needs-an-active-card',
    clause: '2-3',
    title: 'the skill of a resting character cannot be used',
    replace: (rules) => ({
      useConditionRefusal: (g, player, use) =>
        isActive(use.card) ? rules.useConditionRefusal(g, player, use) : { clause: '2-3', ...REFUSED },
    }),
  },
  {
    id: 'use-not-of-mains',
    clause: '2-3',
    title: "a Main Character's Use skill cannot be used",
    replace: (rules) => ({ usesOf: (g, player) => rules.usesOf(g, player).filter(({ card }) => !isMain(card)) }),
  },
  {
    id: 'use-not-of-events',
    clause: '2-3',
    title: 'event cards cannot be used from the hand',
    replace: (rules) => ({
      usesOf: (g, player) => rules.usesOf(g, player).filter(({ card }) => card.zone !== 'hand'),
    }),
  },
  {
    id: 'use-skills-of-the-opponent',
    clause: '2-3',
    title: "the skills of the opponent's characters may be used too",
    replace: (rules) => ({
      usesOf: (g, player) => [
        ...rules.usesOf(g, player),
        ...rules.usesOf(g, opponentOf(player)).filter(({ card }) => card.zone !== 'hand'),
      ],
    }),
  },
  {
    id: 'use-rests-its-card',
    clause: '2-3',
    title: 'using the skill of a character rests it',
    replace: (rules) => ({
      *use(g, player, action) {
        const card = g.card(action.card!);
        yield* rules.use(g, player, action);
        if (card.zone !== 'discard') yield* perform(g, { card, state: 'resting' });
      },
    }),
  },
];

/** Replaces how the turn requirement is compared: `reached` says whether the skill may be used. */
const turnRequirement =
  (reached: (g: LnGame, player: PlayerId, turn: number) => boolean): Fault<LnRules>['replace'] =>
  () => ({
    turnRefusal: (g, player, { ability }) =>
      reached(g, player, ability.turn!) ? null : { clause: '2-3-1', ...REFUSED },
  });

const phaseAndTurnFaults: readonly Fault<LnRules>[] = [
  {
    id: 'use-in-any-phase',
    clause: '2-3-1',
    title: 'the phase before a Use skill is ignored',
    replace: () => ({ phaseRefusal: () => null }),
  },
  {
    id: 'use-in-main-phase-1-only',
    clause: '2-3-1',
    title: 'a skill for the Main Phase is not usable in the second one',
    replace: (rules) => ({
      phaseRefusal: (g, use) =>
        g.state.phase === 'main2' ? { clause: '2-3-1', ...REFUSED } : rules.phaseRefusal(g, use),
    }),
  },
  {
    id: 'use-in-main-phase-2-as-in-battle',
    clause: '2-3-1',
    title: 'a skill for the Battle Phase is usable from then to the end of the turn',
    replace: (rules) => ({
      phaseRefusal: (g, use) =>
        g.state.phase === 'main2' && use.ability.phase === 'battle' ? null : rules.phaseRefusal(g, use),
    }),
  },
  {
    id: 'use-in-own-main-phase-only',
    clause: '2-3-1',
    title: "the Main Phase meant is that of the skill's own player",
    replace: (rules) => ({
      phaseRefusal: (g, use) =>
        use.ability.phase === 'main' && use.card.controller !== g.state.turnPlayer
          ? { clause: '2-3-1', ...REFUSED }
          : rules.phaseRefusal(g, use),
    }),
  },
  {
    id: 'use-in-own-battle-phase-only',
    clause: '2-3-1',
    title: "the Battle Phase meant is that of the skill's own player",
    replace: (rules) => ({
      phaseRefusal: (g, use) =>
        use.ability.phase === 'battle' && use.card.controller !== g.state.turnPlayer
          ? { clause: '2-3-1', ...REFUSED }
          : rules.phaseRefusal(g, use),
    }),
  },
  {
    id: 'use-phase-binds-turn-player-only',
    clause: '2-3-1',
    title: 'the player whose turn it is not may use skills in any phase',
    replace: (rules) => ({
      phaseRefusal: (g, use) => (use.card.controller === g.state.turnPlayer ? rules.phaseRefusal(g, use) : null),
    }),
  },
  {
    id: 'use-turn-ignored',
    clause: '2-3-1',
    title: 'the turn before a Use skill is ignored',
    replace: turnRequirement(() => true),
  },
  {
    id: 'use-turn-exactly',
    clause: '2-3-1',
    title: 'a Use skill is usable only at exactly its turn',
    replace: turnRequirement((g, player, turn) => g.rules.turnMarker(g, player) === turn),
  },
  {
    id: 'use-turn-exceeded',
    clause: '2-3-1',
    title: 'a Use skill is usable only after its turn',
    replace: turnRequirement((g, player, turn) => g.rules.turnMarker(g, player) > turn),
  },
  {
    id: 'use-turn-of-the-game',
    clause: '2-3-1',
    title: 'the turn before a Use skill counts the turns of both players',
    replace: turnRequirement((g, _player, turn) => g.state.turn >= turn),
  },
  {
    id: 'use-turn-of-the-turn-player',
    clause: '2-3-1',
    title: 'the marker that counts is that of the player whose turn it is',
    replace: turnRequirement((g, _player, turn) => g.rules.turnMarker(g, g.state.turnPlayer) >= turn),
  },
];

/** Replaces what is limited to one use in a turn. */
const limitedBy =
  (key: (player: string, use: Use) => string): Fault<LnRules>['replace'] =>
  () => ({ skillKey: key });

const nameOf = ({ card, ability, index }: Use): string => ability.name ?? `${card.definition.number}#${index}`;

const onceFaults: readonly Fault<LnRules>[] = [
  {
    id: 'use-as-often-as-wished',
    clause: '2-3-2',
    title: 'a Use skill may be used again and again',
    replace: () => ({ oncePerTurnRefusal: () => null }),
  },
  {
    id: 'use-once-per-card',
    clause: '2-3-2',
    title: 'each card may use the skill once in a turn',
    replace: limitedBy((_player, { card, index }) => `${card.id}#${index}`),
  },
  {
    id: 'use-once-per-card-number',
    clause: '2-3-2',
    title: 'only copies of one card share the limit, not different cards with the same skill',
    replace: limitedBy((player, { card, index }) => `${player}:${card.definition.number}#${index}`),
  },
  {
    id: 'use-once-for-characters-only',
    clause: '2-3-2',
    title: 'event cards are not limited',
    replace: (rules) => ({
      oncePerTurnRefusal: (g, player, use) =>
        use.card.zone === 'hand' ? null : rules.oncePerTurnRefusal(g, player, use),
    }),
  },
  {
    id: 'use-once-apart-for-events',
    clause: '2-3-2',
    title: 'a skill used from an event card does not count against characters',
    replace: limitedBy((player, use) => `${player}:${use.card.definition.category}:${nameOf(use)}`),
  },
  {
    id: 'use-once-per-phase',
    clause: '2-3-2',
    title: 'the limit starts afresh in every phase',
    replace: (rules) => {
      const used = memory<string>();
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
  },
  {
    id: 'use-once-per-game',
    clause: '2-3-2',
    title: 'a skill that was used never comes back',
    replace: (rules) => ({
      oncePerTurnRefusal: (g, player, use) =>
        g.state.used[rules.skillKey(player, use)] === undefined ? null : { clause: '2-3-2', ...REFUSED },
    }),
  },
  {
    id: 'use-once-until-own-turn',
    clause: '2-3-2',
    title: "a skill used in the own turn cannot be used in the opponent's turn after it",
    replace: (rules) => ({
      oncePerTurnRefusal: (g, player, use) =>
        (g.state.used[rules.skillKey(player, use)]?.turn ?? -2) < g.state.turn - 1
          ? null
          : { clause: '2-3-2', ...REFUSED },
    }),
  },
  {
    id: 'use-once-for-both-players',
    clause: '2-3-2',
    title: 'what one player has used the other cannot use in this turn',
    replace: limitedBy((_player, use) => nameOf(use)),
  },
];

export const useSkillFaults: readonly Fault<LnRules>[] = [...useFaults, ...phaseAndTurnFaults, ...onceFaults];
