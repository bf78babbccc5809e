import type { EngineName } from '../databases.ts';
import type { Call } from '../http.ts';
import type { NewContest } from './contest.ts';
import { CONFIRMED, teamsOf, type Organiser } from './organisers.ts';
import { uncached } from './uncached.ts';
import { repeated } from './repeated.ts';
import { signIns } from './sign-ins.ts';

export type Measure = {
  name: string;
  contest: NewContest;
  /** At least so much of the bare server's rate, on the engines that have one. */
  target?: Partial<Record<EngineName, number>>;
  /** At least so many a second on the machine where the earlier program was measured. */
  ratePerSecond?: Record<EngineName, number>;
  /** Durable before the response: also compared with the engine's own insertions. */
  isDurable?: boolean;
};

/** The hot routes of the contract: lists, matches, match with players, attendance and teams; a new value in each write. */
export const MEASURES: readonly Measure[] = [
  { name: 'list', contest: repeated('GET', '/api/lists', lists), target: { sqlite: 0.2 } },
  { name: 'matches', contest: repeated('GET', '/api/matches', matches) },
  {
    name: 'view',
    contest: repeated('GET', '/api/matches/:id/players', views),
    target: { sqlite: 0.2 },
  },
  {
    name: 'lists-uncached',
    contest: uncached('/api/lists', () => '/api/lists'),
    target: { sqlite: 0.15, postgres: 0.15 },
  },
  {
    name: 'matches-uncached',
    contest: uncached('/api/matches', () => '/api/matches?limit=20'),
    target: { sqlite: 0.25, postgres: 0.12 },
  },
  {
    name: 'view-uncached',
    contest: uncached(
      '/api/matches/:id/players',
      ({ matches: [id] }) => `/api/matches/${id}/players`,
    ),
    target: { sqlite: 0.15, postgres: 0.15 },
  },
  {
    name: 'confirm',
    contest: repeated('PUT', '/api/matches/:id/players/:playerId/confirm', confirmations),
    isDurable: true,
  },
  {
    name: 'teams',
    contest: repeated('PUT', '/api/matches/:id/teams', splits),
    // twice and four times the earlier program's
    ratePerSecond: { sqlite: 2 * 1139, postgres: 4 * 231 },
  },
  { name: 'sign-in', contest: signIns },
];

function lists({ cookie }: Organiser): Call[] {
  return [{ method: 'GET', path: '/api/lists', cookie }];
}

function matches({ cookie }: Organiser): Call[] {
  return [{ method: 'GET', path: '/api/matches', cookie }];
}

function views({ cookie, matches }: Organiser): Call[] {
  return matches.map(({ id }) => ({ method: 'GET', path: `/api/matches/${id}/players`, cookie }));
}

/** The status of every player in every match is flipped, then flipped back: each request changes something. */
function confirmations({ cookie, matches }: Organiser): Call[] {
  return [true, false].flatMap((isTurned) =>
    matches.flatMap(({ id, players }) =>
      players.map((player, index): Call => {
        const path = `/api/matches/${id}/players/${player}/confirm`;
        return {
          method: 'PUT',
          path,
          cookie,
          body: { isConfirmed: index < CONFIRMED !== isTurned },
        };
      }),
    ),
  );
}

/** Another split of each match each time: the players rotate. */
function splits({ cookie, matches }: Organiser): Call[] {
  return (matches[0]?.players ?? []).flatMap((_, turn) =>
    matches.map(({ id, players }): Call => {
      const turned = [...players.slice(turn + 1), ...players.slice(0, turn + 1)];
      return { method: 'PUT', path: `/api/matches/${id}/teams`, cookie, body: teamsOf(id, turned) };
    }),
  );
}
