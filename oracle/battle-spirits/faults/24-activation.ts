/** Misreadings of 24-2, 24-3-1 and FAQ-1: when effects are activated, what is a use, ranks, texts, Hands. */
import { addPending, endEffects } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { canPayThenAct } from '../../kernel/costs/analysis';
import { isForbiddenToPlayer } from '../../kernel/continuous/prohibitions';
import { fitsTrigger } from '../../kernel/reading/select';
import { ofPlayer } from '../../kernel/objects/objects';
import { opponentOf, type Ability, type CardState } from '../../kernel/state';
import { saidAs } from '../../kernel/testing/common-texts';
import { afterwards } from '../../kernel/testing/doing';
import { memory } from '../../kernel/testing/memory';
import { alsoIf, always, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { asBs, onField, sideOf, type BsGame, type BsRules } from '../game';

/** Returns whether the Spirits of the player cannot activate effects. */
const isSilenced = (g: BsGame, { side }: CardState): boolean =>
  onField(g, opponentOf(side)).some((card) =>
    (sideOf(card).abilities ?? []).some(({ effect }) => effect.some((said) => said.do === 'negate')),
  );

/** What an effect of the card adds to its own BP. */
const ownBp = (card: CardState): { readonly layer: number; readonly by: number }[] =>
  (sideOf(card).abilities ?? []).flatMap(({ effect }) =>
    effect.flatMap((said) =>
      said.do === 'modify' && 'by' in said && typeof said.by === 'number' ? [{ layer: 0, by: said.by }] : [],
    ),
  );

/** A card with such an effect is used although an effect forbids it. */
const usedAsWell = (type: string) =>
  result<BsRules, 'unusableRefusal'>('unusableRefusal', (refusal, _g, _player, card) =>
    sideOf(card).abilities?.some((one) => one.type === type) ? null : refusal,
  );

const isUnaffected = (card: CardState): boolean =>
  sideOf(card).abilities?.some(({ effect }) => effect.some((said) => said.do === 'unaffected')) ?? false;

export const activationFaults = faultTable<BsRules>({
  '24-2-1': {
    'an effect that is always in force works in the own turn': onlyIf(
      'abilityIsValid',
      (g, card, ability) => !g.rules.isContinuous(g, ability) || card.side === g.state.turnPlayer,
    ),
  },
  '24-2-3': {
    'a card that cannot be used Advents': usedAsWell('advent'),
    'a card that cannot be used Manifests': usedAsWell('manifest'),
    'a card that is summoned has not been used': skip('noteUse', (_g, _player, card) =>
      sideOf(card).category === 'spirit'),
    'a card that is deployed has not been used': skip('noteUse', (_g, _player, card) =>
      sideOf(card).category === 'nexus'),
    'a Magic has not been used': skip('noteUse', (_g, _player, card) => sideOf(card).category === 'magic'),
    'what cannot be used is summoned': another('unusableRefusal', () => null),
    'a set aside card is not used': (rules) => {
      const fromElsewhere = memory(() => new Set<string>());
      return {
        *useCard(g, use) {
          if (use.card.zone === 'setAside') fromElsewhere(g).add(use.card.id);
          yield* rules.useCard(g, use);
        },
        noteUse(g, player, card) {
          if (!fromElsewhere(g).has(card.id)) rules.noteUse(g, player, card);
        },
      };
    },
  },
  '24-2-4': {
    'a Burst of a card that cannot be used is not activated': onlyIf(
      'burstCanBeMet',
      (g, card) => !g.rules.isProhibited(g, card, 'use'),
    ),
    'a Burst is a use of its card': afterwards('resolveBurst', (g, { player, card }) =>
      g.rules.noteUse(g, player, g.card(card)),
    ),
    'an effect that an event activates is used': afterwards('resolveWaitingAbility', (g, { player, card, ability }) => {
      if (ability.when?.event === 'attackDeclared') g.rules.noteUse(g, player, g.card(card));
    }),
  },
  '24-2-5': {
    'an effect to activate is used in any Attack Step': (rules) => ({
      conditionHolds: (g, context, ability) => ability.type === 'activate' || rules.conditionHolds(g, context, ability),
    }),
    'an effect to activate is used as often as wanted': always('wasUsed', false),
    'a Spirit with an effect for its summon has no effect that is always in force': onlyIf(
      'abilityIsValid',
      (g, card, ability) =>
        !g.rules.isContinuous(g, ability) || !sideOf(card).abilities!.some(({ type }) => type === 'auto'),
    ),
    'a Spirit with an effect that is always in force has none for its summon': onlyIf(
      'isTriggered',
      (_g, { when }) => when?.event !== 'summoned',
    ),
  },
  '24-3-1': {
    'an effect at a stated time reads the BP without what is in force all the time': (rules) => ({
      fitsFilter(g, filter, card, reader) {
        const { min = 0, max = Infinity } = filter.stat?.bp ?? {};
        if (!filter.stat?.bp || g.state.resolving.length === 0) return rules.fitsFilter(g, filter, card, reader);
        const { stat: _, ...others } = filter;
        const bp = g.rules.printed(g, card, 'bp');
        return rules.fitsFilter(g, others, card, reader) && bp >= Number(min) && bp <= Number(max);
      },
    }),
  },
  'FAQ-1-1': {
    'the Refresh Step refreshes what an effect keeps Exhausted': another('stateIsForbidden', () => false),
  },
  'FAQ-1-4-1': {
    'only a Magic has effects that cannot be prevented': onlyIf(
      'mayLeave',
      (_g, card, { cause }) => cause.ability?.type !== 'auto' || !isUnaffected(card),
    ),
    '"cannot activate" ranks before "unaffected"': (rules) => ({
      notices: (g, card, event) => !isSilenced(g, card) && rules.notices(g, card, event),
    }),
    'what is unaffected is not reached by what cannot be prevented': onlyIf(
      'mayLeave',
      (_g, card, { cause }) => cause.ability?.unpreventable !== true || !isUnaffected(card),
    ),
    '"cannot activate" ranks before "cannot be prevented"': onlyIf(
      'abilityIsValid',
      (g, card, ability) => !ability.unpreventable || !isSilenced(g, card),
    ),
    '"cannot activate" says nothing of what is always in force': result('ruleModifiers', (modifiers, g, card, stat) =>
      stat === 'bp' && isSilenced(g, card) ? [...modifiers, ...ownBp(card)] : modifiers,
    ),
  },
  'FAQ-1-4-2': {
    'an effect at a stated time that cannot be prevented is activated in any case': afterwards(
      'happened',
      (g, event) => {
        for (const card of onField(g, g.state.turnPlayer))
          for (const ability of (sideOf(card).abilities ?? []) as Ability[]) {
            if (!ability.unpreventable || !ability.when || abilitiesOf(g, card).includes(ability)) continue;
            const { id, zoneChangeCount, side: player } = card;
            if (!fitsTrigger(g, { player, source: card }, ability.when, event)) continue;
            addPending(g, { card: id, zoneChangeCount, player, ability, event, generation: g.state.generation });
          }
      },
    ),
  },
  'FAQ-1-5-1': {
    'what follows is done although the first part is not': saidAs((said) =>
      said.do === 'byDoing' ? ({ do: 'may', then: [...said.first, ...said.then] } as never) : said,
    ),
    'the whole is no offer': saidAs((said) =>
      said.do === 'byDoing' ? ({ do: 'ifYouDo', first: said.first, then: said.then } as never) : said,
    ),
    'what follows is done whether the first part is done or not': saidAs((said) =>
      said.do === 'byDoing' ? ({ do: 'ifYouDo', first: said.first, then: said.then, else: said.then } as never) : said,
    ),
    'as much of the first part as is possible is enough': result(
      'clauseAgainstDoing',
      (clause, g, context, { first }) =>
        clause === 'FAQ-1-5-1' && canPayThenAct(g, context, [], first) ? null : clause,
    ),
    'a Spirit with fewer Cores than are asked for is chosen': result(
      'toChooseFrom',
      (able, _g, { inFull }, _instruction, all) => (inFull ? all : able),
    ),
    'an effect is used at will although it cannot be done': always('byDoingRefusal', null),
    'an effect that was declined is used up': always('isAskedBefore', false),
  },
  'FAQ-1-5-2': {
    'the first part is done although the second is impossible': saidAs((said) =>
      said.do === 'byDoing'
        ? ({ do: 'may', then: [{ do: 'ifYouDo', first: said.first, then: said.then }] } as never)
        : said,
    ),
  },
  'FAQ-1-7-1': {
    'what is done "additionally" is done afterwards': (rules) => ({
      *executeInstruction(g, context, said) {
        if (said.do !== 'together') return yield* rules.executeInstruction(g, context, said);
        for (const part of said.parts) yield* g.rules.executeInstruction(g, context, part);
      },
    }),
    'what is done "additionally" is left out': saidAs((said) =>
      said.do === 'together' ? { ...said, parts: said.parts.slice(0, 1) } : said,
    ),
  },
  'FAQ-1-7-3': {
    'what is done afterwards is done before what the effect has activated': (rules) => ({
      firstPending(g, pending) {
        const rests = pending.filter(({ rest }) => rest);
        return rests.length > 0 ? rests : rules.firstPending(g, pending);
      },
    }),
    'what is done afterwards waits for all that waits': (rules) => ({
      firstPending(g, pending) {
        const others = pending.filter(({ rest }) => !rest);
        return rules.firstPending(g, others.length > 0 ? others : pending);
      },
    }),
    'what a Burst does afterwards is not done': another('waitsAsBurst', (g, { ability }) =>
      g.rules.isBurst(g, ability),
    ),
  },
  'FAQ-1-8': {
    'what a Spirit has brought about ends when it leaves': afterwards('happened', (g, { type, from, card }) => {
      if (type === 'moved' && from === 'field') endEffects(g, ({ source }) => source === card);
    }),
  },
  'FAQ-1-10': {
    'nobody looks at set aside cards that lie face down': onlyIf(
      'sees',
      (_g, _viewer, { zone, face }) => zone !== 'setAside' || face === 'up',
    ),
    'both players look at set aside cards that lie face down': alsoIf(
      'sees',
      (_g, _viewer, { zone }) => zone === 'setAside',
    ),
    'nobody looks at the cards that lie face down under a card': onlyIf(
      'sees',
      (_g, _viewer, { zone }) => zone !== 'under',
    ),
    'both players look at the cards that lie face down under a card': alsoIf(
      'sees',
      (_g, _viewer, { zone }) => zone === 'under',
    ),
  },
  'FAQ-1-12': {
    'a swap is impossible while the Hand cannot increase': skip('swapWithHand', (g, card) =>
      isForbiddenToPlayer(g, card.owner, 'handIncrease')),
    'an effect that lets no Hand increase stops the draw of the Draw Step': alsoIf(
      'increasesHand',
      (_g, { cause }) => cause === undefined,
    ),
    'what returns to the Hand does not increase it': (rules) => ({
      mayMove: (g, card, cause, to) => card.zone === 'field' || rules.mayMove(g, card, cause, to),
    }),
    'effects increase a Hand whatever forbids it': another('handMayIncrease', () => true),
    'no effect increases a Hand': skip('noticeHands'),
    'a Hand increases once for each card': (rules) => ({
      *draw(g, player, count, cause) {
        for (let drawn = 0; drawn < count; drawn++) yield* rules.draw(g, player, 1, cause);
      },
    }),
  },
  'FAQ-1-14': {
    'a Core goes to the Reserve of the player of the effect': (rules) => ({
      takerOfCores: (g, giver, to, player) =>
        typeof to === 'string' ? ofPlayer(g, player, to) : rules.takerOfCores(g, giver, to, player),
    }),
    'Cores are placed on Spirits of the opponent': (rules) => ({
      takerOfCores: (g, giver, to, player) => (typeof to === 'string' ? rules.takerOfCores(g, giver, to, player) : to),
    }),
  },
  'FAQ-1-16': {
    'a Spirit has one of each Keyword effect': (rules) => {
      const activated = memory(() => new Set<string>());
      return {
        *resolveWaitingAbility(g, waiting) {
          const key = `${waiting.card} ${asBs(waiting.ability).label}`;
          if (activated(g).has(key)) return;
          activated(g).add(key);
          yield* rules.resolveWaitingAbility(g, waiting);
        },
      };
    },
  },
});
