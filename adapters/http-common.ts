/** What both ends of an HTTP connection agree on: allowed hosts, and the content type. */
import { isIPv4 } from 'node:net';

/** The content type of every body, in both directions. */
export const JSON_TYPE = 'application/json';

/** @param header the value of Content-Type; its parameters are ignored, because every body is UTF-8 */
export function isJsonType(header: string | undefined): boolean {
  return header?.split(';')[0]!.trim().toLowerCase() === JSON_TYPE;
}

/** Tells whether a host is this computer. @param hostname from a URL, so that IPv6 addresses have brackets */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
}
