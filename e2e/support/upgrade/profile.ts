import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '../server/server.ts';
import { idsOf, seedChosen, seedWorld } from './world.ts';

/**
 * Type of the local storage and the session storage of a browser: texts by key, in which names in double braces take
 * the place of ids.
 */
export type StoredProfile = { local: Record<string, string>; session: Record<string, string> };

/** Path of the profile that the client of commit cc09a9a has stored in a browser (e2e/record/README.md). */
export const RECORDED_PROFILE = join(ROOT, 'web/testing/profile-of-cc09a9a.json');

/**
 * Entries of the storage that no client knows yet, as if a later version had run in this browser. The app must not
 * change them.
 */
const UNKNOWN: StoredProfile = {
  local: {
    'picadito-store:2:{{user}}:/api/results': '[{"id":"1","goals":[3,2]}]',
    'picadito-store:1:{{user}}:/api/results': '[{"id":"1"}]',
    'picadito-results:{{user}}:00hoepxxeyns-52618962': '{"kind":"result"}',
    'picadito:{{user}}:theme': 'night',
    'somebody-else': '1',
  },
  session: {
    'picadito:{{user}}:draft-result-of-{{match Cancha Núñez}}': '{"goals":"3"}',
    'result_screen:{{match Cancha Núñez}}': '{"half":1}',
  },
};

export function recordedProfile(): StoredProfile {
  return JSON.parse(readFileSync(RECORDED_PROFILE, 'utf8')) as StoredProfile;
}

/** Returns the local storage and the session storage of this page, with names in place of ids. */
export async function storedBy(page: Page): Promise<StoredProfile> {
  const ids = await idsOf(page);
  const named = (text: string) =>
    [...ids].reduce((all, [name, id]) => all.replaceAll(id, name), text);
  const stores = await page.evaluate(() => ({
    local: Object.entries({ ...localStorage }),
    session: Object.entries({ ...sessionStorage }),
  }));
  const sorted = (entries: readonly (readonly [string, string])[]) =>
    Object.fromEntries(entries.map(([key, text]) => [named(key), named(text)]).toSorted());
  return { local: sorted(stores.local), session: sorted(stores.session) };
}

/** Returns the profile with the ids of the signed-in organiser in place of their names. */
async function withIds(page: Page, profile: StoredProfile): Promise<StoredProfile> {
  const ids = await idsOf(page);
  const text = [...ids].reduce(
    (all, [name, id]) => all.replaceAll(name, id),
    JSON.stringify(profile),
  );
  const [left] = /\{\{.*?\}\}/.exec(text) ?? [];
  if (left) throw new Error(`the organiser has nothing for ${left}`);
  return JSON.parse(text) as StoredProfile;
}

/**
 * Creates the data to which the recorded profile belongs, for the signed-in organiser. Then puts the profile and the
 * unknown entries into the browser's storage, before the app is opened for the first time.
 */
export async function storeRecorded(page: Page): Promise<void> {
  await seedWorld(page);
  await seedChosen(page);
  const recorded = recordedProfile();
  const local = { ...recorded.local, ...UNKNOWN.local };
  const session = { ...recorded.session, ...UNKNOWN.session };
  // This page has the origin of the app, but does not run the app.
  await page.goto('/api/openapi.json');
  await page.evaluate(
    (stores) => {
      for (const [key, text] of Object.entries(stores.local)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(stores.session)) sessionStorage.setItem(key, text);
    },
    await withIds(page, { local, session }),
  );
}

/** Expects the drafts, and the entries that no client knows, to be unchanged. */
export async function expectUntouched(page: Page): Promise<void> {
  const [recorded, stored] = [recordedProfile(), await storedBy(page)];
  expect(stored.local).toMatchObject(UNKNOWN.local);
  expect(stored.session).toMatchObject({ ...recorded.session, ...UNKNOWN.session });
}
