import { randomBytes } from 'node:crypto';
import type { Call } from '../http.ts';
import type { PlayersPhone } from '../linked-group.ts';
import { teamsOf, type Account } from './account.ts';

/** Type of the user whose requests are measured: an organiser with the phones of the players. */
export type User = { account: Account; phones: PlayersPhone[] };

/**
 * Type of a request that a screen sends. `turn` is the number of the request from 0, with which each write sends a new
 * value.
 */
export type ScreenRoute = {
  name: string;
  callOf: (user: User, turn: number) => Call;
  /**
   * Maximum number of requests of a round, for routes with a limit: a group link accepts a limited number of answers a
   * minute.
   */
  requestsMax?: number;
};

/** Number of matches on a page of the history screen, which also requests the scores of these matches. */
const HISTORY_PAGE = 20;

export const SCREEN_ROUTES: readonly ScreenRoute[] = [
  reading('GET session', () => '/api/session'),
  reading('GET home', () => '/api/home'),
  reading('GET lists', () => '/api/lists'),
  reading('GET list, 20 players', ({ listId }) => `/api/lists/${listId}/players`),
  reading('GET group link', ({ listId }) => `/api/lists/${listId}/link`),
  reading('GET all players', () => '/api/players'),
  reading('GET history, 20 matches', () => `/api/matches?order=created&limit=${HISTORY_PAGE}`),
  reading('GET scores of 20 matches', ({ played }) => {
    const ids = played.slice(-HISTORY_PAGE).map(({ id }) => id);
    return `/api/results?matches=${encodeURIComponent(ids.join(','))}`;
  }),
  reading('GET match', ({ next }) => `/api/matches/${next.id}`),
  reading('GET match players', ({ next }) => `/api/matches/${next.id}/players`),
  reading('GET match answers', ({ next }) => `/api/matches/${next.id}/answers`),
  reading('GET line-up context', ({ next }) => `/api/matches/${next.id}/evening`),
  reading('GET teams', ({ played }) => `/api/matches/${played[0]?.id}/teams`),
  reading('GET result', ({ played }) => `/api/matches/${played[0]?.id}/result`),
  reading('GET ranking', () => '/api/players/stats'),
  reading('GET figures', () => '/api/players/stats/figures?season=all'),
  reading('GET badges', ({ userId }) => `/api/users/${userId}/badges`),
  reading('GET profile', () => '/api/me'),
  reading('GET match counts', () => '/api/matches/counts'),
  reading('GET sessions', () => '/api/sessions'),
  { name: 'GET group page', callOf: visit },
  {
    name: 'POST VOY or NO VOY',
    callOf: ({ phones }, turn) => answer(phones, turn),
    requestsMax: 3,
  },
  { name: 'PUT confirm', callOf: ({ account }, turn) => confirmation(account, 0, turn) },
  { name: 'PUT teams', callOf: ({ account }, turn) => otherTeams(account, turn) },
];

/**
 * Routes whose requests per second are measured. `callsOf` returns the requests of one organiser, which a connection
 * repeats.
 */
export const BUSY_ROUTES: readonly { name: string; callsOf: (account: Account) => Call[] }[] = [
  {
    name: 'PUT confirm',
    callsOf: (account) => {
      const [, { players }] = account.unconfirmed;
      return Array.from({ length: 2 * players.length }, (_, turn) =>
        confirmation(account, 1, turn),
      );
    },
  },
  {
    name: 'GET list, 20 players',
    callsOf: ({ cookie, listId }) => [
      { method: 'GET', path: `/api/lists/${listId}/players`, cookie },
    ],
  },
  {
    name: 'GET match players',
    callsOf: ({ cookie, played }) =>
      played.map(({ id }) => ({ method: 'GET', path: `/api/matches/${id}/players`, cookie })),
  },
];

function reading(name: string, pathOf: (account: Account) => string): ScreenRoute {
  return {
    name,
    callOf: ({ account }) => ({ method: 'GET', path: pathOf(account), cookie: account.cookie }),
  };
}

/** Returns a request of the players' page from a new device. The server has no cached page for it. */
function visit({ account, phones }: User): Call {
  const [name = ''] = phones[0]?.cookie.split('=') ?? [];
  const token = randomBytes(16).toString('base64url');
  return { method: 'GET', path: account.groupPath, cookie: `${name}=${token}` };
}

/** Returns the request of a turn: all players answer VOY one after another, then all answer NO VOY, and so on. */
function answer(phones: readonly PlayersPhone[], turn: number): Call {
  const phone = phones[turn % phones.length];
  if (!phone) throw new Error('nobody answers');
  return phone.callOf(isFirstPass(turn, phones.length) ? 'voy' : 'no');
}

/** Returns the request of a turn: all players are confirmed one after another, then set back to pending, and so on. */
function confirmation({ cookie, unconfirmed }: Account, which: 0 | 1, turn: number): Call {
  const { id, players } = unconfirmed[which];
  const path = `/api/matches/${id}/players/${players[turn % players.length]}/confirm`;
  return { method: 'PUT', path, cookie, body: { isConfirmed: isFirstPass(turn, players.length) } };
}

const isFirstPass = (turn: number, size: number) => Math.floor(turn / size) % 2 === 0;

/** Returns a request that saves other teams in each turn, because the order of the players shifts by one place. */
function otherTeams({ cookie, played }: Account, turn: number): Call {
  const { id = '', players = [] } = played[0] ?? {};
  const place = (turn + 1) % players.length;
  const turned = [...players.slice(place), ...players.slice(0, place)];
  return { method: 'PUT', path: `/api/matches/${id}/teams`, cookie, body: teamsOf(id, turned) };
}
