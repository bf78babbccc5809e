import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, forgetToasts, toast, toastStore } from '../ui/toast/toasts.ts';
import { announceBadge } from './announce-badge.ts';

const celebrate = vi.hoisted(() => vi.fn());
vi.mock('../moments/celebrate.ts', () => ({ celebrate }));

beforeEach(() => {
  vi.useFakeTimers();
  forgetToasts();
  celebrate.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

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
