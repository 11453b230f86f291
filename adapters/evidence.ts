/** Keeps the end of what an adapter said, to show it when something goes wrong. */
import { excerpt } from './json-rpc';

const EVIDENCE_BYTES = 4096;

export class Tail {
  private readonly ring = Buffer.alloc(EVIDENCE_BYTES);
  private total = 0;

  push(chunk: Buffer): void {
    const kept = chunk.subarray(Math.max(0, chunk.length - EVIDENCE_BYTES));
    const start = (this.total + chunk.length - kept.length) % EVIDENCE_BYTES;
    const copied = kept.copy(this.ring, start);
    kept.copy(this.ring, 0, copied);
    this.total += chunk.length;
  }

  /** Returns the lines without terminal control characters; `(nothing)` if there are none. */
  text(): string {
    if (this.total === 0) return '(nothing)';
    const end = this.total % EVIDENCE_BYTES;
    const full = this.total > EVIDENCE_BYTES;
    const bytes = full
      ? Buffer.concat([this.ring.subarray(end), this.ring.subarray(0, end)])
      : this.ring.subarray(0, this.total);
    const lines = bytes.toString('utf8').trimEnd().split(/\r?\n/);
    return (full ? '…' : '') + lines.map((line) => excerpt(line, EVIDENCE_BYTES)).join('\n');
  }
}

/** Returns the last bytes of a buffer, for display. */
export function endOf(bytes: Buffer): string {
  const tail = new Tail();
  tail.push(bytes);
  return tail.text();
}
