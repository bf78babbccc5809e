import { firstName, instantOf, type Match, type Owner } from '@picadito/domain';

/**
 * Type of a list, match or player. Data that an older version of the app stored has no `owner` and is the user's own.
 */
type Owned = { owner?: Owner };

/** Sentence of a screen about a list or match with which the user helped. */
export const HELP_IS_OVER = 'Ya no ayudás en esta lista.';

/** Tells whether a list, match or player is the user's own, so that the user may do everything with it. */
export function isOwn({ owner }: Owned): boolean {
  return !owner;
}

/** Tells whether the user may see and change the money of a list or match. */
export function mayHandleMoney({ owner }: Owned): boolean {
  return !owner || owner.rights === 'matches-and-money';
}

/** Tells whether screens of a match show money: the list has a cost, and the user may see it. */
export function showsMoney(match: Pick<Match, 'owner' | 'hasMoney'>): boolean {
  return match.hasMoney && mayHandleMoney(match);
}

/**
 * Tells whether the user may delete a match. Helpers delete suspended matches, and others before they begin. `now` is
 * in epoch milliseconds.
 */
export function mayDelete(match: Match, now: number): boolean {
  if (isOwn(match) || match.status === 'cancelado') return true;
  const { date, time, timeZone, status } = match;
  return status !== 'completado' && now < instantOf(date, time, timeZone);
}

/** Tells whether the user may change the status of a match. Helpers do not change that of a completed one. */
export function mayChangeStatus(match: Pick<Match, 'owner' | 'status'>): boolean {
  return isOwn(match) || match.status !== 'completado';
}

/** Returns 'de Carla' for what belongs to Carla Peña, and null for the user's own. */
export function ownerText({ owner }: Owned): string | null {
  return owner ? `de ${firstName(owner.name)}` : null;
}
