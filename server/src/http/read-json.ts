import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, invalid } from '../app-error.ts';

/**
 * The maximum number of nested levels of a body; valid bodies have a few. In a body that is too deep, recursive code
 * would overflow the stack.
 */
const LEVELS_MAX = 32;
/**
 * The maximum number of items of an array in a body, because each invalid item costs an error message. The longest
 * valid array is the substitutes of a match.
 */
const ITEMS_MAX = 5000;

/**
 * Registers the parser of JSON bodies. An empty body counts as missing. Keys that would reach a prototype are removed.
 * Bodies of other types and encodings are refused (415), and so are bodies that are too deep or have too long arrays
 * (422).
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
        void parse(request, utf8.decode(body), (error, value) => {
          if (error) done(error);
          else if (isTooMuch(value)) done(tooMuch());
          else done(null, value);
        });
      } catch {
        done(notJson());
      }
    },
  );
}

function isEncoded({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
}

/**
 * Tells whether a value is too deep or has a too long array. Walks the value level by level, because recursion into a
 * deep value would overflow the stack.
 */
function isTooMuch(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < LEVELS_MAX; depth += 1) {
    const things = level.filter((inner) => typeof inner === 'object' && inner !== null);
    if (things.length === 0) return false;
    if (things.some((inner) => Array.isArray(inner) && inner.length > ITEMS_MAX)) return true;
    level = things.flatMap((inner): unknown[] => Object.values(inner));
  }
  return true;
}

const tooMuch = () => invalid('', MESSAGES.tooMuch);
const notJson = () => new AppError('invalid-argument', MESSAGES.notJson, { status: 415 });
