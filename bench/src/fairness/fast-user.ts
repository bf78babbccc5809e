import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Organiser } from '../server/organisers.ts';
import { questions } from './requests.ts';

/**
 * One user at full speed, in a thread of its own: each connection sends the next request as soon as the last one is
 * answered or refused, like a program that ignores limits. The requests come from an address of their own.
 */
export type FastUser = {
  origin: string;
  organiser: Organiser;
  connections: number;
  address: string;
};

const { origin, organiser, connections, address } = workerData as FastUser;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const kinds = Object.values(questions).map((question) => question(organiser));
let isOn = false;
let turn = 0;
let counts = { done: 0, refused: 0 };

parentPort?.on('message', (on: boolean) => {
  if (!on) parentPort?.postMessage(counts);
  counts = { done: 0, refused: 0 };
  isOn = on;
});
for (let connection = 0; connection < connections; connection += 1) void askOn();

async function askOn(): Promise<void> {
  for (;;) {
    if (isOn) await ask();
    else await sleep(5);
  }
}

async function ask(): Promise<void> {
  turn += 1;
  const call = kinds[turn % kinds.length]?.(Math.floor(turn / kinds.length));
  if (!call) return;
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const asked = request(new URL(call.path, origin), {
    agent,
    localAddress: address,
    method: call.method,
    headers: {
      cookie: call.cookie,
      ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
    },
  }).end(body);
  const [response] = (await once(asked, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number },
  ];
  response.resume();
  await once(response, 'end');
  if (response.statusCode === 429) counts.refused += 1;
  else counts.done += 1;
}
