import * as z from 'zod/mini';
import { MATCH_STATUSES } from './match.ts';
import { count, id, rating, skillLevel, timestamp, whatsapp, WORDS } from '../contract/values.ts';

export const plainDay = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d$/))
  .register(WORDS, { description: 'In the match’s `timeZone`.', format: 'date' });
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const matchReply = z
  .strictObject({
    id,
    userId: id,
    organizerId: id,
    listId: z.nullable(id),
    date: plainDay,
    time: time.register(WORDS, { description: 'HH:MM, 24 h, in `timeZone`.', examples: ['21:00'] }),
    location: z.string(),
    googlePlaceId: z.nullable(z.string()),
    status: z.enum(MATCH_STATUSES),
    isRecurring: z.boolean(),
    recurringDay: z
      .nullable(z.int().check(z.gte(0), z.lte(6)))
      .register(WORDS, { description: '0 Domingo to 6 Sábado.' }),
    seriesId: z.nullable(id),
    timeZone: z.string().register(WORDS, { description: 'IANA name.' }),
    playerCount: count,
    confirmedCount: count,
    teamCounts: z.nullable(z.strictObject({ claro: count, oscuro: count, suplentes: count })),
    createdAt: timestamp,
  })
  .register(WORDS, { id: 'Match' });
export type Match = z.output<typeof matchReply>;

/** A player as one match sees him (product.md §3, match-with-players view). */
export const matchPlayerReply = z
  .strictObject({
    id,
    name: z.string(),
    skillLevel,
    whatsapp,
    rating,
    confirmed: z.boolean(),
    confirmedAt: z.nullable(timestamp),
    declined: z
      .boolean()
      .register(WORDS, { description: 'Said that he will not come; never while `confirmed`.' }),
  })
  .register(WORDS, { id: 'MatchPlayer' });
export type MatchPlayer = z.output<typeof matchPlayerReply>;
