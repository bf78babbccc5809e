import type { EntryReply, MatchMoneyReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMoney, aMoneyRow } from '../../../domain/testing/a-money.ts';
import {
  dayAndMonth,
  debtText,
  entryText,
  missingText,
  olderText,
  reminderText,
  rowText,
  shareNotes,
  shareText,
} from './money-text.ts';

const fifth = { matchId: 'm5', date: '2026-11-05', open: 3500 };
const twelfth = { matchId: 'm12', date: '2026-11-12', open: 3500 };
const monday = { matchId: 'm9', date: '2026-11-09', open: 2000 };

test('the share is an estimate until the accounts are closed', () => {
  expect(shareText(aMoney())).toEqual({ figure: '≈ $3.500', rest: 'si son 10' });
  expect(shareText(aMoney({ isClosed: true }))).toEqual({ figure: '$3.500', rest: 'cada uno' });
  expect(shareText(aMoney({ share: null }))).toBeNull();
});

test.each<[Partial<MatchMoneyReply>, string[]]>([
  [{}, []],
  [{ surplus: 100 }, ['Sobran $100: quedan en la caja.']],
  [{ surplus: -5000, price: 3000 }, ['Faltan $5.000: salen de la caja.']],
  [{ deposit: 10_000, leftToPay: 25_000 }, ['Falta pagar en la cancha: $25.000']],
  [
    { deposit: 40_000, leftToPay: 0 },
    ['La seña es $5.000 más de lo que sale la cancha: salen de la caja.'],
  ],
  [
    {
      share: 4400,
      payerCount: 8,
      surplus: 200,
      players: [aMoneyRow('a', { isExempt: true }), aMoneyRow('b', { isExempt: true })],
    },
    ['Pagan 8 de 10: $4.400 cada uno.', 'Sobran $200: quedan en la caja.'],
  ],
  [
    { payerCount: 0, surplus: -35_000, players: [aMoneyRow('a', { isExempt: true })] },
    ['Hoy no paga nadie: $35.000 salen de la caja.'],
  ],
  [
    { payerCount: 0, players: [aMoneyRow('a', { isAbsent: true })] },
    ['Hoy no paga nadie: $35.000 salen de la caja.'],
  ],
  [
    {
      payerCount: 0,
      paidBy: 'a',
      deposit: 10_000,
      leftToPay: 0,
      players: [aMoneyRow('a', { name: 'Ana', isExempt: true })],
    },
    ['Hoy no paga nadie: Ana queda con $25.000 a favor.'],
  ],
  [{ payerCount: 0, players: [] }, []],
])('what the share leaves out is said: %j', (differs, notes) => {
  expect(shareNotes(aMoney(differs))).toEqual(notes);
});

test('a text says how many have not paid, and how much they owe', () => {
  const rows = ['a', 'b', 'c'].map((id) => aMoneyRow(id));
  expect(missingText(aMoney({ players: rows }))).toBe('Faltan 3: $10.500');
  expect(missingText(aMoney({ players: rows.slice(2) }))).toBe('Falta 1: $3.500');
  expect(missingText(aMoney({ players: [] }))).toBe('No falta nadie.');
});

test('the text about older debts names their days', () => {
  expect(olderText([fifth], 'ARS')).toBe('$3.500 del jueves 5');
  expect(olderText([fifth, twelfth], 'ARS')).toBe('$7.000 de 2 fechas');
  expect(olderText([{ ...fifth, date: null }], 'ARS')).toBe('$3.500 de antes');
  expect(debtText([fifth], 'ARS')).toBe('Debe $3.500 del jueves 5.');
  expect(debtText([fifth, twelfth], 'ARS')).toBe(
    'Debe $7.000: $3.500 del jueves 5 y $3.500 del jueves 12.',
  );
});

test('the reminder has the amount, the days and the address', () => {
  const to = { currency: 'ARS', payTo: 'potrero.mp' } as const;
  expect(reminderText('Beto', [fifth, twelfth], to)).toBe(
    'Hola Beto, quedaron $7.000 (jueves 5 y 12). Alias: potrero.mp. ¡Gracias!',
  );
  expect(reminderText('Beto', [fifth, monday], { ...to, payTo: null })).toBe(
    'Hola Beto, quedaron $5.500 (jueves 5 y lunes 9). ¡Gracias!',
  );
});

test('the reminder has the first name, without the number and the notes of the organiser', () => {
  const to = { currency: 'ARS', payTo: null } as const;
  for (const name of ['Nico 2', 'Nico (debe)', 'Nico Suárez'])
    expect(reminderText(name, [monday], to)).toBe(
      'Hola Nico, quedaron $2.000 (lunes 9). ¡Gracias!',
    );
});

const named = (id: string) => id.toUpperCase();

test.each([
  [{}, 'Falta que pague'],
  [{ paid: 3500, forgiven: 3500, open: 0 }, 'Perdonado: $3.500'],
  [{ paid: 3500, forgiven: 2500, open: 0 }, 'Pagó $1.000 · Perdonado: $2.500'],
  [{ paid: 3500, open: 0, balance: 3500 }, 'Pagó $3.500'],
  [{ paid: 3000, open: 500, balance: 3000 }, 'Pagó $3.000, faltan $500'],
  [{ paid: 3500, open: 0, balance: 4000 }, 'Pagó $3.500 · $500 a favor'],
  [{ charged: 0, open: 0, isExempt: true }, 'No paga'],
  [{ charged: 0, open: 0, isAbsent: true }, 'No vino'],
  [{ charged: 0, open: 0, isChargedAnyway: false }, 'Se bajó tarde'],
  [{ isChargedAnyway: true }, 'Se bajó tarde, paga igual · Falta que pague'],
  [{ charged: 0, open: 0, isGuest: true, hostId: 'nico' }, 'Invitado: paga NICO'],
])('the row of a player says what was paid and what is left: %j', (differs, text) => {
  expect(rowText(aMoneyRow('a', differs), aMoney(), named)).toBe(text);
});

test('the row of somebody who does not play says why the person is there', () => {
  const host = aMoneyRow('a', { isPlaying: false });
  const guest = aMoneyRow('dani', { isGuest: true, hostId: 'a' });
  const left = [host, { ...guest, paysOwn: true }];
  expect(rowText(host, { ...aMoney(), players: [host, guest] }, named)).toBe(
    'No juega: paga por DANI · Falta que pague',
  );
  expect(rowText(host, { ...aMoney(), players: left }, named)).toBe('No jugó · Falta que pague');
});

test('a date in a sentence is day and month', () => {
  expect(dayAndMonth('2026-08-14')).toBe('14/8');
});

function anEntry(differs: Partial<EntryReply>): EntryReply {
  return {
    entryId: 'e',
    kind: 'payment',
    amount: 3500,
    playerId: 'b',
    playerName: 'Beto',
    matchId: null,
    isDeposit: false,
    method: null,
    paidBy: null,
    note: null,
    author: 'Juan',
    at: '2026-11-26T23:00:00.000000Z',
    voidedAt: null,
    voidedBy: null,
    ...differs,
  };
}

const ofPot = { playerId: null, playerName: null, kind: 'expense' } as const;

test.each<[Partial<EntryReply>, string]>([
  [{}, 'Beto pagó $3.500'],
  [{ paidBy: 'nico' }, 'Beto pagó $3.500, de mano de NICO'],
  [{ method: 'cash' }, 'Beto pagó $3.500, en efectivo'],
  [{ method: 'transfer' }, 'Beto pagó $3.500, por transferencia'],
  [{ amount: -500 }, 'Se le devolvieron $500 a Beto'],
  [{ kind: 'charge' }, 'A Beto le tocan $3.500'],
  [{ kind: 'charge', note: 'Dani (invitado)' }, 'A Beto le tocan $3.500 por Dani (invitado)'],
  [{ kind: 'charge', amount: -3500, note: 'Perdonado' }, '$3.500 a favor de Beto (Perdonado)'],
  [{ ...ofPot, matchId: 'm' }, 'Cancha: $3.500'],
  [{ ...ofPot, matchId: 'm', isDeposit: true }, 'Seña: $3.500'],
  [{ ...ofPot, note: 'Pelota' }, 'Gasto: $3.500 (Pelota)'],
  [{ kind: 'expense', matchId: 'm' }, 'Cancha: $3.500, de Beto'],
  [{ ...ofPot, kind: 'box', amount: -200, note: 'Conté y faltaban $200' }, 'Conté y faltaban $200'],
  [{ ...ofPot, kind: 'box', amount: -200 }, 'Conteo: −$200'],
])('a movement says what happened: %j', (differs, text) => {
  expect(entryText(anEntry(differs), 'ARS', named)).toBe(text);
});
