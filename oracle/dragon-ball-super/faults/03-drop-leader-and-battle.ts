/** Misreadings of 3-4 to 3-6: Drop, Leader and Battle Area. */
import { emit } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { NOTHING } from '../../kernel/state';
import { seenByItsPlayerAlone } from '../../kernel/testing/common-areas';
import { afterwards } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { cardsIn, isBattleCard, leaderOf, type DbsRules } from '../game';
import { isExtra, onlyTop } from './03-areas';

export const dropLeaderAndBattleFaults = faultTable<DbsRules>({
  '3-4-1': {
    'a KO-ed Battle Card goes to the Warp': ({ trashOf }) => ({
      trashOf: (g, card) => ({ ...trashOf(g, card), ...(card.zone === 'battle' && { zone: 'warp' }) }),
    }),
    'a Battle Card KO-ed in a battle goes back to the hand': ({ trashOf }) => ({
      trashOf: (g, card) => ({
        ...trashOf(g, card),
        ...(card.zone === 'battle' && g.state.battle && { zone: 'hand' }),
      }),
    }),
    'a used Extra Card goes to the Warp': another('dropActivated', (g, _player, card) => g.rules.warp(g, [card])),
    'a used Extra Card goes back to the hand': skip('dropActivated'),
    'a used [Counter] goes back to the hand': skip('dropActivated', (g) => g.state.windows.length > 1),
    'an Extra Card is dropped when its skill has been carried out': (rules) => ({
      dropActivated: () => NOTHING,
      *resolveSkill(g, context) {
        yield* rules.resolveSkill(g, context);
        const { source, player } = context;
        if (source.zone === 'hand' && isExtra(source)) yield* rules.dropActivated(g, player, source);
      },
    }),
  },
  '3-4-2': {
    'only its owner looks at a Drop Area': seenByItsPlayerAlone('drop'),
    'cards lie face down there': always('faceOnArrival', 'down', (_g, _card, zone) => zone === 'drop'),
    'what comes to it lies below': another('placeInTrash', 'bottom'),
    'a card of the life lies below': ({ trashOf }) => ({
      trashOf: (g, card) => ({ ...trashOf(g, card), ...(card.zone === 'life' && { place: 'bottom' as const }) }),
    }),
    'only the card on top can be chosen': onlyTop('drop'),
  },
  '3-5-1': {
    'the Leader Card starts with its back side up': afterwards('placeLeader', (g, player) =>
      perform(g, { card: leaderOf(g, player), sheet: 'back' }),
    ),
    'the Leader Card starts in Rest Mode': afterwards('placeLeader', (g, player) =>
      perform(g, { card: leaderOf(g, player), state: 'rested' }),
    ),
    'the Leader Card starts face down': afterwards('placeLeader', (g, player) =>
      perform(g, { card: leaderOf(g, player), face: 'down' }),
    ),
  },
  '3-5-2': {
    'only its player looks at a Leader Card': seenByItsPlayerAlone('leader'),
    'only its player looks at a Leader Card that shows its back side': onlyIf(
      'seesOpenArea',
      (_g, viewer, { zone, sheet, side }) => zone !== 'leader' || sheet === 'front' || side === viewer,
    ),
  },
  '3-5-3': {
    'skills move a Leader Card like any other': always('leaderStays', false),
    'a Leader Card is removed from the game': alsoIf(
      'mayMove',
      (_g, { zone }, _cause, to) => zone === 'leader' && to === 'removed',
    ),
    'a Leader Card is sent to the Warp': alsoIf(
      'mayMove',
      (_g, { zone }, _cause, to) => zone === 'leader' && to === 'warp',
    ),
    'a Leader Card goes to the deck': alsoIf(
      'mayMove',
      (_g, { zone }, _cause, to) => zone === 'leader' && to === 'deck',
    ),
    'a player can gain control of a Leader Card': alsoIf(
      'mayMove',
      (_g, { zone }, _cause, to) => zone === 'leader' && to === 'leader',
    ),
  },
  '3-6-1': {
    'every used Extra Card stays in the Battle Area': another('dropActivated', (g, player, card) =>
      perform(g, { card, to: { zone: 'battle', player, state: 'active' } }),
    ),
    'an Extra Card with [Field] is used and dropped': another('placeField', (g, { source }) =>
      g.rules.drop(g, [source]),
    ),
    'Extra Cards are played like Battle Cards': alsoIf('canBePlayed', (_g, card) => isExtra(card)),
    'an Extra Card there does not work': onlyIf(
      'isWhereItWorks',
      (_g, card) => card.zone !== 'battle' || !isExtra(card),
    ),
  },
  '3-6-2': {
    'the opponent does not see Battle Cards until they attack': seenByItsPlayerAlone('battle'),
    'a card of the hand is placed face down': always(
      'faceOnArrival',
      'down',
      (_g, card, zone) => zone === 'battle' && card.zone === 'hand',
    ),
    'a card of the Drop Area is placed face down': always(
      'faceOnArrival',
      'down',
      (_g, card, zone) => zone === 'battle' && card.zone === 'drop',
    ),
    'a card that lay face down stays so': always(
      'faceOnArrival',
      'down',
      (_g, { face }, zone) => zone === 'battle' && face === 'down',
    ),
  },
  '3-6-3': {
    'a card that a skill places there is not played': result('wordsOfPlaying', (given, _g, card) =>
      card.zone === 'hand' ? given : given.filter((word) => word !== 'played'),
    ),
    'a card of the hand that a skill places there is not played': ({ wordsOfPlaying, playByEffect }) => ({
      *playByEffect(g, context, card, state) {
        if (card.zone !== 'hand') return yield* playByEffect(g, context, card, state);
        yield* perform(g, { card, to: { zone: 'battle', player: context.player, state: state ?? 'active' } });
      },
      wordsOfPlaying,
    }),
    'an Extra Card with [Field] is played': afterwards('placeField', (g, context) => {
      emit(g, 'played', { player: context.player, card: context.source.id });
    }),
    'a skill plays the cards of the own Battle Area anew, in Active Mode': alsoIf(
      'effectCanPlay',
      (_g, player, card) => isBattleCard(card) && card.side === player,
    ),
    "a skill plays the cards of the opponent's Battle Area": alsoIf(
      'effectCanPlay',
      (_g, player, card) => isBattleCard(card) && card.side !== player,
    ),
    'a skill plays a card of the Battle Area once more': (rules) => ({
      *playByEffect(g, context, card, state) {
        if (card.zone === 'battle') emit(g, 'played', { player: context.player, card: card.id });
        else yield* rules.playByEffect(g, context, card, state);
      },
    }),
  },
  '3-6-4': {
    'a Battle Card comes in Rest Mode': args('placeInBattleArea', (g, player, card, cause, how) => [
      g,
      player,
      card,
      cause,
      { state: 'rested', ...how },
    ]),
    'a Battle Card that a skill plays comes in Rest Mode': args('playByEffect', (g, context, card, state) => [
      g,
      context,
      card,
      state ?? 'rested',
    ]),
    'a Battle Card comes in Active Mode whatever the skill says': args('playByEffect', (g, context, card) => [
      g,
      context,
      card,
      undefined,
    ]),
    'a Battle Card comes in Active Mode, whatever forbids it': another('stateOfPlay', (_g, _card, asked) => asked),
    'what comes in Rest Mode is what is played from the hand': (rules) => ({
      stateOfPlay: (g, card, asked, cause) =>
        cause.kind === 'rule' ? rules.stateOfPlay(g, card, asked, cause) : asked,
    }),
    'a Battle Card comes back as it was': (rules) => ({
      playDeclared(g, player, card) {
        const wasRested = g.journal.some((event) => event.type === 'addedToHand' && event.card === card.id);
        if (!wasRested) return rules.playDeclared(g, player, card);
        return rules.placeInBattleArea(g, player, card, { kind: 'rule', player }, { state: 'rested' });
      },
    }),
  },
  '3-6-5': {
    'there is room for eight Battle Cards': refuse(
      'forbiddenPlayRefusal',
      (g, card) => g.zone(card.side, 'battle').length >= 8,
    ),
    'there is room for seven where a skill plays them': skip('playByEffect', (g, { player }) =>
      g.zone(player, 'battle').length >= 7),
  },
  '3-6-6': {
    'a second card with [Field] comes by control': another('canHave', (_g, _player, cards) => cards),
    'no card with [Field] comes by control': result('canHave', (given, g) =>
      given.filter((card) => !g.rules.isFieldCard(g, card)),
    ),
    'any number of cards with [Field] may lie there': skip('dropOtherFields'),
    'only one Extra Card may lie there': afterwards('dropOtherFields', (g, player, activated) =>
      g.rules.drop(
        g,
        cardsIn(g, player, 'battle').filter((card) => card !== activated && isExtra(card)),
      ),
    ),
    'a card with [Field] stays alone': afterwards('dropOtherFields', (g, player, activated) =>
      g.rules.drop(
        g,
        cardsIn(g, player, 'battle').filter((card) => card !== activated && isBattleCard(card)),
      ),
    ),
    'the new card with [Field] is dropped where there is one already': (rules) => ({
      *placeField(g, context) {
        const hasFieldCard = cardsIn(g, context.player, 'battle').some((card) => g.rules.isFieldCard(g, card));
        if (hasFieldCard) yield* g.rules.drop(g, [context.source]);
        else yield* rules.placeField(g, context);
      },
    }),
  },
});
