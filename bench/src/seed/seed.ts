import { newId } from '../../../server/src/store/ids.ts';
import type { EngineName } from '../databases.ts';
import { progress } from '../suite.ts';
import { MATCHES_EACH, seededUser, type Rows, type SeededUser } from './seeded-user.ts';
import { openSink } from './open-sink.ts';

export type Seeded = { users: SeededUser[]; seconds: number; megabytes: number };

const USERS_A_TRANSACTION = 100;
/** So many are inserted with the engine's eye on foreign keys, more without. */
const CHECKED_USERS_MAX = 1000;

/** Puts so many matches into a database that has the schema. Of the users the ids rise, so that indexes grow at their ends. */
export async function seed(engine: EngineName, url: string, matches: number): Promise<Seeded> {
  const start = Date.now();
  const ids = Array.from({ length: matches / MATCHES_EACH }, newId).toSorted();
  const sink = await openSink(engine, url, ids.length <= CHECKED_USERS_MAX);
  const users: SeededUser[] = [];
  for (let first = 0; first < ids.length; first += USERS_A_TRANSACTION) {
    const some = ids
      .slice(first, first + USERS_A_TRANSACTION)
      .map((id, index) => seededUser(id, first + index, start));
    await sink.insert(merged(some.map(([rows]) => rows)));
    users.push(...some.map(([, user]) => user));
  }
  const bytes = await sink.finish();
  const seeded = { users, seconds: (Date.now() - start) / 1000, megabytes: bytes / 1024 ** 2 };
  progress(
    `seeded on ${engine}: ${matches} matches in ${seeded.seconds.toFixed(0)} s, ${seeded.megabytes.toFixed(0)} MB`,
  );
  return seeded;
}

function merged(all: readonly Rows[]): Rows {
  const part = <Table extends keyof Rows>(table: Table) =>
    all.flatMap((rows) => rows[table] as Rows[Table][number][]) as Rows[Table];
  return {
    users: part('users'),
    identities: part('identities'),
    sessions: part('sessions'),
    players_lists: part('players_lists'),
    players: part('players'),
    matches: part('matches'),
    confirmations: part('confirmations'),
    teams: part('teams'),
    team_players: part('team_players'),
    results: part('results'),
    scorers: part('scorers'),
    badges: part('badges'),
  };
}
