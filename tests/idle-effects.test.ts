/** An engine may ask for the order of all effects of a moment, also of those that cannot be activated now. */
import { expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { abilitiesOf } from '../oracle/kernel/continuous/abilities';
import type { GameModule } from '../oracle/kernel/session/module';
import { chooseNext } from '../oracle/kernel/questions';
import { cardsInZones } from '../oracle/kernel/game';
import { NOTHING } from '../oracle/kernel/state';
import { onePiece } from '../oracle/one-piece';
import type { OpRules } from '../oracle/one-piece/game';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { PartialAdapter, type Part } from './partial/adapter';
import { merging } from './partial/kinds';
import { played } from './played';

const { rules } = onePiece as unknown as { rules: OpRules };

type WaitingAtEnd = Parameters<OpRules['chooseAtEnd']>[3][number];

/** Each [End of ...] effect comes once, in the order of its player; one that cannot be activated then does nothing. */
const asksForAll: Partial<OpRules> = {
  waitingAtEnd: (g, player, { keyword, since, done }) =>
    cardsInZones(g, player, g.zonesWith.abilities).flatMap((card) =>
      abilitiesOf(g, card).flatMap((ability, index) => {
        const key = `${card.id} ${card.zoneChangeCount} ${index}`;
        const waits = ability.when?.event === keyword && g.rules.isInTimeForEnd(g, card, since) && !done.has(key);
        return waits ? [{ card: card.id, ability, key }] : [];
      }),
    ),
  chooseAtEnd(g, player, { keyword }, left) {
    const mayCome = (waiting: WaitingAtEnd) => g.rules.mayActivateNow(g, player, g.card(waiting.card), waiting.ability);
    const idleFirst = [...left].sort((one, other) => Number(mayCome(one)) - Number(mayCome(other)));
    return chooseNext(g, g.rules.ordersAtEnd(g, player, keyword), idleFirst);
  },
  activateAuto: (g, player, card, ability, about) =>
    /^endOf/.test(ability.when?.event ?? '') && !g.rules.mayActivateNow(g, player, card, ability)
      ? NOTHING
      : rules.activateAuto(g, player, card, ability, about),
};

/** Plays the scenarios in which such effects may come, and returns what failed. */
async function failuresOf(part: Part): Promise<string[]> {
  const features = loadFeatures(['one-piece'], { decoys: false });
  const { planned } = planScenarios(
    features,
    features.scenarios.filter(({ uri }) => /06-6-end-phase|over-time|rulings/.test(uri)),
  );
  const module = { ...onePiece, rules: { ...rules, ...asksForAll } } as unknown as GameModule;
  const makeAdapter = () => new PartialAdapter({ ...part, makeOracle: () => new InProcessAdapter([module]) });
  const results = await played(planned, { makeAdapter, games: ['one-piece'] });
  return results
    .filter(({ verdict }) => verdict !== 'passed' && verdict !== 'unsupported')
    .map(({ id, name, failure }) => `${id} ${name}: ${failure?.step}: ${failure?.message}`);
}

test('an engine whose players order them all fails nothing, whatever comes first where no step says', async () => {
  expect(await failuresOf({})).toEqual([]);
});

test('nor one that orders them itself, and says so', async () => {
  expect(await failuresOf(merging(['order']))).toEqual([]);
});
