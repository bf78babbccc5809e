import * as z from 'zod/mini';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';

export const scoreReply = z.strictObject({ claro: count, oscuro: count });

const scorers = z
  .array(z.strictObject({ playerId: id, goals: count, ownGoals: count }))
  .register(schemaMetadata, {
    description: 'Who of the teams scored, as far as it is known; own goals count for the other.',
  });

/** How a match ended. */
export const resultReply = z
  .strictObject({
    matchId: id,
    score: z
      .nullable(scoreReply)
      .register(schemaMetadata, { description: 'The goals of each side; null: not known.' }),
    scorers,
    decidedAt: z.nullable(timestamp),
  })
  .register(schemaMetadata, { id: 'Result' });
export type ResultReply = z.output<typeof resultReply>;

/** How one of several matches ended. */
export const matchScore = z
  .strictObject({ matchId: id, score: scoreReply })
  .register(schemaMetadata, { id: 'MatchScore' });
export type MatchScore = z.output<typeof matchScore>;
