import { LIST_ID_NAMES, takesIdempotencyKey } from '@picadito/domain';
import { problemReferences, problemResponses } from './openapi-problems.ts';

/** Type of the parts of an OpenAPI document that the server reads or changes. */
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
  oneOf?: Schema[];
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
    'A key of the user that is kept for 24 hours. A repeated request with the same key and body gets the first reply again and writes nothing; another body with the same key is 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const IF_NONE_MATCH: Parameter & { required: boolean } = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of an earlier reply. The reply is 304 while it is unchanged; an unknown ETag is ignored.',
  schema: { type: 'string' },
};
const ETAG = { ETag: 'A weak ETag, which is valid for this user only.' };

const MEANINGS: Record<string, string> = {
  201: 'Created.',
  302: 'The browser goes to the address in `Location`.',
  304: 'The reply with this `ETag` is unchanged.',
  503: 'The server or its database is unavailable.',
};

/**
 * Completes the generated document with what the schemas cannot express: operation ids, headers, problem responses, and
 * the other names of a match's list.
 */
export function finish(document: Document): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operation.operationId = nameOf(method, path);
      if (operation.responses['304']) describeConditional(operation);
      describeReplies(operation);
      acceptAliases(operation);
      const isRepeatable = takesIdempotencyKey(`${method.toUpperCase()} ${path}`);
      if (isRepeatable) (operation.parameters ??= []).push(IDEMPOTENCY_KEY);
    }
  }
  document.components.responses = problemResponses;
  dropOrphans(document);
}

/** Returns the operation id of a method and path: `PUT /api/players/{id}/stats` → `putPlayersIdStats`. */
function nameOf(method: string, path: string): string {
  const words = path.match(/\w+/g)?.filter((word) => word !== 'api') ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function describeConditional(operation: Operation): void {
  (operation.parameters ??= []).push(IF_NONE_MATCH);
  const headers = (operation['x-reply-headers'] ??= {});
  for (const status of [200, 304]) headers[status] = { ...headers[status], ...ETAG };
}

function describeReplies(operation: Operation): void {
  const { 'x-problems': problems = [], 'x-reply-headers': headers = {} } = operation;
  delete operation['x-problems'];
  delete operation['x-reply-headers'];
  for (const [status, reply] of Object.entries(operation.responses)) {
    reply.description = MEANINGS[status] ?? 'The request has succeeded.';
    const named = headers[Number(status)];
    if (named) reply.headers = headersOf(named);
  }
  Object.assign(operation.responses, problemReferences(problems));
}

function headersOf(headers: Record<string, string>): NonNullable<Response['headers']> {
  const extensions = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return Object.fromEntries(extensions);
}

/**
 * Adds the other names of `listId` to the body of a match (docs/specification.md#data). When `listId` is required, one
 * of its names is required instead.
 */
function acceptAliases({ requestBody }: Operation): void {
  const body = requestBody?.content['application/json']?.schema;
  const { listId, date } = body?.properties ?? {};
  if (!body?.properties || !listId || !date) return;
  const isNeeded = body.required?.includes('listId') ?? false;
  if (isNeeded)
    listId.description = 'Required, under this name or one of the other names of the list id.';
  for (const name of LIST_ID_NAMES) {
    if (name !== 'listId')
      body.properties[name] = { ...listId, description: 'Another name of `listId`.' };
  }
  if (!isNeeded) return;
  body.required = body.required?.filter((name) => name !== 'listId') ?? [];
  body.anyOf = LIST_ID_NAMES.map((name) => ({ required: [name] }));
}

/**
 * Removes schemas that no operation references. The generator emits each schema also in a form for requests, which no
 * operation uses.
 */
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
