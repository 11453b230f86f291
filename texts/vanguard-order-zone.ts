/** Instructions of Cardfight!! Vanguard about orders that stay in play, in words. */
import { armsTexts } from './vanguard-arms';
import { saying, targetOf, type Says, type Tongue } from './sentences';

/** Events of these cards: as they happen, and as they would happen. */
export const HAPPENS_IN_ORDER_ZONE: Readonly<Record<string, readonly [string, string]>> = {
  imprisoned: ['is imprisoned', 'be imprisoned'],
  scouted: ['is scouted', 'be scouted'],
  sung: ['is sung', 'be sung'],
  operated: ['is operated', 'be operated'],
  armed: ['arms an arms order', 'arm an arms order'],
};

const VERBS = ['imprison', 'scout', 'sing', 'operate'];

export const orderZoneTexts = (tongue: () => Tongue): Readonly<Record<string, Says>> =>
  Object.fromEntries([
    ...VERBS.map((verb) => [verb, saying(['target'], (i, card) => `${verb} ${targetOf(tongue(), i, card).text}`)]),
    ...Object.entries(armsTexts(tongue)),
  ]);
