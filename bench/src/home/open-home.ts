import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { ATTENDANCE, EVENTS, HOME, pathOf } from '@picadito/domain';
import type { SeededUser } from '../seed/seeded-user.ts';
import { json } from '../http.ts';
import { median } from '../numbers.ts';
import { table } from '../table.ts';

const CONFIRMATIONS = 9;
/** After so long nothing more comes of a confirmation, ms. */
const SETTLED_MS = 300;
const EVENT_MAX_BYTES = 2048;
const UNCHANGED_MAX_BYTES = 300;

/** What an open home receives when another device confirms, and when it asks again for what has not changed. */
export async function openHome(origin: string, cookie: string, user: SeededUser): Promise<string> {
  const events = await confirmedElsewhere(origin, cookie, user);
  const unchanged = await askedAgain(origin, cookie);
  const row = (what: string, bytes: number, most: number) => [
    what,
    String(bytes),
    `≤ ${most}`,
    bytes <= most ? 'met' : 'MISSED',
  ];
  return table(
    ['an open home receives', 'bytes', 'target', ''],
    [
      row('when another device confirms', events, EVENT_MAX_BYTES),
      row('when it asks again and nothing has changed', unchanged, UNCHANGED_MAX_BYTES),
    ],
  );
}

/** Of the event stream; the page reads nothing (e2e/journeys/live-cost.spec.ts). */
async function confirmedElsewhere(
  origin: string,
  cookie: string,
  { matches, players }: SeededUser,
): Promise<number> {
  const asked = request(origin + pathOf(EVENTS.follow), { headers: { cookie } }).end();
  const [stream] = (await once(asked, 'response')) as [IncomingMessage];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => (bytes += chunk.length));
  const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  await settled();
  const params = { id: matches.at(-1) ?? '', playerId: players[0] ?? '' };
  const path = pathOf(ATTENDANCE.confirm, params);
  const each: number[] = [];
  for (let time = 0; time < CONFIRMATIONS; time += 1) {
    bytes = 0;
    await json(origin, { method: 'PUT', path, cookie, body: { isConfirmed: time % 2 === 1 } });
    await settled();
    each.push(bytes);
  }
  asked.destroy();
  return median(each);
}

/** The whole response, with its headers. */
async function askedAgain(origin: string, cookie: string): Promise<number> {
  const path = origin + pathOf(HOME.read);
  const { etag = '' } = (await answer(path, { cookie })).headers;
  const { statusCode, bytes } = await answer(path, { cookie, 'if-none-match': etag });
  if (statusCode !== 304) throw new Error(`${path}: ${statusCode}`);
  return bytes;
}

/** On a connection of its own. */
async function answer(address: string, headers: Record<string, string>) {
  const asked = request(address, { headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode, socket } = response;
  await response.toArray();
  return { statusCode, headers: response.headers, bytes: socket.bytesRead };
}
