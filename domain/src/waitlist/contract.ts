import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { MATCH_ANSWERS } from '../routes.ts';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
import { isPlainDate } from '../time/dates.ts';
import { normaliseTime } from '../time/times.ts';
import { ANSWERS, CAPACITY_MAX, CAPACITY_MIN } from './answer.ts';
import { DEVICE_KINDS } from './way-back.ts';

const answer = z.enum(ANSWERS);
const source = z.enum(['link', 'other', 'claim', 'organiser']).register(schemaMetadata, {
  description:
    'By an own device or the personal link; by another player (`authorName`); by a device that only claims the name; or what the organiser has decided since.',
});
const authorName = z
  .nullable(z.string())
  .register(schemaMetadata, { description: 'As short as tells the players of the match apart.' });
const proposed = { id, playerId: id, authorName, madeAt: timestamp };
const answersUntil = z.nullable(z.string()).register(schemaMetadata, {
  description: 'YYYY-MM-DDTHH:MM by the clock of the match. Null: until kick-off.',
  examples: ['2026-11-26T18:00'],
});

/** Schema of what players have answered for a match by the link, and what the organiser has decided about it. */
export const matchAnswersReply = z
  .strictObject({
    isOn: z.boolean().register(schemaMetadata, { description: 'Whether the list has a link.' }),
    capacity: count.register(schemaMetadata, { description: 'Places for answers by the link.' }),
    answersUntil,
    usualUntil: z.nullable(z.string()).register(schemaMetadata, {
      description:
        'What it is until the organiser says it: three hours before kick-off with an autopilot.',
    }),
    freeSince: z.nullable(timestamp).register(schemaMetadata, {
      description:
        'When a place last became free in the last three hours, for which the first two of the queue are asked.',
    }),
    answers: z
      .array(
        z.strictObject({
          playerId: id,
          answer,
          isQueued: z.boolean(),
          place: z
            .nullable(count)
            .register(schemaMetadata, { description: 'In the queue, from 1.' }),
          comment: z.nullable(z.string()),
          source,
          authorName,
          answeredAt: timestamp,
          isToTell: z.boolean().register(schemaMetadata, {
            description: 'Moved up out of the queue, and nobody has told the player.',
          }),
        }),
      )
      .register(schemaMetadata, { description: 'The last answer of each player who gave one.' }),
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
              'The device: one that owned the name before the previous match ended, one that took a free name since, one that only claims it, or the personal link. Null: not known.',
          }),
          isUndone: z.boolean(),
          canUndo: z.boolean(),
          ofDevice: count.register(schemaMetadata, {
            description: 'How many answers of the same device can be undone.',
          }),
        }),
      )
      .register(schemaMetadata, { description: 'The last 20, the newest first.' }),
    span: z.nullable(z.strictObject({ from: timestamp, count })).register(schemaMetadata, {
      description:
        'What an undo of a span covers by itself: everything by devices that are no usual ones, back to the last 30 minutes without any of it. `count`: answers, claims, guests, proposals and newcomers.',
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
          claimedAt: timestamp.register(schemaMetadata, { description: 'The newest one.' }),
          answer: z.nullable(answer).register(schemaMetadata, {
            description: 'The answer of the newest one that waits with it.',
          }),
        }),
      )
      .register(schemaMetadata, {
        description: 'Names of the match that devices claim, one entry a name.',
      }),
    guests: z
      .array(
        z.strictObject({
          playerId: id,
          hostId: z.nullable(id),
          hostName: authorName,
          isKept: z.boolean(),
          hasLeft: z
            .boolean()
            .register(schemaMetadata, { description: 'Dropped out with the host.' }),
        }),
      )
      .register(schemaMetadata, { description: 'Those whom players bring.' }),
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
          'What waits for a decision, the oldest first. `authorName`: the player whose name the device owns; null for other devices.',
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
        'When the answer was given that is undone, or any answer of the device; the start of the span.',
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

export const matchAnswersContract = contract('Attendance', MATCH_ANSWERS, {
  read: {
    summary: 'What players have answered by the link of the list',
    replies: { 200: matchAnswersReply },
    conditional: 'clock',
  },
  set: {
    summary: 'Set how many places a match has for answers by the link, and until when they count',
    description:
      'More places take in the first of the queue; fewer throw nobody out. What is not sent stays.',
    body: answerSettingsInput,
    replies: { 200: matchAnswersReply },
  },
  told: {
    summary: 'Note that a player who moved up has been told',
    body: toldInput,
    replies: { 200: matchAnswersReply },
  },
  keep: {
    summary: 'Keep a guest of a match whatever the host does, or no longer',
    description: 'A guest who dropped out with the host is in again.',
    body: guestKeptInput,
    replies: { 200: matchAnswersReply },
  },
  undo: {
    summary: 'Undo one answer by the link, those of its device, or those of a span',
    description:
      'A span has everything by devices that are no usual ones. Names get back what they had before, devices lose the names that they took, and their claims, guests, proposals and newcomers go.',
    body: undoInput,
    replies: { 200: matchAnswersReply },
  },
  redo: {
    summary: 'Take back the last undo',
    description: 'Names that have changed since stay as they are.',
    body: toldInput,
    replies: { 200: matchAnswersReply },
  },
  removeComment: {
    summary: 'Remove the comment of a player',
    body: commentInput,
    replies: { 200: matchAnswersReply },
  },
});
