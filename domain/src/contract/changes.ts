/**
 * What `GET /api/events` tells of. 'match' covers its roster, attendance and teams, 'list' the players that
 * were created with it, 'account' everything.
 */
export type ChangeKind = 'list' | 'player' | 'match' | 'profile' | 'badge' | 'account';

/** The data of a `change` event. `tab`: the page that made it, as its `X-Picadito-Tab` said. */
export type ChangeEvent = { kind: ChangeKind; id: string; tab: string | null };
