import type { IncomingMessage } from 'node:http';

/**
 * Returns the URL of a request, escaped if it cannot be parsed or its path has a broken percent sequence. Such a
 * request then matches no route, but passes the same checks, limits and headers as any other.
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
