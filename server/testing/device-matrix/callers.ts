import type { NameHolders, PersonalLinks } from '@picadito/domain';
import { onTestFinished } from 'vitest';
import { deviceTokenOf, hashDevice } from '../../src/group-link/devices/device.ts';
import { aDevice, DEVICE_COOKIE } from '../a-linked-group.ts';
import { temporaryStore } from '../temporary-store.ts';
import { testApp } from '../test-app.ts';
import { rollingBackStore } from './rolling-back-store.ts';
import type { Standing } from './rules.ts';
import {
  aGroup,
  BETO,
  type Group,
  NICO,
  addSecondPlayed,
  proposalOf,
  type Scenery,
} from './scenery.ts';

/** Epoch milliseconds at which the match that `addSecondPlayed` adds is over. */
const OVER = Date.parse('2026-11-20T23:30:00Z');
const LONG_AGO = '2024-01-01T00:00:00.000000Z';
/** Token or link code with the length of a real one, which was never issued. */
const UNKNOWN = 'u'.repeat(22);

type Device = ReturnType<typeof aDevice>;

export type Caller = {
  name: string;
  group: Scenery;
  is: Standing;
  path: string;
  cookie: string | undefined;
  /** The personal link used instead of the group link, and its player; `of` is null if the link does not work. */
  own?: { path: string; of: 'Nico' | 'Beto' | null };
  /** True if the device's row is past its lifetime, but the cleanup has not deleted it yet. */
  isExpired?: boolean;
  /**
   * True if the device became the owner of its name after the survey was opened, so that it may not answer the survey.
   */
  isLate?: boolean;
  /** True if the device has proposed a newcomer. */
  hasProposed?: boolean;
  /**
   * True for a device that no longer owns Beto's name, and said VOY for Fede while it did. No device owns Fede's name.
   */
  hasWrittenDown?: boolean;
  /** True if the device sends a cookie that has the form of a device token. */
  hasCookie: boolean;
};

const tokenOf = ({ cookies }: Device) => cookies[DEVICE_COOKIE];

const setLink = ({ ana, list }: Scenery, input: object) =>
  ana.put<{ address: string }>(`/api/lists/${list.id}/link`, { isOn: true, ...input });

/**
 * Returns all callers and their groups on one database. All callers are in this file, so that a reader can compare
 * them. Transactions roll back while `state.isDry` is true.
 */
export async function everyCaller() {
  const { store, state } = rollingBackStore(await temporaryStore());
  const server = await testApp({}, store);
  onTestFinished(() => void (state.isDry = false));
  const open = await aGroup(server, 'ana', 'Jueves');
  const strict = await aGroup(server, 'ana', 'Estrictos');
  const second = await aGroup(server, 'ana', 'Martes');
  const moved = await aGroup(server, 'ana', 'Movidos');
  const off = await aGroup(server, 'ana', 'Apagados');
  const deleted = await aGroup(server, 'ana', 'Borrados');
  const foreign = await aGroup(server, 'zulema', 'Ajenos');
  const callers = [
    ...(await inOpen(open, [second, foreign])),
    ...(await inStrict(strict, [second, foreign])),
    ...(await afterChange(moved)),
    ...(await withoutLink(off, deleted)),
    ...(await byPersonalLinks(open, strict, second)),
  ];
  for (const group of [open, strict, second, moved, foreign]) await addSecondPlayed(group);
  server.clock.now = OVER;
  const groups = [open, strict, second, moved, off, deleted, foreign];
  return { server, state, callers, groups, second, foreign };
}

/**
 * Returns a new device that claims the name of the player with this number, by repeating the player's present answer.
 */
async function claims(group: Group, number: number): Promise<Device> {
  const device = group.device();
  await device.claims(number, number === NICO ? 'voy' : 'nose');
  return device;
}

/** Returns a new device that owns the name of the numbered player by a claim that the organiser has accepted. */
async function more(group: Group, number: number): Promise<Device> {
  const device = await claims(group, number);
  await decide(group, number, true);
  return device;
}

async function refused(group: Group, number: number): Promise<Device> {
  const device = await claims(group, number);
  await decide(group, number, false);
  return device;
}

async function inOpen(group: Scenery, others: readonly Scenery[]): Promise<Caller[]> {
  const [forgetful, old] = [await more(group, NICO), await more(group, BETO)];
  await forgetful.post('forget', {});
  await expire(group, old);
  const denied = await refused(group, NICO);
  const newcomer = group.device();
  await newcomer.post('newcomer', { name: 'Eva' });
  const odd = { empty: '', short: 'x'.repeat(21), long: 'x'.repeat(500), SQL: "' or 1=1 --      " };
  return [
    ...holding(group, { nico: 'nico', beto: 'beto', claim: 'claim', none: 'none' }),
    callerOf(group, 'that claims the name in vain', 'claim', tokenOf(denied)),
    callerOf(group, 'that has forgotten its name', 'none', tokenOf(forgetful)),
    { ...callerOf(group, 'unused for 400 days', 'none', tokenOf(old)), isExpired: true },
    { ...callerOf(group, 'of a newcomer', 'none', tokenOf(newcomer)), hasProposed: true },
    callerOf(group, 'of a player who was deleted', 'none', tokenOf(group.gone)),
    callerOf(group, 'with a token that never was', 'none', UNKNOWN),
    ...others.map((one) => callerOf(group, `of the list ${one.name}`, 'none', tokenOf(one.nico))),
    ...Object.entries(odd).map(([what, cookie]) =>
      callerOf(group, `with a cookie: ${what}`, 'none', cookie),
    ),
    callerOf(group, 'with a session for a cookie', 'none', group.ana.token),
  ];
}

/**
 * Returns devices that call by the link of a list in strict mode. They took or claimed a name before or after the list
 * became strict, had their claim decided, came by a personal link, or have no name in the list (any more).
 */
async function inStrict(group: Scenery, others: readonly Scenery[]): Promise<Caller[]> {
  const [before, old] = [await more(group, NICO), await more(group, BETO)];
  await expire(group, old);
  await setLink(group, { isStrict: true });
  const [trusted, denied] = [await more(group, NICO), await refused(group, NICO)];
  const [linked, forgetful] = [group.device(), await claims(group, NICO)];
  await forgetful.post('forget', {});
  const asking = await claims(group, NICO);
  await linked.says(NICO, 'voy', {}, await group.personalPath(NICO));
  return [
    ...holding(group, {
      nico: 'strict nico',
      beto: 'strict beto',
      claim: 'strict claim',
      none: 'strict none',
    }),
    whenLate(
      callerOf(group, 'whose own the name was before the switch', 'strict nico', tokenOf(before)),
    ),
    callerOf(group, 'that claims the name after it', 'strict claim', tokenOf(asking)),
    whenLate(
      callerOf(group, 'of which the organiser has said: es él', 'strict nico', tokenOf(trusted)),
    ),
    callerOf(group, 'of which the organiser has said: no es', 'strict claim', tokenOf(denied)),
    whenLate(callerOf(group, 'that came by its personal link', 'strict nico', tokenOf(linked))),
    callerOf(group, 'that has claimed the name, and forgotten', 'strict none', tokenOf(forgetful)),
    { ...callerOf(group, 'unused for 400 days', 'strict none', tokenOf(old)), isExpired: true },
    ...others.map((one) =>
      callerOf(group, `of the list ${one.name}`, 'strict none', tokenOf(one.nico)),
    ),
  ];
}

/** Returns devices of a list with a replaced link code. The organiser has also released Beto's name. */
async function afterChange(group: Scenery): Promise<Caller[]> {
  const { body } = await setLink(group, { version: 2 });
  const path = new URL(body.address).pathname;
  await group.ana.delete(`/api/lists/${group.list.id}/devices/${group.ids[BETO - 1]}`);
  await aDevice(group, path).says(BETO, 'nose');
  // A new code ends the proposals of the old one, so Edu proposes again.
  const edu = aDevice(group, path);
  Object.assign(edu.cookies, group.edu.cookies);
  await edu.says(NICO, 'no', { other: 'si' });
  const moved = { ...group, path, proposal: await proposalOf(group) };
  return [
    callerOf(moved, 'of Nico by the new code', 'nico', tokenOf(group.nico)),
    {
      ...callerOf(moved, 'whose name was released', 'none', tokenOf(group.beto)),
      hasWrittenDown: true,
    },
    {
      ...callerOf(moved, 'of Nico by the old code', 'dead', tokenOf(group.nico)),
      path: group.path,
    },
  ];
}

async function withoutLink(off: Scenery, deleted: Scenery): Promise<Caller[]> {
  await setLink(off, { isOn: false });
  await deleted.ana.delete(`/api/lists/${deleted.list.id}`);
  const unknown = { ...off, path: `/g/${UNKNOWN}` };
  const odd = { ...off, path: '/g/x' };
  return [
    callerOf(off, 'of Nico, whose link is off', 'dead', tokenOf(off.nico)),
    callerOf(deleted, 'of Nico, whose list was deleted', 'dead', tokenOf(deleted.nico)),
    callerOf(unknown, 'of Nico by an unknown code', 'dead', tokenOf(off.nico)),
    callerOf(odd, 'of Nico by a malformed code', 'dead', tokenOf(off.nico)),
  ];
}

async function byPersonalLinks(open: Scenery, strict: Scenery, other: Scenery): Promise<Caller[]> {
  const links: Caller[] = [];
  for (const [group, is] of [
    [open, 'none'],
    [strict, 'strict none'],
  ] as const) {
    const [own, foreign] = [await group.personalPath(NICO), await group.personalPath(BETO)];
    const elsewhere = `${group.path}/${(await other.personalPath(NICO)).slice(-22)}`;
    const of = (name: string, path: string, whose: 'Nico' | 'Beto' | null): Caller => ({
      ...callerOf(group, name, whose === null ? 'dead' : is, undefined),
      own: { path, of: whose },
    });
    links.push(
      of('by the personal link', own, 'Nico'),
      of("by Beto's personal link", foreign, 'Beto'),
      of('by a personal link of another list', elsewhere, null),
      of('by a malformed key', `${group.path}/x`, null),
      of('by a personal link that was changed', await changed(group), null),
    );
  }
  const claiming = tokenOf(strict.claiming);
  const claim = callerOf(
    strict,
    'that claims the name, by the personal link',
    'strict claim',
    claiming,
  );
  return [...links, { ...claim, own: { path: await strict.personalPath(NICO), of: 'Nico' } }];
}

async function changed({ ana, list, ids, personalPath }: Scenery): Promise<string> {
  const before = await personalPath(3);
  await ana.put<PersonalLinks>(`/api/players/${ids[2]}/personal-link`, { version: 2 });
  const { body } = await ana.get<PersonalLinks>(`/api/lists/${list.id}/link/personal`);
  if (body.some(({ address }) => address.endsWith(before))) throw new Error('not changed');
  return before;
}

const callerOf = (
  group: Scenery,
  name: string,
  is: Standing,
  cookie: string | undefined,
): Caller => {
  const hasCookie = deviceTokenOf(cookie) !== null;
  return { name: `${is}: a device ${name}`, group, is, path: group.path, cookie, hasCookie };
};

const whenLate = (caller: Caller): Caller => ({ ...caller, isLate: true });

type Standings = Record<'nico' | 'beto' | 'claim' | 'none', Standing>;
const holding = (group: Scenery, { nico, beto, claim, none }: Standings): Caller[] => [
  callerOf(group, 'of Nico', nico, tokenOf(group.nico)),
  callerOf(group, 'of Beto', beto, tokenOf(group.beto)),
  callerOf(group, 'that claims the name of Nico', claim, tokenOf(group.claiming)),
  callerOf(group, 'without a cookie', none, undefined),
];

/** Sets the last use of a device so far back that the device is no longer valid, but does not delete its row. */
async function expire({ store, list }: Group, device: Device): Promise<void> {
  const device_hash = hashDevice(tokenOf(device) ?? '', list.id);
  const { numUpdatedRows } = await store.transaction((tx) =>
    tx
      .updateTable('devices')
      .set({ used_at: LONG_AGO })
      .where('device_hash', '=', device_hash)
      .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows !== 1n) throw new Error('no such device');
}

/** Accepts or rejects, as the organiser, the newest claim to the name of the player with this number. */
async function decide({ ana, list, ids }: Group, number: number, isOwn: boolean): Promise<void> {
  const devices = `/api/lists/${list.id}/devices`;
  const { body } = await ana.get<NameHolders>(devices);
  const name = body.find(({ playerId }) => playerId === ids[number - 1]);
  const askedAt = name?.claims.at(-1)?.claimedAt ?? '';
  await ana.put(`${devices}/${ids[number - 1]}`, { askedAt, isOwn });
}
