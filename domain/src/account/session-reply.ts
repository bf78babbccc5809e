import * as z from 'zod/mini';
import { profileReply } from './profile-reply.ts';
import { id, timestamp, WORDS } from '../contract/values.ts';

export const sessionReply = z
  .strictObject({
    user: z.nullable(profileReply),
    temporary: z.boolean().register(WORDS, {
      description:
        'The profile could not be stored yet and lasts as long as the server’s memory. Everything else is 503 meanwhile.',
    }),
    version: z.nullable(z.string()).register(WORDS, {
      description: 'Opaque: from where `GET /api/events` goes on. Null when signed out.',
    }),
  })
  .register(WORDS, { id: 'Session' });
export type SessionReply = z.output<typeof sessionReply>;

/** One of the browsers in which the organiser is signed in. */
export const deviceReply = z
  .strictObject({
    id,
    startedAt: timestamp,
    lastSeenAt: timestamp,
    device: z
      .nullable(z.string())
      .register(WORDS, { description: 'The User-Agent at sign-in, at most 300 characters.' }),
    current: z.boolean(),
  })
  .register(WORDS, { id: 'Device' });
export type DeviceSession = z.output<typeof deviceReply>;
