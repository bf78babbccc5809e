import { ANSWER_MAX_BYTES } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';

/** More than a form may have, so that what was typed can be given back with the sentence that it is too long. */
const READ_MAX_BYTES = 32 * ANSWER_MAX_BYTES;

/** Bodies may be forms here, as a page without a script sends them; they become the fields by name. */
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
