import { GROUP_PAGE, pathOf } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../transactions/context.ts';
import type { AnswerSite } from '../answers/answer-routes.ts';
import { playerOfKey } from './read-page.ts';

/**
 * Matches the last part of the address of a form. A refused form leaves this address in the browser, and a player may
 * open or share it, so a GET of it redirects to the page.
 */
export const FORM =
  /^(?:answer|forget|guest|guest-gone|newcomer|withdraw|drop-out|claim|take-back|score|vote)$/;
const FORM_OF_KEY = /^([^/]+)\/([^/]+)\/(?:answer|score|vote)$/;

/**
 * Registers the redirect from the address of a form, opened as a page, to the personal link it belongs to. All other
 * unknown addresses under /g get the reply to a dead link.
 */
export function leadFromForms(
  app: FastifyInstance,
  context: Context,
  answerDead: AnswerSite['answerDead'],
): void {
  app.get('/g', (request, reply) => answerDead(request, reply));
  app.get<{ Params: { '*': string } }>('/g/*', async (request, reply) => {
    const path = request.params['*'];
    const [, code = '', key = ''] = FORM_OF_KEY.exec(path) ?? [];
    const found = await playerOfKey(context.store.read, { code, key });
    if (!found) return answerDead(request, reply);
    return reply.redirect(pathOf(GROUP_PAGE.personal, { code, key }), 303);
  });
}
