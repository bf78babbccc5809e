import type { CaptainReply, GroupLink } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aCaptain } from '../../testing/a-captain.ts';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { listOfCode } from '../group-link/page/read-page.ts';
import { writeByLink } from '../group-link/answers/write-by-link.ts';

test('the captain of a match keeps the link and goes on', async () => {
  const evening = await aCaptain();
  const { ana, list, url, device, signedIn } = evening;
  const phone = device();
  await phone.hold();
  await phone.tap(2, 'no');
  const beto = await signedIn('beto');
  const { offer, accept } = await anOffer(ana, beto, list);
  await offer({ staysHelper: false });
  await accept();
  expect(await phone.page()).toMatchObject({ organiser: 'beto', holder: 'this' });
  expect((await phone.tap(3, 'no')).status).toBe(303);
  const { body } = await beto.get<CaptainReply>(url);
  expect(body.captain).toMatchObject({ isOpened: true });
  expect(body.actions.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'Jueves 03 out',
    'Jueves 02 out',
  ]);
});

test.each([
  ['ends if the former owner leaves, who knows it', false],
  ['stays if the former owner stays as a helper', true],
])('the link of a captain that nobody has opened %s', async (_, staysHelper) => {
  const { ana, list, url, device, signedIn } = await aCaptain();
  const beto = await signedIn('beto');
  const { offer, accept } = await anOffer(ana, beto, list);
  await offer({ staysHelper });
  await accept();
  const opened = await device().open();
  expect(opened.statusCode).toBe(staysHelper ? 200 : 404);
  expect((await beto.get<CaptainReply>(url)).body.captain !== null).toBe(staysHelper);
});

test('the new owner can change the address of the group, and the old one ends', async () => {
  const group = await aLinkedGroup(4);
  const { ana, list, path, app, signedIn } = group;
  const beto = await signedIn('beto');
  await (await anOffer(ana, beto, list)).accept();
  const link = `/api/lists/${list.id}/link`;
  const { version } = (await beto.get<GroupLink>(link)).body;
  await beto.put(link, { isOn: true, version: version + 1 });
  expect((await app.inject({ url: path })).statusCode).toBe(404);
});

test('an answer whose list is handed over in between stores nothing, and can be sent again', async () => {
  const group = await aLinkedGroup(4);
  const { ana, list, path, context, device, signedIn } = group;
  const opened = await listOfCode(context, path.replace('/g/', ''));
  if (!opened) throw new Error('the link opens no page');
  const beto = await signedIn('beto');
  await (await anOffer(ana, beto, list)).accept();
  const late = writeByLink(
    context,
    opened,
    { token: 'd'.repeat(22), link: {} },
    async () => 'done',
  );
  await expect(late).rejects.toMatchObject({ code: 'unavailable' });
  expect((await device().says(1, 'voy')).status).toBe(200);
});

test('an open page of the group follows the new owner', async () => {
  const group = await aLinkedGroup(4);
  const { ana, list, match, path, app, signedIn } = group;
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`${url}${path}/changes`);
  const beto = await signedIn('beto');
  const { accept } = await anOffer(ana, beto, list);
  await accept();
  // The stream ends, so that the page connects again.
  expect(await stream.text()).toContain('event: version');
  expect((await beto.get(`/api/matches/${match.id}`)).status).toBe(200);
});
