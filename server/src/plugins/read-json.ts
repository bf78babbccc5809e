import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON or nothing: an empty one counts as none, keys that would reach a prototype are ignored like
 * all keys that the contract does not name, and any other type is refused.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
