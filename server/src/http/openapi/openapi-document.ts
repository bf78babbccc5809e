import { LIST_ID_NAMES } from '@picadito/domain';
import { problemReferences, problemResponses } from './openapi-problems.ts';

/** As far as it is read here and on the page. */
export type Document = {
  openapi: string;
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Problem> };
};
export type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
  'x-problems'?: number[];
  'x-reply-headers'?: ReplyHeaders;
};
export type ReplyHeaders = Record<number, Record<string, string>>;
export type Parameter = { name: string; in: string; schema: Schema; description?: string };
export type Response = {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Record<string, { schema: Schema }>;
};
type Problem = (typeof problemResponses)[string];
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  contentSchema?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const IDEMPOTENCY_KEY: Parameter & { required: boolean } = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Per user, kept for 24 h: the same key and body repeats the first answer and writes once; another body under the same key is 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const MEANINGS: Record<string, string> = { 201: 'Created.', 302: 'Go there.', 503: 'Away.' };

/** Says of every operation what its schemas cannot. */
export function finish(document: Document): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operation.operationId = nameOf(method, path);
      describeReplies(operation);
      acceptAliases(operation);
      const isRepeatable = method === 'post' && path.startsWith('/api/');
      if (isRepeatable) (operation.parameters ??= []).push(IDEMPOTENCY_KEY);
    }
  }
  document.components.responses = problemResponses;
  dropOrphans(document);
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

function headersOf(headers: Record<string, string>): NonNullable<Response['headers']> {
  const told = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return Object.fromEntries(told);
}

/** The list of a match goes by several names (product.md §3): one of them is needed where `listId` is. */
function acceptAliases({ requestBody }: Operation): void {
  const body = requestBody?.content['application/json']?.schema;
  const { listId, date } = body?.properties ?? {};
  if (!body?.properties || !listId || !date) return;
  listId.description = 'Needed, under this name or another one of the list.';
  for (const name of LIST_ID_NAMES) {
    if (name !== 'listId')
      body.properties[name] = { ...listId, description: 'The same as `listId`.' };
  }
  body.required = body.required?.filter((name) => name !== 'listId') ?? [];
  body.anyOf = LIST_ID_NAMES.map((name) => ({ required: [name] }));
}

/** Keeps the components that something refers to: each schema comes as an input too, which nobody sends. */
function dropOrphans({ paths, components: { responses, schemas } }: Document): void {
  const wanted = new Set<string>();
  const follow = (thing: unknown) => {
    const names = JSON.stringify(thing).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name = ''] of names) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      follow(schemas[name]);
    }
  };
  follow([paths, responses]);
  for (const name of Object.keys(schemas)) if (!wanted.has(name)) delete schemas[name];
}
