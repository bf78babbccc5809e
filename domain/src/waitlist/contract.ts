import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { MATCH_ANSWERS } from '../routes.ts';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
import { isPlainDate } from '../time/dates.ts';
import { normaliseTime } from '../time/times.ts';
import { CAPACITY_MAX, CAPACITY_MIN } from '../limits.ts';
import { ANSWERS } from './answer.ts';
import { DEVICE_KINDS } from './undo-answers.ts';

const answer = z.enum(ANSWERS);
const source = z.enum(['link', 'other', 'claim', 'organiser']).register(schemaMetadata, {
  description:
    'The source of the answer: an own device or the personal link, another player (`authorName`), a device that only claims the name, or a later decision of the organiser.',
});
const authorName = z.nullable(z.string()).register(schemaMetadata, {
  description: 'The shortest name that distinguishes the player in the match.',
});
const proposed = { id, playerId: id, authorName, madeAt: timestamp };
const answersUntil = z.nullable(z.string()).register(schemaMetadata, {
  description:
    'The deadline for answers, as YYYY-MM-DDTHH:MM by the clock of the match; null if answers are accepted until kick-off.',
  examples: ['2026-11-26T18:00'],
});

/** Schema of the answers to a match by the link, with its settings, guests, claims and proposals. */
export const matchAnswersReply = z
  .strictObject({
    isOn: z
      .boolean()
      .register(schemaMetadata, { description: 'True if the group link of the list is on.' }),
    capacity: count.register(schemaMetadata, {
      description: 'The number of places for answers by the link.',
    }),
    answersUntil,
    usualUntil: z.nullable(z.string()).register(schemaMetadata, {
      description:
        'The deadline unless the organiser sets one: three hours before kick-off with an autopilot.',
    }),
    regularsUntil: z.nullable(z.string()).register(schemaMetadata, {
      description:
        'The hour until which regulars keep a place, as YYYY-MM-DDTHH:MM by the clock of the match; null if no places are kept.',
    }),
    keeping: z.array(id).register(schemaMetadata, {
      description:
        'The regulars who keep a place, as far as places are free, while their attendance is pending.',
    }),
    freeSince: z.nullable(timestamp).register(schemaMetadata, {
      description:
        'The time at which a place last became free within the last three hours. The first two players of the waitlist are offered this place.',
    }),
    answers: z
      .array(
        z.strictObject({
          playerId: id,
          answer,
          isQueued: z.boolean(),
          place: z
            .nullable(count)
            .register(schemaMetadata, { description: 'The place on the waitlist, from 1 on.' }),
          comment: z.nullable(z.string()),
          source,
          authorName,
          answeredAt: timestamp,
          isToTell: z.boolean().register(schemaMetadata, {
            description:
              'True if the player has moved up from the waitlist and has not been notified yet.',
          }),
        }),
      )
      .register(schemaMetadata, {
        description: 'The last answer of each player who has answered.',
      }),
    log: z
      .array(
        z.strictObject({
          playerId: id,
          name: z.string(),
          answer,
          source,
          authorName,
          at: timestamp,
          kind: z.nullable(z.enum(DEVICE_KINDS)).register(schemaMetadata, {
            description:
              'The kind of the device: it owned the name before the previous match ended, it took a free name after that, it only claims the name, or it used the personal link. Null if it is not known.',
          }),
          isUndone: z.boolean(),
          canUndo: z.boolean(),
          ofDevice: count.register(schemaMetadata, {
            description: 'The number of answers of the same device that can be undone.',
          }),
        }),
      )
      .register(schemaMetadata, { description: 'The latest 20 answers, newest first.' }),
    span: z.nullable(z.strictObject({ from: timestamp, count })).register(schemaMetadata, {
      description:
        'The span that an undo covers by default: everything by devices other than the usual ones, back to the last 30 minutes without any of it. `count` is the number of answers, claims, guests, proposals and newcomers.',
    }),
    lastUndo: z
      .nullable(z.strictObject({ at: timestamp, count }))
      .register(schemaMetadata, { description: 'The last undo, which can be taken back.' }),
    claims: z
      .array(
        z.strictObject({
          playerId: id,
          name: z.string(),
          times: count,
          claimedAt: timestamp.register(schemaMetadata, {
            description: 'The time of the newest claim.',
          }),
          answer: z.nullable(answer).register(schemaMetadata, {
            description: 'The answer that waits with the newest claim.',
          }),
        }),
      )
      .register(schemaMetadata, {
        description: 'The claimed names of the match, with one entry for each name.',
      }),
    guests: z
      .array(
        z.strictObject({
          playerId: id,
          hostId: z.nullable(id),
          hostName: authorName,
          isKept: z.boolean(),
          hasLeft: z.boolean().register(schemaMetadata, {
            description: 'True if the guest dropped out together with the host.',
          }),
        }),
      )
      .register(schemaMetadata, { description: 'The guests of the match.' }),
    proposals: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('newcomer'), id, name: z.string(), madeAt: timestamp }),
          z.strictObject({ kind: z.literal('answer'), ...proposed, answer }),
          z.strictObject({ kind: z.literal('guest'), ...proposed, name: z.string() }),
        ]),
      )
      .register(schemaMetadata, {
        description:
          'The proposals that wait for a decision, oldest first. `authorName` is the player whose name the device owns; null for other devices.',
      }),
  })
  .register(schemaMetadata, { id: 'MatchAnswers' });
export type MatchAnswers = z.output<typeof matchAnswersReply>;

const isClock = (value: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) &&
  isPlainDate(value.slice(0, 10)) &&
  normaliseTime(value.slice(11)) === value.slice(11);

const capacityInput = z.int({ error: MESSAGES.capacityInvalid }).check(
  z.refine((value) => value >= CAPACITY_MIN && value <= CAPACITY_MAX, {
    error: MESSAGES.capacityInvalid,
  }),
);
const answersUntilInput = z
  .string({ error: MESSAGES.answersUntilInvalid })
  .check(z.refine(isClock, { error: MESSAGES.answersUntilInvalid }));

/**
 * Schema of a change of a match's settings for answers. A missing field stays as it is, and null restores the default.
 */
export const answerSettingsInput = z.object(
  {
    capacity: z.optional(z.nullable(capacityInput)),
    answersUntil: z.optional(z.nullable(answersUntilInput)),
    regularsUntil: z.optional(z.nullable(answersUntilInput)),
  },
  { error: MESSAGES.fieldInvalid },
);
export type AnswerSettingsInput = z.output<typeof answerSettingsInput>;

export const guestKeptInput = z.object(
  { isKept: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.fieldInvalid },
);

const time = z
  .string({ error: MESSAGES.fieldInvalid })
  .check(z.refine((value) => Number.isFinite(Date.parse(value)), { error: MESSAGES.fieldInvalid }));

export const undoInput = z.object(
  {
    what: z.enum(['answer', 'device', 'span'], { error: MESSAGES.fieldInvalid }),
    at: time.register(schemaMetadata, {
      description:
        'The time of the answer to undo, the time of any answer of the device, or the start of the span.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type UndoInput = z.output<typeof undoInput>;

export const commentInput = z.object(
  { comment: z.null({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.fieldInvalid },
);

export const toldInput = z.object({}, { error: MESSAGES.fieldInvalid });

const CHANGES_ANSWERS = { helpers: 'matches', replies: { 200: matchAnswersReply } } as const;

export const matchAnswersContract = contract('Attendance', MATCH_ANSWERS, {
  read: {
    summary: 'Retrieve the answers of the players of a match by the link',
    helpers: 'matches',
    replies: { 200: matchAnswersReply },
    conditional: 'clock',
  },
  set: {
    summary:
      'Set the capacity of a match, the deadline for answers, and until when regulars keep a place',
    description:
      'With more places the first players of the waitlist move up; with fewer places all players stay in. A missing field keeps its value.',
    body: answerSettingsInput,
    ...CHANGES_ANSWERS,
  },
  told: {
    summary: 'Mark a player who moved up as notified',
    body: toldInput,
    ...CHANGES_ANSWERS,
  },
  keep: {
    summary: 'Keep a guest of a match even if the host drops out, or no longer',
    description: 'A guest who dropped out together with the host is in again.',
    body: guestKeptInput,
    ...CHANGES_ANSWERS,
  },
  undo: {
    summary: 'Undo one answer, all answers of a device, or all answers of a span',
    description:
      'A span covers everything by devices other than the usual ones. Players get their former states back. The devices lose the names that they took, and their claims, guests, proposals and newcomers are deleted.',
    body: undoInput,
    ...CHANGES_ANSWERS,
  },
  redo: {
    summary: 'Take back the last undo',
    description: 'Players whose state has changed since then keep it.',
    body: toldInput,
    ...CHANGES_ANSWERS,
  },
  removeComment: {
    summary: 'Remove the comment of a player',
    body: commentInput,
    ...CHANGES_ANSWERS,
  },
});
