import cookie from '@fastify/cookie';
import { BODY_MAX_BYTES } from '@picadito/domain';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { cookieNames, type CookieNames } from './identity/cookies.ts';
import type { IdentityClient } from './identity/identity-client.ts';
import {
  handleClientErrors,
  refuseIncompleteRequests,
  wellFormedUrl,
} from './http/malformed-requests.ts';
import {
  CONNECTION_LIMITS,
  limitConnections,
  serverWithTimeouts,
  type ConnectionLimits,
} from './http/limits/connection-limits.ts';
import { loopbackOnly } from './http/loopback-only.ts';
import { errorHandler } from './http/error-handler.ts';
import type { Metrics } from './metrics.ts';
import { limitAddresses, limitUsers, type RateLimits } from './http/limits/rate-limit.ts';
import { limitRequestsUnderWay, type RequestsUnderWay } from './http/limits/requests-under-way.ts';
import type { Rate } from './http/limits/token-buckets.ts';
import { limitUnknownCodes, type UnknownCodes } from './http/limits/unknown-codes.ts';
import { openapi, contractRoutes } from './http/openapi/openapi.ts';
import { readJson } from './http/read-json.ts';
import { conditionalRequests } from './http/conditional-requests.ts';
import { compressResponses } from './http/compression.ts';
import { prepareRoutes } from './http/prepare-routes.ts';
import { requestIds, requestLog } from './http/request-log.ts';
import { refuseOtherSites } from './http/same-site.ts';
import { headersOf, securityHeaders, type Headers } from './http/security-headers.ts';
import { actsForOwners } from './http/acts-for.ts';
import { requireUser, session } from './http/session.ts';
import { webClient } from './http/web-client.ts';
import { wellKnown } from './http/well-known.ts';
import type { WebFiles } from './http/web-files.ts';
import { accountRoutes } from './account/account-routes.ts';
import { EXPORT_LIMITS, type ExportLimits } from './account/export-turns.ts';
import { authRoutes } from './account/auth-routes.ts';
import { eventRoutes } from './sync/event-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { watchOutages, type Outage } from './health/outage.ts';
import { groupLinkRoutes } from './group-link/group-link-routes.ts';
import type { PageRenderer } from './group-link/page/page-renderer.ts';
import { pageRoutes } from './group-link/page/page-routes.ts';
import { noticeRoutes, noticesByLinkRoutes } from './notices/notice-routes.ts';
import { KNOWN_SERVICES, type PushServices } from './notices/push/push-services.ts';
import { firstViewRoutes } from './home/home-routes.ts';
import { LINK_PAGES, SUBJECTS, subjectsOfSite, VISITOR_ROUTES } from './subjects.ts';
import type { Context } from './transactions/context.ts';
import {
  temporarySessions,
  type TemporarySessions,
} from './identity/sessions/temporary-sessions.ts';

export type AppDeps = {
  context: Context;
  publicUrl: string;
  identityClient: IdentityClient;
  /** Mounts the embedded identity provider. Its presence turns on demonstration mode. */
  demoProvider?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /**
   * The files of the built web client; without them the app serves neither the web client nor robots.txt and
   * security.txt.
   */
  web?: WebFiles | undefined;
  /**
   * Renders the players' page; without it the routes of that page do not exist, and the organiser's preview of it is
   * 404.
   */
  renderer?: PageRenderer | undefined;
  pushServices?: PushServices;
  /** The URL of the contact in security.txt; null means that there is no such file. */
  securityContact?: string | null;
  /** The rate at which one address may request codes of links that do not exist; null means no limit. */
  unknownCodes?: Rate | null;
  /** True if the rate of answers by a group link is limited; true by default. */
  isAnsweringLimited?: boolean;
  /**
   * The version of the sources (`Program.sources`), which is part of every ETag: a browser must not reuse a response of
   * another version of the program.
   */
  program?: string;
  /** Rate limits by address and by user; undefined means none. */
  rateLimits?: RateLimits | undefined;
  connectionLimits?: ConnectionLimits;
  exportLimits?: ExportLimits;
  /** Addresses and networks of the proxies whose X-Forwarded-For is trusted. */
  trustProxy?: string[] | undefined;
  /** The counters of the metrics port; without them the app counts nothing. */
  metrics?: Metrics | null;
  logger?: FastifyServerOptions['logger'];
};

/** The dependencies of the app and the values that `buildApp` derives from them. */
type Wiring = Omit<AppDeps, 'unknownCodes'> & {
  isDemo: boolean;
  secure: boolean;
  cookies: CookieNames;
  sessions: TemporarySessions;
  headers: Headers;
  connectionLimits: ConnectionLimits;
  underWay: RequestsUnderWay;
  trustProxy: string[];
  unknownCodes: UnknownCodes;
  pushServices: PushServices;
};

/**
 * Builds the app from its plugins and routes. The app reads no environment variables and does not listen. Hooks run in
 * the order of their registration: first the checks that need no user (`guards`), then `identify`, which finds the
 * user, then the limits by user.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { context, publicUrl } = deps;
  const secure = publicUrl.startsWith('https:');
  const isDemo = deps.demoProvider !== undefined;
  const headers = await headersOf(secure);
  const connectionLimits = deps.connectionLimits ?? CONNECTION_LIMITS;
  const wiring: Wiring = {
    ...deps,
    isDemo,
    secure,
    cookies: cookieNames(publicUrl),
    sessions: temporarySessions(context, isDemo),
    headers,
    connectionLimits,
    underWay: limitRequestsUnderWay(connectionLimits.underWay, headers),
    trustProxy: deps.trustProxy ?? [],
    unknownCodes: limitUnknownCodes(deps.unknownCodes),
    pushServices: deps.pushServices ?? KNOWN_SERVICES,
  };
  const { app, outage } = createServer(wiring);
  await openapi(app, { publicUrl, cookie: wiring.cookies.session });
  await guards(app, wiring);
  await publicRoutes(app, wiring, outage);
  await app.register(async (api) => {
    identify(api, wiring);
    if (deps.rateLimits) limitUsers(api, deps.rateLimits, wiring.underWay);
    for (const routes of VISITOR_ROUTES) routes(context, wiring.unknownCodes)(api);
    await api.register(firstViewRoutes(context, deps));
    await api.register(async (own) => organiserRoutes(own, wiring));
  });
  if (deps.web) {
    wellKnown(app, { publicUrl, securityContact: deps.securityContact ?? null, now: context.now });
    webClient(app, { ...wiring, web: deps.web });
  }
  app.addHook('onClose', () => context.feed.close());
  return app;
}

/**
 * Creates the Fastify instance: timeouts, parsing of requests, error responses, the log, metrics and the watch for
 * outages of the database.
 */
function createServer(wiring: Wiring) {
  const { context, headers, trustProxy, connectionLimits, underWay, logger = false } = wiring;
  const app = Fastify({
    logger,
    // The hook `requestLog` writes its own lines, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    // The server still answers requests on connections that are open during shutdown.
    return503OnClosing: false,
    // With Fastify's default of 100 characters, a long id would not reach its route, which replies with its own 404.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: wellFormedUrl,
    clientErrorHandler: handleClientErrors(headers),
    // The hook `refuseIncompleteRequests` refuses requests without a Host header, with the security headers.
    serverFactory: serverWithTimeouts(connectionLimits, underWay, { requireHostHeader: false }),
  });
  const outage = watchOutages(app, context.store.engine);
  prepareRoutes(app);
  errorHandler(app, context.store.engine, headers, outage.note);
  readJson(app);
  if (logger) requestLog(app);
  wiring.metrics?.watch(app);
  return { app, outage };
}

/**
 * Registers the security headers, cookies, and the checks that every request passes before its session is looked up.
 */
async function guards(app: FastifyInstance, wiring: Wiring): Promise<void> {
  const { headers, connectionLimits, underWay, trustProxy } = wiring;
  const { isDemo, publicUrl, rateLimits } = wiring;
  underWay.watch(app, wiring.context.log);
  securityHeaders(app, headers);
  refuseIncompleteRequests(app);
  limitConnections(app, connectionLimits, trustProxy);
  if (isDemo) await app.register(loopbackOnly, { publicUrl });
  if (rateLimits) limitAddresses(app, rateLimits, underWay);
  refuseOtherSites(app, publicUrl);
  await app.register(cookie);
}

/** Registers the hooks that find the user of a request to the API, and marks all responses of the API as `no-store`. */
function identify(api: FastifyInstance, wiring: Wiring): void {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  session(api, wiring);
}

async function publicRoutes(app: FastifyInstance, wiring: Wiring, outage: Outage): Promise<void> {
  const { context, identityClient, cookies, secure, sessions, demoProvider } = wiring;
  const { renderer, publicUrl, headers, pushServices } = wiring;
  healthRoutes(app, context, outage);
  const auth = { identityClient, cookies, secure, sessions, now: context.now };
  await app.register(authRoutes(auth));
  const { unknownCodes, isAnsweringLimited = true } = wiring;
  const site = { publicUrl, headers, deviceCookie: cookies.device };
  await app.register(async (compressed) => {
    await compressResponses(compressed);
    contractRoutes(compressed);
    if (!renderer) return;
    const linkSite = { ...site, renderer, unknownCodes, isAnsweringLimited };
    await compressed.register(async (pages) => {
      const requests = pageRoutes(pages, context, linkSite);
      for (const routes of LINK_PAGES) routes(pages, context, requests);
      noticesByLinkRoutes(pages, context, requests, pushServices);
    });
  });
  if (demoProvider) await app.register(demoProvider);
}

/**
 * Registers the routes of the signed-in organiser. A request without a session gets 401 before the other checks of
 * these routes.
 */
async function organiserRoutes(
  own: FastifyInstance,
  { program = '', ...wiring }: Wiring,
): Promise<void> {
  const { context, publicUrl, sessions, cookies, secure, headers, renderer } = wiring;
  requireUser(own);
  actsForOwners(own, context);
  conditionalRequests(own, { now: context.now, program, security: headers });
  await compressResponses(own);
  const { exportLimits = EXPORT_LIMITS } = wiring;
  accountRoutes({ sessions, cookieName: cookies.session, secure, exportLimits })(own, context);
  noticeRoutes(wiring.pushServices)(own, context);
  for (const routes of [...SUBJECTS, ...subjectsOfSite(wiring)]) routes(own, context);
  groupLinkRoutes({ publicUrl, headers, ...(renderer && { renderer }) })(own, context);
  eventRoutes(own, context);
}
