import { cookieNames } from '../../../server/src/identity/cookies.ts';
import type { SeededUser } from '../seed/seeded-user.ts';
import { send } from '../http.ts';
import { fire, resumable } from '../load.ts';
import type { NewContest } from './contest.ts';

const CONNECTIONS = 10;

/** A read by one of 2,000 organisers after the other, so that each asks for other data than the one before. */
export function uncached(route: string, pathOf: (user: SeededUser) => string): NewContest {
  return async (origin, _organisers, crowd) => {
    const calls = crowd.map((user) => ({
      method: 'GET' as const,
      path: pathOf(user),
      cookie: `${cookieNames(origin).session}=${user.token}`,
    }));
    const [example] = calls;
    if (!example) throw new Error(`nobody asks for ${route}`);
    const load = resumable(
      Array.from({ length: CONNECTIONS }, (_, connection) =>
        calls.filter((_call, index) => index % CONNECTIONS === connection),
      ),
    );
    return {
      canned: [{ method: 'GET', route, answer: await send(origin, example) }],
      ours: async (seconds) => {
        const round = await fire(origin, load.next(), seconds);
        load.passed(round);
        return round;
      },
      bare: (bareOrigin, seconds) => fire(bareOrigin, load.next(), seconds),
    };
  };
}
