import type { WaitingChange } from '@picadito/domain';
import { expect, test } from 'vitest';
import { waitingNews } from '../../components/waiting-news.ts';

const PENDING = { confirmed: false, declined: false };
const COMES = { confirmed: true, declined: false };

function tapOn(name: string): WaitingChange {
  const tap = { id: name, matchId: 'm', playerId: name, name, seen: PENDING, wish: COMES };
  return { kind: 'attendance', ...tap };
}
const teams: WaitingChange = {
  kind: 'teams',
  id: 't',
  matchId: 'm',
  seen: null,
  wish: { claroTeam: [], oscuroTeam: [], suplentes: [], createdBy: 'manual' },
  exist: false,
};

test('one change or several that were sent after all', () => {
  expect(waitingNews({ kind: 'sent', changes: 1 }).description).toBe(
    'Volvió la señal: se mandó el cambio que esperaba.',
  );
  expect(waitingNews({ kind: 'sent', changes: 3 }).description).toBe(
    'Volvió la señal: se mandaron los 3 cambios que esperaban.',
  );
});

test('who was not changed is named, with the reason, long enough to be read', () => {
  const toast = waitingNews({
    kind: 'undone',
    undone: [
      { change: tapOn('Ana'), why: 'changed' },
      { change: teams, why: 'changed' },
      { change: tapOn('Beto'), why: 'missing' },
    ],
  });
  expect(toast.description).toBe(
    'Ana y los equipos: otro dispositivo lo cambió antes, y quedó lo suyo. Beto: ya no está en el partido.',
  );
  expect(toast.duration).toBe(20_000);
});
