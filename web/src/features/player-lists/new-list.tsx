import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, NAME_MAX, textField } from '@picadito/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCreateList } from '../../api/lists.ts';
import { useSession } from '../../api/session.ts';
import { fieldErrors } from '../../lib/describe-error.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { toast } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const nameForm = z.object({
  name: textField(NAME_MAX, MESSAGES.listNameMissingShort, MESSAGES.nameTooLong),
});

/** Creates an empty list by its name. */
export function NewList({ onCreated }: { onCreated: (id: string) => void }) {
  const { user } = useSession();
  const createList = useCreateList();
  const form = useForm({
    defaultValues: { name: '' },
    reValidateMode: 'onSubmit',
    resolver: zodResolver(nameForm),
  });

  const submit = form.handleSubmit(async (list) => {
    if (!user) {
      fail(MESSAGES.listSignedOut);
      return;
    }
    try {
      const saved = await createList.mutateAsync(list);
      toast({ title: 'Éxito', description: 'Lista creada correctamente' });
      onCreated(saved.id);
    } catch (error) {
      const refused = fieldErrors(error).find(({ path }) => path === 'name');
      if (refused) form.setError('name', { message: refused.message }, { shouldFocus: true });
      fail(
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

function fail(description: string): void {
  toast({ title: 'Error', description, tone: 'bad' });
}
