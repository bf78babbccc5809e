import cookie from '@fastify/cookie';
import { BODY_MAX_BYTES } from '@picadito/domain';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { cookieNames } from './identity/cookies.ts';
import type { IdentityClient } from './identity/identity-client.ts';
import { limitAnswers } from './plugins/answer-limits.ts';
import { answerClientErrors, refuseHalfRequests } from './http/client-errors.ts';
import {
  CONNECTION_LIMITS,
  limitConnections,
  patientServer,
  type ConnectionLimits,
} from './http/limits/connection-limits.ts';
import { demoFences } from './http/demo-fences.ts';
import { errorHandler } from './http/error-handler.ts';
import { idempotency } from './http/idempotency.ts';
import type { Metrics } from './operations/metrics.ts';
import { limitAddresses, limitUsers, type RateLimits } from './http/limits/rate-limit.ts';
import { openapi } from './http/openapi/openapi.ts';
import { readJson } from './http/read-json.ts';
import { rememberAnswers } from './plugins/remembered-answers.ts';
import { routeTable } from './http/route-table.ts';
import { requestIds, requestLog } from './http/request-log.ts';
import { refuseOtherSites } from './http/same-site.ts';
import { headersOf, securityHeaders } from './http/security-headers.ts';
import { requireUser, session } from './http/session.ts';
import { webClient } from './http/web-client.ts';
import { wellFormedUrl } from './http/well-formed-url.ts';
import { zodSchemas } from './http/zod-schemas.ts';
import { accountRoutes } from './routes/account.ts';
import { authRoutes } from './account/auth-routes.ts';
import { badgeRoutes } from './routes/badges.ts';
import { contractRoutes } from './routes/contract.ts';
import { eventRoutes } from './routes/events.ts';
import { eveningRoutes } from './routes/evening.ts';
import { healthReportRoute, healthRoutes } from './routes/health.ts';
import { listRoutes } from './routes/lists.ts';
import { markRoutes } from './routes/marks.ts';
import { matchPlayerRoutes } from './routes/match-players.ts';
import { matchRoutes } from './routes/matches.ts';
import { playerStatRoutes } from './routes/player-stats.ts';
import { playerRoutes } from './routes/players.ts';
import type { Api } from './routes/route.ts';
import { profileRoutes, sessionRoute } from './routes/session.ts';
import { teamRoutes } from './routes/teams.ts';
import type { Context } from './transactions/context.ts';
import { temporarySessions } from './identity/sessions/temporary-sessions.ts';

export type AppDeps = {
  context: Context;
  publicUrl: string;
  identityClient: IdentityClient;
  /** In demonstration mode: mounts the embedded identity provider. */
  demoProvider?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** Folder of the built web client; without it only /api, /auth and health answer. */
  webRoot?: string | undefined;
  /** Without them there are none. */
  rateLimits?: RateLimits | undefined;
  connectionLimits?: ConnectionLimits;
  /** Addresses and networks of the proxies whose X-Forwarded-For is believed. */
  trustProxy?: string[] | undefined;
  /** Without them nothing is counted. */
  metrics?: Metrics | null;
  logger?: FastifyServerOptions['logger'];
};

/** Wires plugins and routes by hand. It knows no environment and does not listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { context, publicUrl, identityClient } = deps;
  const isDemo = deps.demoProvider !== undefined;
  const secure = publicUrl.startsWith('https:');
  const cookies = cookieNames(publicUrl);
  const sessions = temporarySessions(context, isDemo);
  const headers = await headersOf(secure);
  const { connectionLimits = CONNECTION_LIMITS, trustProxy = [] } = deps;

  const app = Fastify({
    logger: deps.logger ?? false,
    // requestLog has lines of its own, without addresses
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    // what comes on an open connection while the server ends is answered like anything else
    return503OnClosing: false,
    // an id of any length is looked up, and not found
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: wellFormedUrl,
    clientErrorHandler: answerClientErrors(headers),
    // refuseHalfRequests says it with our headers
    serverFactory: patientServer(connectionLimits, { requireHostHeader: false }),
  }).withTypeProvider<ZodTypeProvider>();
  zodSchemas(app);
  errorHandler(app, context.store.engine.isUnavailable, headers);
  readJson(app);
  if (deps.logger) requestLog(app);
  deps.metrics?.watch(app);
  routeTable(app);
  await openapi(app, { publicUrl, cookie: cookies.session });

  securityHeaders(app, headers);
  refuseHalfRequests(app);
  limitConnections(app, connectionLimits, trustProxy);
  if (isDemo) await app.register(demoFences, { publicUrl });
  if (deps.rateLimits) limitAddresses(app, deps.rateLimits);
  refuseOtherSites(app, publicUrl);
  await app.register(cookie);

  healthRoutes(app, context);
  contractRoutes(app, { webRoot: deps.webRoot, isDemo });
  await app.register(
    authRoutes({
      identityClient,
      cookies,
      secure,
      signIn: sessions.begin,
      signOut: sessions.end,
      now: context.now,
    }),
  );
  if (deps.demoProvider) await app.register(deps.demoProvider);

  await app.register(async (api: Api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    session(api, context, sessions, { cookieName: cookies.session, isDemo });
    if (deps.rateLimits) limitUsers(api, deps.rateLimits);
    sessionRoute(api, context);
    await api.register(async (own: Api) => {
      requireUser(own);
      limitAnswers(own);
      idempotency(own, context);
      rememberAnswers(own);
      profileRoutes(own, context);
      accountRoutes(own, context, { sessions, cookieName: cookies.session, secure });
      listRoutes(own, context);
      playerRoutes(own, context);
      playerStatRoutes(own, context);
      matchRoutes(own, context);
      matchPlayerRoutes(own, context);
      teamRoutes(own, context);
      eveningRoutes(own, context);
      markRoutes(own, context);
      badgeRoutes(own, context);
      healthReportRoute(own, context);
      eventRoutes(own, context, cookies.session);
    });
  });

  if (deps.webRoot) await webClient(app, deps.webRoot, isDemo);
  app.addHook('onClose', () => context.feed.close());
  return app;
}
