import {
  DEVICE_UNUSED_DAYS,
  GROUP_PAGE,
  nameTakenSentence,
  MESSAGES,
  pathOf,
  type PageMessage,
  type FormContent,
  type GroupPage,
  type SpokenAnswer,
} from '@picadito/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answerLimits } from '../../http/limits/answer-limits.ts';
import { networkOf } from '../../http/limits/rate-limit.ts';
import type { UnknownCodes } from '../../http/limits/unknown-codes.ts';
import { isForm } from '../../http/read-form.ts';
import { cookieOptions } from '../../identity/cookies.ts';
import type { Context } from '../../transactions/context.ts';
import type { Answered } from '../answers/write-by-link.ts';
import { deviceTokenOf, newDeviceToken, ownsName } from '../devices/device.ts';
import { deadLinks } from './dead-link-requests.ts';
import { pageSender, type PageSite } from './page-requests.ts';
import { listOfCode, playerOfKey, readPage, type OpenedList } from './read-page.ts';
import { versionOf } from './page-version.ts';

const DEVICE_SECONDS = DEVICE_UNUSED_DAYS * 24 * 60 * 60;

export type LinkSite = PageSite & {
  deviceCookie: string;
  /** Counts requests with codes that open no page. */
  unknownCodes: UnknownCodes;
  isAnsweringLimited: boolean;
};

/** The link that a request came by; with a key, it is a personal link. */
export type Link = { code: string; key?: string };
export type LinkRequest = Link & {
  request: FastifyRequest;
  reply: FastifyReply;
  list: OpenedList;
  /** Id of the player whose personal link the request used; null for the group link. */
  linkPlayerId: string | null;
};
type Status = keyof typeof CODES;
type Opening = Omit<LinkRequest, 'list' | 'linkPlayerId'> & {
  /** The content of the answer, which the page fills in again when the answer is refused. */
  given?: FormContent | null;
  /** Replies to a request beyond the rate limits. */
  refuseLimited?: (linkRequest: LinkRequest) => Promise<FastifyReply>;
};

/** Returns the functions that send the players' page, and that read and set the cookie of a device. */
function pageReplies(site: LinkSite) {
  const { publicUrl, renderer, deviceCookie } = site;
  const { made, send } = pageSender(site);
  const refuseDeadLink = deadLinks(site, { made, send });
  const cookieAttributes = cookieOptions(publicUrl.startsWith('https:'));
  const deviceOf = ({ cookies }: FastifyRequest) => deviceTokenOf(cookies[deviceCookie]);
  const rememberDevice = (reply: FastifyReply, token: string) =>
    reply.setCookie(deviceCookie, token, { ...cookieAttributes, maxAge: DEVICE_SECONDS });
  const forgetCookie = (reply: FastifyReply) => reply.clearCookie(deviceCookie, cookieAttributes);

  /**
   * Returns the token that the answer forms of a page contain for a browser without a cookie; undefined for others. The
   * browser sends the same token again if the response to its first answer is lost, and so it is recognised.
   */
  const formToken = (device: string | null) => (device === null ? newDeviceToken() : undefined);
  const render = (page: GroupPage, { code, key }: Link, token?: string): Buffer => {
    const address = publicUrl + pathOf(GROUP_PAGE.read, { code });
    const personal = key === undefined ? undefined : pathOf(GROUP_PAGE.personal, { code, key });
    const site = { publicUrl, address, version: versionOf(page), personal, token };
    return made(renderer.renderPage(page, site));
  };
  const sendPage = (
    { reply, request }: Pick<LinkRequest, 'reply' | 'request'>,
    status: number,
    page: GroupPage,
    link: Link,
  ) => send(reply, status, render(page, link, formToken(deviceOf(request))));

  /**
   * Returns the list, device and personal link of a request. A browser without a cookie gets a new token, which owns no
   * name yet.
   */
  const senderOf = ({ list, request, code, key }: LinkRequest) => ({
    list,
    device: deviceOf(request) ?? newDeviceToken(),
    link: key === undefined ? null : { code, key },
  });

  return {
    site,
    senderOf,
    made,
    send,
    formToken,
    render,
    sendPage,
    deviceOf,
    rememberDevice,
    forgetCookie,
    refuseDeadLink,
  };
}

export type LinkRequests = ReturnType<typeof linkRequests>;

/** Returns the functions with which all routes of the players' page check a request and reply to it. */
export function linkRequests(context: Context, site: LinkSite) {
  const replies = pageReplies(site);
  const { deviceOf, rememberDevice, refuseDeadLink, sendPage } = replies;
  const limits = site.isAnsweringLimited ? answerLimits() : null;

  const find = async ({ code, key }: Link) => {
    if (key !== undefined) return playerOfKey(context.store.read, { code, key });
    const list = await listOfCode(context, code);
    return list && { list, playerId: null };
  };

  /**
   * Finds the list of a request's link, and the player of a personal link, and calls `handle`. Replies itself when the
   * link opens no page, or when the sender has sent too many answers (429, by `refuseLimited`).
   */
  async function openLink(
    {
      given = null,
      refuseLimited = (one) => refuse(one, refusal(MESSAGES.tooMany, given), 429),
      ...opening
    }: Opening,
    handle: (linkRequest: LinkRequest) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const { request, reply } = opening;
    const found = await find(opening);
    if (!found) return refuseDeadLink(request, reply);
    const { list, playerId: linkPlayerId } = found;
    const [network, device] = [networkOf(request.ip), deviceOf(request)];
    const owner = linkPlayerId ?? ((await ownsName(context, list, device)) ? device : null);
    const sender = { codeHash: list.codeHash, network, device, owner };
    const waitMs = limits?.(sender, performance.now()) ?? 0;
    if (waitMs === 0) return handle({ ...opening, list, linkPlayerId });
    reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
    return refuseLimited({ ...opening, list, linkPlayerId });
  }

  async function refuse(linkRequest: LinkRequest, asked: PageMessage, status: Status) {
    const { request, list, linkPlayerId } = linkRequest;
    if (!isForm(request.headers)) throw problemOf(asked, status);
    const page = await readPage(context, list, { device: deviceOf(request), linkPlayerId });
    return sendPage(linkRequest, status, { ...page, asked }, linkRequest);
  }

  /**
   * Replies to a successful request: redirects a form to the page, so that a reload does not send the form again, and
   * sends the page as JSON to a client that sent JSON.
   */
  async function sendSuccess(linkRequest: LinkRequest, device: string | null) {
    const { request, reply, code, list } = linkRequest;
    if (isForm(request.headers)) return reply.redirect(pathOf(GROUP_PAGE.read, { code }), 303);
    return reply.send(await readPage(context, list, { device }));
  }

  function sendOutcome(linkRequest: LinkRequest, answered: Answered | null) {
    const { request, reply, code, key } = linkRequest;
    if (!answered) return refuseDeadLink(request, reply);
    if ('asked' in answered) {
      // A device that gets the question '¿Sos vos?' claims the name in its next request, and the server recognises it
      // by this cookie.
      if (answered.token !== undefined) rememberDevice(reply, answered.token);
      return refuse(linkRequest, answered.asked, 409);
    }
    const { token, outcome } = answered;
    rememberDevice(reply, token);
    if (outcome === undefined || !isForm(request.headers) || deviceOf(request) !== null)
      return sendSuccess(linkRequest, token);
    const path =
      key === undefined
        ? pathOf(GROUP_PAGE.read, { code })
        : pathOf(GROUP_PAGE.personal, { code, key });
    return reply.redirect(`${path}?${outcomeQuery(outcome)}`, 303);
  }

  return { ...replies, openLink, refuse, sendSuccess, sendOutcome };
}

/**
 * Returns the query of the address to which a form from a browser without the device's cookie is redirected. The query
 * states the outcome: `anotado=si` for a stored answer, `espera` with the answer for one that waits for a decision,
 * such as `espera=no` for a NO VOY. If the next request has no cookie either, the browser stores none, and the page
 * shows the outcome from the query (docs/decisions/241).
 */
function outcomeQuery({ player, waiting }: { player: string; waiting?: SpokenAnswer }): string {
  const became: [string, string] = waiting === undefined ? ['anotado', 'si'] : ['espera', waiting];
  return new URLSearchParams([['soy', player], became]).toString();
}

type FormRequest<Body> = { params: Link; body: Body; request: FastifyRequest; reply: FastifyReply };

/** Returns a route of the players' page that refuses an invalid body, and otherwise replies by `work`. */
export function formRoute<Body>(
  { openLink, refuse }: LinkRequests,
  work: (linkRequest: LinkRequest, body: Body) => Promise<FastifyReply>,
) {
  return {
    attachValidation: true,
    handle: ({ params, body, request, reply }: FormRequest<Body>) =>
      openLink({ request, reply, ...params }, async (linkRequest) =>
        request.validationError ? refuse(linkRequest, INVALID, 422) : work(linkRequest, body),
      ),
  } as const;
}

export const refusal = (sentence: string, given: FormContent | null): PageMessage => {
  return { kind: 'refused', sentence, given };
};
export const INVALID = refusal(MESSAGES.invalid, null);

/** Error codes of the refusals of requests with a JSON body, by status. */
export const CODES = {
  409: 'failed-precondition',
  422: 'invalid-argument',
  429: 'resource-exhausted',
} as const;

function problemOf(asked: PageMessage, status: Status): AppError {
  const sentence = 'sentence' in asked ? asked.sentence : nameTakenSentence(asked);
  return new AppError(CODES[status], sentence, { reason: asked.kind });
}
