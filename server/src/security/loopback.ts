import { isIP } from 'node:net';

/** Whether a host name, as it stands in a URL or in HOST, can only mean this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isLoopbackAddress(name);
}

/** Whether an IP address (also an IPv4 one written as IPv6) is this machine's own. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
