import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What these answer is in the organiser's things alone: neither the clock nor anybody else has a say in it. */
const BY_VERSION = new Set([
  '/api/lists',
  '/api/lists/:id',
  '/api/lists/:id/players',
  '/api/players',
  '/api/matches/:id/players',
  '/api/matches/:id/teams',
]);
const ANSWERS_MAX = 1000;
const ANSWER_MAX_LENGTH = 32 * 1024;

/**
 * Answers again what was answered, as long as the organiser's version is the same. The session's own statement brings
 * the version from the database, so that a change on any server is seen by the next request to any other.
 */
export function rememberAnswers(app: FastifyInstance): void {
  /** In the order in which they were last asked for. */
  const answers = new Map<string, { version: string; body: string }>();

  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !BY_VERSION.has(route.url)) return;
    route.onRequest = [answerAgain, ...[route.onRequest ?? []].flat()];
    route.onSend = [remember, ...[route.onSend ?? []].flat()];
  });

  function answerAgain(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const key = keyOf(request);
    const known = answers.get(key);
    if (!known || known.version !== request.organiser?.version) return done();
    answers.delete(key);
    answers.set(key, known);
    reply.type('application/json; charset=utf-8').serializer(asItIs).send(known.body);
  }

  function remember(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void {
    const { organiser } = request;
    if (organiser && reply.statusCode === 200 && isShort(payload)) {
      const key = keyOf(request);
      answers.delete(key);
      answers.set(key, { version: organiser.version, body: payload });
      const [oldest] = answers.keys();
      if (answers.size > ANSWERS_MAX && oldest !== undefined) answers.delete(oldest);
    }
    done(null, payload);
  }
}

const keyOf = ({ organiser, url }: FastifyRequest) => `${organiser?.id} ${url}`;
const asItIs = (body: string) => body;

/** An empty one may be that of a match without a list, which is to be noted each time. */
function isShort(payload: unknown): payload is string {
  return typeof payload === 'string' && payload.length <= ANSWER_MAX_LENGTH && payload !== '[]';
}
