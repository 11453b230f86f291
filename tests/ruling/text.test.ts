/** The text of a ruling is a feature that says what it was made of. */
import { IdGenerator } from '@cucumber/messages';
import { describe, expect, test } from 'vitest';
import { parseGherkin, scenariosAmong } from '../../runner/features';
import { isProse, originAbove, questionIn, rulingText, type RulingParts } from '../../runner/ruling/text';

const STEPS = `Given player B has 3 Life cards
When player A attacks "B leader" with "A leader"
Then player B's Life area holds 2 cards`;

const parts = (changed: Partial<RulingParts> = {}): RulingParts => ({
  tag: 'OP',
  title: 'What an attack costs',
  question: 'How many Life cards does one attack take?',
  answer: 'One.',
  clauses: ['4-6-2-1', '7-1-4-1-1-2'],
  date: '2026-11-23',
  source: 'https://example.org/answers, 12',
  steps: STEPS,
  ...changed,
});

function parsed(text: string) {
  const document = parseGherkin(text, 'own.feature', IdGenerator.incrementing());
  if (Array.isArray(document)) throw new Error(document.map(({ text: fault }) => fault).join('\n'));
  return document.feature!;
}

test('a ruling on bare steps is one scenario', () => {
  expect(rulingText(parts())).toBe(`# date: 2026-11-23
# answers: https://example.org/answers, 12
@OP
Feature: What an attack costs
  How many Life cards does one attack take?

  One.

  @OP-4-6-2-1 @OP-7-1-4-1-1-2
  Scenario: What an attack costs
    Given player B has 3 Life cards
    When player A attacks "B leader" with "A leader"
    Then player B's Life area holds 2 cards
`);
});

test('its cards are described first', () => {
  const cards = [
    { name: 'Wall', probe: 'blocker' },
    { name: 'Plain' },
    { name: 'Mage', data: '{"category": "event",\n "cost": 2}' },
  ];
  const lines = rulingText(parts({ cards })).split('\n');
  expect(lines.slice(lines.indexOf('  Scenario: What an attack costs') + 1, -3)).toEqual([
    '    Given "Wall" is the probe card "blocker"',
    '    And "Mage" has this data:',
    '      """',
    '      {"category": "event",',
    '       "cost": 2}',
    '      """',
    '    And player B has 3 Life cards',
  ]);
});

describe('a ruling on a feature', () => {
  const feature = `# my first question
@OP @reading
Feature: Some question
  How many?

  Background:
    Given player B has 3 Life cards

  Scenario: one
    Given "X" has this data:
      """
      {"text": "[Main] Play.
      Scenario: within a text
      "}
      """
    Then player B's Life area holds 3 cards

  # answers: A#1
  @OP-7-1
  Scenario Outline: two
    Then player B's Life area holds <n> cards

    Examples:
      | n |
      | 3 |
`;
  const text = rulingText(parts({ steps: feature, cards: [{ name: 'Wall', probe: 'blocker' }] }));
  const { children, tags, name, description } = parsed(text);

  test('has its own head', () => {
    expect([tags.map((tag) => tag.name), name]).toEqual([['@OP', '@reading'], 'What an attack costs']);
    expect(questionIn(description)).toEqual({ question: 'How many Life cards does one attack take?', answer: 'One.' });
    expect(text).not.toContain('Some question');
  });

  test('keeps the scenarios, each with clauses', () => {
    const [one, two] = scenariosAmong(children);
    expect(one!.tags.map((tag) => tag.name)).toEqual(['@OP-4-6-2-1', '@OP-7-1-4-1-1-2']);
    expect(two!.tags.map((tag) => tag.name)).toEqual(['@OP-7-1']);
    expect(one!.steps[0]!.docString!.content).toContain('\nScenario: within a text\n');
  });

  test('describes its cards in the Background', () => {
    const [background] = children.flatMap((child) => child.background ?? []);
    expect(background!.steps.map(({ keyword, text: said }) => keyword + said)).toEqual([
      'Given "Wall" is the probe card "blocker"',
      'And player B has 3 Life cards',
    ]);
  });

  test('gets a Background where there is none', () => {
    const steps = feature.replace(/ {2}Background:\n.*\n\n/, '');
    const made = parsed(rulingText(parts({ steps, cards: [{ name: 'Wall', probe: 'blocker' }] })));
    expect(made.children.flatMap((child) => child.background ?? [])).toHaveLength(1);
    expect(scenariosAmong(made.children)).toHaveLength(2);
  });
});

test.each(['@', '#', 'Scenario:', 'Rule:', 'Background:', 'Scenario Outline:', 'Example:'])(
  'no line of the question begins with %s',
  (word) => {
    for (let before = 100; before < 125; before++) {
      const question = `${'x'.repeat(before)} ${word} and a rest that goes on for some more words?`;
      const { description } = parsed(rulingText(parts({ question, answer: `Two.\n\n${question}` })));
      expect(questionIn(description)).toEqual({ question, answer: `Two.\n\n${question}` });
    }
    expect(isProse(`${word} begins it`)).toBe(false);
  },
);

test('what is no question is none', () => {
  expect(questionIn('  The ids above a scenario are those of the answers.')).toEqual({ answer: '' });
  expect(questionIn('  May I choose it?"\n\n  No.')).toEqual({ question: 'May I choose it?"', answer: 'No.' });
});

test('comments right above a line say whose answer it is', () => {
  const lines = [
    '# answers: Z#1',
    '',
    '  # date: 2026-01-02',
    '  # answers: A#1, B#2',
    '  @OP-7-1',
    '  # a note',
    '  Scenario: x',
  ];
  expect(originAbove(lines, 5)).toEqual({ sources: ['A#1', 'B#2'], date: '2026-01-02' });
  expect(originAbove(lines, 7)).toEqual({ sources: [] });
});
