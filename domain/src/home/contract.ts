import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { HOME } from '../routes.ts';
import { badgeReply } from '../badges/contract.ts';
import { count, id, schemaMetadata } from '../contract/values.ts';
import { matchReply } from '../matches/contract.ts';
import { figuraReply, scoreReply } from '../results/contract.ts';
import { listReply } from '../players/contract.ts';

/**
 * Schema of the data of the home screen (docs/specification.md#dashboard). The size of the reply does not grow with the
 * age of an account.
 */
export const homeReply = z
  .strictObject({
    matches: z.array(matchReply).register(schemaMetadata, {
      description: 'Those to come and the latest that were, newest date first.',
    }),
    asked: z
      .nullable(id)
      .register(schemaMetadata, { description: 'The one of these matches to ask the result of.' }),
    scores: z.record(id, scoreReply).register(schemaMetadata, {
      description: 'By match: of the first five of these, those that have a result.',
    }),
    figura: z.nullable(figuraReply).register(schemaMetadata, {
      description: 'Of the match that ended last, if it has one, for a week.',
    }),
    waiting: z.nullable(z.strictObject({ matchId: id, count })).register(schemaMetadata, {
      description:
        'How many decisions the organiser is asked for in the next match: names that devices claim, proposals about it, and newcomers of its list. Null: none.',
    }),
    lists: z.array(listReply),
    achievements: z
      .strictObject({ count, latest: z.array(badgeReply) })
      .register(schemaMetadata, { description: 'How many of the twelve, and the last three.' }),
  })
  .register(schemaMetadata, { id: 'Home' });
export type Home = z.output<typeof homeReply>;

export const homeContract = contract('Home', HOME, {
  read: {
    summary: 'What the first screen shows: current matches, lists, the latest achievements',
    replies: { 200: homeReply },
    conditional: 'clock',
  },
});
