import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import {
  htmlPage,
  noContent,
  schemaMetadata,
  count,
  id,
  skillLevel,
  timestamp,
} from '../contract/values.ts';
import { GROUP_SURVEY, SURVEY } from '../routes.ts';
import { SKILL_LEVELS } from '../limits.ts';
import { SURVEYED_MAX } from './opinions.ts';

const text = z.string({ error: MESSAGES.fieldInvalid });

/** Possible opinions on another player: a level, or 'no' if the two players have not played together. */
export const OPINIONS = [...SKILL_LEVELS, 'no'] as const;
export type Opinion = (typeof OPINIONS)[number];

/** Schema of an answer to a survey, as its form or a script sends it: an opinion under the key of each player. */
export const opinionsInput = z
  .catchall(
    z.object(
      {
        survey: text.register(schemaMetadata, { description: 'The key of the survey.' }),
        player: text.register(schemaMetadata, {
          description: 'The key of the player who answers.',
        }),
      },
      { error: MESSAGES.fieldInvalid },
    ),
    z.enum(OPINIONS, { error: MESSAGES.fieldInvalid }),
  )
  .register(schemaMetadata, {
    id: 'OpinionsByLink',
    description: 'Every other field is an opinion, under the key of the player that it is about.',
  });
export type OpinionsInput = { survey: string; player: string } & Record<string, string>;

/** Schema of a request that opens a survey: the ids of the players it is about. */
export const surveyInput = z.object(
  {
    playerIds: z.array(text, { error: MESSAGES.fieldInvalid }).check(
      z.refine((ids) => ids.length > 0, { error: MESSAGES.surveyOfNone }),
      z.refine((ids) => ids.length <= SURVEYED_MAX, { error: MESSAGES.surveyOfTooMany }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: MESSAGES.surveyRepeated }),
    ),
  },
  { error: MESSAGES.invalid },
);
export type SurveyInput = z.output<typeof surveyInput>;

/**
 * Schema of the organiser's decision on the opinions about a player. `isAdopted` is true if the player gets the level
 * of the opinions. The opinions are deleted in either case.
 */
export const verdictInput = z.object(
  { isAdopted: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
export type VerdictInput = z.output<typeof verdictInput>;

const median = z
  .number()
  .check(z.gte(2), z.lte(5), z.multipleOf(1 / 2))
  .register(schemaMetadata, { description: 'The median of the opinions, in half levels.' });

/** Schema of the survey of a list for its organiser. It has no opinions until the survey has closed. */
export const surveyOfList = z.strictObject({
  listId: id,
  survey: z.nullable(
    z.strictObject({
      id,
      playerIds: z.array(id).register(schemaMetadata, {
        description: 'The players of an open survey; empty once it has closed.',
      }),
      closesAt: timestamp,
      isClosed: z.boolean(),
      answered: count.register(schemaMetadata, {
        description: 'The number of players who have answered.',
      }),
      results: z
        .array(z.strictObject({ playerId: id, median, doAgree: z.boolean(), adopted: skillLevel }))
        .register(schemaMetadata, {
          description:
            'After the survey has closed: the result for each player with at least four opinions, until the organiser has decided on it.',
        }),
    }),
  ),
});
export type SurveyOfList = z.output<typeof surveyOfList>;

/** Schema of the reply about surveys of a list: its survey, and how many players could answer if one opened now. */
export const surveyReply = z
  .extend(surveyOfList, {
    able: count.register(schemaMetadata, {
      description: 'The number of players of the list whose name a device owns.',
    }),
  })
  .register(schemaMetadata, { id: 'Survey' });
export type SurveyReply = z.output<typeof surveyReply>;

/** Type of a player in a survey: the name, and the key that identifies the player while the list keeps its link. */
export type Surveyed = { key: string; name: string };

/** Type of the data of the survey's page. It has names, but neither opinions nor who has given them. */
export type SurveyPage = {
  /** The open survey, and the players that the visitor gives an opinion on; null while no survey is open. */
  survey: { key: string; people: Surveyed[] } | null;
  /** The player who answers from this device; null if the device does not belong to the survey. */
  visitor: Surveyed | null;
  /** True if this device or another device of the visitor's player has answered. */
  isDone: boolean;
  /**
   * The sentence that says why an answer was refused, and the opinions in it, with which the form is filled again; null
   * if none was refused.
   */
  refused: { sentence: string; given: Record<string, Opinion> } | null;
};

const key = z.string().check(z.regex(/^[\w-]{16}$/));
const person = { key, name: z.string() };
const people = z.array(z.strictObject(person));

export const surveyPageReply = z
  .strictObject({
    survey: z.nullable(z.strictObject({ key, people })),
    visitor: z.nullable(z.strictObject(person)),
    isDone: z.boolean(),
    refused: z.nullable(
      z.strictObject({ sentence: z.string(), given: z.record(z.string(), z.enum(OPINIONS)) }),
    ),
  })
  .register(schemaMetadata, { id: 'SurveyPage' }) satisfies z.ZodMiniType<SurveyPage>;

export const surveyContract = contract('Survey', SURVEY, {
  read: {
    summary: 'Retrieve the survey of a list',
    description:
      'An open survey shows only how many players have answered. The reply also has the number of players who could answer a new survey.',
    replies: { 200: surveyReply },
  },
  start: {
    summary: 'Open a survey about the levels of players of a list',
    description:
      'The survey accepts opinions from the devices that own a name when it opens, which must belong to at least five players. It closes after seven days. The same request sent again changes nothing. A new survey replaces a closed one.',
    body: surveyInput,
    replies: { 200: surveyReply },
    problems: [409],
  },
  close: {
    summary: 'Close the survey of a list',
    body: z.object({}, { error: MESSAGES.invalid }),
    replies: { 200: surveyReply },
  },
  decide: {
    summary: 'Adopt or reject the level that the opinions give a player',
    description: 'The survey must have closed. The opinions about the player are deleted.',
    body: verdictInput,
    replies: { 200: surveyReply },
    problems: [409],
  },
  remove: {
    summary: 'Delete the survey with all opinions',
    replies: { 204: noContent },
  },
});

const PAGE_AS_DATA = { content: { 'application/json': { schema: surveyPageReply } } };
const SENT = {
  body: opinionsInput,
  replies: { 200: PAGE_AS_DATA, 303: noContent },
  problems: [409],
};

export const groupSurveyContract = contract('Group link', GROUP_SURVEY, {
  read: {
    summary: 'Retrieve the page of the survey by the group link. Public',
    description: 'Only devices that owned a name when the survey was opened can answer.',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  readOwn: {
    summary: 'Retrieve the page of the survey by a personal link. Public',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  send: {
    summary: 'Send the opinions of a player by the group link, once. Public',
    description:
      'The device must have owned the name when the survey was opened. Opinions are stored apart from the names of the players who gave them.',
    ...SENT,
  },
  sendOwn: { summary: 'Send the opinions of a player by a personal link. Public', ...SENT },
});
