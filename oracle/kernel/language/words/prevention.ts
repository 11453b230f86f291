/** Instructions that protect cards from effects, oblige cards to do something or allow it. */
import { Type } from '@sinclair/typebox';
import type { By, CardFilter } from '../../../../schemas/ability';
import { Closed, OneOf } from '../../../../schemas/common';
import { remembered } from '../../remember';
import type { Modification } from '../../state/lasting';
import type { InstructionWord } from '../definition';
import { lastingWord, lastingMembers, type Lasting } from './lasting';

export interface Unaffected extends Lasting {
  /** The effects that do nothing to the cards. Omitted: all effects. */
  readonly by?: By;
  /** The exceptions: effects that fit `by`, and effects whose text describes cards that fit `naming`. */
  readonly except?: { readonly by?: By; readonly naming?: CardFilter };
}

export const unaffected: InstructionWord<'unaffected', Unaffected> = {
  verb: 'unaffected',
  meaning:
    'Effects, or those of `by`, do not affect the cards: they cannot choose, change, move or pay with them. Effects of `except`, and those that name such cards, still do (VG 12.5.1, BS 13-2-1).',
  says: {
    by: 'whose effects; left out: all',
    except: 'the exceptions: `by`, whose effects; `naming`, which cards their text names',
  },
  members: (parts) => ({
    by: Type.Optional(parts.by),
    except: Type.Optional(Closed({ by: Type.Optional(parts.by), naming: Type.Optional(parts.Filter) })),
    ...lastingMembers(parts),
    orUntil: undefined,
  }),
  ...lastingWord,
  modification: remembered(({ by, except }): Modification => ({
    kind: 'unaffected',
    ...(by && { by }),
    ...(except && { except }),
  })),
};

export const oblige: InstructionWord<'oblige', Lasting & { readonly what: string }> = {
  verb: 'oblige',
  meaning: 'The cards must do something if they can. A prohibition takes precedence (BS FAQ-1-3).',
  members: (parts) => ({
    what: OneOf(parts.words.prohibitions),
    ...lastingMembers(parts),
    orUntil: undefined,
  }),
  ...lastingWord,
  modification: remembered(({ what }): Modification => ({ kind: 'oblige', what })),
};

/** For games whose texts allow what their rules do not. */
export const allow: InstructionWord<'allow', Omit<Lasting, 'orUntil'> & { readonly what: string }> = {
  verb: 'allow',
  meaning: 'Allows the cards what the rules do not allow (VG 1.3.1).',
  says: { what: 'the [permission](#permissions)' },
  members: (parts) => ({
    what: OneOf(parts.words.permissions ?? []),
    ...lastingMembers(parts),
    orUntil: undefined,
  }),
  ...lastingWord,
  modification: remembered(({ what }): Modification => ({ kind: 'allow', what })),
};

export const PREVENTION = [unaffected, oblige] as const;
