/** Misreadings of the clauses about sources and final information (11.5, 11.11). */
import { grantedBy } from '../../kernel/continuous/abilities';
import { args, another, faultTable, replaced } from '../../kernel/testing/misreadings';
import type { CauseOf } from '../../kernel/state';
import { cardsIn, type VgGame, type VgRules } from '../game';

/** The last unit whose ability was activated before this one. */
const lastUsed = (g: VgGame): string | undefined => g.journal.findLast(({ type }) => type === 'effectActivated')?.card;

const OF_NOBODY: CauseOf = { kind: 'effect', player: 'A' };

export const sourceFaults = faultTable<VgRules>({
  '11.5.1.1': {
    'the source of an ability that was given is the unit that gave it': ({ originOf }) => ({
      originOf(g, player, card, ability) {
        const giver = grantedBy(ability) === undefined ? undefined : lastUsed(g as VgGame);
        return originOf(g, player, giver === undefined ? card : g.card(giver), ability);
      },
    }),
  },
  '11.5.1.2': {
    'a rule action that an effect has made due comes from that effect': args('retiring', (g, card, cause) => [
      g,
      card,
      cause ?? { ...OF_NOBODY, source: lastUsed(g) ?? card.id },
    ]),
  },
  '11.5.2.1': {
    'battle damage comes from every unit that takes part in the attack': replaced(
      'dealDamageTo',
      (rule, [g, player, amount, cause]) => {
        rule(g, player, amount, cause);
        for (const { id } of g.rules.boostersOfBattle(g))
          g.rules.emitDamage(g, player, 0, { kind: 'battle', player: g.state.turnPlayer, source: id });
      },
    ),
    'battle damage comes from no card': args('dealDamageTo', (g, player, amount) => [g, player, amount, undefined]),
  },
  '11.5.2.2': {
    'the source of skill damage is the card with the effect, whatever the effect names': args(
      'causeOfSkillDamage',
      (g, cause, _from, dealer) => [g, cause, undefined, dealer],
    ),
    'damage of a battle is skill damage of the attacking unit': replaced('causeOfBattleDamage', (rule, given) => ({
      ...rule(...given),
      kind: 'effect',
    })),
  },
  '11.5.2.2.1': {
    'damage that a player deals has no card as its source': replaced(
      'causeOfSkillDamage',
      (rule, [g, cause, from, dealer]) =>
        dealer === undefined ? rule(g, cause, from, dealer) : { ...OF_NOBODY, player: cause.player! },
    ),
  },
  '11.5.3.1': {
    'an order is a source as a unit is': another('asSource', (g, card) =>
      card.zone === 'orderArea' ? g.rules.vanguardsOf(g, card.owner)[0]! : card,
    ),
    'the effect of a unit has a player as its source, not the unit': another('asSource', (g, card) =>
      card.zone === 'field' ? (cardsIn(g, card.owner, 'deck')[0] ?? card) : card,
    ),
  },
  '11.5.3.2': {
    'a timed trigger comes from the card on which it waits': another('timedFromSource', false),
  },
  '11.11.1': {
    'an effect reads a card that has left as it is now': another('readsLastKnown', false),
    'a unit that has left is no unit any more as the source of its effect': another('asSource', (_g, card) => card),
  },
});
