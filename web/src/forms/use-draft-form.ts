import { type FormEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useSession } from '../api/session.ts';
import { useOneAtATime } from '../lib/use-single-flight.ts';
import { draftOf } from './draft.ts';
import { lazyResolver, type LoadRules } from './lazy-resolver.ts';
import { toastInvalid } from './toast-first-error.ts';
import { useKeepTyped } from './use-persist-draft.ts';

/**
 * A form that loses nothing: what is typed is kept as the draft `name` of the user `uid` until `draft.clear`, a double
 * tap sends it once, and its rules are fetched when somebody comes to it. `formProps` are its <form>'s.
 */
export function useDraftForm<Values extends FieldValues, Sent>({
  uid,
  name,
  base,
  read,
  loadRules,
  save,
}: {
  uid: string;
  name: string;
  /** What is there already and is changed here: the draft then holds what differs from it. Must stay the same. */
  base?: Values;
  /** What the fields begin with, in the order of the screen, given what the browser kept. */
  read: (kept: unknown) => Values & DefaultValues<Values>;
  loadRules: LoadRules<Values, Sent>;
  /** `typed` is what the fields held when it was sent. */
  save: (sent: Sent, typed: Values) => unknown;
}) {
  const draft = draftOf(uid, name);
  const [start] = useState(() => read(draft.read()));
  const form = useForm<Values, unknown, Sent>({
    defaultValues: start,
    reValidateMode: 'onSubmit',
    resolver: lazyResolver(loadRules),
  });
  useKeepTyped(form, uid, name, base);

  const submit = useOneAtATime(() => {
    const typed = { ...form.getValues() };
    return form.handleSubmit(
      (sent) => (isShown(uid) ? save(sent, typed) : undefined),
      (errors) => toastInvalid(errors, Object.keys(start)),
    )();
  });

  const formProps = {
    noValidate: true,
    // a failed try is made again by the submission, which also tells the user
    onFocus: () => void loadRules().catch(() => undefined),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  return { form, formProps, draft };
}

/** Rules take a moment to come: what one user has sent must not be saved for the next. */
function isShown(uid: string): boolean {
  return (useSession.getState().user?.uid ?? '') === uid;
}
