/*
 * Teams of a weekly match that are made without the organiser. When players have to have answered ('Contestan hasta',
 * else three hours before kick-off) the best teams are saved and shown, if no teams are saved and at least eight are
 * in; with fewer the organiser is asked. Nothing happens from kick-off on, and nothing while it is asleep, as it is in a
 * copy of a database.
 */

/** How many have to be in. */
export const AUTOPILOT_MIN = 8;

export const AUTOPILOT_STATES = [
  'off',
  'asleep',
  /** For the hour until which players answer. */
  'waiting',
  'due',
  /** Too few are in: 'Somos 7: ¿se juega?'. */
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
  /** Epoch ms. */
  startsAt: number;
  /** When players have to have answered. */
  closesAt: number;
};

/** `flight`: null while it is off. */
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
