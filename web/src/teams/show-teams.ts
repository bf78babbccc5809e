import { type Match, TEAMS } from '@picadito/domain';
import { http } from '../sync/http/http.ts';

/**
 * Tells the server that the teams of a match have been shared, so that the players' page shows them. A failure is only
 * logged; the next share tries again.
 */
export function showTeams({ id }: Pick<Match, 'id'>): void {
  http(TEAMS.show, { params: { id }, body: {} }).catch((error: unknown) =>
    console.info('shown teams', error),
  );
}
