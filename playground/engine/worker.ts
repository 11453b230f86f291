/** Serves the oracle of one game in a worker of the page: it answers the questions of messages.ts. */
import { vocabularyOf } from '../../games/registry';
import { termsOf, type Sentence, type Vocabulary } from '../../runner/completion';
import { sentencesOf } from '../../runner/plan';
import type { GameId } from '../../schemas/common';
import { standsBelow, type StepDefinition } from '../../steps/registry';
import type { Answered, Asked, GameData, Kind, Questions, Said } from './messages';
import { Player } from './playing';

/** The end of a channel, in a worker or in a page that stands in for one. */
export interface Channel {
  onmessage: ((event: { data: Asked }) => void) | null;
  postMessage(message: Answered): void;
}

/** Answers one message after the other. */
export function serve(data: GameData, channel: Channel): void {
  const player = new Player(data);
  const answers: { [K in Kind]: (asked: Questions[K]['asked']) => Promise<Questions[K]['answer']> } = {
    check: (asked) => player.check(asked),
    play: (asked) => player.play(asked),
    readings: async ({ edition }) => player.readings(edition),
    vocabulary: async () => vocabularyFor(data),
  };
  const answerOf = async ({ id, kind, asked }: Asked): Promise<Answered> => {
    try {
      return { id, answer: await (answers[kind] as (asked: unknown) => Promise<Questions[Kind]['answer']>)(asked) };
    } catch (error) {
      return { id, broke: (error as Error).message };
    }
  };
  let last = Promise.resolve();
  channel.onmessage = ({ data: asked }) => {
    last = last.then(async () => channel.postMessage(await answerOf(asked)));
  };
}

function vocabularyFor({ game, tag, clauses, said }: GameData): Vocabulary {
  const words = vocabularyOf(game as GameId)!;
  const sentences = [...sentencesOf(game as GameId).values()].map((step) => sentenceOf(step, said[step.expression]));
  return {
    sentences: sentences.sort((one, other) => other.uses - one.uses),
    terms: termsOf(words),
    probes: Object.fromEntries(Object.entries(words.probes).map(([id, { text = '' }]) => [id, text as string])),
    tags: {
      [`@${tag}`]: 'the game',
      '@reading': 'an ambiguous rule: the rulebook is silent, and no engine fails',
      ...Object.fromEntries(Object.entries(clauses).map(([id, title]) => [`@${tag}-${id}`, title])),
    },
  };
}

const sentenceOf = (step: StepDefinition, { uses, places }: Said = { uses: 0, places: [] }): Sentence => ({
  expression: step.expression,
  kind: step.kind,
  below: standsBelow(step),
  uses,
  said: places,
});
