/** 10-1, 10-4, 10-6 to 10-9, 10-12, 10-16, 10-20 to 10-22. KO, and keyword skills that are one word. */
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { DbsKeyword } from '../../schemas/dragon-ball-super';
import { addPending, negateActivation, setFact, tell } from '../kernel/changes';
import { noteUndone } from '../kernel/events/deeds';
import { isAffected } from '../kernel/continuous/prohibitions';
import type { LastKnownInformation } from '../kernel/events/before';
import { perform } from '../kernel/events/perform';
import type { Replacement } from '../kernel/events/replacement';
import { activation, type Occasion } from '../kernel/procedures/activation';
import { countUse, usesThisTurn } from '../kernel/limits';
import type { Activation } from '../kernel/state/waiting';
import {
  isAmong,
  NOTHING,
  opponentOf,
  type Ability,
  type CardState,
  type CauseOf,
  type JournalEvent,
  type Procedure,
  type Refusal,
} from '../kernel/state';
import type { Battle } from '../kernel/state/battle';
import { cardsIn, categoryOf, duelOf, sideOf, type DbsGame } from './game';

export const keywordSkills = {
  citeKeyword(g: DbsGame, card: CardState, keyword: string, has: boolean): void {
    g.rules.citeParentheses(g, card);
    if (has) g.cite(CLAUSE_OF_KEYWORD[keyword as DbsKeyword]);
    else g.rules.citePrinted(g, card, keyword);
  },

  /** What the keyword means decides as well where the card has it and nothing comes of it. */
  citePrinted(g: DbsGame, card: CardState, ...keywords: readonly string[]): void {
    if (g.citations.isSilent) return;
    for (const { keyword } of sideOf(card).abilities ?? [])
      if (keyword !== undefined && keywords.includes(keyword)) g.cite(CLAUSE_OF_KEYWORD[keyword as DbsKeyword]);
  },

  // --- KO: 10-1 -----------------------------------------------------------------------------------------------------

  /** 10-1-1, 10-1-2: Battle Cards of the Battle Area, to their owners' Drop Areas at one moment. */
  ko(g: DbsGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    const meant = cards.map((card) => ({ card, to: g.rules.trashOf(g, card), events: g.rules.wordsOfKo, cause }));
    const doomed = meant.filter(({ card }) => g.rules.mayBeKoed(g, card, cause));
    if (g.deeds) noteUndone(g.deeds, meant, doomed);
    g.cite('10-1-2');
    if (doomed.length === 0) return NOTHING;
    g.cite('10-1-1', '3-4-1');
    return perform(g, ...doomed);
  },

  wordsOfKo: ['removed', 'koed', 'dropped'] as readonly string[],

  mayBeKoed(g: DbsGame, card: CardState, cause: CauseOf): boolean {
    if (card.zone !== 'battle' || categoryOf(card) !== 'battle') return false;
    return !g.rules.isProhibited(g, card, 'ko', cause) && g.rules.mayMove(g, card, cause, 'drop');
  },

  // --- keyword skills that are [Auto]s ------------------------------------------------------------------------------

  keywordsNotice(g: DbsGame, event: JournalEvent, departed: readonly LastKnownInformation[]): void {
    if (g.abilitySources.length === 0) return;
    if (event.type === 'isAttacked') g.rules.blockersNotice(g, event);
    if (event.type === 'attackDeclared') g.rules.attackerNotices(g, event);
    if (event.type === 'koed') g.rules.noteAvenger(g, event, departed);
    if (event.type === 'battleEnding') g.rules.avengersNotice(g, event);
  },

  awaitKeyword(g: DbsGame, card: CardState, ability: Ability, event: JournalEvent): void {
    const { id, zoneChangeCount } = card;
    const { generation } = g.state;
    addPending(g, { card: id, zoneChangeCount, player: g.rules.masterOf(g, card), ability, event, generation });
  },

  /** 10-4-1: of the player whose card is attacked, but not the card attacked itself. */
  blockersNotice(g: DbsGame, event: JournalEvent): void {
    g.cite('10-4-1');
    const player = g.rules.masterOf(g, g.card(event.card!));
    for (const card of cardsIn(g, player, 'battle')) {
      if (!g.rules.blocks(g, card, event)) continue;
      g.rules.awaitKeyword(g, card, BLOCKER, event);
    }
  },

  /** 10-4-1: any other card. */
  blocks(g: DbsGame, card: CardState, event: JournalEvent): boolean {
    return card.id !== event.card && g.rules.hasKeyword(g, card, 'blocker');
  },

  /** 10-8-1, 10-8-1-1, 10-8-1-2: one time fewer in a turn than its number. */
  attackerNotices(g: DbsGame, event: JournalEvent): void {
    const card = g.card(event.card!);
    const most = g.rules.furtherAttacks(g, card);
    if (most === 0) return;
    g.cite('10-8-1');
    const key = `${g.rules.sourceKey(g, card)}:dualAttack`;
    if (usesThisTurn(g, key) >= most) return;
    countUse(g, key, 'turn', card.id);
    g.rules.awaitKeyword(g, card, ATTACKS_AGAIN, event);
  },

  furtherAttacks(g: DbsGame, card: CardState): number {
    if (g.rules.hasKeyword(g, card, 'tripleAttack')) return 2;
    return g.rules.hasKeyword(g, card, 'dualAttack') ? 1 : 0;
  },

  /** 10-9-1: KO-ed in a battle, it is remembered until the end of that. */
  noteAvenger(g: DbsGame, event: JournalEvent, departed: readonly LastKnownInformation[]): void {
    if (event.cause?.kind !== 'battle' || !g.state.battle) return;
    const asItWas = departed.find(({ card }) => card.id === event.card)?.lastKnown;
    if (asItWas && g.rules.hasKeyword(g, asItWas, 'revenge'))
      setFact(g, 'avengers', [...g.state.facts.avengers, event.card!]);
  },

  /** 10-9-1: those KO-ed, and the card that has been attacked. */
  avengersNotice(g: DbsGame, event: JournalEvent): void {
    const { battle, facts } = g.state;
    if (!battle) return;
    const { attacker } = duelOf(g);
    const attacked = g.rules.attackedCard(g);
    const isAvenger = g.rules.hasKeyword(g, attacked, 'revenge') && g.rules.avengesAttack(g, battle);
    const avengers = isAvenger ? [...facts.avengers, attacked.id] : facts.avengers;
    if (facts.avengers.length > 0) setFact(g, 'avengers', []);
    if (!g.rules.isAvenged(g, g.card(attacker))) return;
    for (const id of avengers) g.rules.awaitKeyword(g, g.card(id), REVENGE, { ...event, card: attacker });
  },

  /** Reading of 10-9-1: attacked is what the attack was made on (7-1-1), whatever has become the guard card since. */
  attackedCard(g: DbsGame): CardState {
    const { guards, targets } = g.state.battle!;
    return g.card(guards[0]?.target ?? targets[0]!);
  },

  /** 10-9-1: it is there, and has been attacked, even if the attack was negated afterwards. */
  avengesAttack(g: DbsGame, battle: Battle): boolean {
    return g.rules.isStillThere(g, battle, g.rules.attackedCard(g).id);
  },

  /** 10-9-1: on Battle Cards. */
  isAvenged(_g: DbsGame, attacker: CardState): boolean {
    return categoryOf(attacker) === 'battle';
  },

  // --- damage: 10-6, 10-7, 10-20 ------------------------------------------------------------------------------------

  /** 10-6-1: what an attack card with [Critical] puts in the place of adding a card to the hand. */
  insteadOfTheHand(g: DbsGame, card: CardState, cause: CauseOf): Replacement | undefined {
    if (!g.rules.isDamageByAttack(g, cause)) return undefined;
    const source = g.card(cause.source!);
    if (!g.rules.hasKeyword(g, source, 'critical')) return undefined;
    return { source, player: g.rules.masterOf(g, source), ability: CRITICAL, affected: [card] };
  },

  /** 10-6-1, 10-20-1 */
  isDamageByAttack(_g: DbsGame, { kind }: CauseOf): boolean {
    return kind === 'battle';
  },

  /** 10-7-1 */
  damageOf(g: DbsGame, attacker: CardState): number {
    const [found] = g.rules.strikes.filter(([keyword]) => g.rules.hasKeyword(g, attacker, keyword));
    if (!found) return g.rules.damageOfAnAttack;
    g.cite('10-7-1');
    return found[1];
  },

  /** 10-7-1-1, 10-7-1-2, 10-7-1-3: the highest first. */
  strikes: [
    ['quadrupleStrike', 4],
    ['tripleStrike', 3],
    ['doubleStrike', 2],
  ] as readonly (readonly [DbsKeyword, number])[],

  /** 10-20-1 */
  checkVictoryStrike(g: DbsGame, attacker: CardState, isDealt: boolean): void {
    if (!g.rules.hasKeyword(g, attacker, 'victoryStrike') || !isDealt) return;
    g.rules.winByEffect(g, g.rules.masterOf(g, attacker));
  },

  // --- what keeps things off: 10-12, 10-16, 10-22 -------------------------------------------------------------------

  /** 10-12-1: by skills of the owner's opponent, and by battles. */
  isIndestructible(g: DbsGame, card: CardState, cause?: CauseOf): boolean {
    g.rules.citePrinted(g, card, 'indestructible');
    if (!cause || !g.rules.isOfOpponentOrBattle(g, card, cause)) return false;
    if (!g.rules.hasKeyword(g, card, 'indestructible')) return false;
    g.cite('10-12-1');
    return true;
  },

  isOfOpponentOrBattle(_g: DbsGame, card: CardState, { kind, player, because }: CauseOf): boolean {
    if (kind === 'battle') return true;
    const skill = kind === 'rule' ? because : { kind, player };
    return skill !== undefined && skill.kind === 'effect' && skill.player === opponentOf(card.owner);
  },

  /** 10-16-1, 10-22-1 */
  resists(g: DbsGame, card: CardState, cause: CauseOf, words: readonly string[]): boolean {
    g.rules.citePrinted(g, card, 'barrier', 'deflect');
    return (words.includes('chosen') && g.rules.isBehindBarrier(g, card, cause)) || g.rules.isDeflected(g, card, cause);
  },

  /** 10-16-1: from skills of the opponent, and what is paid for them. */
  isBehindBarrier(g: DbsGame, card: CardState, { kind, player }: CauseOf): boolean {
    if (!OF_SKILLS.includes(kind) || player !== opponentOf(g.rules.masterOf(g, card))) return false;
    return g.rules.hasKeyword(g, card, 'barrier');
  },

  /** 10-22-1 */
  isDeflected(g: DbsGame, card: CardState, { kind, ability }: CauseOf): boolean {
    if (!OF_SKILLS.includes(kind) || ability?.keyword !== 'counterPlay') return false;
    return g.rules.hasKeyword(g, card, 'deflect');
  },

  /** 10-22-2, 10-22-3: announced, and not yet in play. */
  isBeingPlayed(g: DbsGame, card: CardState): boolean {
    const isMeant = ({ what, ability, card: ref }: Activation) =>
      (what === 'play' || PLAYED_AS.includes(ability?.type ?? '')) && isAmong([ref], card);
    g.cite('10-22-2', '10-22-3');
    return g.state.activations.some(isMeant);
  },

  /** 10-22-2: a play that is not affected is not negated; 1-3-3: nor a skill of which a text says so. */
  mayBeNegated(g: DbsGame, { card: { id }, ability }: Activation, cause: CauseOf): boolean {
    const card = g.card(id);
    return isAffected(g, card, cause) && !(ability && g.rules.isProhibited(g, card, 'negate', cause));
  },

  // --- the guard card: 10-4 -----------------------------------------------------------------------------------------

  /** 10-4-2: the card is attacked again that was attacked at first; a [Blocker] that has not been resolved yet is not. */
  negateBlocker(g: DbsGame, player: PlayerId): void {
    const { battle } = g.state;
    if (!battle) return;
    g.cite('10-4-2');
    g.rules.negateUnresolvedBlocker(g);
    const first = g.rules.firstTarget(g);
    if (duelOf(g).target === first.id || !g.rules.isStillThere(g, battle, first.id)) return;
    if (g.rules.becomesTarget(g, first)) tell(g, 'targetChanged', { player, card: first.id });
  },

  /** 10-4-2 */
  negateUnresolvedBlocker(g: DbsGame): void {
    const answering = g.state.activations.findLast(({ resolving, answers }) => resolving && answers !== undefined);
    const answered = g.state.activations.find(({ id }) => id === answering?.answers);
    if (answered?.ability === BLOCKER) negateActivation(g, answered.id);
  },

  /** 1-3-3: what forbids to activate [Blocker]. */
  refusalApartFromCost(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    if (ability === BLOCKER && g.rules.isProhibited(g, card, 'block'))
      return { clause: '1-3-3', reason: 'an effect forbids its [Blocker]' };
    return activation.refusalApartFromCost(g, player, card, ability, occasion);
  },
};

const OF_SKILLS: readonly string[] = ['effect', 'cost'];
/** Skills of a card of the hand by which it is played itself. */
const PLAYED_AS: readonly string[] = ['evolve', 'unionFusion', 'unionPotara', 'overRealm', 'darkOverRealm'];

const self = { self: true } as const;

/** 10-6-1 */
const CRITICAL: Ability = {
  type: 'instead',
  keyword: 'critical',
  effect: [{ do: 'move', target: { subject: true }, to: 'drop' }],
};

/** 10-4-1 */
export const BLOCKER: Ability = {
  type: 'auto',
  keyword: 'blocker',
  may: true,
  cost: [{ do: 'setState', target: self, state: 'rested' }],
  effect: [{ do: 'redirect', target: self } as Instruction],
};

/** 10-8-1 */
export const ATTACKS_AGAIN: Ability = {
  type: 'auto',
  keyword: 'dualAttack',
  effect: [
    {
      do: 'later',
      at: 'endOfBattle',
      target: self,
      then: [{ do: 'setState', target: { chosen: true }, state: 'active' }],
    },
  ],
};

/** 10-9-1 */
export const REVENGE: Ability = {
  type: 'auto',
  keyword: 'revenge',
  effect: [{ do: 'ko', target: { subject: true } } as Instruction],
};

const CLAUSE_OF_KEYWORD: Readonly<Record<DbsKeyword, string>> = {
  blocker: '10-4-1',
  critical: '10-6-1',
  doubleStrike: '10-7-1-1',
  tripleStrike: '10-7-1-2',
  quadrupleStrike: '10-7-1-3',
  dualAttack: '10-8-1-1',
  tripleAttack: '10-8-1-2',
  revenge: '10-9-1',
  indestructible: '10-12-1',
  ultimate: '10-14-1',
  barrier: '10-16-1',
  superCombo: '10-17',
  victoryStrike: '10-20-1',
  warriorOfUniverse7: '10-21-1',
  deflect: '10-22-1',
  wormhole: '10-26-1',
  dragonBall: '10-31-1',
  attacksActive: '1-3-1',
};
