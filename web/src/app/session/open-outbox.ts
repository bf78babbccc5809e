/*
 * Exports the outbox, and registers the reply handlers of attendance and teams. A result that waited since an earlier visit has
 * no handler here; the outbox then refetches the matches.
 */
import '../../attendance/attendance.ts';
import '../../teams/teams.ts';

export { outboxFor } from '../../sync/outbox/outbox.ts';
