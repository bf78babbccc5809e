import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

const STARTS_AT = Date.parse('2026-11-27T00:00:00Z');
const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

function minutesBefore(minutes: number): string {
  vi.useFakeTimers({ now: STARTS_AT - minutes * MINUTE_MS });
  return renderToStaticMarkup(createElement(Countdown, { startsAt: STARTS_AT }));
}

test('the countdown is red, with ¡YA!, in the last hour only', () => {
  expect(minutesBefore(60)).toContain('00D');
  expect(minutesBefore(60)).not.toMatch(/¡YA!|text-danger/);
  expect(minutesBefore(59)).toContain('¡YA!');
  expect(minutesBefore(59)).toContain('text-danger');
});

test('a match is being played from its start on', () => {
  expect(minutesBefore(1)).toContain('faltan 0 días, 0 horas y 1 minuto');
  expect(minutesBefore(0)).toContain('¡Se está jugando!');
});
