import type { AccountExport, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { asForm } from '../../testing/a-linked-group.ts';
import { twoServers } from '../../testing/answer-histories/two-servers.ts';
import { aLinkedGroupOf } from '../../testing/a-linked-group.ts';
import { changesOf } from '../../testing/changes-of.ts';
import { everyRow } from '../../testing/every-row.ts';
import { howMany } from '../../testing/how-many.ts';
import { aSurvey, keyIn, surveyIn, withSurvey } from '../../testing/surveys/a-survey.ts';
import { closeDueSurveys } from './close-survey.ts';

const DAY = 24 * 60 * 60 * 1000;
const RESULT = { doAgree: true, adopted: '4' };

/** Four players say 4 of the first, three of them 2 of the second. */
async function answered() {
  const group = await aSurvey();
  for (const number of [3, 4, 5]) await group.phone().opines(number, { 1: '4', 2: '2' });
  await group.phone().opines(6, { 1: '4' });
  return group;
}

test('nothing of what was said is told before the survey has closed, and then the median of at least four opinions', async () => {
  const { read, close, ids, ana, decide } = await answered();
  expect(await read()).toEqual({
    id: expect.any(String),
    playerIds: ids.toSorted(),
    closesAt: '2026-11-27T21:00:00.000000Z',
    isClosed: false,
    answered: 4,
    results: [],
  });
  const early = await decide(1, true);
  expect([early.status, early.body.detail]).toEqual([
    409,
    'La encuesta sigue abierta: todavía no hay nada para ver.',
  ]);
  await close();
  expect(await read()).toMatchObject({
    isClosed: true,
    answered: 4,
    playerIds: [],
    results: [{ playerId: ids[0], median: 4, ...RESULT }],
  });
  await ana.put(`/api/players/${ids[0]}`, { name: 'Jueves 01', skillLevel: '5', whatsapp: '' });
  expect((await read())?.results).toMatchObject([{ median: 4, adopted: '4' }]);
});

test('one tap adopts a level, and with the last player the survey is gone', async () => {
  const { read, close, decide, ana, ids, list, store } = await answered();
  const levels = async () =>
    (await ana.get<Player[]>(`/api/lists/${list.id}/players`)).body.map((one) => one.skillLevel);
  await close();
  const before = await levels();
  const recorded = await changesOf(store, () => decide(1, true));
  expect(recorded).toEqual([`player ${ids[0]}`, `list ${list.id}`]);
  expect([before[0], await levels()]).toEqual(['3', ['4', ...before.slice(1)]]);
  expect(await read()).toBe(null);
  expect((await decide(1, true)).status).toBe(404);
});

test('a level that is not adopted is left as it is, and what was decided stays so', async () => {
  const group = await aSurvey(7);
  for (const number of [3, 4, 5, 6, 7]) await group.phone().opines(number, { 1: '5', 2: '2' });
  await group.close();
  const { body } = await group.decide(2, false);
  expect(body.survey?.results.map(({ playerId }) => playerId)).toEqual([group.ids[0]]);
  expect((await group.decide(2, true)).body).toEqual(body);
  const { body: players } = await group.ana.get<Player[]>(`/api/lists/${group.list.id}/players`);
  expect(players[1]?.skillLevel).toBe('3');
});

test('a survey closes after seven days at the latest, and answers of later are not taken', async () => {
  const group = await answered();
  const late = group.phone();
  const form = await late.filled(1, { 2: '5' });
  group.clock.now += 7 * DAY;
  expect(await late.sends(form)).toMatchObject({
    status: 409,
    body: { detail: 'La encuesta ya cerró. Gracias igual.' },
  });
  expect((await late.survey()).survey).toBe(null);
  expect((await group.read())?.results).toEqual([]);
  await closeDueSurveys(group.context);
  expect((await group.read())?.results).toMatchObject([{ playerId: group.ids[0], median: 4 }]);
});

test('once it has closed nothing is left of who has answered or what each level got', async () => {
  const { store, close, start, ids } = await answered();
  await close();
  const { survey_participants, survey_opinions, survey_verdicts } = await everyRow(store);
  expect([survey_participants, survey_opinions]).toEqual([[], []]);
  expect(survey_verdicts).toMatchObject([{ player_id: ids[0], halves: 8, do_agree: 1 }]);
  await start();
  expect((await everyRow(store))['survey_verdicts']).toEqual([]);
});

test('a player answers once, from whatever device, and a device once, for whatever player', async () => {
  const group = await aSurvey();
  const nico = group.phone();
  expect((await nico.opines(1, { 2: '4' })).status).toBe(200);
  const before = await everyRow(group.store);
  expect(await nico.opines(1, { 2: '5' })).toMatchObject({
    status: 409,
    body: { detail: 'Ya contestaste.' },
  });
  expect((await nico.survey()).isDone).toBe(true);
  const own = await group.ownPath(1);
  expect(await group.phone().opines(1, { 2: '5' }, 'no', own)).toMatchObject({ status: 409 });
  expect((await everyRow(group.store))['survey_opinions']).toEqual(before['survey_opinions']);
  await nico.post('forget', {});
  expect(await nico.opines(2, { 1: '5' })).toMatchObject({
    status: 409,
    body: { detail: 'Ya contestaste.' },
  });
  expect((await group.read())?.answered).toBe(1);
});

test('a device without a name takes one that no other device holds, and then answers for it', async () => {
  const group = await aSurvey();
  const phone = group.phone();
  const page = await phone.survey();
  expect([page.visitor, page.names.length, page.survey?.people]).toEqual([null, 6, []]);
  await phone.opines(1);
  expect((await phone.survey()).visitor).toMatchObject({ name: 'Jueves 01', isHeld: true });
  expect((await phone.says(1, 'voy')).status).toBe(200);
});

test('a name that another device holds answers from that one, or by the own link', async () => {
  const group = await aSurvey();
  await group.device().says(1, 'voy');
  const other = group.phone();
  expect(await other.opines(1)).toMatchObject({
    status: 409,
    body: {
      detail:
        'Ya hay otro celu como Jueves 01. Contestá desde ese, o pedile tu link a quien organiza.',
    },
  });
  expect(other.cookies).toEqual({});
  const holder = group.phone();
  await holder.opines(2);
  expect(await holder.sends(await other.filled(3))).toMatchObject({
    status: 409,
    body: { detail: 'Este celu es de Jueves 02: contesta por Jueves 02, una vez.' },
  });
  const own = await group.ownPath(1);
  expect((await group.phone().opines(1, {}, 'no', own)).status).toBe(200);
  await group.device().says(5, 'voy');
  const foreign = await group.ownPath(4);
  const sent = await group.phone().sends(await group.phone().filled(5), foreign);
  expect(sent).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^Ya hay otro celu/) },
  });
});

test('of oneself nothing is asked or taken, and nobody is left out', async () => {
  const group = await aSurvey();
  const phone = group.phone();
  const form = await phone.filled(1);
  expect(Object.keys(form)).toHaveLength(2 + 5);
  expect(await phone.sends({ ...form, [form.player]: '5' })).toMatchObject({
    status: 409,
    body: { detail: 'De vos no opinás: sacá tu nombre.' },
  });
  const page = await phone.survey(`?soy=${form.player}`);
  const missing = keyIn(page.survey?.people ?? [], 3) ?? '';
  const { [missing]: _, ...partial } = form as Record<string, string>;
  expect(await phone.sends(partial)).toMatchObject({
    status: 409,
    body: { detail: 'Te falta decir cómo juega Jueves 03.' },
  });
  expect((await group.read())?.answered).toBe(0);
});

test('a form that is refused comes back with what was said, and a stored one leads to thanks', async () => {
  const group = await aSurvey();
  const phone = group.phone();
  const form = await phone.filled(1, { 2: '4' }, '3');
  const { [Object.keys(form).at(-1) ?? '']: _, ...partial } = form as Record<string, string>;
  const refused = await phone.post('survey', asForm(partial));
  const { survey: __, player, ...given } = partial;
  expect(refused.statusCode).toBe(409);
  expect(surveyIn(refused.body)).toMatchObject({
    visitor: { key: player },
    refused: { sentence: expect.stringMatching(/^Te falta/), given },
  });
  const broken = await phone.post('survey', asForm({ ...form, [player ?? '']: '9' }));
  expect([broken.statusCode, surveyIn(broken.body).refused?.given]).toMatchObject([422, given]);
  const stored = await phone.post('survey', asForm(form));
  expect([stored.statusCode, stored.headers.location]).toEqual([
    303,
    `${group.path}/survey?gracias`,
  ]);
  const cookieless = await group.app.inject(`${group.path}/survey?gracias`);
  expect(surveyIn(cookieless.body).isDone).toBe(true);
});

test('what was said of a deleted player goes, and what a deleted player has said stays', async () => {
  const group = await aSurvey();
  const phone = group.phone();
  const form = await phone.filled(1, { 2: '4', 3: '4' });
  for (const number of [4, 5, 6]) await group.phone().opines(number, { 2: '4', 3: '4' });
  await group.ana.delete(`/api/players/${group.ids[2]}`);
  await group.ana.delete(`/api/players/${group.ids[3]}`);
  expect((await phone.sends(form)).status).toBe(200);
  expect((await group.read())?.answered).toBe(4);
  const gone = group.phone();
  const ofGone = { ...(await gone.filled(5)), player: 'x'.repeat(16) };
  expect(await gone.sends(ofGone)).toMatchObject({
    status: 409,
    body: { detail: 'Ya no estás en esta lista. Avisale a quien organiza.' },
  });
  await group.close();
  expect((await group.read())?.results).toMatchObject([{ playerId: group.ids[1], median: 4 }]);
});

test('of twenty that answer for a player at once on two servers exactly one is stored', async () => {
  const servers = await twoServers();
  for (let round = 0; round < howMany(2, 20); round += 1) {
    const group = await withSurvey(await aLinkedGroupOf(servers[0], `ana-${round}`, 6));
    const phones = Array.from({ length: 20 }, () => group.phone());
    const forms = await Promise.all(phones.map((phone) => phone.filled(1, { 2: '5' })));
    const own = await group.ownPath(1);
    const sent = await Promise.all(
      forms.map((payload, at) =>
        (servers[at % 2] ?? servers[0]).app.inject({
          method: 'POST',
          url: `${at % 3 === 0 ? own : group.path}/survey`,
          payload,
        }),
      ),
    );
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await group.read())?.answered).toBe(1);
    const { survey_opinions: opinions = [] } = await everyRow(group.store);
    expect(opinions.reduce((sum, row) => sum + Number(row['fives']), 0)).toBe(round + 1);
  }
});

test('a survey is about players of the list, of whom there is one at a time, while the link is on', async () => {
  const group = await aSurvey();
  const { ana, list, ids, url, start } = group;
  expect((await start()).status).toBe(200);
  expect(await start(ids.slice(1))).toMatchObject({
    status: 409,
    body: { detail: 'Ya hay una encuesta abierta. Cerrala primero.' },
  });
  expect((await start([])).body.detail).toBe('Elegí al menos un jugador.');
  const many = Array.from({ length: 61 }, (_, at) => `${at}`.padStart(22, 'x'));
  expect((await start(many)).body.detail).toBe('Una encuesta es sobre 60 jugadores como mucho.');
  expect((await start([...ids, ...ids])).body.detail).toBe(
    'Un jugador está dos veces en la encuesta.',
  );
  expect((await ana.delete(url)).status).toBe(204);
  expect((await ana.delete(url)).status).toBe(404);
  await ana.put(`/api/lists/${list.id}/link`, { isOn: false });
  expect(await start()).toMatchObject({
    status: 409,
    body: { detail: 'Primero prendé el link del grupo.' },
  });
  await ana.put(`/api/lists/${list.id}/link`, { isOn: true });
  expect((await start(ids.slice(0, 2))).status).toBe(200);
  expect((await group.phone().filled(1)).player).not.toBe('');
  expect((await ana.delete(`/api/lists/${list.id}`)).status).toBe(204);
  const { surveys, survey_opinions: opinions } = await everyRow(group.store);
  expect([surveys, opinions]).toEqual([[], []]);
});

test('the export tells how many have answered, and of opinions what the organiser is told', async () => {
  const { ana, list, close, read } = await answered();
  const told = async () => (await ana.get<AccountExport>('/api/me/export')).body.surveys;
  expect(await told()).toEqual([{ listId: list.id, survey: await read() }]);
  await close();
  expect(await told()).toMatchObject([{ survey: { results: [{ median: 4 }] } }]);
});
