import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { reasonOf } from '../../logging/reason-of.ts';
import { SERVICE_AT_ONCE } from '../service-health.ts';
import { isPublicAddress, type PushServices } from './push-services.ts';

/** One that hangs is given up. */
const TIMEOUT_MS = 10_000;
const IDLE_MS = 30_000;

export type PushRequest = {
  endpoint: URL;
  body: Buffer;
  authorization: string;
  /** Seconds. */
  ttl: number;
  isUrgent: boolean;
  topic: string;
};

/** `retryMs`: as the service asks. `failed`: nothing was answered. */
export type PushReply = { status: number; retryMs: number | null } | { failed: string };

/** Sends messages to push services (RFC 8030): no redirect is followed, and no address that is not public is asked. */
export function pushClient({ standIn }: PushServices, timeoutMs = TIMEOUT_MS) {
  const ca = standIn?.ca;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: SERVICE_AT_ONCE,
    timeout: IDLE_MS,
    ...(ca !== undefined && { ca }),
  });
  const send = ({ endpoint, body, ...push }: PushRequest): Promise<PushReply> =>
    new Promise((resolve) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = request(endpoint, {
        method: 'POST',
        agent,
        signal,
        // names of the stand-in of tests are of this machine
        ...(endpoint.origin !== standIn?.origin && { lookup: lookupPublic }),
        headers: { ...headersOf(push), 'content-length': body.length },
      });
      const fail = (error: unknown) => {
        // a connection that was kept open has ended meanwhile: the next one is new, or fails in the end
        if (sent.reusedSocket && !signal.aborted) return resolve(send({ endpoint, body, ...push }));
        resolve({ failed: signal.aborted ? 'no answer in time' : reasonOf(error) });
      };
      sent.on('error', fail);
      sent.on('response', (response) => {
        response.on('error', fail);
        response.on('end', () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, retryMs: retryOf(headers['retry-after']) });
        });
        response.resume();
      });
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

const headersOf = (push: Omit<PushRequest, 'endpoint' | 'body'>) => ({
  authorization: push.authorization,
  'content-encoding': 'aes128gcm',
  'content-type': 'application/octet-stream',
  ttl: push.ttl,
  urgency: push.isUrgent ? 'high' : 'normal',
  topic: push.topic,
});

/** The connection goes to the address that was looked at, not to one of another look-up. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const isPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return callback(Object.assign(new Error(host), { code: 'not_public' }), []);
    if (options.all) return callback(null, found);
    return callback(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/** Seconds; a date is not worth reading. */
function retryOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null;
}
