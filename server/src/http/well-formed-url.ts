import type { IncomingMessage } from 'node:http';

/**
 * An address that cannot be read, or a path with a broken percent sequence, names nothing, but is asked for like any
 * other: its signs come to stand for themselves, so that fences, limits, checks and headers are those of every request.
 */
export function wellFormedUrl({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/') && url !== '*' && !URL.canParse(url))
    return `/${encodeURIComponent(url)}`;
  if (!url.includes('%')) return url;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
