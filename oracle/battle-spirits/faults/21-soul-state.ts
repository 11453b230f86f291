/** Misreadings of section 21: Contract Cards, Soul State and what Contract sources lend. */
import { modificationsOf } from '../../kernel/continuous/modification';
import { always, another, faultTable, onlyIf, skip } from '../../kernel/testing/misreadings';
import { opponentOf } from '../../kernel/state';
import { UNRESTRICTED } from '../21-soul-state';
import { asBs, sideOf, trashCoresOf, type BsRules } from '../game';

export const soulStateFaults = faultTable<BsRules>({
  '21-1-1': {
    'only Spirits are Contract Cards': onlyIf('isContract', (_g, card) => sideOf(card).category === 'spirit'),
  },
  '21-1-2': {
    'a Contract Nexus goes to the Hand': onlyIf('isContract', (_g, card) => sideOf(card).category !== 'nexus'),
  },
  '21-1-4': {
    'a Contract Card that leaves goes to the Trash': another('soulStateCandidates', () => []),
  },
  '21-3-1': {
    'a Contract Card comes into Soul State because of its own player as well': another('leavesByOpponent', () => true),
    'a Contract Card never comes into Soul State after a battle': (rules) => ({
      leavesByOpponent: (g, card) =>
        rules.leavesByOpponent(g, card) && !g.state.departures.some(({ cause }) => cause?.kind === 'battle'),
    }),
    'a Contract Card that the opponent Depletes goes to the Trash': (rules) => ({
      leavesByOpponent: (g, card) => rules.leavesByOpponent(g, card) && !rules.isDepleted(g, card),
    }),
    'any Spirit comes into Soul State': another('isContract', () => true),
  },
  '21-3-2': {
    'a Contract Card in Soul State takes its Brave along to the Trash': another('bravesWithoutHost', () => []),
  },
  '21-3-3': {
    'the Cores of a card that comes into Soul State go to the Trash': another('coresGoTo', (g, card) =>
      trashCoresOf(g, card.owner),
    ),
    'the Cores of a card that comes into Soul State go to the opponent': another('coresGoTo', (g, card) =>
      trashCoresOf(g, opponentOf(card.owner)),
    ),
  },
  '21-3-4': {
    'a Contract Card under a Spirit goes along with it': (rules) => ({
      soulStateCandidates: (g, player, leaving) =>
        rules.soulStateCandidates(g, player, leaving).filter((card) => leaving.includes(card)),
    }),
  },
  '21-3-5': {
    'a Contract Spirit that cannot activate effects goes to the Trash': (rules) => ({
      soulStateCandidates: (g, player, leaving) =>
        rules
          .soulStateCandidates(g, player, leaving)
          .filter((card) => !modificationsOf(g, card).some(({ modification }) => modification.kind === 'negate')),
    }),
  },
  '21-4-1': {
    'Cores can be placed on a card in Soul State': (rules) => ({
      maySoulStateHold: () => true,
      holdsCores: (g, card) => rules.holdsCores(g, card) || rules.isInSoulState(g, card),
    }),
  },
  '21-4-2': {
    'the symbols of a card in Soul State reduce costs': another('givesSymbols', () => true),
  },
  '21-4-3': {
    'an effect on cards counts those in Soul State': another('ruleOnReference', () => UNRESTRICTED),
    'the condition of an effect counts those in Soul State': (rules) => ({
      ruleOnReference: (g, filter, card, reader) =>
        'ability' in reader ? rules.ruleOnReference(g, filter, card, reader) : UNRESTRICTED,
    }),
    'every effect reaches a card in Soul State': (rules) => ({
      keptOffRows: rules.keptOffRows.filter(({ clauses }) => !clauses.includes('21-4-3')),
      ruleOnReference: () => UNRESTRICTED,
    }),
    'no effect reaches a card in Soul State': (rules) => ({
      keptOffRows: rules.keptOffRows.map((row) =>
        row.clauses.includes('21-4-3') ? { ...row, letsThrough: () => false } : row,
      ),
    }),
  },
  '21-4-4': {
    'a card in Soul State attacks and blocks': (rules) => ({
      canFight: (g, card) => rules.canFight(g, card) || rules.isInSoulState(g, card),
    }),
  },
  '21-4-5': {
    'a Contract Spirit does not attack': onlyIf('canFight', (g, card) => !g.rules.isContract(g, card)),
  },
  '21-5-1': {
    'an effect for Soul State works as a Spirit as well': (rules) => ({
      whileHolds: (g, card, ability) =>
        rules.whileHolds(g, card, ability) ||
        (asBs(ability).while?.includes('soulState') === true && card.zone === 'field'),
    }),
    'all effects of the card go on in Soul State': another('worksInSoulState', () => true),
    'no effect works in Soul State': another('worksInSoulState', () => false),
  },
  '21-5-2': {
    'a source lends nothing to a Contract Advent': another('lendsAsSource', () => false),
  },
  '21-5-3': {
    'a card in Soul State needs the level': (rules) => ({
      levelFits: (g, card, ability) =>
        asBs(ability).levels === undefined || (!g.rules.isInSoulState(g, card) && rules.levelFits(g, card, ability)),
    }),
    'the Spirit above needs the level': (rules) => ({
      levelFits: (g, card, ability) => {
        const { levels } = asBs(ability);
        const lv = rules.levelOf(g, card)?.lv;
        return rules.levelFits(g, card, ability) && (!rules.isLent(g, ability) || !levels || levels.includes(lv!));
      },
    }),
    'the Spirit itself needs no level': another('levelFits', () => true),
  },
  '21-6-1': {
    'effects on a Spirit go on in Soul State': skip('dropEffectsOn'),
  },
  '21-6-2': {
    'an Advent takes over the effects that were on the Spirit before Soul State': skip('dropEffectsOn'),
  },
  '21-6-3': {
    'a declared Burst for a destroyed Spirit is resolved though the card is in Soul State': always('hasNotCome', false),
  },
  '21-6-4': {
    'each form of the card has its own limit': (rules) => ({
      abilityKey: (g, card, ability) =>
        `${rules.abilityKey(g, card, ability)}${rules.isInSoulState(g, card) ? 'soul' : ''}${rules.isLent(g, ability) ? 'source' : ''}`,
    }),
  },
  'FAQ-10-3': {
    'the limit begins anew in Soul State': (rules) => ({
      abilityKey: (g, card, ability) =>
        `${rules.abilityKey(g, card, ability)}${rules.isInSoulState(g, card) ? 'soul' : ''}`,
    }),
  },
  '21-6-5': {
    'the limit holds for a card that is summoned anew': another('sourceKey', (_g, card) => card.id),
  },
  '21-6-6': {
    'a source lends to a normal Advent as well': another('hasContractAdvent', () => true),
  },
  'FAQ-10-2': {
    'a Contract Card that the opponent discards comes into Soul State': (rules) => ({
      *discard(g, cards, cause) {
        const kept = cards.filter((card) => g.rules.isContract(g, card) && cause?.player !== card.owner);
        for (const card of kept)
          yield* g.rules.enterSoulState(g, card, { card, to: { zone: 'field', player: card.owner }, cause });
        const others = cards.filter((card) => !kept.includes(card));
        yield* rules.discard(g, others, cause);
      },
    }),
  },
});
