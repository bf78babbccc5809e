import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';

/** How to sign in. Anything else that is sent counts as left out. */
export const signInQuery = z.object({
  mode: otherwise(z._default(z.enum(['popup', 'redirect']), 'redirect'), 'redirect'),
  login_hint: otherwise(z.optional(z.string()), undefined).register(schemaMetadata, {
    description: 'The account to sign in. In demonstration mode without asking.',
  }),
});
