import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { changesOver } from './stored-draft.ts';

/** What another device has stored shows in the fields that nobody has typed in; what is typed stays. */
export function useFollowStored<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: { clear: () => void },
  stored: Values & DefaultValues<Values>,
): void {
  const known = useRef(stored);
  useEffect(() => {
    const before = known.current;
    known.current = stored;
    if (Object.keys(changesOver(stored, before)).length === 0) return;
    const typed = changesOver<FieldValues>(form.getValues(), before);
    form.reset({ ...stored, ...typed }, { keepFieldsRef: true, keepErrors: true });
    if (Object.keys(typed).length === 0) draft.clear(); // the reset has kept it
  });
}
