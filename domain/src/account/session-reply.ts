import * as z from 'zod/mini';
import { profileReply } from './profile-reply.ts';
import { id, timestamp, schemaMetadata } from '../contract/values.ts';

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
