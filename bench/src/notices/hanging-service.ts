import { HOME, pathOf } from '@picadito/domain';
import { cookieNames } from '../../../server/src/identity/cookies.ts';
import { createWithSchema, ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { openConnection } from '../connection.ts';
import { percentile, table } from '../table.ts';
import { startProgram } from '../program.ts';
import { chosen, print, progress, type RunOptions } from '../suite.ts';
import { seedMessages, seedUsers } from './seed-notices.ts';
import { withPushService, type PushService } from './with-push-service.ts';

const USUAL = { subscriptions: 10_000, seconds: 60 };
const QUICK = { subscriptions: 10_000, seconds: 25 };
const RATIO_MAX = 1.2;
const PERCENTS = [50, 95];

/**
 * Prints the response times of `GET /api/home` while messages wait for a push service that never answers, and the times
 * without messages on a database of equal size.
 */
export async function measureHanging(options: RunOptions): Promise<void> {
  const pace = options.isQuick ? QUICK : USUAL;
  const headings = [`home, ${pace.subscriptions} subscriptions`, 'requests'];
  const times = PERCENTS.flatMap((percent) => [`p${percent} without`, 'with, ms', 'ratio']);
  for (const engine of chosen(ENGINES, options)) {
    const row = await withPushService((push, env) => rowOf(engine, pace, push, env));
    print(`\n${table([...headings, ...times, 'target', ''], [row])}`);
  }
}

async function rowOf(
  ...[engine, pace, push, env]: [EngineName, typeof USUAL, PushService, Record<string, string>]
): Promise<string[]> {
  const databases = await openDatabases(engine);
  try {
    const phoneThatHangs = () => {
      const { name, subscription } = push.subscribe();
      push.answers(name, 'hang');
      return subscription;
    };
    const sides = [];
    for (const withMessages of [false, true]) {
      const url = await createWithSchema(databases);
      const { token } = await seedUsers(engine, url, pace.subscriptions);
      if (withMessages) await seedMessages(url, phoneThatHangs);
      sides.push({ url, token });
      progress(`${engine}: seeded`);
    }
    const times = await timesInTurns(sides, pace.seconds, env);
    if (push.requests() === 0) throw new Error('nothing was sent');
    const figures = PERCENTS.map((percent) => times.map((side) => percentile(side, percent)));
    const ratios = figures.map(([without = NaN, withThem = NaN]) => withThem / without);
    return [
      engine,
      String(times[1]?.length),
      ...figures.flatMap((both, at) => [
        ...both.map((ms) => ms.toFixed(2)),
        (ratios[at] ?? NaN).toFixed(2),
      ]),
      `≤ ${RATIO_MAX.toFixed(2)}`,
      ratios.every((ratio) => ratio <= RATIO_MAX) ? 'met' : 'MISSED',
    ];
  } finally {
    await databases.remove();
  }
}

async function timesInTurns(
  sides: readonly { url: string; token: string }[],
  seconds: number,
  env: Record<string, string>,
): Promise<number[][]> {
  const open = await Promise.all(
    sides.map(async ({ url, token }) => {
      const program = await startProgram(url, env);
      const cookie = `${cookieNames(program.origin).session}=${token}`;
      const connection = await openConnection(program.origin);
      return { program, cookie, connection, times: [] as number[] };
    }),
  );
  const end = Date.now() + seconds * 1000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const inOrder = turn % 2 === 0 ? open : open.toReversed();
    for (const { connection, cookie, times } of inOrder) {
      const call = { method: 'GET', path: pathOf(HOME.read), cookie } as const;
      times.push((await connection.ask(call)).milliseconds);
    }
  }
  for (const { connection, program } of open) {
    connection.close();
    await program.stop();
  }
  return open.map(({ times }) => times);
}
