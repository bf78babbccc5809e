import type { Call } from '../http.ts';
import { CONFIRMED, type Organiser } from '../server/organisers.ts';

type Next = (turn: number) => Call;

/** What others ask meanwhile, and the fast one all at once; each confirmation changes something. */
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
      const place = lap % (match?.players.length ?? 1);
      const isTurned = Math.floor(lap / (match?.players.length ?? 1)) % 2 === 0;
      return {
        method: 'PUT',
        path: `/api/matches/${match?.id}/players/${match?.players[place]}/confirm`,
        cookie,
        body: { isConfirmed: place < CONFIRMED !== isTurned },
      };
    },
};

export const QUESTIONS = Object.keys(questions);
