import { DOCUMENTATION, patternOf } from '@picadito/domain';
import type { Document } from '../openapi-document.ts';
import { fieldsOf } from './fields.ts';
import { html, prose, type Markup } from './markup.ts';
import { operationOf } from './operation.ts';

const RIBBON = html`<aside class="demo-ribbon" lang="es" aria-label="Aviso">
  Modo demostración
</aside>`;

/** The contract as a page to read, with neither script nor inline style. */
export function contractPage(document: Document, isDemo: boolean): string {
  const { tags, info, components } = document;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>HTTP contract · Picadito</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        ${isDemo ? RIBBON : ''}
        <header><a class="logo" href="/">PICADITO</a></header>
        <div class="columns">
          <nav aria-label="Contents">
            <ul>
              ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li> `)}
              <li><a href="#schemas">Schemas</a></li>
              <li><a href="#problems">Problems</a></li>
            </ul>
          </nav>
          <main>
            <h1>HTTP contract</h1>
            <p>${prose(info.description)}</p>
            <p>
              <a class="button" href="${patternOf(DOCUMENTATION.document)}"
                >OpenAPI ${document.openapi.slice(0, 3)}</a
              >
            </p>
            ${tags.map((tag) => sectionOf(document, tag))}
            <section id="schemas">
              <h2>Schemas</h2>
              ${Object.entries(components.schemas).map(
                ([name, schema]) =>
                  html`<article class="panel" id="schema-${name}">
                    <h3>${name}</h3>
                    <p>${prose(schema.description)}</p>
                    ${fieldsOf(schema)}
                  </article> `,
              )}
            </section>
            ${problemSection(components)}
          </main>
        </div>
      </body>
    </html> `;
  return page.html;
}

function problemSection({ responses }: Document['components']): Markup {
  return html`<section id="problems">
    <h2>Problems</h2>
    <p>Every error is a <a href="#schema-Problem">Problem</a>.</p>
    <dl class="fields panel">
      ${Object.entries(responses).map(
        ([name, { description }]) =>
          html`<div id="${name}">
            <dt><code>${name.replace('Problem', '')}</code></dt>
            <dd>${prose(description)}</dd>
          </div> `,
      )}
    </dl>
  </section> `;
}

function sectionOf({ paths }: Document, { name, description }: Document['tags'][number]): Markup {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return html`<section id="${name}">
    <h2>${name}</h2>
    <p>${description}</p>
    ${operations.filter(({ operation }) => operation.tags?.includes(name)).map(operationOf)}
  </section> `;
}
