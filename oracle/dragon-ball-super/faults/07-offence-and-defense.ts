/** Misreadings of 7-2 and 7-3, which say the same of the two players. */
import { statOf } from '../../kernel/continuous/values';
import { NOTHING, opponentOf, type CardState } from '../../kernel/state';
import { instead } from '../../kernel/testing/doing';
import {
  type FaultTable,
  type Misreading,
  alsoIf,
  always,
  args,
  faultTable,
  onlyIf,
  refuse,
  skip,
} from '../../kernel/testing/misreadings';
import type { FightingStep } from '../07-offence-and-defense';
import { cardsIn, categoryOf, isLeader, type DbsGame, type DbsRules } from '../game';
import { duelOf } from '../../kernel/packs/leader-games/duels';

const isOpen = (g: DbsGame, step: FightingStep): boolean => g.state.windows.some(({ moment }) => moment === step);
const isActivated = (g: DbsGame, id: string | undefined, category: string): boolean =>
  id !== undefined && categoryOf(g.card(id)) === category;

/** Makes the combo even if its payment was replaced. */
const paidAnyway =
  (isMatch: (g: DbsGame, card: CardState) => boolean): Misreading<DbsRules> =>
  (rules) => ({
    *comboIsPaid(g, player, card, chosen) {
      const isPaid = yield* rules.comboIsPaid(g, player, card, chosen);
      return isPaid || isMatch(g, card);
    },
  });

/** @param c the number of the section */
function ofStep(c: string, step: FightingStep): FaultTable<DbsRules> {
  const isMatch = (g: DbsGame) => isOpen(g, step);
  const other = step === 'offence' ? 'defense' : 'offence';
  const isFrom = (g: DbsGame, { zone }: CardState, from: string) => isMatch(g) && zone === from;
  return {
    [`${c}-1-1`]: {
      'nothing is triggered by the beginning of the step': skip('stepStarts', (_g, one) => one === step),
      'it is the beginning of that step of the other player': args('stepStarts', (g, one, player) => [
        g,
        one,
        one === step ? opponentOf(player) : player,
      ]),
      'what it triggers comes when the player has acted': (rules) => ({
        stepStarts: (g, one, player) => (one === step ? NOTHING : rules.stepStarts(g, one, player)),
        *actInStep(g, one, player) {
          yield* rules.actInStep(g, one, player);
          if (one === step) yield* rules.stepStarts(g, one, player);
        },
      }),
      'the other step begins as well': (rules) => ({
        *stepStarts(g, one, player) {
          yield* rules.stepStarts(g, one, player);
          if (one === step) yield* rules.stepStarts(g, other, player);
        },
      }),
    },
    [`${c}-1-2`]: {
      'one action is possible in the step': instead(
        'actInStep',
        (_g, one) => one === step,
        function* (g, one, player) {
          yield* g.rules.actionInStep(g, one, player);
          yield* g.rules.runCheckpoint(g);
        },
      ),
      'the other player acts': args('actInStep', (g, one, player) => [
        g,
        one,
        one === step ? opponentOf(player) : player,
      ]),
      'there is no checkpoint after an action': skip('runCheckpoint', (g) => g.state.windows.at(-1)?.moment === step),
      'skills of the Main Phase are activated as well': alsoIf(
        'isActivatedIn',
        (g, ability, timing) => timing === 'battle' && isMatch(g) && ability.type === 'activate',
      ),
    },
    [`${c}-1-2-1`]: {
      'combos are made from the hand only': refuse('comboFromBattleRefusal', (g, _player, card) =>
        isFrom(g, card, 'battle'),
      ),
      'a rested Battle Card may be used': always('isFreeForCombo', true, isMatch),
      'a card that fights itself may be used': always('isFighting', false, isMatch),
      ...(step === 'offence' && {
        'the other card of the battle may not be used either': alsoIf(
          'isFighting',
          (g, _player, card) => isMatch(g) && [duelOf(g).attacker, duelOf(g).target].includes(card.id),
        ),
      }),
      'an Extra Card in the Battle Area may be used': always('comboCardRefusal', null, (g, card) =>
        isFrom(g, card, 'battle'),
      ),
      'one combo is made from the Battle Area': refuse(
        'comboFromBattleRefusal',
        (g, player, card) => isFrom(g, card, 'battle') && cardsIn(g, player, 'combo').length > 0,
      ),
      'a Battle Card in a combo stays in the Battle Area': skip('placeInComboArea', (g, _player, card) =>
        isFrom(g, card, 'battle')),
    },
    [`${c}-1-2-1-1`]: {
      'a combo from the Battle Area costs nothing': skip('payForCombo', (g, _player, card) =>
        isFrom(g, card, 'battle')),
      'what happens instead of the payment pays': paidAnyway((g, card) => isFrom(g, card, 'battle')),
      'it costs 1 energy, whatever its combo cost': always(
        'comboCostOf',
        1,
        (g, card) => isFrom(g, card, 'battle') && statOf(g, card, 'comboCost') > 0,
      ),
      'it is made even where the energy does not do': always('comboCostRefusal', null, (g, _player, card) =>
        isFrom(g, card, 'battle'),
      ),
    },
    [`${c}-1-2-2`]: {
      'combos are made from the Battle Area only': refuse(
        'comboRefusal',
        (g, player, action) => isMatch(g) && g.zone(player, 'hand').includes(action.card ?? ''),
      ),
      'an Extra Card of the hand may be used': always('comboCardRefusal', null, (g, card) => isFrom(g, card, 'hand')),
      'a card of the Drop Area may be used': (rules) => ({
        comboRefusal: (g, player, action) =>
          isMatch(g) && g.zone(player, 'drop').includes(action.card ?? '')
            ? null
            : rules.comboRefusal(g, player, action),
      }),
      'a card of the hand is only revealed for it': skip('placeInComboArea', (g, _player, card) =>
        isFrom(g, card, 'hand')),
    },
    [`${c}-1-2-2-1`]: {
      'a combo from the hand costs nothing': skip('payForCombo', (g, _player, card) => isFrom(g, card, 'hand')),
      'what happens instead of the payment pays': paidAnyway((g, card) => isFrom(g, card, 'hand')),
      'a card that was not paid for is dropped': (rules) => ({
        *comboIsPaid(g, player, card, chosen) {
          const isPaid = yield* rules.comboIsPaid(g, player, card, chosen);
          if (!isPaid && isFrom(g, card, 'hand')) yield* g.rules.drop(g, [card]);
          return isPaid;
        },
      }),
      'it costs the energy cost of the card': (rules) => ({
        comboCostOf: (g, card) =>
          isFrom(g, card, 'hand') ? statOf(g, card, 'energyCost') : rules.comboCostOf(g, card),
      }),
      'it is made even where the energy does not do': always('comboCostRefusal', null, (g, _player, card) =>
        isFrom(g, card, 'hand'),
      ),
    },
    [`${c}-1-2-3`]: {
      'no skills of Leader Cards': refuse(
        'stepRefusal',
        (g, _player, { type, card }) => isMatch(g) && type === 'activate' && isActivated(g, card, 'leader'),
      ),
      'no skills of Battle Cards': refuse(
        'stepRefusal',
        (g, _player, { type, card }) => isMatch(g) && type === 'activate' && isActivated(g, card, 'battle'),
      ),
      'no skills of Extra Cards': refuse(
        'stepRefusal',
        (g, _player, { type, card }) => isMatch(g) && type === 'activate' && isActivated(g, card, 'extra'),
      ),
      'only active cards activate skills': refuse(
        'stepRefusal',
        (g, _player, { type, card }) =>
          isMatch(g) && type === 'activate' && card !== undefined && g.card(card).state === 'rested',
      ),
    },
    [`${c}-1-2-3-1`]: {
      'no counter timing comes before the skill': skip('answers', (g, { what }, moment) =>
        isMatch(g) && what === 'skill' && moment === 'declared'),
      'no counter timing comes after the skill': skip('answers', (g, { what }, moment) =>
        isMatch(g) && what === 'skill' && moment === 'resolved'),
    },
    [`${c}-1-2-3-2`]: {
      '[Awaken] is not activated in the step': always(
        'isActivatedIn',
        false,
        (g, { type }, timing) => timing === 'battle' && isMatch(g) && type === 'awaken',
      ),
      '[Wish] is not activated in the step': always(
        'isActivatedIn',
        false,
        (g, { type }, timing) => timing === 'battle' && isMatch(g) && type === 'wish',
      ),
      'whatever their condition is': always(
        'skillRefusal',
        null,
        (g, player, { card }, timing) =>
          timing === 'battle' &&
          isMatch(g) &&
          card !== undefined &&
          isLeader(g.card(card)) &&
          g.card(card).side === player,
      ),
    },
  };
}

export const offenceAndDefenseFaults = [
  ...faultTable<DbsRules>({
    ...ofStep('7-2', 'offence'),
    '7-2-1-3': {
      'no Defense Step follows': onlyIf('battleContinues', (_g, next) => next !== 'defense'),
      'the Defense Step follows only where a combo was made': skip('defenseStep', (g) =>
        cardsIn(g, g.state.turnPlayer, 'combo').length > 0),
    },
  }),
  ...faultTable<DbsRules>({
    ...ofStep('7-3', 'defense'),
    '7-3-1-3': {
      'no Damage Step follows': onlyIf('battleContinues', (_g, next) => next !== 'damage'),
      'the Damage Step follows only where nothing was done': skip('damageStep', (g) =>
        cardsIn(g, opponentOf(g.state.turnPlayer), 'combo').length > 0),
    },
  }),
];
