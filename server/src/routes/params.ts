import * as z from 'zod/mini';

/** Ids are judged by looking them up: a malformed one is not found, not invalid. */
export const idParams = z.object({ id: z.string() });
export const matchPlayerParams = z.object({ id: z.string(), playerId: z.string() });
