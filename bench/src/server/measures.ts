import type { Call } from '../http.ts';
import { CONFIRMED, teamsOf, type Organiser } from './organisers.ts';

/** One kind of request, as one organiser makes it over and over. */
export type Measure = {
  name: string;
  method: Call['method'];
  route: string;
  callsOf: (organiser: Organiser) => Call[];
  /** On SQLite at least so much of the bare server's requests. */
  target?: number;
  /** Stored for good before the answer: compared with the engine's own insertions too. */
  isDurable?: boolean;
};

export const MEASURES: readonly Measure[] = [
  {
    name: 'list',
    method: 'GET',
    route: '/api/lists',
    callsOf: ({ cookie }) => [{ method: 'GET', path: '/api/lists', cookie }],
    target: 0.2,
  },
  {
    name: 'matches',
    method: 'GET',
    route: '/api/matches',
    callsOf: ({ cookie }) => [{ method: 'GET', path: '/api/matches', cookie }],
  },
  {
    name: 'view',
    method: 'GET',
    route: '/api/matches/:id/players',
    callsOf: ({ cookie, matches }) =>
      matches.map(({ id }) => ({ method: 'GET', path: `/api/matches/${id}/players`, cookie })),
    target: 0.2,
  },
  {
    name: 'confirm',
    method: 'PUT',
    route: '/api/matches/:id/players/:playerId/confirm',
    callsOf: confirmations,
    isDurable: true,
  },
  {
    name: 'teams',
    method: 'PUT',
    route: '/api/matches/:id/teams',
    callsOf: splits,
  },
];

/** Everybody in all matches becomes the other thing, then back: each one changes something. */
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

/** Of each match another split each time: the players in turns. */
function splits({ cookie, matches }: Organiser): Call[] {
  return (matches[0]?.players ?? []).flatMap((_, turn) =>
    matches.map(({ id, players }): Call => {
      const turned = [...players.slice(turn + 1), ...players.slice(0, turn + 1)];
      return { method: 'PUT', path: `/api/matches/${id}/teams`, cookie, body: teamsOf(id, turned) };
    }),
  );
}
