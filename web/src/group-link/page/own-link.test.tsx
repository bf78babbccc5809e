import { expect, test, vi } from 'vitest';
import { renderPage } from './render.tsx';
import { aGroupPage } from './testing/a-group-page.ts';
import { CODE, formsOf, me, SITE } from './testing/rendered-page.ts';

test('a page of a player’s own link answers by it, and leads and is shown to others as that of the group', () => {
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
