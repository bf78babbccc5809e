/* Exports the outbox, and registers the response handlers of every kind of change and the toasts. */
import '../../attendance/attendance.ts';
import '../../teams/teams.ts';
import '../../sync/outbox/toast-events.ts';

export { outboxFor } from '../../sync/outbox/registry.ts';
