import { expect, test } from 'vitest';
import { progressText } from './progress-text.ts';

test('three achievements are level 2 at 45 %', () => {
  expect(progressText(450)).toEqual({
    reached: 'Nivel 2 · 450 XP',
    missing: 'Faltan 550 XP para el nivel 3',
    percent: 45,
  });
});

test('a new account is at level 1 with an empty bar', () => {
  expect(progressText(0)).toEqual({
    reached: 'Nivel 1 · 0 XP',
    missing: 'Faltan 400 XP para el nivel 2',
    percent: 0,
  });
});
