/** Misreadings of the clauses about counter-blast, soul-blast, charges and changed costs (7.21, 7.24 to 7.28). */
import type { Amount } from '../../../schemas/ability';
import { timesOf } from '../../kernel/language/instructions';
import { changedNumber } from '../../kernel/procedures/changed-costs';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  replaced,
  result,
  type Misreading,
} from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';
import type { ChoosingIcon, IconSaid } from '../07-icons';

/** Takes an icon for another one than the card says. */
const saidOf = (
  icon: ChoosingIcon,
  other: (said: IconSaid, count: Amount) => readonly [IconSaid, Amount],
): Misreading<VgRules> =>
  args('targetOfIcon', (g, which, said, count) =>
    which === icon ? [g, which, ...other(said, count)] : [g, which, said, count],
  );

const onlyOne = (icon: ChoosingIcon): Misreading<VgRules> => saidOf(icon, (said) => [said, 1]);
const anyCards = (icon: ChoosingIcon): Misreading<VgRules> =>
  saidOf(icon, ({ of: _of, ...said }, count) => [said, count]);
const ownCards = (icon: ChoosingIcon): Misreading<VgRules> =>
  saidOf(icon, ({ player: _player, ...said }, count) => [said, count]);
const asManyAsPossible = (icon: ChoosingIcon): Misreading<VgRules> =>
  alsoIf('iconIsPossible', (_g, _context, which) => which === icon);

export const iconPaymentFaults = faultTable<VgRules>({
  '7.21.1': {
    'a cost that is lost has to be paid all the same': another('costToActivate', (_g, _card, { cost = [] }) => cost),
    'an ability without its cost cannot be played': onlyIf(
      'canPay',
      (g, _player, card, ability) => !ability.cost || g.rules.costToActivate(g, card, ability).length > 0,
    ),
  },
  '7.24.1': {
    'the cards are healed': another('turnForIcon', (_g, _context, cards) =>
      cards.map((card) => ({ card, to: { zone: 'drop', player: card.owner } })),
    ),
    'cards that lie face down can be chosen as well': result('targetOfIcon', ({ choose }, _g, icon) => {
      const { face: _face, ...from } = choose.from;
      return icon === 'counterBlast' ? { choose: { ...choose, from } } : { choose };
    }),
  },
  '7.24.2': { 'one card is turned, whatever the number': onlyOne('counterBlast') },
  '7.24.2.1': { 'any face-up card can be turned': anyCards('counterBlast') },
  '7.24.3': {
    'an effect turns as many cards as there are': asManyAsPossible('counterBlast'),
    'the player of the effect counter-blasts': ownCards('counterBlast'),
    'an effect turns no cards': onlyIf('iconIsPossible', (_g, { paying }, icon) => paying || icon !== 'counterBlast'),
  },
  '7.25.1': {
    'the cards go to the bottom of the deck': another('soulBlasting', (_g, _context, cards) =>
      cards.map((card) => ({ card, to: { zone: 'deck', player: card.owner } })),
    ),
  },
  '7.25.2': { 'one card is enough, whatever the number': onlyOne('soulBlast') },
  '7.25.2.1': { 'any card of the soul can be chosen': anyCards('soulBlast') },
  '7.25.3': {
    'an effect takes as many cards as there are': asManyAsPossible('soulBlast'),
    'the player of the effect soul-blasts': ownCards('soulBlast'),
    'an effect takes no cards': onlyIf('iconIsPossible', (_g, { paying }, icon) => paying || icon !== 'soulBlast'),
  },
  '7.26.1': {
    'one card is turned, whatever the number': onlyOne('counterCharge'),
    'with fewer cards than the number none is turned': onlyIf(
      'iconIsPossible',
      (g, _context, icon, _said, count) => icon !== 'counterCharge' || g.zone('A', 'damage').length > count,
    ),
  },
  '7.27.1': {
    'one card is put into the soul, whatever the number': args('soulCharge', (g, context, player) => [
      g,
      context,
      player,
      1,
    ]),
    'the cards are drawn': replaced('soulCharge', (_rule, [g, , player, count]) => g.rules.draw(g, player, count)),
  },
  '7.28.1': {
    'the number of a cost stays as it is printed': another('costToActivate', (_g, _card, { cost = [] }) => cost),
    'the number in an effect stays as it is printed': another('numberOfIcon', (g, context, _icon, said) =>
      timesOf(g, context, said),
    ),
    'the changes of the player of the effect count for whoever carries it out': args(
      'numberOfIcon',
      (g, context, icon, said) => [g, context, icon, said, context.player],
    ),
    'numbers are increased and never decreased': result('costToActivate', (cost, _g, _card, ability) =>
      JSON.stringify(cost) < JSON.stringify(ability.cost ?? []) ? (ability.cost ?? []) : cost,
    ),
  },
  '7.28.2': {
    'the change is for every time': always('useUpIcon', undefined),
    'a blast for which there are too few cards uses the change up': always('iconIsPerformed', true),
    'another icon in between uses the change up': args('useUpIcon', (g, context, _icon, player) => [
      g,
      context,
      'soulCharge',
      player,
    ]),
  },
  '7.28.2.1': {
    'only one of the changes counts': another('numberOfIcon', (g, context, icon, said) => {
      const number = timesOf(g, context, said);
      return number + Math.min(1, changedNumber(g, context, icon, number) - number);
    }),
  },
});
