/** 22. Manifest: a card of the Hand is summoned for the Soul Core and a Core of a Grandwalker Nexus. */
import type { Action, CounterMove } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import { onePayment, whyUnpaid, type Owed } from './06-payments';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { matches } from '../kernel/reading/select';
import { movingCounters } from '../kernel/objects/counters';
import { evaluationOf } from '../kernel/procedures/contexts';
import { quoted } from '../kernel/reasons';
import { byRule, type Ability, type CardState, type CauseOf, type Procedure, type Refusal } from '../kernel/state';
import { changesOf, type ActionRows, type BsTiming } from './05-main-step';
import { asBs, levelsOf, lifeOf, onField, sideOf, trashCoresOf, type BsGame } from './game';
import type { Section } from './packs';

/** A Manifest that is about to be judged or performed. */
export interface Manifest {
  readonly player: PlayerId;
  readonly card: CardState;
  readonly ability: Ability;
  readonly moves: readonly CounterMove[];
}

interface PartsOfManifest {
  readonly ofNexus: readonly CounterMove[];
  readonly soulCore: readonly CounterMove[];
  readonly placing: readonly CounterMove[];
}

export const manifest = {
  /** 22-1-1: from the Hand, at the time that it says. */
  manifestOf(g: BsGame, player: PlayerId, action: Action, timing: BsTiming): Manifest | undefined {
    const { card: id, moves = [] } = action;
    const card = cardsIn(g, player, 'hand').find((one) => one.id === id);
    const abilities = ((card && sideOf(card).abilities) ?? []) as readonly Ability[];
    const ability = abilities.find((one) => one.type === 'manifest' && (asBs(one).timing ?? BOTH).includes(timing));
    return card && ability && { player, card, ability, moves };
  },

  /** 22-1-3: the Grandwalker Nexuses from which the one Core can come. */
  givesForManifest(g: BsGame, { card, ability }: Manifest, nexus: CardState): boolean {
    const asked = asBs(ability).of ?? {};
    return g.rules.isGrandwalker(g, nexus) && matches(g, evaluationOf(g, card), asked, nexus);
  },

  manifestRefusal(g: BsGame, use: Manifest): Refusal | null {
    const { player, card } = use;
    if (g.rules.isProhibited(g, card, 'summon', byRule(player)))
      return g.refused('prohibition', `an effect forbids player ${player} to summon "${card.id}"`);
    const unusable = g.rules.unusableRefusal(g, player, card);
    if (unusable) return unusable;
    const { ofNexus, soulCore, placing } = g.rules.partsOfManifest(g, use);
    if (ofNexus.length !== 1 || ofNexus[0]!.counters.core !== 1 || sumOf(ofNexus) !== 1)
      return {
        clause: '22-1-3',
        reason: `exactly 1 Core must go to the Trash from a Grandwalker Nexus that "${card.id}" names`,
      };
    if (soulCore.length !== 1 || soulCore[0]!.counters.soulCore !== 1 || sumOf(soulCore) !== 1)
      return { clause: '22-1-2', reason: 'the Soul Core must go to the Trash from the Life, the Field or the Reserve' };
    if (ofNexus.length + soulCore.length + placing.length !== use.moves.length)
      return { clause: '22-1-3', reason: 'nothing else can be paid' };
    const payers = g.rules.mayPay(g, player);
    if (placing.some(({ from }) => !(from in payers)))
      return { clause: '22-1-4', reason: `Cores can be placed on "${card.id}" only from the Field or the Reserve` };
    const reason = whyUnpaid(g.rules.owedForManifest(g, use), use.moves);
    return reason === null ? null : { clause: '22-1-4', reason };
  },

  /** Sorts what the player states: the Core of the Nexus, the Soul Core, and what comes onto the card. */
  partsOfManifest(g: BsGame, { player, card, moves, ability }: Manifest): PartsOfManifest {
    const trash = trashCoresOf(g, player).id;
    const isOfNexus = ({ from, to }: CounterMove) =>
      to === trash &&
      from in g.state.cards &&
      g.rules.givesForManifest(g, { player, card, moves, ability }, g.card(from));
    const ofNexus = moves.filter(isOfNexus);
    const soulCore = moves.filter((move) => move.to === trash && !isOfNexus(move));
    return { ofNexus, soulCore, placing: moves.filter(({ to }) => to === card.id) };
  },

  owedForManifest(g: BsGame, use: Manifest): Owed {
    const { player, card } = use;
    const nexuses = onField(g, player).filter((nexus) => g.rules.givesForManifest(g, use, nexus));
    const life = lifeOf(g, player);
    const inLife = { soulCore: life.counters.soulCore ?? 0 };
    return {
      available: {
        ...g.rules.mayPay(g, player),
        ...Object.fromEntries(nexuses.map(({ id, counters }) => [id, counters])),
        ...(inLife.soulCore > 0 && { [life.id]: inLife }),
      },
      due: {
        [trashCoresOf(g, player).id]: { exactly: g.rules.coresOfManifest(g) },
        [card.id]: { atLeast: levelsOf(card)[0]?.cores ?? 0 },
      },
    };
  },

  /** 22-1-2, 22-1-3: the Soul Core, and 1 Core for the whole cost (22-1-5). */
  coresOfManifest(_g: BsGame): number {
    return 2;
  },

  /** 22-1-2 to 22-1-6: what is paid, and then the card with what is placed onto it. */
  *performManifest(g: BsGame, use: Manifest): Procedure {
    const { player, card } = use;
    const { ofNexus, soulCore, placing } = g.rules.partsOfManifest(g, use);
    const cause: CauseOf = { kind: 'cost', player, source: card.id, manner: 'payment' };
    g.rules.citeCount(g, player);
    g.cite('22-1-1', '22-1-2', '22-1-5', '22-1-8', '22-1-3');
    yield* perform(
      g,
      ...changesOf(g, ofNexus, cause),
      ...soulCore.map(({ from, to, counters }) =>
        movingCounters(counters, g.card(from), g.card(to), { cause, events: g.rules.eventsOfPayment(g, player, from) }),
      ),
    );
    g.cite('22-1-4', '22-1-6', '22-1-7', '22-1-1');
    const to = { zone: 'field', player } as const;
    const arrival = { card, to, events: g.rules.eventsOfManifest(g), cause: byRule(player) };
    yield* perform(g, arrival, ...changesOf(g, placing, byRule(player)));
    g.rules.noteUse(g, player, card);
  },

  /** 22-1-2: what leaves the Life reduces it. */
  eventsOfPayment(g: BsGame, player: PlayerId, from: string): readonly string[] {
    return from === lifeOf(g, player).id ? ['lifeReduced'] : [];
  },

  /** 22-1-6 */
  eventsOfManifest(_g: BsGame): readonly string[] {
    return ['summoned', 'manifested'];
  },
} satisfies Section;

const BOTH: readonly BsTiming[] = ['main', 'flash'];

const sumOf = (moves: readonly CounterMove[]): number =>
  moves.flatMap(({ counters }) => Object.values(counters)).reduce((sum, count) => sum + count, 0);

export const manifestRows: ActionRows = {
  manifest: {
    timings: ['main', 'flash'],
    refusal(g, player, action, timing) {
      const use = g.rules.manifestOf(g, player, action, timing);
      return use
        ? g.rules.manifestRefusal(g, use)
        : {
            clause: '22-1-1',
            reason: `${quoted(action.card)} is not a card in the Hand that player ${player} can Manifest now`,
          };
    },
    candidates: (g, player, timing) =>
      cardsIn(g, player, 'hand').flatMap((card) => {
        const use = g.rules.manifestOf(g, player, { type: 'manifest', card: card.id }, timing);
        return use ? candidatesOf(g, use).map((moves) => ({ type: 'manifest', card: card.id, moves })) : [];
      }),
    *execute(g, player, action, timing) {
      yield* g.rules.performManifest(g, g.rules.manifestOf(g, player, action, timing)!);
    },
  },
};

/** One payment for each Nexus that can give the Core. */
function candidatesOf(g: BsGame, use: Manifest): CounterMove[][] {
  const { available, due } = g.rules.owedForManifest(g, use);
  const trash = trashCoresOf(g, use.player).id;
  const holder = Object.keys(available).find((id) => (available[id]!.soulCore ?? 0) > 0);
  if (holder === undefined) return [];
  const soulCore = { from: holder, to: trash, counters: { soulCore: 1 } };
  const others = Object.entries(g.rules.mayPay(g, use.player)).map(([id, { core = 0 }]) => [id, { core }]);
  const placing = onePayment({ available: Object.fromEntries(others), due: { [use.card.id]: due[use.card.id]! } });
  if (!placing) return [];
  return onField(g, use.player)
    .filter((nexus) => g.rules.givesForManifest(g, use, nexus) && (nexus.counters.core ?? 0) > 0)
    .map(({ id }) => [{ from: id, to: trash, counters: { core: 1 } }, soulCore, ...placing])
    .filter((moves) => g.withoutCiting(() => g.rules.manifestRefusal(g, { ...use, moves })) === null);
}
