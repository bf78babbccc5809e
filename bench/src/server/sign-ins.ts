import type { Round } from '../load.ts';
import { signIn } from '../sign-in.ts';
import type { Canned } from './bare-server.ts';
import type { NewContest } from './contest.ts';
import { accountOf } from './organisers.ts';

/**
 * From the first request to the new session. The bare server answers as many requests; the program's requests to its
 * identity provider count as its own work.
 */
export const signIns: NewContest = async (origin, organisers) => {
  const accounts = organisers.map((_, index) => accountOf(index + 1));
  const canned: Canned[] = [];
  await signIn(origin, accountOf(1), (path, response) => {
    canned.push({ method: 'GET', route: path.split('?', 1)[0] ?? '', answer: response });
  });
  return {
    canned,
    ours: (seconds) => signInOverAndOver(origin, accounts, seconds),
    bare: (bareOrigin, seconds) => signInOverAndOver(bareOrigin, accounts, seconds),
  };
};

/** All accounts at the same time, each as soon as it is signed in. */
async function signInOverAndOver(
  origin: string,
  accounts: readonly string[],
  seconds: number,
): Promise<Round> {
  const start = performance.now();
  const latencies: number[] = [];
  const signInAgain = async (account: string) => {
    for (let now = start; now < start + seconds * 1000;) {
      await signIn(origin, account);
      const before = now;
      now = performance.now();
      latencies.push(now - before);
    }
  };
  await Promise.all(accounts.map(signInAgain));
  return { perSecond: (latencies.length * 1000) / (performance.now() - start), latencies };
}
