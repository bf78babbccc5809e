import { GROUP_PAGE, pathOf } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../transactions/context.ts';
import type { AnswerSite } from '../answers/answer-routes.ts';
import { playerOfKey } from '../personal-links.ts';

/** Matches the last part of the address that a refused form leaves in the browser, from where users may copy it. */
export const FORM =
  /^(?:answer|forget|guest|guest-gone|newcomer|withdraw|drop-out|claim|take-back|score|vote)$/;
const FORM_OF_KEY = /^([^/]+)\/([^/]+)\/(?:answer|score|vote)$/;

/** Redirects from the address of a form to its personal link; all other addresses get the reply to a dead link. */
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
