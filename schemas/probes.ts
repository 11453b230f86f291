/** features/<game>/probes.yaml: the probe cards of a game by id. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import { Closed, type GameId } from './common';
import { LnAbility, LnCard } from './level-neo';
import { OpAbility, OpCard } from './one-piece';

/** The frame; each card is checked by itself against `PROBE_CARDS`, so that an error can name it. */
export const ProbesFile = Closed({
  probes: Type.Record(Type.String(), Type.Unknown(), { description: 'probe id to the card' }),
});

/** What an adapter is told is the id, so it is stable and plain: words of small letters and digits, joined by hyphens. */
export const ProbeId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** The schema of a game's probe card: a card that says what it does, to people and to the oracle. */
export const PROBE_CARDS: Partial<Record<GameId, TSchema>> = {
  'level-neo': probeCard(LnCard, LnAbility),
  'one-piece': probeCard(OpCard, OpAbility),
};

function probeCard(card: TObject, ability: TSchema): TSchema {
  const { probe: _, ...printed } = card.properties;
  return Closed({
    ...printed,
    text: Type.String({ minLength: 1, description: 'what the card says, in our own words' }),
    abilities: Type.Array(ability, { minItems: 1 }),
  });
}
