/*
 * The autopilot makes the teams of a weekly match without the organiser. At the deadline for answers ('Contestan
 * hasta', by default three hours before kick-off) it saves and shows the best teams, if no teams are saved and players
 * for at least four fifths of the places are confirmed; with fewer players the organiser decides. It does nothing after
 * kick-off, and nothing while it is paused, for example after a backup was restored.
 */
import { placesOf, type FormatSize } from '../matches/match-format.ts';

/** Returns the minimum number of confirmed players for the autopilot to make teams: four fifths of the places. */
export function autopilotMin(match: FormatSize): number {
  return Math.ceil((placesOf(match) * 4) / 5);
}

export const AUTOPILOT_STATES = [
  'off',
  'asleep',
  /** The autopilot is on, and the deadline for answers has not passed yet. */
  'waiting',
  'due',
  /**
   * The deadline has passed with fewer than `least` confirmed players, so the organiser has to decide ('Somos 7:
   * ¿se juega?').
   */
  'few',
  /** The organiser has saved teams, so the autopilot makes none. */
  'own-teams',
  'flying',
  'stopped',
  /** The match has begun, and the autopilot does nothing any more. */
  'over',
] as const;
export type AutopilotState = (typeof AUTOPILOT_STATES)[number];

export type AutopilotInputs = {
  isAsleep: boolean;
  hasActed: boolean;
  isStopped: boolean;
  hasTeams: boolean;
  going: number;
  /** Number of confirmed players from which the autopilot makes teams. */
  least: number;
  /** Start of the match in epoch milliseconds. */
  startsAt: number;
  /** Deadline for answers in epoch milliseconds. */
  closesAt: number;
};

/**
 * Returns the state of the autopilot of a match at `now` (epoch milliseconds). `inputs` is null for a match whose
 * autopilot is off.
 */
export function autopilotState(inputs: AutopilotInputs | null, now: number): AutopilotState {
  if (inputs === null) return 'off';
  if (now >= inputs.startsAt) return 'over';
  if (inputs.isAsleep) return 'asleep';
  if (inputs.isStopped) return 'stopped';
  if (inputs.hasActed) return 'flying';
  if (inputs.hasTeams) return 'own-teams';
  if (now < inputs.closesAt) return 'waiting';
  return inputs.going < inputs.least ? 'few' : 'due';
}
