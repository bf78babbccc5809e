import type { ApiRoute } from '@picadito/domain';
import { accountRows } from './account-rows.ts';
import { eveningRows } from './evening-rows.ts';
import { matchRows } from './match-rows.ts';
import { playerRows } from './player-rows.ts';
import type { Asker, Rows } from './row.ts';

/** Of every operation of the contract: a new one without a row, or a reason, does not compile. */
const ROWS: Rows<ApiRoute> = { ...accountRows, ...playerRows, ...matchRows, ...eveningRows };

/** What is measured, of any operation. */
export type NamedRow = {
  name: string;
  route: ApiRoute;
  isRead: boolean;
  ask: (asker: Asker<ApiRoute>) => Promise<unknown>;
};

const entries = Object.entries(ROWS) as [ApiRoute, Rows<ApiRoute>[ApiRoute]][];

export const NAMED_ROWS: readonly NamedRow[] = entries.flatMap(([route, rows]) =>
  typeof rows === 'string'
    ? []
    : Object.entries(rows).map(([name, ask]) => ({
        name,
        route,
        isRead: route.startsWith('GET '),
        ask: ask as NamedRow['ask'],
      })),
);

/** Operations that are not measured, each with its reason. */
export const NOT_MEASURED: readonly (readonly [route: ApiRoute, reason: string])[] =
  entries.flatMap(([route, rows]) => (typeof rows === 'string' ? [[route, rows] as const] : []));
