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
  recordedProfile,
  storedBy,
} from '../support/upgrade/profile.ts';
import { pendingChanges, sessionValues, storedShapes } from '../support/upgrade/stored-format.ts';
import { seedChosen, seedWorld } from '../support/upgrade/world.ts';
import { expect, test } from '../support/test.ts';

const OF_TEAMS = /teams$/;
/**
 * Matches all stored keys except the teams, the matches and the badges. Matches and badges are a part of home now,
 * while the client of cc09a9a reads them separately.
 */
const BUT_TEAMS_AND_HOME = /(?<!teams|:\/api\/matches|badges)$/;

test('pending changes of the client of cc09a9a are shown at once and sent once', async ({
  page,
  startSession,
}) => {
  await startSession();
  await storeRecorded(page);
  await expectChangesSentOnce(page);
});

test('drafts of the client of cc09a9a are restored, and unknown keys stay', async ({
  page,
  startSession,
}) => {
  await startSession();
  await storeRecorded(page);
  await expectDrafts(page);
  await expectUntouched(page);
});

test('the client of cc09a9a restores the drafts of this one', async ({ page, startSession }) => {
  await startSession();
  await seedWorld(page);
  await seedChosen(page);
  await page.goto('/player-lists');
  await page.getByRole('button', { name: 'Los de los jueves' }).click();
  await expect(page).toHaveURL('/add-players');
  await fillDrafts(page);
  const [recorded, stored] = [recordedProfile(), await storedBy(page)].map(sessionValues);
  const drafts = Object.keys(stored ?? {}).filter((key) => key.includes(':draft-'));
  expect(drafts).toHaveLength(12);
  for (const key of drafts) expect(stored?.[key], key).toEqual(recorded?.[key]);
});

test.describe('without a signal', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|session|outbox|No se pud|Error al/ });

  test('data stored by the client of cc09a9a open, with its pending changes', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await storeRecorded(page);
    await expectLastSeen(page);
    await expectUntouched(page);
  });

  test('the client of cc09a9a reads and sends the pending changes of this one', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await seedWorld(page);
    await changeWithoutSignal(page);
    await page.unroute('**/api/**');
    const [recorded, stored] = [recordedProfile(), await storedBy(page)];
    expect(pendingChanges(stored)).toEqual(pendingChanges(recorded));
    expect(storedShapes(stored, OF_TEAMS)).toMatchObject(storedShapes(recorded, OF_TEAMS));
  });
});

test('the client of cc09a9a restores the data stored by this one', async ({
  page,
  startSession,
}) => {
  await startSession();
  await seedWorld(page);
  await fillStorage(page);
  const [recorded, stored] = [recordedProfile(), await storedBy(page)];
  // Additional fields do no harm.
  expect(storedShapes(stored, BUT_TEAMS_AND_HOME)).toMatchObject(
    storedShapes(recorded, BUT_TEAMS_AND_HOME),
  );
  // Later versions added the chosen match, which an older client does not read.
  const values = Object.entries(sessionValues(stored)).filter(
    ([key]) => !key.startsWith('chosen_match'),
  );
  const known = sessionValues(recorded);
  for (const [key, value] of values) {
    expect({ [key]: value }).toMatchObject({ [key]: known[key] });
  }
});
