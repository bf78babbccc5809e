import { contract } from '../contract/operation.ts';
import { changeEvents } from './change-event.ts';
import { eventsQuery } from './events-query.ts';
import { EVENTS } from './routes.ts';

export const eventContract = contract('Session', EVENTS, {
  follow: {
    summary: 'What changes of mine, as server-sent events',
    description:
      'First `ready` (or `resync`: everything may have changed), then `change` after `change`, each with the version as its id and a `ChangeEvent` as its data.',
    query: eventsQuery,
    replies: { 200: { content: { 'text/event-stream': { schema: changeEvents } } } },
    problems: [422],
  },
});
