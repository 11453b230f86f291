import { createHash } from 'node:crypto';

/** @returns 64 hexadecimal digits */
export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
