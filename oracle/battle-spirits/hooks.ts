/** Answers to the kernel that belong to no section of this rulebook. */
import type { PlayerId } from '../../schemas/common';
import type { Language } from '../kernel/language/language';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import type { ActionMembers } from '../kernel/rules';
import { executeInstruction } from '../kernel/language/execute';
import type { CardState } from '../kernel/state';
import { events } from './events';
import { OF_FIELD, type BsGame } from './game';
import type { Section } from './packs';
import { language } from './language';

/** The members of actions besides their type. */
const ACTIONS = {
  ...{ summon: ['card', 'target', 'as', 'moves', 'cards'], deploy: ['card', 'moves', 'cards'] },
  useMagic: ['card', 'as', 'moves', 'cards'],
  ...{ moveCores: ['moves'], combine: ['card', 'target', 'as'], separate: ['card', 'target', 'moves'] },
  ...{ swapBrave: ['card', 'target', 'as'], setBurst: ['card'], setMirage: ['card', 'moves'] },
  ...{ activate: ['card', 'ability'], advent: ['card', 'target'], manifest: ['card', 'moves'] },
  ...{
    revive: ['card', 'moves'],
    attack: ['card'],
    block: ['card'],
    burst: ['card'],
    keep: ['card', 'moves'],
    pay: ['as', 'moves', 'target', 'cards'],
  },
};

/** Who sees the cards of a zone; one that is left out is seen by everybody. */
const SEEN_BY: Readonly<Record<string, 'nobody' | 'owner' | 'ownerIfDown'>> = {
  deck: 'nobody',
  hand: 'owner',
  under: 'owner',
  burst: 'ownerIfDown',
  setAside: 'ownerIfDown',
  outside: 'ownerIfDown',
  presented: 'ownerIfDown',
  replaced: 'ownerIfDown',
};

export const hooks = {
  language: language as Language,
  events,
  actions: new Map(Object.entries(ACTIONS)) as ActionMembers,

  standardTurn: 5,
  standardPhase: 'main' as string,
  initialState: 'refreshed',
  zones: {
    field: { ...FIELD, order: 'none' },
    combined: { abilities: true, lastKnown: true, master: true, order: 'none' },
    sources: { master: true },
    under: { master: true },
    burst: { master: true, order: 'none' },
    hand: { order: 'none' },
    deck: { order: 'shuffled' },
  } as ZoneTable,
  commonZones: { deck: 'deck', hand: 'hand', discard: 'trash' },
  restedState: 'exhausted',

  sees(_g: BsGame, viewer: PlayerId, card: CardState): boolean {
    const by = SEEN_BY[card.zone];
    if (by === undefined) return true;
    if (by === 'nobody') return false;
    return (by === 'ownerIfDown' && card.face === 'up') || card.side === viewer;
  },

  /** 9, 19, 20, 21: on the Field a card stays the same through all its forms. */
  becomesNew(_g: BsGame, _card: CardState, from: string, to: string): boolean {
    return from !== to && !(OF_FIELD.includes(from) && OF_FIELD.includes(to));
  },

  executeInstruction,
} satisfies Section<'sees'>;
