import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Resets a form to `emptied` when a save succeeds that began before the user left the screen and opened it again. The
 * reopened form still has the saved input, although the save has cleared the draft.
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
    draft.clear(); // The reset has stored the empty form.
  });
}
