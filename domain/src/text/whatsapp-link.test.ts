import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTENDANCE_GREETING, chatLink, shareLink } from './whatsapp-link.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

test('a chat link is a number of digits and the greeting', () => {
  expect(chatLink('+54 9 11 5555-1234', ATTENDANCE_GREETING)).toBe(
    'https://wa.me/5491155551234?text=Hola!%20Te%20confirmo%20para%20el%20partido.',
  );
});

test('a share link names nobody', () => {
  expect(shareLink('Fecha: 26/11/2026\nÑ & co')).toBe(
    'https://wa.me/?text=Fecha%3A%2026%2F11%2F2026%0A%C3%91%20%26%20co',
  );
});

test('whatever is written, a chat link goes to wa.me with digits only and one text that reads back', () => {
  fc.assert(
    fc.property(anyText, anyText, (number, text) => {
      const url = new URL(chatLink(number, text));
      expect(url.protocol + url.host).toBe('https:wa.me');
      expect(url.pathname.slice(1)).toBe(
        [...number].filter((each) => '0123456789'.includes(each)).join(''),
      );
      expect([...url.searchParams.keys()]).toEqual(['text']);
      expect(url.searchParams.get('text')).toBe(text.toWellFormed());
      expect(url.hash).toBe('');
    }),
  );
});

test('whatever is written, a share link carries exactly one text that reads back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const url = new URL(shareLink(text));
      expect(url.href.startsWith('https://wa.me/?text=')).toBe(true);
      expect([...url.searchParams]).toEqual([['text', text]]);
    }),
  );
});

test('half an emoji does not break the link', () => {
  expect(new URL(shareLink('gol \ud83d')).searchParams.get('text')).toBe('gol \ufffd');
});
