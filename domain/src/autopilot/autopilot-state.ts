/*
 * The autopilot makes the teams of a weekly match without the organiser. At the deadline for answers ('Contestan
 * hasta', by default three hours before kick-off) it saves and shows the best teams, if no teams are saved and at least
 * eight players are in; with fewer the organiser decides. It does nothing after kick-off, nor while it is paused, as it
 * is in a restored copy of a database.
 */

/** The autopilot makes teams only if at least this many players are in. */
export const AUTOPILOT_MIN = 8;

export const AUTOPILOT_STATES = [
  'off',
  'asleep',
  /** The deadline for answers has not passed yet. */
  'waiting',
  'due',
  /** Too few players are in ('Somos 7: ¿se juega?'). */
  'few',
  /** The organiser has saved teams. */
  'own-teams',
  'flying',
  'stopped',
  /** The match has begun. */
  'over',
] as const;
export type AutopilotState = (typeof AUTOPILOT_STATES)[number];

export type AutopilotInputs = {
  isAsleep: boolean;
  hasActed: boolean;
  isStopped: boolean;
  hasTeams: boolean;
  going: number;
  /** The match starts at this time in epoch milliseconds. */
  startsAt: number;
  /** The answers close at this time in epoch milliseconds. */
  closesAt: number;
};

/** Returns the state of the autopilot. `flight` is null while it is off. */
export function autopilotState(flight: AutopilotInputs | null, now: number): AutopilotState {
  if (flight === null) return 'off';
  if (now >= flight.startsAt) return 'over';
  if (flight.isAsleep) return 'asleep';
  if (flight.isStopped) return 'stopped';
  if (flight.hasActed) return 'flying';
  if (flight.hasTeams) return 'own-teams';
  if (now < flight.closesAt) return 'waiting';
  return flight.going < AUTOPILOT_MIN ? 'few' : 'due';
}
