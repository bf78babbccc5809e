import { openConnection, type Connection } from '../connection.ts';
import { send, type Call } from '../http.ts';
import { repeatedly } from '../load.ts';
import { BUSY_ROUTES, SCREEN_ROUTES, type ScreenRoute } from './screen-routes.ts';
import type { Side } from './side.ts';

/**
 * Type of the length of a measurement: the number of rounds, and how many requests or seconds a route gets on each side
 * in every round.
 */
export type Pace = { rounds: number; requests: number; seconds: number };

/**
 * Type of the response times of a route: an array of milliseconds for each side; null for a program without the route.
 */
export type RouteTimes = { name: string; times: (number[] | null)[] };
/** Type of the throughput of a route: an array for each side, with the requests per second of each round. */
export type RouteRates = { name: string; rates: number[][] };

const WARM_UP_REQUESTS = 20;
const WARM_UP_SECONDS = 1;

/** Measures the response times of each route of the screens, on one connection to each side. */
export async function timeRoutes(sides: readonly Side[], pace: Pace): Promise<RouteTimes[]> {
  const connections = await Promise.all(sides.map(({ program }) => openConnection(program.origin)));
  const measured: RouteTimes[] = [];
  for (const route of SCREEN_ROUTES)
    measured.push({ name: route.name, times: await timesOf(route, sides, connections, pace) });
  for (const connection of connections) connection.close();
  return measured;
}

async function timesOf(
  route: ScreenRoute,
  sides: readonly Side[],
  connections: readonly Connection[],
  { rounds, requests }: Pace,
): Promise<RouteTimes['times']> {
  const askers = [];
  for (const [index, side] of sides.entries())
    askers.push(await askerOf(route, side, connections[index]));
  const most = route.requestsMax ?? Infinity;
  for (const ask of askers) await ask?.(Math.min(WARM_UP_REQUESTS, most));
  const times = askers.map((ask) => ask && ([] as number[]));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, ask] of sidesOfRound(askers, round))
      if (ask) times[index]?.push(...(await ask(Math.min(requests, most))));
  return times;
}

/**
 * Returns a function that sends a number of requests to a route one by one, and resolves with their milliseconds.
 * Returns null if the program does not have the route.
 */
async function askerOf(
  route: ScreenRoute,
  { program, user }: Side,
  connection: Connection | undefined,
): Promise<((requests: number) => Promise<number[]>) | null> {
  let turn = 0;
  const nextCall = () => route.callOf(user, turn++);
  if (!connection || !(await hasRoute(program.origin, nextCall()))) return null;
  return async (requests) => {
    const times: number[] = [];
    for (let count = 0; count < requests; count += 1)
      times.push((await connection.ask(nextCall())).milliseconds);
    return times;
  };
}

/**
 * Returns the items of the sides with their indexes, in alternating order from round to round, so that no side has an
 * advantage by its place in the order.
 */
function sidesOfRound<T>(sides: readonly T[], round: number): [number, T][] {
  const indexed = [...sides.entries()];
  return round % 2 === 0 ? indexed : indexed.toReversed();
}

async function hasRoute(origin: string, call: Call): Promise<boolean> {
  const { status, body } = await send(origin, call);
  if (status === 404 || status === 405) return false;
  if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${body}`);
  return true;
}

/**
 * Measures the requests per second of each busy route, on ten connections to each side. Each connection acts as another
 * organiser.
 */
export async function countRequests(sides: readonly Side[], pace: Pace): Promise<RouteRates[]> {
  const measured: RouteRates[] = [];
  for (const { name, callsOf } of BUSY_ROUTES) {
    const runs = sides.map(({ program, accounts }) => ({
      run: repeatedly(program.origin, accounts.map(callsOf)),
      rates: [] as number[],
    }));
    for (const { run } of runs) await run(WARM_UP_SECONDS);
    for (let round = 0; round < pace.rounds; round += 1)
      for (const [, { run, rates }] of sidesOfRound(runs, round))
        rates.push(await run(pace.seconds));
    measured.push({ name, rates: runs.map(({ rates }) => rates) });
  }
  return measured;
}
