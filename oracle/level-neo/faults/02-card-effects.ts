/** Misreadings of section 2: skills and their effects. */
import { chooseAnswer } from '../../kernel/questions';
import { takePending } from '../../kernel/changes';
import { type Ability, opponentOf } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, skip } from '../../kernel/testing/misreadings';
import { isMain, isSupport, type LnRules } from '../game';
import { asTriggered, ofChains, ofQuestionsInBetween } from '../../kernel/testing/common-waiting';
import { memory } from '../../kernel/testing/memory';

const withoutLevel = (ability: Ability): Ability => ({ ...ability, level: undefined }) as Ability;

export const cardEffectsFaults = faultTable<LnRules>({
  '2-2': {
    'the player may leave an Auto skill out': (rules) => ({
      *resolveWaitingAbility(g, waiting) {
        const { player } = waiting;
        const yes = yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
        if (yes) yield* rules.resolveWaitingAbility(g, waiting);
      },
    }),
    'Auto skills work only in the turn of their player': skip('resolveWaitingAbility', (g, waiting) =>
      waiting.player !== g.state.turnPlayer),
    'the skills of a Main Character do not work': onlyIf('abilityIsValid', (_g, card) => isSupport(card)),
    'an Auto skill looks only at its event, not at the rest of its condition': alsoIf(
      'conditionHolds',
      (_g, _reader, ability) => ability.type === 'start',
    ),
    "the opponent's waiting skills come before those of the turn player": (rules) => ({
      nextPending(g) {
        const player = opponentOf(g.state.turnPlayer);
        const among = g.state.pending.filter((waiting) => waiting.player === player);
        return among.length > 0 ? { player, among } : rules.nextPending(g);
      },
    }),
    'waiting skills are carried out as they came, nobody chooses': asTriggered(),
    ...ofQuestionsInBetween('a skill'),
    ...ofChains('a skill'),
  },
  '2-2-2': {
    'a [Cont] skill is active whatever its condition says': alsoIf(
      'conditionHolds',
      (_g, _reader, ability) => ability.type === 'cont',
    ),
    'a [Cont] skill whose condition was met once stays active': (rules) => {
      const met = memory(() => new Set<string>());
      return {
        conditionHolds(g, reader, ability) {
          if (ability.type !== 'cont') return rules.conditionHolds(g, reader, ability);
          if (rules.conditionHolds(g, reader, ability)) met(g).add(reader.source.id);
          return met(g).has(reader.source.id);
        },
      };
    },
    'a [Cont] skill is active only in the turn of its player': onlyIf(
      'abilityIsValid',
      (g, card, ability) => ability.type !== 'cont' || card.side === g.state.turnPlayer,
    ),
    'a [Cont] skill does not count while a battle is fought': onlyIf(
      'abilityIsValid',
      (g, _card, ability) => ability.type !== 'cont' || g.state.battle === null,
    ),
    'a [Cont] skill of a character that lies face down still counts': alsoIf(
      'abilityIsValid',
      (_g, card, ability) => ability.type === 'cont' && isSupport(card) && card.face === 'down',
    ),
    'a [Cont] skill does nothing by itself': always('isContinuous', false),
    "a Main Character's [Cont] skill is never active": onlyIf(
      'abilityIsValid',
      (_g, card, ability) => ability.type !== 'cont' || !isMain(card),
    ),
    'a [Cont] skill works from the level zone too, if the card lies face up': (rules) => ({
      zones: { ...rules.zones, level: { abilities: true } },
      abilityIsValid: (g, card, ability) =>
        (card.zone === 'level' && card.face === 'up') || rules.abilityIsValid(g, card, ability),
    }),
  },
  '2-2-4': {
    'a [Start] skill answers only the first occurrence in a turn': (rules) => {
      const answered = memory(() => new Set<string>());
      return {
        *resolveWaitingAbility(g, waiting) {
          const key = `${waiting.card}:${g.state.turn}`;
          if (answered(g).has(key)) return;
          answered(g).add(key);
          yield* rules.resolveWaitingAbility(g, waiting);
        },
      };
    },
    'a [Start] skill of the attacker answers the attack and its end': (rules) => ({
      happened(g, event, leaving) {
        rules.happened(g, event, leaving);
        if (event.type === 'battleWon') rules.happened(g, { ...event, type: 'attackDeclared' }, leaving);
      },
    }),
    '"when it attacks" is taken for any part in an attack': (rules) => ({
      happened(g, event, leaving) {
        rules.happened(g, event, leaving);
        if (event.type === 'attacked') rules.happened(g, { ...event, type: 'attackDeclared' }, leaving);
      },
    }),
    'what triggers in a battle is carried out after it': skip('runCheckpoint', (g) => g.state.battle !== null),
    'what a [Start] skill changes is never undone': onlyIf('endsWithTurn', (g, effect) => {
      const { abilities = [] } = g.card(effect.source).definition;
      return !abilities.some((ability) => ability.type === 'start');
    }),
    'a card that has left the field answers nothing': args('happened', (g, event) => [g, event, []]),
    'of several skills that answer at one moment only one does': afterwards('resolveWaitingAbility', (g) => {
      for (const other of [...g.state.pending]) takePending(g, other);
    }),
    'the condition of a [Start] skill is looked at when its event occurs, and no more after that': (rules) => {
      const met = memory(() => new Set<unknown>());
      return {
        happened(g, event, leaving) {
          const before = g.state.pending.length;
          rules.happened(g, event, leaving);
          for (const waiting of g.state.pending.slice(before)) {
            const reader = { player: waiting.player, source: g.card(waiting.card), event, chosen: [] };
            if (rules.conditionHolds(g, reader, waiting.ability)) met(g).add(waiting.ability);
          }
        },
        conditionHolds: (g, reader, ability) =>
          ability.type === 'start' ? met(g).has(ability) : rules.conditionHolds(g, reader, ability),
      };
    },
    'what a waiting skill does to its own card reaches the card that has come back': always('isAnotherNow', false),
    'a character that is lost in battle was not in battle': args('takesPart', (g, card) => [g, g.card(card.id)]),
    'a character that is lost had the turn cost that it has in the discard pile': another('statsToRemember', ['ap']),
  },
  '2-4-1': {
    'the level of a skill is ignored': always('meetsLevel', true),
    'a skill works only at exactly its level': another(
      'meetsLevel',
      (g, player, { level }) => level === undefined || g.rules.level(g, player) === level,
    ),
    'a skill works only above its level': another(
      'meetsLevel',
      (g, player, { level }) => level === undefined || g.rules.level(g, player) > level,
    ),
    'it is enough that one of the two Main Characters has the level': (rules) => ({
      meetsLevel: (g, player, ability) =>
        rules.meetsLevel(g, player, ability) || rules.meetsLevel(g, opponentOf(player), ability),
    }),
    'the level that counts is that of the player whose turn it is': args('meetsLevel', (g, _player, ability) => [
      g,
      g.state.turnPlayer,
      ability,
    ]),
    'the level of a [Start] skill is ignored': args('abilityIsValid', (g, card, ability) => [
      g,
      card,
      ability.type === 'start' ? withoutLevel(ability) : ability,
    ]),
    'the level of a [Cont] skill is ignored': args('abilityIsValid', (g, card, ability) => [
      g,
      card,
      ability.type === 'cont' ? withoutLevel(ability) : ability,
    ]),
    'the level of an event card is ignored': always(
      'levelRefusal',
      null,
      (_g, _player, use) => use.card.zone === 'hand',
    ),
    "the level of a character's Use skill is ignored": always(
      'levelRefusal',
      null,
      (_g, _player, use) => use.card.zone !== 'hand',
    ),
    'a level that was reached once counts although it was lost': (rules) => {
      const reached = memory(() => new Set<string>());
      return {
        meetsLevel(g, player, ability) {
          const key = `${player}:${ability.level}`;
          if (rules.meetsLevel(g, player, ability)) reached(g).add(key);
          return reached(g).has(key);
        },
      };
    },
  },
});
