import * as z from 'zod/mini';
import { SKILL_LEVELS } from '../limits.ts';

/**
 * Registry of descriptions and ids of schemas for the OpenAPI document. A schema with an `id` becomes a named component
 * of the document.
 */
export const schemaMetadata = z.registry<{
  id?: string;
  description?: string;
  [keyword: string]: unknown;
}>();

/**
 * Schema that accepts an opaque id of 20 to 64 letters, digits, - and _. Ids are random, so that they reveal nothing
 * and servers need no shared counter.
 */
export const id = z
  .string()
  .check(z.regex(/^[\w-]{20,64}$/))
  .register(schemaMetadata, { description: 'An opaque id.' });

export const timestamp = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/))
  .register(schemaMetadata, {
    description: 'A time in UTC with microseconds.',
    format: 'date-time',
    examples: ['2026-11-21T13:25:00.123456Z'],
  });

export const whatsapp = z.nullable(
  z
    .string()
    .check(z.regex(/^\+\d{8,15}$/))
    .register(schemaMetadata, {
      description: 'A phone number in the form of E.164.',
      examples: ['+5491155551234'],
    }),
);

export const skillLevel = z.enum(SKILL_LEVELS);
export const rating = z.int().check(z.gte(2), z.lte(5));
export const count = z.int().check(z.gte(0));
export const percent = z.int().check(z.gte(0), z.lte(100));

/** Schema of a reply without a body (204). */
export const noContent = z.undefined();

export const calendarText = { content: { 'text/calendar': { schema: z.string() } } };

export const csvText = { content: { 'text/csv': { schema: z.string() } } };

export const htmlPage = { content: { 'text/html': { schema: z.string() } } };
