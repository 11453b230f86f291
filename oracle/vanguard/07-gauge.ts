/** 4.15, 7.41, 13.9. Gauge: cards of the gauge zone that belong to units. */
import { setFact } from '../kernel/changes';
import { link, unlink } from '../kernel/changes/links';
import { asKnown } from '../kernel/objects/object-tracking';
import { perform } from '../kernel/events/perform';
import { cardsOfBoth, isAnyIn } from '../kernel/game';
import { linkedTo, linksOf } from '../kernel/links';
import { untilChanged, type RuleRow } from '../kernel/procedures/rule-processing';
import { chooseCards } from '../kernel/questions';
import type { CardState, CauseOf, EndedLink, Link, Procedure } from '../kernel/state';
import { changesOfFacts, onlyWhile } from '../kernel/while-unchanged';
import type { VgGame } from './game';
import type { Section } from './packs';
import type { EvaluationContext } from '../kernel/state/effect-context';

/** To which units gauge belongs, and what it is called. */
export interface AsGauge {
  readonly hosts?: readonly CardState[] | undefined;
  readonly name?: string | undefined;
}

export const gauge = {
  /** 7.41.1, 7.41.2, 7.41.3: all cards at one moment. */
  *putAsGauge(g: VgGame, cards: readonly CardState[], { hosts, name }: AsGauge, cause?: CauseOf): Procedure {
    if (hosts?.length === 0) return;
    const put = cards.filter((card) => hosts === undefined || g.rules.mayBelongTo(g, card, hosts));
    if (put.length < cards.length) g.cite('7.41.2.1');
    if (put.length === 0) return;
    g.cite('7.41.1', '7.41.4', '4.15.2.1');
    const to = ({ owner }: CardState) => ({ zone: 'gauge', player: owner, face: 'down' }) as const;
    yield* perform(g, ...put.map((card) => ({ card, to: to(card), ...(cause && { cause }) })));
    for (const card of put) if (card.zone === 'gauge') g.rules.associate(g, card, hosts ?? [], name);
  },

  /** 7.41.2.1, 7.41.5.2: one owner and one master. */
  mayBelongTo: (g: VgGame, card: CardState, hosts: readonly CardState[]): boolean =>
    hosts.every((host) => host.owner === card.owner && g.rules.masterOf(g, host) === g.rules.masterOf(g, card)),

  /** 7.41.2, 7.41.3 */
  associate(g: VgGame, card: CardState, hosts: readonly CardState[], name?: string): void {
    if (hosts.length > 0) g.cite('7.41.2');
    if (name !== undefined) g.cite('7.41.3');
    for (const { id } of hosts) link(g, 'gauge', card.id, id, name === undefined ? {} : { data: { name } });
  },

  /** 7.41.5: it stays where it is (7.41.5.1). */
  moveGauge(g: VgGame, cards: readonly CardState[], host: CardState): void {
    const moved = cards.filter((card) => card.zone === 'gauge' && g.rules.mayBelongTo(g, card, [host]));
    if (moved.length < cards.length) g.cite('7.41.5.2');
    if (moved.length > 0) g.cite('4.15.3.5', '7.41.5', '7.41.5.1');
    for (const card of moved) {
      const name = nameOf(linksOfGauge(g, card));
      g.rules.dissociate(g, card);
      g.rules.associate(g, card, [host], name);
    }
  },

  dissociate(g: VgGame, { id }: CardState): void {
    unlink(g, id, undefined, 'gauge');
  },

  /** 4.15.3.1; 4.15.3.4: of a unit that has left, what was its gauge and lies in the gauge zone still. */
  gaugeOf(g: VgGame, unit: CardState): readonly CardState[] {
    g.consult('4.15.3.1', ...(unit.snapshot ? ['4.15.3.4'] : []));
    return linkedTo(g, unit, 'gauge').filter(({ zone }) => zone === 'gauge');
  },

  /** The gauge of the card of an effect, as it is or as it was when it left. */
  gaugeOfSource(g: VgGame, reader: EvaluationContext): readonly CardState[] {
    const { source, subjects = [] } = reader as EvaluationContext & { readonly subjects?: readonly CardState[] };
    const known = [source, ...asKnown(g, reader, [source]), ...subjects.filter(({ id }) => id === source.id)];
    return known.flatMap((unit) => g.rules.gaugeOf(g, unit));
  },

  /** 4.15.4.1, 4.15.4.2: gauge has the name that it was given, and no other. */
  nameOfGauge(g: VgGame, card: CardState): string | undefined {
    const name = nameOf(linksOfGauge(g, card));
    g.consult(name === undefined ? '4.15.4.2' : '4.15.4.1');
    return name;
  },

  /** 13.9.1, 4.15.3.3: gauge of a unit that has left or become another card. */
  loosenGauge(g: VgGame, cards: readonly CardState[]): void {
    const loose = cards.filter(({ zone }) => zone === 'gauge').map(({ id }) => id);
    if (loose.length > 0) setFact(g, 'looseGauge', [...g.state.facts.looseGauge, ...loose]);
  },

  loosenAfter(g: VgGame, ended: readonly EndedLink[]): void {
    const ofGauge = ended.filter(({ kind }) => kind === 'gauge');
    if (ofGauge.length > 0)
      g.rules.loosenGauge(
        g,
        ofGauge.map(({ card }) => g.card(card)),
      );
  },

  /** 13.9.1: what belongs to something that is no unit. */
  gaugeOfNoUnit: (g: VgGame): CardState[] =>
    allGauge(g).filter((card) => {
      const hosts = linksOfGauge(g, card).map(({ host }) => g.card(host));
      return hosts.length === 0
        ? g.state.facts.looseGauge.includes(card.id)
        : hosts.every((host) => !g.rules.isUnit(g, host));
    }),

  gaugeOfSeveral: (g: VgGame): CardState[] => allGauge(g).filter((card) => linksOfGauge(g, card).length > 1),

  /** 13.9.2: several are associated at one moment only, so all of them are the last ones. */
  *keepOneHost(g: VgGame, card: CardState): Procedure {
    const links = linksOfGauge(g, card);
    const from = links.map(({ host }) => g.card(host));
    const player = g.rules.masterOf(g, card);
    const [kept] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1, clause: '13.9.2' });
    for (const host of from) if (host !== kept) unlink(g, card.id, host.id, 'gauge');
  },
} satisfies Section;

const linksOfGauge = (g: VgGame, card: CardState): readonly Link[] =>
  linksOf(g, card).filter(({ kind }) => kind === 'gauge');

const nameOf = ([first]: readonly Link[]): string | undefined => first?.data?.name as string | undefined;

const allGauge = (g: VgGame): CardState[] => cardsOfBoth(g, 'gauge');

/** 13.9.2 */
const gaugeOfSeveral: RuleRow<VgGame> = {
  clauses: ['13.9.2'],
  kind: 'confirmative',
  due: (g) => g.rules.gaugeOfSeveral(g).map((card) => ({ player: card.side, card })),
  *then(g, due) {
    for (const { card } of due) yield* g.rules.keepOneHost(g, card!);
  },
};

/** 13.9.1, 4.15.3.3 */
const illegalGauge: RuleRow<VgGame> = {
  clauses: ['13.9.1', '4.15.3.3'],
  kind: 'whenQuiet',
  due: (g) => g.rules.gaugeOfNoUnit(g).map((card) => ({ player: card.side, card })),
  *decide(g, { card }) {
    const to = { zone: 'drop', player: card!.owner };
    return [{ card: card!, to, events: g.rules.discardWords(g, card!) }];
  },
};

const changesOfGauge = onlyWhile((g: VgGame) => isAnyIn(g, 'gauge'), changesOfFacts);

export const rowsOfGauge: Readonly<Record<'gaugeOfSeveral' | 'illegalGauge', RuleRow<never>>> = {
  gaugeOfSeveral: untilChanged(gaugeOfSeveral, changesOfGauge),
  illegalGauge: untilChanged(illegalGauge, changesOfGauge),
};
