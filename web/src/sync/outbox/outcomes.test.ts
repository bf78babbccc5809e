import type { PendingChange } from '@picadito/domain';
import { expect, test } from 'vitest';
import { outboxToast } from './outcomes.ts';

function tapOn(name: string): PendingChange {
  const tap = {
    id: name,
    matchId: 'm',
    playerId: name,
    name,
    base: 'pending',
    target: 'confirmed',
  } as const;
  return { kind: 'attendance', ...tap };
}
const teams: PendingChange = {
  kind: 'teams',
  id: 't',
  matchId: 'm',
  base: null,
  target: { claro: [], oscuro: [], suplente: [], createdBy: 'manual' },
  exist: false,
};

test('the toast of delivered changes says how many there were', () => {
  expect(outboxToast({ kind: 'delivered', changes: 1 }).description).toBe(
    'Volvió la señal: se mandó el cambio que esperaba.',
  );
  expect(outboxToast({ kind: 'delivered', changes: 3 }).description).toBe(
    'Volvió la señal: se mandaron los 3 cambios que esperaban.',
  );
});

test('the toast of a rejected result says that it is about the result', () => {
  const result: PendingChange = {
    kind: 'result',
    id: 'r',
    matchId: 'm',
    base: null,
    target: { claro: 4, oscuro: 3, scorers: [] },
  };
  const rejected = [{ change: result, reason: 'changed' as const }];
  expect(outboxToast({ kind: 'rejected', rejected }).description).toBe(
    'El resultado: otro dispositivo lo cambió antes, y quedó lo suyo.',
  );
});

test('the toast of a question says where the organiser answers it', () => {
  const question = 'Juan ya anotó $3.500 de Beto. ¿Pagó otra vez? Contestalo donde lo anotaste.';
  expect(outboxToast({ kind: 'asked', question }).description).toBe(question);
});

test('the toast of a rejection has the names of the players and the reason, and is an error', () => {
  const toast = outboxToast({
    kind: 'rejected',
    rejected: [
      { change: tapOn('Ana'), reason: 'changed' },
      { change: teams, reason: 'changed' },
      { change: tapOn('Beto'), reason: 'missing' },
    ],
  });
  expect(toast.description).toBe(
    'Ana y los equipos: otro dispositivo lo cambió antes, y quedó lo suyo. Beto: ya no está en el partido.',
  );
  expect(toast.tone).toBe('bad');
});

test('a helper whose help is over reads what was not stored', () => {
  const beto = tapOn('Beto');
  const pay = { do: 'close' } as const;
  const money = { kind: 'money', id: '$', matchId: 'm', listId: 'l', action: pay } as const;
  const toast = outboxToast({
    kind: 'rejected',
    rejected: [
      { change: beto, reason: 'help-over' },
      { change: { ...money, name: 'Ana' }, reason: 'help-over' },
      { change: teams, reason: 'help-over' },
    ],
  });
  expect(toast.description).toBe(
    'Ya no ayudás en esta lista. No se guardó: Beto confirmado, la plata de Ana y los equipos.',
  );
});
