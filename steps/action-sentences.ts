/** Actions of players as sentences, for reports and messages. */
import { wordsOf } from '../games/words';
import type { Say } from '../oracle/kernel/state/event-sentences';
import { furtherWords } from '../schemas/action-words';
import type { GameId, PlayerId } from '../schemas/common';
import type { Action } from '../schemas/protocol';

/** What an action is about, in words; empty where it names nothing of the kind. */
interface Parts {
  /** The cards that act or are chosen: ` Striker and Guard`. */
  readonly cards: string;
  /** ` with Striker and Guard` */
  readonly withCards: string;
  /** ` Prey` */
  readonly target: string;
  readonly value: Action['value'];
}

/** What a player does with an action of this type; any other type is spelled out. */
const VERBS: Readonly<Record<string, (parts: Parts) => string>> = {
  pass: () => 'passes',
  concede: () => 'concedes',
  attack: ({ target, withCards }) => `attacks${target}${withCards}`,
  block: ({ withCards }) => `blocks${withCards}`,
  cover: ({ withCards }) => `covers${withCards}`,
  boost: ({ withCards }) => `boosts${withCards}`,
  intercept: ({ withCards }) => `intercepts${withCards}`,
  combo: ({ withCards }) => `combos${withCards}`,
  counter: ({ target, cards }) => `uses the counter of${cards || ' a card'}${target && ` for${target}`}`,
  levelBurst: ({ withCards }) => `performs a Level Burst${withCards}`,
  play: ({ cards }) => `plays${cards}`,
  playSupport: ({ cards }) => `plays the Support${cards}`,
  use: ({ cards }) => `uses${cards}`,
  useMagic: ({ cards }) => `uses the Magic${cards}`,
  activate: ({ cards }) => `activates an ability of${cards || ' a card'}`,
  giveDon: ({ target, withCards }) => `gives a DON!! card${withCards && `,${withCards.slice(5)},`} to${target}`,
  order: ({ cards }) => `plays the order${cards}`,
  call: ({ cards }) => `calls${cards}`,
  ride: ({ cards }) => `rides${cards}`,
  stride: ({ cards }) => `strides${cards}`,
  exchange: ({ cards }) => `exchanges${cards}`,
  overDress: ({ cards }) => `overDresses${cards}`,
  xoverDress: ({ cards }) => `X-overDresses${cards}`,
  gGuardian: ({ cards }) => `calls the G guardian${cards}`,
  summon: ({ cards }) => `summons${cards}`,
  deploy: ({ cards }) => `deploys${cards}`,
  burst: ({ cards }) => `activates the Burst${cards}`,
  setBurst: ({ cards }) => `sets${cards} as a Burst`,
  setMirage: ({ cards }) => `sets${cards} as a Mirage`,
  moveCores: () => 'moves Cores',
  combine: ({ cards, target }) => `combines${cards}${target && ` with${target}`}`,
  separate: ({ cards }) => `separates${cards}`,
  swapBrave: ({ cards }) => `exchanges the Brave${cards}`,
  advent: ({ cards }) => `brings${cards} out by Advent`,
  manifest: ({ cards }) => `manifests${cards}`,
  revive: ({ cards }) => `revives${cards}`,
  keep: ({ cards }) => `keeps${cards || ' nothing'}`,
  pay: ({ withCards }) => `pays${withCards}`,
  choose: ({ cards }) => `chooses${cards || ' nothing'}`,
  answer: ({ value }) => `answers ${value === true ? 'yes' : value === false ? 'no' : String(value)}`,
};

/** Says what a player does: `player A attacks Prey with Striker`, without a full stop. */
export function actionAsSentence(game: GameId, player: PlayerId, action: Action): string {
  const say = wordsOf(game);
  const { type, value } = action;
  const cards = [
    ...(action.attackers ?? []),
    ...(action.cards ?? []),
    ...(action.card === undefined ? [] : [action.card]),
  ];
  const named = cards.length > 0 ? ` ${say.cards(cards)}` : '';
  const target = action.target === undefined ? '' : ` ${say.card(action.target)}`;
  const parts: Parts = { cards: named, withCards: named && ` with${named}`, target, value };
  const verb = Object.hasOwn(VERBS, type) ? VERBS[type]!(parts) : spelledOut(say, type, parts);
  const further = furtherWords(action, (handle) => say.card(handle)).map((words) => say.word(words));
  const own = `${say.player(player)}'s`;
  return `${say.player(player)} ${[verb, ...further].join(', ').replaceAll(own, 'their')}`;
}

const spelledOut = (say: Say, type: string, { cards, target, value }: Parts): string =>
  `answers with "${say.word(type)}"${cards}${target && ` for${target}`}${value === undefined ? '' : ` ${String(value)}`}`;
