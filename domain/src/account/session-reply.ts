import * as z from 'zod/mini';
import { count, id, schemaMetadata, timestamp, whatsapp } from '../contract/values.ts';

export const profileReply = z
  .strictObject({
    id,
    uid: id,
    name: z.string(),
    email: z.nullable(z.string()),
    photoURL: z.nullable(z.string()),
    whatsapp,
    level: z.int().check(z.gte(1)),
    xp: count,
    timeZone: z
      .nullable(z.string())
      .register(schemaMetadata, { description: 'IANA name; null until the browser has told it.' }),
    country: z
      .nullable(z.string())
      .register(schemaMetadata, { description: 'ISO 3166-1 alpha-2.' }),
    createdAt: timestamp,
  })
  .register(schemaMetadata, { id: 'Profile' });
export type Profile = z.output<typeof profileReply>;

export const sessionReply = z
  .strictObject({
    user: z.nullable(profileReply),
    temporary: z.boolean().register(schemaMetadata, {
      description:
        'The profile could not be stored yet and lasts as long as the server’s memory. Everything else is 503 meanwhile.',
    }),
    version: z.nullable(z.string()).register(schemaMetadata, {
      description: 'Opaque: from where `GET /api/events` goes on. Null when signed out.',
    }),
  })
  .register(schemaMetadata, { id: 'Session' });
export type SessionReply = z.output<typeof sessionReply>;

/** Schema of a session: a browser in which the organiser is signed in. */
export const deviceReply = z
  .strictObject({
    id,
    startedAt: timestamp,
    lastSeenAt: timestamp,
    device: z.nullable(z.string()).register(schemaMetadata, {
      description: 'The User-Agent at sign-in, at most 300 characters.',
    }),
    current: z.boolean(),
    noticesSince: z.nullable(timestamp).register(schemaMetadata, {
      description: 'Since when it gets notices; null: it gets none.',
    }),
  })
  .register(schemaMetadata, { id: 'Device' });
export type DeviceSession = z.output<typeof deviceReply>;
