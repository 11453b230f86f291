/** Says in which facts two games differ: `player B's deck holds 20 cards, in the oracle's game 19`. */
import type { Words } from '../games/word-finder';
import { wordsOf } from '../games/words';
import type { GameId, PlayerId } from '../schemas/common';
import type { Decision } from '../schemas/protocol';
import type { Difference } from './differences';
import { standingAsSentence } from './narration';

/** A fact: a phrase that ends where its value begins, and the words for a value. */
interface Fact {
  readonly phrase: string;
  readonly inWords: (value: unknown) => string;
  /** Stands before the second value, where that would not be understood alone. */
  readonly again?: string;
}

/**
 * Says what is shown and what the reference is, without a full stop.
 * @param where where the reference holds, e.g. `in the oracle's game`
 */
export function differenceAsSentence(game: GameId, { path, reference, shown }: Difference, where: string): string {
  const { phrase, inWords, again } = new Facts(game).factOf(path);
  return again === undefined
    ? `${phrase}${inWords(shown)}, ${where} ${inWords(reference)}`
    : `${phrase}${inWords(shown)}; ${where} ${again} ${inWords(reference)}`;
}

/** Finds the words for the paths of runner/differences.ts. */
class Facts {
  private readonly say: Words;

  constructor(private readonly game: GameId) {
    this.say = wordsOf(game);
  }

  factOf(whole: string): Fact {
    // Of two long lists only the part that differs is shown.
    const path = whole.replace(/\[\d+…\]$|(?: in any order)$/, '');
    const [, player, kind, rest = ''] = /^players\.([AB])\.(counters|pools|facts|zones)\.(.*)$/.exec(path) ?? [];
    if (player === undefined) return this.ofGame(path);
    const owner = player as PlayerId;
    if (kind === 'pools')
      return { phrase: `${this.say.zone(owner, rest)} holds `, inWords: (value) => this.list(value) };
    if (kind !== 'zones')
      return {
        phrase: `${this.say.player(owner)}'s ${this.say.word(rest)} is `,
        inWords: (value) => this.say.value(value),
      };
    const [, zone = rest, card, more = ''] = /^(\w+)(?:\["(.*)"\])?\.?(.*)$/.exec(rest) ?? [];
    if (card !== undefined) return this.ofCard(card, more);
    const holds = `${this.say.zone(owner, zone)} holds `;
    if (more === 'count')
      return { phrase: holds, inWords: (value) => `${String(value)} ${value === 1 ? 'card' : 'cards'}` };
    return { phrase: holds, inWords: (value) => this.list(value) };
  }

  private ofGame(path: string): Fact {
    const plain = (value: unknown) => this.say.value(value);
    const isOrNot = (yes: string, no: string) => (value: unknown) => (value === true ? yes : no);
    switch (path) {
      case 'the game':
        return { phrase: 'the game ', inWords: (value) => String(value) };
      case 'action':
      case 'answer':
        return {
          phrase: `the ${path} is `,
          inWords: (value) => String(value).replace(/^(rejected|unchanged): /, 'refused: '),
          again: 'it is',
        };
      case 'actions':
        return { phrase: 'the legal actions are: ', inWords: (value) => (value as string[]).join('; ') || 'none' };
      case 'accepted':
        return { phrase: 'the action is ', inWords: isOrNot('accepted', 'refused'), again: 'it is' };
      case 'legal':
        return { phrase: 'the deck is ', inWords: isOrNot('legal', 'not legal') };
      case 'decision':
        return { phrase: '', inWords: (value) => this.question(value) };
      case 'turnPlayer':
        return { phrase: 'the turn player is ', inWords: (value) => this.say.player(value as PlayerId) };
      case 'phase':
        return { phrase: 'the phase is ', inWords: (value) => this.say.phase(String(value)) };
      case 'winner':
        return {
          phrase: 'the winner is ',
          inWords: (value) => (/^[AB]$/.test(String(value)) ? `player ${String(value)}` : plain(value)),
        };
      case 'battle':
        return { phrase: '', inWords: (value) => (value ? 'a battle is going on' : 'no battle is going on') };
      default:
        return path.startsWith('battle.')
          ? { phrase: `in the battle, ${this.say.word(path.slice(7))}: `, inWords: (value) => this.list(value) }
          : { phrase: `the ${this.say.word(path)} is `, inWords: plain };
    }
  }

  private ofCard(id: string, member: string): Fact {
    const card = this.say.card(id);
    if (member === 'state') return { phrase: `${card} is `, inWords: (value) => this.say.value(value) };
    if (member === 'face') return { phrase: `${card} lies face `, inWords: (value) => this.say.value(value) };
    if (['counters', 'statuses', 'links'].includes(member))
      return { phrase: `${card} has ${member === 'links' ? 'links: ' : ''}`, inWords: (value) => this.list(value) };
    return { phrase: `${card} has ${this.say.word(member)} `, inWords: (value) => this.say.value(value) };
  }

  private question(value: unknown): string {
    const [, player, must, kind, subject = ''] =
      /^player ([AB]) (may|must) answer "(\w+)"(.*)$/.exec(String(value)) ?? [];
    const decision =
      kind === undefined ? value : { player: player as PlayerId, kind, optional: must === 'may', turn: 0 };
    const sentence = standingAsSentence(this.game, decision as Decision | null);
    return sentence.slice(0, -1).replace(/^(Player|The)/, (word) => word.toLowerCase()) + this.subjectOf(subject);
  }

  /** Of ` about {"card":"Ace","ability":1}: choose "X"` only the card is said. */
  private subjectOf(words: string): string {
    const [, card] = /"card":"((?:[^"\\]|\\.)*)"/.exec(words) ?? [];
    return card === undefined ? '' : ` for ${this.say.card(card)}`;
  }

  private list(value: unknown): string {
    if (!Array.isArray(value)) return value === undefined || value === null ? 'nothing' : this.say.card(String(value));
    if (value.length === 0) return 'nothing';
    if (value.every((one) => typeof one === 'string' || one === null))
      return this.say.cards(value.map((one: string | null) => one ?? 'a card not shown'));
    return this.say.value(value);
  }
}
