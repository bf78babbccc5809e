import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf } from './draft.ts';
import { changedFields } from './stored-draft.ts';

/**
 * Stores the values of a form as the user's draft `name` at every change: only the differences from `base` if it is
 * given, otherwise all values.
 */
export function usePersistDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  uid: string,
  name: string,
  base?: Values,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          draftOf(uid, name).keep(base ? changedFields(values, base) : values),
      }),
    [form, uid, name, base],
  );
}
