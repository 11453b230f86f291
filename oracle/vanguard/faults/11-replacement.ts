/** Misreadings of the clauses about replacement effects (11.10, 11.3.1.3.3). */
import type { PlayerId } from '../../../schemas/common';
import { emit } from '../../kernel/changes';
import { replacements } from '../../kernel/procedures/replacement-order';
import { opponentOf } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { always, another, faultTable, onlyIf, type Misreading } from '../../kernel/testing/misreadings';
import type { VgGame, VgRules } from '../game';
import type { Replacement } from '../../kernel/changes/intended';

/** Lets this player choose the next of all replacements that apply. */
const chosenBy =
  (chooser: (g: VgGame, found: readonly Replacement[]) => PlayerId): Misreading<VgRules> =>
  () => ({ nextReplacement: (g, found) => ({ player: chooser(g, found), among: found }) });

const masterOfAffected = (g: VgGame, [found]: readonly Replacement[]): PlayerId =>
  g.rules.masterOf(g, found!.affected[0]!);

const FIRST_FOUND: Misreading<VgRules> = ({ nextReplacement }) => ({
  nextReplacement: (g, found) => nextReplacement(g, found.slice(0, 1)),
});

const eventOf = ({ ability }: Replacement): string | undefined => ability.when?.event;

export const replacementFaults = faultTable<VgRules>({
  '11.10.1': {
    'nothing is replaced': always('replacementIsPossible', false),
    'only what happens in the turn of its player is replaced': onlyIf(
      'replacementIsPossible',
      (g, { player }) => player === g.state.turnPlayer,
    ),
    'what is replaced occurs as well': afterwards('afterReplacement', function* (g, replacement) {
      const [card] = replacement.affected;
      if (eventOf(replacement) === 'drew') yield* g.rules.draw(g, g.rules.masterOf(g, card!), 1);
    }),
    'a replacement that cannot be carried out in full is not applied': another('canReplace', replacements.canReplace),
  },
  '11.10.1.1': {
    'what was replaced triggers abilities as well': beforehand('beforeReplacement', (g, replacement) => {
      const type = eventOf(replacement);
      if (type === 'retired' || type === 'drew')
        for (const { id, side } of replacement.affected) emit(g, type, { player: side, card: id });
    }),
    'what is done instead triggers nothing either': ({ isNoticedByOthers }) => ({
      isNoticedByOthers: (g, event) => g.lineage.length === 0 && isNoticedByOthers(g, event),
    }),
  },
  '11.10.2': {
    'the turn player decides': chosenBy((g) => g.state.turnPlayer),
    'the replacement of the player who is affected comes first': ({ nextReplacement }) => ({
      nextReplacement(g, found) {
        const own = found.filter(({ player }) => player === masterOfAffected(g, found));
        return nextReplacement(g, own.length > 0 ? own : found);
      },
    }),
  },
  '11.10.2.1': {
    'the other player decides': chosenBy((g, found) => opponentOf(masterOfAffected(g, found))),
    'nobody decides: the first that is found applies': FIRST_FOUND,
  },
  '11.10.2.2': {
    'the turn player decides': chosenBy((g) => g.state.turnPlayer),
    'nobody decides: the first that is found applies': FIRST_FOUND,
  },
  '11.10.2.3': {
    'what happens instead is not replaced by another one': onlyIf(
      'replacementIsPossible',
      (g) => g.lineage.length === 0,
    ),
    'a replacement applies to the same event again': always('replacesNoMore', false, (g) => g.lineage.length < 3),
  },
  '11.10.3': {
    'an optional replacement is applied though its choice cannot be performed': always('canReplace', true),
    'no replacement is optional': () => ({
      *takesReplacement() {
        return true;
      },
    }),
    'an optional replacement is never applied': onlyIf('replacementIsPossible', (_g, { ability }) => !ability.may),
  },
  '11.3.1.3.3': {
    'a change of what an effect gives is no replacement, and nobody orders several of them': FIRST_FOUND,
    'an effect gives what it says, whatever would change that': always('eventOfGain', undefined),
    'another amount is given for the rest of the game': ({ executeInstruction }) => ({
      *executeInstruction(g, context, said) {
        const isInstead = context.ability.type === 'instead';
        yield* executeInstruction(g, isInstead ? { ...context, defaultDuration: 'game' } : context, said);
      },
    }),
    'trigger icons are no effects whose power can be changed': onlyIf(
      'replacementIsPossible',
      (g, replacement) => eventOf(replacement) !== 'getsPower' || g.state.battle === null,
    ),
  },
});
