import { GROUP_LINK, type PlayersList } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '../sync/failure-sentence.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { useHeldNames } from './held.ts';

const FAILED = 'No se pudo soltar el nombre. Probá de nuevo.';

/** Which names are held by devices, and the way to release them; nothing while none is. */
export function HeldNames({ listId }: { listId: PlayersList['id'] }) {
  const client = useQueryClient();
  const rows = useHeldNames(listId).filter(({ devices }) => devices > 0);
  const release = useMutation({
    meta: { failure: FAILED },
    mutationFn: (playerId: string) =>
      http(GROUP_LINK.releaseName, { params: { id: listId, playerId } }),
    onSuccess: (_, playerId) =>
      client.setQueryData(queryKeyOf(GROUP_LINK.devices, { id: listId }), (known) =>
        known?.filter((one) => one.playerId !== playerId),
      ),
  });

  function letGo({ playerId, name }: { playerId: string; name: string }): void {
    release.mutate(playerId, {
      onSuccess: () =>
        toast({ title: 'Nombre suelto', description: `${name} lo elige de nuevo cuando entre.` }),
      onError: (error) => toastError(failureSentence(error, { action: FAILED })),
    });
  }

  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center font-display text-d4 tracking-wide">
        Nombres que ya eligió alguien ({rows.length})
        <Icon name="down" className="ml-auto" />
      </summary>
      <ul className="divide-y-2 divide-raised">
        {rows.map((row) => (
          <li key={row.playerId} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {row.name} <span className="text-sm text-mute">{devicesText(row.devices)}</span>
            </span>
            <button type="button" className={TEXT_ACTION} onClick={() => letGo(row)}>
              Soltar el nombre<span className="sr-only"> de {row.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function devicesText(count: number): string {
  return count === 1 ? 'en 1 celu' : `en ${count} celus`;
}
