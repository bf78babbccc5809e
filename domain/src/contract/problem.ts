import * as z from 'zod/mini';
import { STATUS_OF, type ErrorCode } from './errors.ts';
import { schemaMetadata } from './values.ts';

const CODES = Object.keys(STATUS_OF) as ErrorCode[];

const fieldError = z.strictObject({
  path: z.union([z.string(), z.array(z.union([z.int(), z.string()]))]).register(schemaMetadata, {
    description:
      'Dotted path into the body, empty for the whole of it; into a body that is an array `[index, field]`.',
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
