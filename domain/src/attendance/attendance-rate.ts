/**
 * The attendance percentage of a match is the confirmed share of all its players, rounded, and 0 without players
 * (docs/specification.md#states). The home screen counts confirmations out of the places in the teams, and also shows
 * the full count (docs/specification.md#dashboard).
 */
import { placesOf, type FormatSize } from '../matches/match-format.ts';

/**
 * Type of the counts of a match. `deletedCount` is the number of players of the saved teams who have been deleted
 * since. A match that an earlier version of the app stored in the browser lacks it.
 */
type Counts = { confirmedCount: number; playerCount: number; deletedCount?: number };

/**
 * Returns how many players of a match were confirmed, and how many it had. Players in the teams of a match that was
 * played count as confirmed after they have been deleted, as their places in the teams stay.
 */
export function attendanceOf({ confirmedCount, playerCount, deletedCount = 0 }: Counts) {
  return { confirmed: confirmedCount + deletedCount, players: playerCount + deletedCount };
}

/** Returns the share of confirmed players as a whole percentage from 0 to 100; 0 without players. */
export function attendancePercentage(confirmed: number, players: number): number {
  return players === 0 ? 0 : Math.round((confirmed * 100) / players);
}

/**
 * Returns the number of confirmed players out of the places in the teams, as in '7/10'. Players beyond the places are
 * not counted.
 */
export function confirmationLabel(confirmed: number, match: FormatSize = {}): string {
  const places = placesOf(match);
  return `${Math.min(confirmed, places)}/${places}`;
}

/** Returns the number of confirmed players out of all players, as in '12 de 14 confirmados'. */
export function confirmationText(confirmed: number, players: number): string {
  return `${confirmed} de ${players} ${confirmationWord(confirmed)}`;
}

export function confirmationWord(confirmed: number): string {
  return confirmed === 1 ? 'confirmado' : 'confirmados';
}

/**
 * Returns the number of confirmed players with their share of all players, as in '18 de 40 confirmados · 45 % de la
 * lista'. The percentage is never shown without these words, because next to a count out of places it would be misread.
 */
export function attendanceText(confirmed: number, players: number): string {
  const share = attendancePercentage(confirmed, players);
  return `${confirmationText(confirmed, players)} · ${share} % de la lista`;
}
