/** features/<game>/probes.yaml: the probe cards of a game by id. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import { Closed } from './common';

/** The frame; each card is checked by itself against `probeCard`, so that an error can name it. */
export const ProbesFile = Closed({
  probes: Type.Record(Type.String(), Type.Unknown(), { description: 'probe id to the card' }),
});

/** What an adapter is told is the id, so it is stable and plain: words of small letters and digits, joined by hyphens. */
export const ProbeId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** What a game's cards are, and what they can say. */
export interface CardLanguage {
  readonly card: TObject;
  readonly ability: TSchema;
}

/** The schema of a game's probe card: a card that says what it does, to people and to the oracle. Its name is its id. */
export function probeCard({ card, ability }: CardLanguage): TSchema {
  const { probe: _, name: __, ...printed } = card.properties;
  return Closed({
    ...printed,
    text: Type.String({ minLength: 1, description: 'what the card says, in our own words' }),
    abilities: Type.Array(ability, { minItems: 1 }),
  });
}
