/** Cardfight!! Vanguard: what its games are made of. */
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { VgCard, VgGift, VgGiftType, VgIcon, VgSide } from '../../schemas/vanguard';
import type { Position } from '../../schemas/protocol';
import { setFact } from '../kernel/changes';
import { hasStatus } from '../kernel/changes/objects';
import { statOf } from '../kernel/continuous/values';
import { cardsIn, type Game } from '../kernel/game';
import type { InGame, Lacking, IncompatibleEntriesOf, None, RulesWith } from '../kernel/procedures/types';
import { refTo, sheetOf, type CardState, type ObjectRef } from '../kernel/state';
import type { packs } from './packs';
import type { sections } from './sections';

/** What a game remembers of a player in this turn. */
export interface PlayerFacts {
  /** 9.9.2.3, 10.5.1.2.5: the orders that the player has played in this turn. */
  readonly ordersPlayed: number;
  /** 11.8.2.1.1.1: so many orders more may the player play in this turn. */
  readonly moreOrders: number;
  /** 14.42.1: how many times the player has paid for an ability with Homare in this turn. */
  readonly homaresPaid: number;
  /** 6.6.2: the grade of the player's vanguard when this turn began; -1: there was none. */
  readonly gradeAtTurnStart: number;
}

/** What the game remembers of the battle in progress. */
export interface BattleFacts {
  /** The units that are chosen and are not yet part of the battle (10.4.1.3, 10.4.1.6). */
  readonly chosen: { readonly attackers: readonly Handle[]; readonly target: Handle | null };
  /** The units of an attack that an instruction has ordered, as they were when it began (7.36). */
  readonly ordered: readonly ObjectRef[];
  /** 10.1.4: on which kind of circle each unit lay when it became one that is attacked. */
  readonly attackedOn: Readonly<Record<Handle, 'vanguard' | 'rearGuard'>>;
  /** 2.8.2.4: units that a stand trigger of this battle forbids drive checks from the next battle on. */
  readonly stillChecks: readonly Handle[];
}

export const NO_BATTLE: BattleFacts = {
  chosen: { attackers: [], target: null },
  ordered: [],
  attackedOn: {},
  stillChecks: [],
};

/** The unit that performs a drive check. */
export interface PerformedBy {
  readonly unit: ObjectRef;
  /** 17.3.1.4.1: it was on an Astral Plane when the drive check began. */
  readonly onAstralPlane: boolean;
}

/** What the game remembers of the imaginary gifts of a player; "": there was none. */
export type GiftFacts = Readonly<Record<VgGift, VgGiftType | ''>> & {
  /** 16.3.1.1: the clan type of the gifts that rides have brought. */
  readonly byRide: VgGift | '';
};

const NO_GIFTS: GiftFacts = { force: '', accel: '', protect: '', byRide: '' };

export interface VgFacts {
  readonly gifts: Readonly<Record<PlayerId, GiftFacts>>;
  /** 14.54.2.2: how many cards with Regalis Piece each player has resolved in this game. */
  readonly regalisPieces: Readonly<Record<PlayerId, number>>;
  readonly battle: BattleFacts;
  /**
   * The cards of the drive checks and of the damage check in progress, which lie in trigger zones (13.7.1, 13.10.1), and
   * the unit that performs each of the drive checks.
   */
  readonly checking: {
    readonly drives: readonly Handle[];
    readonly performedBy: readonly PerformedBy[];
    readonly damage: Handle | null;
  };
  /** Gauge whose unit is gone: it goes to the drop zone (13.9.1). */
  readonly looseGauge: readonly Handle[];
  readonly ofPlayer: Readonly<Record<PlayerId, PlayerFacts>>;
  /** 7.7.3.1: the cards of decks that their player may look at at any time. */
  readonly watched: readonly ObjectRef[];
  /** 7.13: the card name that the effect in progress has had declared. */
  readonly declared: string | null;
  /** 13.3.1: legion mates whose leader has gone. */
  readonly leaderless: readonly ObjectRef[];
  /** 14.11.2: units that have been in a legion, and those that have sought their mate. */
  readonly legioned: readonly ObjectRef[];
  readonly soughtMate: readonly ObjectRef[];
}

/** The facts that name cards. */
type NamedCards = { [Name in keyof VgFacts]: VgFacts[Name] extends readonly ObjectRef[] ? Name : never }[keyof VgFacts];

const NO_PLAYER_FACTS: PlayerFacts = { ordersPlayed: 0, moreOrders: 0, homaresPaid: 0, gradeAtTurnStart: 0 };

function giftsStated(position: Position | undefined, player: PlayerId): GiftFacts {
  const { giftTypeForce, giftTypeAccel, giftTypeProtect, giftByRide } = position?.players[player].facts ?? {};
  const stated = { force: giftTypeForce, accel: giftTypeAccel, protect: giftTypeProtect, byRide: giftByRide };
  const said = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { ...NO_GIFTS, ...Object.fromEntries(said) } as GiftFacts;
}

const piecesStated = (position: Position | undefined, player: PlayerId): number =>
  (position?.players[player].facts?.regalisPieces as number | undefined) ?? 0;

/** The facts with which a game begins; a position may state those of players. */
export function initialFacts(position?: Position): VgFacts {
  const stated = (player: PlayerId) => {
    const said = Object.entries(position?.players[player].facts ?? {}).filter(([name]) => name in NO_PLAYER_FACTS);
    return { ...NO_PLAYER_FACTS, ...Object.fromEntries(said) } as PlayerFacts;
  };
  return {
    battle: NO_BATTLE,
    checking: { drives: [], performedBy: [], damage: null },
    looseGauge: [],
    gifts: { A: giftsStated(position, 'A'), B: giftsStated(position, 'B') },
    regalisPieces: { A: piecesStated(position, 'A'), B: piecesStated(position, 'B') },
    ofPlayer: { A: stated('A'), B: stated('B') },
    ...{ watched: [], declared: null },
    ...{ leaderless: [], legioned: [], soughtMate: [] },
  };
}

export function setPlayerFact<Name extends keyof PlayerFacts>(
  g: VgGame,
  player: PlayerId,
  name: Name,
  value: PlayerFacts[Name],
): void {
  const { ofPlayer } = g.state.facts;
  setFact(g, 'ofPlayer', { ...ofPlayer, [player]: { ...ofPlayer[player], [name]: value } });
}

/** Remembers a card, and forgets those that are not the same cards any more. */
export function remember(g: VgGame, fact: NamedCards, card: CardState): void {
  const isThere = ({ id, zoneChangeCount }: ObjectRef) => g.card(id).zoneChangeCount === zoneChangeCount;
  setFact(g, fact, [...g.state.facts[fact].filter(isThere), refTo(card)]);
}

/** Forgets what is remembered for one turn. */
export function forgetTurn(g: VgGame): void {
  const { ofPlayer } = g.state.facts;
  if (PLAYERS.some((player) => Object.values(ofPlayer[player]).some((value) => value !== 0)))
    setFact(g, 'ofPlayer', { A: NO_PLAYER_FACTS, B: NO_PLAYER_FACTS });
}

/** What the rulebook itself says, section by section. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table: one entry for each thing that a clause decides; what other games decide alike comes from the kernel. */
export interface VgRules extends InGame<Omit<Shared, keyof OwnRules>, VgGame>, OwnRules {}

export type VgGame = Game<VgRules, VgFacts>;

export { cardsIn };

/** The whole card, with its other side. */
export const definitionOf = (card: CardState): VgCard => card.definition as unknown as VgCard;
/** The side of the card that is up. */
export const sideOf = (card: CardState): VgSide => sheetOf(card) as unknown as VgSide;
export const gradeOf = (g: VgGame, card: CardState): number => statOf(g, card, 'grade');
export const powerOf = (g: VgGame, card: CardState): number => statOf(g, card, 'power');

/** 17.9.3.2: a unit card that lies on a circle as an arms order. */
export const isUnitAsArms = (card: CardState): boolean => card.zone === 'field' && hasStatus(card, 'asArms');
/** 18.5.2: a set card that lies on a circle as a unit. */
export const isSetAsUnit = (card: CardState): boolean => card.zone === 'field' && hasStatus(card, 'asUnit');

/** The main type as it is printed, or as a rule has changed it on a circle. */
function mainTypeOf(card: CardState): string {
  if (card.statuses === undefined) return sideOf(card).category;
  if (isUnitAsArms(card)) return 'order';
  return isSetAsUnit(card) ? 'unit' : sideOf(card).category;
}

export const isOrder = (card: CardState): boolean => mainTypeOf(card) === 'order';
/** Is its main type unit? */
export const isUnitCard = (card: CardState): boolean => mainTypeOf(card) === 'unit';
export const isLocked = (card: CardState): boolean => card.zone === 'field' && hasStatus(card, 'locked');
/** 6.7.2.1: no unit any more. */
export const isWorn = (card: CardState): boolean => card.zone === 'field' && hasStatus(card, 'originalDress');
export const isDeleted = (card: CardState): boolean => card.zone === 'field' && hasStatus(card, 'deleted');
export const isGUnit = (card: CardState): boolean => sideOf(card).subtype === 'G';

/** The icon as it is printed; `hasIcon` of the rule table asks what effects have made of it. */
export const isPrintedWith = (card: CardState, icon: VgIcon): boolean => sideOf(card).icons?.includes(icon) ?? false;
