import type { TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, teamsInHalves } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

async function anasTeams() {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { match, ids } = await aMatch(ana, '2345');
  const url = `/api/matches/${match.id}/teams`;
  const [a = '', b = '', c = '', d = ''] = ids;
  const teams = (...order: string[]) => teamsInHalves(match.id, order);
  const stored = async () => {
    const { status, body } = await ana.get<TeamsReply>(url);
    return status === 404 ? null : [...body.claroTeam, ...body.oscuroTeam, ...body.suplentes];
  };
  const send = (method: 'POST' | 'PUT', order: string[], seen: object | null) =>
    ana.send<TeamsReply>({ method, url, payload: { ...teams(...order), seen } });
  return { ana, url, match, a, b, c, d, teams, stored, send };
}

const CHANGED = {
  status: 409,
  body: {
    code: 'failed-precondition',
    detail: 'Otro dispositivo cambió los equipos. Mirá cómo quedaron.',
  },
};

test('saving teams based on outdated ones is refused', async () => {
  const { a, b, c, d, teams, stored, send } = await anasTeams();
  expect((await send('POST', [a, b, c, d], null)).status).toBe(201);
  expect((await send('PUT', [a, c, b, d], teams(a, b, c, d))).status).toBe(200);
  expect(await send('PUT', [a, d, b, c], teams(a, b, c, d))).toMatchObject(CHANGED);
  expect(await send('PUT', [a, d, b, c], null)).toMatchObject(CHANGED);
  expect(await send('POST', [a, d, b, c], null)).toMatchObject(CHANGED);
  expect(await stored()).toEqual([a, c, b, d]);
});

test('the order of players does not matter for the comparison', async () => {
  const { a, b, c, d, teams, stored, send } = await anasTeams();
  await send('POST', [a, b, c, d], null);
  expect((await send('PUT', [a, c, b, d], teams(b, a, d, c))).status).toBe(200);
  expect(await send('PUT', [a, d, b, c], teams(b, d, a, c))).toMatchObject(CHANGED);
  expect(await stored()).toEqual([a, c, b, d]);
});

test('saving the stored teams again is accepted, whichever teams the request has seen', async () => {
  const { a, b, c, d, teams, stored, send } = await anasTeams();
  const first = await send('POST', [a, b, c, d], null);
  expect(await send('POST', [b, a, c, d], null)).toMatchObject({ status: 201, body: first.body });
  expect((await send('PUT', [a, b, c, d], teams(d, c, b, a))).status).toBe(200);
  expect(await stored()).toEqual([a, b, c, d]);
});

test('creating existing teams and replacing missing ones is refused', async () => {
  const { a, b, c, d, teams, stored, send } = await anasTeams();
  expect((await send('PUT', [a, b, c, d], null)).status).toBe(404);
  expect(await send('POST', [a, b, c, d], teams(d, c, b, a))).toMatchObject(CHANGED);
  expect(await stored()).toBeNull();
  await send('POST', [a, b, c, d], null);
  const again = await send('POST', [d, c, b, a], teams(a, b, c, d));
  expect(again).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  expect(await stored()).toEqual([a, b, c, d]);
});

test('removing a player from the match counts as a change of the teams', async () => {
  const { ana, match, a, b, c, d, teams, stored, send } = await anasTeams();
  await send('POST', [a, b, c, d], null);
  await ana.delete(`/api/matches/${match.id}/players/${a}`);
  expect(await send('PUT', [b, c, d], teams(a, b, c, d))).toMatchObject(CHANGED);
  expect(await stored()).toEqual([b, c, d]);
});
