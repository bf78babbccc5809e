import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { shownInput, teamsInput } from './team.ts';
import { noContent, id, timestamp, schemaMetadata, skillLevel } from '../contract/values.ts';
import { LINEUP_CONTEXT, TEAMS, TEAM_CONSTRAINTS } from '../routes.ts';
import { SIT_OUT_RULES } from './who-sits-out.ts';
import { RECENT_TEAMS_MAX, TEAM_SIZE_MAX } from '../limits.ts';
import { plainDay } from '../matches/contract.ts';
import { PAIR_KINDS, TEAM_ORIGINS } from './teams.ts';

/**
 * Schema of a change of the line-up context, the settings with which teams for a match are formed. A missing field
 * keeps its stored value.
 */
export const lineupContextInput = z.object(
  {
    sitOut: z.optional(z.enum(SIT_OUT_RULES, { error: MESSAGES.sitOutInvalid })),
    isGroupCalled: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })),
  },
  { error: MESSAGES.invalid },
);
export type LineupContextInput = z.output<typeof lineupContextInput>;

const call = z.strictObject({ playerId: id, calledAt: timestamp });
export type Call = z.output<typeof call>;

export const callsOfMatch = z
  .array(call)
  .register(schemaMetadata, { description: 'Who was called to the match, by time.' });

const fullTeam = z.array(id).check(z.maxLength(TEAM_SIZE_MAX));

const recentTeam = z.strictObject({
  matchId: id,
  date: plainDay,
  claroTeam: fullTeam,
  oscuroTeam: fullTeam,
  suplentes: z.array(id),
});
export type RecentTeam = z.output<typeof recentTeam>;

export const sitOut = z.enum(SIT_OUT_RULES).register(schemaMetadata, {
  description:
    'Who sits out when more are confirmed than play: by level, by order of confirmation or by turn.',
});

export const groupCalledAt = z.nullable(timestamp).register(schemaMetadata, {
  description: 'When the call was first sent to the group.',
});

/** Schema of the line-up context: what forming teams for a match needs in addition to its players. */
export const lineupContextReply = z
  .strictObject({
    sitOut,
    calls: callsOfMatch,
    groupCalledAt,
    recentTeams: z.array(recentTeam).check(z.maxLength(RECENT_TEAMS_MAX)).register(schemaMetadata, {
      description:
        'Of the matches with the same list that start before it and are not cancelled, newest first.',
    }),
  })
  .register(schemaMetadata, { id: 'Evening' });
export type LineupContext = z.output<typeof lineupContextReply>;

export const keeperInput = z.object(
  { isKeeper: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);

const playerId = z.string({ error: MESSAGES.playerMissing });

/** Schema of a request that sets the constraint of a pair of players, in any order. Null removes the constraint. */
export const pairInput = z.object(
  {
    playerIds: z
      .tuple([playerId, playerId], { error: MESSAGES.pairIncomplete })
      .check(z.refine(([one, other]) => one !== other, { error: MESSAGES.pairIncomplete })),
    kind: z.nullable(z.enum(PAIR_KINDS, { error: MESSAGES.pairKindInvalid })),
  },
  { error: MESSAGES.invalid },
);
export type PairInput = z.output<typeof pairInput>;

const playerIds = z
  .tuple([id, id])
  .register(schemaMetadata, { description: 'Two players, the smaller id first.' });

const pair = z.strictObject({ kind: z.enum(PAIR_KINDS), playerIds });
export type Pair = z.output<typeof pair>;

export const teamConstraintsReply = z
  .strictObject({
    keepers: z.array(id).register(schemaMetadata, { description: 'Who keeps the goal, sorted.' }),
    pairs: z.array(pair).register(schemaMetadata, {
      description: 'Who plays together or apart, sorted by their ids.',
    }),
  })
  .register(schemaMetadata, { id: 'Marks' });
export type TeamConstraints = z.output<typeof teamConstraintsReply>;

export const keeperReply = z
  .strictObject({ playerId: id, isKeeper: z.boolean() })
  .register(schemaMetadata, { id: 'Keeper' });
export type Keeper = z.output<typeof keeperReply>;

export const pairReply = z
  .strictObject({ playerIds, kind: z.nullable(z.enum(PAIR_KINDS)) })
  .register(schemaMetadata, { id: 'Pair', description: '`kind` is null of two who are no pair.' });
export type PairReply = z.output<typeof pairReply>;

export const teamsReply = z
  .strictObject({
    matchId: id,
    claroTeam: fullTeam,
    oscuroTeam: fullTeam,
    suplentes: z.array(id),
    createdBy: z.enum(TEAM_ORIGINS),
    players: z
      .array(z.strictObject({ id, name: z.string(), skillLevel }))
      .register(schemaMetadata, {
        description: 'Names and levels as they were when the teams were saved.',
      }),
  })
  .register(schemaMetadata, { id: 'Teams' });
export type TeamsReply = z.output<typeof teamsReply>;

export const teamsContract = contract('Teams', TEAMS, {
  read: { summary: 'The teams of a match', replies: { 200: teamsReply }, conditional: 'version' },
  create: {
    summary: 'Save the first teams of a match',
    body: teamsInput,
    replies: { 201: teamsReply },
    problems: [409],
  },
  replace: {
    summary: 'Save other teams of a match',
    body: teamsInput,
    replies: { 200: teamsReply },
    problems: [409],
  },
  show: {
    summary: 'Note that the teams have been shared: the page of the link of the list shows them',
    description: 'From then on it shows what is saved. 404 without teams.',
    body: shownInput,
    replies: { 204: noContent },
  },
});

export const lineupContextContract = contract('Teams', LINEUP_CONTEXT, {
  read: {
    summary: 'Who sits out, who was called, and the last teams of the same list',
    replies: { 200: lineupContextReply },
    conditional: 'version',
  },
  change: {
    summary: 'Choose who sits out',
    body: lineupContextInput,
    replies: { 200: lineupContextReply },
  },
});

export const teamConstraintsContract = contract('Players', TEAM_CONSTRAINTS, {
  read: {
    summary: 'My keepers, and who of my players play together or apart',
    replies: { 200: teamConstraintsReply },
    conditional: 'version',
  },
  setKeeper: {
    summary: 'Mark a player as a keeper, or take the mark away',
    body: keeperInput,
    replies: { 200: keeperReply },
  },
  changePair: {
    summary: 'Have two players play together or apart; null takes that away',
    body: pairInput,
    replies: { 200: pairReply },
  },
});
