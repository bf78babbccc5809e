import { writeFileSync } from 'node:fs';
import { changeWithoutSignal, fillStorage } from '../support/upgrade/fill-browser.ts';
import { fillDrafts } from '../support/upgrade/fill-drafts.ts';
import {
  expectChangesSentOnce,
  expectDrafts,
  expectLastSeen,
} from '../support/upgrade/nothing-lost.ts';
import {
  expectUntouched,
  storeRecorded,
  RECORDED_PROFILE,
  storedBy,
} from '../support/upgrade/profile.ts';
import { seedWorld } from '../support/upgrade/world.ts';
import { test } from './old-client.ts';

test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|session|outbox|No se pud|Error al/ });

test('the profile is recorded', async ({ page, startSession }) => {
  await startSession();
  await seedWorld(page);
  await fillStorage(page);
  await fillDrafts(page);
  await changeWithoutSignal(page);
  await page.unroute('**/api/**');
  writeFileSync(RECORDED_PROFILE, `${JSON.stringify(await storedBy(page), null, 2)}\n`);
});

test('the client that wrote it has the drafts in its forms', async ({ page, startSession }) => {
  await startSession();
  await storeRecorded(page);
  await expectDrafts(page);
  await expectUntouched(page);
});

test('the client that wrote it sends the changes once', async ({ page, startSession }) => {
  await startSession();
  await storeRecorded(page);
  await expectChangesSentOnce(page);
});

test('the client that wrote it shows what was seen last without a signal', async ({
  page,
  startSession,
}) => {
  await startSession();
  await storeRecorded(page);
  await expectLastSeen(page);
});
