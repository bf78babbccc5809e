import { keeperInput, keeperReply, marksReply, pairInput, pairReply } from '@picadito/domain';
import { signedIn } from '../http/session.ts';
import type { Context } from '../transactions/context.ts';
import { changePair, markKeeper, readMarks } from '../teams/team-constraints.ts';
import { ownPlayer } from '../services/own.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

const tags = ['Players'];
const schemas = {
  read: {
    tags,
    summary: 'My keepers, and who of my players play together or apart',
    response: { 200: marksReply },
  },
  keeper: {
    tags,
    summary: 'Mark a player as a keeper, or take the mark away',
    params,
    body: keeperInput,
    response: { 200: keeperReply },
  },
  pair: {
    tags,
    summary: 'Have two players play together or apart; null takes that away',
    body: pairInput,
    response: { 200: pairReply },
  },
};

/** What an organiser marks of his players for forming teams. */
export function markRoutes(app: Api, context: Context): void {
  app.get('/api/marks', { schema: schemas.read }, (request) =>
    readMarks(context, signedIn(request)),
  );

  app.put(
    '/api/players/:id/keeper',
    { schema: schemas.keeper, ...pathIs(context, ownPlayer) },
    (request) => markKeeper(context, signedIn(request), request.params.id, request.body.isKeeper),
  );

  app.put('/api/pairs', { schema: schemas.pair }, (request) =>
    changePair(context, signedIn(request), request.body),
  );
}
