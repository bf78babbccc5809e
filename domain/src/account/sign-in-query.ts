import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';

/** Describes how to sign in. An invalid value counts as missing. */
export const signInQuery = z.object({
  mode: otherwise(z._default(z.enum(['popup', 'redirect']), 'redirect'), 'redirect'),
  login_hint: otherwise(z.optional(z.string()), undefined).register(schemaMetadata, {
    description: 'The account to sign in. In demonstration mode without asking.',
  }),
});
