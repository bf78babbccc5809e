import * as z from 'zod/mini';
import { schemaMetadata } from './values.ts';

/** HTTP status of each error code of the API (docs/decisions/142). */
export const STATUS_OF = {
  'permission-denied': 403,
  unauthenticated: 401,
  'invalid-argument': 422,
  'not-found': 404,
  'already-exists': 409,
  'failed-precondition': 409,
  'resource-exhausted': 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

const CODES = Object.keys(STATUS_OF) as ErrorCode[];

const fieldError = z.strictObject({
  path: z.union([z.string(), z.array(z.union([z.int(), z.string()]))]).register(schemaMetadata, {
    description:
      'The dotted path of the field in the body, empty for the whole body. In a body that is an array, the path is `[index, field]`.',
  }),
  message: z.string().register(schemaMetadata, { description: 'A Spanish sentence.' }),
});
export type FieldError = z.output<typeof fieldError>;

/** Schema of the body of every error response: `application/problem+json` (RFC 9457) with `code` and `errors`. */
export const problemReply = z
  .strictObject({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    code: z.enum(CODES),
    detail: z
      .string()
      .register(schemaMetadata, { description: 'A Spanish sentence for the user.' }),
    errors: z.optional(z.array(fieldError)),
  })
  .register(schemaMetadata, { id: 'Problem' });
export type Problem = z.output<typeof problemReply>;
