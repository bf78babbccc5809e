import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * Bodies are JSON in UTF-8 or nothing: an empty one counts as none, keys that would reach a prototype are ignored
 * like all keys that the contract does not name, and any other type or encoding is refused.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i,
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined);
      if (isEncoded(request)) return done(notJson());
      try {
        void parse(request, utf8.decode(body), done);
      } catch {
        done(notJson());
      }
    },
  );
}

function isEncoded({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
}

const notJson = () => new AppError('invalid-argument', MESSAGES.notJson, { status: 415 });
