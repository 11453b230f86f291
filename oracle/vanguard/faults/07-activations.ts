/** Misreadings of the clauses about giving and losing abilities, getting values and activating (7.14, 7.15). */
import { addPending } from '../../kernel/changes';
import { modificationsOf } from '../../kernel/continuous/modification';
import { addLasting } from '../../kernel/language/instructions';
import { contextOf } from '../../kernel/procedures/contexts';
import { both } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, replaced, result, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';
import { executeEffect } from '../../kernel/events/execute-effect';

export const activationOfAbilityFaults = faultTable<VgRules>({
  '7.14.1': {
    'a unit does not get the ability': skip('giveAbility'),
    'a continuous ability gives no abilities of other cards': another('abilitiesWhileThere', () => []),
    'a unit does not get the icon': skip('changeWords', (_g, _context, { word, add }) => word === 'icon' && add),
    'a unit has the ability for the game': args('giveAbility', (g, context, said, cards) => [
      g,
      context,
      { ...said, until: 'game' } as typeof said,
      cards,
    ]),
  },
  '7.14.2': {
    'a unit does not lose its ability': skip('loseAbilities'),
    'a unit that loses its abilities keeps those of its icons': always('hasLostIcon', false),
    'a unit that has lost its abilities cannot get an icon': alsoIf('hasLostIcon', (g, card) =>
      modificationsOf(g, card).some(({ modification }) => modification.kind === 'negate'),
    ),
    'a unit does not lose its icon': skip('changeWords', (_g, _context, { word, lose }) => word === 'icon' && lose),
    'a unit has lost its ability for the game': args('loseAbilities', (g, context, said, cards) => [
      g,
      context,
      { ...said, until: 'game' },
      cards,
    ]),
  },
  '7.14.4': {
    'the value of the other unit takes the place of the own': result(
      'valueGotten',
      (value, g, card, stat) => value - g.rules.printed(g, card, stat),
    ),
    'the values of both units are exchanged': replaced('valueGotten', (rule, [g, card, stat, others]) => {
      const value = rule(g, card, stat, others);
      const own = g.rules.printed(g, card, stat);
      const context = contextOf(g, 'A', card, { type: 'act', effect: [] });
      for (const other of others)
        addLasting(g, context, [other], { kind: 'stat', stat, by: own - value }, { until: 'turn' });
      return value - own;
    }),
    'a unit gets no power but its own': always('valueGotten', 0),
  },
  '7.15.1.1': {
    'a condition that is not fulfilled keeps the ability from working': skip('activateCont'),
    'the ability works once more besides': another('activateCont', (g, context, card, { until }) => {
      g.cite('7.15.1.1');
      const [ability] = card.definition.abilities!.filter(({ type }) => type === 'cont');
      const { if: _condition, ...whole } = ability!;
      addLasting(g, context, [card], { kind: 'gain', ability: whole }, { ...(until && { until }) });
    }),
    'the ability works for the game': args('activateCont', (g, context, card, said) => [
      g,
      context,
      card,
      { ...said, until: 'game' },
    ]),
  },
  '7.15.1.2': {
    'the ability is carried out without its cost': another('activateAct', function* (g, card, ability) {
      g.cite('7.15.1.2');
      yield* executeEffect(g, contextOf(g, g.rules.masterOf(g, card), card, ability));
    }),
    'the ability is not played': skip('activateAct'),
  },
  '7.15.1.3': {
    'the ability is carried out in the middle of the effect': replaced(
      'activateAbilities',
      function* (rule, [g, context, said, card]) {
        if (said.of?.type !== 'auto') return yield* rule(g, context, said, card);
        g.cite('7.15.1.3');
        const [ability] = card.definition.abilities!;
        yield* executeEffect(g, contextOf(g, g.rules.masterOf(g, card), card, ability!));
      },
    ),
    'the player of the effect plays the ability': another('standBy', (g, { player }, card, ability) => {
      const { id, zoneChangeCount } = card;
      const event = { type: 'activated', clauses: [] };
      g.cite('7.15.1.3');
      addPending(g, { card: id, zoneChangeCount, player, ability, event, generation: g.state.generation });
    }),
    'the ability does not stand by': skip('standBy'),
  },
  '7.15.1.3.1': {
    'the ability is played once': args('standBy', (g, context, card, ability) => [g, context, card, ability, 1]),
    'a [1/Turn] ability is played so many times as well': both(always('isCancelled', false), always('wasUsed', false)),
    'the ability is played once more than the number': args('standBy', (g, context, card, ability, times) => [
      g,
      context,
      card,
      ability,
      times + 1,
    ]),
  },
  '7.15.1.3.2': {
    'the ability triggers all the same': always('isSilent', false),
    'no ability of the unit triggers': alsoIf('isSilent', (g, card) =>
      g.withoutCiting(() => g.rules.isSilent(g, card, { type: 'placed', clauses: [] })),
    ),
  },
  '7.15.1.5': {
    'nothing is activated where the card is not being checked': skip('activateTrigger'),
    'the card is put into the hand as after a drive check': replaced(
      'activateTrigger',
      function* (rule, [g, context, cards]) {
        yield* rule(g, context, cards);
        yield* g.rules.executeMoves(
          g,
          cards.map((card) => ({ card, to: { zone: 'hand', player: card.owner } })),
        );
      },
    ),
  },
});
