import { MESSAGES } from '@picadito/domain';
import { useCreateList } from '../../players/lists/create-list.ts';
import { useSession } from '../../identity/session.ts';
import { restoreValues } from '../../forms/draft.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { listNameResolver } from '../../players/player-rules.ts';
import { LIST_FAILURES } from '../../players/lists/lists.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';

type Name = { name: string };
const NO_NAME: Name = { name: '' };
const SENTENCES = { action: LIST_FAILURES.create, signedOut: MESSAGES.listSignedOut };
const RESOLVER = listNameResolver(MESSAGES.listNameMissingShort);

/**
 * Form that creates an empty list from a name. `onCreated` is called with the id of the list, unless the user has left
 * the screen.
 */
export function NewList({ onCreated }: { onCreated: (id: string) => void }) {
  const { user } = useSession();
  const { create, isCreating: saving } = useCreateList();
  const isMounted = useIsMounted();
  const { form, formProps, draft } = useDraftForm<Name, Name>({
    uid: user?.uid ?? '',
    name: 'list-name',
    read: (stored) => restoreValues(stored, NO_NAME),
    resolver: RESOLVER,
    save,
    saving,
    emptied: () => NO_NAME,
  });

  async function save(list: Name, typed: Name): Promise<void> {
    if (saving) return;
    if (!user) {
      toastError(MESSAGES.listSignedOut);
      return;
    }
    try {
      const saved = await create(list);
      if (restoreValues(draft.read(), NO_NAME).name === typed.name) draft.clear();
      toast({ title: 'Éxito', description: 'Lista creada correctamente' });
      if (isMounted()) onCreated(saved.id);
    } catch (error) {
      showFailure(error, SENTENCES, (_, message) => {
        form.setError('name', { message }, { shouldFocus: true });
        return true;
      });
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
      <Button type="submit" loading={saving}>
        <Icon name="plus" />
        CREAR LISTA
      </Button>
    </form>
  );
}
