/** Misreadings of 8-9. */
import { emit } from '../../kernel/changes';
import { ownReplacementFirst, replacements } from '../../kernel/procedures/replacement-order';
import type { PlayerId } from '../../../schemas/common';
import { opponentOf, type Procedure } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { memory } from '../../kernel/testing/memory';
import { type Misreading, always, another, faultTable, onlyIf } from '../../kernel/testing/misreadings';
import type { DbsGame, DbsRules } from '../game';
import type { Replacement } from '../../kernel/changes/intended';

/** Lets this player choose the next of all replacements that apply. */
const chosenBy =
  (chooser: (g: DbsGame, found: readonly Replacement[]) => PlayerId): Misreading<DbsRules> =>
  () => ({ nextReplacement: (g, found) => ({ player: chooser(g as DbsGame, found), among: found }) });

const putOff = memory((): Procedure[] => []);

const subjectOf = ([found]: readonly Replacement[]) => found!.affected[0]!;

export const replacementEffectsFaults = faultTable<DbsRules>({
  '8-9-1': {
    'nothing is replaced': always('replacementIsPossible', false),
    'only what its own player does is replaced': onlyIf(
      'replacementIsPossible',
      (g, { player }) => player === g.state.turnPlayer,
    ),
    'the event happens as well': afterwards('afterReplacement', function* (g, replacement) {
      for (const card of replacement.affected)
        if (replacement.ability.when?.event === 'drew') yield* g.rules.draw(g, g.rules.masterOf(g, card), 1);
      if (replacement.ability.when?.event === 'damageDealt')
        yield* g.rules.dealDamageAtOnce(g, [replacement.player], 1, {
          cause: { kind: 'rule', player: replacement.player },
        });
      if (replacement.ability.when?.event === 'koed') yield* g.rules.drop(g, replacement.affected);
    }),
    'protection that begins instead comes when the rest of the moment has happened': (rules) => ({
      *executeInstruction(g, context, instruction) {
        const executing = rules.executeInstruction(g, context, instruction);
        if (instruction.do === 'unaffected' && g.lineage.length > 0) putOff(g).push(executing);
        else yield* executing;
      },
      *afterGroup(g) {
        yield* rules.afterGroup(g);
        for (const executing of putOff(g).splice(0)) yield* executing;
      },
    }),
    'one that cannot be carried out in full does not apply': another('canReplace', replacements.canReplace),
    'what is dropped is KO-ed, and replaced as that': (rules) => ({
      moveWords: (g, card, to) =>
        card.zone === 'battle' && to.zone === 'drop'
          ? [...rules.moveWords(g, card, to), 'koed']
          : rules.moveWords(g, card, to),
    }),
  },
  '8-9-1-1': {
    'what has been replaced triggers as well': beforehand('beforeReplacement', (g, replacement) => {
      const { affected, ability } = replacement;
      if (ability.when?.event === 'koed')
        for (const { id, side } of affected)
          emit(g, 'koed', {
            player: side,
            card: id,
            cause: { kind: 'battle', player: opponentOf(side), source: attackerOf(g) },
          });
    }),
    'damage that was replaced has been dealt': (rules) => ({
      *strikePlayer(g, player, amount, cause) {
        yield* rules.strikePlayer(g, player, amount, cause);
        return amount;
      },
    }),
    'what happens instead has never happened either': (rules) => ({
      isNoticedByOthers: (g, event) => g.lineage.length === 0 && rules.isNoticedByOthers(g, event),
    }),
  },
  '8-9-2': {
    'the other player decides': chosenBy((g, found) => opponentOf(g.rules.masterOf(g, subjectOf(found)))),
    'the turn player decides': chosenBy((g) => g.state.turnPlayer),
    'that of the card itself comes first': another('nextReplacement', ownReplacementFirst.nextReplacement),
    'the first that is found applies': (rules) => ({
      nextReplacement: (g, found) => rules.nextReplacement(g, found.slice(0, 1)),
    }),
    '[Critical] is no replacement effect, and comes before any': (rules) => ({
      nextReplacement: (g, found) => {
        const critical = found.filter(({ ability }) => ability.keyword === 'critical');
        return rules.nextReplacement(g, critical.length > 0 ? critical : found);
      },
    }),
  },
  '8-9-2-1': {
    'the turn player chooses': chosenBy((g) => g.state.turnPlayer),
    'the owner of the card chooses': chosenBy((_g, found) => subjectOf(found).owner),
    'the one that is older applies': (rules) => ({
      nextReplacement: (g, found) => rules.nextReplacement(g, found.slice(0, 1)),
    }),
  },
  '8-9-2-2': {
    'the opponent of the player who would do it chooses': chosenBy((g, found) =>
      opponentOf(g.rules.masterOf(g, subjectOf(found))),
    ),
    'nobody chooses: the first that is found applies': (rules) => ({
      nextReplacement: (g, found) => rules.nextReplacement(g, found.slice(0, 1)),
    }),
    'the turn player chooses': chosenBy((g) => g.state.turnPlayer),
  },
  '8-9-2-3': {
    'what happens instead is not replaced by another': onlyIf('replacementIsPossible', (g) => g.lineage.length === 0),
    'one that has been applied is not applied again in the turn': onlyIf(
      'replacementIsPossible',
      (g, { source }) => !g.journal.some(({ type, card }) => type === 'replaced' && card === source.id),
    ),
    'it may apply a second time': always('replacesNoMore', false, (g) => g.lineage.length < 3),
  },
  '8-9-3': {
    'it is applied even where it cannot be carried out': always('canReplace', true),
    'it is not voluntary': () => ({
      *takesReplacement() {
        return true;
      },
    }),
    'one that is not voluntary is left where it cannot be carried out': another('canReplace', replacements.canReplace),
    'a voluntary one is never applied': onlyIf('replacementIsPossible', (_g, { ability }) => ability.may !== true),
  },
});

const attackerOf = (g: DbsGame): string | undefined => g.state.battle?.attackers[0];
