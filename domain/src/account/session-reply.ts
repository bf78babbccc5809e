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
    timeZone: z.nullable(z.string()).register(schemaMetadata, {
      description: 'The IANA name of the time zone; null until the browser has sent it.',
    }),
    country: z
      .nullable(z.string())
      .register(schemaMetadata, { description: 'The country code by ISO 3166-1 alpha-2.' }),
    createdAt: timestamp,
  })
  .register(schemaMetadata, { id: 'Profile' });
export type Profile = z.output<typeof profileReply>;

export const sessionReply = z
  .strictObject({
    user: z.nullable(profileReply),
    temporary: z.boolean().register(schemaMetadata, {
      description:
        'True if the profile is not stored yet and exists only in the memory of the server. Other requests get 503 until it is stored.',
    }),
    version: z.nullable(z.string()).register(schemaMetadata, {
      description:
        'An opaque version, from which `GET /api/events` continues; null without a session.',
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
      description: 'The User-Agent header of the sign-in, at most 300 characters.',
    }),
    current: z.boolean(),
    noticesSince: z.nullable(timestamp).register(schemaMetadata, {
      description: 'The time since which the device receives notices; null if it receives none.',
    }),
  })
  .register(schemaMetadata, { id: 'Device' });
export type DeviceSession = z.output<typeof deviceReply>;
