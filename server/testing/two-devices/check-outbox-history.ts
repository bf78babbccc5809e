import { areSameTeams, type PendingChange } from '@picadito/domain';
import type { Arrived, ServerState, WaitingDevice } from './outbox-device.ts';

/**
 * Returns what is wrong with a device's history, in words; empty if every change was applied once, superseded by a
 * later change of the same device, or reported.
 */
export function complaints(device: WaitingDevice): string[] {
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

/** Returns the changes that were neither sent nor reported, or are still in the outbox. */
function lost(device: WaitingDevice): string[] {
  const waiting = device.waits().map(({ id }) => id);
  const sent = new Set(
    device.arrived.flatMap(({ request }) => request.changes.map(({ id }) => id)),
  );
  const told = new Set(device.told.map(({ change }) => change.id));
  const without = device.made.filter(({ id }) => !sent.has(id) && !told.has(id));
  return [...waiting.map((id) => `${id} waits still`), ...without.map(({ id }) => `${id} is lost`)];
}

/** Returns the last change of each thing in a request, which is the effect of the request. */
function mergedIn({ request }: Arrived): PendingChange[] {
  const last = new Map(request.changes.map((change) => [thingOf(change), change]));
  return [...last.values()];
}

const thingOf = (change: PendingChange) =>
  change.kind === 'attendance' ? change.playerId : change.kind;

/** Tells whether the request put the change into effect. */
function becomes(change: PendingChange, { before, after }: Arrived): boolean {
  return !holds(change, before) && holds(change, after);
}

function holds(change: PendingChange, state: ServerState): boolean {
  if (change.kind === 'teams')
    return state.teams !== null && areSameTeams(change.target, state.teams);
  if (change.kind === 'result') return false; // No history has a result.
  const player = state.players[change.playerId];
  return player !== undefined && player === change.target;
}

/** Tells whether the first change of this thing was made on the state that the server had. */
function isAsSeen(change: PendingChange, { request, before }: Arrived): boolean {
  const first = request.changes.find((one) => thingOf(one) === thingOf(change)) ?? change;
  if (first.kind === 'teams') {
    if (!first.base || !before.teams) return !first.base && !before.teams;
    return areSameTeams(first.base, before.teams);
  }
  if (first.kind === 'result') return false;
  const player = before.players[first.playerId];
  return Boolean(player && first.base && player === first.base);
}
