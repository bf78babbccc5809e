import { LIST_ID_NAMES } from '@picadito/domain';
import { problemReferences, problemResponses } from './openapi-problems.ts';

/** As far as it is read here. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
};
export type ReplyHeaders = Record<number, Record<string, string>>;
export type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; description?: string; headers?: object }>;
  'x-problems'?: number[];
  'x-reply-headers'?: ReplyHeaders;
};
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; [kind: string]: unknown };
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Per user, kept for 24 h: the same key and body repeats the first answer and writes once; another body under the same key is 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const MEANINGS: Record<string, string> = { 201: 'Created.', 302: 'Go there.', 503: 'Away.' };

/** Says of every operation what its schemas cannot. */
export function finish(document: Document): Document {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operation.operationId = nameOf(method, path);
      describeReplies(operation);
      acceptAliases(operation);
      const isRepeatable = method === 'post' && path.startsWith('/api/');
      if (isRepeatable) (operation.parameters ??= []).push(IDEMPOTENCY_KEY);
    }
  }
  return withoutOrphans(document);
}

/** `PUT /api/players/{id}/stats` → `putPlayersIdStats`. */
function nameOf(method: string, path: string): string {
  const words = path.match(/\w+/g)?.filter((word) => word !== 'api') ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function describeReplies(operation: Operation): void {
  const { 'x-problems': problems = [], 'x-reply-headers': headers = {} } = operation;
  delete operation['x-problems'];
  delete operation['x-reply-headers'];
  for (const [status, reply] of Object.entries(operation.responses)) {
    reply.description = MEANINGS[status] ?? 'Done.';
    const named = headers[Number(status)];
    if (named) reply.headers = headersOf(named);
  }
  Object.assign(operation.responses, problemReferences(problems));
}

function headersOf(headers: Record<string, string>) {
  const told = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return Object.fromEntries(told) as object;
}

/** The list of a match goes by several names (product.md §3): one of them is needed where `listId` is. */
function acceptAliases({ requestBody }: Operation): void {
  const body = requestBody?.content['application/json']?.schema;
  if (!body?.properties?.['listId'] || !body.properties['date']) return;
  for (const name of LIST_ID_NAMES) {
    if (name !== 'listId') body.properties[name] = { description: 'The same as `listId`.' };
  }
  body.required = body.required?.filter((name) => name !== 'listId') ?? [];
  body['anyOf'] = LIST_ID_NAMES.map((name) => ({ required: [name] }));
}

/** Only the components that something refers to: each schema comes as an input too, which nobody sends. */
function withoutOrphans(document: Document): Document {
  const { schemas } = document.components;
  const wanted = new Set<string>();
  const follow = (thing: unknown) => {
    for (const [, name = ''] of JSON.stringify(thing).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      follow(schemas[name]);
    }
  };
  follow([document.paths, problemResponses]);
  const kept = Object.entries(schemas).filter(([name]) => wanted.has(name));
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(kept),
      responses: problemResponses,
    },
  };
}
