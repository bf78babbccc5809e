import { ANSWER_MAX_BYTES } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';

/**
 * The limit is higher than that of a form, so that the page can show the text again with the message that it is too
 * long.
 */
const READ_MAX_BYTES = 32 * ANSWER_MAX_BYTES;

/** Accepts form bodies, which pages without a script send; the body becomes an object of fields by name. */
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
