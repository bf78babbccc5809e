import { cookieNames } from '../../../server/src/identity/cookies.ts';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { seedOrganisers } from '../home/organiser.ts';
import type { Call } from '../http.ts';
import { median } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { chosen, print, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { openConnection } from './connection.ts';
import { CONFIRMED, type SeededUser } from './seeded-user.ts';

const SMALL = 20;
const LARGE = 10_000;
const RATIO_MAX = 1.5;

type User = SeededUser & { userId: string };
type Question = Pick<Call, 'method'> & { path: (user: User) => string; body?: object };

const get = (path: Question['path']): Question => ({ method: 'GET', path });
const match = ({ matches }: User) => `/api/matches/${matches.at(-1)}`;

/** What screens ask for, of the newest match where it is about one. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  home: get(() => '/api/home'),
  lists: get(() => '/api/lists'),
  players: get(() => '/api/players'),
  'matches, 20': get(() => '/api/matches?limit=20'),
  'search, a place': get(() => '/api/matches?limit=20&order=created&q=corrientes'),
  'search, a day': get(() => '/api/matches?limit=20&order=created&q=26/11'),
  'search, nothing': get(() => '/api/matches?limit=20&order=created&q=galpones'),
  counts: get(() => '/api/matches/counts'),
  match: get(match),
  view: get((user) => `${match(user)}/players`),
  evening: get((user) => `${match(user)}/evening`),
  marks: get(() => '/api/marks'),
  ranking: get(() => '/api/players/stats'),
  badges: get(({ userId }) => `/api/users/${userId}/badges`),
  confirm: confirmation(true),
  'change a match': { method: 'PATCH', path: match, body: { location: 'El Galpón' } },
};

function confirmation(isConfirmed: boolean): Question {
  const path = (user: User) => `${match(user)}/players/${user.players[CONFIRMED]}/confirm`;
  return { method: 'PUT', path, body: { isConfirmed } };
}

/** p50 of the same requests of an organiser with few and of one with many matches; each after another change. */
export async function measureOwnHistory(asked: Asked): Promise<void> {
  for (const engine of chosen(ENGINES, asked)) print(`\n${await measuredOn(engine, asked)}`);
}

async function measuredOn(engine: EngineName, { isQuick }: Asked): Promise<string> {
  const databases = await openDatabases(engine);
  try {
    const url = await databases.create();
    // its first start makes the schema
    await (await startProgram(url)).stop();
    const users = await seedOrganisers(engine, url, [SMALL, LARGE]);
    const { origin, stop } = await startProgram(url);
    const connection = await openConnection(origin);
    const timeOf = (user: User, { path, ...question }: Question) => {
      const cookie = `${cookieNames(origin).session}=${user.token}`;
      return connection.timeOf({ ...question, path: path(user), cookie });
    };
    const rows: string[][] = [];
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const times: number[][] = users.map(() => []);
      for (let round = 0; round < (isQuick ? 30 : 300); round += 1)
        for (const [place, user] of users.entries()) {
          await timeOf(user, confirmation(false));
          times[place]?.push(await timeOf(user, question));
        }
      rows.push(rowOf(name, times.map(median)));
    }
    connection.close();
    await stop();
    const headings = [`own history on ${engine}`, `${SMALL}`, `${LARGE}`, 'ratio', 'target', ''];
    return table(headings, rows);
  } finally {
    await databases.remove();
  }
}

function rowOf(name: string, [small = NaN, large = NaN]: number[]): string[] {
  const ratio = large / small;
  return [
    name,
    `${small.toFixed(2)} ms`,
    `${large.toFixed(2)} ms`,
    ratio.toFixed(2),
    `≤ ${RATIO_MAX.toFixed(2)}`,
    ratio <= RATIO_MAX ? 'met' : 'MISSED',
  ];
}
