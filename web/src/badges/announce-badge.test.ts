import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Badge } from '@picadito/domain';
import { fakeStorage } from '../../testing/fake-window.ts';
import { dismissToast, forgetToasts, toast, toastStore } from '../ui/toast/toasts.ts';
import { announceBadge, announceNewBadges } from './announce-badge.ts';

const celebrate = vi.hoisted(() => vi.fn());
vi.mock('../moments/celebrate.ts', () => ({ celebrate }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
  forgetToasts();
  celebrate.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const badge = (type: Badge['type'], name: string) =>
  ({ type, name, description: 'Se ganó', earnedAt: '2026-11-29T12:00:00.000000Z' }) as Badge;
const FIRST = badge('saque-inicial', 'Saque Inicial');
const TEN = badge('master-convocador', 'Master Convocador');

const shown = () =>
  toastStore.getState().toasts.map(({ title, description }) => ({ title, description }));

test('a badge is celebrated at once and named in a toast, once', () => {
  announceBadge('saque-inicial');
  expect(celebrate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  const own = {
    title: '¡Ganaste un logro!',
    description: 'Saque Inicial: Tu primer partido creado.',
  };
  expect(shown()).toEqual([own]);
  forgetToasts();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([]);
});

test('badges that are earned together share a toast', () => {
  announceBadge('plantel-completo');
  announceBadge('agenda-llena');
  vi.advanceTimersByTime(300);
  expect(shown()).toEqual([
    { title: '¡Ganaste 2 logros!', description: 'Plantel Completo y Agenda Llena.' },
  ]);
});

test('another toast is not replaced at once', () => {
  announceBadge('cita-fija');
  toast({ title: 'Éxito' });
  vi.advanceTimersByTime(2_000);
  expect(shown()).toMatchObject([{ title: 'Éxito' }]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toMatchObject([{ title: '¡Ganaste un logro!' }]);
});

test('an error stays until the organiser has closed it', () => {
  toast({ title: 'Error', tone: 'bad' });
  announceBadge('cita-fija');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toMatchObject([{ title: 'Error' }]);
  dismissToast(toastStore.getState().toasts[0]?.id ?? 0);
  vi.advanceTimersByTime(300);
  expect(shown()).toMatchObject([{ title: '¡Ganaste un logro!' }]);
});

test('a badge that this version does not know is not announced', () => {
  announceBadge('from-the-future');
  vi.advanceTimersByTime(10_000);
  expect(celebrate).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('a badge that was earned while the app was closed is announced at the next look, once', () => {
  announceNewBadges([FIRST]);
  announceNewBadges([TEN, FIRST]);
  announceNewBadges([TEN, FIRST]);
  announceBadge('master-convocador');
  expect(celebrate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  expect(shown()).toEqual([
    { title: '¡Ganaste un logro!', description: 'Master Convocador: Se ganó.' },
  ]);
});

test('a badge that was announced when it was earned is not announced at the next look', () => {
  announceNewBadges([FIRST]);
  announceBadge('master-convocador');
  announceNewBadges([TEN, FIRST]);
  expect(celebrate).toHaveBeenCalledOnce();
});

test('the weekly badge is announced again in another week', () => {
  announceNewBadges([FIRST]);
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
  announceBadge('mvp-semana');
  announceBadge('mvp-semana');
  vi.setSystemTime(new Date('2026-11-27T12:00:00Z'));
  announceBadge('mvp-semana');
  expect(celebrate).toHaveBeenCalledTimes(2);
});
