/** Instructions of Battle Spirits on Cores, in words. */
import type { BsPool } from '../schemas/battle-spirits';
import { NOUNS, POOLS } from './battle-spirits-nouns';
import { amount, eachOf, perWhat, type NounWords } from './nouns';
import { saying, targetOf, type Card, type Says, type Tongue } from './sentences';
import { joined, partOf, signed, word, type Part } from './words';

const OWNERS: Readonly<Record<string, string>> = { you: 'your', opponent: "your opponent's" };

/** `your Reserve`, `your opponent's Life`, `the Void` */
const poolOf = (pool: unknown, owner: string): string =>
  pool === 'void' ? 'the Void' : joined(owner, word(POOLS, pool as BsPool, 'the place of Cores'));

/** Whose the cards of a target are, as the rest of the sentence says it. */
export function ownerOfTarget(target: Part): string {
  const filter = (target.all ?? (target.choose as Part | undefined)?.from) as Part | undefined;
  if (target.self === true) return 'your';
  if (target.subject === true || target.chosen === true) return "its owner's";
  return filter?.player === 'you' ? 'your' : filter?.player === 'opponent' ? 'their' : "the owner's";
}

/** `each of your Spirits`, where all of them are meant one by one */
function eachTarget(t: Tongue, nouns: NounWords, instruction: Part, card: Card, member = 'target'): string {
  const { all } = partOf(instruction, member);
  return all === undefined ? targetOf(t, instruction, card, member).text : eachOf(nouns, all as Part);
}

function cores({ count = 1, all, upTo, soulCore }: Part): string {
  if (soulCore === true) return 'the Soul Core';
  const cores = all === true ? 'all Cores' : joined(upTo === true && 'up to', amount(NOUNS, count, 'Core'));
  return joined(cores, soulCore === false && 'other than the Soul Core');
}

function movedCores(t: Tongue, instruction: Part, card: Card): string {
  const { target, from, player = 'you', to, onto } = instruction;
  const giver =
    target === undefined ? poolOf(from, OWNERS[player as string]!) : eachTarget(t, NOUNS, instruction, card);
  const what = joined(cores(instruction), 'from', giver);
  if (to === 'removedCores') return `remove ${what} from the game`;
  if (onto !== undefined) return `put ${what} onto ${targetOf(t, instruction, card, 'onto').text}`;
  const owner = target === undefined ? (player === 'you' ? 'your' : 'their') : ownerOfTarget(target as Part);
  return `put ${what} into ${poolOf(to, owner)}`;
}

/** Nexuses to which Cores come from the Void without more Cores counting as gained (13-2-8, G-23). */
const SPECIAL: readonly unknown[] = ['grandwalker', 'grandstone'];

function addedCores(t: Tongue, instruction: Part, card: Card): string {
  const { count, target, to, player = 'you' } = instruction;
  const some = amount(NOUNS, count, 'Core');
  if (target === undefined) return `put ${some} from the Void into ${poolOf(to, OWNERS[player as string]!)}`;
  const { all, choose } = target as Part;
  const filter = (all ?? (choose as Part | undefined)?.from) as Part | undefined;
  const onto = `onto ${eachTarget(t, NOUNS, instruction, card)}`;
  const isSpecial = SPECIAL.includes(filter?.is) && typeof count === 'number';
  return isSpecial ? `put Core ${signed(count)} ${onto}` : `put ${some} from the Void ${onto}`;
}

function changedCount({ by, player = 'you' }: Part): string {
  const owner = OWNERS[player as string]!;
  if (typeof by !== 'number') return `increase ${owner} Count by 1 ${perWhat(NOUNS, by as Part)}`;
  return by < 0 ? `decrease ${owner} Count by ${-by}` : `increase ${owner} Count by ${by}`;
}

export const coreInstructions = (tongue: () => Tongue): Readonly<Record<string, Says>> => ({
  moveCores: saying(['target', 'from', 'player', 'to', 'onto', 'count', 'all', 'upTo', 'soulCore'], (i, card) =>
    movedCores(tongue(), i, card),
  ),
  addCores: saying(['count', 'target', 'to', 'player'], (i, card) => addedCores(tongue(), i, card)),
  count: saying(['by', 'player'], changedCount),
  reduceLife: saying(['count', 'player'], ({ count, player = 'you' }) => {
    const life = `reduce ${OWNERS[player as string]!} Life by`;
    return typeof count === 'number' ? `${life} ${count}` : `${life} 1 ${perWhat(NOUNS, count as Part)}`;
  }),
  seal: saying(['from'], ({ from }, card) => {
    const place = from === 'self' ? card.self : 'your Reserve';
    return `you may move your Soul Core from ${place} to your Life`;
  }),
});
