import { send, type Call } from '../http.ts';
import { fire, resumable } from '../load.ts';
import type { NewContest } from './contest.ts';
import type { Organiser } from './organisers.ts';

/** One kind of request, on a connection for each organiser, over and over. */
export function repeated(
  method: Call['method'],
  route: string,
  callsOf: (organiser: Organiser) => Call[],
): NewContest {
  return async (origin, organisers) => {
    const load = resumable(organisers.map(callsOf));
    const example = load.next()[0]?.[0];
    if (!example) throw new Error(`nobody asks for ${route}`);
    return {
      canned: [{ method, route, answer: await send(origin, example) }],
      ours: async (seconds) => {
        const round = await fire(origin, load.next(), seconds);
        load.passed(round);
        return round;
      },
      bare: (bareOrigin, seconds) => fire(bareOrigin, load.next(), seconds),
    };
  };
}
