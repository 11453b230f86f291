/**
 * States the law that a position made from the judge's view at the start of a phase begins a game in which the judge
 * sees the same.
 */
import { OracleHost } from '../../oracle/host';
import type { GameModule } from '../../oracle/kernel/session/module';
import { positionOf } from '../../schemas/observed-position';
import type { Observation, StartParams } from '../../schemas/protocol';
import { Play, playOut } from './play';
import { demand, type Law, type Subject } from './subject';
import type { AnyGame } from '../../oracle/kernel/rules';

type Cards = StartParams['cards'];

/** The judge's view, and the tokens and markers created so far, which a position has to define like cards. */
interface Seen {
  readonly seen: Observation;
  readonly created: Cards;
}

/** Wraps a game so that it reports the judge's view as each phase begins. */
function watched(module: GameModule, onSeen: (seen: Seen) => void): GameModule {
  return {
    ...module,
    play(game: AnyGame, from) {
      const note = game.appendToJournal.bind(game);
      game.appendToJournal = (event) => {
        note(event);
        if (event.type !== 'phaseStarted') return;
        onSeen({ seen: game.citations.outside(() => module.observe(game, 'judge')), created: createdIn(game) });
      };
      return module.play(game, from);
    },
  };
}

/** Adds a number, which every definition has and an effect does not give to a token. */
const createdIn = ({ state }: AnyGame): Cards =>
  Object.fromEntries(
    Object.values(state.cards)
      .filter(({ kind }) => kind === 'token' || kind === 'marker')
      .map(({ definitionKey, definition }) => [definitionKey, { ...definition, number: 'token' }]),
  );

/** Greatest number of a game's phases from which play is tried again. */
const TRIED = 40;

export const anObservationIsAPosition: Law = (subject, seed) => {
  const phases: Seen[] = [];
  const host = new OracleHost([watched(subject.module, (seen) => phases.push(seen))]);
  const { start } = playOut(subject, seed, undefined, host);
  const step = Math.max(1, Math.floor(phases.length / TRIED));
  for (let index = seed % step; index < phases.length; index += step) playOn(subject, start, phases[index]!);
};

function playOn({ module }: Subject, start: StartParams, { seen, created }: Seen): void {
  const { game, seed, readings } = start;
  const where = `${game}, seed ${seed}, turn ${seen.turn}, start of ${seen.phase}`;
  let again: Observation | undefined;
  const host = new OracleHost([watched(module, (first) => (again ??= first.seen))]);
  const cards = { ...start.cards, ...created };
  const position = JSON.parse(JSON.stringify(positionOf(seen))) as NonNullable<StartParams['position']>;
  try {
    new Play(host, { game, cards, readings, seed, position });
  } catch (error) {
    demand(false, where, () => (error as Error).message);
  }
  demand(JSON.stringify(again) === JSON.stringify(seen), where, () => differenceOf(seen, again));
}

function differenceOf(seen: unknown, again: unknown, path = ''): string {
  if (typeof seen !== 'object' || seen === null || typeof again !== 'object' || again === null)
    return `${path} is ${JSON.stringify(again)} where it was ${JSON.stringify(seen)}`;
  const members = new Set([...Object.keys(seen), ...Object.keys(again)]);
  const at = [...members].find(
    (member) => JSON.stringify((seen as never)[member]) !== JSON.stringify((again as never)[member]),
  );
  return at === undefined
    ? `${path}: members in another order`
    : differenceOf((seen as never)[at], (again as never)[at], `${path}.${at}`);
}
