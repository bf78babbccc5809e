import { beforeEach, expect, test } from 'vitest';
import { useToasts } from '../ui/toast/toasts.ts';
import { toastFirstError } from './toast-first-error.ts';

const FIELDS = ['date', 'location', 'recurringDay'];
const wrong = (message: string) => ({ type: 'custom', message });
const shown = () => useToasts.getState().toasts.map(({ description }) => description);

beforeEach(() => useToasts.setState({ toasts: [] }));

test('of several wrong fields the first on the screen is toasted', () => {
  toastFirstError({ recurringDay: wrong('el día'), location: wrong('el lugar') }, FIELDS);
  expect(shown()).toEqual(['el lugar']);
});

test('rules that did not come are toasted though no field is wrong', () => {
  toastFirstError({ root: wrong('sin conexión') }, FIELDS);
  expect(shown()).toEqual(['sin conexión']);
});
