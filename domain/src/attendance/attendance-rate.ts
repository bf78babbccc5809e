/**
 * Confirmations of a match: the percentage is confirmed over all its players, rounded, and 0 without players
 * (docs/specification.md#states). The dashboard counts them out of ten and shows the full count beside it
 * (docs/specification.md#open-points).
 */
import { CONFIRMATION_BAR_SCALE } from '../limits.ts';

/** 0 to 100. */
export function attendancePercentage(confirmed: number, players: number): number {
  return players === 0 ? 0 : Math.round((confirmed * 100) / players);
}

/** '7/10'; ten and more are '10/10'. */
export function confirmationLabel(confirmed: number): string {
  return `${Math.min(confirmed, CONFIRMATION_BAR_SCALE)}/${CONFIRMATION_BAR_SCALE}`;
}

/** '12 de 14 confirmados'. */
export function confirmationText(confirmed: number, players: number): string {
  return `${confirmed} de ${players} ${confirmed === 1 ? 'confirmado' : 'confirmados'}`;
}
