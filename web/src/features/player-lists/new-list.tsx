import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, NAME_MAX, textField } from '@picadito/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCreateList } from '../../api/lists.ts';
import { useSession } from '../../api/session.ts';
import { useKeepTyped } from '../../components/use-keep-typed.ts';
import { fieldErrors } from '../../lib/describe-error.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { draftOf } from '../../state/draft.ts';
import { toast, toastError } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const nameForm = z.object({
  name: textField(NAME_MAX, MESSAGES.listNameMissingShort, MESSAGES.nameTooLong),
});

const DRAFT = 'list-name';

function typedName(kept: unknown): string {
  const parsed = z.safeParse(z.object({ name: z.string() }), kept);
  return parsed.success ? parsed.data.name : '';
}

/** Creates an empty list by its name. */
export function NewList({ onCreated }: { onCreated: (id: string) => void }) {
  const { user } = useSession();
  const createList = useCreateList();
  const uid = user?.uid ?? '';
  const draft = draftOf(uid, DRAFT);
  const form = useForm({
    defaultValues: { name: typedName(draft.read()) },
    reValidateMode: 'onSubmit',
    resolver: zodResolver(nameForm),
  });

  useKeepTyped(form, uid, DRAFT);

  const submit = form.handleSubmit(async (list) => {
    if (!user) {
      toastError(MESSAGES.listSignedOut);
      return;
    }
    try {
      const saved = await createList.mutateAsync(list);
      draft.clear();
      toast({ title: 'Éxito', description: 'Lista creada correctamente' });
      onCreated(saved.id);
    } catch (error) {
      const refused = fieldErrors(error).find(({ path }) => path === 'name');
      if (refused) form.setError('name', { message: refused.message }, { shouldFocus: true });
      toastError(
        failureSentence(error, {
          action: 'No se pudo crear la lista. Intentalo nuevamente.',
          signedOut: MESSAGES.listSignedOut,
        }),
      );
    }
  });

  const once = useOneAtATime(submit);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void once(event);
      }}
      className="flex flex-col gap-6"
    >
      <Field label="Nombre de la lista" error={form.formState.errors.name?.message}>
        {(aria) => (
          <TextInput
            {...aria}
            {...form.register('name', { onChange: () => form.clearErrors('name') })}
            autoComplete="off"
            placeholder="Por ejemplo, Los jueves"
          />
        )}
      </Field>
      <Button type="submit" loading={createList.isPending}>
        <Icon name="plus" />
        CREAR LISTA
      </Button>
    </form>
  );
}
