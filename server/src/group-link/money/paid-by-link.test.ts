import type { ListMoneyReply, MatchMoneyReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup, formFieldsOf, keyOf } from '../../../testing/a-linked-group.ts';
import { confirm, createMatch, GUESTS_OF_ORGANISER } from '../../../testing/a-match.ts';
import { aStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';
import { OVER } from '../../../testing/thursdays.ts';
import { newId } from '../../store/ids.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Returns a group whose match costs $9.000; the first three players have said VOY from their own devices. */
async function aPayingGroup() {
  const group = await aLinkedGroup(4);
  const devices = [group.device(), group.device(), group.device()];
  for (const [at, device] of devices.entries()) await device.says(at + 1, 'voy');
  const [nico, beto, caro] = devices;
  if (!nico || !beto || !caro) throw new Error('a device is missing');
  const { ana, list, match, ids } = group;
  const ofList = `/api/lists/${list.id}/money`;
  await ana.patch(`/api/matches/${match.id}/money`, { cost: 9000 });
  await ana.patch(ofList, { payTo: 'potrero.mp', payToHolder: 'Juan P.' });
  const ledger = async () => (await ana.get<ListMoneyReply>(ofList)).body;
  const close = () => ana.post<MatchMoneyReply>(`/api/matches/${match.id}/money/close`, {});
  const pay = (number: number, amount: number) =>
    ana.put(`${ofList}/entries/${newId()}`, {
      kind: 'payment',
      amount,
      playerId: ids[number - 1],
    });
  const keys = async () => {
    const { next } = await nico.page();
    return [1, 2, 3, 4].map((number) => keyOf(next, number));
  };
  return { ...group, nico, beto, caro, ledger, close, pay, keys };
}

test('a device that has just taken a name sees no money, until the match is over', async () => {
  const { nico, clock, close } = await aPayingGroup();
  expect((await nico.page()).money).toBeNull();
  clock.now = OVER;
  expect((await nico.page()).money).toMatchObject({ sentences: ['≈ $3.000 si son 3'] });
  await close();
  expect((await nico.page()).money).toMatchObject({
    sentences: ['Te toca $3.000'],
    payTo: { address: 'potrero.mp', holder: 'Juan P.', changedOn: null },
    mayClaim: true,
  });
});

test('a player who was deleted reads so when saying that the share is paid', async () => {
  const { ana, ids, nico, clock, close, keys } = await aPayingGroup();
  const [player = ''] = await keys();
  clock.now = OVER;
  await close();
  await ana.delete(`/api/players/${ids[0]}`);
  const { status, body } = await nico.sends('paid', { player });
  expect([status, body.detail]).toEqual([
    409,
    'Ya no estás en esta lista. Avisale a quien organiza.',
  ]);
});

test.each(GUESTS_OF_ORGANISER)(
  'a player whom the organiser %s can say that the share is paid',
  async (_, invite) => {
    const { ana, match, device, clock, close, ledger } = await aPayingGroup();
    await invite(ana, match.id, 'Tito77');
    const tito = device();
    const player = keyOf((await tito.says(77, 'voy')).body.next, 77);
    clock.now = OVER;
    await close();
    expect((await tito.sends('paid', { player })).status).toBe(200);
    expect((await ledger()).claims).toMatchObject([{ amount: 2250 }]);
    const { body } = await device().sends('paid', { player });
    expect(body.detail).toBe('Desde este celu no podés avisar pagos de ese nombre.');
  },
);

test('a name that was taken after the match shows no money and takes no claim', async () => {
  const { nico, clock, close, device, ledger, keys } = await aPayingGroup();
  const [own = ''] = await keys();
  clock.now = OVER;
  await close();
  await nico.sends('forget', {});
  const joker = device();
  await joker.page();
  clock.now += HOUR_MS;
  expect((await joker.page()).money).toBeNull();
  expect((await joker.sends('paid', { player: own })).status).toBe(409);
  expect((await nico.sends('paid', { player: own })).status).toBe(409);
  expect((await ledger()).claims).toEqual([]);
});

test('a name that was taken during the match shows no money until the next match is over', async () => {
  const { nico, clock, close, device, ana, list } = await aPayingGroup();
  await createMatch(ana, list.id, { date: '2026-12-03' });
  await nico.sends('forget', {});
  clock.now = Date.parse('2026-11-27T00:30:00Z');
  const joker = device();
  const { later } = await joker.page();
  const answer = { ...formFieldsOf(later), player: keyOf(later, 1) };
  expect((await joker.says(1, 'voy', answer)).status).toBe(200);
  clock.now = OVER;
  await close();
  expect((await joker.page()).money).toBeNull();
  clock.now = Date.parse('2026-12-04T02:00:00Z');
  expect((await joker.page()).money).toMatchObject({
    sentences: ['Te toca $3.000 del jueves 26', '≈ $9.000 si son 1'],
  });
});

test('a personal link shows the money at once', async () => {
  const { app, personalPath } = await aPayingGroup();
  const { body } = await app.inject(await personalPath(1));
  expect(body).toContain('≈ $3.000 si son 3');
  expect(body).toContain('potrero.mp');
});

test('the calendar entry of a match has no money', async () => {
  const { app, nico, path } = await aPayingGroup();
  const { next } = await nico.page();
  const { body } = await app.inject(`${path}/calendar/${next?.key}`);
  expect(body).toContain('BEGIN:VEVENT');
  expect(body).not.toMatch(/3\.000|9\.000|potrero|alias/i);
});

test('a player says to have paid once, and the organiser decides', async () => {
  const { nico, clock, close, ledger, ana, list, ids, keys, pay } = await aPayingGroup();
  const [own = '', other = ''] = await keys();
  clock.now = OVER;
  await close();
  expect((await nico.sends('paid', { player: other })).status).toBe(409);
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await nico.sends('paid', { player: own });
    expect([status, body.money?.mayClaim]).toEqual([200, false]);
  }
  expect((await ledger()).claims).toEqual([
    { playerId: ids[0], amount: 3000, at: expect.any(String) },
  ]);
  await ana.delete(`/api/lists/${list.id}/money/claims/${ids[0]}`);
  expect((await ledger()).claims).toEqual([]);
  await nico.sends('paid', { player: own });
  const [claim] = (await ledger()).claims;
  await ana.delete(`/api/lists/${list.id}/money/claims/${ids[0]}?seen=2026-01-01T00:00:00.000000Z`);
  expect((await ledger()).claims).toEqual([claim]);
  await pay(1, 3000);
  expect((await ledger()).claims).toEqual([]);
  expect((await nico.page()).money?.sentences).toEqual(['Estás al día']);
  expect((await nico.sends('paid', { player: own })).body.detail).toBe('No debés nada.');
});

test('a claim ends after fourteen days', async () => {
  const { nico, clock, close, ledger, keys } = await aPayingGroup();
  const [own = ''] = await keys();
  clock.now = OVER;
  await close();
  await nico.sends('paid', { player: own });
  clock.now += 14 * 24 * HOUR_MS + 1000;
  expect((await ledger()).claims).toEqual([]);
});

test('the money of others changes nothing on a page: same bytes, same version', async () => {
  const { nico, clock, close, pay, app, path, ana, list, ids } = await aPayingGroup();
  clock.now = OVER;
  await close();
  const read = async (cookies: Record<string, string>) =>
    (await app.inject({ url: path, cookies })).body;
  const before = [await read(nico.cookies), await read({})];
  await pay(2, 1000);
  await ana.put(`/api/lists/${list.id}/money/entries/${newId()}`, { kind: 'box', amount: 700 });
  await ana.patch(`/api/lists/${list.id}/money`, { neverPays: { [ids[3] ?? '']: true } });
  const plain = (page: string) => page.replaceAll(/name="token" value="[\w-]+"/g, '');
  expect([await read(nico.cookies), await read({})].map(plain)).toEqual(before.map(plain));
});

test('the stream of a page is silent about money', async () => {
  const { close, pay, ledger, app, path, ana, match, ids } = await aPayingGroup();
  const { told } = await aStream(app, `${path}/changes`);
  await eventually(() => expect(told).toHaveLength(1));
  await close();
  for (const number of [1, 2, 3]) await pay(number, 1000);
  expect((await ledger()).pot).toBe(-6000);
  await confirm(ana, match.id, ids[3] ?? '');
  await eventually(() => expect(told).toHaveLength(2));
  await pay(1, 500);
  await confirm(ana, match.id, ids[3] ?? '', false);
  await eventually(() => expect(told).toHaveLength(3));
});

test('the organiser can hide the money from all pages', async () => {
  const { nico, clock, close, ana, list } = await aPayingGroup();
  clock.now = OVER;
  await close();
  await ana.patch(`/api/lists/${list.id}/money`, { playersSee: 'nothing' });
  expect((await nico.page()).money).toBeNull();
});
