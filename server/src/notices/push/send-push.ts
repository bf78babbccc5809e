import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { reasonOf } from '../../logging/reason-of.ts';
import { SERVICE_AT_ONCE } from '../service-health.ts';
import { isPublicAddress, type PushServices } from './push-services.ts';

const TIMEOUT_MS = 10_000;
const IDLE_MS = 30_000;

export type PushRequest = {
  endpoint: URL;
  body: Buffer;
  authorization: string;
  /** Time for which the service stores the message when the device is offline, in seconds. */
  ttl: number;
  isUrgent: boolean;
  topic: string;
};

/**
 * Outcome of a request to a push service: its status, with the delay in milliseconds before a retry that the service
 * asks for (`retryMs`, or null), or the reason why there was no response (`failed`).
 */
export type PushReply = { status: number; retryMs: number | null } | { failed: string };

/**
 * Creates a client that sends messages to push services (RFC 8030). The client follows no redirect and connects only to
 * public addresses, since subscriptions come from clients.
 */
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
        // The stand-in of tests is on this machine, whose address is not public.
        ...(endpoint.origin !== standIn?.origin && { lookup: lookupPublic }),
        headers: { ...headersOf(push), 'content-length': body.length },
      });
      const fail = (error: unknown) => {
        // An idle connection may have been closed by the service; the retry opens a new one or fails in the end.
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

/**
 * Looks up the addresses of a host, and fails unless all of them are public. The connection uses the checked addresses,
 * so that a second lookup cannot return other ones.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const isPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return callback(Object.assign(new Error(host), { code: 'not_public' }), []);
    if (options.all) return callback(null, found);
    return callback(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/**
 * Returns the delay of a Retry-After header in milliseconds; null without the header, or if the header contains a date.
 */
function retryOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null;
}
