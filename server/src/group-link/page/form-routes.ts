import { GROUP_PAGE, pathOf } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../transactions/context.ts';
import type { AnswerSite } from '../answering/answer-routes.ts';
import { playerOfKey } from '../personal-links.ts';

/** Matches what a refused form leaves at the end of the address in the browser, from where it may be copied. */
export const FORM =
  /^(?:answer|forget|guest|guest-gone|newcomer|withdraw|drop-out|claim|take-back|score|vote)$/;
const FORM_OF_KEY = /^([^/]+)\/([^/]+)\/(?:answer|score|vote)$/;

/** Redirects from the address of a form to the personal link that it belongs to; all other addresses are dead. */
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
