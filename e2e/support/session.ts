import type { Profile, SessionReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, ZONE } from './seed.ts';

/** Makes the page read a session whose user has these changes to the profile. */
export async function answerSession(page: Page, changes: Partial<Profile>): Promise<void> {
  const session = await ask<SessionReply>(page, 'GET', '/api/session');
  // The app stores a missing country or time zone, and the response would replace this profile. The user therefore has
  // both.
  const user = { ...session.user, timeZone: ZONE, country: 'AR', ...changes };
  await page.route('**/api/session', (route) => route.fulfill({ json: { ...session, user } }));
}
