/** Which clauses an event carries: those that decided it, and apart from them those that were only looked at. */
import { describe, expect, it } from 'vitest';
import { Citations, decisiveFirst } from '../../oracle/kernel/citations';
import type { JournalEvent } from '../../oracle/kernel/state';

const eventAfter = (citations: Citations): JournalEvent => {
  const event: JournalEvent = { type: 'moved', clauses: [] };
  citations.commitTo(event);
  return event;
};

describe('an event', () => {
  it('carries what was cited and what was consulted since the last one', () => {
    const citations = new Citations();
    citations.cite(['7-1']);
    citations.consult(['2-6']);
    citations.cite(['7-2']);
    expect(eventAfter(citations)).toEqual({ type: 'moved', clauses: ['7-1', '7-2'], consulted: ['2-6'] });
    expect(eventAfter(citations)).toEqual({ type: 'moved', clauses: [] });
  });

  it('carries what came to nothing as consulted', () => {
    const citations = new Citations();
    citations.cite(['7-1']);
    const { position } = citations;
    citations.cite(['9-1']);
    citations.demote(position);
    expect(eventAfter(citations)).toEqual({ type: 'moved', clauses: ['7-1'], consulted: ['9-1'] });
  });

  it('keeps what decided it where something else came to nothing later', () => {
    const citations = new Citations();
    const { position } = citations;
    citations.cite(['9-1']);
    expect(eventAfter(citations).clauses).toEqual(['9-1']);
    citations.cite(['9-2']);
    citations.demote(position);
    expect(eventAfter(citations)).toEqual({ type: 'moved', clauses: [], consulted: ['9-2'] });
  });

  it('carries nothing of a question that is not part of what happens', () => {
    const citations = new Citations();
    citations.cite(['7-1']);
    citations.outside(() => {
      citations.cite(['3-1']);
      citations.consult(['3-2']);
    });
    citations.silenced(() => citations.cite(['3-3']));
    const event = eventAfter(citations);
    expect(event).toEqual({ type: 'moved', clauses: ['7-1'] });
    expect([...citations.all([event])]).toEqual(['3-1', '3-2', '7-1']);
  });
});

describe('decisiveFirst', () => {
  const defines = (clause: string) => clause.startsWith('4-');

  it.each([
    ['the last of those that say what is done', ['7-1-4-1', '7-1-4-1-1', '4-6-2'], ['7-1-4-1-1', '7-1-4-1', '4-6-2']],
    ['the last definition where there is nothing else', ['4-5-1', '4-5-2'], ['4-5-2', '4-5-1']],
    ['each clause once', ['6-2', '6-2', '6-3', '6-2'], ['6-2', '6-3']],
    ['no clause', [], []],
  ])('puts first %s', (_what, clauses, ordered) => {
    expect(decisiveFirst(clauses, defines)).toEqual(ordered);
  });
});
