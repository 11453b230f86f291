/** Misreadings of section 6: covering. */
import { statOf } from '../../kernel/continuous/values';
import { type CardState, opponentOf, type Refusal } from '../../kernel/state';
import type { Battle } from '../../kernel/state/battle';
import { afterwards } from '../../kernel/testing/doing';
import { always, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, isActive, isMain, type LnGame, type LnRules, mainOf, targetOf, coveredOf } from '../game';
import { neoSince } from './shared';

const battleOf = (g: LnGame): Battle => g.state.battle!;

const attackersOf = (g: LnGame) => battleOf(g).attackers.map((id) => g.card(id));

const NO_COVER: Refusal = { clause: '6-3', reason: 'this attack cannot be covered' };

export const coverFaults = faultTable<LnRules>({
  '6-1': {
    'the character that covers does not rest': skip('restCoverer'),
    'a resting Support Character may cover': always(
      'covererRefusal',
      null,
      (g, card) => !isActive(card) && card.id !== targetOf(g),
    ),
    'the Main Character may cover for a Support Character': result('coverCandidates', (given, g, player) => [
      mainOf(g, player),
      ...given,
    ]),
    'after a cover another character may cover': (rules) => ({
      *coverStep(g) {
        let target: string;
        do {
          target = targetOf(g);
          yield* rules.coverStep(g);
        } while (targetOf(g) !== target);
      },
    }),
    'who has an active Support Character must cover': (rules) => ({
      *coverStep(g) {
        const defender = opponentOf(g.state.turnPlayer);
        do yield* rules.coverStep(g);
        while (coveredOf(g) === null && cardsIn(g, defender, 'support').some(isActive));
      },
    }),
    'nobody can cover': always('coverIsPossible', false),
    'a combi attack cannot be covered': onlyIf('coverIsPossible', (g) => battleOf(g).attackers.length === 1),
    'only the Main Character can be covered for': onlyIf('coverIsPossible', (g) => isMain(g.card(targetOf(g)))),
    'the Main Character cannot be covered for': onlyIf('coverIsPossible', (g) => !isMain(g.card(targetOf(g)))),
    'a covered attack ends without a battle': onlyIf('battleContinues', (g) => coveredOf(g) === null),
    'the character that covers adds its AP to that of the first target': (rules) => ({
      defendingAp(g, target) {
        const covered = coveredOf(g);
        return rules.defendingAp(g, target) + (covered === null ? 0 : statOf(g, g.card(covered), 'ap'));
      },
    }),
    'the Support Character that is attacked may cover for itself': always(
      'covererRefusal',
      null,
      (g, card) => isActive(card) && card.id === targetOf(g),
    ),
  },
  '6-2': {
    'a cover that falls in a tie counts as a victory': () => ({
      *coverFallsInTie(g, attackers, target) {
        yield* g.rules.attackersWin(g, attackers, target);
      },
    }),
    'a Main Character that beats a cover does not level up': skip('attackingMainWins', (_g, _main, target) =>
      !isMain(target)),
    'a Main Character that beats a cover in a combi attack does not level up':
      skip('attackingMainWins', (g, _main, target) => !isMain(target) && battleOf(g).attackers.length !== 1),
    'the victory over a cover is one over the Main Character that was attacked, which levels down': afterwards(
      'attackersWin',
      function* (g) {
        const covered = coveredOf(g);
        if (covered !== null && isMain(g.card(covered))) yield* g.rules.defendingMainLoses(g, g.card(covered));
      },
    ),
    'Level Neo does not win the game over a support that covers': (rules) => ({
      *attackingMainWins(g, main: CardState, target) {
        if (isMain(target)) yield* rules.attackingMainWins(g, main, target);
        else yield* g.rules.levelUpAfterBattle(g, main.side);
      },
    }),
  },
  '6-3': {
    'the attack of a Level Neo Main Character may be covered': always('neoCoverRefusal', null),
    'no attack of a Main Character may be covered': another('neoCoverRefusal', (g) =>
      attackersOf(g).some(isMain) ? NO_COVER : null,
    ),
    'while its Main Character is Level Neo no attack of that side may be covered': another('neoCoverRefusal', (g) =>
      g.rules.isLevelNeo(g, g.state.turnPlayer) ? NO_COVER : null,
    ),
    'a player whose Main Character is Level Neo cannot cover': result('neoCoverRefusal', (given, g) =>
      g.rules.isLevelNeo(g, opponentOf(g.state.turnPlayer)) ? NO_COVER : given,
    ),
    'Level Neo reached after the declaration does not keep from covering': (rules) => {
      const { attack, wasNeo } = neoSince(rules);
      return { attack, neoCoverRefusal: (g) => (wasNeo(g) ? rules.neoCoverRefusal(g) : null) };
    },
  },
});
