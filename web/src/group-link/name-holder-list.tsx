import type { PlayersList } from '@picadito/domain';
import { browserTimeZone, A_MINUTE_MS, useNow } from '../lib/clock.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usedText } from './device-text.ts';
import { type NameHolder, useDropDevice, useNameHolders, useReleaseName } from './name-holders.ts';

/**
 * Shows the names that devices own, each with the time of last use of its devices. The organiser can remove one device
 * or release the name. Renders nothing if no device owns a name.
 */
export function NameHolderList({ listId }: { listId: PlayersList['id'] }) {
  const rows = useNameHolders(listId).filter(({ devices }) => devices.length > 0);
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center font-display text-d4 tracking-wide">
        Nombres que ya eligió alguien ({rows.length})
        <Icon name="down" className="ml-auto" />
      </summary>
      <ul className="divide-y-2 divide-raised">
        {rows.map((row) => (
          <NameHolderRow key={row.playerId} listId={listId} row={row} />
        ))}
      </ul>
    </details>
  );
}

function NameHolderRow({ listId, row }: { listId: string; row: NameHolder }) {
  const now = useNow(A_MINUTE_MS);
  const { drop, isPending } = useDropDevice(listId);
  const release = useReleaseName(listId);
  const { name, devices } = row;
  return (
    <li className="py-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 font-bold wrap-anywhere">{name}</span>
        <button type="button" className={TEXT_ACTION} onClick={() => release(row)}>
          Soltar el nombre<span className="sr-only"> de {name}</span>
        </button>
      </div>
      <ul>
        {devices.map(({ claimedAt, usedAt }) => (
          <li key={claimedAt} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-sm text-mute">
              Celu de {name} · {usedText(usedAt, now, browserTimeZone())}
            </span>
            <button
              type="button"
              className={TEXT_ACTION}
              disabled={isPending}
              onClick={() => drop(row, claimedAt)}
            >
              SACAR<span className="sr-only"> el celu de {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
