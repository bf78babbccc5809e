import * as z from 'zod/mini';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';

export const scoreReply = z.strictObject({ claro: count, oscuro: count });

const scorers = z
  .array(z.strictObject({ playerId: id, goals: count, ownGoals: count }))
  .register(schemaMetadata, {
    description: 'Who of the teams scored, as far as it is known; own goals count for the other.',
  });

/** Schema of players with the names under which the teams were saved. */
const players = z.array(z.strictObject({ playerId: id, name: z.string() }));

const figura = z.strictObject({ players, votes: count });

const proposals = z.array(z.extend(scoreReply, { players })).register(schemaMetadata, {
  description:
    'The scores that players of the teams propose by the link of the list while there is none, and who: what most say first.',
});

export const resultReply = z
  .strictObject({
    matchId: id,
    score: z
      .nullable(scoreReply)
      .register(schemaMetadata, { description: 'The goals of each side; null: not known.' }),
    scorers,
    decidedAt: z.nullable(timestamp),
    figura: z.nullable(figura).register(schemaMetadata, {
      description:
        'Whom the players of the teams have voted for, several of equal votes; null until the votes are counted, 24 hours after the match, and with fewer than three.',
    }),
    proposals,
  })
  .register(schemaMetadata, { id: 'Result' });
export type ResultReply = z.output<typeof resultReply>;

/** Schema of the score of one match in a reply about several matches. */
export const matchScore = z
  .strictObject({ matchId: id, score: scoreReply })
  .register(schemaMetadata, { id: 'MatchScore' });
export type MatchScore = z.output<typeof matchScore>;

export const figuraReply = z
  .extend(figura, { matchId: id })
  .register(schemaMetadata, { id: 'Figura' });
export type FiguraReply = z.output<typeof figuraReply>;
