import { coalesce, type OutboxRequest, type RejectedChange } from '@picadito/domain';
import type { ToastInput } from '../../ui/toast/toasts.ts';
import { ChangedElsewhere } from '../failure-sentence.ts';
import { usePendingChanges } from './queue.ts';
import { overruledSentence, rejectionSentence } from './rejection-sentence.ts';

/**
 * Type of the outcome of a change. 'applied': the server has it; `reply` is null if a later change superseded it or
 * another tab sent it. 'pending': it is sent when the network returns. 'rejected': it was not applied.
 */
export type Outcome = { kind: 'applied'; reply: unknown } | { kind: 'pending' } | Rejection;
export type Rejection = RejectedChange & { kind: 'rejected'; error: unknown };

/**
 * Type of an event about changes whose outcome no promise can report, because the page was reloaded or the change had
 * to wait. 'stalled': changes wait for the network. 'delivered': changes that waited were sent. 'rejected': changes
 * were not applied. 'overruled': a change replaced one of the captain. 'asked': a change waits for an answer of the
 * organiser.
 */
export type OutboxEvent =
  | { kind: 'stalled' }
  | { kind: 'delivered'; changes: number }
  | { kind: 'rejected'; rejected: readonly RejectedChange[] }
  | { kind: 'overruled'; sentence: string }
  | { kind: 'asked'; question: string };

type Settled = {
  /** The ids of the changes that are still in the queue. */
  left: ReadonlySet<string>;
  rejected: readonly RejectedChange[];
  question?: string | undefined;
  reply: unknown;
  error: unknown;
};

export type Outcomes = ReturnType<typeof createOutcomes>;

/**
 * Returns functions that resolve the promise of each change once. Outcomes that no promise can report go to `onEvent`.
 */
export function createOutcomes(onEvent: (event: OutboxEvent) => void) {
  const resolvers = new Map<string, (outcome: Outcome) => void>();
  /** The number of changes in the queue when sending last stalled; 0 once the event 'delivered' has reported them. */
  let reportedPending = 0;
  const dispose = () => resolveAll({ kind: 'pending' });
  return { track, isTracked, settle, settleAll, markStalled, dispose };

  /** Returns the promise of a change, which never rejects. */
  function track(id: string): Promise<Outcome> {
    return new Promise((resolve) => resolvers.set(id, resolve));
  }

  function isTracked(id: string): boolean {
    return resolvers.has(id);
  }

  /**
   * Resolves the promises of the changes of a request after its response, except of changes that are still in the
   * queue.
   */
  function settle(request: OutboxRequest, settled: Settled): void {
    const reported = new Set<string>();
    for (const [id, outcome] of outcomesOf(request, settled)) {
      if (resolve(id, outcome)) reported.add(id);
    }
    const { question } = settled;
    const [asked] = request.changes;
    if (question !== undefined && !(asked && resolve(asked.id, { kind: 'pending' }))) {
      reportedPending = 0;
      onEvent({ kind: 'asked', question });
    }
    const overruled = overruledSentence(settled.reply);
    if (overruled !== null && reported.size === 0) {
      reportedPending = 0;
      onEvent({ kind: 'overruled', sentence: overruled });
    }
    const unreported = settled.rejected.filter(({ change }) => !reported.has(change.id));
    if (unreported.length === 0) return;
    // The page shows one event at a time, and a rejection matters more than a delivery.
    reportedPending = 0;
    onEvent({ kind: 'rejected', rejected: unreported });
  }

  /** Resolves all changes as applied when the queue is empty, including those that another tab has sent. */
  function settleAll(): void {
    resolveAll({ kind: 'applied', reply: null });
    if (usePendingChanges.getState().isStalled) usePendingChanges.setState({ isStalled: false });
    if (reportedPending > 0) onEvent({ kind: 'delivered', changes: reportedPending });
    reportedPending = 0;
  }

  /** Resolves all changes as pending when no response came, so that callers can continue. */
  function markStalled(): void {
    const { queue, isStalled } = usePendingChanges.getState();
    reportedPending = queue.length;
    if (!isStalled) usePendingChanges.setState({ isStalled: true });
    if (resolvers.size > 0) onEvent({ kind: 'stalled' });
    dispose();
  }

  function resolveAll(outcome: Outcome): void {
    for (const id of resolvers.keys()) resolve(id, outcome);
  }

  /**
   * Resolves the promise of a change. Returns whether there was a promise, and thus a caller that learns the outcome.
   */
  function resolve(id: string, outcome: Outcome): boolean {
    const resolver = resolvers.get(id);
    resolvers.delete(id);
    resolver?.(outcome);
    return resolver !== undefined;
  }
}

/**
 * Returns the outcome of each settled change of a request, and of each rejected change, by its id. A superseded change
 * has no reply.
 */
function outcomesOf(
  { changes }: OutboxRequest,
  { left, rejected, reply, error }: Settled,
): [string, Outcome][] {
  const last = new Set(coalesce(changes).map(({ id }) => id));
  const reasons = new Map(rejected.map((one) => [one.change.id, one]));
  const settled = new Set(
    [...changes, ...rejected.map(({ change }) => change)].map(({ id }) => id),
  );
  for (const id of left) settled.delete(id);
  return [...settled].map((id) => {
    const rejection = reasons.get(id);
    if (rejection) return [id, { kind: 'rejected', ...rejection, error }];
    return [id, { kind: 'applied', reply: last.has(id) ? reply : null }];
  });
}

/** Returns the error to throw for a rejected change, for which `failureSentence` has the message. */
export function rejectionOf(rejection: Rejection): Error {
  const { reason, error } = rejection;
  if (reason === 'changed' || reason === 'help-over')
    return new ChangedElsewhere(rejectionSentence([rejection]), { cause: error });
  return error instanceof Error ? error : new Error(reason);
}

export function outboxToast(event: OutboxEvent): ToastInput {
  switch (event.kind) {
    case 'stalled':
      return {
        title: 'Sin señal',
        description: 'Quedó anotado y se manda solo cuando vuelva la señal.',
        tone: 'info',
      };
    case 'delivered':
      return {
        title: 'Éxito',
        description:
          event.changes === 1
            ? 'Volvió la señal: se mandó el cambio que esperaba.'
            : `Volvió la señal: se mandaron los ${event.changes} cambios que esperaban.`,
      };
    case 'overruled':
      return {
        title: 'Algo cambió mientras tanto',
        description: event.sentence,
        tone: 'info',
      };
    case 'asked':
      return {
        title: 'Algo cambió mientras tanto',
        description: event.question,
        tone: 'info',
      };
    case 'rejected':
      return {
        title: 'Algo cambió mientras tanto',
        description: rejectionSentence(event.rejected),
        tone: 'bad',
      };
  }
}
