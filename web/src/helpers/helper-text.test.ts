import { expect, test } from 'vitest';
import { confirmLabel, expiryText, inviteMessage } from './helper-text.ts';

const ZONE = 'America/Argentina/Buenos_Aires';

test('the button that confirms a helper has the first name', () => {
  expect(confirmLabel({ name: 'Marcos Peña' })).toBe('SÍ, ES MARCOS');
  expect(confirmLabel({ name: 'íñigo' })).toBe('SÍ, ES ÍÑIGO');
  expect(confirmLabel({ name: null })).toBe('SÍ, ES');
});

test('an invitation says until when it works', () => {
  const now = Date.parse('2026-11-26T23:00:00Z');
  expect(expiryText('2026-11-28T23:00:00.000000Z', now, ZONE)).toBe('Vence: sábado 28/11 20:00');
  expect(expiryText('2026-11-27T23:00:00.000000Z', now, ZONE)).toBe('Vence: mañana 20:00');
});

test('the message of an invitation ends with the link, so that chats make it one', () => {
  expect(inviteMessage('Los jueves', 'https://picadito.example/ayudar/abc')).toBe(
    '¿Me ayudás con «Los jueves» en Picadito? Entrá acá y aceptá:\nhttps://picadito.example/ayudar/abc',
  );
});
