import * as z from 'zod/mini';
import { MATCH_STATUSES } from './match.ts';
import type { MatchDetail } from './match-details.ts';
import {
  count,
  id,
  rating,
  skillLevel,
  timestamp,
  whatsapp,
  schemaMetadata,
} from '../contract/values.ts';

export const plainDay = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d$/))
  .register(schemaMetadata, { description: 'In the match’s `timeZone`.', format: 'date' });
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const details = {
  listId: z.nullable(id),
  date: plainDay,
  time: time.register(schemaMetadata, {
    description: 'HH:MM, 24 h, in `timeZone`.',
    examples: ['21:00'],
  }),
  location: z.string(),
  googlePlaceId: z.nullable(z.string()),
  isRecurring: z.boolean(),
  recurringDay: z
    .nullable(z.int().check(z.gte(0), z.lte(6)))
    .register(schemaMetadata, { description: '0 Domingo to 6 Sábado.' }),
  timeZone: z.string().register(schemaMetadata, { description: 'IANA name.' }),
} satisfies Record<MatchDetail, z.ZodMiniType>;

export const teamCountsReply = z.strictObject({ claro: count, oscuro: count, suplentes: count });

export const matchReply = z
  .strictObject({
    id,
    userId: id,
    organizerId: id,
    ...details,
    status: z.enum(MATCH_STATUSES),
    seriesId: z.nullable(id),
    playerCount: count,
    confirmedCount: count,
    teamCounts: z.nullable(teamCountsReply),
    createdAt: timestamp,
  })
  .register(schemaMetadata, { id: 'Match' });
export type Match = z.output<typeof matchReply>;

export const matchCountsReply = z
  .strictObject({ total: count, completed: count })
  .register(schemaMetadata, { id: 'MatchCounts' });
export type MatchCounts = z.output<typeof matchCountsReply>;

/**
 * Schema of a player of a match with the attendance in this match (docs/specification.md#data, match-with-players
 * view).
 */
export const matchPlayerReply = z
  .strictObject({
    id,
    name: z.string(),
    skillLevel,
    whatsapp,
    rating,
    confirmed: z.boolean(),
    confirmedAt: z.nullable(timestamp),
    declined: z.boolean().register(schemaMetadata, {
      description: 'Said that he will not come; never while `confirmed`.',
    }),
  })
  .register(schemaMetadata, { id: 'MatchPlayer' });
export type MatchPlayerReply = z.output<typeof matchPlayerReply>;
