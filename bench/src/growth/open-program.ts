import {
  methodOf,
  pathOf,
  takesIdempotencyKey,
  type ApiRoute,
  type PathValues,
  type RequestOf,
} from '@picadito/domain';
import { randomUUID } from 'node:crypto';
import { cookieNames } from '../../../server/src/identity/cookies.ts';
import type { Call } from '../http.ts';
import { openConnection, type Connection } from './connection.ts';
import type { NamedRow } from './rows/all-rows.ts';
import type { Asker } from './rows/row.ts';
import type { SeededUser } from './seeded-user.ts';

/** The program at an origin, asked on one connection. */
export type OpenProgram = {
  /** Milliseconds of the request that a row measures. */
  timeOf: (row: NamedRow, user: SeededUser, turn: number) => Promise<number>;
  close: () => void;
};

export async function openProgram(origin: string): Promise<OpenProgram> {
  let connection = await openConnection(origin);
  const openedAgain = async (): Promise<Connection> => {
    if (!connection.isOpen()) connection = await openConnection(origin);
    return connection;
  };
  const ask = async <R extends ApiRoute>(user: SeededUser, route: R, request: RequestOf<R>) => {
    const cookie = `${cookieNames(origin).session}=${user.token}`;
    const { milliseconds, body } = await (await openedAgain()).ask(callOf(route, request, cookie));
    return { milliseconds, reply: body === '' ? undefined : JSON.parse(body) };
  };
  return {
    timeOf: async ({ name, route, ask: askRow }, user, turn) => {
      const times: number[] = [];
      const asker: Asker<ApiRoute> = {
        user,
        turn,
        timed: async (request) => {
          const { milliseconds, reply } = await ask(user, route, request);
          times.push(milliseconds);
          return reply;
        },
        send: async (other, request) => (await ask(user, other, request)).reply,
      };
      await askRow(asker);
      const [time = Number.NaN] = times;
      if (times.length !== 1) throw new Error(`${name} measures ${times.length} requests`);
      return time;
    },
    close: () => connection.close(),
  };
}

function callOf<R extends ApiRoute>(route: R, request: RequestOf<R>, cookie: string): Call {
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = request;
  const path = pathOf(route, ...([params, query] as PathValues<R>));
  const headers = takesIdempotencyKey(route) && { 'idempotency-key': randomUUID() };
  return { method: methodOf(route), path, cookie, ...(headers && { headers }), body };
}
