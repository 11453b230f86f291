/** Instructions and filters about tokens, tickets and markers (15). */
import { Type } from '@sinclair/typebox';
import type { Amount, PlayerFilter, Target } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { VG_ZONES } from '../../schemas/vanguard';
import { VG_PSEUDO_CARDS_OF_HANDS, VG_TOKENS } from '../../schemas/vanguard-markers';
import { type FilterWord } from '../kernel/reading/forms';
import { causeOf, timesOf } from '../kernel/language/instructions';
import { fixedTargets, playerOf } from '../kernel/reading/select';
import { chooseAnswer } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import type { CardState, Procedure } from '../kernel/state';
import { isTicket, isToken } from './15-pseudo-cards';
import { isCircleLike } from './15-record-markers';
import { sideOf, type VgGame } from './game';
import { CircleSchema, circlesSaid, type CirclesSaid } from './words-of-calls';
import type { OfCards, Word } from './words';
import { filter } from '../kernel/language/forms';

declare module '../../schemas/ability' {
  interface CardFilter {
    tokenNamed?: string;
    ticketNamed?: string;
    marker?: boolean;
    markerNamed?: string;
    host?: boolean;
    marked?: string;
    onCircle?: CirclesSaid;
  }
}

interface Token {
  readonly name: string;
  readonly count?: Amount;
  readonly to?: CirclesSaid;
}

const token: Word<'token', Token> = {
  verb: 'token',
  meaning: 'Calls tokens to circles that the player chooses (15.4.3.1).',
  says: {
    name: 'the name of the token',
    count: 'how many; left out: one',
    to: 'which circles; left out: any rear-guard circle',
  },
  members: (parts) => ({
    name: OneOf(VG_TOKENS),
    count: Type.Optional(parts.Amount),
    to: Type.Optional(CircleSchema),
  }),
  execute: (g, context, { name, count = 1, to }) =>
    g.rules.callTokens(g, context, { name, count: timesOf(g, context, count), to: circlesSaid(g, context, to) }),
};

interface Create {
  readonly name: string;
  readonly player?: PlayerFilter;
  readonly to?: string;
}

const create: Word<'create', Create> = {
  verb: 'create',
  meaning: 'Creates a pseudo-card that is no token, in a zone of a player (15.2.2).',
  says: {
    name: 'the name of the pseudo-card',
    player: 'whose zone; left out: `you`',
    to: 'the zone; left out: the hand',
  },
  members: ({ onePlayer }) => ({
    name: OneOf(VG_PSEUDO_CARDS_OF_HANDS),
    player: Type.Optional(onePlayer),
    to: Type.Optional(OneOf(VG_ZONES)),
  }),
  *execute(g, context, { name, player: owner = 'you', to: zone = 'hand' }) {
    const player = playerOf(g, context.player, owner);
    yield* g.rules.createPseudoCards(g, name, [{ zone, player }], causeOf(context));
  },
};

/** Where a marker is put: on units, or on a circle of a player. */
interface Where {
  readonly on?: Target;
  readonly to?: CirclesSaid;
  readonly player?: PlayerFilter;
}

const SAYS_WHERE = {
  on: 'on which units',
  to: 'on which circle, which the player chooses; left out: a rear-guard circle',
  player: 'whose circle; left out: `you`',
};

/** The units, or the circle that the player chooses among those that fit. */
export function* hostsOf(
  g: VgGame,
  context: EffectContext,
  { on, to, player: owner = 'you' }: Where,
): Procedure<readonly CardState[]> {
  if (on) return fixedTargets(g, context, on);
  const circles = g.rules.circlesFor(g, playerOf(g, context.player, owner), circlesSaid(g, context, to));
  if (circles.length === 0) return [];
  const answers = circles.map(({ id }) => id);
  return [g.card(yield* chooseAnswer(g, { player: context.player, kind: 'circle', answers }))];
}

interface Marker extends Where {
  readonly name: string;
}

const marker: Word<'marker', Marker> = {
  verb: 'marker',
  meaning: 'Puts a marker of this name on a circle or on units (7.4.2, 15.8.2).',
  says: { name: 'the name of the marker', ...SAYS_WHERE },
  members: ({ knownTarget, onePlayer }) => [
    { name: Type.String({ minLength: 1 }), on: knownTarget, to: undefined, player: undefined },
    {
      ...{ name: Type.String({ minLength: 1 }), on: undefined },
      ...{ to: Type.Optional(CircleSchema), player: Type.Optional(onePlayer) },
    },
  ],
  *execute(g, context, { name, ...where }) {
    const hosts = yield* hostsOf(g, context, where);
    yield* g.rules.putMarkers(g, context.player, { name }, hosts, causeOf(context));
  },
};

const moveMarker: Word<'moveMarker', OfCards & Where> = {
  verb: 'moveMarker',
  meaning: 'Moves markers to another circle or unit (15.8.3).',
  says: SAYS_WHERE,
  members: ({ Target, knownTarget, onePlayer }) => [
    { target: Target, on: knownTarget, to: undefined, player: undefined },
    {
      ...{ target: Target, on: undefined },
      ...{ to: Type.Optional(CircleSchema), player: Type.Optional(onePlayer) },
    },
  ],
  *execute(g, context, where, markers) {
    const [host] = yield* hostsOf(g, context, where);
    if (host) yield* g.rules.moveMarkers(g, markers, host);
  },
};

const erase: Word<'erase', OfCards> = {
  verb: 'erase',
  meaning: 'Erases pseudo-cards and markers (15.2.3, 15.8.3.1).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, cards) {
    const ofKind = (kind: CardState['kind']) => cards.filter((card) => card.kind === kind);
    yield* g.rules.erasePseudoCards(g, ofKind('token'), causeOf(context));
    yield* g.rules.eraseMarkers(g, ofKind('marker'), causeOf(context));
  },
};

export const WORDS_OF_MARKERS = [token, create, marker, moveMarker, erase] as const;

const name = () => Type.Optional(Type.String({ minLength: 1 }));
const yesOrNo = () => Type.Optional(Type.Boolean());

export const FILTERS_OF_MARKERS: readonly FilterWord[] = [
  filter('tokenNamed', 'a token with this in its name (15.4.3)', name, {
    fits: (g: VgGame, asked: string, card) => isToken(card) && g.consulting(g.rules.isCalled(g, card, asked)),
  }),
  filter('ticketNamed', 'a ticket with this in its name (15.5.3)', name, {
    fits: (g: VgGame, asked: string, card) => isTicket(card) && g.consulting(g.rules.isCalled(g, card, asked)),
  }),
  filter('marker', 'true: what texts call a marker, neither token nor ticket (15.1.2.2); false: not', yesOrNo, {
    fits: (g: VgGame, asked: boolean, card) => g.consulting(g.rules.isMarkerOfTexts(g, card)) === asked,
  }),
  filter('markerNamed', 'a marker of this name (15.1.2.1.1)', name, {
    fits: (g: VgGame, asked: string, card) => g.consulting(g.rules.isMarkerNamed(g, card, asked)),
  }),
  filter('host', 'true: the unit that the marker with this ability is on (15.8.5.1); false: not', yesOrNo, {
    fits: (g: VgGame, asked: boolean, card, { source }) => {
      g.consult(...(sideOf(source).gift === undefined ? ['15.8.5.1', '15.8.5.2'] : ['16.3.1.6.2']));
      return g.rules.isHostOf(g, card, source) === asked;
    },
    reads: ['facts'],
  }),
  filter('marked', 'on it, or on its circle, is a marker of this name (15.8.1.3)', name, {
    fits: (g: VgGame, asked: string, card) => g.consulting(g.rules.isMarked(g, card, asked)),
    reads: ['facts'],
  }),
  filter(
    'onCircle',
    'of a marker: where it is, with those on units there (15.8.1.3)',
    () => Type.Optional(CircleSchema),
    {
      fits(g: VgGame, asked: CirclesSaid, card, reader) {
        const circle = g.rules.circleOfMarker(g, card);
        const isOfPlayer = asked.player === undefined || circle?.side === playerOf(g, reader.player, asked.player);
        return isOfPlayer && isCircleLike(g, circle, circlesSaid(g, reader, asked));
      },
      reads: ['facts'],
    },
  ),
];
