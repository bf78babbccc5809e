import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastError, toastStore } from './toasts.ts';

const shownToasts = () => toastStore.getState().toasts;

afterEach(() => {
  toastStore.setState({ toasts: [] });
  vi.useRealTimers();
});

test('a toast is shown for 5 seconds by default', () => {
  toast({ title: 'Éxito' });
  expect(shownToasts()).toMatchObject([
    { title: 'Éxito', tone: 'good', duration: 5000, open: true },
  ]);
});

test('a toast that repeats what the screen shows closes after 2 seconds', () => {
  toast({ title: 'Copiado', isEcho: true });
  expect(shownToasts()).toMatchObject([{ duration: 2000 }]);
});

test('only the newest toast is shown', () => {
  toast({ title: 'Uno' });
  toast({ title: 'Dos', tone: 'bad' });
  expect(shownToasts().map((one) => one.title)).toEqual(['Dos']);
});

test('error toasts have one title and one tone, and no end', () => {
  toastError('No se pudo.');
  expect(shownToasts()).toMatchObject([
    { title: 'Error', description: 'No se pudo.', tone: 'bad', duration: Infinity },
  ]);
});

test('a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
  vi.useFakeTimers();
  toast({ title: 'Éxito' });
  dismissToast(shownToasts()[0]?.id ?? -1);
  expect(shownToasts()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(shownToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shownToasts()).toHaveLength(0);
});
