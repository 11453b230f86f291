/**
 * Draws the table of Battle Spirits: Spirits and Ultimates in front, Nexuses and the Burst Area behind them. Braves and
 * the cards under a card lie beside it. Cores are pips, on cards and in the pools.
 */
import type { BsPool } from '../schemas/battle-spirits';
import type { Observation, SeenCard } from '../schemas/protocol';
import {
  BOARD_WIDTH,
  playerHeading,
  SLOT,
  TILE_HEIGHT,
  TILE_WIDTH,
  emptyPlace,
  type ChangedCards,
  type Drawing,
} from './board-shapes';
import { PAD, Side, tableOf, type List, type Part } from './board-side';
import { hostsOf, type Layout } from './board-tiles';
import { markup, type Html } from './html-template';
import { spelledOut } from './text';

const FIGHTER = { width: SLOT, height: SLOT };
const BEHIND = { width: TILE_WIDTH, height: TILE_HEIGHT };
const FIGHTERS_A_ROW = 7;
const NEXUSES_A_ROW = 4;
const BURSTS_A_ROW = 2;
const BURSTS_X = BOARD_WIDTH - PAD - BURSTS_A_ROW * (TILE_WIDTH + 2);

/** What a strip beside a card says of itself, by zone. */
const BESIDE: Readonly<Record<string, string | undefined>> = { combined: 'Brave', sources: 'source', under: undefined };
const POOL_NAMES: Readonly<Record<BsPool, string>> = {
  reserve: 'Reserve',
  life: 'Life',
  trashCores: 'Trash Cores',
  count: 'Count',
  removedCores: 'Cores out of the game',
};
/** Pools of which players want to know that they are empty. */
const TRACKED_POOLS: readonly BsPool[] = ['reserve', 'life', 'trashCores'];

export const battleSpiritsTable = (seen: Observation, changed: ChangedCards): Drawing =>
  tableOf(BattleSpiritsSide, seen, changed);

class BattleSpiritsSide extends Side {
  protected override get heading(): string {
    return playerHeading(this.options.seen, this.options.name, {});
  }

  protected override get frontHeight(): number {
    return this.parts().reduce((sum, { height }) => sum + height, 0);
  }

  protected front(top: number): Html {
    return this.stacked(this.parts(), top);
  }

  protected lists(): readonly List[] {
    const list = (title: string, zone: string, columns: number): List => ({ title, zone: this.zone(zone), columns });
    const further = [
      list('in use', 'use', 1),
      list('set aside', 'setAside', 1),
      list('Tokens', 'outside', 1),
      list('removed', 'removed', 1),
      list('presented', 'presented', 1),
      { title: 'Braves', zone: this.astray('combined'), columns: 1 },
    ].filter(({ zone }) => zone.count > 0);
    const hand = Math.max(1, 5 - further.length);
    return [list('Deck', 'deck', 1), list('Hand', 'hand', hand), list('Trash', 'trash', 2), ...further];
  }

  private parts(): Part[] {
    return [this.fightersPart(), this.behindPart(), this.pools(POOL_NAMES, TRACKED_POOLS)];
  }

  private fightersPart(): Part {
    const cards = this.onField().filter((card) => this.fights(card));
    const layout = this.layout(
      cards.map((card) => this.asFighter(card)),
      this.beside(),
      FIGHTERS_A_ROW,
      FIGHTER,
    );
    const drawn: Part = {
      height: Math.max(SLOT, layout.height),
      draw: (y) =>
        cards.length === 0 ? emptyPlace(PAD + 13, y + 2, SLOT - 26, SLOT - 4) : this.drawFighters(layout, PAD, y),
    };
    return this.titled(`Field ${cards.length}`, PAD, drawn);
  }

  /** Nexuses on the left, the set Burst and the set Mirage on the right. */
  private behindPart(): Part {
    const nexuses = this.onField().filter((card) => !this.fights(card));
    const bursts = this.zone('burst').cards ?? [];
    const left = this.layout(nexuses.map(asTile), this.beside(), NEXUSES_A_ROW, BEHIND);
    const right = this.layout(bursts.map(asTile), [], BURSTS_A_ROW, BEHIND);
    const height = Math.max(TILE_HEIGHT, left.height, right.height);
    const half = (title: string, layout: Layout, x: number): Part =>
      this.titled(title, x, {
        height,
        draw: (y) =>
          layout.tiles.length === 0 ? emptyPlace(x, y, TILE_WIDTH, TILE_HEIGHT) : this.drawTiles(layout, x, y),
      });
    const souls = nexuses.some(({ statuses = [] }) => statuses.some(({ status }) => status === 'soulState'));
    const halves = [
      half(`Nexuses${souls ? ', Soul State' : ''} ${nexuses.length}`, left, PAD),
      half(`Burst Area ${bursts.length}`, right, BURSTS_X),
    ];
    return { height: halves[0]!.height, draw: (y) => markup`${halves.map(({ draw }) => draw(y))}` };
  }

  private onField(): readonly SeenCard[] {
    return this.zone('field').cards ?? [];
  }

  /** A card without BP is a Nexus, unless the implementation does not show BP at all. */
  private fights(card: SeenCard): boolean {
    return (
      card['bp'] !== undefined || this.onField().every((one) => one['bp'] === undefined && one['lv'] === undefined)
    );
  }

  /** Braves and the cards under cards, of both players: a Brave may be combined with a card of the other player. */
  private beside(): SeenCard[] {
    return Object.entries(BESIDE).flatMap(([zone, mark]) =>
      Object.values(this.options.seen.players).flatMap(({ zones }) =>
        (zones[zone]?.cards ?? []).map((card) => leftFirst(named({ ...card, mark }))),
      ),
    );
  }

  /** Cards that should lie beside another one, of which none is shown. */
  private astray(zone: string): List['zone'] {
    const shown = Object.values(this.options.seen.players).flatMap(({ zones }) => zones['field']?.cards ?? []);
    const cards = (this.zone(zone).cards ?? []).filter(
      (card) => !hostsOf(card).some((host) => shown.some(({ id }) => id === host)),
    );
    return { count: cards.length, cards };
  }

  private asFighter(card: SeenCard): SeenCard {
    const { lv, state, statuses = [], sheet, owner } = card as SeenCard & { lv?: number };
    const attackers = this.options.seen.battle?.attackers ?? [];
    const marks = [
      lv !== undefined && `Lv${lv}`,
      state === 'heavyExhausted' && 'heavy exhausted',
      ...statuses.map(({ status }) => spelledOut(status)),
      sheet === 'back' && 'Side B',
      owner && `of ${owner}`,
      card.id !== undefined && attackers.includes(card.id) && 'attacks',
    ].filter(Boolean);
    return { ...card, mark: marks.join(', ') };
  }
}

/** A refreshed card lies upright, as usual, and a level says more than that. */
function asTile({ state, ...card }: SeenCard): SeenCard {
  const { lv } = card as { lv?: number };
  const words = [lv !== undefined && `Lv${lv}`, state !== undefined && state !== 'refreshed' && spelledOut(state)];
  const said = words.filter(Boolean).join(' · ');
  return said === '' ? card : { ...card, state: said };
}

/** A card that nobody may look at is what lies face down there. */
const named = (card: SeenCard): SeenCard =>
  card.id === undefined && card.card === undefined ? { ...card, card: 'face down' } : card;

/** Names the host on the left side of an Imagine Brave first. */
function leftFirst(card: SeenCard): SeenCard {
  const { links = [] } = card;
  if (links.length < 2) return card;
  const isRight = ({ data }: (typeof links)[number]) => Number(data?.['side'] === 'right');
  return { ...card, links: links.toSorted((one, other) => isRight(one) - isRight(other)) };
}
