import { matchPrecache } from 'workbox-precaching';

/** Without a signal a request may neither succeed nor fail; after so long it is given up, ms. */
const PATIENCE_MS = 3_000;
/**
 * Where the page of every screen is, as the server gave it: with its headers, and the ribbon of the demonstration. Put
 * here by web/build/service-worker.ts.
 */
declare const PAGE: string;

/**
 * A screen's page: from the server, so that it is the newest; without a response in time, or with a 5xx, the precached
 * page of this version.
 */
export async function openPage({ request }: { request: Request }): Promise<Response> {
  const asked = fetch(request);
  const answer = await Promise.race([asked.catch(() => null), later(null)]);
  if (answer && answer.status < 500) return answer;
  return (await matchPrecache(PAGE)) ?? answer ?? asked;
}

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), PATIENCE_MS);
  });
}
