import type { GroupPage } from '@picadito/domain';
import { vi } from 'vitest';
import { renderPage } from '../../src/group-link/page/render.tsx';
import { aGroupPage, aPerson, aShownMatch, keyOf, withAnswer } from './a-group-page.ts';

/* These functions render the players' page as text, and read it for the tests. */
export const CODE = 'A'.repeat(22);
const ADDRESS = `https://picadito.test/g/${CODE}`;
export const SITE = { publicUrl: 'https://picadito.test', address: ADDRESS, version: 'v1' };
export const html = (more: Partial<GroupPage> = {}) => {
  vi.stubGlobal('SCRIPT', '/assets/players.js');
  return renderPage(aGroupPage(more), SITE);
};

/** Returns the texts of a page in order, separated by '|'. */
export const textOf = (page: string) =>
  page
    .replaceAll(/<head>.*<\/head>|<input[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|[|\s]*/g, '|');
export const read = (more: Partial<GroupPage> = {}) => textOf(html(more));

/** Returns the values of the attributes `name` and `value` in the text of an element, without missing ones. */
const attributesOf = (text: string) =>
  ['name', 'value'].flatMap((name) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? []);

type Sent = Record<string, string>;
/**
 * Returns the forms of a page: address, hidden fields, and for each label of a button the name and value that it sends.
 */
export const formsOf = (page: string) =>
  [...page.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/g)].map(
    ([, to, inside = '']) => ({
      to,
      fields: Object.fromEntries(
        [...inside.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
          ([, name, value]) => [name, value],
        ),
      ) as Sent,
      buttons: Object.fromEntries(
        [...inside.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
          ([, attributes = '', label]) => [label, attributesOf(attributes)],
        ),
      ) as Record<string, string[]>,
    }),
  );
export const formWith = (page: string, label: string) =>
  formsOf(page).find(({ buttons }) => label in buttons);

export const me = { key: keyOf('Nico'), name: 'Nico' };
export const nico = (
  ...[state, more]: Parameters<typeof aPerson> extends [string, ...infer R] ? R : never
) => aPerson('Nico', state, more);
export const pageOfNico = (...of: Parameters<typeof nico>) => ({
  me,
  next: withAnswer(nico(...of)),
});
export const givenAnswer = {
  match: aShownMatch().key,
  player: me.key,
  answer: 'voy',
  comment: 'llevo "pelota"',
  isForOther: false,
} as const;
export const TEAMS = {
  claro: ['Ana', 'Nico'],
  oscuro: ['Beto', 'Caro'],
  suplente: ['Dani'],
  left: [],
};
