import * as z from 'zod/mini';
import { count, id, timestamp, whatsapp, schemaMetadata } from '../contract/values.ts';

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
