import { formatTimestampDate, type PlayersList } from '@picadito/domain';
import { Link } from 'wouter';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export function ListRow({ list, onDelete }: { list: PlayersList; onDelete: () => void }) {
  const timeZone = useSession((session) => session.user?.timeZone) ?? browserZone();
  return (
    <li className="bg-raised/40 px-3 pt-3 pb-1">
      <p className="text-lg leading-tight font-bold">{list.name}</p>
      <p className="mt-1 text-sm text-mute tabular-nums">
        {list.playerCount} {list.playerCount === 1 ? 'jugador' : 'jugadores'} · Creada el{' '}
        {formatTimestampDate(list.createdAt, timeZone)}
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
        <button
          type="button"
          aria-label={`Eliminar ${list.name}`}
          className={`${TEXT_ACTION} text-danger`}
          onClick={onDelete}
        >
          <Icon name="trash" />
          Eliminar
        </button>
      </div>
    </li>
  );
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
