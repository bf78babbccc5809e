import { createHash } from 'node:crypto';
import { GROUP_PAGE, groupPageContract, MESSAGES, pathOf, type GroupPage } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../app-error.ts';
import { asAppError } from '../../http/error-handler.ts';
import type { Rate } from '../../http/limits/token-buckets.ts';
import { isForm } from '../../http/read-form.ts';
import { publicRoutes } from '../../http/route.ts';
import type { Headers } from '../../http/security-headers.ts';
import type { PushServices } from '../../notices/push/push-services.ts';
import type { Context } from '../../transactions/context.ts';
import { answerLimits } from '../../http/limits/answer-limits.ts';
import { answerRoutes, readerOf, type AnswerSite } from '../answers/answer-routes.ts';
import { keysOf } from '../../security/link-code.ts';
import { deviceTokenOf, hashDevice } from '../devices/device.ts';
import { pageCache } from './page-cache.ts';
import { deadLinks } from './dead-link-routes.ts';
import { FORM, leadFromForms } from './form-routes.ts';
import { guestRoutes } from '../answers/guest-routes.ts';
import { noticesByLinkRoutes } from '../notices/notice-routes.ts';
import { playedRoutes } from '../played/played-routes.ts';
import { proposalRoutes } from '../proposals/proposal-routes.ts';
import { surveyPageRoutes } from '../survey/survey-page-routes.ts';
import { surveySender } from '../survey/survey-sender.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageStreams } from './stream-routes.ts';
import { readCalendar } from './read-calendar.ts';
import {
  listOfCode,
  readPage,
  type FoundList,
  type LinkedList,
  type Reading,
  playerOfKey,
} from './read-page.ts';
import { versionOf } from './stream-routes.ts';

const A_MINUTE = 20;
/** The rate at which one address may request codes that open no page, so that codes cannot be guessed. */
export const UNKNOWN_CODES: Rate = { perSecond: A_MINUTE / 60, burst: A_MINUTE };

export type Site = { publicUrl: string; headers: Headers; renderer: PageRenderer };
type WholeSite = Site & {
  deviceCookie: string;
  pushServices: PushServices;
  unknownCodes: Rate | null;
  isAnsweringLimited: boolean;
};

/** Headers that keep the pages of links out of caches and search engines. */
const UNSEEN = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/**
 * Returns the functions that complete the pages of the renderer and send them. The style sheet is in the page itself,
 * and the Content-Security-Policy allows it by its hash.
 */
export function pageSender({ headers, renderer: { style } }: Site) {
  const hash = createHash('sha256').update(style).digest('base64');
  const own = {
    'content-security-policy': (headers['content-security-policy'] ?? '').replace(
      "style-src 'self'",
      `style-src 'self' 'sha256-${hash}'`,
    ),
    ...UNSEEN,
  };
  const made = (html: string) =>
    Buffer.from(html.replace('</head>', () => `<style>${style}</style></head>`));
  const send = (reply: FastifyReply, status: number, page: Buffer): FastifyReply =>
    reply.code(status).headers(own).type('text/html; charset=utf-8').send(page);
  return { made, send };
}

/**
 * Registers all routes of the players' page. Unknown, malformed, changed and switched-off codes and codes of deleted
 * lists get the same reply. Only requests with such codes are limited by address, because a whole team may share an
 * address (docs/decisions/241).
 */
export function pageRoutes(app: FastifyInstance, context: Context, site: WholeSite): void {
  const sender = pageSender(site);
  const stream = pageStreams(app, context);
  refuseFormsAsPages(app, site, sender);

  const render = pageMaker(site, sender);
  const pageFor = keptPage(context, render);
  const players = answerSite(site, sender, render);
  const { answerDead, deviceCookie, sendPage } = players;
  const deviceOf = ({ cookies }: FastifyRequest) => deviceTokenOf(cookies[deviceCookie]);
  const answer = async (code: string, request: FastifyRequest, reply: FastifyReply) => {
    const list = await listOfCode(context, code);
    if (!list) return answerDead(request, reply);
    const { device, sent, isKnown } = readerOf(deviceOf(request), request.query);
    if (isKnown) return reply.redirect(pathOf(GROUP_PAGE.read, { code }), 303);
    const reading = { device, tapped: tappedIn(request.query), sent };
    return sender.send(reply, 200, await pageFor(list, code, reading));
  };
  publicRoutes(groupPageContract, {
    read: ({ params, request, reply }) => answer(params.code, request, reply),
    personal: async ({ params, request, reply }) => {
      const { code } = params;
      if (FORM.test(params.key) && (await listOfCode(context, code)))
        return reply.redirect(pathOf(GROUP_PAGE.read, { code }), 303);
      const found = await playerOfKey(context.store.read, params);
      if (!found) return answerDead(request, reply);
      const { list, playerId: own } = found;
      const { device, sent, isKnown } = readerOf(deviceOf(request), request.query);
      if (isKnown) return reply.redirect(pathOf(GROUP_PAGE.read, { code }), 303);
      const tapped = keysOf(list.codeHash)(own);
      const page = await readPage(context, list, { device, tapped, sent, own });
      return sendPage(reply, 200, isOfNone(page) ? withSentence(page, NOT_IN_MATCH) : page, params);
    },
    calendar: async ({ params: { code, match }, request, reply }) => {
      const list = await listOfCode(context, code);
      if (!list) return answerDead(request, reply);
      const file = await readCalendar(context, list, match);
      if (file !== null) return sendCalendar(reply, file);
      const page = await passed(context, list, deviceOf(request));
      return sendPage(reply, 404, page, { code });
    },
    changes: {
      exposeHeadRoute: false,
      handle: async ({ params, request, reply }) => {
        if (!(await stream(params.code, request, reply))) return answerDead(request, reply);
      },
    },
  })(app);
  playersRoutes(app, context, players);
  leadFromForms(app, context, answerDead);
}

function answerSite(site: WholeSite, sender: Sender, render: Render): AnswerSite {
  const { publicUrl, deviceCookie, isAnsweringLimited, pushServices } = site;
  return {
    publicUrl,
    deviceCookie,
    pushServices,
    limits: isAnsweringLimited ? answerLimits() : null,
    sendPage: (reply, status, page, path) => sender.send(reply, status, render(page, path)),
    sendSurvey: surveySender(site, sender),
    answerDead: deadLinks(site, sender),
  };
}

/**
 * Registers an error handler that replies with a page, not with JSON, to a form that is refused before its route runs,
 * for example because of its size.
 */
function refuseFormsAsPages(
  app: FastifyInstance,
  { renderer }: Pick<Site, 'renderer'>,
  { made, send }: Sender,
): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asAppError(error, () => false);
    if (!known || request.method !== 'POST' || !isForm(request.headers)) throw error;
    request.refusal = known.reason ?? null;
    const { status, detail } = problemOf(known);
    const sentence = status === 413 ? MESSAGES.formTooLarge : detail;
    return send(reply, status, made(renderer.renderSentence(sentence)));
  });
}

type Sender = ReturnType<typeof pageSender>;
type Render = (page: GroupPage, path: { code: string; key?: string }) => Buffer;

/** Returns the function that renders the players' page. `key` is the key of the personal link that opened the page. */
function pageMaker({ renderer, publicUrl }: Site, { made }: Sender): Render {
  return (page, { code, key }) => {
    const address = publicUrl + pathOf(GROUP_PAGE.read, { code });
    const personal = key === undefined ? undefined : pathOf(GROUP_PAGE.personal, { code, key });
    const site = { publicUrl, address, version: versionOf(page), personal };
    return made(renderer.renderPage(page, site));
  };
}

/**
 * Returns the function that renders the page of a list, or takes the page from the cache. A page with a tapped name is
 * never cached.
 */
function keptPage(context: Context, render: Render) {
  const keep = pageCache(context.now);
  return async (list: FoundList, code: string, reading: Reading): Promise<Buffer> => {
    const { device, tapped } = reading;
    if (tapped) return render(await readPage(context, list, reading), { code });
    const hash = device && hashDevice(device, list.listId);
    return keep({ ...list, device: hash }, async () => {
      const page = await readPage(context, list, reading);
      // The page of a device without a name differs from device to device and would only fill the cache. A page with a
      // played match is not cached, because a vote changes the page without changing the version.
      const isKept = device === null || (page.me !== null && page.played.length === 0);
      return { page: render(page, { code }), isKept };
    });
  };
}

/** Registers the routes to which the players' page sends; the hooks of `answerRoutes` apply to all of them. */
function playersRoutes(...given: Parameters<typeof answerRoutes>): void {
  answerRoutes(...given);
  guestRoutes(...given);
  proposalRoutes(...given);
  playedRoutes(...given);
  surveyPageRoutes(...given);
  noticesByLinkRoutes(...given);
}

function sendCalendar(reply: FastifyReply, file: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .headers({ ...UNSEEN, 'content-disposition': 'attachment; filename="partido.ics"' })
    .send(file);
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
 * Tells whether the page says nothing about the player of the personal link, because the player is in none of its
 * matches.
 */
const isOfNone = ({ next, me, asked, played }: GroupPage) =>
  next !== null && me === null && asked === null && played.length === 0;

const withSentence = (page: GroupPage, sentence: string): GroupPage => {
  return { ...page, asked: { kind: 'refused', sentence, given: null } };
};

/** Returns the key of the tapped name, from `?soy=…` in the address; empty when there is none. */
function tappedIn(query: unknown): string {
  const { soy } = query as Record<string, unknown>;
  return typeof soy === 'string' ? soy : '';
}
