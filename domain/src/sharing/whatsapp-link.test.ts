import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTENDANCE_GREETING, chatLink, shareLink } from './whatsapp-link.ts';
import { shareMessage } from './share-message.ts';

const MANY = 10_000;
const anyText = fc.string({ unit: 'binary', maxLength: 24 });
const mixOf = (...parts: string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((chosen) => chosen.join(''));
const anyNumber = mixOf(
  '5',
  '49',
  '11',
  '+',
  ' ',
  '-',
  '(',
  ')',
  '/',
  '?',
  '#',
  '&',
  '@',
  '٣',
  '９',
);
/** Generates texts with characters that could end the text or start another parameter. */
const oddText = mixOf(
  '&text=',
  '#',
  '?',
  '%',
  '%26',
  '+',
  '=',
  '\\',
  '/',
  ';',
  '\n',
  '\r',
  'ñ',
  '⚽',
  '\ud83d',
);

test('a chat link is a number of digits and the greeting', () => {
  expect(chatLink('+54 9 11 5555-1234', ATTENDANCE_GREETING)).toBe(
    'https://wa.me/5491155551234?text=Hola!%20Te%20confirmo%20para%20el%20partido.',
  );
});

test('a share link has no number', () => {
  expect(shareLink('Fecha: 26/11/2026\nÑ & co')).toBe(
    'https://wa.me/?text=Fecha%3A%2026%2F11%2F2026%0A%C3%91%20%26%20co',
  );
});

test('for any text a chat link is on wa.me with digits only and one decodable text', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, anyNumber), fc.oneof(anyText, oddText), (number, text) => {
      const url = new URL(chatLink(number, text));
      expect(url.protocol + url.host).toBe('https:wa.me');
      expect(url.username + url.password).toBe('');
      expect(url.pathname.slice(1)).toBe(
        [...number].filter((each) => '0123456789'.includes(each)).join(''),
      );
      expect([...url.searchParams.keys()]).toEqual(['text']);
      expect(url.searchParams.get('text')).toBe(text.toWellFormed());
      expect(url.hash).toBe('');
    }),
    { numRuns: MANY },
  );
});

test('for any text a share link has exactly one decodable text', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, oddText), (text) => {
      const url = new URL(shareLink(text));
      expect(url.href.startsWith('https://wa.me/?text=')).toBe(true);
      expect([...url.searchParams]).toEqual([['text', text.toWellFormed()]]);
    }),
  );
});

test('for any names and place a shared line-up decodes to the original', () => {
  const player = fc.record({
    name: fc.oneof(anyText, oddText),
    skillLevel: fc.constant('3' as const),
  });
  const team = fc.array(player, { maxLength: 3 });
  const when = { date: '2026-11-26', time: '21:00' };
  fc.assert(
    fc.property(anyText, team, team, team, (location, claro, oscuro, suplente) => {
      const message = shareMessage({ ...when, location, claro, oscuro, suplente }, null);
      const url = new URL(shareLink(message));
      expect(url.origin + url.pathname).toBe('https://wa.me/');
      expect([...url.searchParams]).toEqual([['text', message.toWellFormed()]]);
    }),
    { numRuns: MANY },
  );
});

test('a lone surrogate does not break the link', () => {
  expect(new URL(shareLink('gol \ud83d')).searchParams.get('text')).toBe('gol \ufffd');
});
