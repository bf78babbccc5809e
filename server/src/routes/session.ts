import { profilePatch } from '@picadito/domain';
import { signedIn } from '../plugins/session.ts';
import type { Context } from '../services/context.ts';
import { changeProfile, readProfile } from '../services/profile.ts';
import type { Api } from './route.ts';

/** What the page asks at start: 200 also when nobody is signed in, so that the console stays clean. */
export function sessionRoute(app: Api, context: Context): void {
  app.get('/api/session', async ({ organiser, temporary }) => ({
    user: organiser ? await readProfile(context, organiser) : temporary,
    temporary: temporary !== null,
  }));
}

export function profileRoutes(app: Api, context: Context): void {
  app.get('/api/me', (request) => readProfile(context, signedIn(request)));
  app.patch('/api/me', { schema: { body: profilePatch } }, (request) =>
    changeProfile(context, signedIn(request), request.body),
  );
}
