/**
 * Elects one leader among the tabs of a browser that share `name`: the tab that holds the Web Lock of that name. When it
 * closes, the next tab leads. `steal` takes the lock from a frozen leader, which loses leadership once it wakes up and
 * then waits for the lock again. `close` gives leadership up.
 */
export function createLeader({
  name,
  onBecomeLeader,
  onLoseLeadership,
}: {
  name: string;
  onBecomeLeader: () => void;
  onLoseLeadership: () => void;
}) {
  let isLeader = false;
  let isClosed = false;
  let lockRequest = new AbortController();
  let releaseLock = () => {};
  void requestLeadership({ signal: lockRequest.signal });
  return { isLeader: () => isLeader, steal, close };

  /** Waits for the lock and holds it until this tab closes or another tab steals it. */
  async function requestLeadership(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(name, options, () => (isClosed ? undefined : lead()));
    } catch {
      if (!isLeader) return; // the request was aborted
      loseLeadership();
      lockRequest = new AbortController();
      void requestLeadership({ signal: lockRequest.signal });
    }
  }

  function lead(): Promise<void> {
    isLeader = true;
    onBecomeLeader();
    return new Promise((resolve) => {
      releaseLock = resolve;
    });
  }

  function loseLeadership(): void {
    if (!isLeader) return;
    isLeader = false;
    onLoseLeadership();
  }

  function steal(): void {
    lockRequest.abort();
    void requestLeadership({ steal: true });
  }

  function close(): void {
    isClosed = true;
    lockRequest.abort();
    releaseLock();
    loseLeadership();
  }
}
