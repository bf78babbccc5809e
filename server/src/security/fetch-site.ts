import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the request comes from another site (or another port of this host), by `Sec-Fetch-Site`. Without the header
 * the client is no browser, and 'none' is a typed address.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'none' && site !== 'same-origin';
}

/**
 * Whether a write was sent by a page of ours (`origin` is the public one), or by no browser at all
 * (docs/decisions/139).
 */
export function isOwnWrite(headers: IncomingHttpHeaders, origin: string): boolean {
  if (headers['sec-fetch-site'] !== undefined) return !isFromElsewhere(headers);
  return headers.origin === undefined || headers.origin === origin;
}
