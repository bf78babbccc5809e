import type { Profile, SessionReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, ZONE } from './seed.ts';

/** Makes the server report the session with these changes to the user's profile. */
export async function answerSession(page: Page, changes: Partial<Profile>): Promise<void> {
  const session = await ask<SessionReply>(page, 'GET', '/api/session');
  // The client sends no country or time zone for a user who has them, so no response replaces this profile.
  const user = { ...session.user, timeZone: ZONE, country: 'AR', ...changes };
  await page.route('**/api/session', (route) => route.fulfill({ json: { ...session, user } }));
}
