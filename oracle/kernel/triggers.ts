/** Automatic abilities: each event is held against them as it happens; what triggers waits until the game's rules carry it out. */
import type { PlayerId } from '../../schemas/common';
import { addPending, setGeneration, takePending } from './changes';
import { bearersWith, mayBeInPlay, triggeredBy, workingAbilities } from './characteristics';
import type { AnyGame } from './game';
import type { Leaver } from './perform';
import { fitsTrigger, isTriggerOf } from './select';
import type { Ability, CardState, JournalEvent, PendingAbility, Procedure } from './state';

/**
 * Finds the abilities that an event triggers, and makes them wait.
 * @param leavers cards that left play in the same moment, with the abilities they had there
 */
export function collectTriggers(game: AnyGame, event: JournalEvent, leavers: readonly Leaver[] = []): void {
  const was = leavers.length === 0 ? undefined : leavers.find((leaver) => leaver.card.id === event.card)?.was;
  for (const { card, player, abilities } of leavers) {
    for (const ability of abilities) wait(game, card, player, ability, event, was);
  }
  const kind = triggeredBy(event.type);
  if (!mayBeInPlay(game, kind)) return;
  const { type } = event;
  const isAbout = ({ when }: Ability) => when !== undefined && isTriggerOf(when, type);
  for (const card of bearersWith(game, kind)) {
    if (leavers.length > 0 && leavers.some((leaver) => leaver.card.id === card.id)) continue;
    for (const ability of workingAbilities(game, card, isAbout)) {
      if (game.rules.isTriggered(ability)) wait(game, card, card.controller, ability, event, was);
    }
  }
}

function wait(
  game: AnyGame,
  card: CardState,
  player: PlayerId,
  ability: Ability,
  event: JournalEvent,
  was: CardState | undefined,
): void {
  if (!ability.when || !fitsTrigger(game, { player, source: card }, ability.when, event, was)) return;
  const { generation } = game.state;
  const { id, identity } = card;
  const about = aboutIndividual(game, event);
  addPending(game, { card: id, identity, player, ability, event: about, generation, ...(was && { was }) });
}

/** The event with the individual that its card is now that it has happened. */
const aboutIndividual = (game: AnyGame, event: JournalEvent): JournalEvent =>
  event.card === undefined || event.identity !== undefined
    ? event
    : { ...event, identity: game.card(event.card).identity };

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
