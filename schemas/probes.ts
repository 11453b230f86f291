/** The schema of features/<game>/probes.yaml: the probe cards of a game by id. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import { Closed } from './common';

/** The frame of the file. Each card is checked on its own against `probeCard`, so that an error can name it. */
export const ProbesFile = Closed({
  probes: Type.Record(Type.String(), Type.Unknown(), { description: 'probe id to the card' }),
});

/** Adapters get only the id, so it is stable and plain: words of small letters and digits, joined by hyphens. */
export const ProbeId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** The schemas of a game's cards and abilities. */
export interface CardLanguage {
  readonly card: TObject;
  readonly ability: TSchema;
}

/**
 * Makes the schema of a game's probe card, which states its effect as text for people and as data for the oracle. Its
 * name is its id.
 */
export function probeCard({ card, ability }: CardLanguage): TSchema {
  const { probe: _, name: __, ...printed } = card.properties;
  return Closed({
    ...printed,
    text: Type.String({ minLength: 1, description: 'what the card says, in our own words' }),
    abilities: Type.Array(ability, { minItems: 1 }),
  });
}
