import { pageVersion, type GroupLink, type GroupPage, type PersonalLinks } from '@picadito/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { aStream } from '../an-event-stream.ts';
import { eventually } from '../eventually.ts';
import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { asForm, DEVICE_COOKIE, type PageOperation } from '../a-linked-group.ts';
import { THURSDAY_MATCH } from '../a-match.ts';
import type { Server, World } from './world.ts';

export async function personalPath(world: World): Promise<string> {
  await pathOfLink(world);
  const { body } = await world.client.get<PersonalLinks>(`/api/lists/${world.list}/link/personal`);
  return new URL(body[0]?.address ?? '').pathname;
}

export async function opensPersonalLink(world: World, { app }: Server) {
  const { statusCode, headers } = await app.inject(await personalPath(world));
  return { status: statusCode, type: String(headers['content-type']) };
}

export async function sendsByPersonalLink(world: World, server: Server, payload: object | string) {
  const reply = await postsTo(server, `${await personalPath(world)}/answer`, payload);
  return { ...reply, type: reply.status === 303 ? 'application/json' : reply.type };
}

/** Answers as `answersLink` does, and brings a guest from the same device. */
export async function bringsGuest(world: World, server: Server, isForm = false) {
  const { token } = await answersLink(world, server);
  const form = { ...(await answerOf(world)), name: 'Dani' };
  const { status, type } = await posts(world, server, 'guest', isForm ? asForm(form) : form, token);
  return { status, type: isForm ? 'application/json' : type };
}

export async function dropsGuest(world: World, server: Server, isForm = false) {
  const { token } = await answersLink(world, server);
  const form = await answerOf(world);
  const brought = await posts(world, server, 'guest', { ...form, name: 'Dani' }, token);
  const [guest] = brought.page.next?.people.filter(({ host }) => host !== null) ?? [];
  const gone = { match: form.match, guest: guest?.key ?? '' };
  const reply = await posts(world, server, 'guest-gone', isForm ? asForm(gone) : gone, token);
  return { status: reply.status, type: isForm ? 'application/json' : reply.type };
}

/**
 * Proposes from the second player's device that the first drops out. Returns the first player's answer and the token of
 * that player's device.
 */
export async function proposesDropOut(world: World, server: Server) {
  const form = await answerOf(world);
  const keyOf = keysOf(hashCode((await pathOfLink(world)).replace('/g/', '')));
  const first = await answersLink(world, server);
  await world.client.delete(`/api/lists/${world.list}/devices/${world.second}`);
  const second = await posts(world, server, 'answer', { ...form, player: keyOf(world.second) });
  const dropOut = { ...form, answer: 'no', other: 'si' };
  await posts(world, server, 'answer', dropOut, second.token);
  return { form, token: first.token };
}

/** Proposes that the first player drops out, and rejects it from that player's device. */
export async function dropsOut(world: World, server: Server, isForm = false) {
  const { form, token } = await proposesDropOut(world, server);
  const { page } = await posts(world, server, 'answer', form, token);
  const decided = { proposal: page.questions[0]?.key ?? '', answer: 'no' };
  const reply = await posts(world, server, 'drop-out', isForm ? asForm(decided) : decided, token);
  return { status: reply.status, type: isForm ? 'application/json' : reply.type };
}

/** Claims the first player's name from another device, and rejects the claim from the player's own device. */
export async function decidesClaim(world: World, server: Server, isForm = false) {
  const { token } = await claimsName(world, server);
  const { page } = await posts(world, server, 'answer', await answerOf(world), token);
  const decided = { claim: page.claims[0]?.key ?? '', answer: 'no' };
  const reply = await posts(world, server, 'claim', isForm ? asForm(decided) : decided, token);
  return { status: reply.status, type: isForm ? 'application/json' : reply.type };
}

export async function takesBack(world: World, server: Server, isForm = false) {
  const { token } = await answersLink(world, server);
  const keyOf = keysOf(hashCode((await pathOfLink(world)).replace('/g/', '')));
  const form = { ...(await answerOf(world)), player: keyOf(world.second), other: 'si' };
  await posts(world, server, 'answer', form, token);
  const gone = { match: form.match, player: form.player };
  const reply = await posts(world, server, 'take-back', isForm ? asForm(gone) : gone, token);
  return { status: reply.status, type: isForm ? 'application/json' : reply.type };
}

export async function opensLink(world: World, { app }: Server) {
  const { statusCode, headers } = await app.inject(await pathOfLink(world));
  return { status: statusCode, type: String(headers['content-type']) };
}

export async function downloadsCalendar(world: World, { app }: Server) {
  const path = await pathOfLink(world);
  const key = keysOf(hashCode(path.replace('/g/', '')))(world.match);
  const { statusCode, headers, body } = await app.inject(`${path}/calendar/${key}`);
  expect(body).toContain('BEGIN:VEVENT');
  return { status: statusCode, type: String(headers['content-type']) };
}

export async function followsLink(world: World, { app }: Server) {
  const { response, told } = await aStream(app, `${await pathOfLink(world)}/changes`);
  await eventually(() => expect(told).toMatchObject([{ event: 'version' }]));
  z.parse(pageVersion, told[0]?.data);
  return { status: response.status, type: response.headers.get('content-type') ?? '' };
}

/** Turns the group link on and returns its path. */
export async function pathOfLink({ client, list }: World): Promise<string> {
  const { body: link } = await client.put<GroupLink>(`/api/lists/${list}/link`, { isOn: true });
  return new URL(link.address ?? '').pathname;
}

/** Releases the first player's name and says VOY from a new device, which then owns the name. */
export async function answersLink(world: World, server: Server) {
  await world.client.delete(`/api/lists/${world.list}/devices/${world.player}`);
  return posts(world, server, 'answer', await answerOf(world));
}

/** Says VOY as the first player from one device and claims the name from another; returns the reply to the first. */
export async function claimsName(world: World, server: Server) {
  const own = await answersLink(world, server);
  const form = await answerOf(world);
  const { token } = await posts(world, server, 'answer', form);
  await posts(world, server, 'answer', form, token);
  return own;
}

export async function answerOf(world: World) {
  const keyOf = keysOf(hashCode((await pathOfLink(world)).replace('/g/', '')));
  const { date, time, location: place } = THURSDAY_MATCH;
  const [match, player] = [keyOf(world.match), keyOf(world.player)];
  return { match, player, date, time, place, answer: 'voy', soy: 'si' };
}

export async function sendsForm(world: World, server: Server, operation: PageOperation) {
  const form = asForm({ ...(await answerOf(world)), name: 'Dani' });
  const { status, location } = await posts(world, server, operation, form);
  expect(String(location).split('?')[0]).toBe(await pathOfLink(world));
  // A redirect has no body; this is the type that the contract's schema of an empty body stands for.
  return { status, type: 'application/json' };
}

export async function posts(
  world: World,
  server: Server,
  operation: PageOperation,
  payload: object | string,
  device?: string,
) {
  return postsTo(server, `${await pathOfLink(world)}/${operation}`, payload, device);
}

export async function postsTo(
  { app }: Server,
  url: string,
  payload: object | string,
  device?: string,
) {
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
