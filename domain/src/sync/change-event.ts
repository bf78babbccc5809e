import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { changeDetail } from './change-detail.ts';

/**
 * Lists what the events of `GET /api/events` are about. 'match' includes its roster, attendance and teams, 'list' the
 * players that were created with it, and 'account' everything.
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

/** Describes a stream of change events as text. */
export const changeEvents = z
  .string()
  .register(schemaMetadata, { contentSchema: { $ref: '#/components/schemas/ChangeEvent' } });
