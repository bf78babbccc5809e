import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { shownInput, teamsInput } from './team.ts';
import { noContent, id, timestamp, schemaMetadata, skillLevel } from '../contract/values.ts';
import { LINEUP_CONTEXT, TEAMS, TEAM_CONSTRAINTS } from '../routes.ts';
import { SIT_OUT_RULES } from './who-sits-out.ts';
import { PER_SIDE_MAX, RECENT_TEAMS_MAX } from '../limits.ts';
import { plainDay } from '../matches/contract.ts';
import { PAIR_KINDS, TEAM_KEYS, TEAM_ORIGINS } from './teams.ts';

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

export const callsOfMatch = z.array(call).register(schemaMetadata, {
  description: 'The players who were called to the match, sorted by time.',
});

const fullTeam = z.array(id).check(z.maxLength(PER_SIDE_MAX));
const suplentes = z.array(id).register(schemaMetadata, {
  description:
    'The substitutes. Of three or four teams, the players of naranja and verde come first.',
});
const teamsByKey = z
  .optional(z.array(z.strictObject({ key: z.enum(TEAM_KEYS), players: fullTeam })))
  .register(schemaMetadata, { description: 'All teams that play, without the substitutes.' });

const recentTeam = z.strictObject({
  matchId: id,
  date: plainDay,
  claroTeam: fullTeam,
  oscuroTeam: fullTeam,
  suplentes,
  teams: teamsByKey,
});
export type RecentTeam = z.output<typeof recentTeam>;

export const sitOut = z.enum(SIT_OUT_RULES).register(schemaMetadata, {
  description:
    'The rule that chooses the substitutes: by level, by order of confirmation or by turn.',
});

export const groupCalledAt = z.nullable(timestamp).register(schemaMetadata, {
  description: 'The time at which the call was first sent to the group.',
});

/** Schema of the line-up context: what forming teams for a match needs in addition to its players. */
export const lineupContextReply = z
  .strictObject({
    sitOut,
    calls: callsOfMatch,
    groupCalledAt,
    recentTeams: z.array(recentTeam).check(z.maxLength(RECENT_TEAMS_MAX)).register(schemaMetadata, {
      description:
        'The teams of earlier matches of the same list that are not cancelled, newest first.',
    }),
    guestIds: z.array(id).register(schemaMetadata, {
      description: 'The players of the match who are on no list.',
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
  .register(schemaMetadata, { description: 'The ids of two players, the smaller one first.' });

const pair = z.strictObject({ kind: z.enum(PAIR_KINDS), playerIds });
export type Pair = z.output<typeof pair>;

export const teamConstraintsReply = z
  .strictObject({
    keepers: z
      .array(id)
      .register(schemaMetadata, { description: 'The ids of the keepers, sorted.' }),
    pairs: z.array(pair).register(schemaMetadata, {
      description: 'The pairs, sorted by their ids.',
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
  .register(schemaMetadata, {
    id: 'Pair',
    description: 'The constraint of two players. `kind` is null if there is none.',
  });
export type PairReply = z.output<typeof pairReply>;

export const teamsReply = z
  .strictObject({
    matchId: id,
    claroTeam: fullTeam,
    oscuroTeam: fullTeam,
    suplentes,
    teams: teamsByKey,
    createdBy: z.enum(TEAM_ORIGINS),
    players: z
      .array(z.strictObject({ id, name: z.string(), skillLevel }))
      .register(schemaMetadata, {
        description: 'The players with their names and levels when the teams were saved.',
      }),
  })
  .register(schemaMetadata, { id: 'Teams' });
export type TeamsReply = z.output<typeof teamsReply>;

export const teamsContract = contract('Teams', TEAMS, {
  read: {
    summary: 'Retrieve the teams of a match',
    helpers: 'matches',
    replies: { 200: teamsReply },
    conditional: 'version',
  },
  create: {
    summary: 'Save the first teams of a match',
    helpers: 'matches',
    body: teamsInput,
    replies: { 201: teamsReply },
    problems: [409],
  },
  replace: {
    summary: 'Replace the teams of a match',
    helpers: 'matches',
    body: teamsInput,
    replies: { 200: teamsReply },
    problems: [409],
  },
  show: {
    summary: 'Mark the teams as shared, so that the players’ page shows them',
    helpers: 'matches',
    description: 'From then on the page shows the saved teams. Without teams the response is 404.',
    body: shownInput,
    replies: { 204: noContent },
  },
});

export const lineupContextContract = contract('Teams', LINEUP_CONTEXT, {
  read: {
    summary: 'Retrieve the line-up context of a match',
    helpers: 'matches',
    replies: { 200: lineupContextReply },
    conditional: 'version',
  },
  change: {
    summary: 'Update the line-up context of a match',
    helpers: 'matches',
    body: lineupContextInput,
    replies: { 200: lineupContextReply },
  },
});

export const teamConstraintsContract = contract('Players', TEAM_CONSTRAINTS, {
  read: {
    summary: 'Retrieve the team constraints of the user',
    helpers: 'matches',
    replies: { 200: teamConstraintsReply },
    conditional: 'version',
  },
  setKeeper: {
    summary: 'Mark a player as a keeper, or remove the mark',
    helpers: 'matches',
    body: keeperInput,
    replies: { 200: keeperReply },
  },
  changePair: {
    summary: 'Set the constraint of a pair of players; null removes it',
    helpers: 'matches',
    body: pairInput,
    replies: { 200: pairReply },
  },
});
