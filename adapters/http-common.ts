/** What both ends of a connection over HTTP agree on: where it may lead, and what it carries. */
import { isIPv4 } from 'node:net';

/** The type of every body, in both directions. */
export const JSON_TYPE = 'application/json';

/** @param header the value of Content-Type; parameters such as the charset do not matter, a body is UTF-8 in any case */
export function isJsonType(header: string | undefined): boolean {
  return header?.split(';')[0]!.trim().toLowerCase() === JSON_TYPE;
}

/** Whether a host is this computer. @param hostname as a URL gives it: an IPv6 address stands in brackets */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
}
