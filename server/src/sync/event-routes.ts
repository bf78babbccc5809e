import { eventContract, MESSAGES, type ChangeEvent } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { semaphore } from '../http/limits/semaphore.ts';
import { signedIn } from '../http/session.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownersIn, ownersOfHelped, rightsIn } from '../transactions/helping.ts';
import { organiserIn } from '../identity/sessions/find-session.ts';
import { subscribeToChanges, type ChangeSubscription } from './subscribe-to-changes.ts';
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
 * Registers `GET /api/events`, which streams the changes of the data of the organiser and of helped lists after a
 * version, until the session ends or the helped lists change. An event contains the kind and id of what has changed,
 * and for a match often the new values; the client fetches everything else.
 */
export function eventRoutes(app: FastifyInstance, context: Context): void {
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

  /** Tells whether the session still exists, and the user still helps with the same lists and the same rights. */
  async function isStillSignedIn({ organiser }: FastifyRequest): Promise<SignedIn> {
    if (organiser === null) return 'no';
    const key = { userId: organiser.id, tokenHash: organiser.session };
    const now = await organiserIn(context, key, null);
    if (now === null) return 'no';
    const helped = now.isHelper ? await ownersOfHelped(context, now) : [];
    const isSame = isEqual(helped.map(rightsIn), (organiser.helped ?? []).map(rightsIn));
    return isSame ? 'yes' : 'with other helps';
  }
}

/**
 * Type of the state of a stream's user: signed in, signed out, or signed in but helping with other lists than before.
 */
type SignedIn = 'yes' | 'no' | 'with other helps';

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.join('~') === other.join('~');

/**
 * Streams the changes of the organiser and of the helped lists until the response is closed. `isSignedIn` is called
 * before each delivery; the stream ends unless it returns 'yes'. A browser then connects again, and gets `resync` if
 * the user helps with other lists.
 */
async function streamChanges(
  context: Context,
  { request, reply, from }: { request: FastifyRequest; reply: FastifyReply; from: string | null },
  isSignedIn: () => Promise<SignedIn>,
) {
  const organiser = signedIn(request);
  const owners = ownersIn(organiser);
  const starts = startsIn(from, owners);
  const subscriptions: ChangeSubscription[] = [];
  const versions: string[] = [];
  const version = () =>
    owners.map((owner, at) => `${versions[at] ?? ''}${rightsIn(owner)}`).join('~');
  for (const [at, owner] of owners.entries()) {
    const subscription = await subscribeToChanges(
      context,
      owner,
      starts?.[at] ?? null,
      (change) => {
        const { at: moment, ...event } = change;
        versions[at] = moment;
        stream.send('change', version(), event);
      },
    );
    versions[at] = subscription.version;
    subscriptions.push(subscription);
  }
  const needsResync = starts === null || subscriptions.some((one) => one.needsResync);
  const stream = eventStream(reply);
  stream.send(needsResync ? 'resync' : 'ready', version(), {});

  const catchUp = async () => {
    try {
      const state = await isSignedIn();
      if (state === 'yes') for (const subscription of subscriptions) await subscription.catchUp();
      else {
        if (state === 'no' && (await subscriptions[0]?.isAccountDeleted()))
          stream.send('change', version(), accountGone(organiser));
        stream.end();
      }
    } catch (error) {
      // The browser reconnects and receives the changes that it missed.
      request.log.warn({ err: error }, 'an event stream ended');
      stream.end();
    }
  };
  const unsubscribe = owners.map(({ id }) => context.feed.subscribe(id, () => void catchUp()));
  const heartbeat = setInterval(() => {
    stream.heartbeat();
    void catchUp();
  }, HEARTBEAT_MS);
  const untilClosed = async () => {
    await catchUp();
    await stream.closed;
    clearInterval(heartbeat);
    for (const end of unsubscribe) end();
  };
  return { end: stream.end, closed: untilClosed() };
}

/**
 * Returns the version from which the changes of each owner continue; null for an owner from now on. Returns null if
 * `from` is a version with other helped lists or rights.
 */
function startsIn(
  from: string | null,
  owners: readonly Organiser[],
): readonly (string | null)[] | null {
  if (from === null) return owners.map(() => null);
  const parts = from.split('~');
  const isOfOwners =
    parts.length === owners.length &&
    owners.every((owner, at) => parts[at]?.endsWith(rightsIn(owner)));
  if (!isOfOwners) return null;
  return owners.map(
    (owner, at) => parts[at]?.slice(0, -rightsIn(owner).length || undefined) ?? null,
  );
}

const accountGone = ({ id }: Organiser): ChangeEvent => ({ kind: 'account', id, tab: null });

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}
