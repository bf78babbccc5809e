import { pageVersion, type GroupLink, type GroupPage, type PersonalLinks } from '@picadito/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { aStream } from '../an-event-stream.ts';
import { eventually } from '../eventually.ts';
import { hashCode, keysOf } from '../../security/link-code.ts';
import { asForm, DEVICE_COOKIE } from '../a-linked-group.ts';
import { THURSDAY_MATCH } from '../a-match.ts';
import { CHANGE, DELETE, READ_ONE } from './usual-problems.ts';
import type { Row } from './row.ts';
import type { Server, World } from './world.ts';

const ADDRESS: unknown = expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/g\/[\dA-Za-z]{22}$/);

export const groupLink: readonly Row[] = [
  {
    route: 'GET /api/lists/:id/link',
    problems: READ_ONE,
    isConditional: true,
    good: [
      { status: 200, says: ({ list }) => ({ listId: list, isOn: false, address: null }) },
      {
        status: 200,
        given: ({ client, list }) => client.put(`/api/lists/${list}/link`, { isOn: true }),
        says: () => ({ isOn: true, version: 1, address: ADDRESS }),
      },
    ],
  },
  {
    route: 'PUT /api/lists/:id/link',
    body: () => ({ isOn: true }),
    problems: CHANGE,
    broken: [
      ['isOn', { isOn: 'sí' }],
      ['version', { isOn: true, version: 1.5 }],
      ['previewsMatch', { isOn: true, previewsMatch: 'no' }],
    ],
    good: [
      { status: 200, says: ({ list }) => ({ listId: list, isOn: true, address: ADDRESS }) },
      {
        status: 200,
        body: () => ({ isOn: true, version: 2 }),
        says: () => ({ isOn: true, version: 2, address: ADDRESS }),
      },
      {
        status: 200,
        body: () => ({ isOn: false }),
        says: () => ({ isOn: false, version: 2, address: null }),
      },
    ],
  },
  { route: 'GET /api/lists/:id/link/page', problems: READ_ONE, good: [{ status: 200 }] },
  {
    route: 'GET /api/lists/:id/devices',
    problems: READ_ONE,
    good: [
      {
        status: 200,
        given: async (mine, server) => answersLink(mine, server),
        says: ({ player }) => [{ playerId: player, devices: 1 }],
      },
    ],
  },
  {
    route: 'DELETE /api/lists/:id/devices/:playerId',
    problems: DELETE,
    before: async () => {},
    good: [{ status: 204, given: async (mine, server) => answersLink(mine, server) }],
  },
  {
    route: 'GET /api/lists/:id/link/names',
    problems: READ_ONE,
    good: [{ status: 200 }],
  },
  {
    route: 'PUT /api/players/:id/shown-name',
    body: () => ({ shownName: 'Pipa' }),
    problems: CHANGE,
    broken: [
      ['shownName', { shownName: '' }],
      ['shownName', { shownName: 'x'.repeat(81) }],
    ],
    good: [{ status: 200 }, { status: 200, body: () => ({ shownName: null }) }],
  },
  {
    route: 'GET /api/lists/:id/link/personal',
    problems: READ_ONE,
    isConditional: true,
    good: [
      {
        status: 200,
        given: pathOfLink,
        says: ({ player }) => [{ playerId: player, version: 1 }, {}],
      },
    ],
  },
  {
    route: 'PUT /api/players/:id/personal-link',
    body: () => ({ version: 2 }),
    problems: CHANGE,
    broken: [['version', { version: 'dos' }]],
    good: [
      {
        status: 200,
        given: pathOfLink,
        says: ({ player }) => [{ playerId: player, version: 2 }, {}],
      },
    ],
  },
  {
    route: 'GET /g/:code/:key',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: opensOwnLink }],
  },
  {
    route: 'POST /g/:code/:key/answer',
    body: () => ({ answer: 'voy', match: '', player: '', date: '', time: '', place: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      {
        status: 200,
        ask: async (mine, server) => sendsByOwnLink(mine, server, await answerOf(mine)),
      },
      {
        status: 303,
        ask: async (mine, server) => sendsByOwnLink(mine, server, asForm(await answerOf(mine))),
      },
    ],
  },
  {
    route: 'GET /g/:code',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: opensLink }],
  },
  {
    route: 'GET /g/:code/calendar/:match',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: takesTheDate }],
  },
  {
    route: 'GET /g/:code/changes',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: followsLink }],
  },
  {
    route: 'POST /g/:code/answer',
    body: () => ({ answer: 'voy', match: '', player: '', date: '', time: '', place: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => answersLink(mine, server) },
      { status: 303, ask: (mine, server) => sendsForm(mine, server, 'answer') },
    ],
  },
  {
    route: 'POST /g/:code/forget',
    problems: [403, 404, 413, 415],
    good: [
      { status: 200, ask: (mine, server) => posts(mine, server, 'forget', {}) },
      { status: 303, ask: (mine, server) => sendsForm(mine, server, 'forget') },
    ],
  },
  {
    route: 'POST /g/:code/guest',
    body: () => ({ name: 'Dani', match: '', player: '', date: '', time: '', place: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => bringsGuest(mine, server) },
      { status: 303, ask: (mine, server) => bringsGuest(mine, server, true) },
    ],
  },
  {
    route: 'POST /g/:code/guest-gone',
    body: () => ({ match: '', guest: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => dropsGuest(mine, server) },
      { status: 303, ask: (mine, server) => dropsGuest(mine, server, true) },
    ],
  },
];

async function ownPath(world: World): Promise<string> {
  await pathOfLink(world);
  const { body } = await world.client.get<PersonalLinks>(`/api/lists/${world.list}/link/personal`);
  return new URL(body[0]?.address ?? '').pathname;
}

async function opensOwnLink(world: World, { app }: Server) {
  const { statusCode, headers } = await app.inject(await ownPath(world));
  return { status: statusCode, type: String(headers['content-type']) };
}

async function sendsByOwnLink(world: World, server: Server, payload: object | string) {
  const reply = await postsTo(server, `${await ownPath(world)}/answer`, payload);
  return { ...reply, type: reply.status === 303 ? 'application/json' : reply.type };
}

/** As `answersLink`, with a guest from the same device. */
async function bringsGuest(world: World, server: Server, isForm = false) {
  const { token } = await answersLink(world, server);
  const form = { ...(await answerOf(world)), name: 'Dani' };
  const { status, type } = await posts(world, server, 'guest', isForm ? asForm(form) : form, token);
  return { status, type: isForm ? 'application/json' : type };
}

async function dropsGuest(world: World, server: Server, isForm = false) {
  const { token } = await answersLink(world, server);
  const form = await answerOf(world);
  const brought = await posts(world, server, 'guest', { ...form, name: 'Dani' }, token);
  const [guest] = brought.page.next?.people.filter(({ host }) => host !== null) ?? [];
  const gone = { match: form.match, guest: guest?.key ?? '' };
  const reply = await posts(world, server, 'guest-gone', isForm ? asForm(gone) : gone, token);
  return { status: reply.status, type: isForm ? 'application/json' : reply.type };
}

async function opensLink(world: World, { app }: Server) {
  const { statusCode, headers } = await app.inject(await pathOfLink(world));
  return { status: statusCode, type: String(headers['content-type']) };
}

async function takesTheDate(world: World, { app }: Server) {
  const path = await pathOfLink(world);
  const key = keysOf(hashCode(path.replace('/g/', '')))(world.match);
  const { statusCode, headers, body } = await app.inject(`${path}/calendar/${key}`);
  expect(body).toContain(`UID:${key}@picadito`);
  return { status: statusCode, type: String(headers['content-type']) };
}

async function followsLink(world: World, { app }: Server) {
  const { response, told } = await aStream(app, `${await pathOfLink(world)}/changes`);
  await eventually(() => expect(told).toMatchObject([{ event: 'version' }]));
  z.parse(pageVersion, told[0]?.data);
  return { status: response.status, type: response.headers.get('content-type') ?? '' };
}

/** By the address that the organiser gets. */
async function pathOfLink({ client, list }: World): Promise<string> {
  const { body: link } = await client.put<GroupLink>(`/api/lists/${list}/link`, { isOn: true });
  return new URL(link.address ?? '').pathname;
}

/** The first player says VOY from a new device. */
export async function answersLink(world: World, server: Server) {
  return posts(world, server, 'answer', await answerOf(world));
}

async function answerOf(world: World) {
  const keyOf = keysOf(hashCode((await pathOfLink(world)).replace('/g/', '')));
  const { date, time, location: place } = THURSDAY_MATCH;
  const [match, player] = [keyOf(world.match), keyOf(world.player)];
  return { match, player, date, time, place, answer: 'voy', soy: 'si' };
}

async function sendsForm(world: World, server: Server, operation: 'answer' | 'forget') {
  const form = asForm(await answerOf(world));
  const { status, location } = await posts(world, server, operation, form);
  expect(location).toBe(await pathOfLink(world));
  // a reply without a body
  return { status, type: 'application/json' };
}

async function posts(
  world: World,
  server: Server,
  operation: 'answer' | 'forget' | 'guest' | 'guest-gone',
  payload: object | string,
  device?: string,
) {
  return postsTo(server, `${await pathOfLink(world)}/${operation}`, payload, device);
}

async function postsTo({ app }: Server, url: string, payload: object | string, device?: string) {
  const { statusCode, headers, cookies, body } = await app.inject({
    method: 'POST',
    url,
    payload,
    cookies: device === undefined ? {} : { [DEVICE_COOKIE]: device },
    ...(typeof payload === 'string'
      ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      : {}),
  });
  const { location, 'content-type': type } = headers;
  const token = cookies[0]?.value ?? '';
  const page = statusCode === 200 ? (JSON.parse(body) as GroupPage) : ({} as GroupPage);
  return { status: statusCode, type: String(type), location, token, page };
}
