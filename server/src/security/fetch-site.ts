import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether `Sec-Fetch-Site` says that the request comes from another site, or from another port of this host.
 * The value 'none' is a typed address; a request without the header counts as from here.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'none' && site !== 'same-origin';
}

/**
 * Returns whether a write passes: by `Sec-Fetch-Site`, else by `Origin`, which has to be `origin`, the public one. A
 * client that sends neither is no browser and passes.
 */
export function isOwnWrite(headers: IncomingHttpHeaders, origin: string): boolean {
  if (headers['sec-fetch-site'] !== undefined) return !isFromElsewhere(headers);
  return headers.origin === undefined || headers.origin === origin;
}
