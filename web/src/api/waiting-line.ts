import type { WaitingChange } from '@picadito/domain';
import { create } from 'zustand';
import { randomId } from '../lib/ids.ts';
import { isOwner, local } from '../sync/storage.ts';

/** A place of its own: what waits outlives a session that has ended, and the answers kept for looking at. */
const WAITING = 'picadito-waiting:';

/** What is shown as tapped although no server has it yet. `isStuck`: it was tried, and no answer came. */
export const useOutbox = create<{ line: readonly WaitingChange[]; isStuck: boolean }>(() => ({
  line: [],
  isStuck: false,
}));

const prefixOf = (uid: string) => `${WAITING}${uid}:`;

/** Shows what waits in this browser, before anything else of this user shows; whether something does. */
export function recallWaiting(uid: string): boolean {
  const line = readLine(uid);
  useOutbox.setState({ line, isStuck: line.length > 0 });
  return line.length > 0;
}

/** What waits, in the order of the taps, of every tab of this browser. */
export function readLine(uid: string): WaitingChange[] {
  return local
    .keys()
    .filter((key) => key.startsWith(prefixOf(uid)))
    .toSorted()
    .flatMap((key) => parsed(local.get(key)));
}

/** Every change has a key of its own, so that no tab writes over what another one keeps. */
export function keepWaiting(uid: string, change: WaitingChange): void {
  if (isOwner(uid)) local.set(prefixOf(uid) + change.id, JSON.stringify(change));
}

export function dropWaiting(uid: string, id: string): void {
  local.remove(prefixOf(uid) + id);
}

let latest = 0;
const TAB = randomId().slice(0, 8);

/** Sorts after those of the line, also within a millisecond, and where the clock was set back. */
export function nextChangeId(line: readonly WaitingChange[], now = Date.now()): string {
  const last = Number.parseInt(line.at(-1)?.id ?? '0', 36);
  latest = Math.max(latest + 1, last + 1, now * 1000);
  return `${latest.toString(36).padStart(12, '0')}-${TAB}`;
}

function parsed(kept: string | null): WaitingChange[] {
  try {
    return kept === null ? [] : [JSON.parse(kept) as WaitingChange];
  } catch {
    return [];
  }
}
