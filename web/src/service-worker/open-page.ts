import { matchPrecache } from 'workbox-precaching';

/**
 * Time in milliseconds for which the worker waits for the server before it serves the precached page. Without a network
 * a request may neither succeed nor fail.
 */
const PATIENCE_MS = 3_000;
/**
 * The address of the precached page, which serves every screen. The page is stored as the server sent it, with its
 * headers and the demonstration banner. web/build/service-worker.ts defines the constant.
 */
declare const PAGE: string;

/**
 * Returns the page of a screen from the server. Without a response in time, or with a 5xx, it prefers the precached
 * page of this version.
 */
export async function openPage({ request }: { request: Request }): Promise<Response> {
  const response = fetch(request);
  const answer = await Promise.race([response.catch(() => null), later(null)]);
  if (answer && answer.status < 500) return answer;
  return (await matchPrecache(PAGE)) ?? answer ?? response;
}

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), PATIENCE_MS);
  });
}
