import { MESSAGES, type PlayersList } from '@picadito/domain';
import { useRenameList } from '../../players/lists/change-lists.ts';
import { restoreValues } from '../../forms/draft.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useMergeStoredValues } from '../../forms/use-merge-stored-values.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { listNameResolver } from '../../players/player-rules.ts';
import { LIST_FAILURES } from '../../players/lists/lists.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { Button, TEXT_ACTION } from '../../ui/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';

type Name = { name: string };
const RESOLVER = listNameResolver(MESSAGES.listNameMissing);

/** Form that renames the list. It is separate from the players, so that the name is saved alone. */
export function RenameList({ uid, list }: { uid: string; list: PlayersList }) {
  const rename = useRenameList(list.id);
  const { form, formProps, draft } = useDraftForm<Name, Name>({
    uid,
    name: `name-of-${list.id}`,
    read: (stored) => restoreValues(stored, { name: list.name }),
    resolver: RESOLVER,
    save,
  });

  useMergeStoredValues(form, draft, { name: list.name });

  const isChanged = form.watch('name') !== list.name;

  function discard(): void {
    form.reset({ name: list.name }, { keepFieldsRef: true });
    draft.clear();
    form.setFocus('name');
  }

  const problem = form.formState.errors.name?.message;

  async function save({ name }: Name, typed: Name): Promise<void> {
    try {
      const saved = await rename.mutateAsync(name);
      toast({ title: 'Éxito', description: 'Lista actualizada correctamente', isEcho: true });
      if (form.getValues('name') !== typed.name) return;
      form.reset({ name: saved.name });
      draft.clear();
    } catch (error) {
      showFailure(error, { action: LIST_FAILURES.rename }, (_, message) => {
        form.setError('name', { message }, { shouldFocus: true });
        return true;
      });
    }
  }

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field label="Nombre de la lista" error={problem}>
        {(aria) => (
          <TextInput
            {...aria}
            {...form.register('name', { onChange: () => form.clearErrors('name') })}
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
      </Field>
      <Button type="submit" variant="ghost" loading={rename.isPending}>
        <Icon name="save" />
        GUARDAR NOMBRE
      </Button>
      {isChanged && !rename.isPending && (
        <button type="button" className={`${TEXT_ACTION} -my-2 self-start`} onClick={discard}>
          <Icon name="undo" />
          Descartar
        </button>
      )}
    </form>
  );
}
