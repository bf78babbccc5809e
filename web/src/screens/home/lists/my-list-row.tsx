import { formatTimestampDate, type PlayersList } from '@picadito/domain';
import { Link } from 'wouter';
import { playersText } from '../../../players/players-text.ts';
import { browserTimeZone } from '../../../lib/clock.ts';
import { paths } from '../../../lib/paths.ts';
import { TEXT_ACTION } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isOwn, ownerText } from '../../../helpers/may.ts';

/** Row of a list on home, with links to see and edit the list and a button that deletes one's own. */
export function MyListRow({
  list,
  className,
  onDelete,
}: {
  list: PlayersList;
  className: string;
  onDelete: () => void;
}) {
  return (
    <li className={`bg-raised/40 px-3 pt-3 pb-1 ${className}`}>
      <p className="text-lg leading-tight font-bold">{list.name}</p>
      <p className="mt-1 text-sm text-mute tabular-nums">
        {playersText(list.playerCount)} ·{' '}
        {ownerText(list) ?? `Creada el ${formatTimestampDate(list.createdAt, browserTimeZone())}`}
      </p>
      <div className="-mx-2 flex flex-wrap justify-between">
        <Link
          href={paths.playerList(list.id)}
          aria-label={`Ver ${list.name}`}
          className={TEXT_ACTION}
        >
          <Icon name="eye" />
          Ver
        </Link>
        <Link
          href={paths.editPlayerList(list.id)}
          aria-label={`Editar ${list.name}`}
          className={TEXT_ACTION}
        >
          <Icon name="edit" />
          Editar
        </Link>
        {isOwn(list) && (
          <button
            type="button"
            aria-label={`Eliminar ${list.name}`}
            className={`${TEXT_ACTION} text-danger`}
            onClick={onDelete}
          >
            <Icon name="trash" />
            Eliminar
          </button>
        )}
      </div>
    </li>
  );
}
