import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { networkOf } from '../../http/limits/rate-limit.ts';
import { semaphore } from '../../http/limits/semaphore.ts';
import { reasonOf } from '../../logging/reason-of.ts';
import { eventStream } from '../../sync/event-stream.ts';
import type { Context } from '../../transactions/context.ts';
import { versionOf } from './page-version.ts';
import { listOfCode, readPage } from './read-page.ts';

/**
 * Maximum numbers of open streams on each server, of one link code and of one address. The maximum of an address is
 * high because a whole team may share an address.
 */
const STREAMS_OF_CODE_MAX = 500;
const STREAMS_OF_ADDRESS_MAX = 100;
const HEARTBEAT_MS = 15_000;

/** The page of a link, whose version can change with each change of the data of the organiser `userId`. */
type FoundPage = { userId: string; readVersion: () => Promise<string> };
/** Returns the page that a code opens; null if it opens none. */
type FindPage = (code: string) => Promise<FoundPage | null>;

/**
 * Returns the handler of the stream of a link's page. The stream sends the version of the page, at first and after each
 * change, until the link becomes invalid. An event contains only the version, and the script of the page then fetches
 * the page itself.
 */
export function pageStreams(app: FastifyInstance, context: Context, find: FindPage) {
  const open = new Set<() => void>();
  const [ofCode, ofAddress] = [semaphore(STREAMS_OF_CODE_MAX), semaphore(STREAMS_OF_ADDRESS_MAX)];
  const watchOf = watchPages(context, find);
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  /**
   * Streams until the client disconnects or the server shuts down, and then returns true. Returns false, without a
   * reply, for a code that opens no page. Throws 429 when too many streams are open.
   */
  return async (code: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const release = acquire(code, networkOf(request.ip), reply);
    try {
      return await streamUntilClosed(code, reply);
    } finally {
      release();
    }
  };

  function acquire(code: string, network: string, reply: FastifyReply): () => void {
    const leaveAddress = ofAddress.tryAcquire(network);
    const leaveCode = leaveAddress && ofCode.tryAcquire(code);
    if (leaveCode)
      return () => {
        leaveCode();
        leaveAddress();
      };
    leaveAddress?.();
    reply.header('retry-after', String(HEARTBEAT_MS / 1000));
    throw new AppError('resource-exhausted', MESSAGES.tooMany, { reason: 'streams' });
  }

  async function streamUntilClosed(code: string, reply: FastifyReply): Promise<boolean> {
    const follow = await watchOf(code);
    if (!follow) return false;
    const stream = eventStream(reply);
    const leave = follow((version) => {
      if (version === null) stream.end();
      else stream.send('version', version, {});
    });
    open.add(stream.end);
    const heartbeat = setInterval(stream.heartbeat, HEARTBEAT_MS);
    await stream.closed;
    clearInterval(heartbeat);
    open.delete(stream.end);
    leave();
    return true;
  }
}

/** Returns the function that finds the players' page of a group link. */
export function groupPages(context: Context): FindPage {
  return async (code) => {
    const list = await listOfCode(context, code);
    if (!list) return null;
    const readVersion = async () => versionOf(await readPage(context, list, { device: null }));
    return { userId: list.userId, readVersion };
  };
}

/**
 * Time in milliseconds after which each watched page is read again, because pages also change with the clock: a match
 * begins and ends, and then the page shows the next match.
 */
const CHECK_MS = 60_000;

/** Called with each new version of a page; null when the page can no longer be read, so that its streams end. */
type Follower = (version: string | null) => void;

/**
 * Notifies followers of the versions of the pages of links. After a change of the organiser's data a page is read once,
 * however many followers it has (docs/decisions/241).
 */
function watchPages(context: Context, find: FindPage) {
  const watches = new Map<string, ReturnType<typeof watchPage>>();

  /**
   * Returns the function that adds a follower to the page of a link's code; that function returns the one that removes
   * the follower. Returns null for a code that opens no page.
   */
  return async (code: string): Promise<((follower: Follower) => () => void) | null> => {
    const page = await find(code);
    if (!page) return null;
    return (follower) => {
      const watch = watches.get(code) ?? watchPage(context, page.userId, () => find(code));
      watches.set(code, watch);
      watch.join(follower);
      return () => {
        if (watch.leave(follower) === 0) watches.delete(code);
      };
    };
  };
}

function watchPage(context: Context, userId: string, find: () => Promise<FoundPage | null>) {
  const followers = new Set<Follower>();
  let known: string | null | undefined;
  let running: Promise<void> | null = null;
  let isStale = false;
  const unsubscribe = context.feed.subscribe(userId, check);
  const timer = setInterval(check, CHECK_MS);
  check();

  function check(): void {
    isStale = true;
    running ??= untilFresh().finally(() => {
      running = null;
      // A change may have come after the last read.
      if (isStale) check();
    });
  }

  async function untilFresh(): Promise<void> {
    while (isStale) {
      isStale = false;
      // While the database is unavailable the streams end, and clients connect again.
      const version = await readVersion().catch((error: unknown) => {
        context.log(`the page of a link could not be read: ${reasonOf(error)}`);
        return null;
      });
      if (version === known) continue;
      known = version;
      for (const follower of followers) follower(version);
    }
  }

  /** Returns null once the page belongs to another organiser: the streams then end, and clients connect again. */
  async function readVersion(): Promise<string | null> {
    const page = await find();
    return page?.userId === userId ? page.readVersion() : null;
  }

  return {
    join(follower: Follower): void {
      followers.add(follower);
      if (known !== undefined) follower(known);
    },
    /**
     * Removes a follower and returns the number of remaining followers. Without followers the page is no longer
     * watched.
     */
    leave(follower: Follower): number {
      followers.delete(follower);
      if (followers.size > 0) return followers.size;
      clearInterval(timer);
      unsubscribe();
      return 0;
    },
  };
}
