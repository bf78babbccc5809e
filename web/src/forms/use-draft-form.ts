import { type FormEvent, useState, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useSession } from '../identity/session.ts';
import { useAfterPress } from '../lib/use-after-press.ts';
import { useSingleFlight } from '../lib/use-single-flight.ts';
import { draftOf, changedFields } from './draft.ts';

/**
 * Creates a form that loses no input: its values are stored as the draft `name` of the user `uid` until `draft.clear`.
 * A double tap submits it once. An error shows at its field only, and the first wrong field takes the focus.
 * `formProps` are the props of the form element, `submit` submits the form without it. `refuse` shows an error at a
 * field.
 */
export function useDraftForm<Values extends FieldValues, Sent>({
  uid,
  name,
  base,
  read,
  resolver,
  save,
  saving = false,
  emptied,
}: {
  uid: string;
  name: string;
  /**
   * The saved values that the form edits. If given, the draft contains only the differences from them. The object must
   * be stable, because a new object makes the form subscribe again.
   */
  base?: Values;
  /**
   * Returns the initial values of the form, made from the stored draft. The order of the keys is that of the screen.
   */
  read: (stored: unknown) => Values & DefaultValues<Values>;
  resolver: Resolver<Values, unknown, Sent>;
  /** Called with the validated values. `typed` are the values of the fields at submission. */
  save: (sent: Sent, typed: Values) => unknown;
  /** True while a save is running, also a save that began before the user left the screen and opened it again. */
  saving?: boolean;
  /**
   * Returns the values of a form that was opened again during a save, after the save has succeeded. Such a form still
   * has the saved input, although the save has cleared the draft.
   */
  emptied?: (values: Values) => Values;
}) {
  const draft = draftOf(uid, name);
  const [start] = useState(() => read(draft.read()));
  const form = useForm<Values, unknown, Sent>({
    defaultValues: start,
    reValidateMode: 'onSubmit',
    resolver,
  });
  usePersistDraft(form, uid, name, base);

  const wasSaving = useRef(saving);
  useEffect(() => {
    const isSaved = wasSaving.current && !saving && draft.read() === null;
    wasSaving.current = saving;
    if (!isSaved || !emptied) return;
    form.reset(emptied(form.getValues()), { keepFieldsRef: true });
    draft.clear(); // The reset has stored the empty form.
  });

  const submit = useSingleFlight(() => {
    const typed = { ...form.getValues() };
    return form.handleSubmit((sent) => (isShown(uid) ? save(sent, typed) : undefined))();
  });

  const afterPress = useAfterPress();
  /** Shows an error at a field that the user left with the text `typed`, unless the text has changed since. */
  const refuse = async (field: Path<Values>, message: string, typed: string) => {
    await afterPress();
    if (form.getValues(field) === typed) form.setError(field, { message });
  };

  const formProps = {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  return { form, formProps, submit, draft, refuse };
}

/**
 * Tells whether the page still shows the user of the form. Validation may be asynchronous (`storedWhatsapp`), and the
 * input of one user must not be saved for the next user.
 */
function isShown(uid: string): boolean {
  return (useSession.getState().user?.uid ?? '') === uid;
}

/**
 * Stores the values of a form as the user's draft `name` at every change: only the differences from `base` if it is
 * given, otherwise all values.
 */
function usePersistDraft<Values extends FieldValues, Output>(
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
          draftOf(uid, name).store(base ? changedFields(values, base) : values),
      }),
    [form, uid, name, base],
  );
}
