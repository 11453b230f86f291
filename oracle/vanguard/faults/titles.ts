/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';
import { titles01To07 } from './titles-01-to-07';
import { titles08To13 } from './titles-08-to-13';
import { titles14To18 } from './titles-14-to-18';

export const titles: Titles = { ...titles01To07, ...titles08To13, ...titles14To18 };
