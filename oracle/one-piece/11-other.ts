/** 11. Other: infinite loops, revealing cards, viewing secret areas; and the instructions that only this game has. */
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { chooseAnswer, chooseCards } from '../kernel/ask';
import { setFact, startLook, tell, type Destination } from '../kernel/changes';
import { carryOutShared, causeOf, resolveTargets } from '../kernel/instructions';
import type { EffectContext } from '../kernel/rules';
import { amountOf, playerOf } from '../kernel/select';
import { endGame } from '../kernel/session';
import { opponentOf, type Ability, type CardState, type Procedure } from '../kernel/state';
import { cardsIn, categoryOf, type OpGame } from './game';

type Of<Verb extends Instruction['do']> = Extract<Instruction, { do: Verb }>;
type Handlers = {
  [Verb in Instruction['do']]?: (g: OpGame, context: EffectContext, instruction: Of<Verb>) => Procedure;
};

export const other = {
  // --- 11-1 ---------------------------------------------------------------------------------------------------------

  /** 11-1-1-1: nobody can stop it. */
  endless(g: OpGame): void {
    g.cite('11-1-1-1');
    endGame(g, { winner: null, reason: 'infinite loop' });
  },

  /**
   * 8-1-2: may the player go on with an optional effect? 11-1-1-2: a player who is asked the same in the same situation again is
   * in a loop, and says how many times it is to be carried out; then it is, and is not begun again.
   */
  *goesOn(g: OpGame, player: PlayerId, card: CardState, ability: Ability): Procedure<boolean> {
    const key = g.rules.situation(g, player, card, ability);
    const { loop, situations } = g.state.facts;
    if (loop?.key === key) return g.rules.goesOnWithLoop(g, loop.left);
    if (g.rules.isLoop(g, key)) return yield* g.rules.declareLoop(g, player, key);
    if (g.state.generation > 1) setFact(g, 'situations', [...situations, key]);
    return yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
  },

  isLoop(g: OpGame, key: string): boolean {
    return g.state.facts.situations.includes(key);
  },

  /** 11-1-1-2, 11-1-1-3: of two players who could stop it the turn player names a number first; the smaller one counts. */
  *declareLoop(g: OpGame, player: PlayerId, key: string): Procedure<boolean> {
    const stoppers = g.rules.whoCanStop(g, player);
    g.cite(stoppers.length > 1 ? '11-1-1-3' : '11-1-1-2');
    const numbers: number[] = [];
    for (const stopper of stoppers) {
      const answers = Array.from({ length: MOST_ROUNDS + 1 }, (_, index) => index);
      numbers.push(yield* chooseAnswer(g, { player: stopper, kind: 'loop', answers }));
    }
    const rounds = g.rules.roundsOf(numbers);
    setFact(g, 'loop', { key, left: rounds });
    return g.rules.goesOnWithLoop(g, rounds);
  },

  roundsOf(numbers: readonly number[]): number {
    return Math.min(...numbers);
  },

  /** The players who were asked on the way round, the turn player first. */
  whoCanStop(g: OpGame, player: PlayerId): readonly PlayerId[] {
    const asked = new Set([player, ...g.state.facts.situations.map((key) => key[0] as PlayerId)]);
    return [g.state.turnPlayer, opponentOf(g.state.turnPlayer)].filter((one) => asked.has(one));
  },

  goesOnWithLoop(g: OpGame, left: number): boolean {
    const { loop } = g.state.facts;
    if (loop && left > 0) setFact(g, 'loop', { ...loop, left: left - 1 });
    return left > 0;
  },

  /** Everything that tells one situation from another, with who is asked for what. */
  situation(g: OpGame, player: PlayerId, card: CardState, ability: Ability): string {
    const cards = Object.values(g.state.cards).map(({ id, zone, state, face }) => `${id} ${zone} ${state} ${face}`);
    const { pending, effects, players } = g.state;
    const waiting = pending.map((one) => [one.card, one.player]);
    const orders = [players.A.zones, players.B.zones];
    return `${player} ${JSON.stringify([card.id, ability, cards, orders, waiting, effects.map((one) => one.modification)])}`;
  },

  // --- 11-2 ---------------------------------------------------------------------------------------------------------

  /** 11-2-1, 11-2-2: a card that an effect names goes from one secret area to another in sight of the opponent, until it is done. */
  revealNamed(g: OpGame, context: EffectContext, cards: readonly CardState[], to: Destination): void {
    const shown = cards.filter((card) => g.rules.isSecret(card.zone, card.face) && g.rules.isSecret(to.zone, to.face));
    if (shown.length === 0) return;
    g.cite('11-2-1');
    for (const card of shown) g.rules.reveal(g, card);
    startLook(
      g,
      opponentOf(context.player),
      shown.map((card) => card.id),
    );
  },

  // --- instructions -------------------------------------------------------------------------------------------------

  *carryOut(g: OpGame, context: EffectContext, instruction: Instruction): Procedure {
    const handler = HANDLERS[instruction.do] as Handlers['ko'] | undefined;
    if (handler) yield* handler(g, context, instruction as Of<'ko'>);
    else yield* carryOutShared(g, context, instruction);
  },

  /** 3-7-3, 3-8-3, 4-7-2: an effect plays a card; no cost is paid (2-7-1). */
  *playByEffect(g: OpGame, context: EffectContext, card: CardState, state: string | undefined): Procedure {
    const category = categoryOf(card);
    if (category !== 'character' && category !== 'stage') return;
    if (g.rules.forbiddenPlayRefusal(g, card)) return g.cite('4-7-2');
    yield* g.rules.placeOnField(g, context.player, card, state, causeOf(context));
  },

  /** 8-3-1-6, 10-2-10-1: of the cost area, and of what is given to the Leader and the Characters; the player chooses. */
  *returnDon(g: OpGame, player: PlayerId, count: number, cause: ReturnType<typeof causeOf>): Procedure {
    g.cite('8-3-1-6', '10-2-10-1');
    const from = g.rules.returnableDon(g, player);
    const chosen = yield* chooseCards(g, {
      player,
      kind: 'returnDon',
      from,
      min: count,
      max: count,
      clause: '8-3-1-6',
    });
    yield* g.rules.returnDonCards(g, chosen, cause);
  },

  returnableDon(g: OpGame, player: PlayerId): readonly CardState[] {
    return [...cardsIn(g, player, 'cost'), ...cardsIn(g, player, 'given')];
  },
};

/** A player names a number of rounds up to this. */
const MOST_ROUNDS = 100;

const HANDLERS: Handlers = {
  *ko(g, context, { target }) {
    yield* g.rules.ko(g, yield* resolveTargets(g, context, target), causeOf(context));
  },
  *play(g, context, { target, state, payCost }) {
    for (const card of yield* resolveTargets(g, context, target)) {
      if (payCost && g.rules.costRefusal(g, context.player, card)) continue;
      if (payCost) yield* g.rules.payToPlay(g, context.player, card, undefined);
      yield* g.rules.playByEffect(g, context, card, state);
    }
  },
  *useEvent(g, context, { of, target }) {
    for (const card of yield* resolveTargets(g, context, target)) {
      yield* g.rules.useEventAbility(g, context.player, card, of);
    }
  },
  *giveDon(g, context, { count, target, from = 'cost', state = 'active' }) {
    const hosts = yield* resolveTargets(g, context, target);
    for (const host of hosts) {
      const number = amountOf(g, context, count);
      const there = cardsIn(g, context.player, from).filter((card) => from !== 'cost' || card.state === state);
      const alike = there.slice(0, Math.max(0, number));
      for (const don of alike) yield* g.rules.giveDonCard(g, don, host, causeOf(context));
    }
  },
  *addDon(g, context, { count, state, player }) {
    const whose = playerOf(g, context.player, player);
    yield* g.rules.addDon(g, whose, amountOf(g, context, count), state, causeOf(context));
  },
  *returnDon(g, context, { count, player }) {
    const whose = playerOf(g, context.player, player);
    yield* g.rules.returnDon(g, whose, amountOf(g, context, count), causeOf(context));
  },
  *restDon(g, context, { count }) {
    g.cite('8-3-1-5');
    yield* g.rules.restDon(g, context.player, amountOf(g, context, count));
  },
  *damage(g, context, { count, player }) {
    const whose = playerOf(g, context.player, player);
    yield* g.rules.dealDamage(g, whose, amountOf(g, context, count), { cause: causeOf(context) });
  },
  *setPowerToZero(g, context, { target, until }) {
    const cards = yield* resolveTargets(g, context, target);
    const { player, source, defaultDuration } = context;
    for (const card of cards) g.rules.setPowerToZero(g, player, source.id, card, until ?? defaultDuration);
  },
  *redirect(g, context, { target }) {
    const [card] = yield* resolveTargets(g, context, target);
    const { battle } = g.state.facts;
    if (!card || !battle) return;
    setFact(g, 'battle', {
      ...battle,
      target: card.id,
      identities: { ...battle.identities, [card.id]: card.identity },
    });
    tell(g, 'targetChanged', { player: context.player, card: card.id });
  },
  *drawUpTo(g, context, { count, player }) {
    yield* g.rules.drawUpTo(g, playerOf(g, context.player, player), amountOf(g, context, count));
  },
  *extraTurn(g, context, { player }) {
    setFact(g, 'extraTurns', [playerOf(g, context.player, player), ...g.state.facts.extraTurns]);
  },
};
