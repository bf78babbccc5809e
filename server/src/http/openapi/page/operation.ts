import type { Operation, Parameter, Response } from '../openapi-document.ts';
import { fieldsOf, typeOf, valueOf } from './fields.ts';
import { html, prose, type Markup } from './markup.ts';

export type Listed = { method: string; path: string; operation: Operation };

/** One method of one path, folded up. */
export function operationOf({ method, path, operation }: Listed): Markup {
  const { parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  return html`<details class="panel ${method}" id="${operation.operationId}">
    <summary>
      <span class="method">${method.toUpperCase()}</span> <code>${path}</code>
      <span class="summary">${prose(operation.summary)}</span>
    </summary>
    <p>${prose(operation.description)}</p>
    <p>${operation.security ? '' : 'Public: nobody need be signed in.'}</p>
    ${headed('Parameters', parameters && parametersOf(parameters))}
    ${headed('Body', body && fieldsOf(body))}
    ${headed('Replies', html`<dl class="fields">${Object.entries(responses).map(replyOf)}</dl>`)}
    <p class="problems">Problems: ${Object.entries(responses).map(problemOf)}</p>
  </details> `;
}

function headed(title: string, content: Markup | undefined): Markup | undefined {
  if (!content) return undefined;
  return html`<h3>${title}</h3>
    ${content}`;
}

function parametersOf(parameters: readonly Parameter[]): Markup {
  return html`<dl class="fields">
    ${parameters.map(
      ({ name, in: place, schema, description }) =>
        html`<div>
          <dt><code>${name}</code> <small>${place}</small></dt>
          <dd>${valueOf(description === undefined ? schema : { ...schema, description })}</dd>
        </div> `,
    )}
  </dl>`;
}

function replyOf([status, reply]: [string, Response]): Markup | undefined {
  if (reply.$ref !== undefined) return undefined;
  const contents = Object.entries(reply.content ?? {});
  return html`<div>
    <dt><code>${status}</code></dt>
    <dd>
      ${contents.length === 0 ? 'No body.' : contents.map(contentOf)}
      ${Object.entries(reply.headers ?? {}).map(
        ([name, { description }]) => html`<p><code>${name}</code>: ${prose(description)}</p>`,
      )}
    </dd>
  </div> `;
}

function contentOf([type, { schema }]: [string, Pick<Parameter, 'schema'>]): Markup {
  const { contentSchema } = schema;
  const inside = contentSchema && html` of ${typeOf(contentSchema)}`;
  if (type !== 'application/json') return html`<code>${type}</code>${inside}`;
  return html`<span class="type">${typeOf(schema)}</span>${fieldsOf(schema)}`;
}

function problemOf([status, { $ref }]: [string, Response]): Markup | undefined {
  return $ref === undefined
    ? undefined
    : html`<a class="chip" href="#Problem${status}">${status}</a> `;
}
