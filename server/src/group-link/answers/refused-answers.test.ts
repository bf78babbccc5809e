import { groupPageReply, type GroupLink } from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMatch } from '../../../testing/a-match.ts';
import {
  aLinkedGroup,
  asForm,
  formFieldsOf,
  keyOf,
  pageIn,
} from '../../../testing/a-linked-group.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { PUBLIC_URL } from '../../../testing/test-app.ts';
import { ANSWERS_OF_DEVICE } from '../../http/limits/answer-limits.ts';

test('an answer to a match that is over is not stored, and the page asks about the next match', async () => {
  const group = await aLinkedGroup();
  const { ana, list, clock, device, store } = group;
  await createMatch(ana, list.id, { date: '2026-12-03' });
  const nico = device();
  const form = await nico.form(1, 'voy', { comment: 'llego tarde' });
  clock.now = Date.parse('2026-11-27T03:00:00Z');
  const before = await everyRow(store);
  const reply = await nico.post('answer', asForm(form));
  const page = pageIn(reply.body);
  expect(reply.statusCode).toBe(409);
  expect(page.asked).toEqual({
    kind: 'changed',
    sentence: 'Ese partido ya pasó. El próximo es el jueves 3: ¿venís?',
    given: {
      match: page.next?.key,
      player: form.player,
      answer: 'voy',
      comment: 'llego tarde',
      isForOther: false,
    },
  });
  expect(await everyRow(store)).toEqual(before);
  expect(reply.headers['set-cookie']).toBe(undefined);
  const again = { ...form, ...formFieldsOf(page.next) };
  expect((await nico.post('answer', asForm(again))).statusCode).toBe(303);
});

test.each([
  [{ time: '22:00' }, 'Cambió la hora: ahora es 22:00. ¿Venís igual?'],
  [{ location: 'La Bombonerita' }, 'Cambió el lugar: ahora es La Bombonerita. ¿Venís igual?'],
  [{ date: '2026-12-04' }, 'Cambió el día: ahora es el viernes 4. ¿Venís igual?'],
  [
    { date: '2026-12-04', time: '22:00' },
    'Cambió el partido: ahora es el viernes 4 a las 22:00, Cancha Núñez. ¿Venís igual?',
  ],
  [{ status: 'cancelado' }, 'Ese partido se suspendió. Cuando haya uno nuevo, lo vas a ver acá.'],
])(
  'after the organiser has set %j the page reports it and stores nothing',
  async (change, said) => {
    const { ana, match, device, store } = await aLinkedGroup();
    const nico = device();
    const form = await nico.form(1, 'voy');
    await ana.patch(`/api/matches/${match.id}`, change);
    const before = await everyRow(store);
    const reply = await nico.post('answer', form);
    expect(reply.json()).toMatchObject({ status: 409, detail: said });
    expect(await everyRow(store)).toEqual(before);
  },
);

test('a player who was deleted, or taken out of the match, reads which of both', async () => {
  const { ana, ids, match, device } = await aLinkedGroup();
  const nico = device();
  const forms = [await nico.form(1, 'voy'), await nico.form(2, 'voy')];
  await ana.delete(`/api/players/${ids[0]}`);
  await ana.delete(`/api/matches/${match.id}/players/${ids[1]}`);
  const details: string[] = [];
  for (const form of forms)
    details.push((await nico.post('answer', form)).json<{ detail: string }>().detail);
  expect(details).toEqual([
    'Ya no estás en esta lista. Avisale a quien organiza.',
    'No estás en este partido. Avisale a quien organiza.',
  ]);
});

test('a comment of 10,000 characters is refused with a sentence and shown again', async () => {
  const { device, store } = await aLinkedGroup();
  const nico = device();
  const before = await everyRow(store);
  for (const comment of ['x'.repeat(61), 'x'.repeat(10_000), '👋🏽'.repeat(5000)]) {
    const reply = await nico.post('answer', asForm(await nico.form(1, 'voy', { comment })));
    expect(reply.statusCode).toBe(422);
    expect(pageIn(reply.body).asked).toMatchObject({
      kind: 'refused',
      sentence: 'El comentario puede tener hasta 60 letras.',
      given: { comment },
    });
  }
  expect(await everyRow(store)).toEqual(before);
});

test('an invalid answer is refused, as a page or as a problem document', async () => {
  const { device, store } = await aLinkedGroup();
  const nico = device();
  const before = await everyRow(store);
  const form = await nico.form(1, 'voy');
  for (const odd of [{}, { ...form, answer: 'quizás' }, { ...form, match: undefined }]) {
    const reply = await nico.post('answer', odd);
    expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-argument' });
  }
  const reply = await nico.post('answer', 'answer=voy');
  expect([reply.statusCode, pageIn(reply.body).asked?.kind]).toEqual([422, 'refused']);
  expect((await nico.post('answer', '{', { 'content-type': 'application/json' })).statusCode).toBe(
    415,
  );
  expect((await nico.post('answer', `x=${'x'.repeat(200_000)}`)).statusCode).toBe(413);
  expect((await nico.post('answer', { ...form, place: 'x'.repeat(5000) })).statusCode).toBe(422);
  expect(await everyRow(store)).toEqual(before);
});

test('a POST with a foreign or null origin, or from another site, is refused and stores nothing', async () => {
  const { device, store } = await aLinkedGroup();
  const nico = device();
  const form = asForm(await nico.form(1, 'voy'));
  const before = await everyRow(store);
  const refused: Record<string, string>[] = [
    { origin: 'https://otro.example' },
    { origin: 'null' },
    { origin: 'https://otro.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of refused) {
    for (const operation of ['answer', 'forget'] as const) {
      const { statusCode: status } = await nico.post(operation, form, headers);
      expect({ headers, operation, status }).toEqual({ headers, operation, status: 403 });
    }
  }
  expect(await everyRow(store)).toEqual(before);
});

test('a POST is accepted from a page of Picadito, and from a client that is no browser and sends neither header', async () => {
  const { device } = await aLinkedGroup();
  const nico = device();
  const form = asForm(await nico.form(1, 'voy'));
  const taken: Record<string, string>[] = [
    {},
    { origin: PUBLIC_URL },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];
  for (const headers of taken) {
    const { statusCode: status } = await nico.post('answer', form, headers);
    expect({ headers, status }).toEqual({ headers, status: 303 });
  }
});

test.each([
  ['from another site', 403, { origin: 'null' }, '', 'Ese pedido vino de otro sitio y no se hizo.'],
  ['beyond 128 KB', 413, {}, 'x'.repeat(140_000), 'Eso es demasiado largo. Probá con menos.'],
])('a form %s gets a page with a sentence', async (...given) => {
  const [, status, headers, comment, sentence] = given;
  const { device, store } = await aLinkedGroup(2);
  const nico = device();
  const form = await nico.form(1, 'voy', { comment });
  const before = await everyRow(store);
  const page = await nico.post('answer', asForm(form), headers);
  expect([page.statusCode, page.body]).toEqual([status, expect.stringContaining(sentence)]);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(await everyRow(store)).toEqual(before);
});

test('unknown codes get one identical reply whatever the request sends, with a cookie or without', async () => {
  const { ana, list, path, device, app, store } = await aLinkedGroup();
  const nico = device();
  const form = await nico.form(1, 'voy');
  await nico.says(1, 'voy');
  await ana.put<GroupLink>(`/api/lists/${list.id}/link`, { isOn: true, version: 2 });
  const before = await everyRow(store);
  const told = async (url: string, payload: object | string, cookies: Record<string, string>) => {
    const headers =
      typeof payload === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const reply = await app.inject({ method: 'POST', url, payload, cookies, headers });
    const { date: _date, ...lasting } = reply.headers;
    return { status: reply.statusCode, headers: lasting, body: reply.body };
  };
  for (const operation of ['answer', 'forget']) {
    for (const payload of [form, asForm(form), {}, 'x=1']) {
      const unknown = await told(`/g/${'a'.repeat(22)}/${operation}`, payload, {});
      expect(unknown.status).toBe(404);
      for (const code of [path, '/g/x'])
        expect(await told(`${code}/${operation}`, payload, nico.cookies)).toEqual(unknown);
    }
  }
  expect(await everyRow(store)).toEqual(before);
});

test('a personal link has the rate limit of one device, whatever cookie the request has', async () => {
  const { device, personalPath } = await aLinkedGroup(3, { isAnsweringLimited: true });
  const own = await personalPath(1);
  const statuses: number[] = [];
  for (let sent = 0; sent <= ANSWERS_OF_DEVICE; sent += 1)
    statuses.push((await device().says(1, sent % 2 ? 'voy' : 'no', {}, own)).status);
  expect([statuses.indexOf(429), new Set(statuses).size]).toEqual([ANSWERS_OF_DEVICE, 2]);
});

test('answers beyond the rate limit are refused for some time, as a page or as a problem document', async () => {
  const { device } = await aLinkedGroup(12, { isAnsweringLimited: true });
  const nico = device();
  await nico.says(1, 'voy');
  const form = await nico.form(1, 'voy');
  for (let sent = 0; sent <= ANSWERS_OF_DEVICE; sent += 1) await nico.post('forget', {});
  const late = await nico.post('answer', asForm({ ...form, comment: 'llego tarde' }));
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(pageIn(late.body).asked).toMatchObject({
    kind: 'refused',
    given: { comment: 'llego tarde' },
  });
  expect((await nico.post('answer', form)).json()).toMatchObject({ code: 'resource-exhausted' });
});

test('the page as data has exactly the keys of the contract', async () => {
  const { ana, match, ids, device } = await aLinkedGroup();
  const nico = device();
  const { body } = await nico.says(1, 'voy', { comment: 'llevo pelota' });
  expect(z.parse(groupPageReply, body)).toEqual(body);
  const teams = { matchId: match.id, claroTeam: ids.slice(0, 2), oscuroTeam: ids.slice(2, 4) };
  await ana.post(`/api/matches/${match.id}/teams`, teams);
  await ana.put(`/api/matches/${match.id}/teams/shown`, {});
  z.parse(groupPageReply, await nico.page(`?soy=${keyOf(body.next, 2)}`));
});
