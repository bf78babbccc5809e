import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * A save may end after its screen was left and opened again. It has cleared the draft then, and the form that was
 * opened with that draft is reset to `emptied`.
 */
export function useResetAfterSave<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: { read: () => unknown; clear: () => void },
  saving: boolean,
  emptied: (values: Values) => Values,
): void {
  const wasSaving = useRef(saving);
  useEffect(() => {
    const isSaved = wasSaving.current && !saving && draft.read() === null;
    wasSaving.current = saving;
    if (!isSaved) return;
    form.reset(emptied(form.getValues()), { keepFieldsRef: true });
    draft.clear(); // the reset has stored the empty form
  });
}
