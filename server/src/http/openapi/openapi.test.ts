import { LIST_ID_NAMES } from '@picadito/domain';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import type { Document } from './openapi-document.ts';
import { testApp } from '../../../testing/test-app.ts';

/** Addresses that the document leaves out: pages load them, or they redirect. */
const LEFT_OUT = ['/auth/callback.js', '/auth/callback.css', '/g', '/g/*', '/c', '/c/*'];

async function theDocument() {
  const server = await testApp();
  const { status, body } = await server.visitor.get<Document>('/api/openapi.json');
  expect(status).toBe(200);
  const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
  return { ...server, document: body, operations };
}

test('the document has exactly the routes of the server', async () => {
  const { app, operations } = await theDocument();
  const routes = app.routeTable
    .filter(({ method, url }) => method !== 'HEAD' && !LEFT_OUT.includes(url))
    .map(({ method, url }) => `${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(operations.map(({ name }) => name).toSorted()).toEqual(routes.toSorted());
});

test('the document is valid OpenAPI 3.1 with resolved references', async () => {
  const { document, operations } = await theDocument();
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  for (const [, kind = '', name = ''] of JSON.stringify(document).matchAll(
    /"#\/components\/(\w+)\/(\w+)"/g,
  )) {
    expect(document.components).toHaveProperty([kind, name]);
  }
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(operations.length);
  const tags = document.tags.map(({ name }) => name);
  for (const { name, path, operation } of operations) {
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect({ name, path: declared.map((parameter) => parameter.name) }).toEqual({
      name,
      path: named,
    });
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(tags).toContain(operation.tags?.[0]);
    for (const reply of Object.values(operation.responses)) {
      expect(reply.$ref ?? reply.description).toMatch(/\w/);
    }
  }
});

test('operations that need a session declare the cookie', async () => {
  const { document, operations } = await theDocument();
  const open = operations.filter(({ operation }) => !operation.security).map(({ name }) => name);
  expect(open).toEqual([
    'GET /healthz',
    'GET /readyz',
    'GET /auth/google',
    'GET /auth/callback',
    'POST /auth/sign-out',
    'GET /api/openapi.json',
    'GET /g/{code}',
    'GET /g/{code}/{key}',
    'GET /g/{code}/changes',
    'GET /g/{code}/calendar/{match}',
    'POST /g/{code}/answer',
    'POST /g/{code}/{key}/answer',
    'POST /g/{code}/forget',
    'POST /g/{code}/guest',
    'POST /g/{code}/guest-gone',
    'POST /g/{code}/newcomer',
    'POST /g/{code}/withdraw',
    'POST /g/{code}/drop-out',
    'POST /g/{code}/claim',
    'POST /g/{code}/take-back',
    'POST /g/{code}/score',
    'POST /g/{code}/{key}/score',
    'POST /g/{code}/vote',
    'POST /g/{code}/{key}/vote',
    'POST /g/{code}/paid',
    'POST /g/{code}/{key}/paid',
    'GET /g/{code}/survey',
    'POST /g/{code}/survey',
    'GET /g/{code}/{key}/survey',
    'POST /g/{code}/{key}/survey',
    'GET /c/{code}',
    'GET /c/{code}/changes',
    'POST /c/{code}/captain',
    'POST /c/{code}/attendance',
    'POST /c/{code}/proposal',
    'POST /c/{code}/guest',
    'POST /c/{code}/teams',
    'POST /c/{code}/score',
    'POST /c/{code}/game',
    'POST /c/{code}/game-gone',
    'POST /c/{code}/paid',
    'GET /g/{code}/notices',
    'POST /g/{code}/notices',
    'POST /g/{code}/notices-off',
    'GET /api/session',
    'GET /api/invitations/{code}',
    'GET /api/first-view',
  ]);
  expect(document.components).toMatchObject({
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'picadito-3000' } },
  });
});

test('problems, headers, keys and the aliases of the list are documented', async () => {
  const { document } = await theDocument();
  const { get: page, post: create } = document.paths['/api/matches'] ?? {};
  const paged = ['X-Total-Count', 'Link', 'ETag'];
  expect(Object.keys(page?.responses['200']?.headers ?? {})).toEqual(paged);
  expect(Object.keys(page?.responses['304']?.headers ?? {})).toEqual(['ETag']);
  expect(page?.parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'If-None-Match' }),
  );
  expect(Object.keys(create?.responses ?? {})).toEqual(
    ['201', '401', '403', '413', '415', '422', '429', '500', '503'].toSorted(),
  );
  const statusesOf = (path: string, method: string) =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {});
  expect(statusesOf('/healthz', 'get')).toEqual(['200', '500']);
  expect(statusesOf('/readyz', 'get')).toEqual(['200', '500', '503']);
  expect(statusesOf('/api/lists/{id}', 'delete')).toEqual([
    '204',
    '401',
    '403',
    '404',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(create?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
  const body = create?.requestBody?.content['application/json']?.schema;
  expect(Object.keys(body?.properties ?? {})).toEqual(expect.arrayContaining([...LIST_ID_NAMES]));
  expect(body?.required).toEqual(['date', 'time', 'location']);
  expect(body?.anyOf).toHaveLength(LIST_ID_NAMES.length);
  const bodyOf = (path: string) =>
    document.paths[path]?.['post']?.requestBody?.content['application/json']?.schema;
  expect(bodyOf('/api/lists/{id}/players')?.oneOf).toMatchObject([
    { type: 'object', required: ['name', 'skillLevel'] },
    { type: 'array', maxItems: 300, items: { type: 'object' } },
  ]);
  expect(bodyOf('/api/matches/{id}/players')).toMatchObject({
    properties: { playerId: { type: 'string' }, playerIds: { type: 'array', maxItems: 500 } },
    oneOf: [{ required: ['playerId'] }, { required: ['playerIds'] }],
  });
  const stream = document.paths['/api/events']?.['get']?.responses['200'];
  expect(stream?.content?.['text/event-stream']?.schema.contentSchema).toEqual({
    $ref: '#/components/schemas/ChangeEvent',
  });
  expect(document.components.schemas['ChangeEvent']?.required).toEqual(['kind', 'id', 'tab']);
  for (const status of [429, 503]) {
    expect(document.components.responses[`Problem${status}`]).toMatchObject({
      headers: { 'Retry-After': {} },
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
  }
});
