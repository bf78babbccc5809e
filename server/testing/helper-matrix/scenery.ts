import type { Player } from '@picadito/domain';
import { DEVICE_COOKIE } from '../a-linked-group.ts';
import { accepts, helps, invite } from '../a-helper.ts';
import { createList, createMatch } from '../a-match.ts';
import type { Row } from '../contract/row.ts';
import { makesCaptain } from '../contract/captain.ts';
import { worldOf, type Ids, type Server, type World } from '../contract/world.ts';
import { MISSING } from '../ownership/odd-ids.ts';
import { PUBLIC_URL, type Client } from '../test-app.ts';
import { cookieNames } from '../../src/identity/cookies.ts';

/** Names of the users and devices that send the requests of the matrix. */
export const CALLERS = [
  'owner',
  'helper',
  'helper with money',
  'accepted',
  'removed',
  'expired',
  'captain',
  "yesterday's captain",
  'stranger',
] as const;
export type CallerName = (typeof CALLERS)[number];

/**
 * Names of the ids that a request contains: those of the helped list; of its match with players of another list of the
 * owner; of this other list; and of a list of another owner. 'no player' has the helped list and its match with ids of
 * players that do not exist, 'missing' only ids that do not exist. Refusals are compared with the replies about these
 * two.
 */
export const PLACES = [
  'this list',
  'mixed',
  'other list',
  'foreign',
  'no player',
  'missing',
] as const;
export type Place = (typeof PLACES)[number];

export type Scenery = {
  server: Server;
  owner: World;
  /** The cookies of the callers. */
  callers: Record<CallerName, Record<string, string>>;
  places: Record<Place, Ids>;
  /** Texts that nobody but the owner may read, and texts about money that a helper without its right must not read. */
  secrets: { others: string[]; money: string[] };
};

const NO_PLAYERS = {
  player: MISSING,
  second: 'y'.repeat(MISSING.length),
  outsider: 'z'.repeat(MISSING.length),
};

export const GUEST_NUMBER = '+5491155550001';
const HOUR = 60 * 60 * 1000;

/**
 * Creates an owner with a helped list and another list, another owner, and all callers. Runs what the row needs before
 * its request, on the helped list.
 */
export async function sceneryFor(server: Server, row: Row): Promise<Scenery> {
  const owner = await worldOf(server, crypto.randomUUID());
  const foreign = await worldOf(server, crypto.randomUUID());
  const { ids: other, secrets } = await otherListOf(owner);
  const callers = await callersOf(server, owner);
  await row.before?.(owner, server);
  await row.good[0]?.given?.(owner, server);
  await owner.client.patch(`/api/lists/${owner.list}/money`, { payTo: 'alias.secreto.mp' });
  const ofForeign = [foreign.list, foreign.match, foreign.player, foreign.user];
  return {
    server,
    owner,
    callers,
    places: {
      'this list': { ...owner, outsider: owner.second },
      mixed: { ...owner, player: other.second, second: other.outsider, outsider: other.second },
      'other list': { ...other, user: owner.user },
      foreign,
      'no player': { ...owner, ...NO_PLAYERS },
      missing: { user: MISSING, list: MISSING, match: MISSING, ...NO_PLAYERS },
    },
    secrets: { others: [...secrets, ...ofForeign], money: ['alias.secreto.mp'] },
  };
}

/** Creates another list of the owner with a match, whose first player is a guest in the match of the helped list. */
async function otherListOf({ client: owner, user, match }: World) {
  const list = await createList(owner, 'Lista reservada', '345');
  const { body: players } = await owner.get<Player[]>(`/api/lists/${list.id}/players`);
  const [guest, second, third] = players.map(({ id }) => id);
  if (guest === undefined || second === undefined || third === undefined)
    throw new Error('the list has no players');
  const reserved = { name: 'Jugador reservado', skillLevel: '4', whatsapp: '+5491155550002' };
  await owner.put(`/api/players/${second}`, reserved);
  await owner.patch(`/api/players/${guest}`, { whatsapp: GUEST_NUMBER });
  const other = await createMatch(owner, list.id, { location: 'Cancha reservada' });
  await owner.post(`/api/matches/${match}/players`, { playerId: guest });
  const ids = { user, list: list.id, match: other.id, player: guest, second, outsider: third };
  const names = ['Lista reservada"', 'Jugador reservado', 'Cancha reservada'];
  const numbers = [GUEST_NUMBER, reserved.whatsapp];
  return { ids, secrets: [...names, ...numbers, list.id, other.id, second, third] };
}

async function callersOf(server: Server, owner: World): Promise<Scenery['callers']> {
  const { client: carla, list } = owner;
  const someone = async () => server.signedIn(crypto.randomUUID());
  const helper = await helps(await someone(), carla, { list });
  const withMoney = await helps(await someone(), carla, { list, rights: 'matches-and-money' });
  const removed = await helps(await someone(), carla, { list, rights: 'matches-and-money' });
  await carla.delete(`/api/lists/${list}/helpers/${removed.helper}`);
  const accepted = await accepts(await someone(), carla, { list, rights: 'matches-and-money' });
  const expired = await someone();
  const code = await invite(carla, list, 'matches-and-money');
  const start = server.clock.now;
  server.clock.now = start + 49 * HOUR;
  await expired.post(`/api/invitations/${code}/accept`, {});
  server.clock.now = start;
  const withSession = ({ token = '' }: Client) => ({ [cookieNames(PUBLIC_URL).session]: token });
  return {
    owner: withSession(carla),
    helper: withSession(helper.client),
    'helper with money': withSession(withMoney.client),
    accepted: withSession(accepted.client),
    removed: withSession(removed.client),
    expired: withSession(expired),
    captain: await captainOf(server, owner),
    "yesterday's captain": await formerCaptainOf(server, owner),
    stranger: withSession(await someone()),
  };
}

/** Makes a player the captain of the match of the helped list, and returns the cookie of the device that holds it. */
const captainOf = async (server: Server, owner: World) => held(server, owner, 'c'.repeat(22));

/** Makes a player the captain of a match of the helped list whose link has ended, and returns the cookie of its device. */
async function formerCaptainOf(server: Server, owner: World): Promise<Record<string, string>> {
  const start = server.clock.now;
  server.clock.now = start - 48 * HOUR;
  const { id: match } = await createMatch(owner.client, owner.list, { date: '2026-11-18' });
  const cookies = await held(server, { ...owner, match }, 'd'.repeat(22));
  server.clock.now = start;
  return cookies;
}

async function held({ app }: Server, world: World, device: string) {
  const { body } = await makesCaptain(world);
  const cookies = { [DEVICE_COOKIE]: device };
  const url = `${new URL(body.url).pathname}/captain`;
  await app.inject({ method: 'POST', url, cookies, payload: {} });
  return cookies;
}
