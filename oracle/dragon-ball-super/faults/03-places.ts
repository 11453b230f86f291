/** Misreadings of 3-4 to 3-10: Drop, Leader, Battle, Combo, Energy and Life Area, and the Warp. */
import { tell } from '../../kernel/changes';
import { sizeOfBill } from '../../kernel/costs/bills';
import { statOf } from '../../kernel/continuous/values';
import { perform } from '../../kernel/events/perform';
import { causeOf } from '../../kernel/language/instructions';
import { NOTHING, type CardState } from '../../kernel/state';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  type Misreading,
  onlyIf,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { cardsIn, categoryOf, definitionOf, isBattleCard, leaderOf, type DbsRules } from '../game';
import { cameFrom } from './03-areas';

const isExtra = (card: CardState): boolean => categoryOf(card) === 'extra';

/** Only its owner sees the cards of an area. */
const unseen = (zone: string): Misreading<DbsRules> =>
  onlyIf('seesOpenArea', (_g, viewer, card) => card.zone !== zone || card.side === viewer);

/** Of an area only the card on top can be chosen. */
const onlyTop = (zone: string): Misreading<DbsRules> =>
  onlyIf('fitsFilter', (g, filter, card) => !filter.zone?.includes(zone) || g.top(card.side, zone) === card);

/** Some moves to an area end otherwise. */
const arrives =
  (zone: string, to: object, when: (card: CardState, state?: string) => boolean = () => true): Misreading<DbsRules> =>
  ({ redirectMove }) => ({
    redirectMove: (g, move) =>
      redirectMove(
        g,
        move.to.zone === zone && when(move.card, move.to.state) ? { ...move, to: { ...move.to, ...to } } : move,
      ),
  });

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
    'only its owner looks at a Drop Area': unseen('drop'),
    'cards lie face down there': always('faceOnArrival', 'down', (_g, _card, zone) => zone === 'drop'),
    'what comes to it lies below': another('placeInTrash', 'bottom'),
    'a card of the life lies below': ({ trashOf }) => ({
      trashOf: (g, card) => ({ ...trashOf(g, card), ...(card.zone === 'life' && { place: 'bottom' as const }) }),
    }),
    'only the card on top can be chosen': onlyTop('drop'),
  },
  '3-5-1': {
    'the Leader Card starts with its back side up': (rules) => ({
      *placeLeader(g, player) {
        yield* rules.placeLeader(g, player);
        yield* perform(g, { card: leaderOf(g, player), sheet: 'back' });
      },
    }),
    'the Leader Card starts in Rest Mode': (rules) => ({
      *placeLeader(g, player) {
        yield* rules.placeLeader(g, player);
        yield* perform(g, { card: leaderOf(g, player), state: 'rested' });
      },
    }),
    'the Leader Card starts face down': (rules) => ({
      *placeLeader(g, player) {
        yield* rules.placeLeader(g, player);
        yield* perform(g, { card: leaderOf(g, player), face: 'down' });
      },
    }),
  },
  '3-5-2': {
    'only its player looks at a Leader Card': unseen('leader'),
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
    'the opponent does not see Battle Cards until they attack': unseen('battle'),
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
    'a card of the hand that a skill places there is not played': ({ wordsOfPlaying, playBySkill }) => ({
      *playBySkill(g, context, card, state) {
        if (card.zone !== 'hand') return yield* playBySkill(g, context, card, state);
        yield* perform(g, { card, to: { zone: 'battle', player: context.player, state: state ?? 'active' } });
      },
      wordsOfPlaying,
    }),
    'an Extra Card with [Field] is played': (rules) => ({
      *placeField(g, context) {
        yield* rules.placeField(g, context);
        tell(g, 'played', { player: context.player, card: context.source.id });
      },
    }),
    'a skill plays a card of the Battle Area once more': (rules) => ({
      *playBySkill(g, context, card, state) {
        if (card.zone === 'battle') tell(g, 'played', { player: context.player, card: card.id });
        else yield* rules.playBySkill(g, context, card, state);
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
    'a Battle Card that a skill plays comes in Rest Mode': args('playBySkill', (g, context, card, state) => [
      g,
      context,
      card,
      state ?? 'rested',
    ]),
    'a Battle Card comes in Active Mode whatever the skill says': args('playBySkill', (g, context, card) => [
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
    'there is room for seven where a skill plays them': skip('playBySkill', (g, { player }) =>
      g.zone(player, 'battle').length >= 7),
  },
  '3-6-6': {
    'any number of cards with [Field] may lie there': skip('dropOtherFields'),
    'only one Extra Card may lie there': (rules) => ({
      *dropOtherFields(g, player, activated) {
        yield* rules.dropOtherFields(g, player, activated);
        yield* g.rules.drop(
          g,
          cardsIn(g, player, 'battle').filter((card) => card !== activated && isExtra(card)),
        );
      },
    }),
    'a card with [Field] stays alone': (rules) => ({
      *dropOtherFields(g, player, activated) {
        yield* rules.dropOtherFields(g, player, activated);
        yield* g.rules.drop(
          g,
          cardsIn(g, player, 'battle').filter((card) => card !== activated && isBattleCard(card)),
        );
      },
    }),
    'the new card with [Field] is dropped where there is one already': (rules) => ({
      *placeField(g, context) {
        const isThere = cardsIn(g, context.player, 'battle').some((card) => g.rules.isFieldCard(g, card));
        if (isThere) yield* g.rules.drop(g, [context.source]);
        else yield* rules.placeField(g, context);
      },
    }),
  },
});

export const comboEnergyLifeAndWarpFaults = faultTable<DbsRules>({
  '3-7-1': {
    'a card used in a combo is dropped at once': (rules) => ({
      *placeInComboArea(g, player, card, cause) {
        yield* rules.placeInComboArea(g, player, card, cause);
        yield* g.rules.drop(g, [card]);
      },
    }),
    'a card of the Battle Area stays there': (rules) => ({
      placeInComboArea: (g, player, card, cause) =>
        card.zone === 'battle' ? NOTHING : rules.placeInComboArea(g, player, card, cause),
    }),
    'an Extra Card can be used in a combo': (rules) => ({
      comboCardRefusal: (g, card) => (isExtra(card) ? null : rules.comboCardRefusal(g, card)),
    }),
    'only the turn player combos': refuse('comboRefusal', (g, player) => player !== g.state.turnPlayer),
  },
  '3-7-2': {
    'only its player sees a Combo Area': unseen('combo'),
    'a card of the hand is placed face down': always(
      'faceOnArrival',
      'down',
      (_g, card, zone) => zone === 'combo' && card.zone === 'hand',
    ),
    'a card that lay face down stays so': always(
      'faceOnArrival',
      'down',
      (_g, { face }, zone) => zone === 'combo' && face === 'down',
    ),
  },
  '3-7-3': {
    'what a skill places there is no combo': (rules) => ({
      *comboBySkill(g, context, card) {
        if (!g.state.battle || rules.comboCardRefusal(g, card) !== null) return;
        const to = { zone: 'combo', player: context.player, state: 'active' };
        g.cite('3-7-3');
        yield* perform(g, { card, to, cause: causeOf(context) });
      },
    }),
    'what comes from the Battle Area is no combo': result('moveWords', (given, _g, { zone }) =>
      zone === 'battle' ? given.filter((word) => word !== 'comboed') : given,
    ),
    'what comes from the hand is no combo': result('moveWords', (given, _g, { zone }) =>
      zone === 'hand' ? given.filter((word) => word !== 'comboed') : given,
    ),
    'a card that combos leaves the Battle Area': result('moveWords', (given, _g, card, to) =>
      card.zone === 'battle' && to.zone === 'combo' ? [...given, 'removed'] : given,
    ),
  },
  '3-7-3-1': {
    'combo power is enough': (rules) => ({
      comboCardRefusal: (g, card) =>
        isBattleCard(card) && definitionOf(card).comboPower !== undefined ? null : rules.comboCardRefusal(g, card),
    }),
    'a combo cost is enough': (rules) => ({
      comboCardRefusal: (g, card) =>
        isBattleCard(card) && definitionOf(card).comboCost !== undefined ? null : rules.comboCardRefusal(g, card),
    }),
    'a combo power of 0 is none': refuse(
      'comboCardRefusal',
      (g, card) => isBattleCard(card) && statOf(g, card, 'comboPower') === 0,
    ),
    'a skill makes a combo with any Battle Card': (rules) => ({
      *comboBySkill(g, context, card) {
        yield* rules.comboBySkill(g, context, card);
        if (g.state.battle && card.zone !== 'combo')
          yield* rules.placeInComboArea(g, context.player, card, causeOf(context));
      },
    }),
  },
  '3-7-4': {
    'a player combos with one card': refuse('comboRefusal', (g, player) => g.zone(player, 'combo').length >= 1),
    'a player combos with six cards': refuse('comboRefusal', (g, player) => g.zone(player, 'combo').length >= 6),
    'only the first card adds its combo power': (rules) => ({
      comboPowerOf: (g, player) => Math.min(rules.comboPowerOf(g, player), 30000),
    }),
  },
  '3-8-1': {
    'Battle Cards in Active Mode pay as well': result('cardsToRest', (given, g, player) => [
      ...given,
      ...cardsIn(g, player, 'battle').filter((card) => card.state === 'active'),
    ]),
    'energy that has paid is dropped': (rules) => ({
      *payBill(g, player, bill, chosen, cause) {
        yield* rules.payBill(g, player, bill, chosen, cause);
        yield* g.rules.drop(
          g,
          cardsIn(g, player, 'energy').filter((card) => card.state === 'rested'),
        );
      },
    }),
    'a card that was charged in this turn does not pay': result('cardsToRest', (given, g) =>
      given.filter((card) => cameFrom(g, card) !== 'hand'),
    ),
    'skills of Extra Cards cost nothing': skip('payEnergyOf'),
  },
  '3-8-2': {
    'only its player sees an Energy Area': unseen('energy'),
    'a card of the deck lies face down there': always('faceOnArrival', 'down', (_g, _card, zone) => zone === 'energy'),
    'costs are paid with the first energy': (rules) => ({
      *chooseEnergy(g, player, bill, cause) {
        return rules.cardsToRest(g, player, cause).slice(0, sizeOfBill(bill));
      },
    }),
    'the cards that the player names do not count': args('payBill', (g, player, bill, _chosen, cause) => [
      g,
      player,
      bill,
      undefined,
      cause,
    ]),
    'who pays may name any cards': (rules) => ({
      energyRefusal: (g, player, card, _chosen, ability) => rules.energyRefusal(g, player, card, undefined, ability),
    }),
  },
  '3-8-3': {
    'energy comes in Rest Mode': arrives('energy', { state: 'rested' }, (_card, state) => state !== 'rested'),
    'a card that is charged comes in Rest Mode': arrives('energy', { state: 'rested' }, (card) => card.zone === 'hand'),
    'energy comes in Active Mode whatever the skill says': arrives('energy', { state: 'active' }),
    'a Battle Card keeps its mode': arrives('energy', { state: 'rested' }, (card) => card.state === 'rested'),
  },
  '3-9-1': {
    'the life has seven cards': another('lifeCount', 7),
    'damage takes cards of the deck': another('takeOneDamage', (g, player) => {
      g.cite('3-9-1');
      return g.rules.draw(g, player, 1);
    }),
    "damage takes the turn player's life": args('takeOneDamage', (g, _player, options) => [
      g,
      g.state.turnPlayer,
      options,
    ]),
  },
  '3-9-2': {
    'its owner may look at the life': alsoIf('seesLife', (_g, viewer, { owner }) => viewer === owner),
    'the opponent may look at the life': alsoIf('seesLife', (_g, viewer, { owner }) => viewer !== owner),
    'damage takes the card on top': () => ({
      *chooseLife(g, player, count) {
        return cardsIn(g, player, 'life').slice(0, count);
      },
    }),
    'the opponent chooses which card damage takes': () => ({
      *chooseLife(g, player, count) {
        return cardsIn(g, player, 'life').slice(-count);
      },
    }),
    'a skill takes the card on top': onlyTop('life'),
    'a card that comes to the life lies face up': always('faceOnArrival', 'up', (_g, _card, zone) => zone === 'life'),
    'the others are shuffled': (rules) => ({
      *takeOneDamage(g, player, options) {
        yield* rules.takeOneDamage(g, player, options);
        const [top] = cardsIn(g, player, 'life');
        if (top) yield* perform(g, { card: top, to: { zone: 'life', player, place: 'bottom' } });
      },
    }),
  },
  '3-10-2': {
    'only its owner looks at a Warp': unseen('warp'),
    'a card of the deck lies face down there': ({ ledToWarp }) => ({
      ledToWarp(g, move) {
        const led = ledToWarp(g, move);
        const isMeant = move.card.zone === 'deck' && move.to.zone === 'warp' && 'to' in led;
        return isMeant ? ({ ...led, to: { ...led.to, face: 'down' } } as typeof led) : led;
      },
    }),
    'what comes to it lies below': ({ laidOnTop }) => ({
      laidOnTop: (g, move) =>
        move.to.zone === 'warp' ? { ...move, to: { ...move.to, place: 'bottom' } } : laidOnTop(g, move),
    }),
    'only the card on top can be chosen': onlyTop('warp'),
  },
});
