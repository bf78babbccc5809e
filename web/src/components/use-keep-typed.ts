import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf } from '../state/draft.ts';

/** Keeps what is typed in a form as the user's draft `name`, at every change. */
export function useKeepTyped<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  uid: string,
  name: string,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draftOf(uid, name).keep(values),
      }),
    [form, uid, name],
  );
}
