import { expect, test } from 'vitest';
import type { LedgerEntry } from '../money/ledger.ts';
import { shownMoney, type MoneyFacts } from './shown-money.ts';

const NOW = Date.parse('2026-11-13T15:00:00Z');
function match(date: string, startsAt: string, endsAt: string) {
  return { date, startsAt, endsAt };
}
const MATCHES = new Map([
  ['5/11', match('2026-11-05', '2026-11-06T00:00:00.000000Z', '2026-11-06T02:00:00.000000Z')],
  ['12/11', match('2026-11-12', '2026-11-13T00:00:00.000000Z', '2026-11-13T04:00:00.000000Z')],
]);
const NEXT = { matchId: '19/11', startsAt: '2026-11-20T00:00:00.000000Z', date: '2026-11-19' };

const entry = (kind: LedgerEntry['kind'], amount: number, matchId: string | null): LedgerEntry => ({
  entryId: `${kind}-${matchId}`,
  kind,
  amount,
  playerId: 'beto',
  matchId,
  isDeposit: false,
  paidBy: null,
  note: null,
  at: '2026-11-13T00:00:00.000000Z',
  voidedAt: null,
});
const charge = (amount: number, matchId: string | null) => entry('charge', amount, matchId);

function shown(entries: LedgerEntry[], more: Partial<MoneyFacts> = {}) {
  return shownMoney({
    now: NOW,
    timeZone: 'UTC',
    currency: 'ARS',
    entries,
    matches: MATCHES,
    estimate: null,
    prepaid: [],
    payTo: null,
    hasClaimed: false,
    organiser: 'Juan',
    ...more,
  });
}
const sentences = (...of: Parameters<typeof shown>) => shown(...of)?.shown.sentences;

test('a player without money sees none of it', () => {
  expect(shown([])).toBeNull();
});

test('a player reads the own share, and older debts with their days', () => {
  expect(sentences([charge(3500, '12/11')])).toEqual(['Te toca $3.500']);
  expect(sentences([charge(3500, '5/11')])).toEqual(['Te toca $3.500 del jueves 5']);
  expect(sentences([charge(3500, '5/11'), charge(3500, '12/11')])).toEqual([
    'Debés $7.000: $3.500 del jueves 5 y $3.500 del jueves 12.',
  ]);
  expect(sentences([charge(500, null)])).toEqual(['Te toca $500 de antes']);
});

test('a share has no day for 48 hours after its match, whose court was rented for four hours', () => {
  const at = (now: string) => sentences([charge(3500, '12/11')], { now: Date.parse(now) });
  expect(at('2026-11-15T03:59:59Z')).toEqual(['Te toca $3.500']);
  expect(at('2026-11-15T04:00:00Z')).toEqual(['Te toca $3.500 del jueves 12']);
});

test('before the accounts are closed the share is an estimate', () => {
  const estimate = { ...NEXT, amounts: [3500], payers: 10 };
  expect(sentences([], { estimate })).toEqual(['≈ $3.500 si son 10']);
  expect(sentences([charge(500, '5/11')], { estimate })).toEqual([
    'Te toca $500 del jueves 5',
    '≈ $3.500 si son 10',
  ]);
});

test('a player who paid the estimate owes nothing, and only what is beyond it is in favour', () => {
  const estimate = { ...NEXT, amounts: [3500], payers: 10 };
  const paid = entry('payment', 3500, '19/11');
  expect(sentences([paid], { estimate })).toEqual(['Estás al día']);
  expect(sentences([paid, entry('payment', 500, null)], { estimate })).toEqual([
    'Tenés $500 a favor',
  ]);
  expect(sentences([charge(3000, '12/11'), entry('payment', 3500, '12/11')])).toEqual([
    'Tenés $500 a favor',
  ]);
  expect(sentences([charge(4000, '12/11'), entry('payment', 3500, '12/11')])).toEqual([
    'Te toca $500',
  ]);
});

test('a player who paid another match in advance still reads older debts', () => {
  const prepaid = [{ playerId: 'beto', matchId: '12/11', amount: 3500 }];
  const entries = [charge(3500, '5/11'), entry('payment', 3500, '12/11')];
  expect(sentences(entries, { prepaid })).toEqual(['Te toca $3.500 del jueves 5']);
});

test('a player who owes nothing reads so, or what is in favour', () => {
  const paid = [charge(3500, '12/11'), entry('payment', 3500, '12/11')];
  expect(sentences(paid)).toEqual(['Estás al día']);
  expect(sentences([...paid, entry('payment', 500, null)])).toEqual(['Tenés $500 a favor']);
});

test('only who owes can say to have paid, and once', () => {
  const owing = [charge(3500, '12/11')];
  expect(shown(owing)).toMatchObject({ due: 3500, shown: { mayClaim: true } });
  expect(shown(owing, { hasClaimed: true })).toMatchObject({
    shown: {
      mayClaim: false,
      sentences: ['Te toca $3.500', 'Avisaste que pagaste. Falta que Juan lo confirme.'],
    },
  });
  const paid = [...owing, entry('payment', 3500, '12/11')];
  expect(shown(paid)).toMatchObject({ due: 0, shown: { mayClaim: false } });
});

test('a changed address says so for seven days', () => {
  const changedOn = (changedAt: string) =>
    shown([charge(1, null)], { payTo: { address: 'potrero.mp', holder: null, changedAt } })?.shown
      .payTo?.changedOn;
  expect(changedOn('2026-11-07T12:00:00.000000Z')).toBe('07/11');
  expect(changedOn('2026-11-06T12:00:00.000000Z')).toBeNull();
});
