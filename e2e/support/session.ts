import type { Profile, SessionReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, ZONE } from './seed.ts';

/** From now on the server says that the session of the page is that of a user with these changes of the profile. */
export async function answerSession(page: Page, changes: Partial<Profile>): Promise<void> {
  const session = await ask<SessionReply>(page, 'GET', '/api/session');
  // who has a place tells the server nothing, and gets no other profile back
  const user = { ...session.user, timeZone: ZONE, country: 'AR', ...changes };
  await page.route('**/api/session', (route) => route.fulfill({ json: { ...session, user } }));
}
