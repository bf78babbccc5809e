import { ANSWER_MAX_BYTES } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The maximum size of a form body in bytes. It is far above the allowed size of an answer, so that the page can show a
 * too long text again with a message.
 */
const READ_MAX_BYTES = 32 * ANSWER_MAX_BYTES;

/**
 * Registers the parser of form bodies, which pages send with and without a script; the body becomes an object of fields
 * by name.
 */
export function readForm(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i,
    { parseAs: 'string', bodyLimit: READ_MAX_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

export function isForm({ 'content-type': type }: { 'content-type'?: string | undefined }): boolean {
  return type?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;
}

/**
 * Tells whether a page is the reply that the sender of a request expects: a browser opened a page, or a form was sent.
 */
export function isOfBrowser({ method, headers }: FastifyRequest): boolean {
  return method !== 'POST' || isForm(headers);
}
