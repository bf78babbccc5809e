import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import * as MESSAGES from '../text/messages.ts';

/**
 * Schema of the query of the event stream: the user whose changes a page requests, and the version after which the
 * changes start.
 */
export const eventsQuery = z.object({
  user: z
    .optional(z.string({ error: MESSAGES.fieldInvalid }))
    .register(schemaMetadata, { description: 'Whom the page shows: 401 if it is another.' }),
  since: z.optional(z.string({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
    description: 'The `version` to go on from; `Last-Event-ID` wins. Without both: from now.',
  }),
});
