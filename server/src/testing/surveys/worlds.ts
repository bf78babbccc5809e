import { readFileSync } from 'node:fs';
import type { Opinion } from '@picadito/domain';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { logOptions } from '../../logging/log.ts';
import { copyDatabase } from '../../store/copy/copy-database.ts';
import type { DatabaseAddress } from '../../store/engines/engine-at.ts';
import { engineAt } from '../../store/engines/engine-at.ts';
import { openStore, type Store } from '../../store/store.ts';
import { hashCode, keysOf } from '../../security/link-code.ts';
import { aLinkedGroupOf, DEVICE_COOKIE } from '../a-linked-group.ts';
import { aDatabase, aFile } from '../copies.ts';
import { tablesOf } from '../every-row.ts';
import { client, testApp } from '../test-app.ts';

/** Who answers, in this order, and what each says of each; both by number. */
export type Answers = readonly [number, Record<number, Opinion>][];

/** A database with a survey of six players that is open and has no answer, for worlds to begin with. */
export async function beforeAnswers() {
  const address = await aDatabase();
  const store = await openStore(engineAt(address));
  const group = await aLinkedGroupOf(await testApp({}, store), 'ana', 6, 'Jueves');
  const { ana, list, ids, path } = group;
  await ana.put(`/api/lists/${list.id}/survey`, { playerIds: ids });
  const surveys = await store.read.selectFrom('surveys').select('survey_id').execute();
  const surveyId = surveys[0]?.survey_id ?? '';
  await store.close();
  return { address, ids, path, listId: list.id, token: ana.token, surveyId };
}

type Before = Awaited<ReturnType<typeof beforeAnswers>>;

/** All that is left of answers to a survey: by whatever a server stores, tells or logs. */
export async function afterAnswers(before: Before, answers: Answers, isClosed = false) {
  const address = await aDatabase({ empty: true });
  await copyDatabase(before.address, address);
  const lines: string[] = [];
  const logger = logOptions('debug', { write: (line) => void lines.push(line) });
  const store = await openStore(engineAt(address));
  const server = await testApp({ logger }, store);
  onTestFinished(store.close);
  const { path, listId, ids, surveyId, token } = before;
  const organiser = client(server.app, token);
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const told: unknown[] = [];
  for (const [number, said] of answers) {
    server.clock.now += 60_000;
    const opinions = ids.flatMap((id, at): [string, Opinion][] =>
      at + 1 === number ? [] : [[keyOf(id), said[at + 1] ?? 'no']],
    );
    const payload = {
      survey: keyOf(surveyId),
      player: keyOf(ids[number - 1] ?? ''),
      ...Object.fromEntries(opinions),
    };
    const cookies = { [DEVICE_COOKIE]: String(number).repeat(22) };
    const url = `${path}/survey`;
    const reply = await server.app.inject({ method: 'POST', url, payload, cookies });
    const { body } = await organiser.get(`/api/lists/${listId}/survey`);
    told.push([reply.statusCode, reply.body, body]);
  }
  if (isClosed) await organiser.put(`/api/lists/${listId}/survey/closed`, {});
  return {
    told: JSON.stringify(told),
    stored: await everythingIn(store),
    exported: JSON.stringify((await organiser.get('/api/me/export')).body),
    logged: lines.map((line) => line.replaceAll(/"(time|reqId|ms)":("[^"]*"|[\d.]+)/g, '')),
    backup: await backupOf(address),
    notes: server.notes,
  };
}

/** The bytes of a backup. */
async function backupOf(address: DatabaseAddress): Promise<string> {
  const file = aFile();
  await copyDatabase(address, file);
  return readFileSync(file.file).toString('base64');
}

/** All rows where they lie, and after which others their last writers came. */
async function everythingIn(store: Store): Promise<Record<string, unknown[]>> {
  const isFile = store.engine.name === 'sqlite';
  const rows: Record<string, Row[]> = {};
  for (const table of (await tablesOf(store)).toSorted()) {
    const hidden = isFile ? sql`rowid` : sql`xmin::text::bigint as writer, ctid`;
    const place = isFile ? sql`rowid` : sql`ctid`;
    const query = sql<Row>`select ${hidden}, t.* from ${sql.table(table)} as t order by ${place}`;
    rows[table] = (await store.transaction((tx) => query.execute(tx))).rows;
  }
  const writers = new Set(
    Object.values(rows).flatMap((all) => all.map((row) => Number(row.writer))),
  );
  const ranks = new Map([...writers].toSorted((a, b) => a - b).map((writer, at) => [writer, at]));
  const placed = ({ writer, ...row }: Row) => ({ ...row, writer: ranks.get(Number(writer)) });
  return Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, all.map(placed)]));
}

type Row = Record<string, unknown>;
