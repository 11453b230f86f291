/**
 * Draws the table of Cardfight!! Vanguard: the circles of each player in two rows, the guardians between the players,
 * and the other zones as lists. What lies on, under or with a unit lies beside it.
 */
import type { BoardPlace, Observation, SeenCard } from '../schemas/protocol';
import { BOARD_WIDTH, emptyPlace, label, playerHeading, SLOT, type ChangedCards, type Drawing } from './board-shapes';
import { CAPTION, COLUMN, COLUMNS, PAD, Side, STRIP_STEP, tableOf, type List, type Part } from './board-side';
import { hostsOf, type Layout } from './board-tiles';
import { markup, type Html } from './html-template';
import { spelledOut } from './text';

const CARD = { width: SLOT, height: SLOT };
const CIRCLES_A_ROW = 7;
/** With no more columns of circles there is room for lists on both sides of them. */
const CIRCLES_BETWEEN_LISTS = 3;
const EMPTY_GUARDIAN = { width: SLOT * 2, height: 18 };

/** Zones whose cards lie beside the unit or the circle that they are linked to. */
const BESIDE: readonly string[] = ['gauge', 'markers'];
/** Cards with these statuses lie under a unit of their circle. */
const UNDER_UNITS: readonly string[] = ['heart', 'originalDress'];
const PLAIN_KINDS: readonly string[] = ['vanguard', 'rearGuard', 'guardian'];

export const vanguardTable = (seen: Observation, changed: ChangedCards): Drawing =>
  tableOf(VanguardSide, seen, changed);

class VanguardSide extends Side {
  protected override get heading(): string {
    const { seen, name } = this.options;
    const counters = Object.entries(this.player.counters ?? {}).filter(([, value]) => value !== 0);
    const players = { ...seen.players, [name]: { ...this.player, counters: Object.fromEntries(counters) } };
    return playerHeading({ ...seen, players }, name);
  }

  protected override get frontHeight(): number {
    return this.parts().reduce((sum, { height }) => sum + height, 0);
  }

  protected front(top: number): Html {
    return this.stacked(this.parts(), top);
  }

  protected lists(): readonly List[] {
    const further = [
      ...(this.isWide ? [...this.leftLists(), ...this.rightLists()] : []),
      this.list('Bind', 'bind'),
      this.list('G zone', 'gZone'),
      this.list('Trigger', 'trigger'),
      this.list('Order area', 'orderArea'),
      this.list('Removed', 'removed'),
    ].filter(({ zone }) => zone.count > 0);
    const hand = Math.max(1, 6 - further.length);
    return [this.list('Hand', 'hand', hand), this.list('Deck', 'deck'), this.list('Ride deck', 'rideDeck'), ...further];
  }

  private leftLists(): List[] {
    const { count, cards = [] } = this.zone('damage');
    const down = cards.filter(({ face }) => face === 'down').length;
    const heading = down === 0 ? `Damage ${count}` : `Damage ${count}, ${down} down`;
    return [{ ...this.list('Damage', 'damage'), heading }, this.list('Orders', 'orderZone')];
  }

  private rightLists(): List[] {
    return [this.list('Soul', 'soul'), this.list('Drop', 'drop')];
  }

  private list(title: string, zone: string, columns = 1): List {
    return { title, zone: this.zone(zone), columns };
  }

  private parts(): Part[] {
    return [this.guardians(), this.circles()];
  }

  /** The guardian circle, nearest to the opponent. */
  private guardians(): Part {
    const cards = this.onField().filter((card) => this.isGuardian(card));
    if (cards.length === 0) return this.emptyGuardianCircle();
    const layout = this.layout(
      cards.map((card) => this.asGuardian(card)),
      this.beside(),
      CIRCLES_A_ROW,
      CARD,
    );
    const drawn = {
      height: layout.height,
      draw: (y: number) => this.drawFighters(layout, middleOf(layout), y),
    };
    return this.titled('Guardian circle', middleOf(layout), drawn);
  }

  private emptyGuardianCircle(): Part {
    const { width, height } = EMPTY_GUARDIAN;
    const x = (BOARD_WIDTH - width) / 2;
    return {
      height: height + 6,
      draw: (y) =>
        markup`${emptyPlace(x, y + 2, width, height)}${label('guardian circle', x + width / 2, y + 14, 'mark')}`,
    };
  }

  /** The vanguard circle, the rear-guard circles and those that have been gained, with lists on both sides. */
  private circles(): Part {
    const cards = this.onField().filter((card) => !this.isGuardian(card));
    const units = [...cards.filter((card) => !isUnderUnit(card)), ...cards.filter(isUnderUnit)];
    const layout = this.layout(
      units.map((card) => (isUnderUnit(card) ? asUnder(card) : this.asUnit(card))),
      this.beside(),
      CIRCLES_A_ROW,
      CARD,
      this.places(),
    );
    const x = middleOf(layout);
    return {
      height: layout.height,
      draw: (y) =>
        markup`${layout.empty.map((spot) => this.emptyCircle(spot.place, x + spot.x, y + spot.y))}
          ${this.drawFighters(layout, x, y)}${!this.isWide && this.flanks(y, layout.height)}`,
    };
  }

  private flanks(y: number, height: number): Html {
    const rows = Math.floor((height - CAPTION - 2) / STRIP_STEP);
    const left = this.leftLists().filter(({ zone }, index) => index === 0 || zone.count > 0);
    const right = this.rightLists();
    return markup`${this.listsAt(left, PAD, y, rows)}
      ${this.listsAt(right, PAD + (COLUMNS - right.length) * COLUMN, y, rows)}`;
  }

  private emptyCircle(place: BoardPlace, x: number, y: number): Html {
    const lines = [circleName(place), ...specialKinds(place), ...this.markersOn(place.id)];
    return markup`${emptyPlace(x + 13, y + 2, SLOT - 26, SLOT - 4)}
      ${lines.map((line, index) => label(line, x + SLOT / 2, y + 20 + index * 10, 'mark'))}`;
  }

  /** The circles without the guardian circle; the opponent sits opposite, so that left is right. */
  private places(): BoardPlace[] {
    const { places = [] } = this.player;
    const isAcross = this.options.facing === 'down';
    return places
      .filter(({ kinds = [] }) => !kinds.includes('guardian'))
      .map((place) => (isAcross && place.column !== undefined ? { ...place, column: -place.column } : place));
  }

  private get isWide(): boolean {
    const columns = new Set(this.places().map(({ column }) => column));
    return columns.size > CIRCLES_BETWEEN_LISTS;
  }

  private onField(): readonly SeenCard[] {
    return this.zone('field').cards ?? [];
  }

  private isGuardian({ place }: SeenCard): boolean {
    const { places = [] } = this.player;
    return places.some(({ id, kinds = [] }) => id === place && kinds.includes('guardian'));
  }

  /** Cards of other zones that lie with a unit, e.g. gauge. */
  private beside(): SeenCard[] {
    return this.allCards(BESIDE).map((card) => ({ ...card, mark: card.links?.[0]?.kind }));
  }

  private circlesNamed(place: string | undefined): BoardPlace[] {
    return (this.player.places ?? []).filter(({ id }) => id === place);
  }

  private markersOn(place: string): string[] {
    return this.allCards(BESIDE)
      .filter((card) => hostsOf(card).includes(place))
      .map(({ card, id }) => card ?? id ?? 'marker');
  }

  private allCards(zones: readonly string[]): SeenCard[] {
    return Object.values(this.options.seen.players).flatMap((player) =>
      zones.flatMap((zone) => player.zones[zone]?.cards ?? []),
    );
  }

  private asUnit(card: SeenCard): SeenCard {
    const {
      grade,
      critical,
      drive,
      state,
      statuses = [],
      links = [],
      owner,
      place,
      sheet,
    } = card as SeenCard & Printed;
    const { boosts = [] } = this.options.seen.battle ?? {};
    const marks = [
      grade !== undefined && `grade ${grade}`,
      critical !== undefined && critical !== 1 && `critical ${critical}`,
      drive !== undefined && drive !== 1 && `drive ${drive}`,
      boosts.some((boost) => boost.card === card.id) && 'boosts',
      state === 'none' && statuses.length === 0 && 'no orientation',
      ...statuses.map(({ status }) => spelledOut(status)),
      ...links.filter(({ kind }) => kind === 'legion').map(() => 'legion'),
      sheet === 'back' && 'Gyze side',
      ...this.circlesNamed(place).flatMap(specialKinds),
      ...links.filter(({ kind }) => kind === 'harmony').map(({ host }) => `harmony with ${host}`),
      ...this.markersOn(place ?? ''),
      owner && `of ${owner}`,
    ].filter(Boolean);
    return { ...card, mark: marks.join(', ') };
  }

  /** Of a guardian its shield counts. */
  private asGuardian(card: SeenCard): SeenCard {
    const { shield } = card as SeenCard & Printed;
    const guards = this.options.seen.battle?.guards?.find((one) => one.card === card.id);
    return {
      ...card,
      ...(shield !== undefined && { power: `+${shield}` }),
      mark: guards ? `guards ${guards.to}` : '',
    };
  }
}

interface Printed {
  readonly grade?: number;
  readonly critical?: number;
  readonly drive?: number;
  readonly shield?: number;
}

const isArmed = ({ links = [] }: SeenCard): boolean => links.some(({ kind }) => kind === 'arms');

const isUnderUnit = (card: SeenCard): boolean =>
  isArmed(card) || (card.statuses ?? []).some(({ status }) => UNDER_UNITS.includes(status));

const asUnder = (card: SeenCard): SeenCard => ({
  ...card,
  mark: isArmed(card) ? 'arms order' : card.statuses!.map(({ status }) => spelledOut(status)).join(', '),
});

/** What a circle is besides a vanguard circle, a rear-guard circle or the guardian circle, e.g. the stage. */
const specialKinds = ({ kinds = [] }: BoardPlace): string[] =>
  kinds.filter((kind) => !PLAIN_KINDS.includes(kind)).map(spelledOut);

/** `A.frontLeft`: front left */
const circleName = ({ id }: BoardPlace): string => spelledOut(id.slice(id.indexOf('.') + 1));

/** Where a layout begins that lies in the middle of the board. */
function middleOf({ tiles, empty }: Layout): number {
  const right = Math.max(0, ...[...tiles, ...empty].map(({ x }) => x + SLOT));
  return Math.max(PAD, Math.round((BOARD_WIDTH - right) / 2));
}
