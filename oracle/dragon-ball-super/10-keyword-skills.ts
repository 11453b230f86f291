/** 10-1, 10-4, 10-6 to 10-9, 10-12, 10-16, 10-20 to 10-22. KO, and keyword skills that are one word. */
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { DbsKeyword } from '../../schemas/dragon-ball-super';
import { addPending, negateActivation, setFact, emit } from '../kernel/changes';
import { countAs } from '../kernel/continuous/abilities';
import { isAffected } from '../kernel/continuous/prohibitions';
import { activation, type Occasion } from '../kernel/procedures/activation';
import { replacements } from '../kernel/procedures/replacement-order';
import { oncePerTurn } from '../kernel/procedures/once-per-turn';
import type { Activation, PendingAbility } from '../kernel/state/waiting';
import {
  isAmong,
  opponentOf,
  type Ability,
  type CardState,
  type CauseOf,
  type JournalEvent,
  type Refusal,
  type LastKnownCard,
} from '../kernel/state';
import type { Battle } from '../kernel/state/battle';
import { cardsInZones, categoryOf, sideOf, type DbsGame } from './game';
import type { Section } from './packs';
import { duelOf } from '../kernel/packs/leader-games/duels';
import type { Replacement } from '../kernel/changes/intended';

export const keywordSkills = {
  citeKeyword(g: DbsGame, card: CardState, keyword: string, has: boolean): void {
    g.rules.citeParentheses(g, card);
    if (has) g.consult(CLAUSE_OF_KEYWORD[keyword as DbsKeyword]);
    else g.rules.citePrinted(g, card, keyword);
  },

  /** Cites the clause of a printed keyword even if it changes nothing, since what it means decides that as well. */
  citePrinted(g: DbsGame, card: CardState, ...keywords: readonly string[]): void {
    if (g.citations.isSilent) return;
    for (const { keyword } of sideOf(card).abilities ?? [])
      if (keyword !== undefined && keywords.includes(keyword)) g.consult(CLAUSE_OF_KEYWORD[keyword as DbsKeyword]);
  },

  /** 8-1-2: the rule of a keyword says which of the three kinds of skill it is. A [Counter] is none of them. */
  kindOfKeyword(g: DbsGame, { type, keyword = '' }: Ability): string | undefined {
    const [kind, clause] =
      type === 'keyword' ? kindOfWord(keyword as DbsKeyword) : ['activate', CLAUSE_OF_ACTIVATE[type]];
    if (clause === undefined) return undefined;
    g.consult(clause);
    return kind;
  },

  // --- KO: 10-1 -----------------------------------------------------------------------------------------------------

  /** 10-1-1 */
  wordsOfKo: ['removed', 'koed', 'dropped'] as readonly string[],

  /** 10-1-1: only Battle Cards in the Battle Area can be KO-ed. */
  canBeKoed(_g: DbsGame, card: CardState): boolean {
    return card.zone === 'battle' && categoryOf(card) === 'battle';
  },

  // --- keyword skills that are [Auto]s ------------------------------------------------------------------------------

  keywordsNotice(g: DbsGame, event: JournalEvent, leaving: readonly LastKnownCard[]): void {
    if (g.isPlain) return;
    if (event.type === 'isAttacked') g.rules.blockersNotice(g, event);
    if (event.type === 'attackDeclared') g.rules.attackerNotices(g, event);
    if (event.type === 'koed') g.rules.noteAvenger(g, event, leaving);
    if (event.type === 'battleEnding') g.rules.avengersNotice(g, event);
  },

  /** @param player the master of the card, or its last master if it has left (4-3-5) */
  awaitKeyword(
    g: DbsGame,
    card: CardState,
    ability: Ability,
    event: JournalEvent,
    player: PlayerId = g.rules.masterOf(g, card),
  ): void {
    const { id, zoneChangeCount } = card;
    const { generation } = g.state;
    addPending(g, { card: id, zoneChangeCount, player, ability, event, generation });
  },

  /** 10-4-1: [Blocker] triggers for the player whose card is attacked, but not on that card itself. */
  blockersNotice(g: DbsGame, event: JournalEvent): void {
    g.cite('10-4-1');
    const player = g.rules.masterOf(g, g.card(event.card!));
    for (const card of cardsInZones(g, player, g.zonesWith.abilities)) {
      if (!g.rules.blocks(g, card, event)) continue;
      g.rules.awaitKeyword(g, card, BLOCKER, event);
    }
  },

  /** 10-4-1: a card does not block an attack on itself. */
  blocks(g: DbsGame, card: CardState, event: JournalEvent): boolean {
    return card.id !== event.card && g.rules.hasKeyword(g, card, 'blocker');
  },

  /** 10-8-1, 10-8-1-1, 10-8-1-2: the skill works one time fewer in a turn than its name says. */
  attackerNotices(g: DbsGame, event: JournalEvent): void {
    const card = g.card(event.card!);
    for (const skill of g.rules.skillsOfFurtherAttacks(g, card)) {
      g.cite('10-8-1');
      const again = attacksAgain(skill);
      if (!g.rules.wasUsed(g, card, again)) g.rules.awaitKeyword(g, card, again, event);
    }
  },

  /** 10-8-1: each such skill of a card counts separately. */
  skillsOfFurtherAttacks(g: DbsGame, card: CardState): readonly Ability[] {
    return [
      ...g.rules.abilitiesOfKeyword(g, card, 'tripleAttack'),
      ...g.rules.abilitiesOfKeyword(g, card, 'dualAttack'),
    ];
  },

  /** 10-8-1: the keyword says how often in a turn it is activated. */
  usesAllowed(g: DbsGame, card: CardState, ability: Ability): number {
    const { keyword = '' } = ability;
    return keyword in g.rules.furtherAttacks
      ? g.rules.furtherAttacks[keyword]!
      : oncePerTurn.usesAllowed(g, card, ability);
  },

  /** 10-8-1-1, 10-8-1-2 */
  furtherAttacks: { dualAttack: 1, tripleAttack: 2 } as Readonly<Record<string, number>>,

  /** 10-9-1: a card KO-ed in a battle is remembered until the battle ends, once for each [Revenge]. */
  noteAvenger(g: DbsGame, event: JournalEvent, leaving: readonly LastKnownCard[]): void {
    if (event.cause?.kind !== 'battle' || !g.state.battle) return;
    const fallen = leaving.find(({ card }) => card.id === event.card);
    if (!fallen?.lastKnown) return;
    const { player, lastKnown } = fallen;
    const skills = g.rules.abilitiesOfKeyword(g, lastKnown, 'revenge').map(() => ({ card: event.card!, player }));
    if (skills.length > 0) setFact(g, 'avengers', [...g.state.facts.avengers, ...skills]);
  },

  /** 10-9-1: [Revenge] triggers for the cards KO-ed and for the card that was attacked. */
  avengersNotice(g: DbsGame, event: JournalEvent): void {
    const { battle, facts } = g.state;
    if (!battle) return;
    const { attacker } = duelOf(g);
    const attacked = g.rules.attackedCard(g);
    const stays = { card: attacked.id, player: g.rules.masterOf(g, attacked) };
    const skills = g.rules.abilitiesOfKeyword(g, attacked, 'revenge');
    const avengers = [...facts.avengers, ...(g.rules.avengesAttack(g, battle) ? skills.map(() => stays) : [])];
    if (facts.avengers.length > 0) setFact(g, 'avengers', []);
    if (!g.rules.isAvenged(g, g.card(attacker))) return;
    for (const { card, player } of avengers)
      g.rules.awaitKeyword(g, g.card(card), REVENGE, { ...event, card: attacker }, player);
  },

  /**
   * Interpretation of 10-9-1: the attacked card is the one on which the attack was declared (7-1-1), not a later guard
   * card.
   */
  attackedCard(g: DbsGame): CardState {
    const { guards, targets } = g.state.battle!;
    return g.card(guards[0]?.target ?? targets[0]!);
  },

  /**
   * 10-9-1: the attacked card must still be in the battle. It was attacked even if the attack was negated afterwards.
   */
  avengesAttack(g: DbsGame, battle: Battle): boolean {
    return g.rules.remainsInBattle(g, battle, g.rules.attackedCard(g).id);
  },

  /** 10-9-1: [Revenge] works against Battle Cards only. */
  isAvenged(_g: DbsGame, attacker: CardState): boolean {
    return categoryOf(attacker) === 'battle';
  },

  // --- damage: 10-6, 10-7, 10-20 ------------------------------------------------------------------------------------

  /** 10-6-1: damage by an attack card with [Critical] drops the life card instead of adding it to the hand. */
  insteadOfHand(g: DbsGame, card: CardState, cause: CauseOf): Replacement | undefined {
    if (!g.rules.isDamageByAttack(g, cause)) return undefined;
    const source = g.card(cause.source!);
    if (!g.rules.hasKeyword(g, source, 'critical')) return undefined;
    return { source, player: g.rules.masterOf(g, source), ability: CRITICAL, affected: [card] };
  },

  /** 8-9-1, 10-6-1 */
  playerOfReplacement(g: DbsGame, replacement: Replacement, cause: CauseOf | undefined): PlayerId {
    const player = replacements.playerOfReplacement(g, replacement, cause);
    g.cite(replacement.ability === CRITICAL ? '10-6-1' : '8-9-1');
    return player;
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

  /** 10-7-1-1, 10-7-1-2, 10-7-1-3: the highest comes first, since the first match counts. */
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

  /** 10-12-1: protects against skills of the owner's opponent, their costs (8-1-1), and battles. */
  isIndestructible(g: DbsGame, card: CardState, cause?: CauseOf): boolean {
    if (!cause || !g.rules.isOfOpponentOrBattle(g, card, cause)) return false;
    return g.rules.hasKeyword(g, card, 'indestructible');
  },

  isOfOpponentOrBattle(_g: DbsGame, card: CardState, { kind, player, because }: CauseOf): boolean {
    if (kind === 'battle') return true;
    const skill = kind === 'rule' ? because : { kind, player };
    return skill !== undefined && OF_SKILLS.includes(skill.kind) && skill.player === opponentOf(card.owner);
  },

  /** 10-16-1, 10-22-1 */
  resists(g: DbsGame, card: CardState, cause: CauseOf, words: readonly string[]): boolean {
    g.rules.citePrinted(g, card, 'barrier', 'deflect');
    const isChosen = words.includes('chosen');
    if (isChosen && g.rules.isBehindBarrier(g, card, cause)) return true;
    return (!isChosen || g.rules.deflectsChoices) && g.rules.isDeflected(g, card, cause);
  },

  /** 10-22-1 */
  effectReaches(g: DbsGame, card: CardState, cause: CauseOf): boolean {
    return !g.rules.resists(g, card, cause, NO_WORDS);
  },

  /** Interpretation of 10-22-1: to choose a card is not to affect it. */
  deflectsChoices: false as boolean,

  /** 10-16-1: protects against skills of the opponent and their costs. */
  isBehindBarrier(g: DbsGame, card: CardState, { kind, player }: CauseOf): boolean {
    if (!OF_SKILLS.includes(kind) || player !== opponentOf(g.rules.masterOf(g, card))) return false;
    return g.rules.hasKeyword(g, card, 'barrier');
  },

  /** 10-22-1 */
  isDeflected(g: DbsGame, card: CardState, { kind, ability }: CauseOf): boolean {
    if (!OF_SKILLS.includes(kind) || ability?.keyword !== 'counterPlay') return false;
    return g.rules.hasKeyword(g, card, 'deflect');
  },

  /** 10-22-2, 10-22-3: a card is being played from its declaration until it is in play. */
  isBeingPlayed(g: DbsGame, card: CardState): boolean {
    const isMatch = ({ what, ability, card: ref }: Activation) =>
      (what === 'play' || PLAYED_AS.includes(ability?.type ?? '')) && isAmong([ref], card);
    return g.state.activations.some(isMatch);
  },

  /** 10-22-2: a play that cannot be affected is not negated. A text can also forbid negating a skill (1-3-3). */
  mayBeNegated(g: DbsGame, { card: { id }, ability }: Activation, cause: CauseOf): boolean {
    const card = g.card(id);
    return isAffected(g, card, cause) && !(ability && g.rules.isProhibited(g, card, 'negate', cause));
  },

  // --- the guard card: 10-4 -----------------------------------------------------------------------------------------

  /** Returns whether a [Blocker] is being resolved (10-4-1). */
  isBlocking(g: DbsGame): boolean {
    return g.state.activations.findLast(({ resolving }) => resolving)?.ability === BLOCKER;
  },

  /** 10-4-2: the first target is attacked again, and an unresolved [Blocker] is negated. */
  negateBlocker(g: DbsGame, player: PlayerId): void {
    const { battle } = g.state;
    if (!battle) return;
    g.cite('10-4-2');
    g.rules.negateUnresolvedBlocker(g);
    const first = g.rules.firstTarget(g);
    if (duelOf(g).target === first.id) return;
    if (!g.rules.remainsInBattle(g, battle, first.id)) return g.rules.switchToMissingTarget(g, first);
    if (g.rules.becomesTarget(g, first)) emit(g, 'targetChanged', { player, card: first.id });
  },

  /** Interpretation of 10-4-2, 1-3-2: an attack cannot be switched back to a card that has left, so the guard card stays. */
  switchToMissingTarget(_g: DbsGame, _first: CardState): void {},

  /** 10-4-2 */
  negateUnresolvedBlocker(g: DbsGame): void {
    const answering = g.state.activations.findLast(({ resolving, answers }) => resolving && answers !== undefined);
    const answered = g.state.activations.find(({ id }) => id === answering?.answers);
    if (answered?.ability === BLOCKER) negateActivation(g, answered.id);
  },

  /** 1-3-3: a text can forbid activating [Blocker]. */
  refusalApartFromCost(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    if (ability === BLOCKER && g.rules.isProhibited(g, card, 'block'))
      return { clause: '1-3-3', reason: `an effect forbids activating the [Blocker] of "${card.id}"` };
    return activation.refusalApartFromCost(g, player, card, ability, occasion);
  },
} satisfies Section<
  'playerOfReplacement' | 'citeKeyword' | 'wordsOfKo' | 'canBeKoed' | 'usesAllowed' | 'refusalApartFromCost'
>;

/** The clauses that make these keywords [Auto]s. All other one-word keywords are [Permanent]s. */
const CLAUSE_OF_AUTO: Readonly<Partial<Record<DbsKeyword, string>>> = {
  blocker: '10-4-1',
  dualAttack: '10-8-1',
  tripleAttack: '10-8-1',
  revenge: '10-9-1',
};
const kindOfWord = (keyword: DbsKeyword): readonly [string, string] =>
  keyword in CLAUSE_OF_AUTO ? ['auto', CLAUSE_OF_AUTO[keyword]!] : ['permanent', CLAUSE_OF_KEYWORD[keyword]];
/** The clauses that make these skills [Activate]s. */
const CLAUSE_OF_ACTIVATE: Readonly<Record<string, string>> = {
  awaken: '10-2-1',
  wish: '10-28-1',
  field: '10-3-1',
  evolve: '10-5-1',
  unionFusion: '10-13-3-1',
  unionPotara: '10-13-4-1',
  unionAbsorb: '10-13-5-1',
  overRealm: '10-15-1',
  swap: '10-24-1',
  darkOverRealm: '10-25-1',
};
const NO_WORDS: readonly string[] = [];
const OF_SKILLS: readonly string[] = ['effect', 'cost'];
/** Skills that play their own card from the hand. */
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

const STANDS_UP: readonly Instruction[] = [{ do: 'setState', target: { chosen: true }, state: 'active' }];

/** 10-8-1, 10-9-1: these skills come "after the battle". */
export const comesAfterBattle = ({ ability }: PendingAbility): boolean =>
  ability === REVENGE || ability.effect === STANDS_UP;

/** 10-8-1: returns what [Dual Attack] or [Triple Attack] does, always the same object for the same skill. */
function attacksAgain(skill: Ability): Ability {
  let again = AGAIN.get(skill);
  if (!again) AGAIN.set(skill, (again = countAs(skill, { ...ATTACKS_AGAIN, keyword: skill.keyword! })));
  return again;
}

const AGAIN = new WeakMap<Ability, Ability>();

const ATTACKS_AGAIN: Ability = {
  type: 'auto',
  timesPerTurn: 1,
  effect: [
    {
      do: 'later',
      at: 'endOfBattle',
      target: self,
      then: STANDS_UP,
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
