import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { EVENTS } from '../routes.ts';
import { schemaMetadata, count } from '../contract/values.ts';
import { matchPlayerReply } from '../matches/contract.ts';
import { scoreReply } from '../results/contract.ts';
import { teamCountsReply } from '../matches/format-replies.ts';

/**
 * Kinds of data that the events of `GET /api/events` are about. 'match' includes the match's roster, attendance and
 * teams. 'list' includes the players that were created with the list. 'account' says that the account was deleted, and
 * is the last event of a stream.
 */
const CHANGE_KINDS = ['list', 'player', 'match', 'profile', 'badge', 'account'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * Maximum number of players whose attendance a change event contains, so that the event stays under 2 KB. If more
 * players have changed, the event leaves them out, and the client reads the attendance again.
 */
export const EVENT_PLAYERS_MAX = 14;

const attendance = z.pick(matchPlayerReply, {
  id: true,
  confirmed: true,
  confirmedAt: true,
  declined: true,
});

/** Schema of the part of a match that has changed, for events that name it: ids and values, but no names of players. */
export const changeDetail = z
  .discriminatedUnion('part', [
    z.strictObject({
      part: z.literal('attendance'),
      confirmedCount: count,
      players: z
        .nullable(z.array(attendance).check(z.maxLength(EVENT_PLAYERS_MAX)))
        .register(schemaMetadata, {
          description: 'The players whose attendance has changed; null if there are too many.',
        }),
    }),
    z.strictObject({ part: z.literal('teams'), teamCounts: teamCountsReply }),
    z.strictObject({ part: z.literal('lineup-context') }),
    z.strictObject({ part: z.literal('result'), score: z.nullable(scoreReply) }),
    z.strictObject({ part: z.literal('moved') }).register(schemaMetadata, {
      description: 'The day, time or place has changed, and any other part may have.',
    }),
  ])
  .register(schemaMetadata, { id: 'ChangeDetail' });
export type ChangeDetail = z.output<typeof changeDetail>;

export const changeEvent = z
  .strictObject({
    kind: z.enum(CHANGE_KINDS),
    id: z.string(),
    tab: z.nullable(z.string()).register(schemaMetadata, {
      description: 'The tab that made the change, as its `X-Picadito-Tab` header said.',
    }),
    detail: z.optional(changeDetail).register(schemaMetadata, {
      description:
        'The part of the match that has changed. If it is missing, any part may have changed.',
    }),
  })
  .register(schemaMetadata, { id: 'ChangeEvent' });
export type ChangeEvent = z.output<typeof changeEvent>;

/** Schema of the text of the event stream, for the OpenAPI document. */
export const changeEvents = z
  .string()
  .register(schemaMetadata, { contentSchema: { $ref: '#/components/schemas/ChangeEvent' } });

export type AttendanceDetail = Extract<ChangeDetail, { part: 'attendance' }>;

/**
 * Schema of the query of the event stream: the user whose changes a page requests, and the version after which the
 * changes start.
 */
export const eventsQuery = z.object({
  user: z.optional(z.string({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
    description:
      'The id of the user that the page shows. If the session belongs to another user, the response is 401.',
  }),
  since: z.optional(z.string({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
    description:
      'The `version` from which the stream continues. `Last-Event-ID` takes precedence. Without both, the stream begins now.',
  }),
});

export const eventContract = contract('Session', EVENTS, {
  follow: {
    summary: 'Stream the changes of the user’s data as server-sent events',
    helpers: 'matches',
    description:
      'The stream begins with an event `ready`, or `resync` if everything may have changed. An event `change` follows for each change, with the version as its id and a `ChangeEvent` as its data.',
    query: eventsQuery,
    replies: { 200: { content: { 'text/event-stream': { schema: changeEvents } } } },
    problems: [422],
  },
});
