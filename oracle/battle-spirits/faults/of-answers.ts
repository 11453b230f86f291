/** Misreadings that the publisher's answers rule out: what players ask about more than one clause. */
import type { Action } from '../../../schemas/actions';
import type { PlayerId } from '../../../schemas/common';
import { perform } from '../../kernel/events/perform';
import { afterwards } from '../../kernel/testing/doing';
import { memory } from '../../kernel/testing/memory';
import { alsoIf, always, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { NOTHING, opponentOf } from '../../kernel/state';
import { isImagine } from '../09-braves';
import { asBs, levelsOf, onField, sideOf, type BsGame, type BsRules } from '../game';
import { isDeparting } from '../../kernel/objects/departing';

/** The moves of an action that would each be possible alone. */
const possibleMoves = (rules: BsRules, g: BsGame, player: PlayerId, action: Action) =>
  (action.moves ?? []).filter((move) => rules.moveRefusal(g, player, { ...action, moves: [move] }) === null);

export const answerFaults = faultTable<BsRules>({
  '24-2-1': {
    'each of several cards of one moment activates an effect': always('triggersOnceAMoment', false),
    'BP for each Spirit are fixed when the effect is activated': always('recounts', false),
    'an effect answers only the first such event of a turn': (rules) => {
      const answered = memory(() => new Set<string>());
      return {
        *resolveWaitingAbility(g, waiting) {
          const { card, event, ability } = waiting;
          const key = `${g.state.turn} ${card} ${event.type} ${JSON.stringify(ability)}`;
          if (event.type === 'lifeReduced' && answered(g).has(key)) return;
          answered(g).add(key);
          yield* rules.resolveWaitingAbility(g, waiting);
        },
      };
    },
  },
  '24-2-4': {
    'the Burst of a Magic is a use of the Magic': result('burstsMet', (met, g) =>
      met.filter(({ card, player }) => !g.rules.isProhibited(g, g.card(card), 'use', { kind: 'rule', player })),
    ),
  },
  '24-3-2': {
    'the turn player declares an effect of the Hand first': another('playersToDeclare', ({ state: { turnPlayer } }) => [
      turnPlayer,
      opponentOf(turnPlayer),
    ]),
  },
  '16-4-3': {
    'a Burst is let go of where the card whose effect has met it is gone': alsoIf('isDropped', (g, { event }) => {
      const source = event.cause?.source;
      return source !== undefined && g.card(source).zone === 'trash';
    }),
  },
  '27-1-6': {
    'the refresh of the Refresh Step is no refresh for an effect': skip('resolveWaitingAbility', (g, { event }) =>
      event.type === 'refreshed' && g.state.phase === 'refresh'),
  },
  '6-1-5-3': {
    'a symbol of several kinds serves as the first of them alone': result('symbolsOf', (symbols) =>
      symbols.map(([first]) => [first!]),
    ),
  },
  '5-5-1': {
    'a Magic without a Main effect gives its Flash effect for one': (rules) => ({
      magicEffect: (g, use) => rules.magicEffect(g, use) ?? rules.magicEffect(g, { ...use, as: 'flash' }),
    }),
  },
  '5-7-1': {
    'what is possible of several moves is made': (rules) => ({
      moveRefusal: (g, player, action) =>
        possibleMoves(rules, g, player, action).length > 0 ? null : rules.moveRefusal(g, player, action),
      moveCores: (g, player, action) =>
        rules.moveCores(g, player, { ...action, moves: possibleMoves(rules, g, player, action) }),
    }),
  },
  'FAQ-1-12': {
    'every card that comes to a Hand increases it': always(
      'increasesHand',
      true,
      (_g, { cause }) => cause?.manner !== 'swap',
    ),
    'a swap increases the Hand': alsoIf('increasesHand', (_g, { cause }) => cause?.manner === 'swap'),
    'an own effect does not increase the Hand': onlyIf(
      'increasesHand',
      (g, { cause, card }) => cause?.player !== g.card(card!).side,
    ),
  },
  'FAQ-3-2-1': {
    'effects of what a payment has Depleted come before the effect of the Magic': afterwards('payCores', (g) =>
      g.rules.runCheckpoint(g),
    ),
  },
  '6-1-7-1': {
    'a Spirit is on its lowest level while it is summoned': skip('resolveWaitingAbility', (g, {
      event,
      ability,
      card,
    }) => {
      const { levels } = asBs(ability);
      return event.type === 'summoned' && levels !== undefined && !levels.includes(levelsOf(g.card(card))[0]!.lv);
    }),
  },
  '12-1-4': {
    'the Summoning Condition must be met when the payment has been made': (rules) => ({
      comeOntoField: (g, use, event, placing) =>
        sideOf(use.card).category === 'ultimate' && onField(g, use.player).some((card) => isDeparting(g, card))
          ? NOTHING
          : rules.comeOntoField(g, use, event, placing),
    }),
  },
  '17-3-3': {
    'a Mirage that returns increases the Hand': alsoIf('increasesHand', (_g, { from }) => from === 'burst'),
  },
  '19-3-5': {
    'the sources of a card that returns to the Hand go to the Trash': (rules) => ({
      linkedToLeaver: (g, card, to, group) =>
        rules.linkedToLeaver(g, card, to.zone === 'hand' ? { ...to, zone: 'trash' } : to, group),
    }),
  },
  '21-3-4': {
    'a Brave on a card with a Contract source goes with that card': result('bravesWithoutHost', (braves, g) =>
      braves.filter((brave) => !g.rules.hostsOf(g, brave).some((host) => g.rules.hasContractAdvent(g, host))),
    ),
  },
  '10-2-1': {
    'every Brave is combined on a side that is named': (rules) => ({
      combineRefusal: (g, brave, host, side, leaving) =>
        rules.combineRefusal(g, brave, host, isImagine(brave) ? side : undefined, leaving),
    }),
  },
  '9-2-4': {
    'the effect of the summon comes before the Brave combines': (rules) => ({
      *summonCombined(g, use, placing) {
        yield* g.rules.comeOntoField(g, use, 'summoned', placing);
        yield* g.rules.runCheckpoint(g);
        yield* perform(g, { card: use.card, to: { zone: 'hand', player: use.player }, unreplaceable: true });
        yield* rules.summonCombined(g, use, []);
      },
    }),
  },
});
