import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLists, LIST_FAILURES, useSelectedList, startingList } from './lists.ts';
import { paths } from '../../lib/paths.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TEXT_LINK } from '../../ui/button.tsx';
import { isOwn, ownerText } from '../../helpers/may.ts';

/**
 * Field that selects a list. In the form of a new match it starts with a list if there is an obvious one
 * (`startingList`). An existing match keeps its list, even if the list was deleted. `next` is the path to return to
 * after creating a first list.
 */
export function ListField({
  value,
  error,
  stored,
  next,
  inputRef,
  onChange,
}: {
  /** Id of the selected list, '' for none. */
  value: string;
  error: string | undefined;
  /**
   * Id of the list that an existing match is stored with, null if the list was deleted; undefined if the form is for
   * something new.
   */
  stored?: string | null | undefined;
  next: string;
  inputRef?: (input: HTMLSelectElement | null) => void;
  onChange: (listId: string) => void;
}) {
  const lists = useLists();
  const [selected] = useSelectedList();
  const isNew = stored === undefined;
  // A match stays with its owner, so that the lists of others are only for new matches.
  const known = isNew ? lists.data : lists.data?.filter(isOwn);
  /**
   * True if the selected list no longer exists. No other list is then selected automatically, because the user chose
   * that list on purpose.
   */
  const [isLost, setLost] = useState(false);
  const start =
    known && isNew && !(isLost && value === '') ? startingList(known, value, selected) : value;
  if (!isLost && value !== '' && start === '') setLost(true);

  useEffect(() => {
    if (start !== value) onChange(start);
  });

  if (lists.isError && !known) {
    return <LoadError onRetry={() => void lists.refetch()}>{LIST_FAILURES.load}</LoadError>;
  }
  return (
    <Field
      label="Lista de jugadores"
      error={error}
      hint={isNew ? known?.length === 0 && <NoLists next={next} /> : hintOf(stored, value)}
    >
      {(aria) => (
        <Select
          {...aria}
          ref={inputRef}
          value={value}
          disabled={!known}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{known ? nothingOf(stored) : 'Cargando listas...'}</option>
          {known?.map((list) => (
            <option key={list.id} value={list.id}>
              {[`${list.name} (${list.playerCount})`, ownerText(list)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Returns the label of the option for no list. */
function nothingOf(stored: string | null | undefined): string {
  return stored === null ? 'Sin lista' : 'Elegí una lista';
}

/**
 * Returns the hint below the field of an existing match: what saving the selected list means, or that the match's list
 * was deleted; false if there is none.
 */
function hintOf(stored: string | null, chosen: string): ReactNode {
  if (chosen === (stored ?? '')) {
    return stored === null && 'Su lista se eliminó: el partido sigue con sus invitados.';
  }
  return (
    stored !== null &&
    'Al guardar, los jugadores de la lista anterior pierden su confirmación y su lugar en los equipos.'
  );
}

function NoLists({ next }: { next: string }) {
  return (
    <>
      No tienes listas de jugadores.{' '}
      <Link href={`${paths.createPlayersList}?next=${next}`} className={TEXT_LINK}>
        Crea una lista primero.
      </Link>
    </>
  );
}
