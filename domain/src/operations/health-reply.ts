import * as z from 'zod/mini';
import { WORDS } from '../contract/values.ts';

/** Whether the database answers, and has the index that each query of product.md §7 walks. */
export const healthReply = z
  .strictObject({
    status: z.enum(['ok', 'degraded']),
    database: z.strictObject({
      engine: z.string(),
      version: z.string(),
      latencyMs: z.number().check(z.gte(0)),
    }),
    indexes: z
      .array(
        z.strictObject({
          collection: z.string(),
          fields: z.array(z.string()),
          present: z.boolean(),
        }),
      )
      .register(WORDS, { description: '`collection` and `fields` in product.md’s names.' }),
  })
  .register(WORDS, { id: 'HealthReport' });
export type HealthReport = z.output<typeof healthReply>;

/** For load balancers. */
export const aliveReply = z.strictObject({ status: z.literal('ok') });
export const awayReply = z.strictObject({ status: z.literal('unavailable') });
