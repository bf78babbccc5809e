import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { HOME } from '../routes.ts';
import { badgeReply } from '../badges/contract.ts';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
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
      description: 'The coming matches and the latest past ones, newest date first.',
    }),
    asked: z.nullable(id).register(schemaMetadata, {
      description:
        'The id of the match whose result home requests from the organiser; null if there is none.',
    }),
    scores: z.record(id, scoreReply).register(schemaMetadata, {
      description: 'The scores of the first five of these matches that have a result, by match id.',
    }),
    figura: z.nullable(figuraReply).register(schemaMetadata, {
      description: 'La figura of the match that ended last, for a week after it.',
    }),
    waiting: z.nullable(z.strictObject({ matchId: id, count })).register(schemaMetadata, {
      description:
        'The number of decisions that wait for the organiser in the next match: claimed names, proposals, and newcomers of its list. Null if no decision waits.',
    }),
    autopilot: z
      .nullable(
        z.strictObject({
          matchId: id,
          at: timestamp,
          kind: z.enum(['formed', 'repaired']),
        }),
      )
      .register(schemaMetadata, {
        description:
          'The last step by which the autopilot made or repaired the teams of the next match. Null once the step is undone or the teams have changed.',
      }),
    lists: z.array(listReply),
    achievements: z.strictObject({ count, latest: z.array(badgeReply) }).register(schemaMetadata, {
      description: 'The number of earned badges and the latest three.',
    }),
  })
  .register(schemaMetadata, { id: 'Home' });
export type Home = z.output<typeof homeReply>;

export const homeContract = contract('Home', HOME, {
  read: {
    summary: 'Retrieve the data of the home screen',
    replies: { 200: homeReply },
    conditional: 'clock',
  },
});
