/* Requests of pending changes of nights, and what their responses mean. */
import type { Problem } from '../contract/problem.ts';
import { methodOf, pathOf } from '../contract/route.ts';
import { NIGHT } from '../routes.ts';
import type {
  OutboxRequest,
  OutboxResponse,
  PendingChange,
  PendingNight,
} from './pending-change.ts';
import { requestFor } from './request-for.ts';

export function nightRequest(change: PendingNight): OutboxRequest {
  const { action, matchId: id } = change;
  const changes = [change];
  if (action.do === 'finish' || action.do === 'reopen') {
    return { method: 'POST', path: pathOf(NIGHT[action.do], { id }), body: undefined, changes };
  }
  const params = { id, seq: String(action.seq) };
  if (action.do === 'remove') {
    const path = pathOf(NIGHT.remove, params, { seen: action.seen });
    return { method: methodOf(NIGHT.remove), path, body: undefined, changes };
  }
  const { game, seen } = action;
  const body = { ...game, lent: [...game.lent], absent: [...game.absent], seen };
  return { ...requestFor(NIGHT.record, params, body), changes };
}

/** Returns the changes of a night that wait for an answer of the organiser: the refused one and all later ones. */
export function refusedNight(queue: readonly PendingChange[], matchId: string): PendingNight[] {
  const night = queue.filter(
    (change): change is PendingNight => change.kind === 'night' && change.matchId === matchId,
  );
  const first = night.findIndex(({ refused }) => refused !== undefined);
  return first === -1 ? [] : night.slice(first);
}

/** Returns the queue without the changes of nights that wait for an answer of the organiser. */
export function withoutRefused(queue: readonly PendingChange[]): readonly PendingChange[] {
  const matches = queue.flatMap((change) =>
    change.kind === 'night' && change.refused !== undefined ? [change.matchId] : [],
  );
  if (matches.length === 0) return queue;
  const waiting = new Set<PendingChange>(matches.flatMap((id) => refusedNight(queue, id)));
  return queue.filter((change) => !waiting.has(change));
}

/**
 * Returns the queue in which a refused game waits for an answer of the organiser, and the sentence that asks for it.
 * Returns null if the response does not refuse a game, or if the match no longer exists.
 */
export function withRefused(
  queue: readonly PendingChange[],
  { changes: [first] }: OutboxRequest,
  { status, body }: NonNullable<OutboxResponse>,
): { queue: PendingChange[]; question: string } | null {
  if (first?.kind !== 'night' || status < 300 || status === 404) return null;
  const { action } = first;
  if (action.do === 'finish' || action.do === 'reopen') return null;
  const refused = status === 409 ? ('changed' as const) : ('failed' as const);
  const why = status === 422 ? (body as Partial<Problem> | null)?.detail : undefined;
  const waiting = { ...first, refused, why };
  const what =
    refused === 'changed'
      ? `Otro celu anotó otra cosa en el partido ${action.seq}.`
      : [`No se pudo guardar el partido ${action.seq}.`, why].filter(Boolean).join(' ');
  return {
    queue: queue.map((change) => (change.id === first.id ? waiting : change)),
    question: `${what} Elegí en «La rotación» del partido.`,
  };
}

/** Tells whether the response says that a game to remove no longer exists, which counts as removed. */
export function isRemoved(
  { changes: [first] }: OutboxRequest,
  { status }: { status: number },
): boolean {
  return first?.kind === 'night' && first.action.do === 'remove' && status === 404;
}
