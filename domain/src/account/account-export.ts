import * as z from 'zod/mini';
import { badgeReply } from '../badges/badge-reply.ts';
import { callsOfMatch, sitOut } from '../teams/lineup-context-reply.ts';
import { groupLinkReply } from '../group-link/group-link-reply.ts';
import { listReply } from '../players/list-reply.ts';
import { teamConstraintsReply } from '../teams/team-constraints-reply.ts';
import { matchPlayerReply, matchReply } from '../matches/match-reply.ts';
import { playerReply, playerStatReply } from '../players/player-reply.ts';
import { profileReply } from './profile-reply.ts';
import { deviceReply } from './session-reply.ts';
import { teamsReply } from '../teams/teams-reply.ts';
import { timestamp, schemaMetadata } from '../contract/values.ts';

/** All stored data of an organiser. */
export const accountExportReply = z
  .strictObject({
    exportedAt: timestamp,
    profile: profileReply,
    identities: z
      .array(z.strictObject({ issuer: z.string(), subject: z.string(), createdAt: timestamp }))
      .register(schemaMetadata, { description: 'As whom the identity provider knows him.' }),
    sessions: z.array(deviceReply),
    lists: z.array(listReply),
    links: z.array(z.pick(groupLinkReply, { listId: true, isOn: true })),
    players: z.array(playerReply),
    matches: z.array(
      z.extend(matchReply, {
        players: z.array(matchPlayerReply),
        teams: z.nullable(teamsReply),
        sitOut,
        calls: callsOfMatch,
      }),
    ),
    stats: z.array(playerStatReply),
    badges: z.array(badgeReply),
    marks: teamConstraintsReply,
  })
  .register(schemaMetadata, { id: 'AccountExport' });
export type AccountExport = z.output<typeof accountExportReply>;
