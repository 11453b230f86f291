/** Misreadings of section 9: who loses what lasts until the end of the next battle. */
import { endEffects } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { opponentOf } from '../../kernel/state';
import { charactersOf, mainOf, type Battle, type LnGame, type LnRules } from '../game';

type Duration = Fault<LnRules>;

/** Other cards than those that were judged lose what lasts until the end of the next battle. */
const lostBy =
  (cards: (g: LnGame, battle: Battle) => readonly string[]): Duration['replace'] =>
  () => ({
    endNextBattleEffects(g, battle) {
      const losing = cards(g, battle);
      g.cite('9-5', '9-6', '9-7');
      endEffects(g, (effect, target) => g.rules.endsWithNextBattle(effect.until) && losing.includes(target));
    },
  });

const judged = ({ attackers, target }: Battle): string[] => [...attackers, target];

const everybody = (g: LnGame): string[] =>
  (['A', 'B'] as const).flatMap((player) => charactersOf(g, player).map(({ id }) => id));

export const durationFaults: readonly Duration[] = [
  {
    id: 'next-battle-boost-lasts-the-turn',
    clause: '9-5',
    title: 'what lasts until the end of the next battle lasts until the end of the turn',
    replace: lostBy(() => []),
  },
  {
    id: 'only-attackers-lose-boosts',
    clause: '9-5',
    title: 'only the attackers lose it',
    replace: lostBy((_g, { attackers }) => attackers),
  },
  {
    id: 'only-target-loses-boosts',
    clause: '9-5',
    title: 'only the side that is attacked loses it',
    replace: lostBy((_g, { target }) => [target]),
  },
  {
    id: 'combi-partner-keeps-boosts',
    clause: '9-5',
    title: 'the support that joined a combi attack keeps it',
    replace: lostBy((_g, { attackers, target }) => [attackers[0]!, target]),
  },
  {
    id: 'effects-of-opponent-stay',
    clause: '9-5',
    title: "only what the characters have from their own player's effects ends",
    replace: () => ({
      endNextBattleEffects(g, battle) {
        g.cite('9-5', '9-6', '9-7');
        endEffects(
          g,
          (effect, target) =>
            effect.until === 'nextBattle' &&
            judged(battle).includes(target) &&
            effect.player === g.card(target).controller,
        );
      },
    }),
  },
  {
    id: 'only-values-end-with-next-battle',
    clause: '9-5',
    title: 'a skill gained until the end of the next battle stays',
    replace: () => ({
      endNextBattleEffects(g, battle) {
        g.cite('9-5', '9-6', '9-7');
        endEffects(
          g,
          ({ until, modification }, target) =>
            g.rules.endsWithNextBattle(until) && modification.kind === 'stat' && judged(battle).includes(target),
        );
      },
    }),
  },
  {
    id: 'turn-boosts-end-with-battle',
    clause: '9-5',
    title: 'what lasts until the end of the turn ends as well',
    replace: (rules) => ({ endsWithNextBattle: (until) => until === 'turn' || rules.endsWithNextBattle(until) }),
  },
  {
    id: 'boosts-end-before-judgement',
    clause: '9-5',
    title: 'it ends before the battle is judged',
    replace: (rules) => ({
      *judgementStep(g) {
        g.rules.endNextBattleEffects(g, g.state.facts.battle!);
        yield* rules.judgementStep(g);
      },
    }),
  },
  {
    id: 'bystanders-lose-boosts',
    clause: '9-6',
    title: 'every character loses it when a battle has been judged',
    replace: lostBy((g) => everybody(g)),
  },
  {
    id: 'attacking-player-loses-boosts',
    clause: '9-6',
    title: 'all characters of the attacking player lose it',
    replace: lostBy((g, { target }) => [...charactersOf(g, g.state.turnPlayer).map(({ id }) => id), target]),
  },
  {
    id: 'mains-lose-boosts-in-any-battle',
    clause: '9-6',
    title: 'the Main Characters lose it even if only supports fought',
    replace: lostBy((g, battle) => [...judged(battle), mainOf(g, 'A').id, mainOf(g, 'B').id]),
  },
  {
    id: 'boosts-end-without-judgement',
    clause: '9-6',
    title: 'the characters of a battle lose it even if the battle was not judged',
    replace: (rules) => ({
      *endBattle(g) {
        g.rules.endNextBattleEffects(g, g.state.facts.battle!);
        yield* rules.endBattle(g);
      },
    }),
  },
  {
    id: 'covered-card-loses-boosts',
    clause: '9-7',
    title: 'the card for which another one covered loses it as well',
    replace: lostBy((_g, battle) => [...judged(battle), battle.covered ?? battle.target]),
  },
  {
    id: 'covered-card-loses-boosts-instead',
    clause: '9-7',
    title: 'the card that was attacked first loses it, not the one that covered',
    replace: lostBy((_g, { attackers, covered, target }) => [...attackers, covered ?? target]),
  },
  {
    id: 'bystanders-of-a-cover-lose-boosts',
    clause: '9-7',
    title: 'a cover draws all supports of its player into the battle',
    replace: lostBy((g, battle) => [
      ...judged(battle),
      ...(battle.covered === null ? [] : g.zone(opponentOf(g.state.turnPlayer), 'support')),
    ]),
  },
];
