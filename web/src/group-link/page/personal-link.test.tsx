import { expect, test, vi } from 'vitest';
import { renderPage } from './render.tsx';
import { aGroupPage, keyOf } from '../../../testing/players-page/a-group-page.ts';
import {
  CODE,
  formsOf,
  me,
  read,
  SITE,
  textOf,
} from '../../../testing/players-page/rendered-page.ts';

test('the page of a personal link sends answers to that link, and shares the group link', () => {
  vi.stubGlobal('SCRIPT', '/assets/players.js');
  const personal = `/g/${CODE}/${'k'.repeat(22)}`;
  const asked = { kind: 'name-chosen', ...me } as const;
  const page = renderPage(aGroupPage({ asked }), { ...SITE, personal });
  expect(formsOf(page).map(({ to }) => to)).toEqual([`${personal}/answer`]);
  expect(page).toContain(`<meta property="og:url" content="${SITE.address}"/>`);
  expect(page).toContain(`href="/g/${CODE}">No soy yo</a>`);
  expect(page).toContain(`data-path="/g/${CODE}" data-personal="${personal}"`);
  expect(page.slice(0, page.indexOf('<main'))).not.toContain(personal);
});

test('the personal link of a player who is not in the match offers no other name', () => {
  vi.stubGlobal('SCRIPT', '/assets/players.js');
  const sentence = 'No estás en este partido. Avisale a quien organiza.';
  const asked = { kind: 'refused', sentence, given: null } as const;
  const personal = `/g/${CODE}/${'k'.repeat(22)}`;
  const page = textOf(renderPage(aGroupPage({ asked }), { ...SITE, personal }));
  expect(page).toContain(`|${sentence}|`);
  expect(page).not.toContain('¿Quién sos?');
});

test('a phone that owns another name shows that name before it changes', () => {
  const asked = { kind: 'name-chosen', ...me } as const;
  const beto = { key: keyOf('Beto'), name: 'Beto' };
  const sentence = 'Este celu es de Beto: si contestás, pasa a ser de Nico.';
  expect(read({ me: beto, asked })).toContain(`|${sentence}|`);
  expect(read({ me, asked })).not.toContain('Este celu');
});

test('the answer of a browser without a cookie carries the token that becomes its cookie', () => {
  vi.stubGlobal('SCRIPT', '/assets/players.js');
  const token = 't'.repeat(22);
  const page = aGroupPage({ asked: { kind: 'name-chosen', ...me } });
  const fieldsOf = (site: object) => formsOf(renderPage(page, { ...SITE, ...site }))[0]?.fields;
  expect(fieldsOf({ token })).toMatchObject({ player: me.key, token });
  expect(fieldsOf({})).not.toHaveProperty('token');
});
