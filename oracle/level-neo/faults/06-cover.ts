/** Misreadings of section 6. */
import { statOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { opponentOf, type Refusal } from '../../kernel/state';
import { cardsIn, isActive, isMain, mainOf, type Battle, type LnGame, type LnRules } from '../game';

export const coverFaults: readonly Fault<LnRules>[] = [
  {
    id: 'cover-beaten-in-a-tie',
    clause: '6-2',
    title: 'a cover that falls in a tie counts as a victory',
    replace: () => ({
      *coverFallsInTie(g, attackers, target) {
        yield* g.rules.attackersWin(g, attackers, target);
      },
    }),
  },
  {
    id: 'coverer-stays-active',
    clause: '6-1',
    title: 'the character that covers does not rest',
    replace: () => ({ *restCoverer() {} }),
  },
  {
    id: 'resting-coverer',
    clause: '6-1',
    title: 'a resting Support Character may cover',
    replace: (rules) => ({
      covererRefusal: (g, card) =>
        isActive(card) || card.id === battleOf(g).target ? rules.covererRefusal(g, card) : null,
    }),
  },
  {
    id: 'main-covers',
    clause: '6-1',
    title: 'the Main Character may cover for a Support Character',
    replace: (rules) => ({
      coverCandidates: (g, player) => [mainOf(g, player), ...rules.coverCandidates(g, player)],
    }),
  },
  {
    id: 'several-coverers',
    clause: '6-1',
    title: 'after a cover another character may cover',
    replace: (rules) => ({
      *coverStep(g) {
        let target: string;
        do {
          target = battleOf(g).target;
          yield* rules.coverStep(g);
        } while (battleOf(g).target !== target);
      },
    }),
  },
  {
    id: 'cover-is-forced',
    clause: '6-1',
    title: 'who has an active Support Character must cover',
    replace: (rules) => ({
      *coverStep(g) {
        const defender = opponentOf(g.state.turnPlayer);
        do yield* rules.coverStep(g);
        while (battleOf(g).covered === null && cardsIn(g, defender, 'support').some(isActive));
      },
    }),
  },
  {
    id: 'no-cover-against-combi',
    clause: '6-1',
    title: 'a combi attack cannot be covered',
    replace: (rules) => ({
      coverIsPossible: (g, player) => battleOf(g).attackers.length === 1 && rules.coverIsPossible(g, player),
    }),
  },
  {
    id: 'cover-only-for-the-main',
    clause: '6-1',
    title: 'only the Main Character can be covered for',
    replace: (rules) => ({
      coverIsPossible: (g, player) => isMain(g.card(battleOf(g).target)) && rules.coverIsPossible(g, player),
    }),
  },
  {
    id: 'cover-only-for-supports',
    clause: '6-1',
    title: 'the Main Character cannot be covered for',
    replace: (rules) => ({
      coverIsPossible: (g, player) => !isMain(g.card(battleOf(g).target)) && rules.coverIsPossible(g, player),
    }),
  },
  {
    id: 'cover-stops-the-attack',
    clause: '6-1',
    title: 'a covered attack ends without a battle',
    replace: (rules) => ({ battleGoesOn: (g) => battleOf(g).covered === null && rules.battleGoesOn(g) }),
  },
  {
    id: 'coverer-helps-the-target',
    clause: '6-1',
    title: 'the character that covers adds its AP to that of the first target',
    replace: (rules) => ({
      defendingAp(g, target) {
        const { covered } = battleOf(g);
        return rules.defendingAp(g, target) + (covered === null ? 0 : statOf(g, g.card(covered), 'ap'));
      },
    }),
  },
  {
    id: 'beaten-cover-is-no-victory',
    clause: '6-2',
    title: 'a Main Character that beats a cover does not level up',
    replace: (rules) => ({
      *attackingMainWins(g, main, target) {
        if (isMain(target)) yield* rules.attackingMainWins(g, main, target);
      },
    }),
  },
  {
    id: 'beaten-cover-is-no-victory-of-a-combi',
    clause: '6-2',
    title: 'a Main Character that beats a cover in a combi attack does not level up',
    replace: (rules) => ({
      *attackingMainWins(g, main, target) {
        if (isMain(target) || battleOf(g).attackers.length === 1) yield* rules.attackingMainWins(g, main, target);
      },
    }),
  },
  {
    id: 'covered-main-levels-down',
    clause: '6-2',
    title: 'the victory over a cover is one over the Main Character that was attacked, which levels down',
    replace: (rules) => ({
      *attackersWin(g, attackers, target) {
        yield* rules.attackersWin(g, attackers, target);
        const { covered } = battleOf(g);
        if (covered !== null && isMain(g.card(covered))) yield* g.rules.defendingMainLoses(g, g.card(covered));
      },
    }),
  },
  {
    id: 'level-neo-is-covered',
    clause: '6-3',
    title: 'the attack of a Level Neo Main Character may be covered',
    replace: () => ({ neoCoverRefusal: () => null }),
  },
  {
    id: 'main-attack-is-not-covered',
    clause: '6-3',
    title: 'no attack of a Main Character may be covered',
    replace: () => ({ neoCoverRefusal: (g) => (attackersOf(g).some(isMain) ? NO_COVER : null) }),
  },
  {
    id: 'beside-level-neo-nobody-is-covered',
    clause: '6-3',
    title: 'while its Main Character is Level Neo no attack of that side may be covered',
    replace: () => ({ neoCoverRefusal: (g) => (g.rules.isLevelNeo(g, g.state.turnPlayer) ? NO_COVER : null) }),
  },
  {
    id: 'level-neo-is-not-covered-for',
    clause: '6-3',
    title: 'a player whose Main Character is Level Neo cannot cover',
    replace: (rules) => ({
      neoCoverRefusal: (g) =>
        g.rules.isLevelNeo(g, opponentOf(g.state.turnPlayer)) ? NO_COVER : rules.neoCoverRefusal(g),
    }),
  },
  {
    id: 'target-covers-for-itself',
    clause: '6-1',
    title: 'the Support Character that is attacked may cover for itself',
    replace: (rules) => ({
      covererRefusal: (g, card) =>
        isActive(card) && card.id === battleOf(g).target ? null : rules.covererRefusal(g, card),
    }),
  },
];

const NO_COVER: Refusal = { clause: '6-3', reason: 'this attack cannot be covered' };

const battleOf = (g: LnGame): Battle => g.state.facts.battle!;

const attackersOf = (g: LnGame) => battleOf(g).attackers.map((id) => g.card(id));
