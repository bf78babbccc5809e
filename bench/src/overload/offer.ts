import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answered, Connection } from './connections.ts';

export type Offered = {
  /** Whose time had come, a second. */
  asked: number;
  answers: Answered[];
  seconds: number;
};

/** Requests at a fixed rate, whether earlier ones are answered or not; those that find no connection are not sent. */
export async function offer(
  connections: readonly Connection[],
  requests: readonly Buffer[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Offered> {
  const free = [...connections];
  const answers: Answered[] = [];
  let due = 0;
  const begin = performance.now();
  const elapsed = () => (performance.now() - begin) / 1000;
  const send = async (connection: Connection, request: Buffer) => {
    answers.push(await connection.send(request));
    free.push(connection);
  };
  const sent: Promise<void>[] = [];
  while (elapsed() < seconds) {
    for (const target = Math.floor(elapsed() * perSecond); due < target; due += 1) {
      const connection = free.pop();
      const request = requests[due % requests.length];
      if (connection && request) sent.push(send(connection, request));
    }
    await nextTurn();
  }
  await Promise.all(sent);
  return { asked: due / seconds, answers, seconds: elapsed() };
}

/** As many as are answered when so many connections ask again as soon as they are answered, a second. */
export async function capacityOf(
  connections: readonly Connection[],
  requests: readonly Buffer[],
  seconds: number,
): Promise<number> {
  let answered = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    connections.map(async (connection, index) => {
      for (let turn = index; performance.now() < end; turn += connections.length) {
        const request = requests[turn % requests.length];
        if (!request) continue;
        const { status } = await connection.send(request);
        if (status >= 300) throw new Error(`a request failed: ${status}`);
        answered += 1;
      }
    }),
  );
  return answered / seconds;
}
