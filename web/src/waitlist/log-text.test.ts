import { expect, test } from 'vitest';
import { originText } from './log-text.ts';

const entry = {
  name: 'Nico',
  source: 'link' as const,
  authorName: null,
  isUndone: false,
  canUndo: true,
  ofDevice: 1,
};

test.each([
  [{ kind: 'usual' }, 'celu de siempre'],
  [{ kind: 'new' }, 'celu nuevo'],
  [{ kind: 'claim', source: 'claim' }, 'otro celu'],
  [{ kind: 'personal' }, 'el link de Nico'],
  [{ kind: 'new', source: 'other', authorName: 'Beto' }, 'lo anotó Beto · celu nuevo'],
  [{ kind: null }, 'por el link'],
  [{ kind: null, source: 'other', authorName: 'Beto' }, 'lo anotó Beto'],
] as const)("in 'Últimas respuestas' the device of %j reads «%s»", (differs, text) => {
  expect(originText({ ...entry, ...differs })).toBe(text);
});
