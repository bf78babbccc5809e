import type { AttendanceReply, MatchPlayer, OutboxRequest, TeamsReply } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { keepPlayers } from './attendance-answers.ts';
import { type News, openOutbox, type Outbox } from './outbox.ts';
import { useSession } from './session.ts';
import { keepTeams } from './team-answers.ts';
import { touched } from '../sync/cache/invalidate.ts';

const outboxes = new WeakMap<QueryClient, Outbox>();
const listeners = new Set<(news: News) => void>();

/** Hears what nobody else does of the changes that waited. */
export function onOutboxNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one line of changes of the user whose cache this is; it ends when the page shows another. */
export function outboxOf(client: QueryClient): Outbox {
  const known = outboxes.get(client);
  if (known) return known;
  const uid = useSession.getState().user?.uid ?? '';
  const outbox = openOutbox(
    uid,
    (request, reply) => keepReply(client, request, reply),
    (news) => {
      // what the server has instead shows at once
      if (news.kind === 'undone') touched(client, '/api/matches');
      for (const listener of listeners) listener(news);
    },
  );
  outboxes.set(client, outbox);
  const stop = useSession.subscribe(({ user }) => {
    if (user?.uid === uid) return;
    stop();
    outbox.end();
    outboxes.delete(client);
  });
  return outbox;
}

async function keepReply(
  client: QueryClient,
  { path, changes }: OutboxRequest,
  reply: unknown,
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  if (first.kind === 'teams') return keepTeams(client, reply as TeamsReply);
  const players = path.endsWith('/confirm')
    ? [reply as MatchPlayer]
    : (reply as AttendanceReply).players;
  await keepPlayers(client, first.matchId, players);
}
