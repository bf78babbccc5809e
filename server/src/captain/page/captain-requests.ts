import {
  ANSWER_MAX_BYTES,
  CAPTAIN_PAGE,
  MESSAGES,
  pathOf,
  STATUS_OF,
  type TypedByCaptain,
} from '@picadito/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { CODES, type LinkRequests } from '../../group-link/page/link-requests.ts';
import { networkOf } from '../../http/limits/rate-limit.ts';
import { tokenBuckets } from '../../http/limits/token-buckets.ts';
import { isForm } from '../../http/read-form.ts';
import type { Context } from '../../transactions/context.ts';
import type { Acted } from './act-as-captain.ts';
import { captainOfCode, type FoundCaptain } from './found-captain.ts';
import { holderOf, readCaptainPage } from './read-captain-page.ts';

/** Maximum number of forms per minute from the captain of a match, and from each address that is not the captain's. */
export const TAPS_A_MINUTE = 90;

type Refusal = { status: keyof typeof CODES; sentence: string };
type Visit = { request: FastifyRequest; reply: FastifyReply; code: string };
type Sent<Body> = Omit<Visit, 'code'> & { params: { code: string }; body: Body };
type Work<Body> = (found: FoundCaptain, visit: Visit, body: Body) => Promise<Acted>;

const NOTHING_REFUSED = { message: null, typed: {} };

/** Returns the texts that the captain typed in a form. */
function typedIn(body: unknown): TypedByCaptain {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const isTyped = ([name, text]: [string, unknown]) =>
    ['name', 'claro', 'oscuro'].includes(name) && typeof text === 'string';
  return Object.fromEntries(fields.filter(isTyped));
}

/** Returns the functions that find a captain, send the page, and limit requests. */
function captainReplies(context: Context, requests: LinkRequests) {
  const { deviceOf, refuseDeadLink, made, send, formToken } = requests;
  const { renderer, publicUrl, isAnsweringLimited } = requests.site;
  const taps = tokenBuckets({ perSecond: TAPS_A_MINUTE / 60, burst: TAPS_A_MINUTE });
  const find = (code: string) => captainOfCode(context.store.read, code, context.now());

  /**
   * Redirects a code with further text, such as the address of a form or a sign of a sentence, to the page of the code.
   */
  async function refuseOrRedirect(request: FastifyRequest, reply: FastifyReply) {
    const [, code = ''] = CODE_AND_MORE.exec(request.url) ?? [];
    return (await find(code))
      ? reply.redirect(pathOf(CAPTAIN_PAGE.read, { code }), 303)
      : refuseDeadLink(request, reply);
  }

  async function sendPage(
    { request, reply, code }: Visit,
    status: number,
    { message, typed }: { message: string | null; typed: TypedByCaptain } = NOTHING_REFUSED,
  ): Promise<FastifyReply> {
    const found = await find(code);
    if (!found) return refuseOrRedirect(request, reply);
    const token = deviceOf(request);
    const holder = holderOf(found, token);
    const reading = { now: context.now(), holder, message, typed };
    const { page, version } = await readCaptainPage(context.store.read, found, reading);
    const path = pathOf(CAPTAIN_PAGE.read, { code });
    const site = { publicUrl, path, version, token: formToken(token) };
    return send(reply, status, made(renderer.renderCaptain(page, site)));
  }

  function refuse(visit: Visit, { status, sentence }: Refusal): Promise<FastifyReply> {
    if (!isForm(visit.request.headers))
      throw new AppError(CODES[status], sentence, { reason: 'captain' });
    const typed = typedIn(visit.request.body);
    return sendPage(visit, status, { message: sentence, typed });
  }

  /**
   * Counts a request of its sender for this match. Returns the milliseconds until the sender may send the next one, or
   * 0 if this one is allowed.
   */
  function waitFor(found: FoundCaptain, request: FastifyRequest): number {
    if (!isAnsweringLimited) return 0;
    const isCaptain = holderOf(found, deviceOf(request)) === 'this';
    const sender = isCaptain ? '' : networkOf(request.ip);
    return taps.take(`${found.codeHash} ${sender}`, performance.now());
  }

  return { find, sendPage, refuse, refuseOrRedirect, waitFor };
}

/** Returns the function that finds the page that the captain sees, for its stream. */
export function captainPages(context: Context) {
  const { read } = context.store;
  return async (code: string) => {
    const found = await captainOfCode(read, code, context.now());
    if (!found) return null;
    const readVersion = async () => {
      const visit = { now: context.now(), holder: 'this' as const, ...NOTHING_REFUSED };
      return (await readCaptainPage(read, found, visit)).version;
    };
    return { userId: found.userId, readVersion };
  };
}

/** Returns the functions with which the routes of the page of a captain check a request and reply to it. */
export function captainRequests(context: Context, requests: LinkRequests) {
  const { find, sendPage, refuse, refuseOrRedirect, waitFor } = captainReplies(context, requests);

  /** Returns a route that does what a form asks for, and then shows the page. */
  const form = <Body>(work: Work<Body>) => ({
    attachValidation: true as const,
    handle: async ({ params: { code }, body, request, reply }: Sent<Body>) => {
      const found = await find(code);
      if (!found) return requests.refuseDeadLink(request, reply);
      const visit = { request, reply, code };
      const waitMs = waitFor(found, request);
      if (waitMs > 0) {
        reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
        return refuse(visit, { status: 429, sentence: MESSAGES.tooMany });
      }
      if (request.validationError || JSON.stringify(body).length > ANSWER_MAX_BYTES)
        return refuse(visit, { status: 422, sentence: MESSAGES.invalid });
      const acted = await orSentence(() => work(found, visit, body));
      if (acted === 'ended') return requests.refuseDeadLink(request, reply);
      if (acted !== null) return refuse(visit, acted);
      if (!isForm(request.headers)) return sendPage(visit, 200);
      return reply.redirect(pathOf(CAPTAIN_PAGE.read, { code }), 303);
    },
  });
  return { find, form, sendPage, refuseOrRedirect };
}

const CODE_AND_MORE = /^\/c\/([0-9A-Za-z]{22})[^0-9A-Za-z]/;

/** The sentences for a request from a device that does not hold the link. */
const SENTENCES = { nobody: MESSAGES.captainFirst, other: MESSAGES.captainHeld };

/**
 * Returns null after a success, or else the refusal for the page. A rule of the organiser's use cases that forbids what
 * the captain wants throws its sentence.
 */
async function orSentence(work: () => Promise<Acted>): Promise<'ended' | Refusal | null> {
  try {
    const acted = await work();
    if (acted === 'ended') return acted;
    if (typeof acted === 'string') return { status: 409, sentence: SENTENCES[acted] };
    return acted.sentence === null ? null : { status: 409, sentence: acted.sentence };
  } catch (error) {
    const status = error instanceof AppError ? STATUS_OF[error.code] : null;
    if (error instanceof AppError && (status === 409 || status === 422))
      return { status, sentence: error.message };
    throw error;
  }
}
