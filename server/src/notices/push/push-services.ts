import { BlockList, isIP } from 'node:net';

const ENDPOINT_MAX = 1024;

/** Hosts of push services; `UNDER` has the ends of the names of further ones. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const UNDER = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * The push services to which this server sends. `standIn` is a push service on this machine, for tests only, and `ca`
 * the certificate of its authority; null means only the services of browsers.
 */
export type PushServices = { standIn: { origin: string; ca?: string } | null };

export const KNOWN_SERVICES: PushServices = { standIn: null };

/**
 * Returns the address to which a subscription wants its messages. Returns null unless it belongs to a known push
 * service and is written as browsers write it: otherwise a client could make this server send requests to any host.
 */
export function endpointIn(text: string, { standIn }: PushServices): URL | null {
  if (text.length > ENDPOINT_MAX || !/^https:\/\/[\x21-\x7e]+$/.test(text)) return null;
  const url = URL.parse(text);
  // An address that the parser changes is refused, because other parsers may read it in another way.
  if (url === null || url.href !== text || url.hash !== '') return null;
  if (url.username !== '' || url.password !== '' || url.pathname === '/') return null;
  if (standIn !== null && url.origin === standIn.origin) return url;
  if (url.port !== '') return null;
  const { hostname } = url;
  const isKnown = HOSTS.includes(hostname) || UNDER.some((end) => isUnder(hostname, end));
  return isKnown ? url : null;
}

/** Tells whether a host is a subdomain of `end`, with labels of letters, digits and hyphens only. */
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

/** Global unicast addresses of IPv6, of which `NOT_PUBLIC` excludes some ranges. */
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
 * Tells whether an IP address may belong to a push service. Addresses of this machine, private networks and reserved
 * ranges may not, so that a subscription cannot make the server send requests into its own network.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  if (family !== 6) return false;
  return PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}
