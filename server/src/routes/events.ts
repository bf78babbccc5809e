import { CONTRACT_WORDS, MESSAGES, problemReply, type ChangeEvent } from '@picadito/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { places } from '../http/limits/semaphore.ts';
import { signedIn } from '../http/session.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { organiserOf } from '../identity/sessions/find-session.ts';
import { followChanges } from '../services/follow-changes.ts';
import { eventStream } from '../sync/event-stream.ts';
import type { Api } from './route.ts';

const querystring = z.object({
  user: z
    .optional(z.string({ error: MESSAGES.fieldInvalid }))
    .register(CONTRACT_WORDS, { description: 'Whom the page shows: 401 if it is another.' }),
  since: z.optional(z.string({ error: MESSAGES.fieldInvalid })).register(CONTRACT_WORDS, {
    description: 'The `version` to go on from; `Last-Event-ID` wins. Without both: from now.',
  }),
});
const events = z
  .string()
  .register(CONTRACT_WORDS, { contentSchema: { $ref: '#/components/schemas/ChangeEvent' } });
const schema = {
  tags: ['Session'],
  summary: 'What changes of mine, as server-sent events',
  description:
    'First `ready` (or `resync`: everything may have changed), then `change` after `change`, each with the version as its id and a `ChangeEvent` as its data.',
  querystring,
  response: {
    200: { content: { 'text/event-stream': { schema: events } } },
    422: problemReply,
  },
};

/** Of one organiser on one server: a browser has one for all its pages. */
const STREAMS_MAX = 20;

/** So often a silent stream says that it is there, looks by itself, and sees whether its session is. */
const BEAT_MS = 15_000;

/**
 * `GET /api/events`: what changed of the organiser's, from a version on, for as long as his session lasts. It
 * tells kind and id only; what became of a thing is asked for like anything else.
 */
export function eventRoutes(app: Api, context: Context, cookieName: string): void {
  const open = new Set<{ end: () => void }>();
  const streams = places(STREAMS_MAX);
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  const options = { schema, exposeHeadRoute: false };
  app.get('/api/events', options, async (request, reply) => {
    const organiser = signedIn(request);
    const { user, since = null } = request.query;
    // EventSource sends no header of ours
    if (user !== undefined && user !== organiser.id) {
      throw new AppError('unauthenticated', MESSAGES.signedOut, { reason: 'another_user' });
    }
    const leave = streams.take(organiser.id);
    if (!leave) {
      reply.header('retry-after', String(BEAT_MS / 1000));
      throw new AppError('resource-exhausted', MESSAGES.tooMany, { reason: 'streams' });
    }
    await tellUntilClosed(request, reply, lastEventId(request) ?? since).finally(leave);
  });

  async function tellUntilClosed(
    request: FastifyRequest,
    reply: FastifyReply,
    from: string | null,
  ) {
    const organiser = signedIn(request);
    const tell = (version: string, change: ChangeEvent) => stream.send('change', version, change);
    const following = await followChanges(context, organiser, from, ({ at, ...change }) =>
      tell(at, change),
    );
    const stream = eventStream(reply);
    stream.send(following.isLost ? 'resync' : 'ready', following.version, {});

    const look = async () => {
      try {
        if (await isStillSignedIn(request)) await following.look();
        else {
          if (await following.isGone()) tell(following.version, accountGone(organiser));
          stream.end();
        }
      } catch (error) {
        // the browser comes back, and is told then what it missed
        request.log.warn({ err: error }, 'an event stream ended');
        stream.end();
      }
    };
    const stopListening = context.feed.listen(organiser.id, () => void look());
    const beat = setInterval(() => {
      stream.beat();
      void look();
    }, BEAT_MS);
    open.add(stream);
    await look();
    await stream.closed;
    open.delete(stream);
    clearInterval(beat);
    stopListening();
  }

  async function isStillSignedIn({ cookies, organiser }: FastifyRequest): Promise<boolean> {
    const now = await organiserOf(context, cookies[cookieName] ?? '', null);
    return now !== null && now.id === organiser?.id;
  }
}

const accountGone = ({ id }: Organiser): ChangeEvent => ({ kind: 'account', id, tab: null });

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}
