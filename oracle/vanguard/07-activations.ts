/** 7.14, 7.15. Giving and losing abilities, getting values, and texts that say that something activates. */
import type { CitedAnswer } from '../kernel/clauses';
import type { AbilityKind, Instruction } from '../../schemas/ability';
import { addPending } from '../kernel/changes';
import { abilitiesOf, nameOnCard } from '../kernel/continuous/abilities';
import { hasWord, wordsOf } from '../kernel/continuous/information';
import { anyModifierOfKind } from '../kernel/continuous/sources';
import { statOf } from '../kernel/continuous/values';
import { type Said } from '../kernel/language/definition';
import { isOfKind } from '../kernel/reading/ability-kind';
import { addLasting } from '../kernel/language/instructions';
import { holds } from '../kernel/reading/select';
import { swapOf } from '../kernel/language/words/exchanging';
import { gain, negate, treat, type Negate, type Treat } from '../kernel/language/words/lasting';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState, JournalEvent, Procedure, LastKnownCard } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';
import { wordOf } from '../kernel/reading/language';
import type { KeyedModification } from '../kernel/state/lasting';
import type { EvaluationContext } from '../kernel/state/effect-context';

export interface Activate {
  readonly of?: AbilityKind;
  readonly times?: number;
  readonly until?: string;
}

const passesOn = (g: VgGame, { effect }: Ability): boolean =>
  effect.some((instruction) => wordOf(g, instruction).modificationsNow !== undefined);

const ACTIVATED: JournalEvent = { type: 'activated', clauses: [] };

/** Values that texts swap. */
export const EXCHANGED = swapOf(['power', 'critical'], 'present');
type SaidOfSwap = NonNullable<typeof EXCHANGED.said>;

export const activations = {
  /** 7.14.1 */
  *giveAbility(g: VgGame, context: EffectContext, said: Instruction, cards: readonly CardState[]): Procedure {
    g.cite('7.14.1');
    yield* gain.execute!(g, context, said as never, cards);
  },

  /** 7.14.2 */
  *loseAbilities(g: VgGame, context: EffectContext, said: Negate, cards: readonly CardState[]): Procedure {
    g.cite('7.14.2');
    yield* negate.execute!(g, context, said as never, cards);
  },

  /** 7.14.1, 7.14.2: skill icons are abilities. */
  *changeWords(g: VgGame, context: EffectContext, said: Said<'treat', Treat>, cards: readonly CardState[]): Procedure {
    if (said.word === 'icon') g.cite(said.lose ? '7.14.2' : '7.14.1');
    yield* treat.execute!(g, context, said as never, cards);
  },

  /** 7.14.4: the value of the other card is added. */
  valueGotten(g: VgGame, _card: CardState, stat: string, others: readonly CardState[]): number {
    g.consult('7.14.4');
    return others.reduce((sum, other) => sum + statOf(g, other, stat), 0);
  },

  /** 11.9.1.9, 11.9.4: each gets the value that the other one has when the effect is resolved. */
  *exchangeValues(g: VgGame, context: EffectContext, said: SaidOfSwap, cards: readonly CardState[]): Procedure {
    g.cite('11.9.4');
    yield* EXCHANGED.execute!(g, context, said, cards);
  },

  /** 7.14.1: skill icons are abilities as well, but of no kind that a text names by its type. */
  abilitiesToGet(g: VgGame, cards: readonly CardState[], of?: AbilityKind) {
    const abilities = cards.flatMap((card) => abilitiesOf(g, card)).filter(({ type }) => type !== 'byRules');
    const icons = of ? [] : [...new Set(cards.flatMap((card) => wordsOf(g, card, 'icon')))];
    return { abilities: of ? abilities.filter((ability) => isOfKind(g, ability, of)) : abilities, icons };
  },

  /** 7.14.1: what a continuous ability gives; not an ability that does the same, which would never end. */
  abilitiesWhileThere(g: VgGame, cards: readonly CardState[], of?: AbilityKind): readonly KeyedModification[] {
    const { icons } = g.rules.abilitiesToGet(g, cards, of);
    const gained = cards.flatMap((card) =>
      g.rules
        .abilitiesToGet(g, [card], of)
        .abilities.filter((ability) => !passesOn(g, ability))
        .map((ability): KeyedModification => ({
          key: ` ${card.id}@${card.zoneChangeCount}#${nameOnCard(g, card, ability)}`,
          modification: { kind: 'gain', ability },
        })),
    );
    if (icons.length === 0) return gained;
    return [...gained, { key: ' icons', modification: { kind: 'words', word: 'icon', add: icons } }];
  },

  // --- activating: 7.15 ---------------------------------------------------------------------------------------------

  *activateAbilities(g: VgGame, context: EffectContext, said: Activate, card: CardState): Procedure {
    for (const ability of abilitiesOf(g, card)) {
      if (said.of && !isOfKind(g, ability, said.of)) continue;
      if (ability.type === 'act') yield* g.rules.activateAct(g, card, ability);
      else if (ability.type === 'auto') g.rules.standBy(g, context, card, ability, said.times ?? 1);
      else if (ability.type === 'cont') g.rules.activateCont(g, context, card, said);
    }
  },

  /** 7.15.1.1: it is in effect, whatever its own condition says. */
  activateCont(g: VgGame, context: EffectContext, card: CardState, { until }: Activate): void {
    g.cite('7.15.1.1');
    addLasting(g, context, [card], { kind: 'words', word: 'active', add: ['cont'] }, { ...(until && { until }) });
  },

  conditionHolds: (g: VgGame, context: EvaluationContext, ability: Ability): boolean =>
    !ability.if ||
    (ability.type === 'cont' && anyModifierOfKind(g, 'words') && hasWord(g, context.source, 'active', 'cont')) ||
    holds(g, context, ability.if),

  /** 7.15.1.2: its master plays it, with its cost. */
  *activateAct(g: VgGame, card: CardState, ability: Ability): Procedure {
    g.cite('7.15.1.2');
    const player = g.rules.masterOf(g, card);
    if (g.rules.mayActivateNow(g, player, card, ability)) yield* g.rules.activateAndResolve(g, player, card, ability);
  },

  /** 7.15.1.3, 7.15.1.3.1: it stands by, and is played so many times. */
  standBy(g: VgGame, { event }: EffectContext, card: CardState, ability: Ability, times: number): void {
    g.cite('7.15.1.3', ...(times > 1 ? ['7.15.1.3.1'] : []));
    const { id, zoneChangeCount } = card;
    const { generation } = g.state;
    const player = g.rules.masterOf(g, card);
    for (let left = times; left > 0; left--)
      addPending(g, { card: id, zoneChangeCount, player, ability, event: event ?? ACTIVATED, generation });
  },

  /** 7.15.1.3.2: do its automatic abilities not activate when this happens? */
  isSilent(g: VgGame, card: CardState, { type }: JournalEvent): CitedAnswer {
    return anyModifierOfKind(g, 'words') && hasWord(g, card, 'silent', type) && ['7.15.1.3.2'];
  },

  notices: (g: VgGame, card: CardState, event: JournalEvent): boolean =>
    !g.consulting(g.rules.isSilent(g, card, event)),

  cardsThatNotice: (g: VgGame, event: JournalEvent, leaving: readonly LastKnownCard[]): readonly LastKnownCard[] =>
    leaving.filter(({ card, lastKnown }) => !g.consulting(g.rules.isSilent(g, lastKnown ?? card, event))),

  /** 7.15.1.5: a process that is no ability is performed. */
  *activateTrigger(g: VgGame, { player }: EffectContext, cards: readonly CardState[]): Procedure {
    for (const card of cards) {
      g.cite('7.15.1.5');
      yield* g.rules.performIcon(g, player, card);
    }
  },
} satisfies Section<'conditionHolds' | 'cardsThatNotice'>;
