import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf } from './draft.ts';
import { changesOver } from './stored-draft.ts';

/** Keeps what is typed in a form as the user's draft `name`, at every change: all of it, or what differs from `base`. */
export function useKeepTyped<Values extends FieldValues, Output>(
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
          draftOf(uid, name).keep(base ? changesOver(values, base) : values),
      }),
    [form, uid, name, base],
  );
}
