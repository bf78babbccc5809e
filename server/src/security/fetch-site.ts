import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether a request was made by a page of another site, or of another port of this host, by `Sec-Fetch-Site`. The
 * value 'none' means that a person has typed the address. Returns false also for a request without the header.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'none' && site !== 'same-origin';
}

/**
 * Tells whether a write was not made by a page of another site: by `Sec-Fetch-Site`, or without that header by
 * `Origin`, which must equal `origin`, the public origin of this server. A client that sends neither header is not a
 * browser and passes.
 */
export function isOwnWrite(headers: IncomingHttpHeaders, origin: string): boolean {
  if (headers['sec-fetch-site'] !== undefined) return !isFromElsewhere(headers);
  return headers.origin === undefined || headers.origin === origin;
}
