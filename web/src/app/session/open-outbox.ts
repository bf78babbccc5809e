/* The outbox with the handlers of every kind of reply, and its toasts. */
import '../../attendance/attendance.ts';
import '../../teams/teams.ts';
import '../../sync/outbox/toast-events.ts';

export { outboxFor } from '../../sync/outbox/registry.ts';
