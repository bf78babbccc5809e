import {
  CONTRACT_WORDS,
  MESSAGES,
  matchInput,
  matchReply,
  matchUpdate,
  noContent,
  problemReply,
  withListId,
} from '@picadito/domain';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../http/idempotency.ts';
import { signedIn } from '../http/session.ts';
import { changeMatch } from '../services/change-match.ts';
import type { Context } from '../transactions/context.ts';
import { createMatch } from '../matches/create-match.ts';
import { deleteMatch } from '../services/delete-match.ts';
import { ownMatch } from '../services/own.ts';
import { listMatches, MATCHES_MAX, type MatchesWanted } from '../matches/list-matches.ts';
import { readMatch } from '../matches/read-matches.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

const querystring = z.object({
  order: z
    ._default(z.enum(['date', 'created'], { error: MESSAGES.fieldInvalid }), 'date')
    .register(CONTRACT_WORDS, { description: 'By date and time, or by creation.' }),
  q: z._default(z.string({ error: MESSAGES.fieldInvalid }), '').register(CONTRACT_WORDS, {
    description: 'Words of the place, weekday, date and time, or the beginning of an id.',
  }),
  limit: z
    .pipe(
      z._default(
        z
          .string({ error: MESSAGES.limitInvalid })
          .check(z.refine(isLimit, { error: MESSAGES.limitInvalid })),
        '',
      ),
      z.transform((text) => (text === '' ? MATCHES_MAX : Number(text))),
    )
    .register(CONTRACT_WORDS, { description: `From 1 to ${MATCHES_MAX}.` }),
  cursor: z
    .pipe(
      z._default(z.string({ error: MESSAGES.cursorInvalid }), ''),
      z.transform((text) => (text === '' ? null : text)),
    )
    .register(CONTRACT_WORDS, { description: 'Opaque: comes in the reply’s `Link`.' }),
});

function isLimit(text: string): boolean {
  if (text === '') return true;
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MATCHES_MAX;
}

const tags = ['Matches'];
const schemas = {
  page: {
    tags,
    summary: 'My matches, newest first, by pages',
    querystring,
    response: { 200: z.array(matchReply), 422: problemReply },
    replyHeaders: {
      200: {
        'X-Total-Count': 'How many there are on all pages.',
        Link: '`<…>; rel="next"`: the next page; none on the last.',
      },
    },
  },
  create: {
    tags,
    summary: 'Create a match',
    body: matchInput,
    response: { 201: matchReply },
  },
  read: { tags, summary: 'A match', params, response: { 200: matchReply } },
  change: {
    tags,
    summary: 'Change a match: all of it, and its status',
    params,
    body: matchUpdate,
    response: { 200: matchReply },
  },
  delete: { tags, summary: 'Delete a match', params, response: { 204: noContent } },
};

export function matchRoutes(app: Api, context: Context): void {
  const ofMatch = pathIs(context, ownMatch);

  app.get('/api/matches', { schema: schemas.page }, async (request, reply) => {
    const { matches, total, next } = await listMatches(context, signedIn(request), request.query);
    if (next) reply.header('link', `<${pageUrl(request.query, next)}>; rel="next"`);
    return reply.header('x-total-count', total).send(matches);
  });

  app.post(
    '/api/matches',
    { schema: schemas.create, preValidation: foldListId },
    (request, reply) =>
      answer(context, request, reply, async (inside, organiser) => ({
        status: 201,
        reply: await createMatch(inside, organiser, request.body),
      })),
  );

  app.get('/api/matches/:id', { schema: schemas.read }, (request) =>
    readMatch(context, signedIn(request), request.params.id),
  );

  app.put(
    '/api/matches/:id',
    { schema: schemas.change, preValidation: foldListId, ...ofMatch },
    (request) => changeMatch(context, signedIn(request), request.params.id, request.body),
  );

  app.delete('/api/matches/:id', { schema: schemas.delete }, async (request, reply) => {
    await deleteMatch(context, signedIn(request), request.params.id);
    return reply.code(204).send();
  });
}

function pageUrl({ order, q, limit }: MatchesWanted, cursor: string): string {
  const query = { order, q, limit, cursor };
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `/api/matches?${pairs.join('&')}`;
}

/** The list goes by several names (product.md §3). */
async function foldListId(request: FastifyRequest): Promise<void> {
  request.body = withListId(request.body);
}
