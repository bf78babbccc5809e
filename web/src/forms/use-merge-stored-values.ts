import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from './draft.ts';

/**
 * When another device saves new values (`stored`), puts them into the fields of a form that the user has not changed.
 * Typed input stays.
 */
export function useMergeStoredValues<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: { clear: () => void },
  stored: Values & DefaultValues<Values>,
): void {
  const latest = useRef(stored);
  useEffect(() => {
    const before = latest.current;
    latest.current = stored;
    if (Object.keys(changedFields(stored, before)).length === 0) return;
    const typed = changedFields<FieldValues>(form.getValues(), before);
    form.reset({ ...stored, ...typed }, { keepFieldsRef: true, keepErrors: true });
    if (Object.keys(typed).length === 0) draft.clear(); // The reset has stored a draft.
  });
}
