import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { schemaMetadata } from '../contract/values.ts';
import { DIAGNOSIS, HEALTH } from '../routes.ts';

/**
 * Schema of the report on the database: whether it responds, whether it has the index for each query of
 * docs/specification.md#requests-and-messages, and when it was last backed up.
 */
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
      .register(schemaMetadata, {
        description: 'The indexes. `collection` and `fields` have the names of the specification.',
      }),
    backup: z
      .nullable(z.strictObject({ lastAt: z.nullable(z.string()), isLate: z.boolean() }))
      .register(schemaMetadata, {
        description:
          'The last daily backup, which is late after two days; null if the server makes no backups.',
      }),
  })
  .register(schemaMetadata, { id: 'HealthReport' });
export type HealthReport = z.output<typeof healthReply>;

/** Schema of the reply to health checks of load balancers. The version is the one in package.json. */
export const aliveReply = z.strictObject({ status: z.literal('ok'), version: z.string() });
export const readyReply = z.strictObject({ status: z.literal('ok') });
export const awayReply = z.strictObject({ status: z.literal('unavailable') });

export const healthContract = contract('Server', HEALTH, {
  alive: {
    summary: 'Check that the server responds, and retrieve its version',
    replies: { 200: aliveReply },
  },
  ready: {
    summary: 'Check that the database responds',
    replies: { 200: readyReply, 503: awayReply },
  },
});

/** Operation that returns the report of 'Diagnosticar DB', which needs a session. */
export const diagnosisContract = contract('Server', DIAGNOSIS, {
  read: {
    summary: 'Retrieve a report on the database and its indexes',
    description:
      '`version` is that of the schema, the number of its newest migration. Every account may read the report, so it does not name the version of the engine.',
    replies: { 200: healthReply },
  },
});
