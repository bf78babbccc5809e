import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { FIRST_VIEW, HOME } from '../routes.ts';
import * as MESSAGES from '../text/messages.ts';
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
    captain: z
      .nullable(z.strictObject({ matchId: id, name: z.string(), isOpened: z.boolean() }))
      .register(schemaMetadata, {
        description:
          'The captain of the next match, and whether a device has opened the link; null if there is none.',
      }),
    bibs: z
      .nullable(z.strictObject({ matchId: id, holder: z.nullable(z.string()) }))
      .register(schemaMetadata, {
        description:
          'Who has the bibs and the ball of the list of the next match, and the last match of that list that has begun. Null if nobody has them, unless the next match has begun.',
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
    helpers: 'matches',
    replies: { 200: homeReply },
    conditional: 'clock',
  },
});

/**
 * Schema of the data that a page reads at its start, before it knows who is signed in: replies of other operations, by
 * their paths.
 */
export const firstViewReply = z
  .strictObject({
    user: z.nullable(id).register(schemaMetadata, {
      description: 'The id of the user of the session; null without a session.',
    }),
    version: z.nullable(z.string()).register(schemaMetadata, {
      description:
        'The version of the data, as in `GET /api/session`. The replies are at least as new.',
    }),
    replies: z.record(z.string(), z.unknown()).register(schemaMetadata, {
      description: 'Replies of GET operations, by their paths.',
    }),
    etags: z.record(z.string(), z.string()).register(schemaMetadata, {
      description: 'The ETags of these replies, by their paths.',
    }),
  })
  .register(schemaMetadata, { id: 'FirstView' });
export type FirstView = z.output<typeof firstViewReply>;

export const firstViewContract = contract('Home', FIRST_VIEW, {
  read: {
    summary: 'Retrieve the data of the home screen and of a match in one reply',
    description:
      'A match that does not exist is left out. The replies are those of the single operations.',
    query: z.object({
      matchId: z.optional(z.string({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
        description: 'The id of the match that the first screen shows.',
      }),
    }),
    replies: { 200: firstViewReply },
    problems: [422, 503],
  },
});
