/** What a run tells while it goes on, on a terminal and elsewhere. */
import { describe, expect, test } from 'vitest';
import { Progress } from '../cli/progress';
import type { Verdict } from '../schemas/report';

const result = (verdict: Verdict) => ({ verdict });

/** A stream, and a clock that moves on by so much each time it is asked. */
function stage(options: { isTTY?: boolean; columns?: number; msPerCall?: number }) {
  const written: string[] = [];
  let now = 0;
  const clock = () => (now += options.msPerCall ?? 0);
  const stream = { ...options, write: (text: string) => written.push(text) };
  return { written, progress: (total: number) => new Progress(total, stream, clock) };
}

describe('on a terminal', () => {
  test('the line is drawn anew in its place, and taken away at the end', () => {
    const { written, progress } = stage({ isTTY: true, columns: 60, msPerCall: 100 });
    const shown = progress(2);
    shown.add(result('passed'));
    shown.add(result('unsupported'));
    shown.end();
    expect(written).toEqual([
      '\r\x1b[K1 of 2 scenarios, 0 not passed',
      '\r\x1b[K2 of 2 scenarios, 0 not passed, 1 unsupported',
      '\r\x1b[K',
    ]);
  });

  test('the line never wraps, and is not drawn more often than anybody can read', () => {
    const { written, progress } = stage({ isTTY: true, columns: 12, msPerCall: 30 });
    const shown = progress(100);
    for (let i = 0; i < 100; i++) shown.add(result('passed'));
    for (const line of written) expect(line.replace('\r\x1b[K', '').length).toBeLessThan(12);
    expect(written.length).toBeGreaterThan(10);
    expect(written.length).toBeLessThan(60);
  });
});

describe('elsewhere', () => {
  test('plain lines that count, from time to time; what failed is told once, by the summary', () => {
    const { written, progress } = stage({ msPerCall: 4_000 });
    const shown = progress(3);
    shown.add(result('passed'));
    shown.add(result('adapterError'));
    shown.add(result('passed'));
    shown.end();
    expect(written).toEqual(['3 of 3 scenarios, 1 not passed\n']);
  });

  test('a quick run says nothing on the way', () => {
    const { written, progress } = stage({});
    const shown = progress(500);
    for (let i = 0; i < 500; i++) shown.add(result('failed'));
    expect(written).toEqual([]);
  });
});
