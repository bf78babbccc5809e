import {
  addDays,
  todayIn,
  type GroupLink,
  type GroupPage,
  type Match,
  type MatchPlayerReply,
  type PlayersList,
  type SpokenAnswer,
} from '@picadito/domain';
import { json, send, type Call } from './http.ts';
import { signIn } from './sign-in.ts';

const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const SKILLS = ['2', '3', '4', '5'];

/**
 * Type of an organiser's list with its group link on: the organiser's cookie, the path of the players' page, and the
 * next match with its players J1, J2, …
 */
export type Group = {
  origin: string;
  cookie: string;
  path: string;
  matchId: string;
  players: MatchPlayerReply[];
};

/** Type of the device of a player, which becomes the owner of the player's name by its first answer. */
export type PlayersPhone = {
  cookie: string;
  /** Returns the request that sends this answer, for a caller that measures the time of the request. */
  callOf: (answer: SpokenAnswer) => Call;
  says: (answer: SpokenAnswer) => Promise<void>;
  page: () => Promise<string>;
};

export async function newGroup(origin: string, account: string, size: number): Promise<Group> {
  const cookie = await signIn(origin, account);
  const ask = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    json<T>(origin, { method, path, cookie, ...(body && { body }) });
  const players = Array.from({ length: size }, (_, at) => {
    return { name: `J${at + 1} Pérez`, skillLevel: SKILLS[at % SKILLS.length] };
  });
  const list = await ask<PlayersList>('POST', '/api/lists', { name: 'Jueves', players });
  const date = addDays(todayIn(TIME_ZONE, Date.now()), 7);
  const when = { date, time: '21:00', timeZone: TIME_ZONE, location: 'Cancha Núñez' };
  const match = await ask<Match>('POST', '/api/matches', { ...when, listId: list.id });
  const link = await ask<GroupLink>('PUT', `/api/lists/${list.id}/link`, { isOn: true });
  return {
    origin,
    cookie,
    path: new URL(link.address ?? origin).pathname,
    matchId: match.id,
    players: await ask<MatchPlayerReply[]>('GET', `/api/matches/${match.id}/players`),
  };
}

/** Returns a device that answers for the player of this name, by requests from the local address `from`. */
export async function phoneOf(
  name: string,
  { origin, path, from }: { origin: string; path: string; from: string },
): Promise<PlayersPhone> {
  const post = (operation: string, body: object): Call => {
    return { method: 'POST', path: `${path}/${operation}`, cookie: phone.cookie, from, body };
  };
  const phone: PlayersPhone = {
    cookie: '',
    callOf: (answer) => post('answer', { ...drawn, player, answer }),
    says: async (answer) => {
      const reply = await send(origin, phone.callOf(answer));
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${reply.body}`);
      phone.cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? phone.cookie;
    },
    page: async () => {
      const call = { method: 'GET', path, cookie: phone.cookie, from } as const;
      return (await send(origin, call)).body;
    },
  };
  const { next } = JSON.parse((await send(origin, post('forget', {}))).body) as GroupPage;
  const drawn = { match: next?.key, date: next?.date, time: next?.time, place: next?.location };
  const player = next?.people.find((person) => person.name === name)?.key;
  return phone;
}
