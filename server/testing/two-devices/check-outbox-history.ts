import { areSameTeams, type PendingChange } from '@picadito/domain';
import type { Arrived, ServerState, WaitingDevice } from './outbox-device.ts';

/**
 * Returns a sentence for each fault in the history of a device; empty if all is right. Every change must have been
 * applied exactly once, been superseded by a later change of the same device, or been reported as rejected.
 */
export function faultsOfHistory(device: WaitingDevice): string[] {
  const times = new Map<string, number>();
  const wrong: string[] = [];
  for (const one of device.arrived) {
    for (const change of one.request.changes) {
      if (!becomes(change, one)) continue;
      if (!isAsSeen(change, one)) wrong.push(`${change.id} wrote over what it had not seen`);
    }
    for (const change of mergedIn(one)) {
      if (becomes(change, one)) times.set(change.id, (times.get(change.id) ?? 0) + 1);
    }
    for (const change of one.acknowledged) {
      if (!holds(change, one.after)) wrong.push(`${change.id} was acknowledged and is not there`);
    }
  }
  for (const [id, count] of times) if (count > 1) wrong.push(`${id} was done ${count} times`);
  return [...wrong, ...lost(device)];
}

/**
 * Returns a sentence for each change that was neither sent nor reported as rejected, and for each change that is still
 * in the outbox.
 */
function lost(device: WaitingDevice): string[] {
  const waiting = device.waits().map(({ id }) => id);
  const sent = new Set(
    device.arrived.flatMap(({ request }) => request.changes.map(({ id }) => id)),
  );
  const told = new Set(device.told.map(({ change }) => change.id));
  const without = device.made.filter(({ id }) => !sent.has(id) && !told.has(id));
  return [...waiting.map((id) => `${id} waits still`), ...without.map(({ id }) => `${id} is lost`)];
}

/** Returns the effect of a request: the last change of each player's attendance, and of the teams. */
function mergedIn({ request }: Arrived): PendingChange[] {
  const last = new Map(request.changes.map((change) => [thingOf(change), change]));
  return [...last.values()];
}

const thingOf = (change: PendingChange) =>
  change.kind === 'attendance' ? change.playerId : change.kind;

/** Returns whether the request made the server's state agree with the change. */
function becomes(change: PendingChange, { before, after }: Arrived): boolean {
  return !holds(change, before) && holds(change, after);
}

function holds(change: PendingChange, state: ServerState): boolean {
  if (change.kind === 'teams')
    return state.teams !== null && areSameTeams(change.target, state.teams);
  if (change.kind !== 'attendance') return false; // No history has a result or money.
  const player = state.players[change.playerId];
  return player !== undefined && player === change.target;
}

/**
 * Returns whether the request's first change of this player or of the teams was made on the state that the server had
 * when the request arrived.
 */
function isAsSeen(change: PendingChange, { request, before }: Arrived): boolean {
  const first = request.changes.find((one) => thingOf(one) === thingOf(change)) ?? change;
  if (first.kind === 'teams') {
    if (!first.base || !before.teams) return !first.base && !before.teams;
    return areSameTeams(first.base, before.teams);
  }
  if (first.kind !== 'attendance') return false;
  const player = before.players[first.playerId];
  return Boolean(player && first.base && player === first.base);
}
