import { isIP } from 'node:net';

/**
 * Tells whether a host name, written as in a URL or in HOST, always means this machine: localhost or a loopback
 * address.
 */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isLoopbackAddress(name);
}

/** Tells whether an IP address is on loopback; accepts IPv4 addresses written as IPv6. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
