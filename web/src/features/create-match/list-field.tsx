import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'wouter';
import { useLists } from '../../api/lists.ts';
import { paths } from '../../lib/paths.ts';
import { useSelectedList } from '../../state/selected-list.ts';
import { Field } from '../../ui/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Select } from '../../ui/select.tsx';
import type { MatchForm } from './match-fields.tsx';
import { startingList } from './match-form.ts';

/** Whose match it is: one of my lists, chosen beforehand where there is no doubt. */
export function ListField({ form }: { form: MatchForm }) {
  const lists = useLists();
  const [selected] = useSelectedList();
  const known = lists.data;
  // Controlled: the value may be known before the options are.
  const { field } = useController({ control: form.control, name: 'listId' });

  useEffect(() => {
    if (!known) return;
    const chosen = form.getValues('listId');
    const start = startingList(known, chosen, selected);
    if (start !== chosen) form.setValue('listId', start);
  }, [known, selected, form]);

  if (lists.isError) {
    return (
      <LoadError onRetry={() => void lists.refetch()}>
        Error al cargar las listas. Por favor intenta de nuevo.
      </LoadError>
    );
  }
  return (
    <Field
      label="Lista de jugadores"
      error={form.formState.errors.listId?.message}
      hint={known?.length === 0 && <NoLists />}
    >
      {(aria) => (
        <Select
          {...aria}
          {...field}
          disabled={!known || known.length === 0}
          onChange={(event) => {
            form.clearErrors('listId');
            field.onChange(event);
          }}
        >
          <option value="">{known ? 'Elegí una lista' : 'Cargando listas...'}</option>
          {known?.map((list) => (
            <option key={list.id} value={list.id}>
              {list.name} ({list.playerCount})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function NoLists() {
  return (
    <>
      No tienes listas de jugadores.{' '}
      <Link
        href={`${paths.createPlayersList}?next=${paths.createMatch}`}
        className="text-cyan underline underline-offset-4"
      >
        Crea una lista primero.
      </Link>
    </>
  );
}
