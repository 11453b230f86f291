/** What stands behind # in the address of the playground. */
import { expect, test } from 'vitest';
import { choicesIn, hashOf, scenarioIn, textIn } from '../../playground/page/link';

const CHOICES = { edition: '1.1.8', readings: { 'stage-makes-room': 'effects-apply', 'b-c': 'd' } };

test('a text, by which edition, and how it is read', async () => {
  const hash = await hashOf('Feature: ä', CHOICES);
  expect(hash).toMatch(/^#text=[\w-]+&edition=1\.1\.8&reading=stage-makes-room=effects-apply&reading=b-c=d$/);
  expect([await textIn(hash), choicesIn(hash)]).toEqual(['Feature: ä', CHOICES]);
});

test('where nothing is chosen it is the text alone', async () => {
  const hash = await hashOf('Feature: x', {});
  expect(hash).toMatch(/^#text=[\w-]+$/);
  expect(choicesIn(hash)).toEqual({});
});

test('a scenario of the suite may have them, too', () => {
  const hash = '#scenario=one-piece%2F06-1:197&edition=1.1.8';
  expect([scenarioIn(hash), choicesIn(hash)]).toEqual(['one-piece/06-1:197', { edition: '1.1.8' }]);
  expect(scenarioIn('#text=x')).toBeUndefined();
});

test.each(['#text=!!!&edition=1', '#text=', '#text=&reading=x'])('%s is damaged', async (hash) => {
  await expect(textIn(hash)).rejects.toThrow('This link is damaged');
});
