import { MERGE_REFUSALS, MESSAGES, PLAYERS_PER_LIST_MAX, problemReply } from '@picadito/domain';
import type { RouteOptions } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf, problemsOfAny } from '../../src/http/openapi/openapi-problems.ts';

export type HostileResponse = {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
};

/** The sentences of the app, with `{date}` for the date of a match. */
const SENTENCES = new Set<string>([...Object.values(MESSAGES), ...Object.values(MERGE_REFUSALS)]);
const DATE = /\d\d\/\d\d\/\d{4}/;
/** Matches the forms of a path that a problem may name: a field, or an index in an array and a field of its item. */
const PATH =
  /^([a-zA-Z][a-zA-Z\d]*(\.\d+(\.[a-zA-Z]+(\.[a-zA-Z]+)?)?)?|(seen|rotation)\.[a-zA-Z]+(\.\d+(\.[a-zA-Z]+)?)?|Idempotency-Key|)$/;
/** Matches the path that a problem may name if the body is an array: a row, or a field of a row. */
const ROW_PATH = /^\d+(\.(name|skillLevel|whatsapp))?$/;
const ROW_ERRORS_MAX = 3 * PLAYERS_PER_LIST_MAX;
/**
 * Statuses that any route may send: 400 without a host, and 417 for an unknown `Expect`. The introduction of the API
 * document names both.
 */
const OF_HTTP = [400, 417];
/** Number of characters that a response to a hostile request must not reach. */
const ANSWER_MAX = 2_000_000;

/**
 * Expects a status from 200 to 499, the security headers, no header that names the server's software, and fewer than
 * `ANSWER_MAX` characters.
 */
export function isSafe({ status, headers, body }: HostileResponse): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
  expect(body.length).toBeLessThan(ANSWER_MAX);
}

/**
 * Expects a response to be safe. A problem must also have the form of the contract, and contain only sentences of the
 * app; a page that a browser gets instead must contain one of these sentences.
 */
export function isProper(response: HostileResponse, isHead = false): void {
  const { status, headers, body } = response;
  isSafe(response);
  if (status < 400) return;
  if (headers['content-type'] === 'text/html; charset=utf-8') {
    if (!isHead) expect([...SENTENCES].some((sentence) => body.includes(sentence))).toBe(true);
    return;
  }
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  if (isHead) return;
  const problem = z.parse(problemReply, JSON.parse(body));
  expect(problem.status).toBe(status);
  const { title, detail, errors = [] } = problem;
  for (const sentence of [title, detail, ...errors.map(({ message }) => message)])
    expect(SENTENCES).toContain(sentence.replace(DATE, '{date}'));
  const ofRows = errors.filter(({ path }) => Array.isArray(path));
  expect(errors.length - ofRows.length).toBeLessThanOrEqual(100);
  expect(ofRows.length).toBeLessThanOrEqual(ROW_ERRORS_MAX);
  for (const { path } of errors) {
    if (typeof path === 'string') expect(path).toMatch(PATH);
    else expect(path.join('.')).toMatch(ROW_PATH);
  }
}

/**
 * Expects the contract to declare the status of a response. A successful response must also match its schema, and
 * contain the id of no other user than this organiser.
 */
export function isOfContract(
  route: RouteOptions,
  { status, body }: HostileResponse,
  user: string,
): void {
  const replies = (route.schema?.response ?? {}) as Record<number, unknown>;
  const declared = [
    ...Object.keys(replies).map(Number),
    ...problemsOf(route),
    ...problemsOfAny(route),
    ...OF_HTTP,
  ];
  expect(declared).toContain(status);
  const reply = replies[status];
  if (status >= 300 || !(reply instanceof z.core.$ZodType) || body === '') return;
  const value: unknown = JSON.parse(body);
  z.parse(reply, value);
  for (const [, name, id] of body.matchAll(/"(userId|organizerId)":"([^"]*)"/g))
    expect({ [String(name)]: id }).toEqual({ [String(name)]: user });
}
