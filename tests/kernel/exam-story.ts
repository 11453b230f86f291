/**
 * Prints the event log of the exam in plain words: a line for each event and answer, and the board where it matters.
 */
import type { Action } from '../../schemas/protocol';
import { PLAYERS } from '../../schemas/common';
import { wordsOf } from '../../oracle/kernel/continuous/information';
import { linksOn } from '../../oracle/kernel/links';
import { Session } from '../../oracle/kernel/session/session';
import type { CardState, CauseOf, JournalEvent, Procedure } from '../../oracle/kernel/state';
import { at, ids, power, type ToyGame } from './toy-game';
import { isDeparting } from '../../oracle/kernel/objects/departing';

type Line = { readonly before: number; readonly text: string };
export interface Story {
  readonly g: ToyGame;
  /** Lines besides the event log, each with the event that it precedes. */
  readonly lines: Line[];
}

export const say = ({ g, lines }: Story, text: string): void => void lines.push({ before: g.journal.length, text });
export const sayBoard = (story: Story): void => say(story, `= ${board(story.g)}`);

/** Records the board before each declared or waiting ability is carried out. */
export function recordingBoards(g: ToyGame): Story {
  const story: Story = { g, lines: [] };
  const { executeDeclared, resolveWaitingAbility } = g.rules;
  g.rules.executeDeclared = function* (game, activation) {
    sayBoard(story);
    yield* executeDeclared(game, activation);
  };
  g.rules.resolveWaitingAbility = function* (game, waiting) {
    sayBoard(story);
    yield* resolveWaitingAbility(game, waiting);
  };
  return story;
}

/**
 * Runs the procedure with these answers, e.g. "use Fire".
 * @throws {Error} an answer is refused or missing
 */
export function answering(story: Story, procedure: Procedure, ...answers: string[]): Session<ToyGame> {
  const session = new Session(story.g, procedure);
  for (const answer of answers) {
    const player = session.question?.player;
    if (!player) throw new Error(`nothing is asked any more, but there is an answer "${answer}"`);
    say(
      story,
      `> ${player} ${answer.replace(/^(use|choose)|^pass$/, (verb) => (verb === 'pass' ? 'passes' : `${verb}s`))}`,
    );
    const refusal = session.act(player, actionOf(answer));
    if (refusal) throw new Error(refusal.reason);
  }
  return session;
}

function actionOf(answer: string): Action {
  const [type = '', name = ''] = answer.split(' ');
  if (type === 'choose') return { type, cards: [name] };
  return type === 'use' ? { type, card: name } : { type };
}

export function storyText({ g, lines }: Story): string {
  const at = (index: number) => lines.filter(({ before }) => before === index).map(({ text }) => text);
  const all = g.journal.flatMap((event, index) => [...at(index), ...sentence(event, g.journal[index + 1])]);
  return [...all, ...at(g.journal.length)].join('\n');
}

const PLACES: Readonly<Record<string, string>> = { check: 'limbo', under: 'the stacks' };
const place = (zone = ''): string => PLACES[zone] ?? `the ${zone}`;
const placeOf = (player = '', zone = ''): string => `${player}'s ${place(zone).replace('the ', '')}`;

function by(cause: CauseOf | undefined): string {
  if (!cause) return '';
  const because = cause.because ? ` because of ${cause.because.source} of ${cause.because.player}` : '';
  return cause.kind === 'rule' ? `, by rule${because}` : `, by ${cause.source} of ${cause.player}`;
}

/** Leaves out a move if the next event describes it better. */
function sentence(event: JournalEvent, next: JournalEvent | undefined): string[] {
  const isSaidNext = next?.card === event.card && ['drew', 'created', 'erased'].includes(next?.type ?? '');
  const words = event.type === 'moved' && isSaidNext ? undefined : SENTENCES[event.type]?.(event);
  return words ? [`  ${words}`] : event.type in SENTENCES ? [] : [`  ${event.type}`];
}

const SENTENCES: Readonly<Record<string, (event: JournalEvent) => string>> = {
  moved: ({ player, card, from, to, cause }) =>
    (from === to
      ? `${card} goes over to ${placeOf(player, to)}`
      : `${card} goes from ${place(from)} to ${placeOf(player, to)}`) + by(cause),
  leaving: ({ card, from, to, cause }) =>
    `it is decided that ${card} leaves ${place(from)} for ${place(to)}${by(cause)}`,
  stayed: ({ card }) => `${card} stays after all`,
  inherited: ({ card, from }) => `${card} takes the place of ${from}`,
  linked: ({ card, host, kind }) => `${card} ${kind === 'under' ? 'lies under' : 'is bound to'} ${host}`,
  unlinked: ({ card }) => `${card} is on its own`,
  created: ({ card }) => `${card} is created`,
  erased: ({ card }) => `${card} is erased`,
  drew: ({ player, card, cause }) => `${player} draws ${card}${by(cause)}`,
  declared: ({ player, card }) => `${player} declares ${card}`,
  negated: ({ player, card }) => `${card} of ${player} is negated`,
  replaced: ({ player, card, instead }) =>
    `${card} of ${player} puts something else in the place of ${instead!.join()}`,
  triggered: ({ player, card }) => `${player} carries out an ability of ${card}`,
  effectStarted: ({ player, card, targets }) =>
    `${card} of ${player} begins to change ${targets!.length > 0 ? targets!.join(', ') : 'all that fit'}`,
};

/** Lists the cards of each player with their power and other visible facts. */
export const board = (g: ToyGame): string =>
  PLAYERS.map(
    (player) =>
      `${player}: ${ids(g, player, 'field')
        .map((id) => onBoard(g, at(g, id)))
        .join(', ')}.`,
  ).join(' ');

function onBoard(g: ToyGame, card: CardState): string {
  const below = linksOn(g, card).map((one) => one.card);
  const notes = [
    ...(card.owner === card.side ? [] : [`${card.owner}'s`]),
    ...(below.length > 0 ? [`with ${below.join(', ')}`] : []),
    ...(isDeparting(g, card) ? ['leaving'] : []),
  ];
  const [name] = wordsOf(g, card, 'name');
  return `${name} ${power(g, card.id)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
