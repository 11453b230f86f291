/** Misreadings of who has attacked, won and lost, of cards that left in mid-battle, and of Level Neo reached in it. */
import { endEffects } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import type { CardState, JournalEvent } from '../../kernel/state';
import { isMain, isStillThere, isSupport, type LnGame, type LnRules } from '../game';
import { memory } from './memory';

type Fighting = Fault<LnRules>;

/** An event of these is not one that abilities answer. */
const unanswered =
  (isMeant: (g: LnGame, event: JournalEvent) => boolean): Fighting['replace'] =>
  (rules) => ({
    happened(g, event, departed) {
      if (!isMeant(g, event)) rules.happened(g, event, departed);
    },
  });

const isOfJoiner = ({ state }: LnGame, { card }: JournalEvent): boolean =>
  card !== undefined && state.facts.battle !== null && state.facts.battle.attackers.indexOf(card) > 0;

const isOfDefender = ({ state }: LnGame, { player }: JournalEvent): boolean => player !== state.turnPlayer;

const wasTie = ({ journal }: LnGame): boolean =>
  journal.findLast(({ type }) => type === 'battleJudged')?.winner === 'none';

/** With the games in which the turn player was Level Neo when the attack was declared. */
const neoSince = (rules: LnRules): { attack: LnRules['attack']; wasNeo: (g: LnGame) => boolean } => {
  const neo = memory<'yes'>();
  return {
    *attack(g, player, action) {
      if (g.rules.isLevelNeo(g, player)) neo(g).add('yes');
      else neo(g).delete('yes');
      yield* rules.attack(g, player, action);
    },
    wasNeo: (g) => neo(g).has('yes'),
  };
};

const departed: readonly Fighting[] = [
  {
    id: 'attacker-that-left-counts',
    clause: '4-4-5',
    title: 'an attacker that has left the field still counts',
    replace: () => ({ attackersLeft: (g, { attackers }) => attackers.map((id) => g.card(id)) }),
  },
  {
    id: 'attacker-left-alone-is-not-lost',
    clause: '9-4-5',
    title: 'of two supports the one that is left is not lost',
    replace: (rules) => ({
      *attackersLost(g, attackers, winner) {
        const wereTwo = g.state.facts.battle!.attackers.length > attackers.length;
        return wereTwo ? [] : yield* rules.attackersLost(g, attackers, winner);
      },
    }),
  },
  {
    id: 'declaring-attacker-is-needed',
    clause: '4-4-5',
    title: 'a combi attack ends when the character that declared it has left the field',
    replace: (rules) => ({
      battleGoesOn(g) {
        const battle = g.state.facts.battle!;
        return rules.battleGoesOn(g) && isStillThere(g, battle, battle.attackers[0]!);
      },
    }),
  },
  {
    id: 'covered-card-is-needed',
    clause: '4-4-7',
    title: 'the battle ends when the card that was attacked first has left the field, though another has covered it',
    replace: (rules) => ({
      battleGoesOn(g) {
        const battle = g.state.facts.battle!;
        return rules.battleGoesOn(g) && (battle.covered === null || isStillThere(g, battle, battle.covered));
      },
    }),
  },
  {
    id: 'support-that-left-is-lost',
    clause: '9-4-5',
    title: 'a support is discarded from wherever it is by then',
    replace: () => ({
      supportLoses(g, support) {
        g.cite('9-4-5');
        return [support];
      },
    }),
  },
  {
    id: 'returned-attacker-was-judged',
    clause: '9-6',
    title: 'an attacker that left and came back loses what lasts until the end of the next battle',
    replace: () => ({
      endNextBattleEffects(g, battle) {
        const judged = g.rules.judgedCards(battle);
        g.cite('9-6');
        endEffects(g, ({ until }, target) => g.rules.endsWithNextBattle(until) && judged.includes(target));
      },
    }),
  },
];

const attackersAndWinners: readonly Fighting[] = [
  {
    id: 'main-joins-a-support',
    clause: '5-6',
    title: 'the Main Character may be the one that is added',
    replace: (rules) => ({
      combiPartnersRefusal(g, attackers) {
        const mainFirst = [...attackers.filter(isMain), ...attackers.filter(isSupport)];
        return rules.combiPartnersRefusal(g, mainFirst);
      },
    }),
  },
  {
    id: 'joiner-does-not-attack',
    clause: '5-6',
    title: 'only the character that declares a combi attack attacks',
    replace: unanswered((g, event) => event.type === 'attackDeclared' && isOfJoiner(g, event)),
  },
  {
    id: 'joiner-does-not-win',
    clause: '4-4-10',
    title: 'only the character that declared a combi attack has won',
    replace: unanswered((g, event) => event.type === 'battleWon' && isOfJoiner(g, event)),
  },
  {
    id: 'defending-side-does-not-win',
    clause: '9-2',
    title: 'only the attacking side can win a battle',
    replace: unanswered((g, event) => event.type === 'battleWon' && isOfDefender(g, event)),
  },
  {
    id: 'attackers-do-not-lose-a-tie',
    clause: '9-3',
    title: 'with equal AP only the defending side has lost',
    replace: unanswered((g, event) => event.type === 'battleLost' && !isOfDefender(g, event) && wasTie(g)),
  },
  {
    id: 'defending-ap-from-zero',
    clause: '9-1',
    title: 'AP does not fall below zero',
    replace: (rules) => ({ defendingAp: (g, target) => Math.max(0, rules.defendingAp(g, target)) }),
  },
];

const levelNeo: readonly Fighting[] = [
  {
    id: 'neo-wins-over-a-main-only',
    clause: '6-2',
    title: 'Level Neo does not win the game over a support that covers',
    replace: (rules) => ({
      *attackingMainWins(g, main: CardState, target) {
        if (isMain(target)) yield* rules.attackingMainWins(g, main, target);
        else yield* g.rules.levelUpAfterBattle(g, main.controller);
      },
    }),
  },
  {
    id: 'neo-of-this-battle-does-not-win',
    clause: '9-4-2',
    title: 'Level Neo reached during the battle does not win the game yet',
    replace(rules) {
      const { attack, wasNeo } = neoSince(rules);
      return {
        attack,
        *attackingMainWins(g, main, target) {
          if (wasNeo(g)) yield* rules.attackingMainWins(g, main, target);
          else yield* g.rules.levelUpAfterBattle(g, main.controller);
        },
      };
    },
  },
  {
    id: 'neo-of-this-battle-is-covered',
    clause: '6-3',
    title: 'Level Neo reached after the declaration does not keep from covering',
    replace(rules) {
      const { attack, wasNeo } = neoSince(rules);
      return { attack, neoCoverRefusal: (g) => (wasNeo(g) ? rules.neoCoverRefusal(g) : null) };
    },
  },
];

export const fightingFaults: readonly Fighting[] = [...departed, ...attackersAndWinners, ...levelNeo];
