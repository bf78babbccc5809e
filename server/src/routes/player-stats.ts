import { MESSAGES, playerStatReply } from '@picadito/domain';
import * as z from 'zod/mini';
import { signedIn } from '../http/session.ts';
import type { Context } from '../transactions/context.ts';
import { ownPlayer } from '../services/own.ts';
import { changeStat, readStats } from '../ranking/player-stats.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

const wholeNumber = (max: number, error: string) =>
  z.optional(
    z.nullable(
      z
        .number({ error })
        .check(
          z.refine((value) => Number.isInteger(value) && value >= 0 && value <= max, { error }),
        ),
    ),
  );

const body = z.object(
  {
    matchesPlayed: wholeNumber(9999, MESSAGES.matchesPlayedInvalid),
    attendanceRate: wholeNumber(100, MESSAGES.attendanceRateInvalid),
  },
  { error: MESSAGES.invalid },
);

const tags = ['Players'];
const schemas = {
  readAll: {
    tags,
    summary: 'The statistics of all my players',
    response: { 200: z.array(playerStatReply) },
  },
  change: {
    tags,
    summary: 'Type a statistic in; null computes it again',
    params,
    body,
    response: { 200: playerStatReply },
  },
};

export function playerStatRoutes(app: Api, context: Context): void {
  app.get('/api/players/stats', { schema: schemas.readAll }, (request) =>
    readStats(context, signedIn(request)),
  );

  app.put(
    '/api/players/:id/stats',
    { schema: schemas.change, ...pathIs(context, ownPlayer) },
    (request) => changeStat(context, signedIn(request), request.params.id, request.body),
  );
}
