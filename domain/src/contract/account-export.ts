import * as z from 'zod/mini';
import { badgeReply } from './badge.ts';
import { callsOfMatch, sitOut } from './evening.ts';
import { listReply } from './list.ts';
import { marksReply } from './marks.ts';
import { matchPlayerReply, matchReply } from './match.ts';
import { playerReply, playerStatReply } from './player.ts';
import { profileReply } from './profile.ts';
import { deviceReply } from './session.ts';
import { teamsReply } from './teams.ts';
import { timestamp, WORDS } from './values.ts';

/** All that is kept of an organiser. */
export const accountExportReply = z
  .strictObject({
    exportedAt: timestamp,
    profile: profileReply,
    identities: z
      .array(z.strictObject({ issuer: z.string(), subject: z.string(), createdAt: timestamp }))
      .register(WORDS, { description: 'As whom the identity provider knows him.' }),
    sessions: z.array(deviceReply),
    lists: z.array(listReply),
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
    marks: marksReply,
  })
  .register(WORDS, { id: 'AccountExport' });
export type AccountExport = z.output<typeof accountExportReply>;
