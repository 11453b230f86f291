/** Misreadings of 8-1 and 8-2: kinds of skills and of effects. */
import { endEffects } from '../../kernel/changes';
import { ofCopiesModified, ofPermanentsPlayed } from '../../kernel/testing/common-tracking';
import { afterwards } from '../../kernel/testing/doing';
import { always, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { asDbs, cardsIn, categoryOf, type DbsRules } from '../game';

export const skillsFaults = faultTable<DbsRules>({
  '8-1-3': {
    'an [Activate] skill is activated without paying for it': another('costsInOrder', () => []),
    'an [Activate] skill is activated once a turn': (rules) => ({
      wasUsed: (g, card, ability) =>
        g.journal.some(({ type, card: id }) => type === 'skillActivated' && id === card.id) ||
        rules.wasUsed(g, card, ability),
    }),
    'the condition of an [Activate] skill is looked at when it is resolved': always('conditionsForActivation', true),
    'an [Activate: Battle] skill can be activated in the Main Phase': (rules) => ({
      isActivatedIn: (g, ability, timing) =>
        rules.isActivatedIn(g, ability, timing) ||
        (ability.type === 'activate' && Boolean(asDbs(ability).timings?.includes('battle'))),
    }),
    'an [Activate: Main] skill can be activated in the Offence Step, which is in the Main Phase': (rules) => ({
      isActivatedIn: (g, ability, timing) =>
        rules.isActivatedIn(g, ability, timing) ||
        (ability.type === 'activate' && Boolean(asDbs(ability).timings?.includes('main'))),
    }),
  },
  '8-1-3-1-1': {
    'a card is switched to Rest Mode to activate its skill': args('costsInOrder', (g, printed, added) => [
      g,
      printed.length === 0 ? [{ do: 'setState', target: { self: true }, state: 'rested' } as never] : printed,
      added,
    ]),
    'what has no skill cost is activated for 1 energy': args('costsInOrder', (g, printed, added) => [
      g,
      printed.length === 0 ? [{ do: 'restEnergy', count: 1 } as never] : printed,
      added,
    ]),
    'what has no skill cost of its own cannot be activated by a Leader Card': always(
      'conditionsForActivation',
      false,
      (_g, _player, card, ability) => categoryOf(card) === 'leader' && !ability.cost,
    ),
  },
  '8-1-3-1-2': {
    'an Extra Card is activated by declaring it': (rules) => ({
      energyRefusal: (g, player, card, chosen, ability) =>
        ability ? null : rules.energyRefusal(g, player, card, chosen, ability),
      *payEnergyOf() {},
    }),
    'the skill of an Extra Card costs 1 energy besides': args('costsInOrder', (g, printed, added) => [
      g,
      printed.length === 0 ? [{ do: 'restEnergy', count: 1 } as never] : printed,
      added,
    ]),
    'an Extra Card is for the Main Phase only': (rules) => ({
      skillRefusal: (g, player, action, timing) =>
        timing === 'battle' && categoryOf(g.card(action.card!)) === 'extra'
          ? { clause: '8-1-3-1-2', reason: 'a misreading refuses it' }
          : rules.skillRefusal(g, player, action, timing),
    }),
    'an Extra Card can be activated at any time of the turn': (rules) => ({
      isActivatedIn: (g, ability, timing) =>
        rules.isActivatedIn(g, ability, timing) || (ability.type === 'activate' && !ability.cost && timing === 'main'),
    }),
  },
  '8-1-4': {
    ...ofPermanentsPlayed('a [Permanent]'),
    'a [Permanent] skill works from the turn after': (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, ability) &&
        !(ability.type === 'permanent' && g.journal.some(({ type, card: id }) => type === 'played' && id === card.id)),
    }),
    'a [Permanent] skill works in the own turn only': (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, ability) && !(ability.type === 'permanent' && card.side !== g.state.turnPlayer),
    }),
    'a [Permanent] skill holds whatever its condition': another('conditionHolds', () => true),
    'what a [Permanent] skill gives is kept when its card has left': (rules) => ({
      isInItsArea: (g, card) => rules.isInItsArea(g, card) || card.zone === 'hand',
      isWhereItWorks: (g, card, ability) =>
        rules.isWhereItWorks(g, card, ability) || (ability.type === 'permanent' && card.zone === 'hand'),
      zones: { ...rules.zones, hand: { ...rules.zones.hand, abilities: true } },
    }),
    'a [Permanent] skill is activated like others': (rules) => ({
      isActivatedIn: (g, ability, timing) => rules.isActivatedIn(g, ability, timing) || ability.type === 'permanent',
    }),
  },
  '8-1-4-2': {
    'a card that fits again is reached again': always('shutsOut', false),
    'only a lasting effect shuts a card out': result(
      'shutsOut',
      (given, _g, { type }) => given && type === 'effectStarted',
    ),
    'only an effect that does not last shuts a card out': result(
      'shutsOut',
      (given, _g, { type }) => given && type !== 'effectStarted',
    ),
    'whatever puts a card out of reach shuts it out': always('shutsOut', true),
  },
  '8-1-5': {
    'an [Auto] skill is offered, and can be declined': another('isOptional', () => true),
    'an [Auto] skill activates in the own turn only': skip('resolveWaitingAbility', (g, { player }) =>
      player !== g.state.turnPlayer),
    'an [Auto] skill activates in the turn of the opponent only': skip('resolveWaitingAbility', (g, { player }) =>
      player === g.state.turnPlayer),
    'an [Auto] skill can be activated without its event': (rules) => ({
      isActivatedIn: (g, ability, timing) => rules.isActivatedIn(g, ability, timing) || ability.type === 'auto',
    }),
    'an [Auto] skill about "this card" answers to any card': (rules) => ({
      happened: (g, event, leaving) => {
        rules.happened(g, event, leaving);
        if (event.type !== 'attackDeclared' || !event.card) return;
        for (const card of cardsIn(g, event.player!, 'battle'))
          if (card.id !== event.card) rules.happened(g, { ...event, card: card.id }, leaving);
      },
    }),
  },
  '8-2-2-2': {
    ...ofCopiesModified('an effect'),
    'an effect that says no time lasts for the turn': another('standardDuration', 'turn'),
    'an effect for the battle lasts for the turn': skip('endBattleEffects'),
    'an effect ends when its card has left': afterwards('runCheckpoint', (g) => {
      endEffects(g, ({ source }) => g.card(source).zone === 'drop' && categoryOf(g.card(source)) === 'battle');
    }),
    'an effect for the turn ends with the next battle': afterwards('endBattleEffects', (g) => {
      endEffects(g, ({ until }) => until === 'turn');
    }),
  },
});
