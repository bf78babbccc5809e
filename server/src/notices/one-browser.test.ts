import { type NoticesReply, SUBSCRIPTIONS_PER_USER_MAX } from '@picadito/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aLinkedGroupOf } from '../../testing/a-linked-group.ts';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import { recipientsAt } from '../store/tables/notices/subscriptions.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { aNoticedGroup } from '../../testing/notices/a-noticed-group.ts';
import { aSubscription } from '../../testing/notices/a-subscription.ts';

/** Confirms nine players as the organiser, and lets the tenth say VOY by the link, which causes a notice. */
async function becomesTen({ mark, device, settled }: Awaited<ReturnType<typeof aNoticedGroup>>) {
  await mark(true, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  await device().says(10, 'voy');
  await settled();
}

const isOn = async (organiser: Client) =>
  (await organiser.get<NoticesReply>('/api/notices')).body.isOn;

/** Sets up a list of Ana and a list of Beto, each with a group link. Devices can ask for notices of both lists. */
async function twoGroups() {
  const group = await aNoticedGroup(11);
  const other = await aLinkedGroupOf(group, 'beto', 11);
  const device = (number: number) => {
    const phone = group.device();
    /** Answers VOY as the player with the number of the device by the link at `path`, and turns on notices. */
    const asks = async (path: string, subscription: object) => {
      const theirs = path === group.path ? phone : other.device();
      Object.assign(theirs.cookies, phone.cookies);
      await theirs.says(number, 'voy');
      Object.assign(phone.cookies, theirs.cookies);
      expect((await phone.post('notices', subscription, {}, path)).statusCode).toBe(200);
    };
    const isOnIn = async (path: string) => {
      const request = { url: `${path}/notices`, cookies: phone.cookies };
      return (await group.app.inject(request)).json<NoticesReply>().isOn;
    };
    return { asks, isOnIn };
  };
  return { ...group, other, device };
}

test('a browser in which another organiser turns notices on gets only the notices of that organiser', async () => {
  const group = await aNoticedGroup();
  const { ana, phone, signedIn, told, store } = group;
  const beto = await signedIn('beto');
  expect((await beto.put('/api/notices', phone.subscription)).status).toBe(204);
  expect({ ana: await isOn(ana), beto: await isOn(beto) }).toEqual({ ana: false, beto: true });
  await becomesTen(group);
  expect(told()).toEqual([]);
  const found = await recipientsAt(store.read, phone.subscription.endpoint);
  expect(found.length).toBe(1);
});

test('only one of several organisers who turn notices on in one browser at the same moment gets them', async () => {
  const { signedIn, store } = await testApp();
  const organisers: Client[] = [];
  for (const name of ['ana', 'beto', 'caro', 'dani']) organisers.push(await signedIn(name));
  const subscription = aSubscription('of-all');
  const asked = organisers.map((organiser) => organiser.put('/api/notices', subscription));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await recipientsAt(store.read, subscription.endpoint)).toHaveLength(1);
});

test('a browser whose cookies were deleted gets each notice once', async () => {
  const group = await aNoticedGroup();
  const { ana, phone, signedIn, told } = group;
  const again = await signedIn('ana');
  await again.put('/api/notices', phone.subscription);
  expect({ before: await isOn(ana), now: await isOn(again) }).toEqual({ before: false, now: true });
  await becomesTen(group);
  expect(told().length).toBe(1);
});

test('an organiser has at most twenty browsers with notices, and is told how to add one more', async () => {
  const { signedIn } = await testApp();
  const browsers: Client[] = [];
  for (let count = 0; count <= SUBSCRIPTIONS_PER_USER_MAX; count += 1)
    browsers.push(await signedIn('ana'));
  const last = browsers.pop();
  for (const [index, browser] of browsers.entries())
    expect((await browser.put('/api/notices', aSubscription(`${index}`))).status).toBe(204);
  const sentence =
    'Ya recibís avisos en 20 dispositivos. Cerrá las demás sesiones y probá de nuevo.';
  expect(await last?.put('/api/notices', aSubscription('last'))).toMatchObject({
    status: 422,
    body: { errors: [{ path: '', message: sentence }] },
  });
  expect(await Promise.all(browsers.map(isOn))).not.toContain(false);
  // The endpoint is that of the first browser, so this request comes from the first browser after its cookies were
  // cleared.
  expect((await last?.put('/api/notices', aSubscription('0')))?.status).toBe(204);
});

test('the phone of a player gets the notices of two groups until another player turns them on in it', async () => {
  const { path, other, device, push, ana } = await twoGroups();
  const { subscription } = push.subscribe('a-player');
  const [first, second] = [device(1), device(2)];
  const areOn = async (one: typeof first) => [await one.isOnIn(path), await one.isOnIn(other.path)];
  await first.asks(path, subscription);
  await first.asks(other.path, subscription);
  expect(await areOn(first)).toEqual([true, true]);
  await second.asks(path, subscription);
  expect(await areOn(first)).toEqual([false, false]);
  expect(await areOn(second)).toEqual([true, false]);
  // An organiser's browser has different endpoints for the app and for the players' page.
  expect(await isOn(ana)).toBe(true);
});

test('subscriptions of earlier versions are found by their endpoint, too', async () => {
  const { migrate, db } = await anEmptyDatabase();
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '029-endpoints');
  await migrate(Object.fromEntries(before));
  const { endpoint } = aSubscription('of-before');
  const subscription = JSON.stringify(aSubscription('of-before'));
  await sql`
    insert into users (user_id, name, created_at, last_timestamp) values ('ana', 'Ana', 'c', 'l')
  `.execute(db);
  for (const [hash, stored] of [
    ['first', subscription],
    ['second', null],
  ])
    await sql`
      insert into sessions (user_id, token_hash, created_at, last_seen_at, subscription)
      values ('ana', ${hash}, 'c', 's', ${stored})
    `.execute(db);
  await migrate();
  expect(await recipientsAt(db, endpoint)).toEqual([
    { userId: 'ana', listId: null, hash: 'first' },
  ]);
});
