import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../sync/http/api-error.ts';
import { toastStore } from '../ui/toast/toasts.ts';
import { showFailure } from './show-failure.ts';

const SENTENCES = { action: 'No se pudo guardar.' };
const refused = (path: string, message: string) =>
  new ApiError(422, JSON.stringify({ code: 'invalid-argument', errors: [{ path, message }] }));

/** Shows a failure in a form that has only a name. Returns the messages at the name, and in toasts. */
function shown(error: unknown) {
  const atName: string[] = [];
  showFailure(error, SENTENCES, (path, message) => {
    if (path === 'name') atName.push(message);
    return path === 'name';
  });
  return { atName, toasts: toastStore.getState().toasts.map(({ description }) => description) };
}

beforeEach(() => toastStore.setState({ toasts: [] }));

test('a reason that a field shows is not repeated by a toast', () => {
  expect(shown(refused('name', 'Es muy largo.'))).toEqual({
    atName: ['Es muy largo.'],
    toasts: [],
  });
});

test('a reason that no field shows is in a toast', () => {
  expect(shown(refused('level', 'Elegí uno.'))).toEqual({ atName: [], toasts: ['Elegí uno.'] });
  expect(shown(new ApiError(503, ''))).toEqual({ atName: [], toasts: ['No se pudo guardar.'] });
});
