import { beforeEach, expect, test } from 'vitest';
import { useToasts } from '../ui/toast/toasts.ts';
import { toastInvalid } from './toast-first-error.ts';

const FIELDS = ['date', 'location', 'recurringDay'];
const wrong = (message: string) => ({ type: 'custom', message });
const shown = () => useToasts.getState().toasts.map(({ description }) => description);

beforeEach(() => useToasts.setState({ toasts: [] }));

test('of several wrong fields the first on the screen is toasted', () => {
  toastInvalid({ recurringDay: wrong('el día'), location: wrong('el lugar') }, FIELDS);
  expect(shown()).toEqual(['el lugar']);
});

test('rules that did not come are toasted though no field is wrong', () => {
  toastInvalid({ root: wrong('sin conexión') }, FIELDS);
  expect(shown()).toEqual(['sin conexión']);
});
