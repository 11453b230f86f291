/** Abilities that a player activates by an action: [Activate: Main], ACT. */
import type { KernelRules } from '../rules';
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { abilitiesOf, citeGainsAndLosses } from '../continuous/abilities';
import { abilitySourcesWith } from '../continuous/sources';
import { cardsInZones } from '../game';
import { isYours } from '../mastery';
import { quoted } from '../reasons';
import { sheetOf, type Ability, type CardState, type Procedure, type Refusal } from '../state';
import { isAbilityNamed, nameOfAbility } from '../continuous/ability-names';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { ActivationTables } from './activation';

/** The tables whose entries these procedures call. */
export type ActivatedAbilitiesTables = typeof activatedAbilities & ActivationTables;

interface ActivatedAbilitiesRules extends Omit<KernelRules, keyof ActivatedAbilitiesTables>, ActivatedAbilitiesTables {}
export type ActivatedAbilitiesGame = Game<ActivatedAbilitiesRules, object>;

export const activatedAbilities = {
  /** The type of the abilities that a player activates by an action. */
  activatedType: 'activate',

  /** Returns whether the card is in play face up, so that its printed abilities can be used. */
  isInItsArea(g: ActivatedAbilitiesGame, card: CardState): boolean {
    return g.zonesWith.abilities.includes(card.zone) && card.face === 'up';
  },

  /** Lists the abilities for the player to try; a listed one may still be refused. */
  activations(g: ActivatedAbilitiesGame, player: PlayerId): Action[] {
    if (g.isPlain) return [];
    return abilitySourcesWith(g, 'activatedAbility')
      .filter((card) => isYours(g, { player }, card) && g.rules.isInItsArea(g, card))
      .flatMap((card) =>
        abilitiesOf(g, card).flatMap((ability): Action[] =>
          isActivated(g, ability)
            ? [{ type: 'activate', card: card.id, ability: nameOfAbility(g, card, ability)! }]
            : [],
        ),
      );
  },

  activateRefusal(g: ActivatedAbilitiesGame, player: PlayerId, action: Action): Refusal | null {
    const found = activationOf(g, player, action);
    if (!found) return g.rules.noActivationRefusal(g, player, action);
    return g.rules.activationRefusal(g, player, found.card, found.ability);
  },

  /** A printed ability that cannot be found has been negated, which gets a refusal of its own. */
  noActivationRefusal(g: ActivatedAbilitiesGame, player: PlayerId, action: Action): Refusal {
    const card = inPlayOf(g, player).find((one) => one.id === action.card);
    return card && abilitiesNamed(card, action).some((one) => isActivated(g, one))
      ? g.refused('negationLost', `the effect of "${card.id}" is negated`)
      : g.refused('activatedAbility', `${quoted(action.card)} has nothing that player ${player} can activate now`);
  },

  *activateMain(g: ActivatedAbilitiesGame, player: PlayerId, action: Action): Procedure {
    const { card, ability } = activationOf(g, player, action)!;
    g.citePoint('activatedAbility');
    yield* g.rules.activateAndResolve(g, player, card, ability);
  },
} satisfies TableFor<KernelRules>;

/** The printed abilities that the action may mean; a number names one of them. */
const abilitiesNamed = (card: CardState, { ability }: Action): readonly Ability[] => {
  const { abilities = [] } = sheetOf(card);
  return typeof ability === 'number' ? abilities.slice(ability, ability + 1) : abilities;
};

const isActivated = (g: ActivatedAbilitiesGame, { type }: Ability): boolean => type === g.rules.activatedType;

/** Cards of the other player's side may be this player's to use (VG 7.39.2.3). */
const inPlayOf = (g: ActivatedAbilitiesGame, player: PlayerId): CardState[] =>
  PLAYERS.flatMap((side) => cardsInZones(g, side, g.rules.activationZones ?? g.zonesWith.abilities)).filter((card) =>
    isYours(g, { player }, card),
  );

function activationOf(
  g: ActivatedAbilitiesGame,
  player: PlayerId,
  { card: id, ability: name }: Action,
): { card: CardState; ability: Ability } | undefined {
  const card = inPlayOf(g, player).find((one) => one.id === id);
  if (!card) return undefined;
  citeGainsAndLosses(g, card, (one) => isActivated(g, one));
  const found = abilitiesOf(g, card).filter((one) => isActivated(g, one) && isAbilityNamed(g, card, one, name));
  return found[0] && { card, ability: found[0] };
}
