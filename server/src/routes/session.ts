import { problemReply, profilePatch, profileReply, sessionReply } from '@picadito/domain';
import { signedIn } from '../http/session.ts';
import type { Context } from '../transactions/context.ts';
import { changeProfile, readProfile, readSession } from '../account/profile.ts';
import type { Api } from './route.ts';

const tags = ['Session'];
const schemas = {
  session: {
    tags,
    summary: 'Who is signed in, if anybody is',
    response: { 200: sessionReply, 503: problemReply },
  },
  read: { tags, summary: 'My profile', response: { 200: profileReply } },
  change: {
    tags,
    summary: 'Change what is named of my profile',
    body: profilePatch,
    response: { 200: profileReply },
  },
};

/** What the page asks at start: 200 also when nobody is signed in, so that the console stays clean. */
export function sessionRoute(app: Api, context: Context): void {
  app.get('/api/session', { schema: schemas.session }, async ({ organiser, temporary }) => {
    if (organiser) return { ...(await readSession(context, organiser)), temporary: false };
    return { user: temporary, temporary: temporary !== null, version: null };
  });
}

export function profileRoutes(app: Api, context: Context): void {
  app.get('/api/me', { schema: schemas.read }, (request) =>
    readProfile(context, signedIn(request)),
  );
  app.patch('/api/me', { schema: schemas.change }, (request) =>
    changeProfile(context, signedIn(request), request.body),
  );
}
