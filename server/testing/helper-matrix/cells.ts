import { API, hasRights, type HelperRights, type Operation } from '@picadito/domain';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { MADE, CLIENT_MADE } from '../contract/ask.ts';
import { idsInPath } from '../contract/ids.ts';
import { queryOf, type Row } from '../contract/row.ts';
import type { Ids } from '../contract/world.ts';
import { MISSING } from '../ownership/odd-ids.ts';
import { comparableParts } from '../ownership/secrets.ts';
import {
  CALLERS,
  GUEST_NUMBER,
  PLACES,
  type CallerName,
  type Place,
  type Scenery,
} from './scenery.ts';

const OPERATIONS = new Map<string, Operation>(
  API.flatMap((contract) => Object.values(contract)).map((operation) => [
    operation.route,
    operation,
  ]),
);

/** Returns the rights that a helper needs for the operation of a row; undefined if it is for the owner only. */
export const rightsFor = ({ route }: Pick<Row, 'route'>): HelperRights | undefined =>
  OPERATIONS.get(route)?.helpers;

const RIGHTS: Partial<Record<CallerName, HelperRights>> = {
  helper: 'matches',
  'helper with money': 'matches-and-money',
};

type Cell = { row: Row; caller: CallerName; place: Place };

/**
 * Tells whether the request of a cell may succeed: it is about the helped list, and the caller has the rights of the
 * operation.
 */
function isAllowed({ row, caller, place }: Cell): boolean {
  const [rights, required] = [RIGHTS[caller], rightsFor(row)];
  return (
    place === 'this list' &&
    rights !== undefined &&
    required !== undefined &&
    hasRights(rights, required)
  );
}

/** Returns the request of a row about a place. */
export function requestAbout(
  { row }: Pick<Cell, 'row'>,
  ids: Ids,
): InjectOptions & { url: string } {
  const [method = '', pattern = ''] = row.route.split(' ');
  const inPath: Record<string, string> = Object.fromEntries(
    idsInPath(pattern).map(([name, kind]) => [name, kind === 'proposal' ? MISSING : ids[kind]]),
  );
  const path = pattern.replaceAll(
    /:(\w+)/g,
    (_, name: string) => inPath[name] ?? MADE[name] ?? CLIENT_MADE,
  );
  const body = row.body?.(ids);
  return {
    method,
    url: path + queryOf(row.good[0], ids),
    ...(body && { payload: body }),
  };
}

type Reply = { status: number; body: string; text: string };

async function reply({ server, callers, places }: Scenery, cell: Cell): Promise<Reply> {
  const request = requestAbout(cell, places[cell.place]);
  const response = await server.app.inject({ ...request, cookies: callers[cell.caller] });
  const { statusCode: status, body } = response;
  return { status, body, text: JSON.stringify(comparableParts(response)) };
}

/** Tells whether the request of a row names something of an owner, in its path or its body. */
export function isNamed(row: Row, scenery: Scenery): boolean {
  const { 'this list': here, missing } = scenery.places;
  return (
    JSON.stringify(requestAbout({ row }, here)) !== JSON.stringify(requestAbout({ row }, missing))
  );
}

/**
 * Returns the places about which a row's requests differ: of places with equal requests only the first. The places 'no
 * player' and 'missing', with which the others are compared, are left out.
 */
function placesOf(row: Row, scenery: Scenery): Place[] {
  const requests = new Map<string, Place>();
  for (const place of PLACES) {
    const request = JSON.stringify(requestAbout({ row }, scenery.places[place]));
    if (!requests.has(request)) requests.set(request, place);
  }
  return [...requests.values()].filter((place) => !['no player', 'missing'].includes(place));
}

/**
 * Sends the requests of a row by all callers about all places. Expects that an allowed one gets what the owner gets,
 * and that a refused one gets what a missing row gets, byte for byte. No reply contains texts that its caller must not
 * read. Returns the number of requests.
 */
export async function checkCells(row: Row, scenery: Scenery): Promise<number> {
  const own = await reply(scenery, { row, caller: 'owner', place: 'this list' });
  const isWhole = isNamed(row, scenery);
  let count = 0;
  for (const caller of CALLERS.filter((name) => name !== 'owner')) {
    for (const place of placesOf(row, scenery)) {
      const cell = { row, caller, place };
      const name = `${row.route}, ${caller}, ${place}`;
      const got = await reply(scenery, cell);
      count += 1;
      if (isAllowed(cell))
        expect({ name, ...shown(got, isWhole) }).toEqual({ name, ...shown(own, isWhole) });
      else if (isWhole) {
        const isForList = isAllowed({ ...cell, place: 'this list' }) && place === 'mixed';
        const like = { ...cell, place: isForList ? 'no player' : 'missing' } as const;
        const missing = await reply(scenery, like);
        expect({ name, reply: withoutIds(got.text, scenery, place) }).toEqual({
          name,
          reply: withoutIds(missing.text, scenery, place),
        });
      }
      const leaks = secretsFor(cell, scenery).filter((text) => got.text.includes(text));
      expect({ name, leaks }).toEqual({ name, leaks: [] });
    }
  }
  return count;
}

/** Returns the texts that a caller must not read; ids that the request itself names are no secrets. */
function secretsFor(cell: Cell, { places, secrets }: Scenery): string[] {
  const named = Object.values(places[cell.place]);
  const ofMoney = RIGHTS[cell.caller] === 'matches-and-money' ? [] : secrets.money;
  const others =
    cell.place === 'this list'
      ? secrets.others
      : secrets.others.filter((text) => !named.includes(text));
  return [...others, ...ofMoney];
}

/**
 * Returns the part of a reply that must be equal for a helper and the owner: the status, and with `isWhole` the body of
 * a 200 without what always differs.
 */
function shown({ status, body }: Reply, isWhole: boolean) {
  return { status, body: status === 200 && isWhole ? fixed(body) : null };
}

/**
 * Replaces the values that differ between the replies to two equal requests: the owner, times, and the number of a
 * guest.
 */
const fixed = (text: string) =>
  text
    .replaceAll(/"owner":\{[^}]*\}/g, '"owner":null')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(`"${GUEST_NUMBER}"`, 'null');

/** Replaces by 'id' the ids that a request contains, which the reply may repeat. */
function withoutIds(text: string, { places }: Scenery, place: Place): string {
  let plain = text;
  for (const id of new Set([...Object.values(places[place]), ...Object.values(places.missing)]))
    plain = plain.replaceAll(id, 'id');
  return plain;
}
