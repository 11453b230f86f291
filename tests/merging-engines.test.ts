/** An engine may carry out an action only together with the choice that it asks for, if its adapter says so. */
import { describe, expect, test } from 'vitest';
import { gameOf, isWindow, PLAYED } from '../games/registry';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import { recordingOf } from '../runner/record';
import type { GameId } from '../schemas/common';
import { coveringSample } from './covering-sample';
import { CarriesOutTogether } from './merging-engines';
import { played } from './played';

const features = loadFeatures(PLAYED, { decoys: false });

const choicesOf = (game: GameId): string[] =>
  Object.keys(gameOf(game)!.decisions).filter((kind) => !isWindow(game, kind));

/** The scenarios that stop at a moment of a game in which a player chooses something. */
async function withChoices(game: GameId, kinds: readonly string[]): Promise<readonly Planned[]> {
  const ofGame = features.scenarios.filter(
    (one) => one.game === game && one.pickle.steps.some(({ text }) => / is asked to /.test(text)),
  );
  const asking = new Map((await recordingOf(game)).scenarios.map(({ id, decisions }) => [id, decisions]));
  const { planned } = planScenarios(
    features,
    ofGame.filter(({ id }) => asking.get(id)?.some((kind) => kinds.includes(kind))),
  );
  return coveringSample(planned);
}

describe('an engine that acts only together with what is chosen', () => {
  test.each(PLAYED)('fails nothing in %s if its adapter says so', async (game) => {
    const kinds = choicesOf(game);
    const makeAdapter = () => new CarriesOutTogether(kinds, true);
    const results = await played(await withChoices(game, kinds), { makeAdapter, inFlight: 1 });
    const failures = results.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'unsupported');
    expect(failures.map(({ id, failure }) => `${id}: ${failure?.step}: ${failure?.message}`)).toEqual([]);
    const lacking = new Set(results.flatMap((one) => one.lacking ?? []));
    expect([...lacking].filter((thing) => !/^(moment of )?decision \w+$/.test(thing))).toEqual([]);
    expect(lacking.size).toBeGreaterThan(0);
    expect(results.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThan(results.length / 4);
  });

  const MAKING_ROOM = 'The sixth Character is paid for and revealed before one of the five is trashed';
  const makingRoom = async (declares: boolean) => {
    const { planned } = planScenarios(
      features,
      features.scenarios.filter(({ name }) => name === MAKING_ROOM),
    );
    const makeAdapter = () => new CarriesOutTogether(['replaceCharacter'], declares);
    return (await played(planned, { makeAdapter }))[0]!;
  };

  test('is told how to say so', async () => {
    const { verdict, failure } = await makingRoom(false);
    expect(verdict).toBe('failed');
    expect(failure?.message).toContain(
      'Player A was being asked to make room. If the engine acts only together with that answer, the adapter declares it in mergedDecisions',
    );
  });

  test('is not judged by the moment between them', async () => {
    expect(await makingRoom(true)).toMatchObject({
      verdict: 'unsupported',
      lacking: ['moment of decision replaceCharacter'],
    });
  });
});
