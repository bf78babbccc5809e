import { MESSAGES } from '@picadito/domain';
import { useCreateList } from '../../api/change-lists.ts';
import { useSession } from '../../api/session.ts';
import { readKept } from '../../components/read-kept.ts';
import { useDraftForm } from '../../components/use-draft-form.ts';
import { fieldErrors } from '../../lib/describe-error.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { SCREEN } from '../../lib/failures.ts';
import { toast, toastError } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Name = { name: string };

/** Creates an empty list by its name. */
export function NewList({ onCreated }: { onCreated: (id: string) => void }) {
  const { user } = useSession();
  const createList = useCreateList();
  const { form, formProps, draft } = useDraftForm<Name, Name>({
    uid: user?.uid ?? '',
    name: 'list-name',
    read: (kept) => readKept(kept, { name: '' }),
    loadRules: async () => {
      const { listNameResolver } = await import('../../components/list-name-rules.ts');
      return listNameResolver(MESSAGES.listNameMissingShort);
    },
    save,
  });

  async function save(list: Name): Promise<void> {
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
          action: SCREEN.createList,
          signedOut: MESSAGES.listSignedOut,
        }),
      );
    }
  }

  return (
    <form {...formProps} className="flex flex-col gap-6">
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
