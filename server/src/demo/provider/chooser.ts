import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { demoAccount, emptyAccount } from '../accounts.ts';
import { isFromElsewhere } from '../../security/fetch-site.ts';
import { chooserPage, errorPage } from './pages.ts';
import { MOUNT_PATH, PAGE_HEADERS } from './settings.ts';

type ChooserOptions = { provider: () => Promise<Provider> };

const STYLE = readFileSync(new URL('./chooser.css', import.meta.url), 'utf8');
const CANCELLED = { error: 'access_denied', error_description: 'The person cancelled.' };

/**
 * Registers the page on which the user chooses a demonstration account, and the handler of its form
 * (docs/decisions/133).
 */
export async function chooserRoutes(app: FastifyInstance, { provider }: ChooserOptions) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const hint = await hintOf(await provider(), request, reply);
    if (hint === undefined) return send(reply, 400, errorPage());
    const account = isFromElsewhere(request.headers) ? null : demoAccount(hint);
    if (account === null) return send(reply, 200, chooserPage());
    return settle(request, reply, choiceOf(account.email));
  }

  async function choose(request: FastifyRequest, reply: FastifyReply) {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const hint = await hintOf(await provider(), request, reply);
    if (hint === undefined) return send(reply, 400, errorPage());
    if (form.has('cancel')) return settle(request, reply, CANCELLED);
    const number = form.get('number')?.trim();
    const account = demoAccount(
      form.get('account') ?? emptyAccount(number?.replace(/^0+/, '') ?? ''),
    );
    if (account === null)
      return send(reply, 422, chooserPage('Elegí un número del 1 al 999.', number));
    return settle(request, reply, choiceOf(account.email));
  }

  async function settle({ raw }: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    const next = await (await provider()).interactionResult(raw, reply.raw, result);
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  }

  const quiet = { logLevel: 'warn', exposeHeadRoute: false } as const;
  app.get(`${MOUNT_PATH}/cuenta/:uid`, quiet, show);
  app.post(`${MOUNT_PATH}/cuenta/:uid`, quiet, choose);
  app.get(`${MOUNT_PATH}/chooser.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
  );
}

const choiceOf = (accountId: string): InteractionResults => ({
  login: { accountId, remember: false },
  select_account: {},
});

/**
 * Returns the account that the sign-in suggests (`login_hint`), or '' if it suggests none. Returns undefined if the
 * request belongs to no open sign-in.
 */
async function hintOf(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) {
  try {
    const { params } = await provider.interactionDetails(raw, reply.raw);
    return typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
  } catch {
    return undefined;
  }
}

function send(reply: FastifyReply, status: number, html: string) {
  return reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html);
}
