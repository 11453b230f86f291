/** Automatic abilities: each event is held against them as it happens; what triggers waits until the game's rules carry it out. */
import { isTriggerOf } from '../language/trigger-events';
import type { PlayerId } from '../../../schemas/common';
import { addPending, setGeneration, takePending } from '../changes';
import { abilitySourcesWith, mayBeInPlay, triggeredBy } from '../continuous/sources';
import { workingAbilities } from '../continuous/abilities';
import type { AnyGame } from '../game';
import type { LastKnownInformation } from './perform';
import { fitsTrigger } from '../language/select';
import type { Ability, CardState, JournalEvent, PendingAbility, Procedure } from '../state';

/**
 * Finds the abilities that an event triggers, and makes them wait.
 * @param leavers cards that left play in the same moment, with the abilities they had there
 */
export function collectTriggers(
  game: AnyGame,
  event: JournalEvent,
  departed: readonly LastKnownInformation[] = [],
): void {
  const lastKnown = departed.length === 0 ? undefined : departed.find((gone) => gone.card.id === event.card)?.lastKnown;
  for (const { card, player, abilities } of departed) {
    for (const ability of abilities) wait(game, card, player, ability, event, lastKnown);
  }
  const kind = triggeredBy(event.type);
  if (!mayBeInPlay(game, kind)) return;
  const { type } = event;
  const isAbout = ({ when }: Ability) => when !== undefined && isTriggerOf(when, type);
  for (const card of abilitySourcesWith(game, kind)) {
    if (departed.length > 0 && departed.some((gone) => gone.card.id === card.id)) continue;
    for (const ability of workingAbilities(game, card, isAbout)) {
      if (game.rules.isTriggered(game, ability)) {
        wait(game, card, game.rules.masterOf(game, card), ability, event, lastKnown);
      }
    }
  }
}

function wait(
  game: AnyGame,
  card: CardState,
  player: PlayerId,
  ability: Ability,
  event: JournalEvent,
  lastKnown: CardState | undefined,
): void {
  if (!ability.when || !fitsTrigger(game, { player, source: card }, ability.when, event, lastKnown)) return;
  const { generation } = game.state;
  const { id, zoneChangeCount } = card;
  const about = aboutIndividual(game, event);
  addPending(game, {
    card: id,
    zoneChangeCount,
    player,
    ability,
    event: about,
    generation,
    ...(lastKnown && { lastKnown }),
  });
}

/** The event with the individual that its card is now that it has happened. */
const aboutIndividual = (game: AnyGame, event: JournalEvent): JournalEvent =>
  event.card === undefined || event.zoneChangeCount !== undefined
    ? event
    : { ...event, zoneChangeCount: game.card(event.card).zoneChangeCount };

/**
 * Takes a waiting ability from the list and carries it out; what triggers meanwhile is of the next generation.
 * @param rank its own generation, where the game's rules let it wait longer than what came about with it
 */
export function* carryOutWaiting(
  game: AnyGame,
  waiting: PendingAbility,
  carryOut: () => Procedure,
  rank = waiting.generation,
): Procedure {
  const { generation } = game.state;
  takePending(game, waiting);
  setGeneration(game, rank + 1);
  try {
    yield* carryOut();
  } finally {
    setGeneration(game, generation);
  }
}
