import { MESSAGES } from '@picadito/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { UnknownCodes } from '../../http/limits/unknown-codes.ts';
import { isOfBrowser } from '../../http/read-form.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Functions of `pageSender`: `made` adds the style sheet to a page of the renderer, `send` sends the page. */
type Sender = {
  made: (html: string) => Buffer;
  send: (reply: FastifyReply, status: number, page: Buffer) => FastifyReply;
};

/**
 * Returns the handler of requests whose link opens no page. It replies 404, or 429 to an address that sends too many
 * such requests; the body is a page, or problem+json if the request came from a script.
 */
export function deadLinks(
  { renderer, unknownCodes }: { renderer: PageRenderer; unknownCodes: UnknownCodes },
  { made, send }: Sender,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const dead = made(renderer.renderSentence(MESSAGES.linkIsDead));
  const tooMany = made(renderer.renderSentence(MESSAGES.tooManyLinks));
  return (request, reply) => {
    const mustWait = unknownCodes(request, reply);
    const isPage = isOfBrowser(request);
    if (!isPage && mustWait)
      throw new AppError('resource-exhausted', MESSAGES.tooManyLinks, { reason: 'link' });
    if (!isPage) throw new AppError('not-found', MESSAGES.linkIsDead);
    if (!mustWait) return send(reply, 404, dead);
    request.refusal = 'link';
    return send(reply, 429, tooMany);
  };
}
