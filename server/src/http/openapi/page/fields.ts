import type { Schema } from '../openapi-document.ts';
import { html, prose, type Markup } from './markup.ts';

/** What a value is, in a few words; what has a name links to it. */
export function typeOf(schema: Schema): Markup {
  const name = nameOf(schema);
  if (name !== null) return html`<a href="#schema-${name}">${name}</a>`;
  const options = schema.anyOf ?? schema.oneOf;
  if (options && !schema.properties) return alternatives(options.map(typeOf));
  if (schema.enum) return alternatives(schema.enum.map(literal));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  const types = [schema.type ?? 'any'].flat();
  return html`${types.join(' or ')}${bounds(schema)}`;
}

/** The fields of an object, those of its objects too. */
export function fieldsOf(schema: Schema): Markup | undefined {
  const inner = innerObject(schema);
  if (!inner?.properties) return undefined;
  const { properties, required = [] } = inner;
  return html`<dl class="fields">
    ${Object.entries(properties).map(
      ([name, field]) =>
        html`<div>
          <dt>
            <code>${name}</code>${
              required.includes(name) ? undefined : html` <small>optional</small>`
            }
          </dt>
          <dd>${valueOf(field)}${fieldsOf(field)}</dd>
        </div> `,
    )}
  </dl>`;
}

/** A value's type and what is said of it; of one that may be null, what is said of it when it is there. */
export function valueOf(schema: Schema): Markup {
  const description =
    schema.description ?? schema.anyOf?.find((inner) => inner.description)?.description;
  const standard = schema.default ?? '';
  return html`<span class="type">${typeOf(schema)}</span> ${prose(description)}
    ${standard === '' ? '' : html`Default: ${literal(standard)}.`}`;
}

function innerObject(schema: Schema): Schema | undefined {
  if (schema.$ref !== undefined) return undefined;
  if (schema.properties) return schema;
  const { items, anyOf = [], oneOf = [] } = schema;
  const inner = [...(items ? [items] : []), ...anyOf, ...oneOf];
  return inner.map(innerObject).find((found) => found !== undefined);
}

function nameOf({ $ref }: Schema): string | null {
  return $ref?.split('/').at(-1) ?? null;
}

function literal(value: unknown): Markup {
  return html`<code>${JSON.stringify(value)}</code>`;
}

function alternatives(types: readonly Markup[]): Markup {
  return html`${types.map((type, index) => (index === 0 ? type : html` or ${type}`))}`;
}

/** JSON Schema's words for any whole number say nothing to a reader. */
function bounds({ minimum, maximum, minLength, maxLength, format }: Schema): string {
  const top = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (format !== undefined) return `, ${format}`;
  if (maxLength !== undefined) return `, ${minLength ?? 0} to ${maxLength} code points`;
  if (minimum === undefined) return '';
  return top === undefined ? `, from ${minimum}` : `, ${minimum} to ${top}`;
}
