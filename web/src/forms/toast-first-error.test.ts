import { beforeEach, expect, test } from 'vitest';
import { toastStore } from '../ui/toast/toasts.ts';
import { toastFirstError } from './use-draft-form.ts';

const FIELDS = ['date', 'location', 'recurringDay'];
const wrong = (message: string) => ({ type: 'custom', message });
const shown = () => toastStore.getState().toasts.map(({ description }) => description);

beforeEach(() => toastStore.setState({ toasts: [] }));

test('the error of the first invalid field is toasted', () => {
  toastFirstError({ recurringDay: wrong('el día'), location: wrong('el lugar') }, FIELDS);
  expect(shown()).toEqual(['el lugar']);
});
