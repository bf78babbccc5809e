import {
  ANSWER_MAX_BYTES,
  GROUP_PAGE,
  GROUP_SURVEY,
  groupSurveyContract,
  MESSAGES,
  opinionsIn,
  pathOf,
  type OpinionsInput,
  type SurveyPage,
} from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isForm } from '../http/read-form.ts';
import { publicRoutes } from '../http/route.ts';
import type { Context } from '../transactions/context.ts';
import {
  CODES,
  type Link,
  type LinkRequest,
  type LinkRequests,
} from '../group-link/page/link-requests.ts';
import { listOfCode, playerOfKey } from '../group-link/page/read-page.ts';
import { opine, readSurveyPage } from './survey-page.ts';

type Reading = { request: FastifyRequest; reply: FastifyReply };
type Sending = Reading & { params: { code: string; key?: string }; body: OpinionsInput };
type Refusal = { status: keyof typeof CODES; sentence: string; body: OpinionsInput };

export function surveyPageRoutes(
  app: FastifyInstance,
  context: Context,
  requests: LinkRequests,
): void {
  const { deviceOf, openLink, rememberDevice } = requests;

  const sendSurvey = surveySender(requests);

  const send = ({ params, body, request, reply }: Sending): Promise<FastifyReply> => {
    const refuseLimited = (linkRequest: LinkRequest) =>
      refuse(linkRequest, { status: 429, sentence: MESSAGES.tooMany, body });
    return openLink({ request, reply, ...params, refuseLimited }, async (linkRequest) => {
      const { list } = linkRequest;
      const isBroken = request.validationError || JSON.stringify(body).length > ANSWER_MAX_BYTES;
      if (isBroken) return refuse(linkRequest, { status: 422, sentence: MESSAGES.invalid, body });
      const given = { input: body, device: deviceOf(request), link: params };
      const opined = await opine(context, list, given);
      if (!opined) return requests.refuseDeadLink(request, reply);
      if ('sentence' in opined)
        return refuse(linkRequest, { status: 409, sentence: opined.sentence, body });
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
  async function refuse(linkRequest: LinkRequest, { status, sentence, body }: Refusal) {
    const { request, reply, list, linkPlayerId } = linkRequest;
    if (!isForm(request.headers)) throw new AppError(CODES[status], sentence, { reason: 'survey' });
    const reading = { device: deviceOf(request), owned: linkPlayerId ?? undefined };
    const page = await readSurveyPage(context, list, reading);
    const given = Object.fromEntries(opinionsIn(body));
    return sendSurvey(reply, status, { ...page, refused: { sentence, given } }, linkRequest);
  }

  publicRoutes(groupSurveyContract, {
    read: async ({ params: { code }, request, reply }) => {
      const list = await listOfCode(context, code);
      if (!list) return requests.refuseDeadLink(request, reply);
      const page = await readSurveyPage(context, list, { device: deviceOf(request) });
      return sendSurvey(reply, 200, page, { code });
    },
    readOwn: async ({ params, request, reply }) => {
      const found = await playerOfKey(context.store.read, params);
      if (!found) return requests.refuseDeadLink(request, reply);
      const reading = { device: deviceOf(request), owned: found.playerId };
      const page = await readSurveyPage(context, found.list, reading);
      return sendSurvey(reply, 200, page, params);
    },
    send: { attachValidation: true, handle: (sending) => send(sending as Sending) },
    sendOwn: { attachValidation: true, handle: (sending) => send(sending as Sending) },
  })(app);
}

function surveySender({ site: { publicUrl, renderer }, made, send }: LinkRequests) {
  return (reply: FastifyReply, status: number, page: SurveyPage, { code, key }: Link) => {
    const path = pathOf(GROUP_PAGE.read, { code });
    const personal = key === undefined ? undefined : pathOf(GROUP_PAGE.personal, { code, key });
    return send(reply, status, made(renderer.renderSurvey(page, { publicUrl, path, personal })));
  };
}
