import type { QueryClient } from '@tanstack/react-query';
import { cacheAttendance } from '../../attendance/attendance.ts';
import { cacheMoneyReply } from '../../money/cache-money-reply.ts';
import { cacheResultReply } from '../../results/result.ts';
import { cacheNightReply } from '../../rotation/cache-night-reply.ts';
import { outboxFor } from '../../sync/outbox/outbox.ts';
import { cacheTeamsReply } from '../../teams/teams.ts';

/** Opens the outbox, which sends the changes that an earlier visit has stored. */
export function sendStoredChanges(client: QueryClient): void {
  outboxFor(client).handleStored({
    attendance: cacheAttendance,
    teams: cacheTeamsReply,
    result: cacheResultReply,
    money: cacheMoneyReply,
    night: cacheNightReply,
  });
}
