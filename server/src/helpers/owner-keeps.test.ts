import { MESSAGES, type Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { teamsInHalves } from '../../testing/a-match.ts';
import { anAutopilot } from '../../testing/autopilot/an-autopilot.ts';
import { aPaidMatch } from '../../testing/money/a-paid-match.ts';

const IN_PROGRESS = Date.parse('2026-11-27T00:30:00Z');
const TWO_DAYS_LATER = Date.parse('2026-11-28T12:00:00Z');

async function aHelpedMatch() {
  const evening = await aPaidMatch();
  const marcos = await evening.signedIn('marcos', { name: 'Marcos' });
  await helps(marcos, evening.ana, { list: evening.list.id });
  return { ...evening, marcos, url: `/api/matches/${evening.match.id}` };
}

test.each([
  { status: 'cancelado' },
  { status: 'pendiente' },
  { date: '2026-12-20' },
  { time: '23:30' },
])('a helper cannot change %j of a played match, and cannot delete it after', async (change) => {
  const { marcos, ana, url, clock } = await aHelpedMatch();
  clock.now = TWO_DAYS_LATER;
  const refused = await marcos.patch(url, change);
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ message: expect.stringContaining('ya se jugó') }] },
  });
  expect((await marcos.delete(url)).status).toBe(404);
  expect((await marcos.patch(url, { location: 'Otra', status: 'completado' })).status).toBe(200);
  expect((await ana.patch(url, change)).status).toBe(200);
});

test('a match that the owner has completed before its day stays completed for a helper', async () => {
  const { marcos, ana, url } = await aHelpedMatch();
  await ana.patch(url, { status: 'completado' });
  expect((await marcos.patch(url, { status: 'pendiente' })).status).toBe(422);
  expect((await marcos.delete(url)).status).toBe(404);
  expect((await ana.get<Match>(url)).body.status).toBe('completado');
});

test('a helper does not delete a match in progress that has a result', async () => {
  const { marcos, ana, url, match, ids, clock } = await aHelpedMatch();
  await ana.post(`${url}/teams`, { ...teamsInHalves(match.id, ids), createdBy: 'manual' });
  clock.now = IN_PROGRESS;
  await ana.put(`${url}/result`, { claro: 3, oscuro: 1, scorers: [] });
  expect((await marcos.delete(url)).status).toBe(422);
  expect((await ana.get(`${url}/result`)).status).toBe(200);
});

test('a helper does not delete a suspended match with money in the ledger', async () => {
  const { marcos, ana, url, ids, pay, ledger } = await aHelpedMatch();
  await pay(ids[0] ?? '', 3500);
  await marcos.patch(url, { status: 'cancelado' });
  expect((await marcos.delete(url)).status).toBe(422);
  expect((await ledger()).entries.filter(({ voidedAt }) => voidedAt !== null)).toEqual([]);
  expect((await ana.delete(url)).status).toBe(204);
});

test.each([{ date: '2026-12-20' }, { time: '23:30' }])(
  'a helper changes %j before kick-off, but not in a match in progress, and does not delete one',
  async (change) => {
    const { marcos, ana, url, clock } = await aHelpedMatch();
    clock.now = IN_PROGRESS;
    expect((await marcos.patch(url, change)).status).toBe(422);
    expect((await marcos.delete(url)).status).toBe(422);
    clock.now -= 60 * 60 * 1000;
    expect((await marcos.patch(url, change)).status).toBe(200);
    expect((await marcos.delete(url)).status).toBe(204);
    expect((await ana.get(url)).status).toBe(404);
  },
);

test('a helper deletes a weekly match only if no autopilot is on', async () => {
  const { ana, list, url, set, autopilot, signedIn } = await anAutopilot();
  const marcos = await signedIn('marcos', { name: 'Marcos' });
  await helps(marcos, ana, { list: list.id });
  expect(await marcos.delete(url)).toMatchObject({
    status: 422,
    body: { detail: MESSAGES.autopilotOfOwner },
  });
  expect(await autopilot()).toMatchObject({ state: 'waiting' });
  await set(false);
  expect((await marcos.delete(url)).status).toBe(204);
});

test('a helper suspends a match in progress', async () => {
  const { marcos, url, clock } = await aHelpedMatch();
  clock.now = IN_PROGRESS;
  expect((await marcos.patch(url, { status: 'cancelado' })).status).toBe(200);
});

test('a helper ends a series only if no autopilot is on', async () => {
  const { ana, list, url, set, autopilot, signedIn } = await anAutopilot();
  const marcos = await signedIn('marcos', { name: 'Marcos' });
  await helps(marcos, ana, { list: list.id });
  const refused = await marcos.patch(url, { isRecurring: false });
  expect(refused.body).toMatchObject({ status: 422, errors: [{ path: 'isRecurring' }] });
  expect(await autopilot()).toMatchObject({ state: 'waiting' });
  expect((await marcos.patch(url, { time: '21:30' })).status).toBe(200);
  await set(false);
  expect((await marcos.patch(url, { isRecurring: false })).status).toBe(200);
});
