import { ACHIEVEMENTS, badgeReply, MESSAGES } from '@picadito/domain';
import * as z from 'zod/mini';
import { answer } from '../http/idempotency.ts';
import { signedIn } from '../http/session.ts';
import { claimBadge, readBadges } from '../badges/badges.ts';
import type { Context } from '../transactions/context.ts';
import { idParams as params } from './params.ts';
import type { Api } from './route.ts';

const body = z.object(
  {
    userId: z.string({ error: MESSAGES.badgeOfAnother }),
    type: z.enum(
      ACHIEVEMENTS.map(({ type }) => type),
      { error: MESSAGES.badgeUnknown },
    ),
  },
  { error: MESSAGES.invalid },
);

const tags = ['Badges'];
const schemas = {
  readAll: {
    tags,
    summary: 'My badges, by the day they were earned; the id is one’s own user id',
    params,
    response: { 200: z.array(badgeReply) },
  },
  claim: {
    tags,
    summary: 'Claim the badge of a deed that is done: 201 the new one, 200 the one there is',
    body,
    response: { 200: badgeReply, 201: badgeReply },
  },
};

export function badgeRoutes(app: Api, context: Context): void {
  app.get('/api/users/:id/badges', { schema: schemas.readAll }, (request) =>
    readBadges(context, signedIn(request), request.params.id),
  );

  app.post('/api/badges', { schema: schemas.claim }, (request, reply) =>
    answer(context, request, reply, async (inside, organiser) => {
      const { badge, isNew } = await claimBadge(inside, organiser, request.body);
      return { status: isNew ? 201 : 200, reply: badge };
    }),
  );
}
