import { MESSAGES, type PlayersList } from '@picadito/domain';
import { ListRow } from '../../players/lists/list-row.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Lets the organiser choose the list to which players are added, or follow a link that creates a list. */
export function ChooseList({
  lists,
  onChoose,
}: {
  lists: PlayersList[];
  onChoose: (id: string) => void;
}) {
  const create = (variant: 'coin' | 'ghost') => (
    <ButtonLink href={paths.createPlayersList} variant={variant}>
      CREAR LISTA
    </ButtonLink>
  );
  if (lists.length === 0) {
    return (
      <EmptyState icon="list" action={create('coin')}>
        {MESSAGES.playerListMissing}
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState icon="list">{MESSAGES.playerListMissing}</EmptyState>
      <ul
        aria-label="Mis Listas"
        className="mb-6 grid grid-cols-1 gap-2 md:grid-cols-2 lg:grid-cols-3"
      >
        {lists.map((list) => (
          <ListRow key={list.id} list={list} onChoose={() => onChoose(list.id)} />
        ))}
      </ul>
      <p className="text-center">{create('ghost')}</p>
    </>
  );
}
