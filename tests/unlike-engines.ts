/** Engines that follow the rules but ask, report and show other things than the oracle does. */
import type { Adapter } from '../adapters/adapter';
import { AdapterError } from '../adapters/adapter';
import type {
  ActParams,
  ActResult,
  Decision,
  GameEvent,
  InitializeResult,
  Observation,
  SeenZone,
  StartResult,
} from '../schemas/protocol';
import { InProcessAdapter } from '../adapters/in-process';
import { modulesWithIdleQuestions } from './idle-questions';
import { Wrapper } from './lockstep-wrappers';
import { lacking } from './partial/adapter';

/** Asks nothing that has one answer, even if players could learn from that what a hand holds. */
export class AsksNothingForced extends Wrapper {
  readonly command = 'asks nothing that has one answer';
  /** Number of questions left out. */
  leftOut = 0;

  protected override async started(result: StartResult): Promise<StartResult> {
    return {
      ...result,
      ...(await this.advance(result.gameId, { ...result, status: 'accepted' })),
      gameId: result.gameId,
    };
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    return this.advance(params.gameId, await super.act(params));
  }

  private async advance(gameId: string, first: ActResult): Promise<ActResult> {
    let last = first;
    const events: GameEvent[] = [...(first.events ?? [])];
    while (last.status === 'accepted' && last.decision) {
      const { actions } = await this.oracle.request('game/actions', { gameId });
      if (actions.length !== 1 || isAlwaysAsked(last.decision)) break;
      this.leftOut += 1;
      last = await super.act({ gameId, ...actions[0]! });
      events.push(...(last.events ?? []));
    }
    return { ...last, events };
  }
}

/** Play rests at `main`; of the orders that answer `arrange`, the oracle lists one. */
const isAlwaysAsked = ({ kind }: Decision): boolean => kind === 'main' || kind === 'arrange';

/** Leaves out whatever the documentation calls optional. */
export class ShowsLeast extends Wrapper {
  readonly command = 'tells least';

  override async initialize(): Promise<InitializeResult> {
    const info = await super.initialize();
    return { ...info, games: info.games.map(lacking('events')) };
  }

  protected override started({ gameId, decision }: StartResult): StartResult {
    return { gameId, decision: bare(decision) };
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const { status, decision } = await super.act(params);
    return { status, decision: bare(decision) };
  }

  protected override show(observation: Observation): void {
    for (const member of ['phase', 'turnPlayer', 'battle', 'result'] as const) delete observation[member];
    for (const side of Object.values(observation.players)) {
      delete side.counters;
      for (const [name, zone] of Object.entries(side.zones)) {
        if (zone.count === 0) delete side.zones[name];
        else leaveOut(zone, name);
      }
    }
  }
}

function leaveOut(zone: SeenZone, name: string): void {
  if (ALIKE.includes(name)) zone.cards?.forEach((card) => delete card.id);
  else if (zone.cards?.every(({ id }) => id === undefined)) delete zone.cards;
}

const ALIKE = ['cost', 'given', 'donDeck'];

function bare(decision: Decision | null): Decision | null {
  if (!decision) return null;
  const { player, kind, turn, optional } = decision;
  return { player, kind, turn, optional };
}

/** Lists cards backwards wherever their order means nothing. */
export class OrdersOtherwise extends Wrapper {
  readonly command = 'orders otherwise';

  protected override show(observation: Observation): void {
    for (const { zones } of Object.values(observation.players))
      for (const name of ['hand', ...ALIKE]) zones[name]?.cards?.reverse();
  }
}

/** Shows nothing of a finished game except the winner. */
export class EndsWithGame extends Wrapper {
  readonly command = 'ends with the game';
  private readonly over = new Set<string>();

  /** @param refuses answers with an error instead of an empty board */
  constructor(
    oracle: Adapter | undefined,
    private readonly refuses: boolean,
  ) {
    super(oracle);
  }

  protected override started(result: StartResult): StartResult {
    if (!result.decision) this.over.add(result.gameId);
    return result;
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const result = await super.act(params);
    if (result.status === 'accepted' && !result.decision) this.over.add(params.gameId);
    return result;
  }

  protected override show(observation: Observation, gameId: string): void {
    if (!this.over.has(gameId)) return;
    if (this.refuses)
      throw new AdapterError('errorAnswer', 'answered game/observe with error -32602: the game is over');
    for (const side of Object.values(observation.players)) side.zones = {};
  }
}

/** Lists answers only when it is asked for the actions. */
export class ListsActions extends Wrapper {
  readonly command: string = 'lists actions';

  protected override started(result: StartResult): StartResult {
    return { ...result, decision: withoutOptions(result.decision) };
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const result = await super.act(params);
    return { ...result, decision: withoutOptions(result.decision) };
  }
}

/** Never lists an answer: neither with its questions nor when it is asked for the actions. */
export class SendsNoOptions extends ListsActions {
  override readonly command = 'sends no options';

  override async initialize(): Promise<InitializeResult> {
    const info = await super.initialize();
    return { ...info, games: info.games.map(lacking('actions')) };
  }
}

function withoutOptions(decision: Decision | null): Decision | null {
  if (!decision) return null;
  const { options: _, ...rest } = decision;
  return rest;
}

/** Asks whatever it may ask, and lists what may be declined: nothing, if nothing is possible. */
export class AsksEverything extends Wrapper {
  readonly command = 'asks everything';

  constructor() {
    super(new InProcessAdapter(modulesWithIdleQuestions()).askingForced);
  }

  protected override async started(result: StartResult): Promise<StartResult> {
    return { ...result, decision: await this.listing(result.gameId, result.decision) };
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const result = await super.act(params);
    return { ...result, decision: await this.listing(params.gameId, result.decision) };
  }

  private async listing(gameId: string, decision: Decision | null): Promise<Decision | null> {
    if (!decision?.optional || decision.options || decision.kind === 'main') return decision;
    const { actions } = await this.oracle.request('game/actions', { gameId });
    const options = actions.map(({ action }) => action).filter(({ type }) => type !== 'pass');
    return { ...decision, options };
  }
}
