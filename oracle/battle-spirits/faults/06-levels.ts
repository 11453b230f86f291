/** Misreadings of 6-2, FAQ-2 and 27: levels, depletion, the Soul Core, Heavy Exhaust. */
import { perform } from '../../kernel/events/perform';
import { movingCounters } from '../../kernel/objects/counters';
import { ofPlayer } from '../../kernel/objects/objects';
import { byRule, NOTHING, opponentOf, RULE } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { memory } from '../../kernel/testing/memory';
import { always, another, faultTable, refuse, result, skip } from '../../kernel/testing/misreadings';
import { changesOf } from '../05-main-step';
import { depletion, isLife } from '../06-levels';
import { asBs, coresOn, levelsOf, onField, reserveOf, trashCoresOf, type BsRules } from '../game';
import { isDeparting } from '../../kernel/objects/departing';

/** Another manner of going than depletion. */
const depletedBy =
  (manner: 'destroy' | 'return' | 'setAside', zone = 'trash') =>
  ({ ruleRows }: BsRules): Partial<BsRules> => ({
    ruleRows: ruleRows.map((row) =>
      row === (depletion as unknown)
        ? ({
            ...depletion,
            *decide(g, { card }) {
              g.cite(...depletion.clauses);
              return g.rules.changesOfLeaving(g, [card!], { manner, to: { zone }, cause: RULE });
            },
          } satisfies typeof depletion as never)
        : row,
    ),
  });

/** The level as it was at the beginning of the turn, or when it was first asked. */
const levelsThatStay = ({ levelOf }: BsRules, changes: (before: number, now: number) => boolean): Partial<BsRules> => {
  const known = memory(() => new Map<string, number>());
  return {
    levelOf(g, card, cores = coresOn(card)) {
      const before = known(g).get(card.id);
      if (card.zone === 'field' && (before === undefined || changes(before, cores))) known(g).set(card.id, cores);
      return levelOf(g, card, Math.max(known(g).get(card.id) ?? cores, Math.min(cores, levelsOf(card)[0]?.cores ?? 0)));
    },
  };
};

const alsoFights =
  (what: 'attack' | 'block') =>
  ({ fighters }: BsRules): Partial<BsRules> => ({
    fighters: (g, player, kind) => [
      ...fighters(g, player, kind),
      ...(kind === what ? onField(g, player).filter(({ state }) => state === 'heavyExhausted') : []),
    ],
  });

const soulCoreToVoid = ({ mayHold, coresThatCanGo }: BsRules): Partial<BsRules> => ({
  mayHold: (g, holder, counter, cause) => holder === null || mayHold(g, holder, counter, cause),
  coresThatCanGo: (g, giver, said) => (said.to === 'void' ? coresOn(giver) : coresThatCanGo(g, giver, said)),
});

export const levelFaults = faultTable<BsRules>({
  '6-2-1': {
    'no Cores are moved from card to card': refuse('moveRefusal', (g, _player, { moves = [] }) =>
      moves.every((move) =>
        [move.from, move.to].every((place) => place in g.state.cards && g.card(place).zone === 'field'),
      ),
    ),
    'Cores are moved once in a turn': ({ moveRefusal }) => {
      const moved = memory(() => new Set<number>());
      return {
        moveRefusal: (g, player, action) =>
          moved(g).has(g.state.turn) ? { clause: '6-2-1', reason: 'once' } : moveRefusal(g, player, action),
        *moveCores(g, player, { moves = [] }) {
          g.cite('6-2-1');
          moved(g).add(g.state.turn);
          yield* perform(g, ...changesOf(g, moves, RULE));
        },
      };
    },
  },
  '6-2-2': {
    'no effect takes Cores from a card': another('decideCores', function* () {
      return [];
    }),
    'paying leaves the level of a Spirit': (rules) => levelsThatStay(rules, (before, now) => now > before),
  },
  '6-2-3-1': {
    'a Spirit stays on its lowest level': another('bpOfLevel', (_g, card) => levelsOf(card)[0]?.bp ?? 0),
    'the level stays as it was when the card came': (rules) => levelsThatStay(rules, () => false),
    'the next level needs one Core more': another('levelOf', (_g, card, cores = coresOn(card)) => {
      const [first, ...others] = levelsOf(card);
      return others.findLast((level) => level.cores < cores) ?? (first && first.cores <= cores ? first : undefined);
    }),
  },
  '6-2-3-2': {
    'effects of a higher level work on every level': (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, asBs(ability).levels ? ({ ...ability, levels: undefined } as never) : ability),
    }),
    'effects of a higher level never work': always(
      'abilityIsValid',
      false,
      (_g, _card, ability) => asBs(ability).levels,
    ),
  },
  '6-2-3-3': {
    'a level that has been reached is kept': (rules) => levelsThatStay(rules, (before, now) => now > before),
  },
  '6-2-3-4': {
    'a Spirit with too few Cores stays on level 1': skip('afterGroup'),
    'each level needs three Cores': another('levelOf', (_g, card, cores = coresOn(card)) =>
      cores === 0 ? undefined : levelsOf(card)[Math.min(levelsOf(card).length - 1, Math.floor(cores / 4))],
    ),
  },
  '6-2-4-1': {
    'a Spirit stays without Cores': skip('afterGroup'),
    'a Spirit is depleted only when its last Core is gone': always(
      'isDepleted',
      false,
      (_g, card) => coresOn(card) > 0,
    ),
    'an Ultimate is never depleted': always('isDepleted', false, (g, card) => g.rules.isUltimate(g, card)),
    'a Nexus without Cores is depleted': result(
      'isDepleted',
      (is, g, card) => is || (g.rules.isNexus(g, card) && coresOn(card) === 0),
    ),
    'Spirits are depleted at the end of the Main Step': ({ afterGroup }) => ({
      afterGroup: (g) => (g.state.phase === 'main' ? NOTHING : afterGroup(g)),
    }),
  },
  '6-2-4-2': {
    'the Cores of a Spirit that leaves are lost': another('coresOfLeaver', () => []),
    'the Cores of a depleted Spirit go to the Trash': another('coresOfLeaver', (g, card) =>
      coresOn(card) === 0 ? [] : [movingCounters(card.counters, card, trashCoresOf(g, card.owner), { cause: RULE })],
    ),
    'the Cores of a depleted Spirit go to the opponent': another('coresOfLeaver', (g, card) =>
      coresOn(card) === 0
        ? []
        : [movingCounters({ core: coresOn(card) }, card, reserveOf(g, opponentOf(card.owner)), { cause: RULE })],
    ),
    'a depleted Spirit returns to the Hand': depletedBy('setAside', 'hand'),
  },
  '6-2-4-3': {
    'a depleted Spirit is destroyed': depletedBy('destroy'),
  },
  '6-2-4-4': {
    'a depleted Spirit has left when its effect is resolved': ({ departs }) => ({
      departs: (g, change) => departs(g, change) && !(change.events ?? []).includes('depleted'),
    }),
    'a depleted Spirit brings about nothing': depletedBy('setAside'),
  },
  '6-2-4-5': {
    'every Spirit needs a Core': result(
      'isDepleted',
      (is, g, card) => is || (g.rules.isSpirit(g, card) && coresOn(card) === 0),
    ),
  },
  '6-2-5-1': {
    'each player has 4 Cores besides the Soul Core': beforehand('placeCores', (g, player) =>
      perform(g, movingCounters({ core: 1 }, null, reserveOf(g, player), { cause: RULE })),
    ),
    'nobody has a Soul Core': afterwards('placeCores', (g, player) => {
      const reserve = reserveOf(g, player);
      return perform(
        g,
        movingCounters({ soulCore: 1 }, reserve, ofPlayer(g, player, 'removedCores'), { cause: RULE }),
        movingCounters({ core: 1 }, null, reserve, { cause: RULE }),
      );
    }),
  },
  '6-2-5-2': {
    'the Soul Core does not count for the level': another('levelOf', (_g, card, cores = card.counters.core ?? 0) =>
      levelsOf(card).findLast((level) => level.cores <= cores),
    ),
    'the Soul Core cannot be paid': refuse('paymentRefusal', (g, use) =>
      use.moves.some(({ to, counters }) => counters.soulCore && to === trashCoresOf(g, use.player).id),
    ),
  },
  '6-2-5-3': {
    'effects put the Soul Core into the Life': ({ mayHold, coresThatCanGo }) => ({
      mayHold: (g, holder, counter, cause) => isLife(holder) || mayHold(g, holder, counter, cause),
      coresThatCanGo: (g, giver, said) => (said.to === 'life' ? coresOn(giver) : coresThatCanGo(g, giver, said)),
    }),
    'effects put the Soul Core into the Void': soulCoreToVoid,
  },
  '6-2-5-4': {
    'a Seal gives nothing': always('whileHolds', false, (_g, _card, ability) =>
      asBs(ability).while?.includes('sealed'),
    ),
    '[While Sealed] works without a Seal': always('whileHolds', true, (_g, _card, ability) =>
      asBs(ability).while?.includes('sealed'),
    ),
  },
  'FAQ-2-1': {
    'Cores that are exchanged move one after the other': ({ moveCores }) => ({
      *moveCores(g, player, action) {
        for (const move of action.moves ?? []) yield* moveCores(g, player, { ...action, moves: [move] });
      },
    }),
    'the Soul Core is not moved': refuse('moveRefusal', (_g, _player, { moves = [] }) =>
      moves.some(({ counters }) => counters.soulCore),
    ),
  },
  'FAQ-2-2': {
    'the Soul Core goes to the Void': soulCoreToVoid,
    'nothing goes where the Soul Core would have to': result('coresThatCanGo', (count, _g, giver, { to }) =>
      to === 'void' && giver.counters.soulCore ? 0 : count,
    ),
  },
  'FAQ-2-3': {
    'the player of the effect chooses': ({ soulCoreGoes }) => ({
      soulCoreGoes: (g, player) => soulCoreGoes(g, opponentOf(player)),
    }),
    'the Soul Core goes last': ({ soulCoreGoes }) => ({
      *soulCoreGoes(g, player) {
        yield* soulCoreGoes(g, player);
        return false;
      },
    }),
    'the Soul Core goes first': ({ soulCoreGoes }) => ({
      *soulCoreGoes(g, player) {
        yield* soulCoreGoes(g, player);
        return true;
      },
    }),
  },
  'FAQ-2-4': {
    'a Spirit does not give its last Core for its effect': refuse(
      'activateEffectRefusal',
      (g, player, action, timing) => {
        const found = g.rules.effectOfAction(g, player, action, timing);
        return found && coresOn(found.card) === 1;
      },
    ),
    'the effect of a Spirit that is depleted for it does nothing': skip('draw', (g, player) =>
      onField(g, player).some((card) => isDeparting(g, card))),
  },
  '27-1-1': {
    'Heavy Exhaust is Exhaust': result('turned', (state) => (state === 'heavyExhausted' ? 'exhausted' : state)),
  },
  '27-1-2': {
    'what is Heavy Exhausted attacks': alsoFights('attack'),
    'what is Heavy Exhausted blocks': alsoFights('block'),
  },
  '27-1-3': {
    'one refresh turns what is Heavy Exhausted upright': result('turned', (state, _g, _card, asked) =>
      asked === 'refreshed' ? 'refreshed' : state,
    ),
    'what is Heavy Exhausted stays so': result('turned', (state, _g, card) =>
      card.state === 'heavyExhausted' ? 'heavyExhausted' : state,
    ),
  },
  '27-1-4': {
    'an attack makes a Spirit Heavy Exhausted': another('exhaust', (g, player, card) => {
      g.cite('27-1-4');
      return perform(g, { card, state: 'heavyExhausted', cause: byRule(player) });
    }),
  },
  '27-1-5': {
    'what is Heavy Exhausted is not Exhausted': another('isInState', (_g, state, asked) => state === asked),
    'what is Heavy Exhausted can be Exhausted': result('turned', (state, _g, card, asked) =>
      asked === 'exhausted' && card.state === 'heavyExhausted' ? 'exhausted' : state,
    ),
  },
  '27-1-6': {
    'only what stands upright has been refreshed': result('stateEvent', (event, _g, state) =>
      event === 'refreshed' && state !== 'refreshed' ? 'exhausted' : event,
    ),
  },
});
