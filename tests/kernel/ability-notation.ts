/** Writes the texts of toy cards, and answers to their questions, in few words. */
import type { Ability } from '../../oracle/kernel/state';
import type { CardFilter, CardsToChoose, Target } from '../../schemas/ability';
import { card } from './toy-game';

export type Steps = Ability['effect'];

export const self: Target = { self: true };
export const cur: Target = { current: true };
export const all = (filter: CardFilter): Target => ({ all: filter });
export const one = (from: CardFilter): Target => ({ choose: { from, count: 1 } });
export const from = (zone: string, count = 1, more: Partial<CardsToChoose> = {}): Target => ({
  choose: { from: { player: 'you', zone: [zone], other: true }, count, ...more },
});

export const draw: Steps = [{ do: 'draw', count: 1 }];
export const to = (zone: string, target: Target) => ({ do: 'move', target, to: zone }) as const;
export const trash = (target: Target) => to('trash', target);
export const rest = (target: Target) => ({ do: 'setState', target, state: 'resting' }) as const;
export const up = (target: Target, by: number = 500): Steps[number] => ({ do: 'modify', stat: 'power', target, by });
export const named = (as: string, ...then: Steps): Steps[number] => ({ do: 'named', as, then });

export const choose = (...cards: string[]) => ({ type: 'choose', cards }) as const;
export const deck = () => ['d1', 'd2', 'd3', 'd4'].map((id) => card(id));
