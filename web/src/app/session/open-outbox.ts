/*
 * Exports the outbox, and registers the reply handlers of all kinds of changes, because any of them may have waited since
 * an earlier visit.
 */
import '../../attendance/attendance.ts';
import '../../results/result.ts';
import '../../teams/teams.ts';

export { outboxFor } from '../../sync/outbox/outbox.ts';
