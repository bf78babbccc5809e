import {
  GROUP_PAGE,
  groupPageContract,
  MESSAGES,
  pathOf,
  SPOKEN_ANSWERS,
  type GroupPage,
} from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../app-error.ts';
import { askToRetry } from '../../http/error-handler.ts';
import { UNSEEN } from '../../http/page.ts';
import { isOfBrowser } from '../../http/read-form.ts';
import { publicRoutes } from '../../http/route.ts';
import { sendCalendar } from '../../http/replies.ts';
import { keysOf } from '../../security/link-code.ts';
import type { Context } from '../../transactions/context.ts';
import { answerRoutes, guestRoutes } from '../answers/answer-routes.ts';
import { hashDevice } from '../devices/device.ts';
import { paidRoutes } from '../money/paid-routes.ts';
import { playedRoutes } from '../played/played-routes.ts';
import { proposalRoutes } from '../proposals/proposal-routes.ts';
import { linkRequests, type LinkRequests, type LinkSite } from './link-requests.ts';
import { pageCache } from './page-cache.ts';
import { readCalendar } from './read-calendar.ts';
import {
  listOfCode,
  playerOfKey,
  readPage,
  type FoundList,
  type LinkedList,
  type PageRequest,
} from './read-page.ts';
import { groupPages, pageStreams } from './stream-routes.ts';

/**
 * Registers the routes of the players' page, except those of surveys and notices. Unknown, malformed, changed and
 * switched-off codes and codes of deleted lists get the same reply. Reading is limited by address only for requests
 * with such codes, because a whole team may share an address (docs/decisions/241). Returns the functions for further
 * routes to which the page sends; the registered hooks apply to these routes too.
 */
export function pageRoutes(app: FastifyInstance, context: Context, site: LinkSite): LinkRequests {
  const requests = linkRequests(context, site);
  const { refuseDeadLink, send, sendPage, deviceOf } = requests;
  const stream = pageStreams(app, context, groupPages(context));
  failAsPages(app, requests);

  const pageFor = cachedPage(context, requests);
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const clean = await withoutPunctuation(context, request.url);
    return clean === null ? refuseDeadLink(request, reply) : reply.redirect(clean, 303);
  };
  const sendGroupPage = async (code: string, request: FastifyRequest, reply: FastifyReply) => {
    const list = await listOfCode(context, code);
    if (!list) return refuse(request, reply);
    const { device, outcome, isKnown } = deviceAndOutcome(deviceOf(request), request.query);
    if (isKnown) return reply.redirect(pathOf(GROUP_PAGE.read, { code }), 303);
    const pageRequest = { device, tapped: tappedIn(request.query), outcome };
    return send(reply, 200, await pageFor(list, code, pageRequest));
  };
  publicRoutes(groupPageContract, {
    read: ({ params, request, reply }) => sendGroupPage(params.code, request, reply),
    personal: async ({ params, request, reply }) => {
      const { code } = params;
      if (FORM.test(params.key) && (await listOfCode(context, code)))
        return reply.redirect(pathOf(GROUP_PAGE.read, { code }), 303);
      const found = await playerOfKey(context.store.read, params);
      if (!found) return refuse(request, reply);
      const { list, playerId: linkPlayerId } = found;
      const { device, outcome, isKnown } = deviceAndOutcome(deviceOf(request), request.query);
      if (isKnown) return reply.redirect(pathOf(GROUP_PAGE.read, { code }), 303);
      const tapped = keysOf(list.codeHash)(linkPlayerId);
      const page = await readPage(context, list, { device, tapped, outcome, linkPlayerId });
      const shown = concernsNobody(page) ? withSentence(page, NOT_IN_MATCH) : page;
      return sendPage({ reply, request }, 200, shown, params);
    },
    calendar: async ({ params: { code, match }, request, reply }) => {
      const list = await listOfCode(context, code);
      if (!list) return refuseDeadLink(request, reply);
      const file = await readCalendar(context, list, match);
      if (file !== null) return sendCalendar(reply.headers(UNSEEN), file);
      const page = await passed(context, list, deviceOf(request));
      return sendPage({ reply, request }, 404, page, { code });
    },
    changes: {
      exposeHeadRoute: false,
      handle: async ({ params, request, reply }) => {
        if (!(await stream(params.code, request, reply))) return refuseDeadLink(request, reply);
      },
    },
  })(app);
  answerRoutes(app, context, requests);
  guestRoutes(app, context, requests);
  proposalRoutes(app, context, requests);
  playedRoutes(app, context, requests);
  paidRoutes(app, context, requests);
  redirectFromForms(app, context, refuse);
  return requests;
}

/**
 * Matches the last part of the address of a form. A refused form leaves this address in the browser, and a player may
 * open or share it, so a GET of it redirects to the page.
 */
const FORM =
  /^(?:answer|forget|guest|guest-gone|newcomer|withdraw|drop-out|claim|take-back|score|vote|paid)$/;
const FORM_OF_KEY = /^([^/]+)\/([^/]+)\/(?:answer|score|vote|paid)$/;

/**
 * Registers the redirect from the address of a form of a personal link, opened as a page, to that personal link. All
 * other unknown addresses under /g are redirected to the address without the punctuation at the end of its parts, or
 * get the reply to a dead link.
 */
function redirectFromForms(
  app: FastifyInstance,
  context: Context,
  refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get('/g', refuse);
  app.get<{ Params: { '*': string } }>('/g/*', async (request, reply) => {
    const path = request.params['*'];
    const [, code = '', key = ''] = FORM_OF_KEY.exec(path) ?? [];
    const found = await playerOfKey(context.store.read, { code, key });
    if (!found) return refuse(request, reply);
    return reply.redirect(pathOf(GROUP_PAGE.personal, { code, key }), 303);
  });
}

/** Matches a part of an address with any punctuation at its end; the first group is the part without punctuation. */
const WITH_PUNCTUATION = /^([0-9A-Za-z]*(?:-[a-z]+)*)[\p{P}\p{S}\p{M}\p{Cf}\s]*$/u;

/**
 * Returns the address without the punctuation that a chat or a sentence has put at the end of one of its parts, as in
 * `/g/<code>).`; null if there is none, or if the code without it opens no page either.
 */
async function withoutPunctuation(context: Context, url: string): Promise<string | null> {
  const [path = ''] = url.split('?');
  const given = path.split('/').slice(2);
  const matches = given.map((part) => WITH_PUNCTUATION.exec(decodeURIComponent(part)));
  if (matches.includes(null)) return null;
  const parts = matches.map((match) => match?.[1] ?? '').filter((part) => part !== '');
  const [code = '', ...rest] = parts;
  if (parts.length > LONGEST || parts.join('/') === given.join('/')) return null;
  const list = await listOfCode(context, code);
  return list && [pathOf(GROUP_PAGE.read, { code }), ...rest].join('/');
}

/** Number of path segments after `/g` in the longest address of the page. */
const LONGEST = 3;

/**
 * Registers an error handler that replies with a page, not with JSON, to a browser: to a form, or to a page that is
 * opened. Such a request may fail before its route runs, for example because of its size, or because the database is
 * unavailable.
 */
function failAsPages(app: FastifyInstance, { site: { renderer }, made, send }: LinkRequests): void {
  app.setErrorHandler((error, request, reply) => {
    if (!isOfBrowser(request)) throw error;
    const { status, detail } = problemOf(app.failureOf(error, request));
    askToRetry(reply, status);
    const sentence = status === 413 ? MESSAGES.formTooLarge : detail;
    return send(reply, status, made(renderer.renderSentence(sentence)));
  });
}

/**
 * Returns the function that renders the page of a list, or takes the page from the cache. A page with a tapped name is
 * never cached, because its forms contain the token of one browser.
 */
function cachedPage(context: Context, { render, formToken }: LinkRequests) {
  const cached = pageCache(context.now);
  return async (list: FoundList, code: string, pageRequest: PageRequest): Promise<Buffer> => {
    const { device, tapped } = pageRequest;
    if (tapped)
      return render(await readPage(context, list, pageRequest), { code }, formToken(device));
    const hash = device && hashDevice(device, list.listId);
    return cached({ ...list, device: hash }, async () => {
      const page = await readPage(context, list, pageRequest);
      // The page of a device without a name differs from device to device and would only fill the cache. A page with a
      // played match is not cached, because a vote changes the page without changing the version.
      const isCacheable = device === null || (page.me !== null && page.played.length === 0);
      return { page: render(page, { code }), isCacheable };
    });
  };
}

/**
 * Returns the device that requests a page, and the outcome of the answer that it has just sent, which is in the query
 * of the page's address after a redirect (`outcomeQuery`); null without one. `isKnown` is true if there is an outcome
 * and the browser has stored the cookie, so that the page needs no outcome in its address.
 */
function deviceAndOutcome(
  device: string | null,
  query: unknown,
): { device: string | null; outcome: PageRequest['outcome']; isKnown: boolean } {
  const { anotado, espera } = query as Record<string, unknown>;
  const waiting = SPOKEN_ANSWERS.find((answer) => answer === espera);
  const outcome = waiting ?? (anotado === 'si' ? 'stored' : null);
  return { device, outcome, isKnown: outcome !== null && device !== null };
}

/** Returns the page with the sentence that the match whose calendar file was requested is no longer shown. */
async function passed(
  context: Context,
  list: LinkedList,
  device: string | null,
): Promise<GroupPage> {
  const page = await readPage(context, list, { device });
  return withSentence(page, MESSAGES.answerPassed);
}

const NOT_IN_MATCH = MESSAGES.answerNotInMatch;
/**
 * Tells whether there is a next match, but the player of the personal link is in none of the page's matches, so that
 * the page says nothing about the player.
 */
const concernsNobody = ({ next, me, asked, played }: GroupPage) =>
  next !== null && me === null && asked === null && played.length === 0;

const withSentence = (page: GroupPage, sentence: string): GroupPage => {
  return { ...page, asked: { kind: 'refused', sentence, given: null } };
};

/** Returns the key of the tapped name, from `?soy=…` in the address; empty when there is none. */
function tappedIn(query: unknown): string {
  const { soy } = query as Record<string, unknown>;
  return typeof soy === 'string' ? soy : '';
}
