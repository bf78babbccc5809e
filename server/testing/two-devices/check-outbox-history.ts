import { areSameTeams, type PendingChange } from '@picadito/domain';
import type { Arrived, ServerState, WaitingDevice } from './outbox-device.ts';

/**
 * What is wrong with a device's history, in words; empty when every change was applied once, superseded by a later
 * one of its own, or reported.
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

/** Every change ends: its request got a response, or it was reported. */
function lost(device: WaitingDevice): string[] {
  const waiting = device.waits().map(({ id }) => id);
  const sent = new Set(
    device.arrived.flatMap(({ request }) => request.changes.map(({ id }) => id)),
  );
  const told = new Set(device.told.map(({ change }) => change.id));
  const without = device.made.filter(({ id }) => !sent.has(id) && !told.has(id));
  return [...waiting.map((id) => `${id} waits still`), ...without.map(({ id }) => `${id} is lost`)];
}

/** The last change of each thing of a request: it is what the request does. */
function mergedIn({ request }: Arrived): PendingChange[] {
  const last = new Map(request.changes.map((change) => [thingOf(change), change]));
  return [...last.values()];
}

const thingOf = (change: PendingChange) =>
  change.kind === 'attendance' ? change.playerId : change.kind;

/** Whether the request made it so. */
function becomes(change: PendingChange, { before, after }: Arrived): boolean {
  return !holds(change, before) && holds(change, after);
}

function holds(change: PendingChange, state: ServerState): boolean {
  if (change.kind === 'teams')
    return state.teams !== null && areSameTeams(change.target, state.teams);
  if (change.kind === 'result') return false; // no history has one
  const player = state.players[change.playerId];
  return player !== undefined && player === change.target;
}

/** Whether the first of the changes for this thing had seen what the server had. */
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
