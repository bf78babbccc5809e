import { expect, test } from 'vitest';
import { actionText, authorText, captainText } from './captain-text.ts';

const BETO = {
  at: '',
  playerId: 'beto',
  name: 'Beto',
  author: 'Nico',
  by: 'captain',
  detail: null,
} as const;

test('the match says who runs it, and whether the link was opened', () => {
  const nico = { playerId: 'nico', name: 'Nico', expiresAt: '' };
  expect(captainText({ ...nico, isOpened: false })).toBe(
    'La lleva Nico (todavía no abrió el link)',
  );
  expect(captainText({ ...nico, isOpened: true })).toBe('La lleva Nico');
});

test('an action is told with its author and time', () => {
  const told = (['in', 'out', 'guest', 'teams', 'score', 'paid'] as const).map((kind) =>
    actionText({ ...BETO, kind, detail: kind === 'score' ? '5–3' : '$3.500' }),
  );
  expect(told).toEqual([
    'Beto va',
    'Beto no va',
    'Beto va de invitado',
    'Equipos arreglados',
    'Resultado 5–3',
    'Beto pagó $3.500',
  ]);
  expect(actionText({ ...BETO, kind: 'game', detail: 'CLARO le ganó a VERDE' })).toBe(
    'CLARO le ganó a VERDE',
  );
  expect(actionText({ ...BETO, kind: 'game-gone', detail: 'CLARO le ganó a VERDE' })).toBe(
    'Borrado: CLARO le ganó a VERDE',
  );
  expect(authorText({ ...BETO, kind: 'in' }, '21:03')).toBe('lo anotó Nico, capitán · 21:03');
  const byMarcos = { ...BETO, kind: 'in', author: 'Marcos', by: 'helper' } as const;
  expect(authorText(byMarcos, '21:03')).toBe('lo anotó Marcos · 21:03');
});
