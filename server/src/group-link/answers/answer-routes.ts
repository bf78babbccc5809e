import {
  ANSWER_MAX_BYTES,
  questionAboutGuest,
  commentOf,
  formContentOf,
  groupAnswersContract,
  groupGuestsContract,
  MESSAGES,
  typedName,
  type AnswerInput,
  type FormContent,
  type GuestGoneInput,
  type GuestInput,
} from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { networkOf } from '../../http/limits/rate-limit.ts';
import { readForm } from '../../http/read-form.ts';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { forgetDevice } from '../devices/forget-device.ts';
import {
  formRoute,
  INVALID,
  refusal,
  type Link,
  type LinkRequests,
} from '../page/link-requests.ts';
import { answerByLink } from './answer-by-link.ts';
import { bringGuest, dropGuest } from './guests-by-link.ts';

/**
 * Registers the routes of the players' page that store answers and forget a device; they take forms and JSON
 * (docs/decisions/241). Also registers, for all routes to which the page sends, the parser of forms and the refusal of
 * requests from other sites.
 */
export function answerRoutes(app: FastifyInstance, context: Context, requests: LinkRequests): void {
  const { deviceOf, openLink, refuse, sendOutcome, sendSuccess } = requests;

  readForm(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST') return done();
    reply.header('cache-control', 'private, no-store');
    done(foreignOrigin(request, requests.site.publicUrl));
  });
  const answer = ({ params, body, request, reply }: AnswerRequest): Promise<FastifyReply> =>
    openLink(
      { request, reply, ...params, given: contentIn(request, body) },
      async (linkRequest) => {
        if (request.validationError) return refuse(linkRequest, INVALID, 422);
        const comment = commentOf(body.comment ?? '');
        if (!comment.ok)
          return refuse(linkRequest, refusal(comment.error, formContentOf(body)), 422);
        if (JSON.stringify(body).length > ANSWER_MAX_BYTES)
          return refuse(linkRequest, INVALID, 422);
        const outcome = await answerByLink(context, linkRequest.list, {
          input: body,
          comment: body.comment === undefined ? undefined : comment.value,
          device: deviceOf(request),
          network: networkOf(request.ip),
          link: params,
        });
        return sendOutcome(linkRequest, outcome);
      },
    );
  publicRoutes(groupAnswersContract, {
    answer: { attachValidation: true, handle: answer },
    personal: { attachValidation: true, handle: answer },
    forget: ({ params: { code }, request, reply }) =>
      openLink({ request, reply, code }, async (linkRequest) => {
        await forgetDevice(context, linkRequest.list, deviceOf(request));
        if (forgetsEverywhere(request.body)) requests.forgetCookie(reply);
        return sendSuccess(linkRequest, deviceOf(request));
      }),
  })(app);
}

/**
 * Registers the routes that bring ('+1 Dani') and remove ('SACAR') guests. A device that only claims the host's name
 * may bring guests, as proposals; only a device that owns the name may remove them.
 */
export function guestRoutes(app: FastifyInstance, context: Context, requests: LinkRequests): void {
  const { senderOf, refuse, sendOutcome } = requests;

  publicRoutes(groupGuestsContract, {
    bring: formRoute(requests, async (linkRequest, body: GuestInput) => {
      const name = typedName(body.name, MESSAGES.guestNameMissing);
      if (!name.ok)
        return refuse(
          linkRequest,
          questionAboutGuest(name.error, body.match, body.name).asked,
          422,
        );
      if (JSON.stringify(body).length > ANSWER_MAX_BYTES) return refuse(linkRequest, INVALID, 422);
      const given = { input: body, name: name.value };
      return sendOutcome(linkRequest, await bringGuest(context, senderOf(linkRequest), given));
    }),
    drop: formRoute(requests, async (linkRequest, body: GuestGoneInput) =>
      sendOutcome(linkRequest, await dropGuest(context, senderOf(linkRequest), body)),
    ),
  })(app);
}

type AnswerRequest = {
  params: Link;
  body: AnswerInput;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Tells whether the form is 'Olvidar este celu', which also clears the cookie that all lists share. */
const forgetsEverywhere = (body: unknown) =>
  (body as Record<string, unknown> | null)?.['celu'] === 'si';

/** Returns the content of an answer, which a refusing page fills in again; null for an invalid or too long body. */
const contentIn = ({ validationError }: FastifyRequest, body: AnswerInput): FormContent | null =>
  validationError || JSON.stringify(body).length > ANSWER_MAX_BYTES ? null : formContentOf(body);

/**
 * Returns the error for a POST whose `Origin` is foreign or 'null', else undefined. Browsers send `Origin` with every
 * POST; a client without that header is not a browser and passes. A request that `Sec-Fetch-Site` marks as coming from
 * another site is refused earlier (`server/src/http/same-site.ts`).
 */
function foreignOrigin({ headers }: FastifyRequest, publicUrl: string): AppError | undefined {
  const isOurs = headers.origin === undefined || headers.origin === new URL(publicUrl).origin;
  return isOurs
    ? undefined
    : new AppError('permission-denied', MESSAGES.anotherSite, { reason: 'origin' });
}
