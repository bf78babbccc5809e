import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';

/** Schema of the query of the sign-in route. An invalid value counts as missing, so that the sign-in still works. */
export const signInQuery = z.object({
  mode: otherwise(z._default(z.enum(['popup', 'redirect']), 'redirect'), 'redirect'),
  login_hint: otherwise(z.optional(z.string()), undefined).register(schemaMetadata, {
    description: 'The account to sign in. In demonstration mode without asking.',
  }),
});
