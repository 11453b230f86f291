/** Which addresses stay on this computer. */
import { isIPv4 } from 'node:net';

/** @param hostname as the host of a URL gives it: an IPv6 address stands in brackets */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
}
