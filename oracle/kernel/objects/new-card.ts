/** How cards and other objects come about. */
import type { CardState } from '../state';

type Needed = 'id' | 'definition' | 'definitionKey' | 'owner' | 'side' | 'zone' | 'state';
type Further = 'face' | 'sheet' | 'counters' | 'kind' | 'place' | 'layout' | 'statuses' | 'origin';
type OfTurns = 'enteredOnTurn' | 'attackedOnTurn';

/**
 * Makes a card or another object. All are written by this one literal with every member: the engine reads cards that
 * have one shape several times as fast as cards that have many.
 */
export const newCard = (made: Pick<CardState, Needed> & Partial<Pick<CardState, Further | OfTurns>>): CardState => ({
  id: made.id,
  definition: made.definition,
  definitionKey: made.definitionKey,
  owner: made.owner,
  side: made.side,
  zone: made.zone,
  state: made.state,
  face: made.face ?? 'up',
  sheet: made.sheet ?? 'front',
  counters: made.counters ? { ...made.counters } : {},
  kind: made.kind,
  place: made.place,
  layout: made.layout,
  statuses: made.statuses,
  origin: made.origin,
  zoneChangeCount: 1,
  stamp: 0,
  placed: 0,
  enteredOnTurn: made.enteredOnTurn ?? 0,
  attackedOnTurn: made.attackedOnTurn ?? 0,
  snapshot: null,
});
