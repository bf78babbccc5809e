import { eventContract, MESSAGES, type ChangeEvent } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { semaphore } from '../http/limits/semaphore.ts';
import { signedIn } from '../http/session.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { organiserOf } from '../identity/sessions/find-session.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';
import { eventStream } from './event-stream.ts';
import { signedInRoutes } from '../http/route.ts';

/** The maximum number of event streams of one organiser on one server: a browser has one for each visible page. */
const STREAMS_MAX = 20;

/**
 * Interval in milliseconds at which a stream sends a heartbeat, looks for changes that were not signalled, and checks
 * its session.
 */
const HEARTBEAT_MS = 15_000;

/**
 * Registers `GET /api/events`, which streams the changes of the organiser's data after a version, until the session
 * ends. An event contains the kind and id of what has changed, and for a match often the new values; the client fetches
 * everything else.
 */
export function eventRoutes(app: FastifyInstance, context: Context, cookieName: string): void {
  const open = new Set<{ end: () => void }>();
  const streams = semaphore(STREAMS_MAX);
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  signedInRoutes(eventContract, {
    follow: {
      exposeHeadRoute: false,
      handle: async (_, organiser, { query: { user, since = null }, request, reply }) => {
        // The query contains the user, because an EventSource cannot send the header `x-picadito-user`.
        if (user !== undefined && user !== organiser.id) {
          throw new AppError('unauthenticated', MESSAGES.signedOut, { reason: 'another_user' });
        }
        const release = streams.tryAcquire(organiser.id);
        if (!release) {
          reply.header('retry-after', String(HEARTBEAT_MS / 1000));
          throw new AppError('resource-exhausted', MESSAGES.tooMany, { reason: 'streams' });
        }
        await streamUntilClosed(request, reply, lastEventId(request) ?? since).finally(release);
      },
    },
  })(app, context);

  async function streamUntilClosed(
    request: FastifyRequest,
    reply: FastifyReply,
    from: string | null,
  ) {
    const stream = await streamChanges(context, { request, reply, from }, () =>
      isStillSignedIn(request),
    );
    open.add(stream);
    await stream.closed;
    open.delete(stream);
  }

  async function isStillSignedIn({ cookies, organiser }: FastifyRequest): Promise<boolean> {
    const now = await organiserOf(context, cookies[cookieName] ?? '', null);
    return now !== null && now.id === organiser?.id;
  }
}

/**
 * Streams the organiser's changes until the response is closed. `isSignedIn` is called before each delivery; when it
 * returns false, the stream ends.
 */
async function streamChanges(
  context: Context,
  { request, reply, from }: { request: FastifyRequest; reply: FastifyReply; from: string | null },
  isSignedIn: () => Promise<boolean>,
) {
  const organiser = signedIn(request);
  const sendChange = (version: string, change: ChangeEvent) =>
    stream.send('change', version, change);
  const subscription = await subscribeToChanges(context, organiser, from, ({ at, ...change }) =>
    sendChange(at, change),
  );
  const stream = eventStream(reply);
  stream.send(subscription.needsResync ? 'resync' : 'ready', subscription.version, {});

  const catchUp = async () => {
    try {
      if (await isSignedIn()) await subscription.catchUp();
      else {
        if (await subscription.isAccountDeleted())
          sendChange(subscription.version, accountGone(organiser));
        stream.end();
      }
    } catch (error) {
      // The browser reconnects and receives the changes that it missed.
      request.log.warn({ err: error }, 'an event stream ended');
      stream.end();
    }
  };
  const unsubscribe = context.feed.subscribe(organiser.id, () => void catchUp());
  const heartbeat = setInterval(() => {
    stream.heartbeat();
    void catchUp();
  }, HEARTBEAT_MS);
  const untilClosed = async () => {
    await catchUp();
    await stream.closed;
    clearInterval(heartbeat);
    unsubscribe();
  };
  return { end: stream.end, closed: untilClosed() };
}

const accountGone = ({ id }: Organiser): ChangeEvent => ({ kind: 'account', id, tab: null });

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}
