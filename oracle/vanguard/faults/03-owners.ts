/** Misreadings of the clauses about owners and masters (3). */
import { opponentOf } from '../../kernel/state';
import { args, faultTable, result, type Misreading } from '../../kernel/testing/misreadings';
import { sideOf, type VgRules } from '../game';

/** The opponent is the master of abilities of this type. */
const masterOfType = (type: string): Misreading<VgRules> =>
  args('contextOfActivation', (g, player, card, ability, occasion) => [
    g,
    ability.type === type ? opponentOf(player) : player,
    card,
    ability,
    occasion,
  ]);

export const ownerFaults = faultTable<VgRules>({
  '3.2.1': {
    'a card that is retired goes to the turn player': result('ownerOf', (_owner, g) => g.state.turnPlayer),
  },
  '3.2.2': { 'the turn player is the master of every card': result('masterOf', (_master, g) => g.state.turnPlayer) },
  '3.2.2.1': {
    'the turn player is the master of continuous abilities': result('masterOf', (master, g, card) =>
      sideOf(card).abilities?.some(({ type }) => type === 'cont') ? g.state.turnPlayer : master,
    ),
  },
  '3.2.2.2': {
    'the opponent of its player is the master of an ability that is activated': masterOfType('act'),
  },
  '3.2.2.4': { 'the opponent of its player is the master of the text of an order': masterOfType('order') },
  '3.2.2.3': {
    'the turn player is the master of automatic abilities': args(
      'contextOfActivation',
      (g, _player, card, ability, occasion) => [g, g.state.turnPlayer, card, ability, occasion],
    ),
  },
  '3.2.2.5': {
    'the player whose unit the event was about is the master of the effect': args(
      'contextOfActivation',
      (g, player, card, ability, occasion) => [g, occasion.event?.player ?? player, card, ability, occasion],
    ),
  },
  '3.2.2.5.1': {
    'the turn player does what an effect says without naming a player': args(
      'contextOfActivation',
      (g, _player, card, ability, occasion) => [g, g.state.turnPlayer, card, ability, occasion],
    ),
  },
});
