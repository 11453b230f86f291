/** Misreadings of 9-5 to 9-7: effects that last until the end of the next battle. */
import { endEffects } from '../../kernel/changes';
import { opponentOf } from '../../kernel/state';
import type { Battle } from '../../kernel/state/battle';
import { beforehand } from '../../kernel/testing/doing';
import { type Misreading, alsoIf, another, faultTable } from '../../kernel/testing/misreadings';
import { charactersOf, type LnGame, type LnRules, mainOf, coveredOf } from '../game';

/** Ends "until the end of the next battle" for other cards than those that were judged. */
const lostBy =
  (cards: (g: LnGame, battle: Battle) => readonly string[]): Misreading<LnRules> =>
  () => ({
    endNextBattleEffects(g, battle) {
      const losing = cards(g, battle);
      g.cite('9-5', '9-6', '9-7');
      endEffects(g, (effect, target) => g.rules.endsWithNextBattle(g, effect) && losing.includes(target));
    },
  });

const judged = ({ attackers, targets }: Battle): string[] => [...attackers, ...targets];

const everybody = (g: LnGame): string[] =>
  (['A', 'B'] as const).flatMap((player) => charactersOf(g, player).map(({ id }) => id));

export const durationsFaults = faultTable<LnRules>({
  '9-5': {
    'what lasts until the end of the next battle lasts until the end of the turn': lostBy(() => []),
    'only the attackers lose it': lostBy((_g, { attackers }) => attackers),
    'only the side that is attacked loses it': lostBy((_g, { targets }) => targets),
    'the support that joined a combi attack keeps it': lostBy((_g, { attackers, targets }) => [
      attackers[0]!,
      ...targets,
    ]),
    "only what the characters have from their own player's effects ends": another(
      'endNextBattleEffects',
      (g, battle) => {
        g.cite('9-5', '9-6', '9-7');
        endEffects(
          g,
          (effect, target) =>
            effect.until === 'nextBattle' && judged(battle).includes(target) && effect.player === g.card(target).side,
        );
      },
    ),
    'a skill gained until the end of the next battle stays': another('endNextBattleEffects', (g, battle) => {
      g.cite('9-5', '9-6', '9-7');
      endEffects(
        g,
        (effect, target) =>
          g.rules.endsWithNextBattle(g, effect) &&
          effect.modification.kind === 'stat' &&
          judged(battle).includes(target),
      );
    }),
    'what lasts until the end of the turn ends as well': alsoIf(
      'endsWithNextBattle',
      (_g, { until }) => until === 'turn',
    ),
    'it ends before the battle is judged': beforehand('judgementStep', (g) => {
      g.rules.endNextBattleEffects(g, g.state.battle!);
    }),
  },
  '9-6': {
    'every character loses it when a battle has been judged': lostBy((g) => everybody(g)),
    'all characters of the attacking player lose it': lostBy((g, { targets }) => [
      ...charactersOf(g, g.state.turnPlayer).map(({ id }) => id),
      ...targets,
    ]),
    'the Main Characters lose it even if only supports fought': lostBy((g, battle) => [
      ...judged(battle),
      mainOf(g, 'A').id,
      mainOf(g, 'B').id,
    ]),
    'the characters of a battle lose it even if the battle was not judged': beforehand('endOfBattle', (g) => {
      g.rules.endNextBattleEffects(g, g.state.battle!);
    }),
    'an attacker that left and came back loses what lasts until the end of the next battle': another(
      'endNextBattleEffects',
      (g, battle) => {
        const judged = g.rules.judgedCards(g, battle);
        g.cite('9-6');
        endEffects(g, (effect, target) => g.rules.endsWithNextBattle(g, effect) && judged.includes(target));
      },
    ),
  },
  '9-7': {
    'the card for which another one covered loses it as well': lostBy((g, battle) => [
      ...judged(battle),
      coveredOf(g) ?? battle.targets[0]!,
    ]),
    'the card that was attacked first loses it, not the one that covered': lostBy((g, { attackers, targets }) => [
      ...attackers,
      coveredOf(g) ?? targets[0]!,
    ]),
    'a cover draws all supports of its player into the battle': lostBy((g, battle) => [
      ...judged(battle),
      ...(battle.guards.length === 0 ? [] : g.zone(opponentOf(g.state.turnPlayer), 'support')),
    ]),
  },
});
