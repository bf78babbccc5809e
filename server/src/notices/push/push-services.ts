import { BlockList, isIP } from 'node:net';

const ENDPOINT_MAX = 1024;

/** Lists the push services of current browsers: hosts, and domains with all their subdomains. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const UNDER = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Describes where pushes may go. `standIn` is a push service on this machine, for tests only; `ca` is the certificate
 * of its authority.
 */
export type PushServices = { standIn: { origin: string; ca?: string } | null };

export const KNOWN_SERVICES: PushServices = { standIn: null };

/**
 * Returns the address of a subscription; null unless it belongs to a known push service and is written as browsers
 * write it. A client could name any address to make this server send requests, so only these hosts get any.
 */
export function endpointIn(text: string, { standIn }: PushServices): URL | null {
  if (text.length > ENDPOINT_MAX || !/^https:\/\/[\x21-\x7e]+$/.test(text)) return null;
  const url = URL.parse(text);
  // The comparison refuses addresses that parsers may read in different ways.
  if (url === null || url.href !== text || url.hash !== '') return null;
  if (url.username !== '' || url.password !== '' || url.pathname === '/') return null;
  if (standIn !== null && url.origin === standIn.origin) return url;
  if (url.port !== '') return null;
  const { hostname } = url;
  const isKnown = HOSTS.includes(hostname) || UNDER.some((end) => isUnder(hostname, end));
  return isKnown ? url : null;
}

/** Tells whether a host consists of labels with letters, digits and hyphens, followed by `end`. */
const isUnder = (host: string, end: string) =>
  host.endsWith(end) && /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(host.slice(0, -end.length));

const NOT_PUBLIC = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv4');

/** Only these IPv6 addresses are assigned to public hosts, except those for embedded IPv4 and for documentation. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv6');

/**
 * Tells whether the address may belong to a push service; refuses those of this machine, private networks and reserved
 * ranges.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  if (family !== 6) return false;
  return PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}
