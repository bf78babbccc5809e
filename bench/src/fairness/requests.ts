import type { Call } from '../http.ts';
import { CONFIRMED, type Organiser } from '../server/organisers.ts';

type Next = (turn: number) => Call;

/** The requests of the other users, and those of the fast one all at once; each confirmation changes something. */
export const questions: Record<string, (organiser: Organiser) => Next> = {
  list:
    ({ cookie }) =>
    () => ({ method: 'GET', path: '/api/lists', cookie }),
  view:
    ({ cookie, matches }) =>
    (turn) => ({
      method: 'GET',
      path: `/api/matches/${matches[turn % matches.length]?.id}/players`,
      cookie,
    }),
  confirm:
    ({ cookie, matches }) =>
    (turn) => {
      const match = matches[turn % matches.length];
      const lap = Math.floor(turn / matches.length);
      const index = lap % (match?.players.length ?? 1);
      const isTurned = Math.floor(lap / (match?.players.length ?? 1)) % 2 === 0;
      return {
        method: 'PUT',
        path: `/api/matches/${match?.id}/players/${match?.players[index]}/confirm`,
        cookie,
        body: { isConfirmed: index < CONFIRMED !== isTurned },
      };
    },
};

export const QUESTIONS = Object.keys(questions);
