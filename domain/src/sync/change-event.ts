import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { changeDetail } from './change-detail.ts';

/**
 * Kinds of data that the events of `GET /api/events` are about. 'match' includes the match's roster, attendance and
 * teams. 'list' includes the players that were created with the list. 'account' means all data of the user.
 */
const CHANGE_KINDS = ['list', 'player', 'match', 'profile', 'badge', 'account'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const changeEvent = z
  .strictObject({
    kind: z.enum(CHANGE_KINDS),
    id: z.string(),
    tab: z.nullable(z.string()).register(schemaMetadata, {
      description: 'The page that made it, as its `X-Picadito-Tab` said.',
    }),
    detail: z.optional(changeDetail).register(schemaMetadata, {
      description: 'What has changed of a match; without it, anything of it may have.',
    }),
  })
  .register(schemaMetadata, { id: 'ChangeEvent' });
export type ChangeEvent = z.output<typeof changeEvent>;

/** Schema of the text of the event stream, for the OpenAPI document. */
export const changeEvents = z
  .string()
  .register(schemaMetadata, { contentSchema: { $ref: '#/components/schemas/ChangeEvent' } });
