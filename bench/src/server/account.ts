import { addDays } from '@picadito/domain';
import { json, type Call } from '../http.ts';
import { phoneOf, type PlayersPhone } from '../linked-group.ts';
import { signIn } from '../sign-in.ts';
import { todayAfterThree } from '../today.ts';

/** Type of an organiser with two lists of 20 players and 52 matches, all made through the API. */
export type Account = {
  cookie: string;
  userId: string;
  /** Id of the list whose group link is on. */
  listId: string;
  /** Path of the players' page. */
  groupPath: string;
  /** The next match of the list whose group link is on. */
  next: Match;
  /** Two future matches of the second list, without a confirmed player. */
  unconfirmed: [Match, Match];
  /** The matches of the other list that are over, with attendance, teams and a result. */
  played: Match[];
};
type Match = { id: string; players: string[] };
type Ask = <T>(method: Call['method'], path: string, body?: unknown) => Promise<T>;
type WithId = { id: string };

const PLAYERS = 20;
const PLAYED = 49;
const CONFIRMED = 10;

export async function createAccount(origin: string, number: number): Promise<Account> {
  const cookie = await signIn(origin, `vacio-${number}@picadito.local`);
  const ask: Ask = (method, path, body) => json(origin, { method, path, cookie, body });
  const { user } = await ask<{ user: { uid: string } }>('GET', '/api/session');
  const [first, second] = [await createList(ask, 'Martes'), await createList(ask, 'Jueves')];
  const played: Match[] = [];
  // For a day after a match players can vote for La figura through the group link, so today's matches belong to the
  // other list.
  for (let minute = 0; minute < PLAYED; minute += 1)
    played.push(await createPlayed(ask, second, minute));
  const next = await createUpcoming(ask, first, 1);
  const unconfirmed: [Match, Match] = [
    await createUpcoming(ask, second, 2),
    await createUpcoming(ask, second, 9),
  ];
  const turnOn = { isOn: true };
  const link = await ask<{ address: string }>('PUT', `/api/lists/${first}/link`, turnOn);
  const groupPath = new URL(link.address).pathname;
  return { cookie, userId: user.uid, listId: first, groupPath, next, unconfirmed, played };
}

/** Returns a phone for each player of the group. Each phone owns its player's name, because it has answered once. */
export async function phonesOf(origin: string, { groupPath }: Account): Promise<PlayersPhone[]> {
  const phones: PlayersPhone[] = [];
  for (const name of namesOfPlayers()) {
    const phone = await phoneOf(name, { origin, path: groupPath, from: '127.0.0.1' });
    await phone.says('no');
    phones.push(phone);
  }
  return phones;
}

/** Returns the body of a request that saves these players, in this order, as two teams of five and the substitutes. */
export function teamsOf(matchId: string, players: readonly string[]) {
  return {
    matchId,
    claroTeam: players.slice(0, 5),
    oscuroTeam: players.slice(5, 10),
    suplentes: players.slice(10),
  };
}

const namesOfPlayers = () => Array.from({ length: PLAYERS }, (_, index) => `J${index + 1}`);

async function createList(ask: Ask, name: string): Promise<string> {
  const players = namesOfPlayers().map((name, index) => ({
    name: `${name} Pérez`,
    skillLevel: String(2 + (index % 4)),
    whatsapp: `+54911${String(index).padStart(8, '5')}`,
  }));
  return (await ask<WithId>('POST', '/api/lists', { name, players })).id;
}

/** Creates a match in the first hour of today, which is over, with attendance, teams and a result. */
async function createPlayed(ask: Ask, listId: string, minute: number): Promise<Match> {
  const time = `00:${String(minute).padStart(2, '0')}`;
  const match = await createMatch(ask, { listId, ...todayAfterThree(), time });
  const { id } = match;
  const players = match.players.slice(minute % CONFIRMED).slice(0, CONFIRMED);
  const changes = players.map((playerId) => ({ playerId, isConfirmed: true }));
  await ask('PUT', `/api/matches/${id}/attendance`, { changes });
  await ask('POST', `/api/matches/${id}/teams`, teamsOf(id, players));
  const scorers = [{ playerId: players[0], goals: 2 }];
  await ask('PUT', `/api/matches/${id}/result`, { claro: 3, oscuro: minute % 5, scorers });
  return match;
}

function createUpcoming(ask: Ask, listId: string, days: number): Promise<Match> {
  const { date, timeZone } = todayAfterThree();
  return createMatch(ask, { listId, date: addDays(date, days), time: '21:00', timeZone });
}

async function createMatch(ask: Ask, details: object): Promise<Match> {
  const body = { ...details, location: 'Cancha 5, Av. Corrientes 1234' };
  const { id } = await ask<WithId>('POST', '/api/matches', body);
  const players = await ask<WithId[]>('GET', `/api/matches/${id}/players`);
  return { id, players: players.map((player) => player.id) };
}
