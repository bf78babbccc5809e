import cookie from '@fastify/cookie';
import { BODY_MAX_BYTES } from '@picadito/domain';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { cookieNames, type CookieNames } from './identity/cookies.ts';
import type { IdentityClient } from './identity/identity-client.ts';
import { handleClientErrors, refuseIncompleteRequests } from './http/client-errors.ts';
import {
  CONNECTION_LIMITS,
  limitConnections,
  serverWithTimeouts,
  type ConnectionLimits,
} from './http/limits/connection-limits.ts';
import { loopbackOnly } from './http/loopback-only.ts';
import { errorHandler } from './http/error-handler.ts';
import { idempotency } from './http/idempotency.ts';
import type { Metrics } from './operations/metrics.ts';
import { limitAddresses, limitUsers, type RateLimits } from './http/limits/rate-limit.ts';
import { limitRequestsUnderWay, type RequestsUnderWay } from './http/limits/requests-under-way.ts';
import type { Rate } from './http/limits/token-buckets.ts';
import { openapi } from './http/openapi/openapi.ts';
import { readJson } from './http/read-json.ts';
import { conditionalRequests } from './http/conditional-requests.ts';
import { compressResponses } from './http/compression.ts';
import { routeTable } from './http/route-table.ts';
import { requestIds, requestLog } from './http/request-log.ts';
import { refuseOtherSites } from './http/same-site.ts';
import { headersOf, securityHeaders, type Headers } from './http/security-headers.ts';
import { requireUser, session } from './http/session.ts';
import { webClient } from './http/web-client.ts';
import type { WebFiles } from './http/files/web-files.ts';
import { wellFormedUrl } from './http/well-formed-url.ts';
import { zodSchemas } from './http/zod-schemas.ts';
import { accountRoutes } from './account/account-routes.ts';
import { EXPORT_LIMITS, type ExportLimits } from './account/export-turns.ts';
import { authRoutes } from './account/auth-routes.ts';
import { contractRoutes } from './http/openapi/contract-routes.ts';
import { eventRoutes } from './sync/event-routes.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { watchOutages, type Outage } from './operations/outage.ts';
import { groupLinkRoutes } from './group-link/group-link-routes.ts';
import type { PageRenderer } from './group-link/page/page-renderer.ts';
import { pageRoutes, UNKNOWN_CODES } from './group-link/page/page-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { KNOWN_SERVICES, type PushServices } from './notices/push/push-services.ts';
import { SUBJECTS } from './subjects.ts';
import { sessionRoutes } from './account/session-routes.ts';
import type { Context } from './transactions/context.ts';
import {
  temporarySessions,
  type TemporarySessions,
} from './identity/sessions/temporary-sessions.ts';

export type AppDeps = {
  context: Context;
  publicUrl: string;
  identityClient: IdentityClient;
  /** In demonstration mode: mounts the embedded identity provider. */
  demoProvider?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** The built web client; without it only /api, /auth and health are served. */
  web?: WebFiles | undefined;
  /** Makes the players' pages; without it there are none. */
  renderer?: PageRenderer | undefined;
  pushServices?: PushServices;
  /** How often an address may ask for codes that open nothing; null: no limit. */
  unknownCodes?: Rate | null;
  /** Whether answers by a link are limited; true by default. */
  isAnsweringLimited?: boolean;
  /** Which program this is: other sources, another one. */
  program?: string;
  /** Without them there are none. */
  rateLimits?: RateLimits | undefined;
  connectionLimits?: ConnectionLimits;
  exportLimits?: ExportLimits;
  /** Addresses and networks of the proxies whose X-Forwarded-For is trusted. */
  trustProxy?: string[] | undefined;
  /** Without them nothing is counted. */
  metrics?: Metrics | null;
  logger?: FastifyServerOptions['logger'];
};

/** What the parts of the app share, made once. */
type Wiring = AppDeps & {
  isDemo: boolean;
  secure: boolean;
  cookies: CookieNames;
  sessions: TemporarySessions;
  headers: Headers;
  connectionLimits: ConnectionLimits;
  underWay: RequestsUnderWay;
  trustProxy: string[];
  pushServices: PushServices;
};

/**
 * Wires plugins and routes by hand. It knows no environment and does not listen. The order of the hooks is the order
 * of the checks: `guards` need no user, `identify` finds the user, limits by user need one.
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
    pushServices: deps.pushServices ?? KNOWN_SERVICES,
  };
  const { app, outage } = createServer(wiring);
  routeTable(app);
  await openapi(app, { publicUrl, cookie: wiring.cookies.session });
  await guards(app, wiring);
  await publicRoutes(app, wiring, outage);
  await app.register(async (api) => {
    identify(api, wiring);
    if (deps.rateLimits) limitUsers(api, deps.rateLimits, wiring.underWay);
    sessionRoutes(context)(api);
    await api.register(async (own) => organiserRoutes(own, wiring));
  });
  if (deps.web) webClient(app, { ...wiring, web: deps.web });
  app.addHook('onClose', () => context.feed.close());
  return app;
}

/** The server: how requests are parsed, errors sent and lines logged. */
function createServer(wiring: Wiring) {
  const { context, headers, trustProxy, connectionLimits, underWay, logger = false } = wiring;
  const app = Fastify({
    logger,
    // requestLog writes its own lines, without addresses
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    // requests on connections that are still open during shutdown are served
    return503OnClosing: false,
    // an id of any length is looked up, and not found
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: wellFormedUrl,
    clientErrorHandler: handleClientErrors(headers),
    // refuseIncompleteRequests refuses these with our headers
    serverFactory: serverWithTimeouts(connectionLimits, underWay, { requireHostHeader: false }),
  });
  const outage = watchOutages(app, context.store.engine);
  zodSchemas(app);
  errorHandler(app, context.store.engine.isUnavailable, headers, outage.note);
  readJson(app);
  if (logger) requestLog(app);
  wiring.metrics?.watch(app);
  return { app, outage };
}

/** Every request passes these, with or without a session. */
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

/** Finds the user of a request to the API, whose replies no cache may store. */
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
  const { begin, end } = sessions;
  const auth = { identityClient, cookies, secure, signIn: begin, signOut: end, now: context.now };
  await app.register(authRoutes(auth));
  const { unknownCodes = UNKNOWN_CODES, isAnsweringLimited = true } = wiring;
  const site = { publicUrl, headers, pushServices, deviceCookie: cookies.device };
  await app.register(async (compressed) => {
    await compressResponses(compressed);
    contractRoutes(compressed);
    if (renderer)
      pageRoutes(compressed, context, { ...site, renderer, unknownCodes, isAnsweringLimited });
  });
  if (demoProvider) await app.register(demoProvider);
}

/** For the signed-in organiser only: 401 comes before everything that follows. */
async function organiserRoutes(
  own: FastifyInstance,
  { program = '', ...wiring }: Wiring,
): Promise<void> {
  const { context, publicUrl, sessions, cookies, secure, headers, renderer } = wiring;
  requireUser(own);
  conditionalRequests(own, { now: context.now, program, security: headers });
  idempotency(own, context);
  await compressResponses(own);
  const { exportLimits = EXPORT_LIMITS } = wiring;
  accountRoutes({ sessions, cookieName: cookies.session, secure, exportLimits })(own, context);
  noticeRoutes(wiring.pushServices)(own, context);
  for (const routes of SUBJECTS) routes(own, context);
  groupLinkRoutes({ publicUrl, headers, ...(renderer && { renderer }) })(own, context);
  eventRoutes(own, context, cookies.session);
}
