import { coalesce, type OutboxRequest, type RejectedChange } from '@picadito/domain';
import { usePendingChanges } from './queue.ts';
import { ChangedElsewhere } from '../failure-sentence.ts';

/**
 * Describes the result of a change. `reply` is null if a later change superseded it or another tab sent it. 'pending'
 * means that it is sent when the network returns.
 */
export type Outcome =
  | { kind: 'applied'; reply: unknown }
  | { kind: 'pending' }
  | { kind: 'rejected'; reason: RejectedChange['reason']; error: unknown };

/** Describes what no caller learns from an `Outcome`, because the page was reloaded or the change had to wait. */
export type OutboxEvent =
  | { kind: 'stalled' }
  | { kind: 'delivered'; changes: number }
  | { kind: 'rejected'; rejected: readonly RejectedChange[] };

type Settled = {
  /** The ids of the changes that are still in the queue. */
  left: ReadonlySet<string>;
  rejected: readonly RejectedChange[];
  reply: unknown;
  error: unknown;
};

export type Outcomes = ReturnType<typeof createOutcomes>;

/** Resolves the promise of each change once, and reports as events what no promise can. */
export function createOutcomes(onEvent: (event: OutboxEvent) => void) {
  const resolvers = new Map<string, (outcome: Outcome) => void>();
  /** The number of changes that were reported as pending. */
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

  /** Resolves the changes of a request after its response, except those that are still in the queue. */
  function settle(request: OutboxRequest, settled: Settled): void {
    const reported = new Set<string>();
    for (const [id, outcome] of outcomesOf(request, settled)) {
      if (resolve(id, outcome)) reported.add(id);
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

  /** Resolves a change and tells whether a caller was waiting for it. */
  function resolve(id: string, outcome: Outcome): boolean {
    const resolver = resolvers.get(id);
    resolvers.delete(id);
    resolver?.(outcome);
    return resolver !== undefined;
  }
}

/** Returns the outcome of each settled change of a request by its id. A superseded change has no reply. */
function outcomesOf(
  { changes }: OutboxRequest,
  { left, rejected, reply, error }: Settled,
): [string, Outcome][] {
  const last = new Set(coalesce(changes).map(({ id }) => id));
  const reasons = new Map(rejected.map(({ change, reason }) => [change.id, reason]));
  const settled = changes.filter(({ id }) => !left.has(id));
  return settled.map(({ id }) => {
    const reason = reasons.get(id);
    if (reason) return [id, { kind: 'rejected', reason, error }];
    return [id, { kind: 'applied', reply: last.has(id) ? reply : null }];
  });
}

/** Returns the error that a screen throws for a rejected change. */
export function rejectionOf({ reason, error }: Outcome & { kind: 'rejected' }): Error {
  if (reason === 'changed') return new ChangedElsewhere({ cause: error });
  return error instanceof Error ? error : new Error(reason);
}
