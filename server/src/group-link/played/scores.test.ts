import { expect, test } from 'vitest';
import { rollForward } from '../../matches/weekly-matches.ts';
import { createMatch, teamsInHalves } from '../../../testing/a-match.ts';
import { asForm } from '../../../testing/a-linked-group.ts';
import { changesOf } from '../../../testing/changes.ts';
import { OVER } from '../../../testing/thursdays.ts';
import { aPlayedGroup, HOUR, KICK_OFF } from '../../../testing/group-link/played/a-played-group.ts';

test('two players who report the same score make it the result', async () => {
  const { proposes, result, phoneOf, match, store } = await aPlayedGroup();
  expect(await changesOf(store, () => proposes(1, '4–3'))).toEqual([`match ${match.id}`]);
  expect(await result()).toMatchObject({ score: null, proposals: [{ claro: 4, oscuro: 3 }] });
  expect((await phoneOf(1).page()).played[0]?.proposing).toEqual({
    score: { claro: 4, oscuro: 3 },
  });
  expect((await phoneOf(2).page()).played[0]?.proposing).toEqual({ score: null });
  expect((await phoneOf(2).page()).ended[0]?.score).toBe(null);
  expect(await changesOf(store, () => proposes(2, '4–3'))).toEqual([`match ${match.id}`]);
  expect(await result()).toMatchObject({ score: { claro: 4, oscuro: 3 }, proposals: [] });
  const { ended, played } = await phoneOf(3).page();
  expect([ended[0]?.score, played[0]?.proposing]).toEqual([{ claro: 4, oscuro: 3 }, null]);
});

test('different scores wait for the organiser, who reads the most frequent one first', async () => {
  const { ana, proposes, result, match } = await aPlayedGroup();
  await proposes(1, '4–3');
  await proposes(2, '5–3');
  await proposes(3, '3–4');
  await proposes(3, '3–3');
  const by = async () =>
    (await result()).proposals.map(({ claro, oscuro, players }) => [
      `${claro}–${oscuro}`,
      players.map(({ name }) => name),
    ]);
  expect(await by()).toEqual([
    ['4–3', ['Jueves 01']],
    ['5–3', ['Jueves 02']],
    ['3–3', ['Jueves 03']],
  ]);
  const set = { claro: 4, oscuro: 4, scorers: [] };
  await ana.put(`/api/matches/${match.id}/result`, set);
  expect(await by()).toEqual([]);
  const decided = 'El resultado ya está. Si está mal, avisale a quien organiza.';
  expect((await proposes(4, '5–3')).said).toEqual([409, decided]);
  expect((await proposes(4, '4–4')).status).toBe(200);
  expect((await result()).score).toEqual({ claro: 4, oscuro: 4 });
});

test('a player who reports twice, by one device or by two, counts once', async () => {
  const { proposes, result, personalPath, device, clock, phoneOf } = await aPlayedGroup();
  await proposes(1, '4–3');
  await proposes(1, '4–3');
  const second = device();
  expect((await proposes(1, '4–3', second, await personalPath(1))).status).toBe(200);
  const [said] = (await result()).proposals;
  expect([(await result()).score, said?.players.length]).toEqual([null, 1]);
  clock.now += HOUR;
  expect((await phoneOf(1).page()).played[0]?.proposing).toEqual({ score: null });
});

test('a device sends one score and one vote per match, whatever names it owns by then', async () => {
  const { proposes, votes, result, personalPath, phoneOf, clock, figura } = await aPlayedGroup();
  const one = phoneOf(1);
  await proposes(1, '4–3');
  await votes(1, 3);
  const again = [409, 'Desde este celu ya contestó otro jugador: cada uno desde el suyo.'];
  const links = [await personalPath(2), await personalPath(4)];
  for (const [at, number] of [2, 4].entries()) {
    expect((await proposes(number, '4–3', one, links[at])).said).toEqual(again);
    expect((await votes(number, 3, one, links[at])).said).toEqual(again);
  }
  expect((await result()).score).toBe(null);
  clock.now = OVER + 24 * HOUR;
  expect(await figura()).toBe(null);
});

test('scores and votes count from a device that took the name before kick-off, or by the personal link', async () => {
  const { proposes, votes, personalPath, device, clock, phoneOf, result } = await aPlayedGroup();
  const late = device();
  clock.now = KICK_OFF - 1;
  // The device takes the name just before kick-off, because a match cannot be answered once it has begun.
  await phoneOf(1).post('forget', {});
  await late.says(1, 'voy');
  clock.now = OVER;
  expect((await proposes(1, '4–3', late)).status).toBe(200);
  const linked = device();
  expect((await votes(2, 3, linked, await personalPath(2))).status).toBe(200);
  // The device owns the name from then on, and its votes count.
  expect((await votes(2, 4, linked)).status).toBe(200);
  expect((await proposes(2, '4–3', linked)).status).toBe(200);
  expect((await result()).score).toEqual({ claro: 4, oscuro: 3 });
});

test('a device that took its name after kick-off sends no score and no vote for that match', async () => {
  const { ana, list, proposes, votes, device, clock, phoneOf, keyOfNumber } = await aPlayedGroup();
  await ana.post('/api/matches', {
    date: '2026-12-03',
    time: '21:00',
    location: 'Cancha Núñez',
    listId: list.id,
  });
  const late = device();
  await phoneOf(1).post('forget', {});
  await late.says(1, 'voy');
  const refusal =
    'Tu celu tiene este nombre desde después de que empezó el partido. Abrí tu link, o pedíselo a quien organiza.';
  expect((await proposes(1, '4–3', late)).said).toEqual([409, refusal]);
  expect((await votes(1, 2, late)).said).toEqual([409, refusal]);
  expect((await late.page()).played).toEqual([
    {
      match: expect.any(String),
      player: { key: keyOfNumber(1), name: 'Jueves 01' },
      refusal,
      proposing: null,
      voting: null,
    },
  ]);
  clock.now = OVER + 7 * 24 * HOUR;
  expect((await late.page()).ended).toHaveLength(1);
});

test('an invalid score is refused with a sentence and shown again', async () => {
  const group = await aPlayedGroup();
  const { ana, list, clock, proposes, post, phoneOf, keyOf, keyOfNumber, match } = group;
  const { ids, save, halves } = group;
  const range = 'Los goles de cada equipo van de 0 a 50.';
  for (const score of ['99–3', '4–51', '-1–0', '4–dos', '1.5–1'])
    expect((await proposes(1, score)).said).toEqual([422, range]);
  expect((await proposes(1, '4–')).said).toEqual([422, 'Elegí los goles de los dos equipos.']);
  const more = { claro: 'mas', claroMore: '14', oscuro: '13', oscuroMore: '' };
  const sent = { player: keyOfNumber(1), ...more };
  expect((await post(phoneOf(1), 'score', sent)).body.played[0]?.proposing).toEqual({
    score: { claro: 14, oscuro: 13 },
  });
  const form = { match: keyOf(match.id), player: keyOfNumber(1), claro: 'mas', claroMore: '99' };
  const { body } = await phoneOf(1).post('score', asForm({ ...form, oscuro: '3' }));
  expect(body).toContain(JSON.stringify({ claro: '99', oscuro: '3' }));
  expect((await proposes(1, '4–3', phoneOf(2))).said[0]).toBe(409);
  await save(teamsInHalves(match.id, ids.slice(1)));
  expect((await proposes(1, '4–3')).said[1]).toBe('No estuviste en los equipos de ese partido.');
  await save(halves);
  clock.now = KICK_OFF;
  const other = await createMatch(ana, list.id, { time: '20:00' });
  clock.now = OVER;
  const bare = { ...sent, match: keyOf(other.id) };
  expect((await post(phoneOf(1), 'score', bare)).said[1]).toBe(
    'Ese partido no tiene equipos guardados: el resultado lo pone quien organiza.',
  );
  clock.now = KICK_OFF;
  expect((await proposes(1, '4–3')).said[1]).toBe(
    'El resultado se pone cuando termina el partido.',
  );
  for (const [time, sentence] of [
    [OVER + 48 * HOUR, 'Ya pasaron 48 horas: el resultado lo pone quien organiza.'],
    [OVER + 1, 'Un partido suspendido no tiene resultado.'],
  ] as const) {
    clock.now = time;
    expect((await proposes(1, '4–3')).said[1]).toBe(sentence);
    await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  }
});

test('a player who was deleted meanwhile reads that the score is not accepted', async () => {
  const { ana, ids, proposes, result } = await aPlayedGroup();
  await ana.delete(`/api/players/${ids[0]}`);
  const gone = 'Ya no estás en esta lista. Avisale a quien organiza.';
  expect((await proposes(1, '4–3')).said).toEqual([409, gone]);
  expect((await result()).proposals).toEqual([]);
});

test('scores by players who are not in the teams do not count, and count once the players are', async () => {
  const { proposes, result, save, match, ids, halves } = await aPlayedGroup();
  await proposes(1, '4–3');
  await save(teamsInHalves(match.id, ids.slice(1)));
  expect((await result()).proposals).toEqual([]);
  await proposes(2, '4–3');
  expect((await result()).score).toBe(null);
  await save(halves);
  expect((await result()).proposals[0]?.players).toHaveLength(2);
  await proposes(3, '4–3');
  expect((await result()).score).toEqual({ claro: 4, oscuro: 3 });
});

test('the page shows the match just played after its series has gone on, and both of two matches of one evening', async () => {
  const { ana, match, proposes, votes, phoneOf, context, clock, keyOf, result } =
    await aPlayedGroup();
  await ana.patch(`/api/matches/${match.id}`, { isRecurring: true, recurringDay: 4 });
  clock.now = OVER + HOUR;
  await rollForward(context);
  const { next, ended, played } = await phoneOf(1).page();
  expect([next?.date, ended[0]?.key, played[0]?.match]).toEqual([
    '2026-12-03',
    keyOf(match.id),
    keyOf(match.id),
  ]);
  await proposes(1, '2–2');
  await proposes(2, '2–2');
  expect((await votes(1, 2)).status).toBe(200);
  expect((await result()).score).toEqual({ claro: 2, oscuro: 2 });
});
