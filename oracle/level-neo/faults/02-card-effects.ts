/** Misreadings of section 2: Auto skills, levels. Those of Use skills: 02-use-skills.ts. */
import { chooseAnswer } from '../../kernel/ask';
import { takePending } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { opponentOf, type Ability } from '../../kernel/state';
import { isMain, isSupport, type LnRules } from '../game';
import { memory } from './memory';
import { useSkillFaults } from './02-use-skills';
import { valueFaults } from './02-values';

const withoutLevel = (ability: Ability): Ability => ({ ...ability, level: undefined }) as Ability;

const autoFaults: readonly Fault<LnRules>[] = [
  {
    id: 'auto-is-optional',
    clause: '2-2',
    title: 'the player may leave an Auto skill out',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        const { player } = waiting;
        const yes = yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
        if (yes) yield* rules.carryOutPending(g, waiting);
        else takePending(g, waiting);
      },
    }),
  },
  {
    id: 'auto-in-own-turn-only',
    clause: '2-2',
    title: 'Auto skills work only in the turn of their player',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        if (waiting.player === g.state.turnPlayer) yield* rules.carryOutPending(g, waiting);
        else takePending(g, waiting);
      },
    }),
  },
  {
    id: 'auto-of-supports-only',
    clause: '2-2',
    title: 'the skills of a Main Character do not work',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) => isSupport(card) && rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'auto-ignores-its-condition',
    clause: '2-2',
    title: 'an Auto skill looks only at its event, not at the rest of its condition',
    replace: (rules) => ({
      conditionHolds: (g, reader, ability) => ability.type === 'start' || rules.conditionHolds(g, reader, ability),
    }),
  },
  {
    id: 'auto-turn-player-last',
    clause: '2-2',
    title: "the opponent's waiting skills come before those of the turn player",
    replace: (rules) => ({
      nextPending(g) {
        const player = opponentOf(g.state.turnPlayer);
        const among = g.state.pending.filter((waiting) => waiting.player === player);
        return among.length > 0 ? { player, among } : rules.nextPending(g);
      },
    }),
  },
  {
    id: 'auto-in-order-of-arrival',
    clause: '2-2',
    title: 'waiting skills are carried out as they came, nobody chooses',
    replace: (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        return next && { ...next, among: next.among.slice(0, 1) };
      },
    }),
  },
];

const contFaults: readonly Fault<LnRules>[] = [
  {
    id: 'cont-ignores-its-condition',
    clause: '2-2-2',
    title: 'a [Cont] skill is active whatever its condition says',
    replace: (rules) => ({
      conditionHolds: (g, reader, ability) => ability.type === 'cont' || rules.conditionHolds(g, reader, ability),
    }),
  },
  {
    id: 'cont-stays-once-met',
    clause: '2-2-2',
    title: 'a [Cont] skill whose condition was met once stays active',
    replace: (rules) => {
      const met = memory<string>();
      return {
        conditionHolds(g, reader, ability) {
          if (ability.type !== 'cont') return rules.conditionHolds(g, reader, ability);
          if (rules.conditionHolds(g, reader, ability)) met(g).add(reader.source.id);
          return met(g).has(reader.source.id);
        },
      };
    },
  },
  {
    id: 'cont-in-own-turn-only',
    clause: '2-2-2',
    title: 'a [Cont] skill is active only in the turn of its player',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        (ability.type !== 'cont' || card.controller === g.state.turnPlayer) && rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'cont-not-in-battle',
    clause: '2-2-2',
    title: 'a [Cont] skill does not count while a battle is fought',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        (ability.type !== 'cont' || g.state.facts.battle === null) && rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'cont-must-be-used',
    clause: '2-2-2',
    title: 'a [Cont] skill does nothing by itself',
    replace: () => ({ isContinuous: () => false }),
  },
  {
    id: 'cont-not-of-mains',
    clause: '2-2-2',
    title: "a Main Character's [Cont] skill is never active",
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        (ability.type !== 'cont' || !isMain(card)) && rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'cont-from-level-zone',
    clause: '2-2-2',
    title: 'a [Cont] skill works from the level zone too, if the card lies face up',
    replace: (rules) => ({
      playZones: [...rules.playZones, 'level'],
      abilityIsValid: (g, card, ability) =>
        (card.zone === 'level' && card.face === 'up') || rules.abilityIsValid(g, card, ability),
    }),
  },
];

const startFaults: readonly Fault<LnRules>[] = [
  {
    id: 'start-once-per-turn',
    clause: '2-2-4',
    title: 'a [Start] skill answers only the first occurrence in a turn',
    replace: (rules) => {
      const answered = memory<string>();
      return {
        *carryOutPending(g, waiting) {
          const key = `${waiting.card}:${g.state.turn}`;
          if (answered(g).has(key)) return takePending(g, waiting);
          answered(g).add(key);
          yield* rules.carryOutPending(g, waiting);
        },
      };
    },
  },
  {
    id: 'start-answers-twice',
    clause: '2-2-4',
    title: 'a [Start] skill of the attacker answers the attack and its end',
    replace: (rules) => ({
      happened(g, event, departed) {
        rules.happened(g, event, departed);
        if (event.type === 'battleWon') rules.happened(g, { ...event, type: 'attackDeclared' }, departed);
      },
    }),
  },
  {
    id: 'start-answers-being-attacked',
    clause: '2-2-4',
    title: '"when it attacks" is taken for any part in an attack',
    replace: (rules) => ({
      happened(g, event, departed) {
        rules.happened(g, event, departed);
        if (event.type === 'attacked') rules.happened(g, { ...event, type: 'attackDeclared' }, departed);
      },
    }),
  },
  {
    id: 'start-waits-for-the-end-of-battle',
    clause: '2-2-4',
    title: 'what triggers in a battle is carried out after it',
    replace: (rules) => ({
      *resolvePending(g) {
        if (g.state.facts.battle === null) yield* rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'start-changes-for-good',
    clause: '2-2-4',
    title: 'what a [Start] skill changes is never undone',
    replace: (rules) => ({
      endsWithTurn(g, effect) {
        const { abilities = [] } = g.card(effect.source).definition;
        return !abilities.some((ability) => ability.type === 'start') && rules.endsWithTurn(g, effect);
      },
    }),
  },
  {
    id: 'start-lost-with-its-card',
    clause: '2-2-4',
    title: 'a card that has left the field answers nothing',
    replace: (rules) => ({
      happened: (g, event) => rules.happened(g, event, []),
    }),
  },
  {
    id: 'start-one-a-moment',
    clause: '2-2-4',
    title: 'of several skills that answer at one moment only one does',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        yield* rules.carryOutPending(g, waiting);
        for (const other of [...g.state.pending]) takePending(g, other);
      },
    }),
  },
  {
    id: 'start-condition-at-its-event',
    clause: '2-2-4',
    title: 'the condition of a [Start] skill is looked at when its event occurs, and no more after that',
    replace: (rules) => {
      const met = memory<unknown>();
      return {
        happened(g, event, departed) {
          const before = g.state.pending.length;
          rules.happened(g, event, departed);
          for (const waiting of g.state.pending.slice(before)) {
            const reader = { player: waiting.player, source: g.card(waiting.card), event, chosen: [] };
            if (rules.conditionHolds(g, reader, waiting.ability)) met(g).add(waiting.ability);
          }
        },
        conditionHolds: (g, reader, ability) =>
          ability.type === 'start' ? met(g).has(ability) : rules.conditionHolds(g, reader, ability),
      };
    },
  },
];

const levelFaults: readonly Fault<LnRules>[] = [
  {
    id: 'level-ignored',
    clause: '2-4-1',
    title: 'the level of a skill is ignored',
    replace: () => ({ meetsLevel: () => true }),
  },
  {
    id: 'level-exactly',
    clause: '2-4-1',
    title: 'a skill works only at exactly its level',
    replace: () => ({
      meetsLevel: (g, player, { level }) => level === undefined || g.rules.level(g, player) === level,
    }),
  },
  {
    id: 'level-exceeded',
    clause: '2-4-1',
    title: 'a skill works only above its level',
    replace: () => ({
      meetsLevel: (g, player, { level }) => level === undefined || g.rules.level(g, player) > level,
    }),
  },
  {
    id: 'level-of-either-main',
    clause: '2-4-1',
    title: 'it is enough that one of the two Main Characters has the level',
    replace: (rules) => ({
      meetsLevel: (g, player, ability) =>
        rules.meetsLevel(g, player, ability) || rules.meetsLevel(g, opponentOf(player), ability),
    }),
  },
  {
    id: 'level-of-the-turn-player',
    clause: '2-4-1',
    title: 'the level that counts is that of the player whose turn it is',
    replace: (rules) => ({ meetsLevel: (g, _player, ability) => rules.meetsLevel(g, g.state.turnPlayer, ability) }),
  },
  {
    id: 'level-for-use-only',
    clause: '2-4-1',
    title: 'the level of a [Start] skill is ignored',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, ability.type === 'start' ? withoutLevel(ability) : ability),
    }),
  },
  {
    id: 'level-not-for-cont',
    clause: '2-4-1',
    title: 'the level of a [Cont] skill is ignored',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, ability.type === 'cont' ? withoutLevel(ability) : ability),
    }),
  },
  {
    id: 'level-not-for-events',
    clause: '2-4-1',
    title: 'the level of an event card is ignored',
    replace: (rules) => ({
      levelRefusal: (g, player, use) => (use.card.zone === 'hand' ? null : rules.levelRefusal(g, player, use)),
    }),
  },
  {
    id: 'level-not-for-characters',
    clause: '2-4-1',
    title: "the level of a character's Use skill is ignored",
    replace: (rules) => ({
      levelRefusal: (g, player, use) => (use.card.zone === 'hand' ? rules.levelRefusal(g, player, use) : null),
    }),
  },
  {
    id: 'level-once-reached',
    clause: '2-4-1',
    title: 'a level that was reached once counts although it was lost',
    replace: (rules) => {
      const reached = memory<string>();
      return {
        meetsLevel(g, player, ability) {
          const key = `${player}:${ability.level}`;
          if (rules.meetsLevel(g, player, ability)) reached(g).add(key);
          return reached(g).has(key);
        },
      };
    },
  },
];

export const effectFaults: readonly Fault<LnRules>[] = [
  ...autoFaults,
  ...contFaults,
  ...startFaults,
  ...useSkillFaults,
  ...levelFaults,
  ...valueFaults,
];
