import { matchPrecache } from 'workbox-precaching';

/** On a dead signal a request neither comes back nor fails, ms. */
const PATIENCE_MS = 3_000;
/** The page of every screen, as the server gave it: with its headers, and the ribbon of the demonstration. */
const PAGE = '/';

/**
 * A screen's page: the server's, so that it is the newest; without an answer in time, or with one that only says that
 * the server is not there, the one that came with this version.
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
