import { GROUP_LINK, type PersonalLinks } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePlayersApart } from '../players/players.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { queryOf } from '../sync/cache/query-of.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { copyLink } from './copy-link.ts';
import { LINK_FAILURES } from './link.ts';
import { useChangePersonalLink } from './link-changes.ts';

/**
 * Shows a folded part with the personal link of each player, which the organiser can copy or replace. The links load
 * once the part is opened.
 */
export function PersonalLinks({ listId }: { listId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center font-display text-d4 tracking-wide">
        El link de cada uno
        <Icon name="down" className="ml-auto" />
      </summary>
      {isOpen && <Links listId={listId} />}
    </details>
  );
}

type Row = PersonalLinks[number] & { name: string };

function Links({ listId }: { listId: string }) {
  const { data: links, isError, refetch } = useQuery(queryOf(GROUP_LINK.personal, { id: listId }));
  const players = usePlayersApart(listId).data;
  const [toChange, setToChange] = useState<Row | null>(null);
  const change = useChangePersonalLink(listId);

  async function changeChosen(): Promise<void> {
    if (!toChange) return;
    try {
      await change.mutateAsync(toChange);
      toast({ title: 'Link cambiado', description: `El que tenía ${toChange.name} ya no anda.` });
    } catch (error) {
      toastError(failureSentence(error, { action: LINK_FAILURES.set }));
    }
    setToChange(null);
  }

  if (isError) return <LoadError onRetry={() => void refetch()}>{LINK_FAILURES.load}</LoadError>;
  if (!links || !players) return <Loading />;
  const rows = links.flatMap((link) => {
    const name = players.find(({ id }) => id === link.playerId)?.name;
    return name === undefined ? [] : [{ ...link, name }];
  });
  return (
    <>
      <p className="text-mute">
        Abre la página con su nombre ya elegido. Mandáselo solo a él: con ese link se contesta por
        él.
      </p>
      <ul className="divide-y-2 divide-raised">
        {rows.map((row) => (
          <PersonalLink key={row.playerId} row={row} onChange={() => setToChange(row)} />
        ))}
      </ul>
      <ConfirmDialog
        open={toChange !== null}
        title="Cambiar su link"
        confirmLabel="Cambiar"
        busy={change.isPending}
        onConfirm={() => void changeChosen()}
        onCancel={() => setToChange(null)}
      >
        <p>El que ya le mandaste a {toChange?.name} deja de andar en el momento.</p>
      </ConfirmDialog>
    </>
  );
}

function PersonalLink({ row: { name, address }, onChange }: { row: Row; onChange: () => void }) {
  const text = useRef<HTMLSpanElement>(null);
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1">
      <span className="min-w-0 grow wrap-anywhere">
        {name}
        <span ref={text} className="sr-only">
          {address}
        </span>
      </span>
      <div className="ml-auto flex flex-wrap gap-x-2">
        <button
          type="button"
          className={TEXT_ACTION}
          onClick={() => void copyLink(address, text.current, `Es el link de ${name}`)}
        >
          <Icon name="copy" />
          Copiar<span className="sr-only"> el link de {name}</span>
        </button>
        <button
          type="button"
          aria-label={`Cambiar su link: ${name}`}
          className={TEXT_ACTION}
          onClick={onChange}
        >
          Cambiar su link
        </button>
      </div>
    </li>
  );
}
