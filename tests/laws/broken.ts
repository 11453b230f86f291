/**
 * Makes oracles that break one law each, from a sound one, without knowing its game: a law that does not notice them is
 * useless.
 */
import type { OracleHost } from '../../oracle/host';
import { emit } from '../../oracle/kernel/changes';
import type { GameModule } from '../../oracle/kernel/session/module';
import { toBeRun, opponentOf, type CardState, type Procedure, type Question } from '../../oracle/kernel/state';
import { loadCatalogue } from '../../runner/catalogue';
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { Action, Observation } from '../../schemas/protocol';
import type { LAWS } from './laws';
import { subjectOf, type Subject } from './subject';
import type { AnyGame } from '../../oracle/kernel/rules';

export interface Broken {
  /** The defect. */
  readonly title: string;
  readonly law: keyof typeof LAWS;
  /** The message of the law. */
  readonly says: RegExp;
  breaks(subject: Subject): Subject;
}

type ChangeOfModule = (module: GameModule) => GameModule;

const ofModule =
  (change: ChangeOfModule) =>
  ({ game, module }: Subject): Subject =>
    subjectOf(game, change(module));

type Serve = OracleHost['request'];

/** Passes every message through `change` on its way to the server. */
const serving =
  (change: (host: OracleHost, request: Serve) => Serve) =>
  (subject: Subject): Subject => {
    const host = () => {
      const server = subject.host();
      server.request = change(server, server.request.bind(server));
      return server;
    };
    return { ...subject, host };
  };

/** Passes every question through `change` on its way out, and every answer through `answer` on its way in. */
const asking = (
  change: (question: Question, game: AnyGame) => Question,
  answer: (action: Action, question: Question) => Action = (action) => action,
) =>
  ofModule((module) => ({
    ...module,
    *play(game, from): Procedure {
      const running = toBeRun(module.play(game, from));
      for (let next = running.next(); !next.done;) {
        const question = next.value;
        next = running.next(answer(yield change(question, game), question));
      }
    },
  }));

/** Changes the game before each question. */
const meddling = (meddle: (game: AnyGame) => void) =>
  asking((question, game) => {
    meddle(game);
    return question;
  });

const seeing = (change: (view: Observation, game: AnyGame) => Observation) =>
  ofModule((module) => ({ ...module, observe: (game, viewer) => change(module.observe(game, viewer), game) }));

const deckOf = (game: AnyGame, player: PlayerId) => game.zone(player, game.rules.commonZones.deck) as Handle[];
const handOf = (game: AnyGame, player: PlayerId) => game.zone(player, game.rules.commonZones.hand) as Handle[];

/** Returns a number that depends on the order of the decks. */
const fingerprint = (game: AnyGame): number =>
  PLAYERS.flatMap((player) => deckOf(game, player)).reduce(
    (sum, id, place) => sum + place * game.card(id).definition.name.length,
    0,
  );

const cardsStay: Broken['law'] = 'no card appears or vanishes: each is in exactly one zone and stays what it is';
const positions: Broken['law'] = 'what the judge sees at the start of a phase, made a position, begins the same game';
const secrets: Broken['law'] = 'a view shows nothing that its player may not know, and all that he may';
const legality: Broken['law'] = 'legal actions are accepted, and everything else is refused and changes nothing';
const ends: Broken['law'] = 'every game ends with a result';
const messages: Broken['law'] = 'every message fits its schema and the lists of the game';
const citations: Broken['law'] = 'every citation is of a clause that can decide something';

export const BROKEN: readonly Broken[] = [
  {
    law: cardsStay,
    title: 'a card falls off the table',
    says: /in no zone/,
    breaks: meddling((game) => game.state.turn > 1 && deckOf(game, 'B').pop()),
  },
  {
    law: cardsStay,
    title: 'a card is drawn and stays in the deck',
    says: /one card too many/,
    breaks: meddling((game) => handOf(game, 'A').push(...deckOf(game, 'A').slice(0, game.state.turn === 2 ? 1 : 0))),
  },
  {
    law: cardsStay,
    title: 'a card becomes another',
    says: /one card too many/,
    breaks: meddling((game) => {
      const [one, two] = handOf(game, 'B').map((id) => game.card(id) as { definitionKey: string });
      if (two) one!.definitionKey = two.definitionKey;
    }),
  },
  {
    law: cardsStay,
    title: 'a zone counts one card too many',
    says: /counts \d+ cards and shows/,
    breaks: seeing((view) => {
      for (const zone of Object.values(view.players.A.zones)) zone.count += 1;
      return view;
    }),
  },
  {
    law: secrets,
    title: 'hands are open',
    says: /the view of [AB] tells of .* hand/,
    breaks: ofModule((module) => {
      const sees = (game: AnyGame, viewer: PlayerId, card: CardState) =>
        card.zone === module.rules.commonZones.hand || module.rules.sees(game, viewer, card);
      return { ...module, rules: { ...module.rules, sees } };
    }),
  },
  {
    law: secrets,
    title: 'the phase is called by the top card of a deck',
    says: /the view of [AB] tells of .* deck: \[\["phase"/,
    breaks: seeing((view, game) => ({ ...view, phase: `before ${deckOf(game, 'A')[0]}` })),
  },
  {
    law: secrets,
    title: 'a player goes on looking at a card',
    says: /the view of B tells of .* in A's deck/,
    breaks: meddling((game) => {
      (game.state as { looks: unknown }).looks = [{ viewer: 'B', card: deckOf(game, 'A').at(-1)!, stamp: 0 }];
    }),
  },
  {
    law: secrets,
    title: 'the own hand is hidden as well',
    says: /does not show .* hand as it is/,
    breaks: ofModule((module) => {
      const sees = (game: AnyGame, viewer: PlayerId, card: CardState) =>
        card.zone !== module.rules.commonZones.hand && module.rules.sees(game, viewer, card);
      return { ...module, rules: { ...module.rules, sees } };
    }),
  },
  {
    law: secrets,
    title: 'the decision names a card of the hand',
    says: /the decision tells [AB] of/,
    breaks: asking((question, game) => ({ ...question, kind: `${question.kind} ${handOf(game, question.player)[0]}` })),
  },
  {
    law: secrets,
    title: "a card of the other's hand is offered",
    says: /tell the cards in [AB]'s hand apart/,
    breaks: asking((question, game) => {
      const hand = handOf(game, opponentOf(question.player));
      // Where hands are drawn before the turn order is chosen, playing on would find that it is refused there.
      const isOffered = game.state.turn > 0 && hand.length > 1;
      const more: Action[] = isOffered ? [{ type: 'choose', cards: [hand[0]!] }] : [];
      return { ...question, options: () => [...question.options(), ...more] };
    }),
  },
  {
    law: 'cards that nobody saw change nothing',
    title: 'a decision counts the cards of the deck that fit',
    says: /can be told apart/,
    breaks: asking((question, game) => ({ ...question, max: fingerprint(game) })),
  },
  {
    law: 'the same start and answers give the same journal',
    title: 'something is left over from the game before',
    says: /event \d+ is .* where it was|refused in the replay/,
    breaks: (subject) => {
      const turned = ofModule((module) => ({
        ...module,
        play(game, from) {
          for (const player of PLAYERS) deckOf(game, player).reverse();
          return module.play(game, from);
        },
      }))(subject);
      let servers = 0;
      return { ...subject, host: () => (servers++ % 2 > 0 ? turned : subject).host() };
    },
  },
  {
    law: legality,
    title: 'a listed action is refused',
    says: /is listed, but refused: not today/,
    breaks: asking((question) => {
      const check = (action: Action) => {
        const [first] = question.options();
        return JSON.stringify(first) === JSON.stringify(action) ? { reason: 'not today' } : question.check(action);
      };
      return { ...question, check };
    }),
  },
  {
    law: legality,
    title: 'an illegal action is accepted',
    says: /is not listed, but accepted/,
    breaks: asking(
      (question) => ({ ...question, check: () => null }),
      (action, question) => (question.check(action) ? (question.options()[0] ?? { type: 'pass' }) : action),
    ),
  },
  {
    law: legality,
    title: 'the other player is heard as well',
    says: /by [AB] is not listed, but accepted/,
    breaks: serving((host, request) => (method, params) => {
      if (method !== 'game/act') return request(method, params);
      const asked = host.game((params as { gameId: string }).gameId).session.question?.player;
      return request(method, { ...params, ...(asked && { player: asked }) });
    }),
  },
  {
    law: legality,
    title: 'a refusal leaves a trace',
    says: /refused actions changed the game/,
    breaks: asking((question, game) => {
      const check = (action: Action) => {
        const refusal = question.check(action);
        if (refusal) (game.state as { stamp: number }).stamp += 1;
        return refusal;
      };
      return { ...question, check };
    }),
  },
  {
    law: legality,
    title: 'a refusal leaves a citation to the next event',
    says: /the events would be others/,
    breaks: ofModule((module) => {
      const play: GameModule['play'] = (game, from) => {
        const refusal = game.refusal.bind(game);
        game.refusal = (question, action) => {
          const refused = refusal(question, action);
          if (refused) game.cite('0-0');
          return refused;
        };
        return module.play(game, from);
      };
      return { ...module, play };
    }),
  },
  {
    law: ends,
    title: 'the last question is asked for ever',
    says: /the game does not end/,
    breaks: ofModule((module) => ({
      ...module,
      *play(): Procedure {
        const [player, kind] = ['A', 'again'] as const;
        for (;;) yield { player, kind, optional: true, check: () => null, options: () => [] };
      },
    })),
  },
  {
    law: ends,
    title: 'a question has no answer',
    says: /no action is legal/,
    breaks: asking((question) => ({ ...question, optional: false, options: () => [] })),
  },
  {
    law: ends,
    title: 'it just stops',
    says: /over, with the result null/,
    breaks: ofModule((module) => ({
      ...module,
      *play(game, from): Procedure {
        const running = toBeRun(module.play(game, from));
        for (let next = running.next(); !next.done && game.state.turn < 3;) next = running.next(yield next.value);
      },
    })),
  },
  {
    law: ends,
    title: 'it has a result and goes on',
    says: /a result, and yet a decision/,
    breaks: meddling((game) => {
      if (game.state.turn > 1) (game.state as { result: unknown }).result = { winner: 'A', reason: 'enough' };
    }),
  },
  {
    law: ends,
    title: 'its end is told too early',
    says: /"gameOver" told \d+ times/,
    breaks: meddling((game) => {
      if (game.state.turn === 2) emit(game, 'gameOver', { winner: null });
    }),
  },
  {
    law: 'a record played again from any point gives the same game',
    title: 'who looks moves a card',
    says: /replayed to here, it is another game|leads to another game/,
    breaks: seeing((view, game) => {
      const deck = deckOf(game, 'B');
      // It changes the bottom, so that later actions are still possible.
      if (deck.length > 1) deck.push(...deck.splice(-2, 1));
      return view;
    }),
  },
  {
    law: citations,
    title: 'an event cites a clause that does not exist',
    says: /cites 0-0$/,
    breaks: meddling((game) => game.cite('0-0')),
  },
  {
    law: citations,
    title: 'an event cites a heading',
    says: /cites [\d.]+$/,
    breaks: (subject) => {
      const heading = loadCatalogue(subject.game.game).clauses.find(({ kind }) => kind === 'heading')!.id;
      return meddling((game) => game.cite(heading))(subject);
    },
  },
  {
    law: citations,
    title: 'a refusal cites a clause that does not exist',
    says: /a refusal cites 0-0$/,
    breaks: asking((question) => ({
      ...question,
      check: (action) => question.check(action) && { reason: 'no', clause: '0-0' },
    })),
  },
  {
    law: messages,
    title: 'a view against the schema',
    says: /answer to game\/observe: at observation.turn/,
    breaks: seeing((view) => ({ ...view, turn: view.turn + 0.5 })),
  },
  {
    law: messages,
    title: 'a decision against the schema',
    says: /answer to game\/.*: at decision.min/,
    breaks: asking((question) => ({ ...question, min: -1 })),
  },
  {
    law: messages,
    title: 'a decision of a kind that no page lists',
    says: /unknown kind "riddle"/,
    breaks: asking((question) => ({ ...question, kind: 'riddle' })),
  },
  {
    law: messages,
    title: 'an answer of another decision is listed',
    says: /may answer .*"riddle"/,
    breaks: asking((question) => ({ ...question, options: () => [...question.options(), { type: 'riddle' }] })),
  },
  {
    law: messages,
    title: 'it is not listed that an optional decision may be passed',
    says: /optional, but not to be passed/,
    breaks: serving((_, request) => (method, params) => {
      const result = request(method, params);
      if (!('actions' in result)) return result;
      const actions = result.actions.filter(({ action }) => action.type !== 'pass' || result.actions.length === 1);
      return { ...result, actions };
    }),
  },
  {
    law: positions,
    title: 'a position forgets the effects in force',
    says: /players\..* where it was/,
    breaks: seeing((view) => ({ ...view, ...(view.viewer === 'judge' && { effects: [] }) })),
  },
  {
    law: positions,
    title: 'a position has the decks upside down',
    says: /zones\.deck\..* where it was/,
    breaks: seeing((view, game) => {
      for (const player of PLAYERS) view.players[player].zones[game.rules.commonZones.deck]!.cards?.reverse();
      return view;
    }),
  },
];
