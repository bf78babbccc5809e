import { type FormEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useSession } from '../identity/session.ts';
import { useAfterPress } from '../lib/use-after-press.ts';
import { useSingleFlight } from '../lib/use-single-flight.ts';
import { draftOf } from './draft.ts';
import { toastFirstError } from './toast-first-error.ts';
import { usePersistDraft } from './use-persist-draft.ts';

/**
 * A form that loses nothing: input is stored as the draft `name` of the user `uid` until `draft.clear`, and a double
 * tap submits once. `formProps` are those of its <form>.
 */
export function useDraftForm<Values extends FieldValues, Sent>({
  uid,
  name,
  base,
  read,
  resolver,
  save,
}: {
  uid: string;
  name: string;
  /** The stored values that the form edits: the draft then holds only the differences. Must be stable. */
  base?: Values;
  /** The initial values, in the order of the screen, from the stored draft. */
  read: (stored: unknown) => Values & DefaultValues<Values>;
  resolver: Resolver<Values, unknown, Sent>;
  /** `typed`: the values of the fields at submission. */
  save: (sent: Sent, typed: Values) => unknown;
}) {
  const draft = draftOf(uid, name);
  const [start] = useState(() => read(draft.read()));
  const form = useForm<Values, unknown, Sent>({
    defaultValues: start,
    reValidateMode: 'onSubmit',
    resolver,
  });
  usePersistDraft(form, uid, name, base);

  const submit = useSingleFlight(() => {
    const typed = { ...form.getValues() };
    return form.handleSubmit(
      (sent) => (isShown(uid) ? save(sent, typed) : undefined),
      (errors) => toastFirstError(errors, Object.keys(start)),
    )();
  });

  const afterPress = useAfterPress();
  /** Says what is wrong with `typed` in a field that was left, unless it has changed since. */
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
  return { form, formProps, draft, refuse };
}

/** Validation may be asynchronous (`storedWhatsapp`): what one user has submitted must not be saved for the next. */
function isShown(uid: string): boolean {
  return (useSession.getState().user?.uid ?? '') === uid;
}
