import { ACCOUNT, LISTS, LISTS_PER_USER_MAX, pathOf, PLAYERS_PER_LIST_MAX } from '@picadito/domain';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { json, send } from '../http.ts';
import { residentMegabytes } from '../memory.ts';
import { startProgram } from '../program.ts';
import { signIn } from '../sign-in.ts';
import { chosen, print, type Asked } from '../suite.ts';
import { table } from '../table.ts';

/** The least that the README promises. */
const HEAP_MB = 128;

/** The export of an account at its limits, by a server with little memory. */
export async function measureExport(asked: Asked): Promise<void> {
  const rows: string[][] = [];
  for (const engine of chosen(ENGINES, asked)) rows.push(await measuredOn(engine));
  const headings = [`export at the limits, heap of ${HEAP_MB} MB`, 'status', 'MB', 's'];
  print(`\n${table([...headings, 'process, MB', 'target', ''], rows)}`);
}

async function measuredOn(engine: EngineName): Promise<string[]> {
  const databases = await openDatabases(engine);
  const heap = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  const { origin, pid, stop } = await startProgram(await databases.create(), heap);
  try {
    const cookie = await signIn(origin, 'vacio-1@picadito.local');
    await fill(origin, cookie);
    const start = performance.now();
    const { status, body } = await send(origin, {
      method: 'GET',
      path: pathOf(ACCOUNT.export),
      cookie,
    });
    const seconds = (performance.now() - start) / 1000;
    return [
      engine,
      String(status),
      (Buffer.byteLength(body) / 1e6).toFixed(1),
      seconds.toFixed(2),
      residentMegabytes(pid).toFixed(0),
      'served',
      status === 200 ? 'met' : 'MISSED',
    ];
  } finally {
    await stop();
    await databases.remove();
  }
}

async function fill(origin: string, cookie: string): Promise<void> {
  const players = Array.from({ length: PLAYERS_PER_LIST_MAX }, (_, player) => ({
    name: `Jugador ${player} Ñandubay`,
    skillLevel: '3',
    whatsapp: `+54911${String(10_000_000 + player)}`,
  }));
  for (let list = 0; list < LISTS_PER_USER_MAX; list += 1) {
    const body = { name: `Lista ${list}`, players };
    await json(origin, { method: 'POST', path: pathOf(LISTS.create), cookie, body });
  }
}
