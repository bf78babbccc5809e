import {
  ANSWER_MAX_BYTES,
  commentOf,
  DEVICE_UNUSED_DAYS,
  givenOf,
  GROUP_PAGE,
  groupAnswersContract,
  heldSentence,
  MESSAGES,
  pathOf,
  SPOKEN_ANSWERS,
  type AnswerInput,
  type Asked,
  type Given,
  type GroupPage,
  type SpokenAnswer,
  type SurveyPage,
} from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { PushServices } from '../../notices/push/push-services.ts';
import { networkOf } from '../../http/limits/rate-limit.ts';
import { publicRoutes } from '../../http/route.ts';
import { cookieOptions } from '../../identity/cookies.ts';
import type { Context } from '../../transactions/context.ts';
import { answerByLink, type Answered } from './answer-by-link.ts';
import type { answerLimits } from '../../http/limits/answer-limits.ts';
import { deviceTokenOf, ownsName } from '../devices/device.ts';
import { forgetDevice } from '../devices/forget-device.ts';
import { isForm, readForm } from '../../http/read-form.ts';
import {
  listOfCode,
  readPage,
  type OpenedList,
  type Reading,
  playerOfKey,
} from '../page/read-page.ts';

const DEVICE_SECONDS = DEVICE_UNUSED_DAYS * 24 * 60 * 60;

/** The settings and functions that all routes of the players' page share. */
export type AnswerSite = {
  publicUrl: string;
  deviceCookie: string;
  pushServices: PushServices;
  /** The function that counts an answer and returns how long its sender must wait; null means no limits. */
  limits: ReturnType<typeof answerLimits> | null;
  sendPage: (reply: FastifyReply, status: number, page: GroupPage, link: Link) => FastifyReply;
  sendSurvey: (reply: FastifyReply, status: number, page: SurveyPage, link: Link) => FastifyReply;
  /** Replies to a request whose link code opens no page. */
  answerDead: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/** The link that a request came by; with a key, it is a personal link. */
type Link = { code: string; key?: string };
export type Inquiry = Link & {
  request: FastifyRequest;
  reply: FastifyReply;
  list: OpenedList;
  /** Id of the player whose personal link the request used; null for the group link. */
  own: string | null;
};
/** Type of the function that replies to a request beyond the rate limits. */
type Refuse = (inquiry: Inquiry) => Promise<FastifyReply>;
type Status = keyof typeof CODES;

/** Registers the routes that take answers from the players' page, as forms or JSON (docs/decisions/241). */
export function answerRoutes(app: FastifyInstance, context: Context, site: AnswerSite): void {
  const { publicUrl } = site;
  const { deviceOf, opened, refuse, sendAnswered, sendOn } = repliesTo(context, site);

  readForm(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST') return done();
    reply.header('cache-control', 'private, no-store');
    done(foreignOrigin(request, publicUrl));
  });
  const answer = ({ params, body, request, reply }: Sent): Promise<FastifyReply> =>
    opened({ request, reply, ...params, given: givenIn(request, body) }, async (inquiry) => {
      if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
      const comment = commentOf(body.comment ?? '');
      if (!comment.ok) return refuse(inquiry, refused(comment.error, givenOf(body)), 422);
      if (JSON.stringify(body).length > ANSWER_MAX_BYTES) return refuse(inquiry, NO_ANSWER, 422);
      const said = body.comment === undefined ? undefined : comment.value;
      const network = networkOf(request.ip);
      const sent = { input: body, comment: said, device: deviceOf(request), network };
      const given = { ...sent, link: params };
      return sendAnswered(inquiry, await answerByLink(context, inquiry.list, given));
    });
  publicRoutes(groupAnswersContract, {
    answer: { attachValidation: true, handle: answer },
    personal: { attachValidation: true, handle: answer },
    forget: ({ params: { code }, request, reply }) =>
      opened({ request, reply, code }, async (inquiry) => {
        await forgetDevice(context, inquiry.list, deviceOf(request));
        if (isOfDevice(request.body)) reply.clearCookie(site.deviceCookie, attributesOf(site));
        return sendOn(inquiry, deviceOf(request));
      }),
  })(app);
}

/**
 * Returns the query of the address to which a form from a browser without the device's cookie is redirected. The query
 * states the outcome: `anotado=si` for a stored answer, `espera=no` for a NO VOY that waits for a decision. If the next
 * request has no cookie either, the browser stores none, and the page shows the outcome from the query
 * (docs/decisions/241).
 */
function sentQuery({ player, waiting }: { player: string; waiting?: SpokenAnswer }): string {
  const became: [string, string] = waiting === undefined ? ['anotado', 'si'] : ['espera', waiting];
  return new URLSearchParams([['soy', player], became]).toString();
}

/**
 * Returns the device of a page request, and the outcome of the answer just sent that the query of its address states
 * (`sent`, null without one). `isKnown` is true if there is such an outcome and the browser has stored the cookie.
 */
export function readerOf(
  device: string | null,
  query: unknown,
): { device: string | null; sent: Reading['sent']; isKnown: boolean } {
  const { anotado, espera } = query as Record<string, unknown>;
  const waiting = SPOKEN_ANSWERS.find((answer) => answer === espera);
  const sent = waiting ?? (anotado === 'si' ? 'stored' : null);
  return { device, sent, isKnown: sent !== null && device !== null };
}

/** Tells whether the form is 'Olvidar este celu', which also clears the cookie that all lists share. */
const isOfDevice = (body: unknown) => (body as Record<string, unknown> | null)?.['celu'] === 'si';

const attributesOf = ({ publicUrl }: Pick<AnswerSite, 'publicUrl'>) =>
  cookieOptions(publicUrl.startsWith('https:'));

type Sent = {
  params: Link;
  body: AnswerInput;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Returns the functions by which the routes of the page check a request and reply to it. */
export function repliesTo(context: Context, site: AnswerSite) {
  const { deviceCookie, limits, sendPage, answerDead } = site;
  const cookie = { ...attributesOf(site), maxAge: DEVICE_SECONDS };
  const deviceOf = ({ cookies }: FastifyRequest) => deviceTokenOf(cookies[deviceCookie]);

  const found = async (code: string, key: string | undefined) => {
    if (key !== undefined) return playerOfKey(context.store.read, { code, key });
    const list = await listOfCode(context, code);
    return list && { list, playerId: null };
  };

  /**
   * Finds the list of a request's link code and calls `handle`. Replies itself when the code opens no page, or when the
   * sender has sent too many answers (429, by `refuseAll`).
   */
  async function opened(
    {
      given = null,
      refuseAll = (inquiry) => refuse(inquiry, refused(MESSAGES.tooMany, given), 429),
      ...asking
    }: Omit<Inquiry, 'list' | 'own'> & { given?: Given | null; refuseAll?: Refuse },
    handle: (inquiry: Inquiry) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const { request, reply, code, key } = asking;
    const opens = await found(code, key);
    if (!opens) return answerDead(request, reply);
    const { list, playerId: own } = opens;
    const [network, device] = [networkOf(request.ip), deviceOf(request)];
    const owner = own ?? ((await ownsName(context, list, device)) ? device : null);
    const sender = { codeHash: list.codeHash, network, device, owner };
    const waitMs = limits?.(sender, performance.now()) ?? 0;
    if (waitMs === 0) return handle({ ...asking, list, own });
    reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
    return refuseAll({ ...asking, list, own });
  }

  async function refuse(inquiry: Inquiry, asked: Asked, status: Status): Promise<FastifyReply> {
    const { request, reply, list, own } = inquiry;
    if (!isForm(request.headers)) throw problemOf(asked, status);
    const page = await readPage(context, list, { device: deviceOf(request), own });
    return sendPage(reply, status, { ...page, asked }, inquiry);
  }

  /**
   * Replies to a successful request: redirects a form to the page, so that a reload does not send the form again, and
   * sends a script the page as JSON.
   */
  async function sendOn(inquiry: Inquiry, device: string | null): Promise<FastifyReply> {
    const { request, reply, code, list } = inquiry;
    if (isForm(request.headers)) return reply.redirect(pathOf(GROUP_PAGE.read, { code }), 303);
    return reply.send(await readPage(context, list, { device }));
  }

  function sendAnswered(inquiry: Inquiry, answered: Answered | null) {
    const { request, reply, code, key } = inquiry;
    if (!answered) return answerDead(request, reply);
    if ('asked' in answered) {
      // A device that is asked '¿Sos vos?' claims the name in its next request, and the server recognises it by this
      // cookie.
      if (answered.token !== undefined) rememberDevice(reply, answered.token);
      return refuse(inquiry, answered.asked, 409);
    }
    const { token, sent } = answered;
    rememberDevice(reply, token);
    if (sent === undefined || !isForm(request.headers) || deviceOf(request) !== null)
      return sendOn(inquiry, token);
    const path = key
      ? pathOf(GROUP_PAGE.personal, { code, key })
      : pathOf(GROUP_PAGE.read, { code });
    return reply.redirect(`${path}?${sentQuery(sent)}`, 303);
  }

  const rememberDevice = (reply: FastifyReply, token: string) =>
    reply.setCookie(deviceCookie, token, cookie);

  return { deviceOf, opened, refuse, rememberDevice, sendAnswered, sendOn };
}

const refused = (sentence: string, given: Given | null): Asked => {
  return { kind: 'refused', sentence, given };
};
/** The refusal of a request whose body is not a valid answer. */
export const NO_ANSWER = refused(MESSAGES.invalid, null);

/** Returns the content of an answer, for the page to fill in again; null for an invalid or too long body. */
const givenIn = ({ validationError }: FastifyRequest, body: AnswerInput): Given | null =>
  validationError || JSON.stringify(body).length > ANSWER_MAX_BYTES ? null : givenOf(body);

const CODES = {
  409: 'failed-precondition',
  422: 'invalid-argument',
  429: 'resource-exhausted',
} as const;

function problemOf(asked: Asked, status: Status): AppError {
  const sentence = 'sentence' in asked ? asked.sentence : heldSentence(asked);
  return new AppError(CODES[status], sentence, { reason: asked.kind });
}

/**
 * Returns the error for a POST whose `Origin` is foreign or 'null', else undefined. Browsers send `Origin` with every
 * POST; a client without that header is no browser and passes. A request that `Sec-Fetch-Site` marks as coming from
 * another site is refused earlier (`server/src/http/same-site.ts`).
 */
function foreignOrigin({ headers }: FastifyRequest, publicUrl: string): AppError | undefined {
  const isOurs = headers.origin === undefined || headers.origin === new URL(publicUrl).origin;
  return isOurs
    ? undefined
    : new AppError('permission-denied', MESSAGES.anotherSite, { reason: 'origin' });
}
