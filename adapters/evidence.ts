/** What an adapter said, kept to be shown where something went wrong. */
import { excerpt } from './json-rpc';

/** How much of each stream is kept as evidence. */
const EVIDENCE_BYTES = 4096;

/** The last bytes of a stream. */
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

  /** For people: its lines, without what steers a terminal; `(nothing)` where there is none. */
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

/** The last bytes of something that has been read whole, for people. */
export function endOf(bytes: Buffer): string {
  const tail = new Tail();
  tail.push(bytes);
  return tail.text();
}
