/** Misreadings of the clauses about strides and hearts (6.5, 6.6, 9.8.2, 9.11.1, 9.11.2, 14.12). */
import { emit, link, setFace } from '../../kernel/changes';
import { wordsOf } from '../../kernel/continuous/information';
import { perform } from '../../kernel/events/perform';
import { linkedTo } from '../../kernel/links';
import { payment } from '../../kernel/procedures/payment';
import { afterwards, both } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { skillOf } from '../06-stride-skills';
import { cardsIn, gradeOf, isGUnit, type VgRules } from '../game';

export const strideFaults = faultTable<VgRules>({
  '9.8.2': {
    'no G unit strides in the Stride Step': always('stridesToPlay', []),
    'G units that lie face up stride again': () => ({ hiddenGUnits: (g, player) => cardsIn(g, player, 'gZone') }),
  },
  '6.6.2': {
    'both vanguards need grade 3 in any case': ({ bothAreGrade3 }) => ({ strideIsReleased: bothAreGrade3 }),
    'a skill is played in the Stride Step, whatever its timing': ({ isTimingOf }) => ({
      isTimingOf: (g, skill, timing) => timing === 'stride' || isTimingOf(g, skill, timing),
    }),
    'no skill is played in the Main Phase': onlyIf('isTimingOf', (_g, _skill, timing) => timing === 'stride'),
    'the own vanguard alone needs grade 3': () => ({
      strideIsReleased: (g, player) => g.rules.highestGrade(g, player) >= 3,
    }),
  },
  '6.6.3': {
    'an ultimate strider strides onto a vanguard of any nation': always('nationAllowsStride', true),
    'an ultimate strider comes without the power of its heart': skip('takeHearts', (_g, gUnit) =>
      gUnit.definition.back === undefined && skillOf(gUnit, 'ultimateStride') !== undefined),
  },
  '6.6.3.1': {
    'onto a vanguard without a nation any ultimate strider strides': alsoIf('nationAllowsStride', (g, player) =>
      g.rules.vanguardsOf(g, player).every((unit) => wordsOf(g, unit, 'nation').length === 0),
    ),
    'onto a vanguard without a nation no ultimate strider strides': onlyIf('nationAllowsStride', (g, player) =>
      g.rules.vanguardsOf(g, player).some((unit) => wordsOf(g, unit, 'nation').length > 0),
    ),
  },
  '6.6.3.2': {
    'any number of cards face up in the G zone is enough': always('enoughFaceUp', true),
    'four cards must lie face up in the G zone': onlyIf(
      'enoughFaceUp',
      (g, player) => cardsIn(g, player, 'gZone').filter(({ face }) => face === 'up').length > 3,
    ),
  },
  '6.6.3.3': {
    'any number of Zeroth Dragons is enough': always('gyzeMayStride', true),
    'the vanguard under a Gyze card may be of any grade': another(
      'gyzeMayStride',
      (g, player) => g.zone(player, 'bind').length >= 5,
    ),
  },
  '6.6.3.4': {
    'an ultimate stride costs less as well': () => ({ costToActivate: payment.costToActivate }),
  },
  '6.6.3.5': {
    'an ultimate strider returns as any G unit does': skip('removeGZones'),
    'only the ultimate strider is removed': ({ removeGZones }) => ({
      *removeGZones(g, players) {
        const kept = players.flatMap((player) => cardsIn(g, player, 'gZone')).slice(0, -1);
        yield* removeGZones(g, players);
        yield* perform(
          g,
          ...kept.map((card) => ({ card, to: { zone: 'gZone', player: card.owner, face: 'up' } as const })),
        );
      },
    }),
  },
  '14.13.2.2': {
    'the Gyze card strides as it is, and is no G unit': ({ prepareGyze }) => ({
      *prepareGyze(g, player, card) {
        yield* prepareGyze(g, player, card);
        yield* perform(g, { card, sheet: 'front' });
      },
    }),
  },
  '14.13.2.2.1': {
    'the vanguard becomes the heart of the Gyze card': ({ prepareGyze }) => ({
      *prepareGyze(g, player, card) {
        yield* perform(g, { card, sheet: 'back' });
        if (g.zone(player, 'field').length === 0) yield* prepareGyze(g, player, card);
      },
    }),
  },
  '6.5.4.2': {
    'the G unit has the power of no heart any more': skip('nameAnother'),
  },
  '4.14.3': {
    'the G deck lies face up': afterwards('placeFirstVanguard', (g, player) => {
      for (const { id } of cardsIn(g, player, 'gZone')) setFace(g, id, 'up');
    }),
  },
  '6.6.2.1': { 'the G unit is shown only when it strides': skip('revealStrider') },
  '6.6.2.2': {
    'no effect changes the cost of a stride': another('costToActivate', (_g, _card, ability) => ability.cost ?? []),
    'a stride costs cards of grade 3 together, whatever its skill names': ({ canPayForStride, payForStride }) => ({
      canPlayStride: (g, player) => canPayForStride(g, player),
      *playStride(g, player, card) {
        if (yield* payForStride(g, player)) yield* g.rules.stride(g, player, card);
      },
    }),
  },
  '6.6.2.3': {
    'the G unit comes to a rear-guard circle': ({ placeStrider }) => ({
      *stride(g, player, card, cause) {
        yield* perform(g, { card, to: { zone: 'field', player, at: `${player}.frontRight`, face: 'up' } });
        if (cause) yield* placeStrider(g, player, card, 'stand', cause);
      },
    }),
  },
  '14.12.3.1': {
    'what a stride takes is no cost': args('discard', (g, cards, cause) => [
      g,
      cards,
      g.state.phase === 'stride' ? undefined : cause,
    ]),
    'one card of grade 3 pays, and no more cards do': onlyIf(
      'isEnoughForStride',
      (_g, cards) => cards.length === 1 || cards.length > 3,
    ),
    'any card of the hand pays': alsoIf('isEnoughForStride', (_g, cards) => cards.length > 0),
    'the grades are exactly 3 together': onlyIf(
      'isEnoughForStride',
      (g, cards) => cards.reduce((sum, card) => sum + gradeOf(g, card), 0) === 3 && cards.length < 3,
    ),
  },
  '6.5.1.1': {
    'the G unit comes standing': args('placeStrider', (g, player, card, _state, cause) => [
      g,
      player,
      card,
      'stand',
      cause,
    ]),
  },
  '6.5.1.1.1': {
    'the vanguard has been rode upon': ({ becomeHearts }) => ({
      *becomeHearts(g, units) {
        for (const { side, id } of units) emit(g, 'rodeUpon', { player: side, card: id });
        yield* becomeHearts(g, units);
      },
    }),
  },
  '6.5.1.2': {
    'the vanguard goes into the soul': () => ({
      *becomeHearts(g, units) {
        yield* perform(g, ...units.map((card) => ({ card, to: { zone: 'soul', player: card.owner } })));
      },
    }),
  },
  '6.5.1.2.1': {
    'the next G unit has only the unit below it as its heart': result('heartsAt', (hearts, _g, { place }) =>
      hearts.filter((heart) => place === undefined || isGUnit(heart)),
    ),
  },
  '6.5.1.3': {
    'the power of the heart is not added': always('namedHeart', undefined),
    'the G unit has its own name alone': () => ({
      printOnField: (g, card, sheet) => (g.rules.isUnit(g, card) ? sheet : g.rules.printOfHeart(g, sheet)),
    }),
    'the heart that became one last is the one that counts': () => ({
      namedHeart: (g, gUnit) => linkedTo(g, gUnit, 'heart').find((heart) => isGUnit(heart)),
    }),
  },
  '6.5.2.1': {
    'the heart lies as the vanguard lay': skip('standHearts'),
    'a deleted vanguard is a deleted heart': another('standHearts', (g, units) =>
      perform(g, ...units.map((card) => ({ card, state: 'stand', unreplaceable: true }))),
    ),
  },
  '6.5.2.2': {
    'the vanguard stays a unit beside the G unit': ({ standHearts }) => ({ becomeHearts: standHearts }),
  },
  '6.5.2.2.2': {
    'what all units get the heart gets as well': ({ isUnit }) => ({
      appliesTo: () => true,
      isUnit: (g, card) => isUnit(g, card) || (card.zone === 'field' && g.rules.heartsAt(g, card).includes(card)),
    }),
  },
  '6.5.2.2.2.1': {
    'what was given to the vanguard is lent to the G unit': always('appliesTo', true),
  },
  '6.5.2.2.3': {
    'the abilities of the heart go on': both(always('appliesTo', true), () => ({
      printOfHeart: (_g, sheet) => sheet,
    })),
  },
  '6.5.3': {
    'the heart stays below the one that was ridden': both(
      result('othersAt', (others, g) => others.filter((card) => g.rules.isUnit(g, card))),
      skip('heartsAreFree'),
    ),
  },
  '6.5.4.1': {
    'a move to another circle leaves the heart a heart': both(
      another('linkEndsByMoving', (_g, { kind }) => kind === 'legion'),
      always('playersWithHeartsOnly', []),
    ),
    'the vanguard stands when the G unit has gone': args('becomeUnitAgain', (g, heart) => [g, heart, 'stand']),
    'the heart stays a heart': skip('heartsAreFree'),
  },
  '6.5.4.1.1': {
    'all the hearts are vanguards again': ({ becomeUnitAgain }) => ({
      *becomeUnitAgain(g, heart, state) {
        for (const one of g.rules.heartsAt(g, heart)) yield* becomeUnitAgain(g, one, state);
      },
    }),
  },
  '9.11.1': {
    'G units stay on the field': always('gUnitsToReturn', []),
    'only the vanguard returns': result('gUnitsToReturn', (cards, g) =>
      cards.filter((card) => g.rules.isVanguard(g, card)),
    ),
  },
  '9.11.1.1': {
    'the vanguard that comes to light stays, though it is a G unit': ({ gUnitsToReturn }) => {
      const looked = new WeakMap<object, number>();
      return {
        gUnitsToReturn(g) {
          if (looked.get(g) === g.state.turn) return [];
          looked.set(g, g.state.turn);
          return gUnitsToReturn(g);
        },
      };
    },
  },
  '9.11.2': { 'a G unit that is a heart stays': always('gHeartsToReturn', []) },
  '13.5.1.2': {
    'a card of the soul is ridden, and the heart goes into the soul': () => ({
      playersWithHeartsOnly: () => [],
      hasHearts: () => false,
    }),
  },
  '10.5.1.2.3': {
    'G guardians come at any grade of the vanguards': alsoIf(
      'gGuardiansAreReleased',
      (g, player) => g.rules.usedGGuardians(g, player).length <= 3,
    ),
    'a fourth G guardian does not come': onlyIf(
      'gGuardiansAreReleased',
      (g, player) => g.rules.usedGGuardians(g, player).length < 3,
    ),
    'any number of G guardians comes': alsoIf('gGuardiansAreReleased', (g, player) => g.rules.bothAreGrade3(g, player)),
  },
  '14.16.1': {
    'a G guardian comes for nothing': () => ({
      *payForGGuardians() {
        return true;
      },
    }),
  },
  '14.16.2': {
    'two G guardians are paid for by one card': always('refusalTogether', null),
    'no card comes from the G zone in the guard step': always('gGuardiansToCall', []),
  },
  '6.5.2.2.4': {
    'the mate stays a heart when the leader is a vanguard again': always('partnersOf', []),
  },
  '6.5.2.2.4.1': {
    'whoever led before leads again': ({ renewLegion }) => ({
      *renewLegion(g, one, other) {
        const led = g.rules.isLegionMate(g, one) ? other : one;
        yield* renewLegion(g, one, other);
        if (!g.rules.isInLegion(g, one)) return;
        g.rules.endLegion(g, one, other);
        link(g, 'legion', (led === one ? other : one).id, led.id);
      },
    }),
  },
  '6.5.2.2.4.1.1': {
    'of two that seek each other the one that led before leads': ({ renewLegion }) => ({
      *renewLegion(g, one, other) {
        const seeks = [one, other].every((card) => g.rules.seeks(g, card, card === one ? other : one));
        if (!seeks) yield* renewLegion(g, one, other);
      },
    }),
  },
  '6.5.2.2.4.1.2': {
    'a legion lasts though neither seeks the other': ({ renewLegion }) => ({
      *renewLegion(g, one, other) {
        const [leader, mate] = g.rules.isLegionMate(g, one) ? [other, one] : [one, other];
        yield* renewLegion(g, one, other);
        if (!g.rules.isInLegion(g, one)) link(g, 'legion', mate.id, leader.id);
      },
    }),
  },
  '4.14.2': {
    'everybody knows the face-down cards of the G zone': alsoIf(
      'seesFaceDown',
      (_g, _viewer, card) => card.zone === 'gZone',
    ),
  },
  '4.14.4': {
    'the other player does not know face-up cards of the G zone': alsoIf(
      'isHiddenFaceDown',
      (_g, { zone }) => zone === 'gZone',
    ),
  },
  '4.14.5': {
    'cards come to the G zone face down': () => ({
      putIntoGZone: (g, cards) =>
        perform(
          g,
          ...cards.map((card) => ({ card, to: { zone: 'gZone', face: 'down', player: card.owner } as const })),
        ),
      redirections: [],
    }),
  },
});
