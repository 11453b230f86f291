/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';
import { titles01To06 } from './titles-01-to-06';
import { titles07To08 } from './titles-07-to-08';
import { titles09 } from './titles-09';
import { titles10 } from './titles-10';
import { titles11 } from './titles-11';

export const titles: Titles = { ...titles01To06, ...titles07To08, ...titles09, ...titles10, ...titles11 };
