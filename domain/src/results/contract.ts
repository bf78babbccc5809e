import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { noContent, schemaMetadata, count, id, timestamp } from '../contract/values.ts';
import { matchIdsQuery, PAGE_HEADERS, pageQuery } from '../matches/queries.ts';
import { FIGURAS, RESULT } from '../routes.ts';
import { GOALS_MAX, PER_SIDE_MAX } from '../limits.ts';

const goals = (error: string) =>
  z
    .number({ error })
    .check(
      z.refine((value) => Number.isInteger(value) && value >= 0 && value <= GOALS_MAX, { error }),
    );

const scorer = z.object(
  {
    playerId: z.string({ error: MESSAGES.scorerNotPlaying }),
    goals: goals(MESSAGES.scorerGoalsInvalid),
    ownGoals: z._default(goals(MESSAGES.scorerGoalsInvalid), 0),
  },
  { error: MESSAGES.fieldInvalid },
);

const result = {
  claro: goals(MESSAGES.scoreInvalid),
  oscuro: goals(MESSAGES.scoreInvalid),
  scorers: z._default(
    z.array(scorer, { error: MESSAGES.fieldInvalid }).check(
      z.refine((all) => all.length <= 2 * PER_SIDE_MAX, { error: MESSAGES.scorerNotPlaying }),
      z.refine((all) => new Set(all.map(({ playerId }) => playerId)).size === all.length, {
        error: MESSAGES.scorerRepeated,
      }),
    ),
    [],
  ),
};

/** Schema of the result of a match: the score and the known scorers (docs/specification.md#results). */
export const resultInput = z.object(
  {
    ...result,
    seen: z
      .optional(z.nullable(z.object(result, { error: MESSAGES.fieldInvalid })))
      .register(schemaMetadata, {
        description:
          'The result on screen before the change; null for none. If the stored result differs, the response is 409.',
      }),
  },
  { error: MESSAGES.invalid },
);
export type ResultInput = z.output<typeof resultInput>;

export const scoreReply = z.strictObject({ claro: count, oscuro: count });

const scorers = z
  .array(z.strictObject({ playerId: id, goals: count, ownGoals: count }))
  .register(schemaMetadata, {
    description: 'The known scorers. Own goals count for the other team.',
  });

/** Schema of players with the names under which the teams were saved. */
const players = z.array(z.strictObject({ playerId: id, name: z.string() }));

const figura = z.strictObject({ players, votes: count });

const proposals = z.array(z.extend(scoreReply, { players })).register(schemaMetadata, {
  description:
    'The scores that players have proposed by the link while the match has no result, with these players. The score with the most players comes first.',
});

export const resultReply = z
  .strictObject({
    matchId: id,
    score: z.nullable(scoreReply).register(schemaMetadata, {
      description: 'The goals of each team; null if they are not known.',
    }),
    scorers,
    guests: z.array(id).register(schemaMetadata, {
      description: 'The players of both teams who are guests of the match.',
    }),
    decidedAt: z.nullable(timestamp),
    figura: z.nullable(figura).register(schemaMetadata, {
      description:
        'The players with the most votes, several if their votes are equal; null until the votes are counted 24 hours after the match, and with fewer than three votes.',
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

export const resultContract = contract('Results', RESULT, {
  list: {
    summary: 'List the scores of the given matches that have a result',
    helpers: 'matches',
    query: matchIdsQuery,
    replies: { 200: z.array(matchScore) },
    conditional: 'version',
    problems: [422],
  },
  read: {
    summary: 'Retrieve the result of a match, its scorers and la figura',
    helpers: 'matches',
    replies: { 200: resultReply },
    conditional: 'clock',
  },
  set: {
    summary: 'Set or replace the result of a match that has begun',
    helpers: 'matches',
    description: 'Scorers must be players of the saved teams. Goals may have no scorer.',
    body: resultInput,
    replies: { 200: resultReply },
    problems: [409],
  },
  remove: {
    summary: 'Remove the result of a match',
    helpers: 'matches',
    replies: { 204: noContent },
  },
});

export const figuraContract = contract('Results', FIGURAS, {
  list: {
    summary: 'List la figura of the matches of the user, page by page',
    helpers: 'matches',
    description:
      'The newest match comes first. A match whose votes are not counted yet is left out.',
    query: pageQuery,
    replies: { 200: z.array(figuraReply) },
    replyHeaders: { 200: PAGE_HEADERS },
    problems: [422],
    conditional: 'clock',
  },
});
