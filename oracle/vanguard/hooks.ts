/** What the kernel asks of every game, where no section of this rulebook is the place to answer. */
import { checkActivation } from '../kernel/procedures/activation';
import type { CardFilter, Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { executeInstruction } from '../kernel/language/execute';
import type { Language } from '../kernel/language/language';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import type { Occasion } from '../kernel/procedures/activation';
import type { ActionMembers, EffectContext } from '../kernel/rules';
import type { Ability, CardState, Procedure } from '../kernel/state';
import type { Modification } from '../kernel/state/lasting';
import type { PendingAbility } from '../kernel/state/waiting';
import { WORD_KINDS } from './02-card-data';
import { events } from './events';
import type { VgGame } from './game';
import type { Section } from './packs';
import { language } from './language';
import type { IntendedChange } from '../kernel/changes/intended';
import type { EvaluationContext } from '../kernel/state/effect-context';

const GAINS: Readonly<Record<string, string>> = { power: 'getsPower', critical: 'getsCritical' };

const UNORDERED = { order: 'none' } as const;

export const hooks = {
  language: language as Language,
  events,
  actions: new Map([
    ['ride', ['card', 'place']],
    ['call', ['assign']],
    ['exchange', ['place']],
    ['stride', ['card', 'place']],
    ['overDress', ['card', 'target']],
    ['xoverDress', ['card', 'place', 'cards']],
    ['order', ['card', 'cards', 'target']],
    ['activate', ['card', 'ability']],
    ['attack', ['attackers', 'target']],
    ['boost', ['card', 'target']],
    ['intercept', ['assign']],
    ['gGuardian', ['assign']],
  ]) as ActionMembers,

  standardTurn: 5,
  standardPhase: 'main' as string,
  initialState: 'stand',
  zonesWithStates: ['field', 'orderZone'] as readonly string[],
  /** 11.3.1.2: what names no duration lasts for the game. */
  standardDuration: 'game',
  zones: {
    field: FIELD,
    ...{ hand: UNORDERED, soul: UNORDERED, drop: UNORDERED, damage: UNORDERED, bind: UNORDERED },
    ...{ rideDeck: UNORDERED, gZone: UNORDERED, gauge: UNORDERED, markers: UNORDERED, removed: UNORDERED },
  } as ZoneTable,
  commonZones: { deck: 'deck', hand: 'hand', discard: 'drop' },
  statsToRemember: ['power', 'grade', 'critical', 'shield'] as readonly string[],
  wordKinds: WORD_KINDS,

  /** What forbids an event. */
  forbiddenAs: {
    ...{ stood: 'stand', rested: 'rest', retired: 'retire', chosen: 'choose', movedCircle: 'move' },
    ...{ called: 'call', rode: 'ride', drew: 'draw', discarded: 'discard', driveChecked: 'driveCheck' },
  } as Readonly<Record<string, string>>,

  losesGained: true as boolean,
  /** 12.3.1.1.1 */
  usedByChange: true as boolean,
  /** 11.11.1 */
  readsLastKnown: true as boolean,
  watchesSituations: true as boolean,
  /** 11.5.3.2 */
  timedFromSource: true as boolean,
  rolesEndByMoving: true as boolean,

  /** 11.3.1.3.3: what abilities replace when an effect gives power or critical. */
  eventOfGain: (_g: VgGame, modification: Modification): string | undefined =>
    modification.kind === 'stat' && (modification.by ?? 0) > 0 ? GAINS[modification.stat] : undefined,

  mayMove: () => true,
  playerValue: (g: VgGame, player: PlayerId, value: string) => g.zone(player, value).length,
  isContinuous: (_g: unknown, { type }: Ability) => type === 'cont',
  isTriggered: (_g: unknown, { type }: Ability) => type === 'auto',
  isReplacement: (_g: unknown, { type }: Ability) => type === 'instead',
  isActivatable: (_g: unknown, { type }: Ability) => type === 'act',

  /** Asks the members of a filter that only this game has. */
  fitsFilter(g: VgGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean {
    if (card.kind === 'token') g.rules.citePseudoCard(g, card);
    return g.rules.language.asked(filter).own.every(({ word, asked }) => word.fits!(g, asked, card, reader, filter));
  },

  /** 11.8: a player may decline an ability that says "may"; one whose cost is not paid is not played. */
  *resolveWaitingAbility(g: VgGame, waiting: PendingAbility): Procedure {
    if (waiting.delayed) return yield* g.rules.resolveTimed(g, waiting.delayed);
    if (waiting.ability.type === 'gift') return yield* g.rules.resolveWaitingGift(g, waiting);
    const { ability, event, player, lastKnown } = waiting;
    g.cite(player === g.state.turnPlayer ? '11.6.1.4' : '11.6.1.5');
    const card = g.card(waiting.card);
    const sourceIsGone = g.rules.hasMovedSince(g, card, waiting);
    if (event.type === 'rodeUpon') g.cite('6.3.5.1');
    if (g.rules.hasEnded(g, event)) g.cite('1.3.7.4');
    g.rules.citeWaiting(g, waiting);
    const isCarriedOut = yield* g.rules.performWaiting(g, waiting, { event, lastKnown, sourceIsGone });
    if (g.rules.endsSong(g, isCarriedOut)) yield* g.rules.endSong(g, card, ability);
  },

  /** @returns false: its requirement was not met, or its cost not paid, and nothing was done (11.2.1.2, 11.8.11.1) */
  *performWaiting(g: VgGame, { player, card: id, ability }: PendingAbility, occasion: Occasion): Procedure<boolean> {
    const card = g.card(id);
    if (!checkActivation(g, player, card, ability, occasion)) return false;
    if (yield* g.rules.wantsTo(g, player, card, ability)) {
      yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
      return true;
    }
    g.rules.citeUnpaid(g, ability);
    return false;
  },

  /** 6.4.4, 6.7.5, 7.39.1.4 */
  alsoChanges: (g: VgGame, change: IntendedChange): readonly IntendedChange[] => [
    ...g.rules.changesOfPartners(g, change),
    ...g.rules.movesOfDress(g, change),
    ...g.rules.changesOfLegion(g, change),
  ],

  executeInstruction(g: VgGame, context: EffectContext, said: Instruction): Procedure {
    g.rules.citeText(g, said);
    return executeInstruction(g, context, said);
  },
} satisfies Section<'zonesWithStates' | 'usedByChange' | 'resolveWaitingAbility'>;
