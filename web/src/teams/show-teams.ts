import { type Match, TEAMS } from '@picadito/domain';
import { http } from '../sync/http/http.ts';

/** The teams of a match have been shared: players see them by the link. Without a signal the next time they are. */
export function showTeams({ id }: Pick<Match, 'id'>): void {
  http(TEAMS.show, { params: { id }, body: {} }).catch((error: unknown) =>
    console.info('shown teams', error),
  );
}
