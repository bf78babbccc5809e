import type { AccountExport, Player, SurveyReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { asForm, aLinkedGroup, aLinkedGroupOf } from '../../testing/a-linked-group.ts';
import { twoServers } from '../../testing/answer-histories/two-servers.ts';
import { changesOf } from '../../testing/changes.ts';
import { everyRow } from '../../testing/every-row.ts';
import { howMany } from '../../testing/how-many.ts';
import { aSurvey, surveyIn, withSurvey } from '../../testing/surveys/a-survey.ts';
import { ownDevices } from '../../testing/surveys/own-devices.ts';
import { hashDevice } from '../group-link/devices/device.ts';
import { closeDueSurveys } from './close-survey.ts';

const DAY = 24 * 60 * 60 * 1000;
const RESULT = { doAgree: true, adopted: '4' };

/** Sets up a survey in which four players rate the first with 4, and three of them rate the second with 2. */
async function answered() {
  const group = await aSurvey();
  for (const number of [3, 4, 5]) await group.phone(number).opines(number, { 1: '4', 2: '2' });
  await group.phone(6).opines(6, { 1: '4' });
  return group;
}

test('opinions stay secret until the survey has closed, and then the organiser reads the median of at least four', async () => {
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

test('the page asks only devices that may answer and have not answered yet', async () => {
  const { phone, device, close } = await aSurvey();
  const asks = async (page: Promise<{ isSurveyOpen: boolean; mayAnswerSurvey: boolean }>) => {
    const { isSurveyOpen, mayAnswerSurvey } = await page;
    return [isSurveyOpen, mayAnswerSurvey];
  };
  expect(await asks(phone(1).page())).toEqual([true, true]);
  expect(await asks(device().page())).toEqual([true, false]);
  await phone(1).opines(1, { 2: '4' });
  expect(await asks(phone(1).page())).toEqual([true, false]);
  await close();
  expect(await asks(phone(2).page())).toEqual([false, false]);
});

test('one tap adopts a level, and the survey is deleted with the decision about its last player', async () => {
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

test('a level that is not adopted stays, and the decision about it is final', async () => {
  const group = await aSurvey(7);
  for (const number of [3, 4, 5, 6, 7])
    await group.phone(number).opines(number, { 1: '5', 2: '2' });
  await group.close();
  const { body } = await group.decide(2, false);
  expect(body.survey?.results.map(({ playerId }) => playerId)).toEqual([group.ids[0]]);
  expect((await group.decide(2, true)).body).toEqual(body);
  const { body: players } = await group.ana.get<Player[]>(`/api/lists/${group.list.id}/players`);
  expect(players[1]?.skillLevel).toBe('3');
});

test('a survey closes after seven days at the latest, and later answers are refused', async () => {
  const group = await answered();
  const late = group.phone(1);
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

test('a closed survey stores neither who has answered nor how many opinions each level got', async () => {
  const { store, close, start, ids } = await answered();
  await close();
  const { survey_devices, survey_opinions, survey_verdicts } = await everyRow(store);
  expect([survey_devices, survey_opinions]).toEqual([[], []]);
  expect(survey_verdicts).toMatchObject([{ player_id: ids[0], halves: 8, do_agree: 1 }]);
  await start();
  expect((await everyRow(store))['survey_verdicts']).toEqual([]);
});

test('a player answers once from any device, and a device once for any player', async () => {
  const group = await aSurvey();
  const nico = group.phone(1);
  expect((await nico.opines(1, { 2: '4' })).status).toBe(200);
  const before = await everyRow(group.store);
  expect(await nico.opines(1, { 2: '5' })).toMatchObject({
    status: 409,
    body: { detail: 'Ya contestaste.' },
  });
  expect((await nico.survey()).isDone).toBe(true);
  const own = await group.personalPath(1);
  expect(await nico.opines(1, { 2: '5' }, 'no', own)).toMatchObject({ status: 409 });
  expect((await everyRow(group.store))['survey_opinions']).toEqual(before['survey_opinions']);
  await nico.says(2, 'voy', {}, await group.personalPath(2));
  expect(await nico.opines(2, { 1: '5' })).toMatchObject({ status: 409 });
  expect((await group.read())?.answered).toBe(1);
});

const OTHERS = {
  status: 409,
  body: { detail: 'Para esta encuesta cuentan los celus que ya contestaban cuando se abrió.' },
};

test('only devices that owned a name when the survey was opened may answer, one for each player', async () => {
  const group = await aLinkedGroup(6);
  const [held, second] = [group.device(), group.device()];
  await held.says(1, 'voy');
  await second.says(1, 'voy', {}, await group.personalPath(1));
  const { phone, read } = await withSurvey(group);
  const [first, other, late, nameless] = [phone(), phone(), phone(), phone()];
  Object.assign(first.cookies, held.cookies);
  Object.assign(other.cookies, second.cookies);
  await late.says(2, 'voy', { soy: 'si' });
  for (const device of [late, nameless]) {
    expect(await device.survey()).toMatchObject({ visitor: null, survey: { people: [] } });
    expect(await device.opines(2)).toMatchObject(OTHERS);
  }
  expect(nameless.cookies).toEqual({});
  expect((await first.survey()).visitor?.name).toBe('Jueves 01');
  expect((await first.opines(2)).status).toBe(409);
  expect((await first.opines(1)).status).toBe(200);
  expect(await other.opines(1)).toMatchObject({
    status: 409,
    body: { detail: 'Ya contestaste.' },
  });
  expect((await other.survey()).isDone).toBe(true);
  expect((await read())?.answered).toBe(1);
});

test('by the personal link only a device that owned the name when the survey was opened answers, and a device with a claim never does', async () => {
  const group = await aSurvey();
  const own = await group.personalPath(1);
  const stranger = group.phone();
  expect((await stranger.survey(own)).visitor).toBe(null);
  expect(await stranger.opines(1, {}, 'no', own)).toMatchObject(OTHERS);
  const another = group.phone(2);
  expect(await another.opines(1, {}, 'no', own)).toMatchObject(OTHERS);
  const phone = group.phone(1);
  expect((await phone.survey(own)).visitor?.name).toBe('Jueves 01');
  expect((await phone.opines(1, {}, 'no', own)).status).toBe(200);
  await group.store.transaction((tx) =>
    tx.updateTable('devices').set({ doubted_at: '2026-11-20' }).execute(),
  );
  expect(await group.phone(3).opines(3)).toMatchObject(OTHERS);
});

test('a device that has taken another name since the survey was opened answers neither for it nor for a released name', async () => {
  const group = await aSurvey();
  const phone = group.phone(1);
  await phone.says(2, 'voy', {}, await group.personalPath(2));
  expect((await phone.survey()).visitor).toBe(null);
  expect(await phone.opines(2)).toMatchObject(OTHERS);
  expect(await phone.opines(1)).toMatchObject(OTHERS);
  await group.ana.delete(`/api/lists/${group.list.id}/devices/${group.ids[2]}`);
  expect(await group.phone(3).opines(3)).toMatchObject(OTHERS);
});

test('the organiser reads how many of the list can answer, and with fewer than five a survey does not open and says why', async () => {
  const group = await aLinkedGroup(7);
  const { ana, list, ids, match, store } = group;
  const url = `/api/lists/${list.id}/survey`;
  const ofList = { userId: match.userId, listId: list.id };
  await ownDevices(group.context, ofList, [ids[0] ?? '', ...ids.slice(0, 4)]);
  const told = async () => (await ana.get<SurveyReply>(url)).body;
  expect(await told()).toEqual({ listId: list.id, able: 4, survey: null });
  expect(await ana.put(url, { playerIds: ids })).toMatchObject({
    status: 409,
    body: {
      detail:
        'Para que nadie adivine quién dijo qué hacen falta 5 que contesten desde su celu. Hoy son 4.',
    },
  });
  const [token = ''] = await ownDevices(group.context, ofList, ids.slice(4, 5));
  const deviceHash = hashDevice(token, list.id);
  const doubt = (doubted_at: string | null) =>
    store.transaction((tx) =>
      tx.updateTable('devices').set({ doubted_at }).where('device_hash', '=', deviceHash).execute(),
    );
  await doubt('2026-11-20');
  expect(await told()).toMatchObject({ able: 4 });
  await doubt(null);
  expect(await told()).toMatchObject({ able: 5 });
  expect(await ana.put(url, { playerIds: ids })).toMatchObject({
    status: 200,
    body: { able: 5, survey: { isClosed: false } },
  });
});

test('no player gives an opinion about themselves, and every opinion of an answer is required', async () => {
  const group = await aSurvey();
  const phone = group.phone(1);
  const form = await phone.filled(1);
  const { people = [] } = (await phone.survey()).survey ?? {};
  expect(people.map(({ name }) => name)).not.toContain('Jueves 01');
  expect(people).toHaveLength(5);
  expect(await phone.sends({ ...form, [form.player]: '5' })).toMatchObject({
    status: 409,
    body: { detail: 'De vos no opinás: sacá tu nombre.' },
  });
  const missing = people.find(({ name }) => name === 'Jueves 03')?.key ?? '';
  const { [missing]: _, ...partial } = form as Record<string, string>;
  expect(await phone.sends(partial)).toMatchObject({
    status: 409,
    body: { detail: 'Te falta decir cómo juega Jueves 03.' },
  });
  expect((await group.read())?.answered).toBe(0);
});

test('a form that is refused shows the answers again, and a stored one leads to thanks', async () => {
  const group = await aSurvey();
  const phone = group.phone(1);
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
  expect([stored.statusCode, stored.headers.location]).toEqual([303, `${group.path}/survey`]);
  expect((await phone.survey()).isDone).toBe(true);
});

test('opinions about a deleted player are deleted, and opinions of a deleted player stay', async () => {
  const group = await aSurvey();
  const phone = group.phone(1);
  const form = await phone.filled(1, { 2: '4', 3: '4' });
  for (const number of [4, 5, 6]) await group.phone(number).opines(number, { 2: '4', 3: '4' });
  await group.ana.delete(`/api/players/${group.ids[2]}`);
  await group.ana.delete(`/api/players/${group.ids[3]}`);
  expect((await phone.sends(form)).status).toBe(200);
  expect((await group.read())?.answered).toBe(4);
  const gone = group.phone(5);
  const ofGone = { ...(await gone.filled(5)), player: 'x'.repeat(16) };
  expect(await gone.sends(ofGone)).toMatchObject({
    status: 409,
    body: { detail: 'Ya no estás en esta lista. Avisale a quien organiza.' },
  });
  await group.close();
  expect((await group.read())?.results).toMatchObject([{ playerId: group.ids[1], median: 4 }]);
});

test('exactly one of twenty concurrent answers for a player on two servers is stored', async () => {
  const servers = await twoServers();
  for (let round = 0; round < howMany(2, 20); round += 1) {
    const group = await withSurvey(await aLinkedGroupOf(servers[0], `ana-${round}`, 6));
    const phones = Array.from({ length: 20 }, () => group.phone(1));
    const forms = await Promise.all(phones.map((phone) => phone.filled(1, { 2: '5' })));
    const own = await group.personalPath(1);
    const sent = await Promise.all(
      forms.map((payload, at) =>
        (servers[at % 2] ?? servers[0]).app.inject({
          method: 'POST',
          url: `${at % 3 === 0 ? own : group.path}/survey`,
          payload,
          cookies: group.phone(1).cookies,
        }),
      ),
    );
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await group.read())?.answered).toBe(1);
    const { survey_opinions: opinions = [] } = await everyRow(group.store);
    expect(opinions.reduce((sum, row) => sum + Number(row['fives']), 0)).toBe(round + 1);
  }
});

test('a list has one survey at a time, about each of its players at most once, while the link is on', async () => {
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
  expect((await ana.delete(`/api/lists/${list.id}`)).status).toBe(204);
  const { surveys, survey_opinions: opinions } = await everyRow(group.store);
  expect([surveys, opinions]).toEqual([[], []]);
});

test('the export has the number of answers, and the verdicts that the organiser can read', async () => {
  const { ana, list, close, read } = await answered();
  const told = async () => (await ana.get<AccountExport>('/api/me/export')).body.surveys;
  expect(await told()).toEqual([{ listId: list.id, survey: await read() }]);
  await close();
  expect(await told()).toMatchObject([{ survey: { results: [{ median: 4 }] } }]);
});
