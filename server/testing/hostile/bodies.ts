import fc from 'fast-check';
import * as z from 'zod/mini';
import { oddFields, oddText, oddValue } from './values.ts';

type Shape = z.core.JSONSchema._JSONSchema;
type Body = Record<string, unknown>;
const SHORT_ROW = 150;

/**
 * Generates bodies for a route from its valid body and from its schema. Some fields have odd values, are missing, or
 * are unknown to the schema.
 */
export function bodyLike(schema: unknown, right: Body | undefined): fc.Arbitrary<unknown> {
  const { properties, oneOf } = shapeOf(schema);
  const many = oneOf?.find((option) => typeof option === 'object' && option.type === 'array');
  const one = bodyOf(properties ?? oneOf?.find(hasProperties)?.properties ?? {}, right);
  return many ? fc.oneof(one, rowsOf(one)) : one;
}

/**
 * Generates arrays of up to 6 rows, some with odd values or an array in place of a row, and arrays of hundreds or
 * thousands of rows.
 */
function rowsOf(row: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(row, { maxLength: 6 }) },
    {
      weight: 2,
      arbitrary: fc.array(fc.oneof(row, oddValue, fc.constant(null)), { maxLength: 6 }),
    },
    { weight: 1, arbitrary: fc.tuple(row, fc.array(row, { maxLength: 3 })) },
    { weight: 1, arbitrary: fc.tuple(row, fc.integer({ min: 400, max: 6000 })).map(filled) },
  );
}

/**
 * Returns an array of `length` equal rows. A long row is replaced by null, so that the array exceeds the limit of rows
 * and not the limit of bytes.
 */
const filled = ([row, length]: [unknown, number]) => {
  const isShort = (JSON.stringify(row) ?? '').length < SHORT_ROW;
  return Array.from({ length }, () => (isShort ? row : null));
};

const hasProperties = (shape: Shape) => typeof shape === 'object' && shape.properties !== undefined;

function bodyOf(properties: Record<string, Shape>, right: Body | undefined) {
  const names = [...new Set([...Object.keys(properties), ...Object.keys(right ?? {})])];
  const fields = names.map((name) =>
    fc.tuple(fc.constant(name), field(properties[name], right?.[name])),
  );
  const body = fc.tuple(fc.tuple(...fields), fc.oneof(fc.constant({}), oddFields));
  return fc.oneof(
    { weight: 9, arbitrary: body.map(([own, odd]) => ({ ...odd, ...Object.fromEntries(own) })) },
    { weight: 1, arbitrary: oddValue },
  );
}

function field(shape: Shape | undefined, right: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: right === undefined ? 0 : 8, arbitrary: fc.constant(right) },
    { weight: 3, arbitrary: fitting(shape) },
    { weight: 2, arbitrary: oddValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** Generates values that have the type in the schema, but may break its finer rules, such as lengths and patterns. */
function fitting(shape: Shape | undefined): fc.Arbitrary<unknown> {
  if (typeof shape !== 'object') return oddValue;
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(fitting));
  if (shape.enum) return fc.constantFrom<unknown>(...shape.enum);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'number' || shape.type === 'integer') return fc.integer({ min: -2, max: 10 });
  if (shape.type === 'string') return fc.oneof(oddText, fc.string({ maxLength: 12 }));
  if (shape.type === 'array' && !Array.isArray(shape.items))
    return fc.array(fitting(shape.items), { maxLength: 8 });
  if (shape.type !== 'object') return oddValue;
  const fields = Object.entries(shape.properties ?? {}).map(([name, inner]) =>
    fc.tuple(fc.constant(name), fitting(inner)),
  );
  return fc.tuple(...fields).map((all) => Object.fromEntries(all));
}

function shapeOf(schema: unknown): z.core.JSONSchema.BaseSchema {
  if (!(schema instanceof z.core.$ZodType)) return {};
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
