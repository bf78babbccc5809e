import type { EngineName } from '../databases.ts';
import { progress } from '../suite.ts';
import { openSink } from './sink.ts';
import { seededUser, type Rows, type SeededUser, type Size } from './seeded-user.ts';

const USERS_A_TRANSACTION = 100;

/**
 * Seeds a database, which already has the schema, with one organiser for each of these sizes. Returns the organisers.
 */
export async function seed(
  engine: EngineName,
  url: string,
  sizes: readonly Size[],
): Promise<SeededUser[]> {
  const start = Date.now();
  const sink = await openSink(engine, url);
  const users: SeededUser[] = [];
  for (let first = 0; first < sizes.length; first += USERS_A_TRANSACTION) {
    const some = sizes
      .slice(first, first + USERS_A_TRANSACTION)
      .map((size, index) => seededUser(first + index, start, size));
    await sink.insert(merged(some.map(([rows]) => rows)));
    users.push(...some.map(([, user]) => user));
  }
  await sink.finish();
  progress(`${engine}: ${sizes.length} organisers seeded in ${Date.now() - start} ms`);
  return users;
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
  };
}
