import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * A save may end after its screen was left and opened again. Then it has taken the draft with it, and the form that
 * was opened with that draft goes on as `emptied`.
 */
export function useLateSave<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: { read: () => unknown; clear: () => void },
  saving: boolean,
  emptied: (held: Values) => Values,
): void {
  const wasSaving = useRef(saving);
  useEffect(() => {
    const isSaved = wasSaving.current && !saving && draft.read() === null;
    wasSaving.current = saving;
    if (!isSaved) return;
    form.reset(emptied(form.getValues()), { keepFieldsRef: true });
    draft.clear(); // the reset has kept the empty form
  });
}
