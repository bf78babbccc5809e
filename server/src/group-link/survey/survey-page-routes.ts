import {
  ANSWER_MAX_BYTES,
  GROUP_SURVEY,
  groupSurveyContract,
  MESSAGES,
  opinionsIn,
  pathOf,
  type OpinionsInput,
} from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isForm } from '../../http/read-form.ts';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { repliesTo, type AnswerSite, type Inquiry } from '../answers/answer-routes.ts';
import { listOfCode, playerOfKey } from '../page/read-page.ts';
import { opine } from './opine.ts';
import { readSurveyPage } from './read-survey-page.ts';

const CODES = {
  409: 'failed-precondition',
  422: 'invalid-argument',
  429: 'resource-exhausted',
} as const;

type Reading = { request: FastifyRequest; reply: FastifyReply };
type Sending = Reading & { params: { code: string; key?: string }; body: OpinionsInput };
type Refusal = { status: keyof typeof CODES; sentence: string; body: OpinionsInput };

/** Registers the routes of the survey page ('¿Cómo juega…?'), by the group link and by personal links. */
export function surveyPageRoutes(app: FastifyInstance, context: Context, site: AnswerSite): void {
  const { deviceOf, opened, rememberDevice } = repliesTo(context, site);

  const send = ({ params, body, request, reply }: Sending): Promise<FastifyReply> => {
    const refuseAll = (inquiry: Inquiry) =>
      refuse(inquiry, { status: 429, sentence: MESSAGES.tooMany, body });
    return opened({ request, reply, ...params, refuseAll }, async (inquiry) => {
      const { list } = inquiry;
      const isBroken = request.validationError || JSON.stringify(body).length > ANSWER_MAX_BYTES;
      if (isBroken) return refuse(inquiry, { status: 422, sentence: MESSAGES.invalid, body });
      const given = { input: body, device: deviceOf(request), link: params };
      const opined = await opine(context, list, given);
      if (!opined) return site.answerDead(request, reply);
      if ('sentence' in opined)
        return refuse(inquiry, { status: 409, sentence: opined.sentence, body });
      rememberDevice(reply, opined.token);
      const { code } = params;
      if (isForm(request.headers)) return reply.redirect(pathOf(GROUP_SURVEY.read, { code }), 303);
      return reply.send(await readSurveyPage(context, list, { device: opined.token }));
    });
  };

  /**
   * Refuses sent opinions: a form gets the survey page with the typed opinions filled in, a script gets an error.
   * Fields that the survey does not have are left out.
   */
  async function refuse(inquiry: Inquiry, { status, sentence, body }: Refusal) {
    const { request, reply, list, own } = inquiry;
    if (!isForm(request.headers)) throw new AppError(CODES[status], sentence, { reason: 'survey' });
    const reading = { device: deviceOf(request), owned: own ?? undefined };
    const page = await readSurveyPage(context, list, reading);
    const given = Object.fromEntries(opinionsIn(body));
    return site.sendSurvey(reply, status, { ...page, refused: { sentence, given } }, inquiry);
  }

  publicRoutes(groupSurveyContract, {
    read: async ({ params: { code }, request, reply }) => {
      const list = await listOfCode(context, code);
      if (!list) return site.answerDead(request, reply);
      const page = await readSurveyPage(context, list, { device: deviceOf(request) });
      return site.sendSurvey(reply, 200, page, { code });
    },
    readOwn: async ({ params, request, reply }) => {
      const found = await playerOfKey(context.store.read, params);
      if (!found) return site.answerDead(request, reply);
      const reading = { device: deviceOf(request), owned: found.playerId };
      const page = await readSurveyPage(context, found.list, reading);
      return site.sendSurvey(reply, 200, page, params);
    },
    send: { attachValidation: true, handle: (sending) => send(sending as Sending) },
    sendOwn: { attachValidation: true, handle: (sending) => send(sending as Sending) },
  })(app);
}
